"""The window: menu bar, table, side panel, and the veil that sheets lie on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.menus import Menus
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.geometry import LEAST
from canasta_qt.windows.widgets.look import Look, set_current_look
from canasta_qt.windows.widgets.style import qt_palette, style_sheet
from canasta_qt.wording.rich_text import Run

if TYPE_CHECKING:
    from canasta_qt.cards import Card
    from canasta_qt.windows.main_area import MainArea
    from canasta_qt.windows.notices import Banner, Strip, Way
    from canasta_qt.windows.widgets.sheet import Sheet, Veil


class MainWindow(QMainWindow):
    """Shows what it is given and signals what the player asks for; decides nothing."""

    closing = Signal()
    escaped = Signal()
    """Esc was pressed where there was nothing nearer to leave."""
    choices_changed = Signal(object)

    def __init__(self, cloth: QWidget, choices: Choices) -> None:
        """Show menus and the bare `cloth` of the table until `set_table`."""
        super().__init__()
        self.setWindowTitle(tr("Canasta"))
        self.setMinimumSize(LEAST)
        self.choices = choices
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._pages.addWidget(cloth)
        self.stage: MainArea
        """The page that is shown."""
        self.menus = Menus(self.menuBar(), choices)
        self.menus.pace_changed.connect(lambda words: self.notice(words, "speed"))
        self.strip: Strip | None = None
        """What lies over the table and offers ways on."""
        self.menus.bind({"full_screen": self.toggle_full_screen, "quit": self.close})
        # Sheets disable the menus, but nobody stays.
        self.addAction(self.menus.actions["quit"])

    def _on_menu_left(self) -> None:
        """Give the keys back after Esc, which would leave them to the menu bar."""
        if self.menuBar().hasFocus() and QApplication.activePopupWidget() is None:
            self._give_focus()

    def set_table(self, table: QWidget) -> None:
        """Show the table on a page in place of the cloth."""
        self.stage = self.add_page(table)
        self._pages.setCurrentWidget(self.stage)
        table.setFocus()
        for menu in self.menuBar().findChildren(QMenu):
            # Only afterwards is it known whether another menu opens.
            menu.aboutToHide.connect(
                self._on_menu_left, Qt.ConnectionType.QueuedConnection
            )
        self.menus.bind({"panel": lambda: self.stage.toggle_panel()})
        other_pane = QShortcut(QKeySequence("F6"), self)
        other_pane.activated.connect(lambda: self.stage.other_pane())

    def add_page(self, table: QWidget) -> MainArea:
        """Add a page that shows another table; `show_page` shows it."""
        from canasta_qt.windows.main_area import MainArea  # after the first paint

        page = MainArea(table)
        page.set_panel(wide=self.choices.panel_wide, narrow=self.choices.panel_narrow)
        self._pages.addWidget(page)
        page.panel_changed.connect(self._on_panel)
        page.laid_out.connect(self._on_laid_out)
        page.windowTitleChanged.connect(self.setWindowTitle)
        return page

    def show_page(self, page: MainArea) -> None:
        """Show a page, its panel as that of the former one, which keeps still."""
        self.hide_strip()
        former, self.stage = self.stage, page
        former.table.clearFocus()  # or Qt would give the keys to the menu bar
        page.setEnabled(self.veil.sheet is None)
        page.set_panel(wide=self.choices.panel_wide, narrow=self.choices.panel_narrow)
        self._pages.setCurrentWidget(page)
        former.setEnabled(False)
        self.setWindowTitle(page.windowTitle() or tr("Canasta"))
        self._banner.stage = page
        self._banner.hold(is_held=page.has_pad)
        if page.isEnabled():
            self._give_focus()

    @cached_property
    def veil(self) -> Veil:
        """What sheets lie on."""
        from canasta_qt.windows.widgets.sheet import Veil

        veil = Veil(self)
        veil.roof = self.menuBar()
        veil.emptied.connect(self._on_emptied)
        return veil

    @cached_property
    def _banner(self) -> Banner:
        from canasta_qt.windows.notices import Banner

        return Banner(self, self.stage, self.veil)

    def set_look(self, look: Look) -> None:
        """Set the look of every widget; one style sheet for the whole program."""
        set_current_look(look)
        QApplication.setPalette(qt_palette(look.colours))
        self.setStyleSheet(style_sheet(look.colours, look.q))

    def show_choices(self, choices: Choices) -> None:
        """Tick what holds in the menus."""
        self.choices = choices
        self.menus.show_choices(choices)

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the window; the table keeps still under it."""
        self.stage.setEnabled(False)
        self.menuBar().setEnabled(False)
        self.veil.open(sheet)
        self._banner.raise_()
        self._banner.place()

    def show_strip(
        self, text: Sequence[Run], ways: Sequence[Way], unseen: int = 0
    ) -> Strip:
        """Offer two or three ways on over the table; gone when one is taken.

        A key pressed before the strip is seen is the table's, for `unseen` ms.
        """
        from canasta_qt.windows.notices import Strip

        self.hide_strip()
        strip = Strip(text, ways, self.stage)
        strip.left.connect(self.hide_strip)
        strip.show()
        strip.place(self.stage.table)
        if unseen:
            QTimer.singleShot(unseen, strip, strip.main.setFocus)
        else:
            strip.main.setFocus()
        self.strip = strip
        return strip

    def hide_strip(self) -> None:
        """Take the strip away."""
        if self.strip is not None:
            self.strip.hide()
            self.strip.deleteLater()
            self.strip = None

    def show_hands(self, hands: Sequence[tuple[str, tuple[Card, ...]]] | None) -> None:
        """Show hands that are open under the table, or no longer."""
        if hands is None:
            if self.stage.below is not None:
                self.stage.put_below(None)
            return
        from canasta_qt.windows.replay_window import HandsStrip

        strip = self.stage.below
        if not isinstance(strip, HandsStrip):
            strip = HandsStrip()
        strip.show_hands(hands)
        self.stage.put_below(strip)

    @property
    def notice_text(self) -> str:
        """What the notice says at present; empty while there is none."""
        return self._banner.text

    def notice(self, text: str, about: str = "") -> None:
        """Show a sentence that needs no answer, in place of another about the same."""
        self._banner.say(text, about)

    def withdraw_notice(self, about: str) -> bool:
        """Drop a notice that has not been shown; return whether there was one."""
        return self._banner.withdraw(about)

    def notices(self, besides: QWidget) -> list[QRect]:
        """Return where on the screen something else is said over the table."""
        banner, advice = self._banner, self.stage.advice
        said: list[QRect] = []
        if banner.isVisible() and banner is not besides:
            said.append(banner.geometry().translated(self.mapToGlobal(QPoint())))
        if advice.isVisible():
            said.append(advice.paper.translated(self.stage.mapToGlobal(QPoint())))
        if self.strip is not None:
            at = self.strip.mapToGlobal(QPoint())
            said.append(self.strip.card.geometry().translated(at))
        return said

    def show_pad(self, pad: QWidget | None) -> None:
        """Count on a pad, or no longer; notices wait meanwhile."""
        self.stage.show_pad(pad)
        self._banner.hold(is_held=pad is not None)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Tick the menu when the window fills the screen or no longer does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of an Esc that nothing else has heard."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Announce the end first: the game is saved already, the geometry is not."""
        self.closing.emit()
        super().closeEvent(event)

    def _on_emptied(self) -> None:
        self.stage.setEnabled(True)
        self.menuBar().setEnabled(True)
        self._banner.place()
        self._give_focus()

    def _give_focus(self) -> None:
        """Let the keys go where they usually go while no sheet is open."""
        if self.strip is not None:
            self.strip.main.setFocus()
        else:
            (self.stage.cover or self.stage.table).setFocus()

    def _on_laid_out(self) -> None:
        """Keep strip and notice in the middle of the table."""
        if self.strip is not None:
            self.strip.place(self.stage.table)
        self._banner.place()

    def _on_panel(self) -> None:
        self.menus.show_panel(is_open=self.stage.panel_open)
        wide, narrow = self.stage.open_wide, self.stage.open_narrow
        changed = replace(self.choices, panel_wide=wide, panel_narrow=narrow)
        if changed != self.choices:
            self.choices_changed.emit(changed)
