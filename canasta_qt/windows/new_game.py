"""A new game: which rules, who sits where, how far it goes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from canasta_qt.look.tokens import BODY
from canasta_qt.windows.parts import Combo, grown_button, label, quiet
from canasta_qt.windows.sheet import Sheet, spread
from canasta_qt.windows.style import ROLES, Look, marked, text_font
from canasta_qt.wording.translate import figure, plural

_ROW: Final = 54
_USUAL: Final = "standard"
"""The level of a seat that has none yet."""
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class GameOffer:
    """A ruleset on the list: what is said of it, and what may be set."""

    ruleset: str
    title: str
    character: str
    summary: str
    """How it differs, in a sentence or two."""
    seats: tuple[str, ...]
    """What each seat is to the player, clockwise; the player's own comes first."""
    target: int | None
    targets: tuple[int, ...]
    rounds: int | None = None


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name and, for a bot, its level."""

    name: str
    level: str | None = None


@dataclass(frozen=True)
class GameWish:
    """What the player has asked for."""

    ruleset: str
    seats: tuple[Seat, ...]
    target: int | None


@dataclass(frozen=True)
class Level:
    """A way to play, as the list of seats shows it."""

    name: str
    title: str
    character: str = ""
    """One line on what it is like to play with."""


class _OfferDelegate(QStyledItemDelegate):
    """Two lines: title and facts, character below."""

    def __init__(self, offers: Sequence[GameOffer], look: Look) -> None:
        super().__init__()
        self._offers = {offer.title: offer for offer in offers}
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Every row alike."""
        return QSize(200, self._look.pixels(_ROW))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        """Paint ground, mark of the chosen one, and the words."""
        offer = self._offers[str(index.data())]
        colours = self._look.colours
        rect = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.accent_soft))
            painter.fillRect(
                QRectF(rect.left(), rect.top(), 4, rect.height()),
                QColor(colours.accent),
            )
        painter.setPen(QColor(colours.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(14, 6, -14, -6)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        lower = upper.translated(0, inner.height() / 2)
        painter.setFont(text_font(ROLES["label"], self._look.q))
        painter.setPen(QColor(colours.text))
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, offer.title)
        painter.setFont(text_font(BODY, self._look.q))
        painter.setPen(QColor(colours.muted))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(upper, right, facts(offer))
        metrics = painter.fontMetrics()
        elide = Qt.TextElideMode.ElideRight
        words = metrics.elidedText(offer.character, elide, round(lower.width()))
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, words)
        painter.restore()


class _Filter(QSortFilterProxyModel):
    """Finds games by title, character, number of players and points."""

    def __init__(self, offers: Sequence[GameOffer]) -> None:
        super().__init__()
        self._offers = tuple(offers)
        self._words: list[str] = []

    def seek(self, text: str) -> None:
        """Show the games in which every word occurs."""
        self.beginFilterChange()
        self._words = text.lower().split()
        self.endFilterChange()

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: _Index) -> bool:
        """Look for the words in everything that is said of the game."""
        offer = self._offers[source_row]
        said = " ".join((offer.title, offer.character, offer.summary, facts(offer)))
        return all(word in said.lower() for word in self._words)


def facts(offer: GameOffer) -> str:
    """Number of players and goal: `4 players · 5,000`."""
    players = plural(len(offer.seats)).translate("NewGameSheet", "%n player(s)", "", 1)
    if offer.target is not None:
        return f"{players} · {figure(offer.target)}"
    rounds = plural(offer.rounds or 0).translate("NewGameSheet", "%n hand(s)", "", 1)
    return f"{players} · {rounds}"


