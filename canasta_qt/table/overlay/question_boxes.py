"""Questions at the table: answers as buttons, the lift, ways to take the pile, keys."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from canasta_qt.art.pixmaps import paint_shadow
from canasta_qt.cards import Card, Rank
from canasta_qt.commands import Command
from canasta_qt.gestures import Offer, Prompt, PromptKind, TakeChoice
from canasta_qt.look import tokens
from canasta_qt.table.layout.zones import Rect, Zones
from canasta_qt.table.paint.brushes import (
    CENTRE,
    LEFT,
    Brushes,
    Outline,
    Run,
    key_cap,
    key_cap_size,
    slab,
)
from canasta_qt.table.paint.buttons import (
    Button,
    ButtonKind,
    button_width,
    paint_button,
)
from canasta_qt.table.paint.painted_item import Popover
from canasta_qt.translate import capital, figure, plural, translate
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import choice_words, leave_words, partner_question


class KeyHelp(Popover):
    """The list of keys, called by `?`."""

    def ask(self, rows: tuple[tuple[str, str], ...], within: Rect) -> None:
        """Show keys with their meanings in two columns."""
        self.rows = rows
        k = self.brushes.text
        half = -(-len(rows) // 2)
        wide = min(within.w - 24, 820 * k)
        high = min(within.h - 16, 62 * k + half * 30 * k + 16)
        self.place(Rect((within.w - wide) / 2, (within.h - high) / 2, wide, high))
        self.setVisible(True)
        self.update()

    rows: tuple[tuple[str, str], ...] = ()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint heading and rows."""
        self.ground(painter)
        b, palette, k = self.brushes, self.brushes.palette, self.brushes.text
        head = QRectF(20, 12 * k, self.area.width() - 40, b.line(tokens.PLAQUE_TITLE))
        title = Run(
            translate("keys", "Keys at the table"), tokens.PLAQUE_TITLE, palette.text
        )
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
            role = tokens.TextRole(14, 400, grows=True)
            b.write(painter, room, Run(meaning, role, palette.text))


_KINDS: Final = (ButtonKind.PRIMARY, ButtonKind.PLAIN)


