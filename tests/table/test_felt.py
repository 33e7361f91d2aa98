"""The felt: its texture, its rim, and the labels on it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_qt.look.tokens import Felt, Theme, palette
from canasta_qt.table.items.centre_labels import (
    CentreLabel,
    CentreLabelContent,
    centre_label_rects,
)
from canasta_qt.table.layout.zones import LayoutInput, table_layout
from canasta_qt.table.paint import felt as cloth
from canasta_qt.table.paint.brushes import Brushes, TextRun
from canasta_qt.table.paint.table_style import TableStyle
from tests.look.test_tokens import contrast


def painted(felt: Felt, theme: Theme, size: tuple[int, int]) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    cloth.paint_felt(painter, QRectF(0, 0, *size), palette(theme, felt))
    painter.end()
    return image


def mean(image: QImage, x: int, y: int, wide: int, high: int) -> tuple[float, ...]:
    """Return the mean red, green and blue of a rectangle."""
    at = [(x + dx, y + dy) for dx in range(wide) for dy in range(high)]
    pixels = [image.pixelColor(*place) for place in at]
    channels = (QColor.red, QColor.green, QColor.blue)
    return tuple(sum(map(part, pixels)) / len(pixels) for part in channels)


@pytest.mark.sample(4)
@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("size", [(900, 600), (1600, 1050), (3520, 2130)])
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("felt", list(Felt))
def test_labels_of_stock_and_pile_are_legible(
    felt: Felt, theme: Theme, size: tuple[int, int]
) -> None:
    """Contrast of 4.5 at least, measured on every painted felt."""
    zones = table_layout(LayoutInput(*size))
    image, muted = painted(felt, theme, size), palette(theme, felt).felt_muted_text
    for rect in centre_label_rects(zones, frozen=False):
        x = rect.x if rect.x > zones.pile_rect.x else rect.right - 60
        ground = QColor(*map(round, mean(image, round(x), round(rect.y), 60, 60)))
        assert contrast(muted, ground.name()) >= 4.5, rect


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("chip", ["Frozen", "Eingefroren", "Congelado"])
@pytest.mark.parametrize("frozen", [False, True])
@pytest.mark.parametrize(
    ("width", "text"), [(780, 2.0), (780, 1.0), (860, 1.5), (1280, 2.0)]
)
def test_the_label_of_the_pile_is_complete_and_overlaps_no_plate(
    monkeypatch: pytest.MonkeyPatch, width: int, text: float, chip: str, *, frozen: bool
) -> None:
    """Regression: at 200 % text its count was on a plate."""
    zones = table_layout(LayoutInput(width, 730, font_factor=text))
    brushes = Brushes(TableStyle(), zones.text_scale)
    written: list[tuple[float, float, str]] = []

    def write(
        self: Brushes,
        _: QPainter,
        rect: QRectF,
        run: TextRun,
        *_more: object,
        **_so: bool,
    ) -> float:
        wide = self.text_width(run.role, run.words)
        written.append((wide, rect.width(), run.words))
        return wide

    monkeypatch.setattr(Brushes, "draw_text_line", write)
    label = CentreLabel(brushes)
    label.place(centre_label_rects(zones, frozen=frozen)[1])
    label.show_content(CentreLabelContent("Stapel", 88, chip))
    painter = QPainter(image := QImage(10, 10, QImage.Format.Format_RGB32))
    label.draw(painter)
    painter.end()

    assert not image.isNull()
    assert not any(label.rect.overlap_area(plate) for plate in zones.plate_rects)
    assert "88" in {words for _, _, words in written}
    assert [each for each in written if each[0] > each[1] + 0.5] == []
