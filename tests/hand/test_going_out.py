"""Going out: one button melds and discards all that is needed, asked or not."""

import pytest
from PySide6.QtCore import Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened

NEARLY_OUT = opened("KsKhKdKcKsKhKd4c4d4hQs", "[KsKhKdKcKsKhKd]", drawn="Qh5h7h9h4s8h")
"""A canasta is melded; the hand is three fours and two queens after a draw."""


def test_going_out_is_offered_with_cards_selected_or_staged(sit: Sit) -> None:
    """The button is there whenever going out is possible at once."""
    person = sit(NEARLY_OUT)
    person.draw()
    person.click("queen of hearts")
    assert "Go out" in person.buttons
    person.press(Qt.Key.Key_Escape)
    person.press("Q")
    assert "Go out" in person.buttons


def test_two_players_without_partners_have_the_same_button_to_go_out(sit: Sit) -> None:
    alone = dealt(
        ["KsKhKdKcKsKhKd4c4d4h4s4c4d4h9s", "5c"],
        drawn="9hQs5h7h8c9dQh",
        ruleset="classic_2",
        players=(PERSON, f"{BOT_PREFIX}standard"),
        turns="""
        0: draw, meld [KsKhKdKcKsKhKd] [4c4d4h4s4c4d4h], discard Qs
        1: draw, discard 5c
        """,
    )
    person = sit(alone, compared=False)
    person.draw()
    assert "May I go out?" not in person.buttons

    person.click("Go out")

    person.until(lambda: person.sees("You went out"))


def test_the_line_says_what_goes_out_and_it_completes_a_canasta(sit: Sit) -> None:
    """Regression: the two was added to the queens, although it completes the jacks."""
    record = dealt(
        ["KsKhKdKcKsKhKdQsQhQd4c", "5c", "JsJhJdJcJsJh7c", "9c"],
        drawn="2c5h7h9h9d8h",
        turns="""
        0: draw, meld [KsKhKdKcKsKhKd] [QsQhQd], discard 4c
        1: draw, discard 5c
        2: draw, meld [JsJhJdJcJsJh], discard 7c
        3: draw, discard 9c
        """,
    )
    person = sit(record, compared=False)
    person.draw()
    move = "add a two to the jacks and discard 9♦"
    assert person.line.endswith(f"You can go out: {move}.")
    assert person.find("Go out", "Button").description == f"Go out: {move}."

    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)

    person.until(lambda: person.sees("You went out"))
    person.until(lambda: person.sees("completed a mixed canasta of jacks"))
    person.ctrl(Qt.Key.Key_Z)
    person.until(
        lambda: person.sees("You cannot undo this: the round is over and counted.")
    )


@pytest.mark.parametrize("held", ["K", "J"])
def test_the_refusal_to_go_out_names_what_the_hand_lacks(sit: Sit, held: str) -> None:
    """Regression: “you need 1 canasta” although the hand completes one, and the rest
    fits nowhere.
    """
    hand = f"KsKhKdKcKsKh{held}d4c5d6hQs"
    person = sit(opened(hand, "[KsKhKdKcKsKh]", drawn="4s5h7h9h8c"))
    person.draw()

    person.press(Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)

    cards = person.sees("You cannot go out: not all your cards fit into melds.")
    canastas = person.sees("You cannot go out yet: you need 1 canasta and have 0.")
    assert (cards, canastas) == (held == "K", held == "J")


def test_what_was_needed_to_go_out_is_gone_when_the_player_goes_out(sit: Sit) -> None:
    """Regression: “You went out. The round is over. To go out: 1 canasta.”"""
    melds = "[KsKhKdKcKsKh] [QsQhQd] [JsJhJd] [AsAhAd] [TsThTd] [8s8h8d]"
    game = opened(
        "KsKhKdKcKsKhQsQhQdJsJhJdAsAhAdTsThTd8s8h8dKdQcJc",
        melds,
        drawn="4s5h7h9h6d",
        ruleset="classic_4(hand_size=24,deck_count=3)",
        discard="4s",
    )
    person = sit(game, (1024, 700), Speed.NORMAL, compared=False)
    person.draw()
    assert "To go out: 1 canasta." in person.line

    person.click("Go out")
    person.until(lambda: person.line.startswith("Natural canasta."))
    assert "To go out" not in person.line
    person.until(lambda: person.line.startswith("You went out."))
    assert "To go out" not in person.line


def test_what_going_out_needs_has_one_place_while_the_panel_is_closed(sit: Sit) -> None:
    """Regression: it was below the names of the side, at the right of the row, or in
    the line, and nowhere after cards were taken back.
    """
    game = dealt(["4c4d4hKsQsJdTc"], drawn="4s", upcard="9c")
    person = sit(game, (1024, 700), compared=False)
    person.draw()
    assert "To go out: 1 canasta." in person.line

    for key in (Qt.Key.Key_Q, Qt.Key.Key_M, Qt.Key.Key_Backspace):
        person.press(key)
        person.rest()
        assert "To go out: 1 canasta." in person.line
