"""Questions at the table: which way to take the pile, and may the partner go out.

They stand where the hand is, at the pile or above the line, and never stop the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.art.pixmaps import paint_shadow
from canasta_qt.cards import Rank
from canasta_qt.gestures import Command, Offer, Prompt, PromptKind
from canasta_qt.look.tokens import (
    CARD_RATIO,
    PLAQUE_TITLE,
    RADIUS_PLATE,
    SENTENCE,
    Layer,
    Shadow,
    TextRole,
)
from canasta_qt.table.brushes import (
    LEFT,
    Outline,
    Run,
    key_cap,
    key_cap_size,
    slab,
)
from canasta_qt.table.buttons import Button, ButtonKind, button_width, paint_button
from canasta_qt.table.drawn import Drawn
from canasta_qt.table.layout import Rect, Table, clamp
from canasta_qt.wording.table import choice_words, leave_words, partner_question
from canasta_qt.wording.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from canasta_qt.cards import Card
    from canasta_qt.table.brushes import Brushes
    from canasta_qt.wording.people import People

_HEADING: Final = TextRole(16, 700, grows=True)
LEAVE: Final = -1


class Popover(Drawn):
    """A box over the table in the colours of the window."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.NOTICE, margin=44)
        self.setVisible(False)

    def ground(self, painter: QPainter) -> None:
        """Paint shadow and ground."""
        b, palette = self.brushes, self.brushes.palette
        if b.style.shadows:
            ratio = painter.device().devicePixelRatio()
            # The store makes shadows for the round corners of a card's width.
            patch = b.store.shadow(Shadow.POPOVER, 225, ratio)
            paint_shadow(painter, patch, self.area)
        line = Outline(palette.line, 1)
        slab(painter, self.area, RADIUS_PLATE, palette.surface, line)


