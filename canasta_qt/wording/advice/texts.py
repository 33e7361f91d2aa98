"""Source strings of advice: sentences for each reason, a label for each feature."""

from typing import Final

from canasta_qt.advice import ReasonText
from canasta_qt.translate import mark

MISSED_TAKE_TEXT: Final = mark(
    "{name} overlooked the pile ({pile}): it could be taken with {with_cards}."
)
"""Used if hand cards could have taken the overlooked pile."""
MISSED_ADDING_TOP_CARD_TEXT: Final = mark(
    "{name} overlooked the pile ({pile}): {card} fits a meld on the table."
)
"""Used if the top card alone could have taken the overlooked pile."""
ROUND_ENDS_SOON_TEXT: Final = ReasonText(
    mark("The round could end soon."),
    for_reader=mark("The round could end soon, and cards in your hand cost points."),
)
"""Used near the end of a round with many cards in the stock."""
FOOT_COMES_NEXT_TEXT: Final = mark("It empties the hand, and the foot comes next.")
"""Used for playing the last card of the hand while the player still has a foot."""
MISSING_CARDS_TEXT: Final = mark(
    "(It/They) (costs/cost) {points} points, melded or not, until there is a canasta."
)
"""Used if melds cost points until the side has a canasta."""
SCORES_ON_TABLE_TEXT: Final = mark("It scores only on the table.")
"""Used for threes laid out without a replacement card."""
REPLACEMENT_CARD_TEXT: Final = mark("Another card is drawn for each three.")
"""Used for threes laid out while the stock has cards."""
OPENING_CANASTA_TEXT: Final = mark("It is the canasta needed to open.")
PILE_CANASTA_TEXT: Final = mark("The top card completes the canasta needed to open.")
LARGER_MELD_TEXT: Final = mark("One larger meld is closer to a canasta.")
"""Used if melds are joined without a card from the hand."""
TOP_CARD_FITS_TEXT: Final = mark(
    "The top card fits a meld and brings the pile ({pile})."
)
"""Used if the top card and cards of the hand are added to a meld."""
LAST_CARD_TEXT: Final = mark("The last card then ends the round.")
"""Used for melds that leave one card, which is then discarded to go out."""
LEAST_USEFUL_CARD_TEXT: Final = mark("It is the least useful card.")
"""Used for a discard in a game that never takes piles, or for a three that does not
block the pile."""
FITTING_DISCARD_TEXT: Final = mark("It fits a meld, but the turn needs a discard.")
"""Used in place of `LEAST_USEFUL_CARD_TEXT` if all cards fit melds of the own side."""
OVERLOOKED_FIT_TEXT: Final = mark("{name} overlooked that it fits a meld.")
"""Used in place of `FITTING_DISCARD_TEXT` for a bot that may overlook things."""
HAND_PENALTY_TEXT: Final = mark("In the hand it would cost {points} points.")
"""Used for a discarded card whose penalty in the hand exceeds its points in a meld."""
PAIR_RISK_TEXT: Final = mark(
    "It risks the pile ({pile}), but only a natural pair can take it."
)
OPENING_RISK_TEXT: Final = mark(
    "It risks the pile ({pile}), but a side must open with {need} points to take it."
)
"""Used for a risky discard if the next side has not opened."""
BLOCKER_KEPT_TEXT: Final = mark(
    "It risks the pile ({pile}), but saves {three} for later."
)
"""Used for a risky discard if a three of the hand would block the pile."""
BETTER_HAND_TEXT: Final = mark("It risks the pile ({pile}), but leaves a better hand.")
"""Used for a risky discard if there is another card that visibly helps no opponent."""
GIVEN_PILE_TEXT: Final = mark(
    "It gives up the pile ({pile}), but no other discard is better."
)
"""Used for a discard with which the next player can take the pile."""
GIVEN_PILE_FOR_HAND_TEXT: Final = mark(
    "It gives up the pile ({pile}), but leaves a better hand."
)
"""Used in place of `GIVEN_PILE_TEXT` if there is another card that visibly helps no
opponent."""
NO_PILE_TEXT: Final = mark("No other discard is better.")
"""Used for a discard on an empty pile that the next player cannot take."""
FROZEN_PILE_TEXT: Final = mark(
    "The pile ({pile}) stays frozen: only a natural pair can take it."
)
NO_CARDS_OF_RANK_TEXT: Final = ReasonText(
    mark("{name} has no {ranks} to take the pile."),
    for_reader=mark("You have no {ranks} to take the pile."),
)
NEEDS_PAIR_TEXT: Final = ReasonText(
    mark("{name} needs two {ranks} to take the pile."),
    for_reader=mark("You need two {ranks} to take the pile."),
)
NEEDS_PAIR_OR_WILD_TEXT: Final = ReasonText(
    mark("{name} needs two {ranks}, or a wild card, to take the pile."),
    for_reader=mark("You need two {ranks}, or a wild card, to take the pile."),
)
"""Used if the hand has one card of the top card's rank, and the second card could be
wild."""
CANNOT_OPEN_TEXT: Final = ReasonText(
    mark("{name} cannot make the {need} points needed to open."),
    for_reader=mark("You cannot make the {need} points needed to open."),
)

