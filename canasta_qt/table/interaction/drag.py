"""Drags of cards, from pick-up to drop, and the raising of cards under the pointer."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from canasta_qt.cards import Card
from canasta_qt.gestures import Place, Spot
from canasta_qt.look.tokens import CARD_RATIO, DurationMs
from canasta_qt.table.interaction.targeting import Targeting
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.dragged_cards import (
    DRAG_IMAGE_SCALE,
    DRAG_STEP_RATIO,
    DRAG_TILT_DEGREES,
)
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import single_shot_timer
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardRing
from canasta_qt.table.scene.scene import TableScene

INSERTION_BAR_WIDTH_PX: Final = 6.0
"""Width in pixels of the insertion bar in the hand."""
INSERTION_BAR_OVERHANG_PX: Final = 10.0
"""Pixels by which the insertion bar extends above and below the cards, so that the drag
image does not hide it."""
EXPLAIN_DELAY = 400
"""Milliseconds that dragged cards must be over a place that refuses them until the full
refusal is shown."""


class Drag(QObject):
    """A drag of cards; each table uses one object for all its drags."""

    explanation_requested = Signal(object, object)
    """Emitted with a refusal and its spot, after the dragged cards were over that spot
    for `EXPLAIN_DELAY`."""

    def __init__(
        self, scene: TableScene, targeting: Targeting, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.targeting = targeting
        self.active = False
        self.source = Spot(Place.HAND)
        self.hand_cards: tuple[HandCard, ...] = ()
        self.point = QPointF()
        """Position of the pointer."""
        self._explain_timer = single_shot_timer(self, EXPLAIN_DELAY, self._explain)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards dragged from the hand; () for a drag from the stock or the pile."""
        return tuple(held.card for held in self.hand_cards)

    def begin(
        self, source: Spot, hand_cards: tuple[HandCard, ...], point: QPointF
    ) -> None:
        """Begin a drag of cards from a spot at the position of the pointer."""
        scene = self.scene
        self.active, self.source, self.hand_cards = True, source, hand_cards
        width, corner, faces = self._card_look(point)
        width *= DRAG_IMAGE_SCALE
        across = (point.x() - corner.x()) * DRAG_IMAGE_SCALE / width
        down = (point.y() - corner.y()) * DRAG_IMAGE_SCALE / (width * CARD_RATIO)
        count, carried = len(faces), frozenset[HandCard | Spot](hand_cards)
        if source.place is Place.PILE:
            count = len(scene.table_state.position.pile)
        if source.place in (Place.PILE, Place.MELD):
            carried = frozenset({source})
        scene.drag_image.show_cards(faces, count, width, QPointF(across, down))
        scene.show_vacated_places(carried)
        scene.drag_image.move_to(point)

    def _card_look(self, at: QPointF) -> tuple[float, QPointF, tuple[Card | None, ...]]:
        """Return width and top left corner of the card under the pointer, and the
        dragged cards, where a face-down card is None."""
        picture = self.scene.picture
        if self.hand_cards:
            items = map(self.scene.card_items.hand_card_item, self.hand_cards)
            seen = [item for item in items if item is not None]
            under = [i for i in seen if i.contains_strip(at, 4.0)] or seen
            return under[-1].width, under[-1].pos(), self.cards
        rect = picture.spot_rects[self.source]
        corner = QPointF(rect.x, rect.y)
        if self.source.place is Place.PILE:
            pile = picture.table_state.position.pile
            return picture.zones.stock_card_width, corner, tuple(pile[-1:])
        if self.source.place is Place.MELD:
            cards = self.scene.card_items.items_at(self.source)
            faces = tuple(item.face for item in cards)
            return cards[-1].width, cards[-1].pos(), faces
        return picture.zones.stock_card_width, corner, (None,)

    def move(self, point: QPointF) -> None:
        """Move the drag image to the pointer and choose the drop target."""
        self.point = point
        self.scene.drag_image.move_to(point)
        self._show_insertion(point)
        before = self.targeting.chosen
        cursor = (point.x(), point.y())
        goal = self.targeting.choose_area(self.scene.drag_image.rect, cursor)
        if goal == before:
            return
        self._explain_timer.stop()
        self.scene.toast.fade_out()  # its refusal is of the previous target
        if goal is not None and not goal.is_legal:
            self._explain_timer.start()

    def _explain(self) -> None:
        goal = self.targeting.chosen
        if self.active and goal is not None and goal.target.refusal is not None:
            self.explanation_requested.emit(goal.target.refusal, goal.target.spot)

    def release(self) -> Spot | None:
        """End the drag; return the spot of the drop. The card items stay at the drop
        point until the next layout.
        """
        goal = self.targeting.chosen
        self._drop_items()
        self.active, self.hand_cards = False, ()
        self._explain_timer.stop()
        self.scene.toast.fade_out()
        self.scene.drag_image.setVisible(False)
        self.scene.insertion.setVisible(False)
        self.scene.show_vacated_places(frozenset())
        self.targeting.choose_click_area(None)
        return None if goal is None else goal.target.spot

    def _drop_items(self) -> None:
        """Move the card items to where the drag image shows the cards."""
        ghost = self.scene.drag_image
        step = DRAG_STEP_RATIO * ghost.card_width
        for i, held in enumerate(self.hand_cards):
            item = self.scene.card_items.hand_card_item(held)
            if item is not None:
                item.set_lift(0.0)
                x = ghost.x() + i * step
                item.set_pose(x, ghost.y(), ghost.card_width, DRAG_TILT_DEGREES)

    def insertion_card(self, point: QPointF) -> HandCard | None:
        """Return the hand card before which a drop would insert the cards; None for the
        right end."""
        picture = self.scene.picture
        rows: dict[float, list[tuple[float, HandCard]]] = {}
        for place in picture.cards:
            if place.hand_card is not None and place.spot.place is Place.HAND:
                rows.setdefault(place.y, []).append((place.x, place.hand_card))
        if not rows:
            return None
        ys = sorted(rows)
        middle = self.scene.drag_image.y() + self.scene.drag_image.area.height() * 0.3
        row = min(ys, key=lambda y: abs(y - middle))
        left = point.x() - 0.2 * picture.zones.card_width
        after = [held for x, held in rows[row] if x > left]
        if after:
            return after[0]
        below = ys[ys.index(row) + 1 :]
        return rows[below[0]][0][1] if below else None

    def _show_insertion(self, at: QPointF) -> None:
        """Show the insertion bar at the pointer, between cards of the hand, while cards
        of the hand are dragged over it."""
        picture, bar = self.scene.picture, self.scene.insertion
        sorts = self.source.place is Place.HAND and bool(self.hand_cards)
        bar.setVisible(sorts and picture.zones.hand.contains(at.x(), at.y()))
        places = picture.cards_at(Place.HAND)
        if not bar.isVisible() or not places:
            return
        before = self.insertion_card(at)
        place = next((each for each in places if each.hand_card == before), places[-1])
        x = place.rect.right if before is None else place.x
        width, overhang = INSERTION_BAR_WIDTH_PX, INSERTION_BAR_OVERHANG_PX
        height = place.rect.h + overhang
        bar.place(Rect(x - width / 2, place.y - overhang, width, height))


HOVER_LIFT_RATIO: Final = 0.10
"""Distance by which a card under the pointer is raised, in card widths."""


class HoverLift(QObject):
    """Raises the card under the pointer: changes its y, but not its layer."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.hovered: CardItem | None = None
        self._timer = single_shot_timer(self, DurationMs.HOVER_DELAY, self._raise)

    def raise_hovered(self, item: CardItem | None) -> None:
        """Raise the card under the pointer and lower the one raised before; None only
        lowers."""
        settled = item is None or item.hovered or self._timer.isActive()
        if item is self.hovered and settled:
            return
        self._timer.stop()
        old, self.hovered = self.hovered, item
        if old is not None and old.hovered:
            old.set_marks(hovered=False)
            old.animate_lift(old.rest_lift)
        if item is not None:
            self._timer.start()

    def _raise(self) -> None:
        item = self.hovered
        if item is None or item.spot.place is not Place.HAND:
            return
        item.set_marks(hovered=True)
        still = self.scene.current_style.has_reduced_motion
        if not still and item.ring is not CardRing.SELECTED:
            item.animate_lift(HOVER_LIFT_RATIO * item.width)
