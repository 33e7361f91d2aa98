"""Page below the menu bar: a table and its side panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6 import QtCore
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.gestures import ScoreText
from canasta_qt.look.tokens import DurationMs
from canasta_qt.overrides import override
from canasta_qt.windows.score_card import MatchScore
from canasta_qt.windows.side_panel import SidePanel
from canasta_qt.windows.widgets.advice_card import AdviceCardView
from canasta_qt.windows.widgets.card_row import HandsStrip, NamedHands
from canasta_qt.windows.widgets.geometry import can_dock, fits_beside_table, panel_width
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.style import with_properties
from canasta_qt.wording.advice.card import AdviceCard

if TYPE_CHECKING:
    from canasta_qt.windows.score_pad import ScorePad

_Finder: TypeAlias = Callable[
    [QtCore.QRect, Sequence[QtCore.QSize], QWidget], QtCore.QRect
]
"""Function from the usual rectangle of a widget to a near one in which the widget
covers nothing."""


class _ClickArea(QWidget):
    """Invisible widget over the uncovered part of the table above the status line,
    beside an open panel; it receives clicks in place of the cards."""

    clicked = Signal()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that it does not reach the table."""
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit `clicked`."""
        self.clicked.emit()


class MainArea(QWidget):
    """Table and side panel, which is docked, or covers a part of the table in the
    narrowest windows.

    A panel that covers the table ends above the status line; a click beside it closes
    it. Wide and narrow windows each have their own state of the panel, open or closed;
    at the start of the program the panel is closed in narrow windows.
    """

    panel_changed = Signal()
    layout_changed = Signal()
    """Emitted after table and panel have been placed."""
    chip_changed = Signal(object)
    """Emitted with the `ScoreText` to show on the table, or None."""

    list_closed = Signal()
    """Emitted when the list in place of the panel is to be closed."""
    advice_placed = Signal(bool)
    """Emitted with whether a shown advice card shows reasons."""

    def __init__(self, table: QWidget) -> None:
        """Show `table` and a side panel without contents."""
        super().__init__()
        with_properties(self, kind="chrome")
        self.table, self.panel, self.advice = table, SidePanel(), AdviceCardView()
        self._click_area = _ClickArea()
        self._click_area.clicked.connect(self.uncover_table)
        self.panel.close_button.clicked.connect(self.uncover_table)
        for widget in (self.table, self._click_area, self.panel, self.advice):
            widget.setParent(self)
        self._pad: ScorePad | None = None
        """Score pad in place of the panel while a round is counted."""
        self._list: QWidget | None = None
        """List in place of the panel, such as the list of compared moves."""
        self.cover: QWidget | None = None
        """Widget that covers table and panel, such as the start page; else None."""
        self.below: HandsStrip | None = None
        """Open hands below the table, or None."""
        self.open_wide = True
        self.open_narrow = False
        self.advice_rect: Callable[[], QtCore.QRect] = QtCore.QRect
        """Returns the rectangle on the table in which an advice card covers nothing."""
        self.line_top: Callable[[], int] = self.table.height
        """Returns the y of the upper edge of the status line of the table."""
        self.notice_rect: _Finder = lambda usual, *_: usual
        """Returns a rectangle for a notice, near its usual rectangle and of one of
        several sizes, in which it covers nothing."""
        self.has_animations = False
        """True if a panel that covers the table slides in and out."""
        self._slide = QtCore.QPropertyAnimation(self.panel, b"pos", self)
        self._slide.setDuration(DurationMs.PANEL_SLIDE)
        self._slide.setEasingCurve(QtCore.QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self.update_layout)
        self.panel.score.heading_changed.connect(self.place_panel)
        for widget in (self.panel.log, self.panel.log.view, self.table):
            widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        """Place the advice card again when the log has moved; handle a key that scrolls
        this card, or an Esc that closes a panel, before table or log receive it."""
        kinds = QtCore.QEvent.Type
        if isinstance(event, QKeyEvent) and event.type() == kinds.KeyPress:
            return self.advice.scroll_by_key(event) or self._close_on_escape(event)
        is_moved = event.type() in (kinds.Move, kinds.Resize)
        if watched is self.panel.log and is_moved:
            self._place_advice()
        return super().eventFilter(watched, event)

    @property
    def is_counting(self) -> bool:
        """True while a round is counted."""
        return self._pad is not None

    @property
    def is_docked(self) -> bool:
        """True if the window is wide enough for table and panel side by side."""
        return can_dock(self.width(), current_look().text_factor)

    @property
    def _is_wide(self) -> bool:
        """True if the window is so wide that the panel is open by default."""
        return fits_beside_table(self.width(), current_look().text_factor)

    @property
    def is_panel_open(self) -> bool:
        """True if the panel is open at the present width."""
        return self.open_wide if self._is_wide else self.open_narrow

    @property
    def covering_rect(self) -> QtCore.QRect:
        """The part of the table that panel or list covers; empty if both are closed or
        docked."""
        shown = self.panel.isVisible() or self._list is not None
        covers = shown and self.table.width() == self.width()
        return self.panel.geometry() if covers else QtCore.QRect()

    @property
    def score_chip(self) -> ScoreText | None:
        """The score to show on the table; None if the panel shows the score."""
        in_panel = self.is_panel_open and not self.panel.score.isHidden()
        return None if in_panel else self.panel.score.short_score

    @override
    def changeEvent(self, event: QtCore.QEvent) -> None:
        """Update the layout on a change of style: large text makes the panel wider."""
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.StyleChange:
            self.update_layout()

    def set_panel_open(self, *, wide: bool, narrow: bool) -> None:
        """Set whether the panel is open, in wide and in narrow windows."""
        self.open_wide, self.open_narrow = wide, narrow
        self.update_layout()

    def show_score(self, score: MatchScore | None) -> None:
        """Show the score in the side panel, or on the table if the panel has no room
        for it; None hides the score."""
        self.panel.score.show_score(score)
        self.place_panel()

    def show_score_pad(self, pad: ScorePad | None) -> None:
        """Show a score pad in place of the panel; None removes the pad."""
        if self._pad is not None:
            focus = self.focusWidget() or self.table
            if focus is self._pad or self._pad.isAncestorOf(focus):
                self.table.setFocus()
        self._replace(self._pad, pad)
        self._pad = pad
        self.update_layout()

    def show_list(self, shown: QWidget | None) -> None:
        """Show a list in place of the panel; None hides the list."""
        if self._list is not None:
            self._list.hide()
        self._list = shown
        self.update_layout()
        if shown is not None:
            shown.show()

    def show_cover(self, cover: QWidget | None) -> None:
        """Cover table and panel with a widget; None removes the cover."""
        self._replace(self.cover, cover)
        self.cover = cover
        self.update_layout()
        (cover or self.table).setFocus()

    def toggle_panel(self) -> None:
        """Close a list, open or close the panel, and focus the table; do nothing while
        a round is counted."""
        if self.is_counting:
            self.panel_changed.emit()  # Qt has toggled the menu entry
            return
        if self._list is not None:
            self.list_closed.emit()
        if self._is_wide:
            self.open_wide = not self.open_wide
        else:
            self.open_narrow = not self.open_narrow
        self.update_layout()
        if self.has_animations and not self.is_docked:
            self._slide_panel()
        self.table.setFocus()
        self.panel_changed.emit()

    def uncover_table(self) -> None:
        """Close a list, or else the panel, if it covers the table; do nothing if the
        panel is docked."""
        if self.is_docked:
            return
        if self._list is not None:
            self.list_closed.emit()
        elif self.is_panel_open:
            self.toggle_panel()

    def _slide_panel(self) -> None:
        """Slide the panel in or out at the right edge."""
        inside = QtCore.QPoint(self.width() - self.panel.width(), 0)
        outside = QtCore.QPoint(self.width(), 0)
        ends = (outside, inside) if self.is_panel_open else (inside, outside)
        self._slide.stop()
        self._slide.setStartValue(ends[0])
        self._slide.setEndValue(ends[1])
        self.panel.move(ends[0])
        self.panel.show()
        self._slide.start()

    def switch_focus(self) -> None:
        """Move the focus from the table to the log, or to the list or score pad shown
        in its place, or from there to the table."""
        beside = self._pad or self._list or self.panel
        inside = beside.isAncestorOf(self.focusWidget() or self.table)
        if beside.isVisible() and not inside:
            (self._pad or self._list or self.panel.shown_widget).setFocus()
        else:
            self.table.setFocus()

    def show_hands(self, hands: NamedHands | None) -> None:
        """Show hands of players below the table; None hides them."""
        strip = None
        if hands is not None:
            strip = self.below or HandsStrip()
            strip.show_hands(hands)
        if strip is not self.below:
            self._replace(self.below, strip)
            self.below = strip
            self.update_layout()

    def _replace(self, former: QWidget | None, widget: QWidget | None) -> None:
        """Show a widget in place of `former`, and delete `former`."""
        if former is not None and former is not widget:
            former.hide()
            former.deleteLater()
        if widget is not None and widget is not former:
            widget.setParent(self)
            widget.show()

    def update_layout(self) -> None:
        """Place table, panel, score pad and cover."""
        width, height = self.width(), self.height()
        panel = panel_width(width, current_look().text_factor)
        shown = self.is_panel_open or self._list is not None
        beside = (shown and self.is_docked) or self._pad is not None
        free = width - panel if beside else width
        below = 0 if self.below is None else self.below.sizeHint().height()
        self.table.setGeometry(0, 0, free, height - below)
        if self.below is not None:
            self.below.setGeometry(0, height - below, free, below)
        self.table.setVisible(self.cover is None)
        covered = self.cover is not None or self._pad is not None
        self.panel.setVisible(self.is_panel_open and not covered)
        self.panel.close_button.setHidden(self.is_docked)
        self._click_area.setVisible(shown and not (covered or beside))
        self.place_panel()
        for each in (self.panel, self._list, self._pad):
            if each is not None:
                each.raise_()
        if self.cover is not None:
            self.cover.setGeometry(self.rect())
            self.cover.raise_()
        self._place_advice()
        self.layout_changed.emit()

    def place_panel(self) -> None:
        """Place the panel, or the widget shown instead, at the right edge.

        A panel over the table ends above the status line. If it is too low for the
        score, the table shows the score.
        """
        panel = panel_width(self.width(), current_look().text_factor)
        covers = self.table.width() == self.width()
        high = self.line_top() if covers else self.height()
        self._click_area.setGeometry(0, 0, self.table.width(), high)
        for each in (self.panel, self._list, self._pad):
            if each is not None:
                each.setGeometry(self.width() - panel, 0, panel, high)
        score = self.panel.score
        fits = not covers or self.panel.has_room_for_score(high)
        score.setVisible(score.score is not None and fits)
        self.chip_changed.emit(self.score_chip)

    def show_advice(self, card: AdviceCard | None) -> None:
        """Show an advice card; None hides the card."""
        self.advice.show_card(card)
        self._place_advice()

    def _place_advice(self) -> None:
        """Place the advice card over the log or the list shown instead, below its
        heading, or while the panel is closed on the table; over a score pad only if the
        table has no room."""
        beside = self.is_panel_open and self._pad is None
        if self.advice.card is None:
            self.panel.log.reserve_height(0)
            self.advice_placed.emit(self.advice.shows_reasons)
            return
        if beside:
            shown, log = self.panel.shown_widget, self.panel.log
            covered = log if shown is log else shown.focusProxy() or shown
            room = covered.rect().translated(covered.mapTo(self, QtCore.QPoint()))
            if shown is log:
                room.setHeight(log.max_advice_height)
        else:
            room = self.advice_rect()
        over = None if self._pad is None or not room.isEmpty() else self._pad.page
        if over is not None:
            room = over.rect().translated(over.mapTo(self, QtCore.QPoint()))
        self.advice.place_in_rect(room, slim=not (beside or over))
        self.advice.raise_()
        covers = beside and not self.advice.isHidden()
        self.panel.log.reserve_height(self.advice.card_rect.height() if covers else 0)
        self.advice_placed.emit(self.advice.shows_reasons)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the layout; the panel is docked if the window is wide enough."""
        super().resizeEvent(event)
        self.update_layout()
        self.panel_changed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close a panel that covers the table, or focus the table from the log, on Esc;
        pass characters that panel or list ignore to the table, which is focused if it
        handles them."""
        focus = self.focusWidget() or self.table
        if self._close_on_escape(event):
            return
        if event.key() != Qt.Key.Key_Escape:
            event.ignore()
            if event.text().strip() and (self._list or self.panel).isAncestorOf(focus):
                self.table.event(event)  # `sendEvent` would return it here
                if event.isAccepted():
                    self.table.setFocus()
        elif self.panel.log.isAncestorOf(focus):
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def _close_on_escape(self, event: QKeyEvent) -> bool:
        """Close a panel that covers the table if the event is an Esc and no mouse
        button is pressed; return whether the panel was closed."""
        covers = not self.covering_rect.isEmpty() and not QApplication.mouseButtons()
        if not (covers and event.key() == Qt.Key.Key_Escape):
            return False
        self.uncover_table()
        return True
