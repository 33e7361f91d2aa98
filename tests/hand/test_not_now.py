"""What is tried at a moment when it cannot be done: said so, and nothing is left."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QImage
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
    person.until(lambda: "Next round" in person.buttons)
    person.rest()


def ground(person: Person) -> QPoint:
    """The free ground of the own row."""
    return person.find("Table", "List").rect.center() + QPoint(60, 100)


def test_a_card_selected_for_the_next_turn_is_let_go_when_the_round_ends(
    sit: Sit,
) -> None:
    """No card is selected in the count, and no meld is veiled."""
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    person.click(SIX)
    assert person.selected == [SIX]

    at_the_end(person)

    assert person.selected == []


def test_after_the_round_a_card_is_neither_selected_nor_carried(
    sit: Sit, heard: list[str]
) -> None:
    """The count and its button stay in the line."""
    person = sit(THEY_GO_OUT, compared=False)
    at_the_end(person)
    counted = person.line

    person.click(SIX)
    person.until(lambda: any("This round is over." in each for each in heard))
    assert person.selected == []
    person.drag(SIX, ground(person))

    assert person.selected == []
    assert person.line == counted
    assert "Next round" in person.buttons


@pytest.mark.parametrize("given", [False, True])
@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_Y])
def test_at_the_count_undo_and_redo_say_why_not(
    sit: Sit, key: Qt.Key, *, given: bool
) -> None:
    """Both keys said nothing where a bot had the seat."""
    person = sit(THEY_GO_OUT, compared=False)
    if given:
        give_seat(person)
    at_the_end(person)

    person.ctrl(key)

    said = "This round is over.", "There is nothing to redo."
    person.until(lambda: any(map(person.sees, said)))


def test_at_the_count_nobody_is_kept_from_the_pile(sit: Sit) -> None:
    """It was still frozen, or blocked by a black three."""
    person = sit(THEY_GO_OUT, speed=Speed.FASTEST, compared=False)
    assert "frozen" in person.find("discard pile").name

    at_the_end(person)

    assert "frozen" not in person.find("discard pile").name


def test_the_line_speaks_of_lit_places_only_where_there_are_some(
    sit: Sit, heard: list[str]
) -> None:
    """Before a card is drawn no place takes one: the line says what to do."""
    person = sit(MINE)
    before = person.line

    person.grab("king of spades")
    person.carry(ground(person))
    assert person.line == before
    person.press(Qt.Key.Key_Escape)
    person.let_go()
    person.drag("king of spades", "Anton")

    person.until(lambda: heard)
    assert not any("highlighted" in each for each in heard), heard


def test_a_card_carried_while_others_play_is_not_ones_turn(
    sit: Sit, heard: list[str]
) -> None:
    """Neither is the line’s “Your turn”, nor a place lit that could take it."""
    person = sit(THEY_GO_OUT, speed=Speed.SLOW, compared=False)
    person.grab(SIX)
    person.carry(ground(person))
    assert not person.line.startswith("Your turn"), person.line
    person.let_go()

    person.until(lambda: any("It is not your turn yet." in each for each in heard))


def test_a_discard_beside_staged_cards_says_what_to_do_with_them(
    sit: Sit, heard: list[str]
) -> None:
    """It was refused as a meld of one card."""
    person = sit(STAGING, compared=False)
    person.click("six of clubs")
    person.click("six of diamonds")
    person.press(Qt.Key.Key_M)
    person.rest()

    person.drag("jack of spades", "discard pile")

    person.until(lambda: any("or take them back (Backspace)" in each for each in heard))


def test_x_beside_staged_cards_asks_for_no_selection(
    sit: Sit, heard: list[str]
) -> None:
    """It said “Select the card to discard first.” and refused the selected card."""
    person = sit(STAGING, compared=False)
    person.click("six of clubs")
    person.click("six of diamonds")
    person.press(Qt.Key.Key_M)
    person.rest()

    person.press("x")

    person.until(lambda: any("or take them back (Backspace)" in each for each in heard))


def own_row(person: Person) -> QImage:
    """What is painted in the middle of the own row, above the line."""
    stock, line = person.find("stock").rect, person.find(person.line).rect
    middle = person.find("Table", "List").rect.center().x()
    row = QRect(middle - 200, stock.bottom() + 20, 400, 0)
    row.setBottom(line.top() - 20)
    return person.picture().copy(row.translated(-person.window.pos()))


def test_cards_are_asked_for_only_while_it_is_ones_turn(sit: Sit) -> None:
    """The own row said "Drag cards here" while cards were dealt and others played."""
    person = sit(MINE, speed=Speed.SLOW, compared=False)
    person.press(Qt.Key.Key_D)
    person.until(lambda: person.line.startswith("Your turn. Meld"))
    person.rest()
    asked = own_row(person)
    person.click("six of clubs")
    person.press(Qt.Key.Key_X)
    person.until(lambda: person.line.startswith("Clara’s turn."))
    person.until(lambda: not differences(asked, own_row(person)).isEmpty())
    person.wait(300)

    gone = differences(asked, own_row(person))

    assert gone.height() < 20, "the minimum stays where it is"
    assert gone.top() > asked.height() / 3


def test_abandoning_is_asked_on_a_sheet_that_esc_closes(sit: Sit) -> None:
    """The question lay over the table, bots played on, and Esc did nothing."""
    person = sit(STAGING)
    person.until_own_turn()

    menu_entry(person, "Abandon game…").trigger()
    assert person.sees("Abandon this game?")
    person.press(Qt.Key.Key_Escape)

    assert not person.sees("Abandon this game?")
    assert person.line.startswith("Your turn")


def test_nobody_plays_while_abandoning_is_asked(sit: Sit) -> None:
    """The round ended below the question."""
    person = sit(THEY_GO_OUT, speed=Speed.FASTEST, compared=False)
    menu_entry(person, "Abandon game…").trigger()

    person.wait(4000)

    assert person.sees("Abandon this game?")
    assert "went out" not in person.line
    person.press(Qt.Key.Key_Return)
    person.until(lambda: "Next round" in person.buttons)


def test_the_same_deal_says_where_the_game_is_that_one_left(sit: Sit) -> None:
    """It replaced the running game without a word."""
    person = sit(deal=123456, compared=False)
    person.until_own_turn()

    menu_entry(person, "Same deal again").trigger()

    person.until(lambda: person.sees("You find the game you left under Continue."))


def give_seat(person: Person) -> None:
    """Let a bot play for the person."""
    menus = person.window.findChildren(QMenu)
    menu = next(each for each in menus if each.title() == "&Let a bot play for me")
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()


def menu_entry(person: Person, words: str) -> QAction:
    """The entry of a menu with these words."""
    entries = person.window.findChildren(QAction)
    return next(each for each in entries if each.text().replace("&", "") == words)
