"""Content of the advice card: action, certainty, and reasons.

The list of moves shows the points of compared actions, not the card.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_qt.advice import Advice, AdviceReason, Mistake
from canasta_qt.cards import Card
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import cards_of_action
from canasta_qt.translate import tr
from canasta_qt.wording.advice import comparison, sentences, texts, visible_facts
from canasta_qt.wording.advice.action_text import action_text, move_label
from canasta_qt.wording.advice.past_action import past_action_text
from canasta_qt.wording.advice.visible_facts import is_pile_never_taken
from canasta_qt.wording.player_names import PlayerNames

_MAX_REASONS: Final = 3
"""Largest number of reasons on a card."""


class Tone(StrEnum):
    """Whether a reason is in favour of its cards or against them; shown as a symbol."""

    PLAIN = "plain"
    SAFE = "safe"
    WARN = "warn"
    FROZEN = "frozen"


@dataclass(frozen=True, slots=True)
class CardReason:
    """A reason as a sentence, and the cards that it is about."""

    text: str
    cards: tuple[Card, ...] = ()
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class CardHead:
    """An action in words, with how certain the advice is or what the action costs."""

    action_text: str
    verdict: str
    title: str = ""
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class AdviceCard:
    """Advice in words.

    `heads` has the advised action, or the played action and the better one.
    """

    lead_text: str
    """The advice as a sentence for the status line."""
    heads: tuple[CardHead, ...]
    reasons: tuple[CardReason, ...]
    equal_moves_text: str = ""
    """A sentence on another action that is equally good; empty for none."""
    is_comparison: bool = False
    """Whether other moves were evaluated, so that a list of them can be opened."""
    last_turn_length: int = 0
    """Number of reasons about the last turn of the player, which are the first ones;
    without room for all of these, the last ones of them are shown."""

    @property
    def spoken_text(self) -> str:
        """The complete text of the card, for screen readers."""
        verdicts = [f"{head.verdict}." for head in self.heads if head.verdict]
        reasons = [reason.text for reason in self.reasons]
        return " ".join(
            filter(None, [self.lead_text, *verdicts, *reasons, self.equal_moves_text])
        )


_STOP_TEXT: Final = AdviceReason.STOP_THE_PILE.value
_FREEZES: Final = AdviceReason.FREEZE_THE_PILE.value
_SAFE_TEXT: Final = AdviceReason.SAFE_DISCARD.value
_HAND_PENALTY_TEXT: Final = AdviceReason.HAND_TOO_HEAVY.value
_TONES: Final = {
    _STOP_TEXT.usual: Tone.SAFE,
    _SAFE_TEXT.usual: Tone.SAFE,
    _SAFE_TEXT.for_reader: Tone.SAFE,
    texts.SAFE_THOUGH_HELD_TEXT.usual: Tone.SAFE,
    texts.SAFE_THOUGH_HELD_TEXT.for_reader: Tone.SAFE,
    texts.CANNOT_TAKE_TEXT.usual: Tone.SAFE,
    texts.CANNOT_TAKE_TEXT.for_reader: Tone.SAFE,
    _FREEZES.usual: Tone.FROZEN,
    texts.FROZEN_PILE_TEXT: Tone.FROZEN,
    AdviceReason.LEAST_LOSS.value.usual: Tone.WARN,
    texts.PAIR_RISK_TEXT: Tone.WARN,
    texts.OPENING_RISK_TEXT: Tone.WARN,
    texts.BLOCKER_KEPT_TEXT: Tone.WARN,
    texts.BETTER_HAND_TEXT: Tone.WARN,
    texts.GIVEN_PILE_TEXT: Tone.WARN,
    texts.GIVEN_PILE_FOR_HAND_TEXT: Tone.WARN,
    _HAND_PENALTY_TEXT.usual: Tone.WARN,
    _HAND_PENALTY_TEXT.for_reader: Tone.WARN,
}
"""Tone of a discard, by the source string of its reason."""


def hint_card(
    advice: Advice, people: PlayerNames, *, brief: bool = False
) -> AdviceCard:
    """Return the card of a hint.

    With `brief` it has only one reason, and why an obvious action is not advised,
    unless the advised discard helps an opponent.
    """
    observation = advice.observation
    verdict, equal = ("", "") if brief else _verdict(advice)
    reasons = tuple(_reasons(advice, people))
    if brief:
        # if the card helps an opponent, a label says so, and the reason answers it;
        # else the reason against the obvious action is most useful
        helping = visible_facts.is_helping(advice)
        instead = () if helping else _reason_why_not(advice, people)
        reasons = (*instead, *reasons[:1])
    return AdviceCard(
        action_text(advice.action, observation, "do"),
        (CardHead(move_label(advice.action, observation), verdict),),
        reasons[:_MAX_REASONS],
        equal,
        is_comparison=len(advice.candidates) > 1 and not brief,
    )


def review_card(mistake: Mistake, people: PlayerNames) -> AdviceCard:
    """Return the card for a mistake, with the played and the better action."""
    advice = mistake.advice
    observation, better = advice.observation, advice.action
    played = CardHead(
        move_label(mistake.played_action, observation, better),
        sentences.cost_words(mistake.cost),
        tr("You played"),
        cards_of_action(mistake.played_action),
    )
    instead = CardHead(
        move_label(better, observation, mistake.played_action),
        "",
        tr("Better"),
        cards_of_action(better),
    )
    reasons = list(_shortcomings(mistake, people))
    done = action_text(mistake.played_action, observation, "done", better)
    lead = f"{done} {sentences.better_words(mistake)}"
    return AdviceCard(lead, (played, instead), tuple(reasons[:_MAX_REASONS]))


def explanation_card(
    seat: int, turns: tuple[tuple[Advice, ...], ...], people: PlayerNames
) -> AdviceCard:
    """Return the card that explains the last turns of a seat, the latest turn first."""
    reasons: list[CardReason] = []
    last_turn_length = 0
    for number, turn in enumerate(reversed(turns)):
        before = tr("Previous turn:") if number else ""
        for advice in turn:
            observation = advice.observation
            if isinstance(advice.action, actions.Draw) and is_pile_never_taken(
                observation
            ):
                continue  # a forced action needs no reason
            reason = sentences.reason_words(advice, people)
            compared = comparison.comparison_text(advice)
            deed = past_action_text(advice.action, observation, people)
            told = filter(None, (before, deed, reason, compared))
            reasons.append(CardReason(" ".join(told), cards_of_action(advice.action)))
            before = ""
        last_turn_length = last_turn_length or len(reasons)
    if not reasons:
        idle = tr("{name} has not played in this round yet.")
        idle = idle.format(name=people.name(seat))
        return AdviceCard(idle, (), ())
    heading = tr("Why did {name} do that?")
    heading = heading.format(name=people.name(seat))
    head = CardHead(heading, "")
    return AdviceCard(
        heading, (head,), tuple(reasons), last_turn_length=last_turn_length
    )


def _shortcomings(mistake: Mistake, people: PlayerNames) -> Iterator[CardReason]:
    """Yield the faults of the played action, then the reasons for the better one."""
    advice, played = mistake.advice, mistake.played_action
    own = cards_of_action(advice.action)
    wrong = visible_facts.opponents_meld_words(advice.observation, played, people)
    if wrong:
        yield CardReason(wrong, cards_of_action(played), Tone.WARN)
    differs = sentences.difference_words(mistake)
    if differs:
        yield CardReason(differs, own)
    if sentences.is_reason_about_decision(mistake):
        yield from _decisive_fact(advice, people)
        found = visible_facts.visible_facts(advice, people)
        both_take = isinstance(played, actions.TakePile)
        about = own if both_take else (None, *own)
        yield from (_fact(it) for it in found if it.card in about)
        yield from _cost(advice)
    elif isinstance(played, actions.AskPartner):
        yield CardReason(tr("Playing on is better than going out now."))
    gain, _ = comparison.cause_texts(
        advice, played, mistake.feature_losses, -mistake.cost
    )
    if gain:
        yield CardReason(gain, own)


def _verdict(advice: Advice) -> tuple[str, str]:
    """Return how certain the advice is, and a sentence on an equally good action; both
    may be empty."""
    found = comparison.best_alternative(advice)
    if found is None:
        return sentences.only_choice_text(advice).removesuffix("."), ""
    gap, error = comparison.points_difference(*found)
    if -gap > 2 * error:
        return tr("Clearly the best move"), ""
    if -gap > error:
        return tr("Probably the best move"), ""
    return (tr("A close decision"), comparison.comparison_text(advice))


def _reasons(advice: Advice, people: PlayerNames) -> Iterator[CardReason]:
    """Yield the reasons for the advised action, and what the action costs."""
    yield from _decisive_fact(advice, people)
    yield from _reason_why_not(advice, people)
    known = list(visible_facts.visible_facts(advice, people))
    worse = visible_facts.worse_discard(advice, people)
    known += [worse] if worse is not None and worse not in known else []
    yield from map(_fact, known)
    yield from _cost(advice)


def _decisive_fact(advice: Advice, people: PlayerNames) -> Iterator[CardReason]:
    """Yield the decisive fact for the advised action, if there is one."""
    ground = sentences.deciding_fact_text(advice, people)
    if ground:
        tone = _TONES.get(sentences.reason_source(advice, people), Tone.PLAIN)
        yield CardReason(ground, cards_of_action(advice.action) or _top(advice), tone)


def _fact(fact: visible_facts.VisibleFact) -> CardReason:
    if fact.card is None:
        return CardReason(fact.text)
    tone = Tone.WARN if fact.fits_opponents_meld else Tone.SAFE
    return CardReason(fact.text, (fact.card,), tone)


def _cost(advice: Advice) -> Iterator[CardReason]:
    """Yield what the advised action costs, if anything."""
    cost = comparison.cost_words(advice)
    if cost:
        yield CardReason(cost, cards_of_action(advice.action), Tone.WARN)


def _reason_why_not(advice: Advice, people: PlayerNames) -> Iterator[CardReason]:
    """Yield why an obvious action is not advised, unless the reason for the advised
    discard already says that a three is kept."""
    why_not = comparison.why_not_words(advice)
    if why_not is None:
        return
    said, action = why_not
    keeps = sentences.reason_source(advice, people) == texts.BLOCKER_KEPT_TEXT
    if not (keeps and isinstance(action, actions.Discard)):
        yield CardReason(said, cards_of_action(action))


def _top(advice: Advice) -> tuple[Card, ...]:
    """Return the top card of the pile if the reason says why the pile is not taken;
    otherwise ()."""
    pile = advice.observation.position.pile
    spoken_of = advice.explanation.reason in visible_facts.PILE_NOT_TAKEN_TEXT
    return (pile[-1],) if pile and spoken_of else ()
