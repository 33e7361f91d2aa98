"""One physical card: an interchangeable slot that shows a face or a back.

Beside it the ring round a card that the log speaks of.
"""

from math import cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from canasta_qt.art.drawings import SEAL_SPREAD, Seal
from canasta_qt.art.pixmaps import shadow_reach
from canasta_qt.cards import Card
from canasta_qt.look import tokens
from canasta_qt.look.tokens import CARD_RADIUS, CARD_RATIO, RING_COLOUR, Layer
from canasta_qt.overrides import override
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.brushes import Brushes, Outline, ring, slab, thinned
from canasta_qt.table.paint.painted_item import PaintedItem
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardPlace, HomeKind, Origin, Pose, Ring

_SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
_FAST: Final = Qt.TransformationMode.FastTransformation
_AS_IT_LIES: Final = QGraphicsItem.CacheMode.DeviceCoordinateCache
_FLYING: Final = tokens.Shadow.FLYING
_RING_ROOM: Final = 4.0
"""Room round a card for its ring; its shadow may need more."""
SELECTED_RING_OUT: Final = 1.0
SEAL_MIDDLE: Final = 0.57
"""The middle of a seal, in heights of the card; index and corner stay free."""
SMALL_SEAL: Final = 56.0
"""Cards narrower than this wear a seal of 0.56 of their width, others of 0.50."""


