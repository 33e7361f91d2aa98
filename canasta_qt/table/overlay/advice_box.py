"""The boxes in which advice stands: the hint over the line, and why a seat did that."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.commands import Command
from canasta_qt.gestures import Offer
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.table.layout.zones import Rect, Zones, clamp
from canasta_qt.table.paint.brushes import LEFT, Brushes, Flow, Outline, Run, slab
from canasta_qt.table.paint.buttons import (
    Button,
    ButtonKind,
    button_width,
    paint_button,
)
from canasta_qt.table.paint.painted_item import Popover
from canasta_qt.translate import translate

HEIGHT: Final = 96.0
WIDEST_WHY: Final = 460.0
_BUTTON: Final = 34.0
_PAD: Final = 16.0
_GAP: Final = 6.0
_SIGN: Final = 22.0


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
    enter, escape = translate("keys", "Enter"), translate("keys", "Esc")
    return {
        HintDeed.DO: (translate("table", "Do it"), enter),
        HintDeed.WHY: (translate("table", "Why?"), "H"),
        HintDeed.COMPARE: (translate("table", "Compare"), "H"),
        HintDeed.CLOSE: (translate("table", "Close"), escape),
        HintDeed.GO_ON: (translate("table", "Play on"), translate("keys", "Space")),
        HintDeed.NEXT: (translate("table", "Next mark"), "M"),
    }[deed]


def hint_name(deed: HintDeed) -> str:
    """Name a button for readers: its words, then its key."""
    name = translate("spoken", "{button}, key {key}")
    words, key = hint_words(deed)
    return name.format(button=words, key=key)


class HintBox(Popover):
    """Advice: it grows out of the line above the hand, upwards over the own row."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes)
        self.text = HintText("", "", ())
        self.buttons: tuple[tuple[HintDeed, Button], ...] = ()
        self._flow: Flow | None = None

    def say(self, text: HintText, zones: Zones) -> None:
        """Show words and buttons."""
        self.text = text
        self.settle(zones)
        self.setVisible(True)
        self.update()

    def settle(self, zones: Zones) -> None:
        """Stand on the foot of the line, as high as the words need."""
        b, k = self.brushes, self.brushes.text
        left = _PAD + _SIGN + 14
        room = zones.now.w - left - self._block() - 2 * _PAD
        runs = (
            Run(self.text.lead, tokens.SENTENCE_LEAD, b.palette.text),
            Run(" " + self.text.rest, tokens.SENTENCE, b.palette.text),
        )
        self._flow = b.flow(runs, room)
        buttons = len(self._rows()) * (_BUTTON * k + _GAP) - _GAP + 2 * 10
        high = max(HEIGHT * k, self._flow.height + 2 * 14, buttons)
        now = zones.now
        self.place(Rect(now.x, now.bottom - high, now.w, high))
        self.buttons = self._placed()

    def _rows(self) -> list[tuple[HintDeed, ...]]:
        """Return the rows of buttons: the main one above, the others below."""
        deeds = self.text.deeds
        return [row for row in (deeds[:1], deeds[1:]) if row]

    def _block(self) -> float:
        """Return the width of the widest row."""
        return max(map(self._row_width, self._rows()), default=0.0)

    def _row_width(self, row: tuple[HintDeed, ...]) -> float:
        return sum(map(self._width, row)) + _GAP * (len(row) - 1)

    def _width(self, deed: HintDeed) -> float:
        words, key = hint_words(deed)
        return button_width(self.brushes, words, key, caps=True, air=26.0)

    def _placed(self) -> tuple[tuple[HintDeed, Button], ...]:
        high, block, rows = _BUTTON * self.brushes.text, self._block(), self._rows()
        y = (self.area.height() - len(rows) * (high + _GAP) + _GAP) / 2
        placed = []
        for row in rows:
            wider = (block - self._row_width(row)) / len(row)
            x = self.area.width() - _PAD - block
            if self.brushes.style.left_handed:
                x = _PAD
            for deed in row:
                rect = QRectF(x, y, self._width(deed) + wider, high)
                placed.append((deed, self._button(deed, rect)))
                x = rect.right() + _GAP
            y += high + _GAP
        return tuple(placed)

    def _button(self, deed: HintDeed, rect: QRectF) -> Button:
        main = deed is self.text.deeds[0] and deed is not HintDeed.CLOSE
        kind = ButtonKind.PRIMARY if main else ButtonKind.PLAIN
        words, key = hint_words(deed)
        return Button(Offer(Command.HINT), words, kind, key, rect, chrome=True)

    def deed_at(self, point: QPointF) -> HintDeed | None:
        """Return the deed of the button under a point of the scene."""
        local = self.mapFromScene(point)
        return next((d for d, b in self.buttons if b.rect.contains(local)), None)

    def holds(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the box."""
        return self.isVisible() and self.area.contains(self.mapFromScene(point))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the box with its brass edge, the sign, the words and the buttons."""
        self.ground(painter)
        b, palette = self.brushes, self.brushes.palette
        edge = self.area.adjusted(
            -tokens.RING_INSIDE,
            -tokens.RING_INSIDE,
            tokens.RING_INSIDE,
            tokens.RING_INSIDE,
        )
        slab(painter, edge, tokens.RADIUS_PLATE + tokens.RING_INSIDE, palette.ring_dark)
        outline = Outline(palette.brass, 2)
        slab(painter, self.area, tokens.RADIUS_PLATE, palette.surface, outline)
        left = _PAD
        if b.style.left_handed and self.buttons:
            left += self._block() + _PAD
        middle = self.area.height() / 2
        sign = QRectF(left, middle - _SIGN / 2, _SIGN, _SIGN)
        b.icon(painter, Icon.HINT, sign, palette.accent)
        if self._flow is not None:
            top = middle - self._flow.height / 2
            self._flow.paint(painter, left + _SIGN + 14, top)
        for _, button in self.buttons:
            paint_button(painter, b, button, hovered=False)


class WhyBox(Popover):
    """What a seat did last, and why, beside its plate."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes)
        self.heading = ""
        self.lines: tuple[tuple[str, str], ...] = ()
        self.near = Rect(0, 0, 0, 0)
        self._flows: tuple[Flow, ...] = ()

    def say(
        self, heading: str, lines: tuple[tuple[str, str], ...], near: Rect, within: Rect
    ) -> None:
        """Show a heading and lines, each of bold words and a sentence."""
        self.heading, self.lines, self.near = heading, lines, near
        self.settle(within)
        self.setVisible(True)
        self.update()

    def settle(self, within: Rect) -> None:
        """Stand below the plate, or above it, or beside it, where there is room."""
        b, k = self.brushes, self.brushes.text
        width = min(WIDEST_WHY * k, within.w - 24)
        text = b.palette.text
        self._flows = tuple(
            b.flow(
                (
                    Run(deed, tokens.SENTENCE_LEAD, text),
                    Run(f" {why}" if deed else why, tokens.SENTENCE, text),
                ),
                width - 36,
            )
            for deed, why in self.lines
        )
        head = b.line(tokens.PLAQUE_TITLE)
        high = 14 + head + sum(flow.height + 8 for flow in self._flows) + 14
        x = clamp(within.x + 12, self.near.mid_x - width / 2, within.right - width - 12)
        y = self.near.bottom + 8
        if y + high > within.bottom - 8:
            y = max(within.y + 8, self.near.y - high - 8)
        self.place(Rect(x, y, width, high))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint heading and lines."""
        self.ground(painter)
        b, palette = self.brushes, self.brushes.palette
        head = QRectF(18, 14, self.area.width() - 36, b.line(tokens.PLAQUE_TITLE))
        b.write(
            painter, head, Run(self.heading, tokens.PLAQUE_TITLE, palette.text), LEFT
        )
        y = head.bottom() + 8
        for flow in self._flows:
            flow.paint(painter, 18, y)
            y += flow.height + 8
