"""Describes a table as text, to compare two moments."""

from canasta_qt.cards import cards_text
from canasta_qt.gestures import Place
from canasta_qt.table.items.badges import sequence_text
from canasta_qt.table.scene.scene import TableScene


def describe_scene(scene: TableScene) -> str:
    """Write the hand in its order, the place of every card, and all texts."""
    fixtures = scene.fixtures
    homes = ((item.spot, item.face) for item in scene.card_items.items)
    plates = [plate.content for plate in fixtures.plates if plate.isVisible()]
    pile = fixtures.pile.content
    sequences = sorted(
        filter(
            None, (sequence_text(it.content) for it in fixtures.items_with_sequences)
        )
    )
    return "\n".join(
        (
            f"hand {cards_text([held.card for held in scene.hand.unstaged_cards])}",
            *sorted(
                f"{home.place} {home.side}.{home.index} {face}"
                for home, face in homes
                if home.place is not Place.AWAY
            ),
            f"stock {fixtures.stock.content.count}, pile {pile.count} {pile.chip_text}",
            *(f"{it.name} {it.count} {it.is_on_turn} {it.is_dealer}" for it in plates),
            f"sequences {sequences}",
        )
    )
