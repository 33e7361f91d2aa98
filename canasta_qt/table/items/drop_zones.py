"""Outlines and labels of drop targets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from canasta_qt.gestures import Place, Target
from canasta_qt.look.tokens import RING_INNER_WIDTH_PX, DurationMs, Layer, TextRole
from canasta_qt.overrides import override
from canasta_qt.table.items.captions import EFFECT_ICONS, Caption
from canasta_qt.table.layout.zones import Rect, bounding_rect, clamp
from canasta_qt.table.paint.brushes import (
    Brushes,
    Outline,
    TextRun,
    colour_with_opacity,
    paint_badge,
    paint_glow,
    paint_rounded_rect,
)
from canasta_qt.table.paint.painted_item import PaintedItem, number_animation

_WORD: Final = TextRole(14, 650)
MIN_LABELLED_HEIGHT_PX: Final = 44.0
"""Height in pixels below which a target has a label only when it is chosen."""
_STEP: Final = 8
"""Pixels between the positions tried for a label."""
ADDING_SIGN: Final = "+"
"""Label of a meld or a new meld without room for words."""
LABEL_GAP_PX: Final = 5.0
"""Pixels between two labels, and between a label and other text on the table."""
_MARGIN: Final = LABEL_GAP_PX - 1
LABEL_OVERLAP_PX: Final = 9.0
"""Pixels by which a label overlaps its target; index and count stay visible."""


@dataclass(frozen=True)
class TargetArea:
    """A drop target with its rectangle and its label."""

    target: Target
    rect: Rect
    label: str
    is_outlined: bool = True
    """Whether the target has an outline; a sequence with a target at one of its ends
    has none."""
    caption: Caption | None = None
    """Consequence of a drop here; a caption with a heading replaces the label."""

    @property
    def shown_caption(self) -> Caption | None:
        """The caption that replaces the label; None shows the label."""
        return self.caption if self.is_legal else None

    @property
    def words(self) -> str:
        """The first line of the caption, or without a caption the label."""
        caption = self.shown_caption
        return self.label if caption is None else caption.heading

    @property
    def with_short_label(self) -> TargetArea:
        """A copy of this area with a short label: only the sign of a warning, or for
        melds `ADDING_SIGN`."""
        caption = self.caption if self.has_warning else None
        if caption is not None:
            caption = replace(caption, heading="", sentence="")
        melds = Place.MELD, Place.STAGED, Place.NEW_MELD
        label = ADDING_SIGN if self.target.spot.place in melds else self.label
        return replace(self, label=label, caption=caption)

    @property
    def is_legal(self) -> bool:
        """Whether a drop here is legal."""
        return self.target.refusal is None

    @property
    def is_highlighted(self) -> bool:
        """Whether the target is drawn as one that accepts the cards."""
        return self.is_legal and self.is_outlined

    @property
    def is_labelled(self) -> bool:
        """Whether the target has a label before it is chosen."""
        return self.is_highlighted and not self.is_low and bool(self.label)

    @property
    def has_warning(self) -> bool:
        """Whether the caption warns of a disadvantage."""
        return self.caption is not None and self.caption.effect in EFFECT_ICONS

    @property
    def is_low(self) -> bool:
        """Whether the target is low, such as a chip, and has a label only while it is
        chosen.

        Labels of all chips would hide the chips above them.
        """
        return self.rect.h < MIN_LABELLED_HEIGHT_PX


def best_area(
    areas: tuple[TargetArea, ...], dragged_rect: Rect, cursor: tuple[float, float]
) -> TargetArea | None:
    """Return the target area under the pointer, or else the allowed area of which
    `dragged_rect` covers most; None if there is none.

    An end of a sequence is preferred to the whole sequence, unless only the whole
    sequence is allowed.
    """
    weighed = []
    for goal in areas:
        size = max(1.0, goal.rect.w * goal.rect.h) ** 0.5
        weight = goal.rect.overlap_area(dragged_rect) / size
        if goal.rect.contains(*cursor):
            rank = 2 + goal.is_legal, goal.target.spot.end is not None
        elif weight > 0 and goal.is_legal:
            rank = 1, False
        else:
            continue
        weighed.append((rank, weight, goal))
    if not weighed:
        return None
    return max(weighed, key=lambda each: each[:2])[2]


class TargetItem(PaintedItem):
    """Outline of a drop target."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET, margin=26, hidden=True)
        self.cache_pixels()
        self.area_shown: TargetArea | None = None
        self.is_chosen = False
        duration = DurationMs.TARGETS_FADE
        self._fade = number_animation(self, (0.0, 1.0), duration, self.setOpacity)

    def set_highlighted(self, *, is_highlighted: bool) -> None:
        """Show or hide the outline; a shown outline fades in."""
        appears = is_highlighted and not self.isVisible()
        self.setVisible(is_highlighted)
        if appears and self.brushes.style.has_fading:
            self.setOpacity(0.0)
            self._fade.start()
        elif appears or not is_highlighted:
            self._fade.stop()
            self.setOpacity(1.0)

    def show_area(self, area: TargetArea, *, chosen: bool) -> None:
        if (area, chosen) == (self.area_shown, self.is_chosen):
            return
        self.area_shown, self.is_chosen = area, chosen
        self.place(area.rect)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        palette, rect, radius = self.brushes.palette, self.area, 10.0
        if self.is_chosen:
            paint_glow(painter, rect, radius, palette.brass)
            dark, edge = rect.adjusted(-2, -2, 2, 2), Outline(palette.dark_ring, 2)
            paint_rounded_rect(painter, dark, radius + 2, None, edge)
            ground = colour_with_opacity(palette.brass, 0.13)
            paint_rounded_rect(painter, rect, radius, ground, Outline(palette.brass, 4))
        else:
            w = RING_INNER_WIDTH_PX
            dark, edge = rect.adjusted(-w, -w, w, w), Outline(palette.dark_ring, w)
            paint_rounded_rect(painter, dark, radius + w, None, edge)
            brass = Outline(palette.brass, 2, is_dashed=True)
            paint_rounded_rect(painter, rect, radius, None, brass)


