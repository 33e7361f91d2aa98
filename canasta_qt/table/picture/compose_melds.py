"""Composition of the meld rows: melds, canastas and threes; chips if there is no room
for cards."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from canasta_qt.cards import Card, is_wild, rank_of
from canasta_qt.engine.state.melds import RUN, Meld
from canasta_qt.gestures import Place, SequenceEnd, Spot
from canasta_qt.look.tokens import CARD_RATIO, Layer, Shadow
from canasta_qt.table.layout import melds as layout
from canasta_qt.table.layout.zones import (
    Rect,
    Zones,
    bounding_rect,
    clamp,
    count_badge_room,
    plaque_width,
)
from canasta_qt.table.picture.placement import (
    CardPlace,
    Chip,
    MeldRowPicture,
    Picture,
    Pill,
)


@dataclass(frozen=True, slots=True)
class MeldStack:
    """Melds shown in the same place: one meld, or canastas of the same rank and
    kind.
    """

    melds: tuple[tuple[int, Meld], ...]
    """The melds with their indexes; the last one is in front."""

    @property
    def front_meld(self) -> Meld:
        """The meld whose cards are visible."""
        return self.melds[-1][1]

    @property
    def card_count(self) -> int:
        """Number of cards of all melds in this place."""
        return sum(meld.size for _, meld in self.melds)

    @property
    def wild_card_count(self) -> int:
        """Number of wild cards of all melds in this place."""
        return sum(meld.wilds for _, meld in self.melds)

    @property
    def star_count(self) -> int:
        """Number of wild cards shown beside the number of all cards; 0 for canastas of
        wild cards."""
        return self.wild_card_count if self.front_meld.naturals else 0

    @property
    def size(self) -> layout.MeldSize:
        return layout.MeldSize(
            len(self.front_meld.cards),
            is_squared=self.front_meld.is_canasta,
            has_wild_cards=bool(self.star_count),
            canastas_behind=min(len(self.melds) - 1, 2),
            has_topper=self.front_meld.topper is not None,
        )


def stack_melds(melds: list[tuple[int, Meld]]) -> tuple[MeldStack, ...]:
    """Return the melds of a side as stacks; canastas of the same rank and kind share a
    stack.

    `melds` and the returned stacks are in the order of their columns, from the left.
    """
    stacks = (sorted(run, key=itemgetter(0)) for _, run in groupby(melds, _stack_key))
    return tuple(MeldStack(tuple(stack)) for stack in stacks)


def _stack_key(indexed: tuple[int, Meld]) -> object:
    """Return what a meld has in common with the neighbours in its stack."""
    index, meld = indexed
    stacked = meld.is_canasta and meld.form != RUN
    return (meld.form, meld.rank, meld.canasta_kind) if stacked else index


MAX_CHIP_SECTION_WIDTH_PX: Final = 160.0
"""Largest width in pixels of a part of the upper row that shows its melds as chips
only."""
CHIPS_MARGIN_PX: Final = 4.0
SECTION_TITLE_HEIGHT_PX: Final = 26.0
"""Height of the title above a part of the row, in pixels at text scale 1."""
COMPACT_THREES_STEP_RATIO: Final = 0.42
"""Distance between threes at the right end of a part of the upper row, in card
widths."""
MIN_THREE_WIDTH_PX: Final = 24.0
"""Smallest card width in pixels of a three at a plaque, at which its index is
legible."""
COLUMN_Z_STEP: Final = 4.0
"""Difference of the z values of neighbouring columns in a row."""
MELD_Z_DIVISOR: Final = 48.0
"""Divisor of the z values within a column; larger than the number of cards of any
meld.
"""
MIN_TARGET_WIDTH_PX: Final = 24.0
"""Smallest width of a drop target, in pixels."""


def compose_rows(picture: Picture, tray: Rect | None) -> Iterator[MeldRowPicture]:
    """Yield the meld rows with their melds and threes.

    The melds of the viewer's own row are placed beside the rectangle `tray`.
    """
    zones, table_state = picture.zones, picture.table_state
    others = [table_state.terms.side_of[seat] for seat, _ in picture.plates]
    theirs = list(
        dict.fromkeys(side for side in others if side != table_state.viewer_side)
    )
    if len(theirs) == 1:
        yield _row(
            picture, MeldRowPicture(zones.other_rows, theirs[0], is_compact=False)
        )
    else:
        parts = layout.split_row(zones.other_rows, max(1, len(theirs)))
        for side, part in zip(theirs, parts, strict=False):
            yield _row(picture, MeldRowPicture(part, side, is_compact=True))
    beside = zones.own_row
    if tray is not None and bool(table_state.position.melds[table_state.viewer_side]):
        beside = beside._replace(w=tray.x - beside.x)
    own = _row(
        picture, MeldRowPicture(beside, table_state.viewer_side, is_compact=False)
    )
    if tray is None:
        picture.spot_rects[Spot(Place.NEW_MELD)] = own.new_meld_rect or _row_rect(zones)
    yield replace(own, rect=zones.own_row)


def _row_rect(zones: Zones) -> Rect:
    """Return the rectangle of the own row without its plaque."""
    left = zones.own_row.x + plaque_width(zones)
    return Rect(
        left, zones.own_row.y + 8, zones.own_row.right - left - 8, zones.own_row.h - 16
    )


def add_row_spots(picture: Picture, row: MeldRowPicture) -> None:
    """Add the rectangles of a row, its melds, and the ends of its sequences."""
    table_state = picture.table_state
    picture.spot_rects[table_state.side_spot(Place.ROW, row.side)] = row.rect
    for index, column in row.columns.items():
        spot = table_state.side_spot(Place.MELD, row.side, index)
        picture.spot_rects[spot] = column.area
        if table_state.position.melds[row.side][index].form == RUN:
            picture.spot_rects.update(sequence_end_rects(spot, column.area))


def sequence_end_rects(sequence: Spot, area: Rect) -> dict[Spot, Rect]:
    """Return the rectangles of the two ends of a sequence, by spot: the halves of
    `area`.

    Sequences ascend from left to right. If the area is too narrow for two drop targets,
    return {}; then the whole sequence is the target for both ends.
    """
    low = replace(sequence, end=SequenceEnd.LOW)
    high = replace(sequence, end=SequenceEnd.HIGH)
    half = area.w / 2
    if half < MIN_TARGET_WIDTH_PX:
        return {}
    return {
        low: Rect(area.x, area.y, half - 1, area.h),
        high: Rect(area.x + half + 1, area.y, half - 1, area.h),
    }


_Threes: TypeAlias = list[tuple[Spot, Card]]
"""Spot and card of the red threes of a side, then of black threes set aside."""


def _row(picture: Picture, row: MeldRowPicture) -> MeldRowPicture:
    zones = picture.zones
    stacks = stack_melds(picture.table_state.melds_in_column_order(row.side))
    threes = _threes_of(picture, row.side)
    left = 9.0 if row.is_compact else plaque_width(zones)
    title = SECTION_TITLE_HEIGHT_PX * zones.text_scale if row.is_compact else 0.0
    rect = row.rect
    inner = Rect(rect.x + left, rect.y + title, rect.w - left, rect.h - title)
    found = _columns(picture, row, inner, stacks, threes)
    free = bonus = None
    if found is None:
        stacks = tuple(
            sorted(stacks, key=lambda stack: not stack.front_meld.is_canasta)
        )
        threes_by_rank = Counter(rank_of(card) for _, card in threes if row.is_compact)
        count = len(stacks) + len(threes_by_rank)
        rects, scale, free = _chip_places(picture, row, inner, count)
        chips = [
            Chip(rect, rank, None, None, cards, 0, scale=scale)
            for rect, (rank, cards) in zip(
                rects[len(stacks) :], threes_by_rank.items(), strict=True
            )
        ]
        laid = zip(stacks, rects, strict=False)
        picture.chips += [_chip(stack, rect, scale) for stack, rect in laid] + chips
        columns = tuple(_column_under_chip(rect) for rect in rects[: len(stacks)])
        bonus = _hidden_threes(picture, threes, chips)
    else:
        columns = found
        free = layout.new_meld_rect(inner, found) if found else None
    places: dict[int, layout.MeldColumn] = {}
    for number, (stack, column) in enumerate(zip(stacks, columns, strict=True)):
        _place_stack(picture, row, stack, column, Layer.MELD + COLUMN_Z_STEP * number)
        places |= dict.fromkeys((index for index, _ in stack.melds), column)
    bonus = bonus or _threes(picture, row, threes)
    return replace(row, columns=places, threes_rect=bonus, new_meld_rect=free)


def _columns(
    picture: Picture,
    row: MeldRowPicture,
    inner: Rect,
    stacks: tuple[MeldStack, ...],
    threes: _Threes,
) -> tuple[layout.MeldColumn, ...] | None:
    """Return the columns of the melds of a row as cards; None if the melds fit only as
    chips."""
    if inner.w <= MAX_CHIP_SECTION_WIDTH_PX and row.is_compact and (stacks or threes):
        return None
    zones = picture.zones
    beside = _threes_width(zones, len(threes)) if row.is_compact else 0.0
    own = row.side == picture.table_state.viewer_side
    beside_tray = own and picture.tray is not None
    end_width = layout.NEW_MELD_WIDTH_PX + layout.ROW_MARGIN_PX
    end_width *= own and not beside_tray
    sizes = tuple(stack.size for stack in stacks)
    room, card = inner._replace(w=inner.w - beside), zones.meld_card_width
    return layout.fit_meld_row(
        room, card, sizes, zones.text_scale, end_width, reserves=not beside_tray
    )


def _chip(stack: MeldStack, rect: Rect, scale: float) -> Chip:
    front = stack.front_meld
    times = len(stack.melds) if front.is_canasta else 1
    kind, count, wilds = front.canasta_kind, stack.card_count, stack.wild_card_count
    return Chip(rect, front.rank, front.run_ends, kind, count, wilds, times, scale)


def _chip_places(
    picture: Picture, row: MeldRowPicture, inner: Rect, count: int
) -> tuple[tuple[Rect, ...], float, Rect]:
    """Return the rectangles of `count` chips, their scale, and the rectangle of a new
    meld."""
    text, slot = picture.zones.text_scale, layout.NEW_MELD_WIDTH_PX
    high = inner.h - 2 * CHIPS_MARGIN_PX
    area = Rect(inner.x, inner.y + CHIPS_MARGIN_PX, inner.w - 10, high)
    if row.side == picture.table_state.viewer_side and picture.tray is None:
        area = area._replace(w=area.w - slot)
    scale = layout.chip_scale(area, count, text, compact=row.is_compact)
    rects = layout.chip_rects(area, count, text * scale)
    beyond = max(rect.right for rect in rects) + 8
    free = Rect(beyond, area.y, max(slot - 8, area.right + slot - beyond), area.h)
    return rects, scale, free


def _column_under_chip(rect: Rect) -> layout.MeldColumn:
    """Return the column of a meld whose cards are hidden by the chip in `rect`."""
    return layout.MeldColumn(rect.x, rect.y, rect.w, 0.0, rect)


def _place_stack(
    picture: Picture,
    row: MeldRowPicture,
    stack: MeldStack,
    column: layout.MeldColumn,
    ground: float,
) -> None:
    """Place the cards of a stack and its count badge; cards below a chip are hidden.

    `ground` is the z value of the lowest card; it is higher than those of the column at
    the left.
    """
    chip = not column.card_width
    if chip:
        column = replace(column, card_width=column.area.h / CARD_RATIO)
    for deep, (index, meld) in enumerate(reversed(stack.melds)):
        home = picture.table_state.side_spot(Place.MELD, row.side, index)
        # Each canasta behind the first one shows an edge.
        at = column
        if deep:
            at = replace(
                column, x=column.x + layout.STACKED_CANASTA_STEP_PX * min(deep, 2)
            )
        hidden = chip or deep > 2
        for place in (*meld_card_places(home, meld, at), *_topper(home, meld, at)):
            z = ground + (place.z - Layer.MELD) / MELD_Z_DIVISOR - deep
            shown = place.is_shown and not hidden
            seal = place.seal if not deep else None
            picture.cards.append(replace(place, z=z, is_shown=shown, seal=seal))
    if not chip:
        index = stack.melds[-1][0]
        counted = picture.table_state.side_spot(Place.MELD, row.side, index)
        picture.pills.append(make_pill(picture, stack, column, spot=counted))


def _topper(home: Spot, meld: Meld, at: layout.MeldColumn) -> Iterator[CardPlace]:
    """Return the place of the red three set on a canasta: behind the canasta and
    further to the right.

    The lower index of the three is visible beside the cards in front.
    """
    if meld.topper is not None:
        topper = replace(home, place=Place.TOPPER)
        z = Layer.MELD - 1
        x = at.x + layout.TOPPER_SHIFT_RATIO * at.card_width
        yield CardPlace(topper, meld.topper, x, at.y, at.card_width, z)


def _wild_cards_first(cards: Iterable[Card]) -> list[Card]:
    """Return cards in the order in which they are drawn: wild cards first, so that the
    others are in front."""
    return sorted(cards, key=lambda card: not is_wild(card))


def meld_card_places(
    spot: Spot, meld: Meld, column: layout.MeldColumn
) -> Iterator[CardPlace]:
    """Return the places of the cards of a meld or staged group at a spot.

    The cards of a canasta are squared up. Other cards are fanned: raised wild cards are
    at the left; the front card, which shows the rank, is at the right.
    """
    if meld.is_canasta:
        yield from _squared(spot, meld, column)
        return
    order = meld.cards if meld.form == RUN else _wild_cards_first(meld.cards)
    for i, card in enumerate(order):
        rise = column.wild_card_rise if is_wild(card) and meld.naturals else 0.0
        x, y = column.x + i * column.strip_width, column.y - rise
        yield CardPlace(spot, card, x, y, column.card_width, Layer.MELD + i)


def _squared(home: Spot, meld: Meld, at: layout.MeldColumn) -> Iterator[CardPlace]:
    """Return the places of the squared cards of a canasta.

    The top card is a natural card, if possible red in a canasta without wild cards and
    black in one with wild cards; in a sequence the highest card; in a wild canasta a
    wild card.
    """
    suits = (3, 0) if meld.wilds else (2, 1)
    naturals = [c for c in meld.cards if not is_wild(c)] or meld.cards
    top = next((c for c in naturals if c & 3 in suits), naturals[0])
    if meld.form == RUN:
        top = meld.cards[-1]
    rest = list(meld.cards)
    rest.remove(top)
    under = _wild_cards_first(rest)
    for i, card in enumerate([*under, top]):
        deep = len(under) - i
        shift = layout.CANASTA_EDGE_STEPS_PX[at.line_count - 1] * min(
            deep, layout.CANASTA_EDGE_COUNT
        )
        x, y, z = at.x + shift, at.y + shift, Layer.MELD + i
        seal = None if deep else meld.canasta_kind
        seen = deep <= layout.CANASTA_EDGE_COUNT
        cast = Shadow.REST
        if deep == min(layout.CANASTA_EDGE_COUNT, len(under)):
            cast = Shadow.STACK
        yield CardPlace(
            home, card, x, y, at.card_width, z, is_shown=seen, seal=seal, shadow=cast
        )


def make_pill(
    picture: Picture,
    stack: MeldStack,
    column: layout.MeldColumn,
    required: int = 0,
    spot: Spot | None = None,
) -> Pill:
    """Return the count badge at the lower edge of a stack, in the middle or
    right-aligned.

    `required` is the required number of cards if there are too few, else 0.
    """
    front = stack.front_meld
    text = picture.zones.text_scale
    small = column.line_count > 1
    bottom = column.y + column.card_width * CARD_RATIO
    wide = column.card_width + column.strip_width * (len(front.cards) - 1)
    if front.is_canasta:
        wide = column.width
    cornered = small and not front.is_canasta
    return Pill(
        column.x + (wide - 2 if cornered else wide / 2),
        bottom - 17 * text if small else bottom + count_badge_room(text) - 22 * text,
        stack.card_count,
        stack.star_count,
        required,
        front.canasta_kind and picture.table_state.terms.kind_name(front.canasta_kind),
        len(stack.melds),
        front.run_ends,
        front.rank if column.is_folded else None,
        column.badge_room,
        small,
        cornered,
        spot,
    )


def _threes_of(picture: Picture, side: int) -> _Threes:
    state = picture.table_state
    red, black = (state.side_spot(it, side) for it in (Place.BONUS, Place.ASIDE))
    threes = [(red, card) for card in state.position.bonus[side]]
    return threes + [(black, card) for card in state.position.black_threes_aside[side]]


def _hidden_threes(picture: Picture, threes: _Threes, chips: list[Chip]) -> Rect | None:
    """Place threes below the chips that show them; return the rectangle around these
    chips, or None without chips."""
    for home, card in threes if chips else ():
        at = next(chip.rect for chip in chips if chip.rank == rank_of(card))
        place = CardPlace(home, card, at.x, at.y, at.h / CARD_RATIO, Layer.SLOT + 1)
        picture.cards.append(replace(place, is_shown=False))
    if not chips:
        return None
    return bounding_rect((chips[0].rect, chips[-1].rect))


def _threes_width(zones: Zones, count: int) -> float:
    """Return the width that `count` threes need at the right end of a part of the
    row.
    """
    shown = min(1.0, count) + COMPACT_THREES_STEP_RATIO * min(max(0, count - 1), 3)
    return shown * _compact_three(zones) + 16 if count else 0.0


def _compact_three(zones: Zones) -> float:
    """Return the card width in pixels of a three at the right end of a part of the
    row."""
    return max(zones.meld_card_width * 0.5, MIN_THREE_WIDTH_PX * zones.text_scale)


def _threes(picture: Picture, row: MeldRowPicture, threes: _Threes) -> Rect | None:
    """Place threes at the lower end of the plaque, or in a compact row right of the
    melds with their number.

    Return the rectangle of the threes; None without threes.
    """
    zones = picture.zones
    if not threes:
        return None
    # Large text leaves no room below; then the quiet lines are left out.
    room = (row.rect.h - 76 * zones.text_scale) / CARD_RATIO
    least = max(zones.meld_card_width * 0.40, MIN_THREE_WIDTH_PX)
    wide = clamp(least, room, zones.meld_card_width * 0.62)
    # More than three have the width of three, with a count beside them.
    step = wide * 0.84 / max(2, len(threes) - 1)
    # Words beside three of them end before the badge of the first meld begins.
    longest = plaque_width(zones) - 38 - wide - 43 * zones.text_scale
    if row.is_compact:
        wide = _compact_three(zones)
        step = COMPACT_THREES_STEP_RATIO * wide
        longest = 3 * step
    step = min(step, longest / max(1, len(threes) - 1))
    total = wide + step * (len(threes) - 1)
    x, y = row.rect.x + 14, row.rect.bottom - wide * CARD_RATIO - 8
    if row.is_compact:
        x = row.rect.right - 14 - total
        y = row.rect.y + (SECTION_TITLE_HEIGHT_PX + 8) * zones.text_scale
        bottom = y + wide * CARD_RATIO - 9 * zones.text_scale
        picture.pills.append(Pill(x + total / 2, bottom, len(threes)))
    for i, (home, card) in enumerate(threes):
        z = Layer.SLOT + 1 + i * 0.5
        picture.cards.append(CardPlace(home, card, x + i * step, y, wide, z))
    return Rect(x, y, total, wide * CARD_RATIO)
