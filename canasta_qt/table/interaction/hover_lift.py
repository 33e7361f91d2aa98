"""Cards that rise: under the cursor after a moment, and at once when selected."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from canasta_qt.look.tokens import Duration
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.timing import animation, one_shot
from canasta_qt.table.picture.placement import HomeKind, Ring
from canasta_qt.table.scene.scene import TableScene

HOVER: Final = 0.10
"""How far a card rises under the cursor, in card widths."""


class HoverLift(QObject):
    """Raises cards; what is raised changes its height and never its layer."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        """Begin with every card at rest."""
        super().__init__(parent)
        self.scene = scene
        self.hovered: CardItem | None = None
        self._running: dict[CardItem, QVariantAnimation] = {}
        self._rest: dict[CardItem, float] = {}
        self._delay = one_shot(self, Duration.HOVER_DELAY, self._rise)
        scene.card_items.lift = self.rest

    def rest(self, item: CardItem, lift: float) -> None:
        """Give a card the height it has without the cursor: 0, or that of a choice."""
        if item is self.hovered and item.home.kind is not HomeKind.HAND:
            self.hover(None)  # played by a key, it has left the cursor behind
        before = self._rest.get(item, 0.0)
        self._rest[item] = lift
        if item is self.hovered and lift == 0.0 and item.hovered:
            return
        if before != lift or item.raised != lift:
            self._raise(item, lift)

    def hover(self, item: CardItem | None) -> None:
        """The cursor is over a card, or over none."""
        if item is self.hovered:
            return
        self._delay.stop()
        old, self.hovered = self.hovered, item
        if old is not None and old.hovered:
            old.hovered = False
            old.update()
            self._raise(old, self._rest.get(old, 0.0))
        if item is not None:
            self._delay.start()

    def _rise(self) -> None:
        item = self.hovered
        if item is None:
            return
        item.hovered = True
        item.update()
        if self.scene.style_now.reduced_motion or item.ring is Ring.SELECTED:
            return
        self._raise(item, HOVER * item.width)

    def _raise(self, item: CardItem, lift: float) -> None:
        running = self._running.pop(item, None)
        if running is not None:
            running.stop()
            running.deleteLater()
        style = self.scene.style_now
        if style.speed == 0 or style.reduced_motion or not item.isVisible():
            item.raise_by(lift)
            return
        ends = item.raised, float(lift)
        running = animation(item, ends, Duration.LIFT, item.raise_by)
        running.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._running[item] = running
        running.start()
