"""Composes stock, pile, packets and the fans of the other seats."""

from __future__ import annotations

from canasta_qt.gestures import Place, Spot
from canasta_qt.look.tokens import Layer
from canasta_qt.table.layout.melds import PILE_SHOWN, fan, pile_offset, stock_edges
from canasta_qt.table.layout.plates import fan_area, low_plate, packet_rect
from canasta_qt.table.layout.zones import RATIO, Rect
from canasta_qt.table.picture.builder import PictureBuilder, face_of
from canasta_qt.table.picture.placement import CardPlace, FootLabel, HomeKind, Origin


def sketch_centre(builder: PictureBuilder) -> None:
    """Place the cards of stock, pile and packets."""
    table, table_state = builder.table, builder.table_state
    builder.spots[Spot(Place.STOCK)] = table.stock_at
    builder.spots[Spot(Place.PILE)] = table.pile_at
    edges = stock_edges(table_state.stock)
    at = table.stock_at
    home = Origin(HomeKind.STOCK)
    for i in range(table_state.stock):
        deep = table_state.stock - 1 - i
        edge = min(deep, edges - 1)
        builder.cards.append(
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
    _pile(builder)
    _talons(builder)


def _pile(builder: PictureBuilder) -> None:
    table, table_state = builder.table, builder.table_state
    taken = sum(group.from_pile is not None for group in builder.draft.groups)
    pile = table_state.pile[: len(table_state.pile) - taken]
    freezer = table_state.freezer
    at = table.pile_at
    for i, card in enumerate(pile):
        depth = len(pile) - 1 - i
        dx, dy, turn = pile_offset(depth, len(pile))
        sideways = i == freezer
        if sideways:
            dx, dy, turn = 0.14 * table.stock, 5.0, 90.0
        under = depth == 1 and freezer is not None and freezer < i
        builder.cards.append(
            CardPlace(
                Origin(HomeKind.PILE),
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


def sketch_seats(builder: PictureBuilder) -> None:
    """Place the fans of the other seats."""
    table_state = builder.table_state
    for step, plate in enumerate(builder.table.plates, start=1):
        seat = (table_state.viewer + step) % table_state.seats
        area, back, limit = fan_area(builder.table, plate)
        if table_state.foot(seat):
            packet = packet_rect(builder.table, plate)
            area = Rect(area.x, area.y, area.w - packet.w - 12, area.h)
            sketch_packet(builder, seat, packet, own=False)
        count = table_state.counts[seat]
        shape = fan(area, back, count, limit)
        home = Origin(HomeKind.SEAT, seat)
        # A fan beside the name ends where the number begins.
        aside = 0.0
        if shape.places and low_plate(plate):
            aside = area.right - shape.places[-1][0] - back
        if shape.places and count:
            builder.fans[seat] = min(x for x, _, _ in shape.places) + aside
        for i in range(count):
            at = min(i, len(shape.places) - 1)
            x, y, turn = plate.mid_x, plate.mid_y, 0.0
            if shape.places:
                x, y, turn = shape.places[at]
            builder.cards.append(
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


def sketch_packet(builder: PictureBuilder, seat: int, at: Rect, *, own: bool) -> None:
    """A foot as a squared packet with its word."""
    count = builder.table_state.foot(seat)
    sketch_heap(builder, Origin(HomeKind.FOOT, seat), count, at, 5 if own else 3)
    y = at.bottom - 17 * builder.table.text
    builder.feet.append(FootLabel(at.mid_x, y, count if own else None))


def sketch_heap(
    builder: PictureBuilder, home: Origin, count: int, at: Rect, edges: int
) -> None:
    """Squared cards face down, of which some edges are seen."""
    for i in range(count):
        edge = min(count - 1 - i, edges - 1)
        x, y = at.x + edge * 1.5, at.y - edge * 1.5
        builder.cards.append(
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


def _talons(builder: PictureBuilder) -> None:
    """The packets set aside at the deal, side by side, left of the stock's words."""
    table, talons = builder.table, builder.table_state.talons
    beside = [p for p in table.plates if p.y > table.theirs.y]
    left = max((p.right for p in beside if p.x < table.stock_at.x), default=0.0)
    wide = min(0.5 * table.stock, table.centre.h / RATIO)
    for number, count in enumerate(talons):
        x = max(left, table.pad) + 14 + number * (wide + 16)
        at = Rect(x, table.centre.mid_y - wide * RATIO / 2, wide, wide * RATIO)
        sketch_heap(builder, Origin(HomeKind.TALON, 0, number), count, at, 3)
        y = at.bottom - 17 * table.text
        builder.feet.append(FootLabel(at.mid_x, y, count, talon=True))
