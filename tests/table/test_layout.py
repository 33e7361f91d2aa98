"""The layout of the table as a pure function: no overlaps, every index visible."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from random import Random

import pytest

from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.layout.melds import (
    FOLDED_STRIP_RATIO,
    INDEX_STRIP_RATIO,
    NEW_MELD_WIDTH_PX,
    ROW_MARGIN_PX,
    MeldColumn,
    MeldSize,
    fan_poses,
    fit_meld_row,
    new_meld_rect,
)
from canasta_qt.table.layout.places import hand_layout, plate_places, tray_layout
from canasta_qt.table.layout.zones import (
    MIN_MELD_ROW_HEIGHT_PX,
    RANK_COLUMNS,
    LayoutInput,
    Rect,
    Zones,
    min_card_strip,
    plaque_width,
    table_layout,
)
from tests.narrow import some

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
    """Return a hand of so many cards, spread evenly over thirteen ranks."""
    return tuple(sorted(i % 13 for i in range(count)))


def rooms(size: tuple[int, int], seats: int) -> list[LayoutInput]:
    """Return rooms of one size for all hand sizes and wishes."""
    return [
        LayoutInput(*size, seats, count, min(count, 13), factor, has_feet=seats > 4)
        for count in COUNTS
        for factor in (0.7, 1.0, 1.3, 1.6)
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_rows_of_the_table_do_not_overlap_and_plates_not_stock_or_pile(
    size: tuple[int, int], seats: int
) -> None:
    for room in rooms(size, seats):
        t = table_layout(room)
        bands = (t.top_row, t.other_rows, t.centre, t.own_row, t.status_line, t.hand)
        assert all(a.bottom <= b.y + 0.5 for a, b in pairwise(bands)), room
        assert t.hand.bottom <= room.height + 0.5, room
        assert len(t.plate_rects) == seats - 1
        for a, b in combinations(t.plate_rects, 2):
            assert a.overlap_area(b) < 1, room
        for plate in t.plate_rects:
            assert not plate.overlap_area(t.stock_rect), room
            assert not plate.overlap_area(t.pile_rect), room


@pytest.mark.parametrize("size", SIZES)
def test_meld_rows_are_high_enough_for_a_meld_and_its_label(
    size: tuple[int, int],
) -> None:
    for room in rooms(size, 4):
        t = table_layout(room)
        assert t.own_row.h >= MIN_MELD_ROW_HEIGHT_PX - 6 or t.card_width <= 48, room
        assert t.meld_card_width * CARD_RATIO + 20 <= t.own_row.h, room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_card_of_the_hand_is_inside_the_table_and_shows_its_index(
    size: tuple[int, int], count: int
) -> None:
    for factor in (0.7, 1.0, 1.3, 1.6):
        hand = ranks(count)
        room = LayoutInput(*size, 4, count, len(set(hand)), factor)
        t = table_layout(room)
        places = hand_layout(t, hand)
        assert len(places) == count
        assert all(
            p.x >= -0.5 and p.x + t.card_width <= room.width + 0.5 for p in places
        )
        assert all(p.y + t.card_width * CARD_RATIO <= room.height + 0.5 for p in places)
        if t.hand_rows < RANK_COLUMNS:
            strips = [b.x - a.x for a, b in pairwise(places) if a.row == b.row]
            assert min(strips, default=99.0) >= 0.93 * min_card_strip(t.card_width), (
                room
            )


def test_the_hand_has_gaps_between_ranks_and_splits_no_rank_over_two_rows() -> None:
    hand = ranks(42)
    places = hand_layout(table_layout(LayoutInput(1030, 770, 4, 42, 13)), hand)
    rows = [
        [r for r, p in zip(hand, places, strict=True) if p.row == n] for n in (0, 1)
    ]
    assert not set(rows[0]) & set(rows[1])
    assert abs(len(rows[0]) - len(rows[1])) <= 6

    t = table_layout(LayoutInput(1030, 770, 4, 24, 8))
    a, b, c = hand_layout(t, (0, 0, *range(1, 23)))[:3]
    assert c.x - b.x > b.x - a.x


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_layout_is_inside_the_rim_of_the_table(size: tuple[int, int]) -> None:
    rim = 10 if size[1] < 660 else 12 if size[1] < 900 else 16
    for room in rooms(size, 8):
        t = table_layout(room)
        places = (
            t.top_row,
            t.other_rows,
            t.hand,
            t.stock_rect,
            *t.plate_rects,
            t.foot_rect or t.hand,
        )
        for place in places:
            assert min(place.x, place.y) > rim, room
            assert place.right < room.width - rim, room
            assert place.bottom < room.height - rim, room


def test_a_hand_too_large_for_two_rows_has_a_column_for_each_rank() -> None:
    hand = ranks(60)
    t = table_layout(LayoutInput(660, 610, 4, 60, 13, 1.6))
    places = hand_layout(t, hand)

    assert t.hand_rows == RANK_COLUMNS
    assert {p.row for p in places} == set(range(13))
    columns = [[p for p in places if p.row == n] for n in range(13)]
    assert all(len({p.x for p in column}) == 1 for column in columns)
    assert all(a.y < b.y for column in columns for a, b in pairwise(column))
    assert max(p.y for p in places) + t.card_width * CARD_RATIO <= 610.5


def test_without_a_player_across_the_melds_use_the_top_of_the_table() -> None:
    alone = table_layout(LayoutInput(1030, 770, seat_count=3))
    scored = table_layout(LayoutInput(1030, 770, seat_count=3, score_width=140))

    assert alone.other_rows.y == alone.margin
    assert scored.other_rows.y > scored.margin + 40
    assert alone.other_rows.h > scored.other_rows.h


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
    """Return the table of a maximised window, panel closed and open."""
    wide, high = screen
    return [
        table_layout(LayoutInput(wide - panel, high - 30, seats, hand, 9))
        for panel in PANELS
        if wide - panel > 560
        for hand in (11, 15, 24)
    ]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_on_every_screen_melds_fit_and_plates_show_card_backs_and_count(
    screen: tuple[int, int], seats: int
) -> None:
    for t in tables(screen, seats):
        assert min(t.own_row.h, t.other_rows.h) >= MIN_MELD_ROW_HEIGHT_PX
        zones = (
            t.other_rows,
            t.own_row,
            t.status_line,
            t.hand,
            t.stock_rect,
            t.pile_rect,
            *t.plate_rects,
        )
        for one, other in combinations(zones, 2):
            assert one.overlap_area(other) < 1, (one, other)
        for plate, count, foot in product(t.plate_rects, (1, 4, 11, 30), (True, False)):
            places = plate_places(t, plate, foot=foot)
            back = places.back_width
            fanned = fan_poses(places.fan_rect, back, count, places.max_backs)
            assert fanned, (t.text_scale, plate)
            assert back >= 20, plate
            backs = [Rect(x, y, back, back * CARD_RATIO) for x, y, _ in fanned]
            names, card_count = places.names_rect, places.card_count_rect
            for part in (*backs, names, card_count, places.foot_rect or plate):
                assert inside(part, plate), (part, plate)
            assert card_count.w >= 28 * t.text_scale
            assert names.w >= 45 * t.text_scale
            assert names.h >= 40 * t.text_scale - 0.1
            assert inside(places.portrait_rect, plate.with_margin(3))
            parts = [places.portrait_rect, names, card_count, *backs[-1:]]
            if places.foot_rect is not None:
                parts.append(places.foot_rect)
            for one, other in combinations(parts, 2):
                assert one.overlap_area(other) < 1, (one, other, plate)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_in_large_text_name_and_card_count_stay_on_the_plate(
    screen: tuple[int, int], text: float
) -> None:
    for seats in range(2, 9):
        t = table_layout(
            LayoutInput(screen[0], screen[1] - 30, seats, 15, 9, font_factor=text)
        )
        for plate in t.plate_rects:
            places = plate_places(t, plate)
            assert inside(places.names_rect, plate), plate
            assert inside(places.card_count_rect, plate), plate
            assert not places.names_rect.overlap_area(places.card_count_rect), plate
            assert places.names_rect.w > 20 * t.text_scale, plate


def test_with_larger_cards_a_plate_keeps_its_portrait_and_fan() -> None:
    """Regression: at 1320x860 name, one card back and number were in half a plate."""
    t = table_layout(LayoutInput(1063, 830, card_size_factor=1.2))
    for plate in (t.plate_rects[0], t.plate_rects[2]):
        places = plate_places(t, plate)
        assert places.portrait_rect.w > 60 < places.names_rect.w
        assert places.max_backs > 11


def inside(part: Rect, whole: Rect) -> bool:
    """Return whether a rectangle is inside another, within half a pixel."""
    edges = part.x - whole.x, part.y - whole.y
    far = whole.right - part.right, whole.bottom - part.bottom
    return min(*edges, *far) >= -0.5


TABLES = {
    (1024, 700): LayoutInput(1024, 670),
    (1280, 800): LayoutInput(1030, 770),
    (1920, 1080): LayoutInput(1600, 1050),
}
"""The table below the menu bar and beside the side panel, by window."""


CANASTA = MeldSize(7, is_squared=True)


def room_of(zones: Zones) -> Rect:
    """Return the rectangle for the melds of a row."""
    row, plaque = zones.own_row, plaque_width(zones)
    return Rect(row.x + plaque, row.y, row.w - plaque, row.h)


def laid(
    sizes: tuple[MeldSize, ...], window: tuple[int, int] = (1280, 800)
) -> tuple[MeldColumn, ...]:
    """Return the melds of a side in a window."""
    zones = table_layout(TABLES[window])
    return some(
        fit_meld_row(room_of(zones), zones.meld_card_width, sizes, zones.text_scale)
    )


def random_melds(random: Random, melds: int, cards: int) -> tuple[MeldSize, ...]:
    """Return random melds of so many cards: a quarter of them canastas."""
    canastas = melds // 4
    counts = [3] * (melds - canastas)
    for _ in range(cards - 7 * canastas - sum(counts)):
        counts[random.choice([i for i, n in enumerate(counts) if n < 6])] += 1
    sizes = [MeldSize(n, has_wild_cards=random.random() < 0.3) for n in counts]
    sizes += [CANASTA] * canastas
    random.shuffle(sizes)
    return tuple(sizes)


def rows(melds: int, cards: int) -> Iterator[tuple[MeldSize, ...]]:
    """Return many rows of random melds."""
    random = Random(f"{melds} {cards}")
    return (random_melds(random, melds, cards) for _ in range(200))


@pytest.mark.parametrize("window", TABLES)
@pytest.mark.parametrize(("melds", "cards"), [(3, 10), (8, 34), (13, 60), (20, 82)])
def test_every_melded_card_shows_its_index_and_no_melds_overlap(
    window: tuple[int, int], melds: int, cards: int
) -> None:
    """At least 0.27 of the card’s width, inside the row, raised wild cards too."""
    room = room_of(table_layout(TABLES[window]))
    for sizes in rows(melds, cards):
        row = laid(sizes, window)
        whole = []
        for size, at in zip(sizes, row, strict=True):
            if not size.is_squared and not at.is_folded:
                assert at.strip_width >= INDEX_STRIP_RATIO * row[0].card_width - 0.001
            steps = 0 if size.is_squared else size.card_count - 1
            wide, high = (
                at.card_width + steps * at.strip_width,
                at.card_width * CARD_RATIO,
            )
            whole.append(
                Rect(at.x, at.y - at.wild_card_rise, wide, at.wild_card_rise + high)
            )
            assert not at.is_folded or melds > 13
        for i, cards_at in enumerate(whole):
            assert room.x <= cards_at.x
            assert room.y <= cards_at.y
            assert cards_at.right <= room.right
            assert cards_at.bottom <= room.bottom
            assert all(cards_at.overlap_area(other) < 0.01 for other in whole[i + 1 :])


@pytest.mark.parametrize("window", TABLES)
def test_more_melds_shrink_the_cards_gradually_before_a_second_row_is_used(
    window: tuple[int, int],
) -> None:
    """Regression: the eighth and ninth meld halved the size of all cards."""
    found = [laid((MeldSize(4),) * melds, window) for melds in range(1, 14)]
    cards = [row[0].card_width for row in found]
    two = next(row[0].card_width for row in found if row[0].line_count == 2)

    assert cards == sorted(cards, reverse=True)
    assert all(after >= 0.82 * before for before, after in pairwise(cards))
    assert min(row[0].card_width for row in found if row[0].line_count == 1) >= two


def test_the_longest_unfinished_meld_folds_first_when_a_row_is_full() -> None:
    """Only when nothing else gains room."""
    room = Rect(0, 0, 560, 133)
    row = fit_meld_row(room, 52, (MeldSize(3), MeldSize(6), CANASTA, MeldSize(4)) * 4)

    assert row is not None
    assert row[0].line_count == 2
    folded = [at.is_folded for at in row]
    assert folded == [False, True, False, False] * 4 or sum(folded) < 4
    assert any(folded)
    assert not any(at.is_folded for at in row[::4])
    first = row[1]
    assert first.strip_width == pytest.approx(FOLDED_STRIP_RATIO * row[0].card_width)


def test_nine_melds_beside_two_staged_ones_are_cards_in_a_small_window() -> None:
    """Regression: they were chips."""
    zones = table_layout(TABLES[1024, 700])
    tray, room = tray_layout(zones, (MeldSize(3),) * 2, opened=True), room_of(zones)
    beside = room._replace(w=tray.background_rect.x - room.x)

    assert fit_meld_row(beside, zones.meld_card_width, (MeldSize(3),) * 9)


@pytest.mark.parametrize("high", range(70, 120, 10))
def test_in_a_full_row_of_one_line_no_meld_is_squeezed_for_the_others(
    high: int,
) -> None:
    """Regression: one meld was folded beside others with all their room."""
    mixed = MeldSize(8, is_squared=True, has_wild_cards=True)
    sizes = (MeldSize(3), mixed, MeldSize(3), MeldSize(4), MeldSize(3), mixed)
    row = fit_meld_row(Rect(0, 0, 490, high), 52, (*sizes, MeldSize(4)))

    assert row is not None
    assert len({at.strip_width for at in row if at.strip_width}) == 1


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_in_large_text_the_labels_of_melds_have_room(text: float) -> None:
    zones = table_layout(LayoutInput(1030, 770, font_factor=text))
    sizes = (
        MeldSize(3),
        MeldSize(4, has_wild_cards=True),
        CANASTA,
        MeldSize(7, is_squared=True, has_wild_cards=True),
    )
    row = fit_meld_row(
        room_of(zones), zones.meld_card_width, sizes * 2, zones.text_scale
    )

    assert row is not None
    least = (26, 54)[1] if row[0].line_count == 2 else 62
    for size, at in zip(sizes * 2, row, strict=True):
        if size.has_wild_cards:
            assert at.width >= least * zones.text_scale
    for one, other in pairwise(row):
        assert one.y != other.y or one.x + one.width < other.x


@pytest.mark.parametrize("melds", [1, 5, 8, 11, 13, 20])
def test_the_place_for_a_new_meld_is_in_the_row_and_shrinks_no_card(melds: int) -> None:
    """A row that is not full has room for it."""
    zones = table_layout(TABLES[1280, 800])
    room = room_of(zones)
    sizes = (MeldSize(3),) * melds
    width, text = zones.meld_card_width, zones.text_scale
    own = fit_meld_row(room, width, sizes, text, NEW_MELD_WIDTH_PX + ROW_MARGIN_PX)
    assert own is not None
    assert own[0].card_width == laid(sizes)[0].card_width
    place = new_meld_rect(room, own)
    assert place.w >= 24
    assert place.right <= room.right
    assert place.bottom <= room.bottom
    assert place.x > own[-1].x
    if melds in (1, 5, 11):
        assert not any(place.overlap_area(at.area) for at in own)


@pytest.mark.parametrize("groups", [1, 2, 3, 4, 5, 12])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_staged_groups_do_not_overlap_and_are_left_of_the_total(
    groups: int, text: float
) -> None:
    t = table_layout(LayoutInput(1030, 770, font_factor=text))
    tray = tray_layout(t, (MeldSize(4),) * groups, opened=False)
    assert all(
        group.x + group.width <= tray.total_rect.x for group in tray.group_columns
    )
    assert all(
        group.area.bottom <= tray.background_rect.bottom for group in tray.group_columns
    )
    assert tray.new_group_rect.right <= tray.total_rect.x
    if text == 1.0 and groups <= 5:
        small = tray_layout(t, (MeldSize(3),) * groups, opened=False).group_columns
        assert not any(a.area.overlap_area(b.area) for a, b in pairwise(small))
        assert min(g.strip_width / g.card_width for g in small) >= INDEX_STRIP_RATIO
        assert small[0].card_width == pytest.approx(62, abs=0.5) or groups > 2
        beside = tray_layout(t, (MeldSize(1),) * groups, opened=True).group_columns
        assert beside[0].card_width == small[0].card_width or groups > 2


def test_a_fan_shows_only_as_many_cards_as_fit() -> None:
    area = Rect(10, 0, 120, 60)

    backs = fan_poses(area, 40, 20, 12)

    assert len(backs) == 12
    assert max(x for x, _, _ in backs) + 40 <= area.right + 0.01
    assert fan_poses(Rect(0, 0, 20, 60), 40, 5, 12) == []


def test_in_large_text_ten_melds_stay_in_one_row() -> None:
    """200 % in 1380x860: in two rows cards are 44 wide, in one 48."""
    t = table_layout(
        LayoutInput(
            1380, 812, hand_size=8, group_count=6, font_factor=2.0, score_width=290
        )
    )
    wild, plain = MeldSize(4, has_wild_cards=True), MeldSize(3)
    sizes = (wild, plain, wild, *[MeldSize(5)] * 2, plain, MeldSize(7, is_squared=True))
    sizes = (*sizes, plain, MeldSize(4), plain)

    row = fit_meld_row(
        Rect(0, 0, 1085, t.own_row.h - 16), t.meld_card_width, sizes, t.text_scale
    )

    assert row is not None
    assert row[0].line_count == 1
    assert row[0].card_width >= 48


@pytest.mark.parametrize("window", TABLES)
def test_cards_keep_their_size_while_nine_melds_become_canastas(
    window: tuple[int, int],
) -> None:
    """Regression: their size changed with most cards, also back to a larger one."""
    sizes, widths = [MeldSize(3)] * 9, []
    for i in range(len(sizes)):
        for size in (*map(MeldSize, range(4, 7)), CANASTA):
            sizes[i] = size
            widths.append(laid(tuple(sizes), window)[0].card_width)

    changes = [after - before for before, after in pairwise(widths) if after != before]
    assert len(changes) <= 2
    assert not [change for change in changes if change > 0]
