"""The table as a pure function: nothing overlaps, leaves it or hides an index."""

from itertools import combinations, pairwise, product

import pytest

from canasta_qt.table.layout.melds import fan
from canasta_qt.table.layout.places import hand_layout, plate_places
from canasta_qt.table.layout.zones import (
    COLUMNS,
    MELD_ROW_LEAST,
    RATIO,
    Rect,
    Room,
    Zones,
    least_strip,
    table_layout,
)

SIZES = (
    (660, 610),
    (900, 610),
    (1024, 670),
    (1030, 770),
    (1116, 738),
    (1190, 870),
    (1600, 1050),
    (2240, 1410),
    (3520, 2130),
)
COUNTS = (1, 4, 11, 15, 24, 30, 42, 60)


def ranks(count: int) -> tuple[int, ...]:
    """A hand of so many cards, spread evenly over thirteen ranks."""
    return tuple(sorted(i % 13 for i in range(count)))


def rooms(size: tuple[int, int], seats: int) -> list[Room]:
    """Rooms of one size for all hands and wishes."""
    return [
        Room(*size, seats, count, min(count, 13), factor, feet=seats > 4)
        for count in COUNTS
        for factor in (0.7, 1.0, 1.3, 1.6)
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_bands_lie_under_one_another_inside_the_table(
    size: tuple[int, int], seats: int
) -> None:
    for room in rooms(size, seats):
        t = table_layout(room)
        bands = (t.top, t.theirs, t.centre, t.ours, t.now, t.hand)
        assert all(a.bottom <= b.y + 0.5 for a, b in pairwise(bands)), room
        assert t.hand.bottom <= room.height + 0.5, room


@pytest.mark.parametrize("size", SIZES)
def test_meld_rows_keep_room_for_a_column_and_its_pill(size: tuple[int, int]) -> None:
    for room in rooms(size, 4):
        t = table_layout(room)
        assert t.ours.h >= MELD_ROW_LEAST - 6 or t.card <= 48, room
        assert t.meld * RATIO + 20 <= t.ours.h, room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_plates_never_overlap_and_leave_stock_and_pile_free(
    size: tuple[int, int], seats: int
) -> None:
    for room in rooms(size, seats):
        t = table_layout(room)
        assert len(t.plates) == seats - 1
        for a, b in combinations(t.plates, 2):
            assert a.overlap(b) < 1, room
        for plate in t.plates:
            assert not plate.overlap(t.stock_at), room
            assert not plate.overlap(t.pile_at), room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_card_of_the_hand_is_on_the_table_and_shows_its_index(
    size: tuple[int, int], count: int
) -> None:
    for factor in (0.7, 1.0, 1.3, 1.6):
        hand = ranks(count)
        room = Room(*size, 4, count, len(set(hand)), factor)
        t = table_layout(room)
        places = hand_layout(t, hand)
        assert len(places) == count
        assert all(p.x >= -0.5 and p.x + t.card <= room.width + 0.5 for p in places)
        assert all(p.y + t.card * RATIO <= room.height + 0.5 for p in places)
        if t.rows < COLUMNS:
            strips = [b.x - a.x for a, b in pairwise(places) if a.row == b.row]
            assert min(strips, default=99.0) >= 0.93 * least_strip(t.card), room


def test_the_back_row_is_cut_between_two_ranks() -> None:
    hand = ranks(42)
    t = table_layout(Room(1030, 770, 4, 42, 13))
    places = hand_layout(t, hand)
    rows = [
        [r for r, p in zip(hand, places, strict=True) if p.row == n] for n in (0, 1)
    ]

    assert not set(rows[0]) & set(rows[1])
    assert abs(len(rows[0]) - len(rows[1])) <= 6


@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_inside_the_rim(size: tuple[int, int]) -> None:
    rim = 10 if size[1] < 660 else 12 if size[1] < 900 else 16
    for room in rooms(size, 8):
        t = table_layout(room)
        places = (t.top, t.theirs, t.hand, t.stock_at, *t.plates, t.foot or t.hand)
        for place in places:
            assert min(place.x, place.y) > rim, room
            assert place.right < room.width - rim, room
            assert place.bottom < room.height - rim, room


def test_a_rank_stands_apart_from_the_next() -> None:
    t = table_layout(Room(1030, 770, 4, 24, 8))
    a, b, c = hand_layout(t, (0, 0, *range(1, 23)))[:3]

    assert c.x - b.x > b.x - a.x


def test_a_hand_beyond_two_rows_stands_in_rank_columns() -> None:
    hand = ranks(60)
    t = table_layout(Room(660, 610, 4, 60, 13, 1.6))
    places = hand_layout(t, hand)

    assert t.rows == COLUMNS
    assert {p.row for p in places} == set(range(13))
    columns = [[p for p in places if p.row == n] for n in range(13)]
    assert all(len({p.x for p in column}) == 1 for column in columns)
    assert all(a.y < b.y for column in columns for a, b in pairwise(column))
    assert max(p.y for p in places) + t.card * RATIO <= 610.5


def test_where_nobody_sits_across_the_melds_have_the_top_row_too() -> None:
    alone = table_layout(Room(1030, 770, seats=3))
    scored = table_layout(Room(1030, 770, seats=3, corner=140))

    assert alone.theirs.y == alone.pad
    assert scored.theirs.y > scored.pad + 40
    assert alone.theirs.h > scored.theirs.h


SCREENS = (
    (1024, 700),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1600, 1200),
    (1920, 1080),
    (1920, 1200),
    (2256, 1504),
    (3440, 1440),
    (1080, 1920),
    (3840, 2160),
    (3840, 2400),
)
"""16:9, 16:10, 4:3, 3:2, ultra-wide and upright, up to 4K."""
PANELS = (0, 250, 320)


