"""Dialog for the statistics: selection of games, figures, list of games."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QStackedWidget, QWidget

from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.overrides import override
from canasta_qt.statistics.values import GameFilter, Overview
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.windows.statistics.figures import FiguresPage, GamesPage
from canasta_qt.windows.widgets.parts import (
    ComboBox,
    SegmentedControl,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import add_items, hbox, vbox
from canasta_qt.wording.scores.statistics import level_words, rules_words

_SIZE: Final = (980, 690)
_EMPTY_SIZE: Final = (660, 340)
"""Width and height of the dialog in pixels while there is no game."""
_FIGURES, _GAMES, _EMPTY = range(3)


class StatisticsSheet(Sheet):
    """Dialog with the figures of selected games; it emits a changed selection."""

    selection_changed = Signal(object)
    """Emitted with the `GameFilter` of the games to be shown."""
    export_requested = Signal()

    def __init__(self, titles: Mapping[str, str]) -> None:
        """Create the dialog without figures; `titles` are the names of bot levels, by
        level."""
        super().__init__(tr("Statistics"), _SIZE)
        self._titles = titles
        self.overview = Overview()
        self._top_row = QWidget()
        self.rules = _combo(tr("Games counted: rules"))
        self.levels = _combo(tr("Games counted: level of the opponents"))
        pages = (tr("Figures"), tr("Games", "played"))
        self.pages = SegmentedControl(pages, tr("View"))
        self.pages.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.figures = FiguresPage()
        self.games = GamesPage(titles)
        self.stack = QStackedWidget()
        self.message = quiet_label("", wrap=True)
        self._bar = QProgressBar(textVisible=False)
        self._bar.setMaximumHeight(8)
        add_items(self.body, self._top_row, (self.stack, 1), self._bar, self.message)
        row = hbox(self._top_row, margins=0, spacing=10)
        add_items(row, (self.rules, 3), (self.levels, 2), None, self.pages)
        self._fill_stack()
        self._make_buttons()
        self._bar.setAccessibleName(tr("Games counted"))
        self._bar.hide()
        self.pages.choose_index(_FIGURES)
        self._show_page()

    def _fill_stack(self) -> None:
        empty = QWidget()
        self._lead = label("", "heading")
        self._lead.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rest = quiet_label("", "lead", wrap=True)
        self._rest.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_items(vbox(empty, spacing=10), None, self._lead, self._rest).addStretch(2)
        for page in (self.figures, self.games, empty):
            self.stack.addWidget(page)
        self._show_no_figures()

    def _show_no_figures(self) -> None:
        """Show a text instead of figures: there is no game yet."""
        self._lead.setText(tr("No finished games yet"))
        self._rest.setText(
            tr("Finish one to see how often you win and how your rounds go.")
        )

    def _make_buttons(self) -> None:
        self.replay = make_button(tr("Replay"), self.games.request_replay)
        set_tooltip(self.replay, tr("Replay this game in a new window"))
        self.export = make_button(tr("Export…"), self.export_requested)
        set_tooltip(self.export, tr("Save the listed games as a table (CSV)"))
        self.add_close_button(self.replay, self.export)
        self.rules.activated.connect(self._on_selected)
        self.levels.activated.connect(self._on_selected)
        self.pages.chosen.connect(self._show_page)
        self.games.game_chosen.connect(
            lambda game: self.replay.setEnabled(game is not None)
        )

    # Content

    def show_overview(self, overview: Overview) -> None:
        """Show the figures and the list of the selected games."""
        self.overview = overview
        # An open list must not change while an entry is chosen.
        if not any(each.view().isVisible() for each in (self.rules, self.levels)):
            self._fill_combos()
        self.figures.show_overview(overview)
        self.games.show_games(overview.games)
        self._show_page()

    def _fill_combos(self) -> None:
        chosen, overview = self.overview.game_filter, self.overview
        total = sum(overview.played_rules.values())
        self.rules.clear()
        self.rules.addItem(_count_text(tr("All rules"), total), "")
        for rules, number in overview.played_rules.items():
            self.rules.addItem(_count_text(rules_words(rules), number), rules.key)
        self.rules.setCurrentIndex(max(self.rules.findData(chosen.ruleset_key), 0))
        self.levels.clear()
        self.levels.addItem(tr("All opponents"), "")
        order = [*self._titles, *overview.levels]
        for level in sorted(overview.levels, key=order.index):
            self.levels.addItem(level_words(level, self._titles), level)
        self.levels.setCurrentIndex(
            max(self.levels.findData(chosen.opponents_level), 0)
        )

    def show_message(self, text: str) -> None:
        """Show a sentence below the pages."""
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def begin_progress(self) -> None:
        """Show that games are being counted, so that the figures are incomplete."""
        self._lead.setText(tr("Counting your games…"))
        self._rest.setText("")

    def show_progress(self, done: int, total: int) -> None:
        """Show how many games have been counted so far, of `total` games to be
        counted."""
        self._bar.setRange(0, max(total, 1))
        self._bar.setValue(done)
        self._bar.show()
        words = tr_n("Counting: {done} of %n game(s)", total)
        self.show_message(words.format(done=number_text(done)))

    def end_progress(self) -> None:
        """Hide the progress that `begin_progress` has shown."""
        self._bar.hide()
        self._show_no_figures()
        self.show_message("")

    def _show_page(self) -> None:
        chosen = self.overview.game_filter
        empty = not (
            self.overview.games or chosen.ruleset_key or chosen.opponents_level
        )
        page = _EMPTY if empty else self.pages.chosen_index
        self._top_row.setVisible(not empty)
        self.stack.setCurrentIndex(page)
        self.set_preferred_size(_EMPTY_SIZE if empty else _SIZE)
        self.export.setVisible(not empty)
        self.replay.setVisible(page == _GAMES)

    # Slots

    def _on_selected(self) -> None:
        rules, level = self.rules.currentData(), self.levels.currentData()
        self.selection_changed.emit(GameFilter(rules, level))

    @override
    def on_enter_key(self) -> None:
        """Replay the selected game if the list has the focus, else close the dialog."""
        if self.games.view.hasFocus():
            self.games.request_replay()
        else:
            super().on_enter_key()


def _combo(name: str) -> ComboBox:
    made = ComboBox(name)
    set_tooltip(made, name)
    policies = ComboBox.SizeAdjustPolicy
    made.setSizeAdjustPolicy(policies.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(14)
    made.setIconSize(QSize(0, 0))
    return made


def _count_text(words: str, number: int) -> str:
    return f"{words} ({number_text(number)})"
