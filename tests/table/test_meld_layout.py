"""Columns, pills, trays and heaps inside their bands."""

from itertools import pairwise

import pytest

from canasta_qt.table.layout.melds import (
    Column,
    Size,
    badge_rect,
    fan,
    next_column,
    pile_offset,
    row_columns,
    section_meld,
    sections,
    stock_edges,
)
from canasta_qt.table.layout.places import tray_layout
from canasta_qt.table.layout.zones import RATIO, Rect, Room, plaque_width, table_layout


@pytest.mark.parametrize("size", [(1024, 670), (1030, 770), (1600, 1050)])
@pytest.mark.parametrize("melds", [1, 4, 7, 11])
def test_columns_stay_in_their_row_from_left_to_right(
    size: tuple[int, int], melds: int
) -> None:
    t = table_layout(Room(*size))
    sizes = tuple(Size(3 + i % 4) for i in range(melds))

    columns = row_columns(t.ours, t.meld, plaque_width(t), sizes)

    assert all(a.x < b.x for a, b in pairwise(columns))
    assert columns[-1].x + t.meld <= t.ours.right
    for each, column in zip(sizes, columns, strict=True):
        foot = column.y + (each.count - 1) * column.strip + t.meld * RATIO
        assert foot <= t.ours.bottom


def test_six_cards_shrink_their_strip_to_fit() -> None:
    t = table_layout(Room(1024, 670))
    three, six = row_columns(t.ours, t.meld, 140, (Size(3), Size(6)))

    assert six.strip < three.strip


def test_a_canasta_is_squared_up() -> None:
    t = table_layout(Room(1030, 770))
    (column,) = row_columns(t.ours, t.meld, 140, (Size(7, squared=True),))

    assert column.strip == 0


def test_a_badge_moves_up_where_the_row_is_low() -> None:
    at = Column(100, 10, 0, Rect(96, 4, 80, 100))

    high = badge_rect(at, 60, 1.0, bottom=300)
    low = badge_rect(at, 60, 1.0, bottom=120)

    assert high.y == 10 + 60 * RATIO + 9
    assert low.bottom <= 120


def test_a_new_meld_goes_behind_the_last_column() -> None:
    t = table_layout(Room(1030, 770))
    columns = row_columns(t.ours, t.meld, 140, (Size(3), Size(4)))

    place = next_column(t.ours, t.meld, columns, 140)

    assert place.x >= columns[-1].x + t.meld * 1.27
    assert place.right <= t.ours.right


def test_the_tray_fills_the_row_until_the_side_has_opened() -> None:
    t = table_layout(Room(1030, 770))

    opening = tray_layout(t, (Size(4), Size(4)), opened=False)
    later = tray_layout(t, (Size(3),), opened=True)

    assert opening.ground.x == pytest.approx(t.ours.x + plaque_width(t) + 8)
    assert later.ground.w < opening.ground.w
    assert later.ground.right == opening.ground.right


@pytest.mark.parametrize("groups", [1, 2, 3, 4])
def test_groups_of_the_tray_lie_apart_and_left_of_the_total(groups: int) -> None:
    t = table_layout(Room(1030, 770))

    tray = tray_layout(t, (Size(4),) * groups, opened=False)

    assert all(a.area.right <= b.area.x + 12 for a, b in pairwise(tray.groups))
    assert tray.groups[-1].area.right <= tray.block.x
    assert all(group.area.bottom <= tray.ground.bottom for group in tray.groups)


def test_the_top_of_the_pile_lies_straight() -> None:
    assert pile_offset(0, 9) == (0, 0, 0)
    assert pile_offset(1, 9) != (0, 0, 0)


@pytest.mark.parametrize(
    ("count", "edges"), [(62, 5), (21, 5), (20, 3), (6, 3), (5, 3), (2, 2), (0, 0)]
)
def test_the_stock_shows_how_high_it_is(count: int, edges: int) -> None:
    assert stock_edges(count) == edges


def test_a_fan_shows_no_more_than_fits() -> None:
    area = Rect(10, 0, 120, 60)

    shape = fan(area, 40, 20, 12)

    assert len(shape.places) == 12
    assert max(x for x, _, _ in shape.places) + 40 <= area.right + 0.01
    assert fan(Rect(0, 0, 20, 60), 40, 5, 12).places == ()


def test_parts_of_the_upper_row_are_equal() -> None:
    t = table_layout(Room(1030, 770, 6))
    one, two = sections(t.theirs, 2)

    assert one.w == two.w
    assert two.x - one.right == 8
    assert section_meld(t, one) <= t.meld