CANNOT_TAKE_TEXT: Final = ReasonText(
    mark("{next} cannot take the pile."), for_reader=mark("You cannot take the pile.")
)
"""Used for a discard if the next player holds too few cards to take the pile."""
SAFE_THOUGH_HELD_TEXT: Final = ReasonText(
    mark("{next} holds {counted}, but is unlikely to take the pile ({pile})."),
    for_reader=mark("You hold {counted}, but are unlikely to take the pile ({pile})."),
)
"""Used for a safe discard of a rank of which the next player is known to hold cards."""

ALTERNATIVE_TEXTS: Final[dict[str, str]] = {
    "Float": mark("No discard is needed."),
    "Declare": mark("The whole hand scores at once."),
    "KeepPacket": mark("Nobody knows which packet is better."),
    "Lift": mark("Where to cut is pure luck."),
}
"""Sentences on why an action was chosen without evaluated alternatives, by class of the
action."""

OPEN_FIRST_TEXT: Final = mark("You must open before you can take the pile.")
"""Sentence for `OPENING_NOT_FROM_PILE` if it is about the viewer's own seat."""

_FEATURE_NAMES: Final = {
    mark("melds on the table"): (
        "points mixed_3 mixed_4 mixed_5 mixed_6 natural_3 "
        "natural_4 natural_5 natural_6 run_3 run_4 run_5 "
        "run_6 wild_3 wild_5"
    ),
    mark("penalties for unfinished melds"): "unfinished",
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
FEATURE_TEXTS: Final[dict[str, str]] = {
    name: words for words, names in _FEATURE_NAMES.items() for name in names.split()
}
"""Labels of features, by name of the feature; points of features with the same label
are added up."""
OTHER_FEATURES_TEXT: Final = mark("everything else")
CAUSE_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "melds on the table": (
        mark("It leads to more points from melds."),
        mark("It leads to fewer points from melds."),
    ),
    "penalties for unfinished melds": (
        mark("It lowers the risk of a penalty for an unfinished meld."),
        mark("It raises the risk of a penalty for an unfinished meld."),
    ),
    "canastas": (
        mark("It brings a canasta closer."),
        mark("It makes a canasta less likely."),
    ),
    "the initial meld": (
        mark("It brings the initial meld closer."),
        mark("It makes it harder to open."),
    ),
    "going out": (
        mark("It brings going out closer."),
        mark("It makes going out harder."),
    ),
    "feet not yet picked up": (
        mark("It brings the foot closer."),
        mark("It takes longer to reach the foot."),
    ),
    "cards left in hand": (
        mark("It leaves a better hand."),
        mark("It leaves a worse hand."),
    ),
    "wild cards in hand": (
        mark("It keeps wild cards in the hand."),
        mark("It leaves fewer wild cards in the hand."),
    ),
    "black threes in hand": (
        mark("It keeps black threes in the hand."),
        mark("It leaves fewer black threes in the hand."),
    ),
    "red threes": (
        mark("It brings more from red threes."),
        mark("It brings less from red threes."),
    ),
    "the pile": (
        mark("It gives better chances of taking the pile."),
        mark("It gives worse chances of taking the pile."),
    ),
}
"""Pairs of sentences on why a move is better and why one is worse, by label of the
feature that differs most."""
