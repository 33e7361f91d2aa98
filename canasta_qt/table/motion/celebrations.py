"""Celebrations over the table: a completed canasta, a player who goes out.

A completed canasta is shown enlarged with its seal and its name, and its points fly to
the score.
"""

from collections.abc import Callable
from functools import partial
from math import ceil, pi, sin
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt

from canasta_qt.art import pixmaps
from canasta_qt.art.drawings import SEAL_SIZE_RATIO, SEAL_STYLES, Seal
from canasta_qt.art.portraits import Mood
from canasta_qt.engine.state.events import CanastaCompleted, HandDeclared, WentOut
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import Place, Spot
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import (
    CARD_CORNER_RATIO,
    CARD_RATIO,
    DurationMs,
    Shadow,
    TextRole,
)
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Change, Motion
from canasta_qt.table.items.card_item import SEAL_MIDDLE_RATIO, seal_sizes
from canasta_qt.table.items.dragged_cards import FannedCards
from canasta_qt.table.layout.zones import clamp
from canasta_qt.table.motion.animation_steps import AnimationStep
from canasta_qt.table.motion.timing import arc_position
from canasta_qt.table.paint import brushes as paint
from canasta_qt.table.picture.table_state import sorted_hand
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import capitalize, signed_text
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.wording.advice.action_text import canasta_points
from canasta_qt.wording.cards import canasta_name
from canasta_qt.wording.scores.score_sheet import who_went_out

_POINTS: Final = TextRole(34, 700, is_scaled=True, is_heading=True)
_OUT_EASING: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_EASING: Final = QEasingCurve(QEasingCurve.Type.InCubic)
_IN_OUT_EASING: Final = QEasingCurve(QEasingCurve.Type.InOutQuad)
_TRAIL_MS: Final = 156
"""Duration in milliseconds of the part of the flight that the trail of the points
shows."""
_RISE: Final = 34
"""Pixels at text scale 1 by which the canasta rises."""
_LIGHT: Final = 235
"""Radius of the light around the canasta, in pixels at text scale 1."""
_RAY_COUNT: Final = 20
_NUMBER: Final = 60
"""Half the size of the flying points with their light, in pixels at text scale 1."""
_MAX_DARKNESS: Final = 138
"""Largest alpha of the darkness over the table, of 255."""
_DARKNESS_RADIUS: Final = 620.0
"""Distance from the canasta at which the table is darkest, in pixels."""
_STARS: Final = (-60, -30, 0, 30, 60)
"""Angles of the stars above the name of a canasta of wild cards, in degrees."""
_RIBBON_FONT: Final = TextRole(20, 700, is_scaled=True, is_heading=True)
_FACE: Final = 104.0
"""Size of the portrait of a player who goes out, in pixels at text scale 1."""
_HALF_HEIGHT: Final = 96.0
"""Half the height of the celebration of a player who goes out, in pixels at text scale
1."""
_RENDER_HINTS: Final = (
    QtGui.QPainter.RenderHint.Antialiasing
    | QtGui.QPainter.RenderHint.SmoothPixmapTransform
)
_FADE_SHARE: Final = 0.12
"""Share of the duration for fading in, and again for fading out."""


def _share(
    time: float, begin: float, end: float, curve: QEasingCurve = _OUT_EASING
) -> float:
    return curve.valueForProgress(min(1.0, max(0.0, (time - begin) / (end - begin))))


