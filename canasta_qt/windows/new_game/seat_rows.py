"""Rows for the seats of a new game: portrait, name, and for a bot its level."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QWidget

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import DEFAULT_PORTRAITS, Mood
from canasta_qt.art.typefaces import text_font
from canasta_qt.look.plain_text import set_tooltip, tooltip_text
from canasta_qt.look.tokens import BODY_FONT
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import (
    BotLevel,
    SeatSetup,
    seats_with_partner_levels,
)
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import ComboBox, label, quiet_label
from canasta_qt.windows.widgets.pictures import picture_row
from canasta_qt.windows.widgets.scrolling import RowText, TwoLineDelegate
from canasta_qt.windows.widgets.style import add_items, grid_box, hbox
from canasta_qt.wording.player_names import ALL_STYLES, player_description

_LONGEST_NAME: Final = 24
"""Largest number of characters in a name field."""
_LEVEL_ROW: Final = 46
"""Height of a row in the list of levels, in pixels at text factor 1."""
_LINE_MARGINS_PX: Final = 44
"""Width of the margins of a line in the list of levels, and of its frame."""
_MIN_FIELD_PX: Final = 110
"""Least width of a field in pixels; in a narrower row its fields are below each
other."""
_MIN_NAME_PX: Final = 90
"""Least width of a name field in pixels, if there are many players."""
_NAME_WIDTH_PX: Final = 160
"""Width of a name field in pixels, if there are few players and the description is
beside the field."""
_MIN_STORY_PX: Final = 170
"""Least width of a description in pixels; in a narrower row the description is below
the name."""
_FACE: Final = 36
"""Width and height of a portrait, in pixels at text factor 1."""
_FEW_PLAYERS: Final = 4
"""Largest number of players with a row for each seat and visible descriptions."""
_COLUMNS: Final = 3
"""Number of grid columns for a seat: portrait, place, name."""


class SeatRows(QWidget):
    """Rows for the seats of a game; names that were typed remain when the number of
    seats changes."""

    def __init__(self, levels: Sequence[BotLevel], seats: Sequence[SeatSetup]) -> None:
        """Create the rows; `seats` are the seats of the last game, of which there can
        be more than rows."""
        super().__init__()
        self._levels = tuple(levels)
        self._seats = list(seats)
        self._places: tuple[str, ...] = ()
        self._partners: frozenset[int] | None = None
        self._styles = ALL_STYLES
        self._names: list[QLineEdit] = []
        self._lists: list[ComboBox] = []
        self._stories: list[QLabel] = []
        """Labels with descriptions: beside the level or, in a narrow window, below
        it.
        """
        self._told: list[tuple[str, QLabel, QLineEdit]] = []
        """Name, portrait and name field of each bot; if there are many players, the
        tooltip of the portrait has the description."""
        self.level = ComboBox(tr("Level"))
        """Level of all bots; with its last entry each bot has its own level."""
        self._is_for_all = len({seat.level for seat in seats[1:]}) == 1
        """True if one level was chosen for all bots, including bots of larger
        tables."""
        self._grid = grid_box(8, 8, stretch_column=2, owner=self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.portraits = picture_row("portrait")

    def show_seats(
        self,
        words: Sequence[str],
        partners: frozenset[int] = frozenset(),
        styles: frozenset[str] = ALL_STYLES,
    ) -> None:
        """Show a row for each text in `words`, which is the relation of the seat to the
        player; `partners` are the seats of the player's side.

        Descriptions include only the playing styles in `styles`.
        """
        self._styles = styles
        if tuple(words) == self._places:
            self._on_level()
            return
        self._places = tuple(words)
        self._keep()
        if not self.level.count():
            self._offer_levels()
        if self._partners is not None and not self._is_for_all:
            self._seats = self._with_partner_levels(partners)
        self._partners = partners
        self._clear()
        for seat, place in enumerate(words):
            known = self._known_seat(seat).name
            name = QLineEdit(known, maxLength=_LONGEST_NAME, placeholderText=place)
            name.setAccessibleName(tr("Name: {seat}").format(seat=place))
            self._names.append(name)
            if not seat or len(words) <= _FEW_PLAYERS:
                name.setFixedWidth(scaled_pixels(_NAME_WIDTH_PX))
            if not seat:
                self._grid.addWidget(label(place, "strong"), 0, 0, 1, 2)
                self._grid.addWidget(name, 0, 2, 1, -1, Qt.AlignmentFlag.AlignLeft)
                self._grid.addWidget(self.portraits, 1, 0, 1, -1)
                continue
            self._seat_other(seat, name)
        last_column = self._grid_cell(len(words) - 1)[1]
        self._grid.setColumnStretch(_COLUMNS + 2, last_column // _COLUMNS)
        for widget in self.findChildren(QWidget):
            if widget.parent() is self and self._grid.indexOf(widget) >= 0:
                widget.show()  # at once, not in the next pass of the event loop
        self._select_level()
        self._on_level()

    def _with_partner_levels(self, partners: frozenset[int]) -> list[SeatSetup]:
        """Return the known seats with higher levels for new partners."""
        assert self._partners is not None, "seats were shown before"
        levels = [level.name for level in self._levels]
        fitted = seats_with_partner_levels(
            self._seats, self._partners, partners, levels, levels[self._level_index("")]
        )
        return list(fitted)

    @property
    def input_fields(self) -> tuple[QWidget, ...]:
        """The input fields in reading order."""
        others = chain.from_iterable(zip(self._names[1:], self._lists, strict=True))
        return self._names[0], *self.portraits.buttons, *others

    def _seat_other(self, seat: int, name: QLineEdit) -> None:
        """Add the row of another player to the grid."""
        place, who = name.placeholderText(), tuple(DEFAULT_PORTRAITS.values())[seat - 1]
        size, ratio = scaled_pixels(_FACE), self.devicePixelRatioF()
        face = label("")
        face.setPixmap(
            pixmaps.portrait(who, Mood.CALM, size, ratio, current_look().colours)
        )
        levels = ComboBox(tr("Level: {seat}").format(seat=place))
        self._fill_levels(levels, (*self._levels, self._person()))
        levels.setCurrentIndex(self._row_of(self._known_seat(seat).level))
        self._lists.append(levels)
        levels.currentIndexChanged.connect(self._on_level)
        pair = QWidget()
        many = len(self._places) > _FEW_PLAYERS
        both = add_items(
            hbox(spacing=8, wraps=many or current_look().text_factor > 1), name, levels
        )
        line = add_items(hbox(pair, 0, spacing=8, wraps=True), both)
        row, column = self._grid_cell(seat)
        if not many:
            story = quiet_label("", wrap=True)
            story.setMinimumWidth(scaled_pixels(_MIN_STORY_PX))
            wide, high = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred
            story.setSizePolicy(wide, high)
            line.addWidget(story, 1)
            self._stories.append(story)
        else:
            name.setMinimumWidth(scaled_pixels(_MIN_NAME_PX))
        self._told.append((who, face, name))
        name.textChanged.connect(self._on_level)
        for i, widget in enumerate((face, label(place, "strong"), pair)):
            self._grid.addWidget(widget, row, column + i)

    def _known_seat(self, seat: int) -> SeatSetup:
        """Return a seat of the last game; if that had fewer seats, a bot of the default
        level."""
        if seat < len(self._seats):
            return self._seats[seat]
        return SeatSetup("", self._levels[self._level_index("")].name)

    def _grid_cell(self, seat: int) -> tuple[int, int]:
        """Return grid row and column of a seat.

        Many players have two columns, each filled from the top.
        """
        if (
            len(self._places) <= _FEW_PLAYERS
            or current_look().text_factor > 1
            or not seat
        ):
            return 2 * seat, 0
        right, row = divmod(seat - 1, len(self._places) // 2)
        return 2 + row, _COLUMNS * right

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget not in (None, self.portraits):
                widget.hide()
                widget.deleteLater()
        self._names, self._lists, self._stories, self._told = [], [], [], []

    def _offer_levels(self) -> None:
        """Fill the list of levels for all bots."""
        words = (
            tr("Set for each player"),
            tr("Choose a level or a person for each player."),
        )
        self._fill_levels(self.level, (*self._levels, BotLevel("", *words)))
        self.level.currentIndexChanged.connect(self._on_level)
        self.level.activated.connect(self._on_level_chosen)

    def _select_level(self) -> None:
        """Select the level that all bots in the rows have; if they differ, select the
        last entry."""
        found = {each.currentIndex() for each in self._lists}
        self.level.setCurrentIndex(
            found.pop() if len(found) == 1 else len(self._levels)
        )

    @property
    def _level(self) -> str | None:
        """The level that all bots have; None if they differ."""
        return self._level_at(self.level.currentIndex())

    def _on_level_chosen(self) -> None:
        """Give all bots the chosen level, also those without a row."""
        level = self._level
        self._is_for_all = level is not None
        if level is not None:
            others = (replace(seat, level=level) for seat in self._seats[1:])
            self._seats[1:] = others

    def _on_level(self) -> None:
        level = self._level
        for levels in self._lists:
            levels.setVisible(level is None)
            if level is not None:
                levels.setCurrentIndex(self.level.currentIndex())
        # The name and portrait of a bot do not belong to a person.
        stories = []
        for levels, (who, face, name) in zip(self._lists, self._told, strict=True):
            stories.append(self._story(levels.currentIndex(), who, name.text().strip()))
            for widget in (face, name):
                set_tooltip(widget, stories[-1])
        for told, story in zip(stories, self._stories, strict=False):
            story.setText(told.rpartition("\n")[2])

    def _story(self, row: int, portrait: str, name: str) -> str:
        """Return the description of a bot; empty if the entry `row` in the list of
        levels is that for a person."""
        if self._level_at(row) is None:
            return ""
        shown = self._styles if self._levels[row].shows_style else frozenset[str]()
        return player_description(portrait, name, shown)

    @staticmethod
    def _fill_levels(made: ComboBox, offered: Sequence[BotLevel]) -> None:
        """Fill a combo box with levels; their descriptions are the second lines."""
        for row, level in enumerate(offered):
            made.addItem(level.title)
            made.setItemData(
                row, tooltip_text(level.character), Qt.ItemDataRole.ToolTipRole
            )
            words = f"{level.title}. {level.character}"
            made.setItemData(row, words, Qt.ItemDataRole.AccessibleTextRole)
        lines = [RowText(level.title, level.character) for level in offered]
        made.setItemDelegate(TwoLineDelegate(made, _LEVEL_ROW, lines.__getitem__))
        metrics = QFontMetrics(text_font(BODY_FONT, current_look().text_factor))
        widest = max(metrics.horizontalAdvance(line.subtitle) for line in lines)
        made.view().setMinimumWidth(widest + _LINE_MARGINS_PX)
        made.setMinimumWidth(scaled_pixels(_MIN_FIELD_PX))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _person(self) -> BotLevel:
        """Return the entry for a person at this machine, which is last in the list of
        levels."""
        words = tr("Hands are covered while the computer is passed on.")
        return BotLevel("", tr("A person"), words)

    def _row_of(self, level: str | None) -> int:
        """Return the index of a level in the list of levels of a seat; None is the
        entry for a person."""
        return len(self._levels) if level is None else self._level_index(level)

    def _level_at(self, row: int) -> str | None:
        return self._levels[row].name if row < len(self._levels) else None

    def _level_index(self, name: str) -> int:
        """Return the index of a level; an unknown name gives the index of the default
        level."""
        names = [level.name for level in self._levels]
        if name in names:
            return names.index(name)
        return next((i for i, level in enumerate(self._levels) if level.is_default), 0)

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats with their typed names, or default names for empty fields, followed
        by seats of larger tables."""
        seats = [SeatSetup(self._names[0].text().strip() or tr("You"))]
        for name, levels in zip(self._names[1:], self._lists, strict=True):
            level = self._level_at(levels.currentIndex())
            seats.append(
                SeatSetup(name.text().strip() or name.placeholderText(), level)
            )
        return (*seats, *self._seats[len(seats) :])

    def _keep(self) -> None:
        chosen = (self._level_at(each.currentIndex()) for each in self._lists)
        known = [
            SeatSetup(name.text(), level)
            for name, level in zip(self._names, (None, *chosen), strict=False)
        ]
        self._seats[: len(known)] = known
