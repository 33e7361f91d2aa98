"""The beginning of a round."""

from PySide6.QtCore import Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_score import score_text

Key = Qt.Key

BEGUN = dealt(["KsQd9d8d7c6c5h4h3sTsJd"])


def test_asking_why_before_any_other_player_has_played_says_there_is_no_move(
    sit: Sit, heard: list[str]
) -> None:
    """By key, and by a click on the plate of a player, whose name is said."""
    person = sit(BEGUN)

    person.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    nobody = "No other player has played in this round yet."
    person.until(lambda: any(nobody in each for each in heard))
    assert not person.sees("Why did")

    person.click("Clara")
    person.until(lambda: person.sees("Clara has not played in this round yet."))
    assert not person.sees("Why did")


def test_asking_why_during_the_deal_does_not_stop_the_deal(sit: Sit) -> None:
    """Regression: the cards hung in the air until the answer was closed."""
    person = sit(ruleset="american", speed=Speed.SLOW, compared=False)
    person.until(lambda: person.sees("Dealing…"))

    person.click("Clara")
    assert person.sees("Clara has not played in this round yet.")
    person.press("v")
    assert person.sees("Dealing… Skip (Esc).")
    person.until(lambda: not person.sees("Dealing…"))


def test_plates_and_score_during_the_deal_say_nothing_of_foot_and_hand(
    sit: Sit,
) -> None:
    """Regression: “Red threes in hand: −500” before these cards had arrived."""
    person = sit(ruleset="hand_and_foot_quad", speed=Speed.SLOW, compared=False)

    person.until(lambda: person.sees("Dealing…"))

    seats = [name for name in person.names() if ", opponent, " in name]
    assert len(seats) == 2
    assert not any("plays from the foot" in name for name in seats), seats
    assert "in hand" not in score_text(person)
    person.skip()
    assert "Red threes in hand: −500." in score_text(person)


OTHERS_BEGIN = dealt(
    ["", "3hKsQdTcTh9s7d6c6s5h4c"],
    drawn="8s8c",
    players=(
        f"{BOT_PREFIX}standard",
        PERSON,
        f"{BOT_PREFIX}standard",
        f"{BOT_PREFIX}standard",
    ),
)
"""The left neighbour plays second, and has a red three, for which 8♣ comes."""


def test_r_sorts_by_suit_and_by_rank_until_the_player_has_moved_a_card(
    sit: Sit,
) -> None:
    """Regression: a third order, in which drawn cards were at the right end, was called
    one's own.
    """
    person = sit(OTHERS_BEGIN, compared=False)
    person.until_own_turn()
    person.press("r")
    person.press("r")
    assert person.sees("Sorted by rank.")
    at = person.hand.index("eight of clubs")
    assert person.hand[at - 1] == "nine of spades"

    person.press(Key.Key_End)
    person.press(Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    person.press("r")
    person.press("r")
    person.press("r")
    assert person.sees("Your own order.")
    assert person.hand[at - 1] == "nine of spades"


def test_another_round_is_sorted_as_before_the_player_moved_cards(sit: Sit) -> None:
    """Regression: the button showed the player's own order beside a sorted hand, and
    drawn cards came to its right end.
    """
    person = sit(NEARLY_OUT, compared=False)
    person.press("r")
    person.draw()
    person.press(Key.Key_End)
    person.press(Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert "Your own order" in person.buttons

    person.click("Go out")
    person.until(lambda: person.sees("Next round"))
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("Round 2"))

    person.until(lambda: "Sorted by suit" in person.buttons)
