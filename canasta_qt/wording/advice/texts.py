"""The sentences of advice: one record for each reason, words for each feature."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.advice import AdviceReason
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.translate import tr


@dataclass(frozen=True, slots=True)
class ReasonText:
    """How a reason is said to somebody who may know the whole hand."""

    usual: str
    closed: str = ""
    """While the hand of the seat is nobody else's business, if that differs."""
    yours: str = ""
    """If the hand that is spoken of is the reader's."""


_NOT_TAKEN: Final = tr(
    "The pile ({pile}) could not be taken, or was not worth its price."
)

SENTENCES: Final[dict[AdviceReason, ReasonText]] = {
    AdviceReason.NOT_RECORDED: ReasonText(""),
    AdviceReason.ONLY_CHOICE: ReasonText(tr("There is nothing else to do.")),
    AdviceReason.AT_RANDOM: ReasonText(tr("It is chosen by chance.")),
    AdviceReason.NOTHING_TO_TAKE: ReasonText(
        tr("The pile cannot be taken."), closed=_NOT_TAKEN
    ),
    AdviceReason.PILE_NOT_WORTH_IT: ReasonText(
        tr("The pile ({pile}) is not worth what taking {card} would cost."),
        closed=_NOT_TAKEN,
    ),
    AdviceReason.TAKE_ONTO_MELD: ReasonText(
        tr("It wins the pile ({pile}) and takes no card from the hand.")
    ),
    AdviceReason.TAKE_WITH_PAIR: ReasonText(
        tr("A natural pair wins the pile ({pile}).")
    ),
    AdviceReason.TAKE_WITH_WILD: ReasonText(
        tr("The pile ({pile}) is worth a wild card.")
    ),
    AdviceReason.OPEN_WITH_PILE: ReasonText(
        tr(
            "{card} opens together with the hand ({need} needed) and wins the"
            " pile ({pile})."
        )
    ),
    AdviceReason.OPEN: ReasonText(tr("It opens with {points} ({need} needed).")),
    AdviceReason.COMPLETE_CANASTA: ReasonText(tr("It completes a canasta.")),
    AdviceReason.LAY_CARDS: ReasonText(
        tr("It brings {points} to the table; cards left in hand cost points.")
    ),
    AdviceReason.LAY_ALL_LATE: ReasonText(
        tr(
            "The hand may end soon ({stock} in the stock): whatever can be laid"
            " is laid."
        )
    ),
    AdviceReason.GO_OUT: ReasonText(tr("It ends the hand by going out.")),
    AdviceReason.ASK_FIRST: ReasonText(
        tr("Going out is possible, but {partner} still holds {held}."),
        yours=tr("Going out is possible, but you still hold {held}."),
    ),
    AdviceReason.HANDS_ALLOW_IT: ReasonText(
        tr("Going out now pays, although {score} stay in the hand."),
        closed=tr("The points left in the hand were a price worth paying."),
        yours=tr("Going out now pays, although {score} stay in your hand."),
    ),
    AdviceReason.HAND_TOO_HEAVY: ReasonText(
        tr("Going out now would leave {score} in the hand."),
        closed=tr("Too many points would have been left in the hand."),
        yours=tr("Going out now would leave {score} in your hand."),
    ),
    AdviceReason.SAFE_DISCARD: ReasonText(
        tr("{next} will hardly take the pile ({pile}) with it.")
    ),
    AdviceReason.LEAST_LOSS: ReasonText(
        tr("It risks the pile ({pile}), but no other discard is clearly better.")
    ),
    AdviceReason.STOP_THE_PILE: ReasonText(
        tr("A black three stops the pile ({pile}) for one turn.")
    ),
    AdviceReason.FREEZE_THE_PILE: ReasonText(
        tr("It freezes the pile ({pile}): only a natural pair takes it then.")
    ),
    AdviceReason.OVERLOOKED_PILE: ReasonText(tr("The pile ({pile}) went unnoticed.")),
    AdviceReason.OVERLOOKED_MELD: ReasonText(
        tr("It went unnoticed that this feeds {melds}.")
    ),
    AdviceReason.FORGOT_HAND: ReasonText(
        tr("It was forgotten that {holder} holds {held}."),
        yours=tr("It was forgotten that you hold {held}."),
    ),
    AdviceReason.SEEMED_SAFE: ReasonText(
        tr("As far as was noticed, {next} will hardly take the pile ({pile}) with it.")
    ),
    AdviceReason.SEEMED_LEAST: ReasonText(
        tr("As far as was noticed, no other discard was clearly better.")
    ),
    AdviceReason.SAW_THE_PILE: ReasonText(tr("{card} wins the pile ({pile}).")),
    AdviceReason.HURRIED: ReasonText(tr("In a hurry: whatever can be laid is laid.")),
}
"""Why an action is good; those from `OVERLOOKED_PILE` on tell of what was noticed."""

NOTICED: Final = frozenset(
    {
        AdviceReason.OVERLOOKED_PILE,
        AdviceReason.OVERLOOKED_MELD,
        AdviceReason.FORGOT_HAND,
        AdviceReason.SEEMED_SAFE,
        AdviceReason.SEEMED_LEAST,
        AdviceReason.SAW_THE_PILE,
        AdviceReason.HURRIED,
    }
)
"""Reasons of one who decides by what is noticed, and may overlook things.

All of it may be said while the hand is closed: it tells of what lies open to everybody.
"""

