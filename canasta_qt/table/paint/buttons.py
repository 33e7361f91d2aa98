"""Painted buttons of the table: primary, ordinary and refused ones."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from canasta_qt.commands import Command, Sorting
from canasta_qt.gestures import Offer
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import Key, command_key, key_name
from canasta_qt.look.tokens import FIELD_CORNER_RADIUS, TABLE_BUTTON_FONT, Layer, Shadow
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    SHADOW_EXTENT_PX,
    Brushes,
    Outline,
    TextRun,
    colour,
    colour_with_opacity,
    key_cap_size,
    paint_key_cap,
    paint_rounded_rect,
    vertical_gradient,
)
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.wording.table.buttons import offer_label, sorting_words


@dataclass(frozen=True)
class Button:
    """A painted button: its rectangle, offer and label."""

    offer: Offer
    label: str
    key_name: str
    rect: QRectF
    icon: Icon | None = None
    """Icon in place of the label; None shows the label."""


def key_cap_text(offer: Offer) -> str:
    """Return the name of the key on the key cap of a button; empty without a key."""
    enter = key_name(Key.Key_Enter) if offer.is_primary else ""
    if offer.command is Command.GO_OUT and enter:
        return enter
    return command_key(offer.command) or enter


COMMAND_ICONS: Final = {
    Command.UNDO: Icon.UNDO,
    Command.HINT: Icon.HINT,
    Command.SHOW_ME: Icon.HINT,
}
"""Icons of the commands whose label may be replaced by an icon."""
_WORDLESS: Final = {
    Command.REDO: Icon.REDO,
    Command.LEAVE_LESSON: Icon.CLOSE,
    Command.LEAVE_PRACTICE: Icon.CLOSE,
}
BUTTON_HEIGHT_PX: Final = 32.0
TOUCH_BUTTON_HEIGHT_PX: Final = 44.0
"""Smallest height of a button for touch input, in pixels."""
BUTTON_GAP_PX: Final = 8.0
_SIGN: Final = 20.0
"""Width and height of an icon, in pixels at text scale 1."""


def button_height(brushes: Brushes) -> float:
    """Return the height of painted buttons in pixels."""
    least = TOUCH_BUTTON_HEIGHT_PX if brushes.style.choices.touch else 0.0
    return max(BUTTON_HEIGHT_PX * brushes.text_scale, least)


_SHINE: Final = 108
"""Lightness in percent of the upper edge of a brass button; its lower edge is darker by
the same factor."""


def _brass(painter: QPainter, brushes: Brushes, rect: QRectF) -> None:
    """Paint the background of the primary button, and its shadow."""
    palette = brushes.palette
    brass = colour(palette.brass)
    brushes.draw_rect_shadow(painter, Shadow.BUTTON, rect, FIELD_CORNER_RADIUS)
    ground = vertical_gradient(rect, brass.lighter(_SHINE), brass.darker(_SHINE))
    paint_rounded_rect(painter, rect, FIELD_CORNER_RADIUS, ground)
    painter.setPen(colour_with_opacity(palette.felt_text, 0.28))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(line, FIELD_CORNER_RADIUS, FIELD_CORNER_RADIUS)


class ButtonsItem(PaintedItem):
    """Item that paints a button for each of its offers, side by side."""

    def __init__(self, brushes: Brushes, layer: float) -> None:
        """Create an item without buttons, with a margin for shadows."""
        super().__init__(brushes, layer, SHADOW_EXTENT_PX)
        self.cache_pixels()
        self.offers: tuple[Offer, ...] = ()
        self.buttons: tuple[Button, ...] = ()
        self.hovered: Button | None = None

    def button_widths(self, *, caps: bool, air: float = 28.0) -> list[float]:
        """Return the width of every button; with `caps` key caps are included. `air` is
        the padding."""
        b, found = self.brushes, []
        for offer in self.offers:
            label = b.text_width(TABLE_BUTTON_FONT, offer_label(offer))
            width = label + air * b.text_scale
            if caps and (key := key_cap_text(offer)):
                width += key_cap_size(b, key)[0] + 8 * b.text_scale
            wordless = offer.command in _WORDLESS and not offer.is_primary
            found.append(button_height(b) if wordless else width)
        return found

    def place_buttons(
        self,
        corner: QPointF,
        widths: list[float],
        height: float,
        *,
        signs: bool = False,
    ) -> None:
        """Place buttons of these widths side by side, beginning at `corner`.

        Buttons of commands in `_WORDLESS` have an icon instead of the label, unless
        they are primary; with `signs` so have those in `COMMAND_ICONS`.
        """
        x, placed = corner.x(), []
        for offer, width in zip(self.offers, widths, strict=True):
            rect = QRectF(x, corner.y(), width, height)
            icons = {} if offer.is_primary else _WORDLESS
            sign = {**icons, **(COMMAND_ICONS if signs else {})}.get(offer.command)
            label, key = offer_label(offer), key_cap_text(offer)
            placed.append(Button(offer, label, key, rect, sign))
            x += width + BUTTON_GAP_PX
        self.buttons = tuple(placed)

    def button_at(self, point: QPointF) -> Button | None:
        """Return the button at a point of the scene; None without one."""
        if not self.isVisible():
            return None
        local = self.mapFromScene(point)
        return next((b for b in self.buttons if b.rect.contains(local)), None)

    def button_rect(self, button: Button) -> Rect:
        """Return the rectangle of a button in the scene."""
        return self.scene_rect(button.rect)

    def highlight_button(self, button: Button | None) -> None:
        """Highlight a button of the item; None removes the highlight."""
        if button != self.hovered:
            self.hovered = button
            self.update()

    def paint_buttons(self, painter: QPainter) -> None:
        for button in self.buttons:
            name = self._paint_background(painter, button)
            if button.icon is None:
                self._paint_label(painter, button, name)
            else:
                side = _SIGN * self.brushes.text_scale
                at = QRectF(0, 0, side, side)
                at.moveCenter(button.rect.center())
                self.brushes.draw_icon(painter, button.icon, at, name)

    def _paint_background(self, painter: QPainter, button: Button) -> str:
        """Paint background and outline of a button; return the name of its text
        colour."""
        b, palette, rect = self.brushes, self.brushes.palette, button.rect
        if button.offer.refusal is not None:
            edge = Outline(palette.button_outline, 1, is_dashed=True)
            paint_rounded_rect(painter, rect, FIELD_CORNER_RADIUS, None, edge)
            return palette.felt_muted_text
        primary = button.offer.is_primary
        ground: str | None = palette.brass if primary else palette.leather_button
        outline = None if primary else Outline(palette.button_outline, 1.5)
        if button == self.hovered:
            outline = Outline(palette.felt_text, 2)
        if primary and b.style.has_shadows:
            _brass(painter, b, rect)
            ground = None
        paint_rounded_rect(painter, rect, FIELD_CORNER_RADIUS, ground, outline)
        return palette.brass_text if primary else palette.felt_text

    def _paint_label(self, painter: QPainter, button: Button, name: str) -> None:
        """Paint the label in the colour `name`, and if there is room the key cap."""
        b, rect, k = self.brushes, button.rect, self.brushes.text_scale
        words = TextRun(button.label, TABLE_BUTTON_FONT, name)
        wide, high = key_cap_size(b, button.key_name) if button.key_name else (0.0, 0.0)
        text = b.text_width(TABLE_BUTTON_FONT, button.label)
        if not button.key_name or text + wide + 18 * k > rect.width() + 1:
            b.draw_text_line(painter, rect.adjusted(6, 0, -6, 0), words, CENTRE)
            return
        x = rect.left() + (rect.width() - text - wide - 8 * k) / 2
        b.draw_text_line(painter, QRectF(x, rect.top(), text, rect.height()), words)
        cap = QRectF(x + text + 8 * k, rect.center().y() - high / 2, wide, high)
        paint_key_cap(painter, b, cap, button.key_name, name)


_SORTED: Final = {
    Sorting.RANK: Icon.SORT_RANK,
    Sorting.SUIT: Icon.SORT_SUIT,
    Sorting.OWN: Icon.SORT_OWN,
}


class SortButton(ButtonsItem):
    """Button beside the hand that shows how the hand is sorted, and changes the
    sorting."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.ZONE)

    def show_sorting(self, sorting: Sorting, at: Rect) -> None:
        """Show the sorting of the hand, in the rectangle `at`."""
        self.place(at)
        offer = Offer(Command.SORT)
        label, sign = sorting_words(sorting), _SORTED[sorting]
        rect = QRectF(0, 0, at.w, at.h)
        buttons = (Button(offer, label, key_cap_text(offer), rect, sign),)
        if buttons != self.buttons:
            self.buttons = buttons
            self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        self.paint_buttons(painter)
