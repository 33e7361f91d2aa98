"""Cards drawn ahead of time, while nothing moves."""

from collections import deque
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from canasta_qt.cards import Card
from canasta_qt.look.tokens import Shadow
from canasta_qt.table.items.captions import HEAD, SIGNS, tones
from canasta_qt.table.items.card_item import deck_for
from canasta_qt.table.items.dragged_cards import SIZE
from canasta_qt.table.scene.scene import TableScene

PACE: Final = 12
"""Milliseconds from one face to the next."""


class FacePrerender(QObject):
    """Draws cards in the sizes of the table, first those that are seen."""

    def __init__(
        self, scene: TableScene, parent: QObject, busy: Callable[[], bool]
    ) -> None:
        """Begin with nothing to draw, and draw nothing while the table is busy."""
        super().__init__(parent)
        self.scene = scene
        self.waiting: deque[tuple[Card | None, float]] = deque()
        self._ready: set[tuple[Card | None, float]] = set()
        self._ready_for: tuple[object, ...] = ()
        """What they were drawn for: style, ratio, and how often all was forgotten."""
        self._busy = busy
        self._timer = QTimer(self, interval=PACE)
        self._timer.timeout.connect(self._draw_one)

    def refresh(self) -> None:
        """Draw what the table now needs, unless results are shown at once."""
        scene = self.scene
        picture, observation = scene.picture, scene.observation
        if picture is None or observation is None or scene.card_items.resizing:
            return
        seen = [(place.face, place.width) for place in picture.cards if place.shown]
        if scene.style_now.speed > 0:
            deck: set[Card | None] = {None, *observation.position.terms.deck}
            widths = dict.fromkeys(width for face, width in seen if face is not None)
            seen += [(card, width) for width in widths for card in deck]
            wanted_for = scene.brushes, scene.ratio, scene.store.emptied
            if wanted_for != self._ready_for:
                self._ready_for = wanted_for
                self._ready.clear()
            wanted = dict.fromkeys(seen)
            self.waiting = deque(one for one in wanted if one not in self._ready)
            if self.waiting:
                self._timer.start()

    def stop(self) -> None:
        """Draw nothing more: nobody sees the table."""
        self.waiting.clear()
        self._timer.stop()

    def _draw_one(self) -> None:
        if self._busy():
            return
        scene = self.scene
        store, before = scene.store, scene.store.rendered
        while self.waiting and store.rendered == before:
            card, width = one = self.waiting.popleft()
            store.of(card, width, scene.ratio, deck_for(scene.style_now, width))
            self._ready.add(one)
            for item in scene.card_items.items if store.rendered != before else ():
                if (item.face, item.art) == one:
                    item.update()
        if not self.waiting:
            self._draw_marks()
            self._timer.stop()

    def _draw_marks(self) -> None:
        """Draw ice, and the signs and shadows of cards that are dragged."""
        scene, brushes = self.scene, self.scene.brushes
        store, ratio, picture = scene.store, scene.ratio, scene.picture
        store.frost(scene.zones().stock, ratio)
        size = round(brushes.line(HEAD))
        for effect, sign in SIGNS.items():
            store.icon(sign, size, ratio, tones(brushes.palette, effect)[1])
        widest = max((c.width for c in picture.cards), default=0.0) if picture else 0.0
        if widest and brushes.style.shadows:
            store.shadow(Shadow.SELECTED, widest, ratio)
            store.shadow(Shadow.DRAGGED, SIZE * widest, ratio)
