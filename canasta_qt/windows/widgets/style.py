"""Style sheet of the windows, made from the palette and the text roles.

Widgets have the dynamic properties `role` (of a text), `kind` (a surface or a variant
of a control) and `place` (in a row of segments). Only this module sets colours and
sizes of windows.
"""

from collections.abc import Iterator
from itertools import pairwise
from string import Template
from typing import Final, TypeAlias, TypeVar

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QIcon, QPalette
from PySide6.QtWidgets import QToolButton

from canasta_qt.art.render import render_svg
from canasta_qt.art.typefaces import text_font
from canasta_qt.asset_files import asset_path
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon, icon_svg
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.look.tokens import Palette, TextRole
from canasta_qt.overrides import override
from canasta_qt.windows.widgets.look import current_look, scaled_pixels

_PIXELS_AT_TEN_POINTS: Final = 40 / 3
_MAX_TEXT: Final = 2.0
"""Largest text factor."""
_SIGN: Final = 18
"""Width and height of the icon of a button, in pixels at text factor 1."""
_MARK: Final = 14
"""Width and height of the mark of a radio button, in pixels."""
_LINES: Final = 6
"""Pixels between the lines of a row that wraps."""

TEXT_ROLES: Final[dict[str, TextRole]] = {
    "score": tokens.SCORE_TOTAL_FONT,
    "panel_heading": tokens.PANEL_HEADING_FONT,
    "sheet_total": tokens.SHEET_TOTAL_FONT,
    "heading": tokens.DIALOG_HEADING_FONT,
    "end_heading": tokens.GAME_END_HEADING_FONT,
    "title": tokens.SHEET_TITLE_FONT,
    "end_margin": TextRole(17, 400),
    "moments": TextRole(18, 700, is_heading=True),
    "value": TextRole(18, 700),
    "lead": TextRole(15, 400),
    "label": TextRole(15, 600),
    "sum": TextRole(16, 700),
    "sum_total": TextRole(20, 700),
    "strong": tokens.STRONG_BODY_FONT,
    "body": tokens.BODY_FONT,
    "quiet": tokens.QUIET_FONT,
    "detail": TextRole(13, 400),
}
"""Text roles of labels, by the value of their dynamic property `role`."""


def text_factor_of_font(font: QFont) -> float:
    """Return the text factor for the font of the desktop, 1 to 2."""
    return min(max(QFontInfo(font).pixelSize() / _PIXELS_AT_TEN_POINTS, 1.0), _MAX_TEXT)


def style_sheet(colours: Palette, text_factor: float = 1.0) -> str:
    """Return the style sheet of the windows for a palette and a text factor."""
    values: dict[str, object] = colours._asdict()
    values.update(
        body=round(tokens.BODY_FONT.size * text_factor),
        button=round(tokens.DIALOG_BUTTON_FONT.size * text_factor),
        main=round(tokens.MAIN_BUTTON_FONT.size * text_factor),
        label=round(TEXT_ROLES["label"].size * text_factor),
        mark=round(_MARK * text_factor),
        round=round(_MARK * text_factor / 2) + 2,
        tick=asset_path(f"tick-{_shade(colours.accent_text)}.png").as_posix(),
    )
    sizes = "".join(
        f'QLabel[role="{name}"] {{ font-size: {round(role.size * text_factor)}px; '
        f"font-weight: {role.weight}; "
        f"font-family: {font_families(text_font(role))}; }}\n"
        for name, role in TEXT_ROLES.items()
    )
    sheet = Template(asset_path("style.qss").read_text(encoding="utf-8"))
    return sheet.substitute(values) + sizes


def _shade(colour: str) -> str:
    return "dark" if QColor(colour).lightnessF() < 0.5 else "light"


def font_families(font: QFont) -> str:
    """Return the families of a font in the syntax of style sheets."""
    return ", ".join(f'"{family}"' for family in font.families())


