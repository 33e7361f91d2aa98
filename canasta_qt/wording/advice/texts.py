"""Source strings of advice: a record for each reason, a label for each feature."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.advice import AdviceReason
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True)
class ReasonText:
    """Sentence for a reason, with variants by what the reader may know."""

    usual: str
    hand_hidden: str = ""
    """Variant while the hand of the seat is hidden from the reader; empty = `usual`."""
    for_reader: str = ""
    """Variant if the reader is the player mentioned; empty = `usual`."""


_NOT_TAKEN: Final = mark(
    "{name} did not take the pile. The cards that explain it are hidden."
)
"""True for any hidden hand, and for any oversight."""

SENTENCES: Final[dict[AdviceReason, ReasonText]] = {
    AdviceReason.NOT_RECORDED: ReasonText(""),
    AdviceReason.ONLY_CHOICE: ReasonText(
        mark("It was the only legal move."),
        for_reader=mark("It is your only legal move."),
    ),
    AdviceReason.AT_RANDOM: ReasonText(mark("This is a random choice.")),
    AdviceReason.NOTHING_TO_TAKE: ReasonText(
        mark("{name} cannot take the pile with the cards in hand."),
        for_reader=mark("You cannot take the pile with the cards in your hand."),
    ),
    AdviceReason.PILE_NOT_WORTH_IT: ReasonText(
        mark("The pile ({pile}) would cost more than it brings."),
        hand_hidden=_NOT_TAKEN,
    ),
    AdviceReason.TAKE_ONTO_MELD: ReasonText(
        mark("The pile ({pile}) costs no card from the hand.")
    ),
    AdviceReason.TAKE_WITH_PAIR: ReasonText(
        mark("The pile ({pile}) costs only a natural pair.")
    ),
    AdviceReason.TAKE_WITH_WILD: ReasonText(
        mark("The pile ({pile}) is worth a wild card.")
    ),
    AdviceReason.OPEN_WITH_PILE: ReasonText(
        mark("It opens and brings the pile ({pile}).")
    ),
    AdviceReason.OPEN: ReasonText(mark("That makes {points} points – enough to open.")),
    AdviceReason.COMPLETE_CANASTA: ReasonText(mark("It completes a canasta.")),
    AdviceReason.LAY_CARDS: ReasonText(
        mark(
            "On the table (it/they) (scores/score) {points} points; in the "
            "hand (it/they) (costs/cost) {points}."
        ),
        for_reader=mark(
            "On the table (it/they) (scores/score) {points} points; in your "
            "hand (it/they) (costs/cost) {points}."
        ),
    ),
    AdviceReason.LAY_ALL_LATE: ReasonText(
        mark("Only %n card(s) (is/are) left in the stock."),
        for_reader=mark(
            "Only %n card(s) (is/are) left in the stock: meld everything you can."
        ),
    ),
    AdviceReason.GO_OUT: ReasonText(mark("That ends the round.")),
    AdviceReason.ASK_FIRST: ReasonText(
        mark("Going out is possible, but {partner} still holds %n card(s)."),
        for_reader=mark("Going out is possible, but you still hold %n card(s)."),
    ),
    AdviceReason.HANDS_ALLOW_IT: ReasonText(
        mark("Going out pays, even with {points} points left in the hand."),
        hand_hidden=mark("Going out pays, even with the points left in the hand."),
        for_reader=mark("Going out pays, even with {points} points left in your hand."),
    ),
    AdviceReason.HAND_TOO_HEAVY: ReasonText(
        mark("Going out now would leave {points} points in the hand."),
        hand_hidden=mark("Going out now would leave too many points in the hand."),
        for_reader=mark("Going out now would leave {points} points in your hand."),
    ),
    AdviceReason.SAFE_DISCARD: ReasonText(
        mark("{next} is unlikely to take the pile ({pile})."),
        for_reader=mark("You are unlikely to take the pile ({pile})."),
    ),
    AdviceReason.LEAST_LOSS: ReasonText(
        mark("It risks the pile ({pile}), but no other discard is clearly better.")
    ),
    AdviceReason.STOP_THE_PILE: ReasonText(
        mark("It blocks the pile ({pile}) for one turn.")
    ),
    AdviceReason.FREEZE_THE_PILE: ReasonText(
        mark("It freezes the pile ({pile}): only a natural pair can take it.")
    ),
    AdviceReason.OVERLOOKED_PILE: ReasonText(
        mark("{name} overlooked the pile ({pile})."), hand_hidden=_NOT_TAKEN
    ),
    AdviceReason.OVERLOOKED_MELD: ReasonText(mark("{name} overlooked a meld.")),
    AdviceReason.FORGOT_HAND: ReasonText(
        mark("{name} forgot that {holder} holds {counted}."),
        for_reader=mark("{name} forgot that you hold {counted}."),
    ),
    AdviceReason.SEEMED_SAFE: ReasonText(
        mark("{name} thought that {next} would not take the pile ({pile})."),
        for_reader=mark("{name} thought that you would not take the pile ({pile})."),
    ),
    AdviceReason.SEEMED_LEAST: ReasonText(mark("{name} saw no better discard.")),
    AdviceReason.SAW_THE_PILE: ReasonText(
        mark("{name} saw a way to take the pile ({pile}).")
    ),
    AdviceReason.LOW_FIRST: ReasonText(mark("{name} discards low cards first.")),
}
"""Reasons for an action; those from `OVERLOOKED_PILE` on are about perception."""


MISSED_TAKE: Final = mark(
    "{name} overlooked the pile ({pile}): it could be taken with {with_cards}."
)
"""For an overlooked pile that cards of the hand could take."""
MISSED_JOIN: Final = mark(
    "{name} overlooked the pile ({pile}): {card} fits a meld on the table."
)
"""For an overlooked pile that could be taken with the top card alone."""
SOON: Final = ReasonText(
    mark("The round could end soon."),
    for_reader=mark("The round could end soon: meld everything you can."),
)
"""For the end of a round whose stock is not low."""
TO_THE_FOOT: Final = mark("It empties the hand, and the foot comes next.")
"""For the last cards of a hand followed by a foot."""
UNTIL_CANASTA: Final = mark(
    "(It/They) (costs/cost) {points} points, melded or not, until there is a canasta."
)
"""For cards of a side whose melds cost points until it has a canasta."""
COUNTS: Final = mark("It scores only on the table.")
"""For threes that are laid out and score nothing like melds."""
REPLACED: Final = mark("Another card is drawn for each three.")
"""The same as long as the stock lasts."""
OPENS_WITH_A_CANASTA: Final = mark("It is the canasta needed to open.")
CANASTA_WITH_THE_PILE: Final = mark(
    "The top card completes the canasta needed to open."
)
COMBINED: Final = mark("One larger meld is closer to a canasta.")
"""For melds combined without a card of the hand."""
ONTO_MELD: Final = mark("The top card fits a meld and brings the pile ({pile}).")
"""For a pile whose top card is added to a meld with cards of the hand."""
LAST_CARD: Final = mark("The last card then ends the round.")
"""For melds before the discard that goes out."""
NEEDED_LEAST: Final = mark("It is the least useful card.")
"""For a discard if nobody takes piles, or for a three that blocks nothing."""
COSTS_IN_HAND: Final = mark("In the hand it would cost {points} points.")
"""For a three that scores nothing on the table but costs much in the hand."""
RISKS_TO_A_PAIR: Final = mark(
    "It risks the pile ({pile}), but only a natural pair can take it."
)
RISKS_TO_AN_OPENING: Final = mark(
    "It risks the pile ({pile}), but a side must open with {need} points to take it."
)
"""For a discard that risks a frozen pile, or one to a side that is not open."""
STAYS_FROZEN: Final = mark(
    "The pile ({pile}) stays frozen: only a natural pair can take it."
)
COMPLETES_SOME: Final = mark("It completes several canastas: {points} points.")
HAS_NONE: Final = ReasonText(
    mark("{name} has no {ranks} to take the pile."),
    for_reader=mark("You have no {ranks} to take the pile."),
)
NEEDS_TWO: Final = ReasonText(
    mark("{name} needs two {ranks} to take the pile."),
    for_reader=mark("You need two {ranks} to take the pile."),
)
NEEDS_TWO_OR_WILD: Final = ReasonText(
    mark("{name} needs two {ranks}, or a wild card, to take the pile."),
    for_reader=mark("You need two {ranks}, or a wild card, to take the pile."),
)
"""For one card of the rank if a wild card can be the other."""
DOES_NOT_OPEN: Final = ReasonText(
    mark("{name} cannot make the {need} points needed to open."),
    for_reader=mark("You cannot make the {need} points needed to open."),
)

WAYS_ON: Final[dict[str, str]] = {
    "Float": mark("No discard is needed."),
    "Declare": mark("The whole hand scores at once."),
    "KeepPacket": mark("Nobody knows which packet is better."),
    "Lift": mark("Where to cut is pure luck."),
}
"""For actions by kind, if there are others but nothing to evaluate."""

COMPLETES: Final[dict[str, str]] = {
    "natural": mark("It completes a natural canasta: {points} points."),
    "mixed": mark("It completes a mixed canasta: {points} points."),
    "red": mark("It completes a red canasta: {points} points."),
    "black": mark("It completes a black canasta: {points} points."),
    "sequence": mark("It completes a sequence canasta: {points} points."),
    "wild": mark("It completes a wild canasta: {points} points."),
}
"""For a canasta with a known bonus, by kind."""

NO_PILE: Final[dict[Reason, str]] = {
    Reason.PILE_IS_EMPTY: mark("There is no pile to take."),
    Reason.PILE_IS_BLOCKED: mark("The top card, {card}, blocks the pile."),
    Reason.PILE_NEVER_TAKEN: mark("The pile is never taken in this game."),
    Reason.PILE_ONLY_IN_FOOT: mark(
        "Only players playing from their foot can take the pile."
    ),
    Reason.SINGLE_CARD: mark("A player with one card cannot take a pile of one card."),
    Reason.OPENING_NOT_FROM_PILE: mark("A side must open before it can take the pile."),
}
"""Reasons why nobody, or this seat, may take the pile."""
OPEN_FIRST: Final = mark("You must open before you can take the pile.")
"""The last of these reasons, for the reader's own seat."""

