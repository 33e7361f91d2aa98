"""Playing styles of the seven named players, as changes of the tuned values.

A named player has its style at every level; any other player has the plain values. A
level that searches starts from the moves of the style, expects the same style of
others, and chooses another move only for a clear gain. At weak levels less of the style
is seen: a novice never freezes the pile on purpose and melds early anyway, except if
its partner asks to go out. Measured in `proving/arena/ARENA.md`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from canasta_qt.bots.estimates.values import values

_CAUTIOUS_DISCARDS: Final = replace(
    values.CLASSIC_DISCARDS, stake=-40.0, stake_each=45.0
)

PLAYING_STYLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "Clara": {  # opens late, with few wild cards
        "INITIAL_MELD": replace(
            values.INITIAL_MELD,
            budgets=((50, 1), (90, 3), (9999, 6)),
            variant_budgets=((50, 2), (90, 4), (120, 6), (155, 9), (9999, 12)),
            behind=1,
            endgame=2,
        )
    },
    "Anton": {  # freezes
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS, freeze_each=30.0, freeze_unopened=15.0
        )
    },
    "Tomás": {  # takes small piles, and keeps pairs for them
        "PILE": replace(values.PILE, deuce=1, joker=1, open_first=1),
        "TAKES": replace(values.TAKES, with_pair=90.0, held_each=0.9),
        "INITIAL_MELD": replace(values.INITIAL_MELD, pile_cards=1),
        "DISCARDS": replace(values.DISCARDS, pair=50.0, triple=75.0),
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS,
            unopened=(0.0, 0.0, 16.0, -4.0),
            opened=(0.0, 0.0, 25.0, 88.0),
        ),
    },
    "Ines": {  # leaves small piles, and guards large ones
        "PILE": replace(values.PILE, pair=4, deuce=7, joker=9, open_first=5),
        "TAKES": replace(values.TAKES, held_each=1.8),
        "DISCARDS": replace(values.DISCARDS, stake=60.0, stake_each=35.0),
        "CLASSIC_DISCARDS": _CAUTIOUS_DISCARDS,
    },
    "Ruth": {  # discards what is safe
        "DISCARDS": replace(values.DISCARDS, stake=90.0, stake_each=65.0),
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS,
            stake=-40.0,
            stake_each=70.0,
            melded_each=28.0,
            feeds=(0.0, 0.0, 0.0, 0.0, 20.0, 80.0, 170.0, -20.0),
        ),
    },
    "Emil": {  # hurries, and goes out without asking
        "ENDGAME": replace(values.ENDGAME, stock=48, cards=9, turns=6),
        "DISCARDS": replace(values.DISCARDS, stake=60.0, stake_each=35.0),
        "MELDS": replace(values.MELDS, stay=2),
        "GOING_OUT": replace(values.GOING_OUT, asked=0, play_on=-300),
    },
    "Nora": {  # keeps sets in hand
        "MELDS": replace(values.MELDS, stay=9, stay_hoarding=14),
        "DISCARDS": replace(values.DISCARDS, stake=60.0, stake_each=35.0),
        "CLASSIC_DISCARDS": _CAUTIOUS_DISCARDS,
    },
}
"""By name of the player, the groups of `values` that are changed."""


@contextmanager
def playing_style(player: str) -> Iterator[None]:
    """Use the values of a named player while the context lasts."""
    way = PLAYING_STYLES.get(player, {})
    plain = {group: getattr(values, group) for group in way}
    _set_groups(way)
    try:
        yield
    finally:
        _set_groups(plain)


def _set_groups(groups: Mapping[str, Any]) -> None:
    for name, group in groups.items():
        setattr(values, name, group)
