"""The start page of a player who has played before."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.learning.progress import ProgressFile
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs"], drawn="4s", upcard="9c")
FIRST = ("first-round", "classic-01", "classic-02", "classic-03")
"""Lessons that are done."""


def save_longer_game(name: str) -> None:
    """Save a custom ruleset."""
    longer = replace(ALL_RULESETS[0], target_score=7000)
    save_rules(make_named_rules(name, "", longer))


def buttons(person: Person) -> list[str]:
    return [t.name for t in person.things() if t.role == "Button" and t.enabled]


@pytest.fixture
def learned() -> None:
    for lesson in FIRST:
        ProgressFile().finish_lesson(lesson, 0, date(2026, 11, 1))


def test_a_new_player_sees_buttons_to_learn_and_to_play(sit: Sit) -> None:
    person = sit(welcomed=False)

    assert "Teach me Canasta: Start" in buttons(person)
    assert "I know Canasta: Deal" in buttons(person)
    assert not person.sees("Deal of the day")
    # Anton is no Novice.
    assert person.sees("Clara and Tomás, both at the Novice level")


def test_a_closed_sheet_returns_the_focus_to_the_card_that_had_it(sit: Sit) -> None:
    """Regression: the first card had the focus after F1 and Esc; after a menu the card
    under a pointer at rest had it."""
    person = sit(welcomed=False)
    person.press(Key.Key_Right)
    at = person.window.mapFromGlobal(person.place("Another game: ")).toPointF()
    enter = QEnterEvent(at, at, person.window.mapToGlobal(at))
    QApplication.sendEvent(person.window.windowHandle(), enter)

    person.press(Key.Key_F1)
    person.press(Key.Key_Escape)

    assert person.find("I know Canasta: Deal", "Button").focused
    person.hover("Another game: ")
    assert person.find("Another game: ", "Button").focused


def test_one_round_from_the_start_page_does_not_shorten_the_next_new_game(
    sit: Sit,
) -> None:
    """Regression: *New game* opened with one round; Enter on the length did nothing."""
    person = sit(welcomed=False)
    for key in (Key.Key_Right, Key.Key_Backtab, Key.Key_Return):
        person.press(key)
    person.until(lambda: "Round 1 of 1" in person.names())

    person.ctrl(Key.Key_N)

    assert person.find("5,000 points", "ComboBox")
    person.press(Key.Key_Escape)


@pytest.mark.usefixtures("learned")
def test_a_returning_player_is_offered_the_saved_game_and_the_next_lesson(
    sit: Sit,
) -> None:
    person = sit(GAME)
    person.click("stock")
    line = person.line

    person.choose("Start page")
    assert "Your game: Continue" in buttons(person)
    assert person.sees("Round 1, 0 : 0")
    assert not person.sees("Teach me Canasta")
    person.click("Your game: Continue", "Button")
    assert person.line == line

    person.choose("Start page")
    assert not person.menu("Move").isEnabled(), "its moves would be played unseen"
    person.press(Key.Key_M, Qt.KeyboardModifier.AltModifier)
    assert person.sees("Open your side: Reach the minimum of 50, 90 and 120.")
    person.press("2")
    person.rest()
    assert person.sees("Open your side, now")

    person.choose("Start page")
    person.press("1")
    person.rest()
    assert person.line == line, "the lesson is left for the game"
    assert person.menu("Move").isEnabled()


def test_the_golden_button_is_the_one_that_enter_presses(sit: Sit) -> None:
    """Regression: with the focus on another card the first button stayed golden; in a
    window that was opened behind another one, all were."""
    person = sit(welcomed=False)

    def grounds() -> list[QColor]:
        doors = ("Teach me Canasta", "I know Canasta", "Another game")
        corners = (person.find(f"{door}:", "Button").rect.topLeft() for door in doors)
        at = QPoint(10, 10) - person.window.pos()
        return [person.picture().pixelColor(corner + at) for corner in corners]

    golden, plain, _ = grounds()
    assert golden != plain

    for key in (Key.Key_Right, Key.Key_Backtab):
        person.press(key)
        assert grounds() == [plain, golden, plain]

    front = QWidget()
    front.show()
    front.activateWindow()
    person.until(front.isActiveWindow)
    person.choose("Start page")
    assert grounds() == [golden, plain, plain]


@pytest.mark.usefixtures("learned")
def test_without_a_saved_game_the_next_lesson_and_the_deal_of_the_day_are_offered(
    sit: Sit,
) -> None:
    person = sit()
    person.press(Key.Key_Escape)

    person.choose("Start page")

    assert "Next lesson: Start" in buttons(person)
    assert person.sees("Ready to play")
    person.click("Deal of the day: Open…", "Button")
    person.rest()
    assert person.sees("Another day")


def test_a_custom_ruleset_is_named_on_the_start_page_and_dealt_by_one_click(
    sit: Sit,
) -> None:
    save_longer_game("Aunt May")
    person = sit(GAME)

    person.choose("Start page")
    assert person.sees("Your own: Aunt May")
    person.click("House rules…", "Button")
    assert person.find("Find a rule").focused

    person.press(Key.Key_Escape)
    person.click("Your game: Continue", "Button")