class QuestionBox(Popover):
    """A heading, what the answers mean, and a button for each."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it empty."""
        super().__init__(brushes)
        self.heading = ""
        self.text = ""
        self.buttons: tuple[Button, ...] = ()
        self._answers: tuple[tuple[str, str, Command], ...] = ()

    def pose(
        self,
        heading: str,
        text: str,
        answers: tuple[tuple[str, str, Command], ...],
        zones: Zones,
    ) -> None:
        """Ask; answers are words, key and command, the first one the main one."""
        self.heading, self.text, self._answers = heading, text, answers
        self.settle(zones)
        self.setVisible(True)
        self.update()

    @property
    def extra(self) -> float:
        """Height of what stands between text and buttons."""
        return 0.0

    def settle(self, zones: Zones) -> None:
        """Stand in the middle, above the own melds, which the answer is about."""
        b, k = self.brushes, self.brushes.text
        width = min(560 * k, zones.now.w)
        flow = b.flow((Run(self.text, tokens.SENTENCE, b.palette.text),), width - 40)
        head = b.line(tokens.PLAQUE_TITLE)
        high = 16 + head + 8 + flow.height + self.extra + 16 + 36 * k + 16
        x = zones.now.x + (zones.now.w - width) / 2
        y = max(zones.pad, zones.ours.y - high - 6)
        self.place(Rect(x, y, width, high))
        x, placed = 20.0, []
        for i, (words, key, command) in enumerate(self._answers):
            wide = button_width(b, words, key) + 8
            rect = QRectF(x, high - 16 - 36 * k, wide, 36 * k)
            kind = _KINDS[min(i, 1)]
            placed.append(Button(Offer(command), words, kind, key, rect, chrome=True))
            x += wide + 10
        self.buttons = tuple(placed)

    def button_at(self, point: QPointF) -> Button | None:
        """Return the button under a point of the scene."""
        local = self.mapFromScene(point)
        return next((b for b in self.buttons if b.rect.contains(local)), None)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the question and its buttons."""
        self.ground(painter)
        b, palette = self.brushes, self.brushes.palette
        head = QRectF(20, 16, self.area.width() - 40, b.line(tokens.PLAQUE_TITLE))
        b.write(
            painter, head, Run(self.heading, tokens.PLAQUE_TITLE, palette.text), LEFT
        )
        run = Run(self.text, tokens.SENTENCE, palette.text)
        flow = b.flow((run,), self.area.width() - 40)
        flow.paint(painter, 20, head.bottom() + 8)
        for button in self.buttons:
            paint_button(painter, b, button, hovered=False)


class PartnerQuestion(QuestionBox):
    """May the partner go out? The answer binds."""

    def ask(self, prompt: Prompt, people: PlayerNames, zones: Zones) -> None:
        """Show the question."""
        question = partner_question(prompt, people)
        answers = ((question.yes, "Y", Command.YES), (question.no, "N", Command.NO))
        self.pose(question.heading, question.text, answers, zones)


class PacketQuestion(QuestionBox):
    """Which of two packets is to be the foot?"""

    def ask(self, zones: Zones) -> None:
        """Show the question; the answers are numbered from 1."""
        answers = (
            (translate("table", "The first"), "1", Command.YES),
            (translate("table", "The second"), "2", Command.YES),
        )
        heading = translate("table", "Which packet do you keep as foot?")
        self.pose(
            heading, translate("table", "The other is passed on."), answers, zones
        )


class LiftQuestion(QuestionBox):
    """How many cards to lift: a bar to aim on."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it without a bar."""
        super().__init__(brushes)
        self.most = 1
        self.count = 1

    def ask(self, prompt: Prompt, zones: Zones) -> None:
        """Show the bar, aimed at the middle of the pack."""
        self.most = max(1, prompt.most)
        self.count = max(1, self.most // 2)
        text = translate("table", "Choose about how many cards to lift.")
        if prompt.wanted:
            text = plural(prompt.wanted).translate(
                "table",
                "Exactly %n card(s) earn the bonus. A hand is not exact.",
                "",
                1,
            )
        answer = (translate("table", "Lift"), translate("keys", "Enter"), Command.YES)
        self.pose(
            translate("table", "Lift cards from the pack"), text, (answer,), zones
        )

    @property
    @override
    def extra(self) -> float:
        """Height of the bar."""
        return 48 * self.brushes.text

    @property
    def bar(self) -> QRectF:
        """The bar, in the item."""
        bottom = self.buttons[0].rect.top() if self.buttons else self.area.height()
        room = 64 * self.brushes.text
        width = self.area.width() - 40 - room
        return QRectF(20, bottom - 16 - 30 * self.brushes.text, width, 14)

    def aim(self, count: int) -> None:
        """Aim at a number of cards."""
        self.count = max(1, min(count, self.most))
        self.update()

    def aim_at(self, point: QPointF) -> bool:
        """Aim with the mouse; False where the point is not on the bar."""
        local, bar = self.mapFromScene(point), self.bar
        if not bar.adjusted(-12, -12, 12, 12).contains(local):
            return False
        self.aim(round((local.x() - bar.left()) / bar.width() * self.most))
        return True

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the question, the bar and the number."""
        super().draw(painter)
        b, palette, bar = self.brushes, self.brushes.palette, self.bar
        edge = Outline(palette.control_line, 1.5)
        slab(painter, bar, 7, palette.raised, edge)
        full = bar.adjusted(1.5, 1.5, -1.5, -1.5)
        full.setWidth(max(11.0, full.width() * self.count / self.most))
        slab(painter, full, 5.5, palette.accent)
        knob = QRectF(full.right() - 12, bar.center().y() - 12, 24, 24)
        slab(painter, knob, 12, palette.accent, Outline(palette.raised, 3))
        room = QRectF(bar.right() + 12, bar.center().y() - 20, 52 * b.text, 40)
        number = Run(figure(self.count), tokens.ZONE_NUMBER, palette.text)
        b.write(painter, room, number, CENTRE, elide=False)


_HEADING: Final = tokens.TextRole(16, 700, grows=True)
LEAVE: Final = -1


class TakeChooser(Popover):
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

    def ask(self, prompt: Prompt, top: Card | None, zones: Zones) -> None:
        """Show the ways; the first one is the current one."""
        self.prompt, self.top, self.current = prompt, top, 0
        self.settle(zones)
        self.setVisible(True)
        self.update()

    def settle(self, zones: Zones) -> None:
        """Stand with the right edge at the pile's left edge, upwards from there."""
        width = min(520 * self.brushes.text, zones.pile_at.x - 24)
        width = max(width, min(420.0, zones.top.w))
        rows = self._row * len(self.prompt.choices)
        high = self._head + rows + 58 * self.brushes.text
        x = max(zones.pad, zones.pile_at.x - 10 - width)
        # Upwards over the others' melds: own melds and the line say what may be done.
        y = max(zones.pad, zones.centre.bottom - high)
        self.place(Rect(x, y, width, high))

    def row_at(self, point: QPointF) -> int | None:
        """Return the row under a point of the scene, `LEAVE` for the button."""
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
        cards = self._cards_of(choice)
        self._paint_cards(painter, cards, QPointF(16, y + 5))
        wide, high = key_cap_size(b, str(number + 1))
        cap = QRectF(rect.right() - wide - 16, rect.center().y() - high / 2, wide, high)
        key_cap(painter, b, cap, str(number + 1), palette.text)
        rank = Rank(0) if self.top is None else Rank(self.top >> 2)
        run = Run(capital(choice_words(choice, rank)), tokens.SENTENCE, palette.text)
        left = 16 + self._widest() + 16
        flow = b.flow((run,), cap.left() - left - 10)
        flow.paint(painter, left, rect.center().y() - flow.height / 2)

    def _card(self) -> float:
        return (self._row - 10) / tokens.CARD_RATIO

    def _cards_of(self, choice: TakeChoice) -> tuple[Card, ...]:
        return choice.cards or (() if self.top is None else (self.top,))

    def _widest(self) -> float:
        """Return width of the longest row of cards, so that the words stand in line."""
        rows = (self._cards_of(choice) for choice in self.prompt.choices)
        return max((self._cards_width(cards) for cards in rows), default=0.0)

    def _step(self, cards: tuple[Card, ...]) -> float:
        width = self._card()
        return min(0.66 * width, 1.2 * width / max(1, len(cards) - 1))

    def _cards_width(self, cards: tuple[Card, ...]) -> float:
        return self._card() + self._step(cards) * max(0, len(cards) - 1)

    def _paint_cards(
        self, painter: QPainter, cards: tuple[Card, ...], at: QPointF
    ) -> None:
        b, width = self.brushes, self._card()
        ratio = painter.device().devicePixelRatio()
        step = self._step(cards)
        for i, card in enumerate(cards):
            corner = at + QPointF(i * step, 0)
            if b.style.shadows:
                rect = QRectF(corner.x(), corner.y(), width, width * tokens.CARD_RATIO)
                paint_shadow(
                    painter, b.store.shadow(tokens.Shadow.REST, width, ratio), rect
                )
            pixmap = b.store.face(card, width, ratio, b.style.cards)
            painter.drawPixmap(corner, pixmap)


class Questions:
    """Owns the popovers of a scene."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        """Make them, hidden."""
        self.chooser = TakeChooser(brushes)
        self.partner = PartnerQuestion(brushes)
        self.packet = PacketQuestion(brushes)
        self.lift = LiftQuestion(brushes)
        self.help = KeyHelp(brushes)
        self.asking: tuple[QuestionBox, ...] = (self.partner, self.packet, self.lift)
        self.all: tuple[Popover, ...] = (self.chooser, *self.asking, self.help)
        for popover in self.all:
            scene.addItem(popover)

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes."""
        for popover in self.all:
            popover.restyle(brushes)

    def relayout(self, zones: Zones) -> None:
        """Stand where the table now wants them."""
        if self.chooser.isVisible():
            self.chooser.settle(zones)
        for question in self.asking:
            if question.isVisible():
                question.settle(zones)

    def close(self) -> None:
        """Take the questions away; the list of keys stays until it is dismissed."""
        for question in (self.chooser, *self.asking):
            question.setVisible(False)
