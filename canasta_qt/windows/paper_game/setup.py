"""Dialog to begin a score pad."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from canasta_qt.outside_text import MAX_NAME_LENGTH
from canasta_qt.overrides import override
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.new_game.game_offer import (
    GameOffer,
    GameSetup,
    SeatSetup,
    TableOffer,
    player_count_text,
)
from canasta_qt.windows.widgets.parts import ComboBox, label, make_button
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, grid_box

_MAX_SEATS: Final = 8
"""Largest number of players of any game."""
_SEATS_PER_ROW: Final = 2
"""Number of name fields side by side."""


class NewPaperGameSheet(Sheet):
    """Dialog with rules, players, first dealer and goal of a new score pad."""

    setup_chosen = Signal(object)
    """Emitted with a `GameSetup`, whose `dealer` is the first dealer."""

    def __init__(
        self, offers: Sequence[GameOffer], last_key: str, names: Sequence[str]
    ) -> None:
        """Show the dialog; `last_key` and `names` are ruleset and names of the last
        score pad."""
        super().__init__(tr("New score pad"), (720, 420))
        self._offers = tuple(offers)
        self.rules = ComboBox(tr("Rules"))
        self.players = ComboBox(tr("Players"))
        self.goal = ComboBox(tr("Length"))
        self.dealer = ComboBox(tr("Deals first"))
        self.names = [self._name_field(seat, names) for seat in range(_MAX_SEATS)]
        inside = QWidget()
        self._fill_page(grid_box(12, 12, stretch_column=1, owner=inside))
        self.show_content(inside)
        cancel = make_button(tr("Cancel"), self.close_sheet)
        begin = make_button(tr("Begin"), self._begin, "primary")
        add_items(self.buttons, None, cancel, begin)
        self.first = self.rules
        self.rules.addItems([offer.title for offer in self._offers])
        keys = [offer.ruleset_key for offer in self._offers]
        self.rules.setCurrentIndex(keys.index(last_key) if last_key in keys else 0)
        self.rules.currentIndexChanged.connect(self._show_rules)
        self.players.currentIndexChanged.connect(self._show_seats)
        self._show_rules()

    @property
    def _table(self) -> TableOffer:
        return self._offers[self.rules.currentIndex()].tables[
            self.players.currentIndex()
        ]

    @override
    def on_enter_key(self) -> None:
        """Move from the field of a name to the next field; from other widgets begin the
        score pad."""
        if self.focusWidget() in self.names:
            self.focusNextChild()
        else:
            super().on_enter_key()

    def _begin(self) -> None:
        table, offer = self._table, self._offers[self.rules.currentIndex()]
        target, rounds = self.goal.currentData()
        setup = GameSetup(
            ruleset=offer.ruleset_key,
            seats=tuple(map(SeatSetup, self._seat_names())),
            target=target,
            round_count=rounds,
            player_count=table.player_count,
            seating=table.seating,
            dealer=self.dealer.currentIndex(),
        )
        self.close_and_emit(self.setup_chosen, setup)

    def _name_field(self, seat: int, names: Sequence[str]) -> QLineEdit:
        known = names[seat] if seat < len(names) else ""
        field = QLineEdit(known, maxLength=MAX_NAME_LENGTH)
        field.setPlaceholderText(tr("Player {n}").format(n=seat + 1))
        field.setAccessibleName(tr("Name of player {n}").format(n=seat + 1))
        field.textChanged.connect(self._show_dealers)
        return field

    def _fill_page(self, grid: QGridLayout) -> None:
        names = QWidget()
        seats = grid_box(8, 8, stretch_column=0, owner=names)
        seats.setContentsMargins(0, 0, 0, 0)
        seats.setColumnStretch(1, 1)
        for seat, name in enumerate(self.names):
            seats.addWidget(name, *divmod(seat, _SEATS_PER_ROW))
        fields = (
            (tr("Rules"), self.rules),
            (tr("Players"), self.players),
            (tr("Length"), self.goal),
            (tr("Names, in the order of play"), names),
            (tr("Deals first"), self.dealer),
        )
        for row, (words, field) in enumerate(fields):
            grid.addWidget(label(words, "strong"), row, 0)
            grid.addWidget(field, row, 1)
        grid.setRowStretch(len(fields), 1)

    def _show_rules(self) -> None:
        """Offer the numbers of players and the goals of the selected rules."""
        offer = self._offers[self.rules.currentIndex()]
        with QSignalBlocker(self.players):
            self.players.clear()
            for table in offer.tables:
                words = player_count_text(table.player_count)
                self.players.addItem(f"{words}: {table.sides_text}")
            usual = offer.tables.index(offer.nearest_table(0, ""))
            self.players.setCurrentIndex(usual)
        self.goal.clear()
        for target in offer.target_choices:
            text = tr("{points} points").format(points=number_text(target))
            self.goal.addItem(text, (target, None))
        for rounds in offer.round_choices:
            self.goal.addItem(tr_n("%n round(s)", rounds), (None, rounds))
        default = (offer.default_target, offer.rounds)
        goals = [self.goal.itemData(at) for at in range(self.goal.count())]
        self.goal.setCurrentIndex(max([tuple(it) for it in goals].index(default), 0))
        self._show_seats()

    def _show_seats(self) -> None:
        """Show a field for the name of each player."""
        for seat, field in enumerate(self.names):
            field.setVisible(seat < self._table.player_count)
        self._show_dealers()

    def _seat_names(self) -> list[str]:
        """Return the names; a player with an empty field gets a number as name."""
        fields = self.names[: self._table.player_count]
        return [field.text().strip() or field.placeholderText() for field in fields]

    def _show_dealers(self) -> None:
        """Offer the players as first dealers; a selected seat remains selected."""
        seat = max(self.dealer.currentIndex(), 0)
        self.dealer.clear()
        self.dealer.addItems(self._seat_names())
        self.dealer.setCurrentIndex(min(seat, self.dealer.count() - 1))
