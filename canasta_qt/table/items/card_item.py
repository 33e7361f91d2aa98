"""Graphics item of one card, face up or face down, with shadow, seal and rings."""

from functools import cached_property
from math import cos, pi
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QLinearGradient, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from canasta_qt.art import pixmaps
from canasta_qt.art.drawings import SEAL_SIZE_RATIO, Seal
from canasta_qt.cards import Card
from canasta_qt.gestures import Place, Spot
from canasta_qt.look import tokens
from canasta_qt.look.tokens import CARD_CORNER_RATIO, CARD_RATIO, Layer, Shadow
from canasta_qt.overrides import override
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    colour_with_opacity,
    paint_plain_ring,
    paint_ring,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import number_animation
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardPlace, CardRing, Pose

_MARGIN_PX: Final = 32.0
"""Pixels around a card that its ring and its longest shadow may cover."""
SELECTED_RING_MARGIN_PX: Final = tokens.RING_COLOUR_WIDTH_PX
"""Pixels from a card to the outer edge of the coloured band of its ring; the band is
outside the card, so that the index stays visible."""
SEAL_MIDDLE_RATIO: Final = 0.57
"""Distance of the middle of a seal from the top of its card, in card heights; index and
corner stay visible."""
SMALL_SEAL_CARD_WIDTH_PX: Final = 56.0
"""Card width in pixels below which a seal is 0.56 card widths wide; on larger cards its
width is 0.50 card widths."""


