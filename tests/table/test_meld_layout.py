"""Melds fanned on shelves, trays and heaps inside their bands."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from canasta_qt.table.layout.melds import (
    EDGE,
    INDEX,
    MeldRow,
    Size,
    fan,
    free_place,
    meld_row,
    own_row,
)
from canasta_qt.table.layout.places import tray_layout
from canasta_qt.table.layout.zones import (
    RATIO,
    Rect,
    Room,
    Zones,
    plaque_width,
    table_layout,
)
from tests.narrow import some

TABLES = {
    (1024, 700): Room(1024, 670),
    (1280, 800): Room(1030, 770),
    (1920, 1080): Room(1600, 1050),
}
"""The table below the menu bar and beside the side panel, by window."""
CANASTA = Size(7, squared=True)


def room_of(zones: Zones) -> Rect:
    """Where the melds of a row may lie."""
    row, plaque = zones.ours, plaque_width(zones)
    return Rect(row.x + plaque, row.y, row.w - plaque, row.h)


def laid(sizes: tuple[Size, ...], window: tuple[int, int] = (1280, 800)) -> MeldRow:
    """The melds of a side in a window."""
    zones = table_layout(TABLES[window])
    return some(meld_row(room_of(zones), zones.meld, sizes, zones.text))


def random_melds(random: Random, melds: int, cards: int) -> tuple[Size, ...]:
    """So many melds of so many cards: a quarter of them canastas, in any order."""
    canastas = melds // 4
    counts = [3] * (melds - canastas)
    for _ in range(cards - 7 * canastas - sum(counts)):
        counts[random.choice([i for i, n in enumerate(counts) if n < 6])] += 1
    sizes = [Size(n, wilds=random.random() < 0.3) for n in counts]
    sizes += [CANASTA] * canastas
    random.shuffle(sizes)
    return tuple(sizes)


def rows(melds: int, cards: int) -> Iterator[tuple[Size, ...]]:
    """Many rows of random melds."""
    random = Random(f"{melds} {cards}")
    return (random_melds(random, melds, cards) for _ in range(200))


@pytest.mark.parametrize("window", TABLES)
@pytest.mark.parametrize(("melds", "cards"), [(3, 10), (8, 34), (13, 60), (20, 82)])
def test_every_card_shows_its_whole_index_and_no_meld_lies_on_another(
    window: tuple[int, int], melds: int, cards: int
) -> None:
    """feel.md 2: strip at least 0.27 m; inside the row, raised wild cards too."""
    room = room_of(table_layout(TABLES[window]))
    for sizes in rows(melds, cards):
        row = laid(sizes, window)
        whole = []
        for size, at in zip(sizes, row.columns, strict=True):
            if not size.squared and not at.folded:
                assert at.strip >= INDEX * row.card - 0.001
            steps = 0 if size.squared else size.count - 1
            wide, high = at.card + steps * at.strip, at.card * RATIO
            whole.append(Rect(at.x, at.y - at.rise, wide, at.rise + high))
            assert not row.folded or melds > 13
        for i, cards_at in enumerate(whole):
            assert room.x <= cards_at.x
            assert room.y <= cards_at.y
            assert cards_at.right <= room.right
            assert cards_at.bottom <= room.bottom
            assert all(cards_at.overlap(other) < 0.01 for other in whole[i + 1 :])


@pytest.mark.parametrize("window", TABLES)
def test_cards_shrink_gently_until_two_lines_have_room_for_the_same_size(
    window: tuple[int, int],
) -> None:
    """C9, R2: the eighth and ninth meld made all cards half as large at once."""
    found = [laid((Size(4),) * melds, window) for melds in range(1, 14)]
    cards = [row.card for row in found]
    two = next(row.card for row in found if row.lines == 2)

    assert cards == sorted(cards, reverse=True)
    assert all(after >= 0.82 * before for before, after in pairwise(cards))
    assert min(row.card for row in found if row.lines == 1) >= two


def test_the_longest_unfinished_meld_folds_first_and_last_of_all() -> None:
    """feel.md 2: (5) only then the longest unfinished meld folds."""
    room = Rect(0, 0, 560, 133)
    row = meld_row(room, 52, (Size(3), Size(6), CANASTA, Size(4)) * 4)

    assert row is not None
    assert row.lines == 2
    folded = [at.folded for at in row.columns]
    assert folded == [False, True, False, False] * 4 or sum(folded) < 4
    assert any(folded)
    assert not any(at.folded for at in row.columns[::4])
    first = row.columns[1]
    assert first.strip == pytest.approx(EDGE * row.card)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_large_text_leaves_every_pill_its_room(text: float) -> None:
    zones = table_layout(Room(1030, 770, text=text))
    sizes = (Size(3), Size(4, wilds=True), CANASTA, Size(7, squared=True, wilds=True))
    row = meld_row(room_of(zones), zones.meld, sizes * 2, zones.text)

    assert row is not None
    least = (26, 54)[1] if row.lines == 2 else 62
    for size, at in zip(sizes * 2, row.columns, strict=True):
        if size.wilds:
            assert at.w >= least * zones.text
    for one, other in pairwise(row.columns):
        assert one.y != other.y or one.x + one.w < other.x


@pytest.mark.parametrize("melds", [1, 5, 8, 13, 20])
def test_the_place_for_a_new_meld_lies_in_the_row_and_makes_no_card_smaller(
    melds: int,
) -> None:
    zones = table_layout(TABLES[1280, 800])
    room = room_of(zones)
    sizes = (Size(3),) * melds
    own = own_row(room, zones.meld, sizes, zones.text)

    assert own is not None
    assert own.card == laid(sizes).card
    place = free_place(room, own)
    assert place.w >= 24
    assert place.right <= room.right
    assert place.bottom <= room.bottom
    assert place.x > own.columns[-1].x


@pytest.mark.parametrize("melds", [1, 5, 11])
def test_a_row_that_is_not_full_leaves_the_new_meld_ground_of_its_own(
    melds: int,
) -> None:
    zones = table_layout(TABLES[1280, 800])
    room = room_of(zones)
    own = own_row(room, zones.meld, (Size(3),) * melds, zones.text)

    assert own is not None
    assert not any(free_place(room, own).overlap(at.area) for at in own.columns)


@pytest.mark.parametrize("groups", [1, 2, 3, 4, 12])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_groups_of_the_tray_lie_left_of_the_total(groups: int, text: float) -> None:
    t = table_layout(Room(1030, 770, text=text))

    tray = tray_layout(t, (Size(4),) * groups, opened=False)

    assert all(group.x + group.w <= tray.block.x for group in tray.groups)
    assert all(group.area.bottom <= tray.ground.bottom for group in tray.groups)
    assert tray.free.right <= tray.block.x


@pytest.mark.parametrize("groups", [1, 2, 3, 4, 5])
def test_groups_of_the_tray_lie_apart_and_show_every_index(groups: int) -> None:
    """feel.md 2: same fan at m 62."""
    t = table_layout(TABLES[1280, 800])

    tray = tray_layout(t, (Size(3),) * groups, opened=False)

    assert not any(a.area.overlap(b.area) for a, b in pairwise(tray.groups))
    assert all(group.strip >= INDEX * group.card for group in tray.groups)
    assert tray.groups[0].card == pytest.approx(62, abs=0.5) or groups > 2


def test_a_fan_shows_no_more_than_fits() -> None:
    area = Rect(10, 0, 120, 60)

    backs = fan(area, 40, 20, 12)

    assert len(backs) == 12
    assert max(x for x, _, _ in backs) + 40 <= area.right + 0.01
    assert fan(Rect(0, 0, 20, 60), 40, 5, 12) == []


def test_beside_large_text_ten_melds_stay_on_one_line() -> None:
    """200 % in 1380x860: on two lines cards were 44 wide, on one they are 55."""
    t = table_layout(Room(1380, 812, hand=8, groups=6, text=2.0, corner=290))
    wild, plain = Size(4, wilds=True), Size(3)
    sizes = (wild, plain, wild, *[Size(5)] * 2, plain, Size(7, squared=True))
    sizes = (*sizes, plain, Size(4), plain)

    row = meld_row(Rect(0, 0, 1085, t.ours.h - 16), t.meld, sizes, t.text)

    assert row is not None
    assert row.lines == 1
    assert row.card >= 52
