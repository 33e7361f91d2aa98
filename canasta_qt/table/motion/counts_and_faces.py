"""Faces drawn ahead of time."""

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, QTimer

from canasta_qt.cards import Card
from canasta_qt.table.items.card_item import deck_for
from canasta_qt.table.scene.scene import TableScene

PACE: Final = 12
"""Milliseconds from one face to the next."""


class FacePrerender(QObject):
    """Draws every face of the game in the sizes of the table."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        """Begin with nothing to draw."""
        super().__init__(parent)
        self.scene = scene
        self.waiting: deque[tuple[Card, float]] = deque()
        self._for: tuple[object, ...] = ()
        self._timer = QTimer(self, interval=PACE)
        self._timer.timeout.connect(self._draw_one)

    def refresh(self) -> None:
        """Draw what the table now needs, unless that has been seen to already."""
        scene = self.scene
        picture, observation = scene.picture, scene.observation
        if picture is None or observation is None or scene.card_items.resizing:
            return
        zones = picture.zones
        widths = (zones.meld, zones.stock, zones.card)
        wanted = (widths, scene.ratio, scene.style_now, observation.position.terms)
        if wanted != self._for:
            self._for = wanted
            cards = sorted(set(observation.position.terms.deck))
            self.waiting = deque((card, width) for width in widths for card in cards)
            self._timer.start()

    def _draw_one(self) -> None:
        if not self.waiting:
            self._timer.stop()
            return
        card, width = self.waiting.popleft()
        scene = self.scene
        deck = deck_for(scene.style_now, width)
        scene.store.face(card, width, scene.ratio, deck)
