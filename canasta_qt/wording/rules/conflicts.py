"""Why rules cannot be played together, in a sentence for people."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.conflicts import Conflict, Problem
from canasta_qt.rules.values import Seating
from canasta_qt.translate import figure, tr, translate
from canasta_qt.wording.rules.parameters import value_words

PROBLEMS: Final[dict[Conflict, str]] = {
    Conflict.TOO_SMALL: tr("{number} is too small; the least is {least}."),
    Conflict.TOO_LARGE: tr("{number} is too large; the most is {most}."),
    Conflict.NO_PLAYERS: tr("Nobody could play."),
    Conflict.NO_TABLE: tr("There is no table for {players}; two to eight can play."),
    Conflict.NO_SEATING: tr("It is not said how {players} players form sides."),
    Conflict.IDLE_SEATING: tr(
        "There are sides for {players} players, but so many may not play."
    ),
    Conflict.UNEVEN_SEATING: tr(
        "{players} players cannot form sides like this: {seating}."
    ),
    Conflict.NO_THREE: tr(
        "A lone hand needs a table of three, and three may not play."
    ),
    Conflict.THREE_NOT_SOLO: tr(
        "A lone hand needs three players who begin each on their own."
    ),
    Conflict.NO_AMOUNT_FOR_PLAYERS: tr(
        "There is no number for {players} players, who may play."
    ),
    Conflict.NO_AMOUNT_FOR_SEATING: tr(
        "There is no value for this way to sit: {seating}."
    ),
    Conflict.NOTHING_TO_DRAW: tr(
        "With {players} players, dealing takes every card: nothing is left to draw."
    ),
    Conflict.TOO_MANY_COPIES: tr("The packs have only {copies} cards of each rank."),
    Conflict.NEVER_RECYCLED: tr(
        "Renewals are limited, but the pile never becomes the stock."
    ),
    Conflict.NO_ROOM_FOR_NATURALS: tr(
        "The smallest meld has no room for the natural cards it needs."
    ),
    Conflict.MORE_THAN_A_CANASTA: tr("That is more than the seven cards of a canasta."),
    Conflict.NO_MELD: tr(
        "The largest meld is smaller than the smallest: nothing can be melded."
    ),
    Conflict.NO_CANASTA: tr("Melds below {canasta} cards never become canastas."),
    Conflict.NATURAL_PAST_ALL: tr(
        "Natural canastas may not be larger than any meld may be."
    ),
    Conflict.SEQUENCE_LENGTH: tr("The longest sequence has {least} to {most} cards."),
    Conflict.NO_WILD_CANASTA: tr(
        "So small a meld of wild cards never becomes a canasta."
    ),
    Conflict.TOO_FEW_WILDS: tr(
        "A canasta of wild cards needs seven, and the packs have {cards}."
    ),
    Conflict.CANASTA_WITHOUT_ROOM: tr(
        "A meld of at most {limit} cards cannot hold {need} natural cards."
    ),
    Conflict.TOO_FEW_OF_A_RANK: tr(
        "No canasta is possible: there are only {copies} cards of a rank."
    ),
    Conflict.WILDS_NEVER_FIT: tr(
        "A meld of at most {limit} cards never holds {wilds} wild cards beside the "
        "natural ones it needs."
    ),
    Conflict.WILDS_BAR_CANASTA: tr(
        "{need} natural cards in a canasta cannot be met with {wilds} wild cards in "
        "a meld of {limit} cards at most."
    ),
    Conflict.ROUNDS_OR_SCORE: tr(
        "The points to open go by the number of the hand in one place and by the "
        "side’s total in the other."
    ),
    Conflict.LIMIT_NEEDS_TOP_N: tr(
        "Taking only the top cards and a number of them need each other."
    ),
    Conflict.NO_WAY_TO_TAKE: tr(
        "The pile may be taken, but there is no way to take it."
    ),
    Conflict.NO_SEQUENCES_TO_MEET: tr(
        "The pile cannot be taken for a sequence: there are no sequences."
    ),
    Conflict.FROZEN_BUT_PAIR: tr("A frozen pile is taken only with a natural pair."),
    Conflict.NO_FEET: tr("This needs a foot, and nobody has one."),
    Conflict.FOOT_NEEDS_BOTH: tr(
        "A foot needs both its number of cards and a way to choose it."
    ),
    Conflict.LIFT_OF_22: tr(
        "A stack of 22 is split into a hand of 11 and a foot of 11."
    ),
    Conflict.TALONS_NEED_BOTH: tr("Wings need both their numbers of cards and a use."),
    Conflict.NO_SEQUENCES: tr(
        "A sequence is needed to go out, and there are no sequences."
    ),
    Conflict.NO_WILD_CANASTAS: tr(
        "A canasta of wild cards is needed to go out, and there are none."
    ),
    Conflict.NO_MIXED_CANASTAS: tr(
        "A canasta with wild cards is needed to go out, and none may hold any."
    ),
    Conflict.NOBODY_TO_ASK: tr("Asking a partner is needed, but some play alone."),
    Conflict.NO_TARGET: tr("The game goes to a number of points, and none is given."),
    Conflict.NO_ROUNDS: tr("The game ends after a number of hands, and none is given."),
}


def problem_sentence(problem: Problem) -> str:
    """Word what does not go together, with the numbers in it."""
    words = {name: _words(value) for name, value in problem.details}
    return translate("", PROBLEMS[problem.conflict]).format(**words)


def _words(value: int | str) -> str:
    if isinstance(value, Seating):
        return value_words(value)
    return figure(value) if isinstance(value, int) else value
