"""Describes a table as text, to compare two moments."""

from __future__ import annotations

from canasta_qt.cards import cards_text
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.table.scene.scene import TableScene


def describe_scene(scene: TableScene) -> str:
    """Write the hand in its order, the place of every card, and all texts."""
    fixtures = scene.fixtures
    homes = ((item.home, item.face) for item in scene.card_items.items)
    plates = [plate.look for plate in fixtures.plates if plate.isVisible()]
    pile = fixtures.pile.look
    return "\n".join(
        (
            f"hand {cards_text([held.card for held in scene.hand.shown])}",
            *sorted(
                f"{home.kind} {home.owner}.{home.index} {face}"
                for home, face in homes
                if home.kind is not HomeKind.AWAY
            ),
            f"stock {fixtures.stock.look.count}, pile {pile.count} {pile.chip}",
            *(f"{it.name} {it.count} {it.turn} {it.dealer}" for it in plates),
            f"sequences {sorted(mark.label for mark in fixtures.named if mark.label)}",
        )
    )
