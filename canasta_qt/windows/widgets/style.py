"""The one style sheet of the window, made from the palette and the text roles.

Widgets say what they are through the dynamic properties `role` (a kind of text),
`kind` (a surface or a variant of a control) and `place` (within a row of segments);
colours and sizes stand here and nowhere else in the windows.
"""

from dataclasses import dataclass, field
from string import Template
from typing import Final, TypeAlias, TypeVar

from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from canasta_qt.art.deck_style import DeckColours, DeckStyle
from canasta_qt.look import tokens
from canasta_qt.look.tokens import Palette, TextRole

_CLUBS: Final = 0
_DIAMONDS: Final = 1
_HEARTS: Final = 2
"""Suits as cards number them."""

_PIXELS_AT_TEN_POINTS: Final = 40 / 3
_LARGEST: Final = 2.0

ROLES: Final[dict[str, TextRole]] = {
    "score": tokens.SCORE_TOTAL,
    "score_many": tokens.SCORE_TOTAL_MANY,
    "sheet_total": tokens.SHEET_TOTAL,
    "heading": tokens.DIALOG_HEADING,
    "end_heading": tokens.GAME_END_HEADING,
    "title": TextRole(16, 700),
    "lead": TextRole(15, 400),
    "label": TextRole(15, 600),
    "strong": tokens.BODY_STRONG,
    "body": tokens.BODY,
    "quiet": tokens.QUIET,
}
"""Kinds of text a label may be, by the value of its `role`."""

_TEXT: Final = Template(
    """
QWidget { color: $text; font-size: ${body}px; }
QToolTip { background: $surface; color: $text; border: 1px solid $control_line;
  padding: 4px 8px; }
QMainWindow, QWidget[kind="chrome"] { background: $chrome; }
QLabel { background: transparent; }
QLabel[role="quiet"], QLabel[quiet="true"] { color: $muted; }
QLabel[accent="true"] { color: $accent; }
QLabel a { color: $accent; }
"""
)

_BARS: Final = Template(
    """
QMenuBar { background: $chrome; border-bottom: 1px solid $line; padding: 0 8px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $accent_soft; }
QMenu { background: $surface; border: 1px solid $control_line; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: $accent_soft; color: $text; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::indicator { left: 7px; width: 13px; height: 13px; }
QToolButton[kind="bar"] { background: transparent; border: 2px solid transparent;
  border-radius: 6px; }
QToolButton[kind="bar"]:hover, QToolButton[kind="bar"]:checked {
  background: $accent_soft; }
QToolButton[kind="bar"]:focus { border-color: $accent; }
"""
)

_SURFACES: Final = Template(
    """
QFrame[kind="sheet"] { background: $chrome; border: 1px solid $line;
  border-radius: 14px; }
QFrame[kind="card"] { background: $surface; border: 1px solid $line;
  border-radius: 12px; }
QFrame[kind="paper"] { background: $raised; border: 1px solid $line;
  border-radius: 10px; }
QFrame[kind="panel"] { background: $chrome; border: 0;
  border-left: 1px solid $line; }
QFrame[kind="rule"] { background: $line; border: 0; max-height: 1px;
  min-height: 1px; }
QFrame[kind="thick_rule"] { background: $control_line; border: 0; max-height: 2px;
  min-height: 2px; }
QFrame[kind="upright"] { background: $line; border: 0; max-width: 1px;
  min-width: 1px; }
QFrame[kind="chosen"] { background: $accent_soft; border: 0; }
QFrame[kind="ring"] { background: transparent; border: 2px solid $accent;
  border-radius: 8px; }
QWidget[kind="clear"], QScrollArea[kind="clear"] { background: transparent;
  border: 0; }
"""
)

