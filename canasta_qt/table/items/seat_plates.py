"""Seat plates: portrait, name, current action, number of cards, dealer mark."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.look import tokens
from canasta_qt.overrides import override
from canasta_qt.table.layout.places import NO_PLATE, PlatePlaces
from canasta_qt.table.layout.zones import bounding_rect
from canasta_qt.table.paint.brushes import (
    CENTRE,
    RIGHT,
    Brushes,
    TextRun,
    paint_halo,
    paint_leather,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import (
    ContentItem,
    number_animation,
    snap_to_pixel,
)
from canasta_qt.translate import number_text, tr

_DEALER = tokens.TextRole(13, 700, is_scaled=True)


@dataclass(frozen=True)
class PlateContent:
    """Content of a seat plate."""

    name: str = ""
    portrait: Portrait = Portrait.CARDS
    mood: Mood = Mood.CALM
    second_line: str = ""
    """Line below the name: partner, opponent, or the current action."""
    count: int = 0
    is_on_turn: bool = False
    is_acting: bool = False
    """Whether `second_line` is the current action."""
    hides_count: bool = False
    """Whether the number of cards is hidden: they are face up, or none are left."""
    shows_hand_points: bool = False
    """Whether `second_line` has the points counted for the cards of the hand."""
    is_dealer: bool = False
    places: PlatePlaces = NO_PLATE
    """Rectangles of all parts in the scene."""
    fan_left: float | None = None
    """Left end of the fan of card backs; None without a fan."""


_SMALL_FONT_SIZES = (13, 12)
"""Font sizes in pixels for a `second_line` with little room."""
_MARK, _END_MARK_WIDTH = 24, 19
"""Width of the dealer mark in pixels: after the name, and at the end of
`second_line`."""
DEALER_DISC = 18
"""Diameter of the dealer mark in pixels at text scale 1."""
_RING_GAP = 6.0
"""Pixels between the outer edge of a ring around a plate and the portrait."""
_HALO = 28.0
"""Pixels by which the glow around a portrait is larger than its plate."""


class PlateItem(ContentItem[PlateContent]):
    """Seat plate of another player, without the fan of card backs on it."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, tokens.Layer.ZONE, PlateContent(), _HALO)
        self.description = ""
        """Tooltip: the description of the player, and texts without room on the
        plate.
        """
        self.previous_mood = Mood.CALM
        self.share = 1.0
        """Opacity of the current mood over the previous one, 0 to 1."""
        duration = tokens.DurationMs.PORTRAIT_MOOD_FADE
        self._fade = number_animation(self, (0.0, 1.0), duration, self._show_share)

    def _show_share(self, share: float) -> None:
        self.share = share
        self.update()

    @override
    def show_content(self, content: PlateContent) -> None:
        """Set the content; a changed mood of the same portrait fades in."""
        same_person = content.portrait is self.content.portrait
        if same_person and content.mood is not self.content.mood:
            self.previous_mood = self.content.mood
            fades = self.brushes.style.has_fading
            self.share = 0.0 if fades else 1.0
            self._fade.stop()
            if fades:
                self._fade.start()
        super().show_content(content)

    @property
    def ring_rect(self) -> QRectF:
        """The rectangle of a ring around the plate, clear of the portrait."""
        portrait = self.content.places.portrait_rect.with_margin(_RING_GAP)
        return QRectF(*bounding_rect((self.rect, portrait)))

    def show_count(self, count: int) -> None:
        self.show_content(replace(self.content, count=count))

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the plate; a brass outline marks the seat that is on turn."""
        b, palette, look = self.brushes, self.brushes.palette, self.content
        paint_leather(painter, b, self.area, lit=look.is_on_turn)
        places = look.places
        disc = self.item_rect(places.portrait_rect)
        if not disc.isEmpty():
            self._face(painter, disc)
        self._names(painter, places)
        if not look.hides_count:
            count = TextRun(
                number_text(look.count), tokens.SEAT_COUNT_FONT, palette.felt_text
            )
            number = self.item_rect(places.card_count_rect)
            b.draw_text_line(painter, number, count, RIGHT, elide=False)

    def _room(self, places: PlatePlaces) -> QRectF:
        """Return the rectangle of the name and the line below it, beside the fan."""
        room = self.item_rect(places.names_rect)
        if places.is_fan_beside_names:
            beside = places.foot_rect or places.card_count_rect
            room.setRight((self.content.fan_left or beside.x) - self.x() - 8)
        return room

    @property
    def second_line_font(self) -> tokens.TextRole | None:
        """Font of `second_line`; None if the text does not fit in any size."""
        b, look = self.brushes, self.content
        room, role = self._room(look.places), tokens.QUIET_TABLE_FONT
        if b.line_height(tokens.NAME_FONT) + b.line_height(role) > room.height() + 6:
            return None
        shared = self._is_tight(room) and not look.places.portrait_rect.w
        wide = room.width() - _END_MARK_WIDTH * b.text_scale * shared
        roles = (role, *(role._replace(size=size) for size in _SMALL_FONT_SIZES))
        fitting = (x for x in roles if b.text_width(x, look.second_line) <= wide)
        return next(fitting, None)

    def _is_tight(self, room: QRectF) -> bool:
        """Return whether a long name leaves no room for the dealer mark beside it."""
        used = self.brushes.text_width(tokens.NAME_FONT, self.content.name)
        needed = used + _MARK * self.brushes.text_scale
        return self.content.is_dealer and needed > room.width()

    def _face(self, painter: QPainter, disc: QRectF) -> None:
        b, look, ratio = self.brushes, self.content, painter.device().devicePixelRatio()
        palette, side = b.palette, snap_to_pixel(disc.width(), ratio)
        corner = QPointF(snap_to_pixel(disc.x(), ratio), snap_to_pixel(disc.y(), ratio))
        place = QRectF(corner, QSizeF(side, side))
        if b.style.has_shadows:
            b.draw_rect_shadow(painter, tokens.Shadow.LEATHER, place, side / 2)
        if b.style.has_shadows and look.is_on_turn:
            paint_halo(painter, place.center(), 0.95 * side, palette.brass, 0.55)
        moods = ((self.previous_mood, 1.0), (look.mood, self.share))
        for mood, share in moods[self.share == 1 :]:
            painter.setOpacity(share)
            face = pixmaps.portrait(
                look.portrait, mood, side, ratio, palette, active=look.is_on_turn
            )
            painter.drawPixmap(corner, face)
        painter.setOpacity(1.0)

    def _names(self, painter: QPainter, places: PlatePlaces) -> None:
        b, palette, look = self.brushes, self.brushes.palette, self.content
        room, role = self._room(places), self.second_line_font
        upper = b.line_height(tokens.NAME_FONT)
        lower = b.line_height(tokens.QUIET_TABLE_FONT)
        mark, used = _MARK * b.text_scale, b.text_width(tokens.NAME_FONT, look.name)
        tight, has_face = self._is_tight(room), places.portrait_rect.w > 0
        needed = role or (tight and not has_face)
        if upper + lower > room.height() + 6 or not needed:
            lower = 0.0
        line = QRectF(room)
        line.setTop(room.center().y() - (upper + lower) / 2)
        line.setHeight(upper)
        title = TextRun(look.name, tokens.NAME_FONT, palette.felt_text)
        if tight and has_face:
            # Without room beside a long name the mark is on the face.
            face = self.item_rect(places.portrait_rect)
            x = face.right() - DEALER_DISC * b.text_scale
            middle = face.bottom() - mark / 4
        elif tight and lower:
            room.setRight(room.right() - _END_MARK_WIDTH * b.text_scale)
            x, middle = room.right() + b.text_scale, line.bottom() + lower / 2
        else:
            line.setRight(room.right() - mark * look.is_dealer)
            used = min(used, line.width())
            x, middle = line.left() + used + mark / 4, line.center().y()
        if look.is_dealer:
            paint_dealer_mark(painter, b, x, middle)
        b.draw_text_line(painter, line, title)
        if lower and role:
            name = palette.brass if look.is_acting else palette.felt_muted_text
            name = palette.refusal if look.shows_hand_points else name
            y = min(line.bottom(), self.area.height() - lower - 3 * b.text_scale)
            below = QRectF(room.left(), y, room.width(), lower)
            second = TextRun(look.second_line, role, name)
            b.draw_text_line(painter, below, second, elide=False)


def paint_dealer_mark(
    painter: QPainter, brushes: Brushes, x: float, middle: float
) -> None:
    """Paint the dealer mark with its left end at `x`, centred vertically at
    `middle`.
    """
    palette, side = brushes.palette, DEALER_DISC * brushes.text_scale
    disc = QRectF(x, middle - side / 2, side, side)
    paint_rounded_rect(painter, disc, side / 2, palette.felt_text)
    mark = TextRun(tr("D", "dealer"), _DEALER, palette.dark_ring)
    brushes.draw_text_line(painter, disc, mark, CENTRE, elide=False)
