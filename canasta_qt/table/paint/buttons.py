"""Buttons painted on the table: primary, ordinary, and possible-but-not-now."""

from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from canasta_qt.commands import Command, Sorting
from canasta_qt.gestures import Offer
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import Key, command_key, key_name
from canasta_qt.look.tokens import RADIUS_FIELD, TABLE_BUTTON, Layer, Shadow
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    LEFT,
    REACH,
    Brushes,
    Outline,
    Run,
    colour,
    downwards,
    key_cap,
    key_cap_size,
    slab,
    thinned,
)
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.wording.table.buttons import sorting_words


@dataclass(frozen=True)
class Button:
    """A button of the table, where it is laid out."""

    offer: Offer
    label: str
    key: str
    rect: QRectF
    sign: Icon | None = None
    """Shown in place of the words where there is no room for them."""


def key_of(offer: Offer) -> str:
    """Return what the cap beside a button says."""
    enter = key_name(Key.Key_Enter) if offer.primary else ""
    if offer.command is Command.GO_OUT and enter:
        return enter
    return command_key(offer.command) or enter


SIGNS: Final = {
    Command.UNDO: Icon.UNDO,
    Command.HINT: Icon.HINT,
    Command.SHOW_ME: Icon.HINT,
}
"""Shown where there is no room for words."""
_WORDLESS: Final = {Command.LEAVE_LESSON: Icon.CLOSE}
HEIGHT: Final = 32.0
FINGER: Final = 44.0
"""The least height where fingers press."""
GAP: Final = 8.0
_SIGN: Final = 20.0


def button_height(brushes: Brushes) -> float:
    """Return the height that a button should have."""
    return max(HEIGHT * brushes.text, FINGER if brushes.style.touch else 0.0)


def button_width(
    brushes: Brushes, label: str, key: str, *, caps: bool = True, air: float = 28.0
) -> float:
    """Return width of a button with or without its key cap."""
    k = brushes.text
    width = brushes.width(TABLE_BUTTON, label) + air * k
    if key and caps:
        width += key_cap_size(brushes, key)[0] + 8 * k
    return width


def paint_button(
    painter: QPainter, brushes: Brushes, button: Button, *, hovered: bool
) -> None:
    """Paint a button inside its rectangle."""
    ground, name, outline = _colours(brushes, button)
    rect = button.rect
    if hovered and button.offer.refusal is None:
        outline = Outline(brushes.palette.felt_text, 2)
    if ground == brushes.palette.brass and brushes.style.shadows:
        brushes.ground(painter, rect, "brass", partial(_brass, brushes))
        ground = None
    slab(painter, rect, RADIUS_FIELD, ground, outline)
    if button.sign is not None:
        size = _SIGN * brushes.text
        corner = rect.center() - QPointF(size / 2, size / 2)
        brushes.icon(painter, button.sign, QRectF(corner, QSizeF(size, size)), name)
        return
    k = brushes.text
    words = Run(button.label, TABLE_BUTTON, name)
    wide, high = key_cap_size(brushes, button.key) if button.key else (0.0, 0.0)
    text = brushes.width(TABLE_BUTTON, button.label)
    caps = bool(button.key) and text + wide + 18 * k <= rect.width() + 1
    if not caps:
        brushes.write(painter, rect.adjusted(6, 0, -6, 0), words, CENTRE)
        return
    x = rect.left() + (rect.width() - text - wide - 8 * k) / 2
    brushes.write(painter, QRectF(x, rect.top(), text, rect.height()), words, LEFT)
    cap = QRectF(x + text + 8 * k, rect.center().y() - high / 2, wide, high)
    key_cap(painter, brushes, cap, button.key, name)


_SHINE: Final = 108
"""How light a brass button is at its top and dark at its foot, in percent."""


