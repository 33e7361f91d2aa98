"""The cards of the rules below each other, and the reasons why rules do not fit."""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.translate import plural
from canasta_qt.windows.house_rules.card import GroupHeading, RuleCard
from canasta_qt.windows.widgets.parts import label, quiet
from canasta_qt.windows.widgets.style import Look, marked
from canasta_qt.wording.rules.house_rules import Complaint, Row, groups

_REASONS_HEIGHT: Final = 96
_AROUND: Final = 80
"""What is shown above and below a field that is gone to."""


class _Holder(QWidget):
    """As high as its cards are at its width; narrow ones would be higher."""

    @override
    def minimumSizeHint(self) -> QSize:
        """Only the width: the height follows from it."""
        return QSize(super().minimumSizeHint().width(), 0)


class RuleList(QScrollArea):
    """Cards of some rules; they are made when they are first shown, or in idle time."""

    edited = Signal(str, object)
    reset_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self.cards: dict[str, RuleCard] = {}
        self._headings: dict[str, GroupHeading] = {}
        self._goal: QWidget | None = None
        self._waiting: list[Row] = []
        self._warming = QTimer(self)
        self._warming.timeout.connect(self._warm)
        self._holder = marked(_Holder(), kind="clear")
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(0, 0, 8, 4)
        self._column.setSpacing(10)
        self._nothing = quiet(self.tr("No rule is like this."))
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        marked(self, kind="clear")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._holder)

    def show_rows(
        self, rows: Sequence[Row], shown: Collection[str], *, headed: bool
    ) -> None:
        """Bring all cards up to date and show some, with headings or without."""
        self._column.setEnabled(False)  # one layout at the end is enough
        self._place_rows(rows, shown, headed=headed)
        self._column.setEnabled(True)
        self._column.activate()
        self._waiting = [row for row in rows if row.name not in self.cards]
        if self._waiting and not self._warming.isActive():
            self._warming.start()

    def _warm(self) -> None:
        """Make one more card while nothing else is done, so that a search need not."""
        if not self._waiting:
            self._warming.stop()
            return
        row = self._waiting.pop()
        if row.name not in self.cards:
            self._made(row).hide()

    def _place_rows(
        self, rows: Sequence[Row], shown: Collection[str], *, headed: bool
    ) -> None:
        place = 1
        for group, title in groups():
            here = [row for row in rows if row.group == group and row.name in shown]
            heading = self._heading(group, title)
            place = self._put(heading, place)
            heading.setVisible(headed and bool(here))
            for row in [row for row in rows if row.group == group]:
                card = self.cards.get(row.name)
                if card is None and row.name in shown:
                    card = self._made(row)
                if card is not None:
                    place = self._put(card, place)
                    card.show_row(row)
                    card.setVisible(row.name in shown)
        self._nothing.setVisible(not shown)

    def _heading(self, group: str, title: str) -> GroupHeading:
        if group not in self._headings:
            self._headings[group] = GroupHeading(title)
        return self._headings[group]

    def _made(self, row: Row) -> RuleCard:
        card = RuleCard(row, self._look)
        card.edited.connect(self.edited)
        card.reset_asked.connect(self.reset_asked)
        self.cards[row.name] = card
        return card

    def _put(self, widget: QWidget, place: int) -> int:
        """Keep widgets in the order of the groups; return the place after this one."""
        at = self._column.indexOf(widget)
        if at < 0:
            self._column.insertWidget(place, widget)
            return place + 1
        return at + 1

    def go_to(self, name: str) -> None:
        """Let a rule that is shown be set by key."""
        self._goal = self.cards[name].focus_editor()
        # The place of the card is known only after the page has been laid out.
        QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        if self._goal is not None:
            self.ensureWidgetVisible(self._goal, 0, self._look.pixels(_AROUND))
            self._goal = None


class Reasons(QFrame):
    """Why rules cannot be played, all reasons together; each leads to its rule."""

    gone_to = Signal(str)

    def __init__(self, look: Look) -> None:
        """Hidden while there is none."""
        super().__init__()
        self._colour = look.colours.refuse_text
        marked(self, kind="refusal")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 9, 10, 9)
        column.setSpacing(4)
        self.lead = label("", "strong", wrap=True)
        self.text = label("", wrap=True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.linkActivated.connect(self.gone_to)
        self._area = marked(QScrollArea(), kind="clear")
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.text)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._most = look.pixels(_REASONS_HEIGHT)
        column.addWidget(self.lead)
        column.addWidget(self._area)
        self.hide()

    def show_reasons(
        self,
        complaints: Sequence[Complaint],
        unread: Mapping[str, str],
        titles: Mapping[str, str],
    ) -> bool:
        """Show contradictions and unread texts; return whether there are any."""
        lines = [
            self._line(name, titles[name], self._unreadable(text))
            for name, text in unread.items()
        ]
        lines += [
            self._line(complaint.names[0], complaint.titles, complaint.sentence)
            for complaint in complaints
        ]
        words = plural(len(lines)).translate(
            "HouseRules", "⚠ This cannot be played yet, for %n reason(s):", "", 1
        )
        self.lead.setText(words)
        self.text.setText("<br>".join(lines))
        self.setVisible(bool(lines))
        self._fit()
        return bool(lines)

    def _fit(self) -> None:
        """As high as the reasons are at this width, up to a limit."""
        margins = self.contentsMargins()
        wide = self.width() - margins.left() - margins.right()
        room = max(0, self.text.heightForWidth(max(wide, 200)))
        self.text.setFixedHeight(room)
        self._area.setFixedHeight(min(room + 4, self._most))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long reasons wrap anew."""
        super().resizeEvent(event)
        self._fit()

    def _unreadable(self, text: str) -> str:
        if not text:
            return self.tr("there is no value.")
        return self.tr("“{text}” cannot be read.").format(text=text)

    def _line(self, name: str, title: str, sentence: str) -> str:
        link = f'<a href="{name}" style="color: {self._colour}">{escape(title)}</a>'
        return f"{link}: {escape(sentence)}"