def qt_palette(colours: Palette) -> QPalette:
    """Return the Qt palette for widgets that the style sheet does not cover."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, name in {
        roles.Window: colours.window_background,
        roles.WindowText: colours.text,
        roles.Base: colours.field_background,
        roles.AlternateBase: colours.surface,
        roles.Text: colours.text,
        roles.Button: colours.field_background,
        roles.ButtonText: colours.text,
        roles.BrightText: colours.accent_text,
        roles.Highlight: colours.accent,
        roles.HighlightedText: colours.accent_text,
        roles.ToolTipBase: colours.surface,
        roles.ToolTipText: colours.text,
        roles.PlaceholderText: colours.muted_text,
        roles.Link: colours.accent,
        roles.LinkVisited: colours.accent,
        roles.Light: colours.surface,
        roles.Mid: colours.hairline,
        roles.Dark: colours.control_outline,
    }.items():
        made.setColor(role, QColor(name))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.muted_text))
    return made


_Widget = TypeVar("_Widget", bound=QtWidgets.QWidget)


def with_properties(widget: _Widget, **properties: object) -> _Widget:
    """Set dynamic properties of a widget, to which the style sheet refers; return the
    widget.

    Qt applies the style sheet when the widget is first shown, but not after a change.
    """
    for name, value in properties.items():
        widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
    return widget


_Box = TypeVar("_Box", bound=QtWidgets.QBoxLayout)
_Thing: TypeAlias = QtWidgets.QWidget | QtWidgets.QLayout | int | None
_Margins: TypeAlias = tuple[int, int, int, int] | int | None
"""Margins at the left, top, right and bottom in pixels, or one number for all four;
None does not change them."""


class WrapRow(QtWidgets.QHBoxLayout):
    """Row layout that continues on further lines if one line is too narrow."""

    @override
    def minimumSize(self) -> QSize:
        """Return a size as wide as the widest item, which may have a line of its
        own."""
        margins, least = self.contentsMargins(), super().minimumSize()
        widest = max([0, *(each.minimumSize().width() for each in self._things())])
        return QSize(widest + margins.left() + margins.right(), least.height())

    @override
    def hasHeightForWidth(self) -> bool:
        """Return True, as a narrower row has more lines."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at a width."""
        if super().minimumSize().width() <= width:
            if super().hasHeightForWidth():
                return super().heightForWidth(width)
            return super().sizeHint().height()
        margins = self.contentsMargins()
        places = self._places(QRect(0, 0, width, 0).marginsRemoved(margins))
        return max([0, *(rect.bottom() + 1 for _, rect in places)]) + margins.bottom()

    @override
    def setGeometry(self, rect: QRect) -> None:
        """Place the items on one line if they fit, otherwise on several lines."""
        super().setGeometry(rect)
        if super().minimumSize().width() > rect.width():
            inner = rect.marginsRemoved(self.contentsMargins())
            for thing, place in self._places(inner):
                thing.setGeometry(place)

    def _things(self) -> list[QtWidgets.QLayoutItem]:
        found = (self.itemAt(i) for i in range(self.count()))
        return [
            each for each in found if each and (not each.isEmpty() or each.spacerItem())
        ]

    def _places(self, inner: QRect) -> Iterator[tuple[QtWidgets.QLayoutItem, QRect]]:
        """Yield the items with their rectangles; an item that stretches has a line of
        its own."""
        x, y, high = inner.left(), inner.top(), 0
        for each in self._things():
            size = each.sizeHint()
            if each.expandingDirections() & Qt.Orientation.Horizontal:
                size.setWidth(inner.width())
                if each.hasHeightForWidth():
                    size.setHeight(each.heightForWidth(inner.width()))
            if x > inner.left() and x + size.width() > inner.right() + 1:
                x, y, high = inner.left(), y + high + _LINES, 0
            yield each, QRect(x, y, min(size.width(), inner.width()), size.height())
            x, high = x + size.width() + self.spacing(), max(high, size.height())