def tables(screen: tuple[int, int], seats: int) -> list[Zones]:
    """The table of a window on a whole screen, panel shut and open."""
    wide, high = screen
    return [
        table_layout(Room(wide - panel, high - 30, seats, hand, 9))
        for panel in PANELS
        if wide - panel > 560
        for hand in (11, 15, 24)
    ]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_plate_shows_backs_and_number_on_every_screen(
    screen: tuple[int, int], seats: int
) -> None:
    for t in tables(screen, seats):
        for plate, count, foot in product(t.plates, (1, 4, 11, 30), (True, False)):
            places = plate_places(t, plate, foot=foot)
            back = places.back
            fanned = fan(places.fan, back, count, places.most)
            assert fanned, (t.text, plate)
            assert back >= 20, plate
            backs = [Rect(x, y, back, back * RATIO) for x, y, _ in fanned]
            for part in (*backs, places.names, places.number, places.foot or plate):
                assert inside(part, plate), (part, plate)
            assert places.number.w >= 28 * t.text
            assert places.names.w >= 45 * t.text
            assert places.names.h >= 40 * t.text - 0.1
            assert inside(places.face, plate.grown(3))
            parts = [places.face, places.names, places.number, *backs[-1:]]
            if places.foot is not None:
                parts.append(places.foot)
            for one, other in combinations(parts, 2):
                assert one.overlap(other) < 1, (one, other, plate)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_overlaps_and_melds_have_room_on_every_screen(
    screen: tuple[int, int], seats: int
) -> None:
    for t in tables(screen, seats):
        assert min(t.ours.h, t.theirs.h) >= MELD_ROW_LEAST
        parts = (t.theirs, t.ours, t.now, t.hand, t.stock_at, t.pile_at, *t.plates)
        for one, other in combinations(parts, 2):
            assert one.overlap(other) < 1, (one, other)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_with_large_text_name_and_number_stay_on_the_plate(
    screen: tuple[int, int], text: float
) -> None:
    for seats in range(2, 9):
        t = table_layout(Room(screen[0], screen[1] - 30, seats, 15, 9, text=text))
        for plate in t.plates:
            places = plate_places(t, plate)
            assert inside(places.names, plate), plate
            assert inside(places.number, plate), plate
            assert not places.names.overlap(places.number), plate
            assert places.names.w > 20 * t.text, plate


def inside(part: Rect, whole: Rect) -> bool:
    """Whether a part lies in the whole, but for half a pixel."""
    edges = part.x - whole.x, part.y - whole.y
    far = whole.right - part.right, whole.bottom - part.bottom
    return min(*edges, *far) >= -0.5


def test_cards_keep_their_size_beside_large_text() -> None:
    """A4: at 200 % melds were 58 instead of 75, the stock 57, and hands shrank."""
    usual = table_layout(Room(1030, 770, hand=12, groups=8))
    large = table_layout(Room(1280, 752, hand=12, groups=8, text=2.0, corner=240))

    assert large.card >= 0.97 * usual.card
    assert large.meld >= 0.97 * usual.meld
    assert large.stock >= 0.97 * usual.stock
