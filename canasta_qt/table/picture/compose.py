"""Composition of the picture of a table: a pure function of cards, draft and layout."""

from dataclasses import replace
from typing import Final

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import HAND_SPOT, PILE_SPOT, Draft, Place, Spot
from canasta_qt.look.tokens import CARD_RATIO, Layer, Shadow
from canasta_qt.table.layout import melds as layout
from canasta_qt.table.layout.places import (
    HandPlace,
    TrayLayout,
    face_up_fan_poses,
    hand_layout,
    plate_places,
    tray_layout,
)
from canasta_qt.table.layout.zones import (
    RAISED_CARD_ROOM_RATIO,
    RANK_COLUMNS,
    Rect,
    Zones,
    clamp,
)
from canasta_qt.table.picture.compose_melds import (
    MeldStack,
    add_row_spots,
    compose_rows,
    make_pill,
    meld_card_places,
)
from canasta_qt.table.picture.hand_order import HandOrder
from canasta_qt.table.picture.placement import (
    CardPlace,
    CardRing,
    FootLabel,
    Picture,
    Pill,
)
from canasta_qt.table.picture.table_state import TableState, staged_meld

STOCK_EDGE_STEP_RATIO: Final = 0.015
"""Distance between the card edges drawn under the stock, in card widths."""


def compose_picture(
    table_state: TableState, hand: HandOrder, draft: Draft, zones: Zones
) -> Picture:
    """Return the picture with the place of every card and label.

    `hand` must have the cards of the viewer's hand in `table_state`
    (`HandOrder.replace_cards`).
    """
    picture = Picture(zones, table_state, draft)
    picture.tray = _tray(picture, hand)
    ground = None if picture.tray is None else picture.tray.background_rect
    picture.meld_rows += compose_rows(picture, ground)
    for row in picture.meld_rows:
        add_row_spots(picture, row)
    picture.spot_rects[Spot(Place.TRAY)] = ground or zones.own_row
    _centre(picture)
    _seats(picture)
    _hand(picture, hand)
    if zones.foot_rect is not None:
        picture.spot_rects[Spot(Place.FOOT, table_state.viewer)] = zones.foot_rect
        if table_state.position.feet[table_state.viewer]:
            _own_foot(picture, zones.foot_rect)
    if table_state.is_hand_face_down:
        _place_covered_hand(picture)
    return picture


def _hand(picture: Picture, hand: HandOrder) -> None:
    zones = picture.zones
    picture.spot_rects[Spot(Place.HAND)] = zones.hand
    places = hand_layout(zones, tuple(map(hand.group_number, hand.unstaged_cards)))
    for i, (held, place) in enumerate(zip(hand.unstaged_cards, places, strict=True)):
        selected = held in hand.selected
        ring = CardRing.SELECTED if selected else CardRing.NONE
        if held in hand.new_cards and not selected:
            ring = CardRing.FRESH
        lift = RAISED_CARD_ROOM_RATIO * zones.card_width if selected else 0.0
        picture.cards.append(
            CardPlace(
                HAND_SPOT,
                held.card,
                place.x,
                place.y,
                zones.card_width,
                Layer.HAND + i,
                ring=ring,
                lift_height=lift,
                hand_card=held,
                visible_size=_visible_size(zones, places, i),
            )
        )


def _place_covered_hand(picture: Picture) -> None:
    """Place a hand that must not be visible at present: face down, and not as a drop
    target."""
    table_state, zones = picture.table_state, picture.zones
    places = hand_layout(zones, (0,) * table_state.position.size[table_state.viewer])
    home = Spot(Place.SEAT, table_state.viewer)
    for i, place in enumerate(places):
        card = CardPlace(home, None, place.x, place.y, zones.card_width, Layer.HAND + i)
        picture.cards.append(card)


def _visible_size(
    zones: Zones, places: tuple[HandPlace, ...], number: int
) -> tuple[float, float]:
    """Return width and height in pixels of the part of a hand card that is visible
    beside the next cards; `number` is the index of the card in `places`."""
    place = places[number]
    after = places[number + 1] if number + 1 < len(places) else None
    wide, high = zones.card_width, zones.card_width * CARD_RATIO
    if after is not None and after.row == place.row:
        if zones.hand_rows < RANK_COLUMNS:
            wide = min(wide, after.x - place.x)
        else:
            high = after.y - place.y
    if zones.hand_rows == 2 and place.row == 0:
        high *= 0.40
    return wide, high