class TargetLabel(PaintedItem):
    """Label of a target area; during a drag it is drawn above the dragged cards."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__(brushes, Layer.TARGET_WORD, hidden=True)
        self.cache_pixels()
        self.words = ""
        self.caption: Caption | None = None
        self.is_chosen = False

    def show_label(
        self, area: TargetArea, rect: Rect, *, chosen: bool, dragging: bool
    ) -> None:
        """Show the label of a target area in a rectangle of the scene."""
        self.words, self.is_chosen = area.label, chosen
        self.caption = area.shown_caption
        self.setZValue(Layer.GHOST_WORD if chosen or dragging else Layer.TARGET_WORD)
        self.place(rect)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the label, filled if the target is chosen, or the caption."""
        if self.caption is not None:
            whole = self.is_chosen
            self.caption.paint(painter, self.brushes, self.area, whole=whole)
            return
        palette = self.brushes.palette
        ground, name = palette.leather, palette.felt_text
        edge = Outline(palette.brass, 1.5)
        if self.is_chosen:
            ground, name = palette.brass, palette.brass_text
            edge = Outline(palette.dark_ring, 2)
        run = TextRun(self.words, _WORD, name)
        paint_badge(painter, self.brushes, self.area, run, ground, edge)


def label_size(
    brushes: Brushes, area: TargetArea, *, chosen: bool
) -> tuple[float, float]:
    """Return width and height of the label of a target area, or of its caption."""
    caption = area.shown_caption
    if caption is not None:
        return caption.size(brushes, whole=chosen)
    return brushes.text_width(_WORD, area.label) + 30, brushes.line_height(_WORD) + 9


def fitting_label(brushes: Brushes, area: TargetArea) -> TargetArea:
    """Return a target area; for the place of a new meld with a short label if the long
    one would cover other melds."""
    width, _ = label_size(brushes, area, chosen=False)
    if area.target.spot.place is not Place.NEW_MELD:
        return area
    return area.with_short_label if width > area.rect.w + 2 * LABEL_GAP_PX else area


