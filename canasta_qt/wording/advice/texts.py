"""The sentences of advice: one for each ground and each feature of the bots.

Names of grounds and features are those the bots give them; tests compare the tables
with what the bots have.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

GROUNDS: Final[dict[str, str]] = {
    "only_choice": QT_TRANSLATE_NOOP("advice", "There is nothing else to do."),
    "at_random": QT_TRANSLATE_NOOP("advice", "It is chosen by chance."),
    "nothing_to_take": QT_TRANSLATE_NOOP("advice", "The pile cannot be taken."),
    "pile_not_worth_it": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) is not worth what taking {card} would cost."
    ),
    "take_onto_meld": QT_TRANSLATE_NOOP(
        "advice", "It wins the pile ({pile}) and takes no card from the hand."
    ),
    "take_with_pair": QT_TRANSLATE_NOOP(
        "advice", "A natural pair wins the pile ({pile})."
    ),
    "take_with_wild": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) is worth a wild card."
    ),
    "open_with_pile": QT_TRANSLATE_NOOP(
        "advice",
        "{card} opens together with the hand ({need} needed) and wins the pile"
        " ({pile}).",
    ),
    "open": QT_TRANSLATE_NOOP("advice", "It opens with {points} ({need} needed)."),
    "complete_canasta": QT_TRANSLATE_NOOP("advice", "It completes a canasta."),
    "lay_cards": QT_TRANSLATE_NOOP(
        "advice", "It brings {points} to the table; cards left in hand cost points."
    ),
    "lay_all_late": QT_TRANSLATE_NOOP(
        "advice",
        "The hand may end soon ({stock} in the stock): whatever can be laid is laid.",
    ),
    "go_out": QT_TRANSLATE_NOOP("advice", "It ends the hand by going out."),
    "ask_first": QT_TRANSLATE_NOOP(
        "advice", "Going out is possible, but {partner} still holds {held}."
    ),
    "hands_allow_it": QT_TRANSLATE_NOOP(
        "advice", "Going out now pays, although {score} stay in the hand."
    ),
    "hand_too_heavy": QT_TRANSLATE_NOOP(
        "advice", "Going out now would leave {score} in the hand."
    ),
    "safe_discard": QT_TRANSLATE_NOOP(
        "advice", "{next} will hardly take the pile ({pile}) with it."
    ),
    "least_loss": QT_TRANSLATE_NOOP(
        "advice", "It risks the pile ({pile}), but no other discard is clearly better."
    ),
    "stop_the_pile": QT_TRANSLATE_NOOP(
        "advice", "A black three stops the pile ({pile}) for one turn."
    ),
    "freeze_the_pile": QT_TRANSLATE_NOOP(
        "advice", "It freezes the pile ({pile}): only a natural pair takes it then."
    ),
}
"""Why an action is good, for somebody who may know the whole hand."""

NOTICED: Final[dict[str, str]] = {
    "overlooked_pile": QT_TRANSLATE_NOOP("advice", "The pile ({pile}) went unnoticed."),
    "overlooked_meld": QT_TRANSLATE_NOOP(
        "advice", "It went unnoticed that this feeds {melds}."
    ),
    "forgot_hand": QT_TRANSLATE_NOOP(
        "advice", "It was forgotten that {holder} holds {held}."
    ),
    "seemed_safe": QT_TRANSLATE_NOOP(
        "advice",
        "As far as was noticed, {next} will hardly take the pile ({pile}) with it.",
    ),
    "seemed_least": QT_TRANSLATE_NOOP(
        "advice", "As far as was noticed, no other discard was clearly better."
    ),
    "saw_the_pile": QT_TRANSLATE_NOOP("advice", "{card} wins the pile ({pile})."),
    "hurried": QT_TRANSLATE_NOOP("advice", "In a hurry: whatever can be laid is laid."),
}
"""The same of somebody who decides by what is noticed, and may overlook things.

