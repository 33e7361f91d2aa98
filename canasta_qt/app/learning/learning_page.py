"""Page of lessons and practice; the main game is paused on its own page meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.app.game.table_page import TablePage
from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.overrides import override
from canasta_qt.table.view import TableView

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program
    from canasta_qt.windows.widgets.sheet import Sheet


class LearningPage(TablePage):
    """Page of lessons, practice positions and practice rounds, which are not saved as
    games."""

    learning_ended = Signal()
    """Emitted when the page is hidden, which ends lessons and practice."""
    count_read = Signal()
    """Emitted when the player continues after the counting of a practice round."""

    def __init__(self, app: Program) -> None:
        """Add the page to the main window."""
        table = TableView(app.appearance.table_style)
        super().__init__(app, app.window.add_page(table), table)
        self.leave_inner: Callable[[], bool] = lambda: False
        """Leaves a game played on from a practice position; returns whether such a game
        was on the table."""
        self.return_to_origin: Callable[[], None] = lambda: None
        """Shows the window from which the practice round was started, when the player
        leaves the round.
        """
        self._hidden_sheets: list[Sheet] = []
        """Dialogs from which the session was started, opened again afterwards."""
        table.command_requested.connect(self._on_left)
        app.window.escape_pressed.connect(self._on_escaped)

    def begin_session(self, session: Session, title: str) -> None:
        """Show a session with its title on the table; the previous session and its
        dialogs are closed."""
        menus, sheets = self.window.menus, self.window.veil.put_aside()
        if self._app.page is not self:
            self._hidden_sheets, sheets = sheets, []
        for sheet in sheets:
            sheet.close_sheet()  # the dialog is about the previous session
        self.area.setWindowTitle(title)
        self.show_session(session)
        start = self._app.start_page.page is not None
        own = self._app.main_game.session is not None and not start
        by_escape = session.leaves_by_escape
        menus.show_leave_destination(own=own, start_page=start, by_escape=by_escape)
        menus.enable_entries(leave_practice=True)
        self.sort_hand()

    def leave_game_or_page(self) -> None:
        """Leave a game played on from a practice position; without such a game, leave
        the page."""
        if not self.leave_inner():
            self.leave_page()

    def leave_page(self) -> None:
        """Show the main game again, or the start page if it was shown before.

        The dialogs and the window from which the session was started are shown again.
        """
        return_to_origin = self.return_to_origin
        aside, self._hidden_sheets = self._hidden_sheets, []
        self._app.show_page(self._app.main_game)
        if self._app.start_page.page is not None:
            self._app.start_page.show_page()  # updated with the new progress
        else:
            self._app.offer_to_continue()
        for sheet in aside:
            self.window.open_sheet(sheet)
        return_to_origin()

    @override
    def on_page_hidden(self) -> None:
        """End lessons and practice."""
        self.end_count()
        self.controller.stop()
        self.window.menus.enable_entries(leave_practice=False)
        self.return_to_origin = lambda: None
        for sheet in self._hidden_sheets:
            sheet.close_sheet()
        self._hidden_sheets = []
        self.learning_ended.emit()

    @override
    def on_count_read(self) -> None:
        """Emit `count_read`, as the player continues after the counting."""
        super().on_count_read()
        self.count_read.emit()

    def _on_left(self, command: Command) -> None:
        if command in (Command.LEAVE_LESSON, Command.LEAVE_PRACTICE):
            self.leave_game_or_page()

    def _on_escaped(self) -> None:
        if self.session is not None and self.session.leaves_by_escape:
            self.leave_game_or_page()
