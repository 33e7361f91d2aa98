"""How parameters can contradict each other, and what such a contradiction is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Detail: TypeAlias = int | str


class Conflict(StrEnum):
    """Ways in which a ruleset cannot be played; the text is for notation and logs.

    Sentences for players are in `wording.problems`, with the same names in braces.
    """

    TOO_SMALL = "{number} is less than {least}"
    TOO_LARGE = "{number} is more than {most}"
    NO_PLAYERS = "nobody may play"
    NO_TABLE = "{players} players have no table"
    NO_SEATING = "no seating for {players}"
    IDLE_SEATING = "a seating for {players}, who may not play"
    UNEVEN_SEATING = "{players} cannot play as {seating}"
    NO_THREE = "needs three players"
    THREE_NOT_SOLO = "three players are not solo"
    NO_AMOUNT_FOR_PLAYERS = "nothing for {players} players"
    NO_AMOUNT_FOR_SEATING = "nothing for {seating}"
    NOTHING_TO_DRAW = "nothing is left to draw when {players} players have their cards"
    TOO_MANY_COPIES = "there are only {copies} cards of a rank"
    NEVER_RECYCLED = "the pile never becomes the stock"
    NO_ROOM_FOR_NATURALS = "the smallest meld has no room for its naturals"
    MORE_THAN_A_CANASTA = "more than a canasta holds"
    NO_MELD = "no meld is possible"
    NO_CANASTA = "no canasta is possible below {canasta} cards"
    NATURAL_PAST_ALL = "larger than any meld may be"
    SEQUENCE_LENGTH = "a sequence has {least} to {most} cards"
    NO_WILD_CANASTA = "no wild canasta is possible"
    TOO_FEW_WILDS = "there are only {cards} wild cards for a canasta of wild cards"
    CANASTA_WITHOUT_ROOM = "a canasta of {limit} cannot hold {need} naturals"
    TOO_FEW_OF_A_RANK = "there are only {copies} cards of a rank"
    WILDS_NEVER_FIT = "a meld of {limit} never holds {wilds} wild cards"
    WILDS_BAR_CANASTA = (
        "min_naturals_in_canasta {need} cannot be met with max_wilds {wilds} and"
        " max_meld_size {limit}"
    )
    ROUNDS_OR_SCORE = "the opening table and its basis do not go together"
    LIMIT_NEEDS_TOP_N = "top_n and a limit need each other"
    NO_WAY_TO_TAKE = "no way to take the pile"
    NO_SEQUENCES_TO_MEET = "add_seq needs sequences"
    FROZEN_BUT_PAIR = "a frozen pile is taken with a pair only"
    NO_FEET = "there are no feet"
    FOOT_NEEDS_BOTH = "a foot needs both"
    LIFT_OF_22 = "a lift of 22 is split into two packets of eleven"
    TALONS_NEED_BOTH = "talons need both"
    NO_SEQUENCES = "there are no sequences"
    NO_WILD_CANASTAS = "there are no wild canastas"
    NO_MIXED_CANASTAS = "there are no mixed canastas"
    NOBODY_TO_ASK = "nobody to ask when playing solo"
    NO_TARGET = "no target to play to"
    NO_ROUNDS = "no number of hands to play"


@dataclass(frozen=True, slots=True)
class Problem:
    """A contradiction: the parameters that are in it and what does not fit."""

    parameters: tuple[str, ...]
    conflict: Conflict
    details: tuple[tuple[str, Detail], ...] = ()
    """What stands in the braces of the text, by name."""

    @property
    def sentence(self) -> str:
        """What does not fit, in the words of the parameters."""
        return self.conflict.value.format(**dict(self.details))

    def __str__(self) -> str:
        """Name the parameters, then say what is wrong."""
        return f"{', '.join(self.parameters)}: {self.sentence}"


def problem(
    parameters: tuple[str, ...], conflict: Conflict, **details: Detail
) -> Problem:
    """Make a problem; the details are named as in the text."""
    return Problem(parameters, conflict, tuple(details.items()))