_FEATURE_NAMES: Final = {
    mark("melds on the table"): (
        "points mixed_3 mixed_4 mixed_5 mixed_6 natural_3 "
        "natural_4 natural_5 natural_6 run_3 run_4 run_5 "
        "run_6 wild_3 wild_5 unfinished"
    ),
    mark("canastas"): (
        "natural_canastas mixed_canastas completes lacks_1 lacks_2 wilds_complete"
    ),
    mark("the initial meld"): "opened near_opening wilds_unopened",
    mark("going out"): "ready lacking kinds_lacking smallest few_cards",
    mark("feet not yet picked up"): "feet",
    mark("cards left in hand"): (
        "in_hand cards singles pairs triples fits links run_fits held_too_long"
    ),
    mark("wild cards in hand"): "deuces jokers",
    mark("black threes in hand"): "black_threes",
    mark("red threes"): "red_threes",
    mark("the pile"): "can_take can_take_pile open_pile frozen_pairs",
    mark("being on turn"): "to_move",
    mark("an early finish"): "round_over",
}
FEATURES: Final[dict[str, str]] = {
    name: words for words, names in _FEATURE_NAMES.items() for name in names.split()
}
"""Labels of features; features with the same label are added up."""
THE_REST: Final = mark("everything else")
BETTER_BY: Final[dict[str, str]] = {
    "melds on the table": mark("It brings more points to the table."),
    "canastas": mark("It brings a canasta closer."),
    "the initial meld": mark("It brings the initial meld closer."),
    "going out": mark("It brings going out closer."),
    "feet not yet picked up": mark("It brings the foot closer."),
    "cards left in hand": mark("It leaves a better hand."),
    "wild cards in hand": mark("It keeps wild cards in the hand."),
    "black threes in hand": mark("It keeps black threes in the hand."),
    "red threes": mark("It brings more from red threes."),
    "the pile": mark("It gives better chances of taking the pile."),
}
"""Why a move was better than the played one, by the label of its largest feature."""
