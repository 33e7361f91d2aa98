"""Selected cards, and where the selection shows: status line, buttons, veils, Esc."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person, differences
from tests.narrow import instance

OPENED = opened("KsKhKd2c4c4d4h6sQsJd8c", "[KsKhKd2c]")
"""The side of the person has kings on the table; it is their turn to draw."""
NORMAL = "Your turn. Meld if you like, then discard one card."


def row(person: Person) -> QPoint:
    """Return a free point of the player’s meld row, right of the kings."""
    return person.find("kings").rect.center() + QPoint(260, 0)


def look_of(person: Person, name: str) -> QImage:
    """Return the pixels of the thing with a name."""
    person.rest()
    return person.pixels(person.find(name).rect)


FOURS = ("four of spades", "four of hearts", "four of clubs", "four of diamonds")


@pytest.mark.parametrize("keys", ["m", "x"])
def test_the_status_line_does_not_call_played_cards_selected_while_they_move(
    sit: Sit, keys: str
) -> None:
    person = sit(OPENED, speed=Speed.SLOW)
    person.draw()
    person.select(*(FOURS if keys == "m" else FOURS[:1]))
    assert person.line.startswith("Your turn. Selected: ")

    person.press(keys)
    person.wait(60)

    assert person.line == NORMAL
    assert "Meld" not in person.buttons


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_after_a_meld_nothing_is_selected_and_nothing_is_veiled(
    sit: Sit, speed: Speed
) -> None:
    """The selection is dragged to the free part of the meld row."""
    person = sit(OPENED, speed=speed)
    person.draw()
    kings, pile = look_of(person, "kings"), look_of(person, "discard pile")

    person.select(*FOURS)
    assert person.line == "Your turn. Selected: four fours (20 points)."
    person.drag(FOURS[0], row(person))
    person.until(lambda: person.sees("fours, 4 cards"))
    person.rest()

    assert person.selected == []
    assert person.line == NORMAL
    assert "Meld fours" not in person.buttons
    assert differences(look_of(person, "kings"), kings).isEmpty()
    assert differences(look_of(person, "discard pile"), pile).isEmpty()


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_adding_selected_cards_by_clicking_a_meld_clears_the_selection(
    sit: Sit, speed: Speed
) -> None:
    person = sit(OPENED, speed=speed, compared=speed is Speed.OFF)
    person.draw()
    person.click("king of clubs")

    person.click("kings, 4 cards")
    person.until(lambda: person.sees("kings, 5 cards"))
    person.rest()

    assert person.line == NORMAL
    assert person.selected == []


def test_undo_clears_the_selection(sit: Sit) -> None:
    person = sit(OPENED, compared=False)  # a new window offers no Redo
    person.draw()
    person.click("king of clubs")
    person.press("m")
    person.select("six of spades", "jack of diamonds")

    person.ctrl(Qt.Key.Key_Z)

    assert person.sees("kings, 4 cards")
    assert (person.selected, person.line) == ([], NORMAL)


def test_giving_the_seat_to_a_bot_clears_the_selection(sit: Sit) -> None:
    person = sit(OPENED, compared=False)
    person.click("jack of diamonds")

    person.press(Qt.Key.Key_F10)
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_Escape)

    assert person.selected == []


UNOPENED = dealt(["KsKhKdAsAhAdQsJd8c6s4h"], drawn="4s5h7h9hKc")


def test_a_card_with_the_focus_ring_shows_the_frame_of_its_selection(sit: Sit) -> None:
    """Regression: the ring covered the frame."""
    person = sit(UNOPENED, compared=False)
    person.press("6")
    person.press(Qt.Key.Key_Space)
    person.rest()
    card = person.find("six of spades").rect
    frame = person.pixels(card.translated(card.width() // 2, -4)).pixelColor(0, 0)
    assert frame.hsvSaturation() > 120, "brass"


def test_a_card_raised_below_the_pointer_is_the_one_that_is_clicked(sit: Sit) -> None:
    person = sit(OPENED, speed=Speed.FAST)
    person.draw()
    foot = person.find("jack of diamonds").rect.bottomLeft() + QPoint(12, -4)
    person.move_to(foot)
    person.wait(600)
    person.click_at(foot)
    assert person.selected == ["jack of diamonds"]
    person.rest()
    person.click_at(foot)
    assert person.selected == []


def test_selecting_three_cards_while_others_are_staged_offers_a_second_meld(
    sit: Sit,
) -> None:
    """Button and points are those of the first three."""
    person = sit(UNOPENED)
    person.draw()
    person.select("king of spades", "king of hearts", "king of diamonds")
    assert "Put down" in person.buttons
    person.press(Qt.Key.Key_Return)

    person.select("ace of spades", "ace of hearts", "ace of diamonds")
    assert person.line == "Your turn. Selected: three aces (60 points)."
    person.click("Meld aces")

    assert person.line.startswith("Your turn. 90 of 50 points.")
    person.press("m")
    assert person.sees("aces, 3 cards")
    assert person.line == NORMAL


def test_a_double_click_plays_a_card_that_fits_one_meld(sit: Sit) -> None:
    person = sit(OPENED, speed=Speed.FAST, compared=False)
    person.draw()

    person.double_click("king of clubs")
    person.until(lambda: person.sees("kings, 5 cards"))
    person.rest()

    assert (person.selected, person.line) == ([], NORMAL)


@pytest.mark.parametrize("thing", ["discard pile", "Take pile"])
def test_a_double_click_on_the_pile_or_its_button_only_takes_it(
    sit: Sit, thing: str
) -> None:
    """Regression: the second click selected the cards of a flying card's rank, or
    pressed the button that replaced *Take pile*; a seven of clubs of the pile was
    selected, as the one that had taken it.
    """
    game = opened(
        "KsKhKd2c9d9s7c7d8cQs",
        "[KsKhKd2c]",
        ("5c", "6s", "7h"),
        drawn="4s5h8h9hKc",
        upcard="7c",
    )
    person = sit(game, speed=Speed.FAST, compared=False)
    person.until_own_turn()
    person.select("seven of clubs", "seven of diamonds")

    person.double_click(thing)
    person.until(lambda: person.sees("sevens, 3 cards"))
    person.rest()

    assert (person.selected, person.line) == ([], NORMAL)
    assert not person.sees("Select the card to discard first.")


def test_a_double_click_on_a_card_that_fits_no_meld_selects_its_rank(sit: Sit) -> None:
    """Before the draw as well."""
    person = sit(OPENED)
    person.draw()

    person.double_click("four of hearts")

    assert sorted(person.selected) == sorted(FOURS)


def first_round(sit: Sit, speed: Speed) -> Person:
    """Open the first guided round at its first draw."""
    person = sit(welcomed=False, speed=speed, compared=False)
    person.press("1")
    for _ in range(2):
        person.until(lambda: "Continue" in person.buttons)
        person.press(Qt.Key.Key_Space)
    person.until(lambda: "Draw" in person.buttons)
    return person


def test_a_card_dragged_to_the_meld_row_before_the_draw_is_no_discard(sit: Sit) -> None:
    """The coach refuses a meld, not a discard."""
    person = first_round(sit, Speed.OFF)

    person.drag("king of spades", "place for a new meld")

    assert "Click the stock" in person.line
    assert not person.sees("A discard ends your turn")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_no_meld_is_veiled_while_the_coach_explains(sit: Sit, speed: Speed) -> None:
    """After a discard by two clicks in the first guided round."""
    person = first_round(sit, speed)
    person.draw()
    person.select("king of spades", "king of hearts", "king of diamonds")
    person.select("two of clubs")
    person.press("m")
    person.press("m")
    person.until(lambda: "Continue" in person.buttons)
    person.press(Qt.Key.Key_Space)
    person.until(lambda: "discard" in person.line)
    kings = look_of(person, "kings")

    person.click("four of diamonds")
    assert not differences(look_of(person, "kings"), kings).isEmpty(), "veiled"
    person.click("discard pile")
    person.until(lambda: "Continue" in person.buttons)

    assert differences(look_of(person, "kings"), kings).isEmpty()


FROZEN = dealt(["4c4d4hKsKhQsJdTc8d", "5c5d"], drawn="4s", upcard="9c")
ANSWERS = {
    "frozen": (FROZEN, FOURS[1:], "The pile is frozen: you need two natural nines"),
    "open": (OPENED, FOURS[1:], "You cannot use the top card: you need two natural"),
}


@pytest.mark.parametrize("game", ANSWERS)
def test_taking_the_pile_with_wrong_cards_says_which_cards_take_it(
    sit: Sit, game: str
) -> None:
    """By a click and by a drag. Regression: three fours were refused as not of one
    rank.
    """
    record, cards, why = ANSWERS[game]
    person = sit(record)
    person.select(*cards)

    person.click("discard pile")

    assert person.find(why, "Client")
    person.press(Qt.Key.Key_Escape)
    person.select(*cards)
    person.drag(cards[0], "discard pile")
    assert person.find(why, "Client")


def test_before_the_draw_a_selected_card_veils_nothing(sit: Sit) -> None:
    """Regression: the whole hand was grey, as if another card could be used."""
    person = sit(OPENED)
    before = look_of(person, "kings")

    person.click("six of spades")

    assert person.selected == ["six of spades"]
    assert look_of(person, "kings") == before


def test_selecting_cards_of_two_melds_veils_neither_meld(sit: Sit) -> None:
    """A queen and a five, selected together, fit two melds one after the other."""
    game = dealt(
        ["QsQhQdQc5c5d5h5s6s2cJd", "7c", "9c"],
        drawn="Kc7s",
        turns="0: draw, meld [QsQhQd2c] [5c5d5h]",
    )
    person = sit(game)
    before = look_of(person, "queens"), look_of(person, "fives")

    person.select("queen of clubs", "five of spades")

    for name, was in zip(("queens", "fives"), before, strict=True):
        assert differences(look_of(person, name), was).isEmpty()
    reason = "These cards go to different melds: add one after the other."
    assert person.find("Meld selected").description == reason


def test_a_double_click_on_a_menu_entry_does_nothing_below_the_menu(sit: Sit) -> None:
    """Regression: the second click on “Draw card” asked for the plate below."""
    person = sit(dealt(["4c4d4hKsQs"], drawn="4s", upcard="9c"))
    person.until_own_turn()
    hand = person.hand
    person.click("Move")
    menu = instance(QMenu, QApplication.activePopupWidget())
    entry = menu.actionGeometry(menu.actions()[0])
    at = entry.bottomRight() - QPoint(10, 2)
    below = person.window.mapFromGlobal(menu.mapToGlobal(at))
    plate = person.find("Anton").rect.translated(-person.window.pos())
    assert plate.contains(below)

    for window, point in ((menu, at), (person.window, below)):
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(window.windowHandle(), left, pos=point)
    person.rest()

    assert len(person.hand) > len(hand)
    assert not person.sees("Anton has not")
