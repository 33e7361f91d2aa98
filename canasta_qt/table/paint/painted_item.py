"""Base of all painted items except cards; timers and animations of the table."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QRectF, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter

from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Brushes

L = TypeVar("L")
T = TypeVar("T", bound=QtWidgets.QGraphicsItem)
U = TypeVar("U")


class StyledScene(QtWidgets.QGraphicsScene):
    """Base class of the scene of the table, with the brushes for its items."""

    brushes: Brushes


def snap_to_pixel(value: float, pixel_ratio: float) -> float:
    """Return the position nearest to `value` at which a device pixel begins."""
    return round(value * pixel_ratio) / pixel_ratio


class PaintedItem(QtWidgets.QGraphicsObject):
    """An item with brushes and a rectangle in the scene, painted relative to its
    corner.
    """

    def __init__(
        self,
        brushes: Brushes,
        layer: float,
        margin: float = 3.0,
        *,
        hidden: bool = False,
    ) -> None:
        """Create an item without a size; `margin` is the number of pixels that it may
        paint outside its rectangle."""
        super().__init__()
        self.setVisible(not hidden)
        self.brushes = brushes
        self.margin = margin
        self.area = QRectF()
        self.setZValue(layer)

    def place(self, rect: Rect) -> None:
        """Move the item to a rectangle of the scene, rounded to device pixels."""
        ratio = self.brushes.ratio
        area = QRectF(0, 0, snap_to_pixel(rect.w, ratio), snap_to_pixel(rect.h, ratio))
        self.setPos(snap_to_pixel(rect.x, ratio), snap_to_pixel(rect.y, ratio))
        if area != self.area:
            self.prepareGeometryChange()
            self.area = area

    def cache_pixels(self) -> None:
        """Cache the painted pixels, so that the item is not painted again when a card
        moves over it."""
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    @property
    def rect(self) -> Rect:
        """Rectangle of the item in the scene."""
        return self.scene_rect(self.area)

    def item_rect(self, rect: Rect) -> QRectF:
        """Convert a rectangle of the scene to item coordinates."""
        return QRectF(rect.x - self.x(), rect.y - self.y(), rect.w, rect.h)

    def scene_rect(self, rect: QRectF) -> Rect:
        """Convert a rectangle of the item to scene coordinates."""
        x, y = self.x() + rect.x(), self.y() + rect.y()
        return Rect(x, y, rect.width(), rect.height())

    def restyle(self, brushes: Brushes) -> None:
        """Replace the brushes, and repaint the item."""
        self.brushes = brushes
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        """Return the rectangle with its margin."""
        m = self.margin
        return self.area.adjusted(-m, -m, m, m)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QtWidgets.QStyleOptionGraphicsItem,
        widget: QtWidgets.QWidget | None = None,
    ) -> None:
        """Call `draw` with antialiasing; an item without a size paints nothing."""
        if self.area.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Paint the item; the origin is the upper left corner of its rectangle."""


class ContentItem(PaintedItem, Generic[L]):
    """Item that paints its `content`, one value with all texts and numbers."""

    def __init__(
        self, brushes: Brushes, layer: float, look: L, margin: float = 3.0
    ) -> None:
        super().__init__(brushes, layer, margin)
        self.cache_pixels()
        self.content = look

    def show_content(self, content: L) -> None:
        if content != self.content:
            self.content = content
            self.update()


def extend_items(
    scene: StyledScene, items: list[T], count: int, make: Callable[[Brushes], T]
) -> None:
    """Create items until a list has `count` of them, and add these items to the
    scene."""
    while len(items) < count:
        item = make(scene.brushes)
        items.append(item)
        scene.addItem(item)


def items_for_values(
    scene: StyledScene,
    items: list[T],
    make: Callable[[Brushes], T],
    values: Sequence[U],
) -> list[tuple[T, U]]:
    """Return pairs of an item and a value; missing items are created, superfluous ones
    hidden."""
    extend_items(scene, items, len(values), make)
    for number, item in enumerate(items):
        item.setVisible(number < len(values))
    return list(zip(items, values, strict=False))


def single_shot_timer(
    parent: QObject, interval: int, slot: Callable[[], None]
) -> QTimer:
    """Return a single-shot timer with an interval in milliseconds, connected to
    `slot`.
    """
    timer = QTimer(parent, singleShot=True)
    timer.setInterval(interval)
    timer.timeout.connect(slot)
    return timer


def number_animation(
    parent: QObject, ends: tuple[float, float], duration: int, slot: Callable[..., None]
) -> QVariantAnimation:
    """Return an animation from one number to another, for a duration in
    milliseconds.
    """
    made = QVariantAnimation(parent, duration=duration)
    made.setStartValue(ends[0])
    made.setEndValue(ends[1])
    made.valueChanged.connect(slot)
    return made
