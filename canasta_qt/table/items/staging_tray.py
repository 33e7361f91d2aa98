"""Staging tray: staged cards, their total, and the points or cards that are missing."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from canasta_qt.art import pixmaps
from canasta_qt.gestures import Draft, Offer, Target
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.overrides import override
from canasta_qt.table.layout.places import TrayLayout
from canasta_qt.table.paint.brushes import Brushes, paint_leather
from canasta_qt.table.paint.buttons import (
    TOUCH_BUTTON_HEIGHT_PX,
    ButtonsItem,
    button_height,
    html_on_leather,
)
from canasta_qt.translate import number_text, tr
from canasta_qt.windows.widgets.parts import ElidedLabel, label, rich_label
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.table.labels import missing_for_meld, tray_title

_SLOT_MARGINS_PX: Final = 16
"""Sum of the pixels at the left and right of the texts in the free slot."""
_SIGN_PX: Final = 22
"""Width and height of the sign of a refusal in the free slot, in pixels."""


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
        self._refusal, self._is_named = "", False
        self._shown_values: tuple[object, ...] = ()
        """Offers and brushes of the present buttons."""
        self._make_slot()
        self._make_total()
        for part in self.widget.findChildren(QWidget):
            part.show()
        self.setVisible(False)

    def _make_slot(self) -> None:
        """Make the free slot for a new group: a sign, its title and a refusal."""
        self._slot = with_properties(QFrame(self.widget), kind="slot")
        self._sign, self._reason = label(""), label("", "quiet", wrap=True)
        self._slot_title = label("", "slot", wrap=True)
        self._slot_column = column = vbox(self._slot, margins=6, spacing=4)
        parts = self._sign, self._slot_title, self._reason
        add_items(column, None, *parts, None)
        for part in parts:
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _make_total(self) -> None:
        """Make the block with title, total, bar and buttons."""
        self._total_block = QWidget(self.widget)
        self._title, self._missing = ElidedLabel("", "slot"), rich_label("")
        self._missing.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._number, self._need = label("", "total"), label("", "need")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        figures = add_items(hbox(spacing=8), self._number, self._need, None)
        self._head = hbox(spacing=14)
        counted = add_items(vbox(spacing=0), self._title, figures)
        add_items(self._head, counted, (self._missing, 1))
        self._column = vbox(self._total_block, margins=(4, 8, 8, 8), spacing=3)
        add_items(self._column, self._head, self._bar, None, self.row)

    def show_tray(
        self, layout: TrayLayout, draft: Draft, offers: tuple[Offer, ...]
    ) -> None:
        self.place(layout.background_rect)
        for part, rect in (
            (self._slot, layout.new_group_rect),
            (self._total_block, layout.total_rect),
        ):
            part.setGeometry(self.item_rect(rect).toRect())
        self._slot.setVisible(layout.new_group_rect.right <= layout.total_rect.x)
        self.draft = draft
        if (offers, self.brushes) != self._shown_values:
            self._shown_values = offers, self.brushes
            most = TOUCH_BUTTON_HEIGHT_PX if self.brushes.style.choices.touch else 40.0
            self.show_offers(offers, min(button_height(self.brushes), most))
        self.show_targets(
            None, self.selection_target, self._refusal, is_named=self._is_named
        )
        self.setVisible(True)

    def show_targets(
        self,
        drop: Target | None,
        selection: Target | None,
        new_group_refusal: str,
        *,
        is_named: bool,
    ) -> None:
        """Show the effects of drops: of the chosen one if it changes the total, of one
        at which the selected cards would count, and why the dragged cards cannot be a
        new group.

        With `is_named` a target label names the free slot, in place of its title.
        """
        self.previewed_drop, self.selection_target = drop, selection
        self._refusal, self._is_named = new_group_refusal, is_named
        self._write_slot()
        self._write_total()
        self.update()

    def _write_slot(self) -> None:
        b, title = self.brushes, self._slot_title
        self._reason.setText(self._refusal)
        ink = b.palette.felt_muted_text
        self._sign.setPixmap(pixmaps.icon(Icon.NO_ENTRY, _SIGN_PX, b.ratio, ink))
        title.setText(tr("New meld"))
        title.setVisible(not self._is_named)
        for part in (self._sign, self._reason):
            part.setVisible(bool(self._refusal) and not self._is_named)
        room = self._slot.size()
        for role in ("slot", "long", "longest"):  # Italian `combinazione`
            with_properties(title, role=role)
            if title.minimumSizeHint().width() <= room.width() - _SLOT_MARGINS_PX:
                break
        if self._slot_column.totalHeightForWidth(room.width()) > room.height():
            self._reason.hide()

    def _write_total(self) -> None:
        draft, drop = self.draft, self.previewed_drop
        total = draft.points if drop is None else drop.points
        need, counts = draft.opening_minimum, bool(total or draft.opening_minimum)
        self._title.setText(tray_title(draft, drop))
        self._number.setText(number_text(total))
        of_need = tr("of {need}").format(need=number_text(need))
        self._need.setText(of_need if need else tr("points"))
        words = missing_for_meld(draft, self.selection_target) if drop is None else ""
        self._missing.setText(html_on_leather(words, self.brushes.palette))
        self._bar.setRange(0, max(1, need))
        self._bar.setValue(min(total, need))
        for part, shown in (
            (self._number, counts),
            (self._need, counts),
            (self._missing, bool(words)),
            (self._bar, bool(need)),
        ):
            part.setVisible(shown)
        ways = QHBoxLayout.Direction  # without a total the missing cards are below
        self._head.setDirection(ways.LeftToRight if counts else ways.TopToBottom)
        with_properties(self._missing, role="missing")
        with_properties(self._number, role="total")
        room, column = self._total_block.size(), self._column
        for shorten in (
            self._bar.hide,
            partial(with_properties, self._missing, role="small"),
            partial(with_properties, self._number, role="low"),
        ):
            column.activate()  # nested layouts keep their sizes until then
            needed = column.totalMinimumSize().height()
            if column.hasHeightForWidth():
                needed = column.totalHeightForWidth(room.width())
            if needed > room.height():
                shorten()
        column.activate()

    @override
    def draw(self, painter: QPainter) -> None:
        paint_leather(painter, self.brushes, self.area, lit=True)
        super().draw(painter)
