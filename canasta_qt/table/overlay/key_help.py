"""The list of keys, called by `?`."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.tokens import PLAQUE_TITLE, TextRole
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Run, key_cap, key_cap_size
from canasta_qt.table.paint.painted_item import Popover
from canasta_qt.translate import translate


class KeyHelp(Popover):
    """The list of keys, called by `?`."""

    def ask(self, rows: tuple[tuple[str, str], ...], within: Rect) -> None:
        """Show keys with their meanings in two columns."""
        self.rows = rows
        k = self.brushes.text
        half = -(-len(rows) // 2)
        wide = min(within.w - 24, 820 * k)
        high = min(within.h - 16, 62 * k + half * 30 * k + 16)
        self.place(Rect((within.w - wide) / 2, (within.h - high) / 2, wide, high))
        self.setVisible(True)
        self.update()

    rows: tuple[tuple[str, str], ...] = ()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint heading and rows."""
        self.ground(painter)
        b, palette, k = self.brushes, self.brushes.palette, self.brushes.text
        head = QRectF(20, 12 * k, self.area.width() - 40, b.line(PLAQUE_TITLE))
        title = Run(translate("keys", "Keys at the table"), PLAQUE_TITLE, palette.text)
        b.write(painter, head, title)
        half = -(-len(self.rows) // 2)
        column = (self.area.width() - 40) / 2
        caps = max((key_cap_size(b, keys)[0] for keys, _ in self.rows), default=0)
        caps = min(caps, column * 0.42)
        step = (self.area.height() - 62 * k - 10) / max(1, half)
        for i, (keys, meaning) in enumerate(self.rows):
            x = 20 + (i // half) * column
            y = 54 * k + (i % half) * step
            wide, high = key_cap_size(b, keys)
            cap = QRectF(x, y + (step - high) / 2, min(wide, caps), high)
            key_cap(painter, b, cap, keys, palette.text)
            left = x + caps + 12
            room = QRectF(left, y, x + column - left - 10, step)
            role = TextRole(14, 400, grows=True)
            b.write(painter, room, Run(meaning, role, palette.text))
