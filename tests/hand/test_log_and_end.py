"""The log of a game and the sheet at its end."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.notation.record import DEAL_NUMBER_FIELD
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_selecting import draw
from tests.hand.test_start_page import choose

Key = Qt.Key
LAST = dealt(
    ["4c4d4h4s4c4d4h4s5c5d5h"],
    drawn="5s",
    upcard="9c",
    ruleset="classic_4(match_end=rounds,rounds=1,target_score=none)",
)

TURNS = dealt(
    ["4c4d4hKsQs", "KcKdKh5c5d5hXrXb8c8d"],
    drawn="4s6sQc9hJc6h",
    upcard="9c",
    turns="""
0: draw
0: discard Qs
1: draw, meld [KcKdKhXr], discard 8c
2: draw
2: discard Qc
3: draw
3: discard 9h
0: draw
0: discard Jc
1: draw, meld [5c5d5h] m0+Xb, discard 8d
""",
)
ADDED = dealt(
    ["4c4d4hKsQs", "KcKdKh5c5d5hXr8c8dXb5s"],
    drawn="4s6sQc9hJc6h",
    upcard="9c",
    turns="""
0: draw
0: discard Qs
1: draw, meld [KcKdKhXr] [5c5d5h], discard 8c
2: draw
2: discard Qc
3: draw
3: discard 9h
0: draw
0: discard Jc
1: draw, meld m1+5s m0+Xb, discard 8d
""",
)


def test_the_log_describes_a_turn_in_one_sentence(sit: Sit) -> None:
    """Regression: Clara was named three times in one entry, which had "added joker"
    without an article.
    """
    person = sit(TURNS)
    person.until(lambda: person.sees("Clara melded"))

    entries = [name for name in person.names() if name.startswith("Clara ")]
    assert entries[-2:] == [
        "Clara opened with 80 points (kings) and discarded the eight of clubs.",
        "Clara melded three fives, added a joker to the kings and discarded the eight"
        " of diamonds.",
    ]


def test_keys_play_after_a_click_on_the_log(sit: Sit) -> None:
    """Regression: the log kept the keys, and D drew no card."""
    person = sit(TURNS, compared=False)
    person.until_own_turn()
    held = len(person.hand)
    person.click(
        next(name for name in person.names() if name.startswith("Clara melded"))
    )
    replay = next(it for it in QApplication.topLevelWidgets() if is_replay(it))
    QTest.keyClick(replay, Key.Key_Escape)

    person.press("d")

    person.until(lambda: len(person.hand) == held + 1)


def is_replay(widget: QWidget) -> bool:
    return widget.isVisible() and widget.windowTitle().startswith("Replay")


def test_the_log_says_added_only_once_and_names_the_meld_of_each_card(sit: Sit) -> None:
    """Regression: "added the five of spades, added a joker to the kings and …"."""
    person = sit(ADDED)
    person.until(lambda: person.sees("Clara opened"))

    entries = [name for name in person.names() if name.startswith("Clara ")]
    assert entries[-1] == (
        "Clara added the five of spades to the fives and a joker to the kings and"
        " discarded the eight of diamonds."
    )


def won(sit: Sit) -> Person:
    """Win a game of one round."""
    person = sit(replace(LAST, private_fields={DEAL_NUMBER_FIELD: 5}), compared=False)
    draw(person)
    person.click("Go out")
    person.until(lambda: person.sees("To the result"))
    person.click("To the result", "Button")
    person.rest()
    return person


def test_the_end_of_a_one_round_game_names_no_best_round(sit: Sit) -> None:
    """Regression: it had "Your best round" and "moments that made it"."""
    person = won(sit)
    assert person.sees("645")
    assert not person.sees("best round")


def test_a_saved_game_opened_and_won_twice_counts_as_one_win(sit: Sit) -> None:
    won(sit)
    sit.close()
    sit.programs.clear()
    sit.people.clear()
    person = won(sit)
    person.press(Key.Key_Escape)
    choose(person, "Statistics…")
    person.until(lambda: person.sees("Games won:"))
    person.rest()
    assert person.sees("Games won: 1 (100%)")
    assert person.sees("Longest winning streak: 1")
