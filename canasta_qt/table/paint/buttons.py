"""Buttons painted on the table: primary, ordinary, and possible-but-not-now."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from canasta_qt.commands import Command
from canasta_qt.gestures import Offer
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import RADIUS_FIELD, TABLE_BUTTON
from canasta_qt.table.paint.brushes import (
    CENTRE,
    LEFT,
    Brushes,
    Outline,
    Run,
    key_cap,
    key_cap_size,
    slab,
)
from canasta_qt.translate import translate


class ButtonKind(StrEnum):
    """How a button looks."""

    PRIMARY = "primary"
    PLAIN = "plain"
    NOT_NOW = "not_now"


@dataclass(frozen=True)
class Button:
    """A button of the table; `place` is set when it is laid out."""

    offer: Offer
    label: str
    kind: ButtonKind
    key: str
    rect: QRectF
    chrome: bool = False
    """Painted in the colours of popovers, not of the table."""
    sign: Icon | None = None
    """Shown in place of the words where there is no room for them."""


def key_of(command: Command, *, primary: bool = False) -> str:
    """What the cap beside a button says."""
    enter = translate("keys", "Enter")
    own = {
        Command.DRAW: "D",
        Command.TAKE: "P",
        Command.MELD: "M",
        Command.DISCARD: "X",
        Command.COMMIT: enter,
        Command.UNSTAGE: "⌫",
        Command.ASK: "G",
        Command.YES: "Y",
        Command.NO: "N",
        Command.FLOAT: "E",
        Command.SKIP: translate("keys", "Esc"),
        Command.SHOW_SCORE: enter,
        Command.NEXT_ROUND: enter,
        Command.HINT: "H",
    }.get(command, "")
    return own or (enter if primary else "")


HEIGHT: Final = 34.0
_SIGN: Final = 20.0


def button_width(
    brushes: Brushes, label: str, key: str, *, caps: bool = True, air: float = 28.0
) -> float:
    """Width of a button with or without its key cap."""
    k = brushes.text
    width = brushes.width(TABLE_BUTTON, label) + air * k
    if key and caps:
        width += key_cap_size(brushes, key)[0] + 8 * k
    return width


def kind_of(offer: Offer) -> ButtonKind:
    """The look of an offer."""
    if offer.refusal is not None:
        return ButtonKind.NOT_NOW
    return ButtonKind.PRIMARY if offer.primary else ButtonKind.PLAIN


def paint_button(
    painter: QPainter, brushes: Brushes, button: Button, *, hovered: bool
) -> None:
    """Paint a button inside its rectangle."""
    ground, name, outline = _colours(brushes, button)
    rect = button.rect
    if hovered and button.kind is not ButtonKind.NOT_NOW:
        outline = Outline(brushes.palette.felt_text, 2)
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


def _colours(
    brushes: Brushes, button: Button
) -> tuple[str | None, str, Outline | None]:
    palette = brushes.palette
    match button.kind:
        case ButtonKind.PRIMARY:
            if button.chrome:
                return palette.accent, palette.accent_text, None
            return palette.brass, palette.brass_text, None
        case ButtonKind.NOT_NOW:
            outline = Outline(palette.zone_line, 1, dashed=True)
            return None, palette.felt_muted, outline
        case ButtonKind.PLAIN:
            if button.chrome:
                return palette.raised, palette.text, Outline(palette.control_line, 1)
            return palette.zone, palette.felt_text, Outline(palette.zone_line, 1.5)
