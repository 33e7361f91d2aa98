"""Composes the picture of a table: a pure function of cards, draft and layout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from canasta_qt.cards import UNKNOWN, Card, Rank, is_wild, rank_of
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.look.tokens import Layer
from canasta_qt.table.hand import HandOrder
from canasta_qt.table.layout import (
    LIFT,
    RATIO,
    Rect,
    Table,
    clamp,
    hand_layout,
    plaque_width,
)
from canasta_qt.table.meld_layout import (
    PILE_SHOWN,
    SQUARED,
    WILD_SHIFT,
    Column,
    Tray,
    badge_rect,
    fan,
    next_column,
    pile_offset,
    row_columns,
    section_meld,
    sections,
    stock_edges,
    tray_layout,
)
from canasta_qt.table.picture import (
    Badge,
    CardPlace,
    FootLabel,
    Home,
    HomeKind,
    Picture,
    Pill,
    Ring,
    Row,
)
from canasta_qt.table.plate_layout import fan_area, low_plate, packet_rect
from canasta_qt.table.tableau import MeldLook, Tableau


@dataclass(slots=True)
class _Sketch:
    """A picture while it is being made."""

    table: Table
    tableau: Tableau
    draft: Draft
    cards: list[CardPlace] = field(default_factory=list)
    pills: list[Pill] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    feet: list[FootLabel] = field(default_factory=list)
    spots: dict[Spot, Rect] = field(default_factory=dict)


def picture_of(
    tableau: Tableau, hand: HandOrder, draft: Draft, table: Table
) -> Picture:
    """Place every card.  The hand must hold the tableau's cards (`HandOrder.sync`)."""
    sketch = _Sketch(table, tableau, draft)
    tray = _tray(sketch, hand)
    rows = tuple(_rows(sketch, covered=tray is not None))
    _centre(sketch)
    _seats(sketch)
    if table.foot is not None and tableau.foot(tableau.viewer):
        _packet(sketch, tableau.viewer, table.foot, own=True)
    _hand(sketch, hand)
    return Picture(
        table=table,
        tableau=tableau,
        cards=tuple(sketch.cards),
        pills=tuple(sketch.pills),
        badges=tuple(sketch.badges),
        feet=tuple(sketch.feet),
        rows=rows,
        tray=tray,
        spots=sketch.spots,
    )


def _hand(sketch: _Sketch, hand: HandOrder) -> None:
    table = sketch.table
    sketch.spots[Spot(Place.HAND)] = table.hand
    places = hand_layout(table, tuple(held.rank for held in hand.shown))
    for i, (held, place) in enumerate(zip(hand.shown, places, strict=True)):
        selected = held in hand.selected
        ring = Ring.SELECTED if selected else Ring.NONE
        if held in hand.fresh and not selected:
            ring = Ring.FRESH
        sketch.cards.append(
            CardPlace(
                Home(HomeKind.HAND, sketch.tableau.viewer),
                held.card,
                place.x,
                place.y,
                table.card,
                Layer.HAND + i,
                ring=ring,
                lift=LIFT * table.card if selected else 0.0,
                held=held,
            )
        )


def _tray(sketch: _Sketch, hand: HandOrder) -> Tray | None:
    draft, table, tableau = sketch.draft, sketch.table, sketch.tableau
    if not draft.groups:
        return None
    counts = tuple(
        len(group.cards) + (group.from_pile is not None) for group in draft.groups
    )
    tray = tray_layout(table, counts, opened=tableau.opened[tableau.side])
    waiting = list(hand.staged)
    for index, (group, column) in enumerate(
        zip(draft.groups, tray.groups, strict=True)
    ):
        home = Home(HomeKind.STAGED, tableau.side, index)
        top = () if group.from_pile is None else (group.from_pile,)
        meld = MeldLook(index, _rank(group.cards + top), group.cards + top, 0)
        places = _spread(home, meld, column, tray.meld)
        for place in places:
            held = next((h for h in waiting if h.card == place.face), None)
            if held is not None:
                waiting.remove(held)
            # The tray lies over the row, so its cards lie over the row's melds.
            sketch.cards.append(replace(place, held=held, z=place.z + 60))
        sketch.pills.append(_pill(meld, column, table, tray.ground.bottom - 2))
        sketch.spots[Spot(Place.STAGED, index)] = column.area
    sketch.spots[Spot(Place.NEW_MELD)] = tray.free
    return tray


def _rank(cards: tuple[Card, ...]) -> Rank:
    """Rank of the first natural card, or of the first one."""
    return rank_of(next((c for c in cards if not is_wild(c)), cards[0]))


