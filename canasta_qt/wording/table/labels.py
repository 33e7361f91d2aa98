"""Words on the table: targets, buttons, the staging tray, the pile, questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import BLACK3, DEUCE, JOKER, RED3, Rank, is_wild, rank_of
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import PileTaken, StockRenewed
from canasta_qt.engine.state.facts import melded_points, opening_minimum, top_blocked
from canasta_qt.engine.state.melds import RUN, THREES, WILDS, Meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Deed, Draft, Offer, Place, Prompt, TakeChoice, Target
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA
from canasta_qt.rules.values import InitialCondition, InitialFromPile, PileAccess
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    alternatives,
    enumerate_words,
    figure,
    translate,
)
from canasta_qt.wording.cards import (
    card_count,
    card_in_sentence,
    card_sign,
    laid_words,
    number_word,
    ordinal,
    point_count,
    rank_name,
    rank_plural,
    sequence_range,
)
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.refusals import refusal_sentence, refusal_words
from canasta_qt.wording.table.status import own_cards

_WILD: Final = {DEUCE, JOKER}
_CANASTA_KINDS: Final = {
    "natural": QT_TRANSLATE_NOOP("table", "Natural"),
    "mixed": QT_TRANSLATE_NOOP("table", "Mixed"),
    "sequence": QT_TRANSLATE_NOOP("table", "Sequence"),
    "wild": QT_TRANSLATE_NOOP("table", "Wild"),
}

_LABELS: Final[dict[Command, str]] = {
    Command.DRAW: QT_TRANSLATE_NOOP("table", "Draw"),
    Command.TAKE: QT_TRANSLATE_NOOP("table", "Take pile"),
    Command.MELD: QT_TRANSLATE_NOOP("table", "Meld"),
    Command.DISCARD: QT_TRANSLATE_NOOP("table", "Discard"),
    Command.COMMIT: QT_TRANSLATE_NOOP("table", "Lay down"),
    Command.UNSTAGE: QT_TRANSLATE_NOOP("table", "Take back"),
    Command.ASK: QT_TRANSLATE_NOOP("table", "May I go out?"),
    Command.YES: QT_TRANSLATE_NOOP("table", "Yes, go out"),
    Command.NO: QT_TRANSLATE_NOOP("table", "No, play on"),
    Command.FLOAT: QT_TRANSLATE_NOOP("table", "End the turn"),
    Command.DECLARE: QT_TRANSLATE_NOOP("table", "Lay the whole hand"),
    Command.SKIP: QT_TRANSLATE_NOOP("table", "Skip pause"),
    Command.SHOW_SCORE: QT_TRANSLATE_NOOP("table", "See the score"),
    Command.NEXT_ROUND: QT_TRANSLATE_NOOP("table", "Next hand"),
    Command.HINT: QT_TRANSLATE_NOOP("table", "Hint"),
}


def canasta_words(kind: str) -> str:
    """Name a kind of canasta on its badge: `Natural`, `Mixed`."""
    return translate("table", _CANASTA_KINDS[kind])


def offer_label(offer: Offer) -> str:
    """Word a button: `Draw`, `Meld queens`, `Discard queen`."""
    if offer.run is not None:
        return translate("table", "Add to {ranks}").format(
            ranks=sequence_range(*offer.run)
        )
    if offer.lays_out:
        return translate("table", "Lay out")
    if offer.rank is not None and offer.command is Command.MELD:
        if offer.rank == RED3 and _crowns(offer):
            return translate("table", "Red three on a canasta")
        if offer.joins:
            return translate("table", "Add to {ranks}").format(
                ranks=rank_plural(Rank(offer.rank))
            )
        return translate("table", "Meld {ranks}").format(
            ranks=rank_plural(Rank(offer.rank))
        )
    if offer.rank is not None and offer.command is Command.DISCARD:
        return translate("table", "Discard {card}").format(
            card=rank_name(Rank(offer.rank))
        )
    return translate("table", _LABELS[offer.command])


def _crowns(offer: Offer) -> bool:
    """Return whether red threes are set on canastas here, now or later."""
    refused = offer.refusal
    return offer.joins or (
        refused is not None and refused.reason is Reason.BONUS_NOT_NOW
    )


def would_do(draft: Draft) -> str:
    """Word what the staging tray still needs: `5 more: your 2♣ would do.`"""
    if not draft.groups:
        return ""
    if draft.total < draft.need:
        more = figure(draft.need - draft.total)
        if not draft.would_do:
            return translate("table", "{more} more are needed.").format(more=more)
        ways = alternatives(_completing_cards(draft))
        return translate("table", "{more} more: {ways} would do.").format(
            more=more, ways=ways
        )
    if draft.refusal is not None:
        return refusal_sentence(draft.refusal)
    if draft.need > 0:
        return translate("table", "Enough to open.")
    return ""


def _completing_cards(draft: Draft) -> list[str]:
    """Name each card that would do once: `your 2♣`, `a fourth seven`."""
    words: list[str] = []
    for card, index in draft.would_do:
        group = draft.groups[index].cards
        of_run = len({rank_of(each) for each in (*group, card)} - _WILD) > 1
        if is_wild(card) or of_run:
            word = translate("table", "your {card}").format(card=card_sign(card))
        else:
            naturals = sum(rank_of(each) == rank_of(card) for each in group)
            naturals += draft.groups[index].from_pile is not None
            word = translate("table", "a {ordinal} {rank}").format(
                ordinal=ordinal(naturals + 1), rank=rank_name(rank_of(card))
            )
        if word not in words:
            words.append(word)
    return words


@dataclass(frozen=True, slots=True)
class PileWords:
    """The pile's state: the chip, and the reason below it."""

    chip: str = ""
    reason: str = ""
    frozen_for_all: bool = False
    """The chip is full and the pile has its outline; else the chip is an outline."""

    @property
    def frozen(self) -> bool:
        """Whether there is a chip at all."""
        return bool(self.chip)


