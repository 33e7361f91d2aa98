"""Dialog for the deal of the day: days of the week, result, text to share."""

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from canasta_qt.look.keys import Key, key_name
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import scaled_pixels
from canasta_qt.windows.widgets.parts import label, make_button, quiet_label
from canasta_qt.windows.widgets.sheet import Sheet, share_row
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties

_CHIP: Final = 68
"""Least width of the button of a day, in pixels at text factor 1."""


class Weekday(NamedTuple):
    """A day that can be selected in the dialog."""

    iso_date: str
    """Date in ISO format: 2026-11-22."""
    name: str
    result: str
    spoken_text: str
    """Text for screen readers: day and result."""


class DayContent(NamedTuple):
    """Content of the dialog for one selected day."""

    iso_date: str
    numeric_date: str
    """The date in figures, in the order of the language."""
    date_text: str
    heading: str
    facts_text: str
    weekdays: tuple[Weekday, ...]
    share_text: str
    """Result as text to share; empty before the deal was played."""
    is_on_table: bool
    """True if the deal is on the table."""


class DailyDealSheet(Sheet):
    """Dialog for the deal of a day; Enter plays the deal, or if it was played closes
    the dialog."""

    day_chosen = Signal(str)
    play_requested = Signal()
    sheet_requested = Signal()

    def __init__(self, shown: DayContent) -> None:
        high = 430 if shown.share_text else 370
        super().__init__(tr("Deal of the day"), (920, high))
        self.content = shown
        inside = QWidget()
        column = vbox(inside, margins=(0, 4, 0, 4), spacing=9)
        said = add_items(vbox(spacing=2), quiet_label(shown.date_text, "lead"))
        add_items(said, label(shown.heading, "score", wrap=True))
        add_items(column, add_items(hbox(wraps=True), (said, 1), self._week()))
        add_items(column, quiet_label(shown.facts_text, "lead", wrap=True))
        cards = tr("The same 108 cards in the same order for everybody.")
        add_items(column, quiet_label(cards, wrap=True))
        if shown.share_text:
            heading = label(tr("Share your result"), "strong")
            note = quiet_label(tr("One line of text. Nothing is sent anywhere."))
            add_items(column, heading, share_row(shown.share_text), note)
        add_items(column, None, self._other_day())
        self.show_content(inside)
        self._fill_buttons()

    def _fill_buttons(self) -> None:
        enter = key_name(Key.Key_Enter)
        play = partial(self.close_and_emit, self.play_requested)
        if not self.content.share_text:
            self.first = make_button(tr("Play"), play, "primary", enter)
            close = make_button(tr("Close"), self.close_sheet)
            add_items(self.buttons, None, close, self.first)
            return
        count = make_button(tr("Score sheet"), self.sheet_requested)
        again = make_button(tr("Play it again"), play)
        self.first = make_button(tr("Close"), self.close_sheet, "primary", enter)
        add_items(self.buttons, count, again, None, self.first)
        count.setVisible(self.content.is_on_table)

    def _week(self) -> QHBoxLayout:
        row = hbox(spacing=4)
        for each in self.content.weekdays:
            chosen = each.iso_date == self.content.iso_date
            words = f"{each.name}\n{each.result}"
            made = make_button(words, partial(self.day_chosen.emit, each.iso_date))
            with_properties(made, kind="segment", place="only").setCheckable(True)
            made.setChecked(chosen)
            made.setMinimumWidth(scaled_pixels(_CHIP))
            made.setAccessibleName(each.spoken_text)
            row.addWidget(made)
        return row

    def _other_day(self) -> QHBoxLayout:
        self.other = QLineEdit(self.content.numeric_date)
        self.other.setAccessibleName(tr("Another day"))
        show = make_button(tr("Show"), self._on_other)
        words = label(tr("Another day"), "strong")
        return add_items(hbox(spacing=10), words, self.other, show, None)

    def _on_other(self) -> None:
        self.day_chosen.emit(self.other.text().strip())

    @override
    def on_enter_key(self) -> None:
        """Show the typed day if its field has the focus, else press the main button."""
        if self.other.hasFocus():
            self._on_other()
        else:
            super().on_enter_key()