def _rows(sketch: _Sketch, *, covered: bool) -> Iterator[Row]:
    table, tableau = sketch.table, sketch.tableau
    others = [
        tableau.side_of[(tableau.viewer + step) % tableau.seats]
        for step in range(1, tableau.seats)
    ]
    theirs = list(dict.fromkeys(side for side in others if side != tableau.side))
    if len(theirs) == 1:
        yield _row(sketch, Row(table.theirs, theirs[0], table.meld, compact=False))
    else:
        parts = sections(table.theirs, max(1, len(theirs)))
        for side, part in zip(theirs, parts, strict=False):
            meld = section_meld(table, part)
            yield _row(sketch, Row(part, side, meld, compact=True))
    own = _row(sketch, Row(table.ours, tableau.side, table.meld, compact=False))
    for index, column in own.columns.items():
        sketch.spots[Spot(Place.MELD, index)] = column.area
    if not covered:
        ordered = tuple(own.columns.values())
        free = next_column(table.ours, own.meld, ordered, plaque_width(table))
        if not ordered:
            left = table.ours.x + plaque_width(table)
            wide = table.ours.right - left - 8
            free = Rect(left, table.ours.y + 8, wide, table.ours.h - 16)
        sketch.spots[Spot(Place.NEW_MELD)] = free
    yield own


def _row(sketch: _Sketch, row: Row) -> Row:
    table, tableau = sketch.table, sketch.tableau
    melds = tableau.melds[row.side]
    left = 16.0 if row.compact else plaque_width(table)
    title = 22 * table.text if row.compact else 0.0
    inner = Rect(row.rect.x, row.rect.y + title, row.rect.w, row.rect.h - title)
    sizes = tuple((len(meld.cards), meld.canasta) for meld in melds)
    columns = row_columns(inner, row.meld, left, sizes, table.text)
    for meld, column in zip(melds, columns, strict=True):
        home = Home(HomeKind.MELD, row.side, meld.index)
        sketch.cards += _spread(home, meld, column, row.meld)
        kind = meld.kind
        if kind is None:
            sketch.pills.append(_pill(meld, column, table, row.rect.bottom))
        else:
            rect = badge_rect(column, row.meld, table.text, row.rect.bottom)
            count = len(meld.cards)
            sketch.badges.append(Badge(rect, kind, count, len(meld.wilds)))
    bonus = _bonus(sketch, row)
    places = {meld.index: column for meld, column in zip(melds, columns, strict=True)}
    return replace(row, columns=places, bonus=bonus)


def _spread(
    home: Home, meld: MeldLook, at: Column, width: float
) -> Iterator[CardPlace]:
    """The cards of a meld: wild ones behind and to the right, or squared up."""
    if meld.canasta:
        yield from _squared(home, meld, at, width)
        return
    order = meld.cards if meld.run else meld.wilds + meld.naturals
    for i, card in enumerate(order):
        aside = WILD_SHIFT * width if is_wild(card) and meld.naturals else 0.0
        x, y = at.x + aside, at.y + i * at.strip
        yield CardPlace(home, card, x, y, width, Layer.MELD + i)


def _squared(
    home: Home, meld: MeldLook, at: Column, width: float
) -> Iterator[CardPlace]:
    """A canasta: a red card on top of a natural one, a black one on a mixed one."""
    red = not meld.wilds
    suits = (2, 1) if red else (3, 0)
    naturals = meld.naturals or meld.wilds
    top = next((c for c in naturals if c & 3 in suits), naturals[0])
    rest = list(meld.cards)
    rest.remove(top)
    under = [c for c in rest if is_wild(c)] + [c for c in rest if not is_wild(c)]
    for i, card in enumerate([*under, top]):
        deep = len(under) - i
        shift = 2.0 * min(deep, SQUARED)
        yield CardPlace(
            home,
            card,
            at.x + shift,
            at.y + shift,
            width,
            Layer.MELD + i,
            shown=deep <= SQUARED,
        )


def _pill(meld: MeldLook, at: Column, table: Table, bottom: float) -> Pill:
    width = at.area.w / 1.40
    count = len(meld.cards)
    wide = table.meld if width > table.meld else width
    foot = at.y + (count - 1) * at.strip + table.meld * RATIO
    y = min(foot - 12 * table.text, bottom - 25 * table.text)
    return Pill(at.x + wide / 2, y, count, len(meld.wilds))


