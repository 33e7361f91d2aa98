"""Rectangles for the marks of lessons: stock, pile, melds, cards of the hand."""

from collections import Counter
from math import cos, radians, sin

from canasta_qt.gestures import CoachMark, Place, Spot
from canasta_qt.table.layout.zones import Rect, bounding_rect
from canasta_qt.table.picture.placement import CardPlace, LocationKind, Picture


def packet_rect(picture: Picture, kind: LocationKind) -> Rect:
    """Return the bounds of stock or pile: of their outline and all their visible
    cards.
    """
    cards = (card for card in picture.cards_at(kind) if card.is_shown)
    return bounding_rect([picture.spot_rects[Spot(Place(kind))], *map(_bounds, cards)])


def _bounds(card: CardPlace) -> Rect:
    """Return the smallest upright rectangle around a card, which may be rotated."""
    rect, turn = card.rect, radians(card.rotation)
    across, along = abs(sin(turn)), abs(cos(turn))
    wide = rect.w * along + rect.h * across
    high = rect.w * across + rect.h * along
    return Rect(rect.mid_x - wide / 2, rect.mid_y - high / 2, wide, high)


def hand_card_places(picture: Picture) -> list[CardPlace]:
    held = picture.cards_at(LocationKind.HAND)
    return sorted(held, key=lambda place: (place.y, place.x))


def visible_bounds(places: list[CardPlace]) -> Rect | None:
    """Return the bounds of the visible parts of adjacent cards; None without cards."""
    return bounding_rect([place.visible_rect for place in places]) if places else None


def rects_of_adjacent_cards(hand: list[CardPlace], mark: CoachMark) -> list[Rect]:
    """Return a rectangle for each group of marked cards that are side by side in the
    hand.
    """
    wanted = Counter(mark.cards or [place.face for place in hand])
    groups: list[list[CardPlace]] = [[]]
    for place in hand:
        ends = groups[-1] and groups[-1][-1].y != place.y
        if place.face is None or not wanted[place.face]:
            groups.append([])
            continue
        wanted[place.face] -= 1
        if ends:
            groups.append([])
        groups[-1].append(place)
    return [rect for rect in map(visible_bounds, groups) if rect is not None]
