"""Main window: menu bar, pages with table and panel, dialogs, notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.menus import Menus
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.geometry import MIN_WINDOW_SIZE
from canasta_qt.windows.widgets.look import Look, set_current_look
from canasta_qt.windows.widgets.press_guard import PressGuard
from canasta_qt.windows.widgets.style import qt_palette, style_sheet
from canasta_qt.wording.rich_text import Run

if TYPE_CHECKING:
    from canasta_qt.windows.main_area import MainArea
    from canasta_qt.windows.notices import Banner, NoticeButton, NoticeStrip
    from canasta_qt.windows.score_pad import ScorePad
    from canasta_qt.windows.widgets.sheet import Sheet, Veil


class MainWindow(QMainWindow):
    """Main window with pages, menus, dialogs and notices; it emits a signal for each
    request of the player."""

    closing = Signal()
    escape_pressed = Signal()
    """Emitted on an Esc that neither a widget nor a strip has handled."""
    files_dropped = Signal(list)
    """Emitted with the paths of files dropped on the window."""

    def __init__(self, cloth: QWidget, choices: Choices) -> None:
        """Show the menus and `cloth`, an empty table that `set_table` replaces."""
        super().__init__()
        self.setWindowTitle(tr("Canasta"))
        self.setMinimumSize(MIN_WINDOW_SIZE)
        self.setAcceptDrops(True)
        self._press_guard = PressGuard(self)
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._pages.addWidget(cloth)
        self.area: MainArea
        """The page that is shown."""
        self.veil: Veil
        """Veil over the window, below the dialogs."""
        self.banner: Banner
        """Notice over the pages."""
        self.menus = Menus(self.menuBar(), choices)
        self.menus.pace_changed.connect(lambda words: self.show_notice(words, "speed"))
        self.strip: NoticeStrip | None = None
        """Open strip over the table, with a question and buttons; else None."""
        self.menus.bind_handlers(
            {"full_screen": self.toggle_full_screen, "quit": self.close}
        )
        # The key for quitting must work while a dialog disables the menus.
        self.addAction(self.menus.actions["quit"])

    def _on_menu_left(self) -> None:
        """Return the focus to where it was before a menu after Esc, when Qt would leave
        the focus in the menu bar until a second Esc."""
        bar = self.menuBar()
        if bar.hasFocus() and QApplication.activePopupWidget() is None:
            none = Qt.KeyboardModifier.NoModifier
            esc = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            QApplication.sendEvent(bar, esc)
            if bar.hasFocus():
                self._give_focus()

    def set_table(self, table: QWidget) -> None:
        """Replace the empty table of the start by a page with `table`."""
        from canasta_qt.windows.notices import Banner  # after the first paint
        from canasta_qt.windows.widgets.sheet import Veil

        self.area = self.add_page(table)
        self.veil = Veil(self)
        self.veil.top_widget = self.menuBar()
        self.veil.sheet_closed.connect(self._on_sheet_closed)
        self.banner = Banner(self, self.area, self.veil)
        self._pages.setCurrentWidget(self.area)
        table.setFocus()
        for menu in self.menuBar().findChildren(QMenu):
            # Only the next event says whether another menu opens.
            menu.aboutToHide.connect(
                self._on_menu_left, Qt.ConnectionType.QueuedConnection
            )
        self.menus.bind_handlers({"panel": lambda: self.area.toggle_panel()})
        self.menus.corner.key_pressed.connect(self._forward_key)
        other_pane = QShortcut(QKeySequence("F6"), self)
        other_pane.activated.connect(lambda: self.area.switch_focus())

    def add_page(self, table: QWidget) -> MainArea:
        """Add a page with another table, hidden until `show_page`; return the page."""
        from canasta_qt.windows.main_area import MainArea  # after the first paint

        page = MainArea(table)
        page.set_panel_open(wide=self.menus.choices.panel_wide, narrow=False)
        self._pages.addWidget(page)
        page.panel_changed.connect(self._on_panel)
        page.layout_changed.connect(self._on_laid_out)
        page.windowTitleChanged.connect(self.setWindowTitle)
        return page

    def show_page(self, page: MainArea) -> None:
        """Show another page and disable the previous one, which pauses its game.

        The side panel is open if that of the previous page was open.
        """
        self.hide_notice_strip()
        former, self.area = self.area, page
        former.table.clearFocus()  # or Qt would focus the menu bar
        page.setEnabled(self.veil.top_sheet is None)
        page.set_panel_open(wide=former.open_wide, narrow=former.open_narrow)
        self._pages.setCurrentWidget(page)
        former.setEnabled(False)
        self.setWindowTitle(page.windowTitle() or tr("Canasta"))
        self.banner.hide_read()  # the notice was about the previous page
        self.banner.stage = page
        self.banner.hold_notices(is_held=page.is_counting)
        if page.isEnabled():
            self._give_focus()

    def set_look(self, look: Look) -> None:
        """Set the look of all widgets and the style sheet of the application."""
        set_current_look(look)
        QApplication.setPalette(qt_palette(look.colours))
        self.setStyleSheet(style_sheet(look.colours, look.text_factor))

    def open_sheet(self, sheet: Sheet) -> None:
        """Open a dialog, and disable the page and the menus below it."""
        self.area.setEnabled(False)
        self.veil.open_sheet(sheet)
        self._show_menus(sheet)
        self.banner.hide_read()
        self.banner.raise_()
        self.banner.center_on_table()

    def show_notice_strip(
        self,
        text: Sequence[Run],
        buttons: Sequence[NoticeButton],
        *,
        focus_delay: int = 0,
        on_escape: Callable[[], object] | None = None,
    ) -> NoticeStrip:
        """Show a strip with a sentence and two or three buttons over the table.

        Each button closes the strip. The strip gets the focus after `focus_delay` ms;
        until then the table has the keys, and afterwards a click on the table does not
        change the focus. Esc closes the strip and calls `on_escape`; if that is None,
        Esc only emits `escape_pressed`.
        """
        from canasta_qt.windows.notices import NoticeStrip

        self.hide_notice_strip()
        self.strip = strip = NoticeStrip(text, buttons, self.area)
        strip.closed.connect(self.hide_notice_strip)
        strip.on_escape = on_escape
        strip.show()
        strip.center_on_table(self.area)
        if focus_delay:
            QTimer.singleShot(focus_delay, strip, self._give_focus)
        else:
            self._give_focus()
        return strip

    def hide_notice_strip(self) -> None:
        """Close the strip; if it has the focus, focus the table."""
        strip, self.strip = self.strip, None
        if strip is not None:
            had_focus = strip.isAncestorOf(self.focusWidget() or self)
            self.area.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            strip.hide()
            strip.deleteLater()
            if had_focus:
                self._give_focus()

    def show_notice(self, text: str, subject: str = "", *, waits: bool = False) -> None:
        """Show a notice, in place of an earlier one about the same `subject`; with
        `waits` after the count of a round."""
        self.banner.show_text(text, subject, waits=waits)

    def notice_rects(self, excluded: QWidget) -> list[QRect]:
        """Return the screen rectangles of all widgets over the table: panel, advice
        card, and notices except `excluded`."""
        banner, advice = self.banner, self.area.advice
        said: list[QRect] = []
        covered = self.area.covering_rect
        if not covered.isEmpty():
            said.append(covered.translated(self.area.mapToGlobal(QPoint())))
        if banner.isVisible() and banner is not excluded:
            said.append(banner.geometry().translated(self.mapToGlobal(QPoint())))
        if advice.isVisible():
            said.append(advice.card_rect.translated(self.area.mapToGlobal(QPoint())))
        if self.strip is not None and self.strip is not excluded:
            at = self.strip.mapToGlobal(QPoint())
            said.append(self.strip.card.geometry().translated(at))
        return said

    def show_score_pad(self, pad: ScorePad | None) -> None:
        """Show a score pad in place of the side panel, and postpone notices; None shows
        the side panel again."""
        self.area.show_score_pad(pad)
        self.banner.hold_notices(is_held=pad is not None)

    def toggle_full_screen(self) -> None:
        """Enter full screen, or return to the previous window state."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept local files."""
        if _local_files(event):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        """Emit the paths of dropped files."""
        event.acceptProposedAction()
        self.files_dropped.emit(_local_files(event))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Update the menu entry for full screen when the window state changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle an Esc that no child widget has handled: close a strip, or emit
        `escape_pressed`."""
        if event.key() == Qt.Key.Key_Escape:
            on_escape = None if self.strip is None else self.strip.on_escape
            if on_escape is None:
                self.escape_pressed.emit()
            else:
                self.hide_notice_strip()
                on_escape()
        super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Install an event filter on the native window, which exists only now."""
        super().showEvent(event)
        self.windowHandle().installEventFilter(self._press_guard)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `closing`, whose receiver saves the window geometry; games are saved
        after every action."""
        self.closing.emit()
        super().closeEvent(event)

    def _show_menus(self, top: Sheet | None) -> None:
        """Enable the menus and show them above the veil if the topmost dialog permits
        that; else disable them."""
        is_usable = top is None or top.keeps_menus
        self.menuBar().setEnabled(is_usable)
        if is_usable:
            self.menuBar().raise_()

    def _on_sheet_closed(self) -> None:
        top = self.veil.top_sheet
        self._show_menus(top)
        if top is None:
            self.area.setEnabled(True)
            self.banner.hide_read()
            self.banner.center_on_table()
            self._give_focus()

    def _give_focus(self) -> None:
        """Focus the topmost dialog, or else the strip, or else the main widget of the
        page."""
        if (top := self.veil.top_sheet) is not None:
            (top.first or top).setFocus()
        elif self.strip is not None:
            self.area.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.strip.main.setFocus()
        else:
            (self.area.cover or self.area.table).setFocus()

    def _forward_key(self, key: QKeyEvent) -> None:
        """Send a key to the topmost dialog, or else to the strip or the main widget of
        the page; a key that is handled there, and Esc, move the focus there."""
        area = self.area
        receiver = self.veil.top_sheet or self.strip or area.cover or area.table
        QApplication.sendEvent(receiver, key)
        if key.isAccepted() or key.key() == Qt.Key.Key_Escape:
            self._give_focus()

    def _on_laid_out(self) -> None:
        """Centre strip and notice on the table after a change of its layout; without a
        visible table, no move can be chosen from the menus."""
        self.menus.enable_moves(allowed=self.area.cover is None)
        if self.strip is not None:
            self.strip.center_on_table(self.area)
        self.banner.center_on_table()

    def _on_panel(self) -> None:
        self.menus.show_panel(is_open=self.area.is_panel_open)
        self.menus.change_choices(panel_wide=self.area.open_wide)


def _local_files(event: QDropEvent) -> list[str]:
    files = [url.toLocalFile() for url in event.mimeData().urls()]
    return [file for file in files if file]