def label_rects(
    areas: tuple[TargetArea, ...],
    sizes: tuple[tuple[float, float], ...],
    marks: tuple[Rect, ...],
    cards: tuple[Rect, ...],
    rooms: tuple[Rect, ...],
) -> dict[int, Rect]:
    """Return the rectangles of labels by index of the area, each within the room of
    that area.

    No label covers `marks`, other targets, or `cards` outside its target. Warnings are
    placed first; the label of the pile also avoids the best rectangles of other labels,
    and may cover melds that refuse the cards.
    An area whose label has no free rectangle is missing in the result.
    """
    found: dict[int, Rect] = {}
    lit = [i for i, goal in enumerate(areas) if goal.is_labelled]
    tried = {i: label_candidates(areas[i], sizes[i], rooms[i]) for i in lit}
    for i in sorted(lit, key=lambda i: not areas[i].has_warning):
        ways = tried[i]
        others = [areas[other].rect for other in lit if other != i]
        dimmed = []
        if areas[i].target.spot.place is Place.PILE:
            dimmed = [goal.rect for goal in areas if not goal.is_legal]
            others += [tried[other][0] for other in lit if other != i]
        covered = coverable_rects(areas[i], (*cards, *others), ways)
        spared = (r for r in covered if r not in dimmed)
        foreign = [r for r in spared if not r.overlap_area(areas[i].rect)]
        airy = [rect.with_margin(_MARGIN) for rect in (*marks, *found.values())]
        taken = reached_rects((*airy, *foreign), ways)
        free = (way for way in ways if not any(map(way.overlap_area, taken)))
        best = min(free, key=partial(covered_area, covered), default=None)
        if best is not None:
            found[i] = best
    return found


def reached_rects(rects: Iterable[Rect], ways: list[Rect]) -> list[Rect]:
    """Return those of `rects` that a label can overlap at one of its candidate
    rectangles `ways`."""
    whole = bounding_rect(ways)
    return [rect for rect in rects if whole.overlap_area(rect)]


def coverable_rects(
    area: TargetArea, rects: Iterable[Rect], ways: list[Rect]
) -> list[Rect]:
    """Return those of `rects` that the label of a target area can cover at one of its
    candidate rectangles `ways`, without rectangles that contain the area."""
    own = area.rect.overlap_area(area.rect)
    others = [rect for rect in rects if rect.overlap_area(area.rect) < own]
    return reached_rects(others, ways)


def covered_area(covered: list[Rect], label_rect: Rect) -> float:
    """Return how many square pixels of other rectangles a label covers."""
    return sum(map(label_rect.overlap_area, covered))


def label_candidates(
    area: TargetArea, size: tuple[float, float], within_rect: Rect
) -> list[Rect]:
    """Return the candidate rectangles for a label, best first: those nearest to the
    middle of the target, and none beside the target.

    They are at the upper edge of the target or at its lower edge, for a staged meld
    below its count badge; for a new meld also in the middle, if that is not narrower;
    for the pile below or above it, clear of the card index; for the hand within it.
    """
    (wide, high), rect = size, area.rect
    above, below = rect.y + LABEL_OVERLAP_PX - high, rect.bottom - LABEL_OVERLAP_PX
    heights = [above, rect.bottom if area.target.spot.place is Place.STAGED else below]
    heights[1:1] = (above + down for down in range(4, int(high), 4))
    if area.target.spot.place is Place.NEW_MELD and wide < rect.w + 2 * LABEL_GAP_PX:
        heights.insert(1, rect.mid_y - high / 2)
    if area.target.spot.place is Place.PILE:
        lower = [rect.bottom + 1 - up for up in range(0, int(LABEL_OVERLAP_PX) + 1, 2)]
        heights = [*lower, rect.y - high - 1]
    if area.target.spot.place is Place.HAND:
        heights, within_rect = [rect.bottom - LABEL_OVERLAP_PX - high], rect
    middle, most = rect.mid_x - wide / 2, int(abs(wide - rect.w) / 2 / _STEP)
    steps = sorted(range(-most, most + 1), key=abs)
    lefts = [middle + _STEP * step for step in steps]
    return [
        Rect(
            clamp(within_rect.x, x, within_rect.right - wide),
            clamp(within_rect.y, y, within_rect.bottom - high),
            wide,
            high,
        )
        for x in lefts
        for y in heights
    ]
