"""Practice positions and practice mode: what the player needs to know is shown."""

import re
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from canasta_qt.learning.grading import Grade
from canasta_qt.learning.practice import practice_positions
from canasta_qt.learning.progress import ProgressFile
from canasta_qt.notation.record import PRACTICE_FIELD
from canasta_qt.table.view import TableView
from canasta_qt.windows.notices import NoticeStrip
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.person import Person, differences
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_lessons import coach
from tests.hand.test_start_page import GAME
from tests.windows.clipping import clipped

TAKEN = [
    (
        "a joker seen to go into the next hand makes single cards dangerous",
        "Clara took two sixes and a joker with the pile.",
    ),
    (
        "nobody goes out unasked on a partner who was seen to take aces and wild cards",
        "I took four aces",
    ),
]


def ask_only(which: str) -> None:
    """Leave only the practice positions with a name or of a topic unanswered."""
    for each in practice_positions():
        if which not in (each.name, each.title):
            ProgressFile().record_answer(each.key, Grade.SOLVED, date(2100, 1, 1))


@pytest.mark.parametrize(("name", "said"), TAKEN)
def test_a_practice_position_says_who_took_which_cards(
    sit: Sit, name: str, said: str
) -> None:
    """Regression: it was "Remember who took what", which nobody had seen."""
    ask_only(name)
    person = sit.without_game()

    person.choose("Practice positions…")

    person.until(lambda: said in coach(person))
    assert "Leave practice" in person.buttons
    assert not person.sees("Leave lesson")
    assert "Remember" not in coach(person)
    assert coach(person).endswith("What do you play?")


def test_the_table_behind_an_answer_shows_the_whole_answer(sit: Sit) -> None:
    """Regression: the last card was in the air, and the line offered to go out."""
    ask_only("going out against a side that has not opened")
    person = sit.without_game(speed=Speed.NORMAL)
    person.choose("Practice positions…")
    person.until(lambda: coach(person).endswith("Go out, or play on?"))
    person.rest()

    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    person.until(lambda: person.sees("See why"))

    assert person.line.startswith("Position 1 of 1 ")


def test_esc_leaves_no_half_made_answer(sit: Sit) -> None:
    """Regression: it did, and so did the second Esc that cleared a selection."""
    ask_only("no wild card is wasted on a pile that is frozen already")
    person = sit.without_game()
    person.choose("Practice positions…")
    person.until(lambda: coach(person).endswith("What do you discard?"))
    for entry in ("Hint", "Compare moves"):
        assert not person.menu(entry).isEnabled(), "the answer is asked for"
    person.press(Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_Escape)
    person.put_down(Qt.Key.Key_2)
    leave = "To leave with a half-made answer, press the button Leave practice."

    while not person.sees(leave):
        person.press(Qt.Key.Key_Escape)

    assert person.sees("queens, 4 cards")


def test_esc_on_an_answer_shows_its_grade_and_the_way_to_the_next_position(
    sit: Sit,
) -> None:
    """Regression: a strip with the reason only, and no way on; played on from here, the
    card of a hint covered the heading of the panel."""
    ask_only("The pile")
    person = sit.without_game()
    person.choose("Practice positions…")
    person.until(lambda: coach(person).endswith("Take the pile, or draw?"))
    person.press("d")
    person.until(lambda: person.sees("See why"))

    person.press(Qt.Key.Key_Escape)

    assert not person.sees("See why")
    assert person.sees("You drew. ")
    (strip,) = (s for s in person.window.findChildren(NoticeStrip) if s.isVisible())
    card = strip.card.rect().translated(strip.card.mapToGlobal(QPoint()))
    for name in ("stock", "discard pile", "kings"):
        assert not card.intersects(person.find(name, "ListItem").rect), name
    assert person.line.startswith("Position 1 of 10")
    assert "Draw" not in person.buttons
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Position 2 of 10"))

    person.press("d")
    person.until(lambda: person.sees("See why"))
    person.press("c")
    person.until_own_turn()
    assert "Draw" not in person.buttons, "played on after the answer"
    topics = person.find("Topics done").rect
    before = person.pixels(topics)
    person.ask_hint()
    assert differences(before, person.pixels(topics)).isEmpty()


def practise(sit: Sit, speed: Speed) -> Person:
    """Begin practice mode, and wait until a bot plays.

    Its dialog offers nothing that is for later games.
    """
    person = sit(GAME, speed=speed, compared=False)
    person.choose("Practice mode…")
    assert not person.sees("Always begin with this game")
    person.press(Qt.Key.Key_Return)
    person.until(lambda: "Skip" in person.buttons)
    return person


