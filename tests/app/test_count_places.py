"""What a count rings and writes covers nothing that it explains."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from canasta_qt.app.start.program import Program
from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.picture.placement import HomeKind, Origin
from tests.app.test_counting import OVER, begun

MELDS = (
    "classic_4 turn=1.over out=1 cause=went_out bonus=3h3d/3d"
    " hands=XrAsKcQdQc7h3s/-/XbQsTc9h8h8s5c4d7s/5c6cJd"
    " melds=[AsAhAd][KhKdKsKcKhKdKs][QsQhQc2c][JsJdJc][TsThTd2h][9s9c9d][8d8s8h]"
    "/[4c4d4h4s4c4h4s][7c7d7h][6d6h6s2d][5h5d5s]"
)
THREE = (
    "classic_3 turn=1.over out=1 cause=went_out bonus=-/3h3d/3d"
    " hands=4s5s6h7hJdJsJc9d/-/4h5s6h7hAsJd7c9d"
    " melds=[AsAhAd]/[KsKhKdKcKsKhKc][QsQhQd][TsThTdTc2d]/[8s8h8d]"
)


@pytest.mark.parametrize("text", [OVER, MELDS, THREE])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_nothing_of_a_count_covers_what_it_explains(
    program: Program, text: str, size: tuple[int, int]
) -> None:
    """C8: no card under a number but its edge, no word of a plaque, no other ring."""
    program.window.resize(*size)
    counting = begun(program, text)
    scene, count = program.table.scene(), program.table.count
    while not counting.is_done:
        counting.go_on()
        count.finish()
        corner = -count._origin()
        placed = [
            (ring.translated(corner), number.translated(corner))
            for mark, ring, number in count._placed
            if not mark.cards
        ]
        for one, other in combinations([ring for ring, _ in placed], 2):
            assert not one.intersects(other)
        words = [
            rect.translated(row.pos())
            for row in scene.fixtures.rows
            if row.look.plaque
            for rect, run in row.parts().lines[1:]
        ]
        labels = [p for p in scene.fixtures.pills if p.isVisible()]
        shown = [p.sceneBoundingRect() for p in labels]
        for _, number in placed:
            replaced = any(number.contains(label.center()) for label in shown)
            assert not any(number.intersects(line) for line in words)
            for item in scene.card_items.items:
                x, y, wide, _ = item.pose
                card = QRectF(x, y, wide, CARD_RATIO * wide)
                both = card & number
                if item.isVisible() and not replaced:
                    assert both.height() <= 11 or both.width() <= 0


def test_all_hands_are_shown_on_plates_however_many_cards_they_have(
    program: Program,
) -> None:
    """R4: on low plates more than five cards were a bundle, or not shown."""
    hands = "/".join(["4s5s6h7hTdQsJc9d8cKc"] * 6)
    text = (
        "family_hand_and_foot turn=1.over out=1 cause=went_out"
        f" hands=4s5s/-/{hands} melds=-/[TsThTdTcTsThTc2d]/-/-/-/-/-/-"
    )
    program.window.resize(1024, 700)
    counting = begun(program, text)
    counting.finish()
    scene = program.table.scene()

    for seat in range(2, 8):
        plate = scene.fixtures.numbers[Origin(HomeKind.SEAT, seat)]
        cards_of = scene.card_items.at_home(Origin(HomeKind.SEAT, seat))
        assert len(cards_of) == 10
        assert all(card.isVisible() and card.face is not None for card in cards_of)
        assert len({round(card.x()) for card in cards_of}) == 10
        for card in cards_of:
            assert plate.sceneBoundingRect().contains(card.base)


def test_the_plate_of_who_went_out_says_so_and_counts_nothing(program: Program) -> None:
    """C12: it said “opponent 0”."""
    begun(program, MELDS)

    plate = program.table.scene().fixtures.plates[0]
    assert plate.look.below == "went out"
    assert plate.look.opened, "it shows no number"


FOOT = (
    "hand_and_foot turn=1.over out=1 cause=went_out"
    " hands=4s5s/-/6h7h/Td feet=3h3dKsKdQc/-/-/-"
    " melds=[KhKcKh]/[TsThTdTcTsThTc][9s9h9d9c9s9h9d]"
)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_an_own_foot_that_stays_keeps_its_points_beside_those_of_the_hand(
    program: Program, size: tuple[int, int]
) -> None:
    """Its cards are turned down, and often cost more than everything else."""
    program.window.resize(*size)
    counting = begun(program, FOOT)
    counting.finish()

    count = program.table.count
    points = {mark.home: mark.points for mark in count.marks}
    assert points[Origin(HomeKind.HAND, 0)] == -10
    assert points[Origin(HomeKind.FOOT, 0)] == -1030


TWO_LINES = (
    "hand_and_foot turn=1.over out=1 cause=went_out"
    " hands=4s5s/-/6h7h/Td/4d/4h"
    " melds=[QsQhQc]/[AsAhAdAc][KhKdKsKcKhKdKs][QsQhQc2cQdQsQh][JsJdJcJsJdJcJs]"
    "[9s9c9d9s9c9d9s][8d8s8h8d8s2h][7c7d7h7c7d2d2s][5h5d5s5h5d5s5h][4c4d4h4c4d2h2c]"
    "/[AsAhAd]"
)


def test_every_number_is_on_the_meld_that_it_counts(program: Program) -> None:
    """With melds on two lines, numbers of the lower line covered those above."""
    program.window.resize(1280, 800)
    counting = begun(program, TWO_LINES)
    count = program.table.count
    while not any(mark.points == 80 for mark in count.marks):
        counting.go_on()
    rings = {mark.home: ring for mark, ring, _ in count._placed}
    melds = [home for home in rings if home and home.owner == 1]
    assert len(melds) == 9
    assert len({rings[home].top() for home in melds}) == 2

    for mark, ring, number in count._placed:
        assert ring.contains(number.center()) or number.bottom() <= ring.top() + 12
        others = [rings[home] for home in rings if home != mark.home]
        assert not any(other.contains(number.center()) for other in others)