_BUTTONS: Final = Template(
    """
QPushButton { background: $raised; color: $text; border: 1px solid $control_line;
  border-radius: 8px; padding: 7px 17px; font-size: ${button}px;
  font-weight: 600; }
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $accent_soft; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 16px; }
QPushButton:disabled { color: $muted; border: 1px dashed $control_line; }
QPushButton[kind="primary"] { background: $accent; color: $accent_text;
  border-color: $accent; font-size: ${main}px; padding: 9px 22px; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; padding: 8px 21px; }
QPushButton[kind="primary"]:disabled { background: $chrome; color: $muted; }
QPushButton[kind="segment"] { border-radius: 0; padding: 8px 14px;
  margin-left: -1px; }
QPushButton[kind="segment"][place="first"] { border-top-left-radius: 8px;
  border-bottom-left-radius: 8px; margin-left: 0; }
QPushButton[kind="segment"][place="last"] { border-top-right-radius: 8px;
  border-bottom-right-radius: 8px; }
QPushButton[kind="segment"][place="only"] { border-radius: 8px; margin-left: 0; }
QPushButton[kind="segment"]:checked { background: $accent; color: $accent_text;
  border-color: $accent; }
QPushButton[kind="segment"]:focus { border: 2px solid $text; padding: 7px 13px; }
QToolButton[kind="close"] { background: transparent; border: 2px solid transparent;
  border-radius: 6px; }
QToolButton[kind="close"]:hover { background: $accent_soft; }
QToolButton[kind="close"]:focus { border-color: $accent; }
"""
)

_FIELDS: Final = Template(
    """
QLineEdit, QComboBox, QPlainTextEdit, QTextBrowser { background: $raised;
  color: $text; border: 1px solid $control_line; border-radius: 8px;
  padding: 7px 11px; selection-background-color: $accent;
  selection-color: $accent_text; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus,
QListView:focus { border: 2px solid $accent; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
  padding: 6px 10px; }
QComboBox { padding-right: 30px; combobox-popup: 0; }
QComboBox:focus { padding-right: 29px; }
QComboBox::drop-down { border: 0; width: 28px; }
QComboBox QAbstractItemView { background: $raised; color: $text;
  border: 1px solid $control_line; selection-background-color: $accent_soft;
  selection-color: $text; padding: 4px; outline: 0; border-radius: 0; }
QComboBox QAbstractItemView::item { padding: 5px 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: $accent_soft;
  color: $text; border-left: 4px solid $accent; border-top-left-radius: 0;
  border-bottom-left-radius: 0; padding-left: 4px; }
QListView { background: $raised; border: 1px solid $line; border-radius: 10px;
  outline: 0; }
QListView[kind="log"] { background: transparent; border: 0; border-radius: 0; }
QListView[kind="log"]:focus { border: 2px solid $accent; border-radius: 8px; }
QListView[kind="pages"] { background: transparent; border: 0; border-radius: 0;
  border-right: 1px solid $line; font-size: ${label}px; padding: 10px 0; }
QListView[kind="pages"]::item { padding: 10px 12px; margin: 0 10px 0 10px;
  border-radius: 8px; color: $text; }
QListView[kind="pages"]::item:hover { background: $surface; }
QListView[kind="pages"]::item:selected { background: $accent_soft; color: $text;
  border-left: 4px solid $accent; border-top-left-radius: 0;
  border-bottom-left-radius: 0; padding-left: 8px; }
"""
)

