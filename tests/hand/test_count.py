"""The end of a round: who went out is said, and the count leaves nothing behind."""

from dataclasses import replace

from PySide6.QtCore import Qt

from canasta_qt.look.tokens import Duration
from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_not_now import THEY_GO_OUT, at_the_end, give_seat, menu_entry
from tests.hand.test_review import finished
from tests.hand.test_selecting import draw
from tests.hand.test_start_page import choose


def test_at_the_count_a_hint_says_why_there_is_none(sit: Sit, heard: list[str]) -> None:
    """The key did nothing; so did it while others play."""
    person = sit(NEARLY_OUT, compared=False)
    draw(person)
    person.click("Go out")
    person.until(lambda: person.sees("Next round"))

    person.press("h")

    person.until(lambda: "This round is over." in " ".join(heard))


def test_who_goes_out_is_named_in_the_line_and_every_hand_is_counted(sit: Sit) -> None:
    """C12, C8, R4: at the end the picture is what a new painting of it is."""
    person = sit(NEARLY_OUT, compared=False)
    draw(person)

    person.click("Go out")

    person.until(lambda: person.line.startswith("You went out."))
    person.until(lambda: person.sees("Next round"))
    assert any("in hand" in said.description.lower() for said in person.things())


def test_nothing_tells_the_result_before_the_count_has_shown_it(
    sit: Sit, heard: list[str]
) -> None:
    """The round ended with the points of both sides said aloud, and L said them."""
    person = sit(NEARLY_OUT, speed=Speed.NORMAL, compared=False)
    draw(person)
    person.click("Go out")
    person.until(lambda: "Canastas:" in person.line)

    for key in "lLsS":
        person.press(key)
        person.wait(50)
    assert "You melded four fours, discarded the queen of hearts and went out." in heard
    assert "580" not in " ".join((*heard, *person.names()))
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Next round"))

    person.until(lambda: "This round: We 580, They −210." in " ".join(heard))


def test_a_notice_waits_until_the_round_is_counted(sit: Sit) -> None:
    """C20: a finished round opened from a file; it covered what was counted."""
    players = (PERSON, f"{BOT_PREFIX}wizard", *(f"{BOT_PREFIX}standard",) * 2)
    notice = "Unknown players in this game: wizard."
    round_ = replace(finished(), players=players)
    person = sit(round_, speed=Speed.NORMAL, compared=False)
    person.until(lambda: "Canastas:" in person.line)
    assert not person.sees(notice)
    person.press(Qt.Key.Key_Return)
    person.until(lambda: "Next round" in person.buttons)
    person.rest()
    assert not person.sees(notice)

    person.wait(Duration.NEXT_ROUND_WAITS)
    person.click("Next round")

    person.until(lambda: person.sees(notice))


def test_at_the_count_enter_has_one_meaning_when_the_seat_is_taken_back(
    sit: Sit,
) -> None:
    """“Show score Enter” stood in the line, “Next round Enter” in the panel."""
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    give_seat(person)
    at_the_end(person)
    counted = person.line

    menu_entry(person, "Take my seat back").trigger()
    person.rest()

    assert person.line == counted
    assert "Show score" not in person.buttons
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Round 2"))


def test_a_finished_count_is_the_same_after_another_page(sit: Sit) -> None:
    """The line spoke of the score while the panel offered the next round."""
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    at_the_end(person)
    counted = person.line

    choose(person, "First round")
    person.until(lambda: person.line != counted)
    person.press(Qt.Key.Key_Escape)
    person.rest()

    assert person.line == counted
    assert "Show score" not in person.buttons


def test_a_second_click_on_next_line_deals_no_round_unseen(sit: Sit) -> None:
    """The button turned into “Next round” under the mouse."""
    person = sit(NEARLY_OUT, speed=Speed.FAST, compared=False)
    draw(person)
    person.click("Go out")
    person.until(lambda: "Next line" in person.buttons)
    at = person.find("Next line", "Button").rect.center()
    table = person.find("Table", "List").rect
    assert table.contains(at)

    for _ in range(30):
        if "Next round" in person.buttons:
            break
        person.click_at(at)
    person.click_at(at)

    assert "Next round" in person.buttons
    person.wait(Duration.NEXT_ROUND_WAITS)
    person.click("Next round")
    person.until(lambda: person.sees("Round 2"))
