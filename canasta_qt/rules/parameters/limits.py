"""Between which numbers a parameter may lie."""

from __future__ import annotations

from typing import Final

MOST_POINTS: Final = 100_000
_MOST_CARDS: Final = 60
_MOST_TIMES: Final = 99

_FROM_ONE: Final = {
    "hand_size": _MOST_CARDS,
    "draw_count": 10,
    "min_meld_size": _MOST_CARDS,
    "deck_count": 10,
    "pile_take_limit": _MOST_TIMES,
    "sequence_max": 11,
    "wild_meld_max": _MOST_TIMES,
    "max_meld_size": _MOST_TIMES,
    "natural_canasta_max_size": _MOST_TIMES,
    "copies_per_natural_rank": 40,
    "ask_limit": _MOST_TIMES,
    "instant_win_canastas": _MOST_TIMES,
    "target_score": 1_000_000,
    "rounds": _MOST_TIMES,
}
_FROM_ZERO: Final = {
    "foot_size": _MOST_CARDS,
    "jokers_total": 40,
    "max_recycles": _MOST_TIMES,
    "min_naturals": _MOST_CARDS,
    "max_wilds": _MOST_TIMES,
    "min_naturals_in_canasta": _MOST_CARDS,
    "initial_min_naturals_from_hand": 3,
    "go_out_canastas": 20,
    "talon_sizes": _MOST_CARDS,
}


def limits(parameter: str) -> tuple[int, int]:
    """Return the least and the greatest number that makes sense."""
    if parameter in _FROM_ONE:
        return 1, _FROM_ONE[parameter]
    return 0, _FROM_ZERO.get(parameter, MOST_POINTS)