All of it may be said while the hand is closed: it tells of what lies open to everybody.
"""

MISSED_TAKE: Final = QT_TRANSLATE_NOOP(
    "advice", "It went unnoticed that {cards} would have won the pile ({pile})."
)
"""For a pile that was overlooked although the hand had what takes it."""
MISSED_JOIN: Final = QT_TRANSLATE_NOOP(
    "advice", "It went unnoticed that {card} fits a meld and wins the pile ({pile})."
)
"""The same, where no card of the hand is needed."""
YOU_HOLD: Final = QT_TRANSLATE_NOOP("advice", "It was forgotten that you hold {held}.")

NOBODY_LEFT: Final = QT_TRANSLATE_NOOP(
    "advice", "Somebody may go out soon: whatever can be laid is laid."
)
"""For a late hand whose stock is not low."""
TO_THE_FOOT: Final = QT_TRANSLATE_NOOP(
    "advice", "It empties the hand, and the foot is taken up."
)
"""For the last cards of a hand behind which a foot waits."""
COUNTS: Final = QT_TRANSLATE_NOOP("advice", "On the table it counts for the side.")
"""For threes that are laid out, which bring no points as melds do."""
OPENS_WITH_A_CANASTA: Final = QT_TRANSLATE_NOOP(
    "advice", "It opens with a canasta, as the total demands."
)
CANASTA_WITH_THE_PILE: Final = QT_TRANSLATE_NOOP(
    "advice", "{card} completes the canasta that opens, and wins the pile ({pile})."
)
JOINS: Final = QT_TRANSLATE_NOOP("advice", "One larger meld is nearer to a canasta.")
"""For melds that are joined without any card of the hand."""
ONTO_MELD: Final = QT_TRANSLATE_NOOP(
    "advice", "{card} fits a meld on the table and wins the pile ({pile})."
)
"""For a pile whose top card goes to a meld together with cards of the hand."""
LAST_CARD: Final = QT_TRANSLATE_NOOP("advice", "The last card then ends the hand.")
"""For what is laid before the discard that goes out."""
YOU_STILL_HOLD: Final = QT_TRANSLATE_NOOP(
    "advice", "Going out is possible, but you still hold {held}."
)
YOURS_ALLOW_IT: Final = QT_TRANSLATE_NOOP(
    "advice", "Going out now pays, although {score} stay in your hand."
)
YOURS_TOO_HEAVY: Final = QT_TRANSLATE_NOOP(
    "advice", "Going out now would leave {score} in your hand."
)

FEEDS: Final = QT_TRANSLATE_NOOP(
    "advice",
    "It feeds {melds} (pile: {pile}), but no other discard is clearly better.",
)
"""For a discard with a price that everybody can see."""
NEEDED_LEAST: Final = QT_TRANSLATE_NOOP("advice", "No other card is needed less.")
"""For a discard where nobody takes a pile, or a three that stops nothing."""
STAYS_FROZEN: Final = QT_TRANSLATE_NOOP(
    "advice", "The pile ({pile}) stays frozen: only a natural pair takes it."
)
STOPS: Final = QT_TRANSLATE_NOOP("advice", "It stops the pile ({pile}) for one turn.")
"""For a wild card that freezes nothing but stops."""

WAYS_ON: Final[dict[str, str]] = {
    "Float": QT_TRANSLATE_NOOP("advice", "No card has to be given away."),
    "Declare": QT_TRANSLATE_NOOP("advice", "The whole hand counts at once."),
    "KeepPacket": QT_TRANSLATE_NOOP("advice", "Nobody knows which packet is better."),
    "Lift": QT_TRANSLATE_NOOP("advice", "Where the cards are lifted is mere chance."),
}
"""For actions by their kind, where there are others but nothing to reckon."""

COMPLETES: Final[dict[str, str]] = {
    "natural": QT_TRANSLATE_NOOP("advice", "It completes a natural canasta: {bonus}."),
    "mixed": QT_TRANSLATE_NOOP("advice", "It completes a mixed canasta: {bonus}."),
    "sequence": QT_TRANSLATE_NOOP(
        "advice", "It completes a sequence of seven: {bonus}."
    ),
    "wild": QT_TRANSLATE_NOOP(
        "advice", "It completes a canasta of wild cards: {bonus}."
    ),
}
"""For a canasta whose bonus is known, by kind."""
COMPLETES_SOME: Final = QT_TRANSLATE_NOOP(
    "advice", "It completes {number} canastas: {bonus}."
)

NO_PILE: Final[dict[str, str]] = {
    "pile_is_empty": QT_TRANSLATE_NOOP("advice", "There is no pile to take."),
    "pile_is_blocked": QT_TRANSLATE_NOOP("advice", "{card} stops the pile."),
    "pile_never_taken": QT_TRANSLATE_NOOP(
        "advice", "The pile is never taken in this game."
    ),
    "pile_only_in_foot": QT_TRANSLATE_NOOP(
        "advice", "Only who plays from the foot may take the pile."
    ),
    "single_card": QT_TRANSLATE_NOOP(
        "advice", "With one card in the hand a pile of one card may not be taken."
    ),
    "opening_not_from_pile": QT_TRANSLATE_NOOP(
        "advice", "A side that is not open may not take the pile."
    ),
}
"""Why nobody, or this seat, may take a pile, by the name of the refusal."""
YOU_HOLD_NONE: Final = QT_TRANSLATE_NOOP(
    "advice", "You hold no {rank} to take the pile with."
)
HOLDS_NONE: Final = QT_TRANSLATE_NOOP(
    "advice", "The hand holds no {rank} to take the pile with."
)
YOU_HOLD_ONE: Final = QT_TRANSLATE_NOOP(
    "advice", "Your one {rank} is not enough to take the pile."
)
HOLDS_ONE: Final = QT_TRANSLATE_NOOP(
    "advice", "One {rank} in the hand is not enough to take the pile."
)
DOES_NOT_OPEN: Final = QT_TRANSLATE_NOOP(
    "advice", "The hand does not open with {card} ({need} needed)."
)

CLOSED: Final[dict[str, str]] = {
    "nothing_to_take": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) could not be taken, or was not worth its price."
    ),
    "pile_not_worth_it": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) could not be taken, or was not worth its price."
    ),
    "hands_allow_it": QT_TRANSLATE_NOOP(
        "advice", "The points left in the hand were a price worth paying."
    ),
    "hand_too_heavy": QT_TRANSLATE_NOOP(
        "advice", "Too many points would have been left in the hand."
    ),
}
"""In place of these while the hand of the seat is nobody else's business."""

