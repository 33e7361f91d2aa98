"""The score card counts what lies on the table, from what the player may know."""

from canasta_qt.app.counting import hands_of
from canasta_qt.app.standing import standing
from canasta_qt.engine.observation import observe
from canasta_qt.notation.position import parse_position
from canasta_qt.windows.standing import SideStanding, Standing
from canasta_qt.wording.people import People

PEOPLE = People(("Bea", "Clara", "Anton", "Tomás"), 0, 2)

HAND_FOUR = parse_position(
    "canasta/1 classic_4 round=4 dealer=1 score=1985/-40 "
    "melds=[KsKsKhKhKdKdKc][4s4h2c]/- bonus=3h3d/3h "
    "hands=AsAh/(11)/(5)/(11) pile=9d turn=0.draw"
)


def test_what_lies_on_the_table_is_counted_by_kind() -> None:
    view = observe(HAND_FOUR, 0)

    assert standing(view, PEOPLE) == Standing(
        hand=4,
        target=5000,
        sides=(
            # A natural canasta is 500; seven kings 70, two fours and a two 30.
            SideStanding("We", 1985, 500, 100, 200, 90, is_open=True, ours=True),
            # A side without a meld loses its red threes; below 0 it opens with 15.
            SideStanding("They", -40, 0, 0, -100, 15),
        ),
    )


def test_the_viewer_s_side_comes_first() -> None:
    people = People(PEOPLE.names, 1, 2)

    sides = standing(observe(HAND_FOUR, 1), people).sides

    assert [side.total for side in sides] == [-40, 1985]
    assert [side.ours for side in sides] == [True, False]


def test_the_hands_are_told_from_the_player_on_clockwise() -> None:
    position = parse_position(
        "canasta/1 classic_4 turn=0.over hands=4s/AsXr/-/KhKd pile=9d"
    )

    hands = hands_of(position, People(PEOPLE.names, 1, 2))

    assert [hand.name for hand in hands] == ["You", "Anton", "Tomás", "Bea"]
    assert [hand.points for hand in hands] == [70, 0, 20, 5]
