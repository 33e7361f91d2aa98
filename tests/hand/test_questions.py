"""Questions with buttons: in a dialog, or in a strip over a paused table."""

from datetime import date

import pytest
from PySide6.QtCore import QRect, Qt

from canasta_qt.learning.progress import ProgressFile
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, lightest

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")
RESET = "Reset your learning progress?"
LEFT = "Your game is where you left it."
NO_GAME = "No game in progress. Start one whenever you like."


def has_learned() -> bool:
    """Return whether a lesson is stored as done."""
    return bool(ProgressFile().read_progress().lesson)


def ask_to_start_over(sit: Sit) -> Person:
    """Select a card, then open the question about the learning progress."""
    ProgressFile().finish_lesson("classic-01", 0, date(2026, 11, 1))
    person = sit(GAME, compared=False)
    person.press("d")
    person.click("king of spades")
    person.choose("Start over…")
    person.rest()
    assert person.sees(RESET)
    return person


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_esc_and_enter_keep_the_learning_progress_whatever_was_clicked(
    sit: Sit, key: Key
) -> None:
    """Regression: Esc did nothing, and after a click on a card Enter discarded it."""
    person = ask_to_start_over(sit)
    person.click("queen of spades")

    person.press(key)
    person.rest()

    assert not person.sees(RESET)
    assert has_learned()
    assert person.selected == ["king of spades"]
    assert person.find("Table", "List").focused, "keys are those of the table again"


def test_a_reset_of_the_learning_progress_is_announced_and_the_table_has_the_keys(
    sit: Sit,
) -> None:
    """Regression: nothing was said, and the key Space turned the sound off."""
    person = ask_to_start_over(sit)

    person.click("Start over", "Button")
    person.rest()

    assert not has_learned()
    assert person.sees("Your learning progress was reset.")
    assert person.find("Table", "List").focused


def test_a_reset_of_the_learning_progress_updates_the_start_page(sit: Sit) -> None:
    """Regression: the start page went on offering the lesson after the one done."""
    person = ask_to_start_over(sit)
    person.press(Key.Key_Escape)
    person.choose("Start page")
    assert person.sees("A meld: ")

    person.choose("Start over…")
    person.click("Start over", "Button")
    person.rest()

    assert person.sees("A turn: "), "the first lesson is offered again"
    person.press(Key.Key_Escape)


def leave_a_game(sit: Sit) -> Person:
    """Begin a game and close the window; return the person at the next window."""
    person = sit(GAME, compared=False)
    person.draw()
    person.choose("Quit")
    sit.people.remove(person)
    person = sit(compared=False)
    person.rest()
    assert person.sees(LEFT)
    return person


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_esc_and_enter_continue_the_paused_game_also_after_a_click_on_a_card(
    sit: Sit, key: Key
) -> None:
    """Regression: Esc did nothing, and after a click neither did Enter."""
    person = leave_a_game(sit)
    person.click("queen of spades")

    person.press(key)
    person.rest()

    assert not person.sees(LEFT)
    assert person.line.startswith("Your turn")
    assert person.find("Table", "List").focused


def test_esc_closes_the_offer_of_a_new_game(sit: Sit) -> None:
    """Regression: Esc did nothing."""
    person = sit.without_game()
    assert person.sees(NO_GAME)

    person.press(Key.Key_Escape)
    person.rest()

    assert not person.sees(NO_GAME)
    assert person.find("Table", "List").focused


def test_an_abandoned_game_leaves_an_empty_table_and_an_empty_panel(sit: Sit) -> None:
    """Regression: the status line asked for a card to draw, and the side panel kept
    totals and log, or showed the totals again in a window of another size.
    """
    person = sit(GAME, compared=False)
    person.draw()
    assert person.sees("You drew")
    stock = person.find("stock").rect
    number = QRect(stock.left() - 80, stock.center().y() - 20, 70, 50)
    assert lightest(person.pixels(number)) > 180

    person.choose("Abandon game…")
    person.click("Abandon", "Button")
    person.rest()
    assert not person.sees("Your turn")

    person.press(Key.Key_Escape)
    person.window.resize(1300, 800)
    person.rest()
    assert person.sees(NO_GAME)
    assert not person.sees("Score")
    assert not person.sees("You drew")
    assert not person.sees("Clara")
    assert not person.hand
    assert "Sort" not in " ".join(person.buttons)
    assert lightest(person.pixels(number)) < 150, "the number of cards in the stock"


def test_open_without_a_game_lists_the_saved_games(sit: Sit) -> None:
    """Regression: a bare file dialog opened in the home folder."""
    person = sit(GAME, compared=False)
    person.choose("Start page")
    person.click("Open a saved game…", "Button")
    assert person.sees("Saved games")
    person.press(Key.Key_Escape)
    assert not person.sees("Saved games")
    person.press(Key.Key_Escape)

    person.ctrl(Key.Key_N)
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("You find") or person.line.startswith("Your turn"))
    person.choose("Abandon game…")
    person.click("Abandon", "Button")
    person.press(Key.Key_Escape)
    assert person.sees(NO_GAME)

    person.click("Open…", "Button")
    assert person.sees("Saved games")
    person.press(Key.Key_Escape)
    assert person.sees(NO_GAME)

    person.click("Open…", "Button")
    person.press(Key.Key_Return)
    person.until_own_turn()
    assert "four of clubs" in person.hand


def test_the_offer_after_an_abandoned_game_is_in_the_middle_of_the_table(
    sit: Sit,
) -> None:
    """Regression: it was at the upper left, as it avoided its own first place."""
    person = sit(GAME, compared=False)
    person.until_own_turn()
    person.choose("Abandon game…")
    person.click("Abandon", "Button")
    person.rest()

    person.press(Key.Key_Escape)
    person.rest()

    window = sit.programs[0].window
    assert window.strip is not None
    table = window.area.table
    assert abs((window.strip.geometry().center() - table.rect().center()).x()) <= 1
