"""Buttons of the table: widgets that items paint, so that cards can move over them."""

import re
from string import Template
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from canasta_qt.asset_files import asset_path
from canasta_qt.commands import Command, Sorting
from canasta_qt.gestures import Offer
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import Key, command_key, key_name
from canasta_qt.look.tokens import (
    FIELD_CORNER_RADIUS,
    SENTENCE_FONT,
    TABLE_BUTTON_FONT,
    Layer,
    Palette,
    Shadow,
)
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import SHADOW_EXTENT_PX, Brushes, colour
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.windows.widgets.look import html_text
from canasta_qt.windows.widgets.parts import KeyButton
from canasta_qt.windows.widgets.style import hbox, make_icon, with_properties
from canasta_qt.wording.table.buttons import offer_label, sorting_words

_ICONS: Final = {
    Command.UNDO: Icon.UNDO,
    Command.HINT: Icon.HINT,
    Command.SHOW_ME: Icon.HINT,
}
"""Icons of the commands whose label may be replaced by an icon."""
_BARE_ICONS: Final = {
    Command.REDO: Icon.REDO,
    Command.LEAVE_LESSON: Icon.CLOSE,
    Command.LEAVE_PRACTICE: Icon.CLOSE,
}
"""Icons of the commands whose button has no label unless it is primary."""
BUTTON_HEIGHT_PX: Final = 32.0
TOUCH_BUTTON_HEIGHT_PX: Final = 44.0
"""Smallest height of a button for touch input, in pixels."""
BUTTON_GAP_PX: Final = 8
_SIGN_MARGINS: Final = 10
"""Sum of the pixels above and below the icon of the sort button, at least."""
_SIGN: Final = 20
"""Width and height of an icon, in pixels at text scale 1."""
_SIZES: Final[dict[str, float]] = {
    "button": TABLE_BUTTON_FONT.size, "padding": 11, "less": 10,
    "slot": 14, "long": 12, "longest": 9, "quiet": 14, "small": 13,
    "total": 34, "need": 18,
}  # fmt: skip
"""Font sizes and the padding of buttons, in pixels at text scale 1."""
_SHINE: Final = 8
"""Percent by which the upper edge of a brass button is lighter, and its lower edge
darker."""


def key_cap_text(offer: Offer) -> str:
    """Return the name of the key on the key cap of a button; empty without a key."""
    enter = key_name(Key.Key_Enter) if offer.is_primary else ""
    if offer.command is Command.GO_OUT and enter:
        return enter
    return command_key(offer.command) or enter


def button_height(brushes: Brushes) -> float:
    """Return the height of the buttons on leather in pixels."""
    least = TOUCH_BUTTON_HEIGHT_PX if brushes.style.choices.touch else 0.0
    return max(BUTTON_HEIGHT_PX * brushes.text_scale, least)


def table_style_sheet(
    name: str, brushes: Brushes, sizes: dict[str, float], **values: str
) -> str:
    """Return a style sheet of the assets for the palette and text scale of the table;
    `sizes` are in pixels at text scale 1."""
    scaled = {key: round(size * brushes.text_scale) for key, size in sizes.items()}
    template = Template(asset_path(name).read_text(encoding="utf-8"))
    return template.substitute(brushes.palette._asdict(), **scaled, **values)


def html_on_leather(text: str, palette: Palette) -> str:
    """Return plain text as HTML for a label on leather, with red suit signs."""
    red = rf'<span style="color:{palette.red_on_leather}">\g<0></span>'
    return re.sub("[♦♥]", red, html_text(text))


class TableButton(KeyButton):
    """Button of an offer; the table handles its presses and its key."""

    def __init__(self, offer: Offer, brushes: Brushes) -> None:
        """Create a button with label and key cap, or with an icon if the command never
        has a label."""
        kind = "primary" if offer.is_primary else ""
        if offer.refusal is not None:
            kind = "refused"
        self.offer, self.label = offer, offer_label(offer)
        self.key_name = key_cap_text(offer)
        self.sign: Icon | None = None
        """Icon in place of the label; None shows the label."""
        super().__init__(self.label, self.key_name, kind)
        self._brushes = brushes
        if offer.command in _BARE_ICONS and not offer.is_primary:
            self.show_icon(_BARE_ICONS[offer.command])

    def replace_label(self) -> None:
        """Show an icon in place of label and key cap, if the command has one."""
        if self.offer.command in _ICONS:
            self.show_icon(_ICONS[self.offer.command])

    def hide_key(self) -> None:
        """Show no key cap."""
        self.set_key("")

    def show_icon(self, sign: Icon) -> None:
        """Show an icon in place of label and key cap."""
        self.sign = sign
        b, palette = self._brushes, self._brushes.palette
        ink = palette.brass_text if self.offer.is_primary else palette.felt_text
        side = round(_SIGN * b.text_scale)
        self.setText("")
        self.set_key("")
        self.setIcon(make_icon(sign, side, b.ratio, ink))
        self.setIconSize(QSize(side, side))
        self.setFixedWidth(round(button_height(b)))


