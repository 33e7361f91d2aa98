"""Cards that are laid glide from where they lie to where they go, and never back."""

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import StagedGroup
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import HomeKind
from tests.app.at_table import AtTable, group

SMALL = "4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTs"
PILE = f"{SMALL}4c5c6c7c8c9cTcJcJd3sQhAdKd"
OTHERS = "/(11)/(11)/(11)"
OPENING = f"classic_4 turn=0.play laid=0 pile=6h hands=AsAcAdKhKdKs2dQcQhQd7s4h{OTHERS}"
TAKING = f"classic_4 turn=0.draw pile={PILE} hands=KhKsAsAcAhXr7s4h9d{OTHERS} melds=-/-"
FROZEN = TAKING.replace("AdKd", "Ad2sKd!").replace(SMALL, "4c5d8s")
ADDING = (
    f"classic_4 turn=0.play pile=6h hands=KhKsAs2dXrQcQhQd7s4h{OTHERS} "
    "melds=[AdAcAh][KcKdKhKs]/[JhJcJs2d]"
)
RUNNING = (
    "samba turn=0.play pile=8c8d hands=4hThJh4d8s2cKcKhKd6cQd8d/(15)/(15)/(15) "
    "melds=[5h6h7h8h9h][JcJdJs]/-"
)
LAID: dict[str, tuple[str, tuple[StagedGroup, ...]]] = {
    "opening with three groups": (
        OPENING,
        (group("AsAcAd"), group("KhKdKs2d"), group("QcQhQd")),
    ),
    "a pile of 41 cards taken": (TAKING, (group("KhKs", top="Kd"), group("AsAcAh"))),
    "a frozen pile taken": (FROZEN, (group("KhKs", top="Kd"), group("AsAcAh"))),
    "cards added to melds": (
        ADDING,
        (group("As2d", onto=0), group("KhKsXr", onto=1), group("QcQhQd")),
    ),
    "sequence": (RUNNING, (group("4hTh", onto=0), group("KcKhKd"))),
}


@pytest.mark.parametrize("case", LAID)
def test_staged_cards_only_come_nearer_to_where_they_go(
    qtbot: QtBot, case: str
) -> None:
    """feel.md 6, Never back."""
    text, groups = LAID[case]
    table = AtTable(qtbot, text)
    table.stage(*groups)
    items = table.view.scene().card_items.items
    staged = [item for item in items if item.home.kind is HomeKind.STAGED]
    ways: dict[CardItem, list[tuple[float, float]]] = {item: [] for item in staged}
    homes: set[HomeKind] = set()

    table.key(Qt.Key.Key_Return)
    while True:
        for item, way in ways.items():
            way.append((item.x(), item.y()))
            homes.add(item.home.kind)
        if not table.run(10):
            break

    assert len(staged) == sum(len(each.laid) for each in groups)
    assert homes == {HomeKind.MELD}
    for item, way in ways.items():
        left = [hypot(x - way[-1][0], y - way[-1][1]) for x, y in way]
        assert all(b <= a + 0.5 for a, b in pairwise(left)), item
        assert left[0] > 0
