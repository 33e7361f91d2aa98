"""An action as advice says it: `Take the pile with your two eights`, `Discard 9♣`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from canasta_qt.advice import Advice
from canasta_qt.cards import NATURAL_RANKS, Card, rank_of
from canasta_qt.engine.scoring import canasta_bonus
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import RUN, Meld, grown, make_meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.translate import capital, enumerate_words, tr, translate
from canasta_qt.wording.advice.texts import COMPLETES, COMPLETES_SOME
from canasta_qt.wording.cards import (
    card_count,
    card_in_sentence,
    cards_phrase,
    number_word,
    point_count,
)
from canasta_qt.wording.log.turn_text import meld_phrase
from canasta_qt.wording.rich_text import plain, runs_of
from canasta_qt.wording.table.labels import meld_name


@dataclass(frozen=True, slots=True)
class Verb:
    """What is to be done, and the same of what has been done."""

    do: str
    done: str


_PLAIN: Final[dict[type[actions.Action], Verb]] = {
    actions.Draw: Verb(tr("draw"), tr("drew")),
    actions.AskPartner: Verb(
        tr("ask the partner whether to go out"),
        tr("asked the partner whether to go out"),
    ),
    actions.Float: Verb(
        tr("end the turn without a discard"), tr("ended the turn without a discard")
    ),
    actions.Declare: Verb(tr("lay the whole hand"), tr("laid the whole hand")),
}
_DISCARD: Final = Verb(tr("discard {card}"), tr("discarded {card}"))
_YES: Final = Verb(tr("answer yes"), tr("answered yes"))
_NO: Final = Verb(tr("answer no"), tr("answered no"))
_FIRST: Final = Verb(tr("keep the first packet"), tr("kept the first packet"))
_SECOND: Final = Verb(tr("keep the second packet"), tr("kept the second packet"))
_LIFT: Final = Verb(tr("lift {cards}"), tr("lifted {cards}"))
_TAKE_ONTO: Final = Verb(
    tr("add {card} to the {meld} and take the pile"),
    tr("added {card} to the {meld} and took the pile"),
)
_TAKE_WITH: Final = Verb(
    tr("take the pile with {cards}"), tr("took the pile with {cards}")
)
_JOIN: Final = Verb(
    tr("join the two melds of {cards}"), tr("joined the two melds of {cards}")
)
_ADD: Final = Verb(tr("add {cards}"), tr("added {cards}"))
_LAY: Final = Verb(tr("lay {cards}"), tr("laid {cards}"))


def _verb(verb: Verb, *, done: bool) -> str:
    words = verb.done if done else verb.do
    return translate("", words)


def deed_words(
    action: actions.Action, observation: Observation, *, done: bool = False
) -> str:
    """Word what is to be done, or was, with a capital and without a full stop."""
    return capital(deed_inner(action, observation, done=done))


def deed_inner(
    action: actions.Action, observation: Observation, *, done: bool = False
) -> str:
    """Return it as part of a sentence: `discard 9♣`; `discarded 9♣` if done."""
    match action:
        case actions.TakePile(plays):
            return _taking(plays, observation, done=done)
        case actions.LayDown(plays):
            return _laying(plays, observation, done=done)
        case actions.Discard(card):
            return _verb(_DISCARD, done=done).format(card=card_in_sentence(card))
        case actions.Answer(yes):
            return _verb(_YES if yes else _NO, done=done)
        case actions.KeepPacket(packet):
            return _verb(_FIRST if packet == 1 else _SECOND, done=done)
        case actions.Lift(count):
            return _verb(_LIFT, done=done).format(cards=card_count(count))
        case (
            actions.Draw() | actions.AskPartner() | actions.Float() | actions.Declare()
        ):
            return _verb(_PLAIN[type(action)], done=done)
        case _:
            assert_never(action)


def deed_beside(
    action: actions.Action,
    other: actions.Action,
    observation: Observation,
    *,
    done: bool = False,
) -> str:
    """Return it as part of a sentence about another action done instead."""
    words = deed_inner(action, observation, done=done)
    if isinstance(action, actions.Discard) and isinstance(other, actions.LayDown):
        return translate("advice", "{deed} at once").format(deed=words)
    return words


def same_deed(
    one: actions.Action, other: actions.Action, observation: Observation
) -> bool:
    """Return whether two actions come to the same for the player.

    Suits matter only where there are sequences, and never for threes and wild cards.
    """
    if one == other:
        return True
    if isinstance(one, actions.Discard) and isinstance(other, actions.Discard):
        rank = rank_of(one.card)
        suits = observation.position.terms.melds.sequences and rank < NATURAL_RANKS
        return rank == rank_of(other.card) and not suits
    return deed_inner(one, observation) == deed_inner(other, observation)


def _taking(
    plays: tuple[actions.MeldPlay, ...], observation: Observation, *, done: bool
) -> str:
    first, *others = plays
    own = hand_cards(first, observation)
    if not own:
        card = card_in_sentence(observation.position.pile[-1])
        words = _verb(_TAKE_ONTO, done=done).format(
            card=card, meld=_meld_of(first, observation)
        )
    else:
        words = _verb(_TAKE_WITH, done=done).format(cards=cards_phrase(own))
    if not others:
        return words
    return _then(words, _laying(tuple(others), observation, done=done))


def hand_cards(first: actions.MeldPlay, observation: Observation) -> tuple[Card, ...]:
    """The cards of the first play of a take that come from the hand."""
    cards = actions.cards_in([first])
    top = observation.position.pile[-1]
    if top in cards:
        cards.remove(top)
    return tuple(cards)


def _then(first: str, second: str) -> str:
    return translate("advice", "{first}, then {second}").format(
        first=first, second=second
    )


def _laying(
    plays: tuple[actions.MeldPlay, ...], observation: Observation, *, done: bool
) -> str:
    """Word plays by kind: `lay three kings and two tens with a two, then add …`."""
    laid: list[str] = []
    added: dict[tuple[int, str], list[Card]] = {}
    joined: list[str] = []
    for play in plays:
        match play:
            case actions.NewMeld(cards):
                laid.append(_phrase(cards))
            case actions.AddToMeld(meld, cards):
                added.setdefault((meld, _meld_of(play, observation)), []).extend(cards)
            case actions.JoinMelds(meld):
                joined.append(
                    meld_name(observation.position.melds[observation.side][meld])
                )
            case _:
                assert_never(play)
    to_meld = translate("advice", "{cards} to the {meld}")
    additions = [
        to_meld.format(cards=_added_cards(meld, cards, observation), meld=name)
        for (meld, name), cards in added.items()
    ]
    words = ""
    for source, groups in ((_JOIN, joined), (_ADD, additions), (_LAY, laid)):
        if groups:
            said = _verb(source, done=done).format(cards=enumerate_words(groups))
            words = _then(said, words) if words else said
    return words


def _added_cards(meld: int, cards: list[Card], observation: Observation) -> str:
    """Name cards that are added: by rank, to a sequence each by its sign."""
    melds = observation.position.melds[observation.side]
    if meld < len(melds) and melds[meld].form == RUN:
        return enumerate_words([card_in_sentence(card) for card in sorted(cards)])
    return cards_phrase(cards)


def _meld_of(play: actions.MeldPlay, observation: Observation) -> str:
    """Name the meld a play adds to; one of the same act has no name yet."""
    melds = observation.position.melds[observation.side]
    if isinstance(play, actions.AddToMeld) and play.meld < len(melds):
        return meld_name(melds[play.meld])
    return translate("advice", "new meld")


def _phrase(cards: tuple[Card, ...]) -> str:
    return plain(runs_of(meld_phrase(cards)))


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
        words = translate("", COMPLETES_SOME)
        number = number_word(len(completed))
        return words.format(number=number, bonus=point_count(bonus))
    assert kind is not None  # it is a canasta
    return translate("", COMPLETES[kind]).format(bonus=point_count(bonus))


def _completed(advice: Advice) -> Iterator[Meld]:
    """The melds that become canastas by the plays of an action, as they lie then."""
    action, observation = advice.action, advice.observation
    if not isinstance(action, actions.LayDown | actions.TakePile):
        return
    points = observation.position.terms.points
    melds = list(observation.position.melds[observation.side])
    before = [meld.canasta for meld in melds]
    for play in action.plays:
        if isinstance(play, actions.NewMeld):
            melds.append(make_meld(play.cards, points))
            before.append(False)
        elif isinstance(play, actions.AddToMeld) and play.meld < len(melds):
            melds[play.meld] = grown(melds[play.meld], play.cards, points)
    for meld, was in zip(melds, before, strict=True):
        if meld.canasta and not was:
            yield meld
