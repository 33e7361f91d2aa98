"""The review of a hand: what cost most, each with a way back to its position."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from canasta_qt.windows.widgets.parts import grown_button, label, quiet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet, Veil, spread
from canasta_qt.windows.widgets.style import Look, marked

_WIDE: Final = 720
_HIGH: Final = 176
_CARD: Final = 130
"""Height of a decision, its distance to the next one included."""
_WORDS: Final = 400


@dataclass(frozen=True)
class LapseShown:
    """One decision, in words."""

    heading: str
    played: str
    better: str
    why: str


class ReviewSheet(Sheet):
    """First how far the adviser is, then what it found."""

    position_asked = Signal(int)
    """The position of a decision is to be shown on the table."""
    replay_asked = Signal()
    """The whole hand is to be seen again."""

    def __init__(self, look: Look) -> None:
        """Wait for the adviser."""
        super().__init__(self.tr("Review of the hand"), (_WIDE, _HIGH), look)
        self._said = label(self.tr("The adviser looks at your decisions…"), wrap=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Decisions looked at"))
        self._count = quiet("")
        self._inside = marked(QWidget(), kind="clear")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(10)
        self._area = ScrollPage(self._inside)
        self._area.hide()
        self.body.addWidget(self._said)
        self.body.addWidget(self._bar)
        self.body.addWidget(self._count)
        self.body.addWidget(self._area, 1)
        self.body.addStretch(0)
        back = grown_button(self.tr("Close"), "primary")
        back.clicked.connect(self.close_sheet)
        self._replay = grown_button(self.tr("Replay the hand"))
        self._replay.setToolTip(self.tr("It stops at these decisions."))
        self._replay.clicked.connect(self.replay_asked)
        self._replay.hide()
        spread(self.buttons, [self._replay], [back])
        self.first = back

    @property
    def said(self) -> str:
        """What stands above everything."""
        return self._said.text()

    @property
    def progress(self) -> str:
        """How far the adviser is; empty once it is done."""
        return "" if self._count.isHidden() else self._count.text()

    def show_progress(self, done: int, total: int) -> None:
        """Say how many decisions have been looked at."""
        self._bar.setRange(0, max(total, 1))
        self._bar.setValue(done)
        words = self.tr("{done} of {total} decisions")
        self._count.setText(words.format(done=done, total=total))

    def show_lapses(self, mistakes: Sequence[LapseShown], said: str) -> None:
        """Show what was found; `said` sums it up."""
        self._bar.hide()
        self._count.hide()
        self._said.setText(said)
        for number, mistake in enumerate(mistakes):
            self._column.addWidget(self._card(number, mistake))
        self._column.addStretch(1)
        self.want((_WIDE, _HIGH + _CARD * len(mistakes)))
        self._area.setVisible(bool(mistakes))
        self._replay.setVisible(bool(mistakes))
        veil = self.parentWidget()
        if isinstance(veil, Veil):
            veil.lay_out()

    def _card(self, number: int, mistake: LapseShown) -> QFrame:
        card = marked(QFrame(), kind="card")
        row = QHBoxLayout(card)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(14)
        words = QVBoxLayout()
        words.setSpacing(3)
        for made in (
            label(mistake.heading, "title", wrap=True),
            label(mistake.played, wrap=True),
            label(mistake.better, "label", wrap=True),
            quiet(mistake.why, wrap=True),
        ):
            # Without a width of its own a text is reckoned as high as if it were thin.
            made.setMinimumWidth(_WORDS)
            words.addWidget(made)
        row.addLayout(words, 1)
        words_on = self.tr("Show on the table")
        show = grown_button(words_on)
        show.setAccessibleName(f"{words_on}: {mistake.heading}")
        show.clicked.connect(lambda: self.position_asked.emit(number))
        row.addWidget(show)
        return card

    @override
    def on_enter(self) -> None:
        """Enter closes."""
        self.close_sheet()
