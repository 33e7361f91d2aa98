"""Which place is meant, and where the words of lit places stand."""

from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Deed, Place, Spot, Target
from canasta_qt.table.items.drop_zones import Goal, best_goal, word_levels
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


def test_words_too_wide_to_stand_side_by_side_stand_one_above_the_other() -> None:
    goals = tuple(goal(i, Rect(100 + 70 * i, 100, 60, 140)) for i in range(3))

    assert word_levels(goals, dict.fromkeys(range(3), 120.0)) == {0: 0, 1: 1, 2: 0}
    assert word_levels(goals, dict.fromkeys(range(3), 60.0)) == {0: 0, 1: 0, 2: 0}


def test_places_that_refuse_have_no_word() -> None:
    assert word_levels((COLUMN, FREE), {0: 90.0, 1: 90.0}) == {1: 0}


def test_a_chip_has_no_word_until_it_is_chosen_and_takes_no_room_for_one() -> None:
    chips = tuple(goal(i, Rect(100, 100 + 36 * i, 150, 34)) for i in range(3))
    column = goal(3, Rect(100, 60, 60, 140))

    assert all(chip.flat for chip in chips)
    assert word_levels((*chips, column), dict.fromkeys(range(4), 90.0)) == {3: 0}
