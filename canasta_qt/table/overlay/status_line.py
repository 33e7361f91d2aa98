"""The always visible line: whose turn it is, what can be done, and its buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.commands import Command
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import (
    RADIUS_PLATE,
    SENTENCE,
    SENTENCE_LEAD,
    Layer,
)
from canasta_qt.table.paint.brushes import Flow, Outline, Run, colour, slab
from canasta_qt.table.paint.buttons import (
    HEIGHT,
    Button,
    button_width,
    key_of,
    kind_of,
    paint_button,
)
from canasta_qt.table.paint.painted_item import PaintedItem

if TYPE_CHECKING:
    from canasta_qt.gestures import Offer
    from canasta_qt.table.paint.brushes import Brushes


_SMALLER: Final = (15, 14, 13)
"""Sizes for a sentence that needs two lines in a low line."""


@dataclass(frozen=True)
class NowWords:
    """Bold first words and the rest of a sentence; `is_own_turn` lights the line."""

    lead: str = ""
    rest: str = ""
    is_own_turn: bool = False
    needs: str = ""
    """Said after it where there is room on the same line."""


class NowLine(PaintedItem):
    """The line above the hand."""

    def __init__(self, brushes: Brushes) -> None:
        """Make an empty line."""
        super().__init__(brushes, Layer.ZONE)
        self.words = NowWords()
        self.offers: tuple[tuple[Offer, str], ...] = ()
        self.buttons: tuple[Button, ...] = ()
        self.hovered: Button | None = None

    def show_now(self, words: NowWords, offers: tuple[tuple[Offer, str], ...]) -> None:
        """Say a sentence and offer buttons, each with its label."""
        self.words, self.offers = words, offers
        self.arrange()

    def arrange(self) -> None:
        """Give the buttons their places for the present width."""
        self.hovered = None
        self.buttons = self._placed()
        self.update()

    def _placed(self) -> tuple[Button, ...]:
        """Buttons at one end; key caps go before the sentence takes three lines.

        Where that is not enough the hint becomes a sign.
        """
        widths = self._widths(caps=True)
        signs = False
        if self._is_too_narrow(widths):
            widths = self._widths(caps=False)
            signs = self._is_too_narrow(widths)
        if signs:
            widths = [
                HEIGHT * self.brushes.text if offer.command is Command.HINT else width
                for (offer, _), width in zip(self.offers, widths, strict=True)
            ]
        high = min(HEIGHT * self.brushes.text, self.area.height() - 8)
        y = (self.area.height() - high) / 2
        total = sum(widths) + 8 * max(0, len(widths) - 1)
        x = self.area.width() - 7 - total
        if self.brushes.style.left_handed:
            x = 7.0
        placed = []
        for (offer, label), width in zip(self.offers, widths, strict=True):
            key = key_of(offer.command, primary=offer.primary)
            rect = QRectF(x, y, width, high)
            sign = Icon.HINT if signs and offer.command is Command.HINT else None
            placed.append(Button(offer, label, kind_of(offer), key, rect, sign=sign))
            x += width + 8
        return tuple(placed)

    def _is_too_narrow(self, widths: list[float]) -> bool:
        """Whether buttons of these widths leave no room for two lines of sentence."""
        free = self.area.width() - 46 - sum(widths) - 8 * len(widths)
        return self._sentence_width() > 2 * free

    def _widths(self, *, caps: bool) -> list[float]:
        return [
            button_width(
                self.brushes,
                label,
                key_of(offer.command, primary=offer.primary),
                caps=caps,
            )
            for offer, label in self.offers
        ]

    def _sentence_width(self) -> float:
        b = self.brushes
        lead = b.width(SENTENCE_LEAD, self.words.lead)
        return lead + b.width(SENTENCE, " " + self.words.rest)

    def button_at(self, point: QPointF) -> Button | None:
        """The button under a point of the scene."""
        local = self.mapFromScene(point)
        return next((b for b in self.buttons if b.rect.contains(local)), None)

    def hover(self, button: Button | None) -> None:
        """Light the button under the cursor."""
        if button != self.hovered:
            self.hovered = button
            self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the line, its dot, its sentence and its buttons."""
        b, palette = self.brushes, self.brushes.palette
        own_turn = self.words.is_own_turn
        outline = (
            Outline(palette.brass, 2) if own_turn else Outline(palette.slab_line, 1)
        )
        slab(painter, self.area, RADIUS_PLATE, palette.slab, outline)
        for button in self.buttons:
            paint_button(painter, b, button, hovered=button == self.hovered)
        if not self.words.lead and not self.words.rest:
            return
        left, right = 16.0, self.area.width() - 14
        if self.buttons and b.style.left_handed:
            left = self.buttons[-1].rect.right() + 14
        elif self.buttons:
            right = self.buttons[0].rect.left() - 14
        middle = self.area.height() / 2
        painter.setPen(Outline(palette.slab, 0.5).pen())
        painter.setBrush(colour(palette.brass if own_turn else palette.zone_line))
        painter.drawEllipse(QRectF(left, middle - 6, 12, 12))
        left += 24
        flow = self._flow(max(40.0, right - left))
        flow.paint(painter, left, middle - flow.height / 2)

    def _flow(self, room: float) -> Flow:
        """The sentence in one line, or in two that leave the frame alone."""
        b, high = self.brushes, self.area.height() - 8
        for size in (SENTENCE.size, *_SMALLER) if self.words.needs else ():
            flow = b.flow(self._runs(size, needs=True), room)
            if flow.lines == 1 or flow.height <= high:
                return flow
        flow = b.flow(self._runs(SENTENCE.size), room)
        for size in _SMALLER:
            if flow.height <= high:
                break
            flow = b.flow(self._runs(size), room)
        return flow

    def _runs(self, size: int, *, needs: bool = False) -> tuple[Run, ...]:
        """The words in a size, with what going out takes or without."""
        palette, words = self.brushes.palette, self.words
        rest = SENTENCE._replace(size=size)
        runs = (
            Run(words.lead, SENTENCE_LEAD._replace(size=size), palette.felt_text),
            Run(" " + words.rest, rest, palette.felt_text),
        )
        if needs:
            return (*runs, Run("   " + words.needs, rest, palette.felt_muted))
        return runs
