"""An evening with real cards is kept on the score pad, by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating
from canasta_qt.storage.paper_games import new_path, save_paper_game
from tests.hand.conftest import Sit
from tests.hand.person import Person

Key = Qt.Key
POINTS = (("640", "-150"), ("1200", "300"), ("-85", "910"), ("700", "420"))


def begin_pad(sit: Sit, *names: str) -> Person:
    """Begin a pad of Classic for four, with four names, each ended by Enter."""
    person = sit()
    person.choose("Score pad…")
    for key in (Key.Key_Tab,) * 3:
        person.press(key)
    for name in names or ("Ada", "Ben", "Cleo", "Dan"):
        person.press(name)
        person.press(Key.Key_Return)
    person.press(Key.Key_Return)
    return person


def open_pad(
    sit: Sit, rules: str, *rounds: tuple[dict[str, int], ...], lone: bool = False
) -> Person:
    """Open a saved pad of four in pairs, or of three for themselves."""
    names = ("Ada", "Ben", "Cleo") if lone else ("Ada", "Ben", "Cleo", "Dan")
    seating = Seating.SOLO if lone else Seating.PAIRS
    game = PaperGame(parse_ruleset(rules), seating, names, 0, rounds)
    save_paper_game(new_path(), game)
    person = sit()
    person.choose("Score pad…")
    return person


def enter_parts(person: Person, *entries: str) -> None:
    """Enter a round: numbers from top to bottom by side, a space for a mark."""
    person.press(Key.Key_Return)
    for entry in entries:
        if entry:
            person.press(entry)
        person.press(Key.Key_Return)
    person.press(Key.Key_Return)


def enter_points(person: Person, *points: str) -> None:
    """Enter a round as points."""
    person.press(Key.Key_Return)
    person.click("How to enter the round: Only points")
    enter_numbers(person, *points)


def enter_numbers(person: Person, *points: str) -> None:
    for number in points:
        person.press(number)
        person.press(Key.Key_Return)
    person.press(Key.Key_Return)


def test_an_evening_of_six_rounds_is_kept_on_the_pad(sit: Sit) -> None:
    """From the first deal to the winner, with the pad closed in between."""
    person = begin_pad(sit)
    assert person.sees("Round 1: Ada deals, Ben plays first.")

    ada_and_cleo = ("1", "2", " ", "", "1", "425", "")
    enter_parts(person, *ada_and_cleo, "", "", "", "", "3", "", "85")
    assert person.sees("Correct round 1: 1,725, −385")
    assert person.sees("Round 2: Ben deals, Cleo plays first.")
    assert person.sees("Ada and Cleo 90 points, Ben and Dan 15 points")

    for points in POINTS:
        enter_points(person, *points)
    person.press(Key.Key_Escape)
    person = sit()
    person.choose("Score pad…")
    assert person.sees("4,180")
    assert person.sees("1,095")
    assert person.sees("Round 6: Ben deals, Cleo plays first.")

    person.press(Key.Key_Return)
    enter_numbers(person, "900", "200")
    assert person.sees("Ada and Cleo win the game by 3,785 points: 5,080 to 1,295.")


def test_a_round_is_corrected_deleted_and_brought_back(sit: Sit) -> None:
    """The totals follow."""
    person = begin_pad(sit)
    enter_points(person, "500", "100")

    person.click("Correct round 1: 500, 100")
    enter_numbers(person, "520", "100")
    assert person.sees("Correct round 1: 520, 100")

    person.click("Correct round 1: 520, 100")
    person.click("Delete round")
    assert not person.sees("Correct round 1")

    person.ctrl(Key.Key_Z)
    assert person.sees("Correct round 1: 520, 100")


def test_points_are_kept_until_a_part_is_entered_in_their_place(sit: Sit) -> None:
    """Regression: a correction *By parts* began with 0, and saved that."""
    person = begin_pad(sit)
    enter_points(person, "640", "-150")

    person.click("Correct round 1: 640, −150")
    person.click("How to enter the round: By parts")
    person.click("Save round")
    assert person.sees("Correct round 1: 640, −150")

    person.click("Correct round 1: 640, −150")
    person.click("How to enter the round: By parts")
    person.press("1")
    person.click("How to enter the round: Only points")
    assert person.find("Points of the round: Ada and Cleo", "SpinBox").text == "500"
    person.click("Save round")
    assert person.sees("Correct round 1: 500, 0")


def test_two_players_against_a_lone_one_enter_the_same_parts(sit: Sit) -> None:
    """rules.md 4.3: the result of the pair is added to the total of each of them."""
    rules = "classic_3(three_player_lone_hand=true)"
    person = open_pad(sit, rules, lone=True)
    person.press(Key.Key_Return)
    assert person.sees("enter what both have together")

    person.click("Going out: Ada")
    person.click("Going out: Ben")
    person.click("Going out concealed: Ben")
    person.click("Save round")
    assert person.sees("Correct round 1: 100, 200, 0")


@pytest.mark.parametrize(
    ("rules", "points", "said"),
    [
        ("classic_4", (5000, 5000), "Round 2: Ben deals"),
        ("classic_4(both_at_target=another_round)", (5100, 5000), "one more round is"),
        ("classic_4(match_end=rounds,rounds=1,target_score=none)", (0, 0), "Round 2:"),
    ],
)
def test_a_game_that_goes_on_after_its_goal_says_why(
    sit: Sit, rules: str, points: tuple[int, int], said: str
) -> None:
    """Regression: after a tie it was “Round 5 of 4”, and no reason."""
    last = tuple({"points": each} for each in points)
    person = open_pad(sit, rules, last)

    assert person.sees(said)
    is_tie = points[0] == points[1]
    reason = "If the best scores are equal, another round is played."
    assert person.sees(reason) is is_tie


def test_a_finished_pad_is_listed_with_its_last_round(sit: Sit) -> None:
    """Regression: it was listed with the round after that."""
    person = begin_pad(sit)
    enter_points(person, "2500", "0")
    enter_points(person, "2500", "0")

    person.click("Other pads…")
    assert person.sees("Round 2, 5,000 : 0")


def test_only_one_side_goes_out(sit: Sit) -> None:
    person = begin_pad(sit)
    person.press(Key.Key_Return)

    person.click("Going out: Ada and Cleo")
    person.click("Going out concealed: Ben and Dan")
    person.click("Save round")
    assert person.sees("Correct round 1: 0, 200")


def test_another_pad_is_opened_and_deleted(sit: Sit) -> None:
    """The pad that is left is shown after the deletion."""
    person = begin_pad(sit)
    enter_points(person, "500", "100")
    person.click("New pad…")
    person.click("Name of player 1")
    person.ctrl(Key.Key_A)
    person.press("Eva")
    person.click("Begin", "Button")
    assert person.sees("Round 1: Eva deals, Ben plays first.")

    person.click("Other pads…")
    person.press(Key.Key_Down)
    person.press(Key.Key_Return)
    assert person.sees("Correct round 1: 500, 100")

    person.click("Other pads…")
    person.press(Key.Key_Down)
    person.click("Delete…")
    person.click("Delete", "Button")
    assert person.sees("Round 1: Eva deals, Ben plays first.")
    assert not person.sees("Correct round 1")

    person.click("Other pads…")
    assert person.sees("Round 1, 0 : 0")
    assert not person.sees("500 : 100")


def test_the_first_pad_proposes_the_rules_that_were_played_last(sit: Sit) -> None:
    """Regression: it proposed Classic, whatever was on the table."""
    person = sit(ruleset="classic_4", compared=False)
    person.choose_game("Samba")
    person.click("Deal cards", "Button")
    person.choose("Score pad…")
    assert person.sees("10,000 points")
    person.press(Key.Key_Escape)


def test_the_pad_is_printed_with_the_names_as_typed_and_all_totals(
    sit: Sit, printed: list[str]
) -> None:
    """Regression: a name with `<b>` was printed as HTML."""
    person = begin_pad(sit, "<b>x</b>", "Ben & Co", "Cleo", "Dan")
    enter_points(person, "640", "-150")
    enter_points(person, "1200", "300")

    person.click("Print…", "Button")
    names, _, rounds = printed[0].partition("Round 1")
    assert names.splitlines()[-2:] == ["<b>x</b> and Cleo", "Ben & Co and Dan"]
    assert "1,840" in rounds
    assert "Round 3: Cleo deals, Dan plays first." in rounds
    assert "<b>x</b> and Cleo 90 points" in rounds.partition("Round 3")[2]


def test_red_threes_of_hand_and_foot_are_entered_in_one_row(sit: Sit) -> None:
    """Each of them costs 500 points, in whichever packet (rules.md 3.16)."""
    person = open_pad(sit, "hand_and_foot")
    person.press(Key.Key_Return)

    assert person.sees("Red threes in hand or foot")
    assert not person.sees("Red threes in the foot")


def test_the_pad_names_the_minimum_of_the_round_to_be_played(sit: Sit) -> None:
    """Regression: under “Round 1 of 4” it was the one “in the next round”."""
    person = open_pad(sit, "hand_and_foot")

    assert person.sees("Round 1 of 4: Ada deals, Ben plays first.")
    assert person.sees("Initial meld: 50 points.")
    assert not person.sees("next round")


def test_esc_in_a_round_with_numbers_asks_before_they_are_lost(sit: Sit) -> None:
    """Regression: Esc closed a half-filled round at once, and the button to stay was
    called *Go on*, which may be leaving.
    """
    person = begin_pad(sit)
    person.press(Key.Key_Return)
    person.press("2")

    person.press(Key.Key_Escape)
    assert person.sees("Leave this round?")
    assert person.find("Keep editing", "Button").focused
    person.press(Key.Key_Return)
    assert not person.sees("Leave this round?")
    assert person.sees("Save round")

    person.press(Key.Key_Escape)
    person.click("Leave without saving")
    assert not person.sees("Save round")
    person.press(Key.Key_Return)
    person.press(Key.Key_Escape)
    assert not person.sees("Leave this round?"), "nothing was entered"
    assert person.sees("Round 1: Ada deals")


def test_a_number_beyond_its_limits_shows_them_and_becomes_the_nearest(
    sit: Sit,
) -> None:
    """Regression: the last digit of 300 was refused, and 30 canastas were counted
    without a word.
    """
    person = begin_pad(sit)
    person.press(Key.Key_Return)

    person.press("3000")
    field = person.find("Natural canastas: Ada and Cleo", "SpinBox")
    assert field.text == "3000"
    assert QToolTip.text() == "A number from 0 to 99."
    person.press(Key.Key_Return)

    assert person.find(field.name, "SpinBox").text == "99"
    person.press(Key.Key_Escape)
    person.click("Leave without saving")
