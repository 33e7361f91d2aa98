"""Pictures drawn ahead of time, while nothing moves."""

from collections import deque
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from canasta_qt.art.drawings import Seal, Slot
from canasta_qt.art.portraits import Mood, portraits_of
from canasta_qt.cards import Card
from canasta_qt.engine.state.observation import Observation
from canasta_qt.look.tokens import SENTENCE, SENTENCE_LEAD, Shadow
from canasta_qt.table.items.captions import HEAD, SIGNS, tones
from canasta_qt.table.items.card_item import seal_sizes
from canasta_qt.table.items.centre_labels import CentreLabel, CentreLook
from canasta_qt.table.items.dragged_cards import SIZE
from canasta_qt.table.items.meld_rows import RowItem, RowLook, RowWords
from canasta_qt.table.items.seat_plates import PlateItem, PlateLook
from canasta_qt.table.layout.places import plate_places
from canasta_qt.table.layout.zones import plaque_width
from canasta_qt.table.paint.brushes import Run, leather
from canasta_qt.table.paint.painted_item import Fading, snapped
from canasta_qt.table.picture.placement import HomeKind, Picture
from canasta_qt.table.scene.scene import TableScene

PACE: Final = 12
"""Milliseconds from one picture to the next."""
_LONGEST: Final = 0.002
"""Seconds after which what needs no picture is left to the next time."""
_USUAL: Final = 108
"""Cards of two packs."""
_ALL: Final = "0123456789"
_LIES: Final = (Shadow.REST, Shadow.STACK, Shadow.FLYING)

_Job: TypeAlias = tuple[Any, ...]
"""What draws, and its arguments."""


