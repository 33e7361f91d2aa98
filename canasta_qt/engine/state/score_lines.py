"""The score of a round as data: one line for each thing that counts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ScoreItem(StrEnum):
    """What a line of the sheet counts, in the order of the sheet."""

    NATURAL_CANASTA = "natural_canasta"
    MIXED_CANASTA = "mixed_canasta"
    SEQUENCE = "sequence"
    WILD_CANASTA = "wild_canasta"
    PURE_CANASTA = "pure_canasta"
    MULTI_CANASTA = "multi_canasta"
    CONCEALED_CANASTA = "concealed_canasta"
    TOPPER = "topper"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    DEAL_BONUS = "deal_bonus"
    RED_THREES = "red_threes"
    BLACK_THREES = "black_threes"
    MELDED_CARDS = "melded_cards"
    CARDS_IN_HAND = "cards_in_hand"
    CARDS_IN_FOOT = "cards_in_foot"
    THREES_IN_HAND = "threes_in_hand"
    INCOMPLETE_PURE = "incomplete_pure"
    INCOMPLETE_WILD = "incomplete_wild"
    HOLDING = "holding"
    SHORT_SEQUENCE = "short_sequence"
    PARTNER_IN_HAND = "partner_in_hand"
    SPECIAL_HAND = "special_hand"
    INSTANT_WIN = "instant_win"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One counted thing of one side: `count` of them, `each` where all are alike."""

    item: ScoreItem
    count: int
    each: int | None
    points: int
    seat: int | None = None
    """Whose cards, where the line is one player's."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A finished round's count. All tuples are by side."""

    lines: tuple[tuple[ScoreLine, ...], ...]
    before: tuple[int, ...]
    round: tuple[int, ...]
    total: tuple[int, ...]
    out: int | None
    """The seat that went out."""
    concealed: bool
    game_over: bool
    winners: tuple[int, ...]
    """Sides that have won; empty while the match goes on."""
