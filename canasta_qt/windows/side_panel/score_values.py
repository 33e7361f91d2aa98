"""How the match and the present hand stand, as the side panel shows them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SideStanding:
    """One side: its total and what of the present hand lies on the table.

    `opening` is the side's minimum in points; a text where it is no number.
    """

    name: str
    total: int
    canastas: int = 0
    melds: int = 0
    red_threes: int = 0
    opening: int | str = 0
    is_open: bool = False
    ours: bool = False
    kinds: str = ""
    """Its canastas in words: `1 red, 1 black`; empty where none need be said."""


@dataclass(frozen=True)
class MatchScore:
    """The whole score card; our side comes first.

    `target` is None in a match that ends after a number of `rounds`.
    """

    hand: int
    sides: tuple[SideStanding, ...]
    target: int | None = 5000
    rounds: int | None = None
    opening: int | str | None = None
    """What every side needs to open, where the round decides it."""
    black_threes: bool = False
    """Black threes are laid out and counted like red ones."""
    no_threes: bool = False
    """Threes are never laid out and need no line."""
    notes: tuple[str, ...] = ()
    """What our side still lacks for going out, and the penalties that loom."""
