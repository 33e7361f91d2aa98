"""The boxes in which advice stands: the hint over the line, and why a seat did that."""

from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import RADIUS_PLATE, RING_INSIDE
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.overlay.box import Box, box_button, paragraph
from canasta_qt.table.paint.brushes import Brushes, Outline, slab
from canasta_qt.translate import translate
from canasta_qt.windows.widgets.parts import KeyButton, label
from canasta_qt.windows.widgets.style import hbox, vbox


class HintDeed(StrEnum):
    """What a button of the hint does."""

    DO = "do"
    WHY = "why"
    COMPARE = "compare"
    CLOSE = "close"
    GO_ON = "go_on"
    NEXT = "next"


@dataclass(frozen=True)
class HintText:
    """What the hint says: bold first words, the rest, and its buttons."""

    lead: str
    rest: str
    deeds: tuple[HintDeed, ...]


def hint_words(deed: HintDeed) -> tuple[str, str]:
    """Return the words of a button and its key."""
    enter, escape = key_name(Key.Key_Enter), key_name(Key.Key_Escape)
    return {
        HintDeed.DO: (translate("table", "Do it"), enter),
        HintDeed.WHY: (translate("table", "Why?"), "H"),
        HintDeed.COMPARE: (translate("table", "Compare moves"), "H"),
        HintDeed.CLOSE: (translate("table", "Close"), escape),
        HintDeed.GO_ON: (translate("table", "Play on"), key_name(Key.Key_Space)),
        HintDeed.NEXT: (translate("table", "Next key moment"), "M"),
    }[deed]


class HintBox(Box):
    """Advice: it grows out of the line above the hand, upwards over the own row."""

    used = Signal(object)
    """The deed of the button that was pressed."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it without words and buttons."""
        super().__init__(parent, brushes)
        self.text = HintText("", "", ())
        self.buttons: dict[HintDeed, KeyButton] = {}
        self.sign = QLabel()
        self.words = label("", wrap=True)
        front = hbox(margins=(0, 4, 0, 4), spacing=14)
        front.addWidget(self.sign)
        front.addWidget(self.words, 1)
        self.lines = (hbox(spacing=6), hbox(spacing=6))
        block = vbox(spacing=6)
        block.addStretch(1)
        for line in self.lines:
            block.addLayout(line)
        block.addStretch(1)
        self.row = hbox(spacing=10)
        self.row.addLayout(front, 1)
        self.row.addLayout(block)
        self.column.addLayout(self.row)

    def say(self, text: HintText, zones: Zones) -> None:
        """Show words and buttons, the main one above the others."""
        self.text = text
        self.words.setText(paragraph(text.lead, text.rest))
        for old in self.buttons.values():
            old.hide()
            old.deleteLater()
        self.buttons = {}
        name = translate("spoken", "{button}, key {key}")
        for i, deed in enumerate(text.deeds):
            main = i == 0 and deed is not HintDeed.CLOSE
            words, key = hint_words(deed)
            button = box_button(words, key, "primary" if main else "")
            button.setAccessibleName(name.format(button=words, key=key))
            button.clicked.connect(partial(self.used.emit, deed))
            self.buttons[deed] = button
            self.lines[min(i, 1)].addWidget(button)
            button.show()
        self.settle(zones)
        self.show()

    def settle(self, zones: Zones) -> None:
        """Stand on the foot of the line, as high as the words need."""
        b, now = self.brushes, zones.now
        ratio = self.devicePixelRatioF()
        self.sign.setPixmap(b.store.icon(Icon.HINT, 22, ratio, b.palette.accent))
        way = QHBoxLayout.Direction
        left_handed = b.style.left_handed
        self.row.setDirection(way.RightToLeft if left_handed else way.LeftToRight)
        self.dress(16, 10, 16, 10)
        high = max(96 * b.text, self.height_for(now.w))
        self.place(Rect(now.x, now.bottom - high, now.w, high))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the box with its brass edge."""
        super().draw(painter)
        palette, m = self.brushes.palette, RING_INSIDE
        edge = self.area.adjusted(-m, -m, m, m)
        slab(painter, edge, RADIUS_PLATE + m, palette.ring_dark)
        brass = Outline(palette.brass, 2)
        slab(painter, self.area, RADIUS_PLATE, palette.surface, brass)


class WhyBox(Box):
    """What a seat did last, and why, beside its plate."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it without words."""
        super().__init__(parent, brushes)
        self.heading = label("", "title")
        self.words = label("", wrap=True)
        self.lines: tuple[tuple[str, str], ...] = ()
        self.near = Rect(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.words)

    def say(self, heading: str, lines: tuple[tuple[str, str], ...], near: Rect) -> None:
        """Show a heading and lines, each of bold words and a sentence."""
        self.lines, self.near = lines, near
        self.heading.setText(heading)
        told = (paragraph(*line, 8 if i else 0) for i, line in enumerate(lines))
        self.words.setText("".join(told))
        self.settle()
        self.show()

    def settle(self) -> None:
        """Stand below the plate, or above it, or beside it, where there is room."""
        within = self.within
        self.dress(18, 14, 18, 14)
        width = min(460 * self.brushes.text, within.w - 24)
        high = self.height_for(width)
        x = clamp(within.x + 12, self.near.mid_x - width / 2, within.right - width - 12)
        y = self.near.bottom + 8
        if y + high > within.bottom - 8:
            y = max(within.y + 8, self.near.y - high - 8)
        self.place(Rect(x, y, width, high))
