"""What canastas an action completes, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.advice import Advice
from canasta_qt.engine.score.scoring import canasta_bonus
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld, TakePile
from canasta_qt.engine.state.melds import Meld, grown, make_meld
from canasta_qt.translate import translate
from canasta_qt.wording.advice.texts import COMPLETES, COMPLETES_SOME
from canasta_qt.wording.cards import number_word, point_count


def canastas_completed(advice: Advice) -> str:
    """Name the canastas an action completes with their bonus; else nothing.

    Where a bonus is paid only to who goes out, its number would not be true.
    """
    position = advice.observation.position
    completed = list(_completed(advice))
    bonus = sum(canasta_bonus(position, meld, out=False)[1] for meld in completed)
    if not completed or not bonus:
        return ""
    kind = completed[0].kind
    if len(completed) > 1:
        words = translate("advice", COMPLETES_SOME)
        number = number_word(len(completed))
        return words.format(number=number, bonus=point_count(bonus))
    assert kind is not None  # it is a canasta
    return translate("advice", COMPLETES[kind]).format(bonus=point_count(bonus))


def _completed(advice: Advice) -> Iterator[Meld]:
    """The melds that become canastas by the plays of an action, as they lie then."""
    action, observation = advice.action, advice.observation
    if not isinstance(action, LayDown | TakePile):
        return
    points = observation.position.terms.points
    melds = list(observation.position.melds[observation.side])
    before = [meld.canasta for meld in melds]
    for play in action.plays:
        if isinstance(play, NewMeld):
            melds.append(make_meld(play.cards, points))
            before.append(False)
        elif isinstance(play, AddToMeld) and play.meld < len(melds):
            melds[play.meld] = grown(melds[play.meld], play.cards, points)
    for meld, was in zip(melds, before, strict=True):
        if meld.canasta and not was:
            yield meld
