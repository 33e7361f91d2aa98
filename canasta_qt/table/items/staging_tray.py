"""Staging tray: staged cards, their total, and the points or cards that are missing."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from canasta_qt.gestures import Draft, Offer, Target
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.table.layout.places import TrayLayout
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    Brushes,
    Outline,
    TextRun,
    paint_leather,
    paint_rounded_rect,
)
from canasta_qt.table.paint.buttons import (
    TOUCH_BUTTON_HEIGHT_PX,
    ButtonsItem,
    button_height,
)
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.style import add_items, vbox
from canasta_qt.wording.table.labels import missing_for_meld, tray_title

_TITLE = tokens.TextRole(14, 600, is_scaled=True)
_LONG_TITLE = tokens.TextRole(12, 600, is_scaled=True)
"""Font for the title of the free slot if one of its words is too wide: Italian
`combinazione`.
"""


class TrayItem(ButtonsItem):
    """The staging tray without its cards."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, tokens.Layer.MELD + 50)
        self.draft = Draft()
        self.previewed_drop: Target | None = None
        """The chosen target, if a drop there changes the total; else None."""
        self.selection_target: Target | None = None
        """A target at which the selected cards would count towards the minimum; else
        None."""
        self.new_group_refusal = ""
        """Why the dragged cards cannot be a new group; empty if they can."""
        self.is_free_slot_named = False
        """Whether a target label names the free slot, in place of its title."""
        nothing = Rect(0, 0, 0, 0)
        self.layout = TrayLayout(nothing, (), nothing, nothing)
        self._column = vbox(self.widget)
        add_items(self._column, None, self.row)
        self.offers: tuple[Offer, ...] = ()
        self.setVisible(False)

    def show_tray(
        self, layout: TrayLayout, draft: Draft, offers: tuple[Offer, ...]
    ) -> None:
        self.place(layout.background_rect)
        self.layout, self.draft, self.offers = layout, draft, offers
        self.previewed_drop = None
        self._place_buttons()
        self.setVisible(True)
        self.update()

    def show_targets(
        self,
        drop: Target | None,
        selection: Target | None,
        new_group_refusal: str,
        *,
        is_named: bool,
    ) -> None:
        """Show the effects of drops; the attributes with these values are described in
        `__init__`."""
        self.previewed_drop, self.selection_target = drop, selection
        self.new_group_refusal = new_group_refusal
        self.is_free_slot_named = is_named
        self.update()

    @property
    def _shown_total(self) -> int:
        drop = self.previewed_drop
        return self.draft.points if drop is None else drop.points

    def _place_buttons(self) -> None:
        """Place the buttons below the total, right-aligned with its bar."""
        block = self.item_rect(self.layout.total_rect)
        most = TOUCH_BUTTON_HEIGHT_PX if self.brushes.style.choices.touch else 40.0
        left, right = block.left() + 4, self.area.width() - block.right() + 8
        self._column.setContentsMargins(round(left), 0, round(right), 8)
        self.show_offers(self.offers, min(button_height(self.brushes), most))
        self._column.activate()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint background, points of the groups, free slot, total, bar and buttons."""
        paint_leather(painter, self.brushes, self.area, lit=True)
        self._new_group(painter)
        self._total(painter)
        super().draw(painter)

    def _new_group(self, painter: QPainter) -> None:
        b, palette = self.brushes, self.brushes.palette
        free = self.layout.new_group_rect
        if free.right > self.layout.total_rect.x:
            return
        rect = self.item_rect(free)
        edge = Outline(palette.button_outline, 1.5, is_dashed=True)
        paint_rounded_rect(painter, rect, 8, None, edge)
        if self.is_free_slot_named:
            return
        muted = palette.felt_muted_text
        words = tr("New meld")
        longest = max(b.text_width(_TITLE, word) for word in words.split())
        edge_px = 8 if longest <= rect.width() - 16 else 4
        room = rect.width() - 2 * edge_px
        title = TextRun(words, _TITLE if longest <= room else _LONG_TITLE, muted)
        flows = [b.wrap_text((title,), room, CENTRE)]
        if self.new_group_refusal:
            reason = TextRun(self.new_group_refusal, tokens.QUIET_TABLE_FONT, muted)
            flow = b.wrap_text((reason,), room, CENTRE)
            if flow.height + flows[0].height + 34 <= rect.height():
                flows.append(flow)
        sign = 26.0 if self.new_group_refusal else 0.0
        high = sum(flow.height for flow in flows) + sign + 4 * (len(flows) - 1)
        y = rect.center().y() - high / 2
        if sign:
            at = QRectF(rect.center().x() - 11, y, 22, 22)
            b.draw_icon(painter, Icon.NO_ENTRY, at, muted)
            y += sign
        for flow in flows:
            flow.paint(painter, rect.left() + edge_px, y)
            y += flow.height + 4

    def _total(self, painter: QPainter) -> None:
        b, need = self.brushes, self.draft.opening_minimum
        palette, k = b.palette, b.text_scale
        block = self.item_rect(self.layout.total_rect)
        x, muted = block.left() + 4, palette.felt_muted_text
        y = 8.0
        line = QRectF(x, y, block.width() - 12, b.line_height(_TITLE))
        title = TextRun(tray_title(self.draft, self.previewed_drop), _TITLE, muted)
        titled = b.draw_text_line(painter, line, title)
        y = line.bottom() - 4
        total = self._shown_total
        counts = bool(total or need)
        figures = number_text(total) if counts else ""
        number = TextRun(figures, tokens.STAGED_TOTAL_FONT, palette.felt_text)
        high = b.line_height(tokens.STAGED_TOTAL_FONT)
        used = b.draw_text_line(
            painter, QRectF(x, y, block.width(), high), number, elide=False
        )
        words = tr("points") if counts else ""
        if need:
            words = tr("of {need}").format(need=number_text(need))
        base = QRectF(x + used + 8 * k, y + 5 * k, 90 * k, high)
        used += 8 * k + b.draw_text_line(
            painter, base, TextRun(words, tokens.STAGED_MINIMUM_FONT, muted)
        )
        used = max(used, titled)
        below = y + high
        if self.buttons:
            below = min(below, self.buttons[0].y())
        room = QRectF(x + used + 14, 6, block.width() - used - 26, below - 6)
        if not counts:  # no total is shown
            room = QRectF(x, line.bottom(), line.width(), below - line.bottom())
        self._missing(painter, room)
        if need:
            self._bar(painter, QRectF(x, y + high + 3, block.width() - 12, 12))

    def _missing(self, painter: QPainter, room: QRectF) -> None:
        b = self.brushes
        words = missing_for_meld(self.draft, self.selection_target)
        if not words or self.previewed_drop is not None or room.width() < 60:
            return
        run = TextRun(words, tokens.QUIET_TABLE_FONT, b.palette.felt_text)
        flow = b.wrap_text((run,), room.width())
        if flow.height > room.height():
            small = replace(run, role=tokens.QUIET_TABLE_FONT._replace(size=13))
            flow = b.wrap_text((small,), room.width())
        y = max(room.top(), room.bottom() - 4 - flow.height)
        flow.paint(painter, room.left(), y)

    def _bar(self, painter: QPainter, rect: QRectF) -> None:
        palette = self.brushes.palette
        room = self.buttons[0].y() - rect.top() if self.buttons else 99
        if room < rect.height() + 2:
            return
        edge = Outline(palette.button_outline, 1.5)
        paint_rounded_rect(painter, rect, 6, palette.leather_bottom, edge)
        share = min(1.0, self._shown_total / self.draft.opening_minimum)
        full = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        full.setWidth(full.width() * share)
        if share > 0.03:
            paint_rounded_rect(painter, full, 4.5, palette.brass)
