"""Chips: a rank, a number, stars, and several canastas of a rank in one."""

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_qt.cards import DEUCE, Rank, parse_card
from canasta_qt.table.items.badges import ChipItem, rank_sign
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.picture.placement import Chip
from tests.table.sitting import Sitting

KING, TEN = Rank(9), Rank(6)


def chip(rank: Rank, *, run: str = "", times: int = 1, width: float = 108) -> Chip:
    ends = (parse_card(run[:2]), parse_card(run[2:])) if run else None
    return Chip(Rect(0, 0, width, 24), rank, ends, "mixed", 10, 2, times)


def shown(qtbot: QtBot, what: Chip) -> ChipItem:
    item = ChipItem(Sitting(qtbot).view.scene().brushes)
    item.show_chip(what, 1.0)
    return item


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (chip(KING), "K"),
        (chip(TEN), "10"),
        (chip(KING, times=2), "2× K"),
        (chip(DEUCE), "★"),
        (chip(Rank(2), run="6hTh"), "♥ 6–10"),
    ],
)
def test_a_chip_names_its_rank(qtbot: QtBot, what: Chip, words: str) -> None:
    assert shown(qtbot, what).words == words


def test_every_rank_has_a_sign() -> None:
    signs = [rank_sign(Rank(rank)) for rank in range(11)]

    assert signs == ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def painted(qtbot: QtBot, what: Chip) -> QImage:
    image = QImage(120, 30, QImage.Format.Format_RGB32)
    image.fill(0)
    item = shown(qtbot, what)
    painter = QPainter(image)
    item.draw(painter)
    painter.end()
    return image


@pytest.mark.parametrize("width", [108, 70, 57])
def test_a_mixed_canasta_shows_a_star_however_narrow_its_chip_is(
    qtbot: QtBot, width: float
) -> None:
    mixed = chip(TEN, width=width)
    plain = Chip(mixed.rect, TEN, run=None, kind="mixed", count=10, wilds=0)

    assert painted(qtbot, mixed) != painted(qtbot, plain)


def test_a_narrow_chip_with_few_words_keeps_their_air(qtbot: QtBot) -> None:
    jack = painted(qtbot, chip(Rank(7), width=84))
    columns = [
        any(QImage.pixelColor(jack, x, y).lightness() < 90 for y in range(6, 18))
        for x in range(2, 40)
    ]
    bar = columns.index(False)  # the bar of the canasta ends here
    letter = columns.index(True, bar)

    assert letter - bar >= 3
