"""Which refusals of cards laid ready further cards may cure, and which none can."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.state.refusals import Reason

STAGEABLE: Final = (
    Reason.MELD_TOO_SMALL,
    Reason.TOO_FEW_NATURALS,
    Reason.BLACK_THREE_MELD,
    Reason.MUST_KEEP_CARD,
    Reason.MUST_KEEP_TWO,
    Reason.CANASTA_NATURALS,
)
"""Refusals that more cards may cure, so the cards may wait in the strip."""

HOPELESS: Final = (
    Reason.TOO_MANY_WILDS,
    Reason.WILD_ON_CANASTA,
    Reason.PURE_RANK,
    Reason.MELD_TOO_LARGE,
    Reason.UNEQUAL_RANKS,
    Reason.RED_THREE_MELD,
    Reason.NOT_IN_HAND,
    Reason.RANK_IS_BURNT,
    Reason.CARD_IS_SHUT,
    Reason.PILE_IS_FROZEN,
    Reason.PILE_IS_BLOCKED,
    Reason.PILE_IS_EMPTY,
    Reason.ROUND_IS_OVER,
    Reason.NOT_YOUR_DECISION,
    Reason.DRAW_FIRST,
    Reason.ALREADY_DREW,
)
"""Refusals that no further card can cure."""
