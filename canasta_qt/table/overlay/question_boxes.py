"""Questions with buttons, and the lift with its slider: asked above the line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.commands import Command
from canasta_qt.gestures import Offer, Prompt
from canasta_qt.look.tokens import PLAQUE_TITLE, SENTENCE, ZONE_NUMBER
from canasta_qt.table.layout.zones import Rect, Table
from canasta_qt.table.paint.brushes import CENTRE, LEFT, Outline, Run, slab
from canasta_qt.table.paint.buttons import (
    Button,
    ButtonKind,
    button_width,
    paint_button,
)
from canasta_qt.table.paint.popover import Popover
from canasta_qt.translate import figure, plural, translate
from canasta_qt.wording.table.labels import partner_question

if TYPE_CHECKING:
    from canasta_qt.table.paint.brushes import Brushes
    from canasta_qt.wording.player_names import PlayerNames

_KINDS: Final = (ButtonKind.PRIMARY, ButtonKind.PLAIN)


class Asking(Popover):
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
        table: Table,
    ) -> None:
        """Ask; answers are words, key and command, the first one the main one."""
        self.heading, self.text, self._answers = heading, text, answers
        self.settle(table)
        self.setVisible(True)
        self.update()

    @property
    def extra(self) -> float:
        """Height of what stands between text and buttons."""
        return 0.0

    def settle(self, table: Table) -> None:
        """Stand in the middle, above the own melds, which the answer is about."""
        b, k = self.brushes, self.brushes.text
        width = min(560 * k, table.now.w)
        flow = b.flow((Run(self.text, SENTENCE, b.palette.text),), width - 40)
        head = b.line(PLAQUE_TITLE)
        high = 16 + head + 8 + flow.height + self.extra + 16 + 36 * k + 16
        x = table.now.x + (table.now.w - width) / 2
        y = max(table.pad, table.ours.y - high - 6)
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


class PartnerQuestion(Asking):
    """May the partner go out? The answer binds."""

    def ask(self, prompt: Prompt, people: PlayerNames, table: Table) -> None:
        """Show the question."""
        question = partner_question(prompt, people)
        answers = (
            (question.yes, "Y", Command.YES),
            (question.no, "N", Command.NO),
        )
        self.pose(question.heading, question.text, answers, table)


class PacketQuestion(Asking):
    """Which of two packets is to be the foot?"""

    def ask(self, table: Table) -> None:
        """Show the question; the answers are numbered from 1."""
        answers = (
            (translate("table", "The first"), "1", Command.YES),
            (translate("table", "The second"), "2", Command.YES),
        )
        heading = translate("table", "Which packet do you keep as foot?")
        self.pose(
            heading, translate("table", "The other is passed on."), answers, table
        )


class LiftQuestion(Asking):
    """How many cards to lift: a bar to aim on."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it without a bar."""
        super().__init__(brushes)
        self.most = 1
        self.count = 1

    def ask(self, prompt: Prompt, table: Table) -> None:
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
            translate("table", "Lift cards from the pack"), text, (answer,), table
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
        number = Run(figure(self.count), ZONE_NUMBER, palette.text)
        b.write(painter, room, number, CENTRE, elide=False)
