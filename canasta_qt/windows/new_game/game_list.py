"""List of games with a search field."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.keys import key_name
from canasta_qt.look.tokens import BODY_FONT
from canasta_qt.overrides import override
from canasta_qt.translate import search_key, tr
from canasta_qt.windows.new_game.game_offer import (
    GameOffer,
    matches_search,
    players_and_goal_text,
    search_text,
)
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.parts import SearchField, quiet_label
from canasta_qt.windows.widgets.scrolling import RowText, row_list
from canasta_qt.windows.widgets.style import TEXT_ROLES, add_items, vbox

_ROW: Final = 54
"""Height of a row, in pixels at text factor 1."""
_EXTRA_WIDTH: Final = 40
"""Pixels of a row that are not text: margins, and the gap between title and facts."""
_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class GameList(QWidget):
    """Search field, and below the field a list of the matching games."""

    chosen = Signal(object)
    """Emitted with the selected game; None if the search has no match."""
    confirmed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._matches: list[GameOffer] = []
        words = tr("Find a game: name, players, packs, points…")
        self.search = SearchField(tr("Find a game"), words)
        self.search.textChanged.connect(self._show_found)
        self.search.installEventFilter(self)
        self.view = row_list(tr("Games"), _ROW, self._lines)
        self.view.currentRowChanged.connect(self._on_chosen)
        self.view.itemDoubleClicked.connect(self.confirmed)
        clears = tr("No game matches. Press {key} to clear the search.")
        key = key_name(Qt.Key.Key_Escape)
        self._no_match_label = quiet_label(clears.format(key=key), wrap=True)
        column = vbox(self, margins=0, spacing=10)
        add_items(column, self.search, self._no_match_label, (self.view, 1))
        self.offers: tuple[GameOffer, ...] = ()

    @property
    def selected_game(self) -> GameOffer | None:
        """The selected game; None if the search has no match."""
        row = self.view.currentRow()
        return self._matches[row] if row >= 0 else None

    def _lines(self, row: int) -> RowText:
        """Return title, character and facts of a row; a narrow list leaves out the
        character."""
        offer = self._matches[row]
        if self._has_room():
            return RowText(offer.title, offer.character, players_and_goal_text(offer))
        return RowText(offer.title, players_and_goal_text(offer))

    def _has_room(self) -> bool:
        """True if title and facts fit beside each other for every game."""
        titles = QFontMetrics(
            text_font(TEXT_ROLES["label"], current_look().text_factor)
        )
        body = QFontMetrics(text_font(BODY_FONT, current_look().text_factor))
        wide = (
            titles.horizontalAdvance(each.title)
            + body.horizontalAdvance(players_and_goal_text(each))
            for each in self.offers
        )
        return max(wide, default=0) + _EXTRA_WIDTH <= self.view.viewport().width()

    def select_game(self, ruleset: str) -> None:
        """Select the game with the key `ruleset`, or else the first game."""
        keys = [offer.ruleset_key for offer in self._matches]
        with QtCore.QSignalBlocker(self.view):
            self.view.setCurrentRow(keys.index(ruleset) if ruleset in keys else 0)
        self.view.scrollToItem(self.view.currentItem())
        self._on_chosen()

    def add_and_select(self, offer: GameOffer) -> None:
        """Select a game, which is added to the list if necessary."""
        others = [each for each in self.offers if each.ruleset_key != offer.ruleset_key]
        self.show_offers((*others, offer), offer.ruleset_key)

    def show_offers(self, offers: Sequence[GameOffer], key: str) -> None:
        """Replace the list of games, and select the game with a key."""
        self.offers = tuple(offers)
        with QtCore.QSignalBlocker(self.search):
            self.search.clear()
        self._show_found()
        self.select_game(key)

    def _show_found(self) -> None:
        """List the games that match the search, those with a matching title first.

        A selected game remains selected, unless only the titles of other games match.
        """
        chosen, text = self.selected_game, self.search.text()
        by_text = [it for it in self.offers if matches_search(search_text(it), text)]
        titled = [it for it in by_text if matches_search(search_key(it.title), text)]
        self._matches = titled + [it for it in by_text if it not in titled]
        if chosen not in (titled or by_text):
            chosen = None
        self._no_match_label.setHidden(bool(self._matches))
        with QtCore.QSignalBlocker(self.view):
            self.view.clear()
            self.view.addItems(
                [
                    f"{it.title}, {players_and_goal_text(it)}. {it.character}"
                    for it in self._matches
                ]
            )
        self.select_game("" if chosen is None else chosen.ruleset_key)

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        """Move the selection on Up and Down in the search field."""
        moves = isinstance(event, QKeyEvent) and event.key() in _MOVES
        if moves and event.type() == QtCore.QEvent.Type.KeyPress:
            QtCore.QCoreApplication.sendEvent(self.view, event)
            return True
        return super().eventFilter(watched, event)

    def _on_chosen(self) -> None:
        self.chosen.emit(self.selected_game)
