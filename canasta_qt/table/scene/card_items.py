"""Card items of a scene, and how they are assigned to the places of a picture."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, TypeAlias

from canasta_qt.cards import UNKNOWN
from canasta_qt.gestures import NamedCard, Place, Spot
from canasta_qt.look.tokens import DurationMs, Layer
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.paint.painted_item import StyledScene, extend_items, snap_to_pixel
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import CardPlace, Picture
from canasta_qt.table.picture.table_state import EMPTY_TABLE

DraggedCards: TypeAlias = frozenset[HandCard | Spot]
_Likeness: TypeAlias = Callable[[CardItem | CardPlace], Hashable | None]

_MELD_PLACES: Final = frozenset({Place.STAGED, Place.MELD})
_LIKENESSES: Final[tuple[_Likeness, ...]] = (
    lambda one: one.hand_card,
    lambda one: (one.spot, one.face),
    # A hand that is face up, or gathered after that, has the same cards.
    lambda one: one.spot if one.spot.place is Place.SEAT else None,
    # Staged cards are melded, even if the hand has an equal card.
    lambda one: one.face if one.spot.place in _MELD_PLACES else None,
    # A face-down card must not reveal the face it had before.
    lambda one: one.face,
    # Cards in the game are used before unused items, seats before the stock.
    lambda one: None if one.spot.place is Place.AWAY else one.face is None,
    lambda _: True,
)


def assign_items(
    items: Sequence[CardItem], places: Sequence[CardPlace]
) -> list[CardItem]:
    """Return an item for each place; there must be as many items as places.

    Items are matched by ever weaker criteria: the same hand card, the same card at the
    same spot, the same face, any card that is in the game.
    """
    taken: dict[int, CardItem] = {}
    for likeness in _LIKENESSES:
        used = set(taken.values())
        waiting: dict[Hashable, list[CardItem]] = defaultdict(list)
        for item in reversed(items):
            if item not in used:
                waiting[likeness(item)].append(item)
        for i, place in enumerate(places):
            key = None if i in taken else likeness(place)
            if key is not None and waiting[key]:
                taken[i] = waiting[key].pop()
    return [taken[i] for i in range(len(places))]


_FACE_UP_PLACES: Final = frozenset({Place.MELD, Place.PILE})
_COVERING_PLACES: Final = frozenset({Place.MELD, Place.SEAT})
"""Kinds of places at which cards may be covered completely."""


def _is_going_below(item: CardItem, place: CardPlace) -> bool:
    """Return whether a visible card is moving to a place at which other cards may cover
    it."""
    travels = item.spot != place.spot and place.spot.place in _COVERING_PLACES
    return travels and item.isVisible()


class CardItems:
    """The card items of a scene, and the changes of their places, rings and seals."""

    def __init__(self, scene: StyledScene) -> None:
        self.scene = scene
        self.items: list[CardItem] = []
        self.dragged: DraggedCards = frozenset()
        """Dragged hand cards, or the spot of dragged cards; these cards are hidden at
        their places."""
        self.unsealed: frozenset[Spot] = frozenset()
        """Spots of canastas whose seal has not been animated yet."""
        self._table_state = EMPTY_TABLE

    def assign_picture(self, picture: Picture) -> list[Flight]:
        """Assign items to the places of a picture; return the flights of items that
        must move.

        No item has moved yet: the caller either animates the flights or calls
        `place_cards`.
        """
        places, self._table_state = picture.cards, picture.table_state
        extend_items(self.scene, self.items, len(places), CardItem)
        # Most cards keep their place.
        resting = {item.rest_place: item for item in self.items if item.rest_place}
        found = [(place, resting.pop(place, None)) for place in places]
        moving = [place for place, item in found if item is None]
        if moving:
            self.draw_rings_of_named_cards(())  # rings do not move with the cards
        staying = {item for _, item in found}
        free = [item for item in self.items if item not in staying]
        free.sort(key=lambda item: item.zValue())
        used = assign_items(free, moving)
        flights = [self._flight(*pair) for pair in zip(used, moving, strict=True)]
        for item in set(free).difference(used):
            self._dismiss(item)
        return [flight for flight in flights if self._must_animate(flight)]

    def clear(self) -> None:
        """Remove every card and ring from the table."""
        for item in self.items:
            self._dismiss(item)
        self.draw_rings_of_named_cards(())

    def _dismiss(self, item: CardItem) -> None:
        item.spot = Spot(Place.AWAY)
        item.rest_place = None
        item.face = item.hand_card = None
        item.setVisible(False)

    def _flight(self, item: CardItem, place: CardPlace) -> Flight:
        seen, origin = item.isVisible(), item.spot
        old, old_z, start = item.face, item.zValue(), item.pose
        in_game = origin.place is not Place.AWAY
        if not in_game:
            start = place.pose
        sinks = _is_going_below(item, place)
        item.apply_place(place)
        item.setVisible((place.is_shown or sinks) and not self._is_carried(item))
        # Scaling down stays sharp, scaling up does not.
        item.set_pixmap_width(max(place.width, start[2] if seen else 0.0))
        item.set_rest_lift(place.lift_height)
        if origin != place.spot and (place.is_shown or sinks):
            item.setZValue(Layer.TRAVELLING + place.z / 1000)
        return Flight(
            duration_ms=DurationMs.CARD_TRAVEL,
            item=item,
            place=place,
            start_pose=start,
            start_spot=origin,
            turns_over=in_game and old != place.face and None in (old, place.face),
            old_face=old,
            old_z=old_z,
        )

    def _must_animate(self, flight: Flight) -> bool:
        """Return whether a flight is to be animated; if not, set the card to its
        place."""
        place = flight.place
        ways = zip(flight.start_pose, place.pose, strict=True)
        still = all(abs(a - b) < 0.5 for a, b in ways)
        if (still and not flight.turns_over) or not (
            place.is_shown or flight.item.isVisible()
        ):
            self.place_card(flight.item, place)
            return False
        if flight.turns_over:
            flight.item.set_marks(face=flight.old_face)
        return True

    def place_card(self, item: CardItem, place: CardPlace) -> None:
        """Set a card to its exact place, rounded to device pixels."""
        item.set_flip(0.0)
        item.setOpacity(1.0)
        seal = None if place.spot in self.unsealed else place.seal
        item.set_marks(face=place.face, seal=seal)
        item.set_pixmap_width(place.width)
        ratio = self.scene.brushes.ratio
        x, y = snap_to_pixel(place.x, ratio), snap_to_pixel(place.y, ratio)
        item.set_pose(x, y, place.width, place.rotation)
        item.setZValue(place.z)
        item.setVisible(place.is_shown and not self._is_carried(item))
        item.set_at_rest(place)

    def place_cards(self, flights: Iterable[Flight]) -> None:
        """Set the cards of all flights to their exact places."""
        for flight in flights:
            self.place_card(flight.item, flight.place)

    def place_hand(self, picture: Picture) -> list[Flight]:
        """Set cards that remain in the hand to their places; return their flights."""
        flights = []
        for place in picture.cards_at(Place.HAND):
            item = place.hand_card and self.hand_card_item(place.hand_card)
            in_hand = item and item.spot.place is Place.HAND
            if item and in_hand and item.rest_place != place:
                flights.append(self._flight(item, place))
        self.place_cards(flights)
        return flights

    def show_seal(self, spot: Spot) -> None:
        """Show the seal on the canasta at a spot."""
        self.unsealed -= {spot}
        for item in self.items_at(spot):
            if item.rest_place is not None:
                item.set_marks(seal=item.rest_place.seal)

    def hide_dragged(self, dragged: DraggedCards) -> list[CardItem]:
        """Hide dragged cards, and show cards that are not dragged any more.

        Return the items that have become hidden, the lowest first.
        """
        back = [item for item in self.items if self._is_carried(item)]
        self.dragged = dragged
        for item in back:
            item.setVisible(item.rest_place is None or item.rest_place.is_shown)
        hidden = [i for i in self.items if i.isVisible() and self._is_carried(i)]
        for item in hidden:
            item.setVisible(False)
        return sorted(hidden, key=lambda item: item.zValue())

    def _is_carried(self, item: CardItem) -> bool:
        return not self.dragged.isdisjoint((item.hand_card, item.spot))

    def draw_rings_of_named_cards(self, cards: tuple[NamedCard, ...]) -> None:
        """Draw rings around cards at the places to which they were played; () removes
        all rings.

        Of equal cards, the topmost ones get the rings. In the pile only the top card
        can get a ring: the ring of a lower card would seem to mark the card above.
        """
        wanted = Counter(cards)
        is_pile_top = True
        for item in sorted(self.items, key=lambda item: -item.zValue()):
            home, face = item.spot, item.face
            is_in_pile = home.place is Place.PILE
            meld = None if is_in_pile else self._table_state.side_and_index(home)
            card = NamedCard(UNKNOWN if face is None else face, meld)
            open_ = item.isVisible() and home.place in _FACE_UP_PLACES
            meant = open_ and wanted[card] > 0 and (is_pile_top or not is_in_pile)
            if meant:
                wanted[card] -= 1
            is_pile_top = is_pile_top and not (open_ and is_in_pile)
            item.set_marks(is_in_log_line=meant)

    def draw_rings(self, items: Sequence[CardItem]) -> None:
        """Draw rings around these card items, and remove all other rings."""
        for item in self.items:
            item.set_marks(named=item in items)

    def hand_card_item(self, hand_card: HandCard) -> CardItem | None:
        """Return the item of a hand card; None if the card is not on the table."""
        return next((item for item in self.items if item.hand_card == hand_card), None)

    def items_at(self, spot: Spot) -> list[CardItem]:
        """Return the items at a spot, the lowest first."""
        found = [item for item in self.items if item.spot == spot]
        return sorted(found, key=lambda item: item.zValue())