def _bonus(sketch: _Sketch, row: Row) -> Rect | None:
    """Red threes at the foot of the plaque, or at the right of a title line."""
    table = sketch.table
    cards = sketch.tableau.bonus[row.side]
    if not cards:
        return None
    # Large text leaves no room below it; then the quiet lines of the plaque give way.
    room = (row.rect.h - 76 * table.text) / RATIO
    wide = clamp(row.meld * 0.40, room, row.meld * 0.62)
    if row.compact:
        wide = min(row.meld * 0.5, 24 * table.text)
    step = wide * (0.42 if len(cards) < 4 else 0.30)
    total = wide + step * (len(cards) - 1)
    x, y = row.rect.x + 14, row.rect.bottom - wide * RATIO - 8
    if row.compact:
        x, y = row.rect.right - 14 - total, row.rect.y + 4
    home = Home(HomeKind.BONUS, row.side)
    for i, card in enumerate(cards):
        sketch.cards.append(
            CardPlace(home, card, x + i * step, y, wide, Layer.SLOT + 1 + i)
        )
    return Rect(x, y, total, wide * RATIO)


def _centre(sketch: _Sketch) -> None:
    table, tableau = sketch.table, sketch.tableau
    sketch.spots[Spot(Place.STOCK)] = table.stock_at
    sketch.spots[Spot(Place.PILE)] = table.pile_at
    edges = stock_edges(tableau.stock)
    at = table.stock_at
    for i in range(tableau.stock):
        deep = tableau.stock - 1 - i
        edge = min(deep, edges - 1)
        sketch.cards.append(
            CardPlace(
                Home(HomeKind.STOCK),
                None,
                at.x - edge * 1.6,
                at.y - edge * 0.8,
                table.stock,
                Layer.STOCK + i * 0.5,
                shown=deep < edges,
            )
        )
    _pile(sketch)


def _pile(sketch: _Sketch) -> None:
    table, tableau = sketch.table, sketch.tableau
    taken = sum(group.from_pile is not None for group in sketch.draft.groups)
    pile = tableau.pile[: len(tableau.pile) - taken]
    freezer = tableau.freezer
    at = table.pile_at
    for i, card in enumerate(pile):
        depth = len(pile) - 1 - i
        dx, dy, turn = pile_offset(depth, len(pile))
        sideways = i == freezer and depth > 0
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
                Layer.PILE + (len(pile) - 1.5 if sideways else i) * 0.5,
                turn=0.0 if under else turn,
                shown=sideways or depth < PILE_SHOWN,
            )
        )


def _seats(sketch: _Sketch) -> None:
    tableau = sketch.tableau
    for step, plate in enumerate(sketch.table.plates, start=1):
        seat = (tableau.viewer + step) % tableau.seats
        area, back, limit = fan_area(sketch.table, plate)
        if tableau.foot(seat):
            packet = packet_rect(sketch.table, plate)
            area = Rect(area.x, area.y, area.w - packet.w - 12, area.h)
            _packet(sketch, seat, packet, own=False)
        count = tableau.counts[seat]
        shape = fan(area, back, count, limit)
        home = Home(HomeKind.SEAT, seat)
        for i in range(count):
            at = min(i, len(shape.places) - 1)
            fits = bool(shape.places)
            x, y, turn = shape.places[at] if fits else (plate.mid_x, plate.mid_y, 0.0)
            if at >= 0 and fits and low_plate(plate):
                # A fan beside the name ends where the number begins.
                x += area.right - shape.places[-1][0] - back
            sketch.cards.append(
                CardPlace(
                    home,
                    None,
                    x,
                    y,
                    shape.width,
                    Layer.FAN + i,
                    turn=turn,
                    shown=i < len(shape.places),
                )
            )


def _packet(sketch: _Sketch, seat: int, at: Rect, *, own: bool) -> None:
    """A foot as a squared packet with its word."""
    count = sketch.tableau.foot(seat)
    edges = 5 if own else 3
    for i in range(count):
        edge = min(count - 1 - i, edges - 1)
        x, y = at.x + edge * 1.5, at.y - edge * 1.5
        sketch.cards.append(
            CardPlace(
                Home(HomeKind.FOOT, seat),
                None,
                x,
                y,
                at.w,
                Layer.FAN + 50 + i,
                shown=count - 1 - i < edges,
            )
        )
    y = at.bottom - 17 * sketch.table.text
    sketch.feet.append(FootLabel(at.mid_x, y, count if own else None))


def face_of(card: Card) -> Card | None:
    """The face to show; None for a card nobody here may know."""
    return None if card == UNKNOWN else card
