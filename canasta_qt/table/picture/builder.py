"""A picture while it is being made: what the parts of the composition add to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from canasta_qt.cards import UNKNOWN

if TYPE_CHECKING:
    from canasta_qt.cards import Card
    from canasta_qt.gestures import Draft, Spot
    from canasta_qt.table.layout.zones import Rect, Table
    from canasta_qt.table.picture.placement import (
        Badge,
        CardPlace,
        Chip,
        FootLabel,
        Pill,
    )
    from canasta_qt.table.picture.table_state import TableState


@dataclass(slots=True)
class PictureBuilder:
    """A picture while it is being made."""

    table: Table
    table_state: TableState
    draft: Draft
    cards: list[CardPlace] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    feet: list[FootLabel] = field(default_factory=list)
    fans: dict[int, float] = field(default_factory=dict)
    spots: dict[Spot, Rect] = field(default_factory=dict)


def face_of(card: Card) -> Card | None:
    """The face to show; None for a card nobody here may know."""
    return None if card == UNKNOWN else card
