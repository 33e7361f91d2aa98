"""Why rules cannot be played together, in a sentence for people."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.conflicts import Conflict, Problem
from canasta_qt.rules.values import Seating
from canasta_qt.translate import QT_TRANSLATE_NOOP, figure, translate
from canasta_qt.wording.rules.parameters import value_words

PROBLEMS: Final[dict[Conflict, str]] = {
    Conflict.TOO_SMALL: QT_TRANSLATE_NOOP(
        "rules", "{number} is too small; the least is {least}."
    ),
    Conflict.TOO_LARGE: QT_TRANSLATE_NOOP(
        "rules", "{number} is too large; the most is {most}."
    ),
    Conflict.NO_PLAYERS: QT_TRANSLATE_NOOP("rules", "Nobody could play."),
    Conflict.NO_TABLE: QT_TRANSLATE_NOOP(
        "rules", "There is no table for {players}; two to eight can play."
    ),
    Conflict.NO_SEATING: QT_TRANSLATE_NOOP(
        "rules", "It is not said how {players} players form sides."
    ),
    Conflict.IDLE_SEATING: QT_TRANSLATE_NOOP(
        "rules", "There are sides for {players} players, but so many may not play."
    ),
    Conflict.UNEVEN_SEATING: QT_TRANSLATE_NOOP(
        "rules", "{players} players cannot form sides like this: {seating}."
    ),
    Conflict.NO_THREE: QT_TRANSLATE_NOOP(
        "rules", "A lone hand needs a table of three, and three may not play."
    ),
    Conflict.THREE_NOT_SOLO: QT_TRANSLATE_NOOP(
        "rules", "A lone hand needs three players who begin each on their own."
    ),
    Conflict.NO_AMOUNT_FOR_PLAYERS: QT_TRANSLATE_NOOP(
        "rules", "There is no number for {players} players, who may play."
    ),
    Conflict.NO_AMOUNT_FOR_SEATING: QT_TRANSLATE_NOOP(
        "rules", "There is no value for this way to sit: {seating}."
    ),
    Conflict.NOTHING_TO_DRAW: QT_TRANSLATE_NOOP(
        "rules",
        "With {players} players, dealing takes every card: nothing is left to draw.",
    ),
    Conflict.TOO_MANY_COPIES: QT_TRANSLATE_NOOP(
        "rules", "The packs have only {copies} cards of each rank."
    ),
    Conflict.NEVER_RECYCLED: QT_TRANSLATE_NOOP(
        "rules", "Renewals are limited, but the pile never becomes the stock."
    ),
    Conflict.NO_ROOM_FOR_NATURALS: QT_TRANSLATE_NOOP(
        "rules", "The smallest meld has no room for the natural cards it needs."
    ),
    Conflict.MORE_THAN_A_CANASTA: QT_TRANSLATE_NOOP(
        "rules", "That is more than the seven cards of a canasta."
    ),
    Conflict.NO_MELD: QT_TRANSLATE_NOOP(
        "rules", "The largest meld is smaller than the smallest: nothing can be melded."
    ),
    Conflict.NO_CANASTA: QT_TRANSLATE_NOOP(
        "rules", "Melds below {canasta} cards never become canastas."
    ),
    Conflict.NATURAL_PAST_ALL: QT_TRANSLATE_NOOP(
        "rules", "Natural canastas may not be larger than any meld may be."
    ),
    Conflict.SEQUENCE_LENGTH: QT_TRANSLATE_NOOP(
        "rules", "The longest sequence has {least} to {most} cards."
    ),
    Conflict.NO_WILD_CANASTA: QT_TRANSLATE_NOOP(
        "rules", "So small a meld of wild cards never becomes a canasta."
    ),
    Conflict.TOO_FEW_WILDS: QT_TRANSLATE_NOOP(
        "rules", "A canasta of wild cards needs seven, and the packs have {cards}."
    ),
    Conflict.CANASTA_WITHOUT_ROOM: QT_TRANSLATE_NOOP(
        "rules", "A meld of at most {limit} cards cannot hold {need} natural cards."
    ),
    Conflict.TOO_FEW_OF_A_RANK: QT_TRANSLATE_NOOP(
        "rules", "No canasta is possible: there are only {copies} cards of a rank."
    ),
    Conflict.WILDS_NEVER_FIT: QT_TRANSLATE_NOOP(
        "rules",
        "A meld of at most {limit} cards never holds {wilds} wild cards beside the "
        "natural ones it needs.",
    ),
    Conflict.WILDS_BAR_CANASTA: QT_TRANSLATE_NOOP(
        "rules",
        "{need} natural cards in a canasta cannot be met with {wilds} wild cards in "
        "a meld of {limit} cards at most.",
    ),
    Conflict.ROUNDS_OR_SCORE: QT_TRANSLATE_NOOP(
        "rules",
        "The points to open go by the number of the hand in one place and by the "
        "side’s total in the other.",
    ),
    Conflict.LIMIT_NEEDS_TOP_N: QT_TRANSLATE_NOOP(
        "rules",
        "Taking only the top cards and a number of them need each other.",
    ),
    Conflict.NO_WAY_TO_TAKE: QT_TRANSLATE_NOOP(
        "rules", "The pile may be taken, but there is no way to take it."
    ),
    Conflict.NO_SEQUENCES_TO_MEET: QT_TRANSLATE_NOOP(
        "rules", "The pile cannot be taken for a sequence: there are no sequences."
    ),
    Conflict.FROZEN_BUT_PAIR: QT_TRANSLATE_NOOP(
        "rules", "A frozen pile is taken only with a natural pair."
    ),
    Conflict.NO_FEET: QT_TRANSLATE_NOOP(
        "rules", "This needs a foot, and nobody has one."
    ),
    Conflict.FOOT_NEEDS_BOTH: QT_TRANSLATE_NOOP(
        "rules", "A foot needs both its number of cards and a way to choose it."
    ),
    Conflict.LIFT_OF_22: QT_TRANSLATE_NOOP(
        "rules", "A stack of 22 is split into a hand of 11 and a foot of 11."
    ),
    Conflict.TALONS_NEED_BOTH: QT_TRANSLATE_NOOP(
        "rules", "Wings need both their numbers of cards and a use."
    ),
    Conflict.NO_SEQUENCES: QT_TRANSLATE_NOOP(
        "rules", "A sequence is needed to go out, and there are no sequences."
    ),
    Conflict.NO_WILD_CANASTAS: QT_TRANSLATE_NOOP(
        "rules", "A canasta of wild cards is needed to go out, and there are none."
    ),
    Conflict.NO_MIXED_CANASTAS: QT_TRANSLATE_NOOP(
        "rules", "A canasta with wild cards is needed to go out, and none may hold any."
    ),
    Conflict.NOBODY_TO_ASK: QT_TRANSLATE_NOOP(
        "rules", "Asking a partner is needed, but some play alone."
    ),
    Conflict.NO_TARGET: QT_TRANSLATE_NOOP(
        "rules", "The game goes to a number of points, and none is given."
    ),
    Conflict.NO_ROUNDS: QT_TRANSLATE_NOOP(
        "rules", "The game ends after a number of hands, and none is given."
    ),
}


def problem_sentence(problem: Problem) -> str:
    """Say what does not go together, with the numbers in it."""
    words = {name: _words(value) for name, value in problem.details}
    return translate("rules", PROBLEMS[problem.conflict]).format(**words)


def _words(value: int | str) -> str:
    if isinstance(value, Seating):
        return value_words(value)
    return figure(value) if isinstance(value, int) else value