class Chooser(Popover):
    """Several ways to take the pile, one row each."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it without rows."""
        super().__init__(brushes)
        self.prompt = Prompt(PromptKind.CHOOSE_TAKE)
        self.top: Card | None = None
        self.current = 0

    @property
    def _row(self) -> float:
        return 62.0 * self.brushes.text

    @property
    def _head(self) -> float:
        return 46.0 * self.brushes.text

    def ask(self, prompt: Prompt, top: Card | None, table: Table) -> None:
        """Show the ways; the first one is the current one."""
        self.prompt, self.top, self.current = prompt, top, 0
        self.settle(table)
        self.setVisible(True)
        self.update()

    def settle(self, table: Table) -> None:
        """Stand with the right edge at the pile's left edge, upwards if need be."""
        width = min(520 * self.brushes.text, table.pile_at.x - 24)
        width = max(width, min(420.0, table.top.w))
        rows = self._row * len(self.prompt.choices)
        high = self._head + rows + 58 * self.brushes.text
        x = max(table.pad, table.pile_at.x - 10 - width)
        y = table.pile_at.y
        limit = table.hand.bottom - high
        if y > limit:
            y = clamp(table.pad, table.pile_at.bottom - high, limit)
        self.place(Rect(x, y, width, high))

    def row_at(self, point: QPointF) -> int | None:
        """The row under a point of the scene, `LEAVE` for the button, or None."""
        local = self.mapFromScene(point)
        if self._leave().rect.contains(local):
            return LEAVE
        number = int((local.y() - self._head) // self._row)
        inside = self.area.contains(local) and local.y() >= self._head
        return number if inside and number < len(self.prompt.choices) else None

    def point_to(self, row: int) -> None:
        """Make a row the current one."""
        if 0 <= row < len(self.prompt.choices) and row != self.current:
            self.current = row
            self.update()

    def _leave(self) -> Button:
        words, key = leave_words(), translate("keys", "Esc")
        width = button_width(self.brushes, words, key)
        high = 34 * self.brushes.text
        x = self.area.width() - width - 14
        rect = QRectF(x, self.area.height() - high - 12, width, high)
        offer = Offer(Command.NO)
        return Button(offer, words, ButtonKind.PLAIN, key, rect, chrome=True)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint heading, rows and the way out."""
        self.ground(painter)
        b, palette = self.brushes, self.brushes.palette
        head = QRectF(16, 0, self.area.width() - 32, self._head)
        words = translate("table", "Take the pile with…")
        b.write(painter, head, Run(words, _HEADING, palette.text))
        for i in range(len(self.prompt.choices)):
            self._paint_row(painter, i)
        bottom = self._head + self._row * len(self.prompt.choices)
        line = QRectF(1, bottom, self.area.width() - 2, 1)
        painter.fillRect(line, Outline(palette.line).pen().color())
        paint_button(painter, b, self._leave(), hovered=False)

    def _paint_row(self, painter: QPainter, number: int) -> None:
        b, palette = self.brushes, self.brushes.palette
        choice = self.prompt.choices[number]
        y = self._head + number * self._row
        rect = QRectF(1, y, self.area.width() - 2, self._row)
        painter.fillRect(
            QRectF(1, y, rect.width(), 1), Outline(palette.line).pen().color()
        )
        if number == self.current:
            soft = Outline(palette.accent_soft).pen().color()
            painter.fillRect(rect, soft)
            bar = QRectF(1, y, 4, self._row)
            painter.fillRect(bar, Outline(palette.accent).pen().color())
        cards = choice.cards or (() if self.top is None else (self.top,))
        self._paint_cards(painter, cards, QPointF(16, y + 5))
        wide, high = key_cap_size(b, str(number + 1))
        cap = QRectF(rect.right() - wide - 16, rect.center().y() - high / 2, wide, high)
        key_cap(painter, b, cap, str(number + 1), palette.text)
        rank = Rank(0) if self.top is None else Rank(self.top >> 2)
        run = Run(choice_words(choice, rank), SENTENCE, palette.text)
        left = 16 + self._card() * 2.2 + 24
        flow = b.flow((run,), cap.left() - left - 10)
        flow.paint(painter, left, rect.center().y() - flow.height / 2)

    def _card(self) -> float:
        return (self._row - 10) / CARD_RATIO

    def _paint_cards(
        self, painter: QPainter, cards: tuple[Card, ...], at: QPointF
    ) -> None:
        b, width = self.brushes, self._card()
        ratio = painter.device().devicePixelRatio()
        step = min(0.66 * width, 1.2 * width / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            corner = at + QPointF(i * step, 0)
            if b.style.shadows:
                rect = QRectF(corner.x(), corner.y(), width, width * CARD_RATIO)
                paint_shadow(painter, b.store.shadow(Shadow.REST, width, ratio), rect)
            pixmap = b.store.face(card, width, ratio, b.style.cards)
            painter.drawPixmap(corner, pixmap)


class PartnerQuestion(Popover):
    """May the partner go out? The answer binds."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it empty."""
        super().__init__(brushes)
        self.heading = ""
        self.text = ""
        self.buttons: tuple[Button, ...] = ()
        self.words = ("", "")

    def ask(self, prompt: Prompt, people: People, table: Table) -> None:
        """Show the question."""
        question = partner_question(prompt, people)
        self.heading, self.text = question.heading, question.text
        self.words = (question.yes, question.no)
        self.settle(table)
        self.setVisible(True)
        self.update()

    def settle(self, table: Table) -> None:
        """Stand in the middle, above the line."""
        b, k = self.brushes, self.brushes.text
        width = min(560 * k, table.now.w)
        flow = b.flow((Run(self.text, SENTENCE, b.palette.text),), width - 40)
        head = b.line(PLAQUE_TITLE)
        high = 16 + head + 8 + flow.height + 16 + 36 * k + 16
        x = table.now.x + (table.now.w - width) / 2
        self.place(Rect(x, table.now.y - high - 10, width, high))
        x, placed = 20.0, []
        kinds = (ButtonKind.PRIMARY, ButtonKind.PLAIN)
        commands = (Command.YES, Command.NO)
        for words, kind, command in zip(self.words, kinds, commands, strict=True):
            key = "Y" if command is Command.YES else "N"
            wide = button_width(b, words, key) + 8
            rect = QRectF(x, high - 16 - 36 * k, wide, 36 * k)
            button = Button(Offer(command), words, kind, key, rect, chrome=True)
            placed.append(button)
            x += wide + 10
        self.buttons = tuple(placed)

    def button_at(self, point: QPointF) -> Button | None:
        """The button under a point of the scene."""
        local = self.mapFromScene(point)
        return next((b for b in self.buttons if b.rect.contains(local)), None)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the question and its buttons."""
        self.ground(painter)
        b, palette = self.brushes, self.brushes.palette
        head = QRectF(20, 16, self.area.width() - 40, b.line(PLAQUE_TITLE))
        b.write(painter, head, Run(self.heading, PLAQUE_TITLE, palette.text), LEFT)
        run = Run(self.text, SENTENCE, palette.text)
        flow = b.flow((run,), self.area.width() - 40)
        flow.paint(painter, 20, head.bottom() + 8)
        for button in self.buttons:
            paint_button(painter, b, button, hovered=False)


class KeyHelp(Popover):
    """The list of keys, called by `?`."""

    def ask(self, rows: tuple[tuple[str, str], ...], table: Rect) -> None:
        """Show keys with their meanings in two columns."""
        self.rows = rows
        k = self.brushes.text
        half = -(-len(rows) // 2)
        wide = min(table.w - 24, 820 * k)
        high = min(table.h - 16, 62 * k + half * 30 * k + 16)
        self.place(Rect((table.w - wide) / 2, (table.h - high) / 2, wide, high))
        self.setVisible(True)
        self.update()

    rows: tuple[tuple[str, str], ...] = ()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint heading and rows."""
        self.ground(painter)
        b, palette, k = self.brushes, self.brushes.palette, self.brushes.text
        head = QRectF(20, 12 * k, self.area.width() - 40, b.line(PLAQUE_TITLE))
        title = Run(translate("keys", "Keys at the table"), PLAQUE_TITLE, palette.text)
        b.write(painter, head, title)
        half = -(-len(self.rows) // 2)
        column = (self.area.width() - 40) / 2
        caps = max((key_cap_size(b, keys)[0] for keys, _ in self.rows), default=0)
        caps = min(caps, column * 0.42)
        step = (self.area.height() - 62 * k - 10) / max(1, half)
        for i, (keys, meaning) in enumerate(self.rows):
            x = 20 + (i // half) * column
            y = 54 * k + (i % half) * step
            wide, high = key_cap_size(b, keys)
            cap = QRectF(x, y + (step - high) / 2, min(wide, caps), high)
            key_cap(painter, b, cap, keys, palette.text)
            left = x + caps + 12
            room = QRectF(left, y, x + column - left - 10, step)
            role = TextRole(14, 400, grows=True)
            b.write(painter, room, Run(meaning, role, palette.text))


class Questions:
    """Owns the popovers of a scene."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        """Make them, hidden."""
        self.chooser = Chooser(brushes)
        self.partner = PartnerQuestion(brushes)
        self.help = KeyHelp(brushes)
        self.all: tuple[Popover, ...] = (self.chooser, self.partner, self.help)
        for popover in self.all:
            scene.addItem(popover)

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes."""
        for popover in self.all:
            popover.restyle(brushes)

    def relayout(self, table: Table) -> None:
        """Stand where the table now wants them."""
        if self.chooser.isVisible():
            self.chooser.settle(table)
        if self.partner.isVisible():
            self.partner.settle(table)

    def close(self) -> None:
        """Take the questions away; the list of keys stays until it is dismissed."""
        self.chooser.setVisible(False)
        self.partner.setVisible(False)
