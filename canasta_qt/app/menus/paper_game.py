"""The score pad for games with real cards: its dialogs, and its files."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from canasta_qt.app.game.game_setup import last_game_setup, ruleset_of_setup
from canasta_qt.app.game.ruleset_list import game_offers
from canasta_qt.engine.entered_score import EnteredRound
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import Seating
from canasta_qt.storage import paper_games
from canasta_qt.storage.atomic_file import delete_file
from canasta_qt.storage.paper_games import SavedPaperGame
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import join_with_commas, number_text, tr
from canasta_qt.windows.menus import SavedGameRow
from canasta_qt.windows.new_game.game_offer import GameSetup
from canasta_qt.windows.paper_game.entry import RoundEntrySheet
from canasta_qt.windows.paper_game.pad import PaperGameSheet
from canasta_qt.windows.paper_game.setup import NewPaperGameSheet
from canasta_qt.windows.saved_games import PaperGameListSheet
from canasta_qt.windows.widgets.sheet import QuestionSheet
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.ruleset_names import ruleset_title

if TYPE_CHECKING:
    from canasta_qt.app.start.program import Program


class PaperGameActions(QObject):
    """Opens the score pad for real cards that was last saved, and saves it after every
    change."""

    def __init__(self, app: Program) -> None:
        super().__init__(app.window)
        self._app, self._window = app, app.window
        self._sheet: PaperGameSheet | None = None
        self._path = Path()
        self._states: list[PaperGame] = []
        """The game before each change that can be undone, followed by the present
        game."""

    def show(self) -> None:
        """Open the last score pad or, if there is none, the dialog for a new one."""
        saved = self._saved_games()
        if saved:
            self._open(saved[0])
        else:
            self._ask_new(None)

    def _saved_games(self) -> list[SavedPaperGame]:
        try:
            saved, complaints = paper_games.saved_paper_games()
        except StorageError as error:
            saved, complaints = [], [error]
        for complaint in complaints:
            self._window.show_notice(error_sentence(complaint))
        return saved

    def _open(self, saved: SavedPaperGame) -> None:
        self._path, self._states = saved.path, [saved.game]
        self._show_sheet()

    def _show_sheet(self) -> None:
        game = self._states[-1]
        if self._sheet is not None:
            self._sheet.show_game(game, can_undo=False)
            return
        self._sheet = sheet = PaperGameSheet(game)
        sheet.round_requested.connect(self._ask_round)
        sheet.undo_requested.connect(self._undo)
        sheet.new_requested.connect(lambda: self._ask_new(self._states[-1]))
        sheet.list_requested.connect(self._show_list)
        sheet.closed.connect(self._on_closed)
        self._window.open_sheet(sheet)

    def _on_closed(self) -> None:
        self._sheet = None

    def _ask_round(self, index: int) -> None:
        sheet = RoundEntrySheet(self._states[-1], index)
        sheet.entered.connect(partial(self._change_round, index))
        sheet.delete_requested.connect(partial(self._change_round, index, None))
        sheet.leave_requested.connect(partial(self._ask_leave_round, sheet))
        self._window.open_sheet(sheet)

    def _ask_leave_round(self, sheet: RoundEntrySheet) -> None:
        answers = (
            (tr("Leave without saving"), sheet.close_without_asking),
            (tr("Keep editing"), None),
        )
        heading, said = tr("Leave this round?"), tr("Its numbers are not saved.")
        self._window.open_sheet(QuestionSheet(heading, said, answers))

    def _change_round(self, index: int, entered: EnteredRound | None) -> None:
        self._states.append(self._states[-1].with_round(index, entered))
        self._save()

    def _undo(self) -> None:
        self._states.pop()
        self._save()

    def _save(self) -> None:
        """Save the game and show it; if saving fails, the change is still shown."""
        with self._app.show_storage_errors():
            paper_games.save_paper_game(self._path, self._states[-1])
        if self._sheet is not None:
            self._sheet.show_game(self._states[-1], can_undo=len(self._states) > 1)

    def _ask_new(self, last: PaperGame | None) -> None:
        kept = self._app.settings.remembered(), self._app.appearance.choices
        usual = last_game_setup(*kept).ruleset
        key = usual if last is None else ruleset_text(last.ruleset)
        names = () if last is None else last.names
        sheet = NewPaperGameSheet(game_offers(), key, names)
        sheet.setup_chosen.connect(self._begin)
        self._window.open_sheet(sheet)

    def _begin(self, setup: GameSetup) -> None:
        names = tuple(seat.name for seat in setup.seats)
        rules, seating = ruleset_of_setup(setup), Seating(setup.seating)
        self._path = paper_games.new_path()
        self._states = [PaperGame(rules, seating, names, setup.dealer or 0)]
        self._show_sheet()
        self._save()

    def _show_list(self) -> None:
        sheet = PaperGameListSheet(self._rows())
        sheet.game_chosen.connect(self._open_path)
        sheet.delete_requested.connect(partial(self._ask_delete, sheet))
        self._window.open_sheet(sheet)

    def _rows(self) -> list[SavedGameRow]:
        return [_row(saved) for saved in self._saved_games()]

    def _open_path(self, path: str) -> None:
        for saved in self._saved_games():
            if str(saved.path) == path:
                self._open(saved)

    def _ask_delete(self, sheet: PaperGameListSheet, path: str) -> None:
        answers = (
            (tr("Delete"), partial(self._delete, sheet, Path(path))),
            (tr("Keep"), None),
        )
        heading = tr("Delete this score pad?")
        self._window.open_sheet(
            QuestionSheet(heading, tr("Its rounds are lost."), answers)
        )

    def _delete(self, sheet: PaperGameListSheet, path: Path) -> None:
        with self._app.show_storage_errors():
            delete_file(path)
        rows = self._rows()
        sheet.show_rows(rows)
        if path == self._path and self._sheet is not None:
            sheet.close_sheet()
            self._sheet.close_sheet()
            if rows:
                self.show()


def _row(saved: SavedPaperGame) -> SavedGameRow:
    game, locale = saved.game, QLocale()
    moment = QDateTime.fromSecsSinceEpoch(round(saved.save_time.timestamp()))
    title = f"{ruleset_title(game.ruleset)}: {join_with_commas(list(game.names))}"
    details = tr("Round {n}, {totals} · {when}").format(
        n=number_text(len(game.rounds) + (not game.winners)),
        totals=" : ".join(map(number_text, game.totals)),
        when=locale.toString(moment, locale.FormatType.ShortFormat),
    )
    return SavedGameRow(str(saved.path), title, details)