class Celebration(PaintedWidget):
    """Overlay over the table that is deleted at the end of its animation."""

    duration_ms: float = DurationMs.GOING_OUT

    def __init__(self, scene: TableScene) -> None:
        """Create an overlay that ignores mouse events."""
        super().__init__(scene.views()[0].viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.brushes, self.progress = scene.brushes, 0.0

    def show_progress(self, progress: float) -> None:
        """Show the animation after a share of its duration, 0 to 1."""
        self.progress = progress
        if progress >= 1.0:
            self.hide()
            self.deleteLater()
        self.update()


class CanastaCelebration(Celebration):
    """Overlay for a completed canasta."""

    def __init__(self, scene: TableScene, event: CanastaCompleted, points: int) -> None:
        """Paint pictures of the canasta; `points` are not shown if they are 0."""
        super().__init__(scene)
        viewport, table_state = scene.views()[0].viewport(), scene.table_state
        self.setGeometry(viewport.rect())
        b, k = self.brushes, self.brushes.text_scale
        self.seal = Seal(event.kind)
        self.words = capitalize(canasta_name(table_state.terms.kind_name(event.kind)))
        self.points = signed_text(points) if points else ""
        self._points_width = b.text_width(_POINTS, self.points) + 8 * k
        self.is_own = event.side == table_state.viewer_side
        factor = scene.current_style.duration_factor
        self.is_brief = factor < 1 or sum(table_state.position.canastas) > 1
        self.duration_ms = (
            DurationMs.CANASTA if self.is_own else DurationMs.OTHERS_CANASTA
        )
        if self.is_brief:
            self.duration_ms = DurationMs.BRIEF_CANASTA / min(1.0, factor)
        home = table_state.side_spot(Place.MELD, event.side, event.meld)
        items, look = scene.card_items.items_at(home), (b.ratio, b.style.deck)
        card = scene.zones().card_width
        faces = (item.face for item in items if item.face is not None)
        self._fan = [pixmaps.card_face(face, card, *look) for face in faces]
        top, chip = items[-1], scene.score_chip
        self._at = QRectF(top.base, QSizeF(top.width, top.width * CARD_RATIO))
        # Without the score in a corner the goal is at the right of the table.
        self._goal = QPointF(scene.width(), 90)
        if chip.scores is not None:
            self._goal = QPointF(chip.rect.mid_x, chip.rect.mid_y)
        self._middle = self._at.center() - QPointF(0, _RISE * k)
        self._scale = 1.5 if self.is_own else 1.2
        self.has_dark_table = self.is_own and not self.is_brief and b.style.has_shadows
        self._draw_parts()
        self.show()

    def _draw_parts(self) -> None:
        """Paint cards, light, ribbon and points into pixmaps."""
        k = self.brushes.text_scale
        self._pile = self._painted_pixmap(*(self._at.height(),) * 2, self._draw_pile)
        self._light = QtGui.QPixmap()
        if self.brushes.style.has_shadows:
            self._light = self._painted_pixmap(*(_LIGHT * k,) * 2, self._draw_light)
        high = _LIGHT if self.seal is Seal.WILD else 40
        self._ribbon = self._painted_pixmap(_LIGHT * k, high * k, self._draw_ribbon)
        self._number = self._painted_pixmap(*(_NUMBER * k,) * 2, self._draw_points)

    def _darkness(self) -> QtGui.QRadialGradient:
        """Return a shade that is darker the further it is from the canasta."""
        dark = QtGui.QColor(Qt.GlobalColor.black)
        shade = QtGui.QRadialGradient(self._middle, _DARKNESS_RADIUS)
        for place, alpha in ((0.0, 0), (0.22, 40), (1.0, _MAX_DARKNESS)):
            dark.setAlpha(alpha)
            shade.setColorAt(place, dark)
        return shade

    def _painted_pixmap(
        self, wide: float, high: float, draw: Callable[[QtGui.QPainter], None]
    ) -> QtGui.QPixmap:
        """Return a pixmap of a size, painted by `draw` around the middle."""
        ratio = self.devicePixelRatioF()
        picture = QtGui.QPixmap(2 * ceil(wide * ratio), 2 * ceil(high * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QtGui.QPainter(picture)
        painter.setRenderHints(_RENDER_HINTS)
        painter.translate(wide, high)
        draw(painter)
        painter.end()
        return picture

    def _draw_pile(self, painter: QtGui.QPainter, fan: float = 0.0) -> None:
        """Paint the cards at their largest size, squared up, or fanned out by `fan`
        degrees per card."""
        painter.scale(self._scale, self._scale)
        card, last = QRectF(self._at), len(self._fan) - 1
        card.moveCenter(QPointF())
        if self.brushes.style.has_shadows and not fan:
            self.brushes.draw_rect_shadow(
                painter, Shadow.FLYING, card, card.width() * CARD_CORNER_RATIO
            )
        for number, face in enumerate(self._fan):
            depth = 1.1 * (last - number)
            card.moveCenter(QPointF(depth, depth))
            painter.rotate(fan * (number - last / 2))
            painter.drawPixmap(card, face, QRectF(face.rect()))
            painter.rotate(-fan * (number - last / 2))

    def _draw_light(self, painter: QtGui.QPainter) -> None:
        k, brass = self.brushes.text_scale, self.brushes.palette.brass
        paint.paint_halo(painter, QPointF(), _LIGHT * k, brass, 0.55)
        if self.seal is Seal.NATURAL and self.is_own:
            for number in range(_RAY_COUNT):
                long = (190 if number % 2 else 150) * k
                light = QtGui.QRadialGradient(QPointF(), long)
                light.setColorAt(0.4, paint.colour_with_opacity(brass, 0.47))
                light.setColorAt(1, paint.colour_with_opacity(brass, 0.0))
                painter.setBrush(light)
                painter.drawPie(QRectF(-long, -long, 2 * long, 2 * long), -32, 64)
                painter.rotate(360 / _RAY_COUNT)

    def _draw_ribbon(self, painter: QtGui.QPainter) -> None:
        b, k = self.brushes, self.brushes.text_scale
        draw_ribbon(painter, b, self.words, self.seal)
        if self.seal is Seal.WILD:
            for turn in _STARS:
                painter.rotate(turn)
                star = QRectF(-11 * k, -150 * k, 22 * k, 22 * k)
                b.draw_icon(painter, Icon.STAR, star, b.palette.brass)
                painter.rotate(-turn)

    def _draw_points(self, painter: QtGui.QPainter) -> None:
        b, reach = self.brushes, _NUMBER * self.brushes.text_scale
        if b.style.has_shadows:
            paint.paint_halo(painter, QPointF(), 0.8 * reach, b.palette.brass, 0.8)
        run = paint.TextRun(self.points, _POINTS, b.palette.felt_text)
        room = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        b.draw_text_line(painter, room, run, paint.CENTRE, elide=False)

    @property
    def _elapsed_ms(self) -> float:
        """Milliseconds since the beginning of the animation, at its usual speed."""
        return self.progress * DurationMs.CANASTA

    def _points_position(self, ago: float = 0.0) -> QPointF:
        """Return the position of the flying points `ago` milliseconds earlier, on their
        arc.

        The position is so far inside the table that no edge cuts the points off.
        """
        u = _share(self._elapsed_ms - ago, 700, 1220, _IN_OUT_EASING)
        at, reach = arc_position(self._middle, self._goal, u), self._points_width / 2
        return QPointF(clamp(reach, at.x(), self.width() - reach), max(reach, at.y()))

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        """Paint the darkened table, then light, cards, seal, ribbon and points."""
        painter.setRenderHints(_RENDER_HINTS)
        time = self._elapsed_ms
        if self.has_dark_table:
            painter.setOpacity(min(_share(time, 0, 200), 1 - _share(time, 1220, 1480)))
            painter.fillRect(self.rect(), self._darkness())
        k, there = self.brushes.text_scale, 1 - _share(time, 1220, 1500)
        up, sealed = _share(time, 0, 260) * there, _share(time, 520, 680) * there
        painter.translate(self._at.center() - QPointF(0, _RISE * k * up))
        painter.setOpacity(sealed)
        _draw_centred(painter, self._light)
        painter.setOpacity(1.0)
        self._paint_pile(painter, 1 / self._scale + (1 - 1 / self._scale) * up)
        painter.setOpacity(sealed)
        painter.translate(0, self._at.height() * self._scale / 2 + 17 * k)
        painter.scale(0.5 + 0.5 * sealed, 1)
        _draw_centred(painter, self._ribbon)
        if self.points and 700 < time < 1240:
            painter.resetTransform()
            seen = min(1.0, (time - 700) / 80, (1240 - time) / 80)
            dot = QRectF(0, 0, 14 * k, 14 * k)
            for ago in range(_TRAIL_MS, 0, -12):
                painter.setOpacity(0.6 * seen * (1 - ago / _TRAIL_MS))
                dot.moveCenter(self._points_position(ago))
                painter.drawPixmap(dot, self._light, QRectF(self._light.rect()))
            painter.setOpacity(seen)
            painter.translate(self._points_position())
            _draw_centred(painter, self._number)

    def _paint_pile(self, painter: QtGui.QPainter, scale: float) -> None:
        """Paint cards and seal; the cards of a sequence are fanned out for a moment."""
        time, card = self._elapsed_ms, self._at
        painter.save()
        painter.scale(scale, scale)
        if self.seal is Seal.SEQUENCE and time < 260:
            self._draw_pile(painter, 10 * sin(pi * time / 260))
        else:
            _draw_centred(painter, self._pile)
            painter.scale(self._scale, self._scale)
        fallen, ratio = _share(time, 260, 520, _IN_EASING), self.devicePixelRatioF()
        if fallen > 0:
            _, size = seal_sizes(card.width(), ratio)
            flat = 0.96 if 520 < time < 600 else 1.0
            seal = pixmaps.seal(self.seal, size, ratio, shadow=True)
            wide = (1.8 - 0.8 * fallen) * 0.5 * card.width() * SEAL_SIZE_RATIO
            painter.setOpacity(min(1.0, 3 * fallen))
            middle = card.height() * (SEAL_MIDDLE_RATIO - 0.5)
            place = QRectF(-wide / 2, middle - wide * flat / 2, wide, wide * flat)
            painter.drawPixmap(place, seal, QRectF(seal.rect()))
        painter.restore()


def _draw_centred(painter: QtGui.QPainter, picture: QtGui.QPixmap) -> None:
    """Paint a pixmap centred on the origin of the painter."""
    if not picture.isNull() and painter.opacity() > 0:
        area = QRectF(QPointF(), picture.deviceIndependentSize())
        area.moveCenter(QPointF())
        painter.drawPixmap(area, picture, QRectF(picture.rect()))


class GoingOutCelebration(Celebration):
    """Overlay for a player who goes out."""

    def __init__(self, scene: TableScene, event: WentOut) -> None:
        """Store the name of the player, shown in red and gold if the player is on the
        viewer's side."""
        super().__init__(scene)
        b, people, state = scene.brushes, scene.people, scene.table_state
        self.words = who_went_out(event.seat, people, concealed=event.concealed)
        own = state.terms.side_of[event.seat] == state.viewer_side
        self._seal = Seal.NATURAL if own else Seal.MIXED
        self._portrait = scene.portraits[event.seat]
        k, middle = b.text_scale, scene.zones().centre
        wide = b.text_width(_RIBBON_FONT, self.words) + 160 * k
        area = QRectF(0, 0, wide, 2 * _HALF_HEIGHT * k)
        area.moveCenter(QPointF(middle.mid_x, middle.mid_y))
        self.setGeometry(area.toAlignedRect() & scene.views()[0].viewport().rect())
        self.show()

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        """Paint light, portrait and ribbon."""
        painter.setRenderHints(_RENDER_HINTS)
        b, share = self.brushes, self.progress
        seen = min(1.0, share / _FADE_SHARE, (1.0 - share) / _FADE_SHARE)
        painter.setOpacity(max(0.0, seen))
        k = b.text_scale
        painter.translate(QRectF(self.rect()).center())
        if b.style.has_shadows:
            reach = 0.95 * self.height() / 2
            paint.paint_halo(painter, QPointF(), reach, b.palette.brass, 0.6)
        side, ratio = _FACE * k, self.devicePixelRatioF()
        face = pixmaps.portrait(
            self._portrait, Mood.PLEASED, side, ratio, b.palette, active=True
        )
        painter.drawPixmap(QPointF(-side / 2, -side / 2 - 20 * k), face)
        painter.translate(0, 52 * k)
        draw_ribbon(painter, b, self.words, self._seal)


def draw_ribbon(
    painter: QtGui.QPainter, brushes: paint.Brushes, words: str, seal: Seal
) -> None:
    """Paint a ribbon with words in the colours of a seal, centred on the origin."""
    _, wax, edge = SEAL_STYLES[seal]
    k = brushes.text_scale
    wide = brushes.text_width(_RIBBON_FONT, words) + 56 * k
    band = QRectF(-wide / 2, -17 * k, wide, 34 * k)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(wax).darker(145))
    for side in (-1, 1):
        x, outer = side * (wide / 2 - 16 * k), side * (wide / 2 + 26 * k)
        inner = outer - side * 11 * k
        points = ((x, -9), (outer, -9), (inner, 8), (outer, 25), (x, 25))
        painter.drawPolygon([QPointF(x, y * k) for x, y in points])
    brushes.draw_rect_shadow(painter, Shadow.LEATHER, band, 3)
    lower = QtGui.QColor(wax).darker(115)
    paint.paint_rounded_rect(
        painter, band, 3, paint.vertical_gradient(band, QtGui.QColor(wax), lower)
    )
    inside = band.adjusted(3, 3, -3, -3)
    paint.paint_rounded_rect(painter, inside, 2, None, paint.Outline(edge, 1))
    said = paint.TextRun(words, _RIBBON_FONT, brushes.palette.paper)
    brushes.draw_text_line(painter, band, said, paint.CENTRE, elide=False)


def celebration_motions(
    scene: TableScene, step: AnimationStep, observation: Observation
) -> list[Motion]:
    """Return the motions that celebrate a completed canasta or going out; [] for other
    events."""
    event, position = step.events[0], observation.position
    linear = QEasingCurve.Type.Linear
    if isinstance(event, HandDeclared):
        show_hand = partial(_hide_at_end, _fanned_hand(scene, event))
        time = DurationMs.SPECIAL_HAND
        return [Change(show_progress=show_hand, duration_ms=time, curve=linear)]
    if isinstance(event, WentOut):
        moment: Celebration = GoingOutCelebration(scene, event)
    elif (
        isinstance(event, CanastaCompleted)
        and not scene.current_style.has_reduced_motion
    ):
        melds = position.melds[event.side]
        if event.meld >= len(melds):
            return []  # the same action has joined it to another meld
        points = canasta_points(position, melds[event.meld])
        moment = CanastaCelebration(scene, event, points)
    else:
        return []
    show = moment.show_progress
    return [Change(show_progress=show, duration_ms=moment.duration_ms, curve=linear)]


def _fanned_hand(scene: TableScene, event: HandDeclared) -> FannedCards:
    """Show a special hand as a large fan near the plate of its seat; return the fan."""
    picture = scene.picture
    at = picture.spot_rects.get(Spot(Place.SEAT, event.seat), picture.zones.hand)
    width = picture.zones.card_width * 0.8
    scene.peek.fan_out(sorted_hand(event.cards), width, at, scene.table_rect)
    return scene.peek


def _hide_at_end(fan: FannedCards, progress: float) -> None:
    """Hide the fan at progress 1; the cards below it are counted next."""
    if progress >= 1.0:
        fan.setVisible(False)