class NewGameSheet(Sheet):
    """The list of games at the left, seats and target at the right."""

    wished = Signal(object)
    rules_asked = Signal(str)

    def __init__(
        self,
        offers: Sequence[GameOffer],
        levels: Sequence[Level],
        wish: GameWish,
        kept: str,
        look: Look,
    ) -> None:
        """`wish` is what was played last; `kept` says which games are kept."""
        super().__init__(self.tr("New game"), (980, 620), look)
        self._offers = tuple(offers)
        self._levels = tuple(levels)
        self._wish = wish
        self._names: list[QLineEdit] = []
        self._level_lists: list[Combo] = []
        self._target = Combo()
        self._target.setAccessibleName(self.tr("Play to"))
        halves = QHBoxLayout()
        halves.setSpacing(20)
        halves.addLayout(self._left(), 53)
        self._right = QVBoxLayout()
        halves.addLayout(self._right, 43)
        self.body.addLayout(halves, 1)
        self._details: QWidget | None = None
        self._character = quiet("", wrap=True)
        """What the level looked at last is like."""
        self._kept = kept
        self._fill_buttons()
        self._choose(wish.ruleset)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find a game: name, players, points…"))
        self.search.setAccessibleName(self.tr("Find a game"))
        self.search.setClearButtonEnabled(True)
        self._filter = _Filter(self._offers)
        titles = QStringListModel([offer.title for offer in self._offers], self)
        self._filter.setSourceModel(titles)
        self.search.textChanged.connect(self._on_sought)
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Games"))
        self.list.setModel(self._filter)
        self._delegate = _OfferDelegate(self._offers, self.look)
        self.list.setItemDelegate(self._delegate)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.selectionModel().currentChanged.connect(self._on_chosen)
        self.list.doubleClicked.connect(self.on_enter)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        return column

    def _fill_buttons(self) -> None:
        rules = grown_button(self.tr("Rules of this game"))
        rules.clicked.connect(self._on_rules)
        cancel = grown_button(self.tr("Cancel"))
        cancel.clicked.connect(self.close_sheet)
        self._deal = grown_button(self.tr("Deal the cards"), "primary")
        self._deal.clicked.connect(self.on_enter)
        spread(self.buttons, [rules], [cancel, self._deal])
        self.first = self._deal

    def _choose(self, ruleset: str) -> None:
        titles = [offer.ruleset for offer in self._offers]
        row = titles.index(ruleset) if ruleset in titles else 0
        self.list.setCurrentIndex(self._filter.index(row, 0))

    @property
    def offer(self) -> GameOffer | None:
        """The chosen game; None while the search finds nothing."""
        index = self.list.currentIndex()
        if not index.isValid():
            return None
        return self._offers[self._filter.mapToSource(index).row()]

    @property
    def wish(self) -> GameWish | None:
        """What would be played now."""
        offer = self.offer
        if offer is None:
            return None
        seats = [Seat(self._names[0].text().strip() or self.tr("You"))]
        for name, levels in zip(self._names[1:], self._level_lists, strict=True):
            level = self._levels[levels.currentIndex()].name
            seats.append(Seat(name.text().strip() or name.placeholderText(), level))
        return GameWish(offer.ruleset, tuple(seats), self._target.currentData())

    def _on_sought(self, text: str) -> None:
        self._filter.seek(text)
        if not self.list.currentIndex().isValid() and self._filter.rowCount():
            self.list.setCurrentIndex(self._filter.index(0, 0))
        self._deal.setEnabled(self.offer is not None)

    def _on_chosen(self) -> None:
        offer = self.offer
        self._deal.setEnabled(offer is not None)
        if offer is not None:
            self._show(offer)

    def _on_rules(self) -> None:
        if self.offer is not None:
            self.rules_asked.emit(self.offer.ruleset)

    @override
    def on_enter(self) -> None:
        """Deal."""
        wish = self.wish
        if wish is not None:
            self.close_sheet()
            self.wished.emit(wish)

    def _show(self, offer: GameOffer) -> None:
        if self._details is not None:
            self._keep_names()
            self._right.removeWidget(self._details)
            self._details.deleteLater()
        self._details = marked(QWidget(), kind="clear")
        column = QVBoxLayout(self._details)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(label(offer.title, "heading"))
        column.addWidget(quiet(offer.summary, wrap=True))
        column.addSpacing(8)
        column.addWidget(label(self.tr("Seats"), "label"))
        self._character = quiet("", wrap=True)
        column.addLayout(self._seats(offer))
        column.addWidget(self._character)
        column.addSpacing(10)
        if offer.targets:
            column.addLayout(self._goal(offer))
        column.addStretch(1)
        if self._kept:
            column.addWidget(quiet(self._kept, wrap=True))
        self._right.addWidget(self._details)

    def _keep_names(self) -> None:
        """Carry typed names over to the seats of another game."""
        typed = [Seat(field.text()) for field in self._names]
        known = list(self._wish.seats)
        for seat, named in enumerate(typed):
            if seat < len(known):
                known[seat] = replace(known[seat], name=named.name)
        self._wish = replace(self._wish, seats=tuple(known))

    def _seats(self, offer: GameOffer) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 4)
        self._names, self._level_lists = [], []
        for seat, words in enumerate(offer.seats):
            known = self._wish.seats[seat] if seat < len(self._wish.seats) else Seat("")
            name = QLineEdit(known.name)
            name.setMaxLength(24)
            name.setPlaceholderText(words)
            name.setAccessibleName(self.tr("Name: {seat}").format(seat=words))
            self._names.append(name)
            grid.addWidget(label(words, "strong"), seat, 0)
            if seat == 0:
                grid.addWidget(name, seat, 1, 1, 2)
                continue
            grid.addWidget(name, seat, 1)
            grid.addWidget(self._level_list(known, words), seat, 2)
        return grid

    def _level_list(self, known: Seat, words: str) -> Combo:
        made = Combo()
        made.setAccessibleName(self.tr("Level: {seat}").format(seat=words))
        for row, level in enumerate(self._levels):
            made.addItem(level.title)
            made.setItemData(row, level.character, Qt.ItemDataRole.ToolTipRole)
        names = [level.name for level in self._levels]
        wished = known.level if known.level in names else _USUAL
        made.setCurrentIndex(names.index(wished) if wished in names else 0)
        made.currentIndexChanged.connect(lambda row: self._tell(made, row))
        self._tell(made, made.currentIndex())
        self._level_lists.append(made)
        return made

    def _tell(self, made: Combo, row: int) -> None:
        """Say what the chosen level is like, to the pointer and to screen readers."""
        level = self._levels[row]
        made.setToolTip(level.character)
        made.setAccessibleDescription(level.character)
        if level.character:
            self._character.setText(
                self.tr("{level}: {character}").format(
                    level=level.title, character=level.character
                )
            )

    def _goal(self, offer: GameOffer) -> QHBoxLayout:
        self._target = Combo()
        self._target.setAccessibleName(self.tr("Play to"))
        for points in offer.targets:
            words = self.tr("{points} points").format(points=figure(points))
            self._target.addItem(words, points)
        last = self._wish.target if self._wish.ruleset == offer.ruleset else None
        chosen = last if last in offer.targets else offer.target
        if chosen in offer.targets:
            self._target.setCurrentIndex(offer.targets.index(chosen))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(self.tr("Play to"), "strong"))
        row.addSpacing(12)
        row.addWidget(self._target)
        row.addStretch(1)
        return row
