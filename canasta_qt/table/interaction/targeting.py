"""Highlights of drop targets, and the target chosen by the pointer."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from canasta_qt.gestures import (
    HAND_SPOT,
    PILE_SPOT,
    DropAction,
    Place,
    SequenceEnd,
    Spot,
    Target,
)
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.interaction.captions import Captions
from canasta_qt.table.items.captions import Caption
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.drop_zones import (
    ADDING_SIGN,
    TargetArea,
    TargetItem,
    TargetLabel,
    best_area,
    coverable_rects,
    covered_area,
    fitting_label,
    label_candidates,
    label_rects,
    label_size,
    reached_rects,
)
from canasta_qt.table.layout.places import hand_cards_rect
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import extend_items, items_for_values
from canasta_qt.table.scene.places import spot_at
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import number_text, tr
from canasta_qt.wording.table.consequences import consequence_text
from canasta_qt.wording.table.labels import target_words
from canasta_qt.wording.table.refusals import refusal_words

_TRAY_PLACES = (Place.STAGED, Place.NEW_MELD)


class Targeting:
    """Shows the drop targets of the dragged or selected cards."""

    def __init__(self, scene: TableScene, captions: Captions) -> None:
        self.scene = scene
        self.captions = captions
        self.targets: tuple[Target, ...] = ()
        self.areas: tuple[TargetArea, ...] = ()
        self.chosen: TargetArea | None = None
        self.outlines: list[TargetItem] = []
        self.labels: list[TargetLabel] = []
        self._labels: dict[Spot, tuple[TargetArea, Rect]] = {}
        """Target areas with the rectangles of their labels, by spot; the chosen area
        may have another label."""

    def set_targets(self, targets: tuple[Target, ...]) -> None:
        """Set the drop targets, and choose none; `refresh` highlights the targets."""
        self.targets = targets
        self.chosen = None

    def refresh(self) -> None:
        """Place the outlines and labels at the present places of the targets.

        A label without room becomes short. If that label is no warning, all labels
        except warnings become short.
        """
        picture = self.scene.picture
        if not (self.targets or self.areas):
            return
        pile = len(picture.table_state.position.pile)
        placed = [each for each in self.targets if each.spot in picture.spot_rects]
        legal = [each.spot for each in placed if each.refusal is None]
        ended = {spot.whole_sequence for spot in legal if spot.end is not None}
        self.areas = tuple(
            TargetArea(
                target,
                hand_cards_rect(picture.zones)
                if target.spot.place is Place.HAND
                else picture.spot_rects[target.spot],
                target_words(target, pile),
                is_outlined=target.spot not in ended and target.joined_spot is None,
                caption=self._caption(target, pile),
            )
            for target in placed
        )
        if self.chosen is not None:
            self.chosen = self._area(self.chosen.target.spot)
        self._dim()
        self._labels = self._place_labels(self.areas)
        lit = (goal for goal in self.areas if goal.is_labelled)
        left = (goal for goal in lit if goal.target.spot not in self._labels)
        cramped = [goal for goal in left if goal.with_short_label != goal]
        if cramped:
            alike = any(not goal.has_warning for goal in cramped)
            short = (
                goal.with_short_label
                if goal in cramped or (alike and not goal.has_warning)
                else goal
                for goal in self.areas
            )
            self._labels = self._place_labels(tuple(short))
        self._draw()

    def choose_area(
        self, dragged_rect: Rect, cursor: tuple[float, float]
    ) -> TargetArea | None:
        """Choose the best target area for dragged cards; return it, or None if there is
        none."""
        goals = tuple(g for g in self.areas if g.target.spot.place is not Place.HAND)
        found = best_area(goals, dragged_rect, cursor)
        if found is None:
            found = self._ground(cursor)
        if found is None:
            home = tuple(g for g in self.areas if g.target.spot.place is Place.HAND)
            found = best_area(home, dragged_rect, cursor)
        spot, inside = spot_at(self.scene, QPointF(*cursor)), self.scene.table_rect
        no_place = spot is not None and (spot.side or spot.place is Place.STOCK)
        if no_place or not inside.contains(*cursor):
            found = None  # the cursor counts more than what the cards overlap
        found = self._used_area(found)
        if found != self.chosen:
            self.chosen = found
            self._draw()
        return found

    def _ground(self, cursor: tuple[float, float]) -> TargetArea | None:
        """Return the target area of a new meld if the pointer is in the own row, that
        of the pile if it is on the text of the pile.

        The outline of a new meld is only one card wide, too small to hit.
        """
        if self.scene.fixtures.pile.text_rect.contains(*cursor):
            return self.area_at(PILE_SPOT)
        if not self.scene.picture.zones.own_row.contains(*cursor):
            return None
        return self.area_at(Spot(Place.NEW_MELD))

    def choose_click_area(self, area: TargetArea | None) -> None:
        """Choose the target area under the pointer, for a click; None, or a refused
        area, chooses none."""
        if area is not None and not area.is_legal:
            area = None
        if area != self.chosen:
            self.chosen = area
            self._draw()

    def area_at(self, spot: Spot) -> TargetArea | None:
        """Return the target area of a spot, allowed or refused; None if it is no
        target."""
        return self._used_area(self._area(spot))

    def _area(self, spot: Spot) -> TargetArea | None:
        return next((g for g in self.areas if g.target.spot == spot), None)

    def area_at_cursor(
        self, spot: Spot, cursor: tuple[float, float]
    ) -> TargetArea | None:
        """Return the target area of a spot; for a sequence the area of the end nearest
        to the pointer."""
        ends = tuple(
            goal for goal in self.areas if goal.target.spot.whole_sequence == spot
        )
        return self._used_area(best_area(ends, Rect(*cursor, 0, 0), cursor))

    def _used_area(self, goal: TargetArea | None) -> TargetArea | None:
        """Return the target area that a drop on `goal` uses.

        For a whole sequence, this is its only allowed end, so that a drop anywhere on
        the sequence works; for the place of a new meld, it is the meld to which the
        cards would be added.
        """
        if goal is None or goal.is_outlined:
            return goal
        spot = goal.target.joined_spot or goal.target.spot
        if goal.target.joined_spot is not None:
            goal = self._area(spot) or goal
            if goal.is_outlined:
                return goal
        shown = (each for each in self.areas if each.is_highlighted)
        ended = (each for each in shown if each.target.spot.whole_sequence == spot)
        return next(ended, goal)

    def _draw(self) -> None:
        scene = self.scene
        extend_items(scene, self.outlines, len(self.areas), TargetItem)
        for i, item in enumerate(self.outlines):
            lit = i < len(self.areas) and self.areas[i].is_highlighted
            item.set_highlighted(is_highlighted=lit)
            if lit:
                item.show_area(self.areas[i], chosen=self.areas[i] == self.chosen)
        said = list(self._unchosen_labels())
        chosen = self._chosen_label_rect()
        if self.chosen is not None and chosen is not None:
            said = [each for each in said if not each[1].overlap_area(chosen)]
            said.append((self.chosen, chosen))
        items = items_for_values(scene, self.labels, TargetLabel, said)
        drags = scene.drag_image.isVisible()
        for word, (goal, rect) in items:
            word.show_label(goal, rect, chosen=goal is self.chosen, dragging=drags)
        hoped = None if self.chosen is None else self.chosen.target
        if hoped is not None and (
            not hoped.opening_minimum or hoped.drop_action is DropAction.UNSTAGE
        ):
            hoped = None
        new = Spot(Place.NEW_MELD)
        free = self.area_at(new)
        refusal = None if free is None else free.target.refusal
        why = "" if refusal is None else refusal_words(refusal)
        is_named = any(goal.target.spot == new for goal, _ in said)
        scene.tray.show_targets(hoped, self._selection_target(), why, is_named=is_named)

    def _unchosen_labels(self) -> Iterator[tuple[TargetArea, Rect]]:
        """Yield each target area except the chosen one, with the rectangle of its
        label.

        The consequence of taking the pile is yielded once if several places have the
        same: for none of them if the chosen place has it, else for a meld rather than
        the hand.
        """
        said = set() if self.chosen is None else {self.chosen.words}
        for spot in sorted(self._labels, key=lambda it: it.place is Place.HAND):
            area, rect = self._labels[spot]
            takes = area.target.drop_action is DropAction.TAKE
            is_chosen = self.chosen is not None and self.chosen.target.spot == spot
            if not is_chosen and not (takes and area.words in said):
                yield area, rect
                said |= {area.words} - {ADDING_SIGN}

    def _selection_target(self) -> Target | None:
        """Return the target where the selected cards would count most towards the
        minimum; None during a drag.
        """
        legal = [goal.target for goal in self.areas if goal.is_legal]
        counting = [target for target in legal if target.opening_minimum > 0]
        if self.scene.drag_image.isVisible():
            return None
        return max(counting, key=lambda target: target.points, default=None)

    def _chosen_label_rect(self) -> Rect | None:
        """Return the rectangle for the label of the chosen target area.

        An unchanged label keeps its rectangle; another one gets the rectangle that
        covers least.
        """
        goal, scene = self.chosen, self.scene
        if goal is None or not goal.is_legal or not goal.label:
            return None
        shown, rect = self._labels.get(goal.target.spot, (None, None))
        if goal.caption is None and shown == goal:
            return rect
        size = label_size(scene.brushes, goal, chosen=True)
        ways = label_candidates(goal, size, self._label_room(goal))
        marks = reached_rects(scene.text_rects, ways)
        cards = coverable_rects(goal, self._obstacles(), ways)
        return min(
            ways, key=lambda way: (covered_area(marks, way), covered_area(cards, way))
        )

    def _place_labels(
        self, goals: tuple[TargetArea, ...]
    ) -> dict[Spot, tuple[TargetArea, Rect]]:
        """Return the target areas whose labels have room, with the rectangles of the
        labels, by spot."""
        brushes, texts = self.scene.brushes, self.scene.text_rects
        if self.scene.picture.tray is None:
            goals = tuple(fitting_label(brushes, goal) for goal in goals)
        sizes = tuple(label_size(brushes, goal, chosen=False) for goal in goals)
        rooms = tuple(map(self._label_room, goals))
        found = label_rects(goals, sizes, texts, self._obstacles(), rooms)
        return {goals[i].target.spot: (goals[i], rect) for i, rect in found.items()}

    def _label_room(self, goal: TargetArea) -> Rect:
        """Return the rectangle in which the label of a target area must be: the table
        without its rim; for places in the staging tray only as wide as the tray."""
        room = self.scene.table_rect.with_margin(-self.scene.zones().margin)
        tray = self.scene.picture.tray
        if tray is None or goal.target.spot.place not in _TRAY_PLACES:
            return room
        return Rect(tray.background_rect.x, room.y, tray.background_rect.w, room.h)

    def _obstacles(self) -> tuple[Rect, ...]:
        """Return the rectangles that labels should not cover, except the rectangle of
        dragged cards.
        """
        scene = self.scene
        whole = scene.notice_obstacles(scene.table_rect)
        return tuple(rect for rect in whole if rect != scene.drag_image.rect)

    def _caption(self, target: Target, pile: int) -> Caption | None:
        """Return the caption with the consequence of a drop; None if there is no
        consequence, or consequences are off."""
        consequence = target.consequence
        if consequence is None or self.captions.shown_consequences is Consequences.OFF:
            return None
        words = consequence_text(consequence, self.scene.people)
        line = words.status_line
        if target.opening_minimum > 0:
            line = tr("{count} of {need}")
            count = number_text(target.points)
            need = number_text(target.opening_minimum)
            line = line.format(count=count, need=need)
        return Caption(
            consequence.kind, words.heading or target_words(target, pile), line
        )

    def _dim(self) -> None:
        """Dim the places that refuse the cards, if other places accept them."""
        usable = any(goal.is_legal for goal in self.areas)
        refused = {
            goal.target.spot
            for goal in self.areas
            if usable and not goal.is_legal and goal.target.spot != HAND_SPOT
        }
        veiled = self._cards_at_refused_ends()
        for item in self.scene.card_items.items:
            item.set_marks(dimmed=item.spot in refused or item in veiled)

    def _cards_at_refused_ends(self) -> set[CardItem]:
        """Return the cards at the refused end of a sequence whose other end is
        allowed.
        """
        veiled: set[CardItem] = set()
        for goal in self.areas:
            spot = goal.target.spot
            whole = self._area(spot.whole_sequence)
            if spot.end is None or goal.is_legal or (whole and whole.is_outlined):
                continue
            *rear, front = self.scene.card_items.items_at(spot.whole_sequence)
            veiled.update(rear if spot.end is SequenceEnd.LOW else (front,))
        return veiled