def _brass(brushes: Brushes, painter: QPainter, rect: QRectF) -> None:
    palette = brushes.palette
    brass = colour(palette.brass)
    brushes.raised(painter, Shadow.BUTTON, rect, RADIUS_FIELD)
    ground = downwards(rect, brass.lighter(_SHINE), brass.darker(_SHINE))
    slab(painter, rect, RADIUS_FIELD, ground)
    painter.setPen(thinned(palette.felt_text, 0.28))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(line, RADIUS_FIELD, RADIUS_FIELD)


def _colours(
    brushes: Brushes, button: Button
) -> tuple[str | None, str, Outline | None]:
    palette = brushes.palette
    if button.offer.refusal is not None:
        return None, palette.felt_muted, Outline(palette.zone_line, 1, dashed=True)
    if button.offer.primary:
        return palette.brass, palette.brass_text, None
    return palette.button, palette.felt_text, Outline(palette.zone_line, 1.5)


LabelledOffers: TypeAlias = tuple[tuple[Offer, str], ...]


class ButtonsItem(PaintedItem):
    """An item with a row of buttons, one for each offer."""

    def __init__(self, brushes: Brushes, layer: float) -> None:
        """Begin without buttons; their ground casts a shadow."""
        super().__init__(brushes, layer, REACH)
        self.keep_picture()
        self.offers: LabelledOffers = ()
        self.buttons: tuple[Button, ...] = ()
        self.hovered: Button | None = None

    def widths(self, *, caps: bool, air: float = 28.0) -> list[float]:
        """Return width of every button, with or without its key cap."""
        b = self.brushes
        return [
            button_height(b)
            if offer.command in _WORDLESS
            else button_width(b, label, key_of(offer), caps=caps, air=air)
            for offer, label in self.offers
        ]

    def place_buttons(
        self, corner: QPointF, widths: list[float], high: float, *, signs: bool = False
    ) -> None:
        """Put the buttons side by side; with `signs`, what has a sign is one."""
        x, placed = corner.x(), []
        for (offer, label), width in zip(self.offers, widths, strict=True):
            rect = QRectF(x, corner.y(), width, high)
            sign = {**_WORDLESS, **(SIGNS if signs else {})}.get(offer.command)
            placed.append(Button(offer, label, key_of(offer), rect, sign))
            x += width + GAP
        self.buttons = tuple(placed)

    def button_at(self, point: QPointF) -> Button | None:
        """Return the button under a point of the scene."""
        if not self.isVisible():
            return None
        local = self.mapFromScene(point)
        return next((b for b in self.buttons if b.rect.contains(local)), None)

    def rect_of(self, button: Button) -> Rect:
        """Return where a button is on the table."""
        return self.outer(button.rect)

    def hover(self, button: Button | None) -> None:
        """Light the button under the cursor."""
        if button != self.hovered:
            self.hovered = button
            self.update()

    def paint_buttons(self, painter: QPainter) -> None:
        """Paint all of them."""
        for button in self.buttons:
            paint_button(painter, self.brushes, button, hovered=button == self.hovered)


_SORTED: Final = {
    Sorting.RANK: Icon.SORT_RANK,
    Sorting.SUIT: Icon.SORT_SUIT,
    Sorting.OWN: Icon.SORT_OWN,
}


class SortButton(ButtonsItem):
    """The button at the end of the hand: shows how it is sorted, and changes that."""

    def __init__(self, brushes: Brushes) -> None:
        """Show nothing yet."""
        super().__init__(brushes, Layer.ZONE)

    def show_sorting(self, sorting: Sorting, at: Rect, ratio: float) -> None:
        """Show the way in which the hand is sorted."""
        self.place(at, ratio)
        offer = Offer(Command.SORT)
        label, sign = sorting_words(sorting), _SORTED[sorting]
        rect = QRectF(0, 0, at.w, at.h)
        buttons = (Button(offer, label, key_of(offer), rect, sign),)
        if buttons != self.buttons:
            self.buttons = buttons
            self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        self.paint_buttons(painter)