FEATURES: Final[dict[str, str]] = {
    "points": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "mixed_3": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "mixed_4": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "mixed_5": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "mixed_6": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "natural_3": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "natural_4": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "natural_5": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "natural_6": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "run_3": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "run_4": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "run_5": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "run_6": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "wild_3": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "wild_5": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "unfinished": QT_TRANSLATE_NOOP("advice", "melds on the table"),
    "natural_canastas": QT_TRANSLATE_NOOP("advice", "canastas"),
    "mixed_canastas": QT_TRANSLATE_NOOP("advice", "canastas"),
    "completes": QT_TRANSLATE_NOOP("advice", "canastas"),
    "lacks_1": QT_TRANSLATE_NOOP("advice", "canastas"),
    "lacks_2": QT_TRANSLATE_NOOP("advice", "canastas"),
    "wilds_complete": QT_TRANSLATE_NOOP("advice", "canastas"),
    "opened": QT_TRANSLATE_NOOP("advice", "the opening"),
    "near_opening": QT_TRANSLATE_NOOP("advice", "the opening"),
    "wilds_unopened": QT_TRANSLATE_NOOP("advice", "the opening"),
    "ready": QT_TRANSLATE_NOOP("advice", "going out"),
    "lacking": QT_TRANSLATE_NOOP("advice", "going out"),
    "kinds_lacking": QT_TRANSLATE_NOOP("advice", "going out"),
    "smallest": QT_TRANSLATE_NOOP("advice", "going out"),
    "few_cards": QT_TRANSLATE_NOOP("advice", "going out"),
    "feet": QT_TRANSLATE_NOOP("advice", "feet not yet taken up"),
    "in_hand": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "cards": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "singles": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "pairs": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "triples": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "fits": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "links": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "run_fits": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "held_too_long": QT_TRANSLATE_NOOP("advice", "cards in hands"),
    "deuces": QT_TRANSLATE_NOOP("advice", "wild cards in hands"),
    "jokers": QT_TRANSLATE_NOOP("advice", "wild cards in hands"),
    "black_threes": QT_TRANSLATE_NOOP("advice", "black threes in hands"),
    "red_threes": QT_TRANSLATE_NOOP("advice", "red threes"),
    "can_take": QT_TRANSLATE_NOOP("advice", "the pile"),
    "can_take_pile": QT_TRANSLATE_NOOP("advice", "the pile"),
    "open_pile": QT_TRANSLATE_NOOP("advice", "the pile"),
    "frozen_pairs": QT_TRANSLATE_NOOP("advice", "the pile"),
    "to_move": QT_TRANSLATE_NOOP("advice", "having the turn"),
    "round_over": QT_TRANSLATE_NOOP("advice", "hands that end soon"),
}
"""What points come from, as part of a sentence; what one word covers is added up."""
