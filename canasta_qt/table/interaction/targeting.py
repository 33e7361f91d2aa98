"""Highlighted drop targets, and the chosen one."""

from canasta_qt.gestures import Place, SequenceEnd, Spot, Target
from canasta_qt.look.tokens import Consequences, Duration
from canasta_qt.table.interaction.captions import Captions
from canasta_qt.table.items.captions import Caption
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.drop_zones import (
    Goal,
    TargetItem,
    TargetWord,
    best_goal,
    word_places,
    word_size,
    word_ways,
)
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import provide, shown_for
from canasta_qt.table.picture.placement import Origin, home_of
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import number_text, tr
from canasta_qt.wording.table.consequences import consequence_text
from canasta_qt.wording.table.labels import target_words
from canasta_qt.wording.table.refusals import refusal_words


class Targeting:
    """Display of the targets of dragged or selected cards."""

    def __init__(self, scene: TableScene, captions: Captions) -> None:
        self.scene = scene
        self.captions = captions
        self.targets: tuple[Target, ...] = ()
        self.goals: tuple[Goal, ...] = ()
        self.chosen: Goal | None = None
        self.outlines: list[TargetItem] = []
        self.labels: list[TargetWord] = []
        self._places: dict[int, Rect] = {}

    def show_targets(self, targets: tuple[Target, ...]) -> None:
        """Highlight the drop targets; () removes the highlights."""
        self.targets = targets
        self.chosen = None
        self.refresh()

    def refresh(self) -> None:
        """Move the outlines to the present rectangles of the places."""
        picture = self.scene.picture
        if picture is None or not (self.targets or self.goals):
            return
        pile = len(picture.table_state.pile)
        ended = {
            target.spot.whole
            for target in self.targets
            if target.spot.end is not None
            and target.refusal is None
            and target.spot in picture.spots
        }
        self.goals = tuple(
            Goal(
                target,
                picture.spots[target.spot],
                target_words(target, pile),
                shown=target.spot not in ended and target.joins is None,
                caption=self._caption(target, pile),
            )
            for target in self.targets
            if target.spot in picture.spots
        )
        if self.chosen is not None:
            spot = self.chosen.target.spot
            same = (goal for goal in self.goals if goal.target.spot == spot)
            self.chosen = next(same, None)
        self._refuse_free()
        self._dim()
        scene = self.scene
        sizes = tuple(
            word_size(scene.brushes, goal, chosen=False) for goal in self.goals
        )
        self._places = word_places(self.goals, sizes, scene.marks, scene.rect_all)
        self._draw()

    def choose(self, bundle: Rect, cursor: tuple[float, float]) -> Goal | None:
        """Choose the best goal for dragged cards."""
        goals = tuple(g for g in self.goals if g.target.spot.place is not Place.HAND)
        found = best_goal(goals, bundle, cursor)
        if found is None:
            found = self._free_ground(cursor)
        if found is None:
            home = tuple(g for g in self.goals if g.target.spot.place is Place.HAND)
            found = best_goal(home, bundle, cursor)
        scene = self.scene
        if scene.is_theirs(*cursor) or not scene.rect_all.holds(*cursor):
            found = None  # the cursor counts more than what the cards overlap
        found = self._fitting(found)
        if found != self.chosen:
            self.chosen = found
            self._draw()
        return found

    def _free_ground(self, cursor: tuple[float, float]) -> Goal | None:
        """Return the goal of a new meld if the cursor is on free ground of the own row.

        The outline is one card wide, too small a target to hit.
        """
        picture = self.scene.picture
        if picture is None or not picture.zones.ours.holds(*cursor):
            return None
        return self.goal_at(Spot(Place.NEW_MELD))

    def choose_at_cursor(self, goal: Goal | None) -> None:
        """Choose the goal under the cursor, for a click; None clears."""
        if goal is not None and not goal.legal:
            goal = None
        if goal != self.chosen:
            self.chosen = goal
            self._draw()

    def goal_at(self, spot: Spot) -> Goal | None:
        """Return the goal of a spot, usable or refused."""
        found = next((g for g in self.goals if g.target.spot == spot), None)
        return self._fitting(found)

    def goal_at_cursor(self, spot: Spot, cursor: tuple[float, float]) -> Goal | None:
        """Return the goal of a spot; of a sequence, the end at the cursor."""
        ends = tuple(goal for goal in self.goals if goal.target.spot.whole == spot)
        return self._fitting(best_goal(ends, Rect(*cursor, 0, 0), cursor))

    def _fitting(self, goal: Goal | None) -> Goal | None:
        """Return the only usable end of a sequence, for a goal that is the whole of it.

        So a drop anywhere on the sequence works. For free ground, return the meld that
        the cards would join.
        """
        if goal is None or goal.shown:
            return goal
        spot = goal.target.joins or goal.target.spot
        if goal.target.joins is not None:
            goal = next((g for g in self.goals if g.target.spot == spot), goal)
            if goal.shown:
                return goal
        return next(
            (g for g in self.goals if g.target.spot.whole == spot and g.lit), goal
        )

    def _draw(self) -> None:
        scene, fading = self.scene, self.scene.fixtures.fading
        provide(scene, self.outlines, len(self.goals), TargetItem)
        for i, item in enumerate(self.outlines):
            lit = i < len(self.goals) and self.goals[i].lit
            fading.show(item, Duration.TARGETS_FADE, visible=lit)
            if lit:
                item.show_goal(self.goals[i], chosen=self.goals[i] == self.chosen)
        said = [
            (self.goals[i], rect)
            for i, rect in self._places.items()
            if self.goals[i] != self.chosen
        ]
        chosen = self._chosen_word()
        if self.chosen is not None and chosen is not None:
            said = [each for each in said if not each[1].overlap(chosen)]
            said.append((self.chosen, chosen))
        for word, (goal, rect) in shown_for(scene, self.labels, TargetWord, said):
            word.show_word(goal, rect, chosen=goal is self.chosen)
        hoped = None
        if self.chosen is not None and self.chosen.target.need:
            hoped = self.chosen.target.points
        self.scene.tray.hope(hoped)

    def _chosen_word(self) -> Rect | None:
        """Return the rectangle of the chosen goal's label: unchanged if it still fits.

        Otherwise it is where it covers least.
        """
        goal, scene = self.chosen, self.scene
        if goal is None or not goal.legal or not goal.words:
            return None
        number = self.goals.index(goal) if goal in self.goals else -1
        if goal.caption is None and number in self._places:
            return self._places[number]
        size, marks = word_size(scene.brushes, goal, chosen=True), scene.marks
        ways = word_ways(goal, size, scene.rect_all)
        return min(ways, key=lambda way: sum(map(way.overlap, marks)))

    def _caption(self, target: Target, pile: int) -> Caption | None:
        """Return the caption with the consequence of a drop, if one is shown."""
        consequence = target.consequence
        if consequence is None or self.captions.mode is Consequences.OFF:
            return None
        words = consequence_text(consequence, self.scene.people)
        line = words.line
        if target.need > 0:
            line = tr("{count} of {need}")
            count, need = number_text(target.points), number_text(target.need)
            line = line.format(count=count, need=need)
        return Caption(
            consequence.effect, words.head or target_words(target, pile), line
        )

    def _refuse_free(self) -> None:
        goal = self.goal_at(Spot(Place.NEW_MELD))
        refusal = goal.target.refusal if goal is not None else None
        self.scene.tray.refuse_free("" if refusal is None else refusal_words(refusal))

    def _dim(self) -> None:
        """Dim the places that refuse the cards, while some places take them."""
        usable = any(goal.legal for goal in self.goals)
        refused = {
            self._home(goal.target.spot)
            for goal in self.goals
            if usable and not goal.legal and goal.target.spot.end is None
        }
        veiled = self._beyond_ends()
        for item in self.scene.card_items.items:
            item.mark(dimmed=item.home in refused or item in veiled)

    def _beyond_ends(self) -> set[CardItem]:
        """Return the cards at the refusing end of a sequence with a usable end."""
        veiled: set[CardItem] = set()
        for goal in self.goals:
            spot = goal.target.spot
            whole = next(g for g in self.goals if g.target.spot == spot.whole)
            if spot.end is None or goal.legal or whole.shown:
                continue
            home = self._home(spot)
            assert home is not None, "ends are ends of melds"
            *rear, front = self.scene.card_items.at_home(home)
            veiled.update(rear if spot.end is SequenceEnd.LOW else (front,))
        return veiled

    def _home(self, spot: Spot) -> Origin | None:
        state = self.scene.table_state
        return None if state is None else home_of(state, spot)
