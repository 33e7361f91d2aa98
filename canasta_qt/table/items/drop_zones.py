"""Outlines and words of the places where cards may be let go."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from canasta_qt.gestures import End, Target
from canasta_qt.look.tokens import RING_INSIDE, Layer, TextRole
from canasta_qt.table.layout.zones import Rect, clamp
from canasta_qt.table.paint.brushes import (
    CENTRE,
    Brushes,
    Outline,
    Run,
    glow,
    slab,
    thinned,
)
from canasta_qt.table.paint.painted_item import PaintedItem

_WORD: Final = TextRole(14, 600)
WORD_STEP: Final = 30.0
"""Words nearer to each other than this in height stand one above the other; more where
text is larger."""
FLAT: Final = 44.0
"""A place lower than this has its word above it."""
ABOVE_END: Final = 8.0
"""The word of a lower end stands so far above it, so that the card can be read."""


@dataclass(frozen=True)
class Goal:
    """A target with its place and its words."""

    target: Target
    rect: Rect
    words: str
    shown: bool = True
    """Whether it is outlined; a sequence is not where one of its ends is."""

    @property
    def legal(self) -> bool:
        """Whether letting go here is allowed."""
        return self.target.refusal is None

    @property
    def lit(self) -> bool:
        """Whether it is to be seen as a place to let go on."""
        return self.legal and self.shown

    @property
    def above(self) -> bool:
        """Whether its word stands above it: that of a lower end, which lies on top.

        There it covers neither the cards nor the word of the other end.  A chip would
        be covered by any word that stands lower.
        """
        return self.target.spot.end is End.LOW or self.flat

    @property
    def flat(self) -> bool:
        """Whether it is a chip: it names itself, so its word waits until it is chosen.

        Words at every chip would hide the chips above them.
        """
        return self.rect.h < FLAT

    @property
    def edge(self) -> float:
        """The height of the edge at which its word stands."""
        return self.rect.y - ABOVE_END if self.above else self.rect.bottom


def best_goal(
    goals: tuple[Goal, ...], bundle: Rect, cursor: tuple[float, float]
) -> Goal | None:
    """Return the goal under the cursor, or else the one that the bundle covers most.

    Beside the cursor a place that may not be used wins only where no usable one is
    touched.  Of a sequence and its end the end is meant, unless only the whole of it
    may be used.
    """
    weighed = []
    for goal in goals:
        weight = goal.rect.overlap(bundle) / max(1.0, goal.rect.w * goal.rect.h) ** 0.5
        if goal.rect.holds(*cursor):
            rank = 2 + goal.legal, goal.target.spot.end is not None
        elif weight > 0:
            rank = int(goal.legal), False
        else:
            continue
        weighed.append((rank, weight, goal))
    if not weighed:
        return None
    return max(weighed, key=lambda each: each[:2])[2]


class TargetItem(PaintedItem):
    """The outline round one place, and its word in a pill at the lower edge."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.TARGET, margin=26, hidden=True)
        self.goal: Goal | None = None
        self.chosen = False
        self.level = 0.0
        self.within = Rect(0, 0, 0, 0)

    def show_goal(
        self, goal: Goal, *, chosen: bool, level: float, within: Rect
    ) -> None:
        """Outline a goal; the word of one that is not chosen stands at a level.

        The word stays within the table.
        """
        self.within = within
        if (goal, chosen, level) == (self.goal, self.chosen, self.level):
            return
        self.goal, self.chosen, self.level = goal, chosen, level
        wide = self.brushes.width(_WORD, goal.words) + 30
        stacked = level * word_step(self.brushes) + 30 if goal.above else 0.0
        self.margin = max(26.0, wide - goal.rect.w + 4, stacked)
        self.setZValue(Layer.TARGET_WORD if chosen else Layer.TARGET)
        self.prepareGeometryChange()
        self.area = QRectF()
        self.place(goal.rect)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the outline and the word."""
        goal, palette = self.goal, self.brushes.palette
        if goal is None or not goal.lit:
            return
        rect, radius = self.area, 10.0
        if self.chosen:
            glow(painter, rect, radius, palette.brass)
            dark = rect.adjusted(-2, -2, 2, 2)
            slab(painter, dark, radius + 2, None, Outline(palette.ring_dark, 2))
            ground = thinned(palette.brass, 0.13)
            slab(painter, rect, radius, ground, Outline(palette.brass, 4))
        else:
            w = RING_INSIDE
            dark = rect.adjusted(-w, -w, w, w)
            slab(painter, dark, radius + w, None, Outline(palette.ring_dark, w))
            slab(painter, rect, radius, None, Outline(palette.brass, 2, dashed=True))
        if goal.words and not self.chosen and not goal.flat:
            self._word(painter, goal)

    def _word(self, painter: QPainter, goal: Goal) -> None:
        palette = self.brushes.palette
        high = self.brushes.line(_WORD) + 9
        wide = word_width(self.brushes, goal.words) - 4
        x = goal.rect.mid_x - wide / 2
        x = clamp(self.within.x + 6, x, self.within.right - wide - 6) - goal.rect.x
        y = goal.edge - goal.rect.y - high / 2 - 1 - self.level * (high + 3)
        rect = QRectF(x, y, wide, high)
        slab(painter, rect, high / 2, palette.leather, Outline(palette.brass, 1.5))
        run = Run(goal.words, _WORD, palette.felt_text)
        self.brushes.write(painter, rect, run, CENTRE, elide=False)


class TargetWord(PaintedItem):
    """The word of the chosen goal; it lies over the cards in the air."""

    def __init__(self, brushes: Brushes) -> None:
        """Make it hidden."""
        super().__init__(brushes, Layer.GHOST_WORD, hidden=True)
        self.words = ""

    def show_goal(
        self, goal: Goal | None, *, above: bool, level: float, within: Rect
    ) -> None:
        """Stand at the upper edge of a goal while cards hang over it, else below."""
        if goal is None or not goal.legal or not goal.words:
            self.setVisible(False)
            return
        self.words = goal.words
        high = self.brushes.line(_WORD) + 10
        wide = word_width(self.brushes, goal.words)
        x = clamp(within.x + 6, goal.rect.mid_x - wide / 2, within.right - wide - 6)
        y = goal.edge - high / 2 - 1 - level * (high + 2)
        if above and not goal.above:
            y = goal.rect.y - high * 0.75
        y = clamp(within.y + 2, y, within.bottom - high - 4)
        self.place(Rect(x, y, wide, high))
        self.setVisible(True)
        self.update()

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint a full pill."""
        palette, rect = self.brushes.palette, self.area
        edge = Outline(palette.ring_dark, 2)
        slab(painter, rect, rect.height() / 2, palette.brass, edge)
        run = Run(self.words, _WORD, palette.brass_text)
        self.brushes.write(painter, rect, run, CENTRE, elide=False)


