"""What fills the window below the menu bar, and where the window stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6 import QtCore
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from canasta_qt.look.tokens import Duration
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.style import marked

if TYPE_CHECKING:
    from canasta_qt.gestures import Scores
    from canasta_qt.windows.score_card import MatchScore
    from canasta_qt.windows.side_panel import SidePanel
    from canasta_qt.windows.widgets.advice_card import AdviceCardView
    from canasta_qt.wording.advice.card import AdviceCard


_Finder: TypeAlias = Callable[[QtCore.QRect, QWidget], QtCore.QRect]
"""Returns the place of a widget from its usual one."""
LEAST: Final = QtCore.QSize(900, 640)
SMALLEST: Final = QtCore.QSize(900, 520)
"""A window gets no smaller on the smallest screens, where nothing could be read."""
USUAL: Final = QtCore.QSize(1280, 800)
FRAME: Final = QtCore.QSize(16, 48)
"""Room for the frame that most desktops put round a window."""


def clamped(wanted: QtCore.QRect, screens: Sequence[QtCore.QRect]) -> QtCore.QRect:
    """Move and shrink a window so that it lies on the screen it is mostly on.

    `screens` are the free areas of the screens, the main one first.
    """
    seen = [screen.intersected(wanted) for screen in screens]
    areas = [each.width() * each.height() if each.isValid() else 0 for each in seen]
    home = screens[areas.index(max(areas))]
    size = wanted.size().expandedTo(LEAST).boundedTo(home.size())
    left = min(max(wanted.left(), home.left()), home.right() + 1 - size.width())
    top = min(max(wanted.top(), home.top()), home.bottom() + 1 - size.height())
    return QtCore.QRect(left, top, size.width(), size.height())


def centred(size: QtCore.QSize, screen: QtCore.QRect) -> QtCore.QRect:
    """A window of this size in the middle of a screen, no larger than it."""
    fits = size.boundedTo(screen.size())
    rect = QtCore.QRect(0, 0, fits.width(), fits.height())
    rect.moveCenter(screen.center())
    return rect


def has_room(place: QtCore.QRect, screens: Sequence[QtCore.QRect]) -> bool:
    """Return whether a window has room on some screen with its frame."""
    size = place.size() + FRAME
    return any(size.boundedTo(screen.size()) == size for screen in screens)


NARROWEST: Final = 240
WIDEST: Final = 320
SHARE: Final = 0.195
TABLE_LEAST: Final = 940
"""The table keeps this width, or the panel lies over it instead of beside it."""


def panel_width(window: int, q: float = 1.0) -> int:
    """Width of the panel in a window of this width; larger text needs some more."""
    return round(max(NARROWEST * q, min(SHARE * window, WIDEST)))


def docks(window: int, q: float = 1.0) -> bool:
    """Return whether there is room for the panel beside the table."""
    return window - panel_width(window, q) >= TABLE_LEAST


class MainArea(QWidget):
    """The table, and the panel beside it or, in a narrow window, over it.

    Whether the panel is open is remembered apart for wide and for narrow windows.
    """

    panel_changed = Signal()
    laid_out = Signal()
    """Table and panel have their places."""
    chip_changed = Signal(object)
    """What the table is to say of the score: `Scores`, or None."""

    compare_asked = Signal()
    """The moves are to be compared."""

    panel_made = Signal(object)
    """The `SidePanel`."""

    def __init__(self, cloth: QWidget) -> None:
        """Show `cloth` and an empty box in the places of table and panel."""
        super().__init__()
        marked(self, kind="chrome")
        self.table = cloth
        self._side: QWidget = marked(QFrame(), kind="panel")
        for widget in (self.table, self._side):
            widget.setParent(self)
        self._pad: QWidget | None = None
        """What stands in the place of the panel while a round is counted."""
        self.cover: QWidget | None = None
        """What lies over all of it while there is nothing to play."""
        self.below: QWidget | None = None
        """What stands under the table for a while."""
        self.open_wide = True
        self.open_narrow = False
        self.room_on_table: Callable[[], QtCore.QRect] = QtCore.QRect
        """Where advice may lie on the table; `app` knows."""
        self.notice_on_table: _Finder = lambda usual, _: usual
        """Where a notice hides nothing, as near its usual place as can be; likewise."""
        self.moves = False
        """Whether a panel over the table slides in and out, or is just there."""
        self._slide = QtCore.QPropertyAnimation(self)
        self._slide.setPropertyName(b"pos")
        self._slide.setDuration(Duration.PANEL)
        self._slide.setEasingCurve(QtCore.QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self.lay_out)

    def furnish(self, table: QWidget) -> None:
        """Put the table where the cloth has been."""
        self._replace(self.table, table)
        table.show()
        table.setFocus()
        self.table = table
        self.lay_out()

    @cached_property
    def panel(self) -> SidePanel:
        """The side panel, where a box has been; cards are painted before it is made."""
        from canasta_qt.windows.side_panel import SidePanel

        panel = SidePanel()
        self._replace(self._side, panel)
        self._side = panel
        panel.score.headed.connect(lambda: self.chip_changed.emit(self.chip))
        self._slide.setTargetObject(panel)
        self.lay_out()
        panel.log.installEventFilter(self)
        self.panel_made.emit(panel)
        return panel

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        """Let advice follow the log, which moves with the height of the score."""
        kinds = QtCore.QEvent.Type
        if event.type() in (kinds.Move, kinds.Resize) and "advice" in vars(self):
            self._lay_advice()
        return super().eventFilter(watched, event)

    def _replace(self, former: QWidget, widget: QWidget) -> None:
        former.hide()
        former.deleteLater()
        widget.setParent(self)

    @property
    def has_pad(self) -> bool:
        """Whether a round is counted."""
        return self._pad is not None

    @property
    def docked(self) -> bool:
        """Whether the window is wide enough for the panel to stand beside the table."""
        return docks(self.width(), current_look().q)

    @property
    def panel_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self.open_wide if self.docked else self.open_narrow

    @property
    def chip(self) -> Scores | None:
        """The score in few words while the panel is shut."""
        has_score = "panel" in vars(self) and not self.panel_open
        return self.panel.score.chip if has_score else None

    @override
    def changeEvent(self, event: QtCore.QEvent) -> None:
        """Lay everything out again: large text makes the panel wider."""
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.StyleChange:
            self.lay_out()

    def set_panel(self, *, wide: bool, narrow: bool) -> None:
        """Open or shut the panel as remembered."""
        self.open_wide, self.open_narrow = wide, narrow
        self.lay_out()

    def show_standing(
        self, standing: MatchScore | None, *, rolls: bool = False
    ) -> None:
        """Show the score in the panel and on the chip; points won now may roll."""
        self.panel.score.show_standing(standing, rolls=rolls and self.moves)
        self.chip_changed.emit(self.chip)

    def show_pad(self, pad: QWidget | None) -> None:
        """Put a pad in the place of the panel; the table makes room. None ends it."""
        if self._pad is not None:
            focus = self.focusWidget() or self.table
            if focus is self._pad or self._pad.isAncestorOf(focus):
                self.table.setFocus()
            self._pad.hide()
            self._pad.deleteLater()
        self._pad = pad
        if pad is not None:
            pad.setParent(self)
            pad.show()
        self.lay_out()

    def show_cover(self, cover: QWidget | None) -> None:
        """Let something stand in the place of table and panel, or nothing any more."""
        if self.cover is not None:
            self.cover.hide()
            self.cover.deleteLater()
        self.cover = cover
        if cover is not None:
            cover.setParent(self)
            cover.show()
        self.lay_out()
        (cover or self.table).setFocus()

    def toggle_panel(self) -> None:
        """Open what is shut and the other way round."""
        if self.docked:
            self.open_wide = not self.open_wide
        else:
            self.open_narrow = not self.open_narrow
        self.lay_out()
        if self.moves and not self.docked:
            self._slide_panel()
        if self.panel_open and not self.docked:
            self.panel.paper.setFocus()
        else:
            self.table.setFocus()
        self.panel_changed.emit()

    def _slide_panel(self) -> None:
        """Let the panel come in from the right, or leave that way."""
        inside = QtCore.QPoint(self.width() - self.panel.width(), 0)
        outside = QtCore.QPoint(self.width(), 0)
        ends = (outside, inside) if self.panel_open else (inside, outside)
        self._slide.stop()
        self._slide.setStartValue(ends[0])
        self._slide.setEndValue(ends[1])
        self.panel.move(ends[0])
        self.panel.show()
        self._slide.start()

    def other_pane(self) -> None:
        """Move the focus between table and log."""
        inside = self.panel.isAncestorOf(self.focusWidget() or self.table)
        if self.panel.isVisible() and not inside:
            self.panel.paper.setFocus()
        else:
            self.table.setFocus()

    def put_below(self, widget: QWidget | None) -> None:
        """Let something stand under the table, or nothing any more."""
        former, self.below = self.below, widget
        if former is not None and former is not widget:
            former.setParent(None)
            former.deleteLater()
        if widget is not None and widget.parent() is not self:
            widget.setParent(self)
            widget.show()
        self.lay_out()

    def lay_out(self) -> None:
        """Give table and panel their places."""
        width, height = self.width(), self.height()
        panel = panel_width(width, current_look().q)
        beside = (self.panel_open and self.docked) or self._pad is not None
        free = width - panel if beside else width
        below = 0 if self.below is None else self.below.sizeHint().height()
        self.table.setGeometry(0, 0, free, height - below)
        if self.below is not None:
            self.below.setGeometry(0, height - below, free, below)
        self._side.setGeometry(width - panel, 0, panel, height)
        self.table.setVisible(self.cover is None)
        covered = self.cover is not None or self._pad is not None
        self._side.setVisible(self.panel_open and not covered)
        self._side.raise_()
        if self._pad is not None:
            self._pad.setGeometry(self._side.geometry())
            self._pad.raise_()
        if self.cover is not None:
            self.cover.setGeometry(self.rect())
            self.cover.raise_()
        if "advice" in vars(self):
            self._lay_advice()
        self.laid_out.emit()
        self.chip_changed.emit(self.chip)

    def show_advice(self, card: AdviceCard | None) -> None:
        """Show a card of advice, or none any more."""
        if card is not None or "advice" in vars(self):
            self.advice.show_card(card)
            self._lay_advice()

    @cached_property
    def advice(self) -> AdviceCardView:
        """The paper on which advice stands; no first card waits for it."""
        from canasta_qt.windows.widgets.advice_card import AdviceCardView

        made = AdviceCardView()
        made.setParent(self)
        made.compare_asked.connect(self.compare_asked)
        return made

    def _lay_advice(self) -> None:
        """Put advice over the log, or on the table while the panel is shut."""
        beside = self.panel_open and self._pad is None
        if beside:
            room = self.panel.paper.geometry().translated(self.panel.pos())
            if self.panel.paper is self.panel.log:
                room.setHeight(self.panel.log.room_for_advice)
        else:
            room = self.room_on_table()
        self.advice.place(room, slim=not beside)
        self.advice.raise_()
        covers = beside and not self.advice.isHidden()
        self.panel.log.keep_free(self.advice.paper.height() if covers else 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again; the panel may dock or undock."""
        super().resizeEvent(event)
        self.lay_out()
        self.panel_changed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shuts a panel that lies over the table."""
        if event.key() == Qt.Key.Key_Escape and self.panel_open and not self.docked:
            self.toggle_panel()
            event.accept()
            return
        super().keyPressEvent(event)
