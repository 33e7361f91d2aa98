"""Preferences; every change applies at once, also to the table behind the dialog."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence

from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import parse_card
from canasta_qt.look.tokens import MIN_CARD_WIDTH_FOR_STANDARD_INDEX, MemoryAids
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.choices import (
    MAX_CARD_SIZE_PERCENT,
    MIN_CARD_SIZE_PERCENT,
    SETTINGS,
    Choices,
)
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import (
    ChoiceRow,
    ComboBox,
    JumpSlider,
    SegmentedControl,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.pictures import picture_row
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import (
    TEXT_ROLES,
    add_items,
    grid_box,
    hbox,
    vbox,
    with_properties,
)

_PREVIEW: Final = ("As", "Kh", "Qd", "Jc", "Th", "2d", "Xr")
_PREVIEW_CARD: Final = MIN_CARD_WIDTH_FOR_STANDARD_INDEX
"""Least width in pixels of a card whose index size can be chosen."""
_PAGES_WIDTH: Final = 160
"""Width of the list of pages, in pixels at text factor 1."""
_PAGE_MARGINS: Final = 60
"""Width in pixels of the list of pages without its texts."""
_LABEL_WIDTH: Final = 176
"""Width of the column of labels, in pixels."""
_MAX_FIELD_WIDTH: Final = 260
"""Largest width of a field at text factor 1, in pixels."""
_FIELDS_WITHOUT_DEFAULT: Final = ("portrait",)
"""Settings without a default, which a reset does not change."""
_PREVIEW_PAGES: Final = 2
"""Number of pages with a preview of cards; these pages are first."""
_SETTLING_MS: Final = 120
"""Milliseconds after the last change until a card size applies; the table then paints
every card again."""
_SOUND_CHECK_MS: Final = 500
"""Milliseconds between two looks for a device of sound."""


class PreferencesSheet(Sheet):
    """Dialog with a list of pages at the left, and the settings of a page at the
    right."""

    chosen = Signal(object)

    is_translucent = True

    def __init__(
        self,
        choices: Choices,
        languages: Mapping[str, str],
        silence: Callable[[], str] = str,
    ) -> None:
        """Show `choices`; `silence` returns why there is no sound, or an empty text if
        there is.

        `languages` are names of languages by code.
        """
        super().__init__(tr("Preferences"), (940, 730))
        self.choices = choices
        self._languages = {"": tr("Same as system"), **languages}
        self._contents: list[QtWidgets.QWidget] = []
        self._fields: list[list[str]] = []
        """Names of the settings with a default, by page."""
        self._values_before: dict[str, object] = {}
        """Values before the last reset to the defaults, for its undo."""
        self._updates: list[Callable[[], None]] = []
        self.pages = self._made_pages()
        self._stack = QtWidgets.QStackedWidget()
        self._preview = self._make_preview()
        self._add_page(tr("Cards"), self._fill_cards)
        self._add_page(tr("Table"), self._fill_table)
        self._add_page(tr("Sound"), partial(self._fill_sound, silence))
        self._add_page(tr("Play", "noun"), self._fill_play)
        self._add_page(tr("Language"), self._fill_language)
        self.pages.setFixedWidth(self._pages_width())
        right = add_items(vbox(margins=(0, 8, 0, 0)), self._preview, (self._stack, 1))
        self.body.setContentsMargins(8, 8, 14, 6)
        self.body.addLayout(add_items(hbox(spacing=10), self.pages, (right, 1)), 1)
        self._fill_buttons()
        self.first = self.pages
        # A preview without a parent would be a window.
        self.pages.currentRowChanged.connect(self._on_page)
        self.pages.setCurrentRow(0)
        self._show()

    def _fill_buttons(self) -> None:
        self._defaults = make_button(tr("Restore defaults"), self._on_defaults)
        self._undo = make_button(tr("Undo"), self._on_undo)
        self._undo.hide()
        close = make_button(tr("Close"), self.close_sheet, "primary")
        said = quiet_label(tr("Changes apply immediately."))
        add_items(self.buttons, said, None, self._undo, self._defaults, close)

    def _made_pages(self) -> QtWidgets.QListWidget:
        pages = QtWidgets.QListWidget()
        with_properties(pages, kind="pages")
        pages.setAccessibleName(tr("Pages"))
        pages.setWordWrap(True)
        pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return pages

    def _pages_width(self) -> int:
        """Return the width of the list of pages in pixels; large text gets only as much
        as the entries need."""
        font = text_font(TEXT_ROLES["label"], current_look().text_factor)
        wide = QFontMetrics(font).horizontalAdvance
        words = (self.pages.item(i).text() for i in range(self.pages.count()))
        least = max(map(wide, words)) + _PAGE_MARGINS
        return min(scaled_pixels(_PAGES_WIDTH), max(_PAGES_WIDTH, least))

    @override
    def preferred_size(self) -> tuple[int, int]:
        """Return a size at which the widest row of alternatives fits."""
        width, height = super().preferred_size()
        widest = max(page.sizeHint().width() for page in self._contents)
        return max(width, self.pages.width() + widest + 110), height

    def _on_page(self, page: int) -> None:
        self._stack.setCurrentIndex(page)
        self._forget_defaults()
        self._preview.setVisible(page < _PREVIEW_PAGES)

    def _make_preview(self) -> CardRow:
        """Return a row of cards that shows every change of their appearance."""
        cards = [parse_card(text) for text in _PREVIEW]
        return CardRow(cards, _PREVIEW_CARD, pitch=0.71, is_on_felt=True)

    def _fill_cards(self, grid: QtWidgets.QGridLayout) -> None:
        self._choice(grid, "deck_colours", lambda: current_look().deck.palette)
        self._choice(grid, "index", lambda: current_look().deck.index_size)
        self._choice(grid, "court_letters", lambda: current_look().deck.court_letters)
        self._add(grid, tr("Card size"), self._size_row())
        self._choice(grid, "back", row=picture_row("back"))

    def _fill_table(self, grid: QtWidgets.QGridLayout) -> None:
        self._choice(grid, "theme")
        self._choice(grid, "felt", row=picture_row("felt"))
        self._choice(grid, "speed")
        self._choice(grid, "reduced_motion")
        self._choice(grid, "left_handed")
        self._choice(grid, "touch")
        self._choice(grid, "system_typeface")

    def _fill_sound(
        self, silence: Callable[[], str], grid: QtWidgets.QGridLayout
    ) -> None:
        self._choice(grid, "sound")
        for name, field in (
            (tr("Cards and table"), "effects_volume"),
            (tr("Turn and questions"), "chime_volume"),
        ):
            self._add(grid, name, self._volume(name, field))
        self._add_note(grid, tr("Everything you hear is also shown."))
        why = self._add_note(grid, "")
        why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

        def show_sound_problem() -> None:
            why.setText(silence())
            why.setVisible(bool(why.text()))

        show_sound_problem()
        # A thread searches for the device, which may be plugged in later.
        self.volume_timer = QTimer(self)
        self.volume_timer.setInterval(_SOUND_CHECK_MS)
        self.volume_timer.timeout.connect(show_sound_problem)
        self.volume_timer.start()

    def _fill_play(self, grid: QtWidgets.QGridLayout) -> None:
        self._name = QtWidgets.QLineEdit(maxLength=24)
        self._name.setMaximumWidth(scaled_pixels(_MAX_FIELD_WIDTH))
        self._name.setPlaceholderText(tr("You"))
        self._name.setAccessibleName(tr("Your name"))
        self._name.editingFinished.connect(self._on_name)
        self._updates.append(lambda: self._name.setText(self.choices.player_name))
        self._add(grid, tr("Your name"), self._name)
        self._choice(grid, "portrait", row=picture_row("portrait"))
        self._choice(grid, "faces_react")
        self._choice(grid, "count_by_itself")
        self._choice(grid, "consequences")
        self._add_note(
            grid,
            tr(
                "Automatic: on every card against novices and beginners, otherwise "
                "on the selected card."
            ),
        )
        self._choice(grid, "memory_aids")
        words = tr("Press C to see them. The statistics tell games with and without.")
        note = self._add_note(grid, words)
        off = MemoryAids.NONE
        self._updates.append(
            lambda: note.setVisible(self.choices.memory_aids is not off)
        )

    def _fill_language(self, grid: QtWidgets.QGridLayout) -> None:
        self._language = ComboBox(tr("Language"))
        self._language.setMinimumWidth(scaled_pixels(_MAX_FIELD_WIDTH))
        for code, name in self._languages.items():
            self._language.addItem(name, code)
        self._language.activated.connect(
            lambda _: self._change(language=self._language.currentData())
        )
        self._updates.append(
            lambda: self._language.setCurrentIndex(
                max(0, self._language.findData(self.choices.language))
            )
        )
        holder = QtWidgets.QWidget()
        add_items(hbox(holder, margins=0), self._language, None)
        self._add(grid, tr("Language"), holder)

    def show_languages(self) -> None:
        """Show the page of languages, with the focus on their list."""
        self.pages.setCurrentRow(self.pages.count() - 1)
        self.first = self._language

    def _size_row(self) -> QtWidgets.QWidget:
        """Return a slider for the card size, which applies when the slider is at
        rest."""
        self._card_size = JumpSlider(Qt.Orientation.Horizontal)
        self._card_size.setAccessibleName(tr("Card size"))
        self._card_size.setRange(MIN_CARD_SIZE_PERCENT, MAX_CARD_SIZE_PERCENT)
        self._size_timer = QTimer(self, singleShot=True)
        self._size_timer.setInterval(_SETTLING_MS)
        self._size_timer.timeout.connect(self._on_size_settled)
        words = (tr("smaller"), tr("larger"))
        row = self._slider_row(self._card_size, "card_size", words)
        self._card_size.valueChanged.connect(lambda _: self._size_timer.start())
        return row

    def _volume(self, name: str, field: str) -> QtWidgets.QWidget:
        """Return a slider for a volume in percent, which applies when it is
        released.
        """
        slider = JumpSlider(Qt.Orientation.Horizontal)
        slider.setAccessibleName(tr("Volume: {name}").format(name=name))
        slider.setRange(0, 100)
        slider.setTracking(False)
        words = (tr("quieter"), tr("louder"))
        row = self._slider_row(slider, field, words)
        slider.valueChanged.connect(lambda value: self._change(**{field: value}))
        return row

    def _slider_row(
        self, slider: QtWidgets.QSlider, field: str, words: tuple[str, str]
    ) -> QtWidgets.QWidget:
        """Return a slider between two texts, followed by its value in percent."""
        slider.setPageStep(10)
        slider.setMinimumWidth(scaled_pixels(100))
        slider.setMaximumWidth(scaled_pixels(230))
        percent = label("", "strong")
        percent.setMinimumWidth(scaled_pixels(52))

        def show_slider_percent(value: int) -> None:
            percent.setText(tr("{n}%").format(n=value))

        def show_preference_value() -> None:
            value = getattr(self.choices, field)
            with QSignalBlocker(slider):
                slider.setValue(value)
            show_slider_percent(value)

        self._fields[-1].append(field)
        slider.sliderMoved.connect(show_slider_percent)
        slider.valueChanged.connect(show_slider_percent)
        self._updates.append(show_preference_value)
        holder = QtWidgets.QWidget()
        row = hbox(holder, margins=0, spacing=12)
        add_items(
            row,
            quiet_label(words[0]),
            (slider, 9),
            quiet_label(words[1]),
            percent,
            None,
        )
        return holder

    def _choice(
        self,
        grid: QtWidgets.QGridLayout,
        field: str,
        read: Callable[[], object] | None = None,
        row: ChoiceRow | None = None,
    ) -> None:
        """Add a row for a setting to a grid.

        `read` returns the value in effect of a setting whose default depends on the
        theme.
        """
        setting = SETTINGS[field]
        if field not in _FIELDS_WITHOUT_DEFAULT:
            self._fields[-1].append(field)
        values = tuple(setting.values)
        shown = row or SegmentedControl(setting.value_names(), setting.title())
        self._add(grid, setting.title(), shown)

        def show_chosen_value() -> None:
            value = getattr(self.choices, field) if read is None else read()
            shown.choose_index(values.index(value) if value in values else 0)

        self._updates.append(show_chosen_value)
        shown.chosen.connect(lambda index: self._change(**{field: values[index]}))

    def _add(
        self, grid: QtWidgets.QGridLayout, name: str, widget: QtWidgets.QWidget
    ) -> None:
        row = grid.rowCount()
        words = label(name, "label", wrap=True)
        words.setMaximumWidth(scaled_pixels(_LABEL_WIDTH))
        grid.addWidget(words, row, 0)
        grid.addWidget(widget, row, 1)

    def _add_note(self, grid: QtWidgets.QGridLayout, words: str) -> QtWidgets.QLabel:
        note = quiet_label(words, wrap=True)
        grid.addWidget(note, grid.rowCount(), 1)
        return note

    def _add_page(
        self, title: str, fill: Callable[[QtWidgets.QGridLayout], None]
    ) -> None:
        self._fields.append([])
        page = QtWidgets.QWidget()
        grid = grid_box(10, 12, stretch_column=1, owner=page)
        grid.setContentsMargins(0, 16, 4, 4)
        grid.setColumnMinimumWidth(0, _LABEL_WIDTH)
        fill(grid)
        grid.setRowStretch(grid.rowCount(), 1)
        self.pages.addItem(title)
        self._stack.addWidget(ScrollPage(page))
        self._contents.append(page)

    def _change(self, **values: object) -> None:
        self._forget_defaults()
        changed = replace(self.choices, **values)  # type: ignore[arg-type]
        if changed != self.choices:
            self.choices = changed
            self.chosen.emit(changed)
            self._show()

    def _show(self) -> None:
        for show in self._updates:
            show()
        self._defaults.setEnabled(bool(self._changed_here()))

    def _on_size_settled(self) -> None:
        self._change(card_size=self._card_size.value())

    @override
    def close_sheet(self) -> None:
        """Close the dialog; apply a card size that has not been applied yet."""
        if self._size_timer.isActive():
            self._size_timer.stop()
            self._on_size_settled()
        super().close_sheet()

    def _on_name(self) -> None:
        self._change(player_name=self._name.text().strip())

    def _changed_here(self) -> dict[str, object]:
        """Return the settings of the page that differ from their defaults."""
        first = Choices()
        held = {
            name: getattr(self.choices, name)
            for name in self._fields[self._stack.currentIndex()]
        }
        return {name: it for name, it in held.items() if it != getattr(first, name)}

    def _on_defaults(self) -> None:
        before, first = self._changed_here(), Choices()
        self._change(**{name: getattr(first, name) for name in before})
        self._values_before = before
        self._undo.show()
        self._undo.setFocus()

    def _on_undo(self) -> None:
        self._change(**self._values_before)
        self._defaults.setFocus()

    def _forget_defaults(self) -> None:
        self._values_before = {}
        self._undo.hide()
        self._defaults.setEnabled(bool(self._changed_here()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo the reset to the defaults on Ctrl+Z."""
        if event.matches(QKeySequence.StandardKey.Undo) and self._values_before:
            self._on_undo()
            event.accept()
        else:
            super().keyPressEvent(event)