MISSED_TAKE: Final = tr(
    "It went unnoticed that {cards} would have won the pile ({pile})."
)
"""For a pile that was overlooked although the hand had what takes it."""
MISSED_JOIN: Final = tr(
    "It went unnoticed that {card} fits a meld and wins the pile ({pile})."
)
"""The same, where no card of the hand is needed."""
NOBODY_LEFT: Final = tr("Somebody may go out soon: whatever can be laid is laid.")
"""For a late hand whose stock is not low."""
TO_THE_FOOT: Final = tr("It empties the hand, and the foot is taken up.")
"""For the last cards of a hand behind which a foot waits."""
COUNTS: Final = tr("On the table it counts for the side.")
"""For threes that are laid out, which bring no points as melds do."""
OPENS_WITH_A_CANASTA: Final = tr("It opens with a canasta, as the total demands.")
CANASTA_WITH_THE_PILE: Final = tr(
    "{card} completes the canasta that opens, and wins the pile ({pile})."
)
JOINS: Final = tr("One larger meld is nearer to a canasta.")
"""For melds that are joined without any card of the hand."""
ONTO_MELD: Final = tr("{card} fits a meld on the table and wins the pile ({pile}).")
"""For a pile whose top card goes to a meld together with cards of the hand."""
LAST_CARD: Final = tr("The last card then ends the hand.")
"""For what is laid before the discard that goes out."""
FEEDS: Final = tr(
    "It feeds {melds} (pile: {pile}), but no other discard is clearly better."
)
"""For a discard with a price that everybody can see."""
NEEDED_LEAST: Final = tr("No other card is needed less.")
"""For a discard where nobody takes a pile, or a three that stops nothing."""
STAYS_FROZEN: Final = tr(
    "The pile ({pile}) stays frozen: only a natural pair takes it."
)
STOPS: Final = tr("It stops the pile ({pile}) for one turn.")
"""For a wild card that freezes nothing but stops."""
COMPLETES_SOME: Final = tr("It completes {number} canastas: {bonus}.")
YOU_HOLD_NONE: Final = tr("You hold no {rank} to take the pile with.")
HOLDS_NONE: Final = tr("The hand holds no {rank} to take the pile with.")
YOU_HOLD_ONE: Final = tr("Your one {rank} is not enough to take the pile.")
HOLDS_ONE: Final = tr("One {rank} in the hand is not enough to take the pile.")
DOES_NOT_OPEN: Final = tr("The hand does not open with {card} ({need} needed).")

WAYS_ON: Final[dict[str, str]] = {
    "Float": tr("No card has to be given away."),
    "Declare": tr("The whole hand counts at once."),
    "KeepPacket": tr("Nobody knows which packet is better."),
    "Lift": tr("Where the cards are lifted is mere chance."),
}
"""For actions by their kind, where there are others but nothing to reckon."""

COMPLETES: Final[dict[str, str]] = {
    "natural": tr("It completes a natural canasta: {bonus}."),
    "mixed": tr("It completes a mixed canasta: {bonus}."),
    "sequence": tr("It completes a sequence of seven: {bonus}."),
    "wild": tr("It completes a canasta of wild cards: {bonus}."),
}
"""For a canasta whose bonus is known, by kind."""

NO_PILE: Final[dict[Reason, str]] = {
    Reason.PILE_IS_EMPTY: tr("There is no pile to take."),
    Reason.PILE_IS_BLOCKED: tr("{card} stops the pile."),
    Reason.PILE_NEVER_TAKEN: tr("The pile is never taken in this game."),
    Reason.PILE_ONLY_IN_FOOT: tr("Only who plays from the foot may take the pile."),
    Reason.SINGLE_CARD: tr(
        "With one card in the hand a pile of one card may not be taken."
    ),
    Reason.OPENING_NOT_FROM_PILE: tr("A side that is not open may not take the pile."),
}
"""Why nobody, or this seat, may take a pile."""

_FEATURE_NAMES: Final = {
    tr("melds on the table"): (
        "points mixed_3 mixed_4 mixed_5 mixed_6 natural_3 "
        "natural_4 natural_5 natural_6 run_3 run_4 run_5 "
        "run_6 wild_3 wild_5 unfinished"
    ),
    tr("canastas"): (
        "natural_canastas mixed_canastas completes lacks_1 lacks_2 wilds_complete"
    ),
    tr("the opening"): "opened near_opening wilds_unopened",
    tr("going out"): "ready lacking kinds_lacking smallest few_cards",
    tr("feet not yet taken up"): "feet",
    tr("cards in hands"): (
        "in_hand cards singles pairs triples fits links run_fits held_too_long"
    ),
    tr("wild cards in hands"): "deuces jokers",
    tr("black threes in hands"): "black_threes",
    tr("red threes"): "red_threes",
    tr("the pile"): "can_take can_take_pile open_pile frozen_pairs",
    tr("having the turn"): "to_move",
    tr("hands that end soon"): "round_over",
}
FEATURES: Final[dict[str, str]] = {
    name: words for words, names in _FEATURE_NAMES.items() for name in names.split()
}
"""What points come from, as part of a sentence; what one word covers is added up."""