def _tray(picture: Picture, hand: HandOrder) -> TrayLayout | None:
    draft, zones, table_state = picture.draft, picture.zones, picture.table_state
    if not draft.groups:
        return None
    stacks = [MeldStack(((0, staged_meld(group)),)) for group in draft.groups]
    opened = bool(table_state.position.melds[table_state.viewer_side])
    tray = tray_layout(zones, tuple(stack.size for stack in stacks), opened=opened)
    waiting = list(hand.staged)
    least = _least_size(draft)
    placed = zip(stacks, tray.group_columns, draft.groups, strict=True)
    for index, (stack, column, group) in enumerate(placed):
        meld = stack.front_meld
        home = Spot(Place.STAGED, index)
        for place in meld_card_places(home, meld, column):
            held = next((h for h in waiting if h.card == place.face), None)
            if held is not None:
                waiting.remove(held)
            # The tray covers the row, so its cards cover the melds of the row.
            picture.cards.append(replace(place, hand_card=held, z=place.z + 60))
        of = least if group.meld_index is None and len(meld.cards) < least else 0
        pill = make_pill(picture, stack, column, of, home)
        picture.pills.append(replace(pill, canasta_kind=None))
        if group.points:
            _place_points(picture, column, group.points, home)
        picture.spot_rects[home] = column.area
    picture.spot_rects[Spot(Place.NEW_MELD)] = tray.new_group_rect
    return tray


def _place_points(
    picture: Picture, column: layout.MeldColumn, points: int, home: Spot
) -> None:
    """Place the points of a staged group at its corner, if they leave the index of the
    front card visible."""
    text, least = picture.zones.text_scale, layout.COUNT_BADGE_WIDTHS_PX[0][0]
    if least * text <= column.card_width * (1 - layout.INDEX_STRIP_RATIO):
        x, y = column.x + column.width + 8, column.y - 13 * text
        pill = Pill(x, y, points, is_right_aligned=True, spot=home)
        picture.pills.append(pill)


def _least_size(draft: Draft) -> int:
    """Return the number of cards that a staged group needs, if a group has too few;
    else 0."""
    refused = draft.refusal
    too_few = refused is not None and refused.reason is Reason.MELD_TOO_SMALL
    return refused.need if too_few and refused is not None else 0


def _centre(picture: Picture) -> None:
    """Place the cards of stock and pile, and of packets set aside."""
    zones, table_state = picture.zones, picture.table_state
    picture.spot_rects[Spot(Place.STOCK)] = zones.stock_rect
    picture.spot_rects[Spot(Place.PILE)] = zones.pile_rect
    count = len(table_state.position.stock)
    edges = layout.stock_edge_count(count)
    at, step = zones.stock_rect, STOCK_EDGE_STEP_RATIO * zones.stock_card_width
    home = Spot(Place.STOCK)
    for i in range(count):
        deep = count - 1 - i
        edge = min(deep, edges)
        x, y = at.x + edge * step, at.y + 0.8 * edge * step
        z, shown = Layer.STOCK + i * 0.5, deep <= edges
        shadow = Shadow.STACK if edge == edges else Shadow.REST
        card = CardPlace(
            home, None, x, y, zones.stock_card_width, z, is_shown=shown, shadow=shadow
        )
        picture.cards.append(card)
    _pile(picture)
    _talons(picture)


def _pile(picture: Picture) -> None:
    zones, table_state = picture.zones, picture.table_state
    taken = sum(group.pile_card is not None for group in picture.draft.groups)
    pile = table_state.position.pile
    pile = pile[: len(pile) - taken]
    freezer = table_state.freezing_card_index
    at, lowest = zones.pile_rect, min(len(pile), layout.MAX_DRAWN_PILE_CARDS) - 1
    for i, card in enumerate(pile):
        depth = len(pile) - 1 - i
        dx, dy, turn = layout.PILE_OFFSETS[i % len(layout.PILE_OFFSETS)]
        sideways = i == freezer
        if sideways:
            dx, dy, turn = 0.14 * zones.stock_card_width, 5.0, 90.0
        picture.cards.append(
            CardPlace(
                PILE_SPOT,
                None if card == UNKNOWN else card,
                at.x + dx,
                at.y + dy,
                zones.stock_card_width,
                # The freezing card is visible under the top card at any depth.
                Layer.PILE + (len(pile) - 1.5 if sideways and depth else i) * 0.5,
                rotation=turn,
                is_shown=sideways or depth < layout.MAX_DRAWN_PILE_CARDS,
                shadow=Shadow.STACK if depth == lowest else Shadow.REST,
            )
        )