class CardItem(QGraphicsObject):
    """Graphics item of a card, which is reused for other cards as long as the scene
    exists.

    A face-down card has no identity: `face` is None, and no other attribute reveals the
    card.
    """

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self.brushes = brushes
        self.spot = Spot(Place.AWAY)
        self.face: Card | None = None
        self.hand_card: HandCard | None = None
        self.rest_place: CardPlace | None = None
        """The exact place of the card; None during an animation."""
        self.base = QPointF()
        """Position of the card when it is not raised."""
        self.current_lift = 0.0
        self.rest_lift = 0.0
        """Pixels by which the card is raised while the pointer is not over it."""
        self.width = 60.0
        self.pixmap_width = 60.0
        """Width of the pixmap; equal to `width` at rest."""
        self.ring = CardRing.NONE
        self.seal: str | None = None
        """Kind of the canasta that this card is on top of, once its animation is
        over.
        """
        self.shadow = Shadow.REST
        self.seen: tuple[float, float] | None = None
        self.hovered = self.dimmed = False
        self.named = False
        """Whether the shown line of the count names this card."""
        self.is_in_log_line = False
        """Whether the log line under the pointer names this card."""
        self.hinted = False
        """Whether a shown hint is about this card."""
        self._flip = 0.0
        self._rect = QRectF(0, 0, self.width, self.width * CARD_RATIO)
        self.setVisible(False)

    @property
    def current_shadow(self) -> Shadow:
        """The shadow of the card, longer the higher the card is above the table."""
        if Layer.TRAVELLING <= self.zValue() < Layer.GHOST:
            return Shadow.FLYING
        if self.ring is CardRing.SELECTED or self.hinted:
            return Shadow.SELECTED
        return Shadow.HOVER if self.current_lift > 0 else self.shadow

    @property
    def pose(self) -> Pose:
        """Position, width and rotation of the card when it is not raised."""
        return self.base.x(), self.base.y(), self.width, self.rotation()

    def set_pose(self, x: float, y: float, width: float, turn: float) -> None:
        """Set a pose during an animation, without rounding to device pixels; `turn` in
        degrees.
        """
        self.rest_place = None
        self.base = QPointF(x, y)
        if width != self.width:
            self.prepareGeometryChange()
            self.width = width
            self._rect = QRectF(0, 0, width, width * CARD_RATIO)
            self.set_flip(self._flip)
        self.setTransformOriginPoint(self._rect.center())
        self.setRotation(turn)
        self.setPos(x, y - self.current_lift)

    def set_pixmap_width(self, width: float) -> None:
        """Set the width for which the pixmap of the card is rendered."""
        if width != self.pixmap_width:
            self.prepareGeometryChange()
            self.pixmap_width = width
            self.update()

    def set_lift(self, lift: float) -> None:
        """Set by how many pixels the card is raised above its place in the row."""
        self.current_lift = lift
        self.setPos(self.base.x(), self.base.y() - lift)
        self.update()

    @cached_property
    def _lifting(self) -> QVariantAnimation:
        ends, duration = (0.0, 0.0), tokens.DurationMs.PILE_LIFT
        made = number_animation(self, ends, duration, self.set_lift)
        made.setEasingCurve(QEasingCurve.Type.OutQuad)
        return made

    def animate_lift(self, lift: float) -> None:
        """Move a card to a lift in pixels, in an animation if it is visible and
        animations are on."""
        self._lifting.stop()
        if self.isVisible() and self.brushes.style.has_fading:
            self._lifting.setStartValue(self.current_lift)
            self._lifting.setEndValue(float(lift))
            self._lifting.start()
        else:
            self.set_lift(lift)

    def set_rest_lift(self, lift: float) -> None:
        """Set by how many pixels the card is raised while it is not under the
        pointer."""
        if self.spot.place is not Place.HAND:
            # A card played by key is no longer under the pointer.
            self.set_marks(hovered=False)
        before, self.rest_lift = self.rest_lift, lift
        if lift == 0.0 and self.hovered:
            return
        if before != lift or self.current_lift != lift:
            self.animate_lift(lift)

    def set_flip(self, share: float) -> None:
        """Show the card turned over by a share around its vertical axis: 0 and 1 are
        flat, 0.5 is edge-on."""
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

    def set_marks(self, **marks: object) -> None:
        """Set attributes of the appearance, such as face, rings and seal; repaint if a
        value differs."""
        if any(getattr(self, name) != value for name, value in marks.items()):
            for name, value in marks.items():
                setattr(self, name, value)
            self.update()

    def apply_place(self, place: CardPlace) -> None:
        """Set face, marks, spot and visibility from a place, but not the pose.

        The seal remains only if spot and seal are unchanged; else `set_marks` shows
        the new seal later.
        """
        self.rest_place = None
        kept = (self.spot, self.seal) == (place.spot, place.seal)
        self.set_marks(
            face=place.face,
            ring=place.ring,
            seen=place.visible_size,
            shadow=place.shadow,
            seal=self.seal if kept else None,
        )
        self.spot, self.hand_card = place.spot, place.hand_card
        self.setCacheMode(self.CacheMode.NoCache)
        self.setZValue(place.z)
        self.setVisible(place.is_shown)

    def set_at_rest(self, place: CardPlace) -> None:
        """Store the place in which the card is at rest; cache a rotated card as one
        pixmap.

        Painted in parts, the edges of a rotated pixmap would differ from part to part.
        """
        kept = self.CacheMode.DeviceCoordinateCache
        self.setCacheMode(kept if place.rotation else self.CacheMode.NoCache)
        self.rest_place = place

    def restyle(self, brushes: Brushes) -> None:
        self.brushes = brushes
        self.rest_place = None
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        """Return the rectangle of the card with its ring and its shadow."""
        room = _MARGIN_PX * max(1.0, self.width / self.pixmap_width)
        return self._rect.adjusted(-room, -room, room, room)

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint card and shadow, then seal, veil and ring."""
        b, ratio = self.brushes, painter.device().devicePixelRatio()
        pixmap = pixmaps.card_face(self.face, self.pixmap_width, ratio, b.style.deck)
        sharp = self.width == self.pixmap_width and self.rotation() == 0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not sharp)
        if b.style.has_shadows:
            painter.save()
            scale = self.width / self.pixmap_width
            painter.scale(scale, scale)
            b.draw_card_shadow(painter, self.current_shadow, self.pixmap_width)
            painter.restore()
        if self.width == self.pixmap_width:
            painter.drawPixmap(QPointF(), pixmap)
        else:
            painter.drawPixmap(self._rect, pixmap, QRectF(pixmap.rect()))
        if self.seal is not None:
            self._paint_seal(painter, Seal(self.seal), ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, palette = self.width * CARD_CORNER_RATIO, b.palette
        if not b.style.has_shadows:
            edge = Outline(palette.paper_edge, 1)
            paint_rounded_rect(painter, self._rect, radius, None, edge)
        if self.dimmed:
            veil = colour_with_opacity(palette.dim_veil, tokens.DIM_VEIL_OPACITY)
            paint_rounded_rect(painter, self._rect, radius, veil)
        self._paint_ring(painter, radius)

    def _paint_seal(self, painter: QPainter, seal: Seal, ratio: float) -> None:
        shadow = self.brushes.style.has_shadows
        wax = seal_sizes(self.pixmap_width, ratio)[0]
        pixmap = pixmaps.seal(seal, wax, ratio, shadow=shadow)
        size = wax * SEAL_SIZE_RATIO * self.width / self.pixmap_width
        at = QRectF(0, 0, size, size)
        at.moveCenter(QPointF(self.width / 2, self._rect.height() * SEAL_MIDDLE_RATIO))
        painter.drawPixmap(at, pixmap, QRectF(pixmap.rect()))

    def _paint_ring(self, painter: QPainter, radius: float) -> None:
        palette = self.brushes.palette
        spoken_of = self.named or self.hinted
        if self.is_in_log_line:
            paint_plain_ring(painter, self._rect, radius, palette)
        if self.ring is CardRing.FRESH:
            self._paint_new(painter, radius)
        if self.ring is not CardRing.SELECTED and not spoken_of:
            if self.hovered and self.brushes.style.has_reduced_motion:
                light = Outline(palette.felt_text, 2)
                paint_rounded_rect(painter, self._rect, radius, None, light)
            return
        dashed = self.ring is not CardRing.SELECTED
        out = SELECTED_RING_MARGIN_PX
        edge = self._rect.adjusted(-out, -out, out, out)
        outline = Outline(palette.brass, tokens.RING_COLOUR_WIDTH_PX, is_dashed=dashed)
        paint_ring(painter, edge, radius + out, outline, palette.dark_ring)

    def _paint_new(self, painter: QPainter, radius: float) -> None:
        """Paint a line of brass light at the lower edge of the visible part of a new
        card."""
        palette = self.brushes.palette
        wide, high = self.seen or (self.width, self._rect.height())
        high = min(high, self._rect.height())  # smaller in flight than at rest
        top = max(0.0, high - 0.2 * self.width)
        glow = QLinearGradient(0, high, 0, top)
        glow.setColorAt(0, colour_with_opacity(palette.brass, 0.75))
        glow.setColorAt(1, colour_with_opacity(palette.brass, 0.0))
        bottom = QRectF(0, top, min(wide, self.width), high - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(bottom, radius, radius)
        bar = QRectF(bottom.left() + 3, bottom.bottom() - 5, bottom.width() - 6, 4.5)
        edge = Outline(palette.dark_ring, 1)
        paint_rounded_rect(painter, bar, 2, palette.brass, edge)

    def contains_strip(self, point: QPointF, left_margin: float) -> bool:
        """Return whether a scene point is on the card, at most `left_margin` pixels
        left of it, or below a raised card where the card is at rest.
        """
        local = self.mapFromScene(point)
        strip = self._rect.adjusted(-left_margin, 0, 0, self.current_lift)
        return strip.contains(local)


def seal_sizes(width: float, pixel_ratio: float) -> tuple[float, float]:
    """Return two widths of a seal on a card of a width: at rest, and at the beginning
    of its animation."""
    share = 0.56 if width < SMALL_SEAL_CARD_WIDTH_PX else 0.50
    return round(share * width * pixel_ratio) / pixel_ratio, round(width)
