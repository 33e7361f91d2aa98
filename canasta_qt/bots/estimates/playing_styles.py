"""Playing styles of the seven named players, as changes of the tuned values.

A named player has the same style at every level; all other players have the plain
values. A level that searches begins with the moves of the style, expects the same style
of others, and chooses another move only for a clear gain. At the two weakest levels,
and in games where the pile is never taken, a style can hardly be noticed, as such a bot
melds at once anyway. Styles are measured in `proving/ARENA.md`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from canasta_qt.bots.estimates.values import values

_CAUTIOUS_DISCARDS: Final = replace(
    values.CLASSIC_DISCARDS, pile_loss=-40.0, pile_loss_per_card=45.0
)

PLAYING_STYLES: Final[Mapping[str, Mapping[str, Any]]] = {
    "Clara": {  # opens late, with few wild cards
        "INITIAL_MELD": replace(
            values.INITIAL_MELD,
            max_wild_cost_by_need=((50, 1), (90, 3), (9999, 6)),
            variant_max_wild_cost_by_need=(
                (50, 2),
                (90, 4),
                (120, 6),
                (155, 9),
                (9999, 12),
            ),
            extra_limit_when_behind=1,
            endgame_limit=2,
        )
    },
    "Anton": {  # freezes the pile often
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS,
            freezing_per_card=30.0,
            freezing_per_card_unopened=15.0,
        )
    },
    "Tomás": {  # takes small piles, and keeps pairs for them
        "PILE": replace(
            values.PILE, min_size_deuce=1, min_size_joker=1, min_size_to_open_first=1
        ),
        "TAKES": replace(
            values.TAKES, new_meld_with_pair=90.0, per_hand_card_and_meld=0.9
        ),
        "INITIAL_MELD": replace(values.INITIAL_MELD, pile_cards_per_extra_limit=1),
        "DISCARDS": replace(values.DISCARDS, pair=50.0, triple=75.0),
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS,
            unopened_value_by_count=(0.0, 0.0, 16.0, -4.0),
            opened_value_by_count=(0.0, 0.0, 25.0, 88.0),
        ),
    },
    "Ines": {  # leaves small piles, and guards large ones
        "PILE": replace(
            values.PILE,
            min_size_pair=4,
            min_size_deuce=7,
            min_size_joker=9,
            min_size_to_open_first=5,
        ),
        "TAKES": replace(values.TAKES, per_hand_card_and_meld=1.8),
        "DISCARDS": replace(values.DISCARDS, pile_loss=60.0, pile_loss_per_card=35.0),
        "CLASSIC_DISCARDS": _CAUTIOUS_DISCARDS,
    },
    "Ruth": {  # discards what is safe
        "DISCARDS": replace(values.DISCARDS, pile_loss=90.0, pile_loss_per_card=65.0),
        "CLASSIC_DISCARDS": replace(
            values.CLASSIC_DISCARDS,
            pile_loss=-40.0,
            pile_loss_per_card=70.0,
            meld_take_per_card=28.0,
            fits_opponents_meld_by_size=(0.0, 0.0, 0.0, 0.0, 20.0, 80.0, 170.0, -20.0),
        ),
    },
    "Emil": {  # melds early, and goes out without asking
        "ENDGAME": replace(
            values.ENDGAME,
            max_stock_size=48,
            max_opponent_hand_size=9,
            max_stock_turns=6,
        ),
        "DISCARDS": replace(values.DISCARDS, pile_loss=60.0, pile_loss_per_card=35.0),
        "MELDS": replace(values.MELDS, min_cards_left=2),
        "GOING_OUT": replace(
            values.GOING_OUT, max_voluntary_questions=0, min_gain=-300
        ),
    },
    "Nora": {  # keeps sets in hand
        "MELDS": replace(
            values.MELDS, min_cards_left=9, min_cards_left_for_pair_takes=14
        ),
        "DISCARDS": replace(values.DISCARDS, pile_loss=60.0, pile_loss_per_card=35.0),
        "CLASSIC_DISCARDS": _CAUTIOUS_DISCARDS,
    },
}
"""Changed groups of `values`, by name of the player."""


@contextmanager
def use_playing_style(player: str) -> Iterator[None]:
    """Use the values of a named player until the context ends."""
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
