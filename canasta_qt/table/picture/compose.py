"""Composes the picture of a table: a pure function of cards, draft and layout."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Draft, Place, Spot
from canasta_qt.look.tokens import Layer
from canasta_qt.table.layout.hand import Place as HandPlace
from canasta_qt.table.layout.hand import hand_layout
from canasta_qt.table.layout.melds import Column, Size, badge_rect
from canasta_qt.table.layout.tray import Tray, tray_layout
from canasta_qt.table.layout.zones import COLUMNS, LIFT, RATIO, Table
from canasta_qt.table.picture.builder import PictureBuilder
from canasta_qt.table.picture.compose_centre import (
    sketch_centre,
    sketch_packet,
    sketch_seats,
)
from canasta_qt.table.picture.compose_melds import pill_of, sketch_rows, spread
from canasta_qt.table.picture.meld_stacks import MeldStack
from canasta_qt.table.picture.placement import (
    Badge,
    CardPlace,
    HomeKind,
    Origin,
    Picture,
    Ring,
)
from canasta_qt.table.picture.table_state import MeldLook, TableState, look

if TYPE_CHECKING:
    from canasta_qt.cards import Card
    from canasta_qt.gestures import StagedGroup
    from canasta_qt.table.picture.hand_order import HandOrder


def picture_of(
    table_state: TableState, hand: HandOrder, draft: Draft, table: Table
) -> Picture:
    """Place every card.  The hand must hold the tableau's cards (`HandOrder.sync`)."""
    builder = PictureBuilder(table, table_state, draft)
    tray = _tray(builder, hand)
    rows = tuple(sketch_rows(builder, None if tray is None else tray.ground))
    sketch_centre(builder)
    sketch_seats(builder)
    if table.foot is not None and table_state.foot(table_state.viewer):
        sketch_packet(builder, table_state.viewer, table.foot, own=True)
    _hand(builder, hand)
    return Picture(
        table=table,
        table_state=table_state,
        cards=tuple(builder.cards),
        pills=tuple(builder.pills),
        badges=tuple(builder.badges),
        chips=tuple(builder.chips),
        feet=tuple(builder.feet),
        rows=rows,
        tray=tray,
        fans=builder.fans,
        spots=builder.spots,
    )


def _hand(builder: PictureBuilder, hand: HandOrder) -> None:
    table = builder.table
    builder.spots[Spot(Place.HAND)] = table.hand
    places = hand_layout(table, tuple(held.rank for held in hand.shown))
    for i, (held, place) in enumerate(zip(hand.shown, places, strict=True)):
        selected = held in hand.selected
        ring = Ring.SELECTED if selected else Ring.NONE
        if held in hand.fresh and not selected:
            ring = Ring.FRESH
        builder.cards.append(
            CardPlace(
                Origin(HomeKind.HAND, builder.table_state.viewer),
                held.card,
                place.x,
                place.y,
                table.card,
                Layer.HAND + i,
                ring=ring,
                lift=LIFT * table.card if selected else 0.0,
                held=held,
                seen=_left_free(table, places, i),
            )
        )


def _left_free(
    table: Table, places: tuple[HandPlace, ...], number: int
) -> tuple[float, float]:
    """What the next cards of the hand leave of one."""
    place = places[number]
    after = places[number + 1] if number + 1 < len(places) else None
    wide, high = table.card, table.card * RATIO
    if after is not None and after.row == place.row and table.rows < COLUMNS:
        wide = min(wide, after.x - place.x)
    if table.rows == 2 and place.row == 0:
        high *= 0.40
    return wide, high


def _tray(builder: PictureBuilder, hand: HandOrder) -> Tray | None:
    draft, table, table_state = builder.draft, builder.table, builder.table_state
    if not draft.groups:
        return None
    melds = [
        look(index, group.cards + _top(group), 0)
        for index, group in enumerate(draft.groups)
    ]
    sizes = tuple(
        Size(len(meld.cards), run=meld.run and not meld.canasta) for meld in melds
    )
    tray = tray_layout(table, sizes, opened=table_state.opened[table_state.side])
    waiting = list(hand.staged)
    for meld, column in zip(melds, tray.groups, strict=True):
        home = Origin(HomeKind.STAGED, table_state.side, meld.index)
        for place in spread(home, meld, column, column.card):
            held = next((h for h in waiting if h.card == place.face), None)
            if held is not None:
                waiting.remove(held)
            # The tray lies over the row, so its cards lie over the row's melds.
            builder.cards.append(replace(place, held=held, z=place.z + 60))
        _foot(builder, meld, column, tray.ground.bottom - 2)
        builder.spots[Spot(Place.STAGED, meld.index)] = column.area
    builder.spots[Spot(Place.NEW_MELD)] = tray.free
    return tray


def _top(group: StagedGroup) -> tuple[Card, ...]:
    return () if group.from_pile is None else (group.from_pile,)


def _foot(
    builder: PictureBuilder, meld: MeldLook, column: Column, bottom: float
) -> None:
    """What stands at the foot of cards that lie ready: a badge, or their number."""
    text, width = builder.table.text, column.card
    if meld.kind is not None:
        rect = badge_rect(column, width, text, bottom)
        count, wilds = len(meld.cards), len(meld.wilds)
        builder.badges.append(
            Badge(rect, meld.kind, count, wilds, run=meld.ends, room=column.room)
        )
        return
    pill = pill_of(MeldStack((meld,)), column, width, text, bottom)
    short = len(meld.cards) < _least_size(builder.draft)
    builder.pills.append(replace(pill, of=_least_size(builder.draft) if short else 0))


def _least_size(draft: Draft) -> int:
    """How many cards a group must have, if one has too few."""
    refused = draft.refusal
    too_few = refused is not None and refused.reason is Reason.MELD_TOO_SMALL
    return refused.need if too_few and refused is not None else 0