def pile_words(observation: Observation, *, looks_on: bool = False) -> PileWords:
    """Put into words what state the pile is in for this seat.

    Who only looks on hears what holds for a side, not for “you”.
    """
    position = observation.position
    rules = position.terms.pile
    if rules.pile_access is PileAccess.NEVER:
        return PileWords(reason=translate("table", "never taken in this game"))
    if not position.pile:
        return PileWords(reason=_why_empty(observation))
    stopped = _stopper(observation) if top_blocked(position) else ""
    if position.frozen or rules.pile_always_frozen:
        takes = translate("table", "a natural pair takes it")
        if not looks_on and _opens_before_taking(observation):
            takes = translate("table", "open from your hand first")
        reason = stopped or takes
        return PileWords(translate("table", "Frozen"), reason, frozen_for_all=True)
    sides = position.melds if looks_on else (position.melds[observation.side],)
    if not rules.frozen_until_initial or all(sides):
        return PileWords(reason=stopped)
    if looks_on:
        reason = stopped or translate("table", "for a side that is not open")
        return PileWords(translate("table", "Frozen"), reason)
    reason = stopped or translate("table", "until your side opens")
    return PileWords(translate("table", "Frozen for you"), reason)


def _why_empty(observation: Observation) -> str:
    """Word where the pile has gone; nothing while the first card is still to come."""
    for event in reversed(observation.history):
        if isinstance(event, StockRenewed):
            return translate("table", "now the stock")
        if isinstance(event, PileTaken):
            return translate("table", "just taken")
    return "" if observation.history else translate("table", "just taken")


def _opens_before_taking(observation: Observation) -> bool:
    """Return whether the side must have melds before it may take any pile."""
    counts = (
        observation.position.terms.opening.initial_from_pile
        is InitialFromPile.TOP_COUNTS
    )
    return not counts and not observation.position.melds[observation.side]


def _stopper(observation: Observation) -> str:
    top = observation.position.pile[-1]
    if is_wild(top):
        return translate("table", "stopped by a wild card")
    if rank_of(top) == BLACK3:
        return translate("table", "stopped by a black three")
    return translate("table", "stopped by a red three")


def meld_name(meld: Meld) -> str:
    """Name a meld: `queens`, `wild cards`, `sequence from 5♠ to 9♠`."""
    if meld.form == WILDS:
        return translate("table", "wild cards")
    if meld.form == THREES:
        return rank_plural(BLACK3)
    if meld.form == RUN:
        return translate("table", "sequence from {low} to {high}").format(
            low=card_in_sentence(meld.cards[0]), high=card_in_sentence(meld.cards[-1])
        )
    return rank_plural(meld.rank)


def side_words(observation: Observation, side: int) -> str:
    """Word below a side's name how it stands: `360 melded`, `not open yet`."""
    if not observation.position.melds[side]:
        return translate("table", "not open yet")
    return translate("table", "{points} melded").format(
        points=figure(melded_points(observation.position, side))
    )


def opening_words(observation: Observation, side: int) -> str:
    """Word what the side needs to open, as a number or in words."""
    minimum = opening_minimum(observation.position, side)
    if minimum == CANASTA:
        return translate("table", "a canasta")
    if minimum == NATURAL_CANASTA:
        return translate("table", "a natural canasta")
    return figure(minimum)


def choice_words(choice: TakeChoice, top_rank: Rank) -> str:
    """Word a row of the chooser: `your two eights: a new meld of three`."""
    ranks = rank_plural(top_rank)
    if choice.run is not None:
        ranks = sequence_range(*choice.run)
    if not choice.cards:
        return translate(
            "table", "nothing from your hand: the top card joins your {ranks}"
        ).format(ranks=ranks)
    cards = own_cards(choice.cards)
    if choice.meld is not None:
        return translate("table", "{cards}: added to your {ranks}").format(
            cards=cards, ranks=ranks
        )
    wilds = sum(is_wild(card) for card in choice.cards)
    if wilds:
        return translate("table", "{cards}: a new meld with {number} wild").format(
            cards=cards, number=number_word(wilds)
        )
    return translate("table", "{cards}: a new meld of {number}").format(
        cards=cards, number=number_word(len(choice.cards) + 1)
    )


