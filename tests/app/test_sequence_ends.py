"""Table and controller together: a sequence grows at the end that is pointed at.

Labels of highlighted places cover neither each other nor other texts.

Cards that are laid move to their place without moving back.
"""

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import Turn, sequence_end_refusal
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.gestures import Place, SequenceEnd, Spot, StagedGroup
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.drop_zones import LABEL_GAP_PX
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.app.table_controller import AtTable, group
from tests.table.table_view import HAND, Sitting


def test_a_card_that_the_sequence_already_has_is_refused_for_that_reason() -> None:
    """Regression: “Only 4♥ can go below 5♥”, for an eight that is in the sequence."""
    run = parse_card("5h"), parse_card("9h")

    refused = sequence_end_refusal(run, SequenceEnd.LOW, (parse_card("8h"),))
    other_suit = sequence_end_refusal(run, SequenceEnd.LOW, (parse_card("8s"),))

    assert refused is not None is not other_suit
    assert refusal_sentence(refused) == "This sequence already has 8♥."
    assert refusal_sentence(other_suit) == (
        "Only 4♥ can go below 5♥, and only 10♥ above 9♥."
    )


CROWD = (
    "samba turn=0.play laid=0 pile=6h! hands=XrXb2s2dAsTh4h/(9)/(9)/(8)"
    " melds=[AsAhAd2c][KhKdKs][QhQdQs2c][5h6h7h8h9h][TcJcQcKcAc][4d5d6d]"
    "[5s6s7s8s9sTsJs][8c9cTc][9dTdJdQd][5c6c7c]"
    "/[JhJcJs2d][9c9d9h][TdJdQdKd][4c5c6c7c8c9cTc][8h9hTh]"
)
FROZEN = (
    "classic_4 turn=0.draw pile=6cKd5s2c8d!"
    " hands=8h8cJsJdJc2dXr7h7c7sKs9d/(11)/(11)/(3)"
    " melds=[8s8h8c][KhKdKc][AsAhAd]/[QsQhQc2s]"
)
UNOPENED = (
    "classic_4 turn=0.draw score=1500/0 pile=6cKd5s8d"
    " hands=8h8cJsJdJc2d7h7c7sKs9d4c/(11)/(11)/(3) melds=-/[QsQhQd2s]"
)
OPENING = UNOPENED.replace("0.draw", "0.play")
LONE = (
    "classic_3(three_player_lone_hand=true) turn=0.play lone=2"
    " melds=[KhKsKd]/[9c9d9s][8c8d8s]/[AcAhAs] hands=9h9c2c4c5d/(6)/(6) pile=8c"
)
UNDER_THE_PILE = (
    "classic_4 turn=0.play pile=6cKd5s2c9s!"
    " hands=8h8cJsJdJc2dXr7h7c7sKsTd3s/(11)/(11)/(3)"
    " melds=[8s8c8d8s8d8h][KhKdKc][AsAhAdAc][9c9h9d][5c5h5d5s][4c4d4h4s]"
    "/[QsQhQc2s][6h6s6d]"
)


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "text", [CROWD, FROZEN, UNOPENED, OPENING, LONE, UNDER_THE_PILE]
)
@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1600, 1050), (780, 620)])
@pytest.mark.parametrize("font", [1.0, 1.5])
def test_target_labels_cover_neither_each_other_nor_other_texts(
    qtbot: QtBot, text: str, size: tuple[int, int], font: float
) -> None:
    """Regression: labels overlapped each other and a meld under the pile."""
    always = Choices(consequences=Consequences.ALWAYS)
    style = TableStyle(always, duration_factor=0, font_size_factor=font)
    table = Sitting(qtbot, text, style)
    table.view.resize(*size)
    scene, targeting = table.scene, table.view.context.targeting
    said = set()
    for card in sorted(set(table.observation.hand)):
        alike = tuple(c for c in table.observation.hand if c >> 2 == card >> 2)
        for cards in {(card,), alike}:
            lit = find_targets(Turn(table.observation, scene.draft), cards, HAND)
            table.view.player_input.show_targets(lit)
            words = [word for word in targeting.labels if word.isVisible()]
            said |= {word.words for word in words}
            for i, word in enumerate(words):
                for other in words[i + 1 :]:
                    apart = word.rect.with_margin(LABEL_GAP_PX - 1)
                    assert not apart.overlap_area(other.rect), (word.words, other.words)
                for mark in scene.text_rects:
                    assert not word.rect.overlap_area(mark), (word.words, mark)
            for goal in targeting.areas:
                targeting.choose_click_area(goal if goal.is_legal else None)
                words = [w for w in targeting.labels if w.isVisible()]
                chosen = [w for w in words if w.is_chosen]
                assert [w.words for w in chosen] == [goal.label] * goal.is_legal
                near = [w for w in words if w not in chosen]
                assert not any(
                    w.rect.overlap_area(c.rect) for w in near for c in chosen
                )
            targeting.choose_click_area(None)

    assert said or (size, font) == ((780, 620), 1.5), "so small that words wait"


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
def test_staged_cards_move_straight_to_their_meld_and_never_away_from_it(
    qtbot: QtBot, case: str
) -> None:
    """Even of a large pile all have arrived within a second."""
    text, groups = LAID[case]
    table = AtTable(qtbot, text)
    table.stage(*groups)
    scene = table.scene
    items = scene.card_items.items
    staged = [item for item in items if item.spot.place is Place.STAGED]
    ways: dict[CardItem, list[tuple[float, float]]] = {item: [] for item in staged}
    homes: set[Place] = set()

    table.key(Qt.Key.Key_Return)
    leads = [row.content.lead_number for row in scene.fixtures.rows]
    assert not [lead for lead in leads if lead[1]], "no place is to be opened any more"
    steps = 0
    while True:
        for item, way in ways.items():
            way.append((item.x(), item.y()))
            homes.add(item.spot.place)
        if not table.run(10):
            break
        steps += 1

    assert "41" not in case or 60 < steps < 100
    assert len(staged) == sum(len(each.meld_cards) for each in groups)
    assert homes == {Place.MELD}
    for item, way in ways.items():
        left = [hypot(x - way[-1][0], y - way[-1][1]) for x, y in way]
        assert all(b <= a + 0.5 for a, b in pairwise(left)), item
        assert left[0] > 0


