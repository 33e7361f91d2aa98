"""Toasts: refusals near the drop, and quiet answers to questions asked by key."""

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import BODY_STRONG, RADIUS_TOAST, Duration
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.overlay.box import Box
from canasta_qt.table.paint.brushes import Brushes, Flow, Outline, Run, slab
from canasta_qt.table.paint.timing import one_shot

WIDEST: Final = 360.0


class Tone(StrEnum):
    """What a toast is: a refusal or an answer."""

    REFUSAL = "refusal"
    ANSWER = "answer"


class Toast(Box):
    """One sentence in a box that leaves by itself and never takes the mouse."""

    def __init__(self, parent: QWidget, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(parent, brushes, margin=0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.opacity = 1.0
        self.words = ""
        self.tone = Tone.REFUSAL
        self._flow: Flow | None = None
        self._held = one_shot(self, Duration.TOAST_HELD, self.fade)
        self._fading = QVariantAnimation(self)
        self._fading.valueChanged.connect(self._show_share)
        self._fading.finished.connect(self._faded)

    def say(
        self,
        words: str,
        tone: Tone,
        near: Rect,
        within: Rect,
        obstacles: tuple[Rect, ...] = (),
    ) -> None:
        """Show a sentence beside a place, inside the table, over as little as it can.

        `obstacles` are what should still be read, such as numbers and plates.
        """
        self.words, self.tone = words, tone
        palette = self.brushes.palette
        name = palette.refuse_text if tone is Tone.REFUSAL else palette.text
        run = Run(words, BODY_STRONG, name)
        widest = min(WIDEST * self.brushes.style.font_factor, within.w - 24)
        flow = self.brushes.flow((run,), widest - 48)
        self._flow = flow
        width, height = flow.natural + 50, flow.height + 18
        x, y = beside(near, (width, height), within, obstacles)
        self.place(Rect(x, y, width, height))
        self.update()
        if self.isHidden():
            self.opacity = 0.0
        self.show()
        self._held.start()
        self._fade_to(1.0, Duration.TOAST_IN)

    def fade(self) -> None:
        """Let it leave."""
        if not self.isHidden() and self._fading.endValue() != 0.0:
            self._held.stop()
            self._fade_to(0.0, Duration.TOAST_OUT)

    def _fade_to(self, share: float, duration: int) -> None:
        self._fading.stop()
        if self.brushes.style.speed == 0:
            self.opacity = 1.0
            self.setVisible(share > 0)
            return
        self._fading.setStartValue(self.opacity)
        self._fading.setEndValue(share)
        self._fading.setDuration(duration)
        self._fading.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _show_share(self, share: object) -> None:
        assert isinstance(share, float)
        self.opacity = share
        self.update()

    def _faded(self) -> None:
        if self.opacity <= 0.01:
            self.hide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, its sign and its sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.opacity)
        palette = self.brushes.palette
        refusal = self.tone is Tone.REFUSAL
        ground = palette.refuse if refusal else palette.surface
        outline = Outline(palette.ring_dark if refusal else palette.brass, 2)
        slab(painter, self.area, RADIUS_TOAST, ground, outline)
        x = 14.0
        if refusal:
            size = 18.0
            y = 9 + (self.brushes.line(BODY_STRONG) - size) / 2
            sign = QRectF(12, y, size, size)
            self.brushes.icon(painter, Icon.NO_ENTRY, sign, palette.refuse_text)
            x = 38.0
        if self._flow is not None:
            self._flow.paint(painter, x, 9)
        painter.end()


def beside(
    near: Rect, size: tuple[float, float], within: Rect, obstacles: tuple[Rect, ...]
) -> tuple[float, float]:
    """Return the corner of a box beside a place: above it, or where it hides less.

    Every place tried lies inside the table; of equals the first one is taken.
    """
    wide, high = size
    middle = near.mid_x - wide / 2
    level = near.mid_y - high / 2
    corners = (
        (middle, near.y - high - 8),
        (middle, near.bottom + 8),
        (near.right + 8, level),
        (near.x - wide - 8, level),
        (near.right + 8, near.y - high - 8),
        (near.x - wide - 8, near.y - high - 8),
    )
    best, least = corners[0], float("inf")
    for x, y in corners:
        x_in = clamp(within.x + 8, x, within.right - wide - 8)
        y_in = clamp(within.y + 4, y, within.bottom - high - 4)
        box = Rect(x_in, y_in, wide, high)
        hidden = sum(box.overlap(each) for each in obstacles)
        hidden += 2 * box.overlap(near) + 0.5 * (abs(x_in - x) + abs(y_in - y))
        if hidden < least - 1:
            best, least = (x_in, y_in), hidden
    return best
