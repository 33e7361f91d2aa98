"""A new game: which rules, who sits where, how far it goes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.portraits import USUAL_PORTRAITS, Mood
from canasta_qt.art.typefaces import text_font
from canasta_qt.look.tokens import BODY
from canasta_qt.translate import figure, plural
from canasta_qt.windows.new_game.game_list import GameList
from canasta_qt.windows.new_game.game_offer import (
    GameOffer,
    GameSetup,
    Level,
    Seat,
    TableOffer,
    players_words,
    sought_players,
)
from canasta_qt.windows.widgets.choices import SETTINGS
from canasta_qt.windows.widgets.parts import Combo, label, make_button, quiet
from canasta_qt.windows.widgets.pictures import portrait_pictures
from canasta_qt.windows.widgets.scrolling import Index, ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import (
    ROLES,
    Look,
    fill,
    grid_box,
    hbox,
    marked,
    vbox,
)
from canasta_qt.wording.player_names import character

_LONGEST_NAME: Final = 24
_LEVEL_ROW: Final = 46
_FIELD: Final = 110
"""Least width of a field; where there is less, fields stand below each other."""
_FACE: Final = 36
_FEW: Final = 4
"""At larger tables what is told of a player is a tooltip."""
_TOP: Final = Qt.AlignmentFlag.AlignTop


class _LevelDelegate(QStyledItemDelegate):
    """Two lines: what the level is called, and how it plays."""

    def __init__(self, levels: Sequence[Level], look: Look, owner: QWidget) -> None:
        super().__init__(owner)
        self._levels = tuple(levels)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Wide enough for the longest line."""
        return QSize(self.widest(), self._look.pixels(_LEVEL_ROW))

    def widest(self) -> int:
        """Width of the longest character."""
        metrics = QFontMetrics(text_font(BODY, self._look.q))
        said = (metrics.horizontalAdvance(level.character) for level in self._levels)
        return max(said, default=0) + 32

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint ground and words."""
        colours = self._look.colours
        level = self._levels[index.row()]
        rect = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(colours.accent_soft))
        inner = rect.adjusted(12, 4, -12, -4)
        upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(text_font(ROLES["label"], self._look.q))
        painter.setPen(QColor(colours.text))
        painter.drawText(upper, middle, level.title)
        painter.setFont(text_font(BODY, self._look.q))
        painter.setPen(QColor(colours.muted))
        lower = upper.translated(0, inner.height() / 2)
        painter.drawText(lower, middle, level.character)
        painter.restore()


class SeatRows(QWidget):
    """The seats of a table, the player's own first; names typed outlive the table."""

    def __init__(self, levels: Sequence[Level], seats: Sequence[Seat]) -> None:
        """`seats` are who sat there last, perhaps more than play now."""
        super().__init__()
        marked(self, kind="clear")
        self._levels = tuple(levels)
        self._known = list(seats)
        self._places: tuple[str, ...] = ()
        self._partners: frozenset[int] | None = None
        self._names: list[QLineEdit] = []
        self._lists: list[Combo] = []
        self._grid = grid_box(8, 8, wide=2, owner=self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._store = PixmapStore()
        self.portraits = portrait_pictures()

    def show_seats(
        self, words: Sequence[str], look: Look, partners: frozenset[int] = frozenset()
    ) -> None:
        """Show a row for each of these places, some of which are `partners`."""
        if tuple(words) == self._places:
            return
        self._places = tuple(words)
        self._keep()
        if self._partners is not None:
            for seat in partners - self._partners:
                self._raise(seat)
        self._partners = partners
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget not in (None, self.portraits):
                widget.hide()
                widget.deleteLater()
        self._names, self._lists = [], []
        for seat, place in enumerate(words):
            row = 2 * seat
            known = self._known[seat] if seat < len(self._known) else Seat("")
            name = QLineEdit(known.name, maxLength=_LONGEST_NAME, placeholderText=place)
            name.setAccessibleName(self.tr("Name: {seat}").format(seat=place))
            self._names.append(name)
            if seat == 0:
                self._grid.addWidget(label(place, "strong"), row, 0, 1, 2)
                self._grid.addWidget(name, row, 2)
                self._grid.addWidget(self.portraits, 1, 0, 1, 3)
                continue
            self._grid.addWidget(label(place, "strong"), row, 1)
            pair = marked(QWidget(), kind="clear")
            levels = self._level_list(known, place, look)
            fill(hbox(pair, (0, 0, 0, 0), spacing=8, wraps=True), name, levels)
            name.setMinimumWidth(look.pixels(_FIELD))
            self._grid.addWidget(pair, row, 2)
            self._introduce(seat, look)
        for widget in self.findChildren(QWidget):
            if widget.parent() is self and self._grid.indexOf(widget) >= 0:
                widget.show()  # now, not when the events have been gone through

    def _introduce(self, seat: int, look: Look) -> None:
        """Show whose face the seat has and, where few sit, what is told of them."""
        who = tuple(USUAL_PORTRAITS.values())[seat - 1]
        size, ratio = look.pixels(_FACE), self.devicePixelRatioF()
        face, story = label(""), character(who)
        face.setPixmap(self._store.portrait(who, Mood.CALM, size, ratio, look.colours))
        face.setToolTip(story)
        self._names[seat].setToolTip(story)
        few = len(self._places) <= _FEW
        self._grid.addWidget(face, 2 * seat, 0, 2 if few else 1, 1, _TOP)
        if few:
            self._grid.addWidget(quiet(story, wrap=True), 2 * seat + 1, 1, 1, 2)

    def _level_list(self, known: Seat, place: str, look: Look) -> Combo:
        made = Combo(self.tr("Level: {seat}").format(seat=place))
        for row, level in enumerate(self._levels):
            made.addItem(level.title)
            made.setItemData(row, level.character, Qt.ItemDataRole.ToolTipRole)
            words = f"{level.title}. {level.character}"
            made.setItemData(row, words, Qt.ItemDataRole.AccessibleTextRole)
        made.setCurrentIndex(self._place_of(known.level))
        delegate = _LevelDelegate(self._levels, look, made)
        made.setItemDelegate(delegate)
        made.view().setMinimumWidth(delegate.widest())
        made.setMinimumWidth(look.pixels(_FIELD))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lists.append(made)
        return made

    def _place_of(self, name: str | None) -> int:
        """Where a level stands on the list; the usual one for what is not on it."""
        names = [level.name for level in self._levels]
        if name in names:
            return names.index(name)
        return next((i for i, level in enumerate(self._levels) if level.usual), 0)

    def _raise(self, seat: int) -> None:
        """An opponent's level is nobody's choice for a partner if it is a weak one."""
        if seat < len(self._known):
            known = self._known[seat]
            place = max(self._place_of(known.level), self._place_of(None))
            self._known[seat] = Seat(known.name, self._levels[place].name)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there as it stands in the rows; an empty name is the place's."""
        seats = [Seat(self._names[0].text().strip() or self.tr("You"))]
        for name, levels in zip(self._names[1:], self._lists, strict=True):
            level = self._levels[levels.currentIndex()].name
            seats.append(Seat(name.text().strip() or name.placeholderText(), level))
        return tuple(seats)

    def _keep(self) -> None:
        chosen = (self._levels[each.currentIndex()].name for each in self._lists)
        known = [
            Seat(name.text(), level)
            for name, level in zip(self._names, (None, *chosen), strict=False)
        ]
        self._known[: len(known)] = known


class NewGameSheet(Sheet):
    """The list of games at the left; players, goal and seats at the right."""

    setup_chosen = Signal(object)
    rules_asked = Signal(str)
    house_rules_asked = Signal(str)

    def __init__(
        self,
        offers: Sequence[GameOffer],
        levels: Sequence[Level],
        setup: GameSetup,
        kept: str,
        look: Look,
    ) -> None:
        """`setup` is what was played last; `kept` says which games are kept."""
        super().__init__(self.tr("New game"), (1000, 660), look)
        self._last = setup
        self.games = GameList(offers, look)
        self.games.chosen.connect(self._on_chosen)
        self.games.confirmed.connect(self.on_enter)
        self.seats = SeatRows(levels, setup.seats)
        self._faces = tuple(SETTINGS["portrait"].values)
        self.seats.portraits.set_look(look)
        self.seats.portraits.choose(self._faces.index(look.portrait))
        self.players = Combo(self.tr("Players"))
        self.players.currentIndexChanged.connect(self._on_players)
        self.sides = Combo(self.tr("Sides"))
        self.sides.currentIndexChanged.connect(self._show_table)
        self.goal = Combo(self.tr("Play to"))
        self.packs = Combo(self.tr("Packs"))
        halves = fill(hbox(spacing=20), (self.games, 53), (self._details(kept), 45))
        self.body.addLayout(halves, 1)
        self._fill_buttons()
        self.games.choose(setup.ruleset)

    def _details(self, kept: str) -> ScrollPage:
        inside = marked(QWidget(), kind="clear")
        column = vbox(inside, margins=(0, 0, 10, 0), spacing=8)
        self._title = label("", "heading", wrap=True)
        self._summary = quiet("", wrap=True)
        self._note = quiet("", wrap=True)
        fill(column, self._title, self._summary, 4, self._settings(), 6)
        fill(column, label(self.tr("Seats"), "label"), self.seats, 6, self._note)
        if kept:
            column.addWidget(quiet(kept, wrap=True))
        column.addStretch(1)
        return ScrollPage(inside)

    def _settings(self) -> QGridLayout:
        grid = grid_box(8, 8, wide=1)
        self._words: dict[QWidget, QWidget] = {}
        self._fixed = quiet("")
        rows: tuple[tuple[str, tuple[QWidget, ...]], ...] = (
            (self.tr("Players"), (self.players, self.sides, self._fixed)),
            (self.tr("Play to"), (self.goal,)),
            (self.tr("Packs"), (self.packs,)),
        )
        for row, (words, fields) in enumerate(rows):
            name = label(words, "strong")
            self._words[fields[0]] = name
            grid.addWidget(name, row, 0)
            choices = hbox(spacing=8, wraps=True)
            grid.addLayout(fill(choices, *fields, None), row, 1)
        return grid

    def _fill_buttons(self) -> None:
        rules = make_button(self.tr("Rules of this game"), self._on_rules)
        house = make_button(self.tr("House rules…"), self._on_house_rules)
        cancel = make_button(self.tr("Cancel"), self.close_sheet)
        self._deal = make_button(self.tr("Deal cards"), self.on_enter, "primary")
        self._about = (rules, house)
        fill(self.buttons, rules, house, None, cancel, self._deal)
        self.first = self._deal

    @property
    def offer(self) -> GameOffer | None:
        """The chosen game; None while the search finds nothing."""
        return self.games.offer

    @property
    def table(self) -> TableOffer | None:
        """The number of players and the sides chosen."""
        offer = self.offer
        if offer is None:
            return None
        return offer.table(self.players.currentData(), self.sides.currentData())

    @property
    def setup(self) -> GameSetup | None:
        """What would be played now."""
        offer, table = self.offer, self.table
        if offer is None or table is None:
            return None
        goal = self.goal.currentData()
        return GameSetup(
            ruleset=offer.ruleset,
            seats=self.seats.seats,
            target=goal if offer.target is not None else None,
            players=table.players,
            seating=table.seating,
            rounds=goal if offer.target is None else None,
            packs=self.packs.currentData(),
            portrait=self._faces[self.seats.portraits.index],
        )

    def add_offer(self, offer: GameOffer) -> None:
        """Put house rules on the list and choose them."""
        self.games.add(offer)

    def show_offers(self, offers: Sequence[GameOffer]) -> None:
        """List other games, as when house rules were kept or removed."""
        chosen = self.offer
        self.games.show_offers(offers)
        self.games.choose("" if chosen is None else chosen.ruleset)

    def _on_chosen(self, offer: GameOffer | None) -> None:
        for button in (self._deal, *self._about):
            button.setEnabled(offer is not None)
        if offer is not None:
            self._show(offer)

    def _on_rules(self) -> None:
        if self.offer is not None:
            self.rules_asked.emit(self.offer.ruleset)

    def _on_house_rules(self) -> None:
        if self.offer is not None:
            self.house_rules_asked.emit(self.offer.ruleset)

    @override
    def on_enter(self) -> None:
        """Deal."""
        setup = self.setup
        if setup is not None:
            self.close_sheet()
            self.setup_chosen.emit(setup)

    def _show(self, offer: GameOffer) -> None:
        self._title.setText(offer.title)
        self._note.setText(offer.note)
        self._note.setVisible(bool(offer.note))
        wanted = self.wanted_table(offer)
        choices = [(number, players_words(number)) for number in offer.players]
        _fill(self.players, choices, wanted.players)
        self._fill_sides(offer, wanted)
        self._fill_goal(offer)
        self._fill_packs(offer)
        self._show_table()

    def wanted_table(self, offer: GameOffer) -> TableOffer:
        """The table searched for, or of the last game of these rules, or the usual."""
        if sought := sought_players(offer, self.games.search.text()):
            return offer.table(sought, "")
        if self._last.ruleset == offer.ruleset:
            return offer.table(self._last.players, self._last.seating)
        return offer.table(0, "")

    def _fill_sides(self, offer: GameOffer, wanted: TableOffer) -> None:
        tables = offer.seated(wanted.players)
        sides = [(each.seating, each.sides) for each in tables]
        _fill(self.sides, sides, wanted.seating)
        self.sides.setVisible(len(tables) > 1)
        self.players.setVisible(len(offer.players) > 1)
        words = [] if len(offer.players) > 1 else [players_words(wanted.players)]
        words += [] if len(tables) > 1 else [wanted.sides]
        self._fixed.setText(", ".join(words))
        self._fixed.setVisible(bool(words))

    def _fill_goal(self, offer: GameOffer) -> None:
        if offer.target is not None:
            words = self.tr("{points} points")
            goals = [(n, words.format(points=figure(n))) for n in offer.targets]
            usual, last = offer.target, self._last.target
        else:
            goals = [
                (each, plural(each).translate("NewGameSheet", "%n round(s)", "", 1))
                for each in offer.round_choices
            ]
            usual, last = offer.rounds or 0, self._last.rounds
        known = [value for value, _ in goals]
        again = self._last.ruleset == offer.ruleset and last in known
        _fill(self.goal, goals, last if again else usual)

    def _fill_packs(self, offer: GameOffer) -> None:
        choices = [
            (each, plural(each).translate("NewGameSheet", "%n pack(s)", "", 1))
            for each in sorted(offer.packs)
        ]
        usual = offer.packs[0] if offer.packs else None
        again = self._last.ruleset == offer.ruleset and self._last.packs in offer.packs
        _fill(self.packs, choices, self._last.packs if again else usual)
        for widget in (self.packs, self._words[self.packs]):
            widget.setVisible(bool(choices))

    def _on_players(self) -> None:
        offer = self.offer
        if offer is not None:
            wanted = offer.table(self.players.currentData(), self.sides.currentData())
            self._fill_sides(offer, wanted)
            self._show_table()

    def _show_table(self) -> None:
        offer, table = self.offer, self.table
        if offer is None or table is None:
            return
        self._summary.setText(f"{offer.character}\n{table.summary}")
        self.seats.show_seats(table.seats, self.look, table.partners)


def _fill(field: Combo, choices: Sequence[tuple[object, str]], chosen: object) -> None:
    """Offer other choices without telling anybody."""
    values = [value for value, _ in choices]
    with QSignalBlocker(field):
        field.clear()
        for value, words in choices:
            field.addItem(words, value)
        field.setCurrentIndex(values.index(chosen) if chosen in values else 0)