CROWDED = (
    f"classic_4 turn=0.play pile=6h hands=KhKsKd4h7s{OTHERS} "
    "melds=[AdAcAhAs][QcQhQdQs][JcJdJsJh][TcThTdTs][9c9h9d9s][8c8h8d8s]/[5h5c5s]"
)


def test_existing_melds_make_room_at_once_and_their_counts_move_along(
    qtbot: QtBot,
) -> None:
    """Sizes change only when a meld is added, all in 220 ms."""
    table = AtTable(qtbot, CROWDED)
    scene = table.scene

    def seen() -> list[tuple[float, float, float]]:
        """Return card, width and count of each meld."""
        home = {p.content.spot: p for p in scene.fixtures.pills if p.isVisible()}
        melds = [Spot(Place.MELD, i) for i in range(6)]
        fronts = [scene.card_items.items_at(meld)[0] for meld in melds]
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
    table.view.playback.finish_animations()

    assert ways[0] == staged
    for landed, done in zip(last, seen(), strict=True):
        assert landed == pytest.approx(done, abs=0.5), "all in 220 ms"
    assert len({width for _, width, _ in last}) == 1
    assert ways[0][1:] != last[1:]
    for meld in range(6):
        for part in range(3):
            way = [each[meld][part] for each in ways]
            assert way in (sorted(way), sorted(way, reverse=True))


def test_cards_taken_back_from_the_tray_return_the_way_they_came(qtbot: QtBot) -> None:
    table = AtTable(qtbot, OPENING)
    table.stage(group("AsAcAd"))

    table.controller.on_command(Command.UNSTAGE, ())
    item = table.item("As")
    start = item.y()
    table.run(110)

    assert start < item.y()
    assert item.spot.place is Place.HAND
