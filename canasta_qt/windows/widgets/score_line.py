"""Rows of a score: text at the left, two columns of figures at the right."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy

from canasta_qt.art.typefaces import text_font
from canasta_qt.look.tokens import TextRole
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.look import current_look, scaled_pixels
from canasta_qt.windows.widgets.parts import ElidedLabel, label, quiet_label
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties

RIGHT_ALIGNMENT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_COLUMN: Final = 60
"""Distance in pixels between the right edges of the two columns of figures."""
_MIN_FIGURE_GAP: Final = 11
"""Least gap in pixels at the left of a figure."""
_INSET: Final = 5
"""Margin at the left and right of a row, in pixels at text factor 1."""
_MIN_TEXT_SIZE: Final = 10
"""Least text size in pixels."""
_LARGEST_SHRINK: Final = 2
"""Largest number of pixels by which labels are made smaller to fit on one line."""


def _fitting_size(texts: Iterable[str], room: int, q: float, usual: TextRole) -> int:
    """Return the largest font size, up to the usual one, in which each text fits `room`
    pixels after scaling by `q`."""
    for size in range(usual.size, _MIN_TEXT_SIZE, -1):
        font = text_font(TextRole(size, usual.weight), q)
        wide = QFontMetrics(font).horizontalAdvance
        if max(map(wide, texts), default=0) < room:
            return size
    return _MIN_TEXT_SIZE


def _style_rule(size: int, q: float, usual: TextRole) -> str:
    return f"font-size: {round(size * q)}px; font-weight: {usual.weight}"


class ScoreLineContent(NamedTuple):
    """Content of a row: text, detail, and a figure for each column."""

    label_text: str
    column_texts: tuple[str, ...]
    detail_text: str = ""
    is_quiet: bool = False
    row_kind: str = "pad_row"
    """`pad_row`, or for the newest row `current_row`, which has another background."""


class ScoreHeadings(QFrame):
    """Header row above the columns: a title and the names of the sides."""

    def __init__(self, title: str, kind: str) -> None:
        """Create the row; `kind` is `pad_heads` for a line below it, else empty."""
        super().__init__()
        with_properties(self, kind=kind)
        self.heads = ElidedLabel("", "strong"), ElidedLabel("", "strong")
        for head in self.heads:
            head.setAlignment(RIGHT_ALIGNMENT)
            with_properties(head, quiet="true")
        named = ElidedLabel(title, "title")
        named.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._row = add_items(hbox(self, spacing=0), named, *self.heads)
        named.setVisible(bool(title))  # without a parent it would be a window

    def show_side_names(self, words: Sequence[str], min_width: int = 0) -> None:
        """Show the names of the sides; `min_width` is the least width of the right
        column in pixels."""
        for head, said in zip(self.heads, words, strict=True):
            head.setText(said)
        self.heads[1].setFixedWidth(max(scaled_pixels(_COLUMN), min_width))
        inset = scaled_pixels(_INSET)
        self._row.setContentsMargins(inset, 0, inset, scaled_pixels(6))


class ScoreLine(QFrame):
    """Row of a score: text, a detail below the text, and two figures."""

    def __init__(self, words: TextRole, figures: TextRole, air: int) -> None:
        """Create the row with the text roles `words` and `figures`; `air` is the space
        above in pixels."""
        super().__init__()
        self.words = label("", "body", wrap=True)
        self.detail = quiet_label("", "detail", wrap=True)
        self.figures = label("", "body", wrap=True), label("", "body", wrap=True)
        self._roles, self._air, self._right = (words, figures), air, 0
        self._labels: tuple[str, ...] = ()
        for each in (self.words, self.detail):
            each.setMinimumWidth(1)  # figures have priority over long words
        for each in self.figures:
            each.setAlignment(RIGHT_ALIGNMENT)
        said = add_items(vbox(spacing=0), self.words, self.detail)
        self._box = add_items(hbox(self, spacing=0), (said, 1), *self.figures)

    def show_line(
        self, line: ScoreLineContent, min_width: int = 0, all_labels: Iterable[str] = ()
    ) -> None:
        """Set the content; `min_width` is the least width of the right column in
        pixels.

        `all_labels` are the labels of all rows, which have the same text size.
        """
        self._right, self._labels = min_width, tuple(all_labels)
        with_properties(self, kind=line.row_kind)
        with_properties(self.words, quiet=str(line.is_quiet).lower())
        self.words.setText(line.label_text)
        self.detail.setText(line.detail_text)
        self.detail.setVisible(bool(line.detail_text))
        for each, value in zip(self.figures, line.column_texts, strict=True):
            each.setText(value)
        self._update_font_sizes()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the text size for a new width."""
        super().resizeEvent(event)
        self._update_font_sizes()

    def _update_font_sizes(self) -> None:
        """Set the largest font sizes at which no word is broken or cut off."""
        inset, air, column = map(scaled_pixels, (_INSET, self._air, _COLUMN))
        figure, q = column - scaled_pixels(_MIN_FIGURE_GAP), current_look().text_factor
        column = max(column, self._right)
        self._box.setContentsMargins(inset, air, inset, air)
        room = self.width() - figure - column - 2 * inset
        words, figures = self._roles
        _set_style(self.words, _style_rule(self._label_size(room, q), q, words))
        values = [part for each in self.figures for part in each.text().split(" ")]
        size = _fitting_size(values, figure, q, figures)
        for each, width in zip(self.figures, (figure, column), strict=True):
            each.setFixedWidth(width)
            _set_style(each, _style_rule(size, q, figures))

    def _label_size(self, room: int, q: float) -> int:
        """Return the text size in pixels of the labels of all rows.

        It is the largest size at which no label wraps; if that is much smaller than
        usual, the largest at which each word fits.
        """
        usual, labels = self._roles[0], self._labels or (self.words.text(),)
        size = _fitting_size(labels, room, q, usual)
        if size >= usual.size - _LARGEST_SHRINK:
            return size
        parts = [part for each in labels for part in each.split(" ")]
        return _fitting_size(parts, room, q, usual)


def _set_style(shown: QLabel, rule: str) -> None:
    """Set the style rule of a label, unless it already has that rule: each change
    repeats the layout."""
    if shown.styleSheet() != rule:
        shown.setStyleSheet(rule)
