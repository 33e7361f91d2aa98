"""Composes the meld rows: columns, canastas, chips where there are too many, threes."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.cards import is_wild
from canasta_qt.gestures import End, Place, Spot
from canasta_qt.look.tokens import Layer
from canasta_qt.table.layout import melds as layout
from canasta_qt.table.layout.zones import RATIO, Rect, clamp, plaque_width
from canasta_qt.table.picture.placement import (
    Badge,
    CardPlace,
    Chip,
    HomeKind,
    Origin,
    Picture,
    Pill,
    Row,
)
from canasta_qt.table.picture.table_state import MeldLook


@dataclass(frozen=True, slots=True)
class MeldStack:
    """Melds on one place; only finished canastas of a rank and kind share it."""

    melds: tuple[MeldLook, ...]

    @property
    def front(self) -> MeldLook:
        """The meld that is seen."""
        return self.melds[-1]

    @property
    def count(self) -> int:
        """Cards of all its melds."""
        return sum(len(meld.cards) for meld in self.melds)

    @property
    def wilds(self) -> int:
        """Wild cards of all its melds."""
        return sum(len(meld.wilds) for meld in self.melds)

    @property
    def size(self) -> layout.Size:
        """What its column depends on."""
        wilds = self.wilds if self.front.naturals else 0
        return layout.Size(
            len(self.front.cards),
            squared=self.front.canasta,
            wilds=wilds,
            run=self.front.run,
            behind=min(len(self.melds) - 1, 2),
        )


def stacks_of(melds: tuple[MeldLook, ...]) -> tuple[MeldStack, ...]:
    """Return the melds of a side on as few places as they may have, by column."""
    found: list[list[MeldLook]] = []
    for meld in sorted(melds, key=lambda m: (m.column, not m.canasta, m.kind or "")):
        last = found[-1][-1] if found else None
        shares = (
            last is not None
            and meld.canasta
            and not meld.run
            and (last.rank, last.kind, last.run) == (meld.rank, meld.kind, False)
        )
        if shares:
            found[-1].append(meld)
        else:
            found.append([meld])
    stacks = (sorted(melds, key=lambda m: m.index) for melds in found)
    return tuple(MeldStack(tuple(stack)) for stack in stacks)


CHIPS_BELOW: Final = 160.0
"""A part of the upper row narrower than this shows chips."""
CHIPS_AIR: Final = 4.0
TOPPER_SHIFT: Final = 0.42
"""A red three on a canasta lies this much to its right, in meld widths."""
COLUMN_LAYERS: Final = 4.0
"""Layers between two columns of a row."""
DEEPEST: Final = 48.0
"""More cards than a meld holds; they share one layer."""
LEAST_TARGET: Final = 24.0
"""Nothing narrower is a place to let go on."""


def sketch_rows(picture: Picture, tray: Rect | None) -> Iterator[Row]:
    """Place everything in the rows; the own one leaves the ground of a tray free."""
    zones, table_state = picture.zones, picture.table_state
    others = [
        table_state.terms.side_of[(table_state.viewer + step) % table_state.seats]
        for step in range(1, table_state.seats)
    ]
    theirs = list(dict.fromkeys(side for side in others if side != table_state.side))
    if len(theirs) == 1:
        yield _row(picture, Row(zones.theirs, theirs[0], zones.meld, compact=False))
    else:
        parts = layout.sections(zones.theirs, max(1, len(theirs)))
        for side, part in zip(theirs, parts, strict=False):
            meld = layout.section_meld(zones, part)
            row = _row(picture, Row(part, side, meld, compact=True))
            if side == table_state.ally:
                _reached(picture, row)
            yield row
    beside = zones.ours
    if tray is not None and bool(table_state.melds[table_state.side]):
        beside = replace(beside, w=tray.x - beside.x)
    own = _row(picture, Row(beside, table_state.side, zones.meld, compact=False))
    _reached(picture, own)
    if tray is None:
        plaque = plaque_width(zones)
        free = layout.next_column(own.free or own.rect, own.meld, own.last, plaque)
        if not own.columns:
            left = zones.ours.x + plaque
            wide = zones.ours.right - left - 8
            free = Rect(left, zones.ours.y + 8, wide, zones.ours.h - 16)
        picture.spots[Spot(Place.NEW_MELD)] = free
    yield replace(own, rect=zones.ours)


def _reached(picture: Picture, row: Row) -> None:
    """The melds of a row to which the player may add are places."""
    table_state = picture.table_state
    for index, column in row.columns.items():
        number = table_state.number(row.side, index)
        picture.spots[Spot(Place.MELD, number)] = column.area
        laid = table_state.meld(row.side, index)
        if laid is not None and laid.run:
            picture.spots.update(end_places(number, column.area))


def end_places(index: int, area: Rect) -> dict[Spot, Rect]:
    """Return the two ends of a sequence: halves of its column, or of its chip.

    A chip too narrow for two places has none; there the whole stands for both.
    """
    low, high = Spot(Place.MELD, index, End.LOW), Spot(Place.MELD, index, End.HIGH)
    if area.h >= area.w:
        half = area.h / 2
        return {
            low: Rect(area.x, area.y, area.w, half - 1),
            high: Rect(area.x, area.y + half + 1, area.w, half - 1),
        }
    half = area.w / 2
    if half < LEAST_TARGET:
        return {}
    return {
        low: Rect(area.x, area.y, half - 1, area.h),
        high: Rect(area.x + half + 1, area.y, half - 1, area.h),
    }


def _row(picture: Picture, row: Row) -> Row:
    zones, table_state = picture.zones, picture.table_state
    stacks = stacks_of(table_state.melds[row.side])
    left = 22.0 if row.compact else plaque_width(zones)
    title = 22 * zones.text if row.compact else 0.0
    inner = Rect(row.rect.x, row.rect.y + title, row.rect.w, row.rect.h - title)
    shown, tokens = _shared_out(row, inner, left, stacks, zones.text)
    room = inner
    if row.compact and not shown:
        left = 9.0
    if tokens:
        room = _chips(picture, row, inner, left, tokens, alone=not shown)
    sizes = tuple(stack.size for stack in shown)
    used = _before_slot(picture, row, room, left, sizes)
    columns = layout.row_columns(used, row.meld, left, sizes, zones.text)
    places: dict[int, layout.Column] = {}
    for number, (stack, column) in enumerate(zip(shown, columns, strict=True)):
        _stack(picture, row, stack, column, Layer.MELD + COLUMN_LAYERS * number)
        places.update({meld.index: column for meld in stack.melds})
    chips = picture.chips[len(picture.chips) - len(tokens) :]
    for chip, stack in zip(chips, tokens, strict=True):
        at = layout.Column(chip.rect.x, chip.rect.y, 0.0, chip.rect)
        places.update({meld.index: at for meld in stack.melds})
    bonus = _bonus(picture, row)
    return replace(row, columns=places, bonus=bonus, free=room, last=columns[-1:])


def _before_slot(
    picture: Picture, row: Row, room: Rect, left: float, sizes: tuple[layout.Size, ...]
) -> Rect:
    """Return what columns of the own row use: they leave the place for a new meld free.

    In a row too full for that the place lies over the last meld.
    """
    less = replace(room, w=room.w - layout.SLOT_ROOM - 4)
    own = row.side == picture.table_state.side
    fits = layout.columns_fit(row.meld, less.w - left - 10, sizes, picture.zones.text)
    return less if own and fits else room


def _shared_out(
    row: Row, inner: Rect, left: float, stacks: tuple[MeldStack, ...], text: float
) -> tuple[tuple[MeldStack, ...], tuple[MeldStack, ...]]:
    """Return what is laid out in columns, and what becomes chips."""
    room = inner.w - left - 10
    if row.compact and room < CHIPS_BELOW:
        return (), _canastas_first(stacks)
    if layout.columns_fit(row.meld, room, tuple(stack.size for stack in stacks), text):
        return stacks, ()
    done = tuple(stack for stack in stacks if stack.front.canasta)
    rest = tuple(stack for stack in stacks if not stack.front.canasta)
    room -= layout.chips_width(inner.h - 2 * CHIPS_AIR, len(done), text) + 8
    if rest and layout.columns_fit(row.meld, room, tuple(h.size for h in rest), text):
        return rest, done
    return (), _canastas_first(stacks)


def _canastas_first(stacks: tuple[MeldStack, ...]) -> tuple[MeldStack, ...]:
    return tuple(sorted(stacks, key=lambda stack: not stack.front.canasta))


def _chips(
    picture: Picture,
    row: Row,
    inner: Rect,
    left: float,
    tokens: tuple[MeldStack, ...],
    *,
    alone: bool,
) -> Rect:
    """Lay chips at the right end, or all along the row; returns the room left over."""
    text = picture.zones.text
    high = inner.h - 2 * CHIPS_AIR
    area = Rect(inner.x + left, inner.y + CHIPS_AIR, inner.w - left - 10, high)
    if not alone:
        wide = layout.chips_width(area.h, len(tokens), text)
        area = Rect(area.right - wide + 4, area.y, wide - 4, area.h)
    scale = 1.0
    if alone and not row.compact:
        before_slot = replace(area, w=area.w - layout.SLOT_ROOM)
        scale = layout.chip_scale(before_slot, len(tokens), text)
    used = layout.chip_places(area, len(tokens), text * scale)
    for stack, rect in zip(tokens, used, strict=True):
        _chip(picture, row.side, stack, rect)
        picture.chips[-1] = replace(picture.chips[-1], scale=scale)
    if not alone:
        return Rect(inner.x, inner.y, area.x - inner.x - 2, inner.h)
    beyond = max(rect.right for rect in used) + 8 - left
    return Rect(beyond, inner.y, inner.right - beyond, inner.h)


def _chip(picture: Picture, side: int, stack: MeldStack, rect: Rect) -> None:
    """One chip, and under it the cards that it stands for."""
    front = stack.front
    times = len(stack.melds) if front.canasta else 1
    picture.chips.append(
        Chip(rect, front.rank, front.ends, front.kind, stack.count, stack.wilds, times)
    )
    width = rect.h / RATIO
    for meld in stack.melds:
        home = Origin(HomeKind.MELD, side, meld.index)
        at = layout.Column(rect.mid_x - width / 2, rect.y, 0.0, rect)
        cards = spread(home, meld, at, width)
        picture.cards += [replace(place, shown=False) for place in cards]
        picture.cards += _topper(home, meld, at, width, shown=False)


def _stack(
    picture: Picture, row: Row, stack: MeldStack, column: layout.Column, ground: float
) -> None:
    """The cards of one place and what stands at its foot.

    All of them lie above the column at their left, however many cards that has: its
    indices show at the left of what covers it.
    """
    zones = picture.zones
    width = column.card
    for deep, meld in enumerate(reversed(stack.melds)):
        home = Origin(HomeKind.MELD, row.side, meld.index)
        # Canastas behind the first one show an edge each, like books in a row.
        at = replace(column, x=column.x + 7.0 * min(deep, 2))
        places = list(spread(home, meld, at, width))
        places += _topper(home, meld, at, width, shown=deep == 0)
        hidden = deep > 2
        picture.cards += [
            replace(
                place,
                z=ground + (place.z - Layer.MELD) / DEEPEST - deep,
                shown=place.shown and not hidden,
            )
            for place in places
        ]
    kind = stack.front.kind
    if kind is None:
        picture.pills.append(pill_of(stack, column, width, zones.text, row.rect.bottom))
        return
    rect = layout.badge_rect(column, row.meld, zones.text, row.rect.bottom)
    times = len(stack.melds)
    ends, room = stack.front.ends, column.room
    kind = picture.table_state.terms.called(kind)
    badge = Badge(rect, kind, stack.count, stack.wilds, times, run=ends, room=room)
    picture.badges.append(badge)


def _topper(
    home: Origin, meld: MeldLook, at: layout.Column, width: float, *, shown: bool
) -> Iterator[CardPlace]:
    """Return the red three set on a canasta looks out behind it to the right.

    So far that its lower index is seen beside the edges of the cards in front.
    """
    if meld.topper is not None:
        topper, z = Origin(HomeKind.TOPPER, home.owner, home.index), Layer.MELD - 1
        x = at.x + TOPPER_SHIFT * width
        yield CardPlace(topper, meld.topper, x, at.y, width, z, shown=shown)


def spread(
    home: Origin, meld: MeldLook, at: layout.Column, width: float
) -> Iterator[CardPlace]:
    """Return the cards of a meld or staged group: wild ones behind, or squared up."""
    if meld.canasta:
        yield from _squared(home, meld, at, width)
        return
    order = meld.cards if meld.run else meld.wilds + meld.naturals
    for i, card in enumerate(order):
        aside = layout.WILD_SHIFT * width if is_wild(card) and meld.naturals else 0.0
        x, y = at.x + aside, at.y + at.step(i)
        yield CardPlace(home, card, x, y, width, Layer.MELD + i)


def _squared(
    home: Origin, meld: MeldLook, at: layout.Column, width: float
) -> Iterator[CardPlace]:
    """Place a canasta: a red card on top of a natural one, else a black one."""
    red = not meld.wilds
    suits = (2, 1) if red else (3, 0)
    naturals = meld.naturals or meld.wilds
    top = next((c for c in naturals if c & 3 in suits), naturals[0])
    if meld.run:
        top = meld.cards[-1]
    rest = list(meld.cards)
    rest.remove(top)
    under = [c for c in rest if is_wild(c)] + [c for c in rest if not is_wild(c)]
    for i, card in enumerate([*under, top]):
        deep = len(under) - i
        shift, seen = 2.0 * min(deep, layout.SQUARED), deep <= layout.SQUARED
        x, y, z = at.x + shift, at.y + shift, Layer.MELD + i
        yield CardPlace(home, card, x, y, width, z, shown=seen)


def pill_of(
    stack: MeldStack, at: layout.Column, width: float, text: float, bottom: float
) -> Pill:
    """Return the count at the foot of an open column."""
    count = len(stack.front.cards)
    foot = at.y + at.step(count - 1) + width * RATIO
    y = min(foot - 12 * text, bottom - 25 * text)
    x, wilds = at.x + width / 2, stack.size.wilds
    return Pill(x, y, count, wilds, run=stack.front.ends, room=at.room)


def _bonus(picture: Picture, row: Row) -> Rect | None:
    """Threes at the foot of the plaque, or at the right of a title line.

    Red ones lie first, black ones set aside after them.
    """
    zones, side = picture.zones, row.side
    red, black = picture.table_state.bonus[side], picture.table_state.asides[side]
    cards = red + black
    if not cards:
        return None
    # Large text leaves no room below it; then the quiet lines of the plaque give way.
    room = (row.rect.h - 76 * zones.text) / RATIO
    wide = clamp(row.meld * 0.40, room, row.meld * 0.62)
    if row.compact:
        wide = min(row.meld * 0.5, 24 * zones.text)
    step = wide * (0.42 if len(cards) < 4 else 0.30)
    longest = plaque_width(zones) - 36 - wide - 22 * zones.text
    if row.compact:
        longest = row.rect.w * 0.3
    step = min(step, longest / max(1, len(cards) - 1))
    total = wide + step * (len(cards) - 1)
    x, y = row.rect.x + 14, row.rect.bottom - wide * RATIO - 8
    if row.compact:
        x, y = row.rect.right - 14 - total, row.rect.y + 4
    homes = [Origin(HomeKind.BONUS, side)] * len(red)
    homes += [Origin(HomeKind.ASIDE, side)] * len(black)
    for i, (home, card) in enumerate(zip(homes, cards, strict=True)):
        z = Layer.SLOT + 1 + i * 0.5
        picture.cards.append(CardPlace(home, card, x + i * step, y, wide, z))
    return Rect(x, y, total, wide * RATIO)