def word_levels(
    goals: tuple[Goal, ...], widths: dict[int, float], step: float = WORD_STEP
) -> dict[int, float]:
    """Return how many steps up each visible word stands; none hides another.

    Words of one row stand whole steps apart; where rows are near each other a word may
    stand a part of a step higher.  Those above their place come first: they have less
    to rise into.
    """
    levels: dict[int, float] = {}
    for i, goal in sorted(enumerate(goals), key=lambda each: not each[1].above):
        if not goal.lit or goal.flat:
            continue
        level = 0.0
        while True:
            y = goal.edge - level * step
            hit = [
                goals[j].edge - lifted * step
                for j, lifted in levels.items()
                if abs(y - goals[j].edge + lifted * step) < step - 0.5
                and _beside(goal, widths[i], goals[j], widths[j])
            ]
            if not hit:
                break
            level = (goal.edge - min(hit)) / step + 1
        levels[i] = level
    return levels


def _beside(one: Goal, wide: float, other: Goal, far: float) -> bool:
    """Return whether two words at the same height would touch."""
    return abs(one.rect.mid_x - other.rect.mid_x) < (wide + far) / 2 + 2


def word_width(brushes: Brushes, words: str) -> float:
    """Return width of a target's word with its pill."""
    return brushes.width(_WORD, words) + 30


def word_step(brushes: Brushes) -> float:
    """From one word to the next above it."""
    return brushes.line(_WORD) + 12
