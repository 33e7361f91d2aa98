"""Where a notice stands: near its place, inside the table, over as little as it can."""

from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.overlay.box import beside

TABLE = Rect(0, 0, 1000, 700)
SIZE = (300.0, 50.0)


def test_it_stands_above_its_place_where_nothing_is_in_the_way() -> None:
    x, y = beside(Rect(400, 300, 100, 100), SIZE, TABLE, ())

    assert (x, y) == (300, 242)


def test_it_stands_elsewhere_rather_than_on_a_number() -> None:
    plate = Rect(250, 200, 400, 95)
    x, y = beside(Rect(400, 300, 100, 100), SIZE, TABLE, (plate,))

    assert not Rect(x, y, *SIZE).overlap(plate)


def test_it_never_leaves_the_table() -> None:
    for near in (Rect(0, 0, 10, 10), Rect(990, 690, 10, 10), Rect(0, 690, 10, 10)):
        x, y = beside(near, SIZE, TABLE, ())

        assert TABLE.x <= x
        assert x + SIZE[0] <= TABLE.right
        assert TABLE.y <= y
        assert y + SIZE[1] <= TABLE.bottom