class ButtonsItem(PaintedItem):
    """Item that paints a widget with a button for each of its offers.

    The widget is laid out and painted by Qt but never shown: it has no input of its
    own, and cards can move over it.
    """

    def __init__(self, brushes: Brushes, layer: float) -> None:
        """Create an item without buttons, with a margin for shadows."""
        super().__init__(brushes, layer, SHADOW_EXTENT_PX)
        self.cache_pixels()
        self.widget = QWidget()
        self.row = hbox(margins=0, spacing=BUTTON_GAP_PX)
        """Layout of the buttons."""
        self.buttons: tuple[TableButton, ...] = ()
        self.restyle(brushes)

    @override
    def restyle(self, brushes: Brushes) -> None:
        super().restyle(brushes)
        brass, shine = colour(brushes.palette.brass), brushes.style.has_shadows * _SHINE
        top, bottom = brass.lighter(100 + shine), brass.darker(100 + shine)
        self.widget.setFont(brushes.font(SENTENCE_FONT))
        self.widget.setStyleSheet(
            table_style_sheet(
                "leather.qss",
                brushes,
                _SIZES,
                top=top.name(),
                bottom=bottom.name(),
                dashes=f"#A6{brushes.palette.button_outline[1:]}",  # with opacity
            )
        )

    @override
    def place(self, rect: Rect) -> None:
        super().place(rect)
        self.widget.resize(self.area.size().toSize())
        if (layout := self.widget.layout()) is not None:
            layout.setGeometry(self.widget.rect())

    def show_offers(self, offers: tuple[Offer, ...], height: float) -> None:
        """Replace the buttons; `height` is in pixels."""
        for old in self.widget.findChildren(TableButton):
            old.setParent(None)
        self.buttons = tuple(TableButton(offer, self.brushes) for offer in offers)
        for button in self.buttons:
            button.setFixedHeight(round(height))
            self.row.addWidget(button)
            button.show()
        self.update()

    def button_at(self, point: QPointF) -> TableButton | None:
        """Return the button at a point of the scene; None without one."""
        if not self.isVisible():
            return None
        found = self.widget.childAt(self.mapFromScene(point).toPoint())
        return found if isinstance(found, TableButton) else None

    def button_rect(self, button: TableButton) -> Rect:
        """Return the rectangle of a button in the scene."""
        corner = button.mapTo(self.widget, QPoint())
        return self.scene_rect(QRectF(corner, button.size()))

    def highlight_button(self, button: TableButton | None) -> None:
        """Highlight a button of the item; None removes the highlight."""
        for each in self.buttons:
            if bool(each.property("hovered")) != (each is button):
                with_properties(each, hovered=each is button)
                self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the shadows of brass buttons, and the widget."""
        for button in self.buttons if self.brushes.style.has_shadows else ():
            if button.offer.is_primary and button.offer.refusal is None:
                rect, radius = self.button_rect(button), FIELD_CORNER_RADIUS
                self.brushes.draw_rect_shadow(
                    painter, Shadow.BUTTON, self.item_rect(rect), radius
                )
        painter.setBrush(Qt.BrushStyle.NoBrush)  # the widgets use this painter
        flags = QWidget.RenderFlag.DrawChildren
        self.widget.render(painter, QPoint(), QRegion(), flags)


_SORTING_ICONS: Final = {
    Sorting.RANK: Icon.SORT_RANK,
    Sorting.SUIT: Icon.SORT_SUIT,
    Sorting.OWN: Icon.SORT_OWN,
}


class SortButton(ButtonsItem):
    """Button beside the hand that shows how the hand is sorted, and changes the
    sorting."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.ZONE)
        self.widget.setLayout(self.row)
        self._shown: object = None

    def show_sorting(self, sorting: Sorting, at: Rect) -> None:
        """Show the sorting of the hand, in the rectangle `at`."""
        self.place(at)
        if self._shown != (sorting, at, self.brushes):
            self._shown = sorting, at, self.brushes
            self.show_offers((Offer(Command.SORT),), at.h)
            (button,), side = self.buttons, round(at.h) - _SIGN_MARGINS
            button.label = sorting_words(sorting)
            button.show_icon(_SORTING_ICONS[sorting])
            button.setFixedWidth(round(at.w))
            button.setIconSize(button.iconSize().boundedTo(QSize(side, side)))
            self.row.activate()
