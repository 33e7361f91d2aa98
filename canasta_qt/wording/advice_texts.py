"""The sentences of advice: one for each ground and each feature of the bots.

Names of grounds and features are those the bots give them; tests compare the tables
with what the bots have.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.wording.translate import QT_TRANSLATE_NOOP

GROUNDS: Final[dict[str, str]] = {
    "only_choice": QT_TRANSLATE_NOOP("advice", "There is nothing else to do."),
    "at_random": QT_TRANSLATE_NOOP("advice", "It is chosen by chance."),
    "nothing_to_take": QT_TRANSLATE_NOOP("advice", "The pile cannot be taken."),
    "pile_not_worth_it": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) is not worth what taking {card} would cost."
    ),
    "take_onto_meld": QT_TRANSLATE_NOOP(
        "advice", "{card} fits a meld on the table, and the pile comes with it: {pile}."
    ),
    "take_with_pair": QT_TRANSLATE_NOOP("advice", "A natural pair wins {pile}."),
    "take_with_wild": QT_TRANSLATE_NOOP(
        "advice", "The pile ({pile}) is worth a wild card."
    ),
    "open_with_pile": QT_TRANSLATE_NOOP(
        "advice", "{card} opens together with the hand ({need} needed) and wins {pile}."
    ),
    "open": QT_TRANSLATE_NOOP("advice", "It opens with {number} points of {need}."),
    "complete_canasta": QT_TRANSLATE_NOOP("advice", "It completes a canasta."),
    "lay_cards": QT_TRANSLATE_NOOP(
        "advice", "Cards on the table count, cards in the hand cost: this is {points}."
    ),
    "lay_all_late": QT_TRANSLATE_NOOP(
        "advice",
        "The hand may end soon ({stock} in the stock): whatever can be laid is laid.",
    ),
    "go_out": QT_TRANSLATE_NOOP("advice", "It ends the hand by going out."),
    "ask_first": QT_TRANSLATE_NOOP(
        "advice", "Going out is possible, but the partner still holds {held}."
    ),
    "hands_allow_it": QT_TRANSLATE_NOOP(
        "advice", "Going out now is good although {number} points stay in a hand."
    ),
    "hand_too_heavy": QT_TRANSLATE_NOOP(
        "advice", "{number} points would be left in a hand."
    ),
    "safe_discard": QT_TRANSLATE_NOOP(
        "advice", "{next} will hardly take the pile ({pile}) with it."
    ),
    "least_loss": QT_TRANSLATE_NOOP(
        "advice", "Every card has its price; this one risks the pile ({pile}) least."
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
        "advice", "As far as was noticed, it risks the pile ({pile}) least."
    ),
    "saw_the_pile": QT_TRANSLATE_NOOP("advice", "{card} wins the pile: {pile}."),
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
"""For what is laid before the side opens, as red threes are."""

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
    "points": QT_TRANSLATE_NOOP("advice", "points on the table"),
    "in_hand": QT_TRANSLATE_NOOP("advice", "points left in hands"),
    "opened": QT_TRANSLATE_NOOP("advice", "being open"),
    "ready": QT_TRANSLATE_NOOP("advice", "being able to go out"),
    "lacking": QT_TRANSLATE_NOOP("advice", "canastas still lacking for going out"),
    "natural_canastas": QT_TRANSLATE_NOOP("advice", "natural canastas"),
    "mixed_canastas": QT_TRANSLATE_NOOP("advice", "mixed canastas"),
    "mixed_3": QT_TRANSLATE_NOOP("advice", "mixed melds of three"),
    "mixed_4": QT_TRANSLATE_NOOP("advice", "mixed melds of four"),
    "mixed_5": QT_TRANSLATE_NOOP("advice", "mixed melds of five"),
    "mixed_6": QT_TRANSLATE_NOOP("advice", "mixed melds of six"),
    "natural_3": QT_TRANSLATE_NOOP("advice", "natural melds of three"),
    "natural_4": QT_TRANSLATE_NOOP("advice", "natural melds of four"),
    "natural_5": QT_TRANSLATE_NOOP("advice", "natural melds of five"),
    "natural_6": QT_TRANSLATE_NOOP("advice", "natural melds of six"),
    "run_3": QT_TRANSLATE_NOOP("advice", "sequences of three"),
    "run_4": QT_TRANSLATE_NOOP("advice", "sequences of four"),
    "run_5": QT_TRANSLATE_NOOP("advice", "sequences of five"),
    "run_6": QT_TRANSLATE_NOOP("advice", "sequences of six"),
    "wild_3": QT_TRANSLATE_NOOP("advice", "small melds of wild cards"),
    "wild_5": QT_TRANSLATE_NOOP("advice", "large melds of wild cards"),
    "completes": QT_TRANSLATE_NOOP("advice", "canastas the hands can complete"),
    "lacks_1": QT_TRANSLATE_NOOP("advice", "canastas that lack one card"),
    "lacks_2": QT_TRANSLATE_NOOP("advice", "canastas that lack two cards"),
    "wilds_complete": QT_TRANSLATE_NOOP("advice", "wild cards that make a canasta"),
    "fits": QT_TRANSLATE_NOOP("advice", "cards that fit melds on the table"),
    "singles": QT_TRANSLATE_NOOP("advice", "single cards in hands"),
    "pairs": QT_TRANSLATE_NOOP("advice", "pairs in hands"),
    "triples": QT_TRANSLATE_NOOP("advice", "three of a rank in hands"),
    "deuces": QT_TRANSLATE_NOOP("advice", "twos in hands"),
    "jokers": QT_TRANSLATE_NOOP("advice", "jokers in hands"),
    "black_threes": QT_TRANSLATE_NOOP("advice", "black threes in hands"),
    "red_threes": QT_TRANSLATE_NOOP("advice", "red threes"),
    "links": QT_TRANSLATE_NOOP("advice", "neighbouring cards for a sequence"),
    "run_fits": QT_TRANSLATE_NOOP("advice", "cards that lengthen a sequence"),
    "cards": QT_TRANSLATE_NOOP("advice", "the number of cards in hands"),
    "smallest": QT_TRANSLATE_NOOP("advice", "the smallest hand"),
    "few_cards": QT_TRANSLATE_NOOP("advice", "a hand that is nearly empty"),
    "feet": QT_TRANSLATE_NOOP("advice", "feet not yet taken up"),
    "near_opening": QT_TRANSLATE_NOOP("advice", "being near the opening"),
    "wilds_unopened": QT_TRANSLATE_NOOP("advice", "wild cards kept for the opening"),
    "to_move": QT_TRANSLATE_NOOP("advice", "having the turn"),
    "can_take": QT_TRANSLATE_NOOP("advice", "being able to take the pile"),
    "can_take_pile": QT_TRANSLATE_NOOP("advice", "what the pile would bring"),
    "open_pile": QT_TRANSLATE_NOOP("advice", "an open pile"),
    "kinds_lacking": QT_TRANSLATE_NOOP(
        "advice", "kinds of canasta still lacking for going out"
    ),
    "unfinished": QT_TRANSLATE_NOOP("advice", "melds that cost points unfinished"),
    "held_too_long": QT_TRANSLATE_NOOP("advice", "cards that cost points if kept"),
    "frozen_pairs": QT_TRANSLATE_NOOP("advice", "pairs that can take a frozen pile"),
    "round_over": QT_TRANSLATE_NOOP("advice", "hands that end soon"),
}
"""What points come from, as part of a sentence."""
