"""Dialog for a new game: rules, seats and goal."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QSizePolicy, QWidget

from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.new_game.game_list import GameList
from canasta_qt.windows.new_game.game_offer import (
    BotLevel,
    GameOffer,
    GameSetup,
    TableOffer,
    player_count_text,
    searched_player_count,
)
from canasta_qt.windows.new_game.seat_rows import SeatRows
from canasta_qt.windows.widgets.choices import SETTINGS
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ComboBox,
    PlainSpinBox,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import (
    add_items,
    grid_box,
    hbox,
    set_tab_order,
    vbox,
    with_properties,
)

_Goal: TypeAlias = tuple[int | None, int | None]
"""Target score and number of rounds; one of them is None."""
_TARGET_STEP: Final = 500
"""Step of the field for a custom score."""
_MIN_TARGET: Final = 100
"""Smallest custom score."""
_MAX_TARGET: Final = 1_000_000
"""Largest custom score."""
_USUAL_TARGET: Final = 5000
"""Suggested target score for a game without one."""

_NUMBER_PATTERN: Final = QRegularExpression(r"\s*[1-9][0-9]{0,8}\s*")
_NUMBER_WIDTH: Final = 128
"""Width of a field for a number, in pixels at text factor 1."""
_FIELD_PADDING: Final = 8
"""Vertical padding of a field, in pixels."""


class NewGameSheet(Sheet):
    """Dialog with a list of games at the left, and number of players, goal and seats of
    the selected game at the right."""

    setup_chosen = Signal(object)
    watch_chosen = Signal(object)
    """Emitted with a setup in which all seats have bots."""
    rules_requested = Signal(object)
    """Emitted with the selected setup, to show its rules."""
    house_rules_requested = Signal(str)

    def __init__(
        self,
        offers: Sequence[GameOffer],
        levels: Sequence[BotLevel],
        setup: GameSetup,
        kept: str,
    ) -> None:
        """Show the setup of the last game; `kept` is a note about unfinished games."""
        super().__init__(tr("New game"), (1220, 750))
        self._last = setup
        self.games = GameList()
        self.games.chosen.connect(self._on_chosen)
        self.games.confirmed.connect(self._on_deal)
        self.seats = SeatRows(levels, setup.seats)
        self._faces = tuple(SETTINGS["portrait"].values)
        self.seats.portraits.choose_index(self._faces.index(current_look().portrait))
        self.players = ComboBox(tr("Players"))
        self.players.currentIndexChanged.connect(self._on_players)
        self.sides = ComboBox(tr("Sides"))
        self.sides.currentIndexChanged.connect(self._show_table)
        self.goal = ComboBox(tr("Length"))
        self.goal.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.goal.currentIndexChanged.connect(self._on_goal)
        self.score = PlainSpinBox((_MIN_TARGET, _MAX_TARGET), _TARGET_STEP)
        self.score.setGroupSeparatorShown(True)
        self.score.lineEdit().setTextMargins(scaled_pixels(9), 0, 0, 0)
        self.score.setFixedWidth(scaled_pixels(104))
        self.score.setAccessibleName(tr("Target score"))
        self.packs = ComboBox(tr("Packs"))
        self.number = self._number_field()
        self.undo = self._undo_field(allowed=setup.allows_undo)
        self.is_default = self._default_field()
        games = add_items(vbox(spacing=8), (self.games, 1), self.is_default)
        if kept:
            games.addWidget(quiet_label(kept, wrap=True))
        halves = add_items(hbox(spacing=20), (games, 42), (self._details(), 58))
        self.body.addLayout(halves, 1)
        self._fill_buttons()
        self.games.show_offers(offers, setup.ruleset)

    def show_practice_options(self) -> None:
        """Show only the options of a practice round, which is a single round with undo
        and changes no settings."""
        self.heading.setText(tr("Practice mode"))
        length = self._words[self.goal], self.goal, self._words[self.undo]
        for each in (self._extra_buttons[-1], self.is_default, *length):
            each.hide()

    def _default_field(self) -> QCheckBox:
        field = QCheckBox(tr("Always begin with this game"))
        return with_properties(field, kind="labelled")

    def _undo_field(self, *, allowed: bool) -> ComboBox:
        undo = ComboBox(tr("Undo", "noun"))
        undo.addItem(tr("Allowed"), True)  # noqa: FBT003
        undo.addItem(tr("Not allowed", "house rule"), False)  # noqa: FBT003
        undo.setCurrentIndex(0 if allowed else 1)
        return undo

    def _details(self) -> ScrollPage:
        inside = QWidget()
        column = vbox(inside, margins=(0, 0, 10, 0), spacing=8)
        self._title = label("", "heading", wrap=True)
        self._summary = quiet_label("", wrap=True)
        self._note = quiet_label("", wrap=True)
        add_items(column, self._title, self._summary, 4, self._settings(), 6)
        add_items(column, self.seats, 6, self._note)
        column.addStretch(1)
        return ScrollPage(inside)

    def _settings(self) -> QGridLayout:
        grid = grid_box(8, 8, stretch_column=1)
        number = _add_label(tr("Deal number"), self.number)
        undo = _add_label(tr("Undo", "noun"), self.undo)
        self._words: dict[QWidget, QWidget] = {self.undo: undo}
        rows: tuple[tuple[str, tuple[QWidget, ...]], ...] = (
            (tr("Players"), (self.players, self.sides)),
            (tr("Length"), (self.goal, self.score, undo)),
            (tr("Level"), (self.seats.level, number)),
            (tr("Packs"), (self.packs,)),
        )
        for row, (words, fields) in enumerate(rows):
            name = label(words, "strong")
            self._words[fields[0]] = name
            # The label is level with the first field if the fields wrap.
            name.setContentsMargins(0, _FIELD_PADDING, 0, _FIELD_PADDING)
            grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            choices = hbox(spacing=8, wraps=True)
            grid.addLayout(add_items(choices, *fields, None), row, 1)
        return grid

    def _number_field(self) -> QLineEdit:
        told = tr(
            "The program draws a number at random, and that number alone "
            "decides the order of the cards. Players, levels and scores have "
            "no influence. The same number deals the same cards to everybody."
        )
        field = QLineEdit(placeholderText=tr("random"))
        set_tooltip(field, told)
        field.setValidator(QRegularExpressionValidator(_NUMBER_PATTERN, field))
        field.setAccessibleName(tr("Deal number"))
        field.setAccessibleDescription(told)
        field.setFixedWidth(scaled_pixels(_NUMBER_WIDTH))
        return field

    def _fill_buttons(self) -> None:
        rules = make_button(tr("Rules of this game"), self._on_rules)
        house = make_button(tr("House rules…"), self._on_house_rules)
        cancel = make_button(tr("Cancel"), self.close_sheet)
        self._deal = make_button(tr("Deal cards"), self._on_deal, "primary")
        watch = make_button(tr("Watch bots"), self._on_watch)
        self._extra_buttons = (rules, house, watch)
        add_items(self.buttons, rules, house, None, cancel, watch, self._deal)
        self.first = self.games.search

    @property
    def selected_table(self) -> TableOffer | None:
        """The selected number of players and seating; None if no game is selected."""
        offer = self.games.selected_game
        if offer is None:
            return None
        return offer.nearest_table(self.players.currentData(), self.sides.currentData())

    @property
    def selected_setup(self) -> GameSetup | None:
        """The setup as selected; None if no game is selected."""
        offer, table = self.games.selected_game, self.selected_table
        if offer is None or table is None:
            return None
        goal: _Goal = self.goal.currentData() or (self.score.value(), None)
        return GameSetup(
            ruleset=offer.ruleset_key,
            seats=self.seats.seats,
            target=goal[0],
            player_count=table.player_count,
            seating=table.seating,
            round_count=goal[1],
            pack_count=self.packs.currentData(),
            portrait=self._faces[self.seats.portraits.chosen_index],
            deal_number=int(self.number.text().strip() or 0) or None,
            allows_undo=self.undo.currentData(),
            is_default=self.is_default.isChecked(),
        )

    def _on_chosen(self, offer: GameOffer | None) -> None:
        for button in (self._deal, *self._extra_buttons):
            button.setEnabled(offer is not None)
        last, is_default = self._last.ruleset, bool(self._last.is_default)
        self.is_default.setEnabled(offer is not None)
        self.is_default.setChecked(
            is_default and offer is not None and offer.ruleset_key == last
        )
        if offer is not None:
            self._show(offer)

    def _on_rules(self) -> None:
        self.rules_requested.emit(self.selected_setup)

    def _on_house_rules(self) -> None:
        if self.games.selected_game is not None:
            self.house_rules_requested.emit(self.games.selected_game.ruleset_key)

    def _on_deal(self) -> None:
        self.close_and_emit(self.setup_chosen, self.selected_setup)

    def _on_watch(self) -> None:
        self.close_and_emit(self.watch_chosen, self.selected_setup)

    def _show(self, offer: GameOffer) -> None:
        self._title.setText(offer.title)
        self._note.setText(offer.rules_source)
        self._note.setVisible(bool(offer.rules_source))
        wanted = self.initial_table(offer)
        choices = [
            (number, player_count_text(number)) for number in offer.player_counts
        ]
        _fill(self.players, choices, wanted.player_count)
        self._fill_sides(offer, wanted)
        self._fill_goal(offer)
        self._fill_packs(offer)
        self._show_table()

    def initial_table(self, offer: GameOffer) -> TableOffer:
        """Return the table for the number of players in the search, or else that of the
        last game, or else the default table."""
        if sought := searched_player_count(offer, self.games.search.text()):
            return offer.nearest_table(sought, "")
        if self._last.ruleset == offer.ruleset_key:
            return offer.nearest_table(self._last.player_count, self._last.seating)
        return offer.nearest_table(0, "")

    def _fill_sides(self, offer: GameOffer, wanted: TableOffer) -> None:
        tables = offer.seatings(wanted.player_count)
        sides = [(each.seating, each.sides_text) for each in tables]
        _fill(self.sides, sides, wanted.seating)
        self.sides.setVisible(len(tables) > 1)
        self.players.setVisible(len(offer.player_counts) > 1)
        chosen = len(offer.player_counts) > 1 or len(tables) > 1
        self._words[self.players].setVisible(chosen)

    def _fill_goal(self, offer: GameOffer) -> None:
        """Fill the list of goals: numbers of rounds, scores, the goal of the last game,
        a custom score."""
        usual, last = (offer.default_target, offer.rounds), self._last
        again = last.ruleset == offer.ruleset_key and (last.target or last.round_count)
        goal = (last.target, last.round_count) if again else usual
        rounds = sorted({*offer.round_choices, *filter(None, goal[1:])})
        targets = sorted({*offer.target_choices, *filter(None, goal[:1])})
        words = tr("{points} points")
        custom = tr("Another score…") if targets else tr("Play to a score…")
        goals = [
            *(((None, n), tr_n("%n round(s)", n)) for n in rounds),
            *(((n, None), words.format(points=number_text(n))) for n in targets),
            (None, custom),
        ]
        _fill(self.goal, goals, goal)
        self.score.setValue(goal[0] or offer.default_target or _USUAL_TARGET)
        self._on_goal()

    def _on_goal(self) -> None:
        """Show the field for a custom score if a custom score is selected, else hide
        it."""
        own = self.goal.currentData() is None
        if own and not self.score.isVisibleTo(self):
            self.score.show()
            self.score.setFocus()
            self.score.selectAll()
        self.score.setVisible(own)

    def _fill_packs(self, offer: GameOffer) -> None:
        choices = [
            (each, tr_n("%n pack(s)", each)) for each in sorted(offer.pack_choices)
        ]
        usual = offer.pack_choices[0] if offer.pack_choices else None
        again = (
            self._last.ruleset == offer.ruleset_key
            and self._last.pack_count in offer.pack_choices
        )
        _fill(self.packs, choices, self._last.pack_count if again else usual)
        for widget in (self.packs, self._words[self.packs]):
            widget.setVisible(bool(choices))

    def _on_players(self) -> None:
        offer = self.games.selected_game
        if offer is not None:
            wanted = offer.nearest_table(
                self.players.currentData(), self.sides.currentData()
            )
            self._fill_sides(offer, wanted)
            self._show_table()

    def _show_table(self) -> None:
        offer, table = self.games.selected_game, self.selected_table
        if offer is None or table is None:
            return
        about = table.summary
        if self.sides.isHidden():
            about = f"{table.sides_text}, {about}"
        # The last two words stay on one line.
        about = "\u00a0".join(about.rsplit(" ", 1))
        self._summary.setText(f"{offer.character}\n{about}")
        self.seats.show_seats(table.seat_relations, table.partner_seats, table.styles)
        set_tab_order(self.packs, *self.seats.input_fields)


def _add_label(words: str, field: QWidget) -> QWidget:
    """Return a widget with a label and its field, which stay together in a row that
    wraps."""
    pair, name = QWidget(), label(words, "strong")
    set_tooltip(name, field.toolTip())
    add_items(hbox(pair, 0, spacing=8), name, field)
    pair.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
    return pair


def _fill(
    field: ComboBox, choices: Sequence[tuple[object, str]], chosen: object
) -> None:
    """Replace the items of a combo box and select `chosen`, without emitting a
    signal."""
    values = [value for value, _ in choices]
    with QSignalBlocker(field):
        field.clear()
        for value, words in choices:
            field.addItem(words, value)
        field.setCurrentIndex(values.index(chosen) if chosen in values else 0)