def _seats(picture: Picture) -> None:
    """Place the fans of cards and the feet of the other seats."""
    table_state = picture.table_state
    for seat, plate in picture.plates:
        picture.spot_rects[Spot(Place.SEAT, seat)] = plate
        opened = table_state.open_feet[seat] if table_state.open_feet else ()
        feet = 0 if opened else len(table_state.position.feet[seat])
        places = plate_places(picture.zones, plate, foot=feet > 0)
        area, back = places.fan_rect, places.back_width
        if feet:
            if places.foot_rect is None:
                foot = Spot(Place.FOOT, seat)
                _squared_stack(picture, foot, feet, places.names_rect, 0)
            else:
                _packet(picture, seat, places.foot_rect, own=False)
        count, most = table_state.position.size[seat], places.max_backs
        faces = table_state.open_hands[seat] if table_state.open_hands else ()
        faces, count = faces + opened, count + len(opened)
        if faces:
            area, back = face_up_fan_poses(
                places, plate, count, picture.zones.text_scale
            )
            most = count
        backs = layout.fan_poses(area, back, count, most)
        home = Spot(Place.SEAT, seat)
        # A fan beside the name extends to the number.
        aside = 0.0
        if backs and places.is_fan_beside_names:
            aside = area.right - backs[-1][0] - back
        if backs:
            picture.fan_left_ends[seat] = min(x for x, _, _ in backs) + aside
        wide = max(back, layout.MIN_CARD_BACK_WIDTH_PX)
        for i in range(count):
            x, y, turn = plate.mid_x, plate.mid_y, 0.0
            if backs:
                x, y, turn = backs[min(i, len(backs) - 1)]
            z, shown = Layer.FAN + i, i < len(backs)
            face = faces[i] if faces else None
            if i == table_state.position.size[seat]:  # the cards of the foot follow
                home = Spot(Place.FOOT, seat)
            card = CardPlace(home, face, x + aside, y, wide, z, turn, shown)
            picture.cards.append(card)


def _own_foot(picture: Picture, at: Rect) -> None:
    """Place the viewer's foot as a packet; once face up, as a fan from the place of
    the packet to the hand."""
    state = picture.table_state
    opened = state.open_feet[state.viewer] if state.open_feet else ()
    if not opened:
        _packet(picture, state.viewer, at, own=True)
        return
    held = [card.x for card in picture.cards_at(Place.HAND)]
    room = min(held, default=picture.zones.hand.right) - 10 - at.right
    step = clamp(1.5, room / max(1, len(opened) - 1), layout.INDEX_STRIP_RATIO * at.w)
    home = Spot(Place.FOOT, state.viewer)
    for i, face in enumerate(opened):
        x, z = at.x + i * step, Layer.FAN + 50 + i
        picture.cards.append(CardPlace(home, face, x, at.y, at.w, z))
    y = at.bottom - 17 * picture.zones.text_scale
    picture.foot_labels.append(FootLabel(home, at.mid_x, y))


def _packet(picture: Picture, seat: int, at: Rect, *, own: bool) -> None:
    """Place a foot as a squared packet with its label."""
    home = Spot(Place.FOOT, seat)
    count = len(picture.table_state.position.feet[seat])
    _squared_stack(picture, home, count, at, 5 if own else 3)
    y = at.bottom - 17 * picture.zones.text_scale
    picture.foot_labels.append(FootLabel(home, at.mid_x, y))


def _squared_stack(
    picture: Picture, home: Spot, count: int, at: Rect, edges: int
) -> None:
    """Place a squared stack of face-down cards; the uppermost `edges` of them have
    visible edges."""
    for i in range(count):
        edge = min(count - 1 - i, edges - 1)
        x, y = at.x + edge * 1.5, at.y - edge * 1.5
        z, shown = Layer.FAN + 50 + i, count - 1 - i < edges
        cast = Shadow.STACK if i == max(0, count - edges) else Shadow.REST
        picture.cards.append(
            CardPlace(home, None, x, y, at.w, z, is_shown=shown, shadow=cast)
        )


def _talons(picture: Picture) -> None:
    """Place the packets set aside at the deal, at the left of the stock's label."""
    zones, talons = picture.zones, picture.table_state.position.talons
    beside = [p for p in zones.plate_rects if p.y > zones.other_rows.y]
    left = max((p.right for p in beside if p.x < zones.stock_rect.x), default=0.0)
    wide = min(0.5 * zones.stock_card_width, zones.centre.h / CARD_RATIO)
    # The labels can be wider than the packets.
    margin = max(18 * zones.text_scale, 40 * zones.text_scale - wide / 2)
    step = max(wide + 16, 54 * zones.text_scale)
    for number, count in enumerate(map(len, talons)):
        x = max(left, zones.margin) + margin + number * step
        at = Rect(
            x, zones.centre.mid_y - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO
        )
        home = Spot(Place.TALON, number)
        _squared_stack(picture, home, count, at, 3)
        y = at.bottom - 17 * zones.text_scale
        label = FootLabel(home, at.mid_x, y, count, has_name=not number)
        picture.foot_labels.append(label)