def leave_words() -> str:
    """Word the chooser's way out."""
    return translate("table", "Leave it")


@dataclass(frozen=True, slots=True)
class Question:
    """The partner's question: a heading, what the answer means, the two buttons."""

    heading: str
    text: str
    yes: str
    no: str


def partner_question(prompt: Prompt, people: PlayerNames) -> Question:
    """Word the question of the partner who wants to go out."""
    name = (
        translate("table", "Your partner")
        if prompt.asker is None
        else people.name(prompt.asker)
    )
    text = translate(
        "table",
        "You hold {cards} worth {points}. Your answer binds: after a yes "
        "{name} must go out this turn, after a no {name} may not.",
    )
    return Question(
        heading=translate("table", "{name} asks: “May I go out?”").format(name=name),
        text=text.format(
            name=name,
            cards=card_count(prompt.cards_held),
            points=point_count(prompt.points_held),
        ),
        yes=translate("table", _LABELS[Command.YES]),
        no=translate("table", _LABELS[Command.NO]),
    )


def opening_conditions(observation: Observation) -> str:
    """Word what an opening needs besides points, and what saves them; or nothing."""
    opening = observation.position.terms.opening
    words = []
    condition = opening.initial_condition
    if condition is InitialCondition.THREE_NATURAL_MELD:
        words.append(
            translate("table", "One of the melds must have three natural cards.")
        )
    elif condition is InitialCondition.NO_WILDS:
        words.append(translate("table", "They hold no wild cards."))
    if opening.initial_min_naturals_from_hand:
        number = number_word(opening.initial_min_naturals_from_hand)
        words.append(
            translate(
                "table", "At least {number} natural cards come from your hand."
            ).format(number=number)
        )
    if (
        opening.canasta_meets_initial
        and opening_minimum(observation.position, observation.side) > 0
    ):
        words.append(translate("table", "A whole canasta is enough."))
    return " ".join(words)


def target_words(target: Target, pile: int = 0) -> str:
    """Word what letting go here does, or why not; `pile` is its number of cards."""
    if target.refusal is not None:
        return refusal_words(target.refusal)
    words = _deed_words(target, pile)
    if target.deed is Deed.TAKE and target.run is not None:
        words = translate("table", "Take the pile: {cards}").format(
            cards=laid_words(target)
        )
    if target.need > 0 and target.deed is not Deed.UNSTAGE:
        words = translate("table", "{words}: {points} of {need}").format(
            words=words, points=figure(target.points), need=figure(target.need)
        )
        if target.points >= target.need and target.ready:
            words = f"{words} ✓"
    return words


def _deed_words(target: Target, pile: int) -> str:
    match target.deed:
        case Deed.DRAW:
            return translate("table", "Draw")
        case Deed.DISCARD:
            return translate("table", "Discard and end your turn")
        case Deed.GO_OUT:
            if target.spot.place is Place.PILE:
                return translate("table", "Discard and go out")
            return translate("table", "Lay down and go out")
        case Deed.LAY_OUT:
            return translate("table", "Lay out {cards}").format(
                cards=enumerate_words([card_sign(card) for card in target.cards])
            )
        case Deed.UNSTAGE:
            return translate("table", "Back to your hand")
        case Deed.TAKE if pile > 0:
            return translate("table", "Take the pile: {cards}").format(
                cards=card_count(pile)
            )
        case Deed.TAKE:
            return translate("table", "Take the pile")
        case _:
            return _laying_words(target)


def _laying_words(target: Target) -> str:
    """Word `ADD`, `NEW` and `STAGE`: a canasta made is said first of all."""
    if target.run is not None:
        words = laid_words(target)
        if target.completes is None:
            return words
        return translate("table", "Make the canasta: {kind}").format(kind=words)
    if target.completes is not None:
        kind = canasta_words(target.completes).lower()
        return translate("table", "Make the canasta: {kind}").format(kind=kind)
    joins = target.spot.place in (Place.MELD, Place.STAGED)
    if target.cards and target.rank is None:
        return translate("table", "Red three on a canasta: +{points}").format(
            points=figure(target.points)
        )
    if target.rank is None:
        if joins:
            return translate("table", "Add to this meld")
        return translate("table", "New meld")
    ranks = rank_plural(Rank(target.rank))
    if target.cards:
        return translate("table", "Red three on the {ranks}: +{points}").format(
            ranks=ranks, points=figure(target.points)
        )
    if joins:
        return translate("table", "Add to {ranks}").format(ranks=ranks)
    return translate("table", "New meld of {ranks}").format(ranks=ranks)