class CardItem(QGraphicsObject):
    """A card of the table, made once and kept for the life of the scene.

    A face-down card carries no identity: `face` is None, and neither its object name
    nor its data say more.  In its own size it is shown with its shadow by an item of
    Qt's, which is painted without Python; what is over it by a `_CardPaint`.
    """

    def __init__(self, brushes: Brushes) -> None:
        """Make a card that is not in the game yet."""
        super().__init__()
        self.brushes = brushes
        self.home = Origin(HomeKind.AWAY)
        self.face: Card | None = None
        self.held: HandCard | None = None
        self.resting: CardPlace | None = None
        """The place it lies in exactly; None while it is on its way or out of shape."""
        self.base = QPointF()
        """Where it lies when it is not raised."""
        self.raised = 0.0
        self.width = 60.0
        self.art = 60.0
        """Width its pixmap is painted at; the same as `width` at rest."""
        self.ring = Ring.NONE
        self.seal: str | None = None
        """The kind of canasta it lies on, once it has arrived there."""
        self.shadow = tokens.Shadow.REST
        self.seen: tuple[float, float] | None = None
        self.hovered = False
        self.rough = False
        """It is one of many in the air, and painted quickly."""
        self.dimmed = False
        self.named = False
        """A line of the log speaks of this card."""
        self.hinted = False
        """Advice speaks of this card."""
        self.ratio = 0.0
        """Device pixels per logical pixel, known once it is in the game."""
        self.dressing = True
        """Several things change at once: it looks again after the last of them."""
        self._whole = QGraphicsPixmapItem(self)
        """The card and its shadow in one."""
        self._whole.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        self._whole.setVisible(False)
        self._worn: tuple[object, ...] | None = None
        """How it lay when that was put together; None while it is painted apart."""
        self._over = _CardPaint(self)
        self._flip = 0.0
        self._rect = QRectF()
        self._outer = QRectF()
        # Switched on and off, this would leave behind what was painted before.
        self.setFlag(self.GraphicsItemFlag.ItemHasNoContents)
        self._size()
        self.setVisible(False)
        self.dressing = False

    def _size(self) -> None:
        self._rect = QRectF(0, 0, self.width, self.width * tokens.CARD_RATIO)
        self.setTransformOriginPoint(self._rect.center())
        self._spread()

    def _spread(self) -> None:
        """Take no more room than its shadow needs: what is near is painted with it."""
        if not self.dressing:
            self._measure()
            self.look_again()

    def _measure(self) -> None:
        room = _RING_ROOM
        if self.brushes.style.shadows and not self.rough:
            room = max(room, shadow_reach(self._cast()))
            room *= max(1.0, self.width / self.art)
        outer = self._rect.adjusted(-room, -room, room, room)
        if outer != self._outer:
            self.prepareGeometryChange()
            self._over.prepareGeometryChange()
            self._outer = outer

    def _cast(self) -> tokens.Shadow:
        """Return its shadow, by how far it is above the table."""
        if Layer.TRAVELLING <= self.zValue() < Layer.GHOST:
            return tokens.Shadow.FLYING
        if self.ring is Ring.SELECTED or self.hinted:
            return tokens.Shadow.SELECTED
        return tokens.Shadow.HOVER if self.raised > 0 else self.shadow

    @override
    def setZValue(self, z: float) -> None:
        """Lie in another layer; what travels casts a longer shadow."""
        if z != self.zValue():
            super().setZValue(z)
            self._spread()

    @override
    def setVisible(self, visible: bool) -> None:
        """Be seen or not; what is not seen is not put together."""
        if visible != self.isVisible():
            super().setVisible(visible)
            self.look_again()

    def set_width(self, width: float) -> None:
        """Make the card larger or smaller at once; its art is scaled to it."""
        if width != self.width:
            self.width = width
            self._size()
            self.set_flip(self._flip)

    @property
    def rests(self) -> bool:
        """Whether it lies in its place, or is not in the game."""
        return self.resting is not None or self.home.kind is HomeKind.AWAY

    @property
    def pose(self) -> Pose:
        """How it lies when it is not raised."""
        return self.base.x(), self.base.y(), self.width, self.rotation()

    def set_pose(self, x: float, y: float, width: float, turn: float) -> None:
        """Put the card somewhere on its way; rounding is for cards at rest."""
        self.resting = None
        self.base = QPointF(x, y)
        if turn != self.rotation():
            self.setRotation(turn)
            self._spread()
        self.set_width(width)
        self.setPos(x, y - self.raised)

    def raise_by(self, lift: float) -> None:
        """Raise the card out of its row."""
        self.raised = lift
        self.setPos(self.base.x(), self.base.y() - lift)
        self._spread()

    def set_flip(self, share: float) -> None:
        """Turn the card over about its upright axis: 0 and 1 lie flat."""
        was, self._flip = self._flip, share
        if share in (0.0, 1.0):
            if was not in (0.0, 1.0):
                self.setTransform(QTransform())
            return
        middle = self.width / 2
        thin = abs(cos(pi * share))
        self.setTransform(
            QTransform().translate(middle, 0).scale(thin, 1).translate(-middle, 0)
        )

    def show_face(self, face: Card | None) -> None:
        """Show a face, or the back for None."""
        if face != self.face:
            self.face = face
            self.look_again()

    def dress(self, place: CardPlace) -> None:
        """Take over everything of a place but the pose."""
        self.resting = None
        now = (self.ring, self.face, self.seen, self.shadow)
        changed = now != (place.ring, place.face, place.seen, place.shadow)
        self.seen = place.seen
        if self.seal is not None and (self.home, self.seal) != (place.home, place.seal):
            self.set_seal(None)
        self.home = place.home
        self.held = place.held
        self.face = place.face
        self.ring = place.ring
        self.shadow = place.shadow
        self.setZValue(place.z)
        self.setVisible(place.shown)
        if changed:
            self.look_again()

    def set_seal(self, seal: str | None) -> None:
        """Wear the seal of a canasta, or none."""
        if seal != self.seal:
            self.seal = seal
            self.look_again()

    def set_dimmed(self, *, dimmed: bool) -> None:
        """Lay a veil over a card that cannot be used just now."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.look_again()

    def set_named(self, *, named: bool) -> None:
        """Wear the dashed ring of a card that is spoken of."""
        if named != self.named:
            self.named = named
            self.look_again()

    def set_hinted(self, *, hinted: bool) -> None:
        """Wear the dashed ring of a card that advice is about."""
        if hinted != self.hinted:
            self.hinted = hinted
            self._spread()

    def restyle(self, brushes: Brushes) -> None:
        """Use other brushes from now on."""
        self.brushes = brushes
        self.resting = None
        self._spread()

    def pixmap(self, ratio: float) -> QPixmap:
        """Return what the card shows, at the width of its art."""
        b = self.brushes
        return b.store.of(self.face, self.art, ratio, b.style.cards)

    @override
    def boundingRect(self) -> QRectF:
        """Return the card with its ring and shadow."""
        return self._outer

    @override
    def shape(self) -> QPainterPath:
        """Return the rounded card itself."""
        path = QPainterPath()
        radius = self.width * tokens.CARD_RADIUS
        path.addRoundedRect(self._rect, radius, radius)
        return path

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint shadow and card if they are not shown as one; seal, veil and ring.

        Qt asks `_CardPaint` instead, which is hidden where that is nothing.
        """
        ratio = painter.device().devicePixelRatio()
        if self._worn is None:
            self._paint_apart(painter, ratio)
        self._paint_over(painter, ratio)

    def dressed(self) -> None:
        """Take the room it needs, after the last of several changes."""
        self.dressing = False
        self._measure()

    def look_again(self) -> None:
        """Be painted as it is now."""
        if self.dressing:
            return
        self._over.update()
        if self._worn is not None or self.face is None:
            self.wear()

    def wear(self) -> None:
        """Look as it is now; card and shadow are one where they can be."""
        scale, cast, whole = self.width / self.art, self._cast(), self._whole
        smooth = self.rotation() != 0 or scale != 1
        worn = self.face, self.art, scale, smooth, self.rough, cast, self.ratio
        now = (*worn, self.brushes)
        if self._worn != now:
            picture = self._in_one(self.ratio) if self.isVisible() else None
            self._worn = None if picture is None else now
            whole.setVisible(picture is not None)
            if picture is not None:
                whole.setPixmap(picture)
                whole.setOffset(QPointF(-1, -1) * shadow_reach(cast))
                whole.setScale(scale)
                whole.setTransformationMode(_SMOOTH if smooth else _FAST)
                # Painted in parts, the edge of a turned picture differs from part to
                # part; kept as it lies, it is the same whatever is painted anew.
                kept = self.rotation() != 0 and scale == 1 and cast is not _FLYING
                whole.setCacheMode(_AS_IT_LIES if kept else whole.CacheMode.NoCache)
        self._over.setVisible(self._worn is None or not self._is_plain())
        self._over.update()

    def _is_plain(self) -> bool:
        """Return whether nothing is painted over the card."""
        lit = self.dimmed or self.named or self.hinted or self.hovered
        return self.ring is Ring.NONE and self.seal is None and not lit

    @property
    def _is_shaded(self) -> bool:
        return self.brushes.style.shadows and not self.rough

    def _in_one(self, ratio: float) -> QPixmap | None:
        """Return card and shadow as one picture, as nearly every card is painted.

        A face in flight is no picture that is needed twice; all backs are the same one.
        """
        cast = self._cast()
        lies = cast is not _FLYING or self.face is None
        if not ratio or not self._is_shaded or not lies:
            return None
        return self.brushes.with_shadow(self.pixmap(ratio), cast, self.art)

    def _paint_apart(self, painter: QPainter, ratio: float) -> None:
        """Paint the shadow, then the card."""
        pixmap = self.pixmap(ratio)
        sharp = round(self.width * ratio) == pixmap.width() and self.rotation() == 0
        smooth = not sharp and not self.rough
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        if self._is_shaded:
            self._paint_shadow(painter)
        painter.drawPixmap(self._rect, pixmap, QRectF(pixmap.rect()))

    def _paint_over(self, painter: QPainter, ratio: float) -> None:
        """Paint seal, veil and ring."""
        if self.seal is not None:
            self._paint_seal(painter, Seal(self.seal), ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.width * tokens.CARD_RADIUS
        palette = self.brushes.palette
        if not self._is_shaded:
            slab(painter, self._rect, radius, None, Outline(palette.paper_edge, 1))
        if self.rough:
            return
        if self.dimmed:
            slab(painter, self._rect, radius, thinned(palette.dim, tokens.DIM_SHARE))
        self._paint_ring(painter, radius)

    def _paint_seal(self, painter: QPainter, seal: Seal, ratio: float) -> None:
        brushes, shadow = self.brushes, self.brushes.style.shadows
        wax = seal_sizes(self.art, ratio)[0]
        pixmap = brushes.store.seal(seal, wax, ratio, shadow=shadow)
        size = wax * SEAL_SPREAD * self.width / self.art
        at = QRectF(0, 0, size, size)
        at.moveCenter(QPointF(self.width / 2, self._rect.height() * SEAL_MIDDLE))
        painter.drawPixmap(at, pixmap, QRectF(pixmap.rect()))

    def _paint_shadow(self, painter: QPainter) -> None:
        painter.save()
        painter.scale(self.width / self.art, self.width / self.art)
        self.brushes.shadow(painter, self._cast(), self.art)
        painter.restore()

    def _paint_ring(self, painter: QPainter, radius: float) -> None:
        palette = self.brushes.palette
        spoken_of = self.named or self.hinted
        if self.ring is Ring.FRESH:
            self._paint_new(painter, radius)
        if self.ring is not Ring.SELECTED and not spoken_of:
            if self.hovered and self.brushes.style.reduced_motion:
                slab(painter, self._rect, radius, None, Outline(palette.felt_text, 2))
            return
        dashed = self.ring is not Ring.SELECTED
        out = SELECTED_RING_OUT
        edge = self._rect.adjusted(-out, -out, out, out)
        outline = Outline(palette.brass, tokens.RING_COLOUR, dashed=dashed)
        ring(painter, edge, radius + out, outline, palette.ring_dark)

    def _paint_new(self, painter: QPainter, radius: float) -> None:
        """Brass light at the foot of what neighbours leave of the card."""
        palette = self.brushes.palette
        wide, high = self.seen or (self.width, self._rect.height())
        high = min(high, self._rect.height())  # in flight it is smaller than at rest
        top = max(0.0, high - 0.2 * self.width)
        glow = QLinearGradient(0, high, 0, top)
        glow.setColorAt(0, thinned(palette.brass, 0.75))
        glow.setColorAt(1, thinned(palette.brass, 0.0))
        foot = QRectF(0, top, min(wide, self.width), high - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(foot, radius, radius)
        bar = QRectF(foot.left() + 3, foot.bottom() - 5, foot.width() - 6, 4.5)
        slab(painter, bar, 2, palette.brass, Outline(palette.ring_dark, 1))

    def contains_strip(self, point: QPointF, left: float) -> bool:
        """Return whether a scene point is on the card or a margin at its left."""
        local = self.mapFromScene(point)
        return self._rect.adjusted(-left, 0, 0, 0).contains(local)


def seal_sizes(width: float, ratio: float) -> tuple[float, float]:
    """Return how wide the wax is on a card of this width, and while it falls there."""
    share = 0.56 if width < SMALL_SEAL else 0.50
    return round(share * width * ratio) / ratio, round(width)


class _CardPaint(QGraphicsItem):
    """What of a card is painted in Python; hidden where that is nothing."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self._card = card

    @override
    def boundingRect(self) -> QRectF:
        return self._card.boundingRect()

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        self._card.paint(painter, option, widget)


class NamedRing(PaintedItem):
    """A ring of its own, so that cards on top do not cover it."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.FROZEN_OUTLINE + 1, margin=4, hidden=True)

    def surround(self, item: CardItem) -> None:
        """Lie round a card, turned as it is."""
        high = item.width * CARD_RATIO
        self.place(Rect(item.x(), item.y(), item.width, high))
        self.setTransformOriginPoint(self.area.center())
        self.setRotation(item.rotation())
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the ring."""
        palette = self.brushes.palette
        outline = Outline(palette.brass, RING_COLOUR, dashed=True)
        radius = self.area.width() * CARD_RADIUS + 1
        edge = self.area.adjusted(-1, -1, 1, 1)
        ring(painter, edge, radius, outline, palette.ring_dark)