def test_esc_in_practice_mode_skips_bot_turns_but_never_leaves_practice(
    sit: Sit,
) -> None:
    """Regression: "Skip Esc" and "Leave practice Esc" were there at once."""
    person = practise(sit, Speed.SLOW)

    person.skip()
    assert person.sees("Leave practice")
    person.press(Qt.Key.Key_Escape)
    person.rest()

    assert person.sees("Leave practice")
    assert person.line.startswith("Your turn")
    held = person.hand
    for key in (Qt.Key.Key_F6, Qt.Key.Key_Tab, Qt.Key.Key_Return):
        person.press(key)
    person.rest()
    assert person.hand == held, "a focused button has no Enter, and lets none draw"
    person.click("Leave practice")
    person.until(lambda: not person.sees("Leave practice"))


def test_undo_in_practice_takes_back_the_last_own_action_while_a_bot_plays(
    sit: Sit,
) -> None:
    """Regression: before the first own turn only "Paused" and "Redo" remained."""
    person = practise(sit, Speed.NORMAL)

    person.ctrl(Qt.Key.Key_Z)
    assert not person.sees("Paused.")
    person.until_own_turn()
    person.draw()
    held = person.hand
    person.click(held[-1])
    person.press("x")
    clara = next(name for name in person.names() if name.startswith("Clara,"))
    person.until(lambda: not person.sees(clara))
    person.ctrl(Qt.Key.Key_Z)

    person.until(lambda: person.line.startswith("Your turn"))
    person.rest()
    assert person.hand == held
    assert "Redo" in person.buttons


def test_in_practice_a_click_on_a_plate_offers_its_seat(sit: Sit) -> None:
    """Regression: the click opened the window for errors of the program, and Shift+H
    the menu of a seat.
    """
    person = sit(GAME, compared=False)
    person.choose("Practice mode…")
    person.press(Qt.Key.Key_Return)
    person.until_own_turn()
    person.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert person.sees("Why did ")
    person.press(Qt.Key.Key_Escape)

    person.click(next(name for name in person.names() if name.startswith("Clara,")))

    (menu,) = (it for it in person.window.findChildren(QMenu) if it.isVisible())
    seat, why = menu.actions()
    assert (seat.text(), why.text()) == ("Play this seat", "Why did they do that?")
    seat.trigger()
    menu.close()
    person.until(lambda: person.sees("Tomás, partner"))


def test_without_the_panel_the_table_says_that_a_round_is_practice(sit: Sit) -> None:
    """Regression: nothing on the table said so, and no way back was visible."""
    person = sit(GAME, size=(1024, 700), compared=False)
    assert not person.sees("Leave practice")
    person.choose("Practice mode…")
    person.press(Qt.Key.Key_Return)
    person.until_own_turn()

    assert not person.sees("Game log")
    assert any(re.match(r"We 0, .*Practice mode", name) for name in person.names())
    assert "Leave practice" in person.buttons
    person.hover("Leave practice")
    (table,) = (t for t in person.window.findChildren(TableView) if t.isVisible())
    assert table.viewport().toolTip() == "Leave practice"
    person.click("Leave practice")
    person.until(lambda: not person.sees("Leave practice"))


def test_o_during_the_count_of_a_practice_round_leaves_the_counted_hands_open(
    sit: Sit,
) -> None:
    """Regression: they were turned down, and lost their points."""
    person = sit(replace(NEARLY_OUT, private_fields={PRACTICE_FIELD: True}))
    person.go_out()
    person.until(lambda: person.sees("Done"))
    person.rest()
    plate = person.find("Clara, ").rect
    beside_face = plate.adjusted(plate.width() // 3, 0, 0, 0)
    counted = person.pixels(beside_face)

    person.press("o")
    person.until(lambda: person.sees("Clara, 11 cards"))
    person.press("o")

    person.until(lambda: person.pixels(beside_face) == counted)
    person.press(Qt.Key.Key_Return)
    person.until(lambda: "Show score" in person.buttons)
    person.rest()
    person.press(Qt.Key.Key_Return)
    person.until(lambda: not person.sees("Leave practice"))
    assert not person.sees("Done"), "Enter showed the same score again"


TOPICS = "Topics done: 0 of 6"


def test_each_number_of_the_practice_panel_says_what_it_counts(sit: Sit) -> None:
    """Regression: it had “0 of 6”, “0 of 36” and “1 of 10” without a word, and "Topics
    done: (" was cut off by its bar."""
    person = sit.without_game()
    person.press(Qt.Key.Key_F3)
    person.until(lambda: person.sees("Position 1 of 10 in this set"))

    counted = [name for name in person.names() if re.search(r"0\sof\s\d", name)]
    assert [name for name in counted if "answered" not in name] == [TOPICS]
    assert len(counted) == 7
    person.rest()
    assert clipped(person.window) == []
