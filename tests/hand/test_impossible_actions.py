"""Actions that are impossible at the moment: the reason is said, nothing changes."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu

from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences

THEY_GO_OUT = dealt(
    ["6c6d4dTs", "KsKhKdKcKsKhKd4c4s4h4d", "7c", "9c"],
    drawn="5s8h",
    turns="0: draw\n0: discard Ts",
)
"""The left neighbour can go out in their first turn."""
MINE = dealt(["KsQd9d8d7c6c5h4h3sTsJd"])
SIX = "six of clubs"
STAGING = dealt(["6c6d6hKsKdKc2cJs8s"], "Qs", turns="0: draw, meld [KsKdKc2c]")


def at_the_end(person: Person) -> None:
    """Wait until the round has been counted."""
    person.until(lambda: person.sees("Next round"))
    person.rest()


def ground(person: Person) -> QPoint:
    """Return a free point of the player’s meld row."""
    return person.find("Table", "List").rect.center() + QPoint(60, 100)


def test_selected_cards_are_deselected_when_the_round_ends(sit: Sit) -> None:
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    person.click(SIX)
    assert person.selected == [SIX]

    at_the_end(person)

    assert person.selected == []


def test_after_the_round_no_card_can_be_selected_or_dragged(
    sit: Sit, heard: list[str]
) -> None:
    """The count and its button stay in the status line."""
    person = sit(THEY_GO_OUT, compared=False)
    at_the_end(person)
    counted = person.line

    person.click(SIX)
    person.until(lambda: any("This round is over." in each for each in heard))
    assert person.selected == []
    person.drag(SIX, ground(person))

    assert person.selected == []
    assert person.line == counted
    assert person.sees("Next round")


@pytest.mark.parametrize("given", [False, True])
@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_Y])
def test_undo_and_redo_during_the_count_say_why_they_are_impossible(
    sit: Sit, key: Qt.Key, *, given: bool
) -> None:
    """Regression: both keys said nothing where a bot had the seat."""
    person = sit(THEY_GO_OUT, compared=False)
    if given:
        give_seat(person)
    at_the_end(person)

    person.ctrl(key)

    said = "round is over", "There is nothing to redo."
    person.until(lambda: any(map(person.sees, said)))


def test_after_the_round_the_pile_is_not_called_frozen_or_blocked(sit: Sit) -> None:
    person = sit(THEY_GO_OUT, speed=Speed.FASTEST, compared=False)
    assert "frozen" in person.find("discard pile").name

    at_the_end(person)

    assert "frozen" not in person.find("discard pile").name


def test_the_status_line_mentions_highlighted_places_only_if_there_are_any(
    sit: Sit, heard: list[str]
) -> None:
    """Before the draw no place takes a card: the line keeps saying what to do."""
    person = sit(MINE)
    before = person.line

    person.hold("king of spades", ground(person))
    assert person.line == before
    person.press(Qt.Key.Key_Escape)
    person.drop()
    person.drag("king of spades", "Anton")

    person.until(lambda: heard)
    assert not any("highlighted" in each for each in heard), heard


def test_a_card_dragged_in_the_turn_of_another_is_refused_as_not_your_turn(
    sit: Sit, heard: list[str]
) -> None:
    """The status line does not say “Your turn”."""
    person = sit(THEY_GO_OUT, speed=Speed.SLOW, compared=False)
    person.hold(SIX, ground(person))
    assert not person.line.startswith("Your turn"), person.line
    person.drop()

    person.until(lambda: any("It is not your turn yet." in each for each in heard))


@pytest.mark.parametrize("by", ["drag", "key"])
def test_a_discard_while_cards_are_staged_says_to_meld_or_take_them_back(
    sit: Sit, heard: list[str], by: str
) -> None:
    """Regression: it was refused as a meld of one card, or X asked for a card."""
    person = sit(STAGING, compared=False)
    person.select("six of clubs", "six of diamonds")
    person.press(Qt.Key.Key_M)
    person.rest()

    if by == "drag":
        person.drag("jack of spades", "discard pile")
    else:
        person.press("x")

    person.until(lambda: any("or take them back (Backspace)" in each for each in heard))


def own_row(person: Person) -> QImage:
    """Return the pixels in the middle of the player’s meld row, above the
    status line.
    """
    stock, line = person.find("stock").rect, person.find(person.line).rect
    middle = person.find("Table", "List").rect.center().x()
    row = QRect(middle - 200, stock.bottom() + 20, 400, 0)
    row.setBottom(line.top() - 20)
    return person.pixels(row)


def test_the_meld_row_says_drag_cards_here_only_when_the_player_can_meld(
    sit: Sit,
) -> None:
    """Regression: "Drag cards here" was shown during the deal, the turns of others and
    before the draw.
    """
    person = sit(MINE, speed=Speed.SLOW, compared=False)
    person.rest()
    undrawn = own_row(person)
    person.press(Qt.Key.Key_D)
    person.until(lambda: person.line.startswith("Your turn. Meld"))
    person.rest()
    asked = own_row(person)
    assert 0 < differences(undrawn, asked).height() < 20
    person.click("six of clubs")
    person.press(Qt.Key.Key_X)
    person.until(lambda: person.line.startswith("Clara’s turn."))
    person.until(lambda: not differences(asked, own_row(person)).isEmpty())
    person.wait(300)

    gone = differences(asked, own_row(person))

    assert gone.height() < 20, "the minimum stays where it is"
    assert gone.top() > asked.height() / 3
    give_seat(person)
    person.until(lambda: person.line.startswith("Your turn. A bot"))
    while person.line.startswith("Your turn. A bot"):
        assert not differences(asked, own_row(person)).isEmpty()
        person.wait(50)


def test_esc_closes_the_question_whether_to_abandon_the_game(sit: Sit) -> None:
    """Regression: the question covered the table, bots played on, and Esc
    did nothing.
    """
    person = sit(STAGING)
    person.until_own_turn()

    person.choose("Abandon game…")
    assert person.sees("Abandon this game?")
    person.press(Qt.Key.Key_Escape)

    assert not person.sees("Abandon this game?")
    assert person.line.startswith("Your turn")


def test_bots_pause_while_the_question_to_abandon_the_game_is_open(sit: Sit) -> None:
    """Regression: the round ended below the question."""
    person = sit(THEY_GO_OUT, speed=Speed.FASTEST, compared=False)
    person.choose("Abandon game…")

    person.wait(4000)

    assert person.sees("Abandon this game?")
    assert "went out" not in person.line
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Next round"))


def test_dealing_the_same_deal_again_says_where_the_old_game_is_saved(sit: Sit) -> None:
    """Regression: the new deal replaced the running game without a word."""
    person = sit(deal=123456, compared=False)
    person.until_own_turn()

    person.choose("Same deal again")

    person.until(lambda: person.sees("The game you left is under Continue."))


def give_seat(person: Person) -> None:
    """Let a bot play for the person."""
    menus = person.window.findChildren(QMenu)
    menu = next(each for each in menus if each.title() == "&Let a bot play for me")
    menu.actions()[0].trigger()
