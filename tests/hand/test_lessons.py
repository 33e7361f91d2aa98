"""Lessons, walked through by mouse and keys."""

from datetime import date

import pytest
from PySide6.QtCore import Qt

from canasta_qt.learning.progress import ProgressFile
from canasta_qt.table.view import TableView
from tests.hand.conftest import Sit
from tests.hand.person import Person
from tests.hand.test_layout import enlarge_text


def at_lesson(sit: Sit, title: str) -> Person:
    """Open a lesson of Classic in the list beside the table."""
    person = sit.without_game()
    person.ctrl(Qt.Key.Key_L)
    person.until(lambda: person.sees("A turn, now"))
    person.click(title)
    person.until(lambda: person.sees(f"{title}, now"))
    return person


@pytest.mark.parametrize(("title", "row"), [("A turn", 0), ("Open your side", 3)])
def test_the_coach_covers_no_text_of_the_own_row_in_text_of_200_percent(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, title: str, row: int
) -> None:
    """Regression: the line grew over “not opened yet” and “Drag cards here”."""
    enlarge_text(monkeypatch)
    person = sit.without_game(size=(1280, 800))
    person.ctrl(Qt.Key.Key_L)
    person.until(lambda: coach(person))
    person.press(Qt.Key.Key_F9)
    person.press(Qt.Key.Key_F6)
    for key in (*(row * [Qt.Key.Key_Down]), Qt.Key.Key_Return):
        person.press(key)
    person.rest()

    assert title in person.window.windowTitle()
    line = person.find("Anton: ", "StaticText").rect
    assert line.top() > person.find("place for a new meld").rect.bottom()


def test_a_lesson_chosen_in_a_panel_over_the_table_is_shown_on_the_whole_table(
    sit: Sit,
) -> None:
    """Regression: the list still covered the lesson, and Esc left both."""
    person = sit.without_game(size=(900, 640))
    person.ctrl(Qt.Key.Key_L)
    person.until(lambda: coach(person))
    person.press(Qt.Key.Key_F9)

    person.click("A meld")
    person.rest()

    assert not person.sees("A meld, now")
    assert "meld" in coach(person)


def coach(person: Person) -> str:
    """Return what the coach says."""
    return next((n for n in person.names() if n.startswith("Anton: ")), "")


def until_said(person: Person, text: str) -> None:
    """Press Continue at every text until the coach says something."""

    def heard() -> bool:
        if text in coach(person):
            return True
        if "Continue" in person.buttons:
            person.click("Continue")
        return False

    person.until(heard)


def test_the_frozen_pile_lesson_asks_for_a_discard_and_puts_a_two_back(
    sit: Sit,
) -> None:
    """The discard is asked for after the draw; the two comes back with the reason."""
    person = at_lesson(sit, "A frozen pile")
    person.click("nine of clubs")
    person.click("nine of diamonds")
    person.click("discard pile")
    until_said(person, "K♣ is on top")

    person.click("stock")
    until_said(person, "Good. Now discard.")
    assert "Draw" not in coach(person)
    person.drag("two of spades", "discard pile")
    until_said(person, "Keep the two: a wild card is worth more in a meld.")
    assert "two of spades" in person.hand

    person.click("stock")
    person.drag("four of spades", "discard pile")
    until_said(person, "While it is frozen your meld does not help.")
    until_said(person, "Your side has not opened.")
    person.click("stock")
    until_said(person, "Good. Now discard.")
    person.drag("two of spades", "discard pile")
    until_said(person, "The two would freeze the pile for everybody.")
    person.click("stock")
    person.drag("four of spades", "discard pile")
    until_said(person, "After your side opens, the pile is free for you.")


def test_a_legal_move_that_a_lesson_does_not_ask_for_is_undone_with_a_sentence(
    sit: Sit,
) -> None:
    person = at_lesson(sit, "A frozen pile")

    person.click("stock")

    until_said(person, "You may do that, but first:")


def test_the_coach_says_the_task_again_after_a_refusal(sit: Sit) -> None:
    """Regression: the key repeated the refusal."""
    person = at_lesson(sit, "A turn")

    for key, said in zip("DDA", ("Your turn ends", "One card", "Your"), strict=True):
        person.press(Qt.Key[f"Key_{key}"])
        until_said(person, said)


def test_the_coach_speaks_in_the_first_person(sit: Sit) -> None:
    person = at_lesson(sit, "A meld")

    for seven in ("seven of clubs", "seven of diamonds", "seven of spades"):
        person.click(seven)
    person.click("place for a new meld")

    until_said(person, "It belongs to your side now, and I can add to it.")


@pytest.mark.parametrize(
    ("ruleset", "title"), [("samba", "Samba"), ("classic_3", "Classic, four players")]
)
def test_the_key_for_lessons_opens_the_lessons_of_the_game_being_played(
    sit: Sit, ruleset: str, title: str
) -> None:
    """The notice of a first game says so; a game without lessons has those
    of Classic.
    """
    person = sit(ruleset=ruleset, compared=False)

    person.ctrl(Qt.Key.Key_L)

    person.until(lambda: person.sees("Leave lesson"))
    assert person.find(title, "ComboBox")
    person.hover("Leave lesson")
    (table,) = (t for t in person.window.findChildren(TableView) if t.isVisible())
    assert table.viewport().toolTip() == "Leave lesson (Esc)"


def test_the_glossary_defines_every_term_of_the_first_guided_round(sit: Sit) -> None:
    """Regression: natural, meld, go out, open, threes, discard and side were
    missing.
    """
    person = sit.without_game()

    person.choose("Canasta glossary")

    for word in ("Natural card", "Meld", "Go out", "Open", "Red three", "Discard"):
        assert person.reads(f"{word}\n")
    assert person.reads("Natural cards are all cards from four to ace.")
    assert not person.reads("★")
    assert not person.reads("sequence")


def test_the_glossary_of_a_game_with_sequences_calls_them_melds(sit: Sit) -> None:
    """Regression: a meld was of one rank, and a sequence a meld of one suit."""
    person = sit(ruleset="samba", compared=False)
    person.press(Qt.Key.Key_Return)
    person.until_own_turn()
    person.choose("Canasta glossary")

    assert person.reads("together on the table. A sequence is a meld too.")


def test_after_the_first_guided_round_my_notes_list_its_rules_and_card_points(
    sit: Sit,
) -> None:
    """Regression: the notes were one line."""
    ProgressFile().finish_lesson("first-round", 0, date(2026, 11, 1))
    person = sit.without_game()

    person.choose("My notes")

    assert person.reads("Draw, meld if you like, discard.")
    assert person.reads("Red threes score 100 each, all four 800.")
    assert person.reads("Ask before you go out")
    assert person.reads("The cards are worth:")
    assert person.reads("Natural canasta: 500")
    assert person.sees("Print…")