_SLIDERS: Final = Template(
    """
QSlider { min-height: 28px; background: transparent; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px;
  background: $accent; }
QSlider::handle:horizontal { width: 18px; height: 18px; margin: -9px 0;
  border-radius: 11px; background: $accent; border: 2px solid $raised; }
QSlider::handle:horizontal:focus, QSlider::handle:horizontal:hover {
  border-color: $text; }
QScrollBar { background: transparent; border: 0; margin: 2px; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $control_line; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)


@dataclass(frozen=True)
class Look:
    """Everything a window needs to know to paint itself."""

    colours: Palette = tokens.LIGHT
    deck: DeckStyle = field(default_factory=DeckStyle)
    q: float = 1.0
    shadows: bool = True
    """High contrast has none."""

    @property
    def suits(self) -> dict[int, str]:
        """Colours of suits in a text, as the deck has them; those left out are ink."""
        colours = self.colours
        if self.deck.palette is DeckColours.CLASSIC:
            return {_DIAMONDS: colours.red_on_chrome, _HEARTS: colours.red_on_chrome}
        return {
            _CLUBS: colours.green_on_chrome,
            _DIAMONDS: colours.blue_on_chrome,
            _HEARTS: colours.red_on_chrome,
        }

    def pixels(self, length: float) -> int:
        """A length that holds text, grown with the text."""
        return round(length * self.q)


_PARTS: Final = (_TEXT, _BARS, _SURFACES, _BUTTONS, _FIELDS, _SLIDERS)


def font_factor(font: QFont) -> float:
    """How much larger than usual the desktop wants its text: 1 to 2."""
    return min(max(QFontInfo(font).pixelSize() / _PIXELS_AT_TEN_POINTS, 1.0), _LARGEST)


def style_sheet(colours: Palette, q: float = 1.0) -> str:
    """The style sheet of the whole window; `q` multiplies every text size."""
    values: dict[str, object] = dict(tokens.colours(colours))
    values.update(
        body=round(tokens.BODY.size * q),
        button=round(tokens.DIALOG_BUTTON.size * q),
        main=round(tokens.MAIN_BUTTON.size * q),
        label=round(ROLES["label"].size * q),
    )
    sizes = "".join(
        f'QLabel[role="{name}"] {{ font-size: {round(role.size * q)}px; '
        f"font-weight: {role.weight}; }}\n"
        for name, role in ROLES.items()
    )
    return "".join(part.substitute(values) for part in _PARTS) + sizes


def qt_palette(colours: Palette) -> QPalette:
    """The same colours for what no style sheet reaches."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, name in {
        roles.Window: colours.chrome,
        roles.WindowText: colours.text,
        roles.Base: colours.raised,
        roles.AlternateBase: colours.surface,
        roles.Text: colours.text,
        roles.Button: colours.raised,
        roles.ButtonText: colours.text,
        roles.BrightText: colours.accent_text,
        roles.Highlight: colours.accent,
        roles.HighlightedText: colours.accent_text,
        roles.ToolTipBase: colours.surface,
        roles.ToolTipText: colours.text,
        roles.PlaceholderText: colours.muted,
        roles.Link: colours.accent,
        roles.LinkVisited: colours.accent,
        roles.Light: colours.surface,
        roles.Mid: colours.line,
        roles.Dark: colours.control_line,
    }.items():
        made.setColor(role, QColor(name))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.muted))
    return made


def text_font(role: TextRole, q: float = 1.0) -> QFont:
    """A text role as a font, for what is painted by hand."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(role.size * q))
    font.setWeight(QFont.Weight(role.weight))
    return font


_Widget = TypeVar("_Widget", bound=QWidget)


def marked(widget: _Widget, **properties: object) -> _Widget:
    """Set the properties the style sheet asks for; returns the same widget."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    return widget


_Box = TypeVar("_Box", QHBoxLayout, QVBoxLayout)
_Margins: TypeAlias = tuple[int, int, int, int] | None
"""Left, top, right, bottom; None is what the style says."""


def hbox(
    owner: QWidget | None = None, margins: _Margins = None, spacing: int | None = None
) -> QHBoxLayout:
    """Make a row, of its owner's if there is one."""
    return _spaced(QHBoxLayout(), owner, margins, spacing)


def vbox(
    owner: QWidget | None = None, margins: _Margins = None, spacing: int | None = None
) -> QVBoxLayout:
    """Make a column, of its owner's if there is one."""
    return _spaced(QVBoxLayout(), owner, margins, spacing)


def _spaced(
    box: _Box, owner: QWidget | None, margins: _Margins, spacing: int | None
) -> _Box:
    if owner is not None:
        owner.setLayout(box)
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    return box


def restyle(widget: QWidget) -> None:
    """Let a changed property show."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