def hbox(
    owner: QtWidgets.QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
    *,
    wraps: bool = False,
) -> QtWidgets.QHBoxLayout:
    """Return a row layout, set for `owner` if given; with `wraps` it continues on
    further lines."""
    row = WrapRow() if wraps else QtWidgets.QHBoxLayout()
    return _set_spacing(row, owner, margins, spacing)


def vbox(
    owner: QtWidgets.QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
) -> QtWidgets.QVBoxLayout:
    """Return a column layout, set for `owner` if given."""
    return _set_spacing(QtWidgets.QVBoxLayout(), owner, margins, spacing)


def _set_spacing(
    box: _Box, owner: QtWidgets.QWidget | None, margins: _Margins, spacing: int | None
) -> _Box:
    if owner is not None:
        owner.setLayout(box)
    if isinstance(margins, int):
        margins = (margins, margins, margins, margins)
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    return box


def grid_box(
    horizontal_gap: int,
    vertical_gap: int,
    stretch_column: int,
    owner: QtWidgets.QWidget | None = None,
) -> QtWidgets.QGridLayout:
    """Return a grid layout with gaps in pixels; the column `stretch_column`
    stretches."""
    made = QtWidgets.QGridLayout()
    if owner is not None:
        owner.setLayout(made)
    made.setHorizontalSpacing(horizontal_gap)
    made.setVerticalSpacing(vertical_gap)
    made.setColumnStretch(stretch_column, 1)
    return made


def set_tab_order(*fields: QtWidgets.QWidget) -> None:
    """Set the order in which Tab moves through these fields, after the place of the
    first one.

    Without it Qt adds later widgets at the end, after the buttons of a dialog.
    """
    for before, after in pairwise(fields):
        QtWidgets.QWidget.setTabOrder(before, after)


def add_items(box: _Box, *things: _Thing | tuple[_Thing, int]) -> _Box:
    """Add widgets and layouts to a layout; return the layout.

    A pair is an item with its stretch factor, a number is a gap in pixels, None is a
    stretch.
    """
    for item in things:
        thing, stretch = item if isinstance(item, tuple) else (item, 0)
        if thing is None:
            box.addStretch(1)
        elif isinstance(thing, int):
            box.addSpacing(thing)
        elif isinstance(thing, QtWidgets.QLayout):
            box.addLayout(thing, stretch)
        else:
            box.addWidget(thing, stretch)
    return box


def make_icon(kind: Icon, size: int, pixel_ratio: float, colour: str) -> QIcon:
    """Return a Qt icon in one colour; `size` is in pixels."""
    return QIcon(render_svg(icon_svg(kind, colour), size, size, pixel_ratio))


class IconButton(QToolButton):
    """Button with an icon instead of a text; its name is the tooltip and the accessible
    name."""

    def __init__(self, kind: Icon, words: str, variant: str = "bar") -> None:
        """Create the button; `words` are tooltip and accessible name, `variant` is a
        kind in the style sheet."""
        super().__init__()
        with_properties(self, kind=variant)
        self.set_icon_and_text(kind, words)

    def set_icon_and_text(self, kind: Icon, words: str) -> None:
        """Show another icon, and set tooltip and accessible name."""
        self._kind = kind
        set_tooltip(self, words)
        self.setAccessibleName(words)
        self._draw()

    def _draw(self) -> None:
        """Draw the icon in the size of text, in the accent colour if the button is
        checked."""
        side, ratio = scaled_pixels(_SIGN), self.devicePixelRatioF()
        self.setIconSize(QSize(side, side))
        self.setFixedSize(side + 14, side + 10)
        colours, on = current_look().colours, QIcon.State.On
        made = make_icon(self._kind, side, ratio, colours.text)
        if self.isCheckable():
            drawn = icon_svg(self._kind, colours.accent)
            made.addPixmap(render_svg(drawn, side, side, ratio), state=on)
        self.setIcon(made)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon again in the colours of a new look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
