"""The list of games with its search."""

from collections.abc import Sequence
from typing import Final

from PySide6 import QtCore
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.tokens import BODY
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import GameOffer, facts, finds
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.parts import SearchField
from canasta_qt.windows.widgets.scrolling import (
    Index,
    Lines,
    TwoLineDelegate,
    list_view,
)
from canasta_qt.windows.widgets.style import ROLES, fill, marked, vbox

_ROW: Final = 54
_AROUND: Final = 40
"""Margins of a row and the gap between title and facts."""
_MOVES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class _Filter(QtCore.QSortFilterProxyModel):
    """Finds games by everything that is said of them."""

    def __init__(self, list_: "GameList") -> None:
        super().__init__(list_)
        self._list = list_
        self._text = ""

    def seek(self, text: str) -> None:
        """Show the games that are meant by a text."""
        self.beginFilterChange()
        self._text = text
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Look for the words in everything that is said of the game."""
        return finds(self._list.offers[source_row], self._text)


class GameList(QWidget):
    """A field to search in, and below it the games found."""

    chosen = Signal(object)
    """Another game, or None while the search finds nothing."""
    confirmed = Signal()

    def __init__(self, offers: Sequence[GameOffer]) -> None:
        """List these games; none is chosen yet."""
        super().__init__()
        marked(self, kind="clear")
        self.offers = tuple(offers)
        words = tr("Find a game: name, players, packs, points…")
        self.search = SearchField(tr("Find a game"), words)
        self.search.textChanged.connect(self._on_sought)
        self.search.installEventFilter(self)
        self._model = QtCore.QStringListModel(_spoken(self.offers), self)
        self._filter = _Filter(self)
        self._filter.setSourceModel(self._model)
        delegate = TwoLineDelegate(self, _ROW, self._lines)
        self.view = list_view(tr("Games"), self._filter, delegate)
        self.view.selectionModel().currentChanged.connect(self._on_chosen)
        self.view.doubleClicked.connect(self.confirmed)
        column = vbox(self, margins=(0, 0, 0, 0), spacing=10)
        fill(column, self.search, (self.view, 1))

    @property
    def offer(self) -> GameOffer | None:
        """The chosen game; None while the search finds nothing."""
        index = self.view.currentIndex()
        return self.offer_at(index) if index.isValid() else None

    def offer_at(self, index: Index) -> GameOffer:
        """The game of a row of the view."""
        return self.offers[self._filter.mapToSource(index).row()]

    def _lines(self, index: Index) -> Lines:
        """Title and facts, character below; only facts below where room is short."""
        offer = self.offer_at(index)
        if self._has_room():
            return Lines(offer.title, offer.character, facts(offer))
        return Lines(offer.title, facts(offer))

    def _has_room(self) -> bool:
        """Return whether the facts of every game stand beside its title."""
        titles = QFontMetrics(text_font(ROLES["label"], current_look().q))
        body = QFontMetrics(text_font(BODY, current_look().q))
        wide = (
            titles.horizontalAdvance(each.title) + body.horizontalAdvance(facts(each))
            for each in self.offers
        )
        return max(wide, default=0) + _AROUND <= self.view.viewport().width()

    def choose(self, ruleset: str) -> None:
        """Choose a game by its key, or the first one."""
        keys = [offer.ruleset for offer in self.offers]
        row = keys.index(ruleset) if ruleset in keys else 0
        index = self._filter.mapFromSource(self._model.index(row, 0))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def add(self, offer: GameOffer) -> None:
        """Choose a game, which comes on the list if it is not there."""
        others = [each for each in self.offers if each.ruleset != offer.ruleset]
        self.show_offers((*others, offer))
        self.choose(offer.ruleset)

    def show_offers(self, offers: Sequence[GameOffer]) -> None:
        """List other games."""
        self.search.clear()
        self.offers = tuple(offers)
        self._model.setStringList(_spoken(self.offers))

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QtCore.QEvent) -> bool:
        """Up and Down in the search move in the list: the keys stay in the field."""
        moves = isinstance(event, QKeyEvent) and event.key() in _MOVES
        if moves and event.type() == QtCore.QEvent.Type.KeyPress:
            QtCore.QCoreApplication.sendEvent(self.view, event)
            return True
        return super().eventFilter(watched, event)

    def _on_sought(self, text: str) -> None:
        self._filter.seek(text)
        if not self.view.currentIndex().isValid() and self._filter.rowCount():
            self.view.setCurrentIndex(self._filter.index(0, 0))
        self._on_chosen()

    def _on_chosen(self) -> None:
        self.chosen.emit(self.offer)


def _spoken(offers: Sequence[GameOffer]) -> list[str]:
    """Return the rows as readers hear them; the delegate paints the same."""
    return [f"{each.title}, {facts(each)}. {each.character}" for each in offers]
