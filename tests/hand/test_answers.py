"""Answers of partners, reasons of bots, ranges of numbers, and search fields."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON, format_record
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences
from tests.hand.test_layout import WAYS

Key = Qt.Key
ASKED = dealt(
    ["AcAdAhAsAcAdAh7s7h7dQs", "JsJhJdJcTsThTd5c", "KsKhKdKcKsKhXr9c8s8h8d", "9d"],
    drawn="9h5h6h9s7cTd",
    turns="""
    0: draw, meld [AcAdAhAsAcAdAh], discard Qs
    1: draw, meld [JsJhJdJc] [TsThTd], discard 5c
    2: draw, meld [8s8h8d], discard 6h
    3: draw, discard 9d
    """,
)
"""Your hand can go out; Anton holds six kings and a joker."""
NO_PAIRS = dealt(
    ["Qs9s8s7s6s5s4sQdJdTd9d", "Kh"],
    upcard="Ac",
    ruleset="classic_2",
    players=(PERSON, f"{BOT_PREFIX}novice"),
)
THREE = dealt(["3c3s3cAsKhQdJc9h8c6s5h", "5c"], "Tc", upcard="Jd", turns="0: draw")


def texts(person: Person) -> list[str]:
    return [t.name for t in person.things() if t.role == "StaticText"]


def test_a_bot_with_a_canasta_in_its_hand_does_not_let_its_partner_go_out(
    sit: Sit,
) -> None:
    """Regression: the yes was 430 points worse than a no."""
    person = sit(ASKED, compared=False)
    person.draw()

    assert "Go out" in person.buttons
    person.press("g")

    person.until(lambda: person.sees("Anton said no."))
    said = "Your turn. Anton said no, so you cannot go out this turn."
    person.until(lambda: person.line == said)
    assert "Go out" not in person.buttons


def test_the_reason_of_a_bots_move_mentions_no_pile_it_could_not_take(sit: Sit) -> None:
    """The reason is asked for after each of three turns."""
    person = sit(NO_PAIRS, compared=False)
    for card in ("queen of spades", "jack of diamonds", "nine of spades"):
        person.draw()
        person.drag(card, "discard pile")
        person.until_own_turn()
        person.ask_why("Why did Clara do that?")
        assert not person.sees("overlooked the pile")
        assert not person.sees("could not take the pile, or left it")
        hidden = "Clara did not take the pile. The cards that explain it are hidden."
        assert person.sees(hidden)
        person.press(Key.Key_Escape)


def test_a_hint_mentions_the_black_three_in_the_hand(sit: Sit) -> None:
    """The three is advised, as good as the advice, or not good now; the hint never
    leaves it out.
    """
    person = sit(THREE, compared=False)

    person.ask_hint()

    assert any("3♣" in text or "3♠" in text for text in texts(person))


def test_the_question_how_many_cards_to_cut_shows_what_earns_the_bonus(
    sit: Sit,
) -> None:
    """Regression: the line said “Exactly 104 cards”."""
    person = sit(ruleset="family_hand_and_foot", players=4, deal=3)

    assert person.sees("The bonus is for 100 to 108 cards.")
    person.click("Cut", "Button")
    person.until(lambda: person.sees("Sort"))


@pytest.mark.parametrize("search", ["Find a game", "Find a rule"])
def test_a_button_empties_the_search_field(sit: Sit, search: str) -> None:
    """The button has a name and shows as soon as something is typed."""
    person = sit(THREE)
    person.ctrl(Key.Key_N)
    if search == "Find a rule":
        person.click("House rules…", "Button")
    person.click(search)
    assert not person.sees("Clear")
    person.press("zzz")
    assert person.find("Clear").enabled

    person.rest()
    person.click("Clear")

    person.until(lambda: not person.sees("Clear"))
    assert person.find(search).focused
    for _ in range(1 + (search == "Find a rule")):
        person.press(Key.Key_Escape)


ASKING = dealt(
    ["AcAdAhAsAcAdAh7s7h7dQs", "5c", "KsKhKdKcQsQhQdQc8s8h8d"],
    drawn="9h5h6h",
    turns="""
    0: draw, meld [AcAdAhAsAcAdAh], discard Qs
    1: draw, discard 5c
    2: draw, ask
    """,
)
WAYS_TITLE = "Take the pile with…"


def test_the_second_question_of_the_partner_looks_like_the_first(
    sit: Sit, tmp_path: Path
) -> None:
    """Regression: the box became twice as wide and covered melds.

    No answer has the colour of the button that Enter presses.
    """
    file = tmp_path / "asking.canasta"
    file.write_text(format_record(ASKING), encoding="utf-8")
    person = sit(ASKING, compared=False)

    def question() -> tuple[QRect, QRect]:
        person.until(lambda: "Yes" in person.names())
        person.rest()
        return person.find("May I go out?").rect, person.find("Yes").rect

    first = question()
    yes, no = (person.pixels(person.find(each).rect) for each in ("Yes", "No"))
    assert yes.pixel(6, 6) == no.pixel(6, 6)
    person.drop_file(file)

    assert question() == first


def test_an_answer_to_the_partner_closes_an_open_reason(sit: Sit) -> None:
    """Regression: the game was at a standstill until the next key."""
    person = sit(ASKING, compared=False)
    person.until(lambda: person.sees("May I go out?"))
    person.ask_why("Why did Anton do that?")

    person.click("Yes")
    person.rest()

    assert not person.sees("Why did Anton do that?")
    assert not person.line.startswith("Anton asks")


def test_ctrl_y_does_not_answer_the_partner(sit: Sit) -> None:
    """Regression: redo was a yes. Other keys say what must be answered."""
    person = sit(ASKING, compared=False)
    person.until(lambda: person.sees("May I go out?"))
    before = person.line

    person.redo()

    assert person.line == before
    person.press("d")
    assert person.sees("Answer your partner first: yes or no.")


CTRL = Qt.KeyboardModifier.ControlModifier
OTHER_KEYS: list[tuple[Any, ...]] = [
    *((letter,) for letter in "mxeg"),
    (Key.Key_Backspace,),
    *((key, CTRL) for key in (Key.Key_Z, Key.Key_Y, Key.Key_K)),
]


def test_a_key_of_a_command_closes_the_ways_to_take_the_pile_and_acts(sit: Sit) -> None:
    """Regression: the line offered “Draw” with D, which only closed the list."""
    person = sit(WAYS)
    person.until_own_turn()
    line, hand = person.line, person.hand
    for keys in OTHER_KEYS:
        person.open_ways()

        person.press(*keys)
        person.rest()

        assert not person.sees(WAYS_TITLE), keys
        assert person.line == line, keys
        assert person.hand == hand, keys

    person.open_ways()
    person.press("s")
    assert person.sees(WAYS_TITLE), "a key that reads something aloud leaves the list"
    person.draw()
    assert not person.sees(WAYS_TITLE)


def test_reasons_and_cards_seen_take_the_place_of_the_ways_to_take_the_pile(
    sit: Sit,
) -> None:
    """Regression: Shift+H showed a hint, and C a box that overlapped the list."""
    person = sit(WAYS)
    person.until_own_turn()
    person.open_ways()

    person.ask_why("do that?")
    assert not person.sees(WAYS_TITLE)
    assert not person.sees("Do it")

    person.open_ways()
    person.press("c")
    person.rest()
    assert not person.sees(WAYS_TITLE)
    assert person.sees("Memory aids are off.")


def test_enter_and_esc_belong_to_the_ways_to_take_the_pile_while_a_hint_is_shown(
    sit: Sit,
) -> None:
    """Regression: Esc closed the hint, and Enter played it."""
    person = sit(WAYS, compared=False)
    person.until_own_turn()
    person.ask_hint()
    person.open_ways()

    person.press(Key.Key_Escape)
    assert not person.sees(WAYS_TITLE)
    with_enter = person.pixels(person.find("Do it").rect)
    person.open_ways()
    without = person.pixels(person.find("Do it").rect)
    assert not differences(with_enter, without).isEmpty()
    person.press(Key.Key_Return)
    person.rest()

    assert person.sees("eights, 3 cards")
