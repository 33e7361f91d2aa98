"""Texts on the table: drop targets, staged cards, pile, ways to take the pile, speech
bubbles."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import BLACK3, DEUCE, JOKER, Rank, is_wild, rank_of
from canasta_qt.engine.moves.taking_pile import pile_refusal
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.facts import (
    is_top_blocked,
    melded_points,
    melded_score,
    opening_minimum,
)
from canasta_qt.engine.state.melds import RUN, THREES, WILDS, Meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Draft, DropAction, Place, Prompt, TakeChoice, Target
from canasta_qt.rules.values import InitialCondition, PileAccess
from canasta_qt.translate import capitalize, join_with_or, mark, number_text, tr, tr_n
from canasta_qt.wording.cards import (
    card_sign,
    cards_phrase,
    count_of_rank,
    minimum_words,
    rank_name,
    rank_plural,
    sequence_name,
    sequence_range,
    signs_phrase,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.refusals import refusal_sentence, refusal_words
from canasta_qt.wording.table.sequence_ends import added_cards_text

_WILD: Final = {DEUCE, JOKER}
_CANASTA_KINDS: Final = {
    "natural": mark("Natural"),
    "mixed": mark("Mixed"),
    "red": mark("Red"),
    "black": mark("Black"),
    "sequence": mark("Sequence"),
    "wild": mark("Wild"),
}

_COMPLETION_TEXTS: Final = {
    "natural": mark("Complete a natural canasta"),
    "mixed": mark("Complete a mixed canasta"),
    "red": mark("Complete a red canasta"),
    "black": mark("Complete a black canasta"),
    "sequence": mark("Complete a sequence canasta"),
    "wild": mark("Complete a wild canasta"),
}


def canasta_words(kind: str) -> str:
    """Return the text on the badge of a canasta: `Natural`, `Mixed`."""
    return tr(_CANASTA_KINDS[kind])


def tray_title(draft: Draft, drop: Target | None = None) -> str:
    """Return whether the staged cards can be melded; if not, what is missing.

    `drop` is the place below dragged cards, if a drop there changes the total.
    """
    if draft.takes_pile:
        return tr("Taking the pile", "short")
    refused = draft.refusal
    if drop is not None:
        if drop.can_be_melded:
            refused = None
        elif drop.points < drop.opening_minimum:
            refused = Refusal(Reason.OPENING_TOO_SMALL)
    if refused is None:
        return tr("Ready to meld")
    if refused.reason is Reason.OPENING_TOO_SMALL:
        return capitalize(tr("not enough to open"))
    return capitalize(refusal_words(refused))


def missing_for_meld(draft: Draft, selection_target: Target | None = None) -> str:
    """Return what the staged cards lack: `5 short. For example, add 2♣.`

    If the selected cards could be dropped at `selection_target`, these cards are
    counted as well. A refusal that is the title of the tray is not repeated.
    """
    if not draft.groups:
        return ""
    if selection_target is not None:
        return tr("With the selected cards: {points} of {need}.").format(
            points=number_text(selection_target.points),
            need=number_text(selection_target.opening_minimum),
        )
    if draft.points < draft.opening_minimum:
        more = number_text(draft.opening_minimum - draft.points)
        ways = join_with_or(_completing_cards(draft))
        if not ways:
            lacks = draft.refusal
            if lacks is not None and lacks.reason is not Reason.OPENING_TOO_SMALL:
                return ""
            return tr("{more} short.").format(more=more)
        return tr("{more} short. For example, add {ways}.").format(more=more, ways=ways)
    if draft.refusal is not None:
        return refusal_sentence(draft.refusal) if draft.takes_pile else ""
    if draft.opening_minimum > 0:
        return tr("Enough to open.")
    return ""


def _completing_cards(draft: Draft) -> list[str]:
    """Return cards of the hand that would make the draft legal: `2♣ to the kings`, `a
    seven`, `three aces`.

    For a wild card the meld is named if there are several melds.
    """
    words: list[str] = []
    for cards, index in draft.completing_cards_and_groups:
        card, rank = cards[0], rank_of(cards[0])
        group = draft.groups[index].cards if index < len(draft.groups) else ()
        of_run = len({rank_of(each) for each in (*group, card)} - _WILD) > 1
        exact = rank == DEUCE or of_run
        word = card_sign(card) if exact else count_of_rank(rank, len(cards), "object")
        if rank in _WILD and group and len(draft.groups) > 1:
            ranks = rank_plural(min(map(rank_of, group)), "after to")
            word = tr("{card} to the {ranks}").format(card=word, ranks=ranks)
        if word not in words:
            words.append(word)
    return words


@dataclass(frozen=True, slots=True)
class PileWords:
    """State of the pile as text: a label on the pile, and below it the reason."""

    label: str = ""
    reason: str = ""
    frozen_for_all: bool = False
    """Whether the pile is frozen for all sides, not only for one; the label is then
    filled."""


def pile_words(observation: Observation, *, looks_on: bool = False) -> PileWords:
    """Return the state of the pile for the observing seat.

    For an onlooker, with `looks_on`, no text says “you”.
    """
    position = observation.position
    rules = position.terms.rules
    if rules.pile_access is PileAccess.NEVER:
        return PileWords(reason=tr("never taken in this game"))
    if position.phase == OVER_PHASE:
        return PileWords()
    if not position.pile:
        return PileWords(reason=_empty_pile_text(observation))
    blocked = _blocker(observation) if is_top_blocked(position) else ""
    if position.frozen or rules.pile_always_frozen:
        reason = blocked or _frozen_pile_text(observation, looks_on=looks_on)
        return PileWords(tr("Frozen"), reason, frozen_for_all=True)
    sides = position.melds if looks_on else (position.melds[observation.side],)
    if not rules.frozen_until_initial or all(sides):
        return PileWords(reason=blocked)
    if looks_on:
        reason = blocked or tr("until a side opens")
    else:
        reason = blocked or tr("until you open")
    return PileWords(tr("Frozen"), reason)


def _empty_pile_text(observation: Observation) -> str:
    """Return why the pile is empty; empty before the first discard of the round.

    Without a history, the pile counts as just taken.
    """
    for event in reversed(observation.history):
        if isinstance(event, events.StockRenewed):
            return tr("now the stock")
        if isinstance(event, events.PileTaken):
            return tr("just taken")
    return "" if observation.history else tr("just taken")


def _frozen_pile_text(observation: Observation, *, looks_on: bool) -> str:
    """Return which cards can take the frozen pile, or why the observing seat cannot
    take it."""
    refused = None if looks_on else pile_refusal(observation.position, observation.seat)
    if refused is None:
        return tr("take it with a natural pair")
    if refused.reason is Reason.OPENING_NOT_FROM_PILE:
        return tr("open from your hand first")
    return refusal_words(refused)


def _blocker(observation: Observation) -> str:
    top = observation.position.pile[-1]
    if is_wild(top):
        return tr("blocked by a wild card")
    if rank_of(top) == BLACK3:
        return tr("blocked by a black three")
    return tr("blocked by a red three")


def meld_name(meld: Meld) -> str:
    """Return the name of a meld: `queens`, `wild cards`, `sequence from 5♠ to 9♠`."""
    if meld.form == WILDS:
        return tr("wild cards")
    if meld.form == THREES:
        return rank_plural(BLACK3)
    if meld.form == RUN:
        return sequence_name(meld.cards[0], meld.cards[-1])
    return rank_plural(meld.rank)


def side_words(observation: Observation, side: int) -> str:
    """Return the state of a side: `360 melded`, `not opened yet`.

    If melds cost points until there is a canasta, it is `−220: no canasta yet`.
    """
    position = observation.position
    if not position.melds[side]:
        return tr("not opened yet")
    points = melded_score(position, side)
    text = tr("{points} melded")
    if points != melded_points(position, side):
        text = tr("{points}: no canasta yet")
    return text.format(points=number_text(points))


def opening_words(observation: Observation, side: int) -> str:
    """Return the requirement of the initial meld of a side: points, or a condition in
    words."""
    return minimum_words(opening_minimum(observation.position, side))


def take_choice_words(choice: TakeChoice, top_rank: Rank) -> str:
    """Return one of several ways to take the pile: `With two eights: a new meld of 3
    cards`."""
    cards = cards_phrase(choice.cards, "after with")
    count = len(choice.cards) + 1
    meld = " ".join(map(card_sign, choice.meld_cards))
    if choice.run_ends is not None or meld:
        run = sequence_range(*choice.run_ends) if choice.run_ends else meld
        if not choice.cards:
            return tr("Only the top card, added to {sequence}").format(sequence=run)
        return tr("With {cards}: added to {sequence}").format(cards=cards, sequence=run)
    ranks = rank_plural(top_rank, "after to")
    if not choice.cards:
        text = tr("Only the top card, added to your {ranks}")
        return text.format(ranks=ranks)
    if choice.meld_index is not None:
        text = tr("With {cards}: added to your {ranks}")
        return text.format(cards=cards, ranks=ranks)
    text = tr_n("With {cards}: a new meld of %n card(s)", count)
    return text.format(cards=cards)


def partner_question(prompt: Prompt, people: PlayerNames) -> str:
    """Return the consequences of each answer to the question of a partner who asks for
    permission to go out."""
    text = tr(
        "Your answer is binding: after a yes {name} must go out this turn, after a no "
        "{name} cannot."
    )
    partner = tr("Your partner")
    asker = prompt.asking_seat
    return text.format(name=partner if asker is None else people.name(asker))


def bubble_text(event: Event, viewer: int) -> tuple[int, str] | None:
    """Return seat and text of a speech bubble for an event; None for an event without
    one.

    Announcements of the viewer have none. A question to the viewer is shown in a box
    instead.
    """
    match event:
        case events.PartnerAsked() if event.partner != viewer:
            return event.seat, tr("May I go out?")
        case events.PartnerAnswered() if event.seat != viewer:
            no = tr("No, play on.")
            return event.seat, tr("Yes, go out.") if event.yes else no
        case events.WentOut() | events.HandDeclared() if event.seat != viewer:
            return event.seat, tr("I’m out!")
        case _:
            return None


def opening_conditions(observation: Observation) -> str:
    """Return the conditions of an initial meld besides, or instead of, points."""
    rules = observation.position.terms.rules
    words = []
    condition = rules.initial_condition
    if condition is InitialCondition.THREE_NATURAL_MELD:
        words.append(tr("One meld must have three natural cards."))
    elif condition is InitialCondition.NO_WILDS:
        words.append(tr("It holds no wild cards."))
    if rules.initial_min_naturals_from_hand:
        words.append(
            tr_n(
                "At least %n natural card(s) must come from your hand.",
                rules.initial_min_naturals_from_hand,
            )
        )
    if (
        rules.canasta_meets_initial
        and opening_minimum(observation.position, observation.side) > 0
    ):
        words.append(tr("A complete canasta is enough."))
    return " ".join(words)


def target_words(target: Target, pile: int = 0) -> str:
    """Return the effect of a drop on a target, or its refusal; `pile` is the number of
    cards in the pile."""
    if target.refusal is not None:
        return refusal_words(target.refusal)
    words = _deed_words(target, pile)
    if target.drop_action is DropAction.TAKE and target.run_ends is not None:
        words = tr("Take the pile: {where}").format(where=added_cards_text(target))
    if target.opening_minimum > 0 and target.drop_action is not DropAction.UNSTAGE:
        words = tr("{label} · {points} of {need}").format(
            label=words,
            points=number_text(target.points),
            need=number_text(target.opening_minimum),
        )
        if target.points >= target.opening_minimum and target.can_be_melded:
            words = f"{words} ✓"
    return words


def _deed_words(target: Target, pile: int) -> str:
    match target.drop_action:
        case DropAction.DRAW:
            return tr("Draw")
        case DropAction.DISCARD if target.rank is not None:
            words = tr("Meld and discard {rank}")
            return capitalize(words.format(rank=rank_name(Rank(target.rank))))
        case DropAction.DISCARD:
            return tr("Discard and end your turn")
        case DropAction.GO_OUT:
            discards = target.spot.place is Place.PILE
            return tr("Discard and go out") if discards else tr("Meld and go out")
        case DropAction.LAY_OUT:
            cards = signs_phrase(target.cards, "object")
            return capitalize(tr("Lay out {cards}").format(cards=cards))
        case DropAction.COMBINE:
            return tr("Combine melds")
        case DropAction.UNSTAGE:
            return tr("Back to your hand")
        case DropAction.TAKE if pile > 0:
            return tr_n("Take the pile (%n card(s))", pile)
        case DropAction.TAKE:
            return tr("Take the pile")
        case _:
            return _laying_words(target)


def _laying_words(target: Target) -> str:
    """Return the effect of a drop that adds, melds or stages cards; a canasta that it
    completes is named first."""
    if target.run_ends is not None:
        words = added_cards_text(target)
        if target.completed_canasta is None:
            return words
        return tr("Complete the canasta: {where}").format(where=words)
    if target.completed_canasta is not None:
        return tr(_COMPLETION_TEXTS[target.completed_canasta])
    joins = target.spot.place in (Place.MELD, Place.STAGED)
    if target.cards and target.rank is None:
        return tr("Red three on a canasta +{points}").format(
            points=number_text(target.points)
        )
    if target.rank is None:
        if joins:
            return tr("Add to this meld")
        return tr("New meld")
    rank = Rank(target.rank)
    if target.cards:
        return tr("Red three on your {ranks} +{points}").format(
            ranks=rank_plural(rank, "after to"), points=number_text(target.points)
        )
    if joins:
        return tr("Add to {ranks}").format(ranks=rank_plural(rank, "after to"))
    return tr("New meld of {ranks}").format(ranks=rank_plural(rank, "after of"))
