"""Cards that are laid glide from where they lie to where they go, and never back."""

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.gestures import StagedGroup
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.picture.placement import HomeKind, Origin
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
    """feel.md 6, Never back; even of a large pile all has arrived within a second."""
    text, groups = LAID[case]
    table = AtTable(qtbot, text)
    table.stage(*groups)
    scene = table.view.scene()
    items = scene.card_items.items
    staged = [item for item in items if item.home.kind is HomeKind.STAGED]
    ways: dict[CardItem, list[tuple[float, float]]] = {item: [] for item in staged}
    homes: set[HomeKind] = set()

    table.key(Qt.Key.Key_Return)
    leads = [row.look.lead for row in scene.fixtures.rows]
    assert not [lead for lead in leads if lead[1]], "no place is to be opened any more"
    steps = 0
    while True:
        for item, way in ways.items():
            way.append((item.x(), item.y()))
            homes.add(item.home.kind)
        if not table.run(10):
            break
        steps += 1

    assert "41" not in case or 60 < steps < 100
    assert len(staged) == sum(len(each.laid) for each in groups)
    assert homes == {HomeKind.MELD}
    for item, way in ways.items():
        left = [hypot(x - way[-1][0], y - way[-1][1]) for x, y in way]
        assert all(b <= a + 0.5 for a, b in pairwise(left)), item
        assert left[0] > 0


CROWDED = (
    f"classic_4 turn=0.play pile=6h hands=KhKsKd4h7s{OTHERS} "
    "melds=[AdAcAhAs][QcQhQdQs][JcJdJsJh][TcThTdTs][9c9h9d9s][8c8h8d8s]/[5h5c5s]"
)


def test_melds_make_room_at_once_and_their_counts_go_with_them(qtbot: QtBot) -> None:
    """feel.md 2: sizes change only when a meld is added, all in 220 ms."""
    table = AtTable(qtbot, CROWDED)
    scene = table.view.scene()

    def seen() -> list[tuple[float, float, float]]:
        """By meld that stays: its card, its width, and its count."""
        home = {p.look.home: p for p in scene.fixtures.pills if p.isVisible()}
        melds = [Origin(HomeKind.MELD, 0, i) for i in range(6)]
        fronts = [scene.card_items.at_home(meld)[0] for meld in melds]
        return [
            (card.x(), card.width, home[meld].x())
            for meld, card in zip(melds, fronts, strict=True)
        ]

    table.stage(group("KhKsKd"))
    staged = seen()
    table.key(Qt.Key.Key_Return)
    ways = []
    for _ in range(24):
        ways.append(seen())
        table.run(10)
    last = ways[-1]
    table.view.playback.flush()

    assert ways[0] == staged
    for landed, done in zip(last, seen(), strict=True):
        assert landed == pytest.approx(done, abs=0.5), "all in 220 ms"
    assert len({width for _, width, _ in last}) == 1
    assert ways[0][1:] != last[1:]
    for meld in range(6):
        for part in range(3):
            way = [each[meld][part] for each in ways]
            assert way in (sorted(way), sorted(way, reverse=True))


def test_cards_that_come_back_from_the_tray_take_the_way_they_came(
    qtbot: QtBot,
) -> None:
    table = AtTable(qtbot, OPENING)
    table.stage(group("AsAcAd"))

    table.controller.on_commanded(Command.UNSTAGE, ())
    item = table.item("As")
    start = item.y()
    table.run(110)

    assert start < item.y()
    assert item.home.kind is HomeKind.HAND