class FacePrerender(QObject):
    """Draws cards in the sizes of the table, those seen first, and their shadows."""

    def __init__(
        self, scene: TableScene, parent: QObject, busy: Callable[[], bool]
    ) -> None:
        """Begin with nothing to draw, and draw nothing while the table is busy."""
        super().__init__(parent)
        self.scene = scene
        self.waiting: deque[_Job] = deque()
        self._ready: set[_Job] = set()
        self._ready_for: tuple[object, ...] = ()
        """What they were drawn for: style, ratio, and how often all was forgotten."""
        self._asked_for: tuple[object, ...] = ()
        """Sizes and deck, besides, for which all was asked: hundreds of pictures."""
        self._asks: _Job = (self._ask,)
        self._busy = busy
        self._timer = QTimer(self)
        self._timer.setInterval(PACE)
        self._timer.timeout.connect(self._draw_one)

    def refresh(self) -> None:
        """Draw what the table now needs, unless results are shown at once."""
        scene = self.scene
        if scene.style_now.speed == 0 or scene.card_items.resizing:
            return
        # What it needs is asked later: the pass that ends a movement lasts long enough.
        if self._asks not in self.waiting:
            self.waiting.appendleft(self._asks)
        self._timer.start()

    def _ask(self) -> None:
        scene = self.scene
        picture, observation = scene.picture, scene.observation
        wanted_for = scene.brushes, scene.ratio, scene.store.emptied
        if wanted_for != self._ready_for:
            self._ready_for = wanted_for
            self._ready.clear()
        asked_for: tuple[object, ...] = wanted_for, scene.people, scene.width()
        if picture is not None and observation is not None:
            places = {(it.width, it.face is None) for it in picture.cards if it.shown}
            asked_for += picture.zones, places, observation.position.terms.deck
        if asked_for == self._asked_for:
            return  # what is left waits still
        self._asked_for = asked_for
        if picture is None or observation is None:
            wanted = dict.fromkeys(self._of_any_table())
        else:
            wanted = dict.fromkeys(self._of_this(picture, observation))
        self.waiting = deque(one for one in wanted if one not in self._ready)

    def stop(self) -> None:
        """Draw nothing more: nobody sees the table."""
        self.waiting.clear()
        self._asked_for = ()
        self._timer.stop()

    def _draw_one(self) -> None:
        if self._busy():
            return
        scene, until = self.scene, perf_counter() + _LONGEST
        before = scene.store.rendered
        while (
            self.waiting and scene.store.rendered == before and perf_counter() < until
        ):
            one = self.waiting.popleft()
            draw, *told = one
            draw(*told)
            self._ready.add(one)
            for item in scene.card_items.items:
                if [item.face, item.art] == told[:2]:
                    item.wear()
        if not self.waiting:
            self._timer.stop()

    def _of_this(self, picture: Picture, observation: Observation) -> Iterator[_Job]:
        """Yield cards, ice, signs, shadows and moods."""
        scene, store, ratio = self.scene, self.scene.store, self.scene.ratio
        seen = [(place.face, place.width) for place in picture.cards if place.shown]
        widths = dict.fromkeys(width for _, width in seen)
        deck = scene.style_now.cards
        cards: set[Card | None] = {None, *observation.position.terms.deck}
        open_widths = dict.fromkeys(width for face, width in seen if face is not None)
        for face, width in seen:
            yield store.of, face, width, ratio, deck
        plates = scene.fixtures.plates
        yield from ((it.draw_ahead, mood, ratio) for it in plates for mood in Mood)
        yield store.frost, picture.zones.stock, ratio
        size = round(scene.brushes.line(HEAD))
        for effect, sign in SIGNS.items():
            colour = tones(scene.brushes.palette, effect)[1]
            yield store.icon, sign, size, ratio, colour
        widest = max(widths, default=0.0)
        if scene.brushes.style.shadows:
            for kind in _LIES:
                yield from ((store.shadow, kind, width, ratio) for width in widths)
            yield store.shadow, Shadow.SELECTED, widest, ratio
            yield store.shadow, Shadow.DRAGGED, SIZE * widest, ratio
        laid = {it.width for it in picture.cards if it.home.kind is HomeKind.MELD}
        shadows = scene.brushes.style.shadows
        for wax in {size for width in laid for size in seal_sizes(width, ratio)}:
            for seal in (Seal.NATURAL, Seal.MIXED):
                yield self._seal, seal, wax, ratio, shadows
        yield self._settle, scene.width(), scene.height()
        # A face that is not there yet is shown in another width.
        lain = ((card, width) for width in open_widths for card in cards)
        yield from ((store.of, card, w, ratio, deck) for card, w in lain)

    def _seal(self, seal: Seal, wax: float, ratio: float, shadow: bool) -> None:  # noqa: FBT001
        self.scene.store.seal(seal, wax, ratio, shadow=shadow)

    def _settle(self, *_: float) -> None:
        """Lay out what is hidden: Qt would do it before it paints the table ahead."""
        self.scene.views()[0].viewport().grab(QRect(0, 0, 1, 1))

    def _of_any_table(self) -> Iterator[_Job]:
        """Yield what a first deal needs: backs, shadows, plates and empty places."""
        scene, ratio, b = self.scene, self.scene.ratio, self.scene.brushes
        zones, fading, own = scene.zones(), Fading(self), scene.style_now.portrait
        faces = portraits_of(("",) * (1 + len(zones.plates)), 0, own)
        widths = {zones.stock, zones.card}
        for plate, who in zip(zones.plates, faces[1:], strict=True):
            at = plate_places(zones, plate)
            widths.add(at.back)
            for turn in (False, True):
                shown = PlateItem(b, fading)
                shown.place(plate, ratio)
                shown.look = PlateLook(_ALL, who, turn=turn, places=at)
                yield self._paint, shown.draw
        row, label = RowItem(b), CentreLabel(b)
        words = RowWords(_ALL, (_ALL,), lead=("", _ALL, _ALL), quiet=_ALL)
        row.look = RowLook(words, plaque_width(zones))
        label.look = CentreLook(_ALL)
        row.place(zones.ours, ratio)
        label.place(zones.centre, ratio)
        yield from ((self._paint, item.draw) for item in (row, label))
        yield self._paint, self._draw_line
        wide, line = snapped(zones.stock_at.w, ratio), b.palette.zone_line
        for slot in (Slot.STOCK, Slot.PILE):
            yield scene.store.slot, slot, wide, ratio, line
        for width in sorted(widths):
            yield from ((self._shade, width, kind) for kind in _LIES)
        yield from ((scene.card_items.make, count) for count in range(0, _USUAL + 1, 4))

    def _shade(self, width: float, kind: Shadow) -> None:
        """Draw a back of this width with a shadow."""
        scene = self.scene
        back = scene.store.back(width, scene.ratio, scene.style_now.cards)
        if scene.style_now.shadows:
            scene.brushes.with_shadow(back, kind, width)

    def _draw_line(self, painter: QPainter) -> None:
        """Draw a line above the hand."""
        b, now, ratio = self.scene.brushes, self.scene.zones().now, self.scene.ratio
        leather(painter, b, QRectF(0, 0, snapped(now.w, ratio), snapped(now.h, ratio)))
        for role in (SENTENCE_LEAD, SENTENCE):
            b.flow((Run(_ALL, role, b.palette.felt_text),), now.w).paint(painter, 0, 0)

    def _paint(self, draw: Callable[[QPainter], None]) -> None:
        """Paint what only looks like an item of the table, for its parts to be kept."""
        picture = QPixmap(1, 1)
        picture.setDevicePixelRatio(self.scene.ratio)
        painter = QPainter(picture)
        draw(painter)
        painter.end()
