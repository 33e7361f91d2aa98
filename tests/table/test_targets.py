"""Which place is meant, and where the words of lit places stand."""

from dataclasses import replace

from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Deed, Effect, Place, Spot, Target
from canasta_qt.table.items.captions import Caption
from canasta_qt.table.items.drop_zones import Goal, best_goal, word_places
from canasta_qt.table.layout.zones import Rect

NO = Refusal(Reason.UNEQUAL_RANKS)


def goal(index: int, rect: Rect, *, refused: bool = False) -> Goal:
    target = Target(Spot(Place.MELD, index), Deed.ADD, refusal=NO if refused else None)
    return Goal(target, rect, "Add to eights")


COLUMN = goal(0, Rect(100, 100, 60, 140), refused=True)
FREE = goal(1, Rect(170, 100, 200, 140))


def test_the_place_under_the_cursor_is_meant_even_if_it_refuses() -> None:
    bundle = Rect(120, 90, 90, 140)

    assert best_goal((COLUMN, FREE), bundle, (140, 160)) is COLUMN


def test_beside_every_place_a_usable_one_is_meant() -> None:
    bundle = Rect(120, 230, 90, 140)

    assert best_goal((COLUMN, FREE), bundle, (140, 300)) is FREE


def test_of_two_places_under_the_cursor_the_usable_one_is_meant() -> None:
    over = goal(2, Rect(100, 100, 60, 140))

    assert best_goal((COLUMN, over), Rect(90, 90, 90, 140), (130, 160)) is over


TABLE = Rect(0, 0, 1000, 700)


def placed(
    *goals: Goal, marks: tuple[Rect, ...] = (), wide: float = 90
) -> dict[int, Rect]:
    return word_places(goals, ((wide, 26.0),) * len(goals), marks, TABLE)


def test_a_word_stands_at_the_upper_edge_of_its_place() -> None:
    """The count at the foot of a meld stays to be read."""
    one = goal(0, Rect(100, 100, 60, 140))

    assert placed(one) == {0: Rect(85, 83, 90, 26)}


def test_a_word_beside_a_plate_and_another_word_stays_at_its_place() -> None:
    """It was half a card above its meld, on the felt beside the pile."""
    plate, fives = Rect(22, 282, 186, 114), Rect(342, 393, 111, 26)
    kings = goal(0, Rect(146, 410, 153, 138))

    found = placed(kings, marks=(plate, fives), wide=115)

    assert found[0].overlap(kings.rect)


def test_a_word_never_covers_what_is_to_be_read() -> None:
    one = goal(0, Rect(100, 100, 60, 140))
    reason = Rect(60, 60, 200, 38)
    found = placed(one, marks=(reason,))

    assert not found[0].overlap(reason)


def test_a_word_that_finds_no_place_waits_until_its_goal_is_chosen() -> None:
    one = goal(0, Rect(100, 100, 60, 140))

    assert placed(one, marks=(TABLE,)) == {}


def test_a_chip_has_no_word_until_it_is_chosen_and_takes_no_room_for_one() -> None:
    chips = tuple(goal(i, Rect(100, 100 + 36 * i, 150, 34)) for i in range(3))
    column = goal(3, Rect(100, 60, 60, 140))

    assert all(chip.flat for chip in chips)
    assert list(placed(*chips, column)) == [3]


def test_a_word_lies_over_no_other_place_where_it_can() -> None:
    """That of the pile lay at the sixes, whose warning had no room then."""
    sixes = goal(0, Rect(200, 150, 200, 130))
    pile = Goal(
        Target(Spot(Place.PILE), Deed.DISCARD), Rect(220, 30, 80, 110), "Discard"
    )

    found = placed(pile, sixes, wide=180)

    assert not found[0].overlap(sixes.rect)
    assert not found[1].overlap(pile.rect)


def test_a_warning_has_its_place_before_other_words() -> None:
    """There was room for one of both."""
    fours, sixes = goal(0, Rect(100, 40, 90, 60)), goal(1, Rect(196, 40, 90, 60))
    warned = replace(sixes, caption=Caption(Effect.MIXES, "Black: 300 in place of 500"))
    edge = Rect(0, 0, 1000, 12), Rect(0, 96, 1000, 600), Rect(330, 0, 670, 100)

    assert 1 in placed(fours, warned, marks=edge, wide=185)
