"""Toasts: refusals near the drop, and quiet answers to questions asked by key."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QRectF,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import BODY_STRONG, RADIUS_TOAST, Duration, Layer
from canasta_qt.table.brushes import Flow, Outline, Run, slab
from canasta_qt.table.drawn import Drawn
from canasta_qt.table.layout import Rect, clamp

if TYPE_CHECKING:
    from canasta_qt.table.brushes import Brushes

WIDEST: Final = 360.0


class Tone(StrEnum):
    """What a toast is: a refusal or an answer."""

    REFUSAL = "refusal"
    ANSWER = "answer"


class Toast(Drawn):
    """One sentence in a box that leaves by itself."""

    def __init__(self, brushes: Brushes, owner: QObject) -> None:
        """Make it hidden; `owner` keeps its timer and its fading."""
        super().__init__(brushes, Layer.NOTICE, margin=4)
        self.words = ""
        self.tone = Tone.REFUSAL
        self._flow: Flow | None = None
        self.setVisible(False)
        self._held = QTimer(owner)
        self._held.setSingleShot(True)
        self._held.setInterval(Duration.TOAST_HELD)
        self._held.timeout.connect(self.fade)
        self._fading = QVariantAnimation(owner)
        self._fading.valueChanged.connect(self._show_share)
        self._fading.finished.connect(self._faded)

    def say(self, words: str, tone: Tone, near: Rect, within: Rect) -> None:
        """Show a sentence just above a place, inside the table."""
        self.words, self.tone = words, tone
        palette = self.brushes.palette
        name = palette.refuse_text if tone is Tone.REFUSAL else palette.text
        run = Run(words, BODY_STRONG, name)
        widest = min(WIDEST * self.brushes.style.font_factor, within.w - 24)
        flow = self.brushes.flow((run,), widest - 48)
        self._flow = flow
        width, height = flow.natural + 50, flow.height + 18
        x = clamp(within.x + 8, near.mid_x - width / 2, within.right - width - 8)
        y = near.y - height - 8
        if y < within.y + 4:
            y = min(near.bottom + 8, within.bottom - height - 4)
        self.place(Rect(x, y, width, height))
        self.update()
        if not self.isVisible():
            self.setOpacity(0.0)
        self.setVisible(True)
        self._held.start()
        self._fade_to(1.0, Duration.TOAST_IN)

    def fade(self) -> None:
        """Let it leave."""
        if self.isVisible() and self._fading.endValue() != 0.0:
            self._held.stop()
            self._fade_to(0.0, Duration.TOAST_OUT)

    def _fade_to(self, share: float, duration: int) -> None:
        self._fading.stop()
        if self.brushes.style.speed == 0:
            self.setOpacity(1.0)
            self.setVisible(share > 0)
            return
        self._fading.setStartValue(self.opacity())
        self._fading.setEndValue(share)
        self._fading.setDuration(duration)
        self._fading.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show_share(self, share: object) -> None:
        assert isinstance(share, float)
        self.setOpacity(share)

    def _faded(self) -> None:
        if self.opacity() <= 0.01:
            self.setVisible(False)

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the box, its sign and its sentence."""
        palette = self.brushes.palette
        refusal = self.tone is Tone.REFUSAL
        ground = palette.refuse if refusal else palette.surface
        outline = Outline(palette.ring_dark if refusal else palette.brass, 2)
        slab(painter, self.area, RADIUS_TOAST, ground, outline)
        if self._flow is None:
            return
        x = 14.0
        if refusal:
            size = 18.0
            y = 9 + (self.brushes.line(BODY_STRONG) - size) / 2
            sign = QRectF(12, y, size, size)
            self.brushes.icon(painter, Icon.NO_ENTRY, sign, palette.refuse_text)
            x = 38.0
        self._flow.paint(painter, x, 9)
