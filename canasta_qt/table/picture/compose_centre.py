"""Composes stock, pile, packets and the fans of the other seats."""

from __future__ import annotations

from canasta_qt.gestures import Place, Spot
from canasta_qt.look.tokens import Layer
from canasta_qt.table.layout.melds import PILE_SHOWN, fan, pile_offset, stock_edges
from canasta_qt.table.layout.plates import fan_area, low_plate, packet_rect
from canasta_qt.table.layout.zones import RATIO, Rect
from canasta_qt.table.picture.builder import Sketch, face_of
from canasta_qt.table.picture.placement import CardPlace, FootLabel, Home, HomeKind


def sketch_centre(sketch: Sketch) -> None:
    """Place the cards of stock, pile and packets."""
    table, tableau = sketch.table, sketch.tableau
    sketch.spots[Spot(Place.STOCK)] = table.stock_at
    sketch.spots[Spot(Place.PILE)] = table.pile_at
    edges = stock_edges(tableau.stock)
    at = table.stock_at
    home = Home(HomeKind.STOCK)
    for i in range(tableau.stock):
        deep = tableau.stock - 1 - i
        edge = min(deep, edges - 1)
        sketch.cards.append(
            CardPlace(
                home,
                None,
                at.x - edge * 1.6,
                at.y - edge * 0.8,
                table.stock,
                Layer.STOCK + i * 0.5,
                shown=deep < edges,
            )
        )
    _pile(sketch)
    _talons(sketch)


def _pile(sketch: Sketch) -> None:
    table, tableau = sketch.table, sketch.tableau
    taken = sum(group.from_pile is not None for group in sketch.draft.groups)
    pile = tableau.pile[: len(tableau.pile) - taken]
    freezer = tableau.freezer
    at = table.pile_at
    for i, card in enumerate(pile):
        depth = len(pile) - 1 - i
        dx, dy, turn = pile_offset(depth, len(pile))
        sideways = i == freezer
        if sideways:
            dx, dy, turn = 0.14 * table.stock, 5.0, 90.0
        under = depth == 1 and freezer is not None and freezer < i
        sketch.cards.append(
            CardPlace(
                Home(HomeKind.PILE),
                face_of(card),
                at.x + dx,
                at.y + dy,
                table.stock,
                # However deep the freezing card lies, it is seen under the top card.
                Layer.PILE + (len(pile) - 1.5 if sideways and depth else i) * 0.5,
                turn=0.0 if under else turn,
                shown=sideways or depth < PILE_SHOWN,
            )
        )


def sketch_seats(sketch: Sketch) -> None:
    """Place the fans of the other seats."""
    tableau = sketch.tableau
    for step, plate in enumerate(sketch.table.plates, start=1):
        seat = (tableau.viewer + step) % tableau.seats
        area, back, limit = fan_area(sketch.table, plate)
        if tableau.foot(seat):
            packet = packet_rect(sketch.table, plate)
            area = Rect(area.x, area.y, area.w - packet.w - 12, area.h)
            sketch_packet(sketch, seat, packet, own=False)
        count = tableau.counts[seat]
        shape = fan(area, back, count, limit)
        home = Home(HomeKind.SEAT, seat)
        # A fan beside the name ends where the number begins.
        aside = 0.0
        if shape.places and low_plate(plate):
            aside = area.right - shape.places[-1][0] - back
        if shape.places and count:
            sketch.fans[seat] = min(x for x, _, _ in shape.places) + aside
        for i in range(count):
            at = min(i, len(shape.places) - 1)
            x, y, turn = plate.mid_x, plate.mid_y, 0.0
            if shape.places:
                x, y, turn = shape.places[at]
            sketch.cards.append(
                CardPlace(
                    home,
                    None,
                    x + aside,
                    y,
                    shape.width,
                    Layer.FAN + i,
                    turn=turn,
                    shown=i < len(shape.places),
                )
            )


def sketch_packet(sketch: Sketch, seat: int, at: Rect, *, own: bool) -> None:
    """A foot as a squared packet with its word."""
    count = sketch.tableau.foot(seat)
    sketch_heap(sketch, Home(HomeKind.FOOT, seat), count, at, 5 if own else 3)
    y = at.bottom - 17 * sketch.table.text
    sketch.feet.append(FootLabel(at.mid_x, y, count if own else None))


def sketch_heap(sketch: Sketch, home: Home, count: int, at: Rect, edges: int) -> None:
    """Squared cards face down, of which some edges are seen."""
    for i in range(count):
        edge = min(count - 1 - i, edges - 1)
        x, y = at.x + edge * 1.5, at.y - edge * 1.5
        sketch.cards.append(
            CardPlace(
                home,
                None,
                x,
                y,
                at.w,
                Layer.FAN + 50 + i,
                shown=count - 1 - i < edges,
            )
        )


def _talons(sketch: Sketch) -> None:
    """The packets set aside at the deal, side by side, left of the stock's words."""
    table, talons = sketch.table, sketch.tableau.talons
    beside = [p for p in table.plates if p.y > table.theirs.y]
    left = max((p.right for p in beside if p.x < table.stock_at.x), default=0.0)
    wide = min(0.5 * table.stock, table.centre.h / RATIO)
    for number, count in enumerate(talons):
        x = max(left, table.pad) + 14 + number * (wide + 16)
        at = Rect(x, table.centre.mid_y - wide * RATIO / 2, wide, wide * RATIO)
        sketch_heap(sketch, Home(HomeKind.TALON, 0, number), count, at, 3)
        y = at.bottom - 17 * table.text
        sketch.feet.append(FootLabel(at.mid_x, y, count, talon=True))
