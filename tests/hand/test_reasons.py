"""The reason of a refusal is true even after the refused cards are changed."""

import pytest
from PySide6.QtCore import QPoint

from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person
from tests.hand.test_selecting import OPENED

THREES = dealt(["3c3s3c2d2hKsQs", "5c5d"], drawn="4s", upcard="9c")


def test_a_meld_of_black_threes_with_a_two_is_refused_for_the_two(
    sit: Sit, heard: list[str]
) -> None:
    """Not for “only when you go out”, which would not help."""
    person = sit(THREES)
    person.click("stock")
    for name in ("three of clubs", "three of spades", "two of diamonds"):
        person.click(name)
    heard.clear()

    person.press("m")
    person.until(lambda: heard)

    assert heard[0] == "A meld of black threes takes no wild cards in this game."


SAMBA = dealt(
    ["QsQhQd5s5c5dQc5h7h8h9hThJhTd4c", "6c"],
    drawn="4s4h8s8d",
    upcard="Kc",
    ruleset="samba",
    turns="0: draw, meld [QsQhQd] [5s5c5d] [7h8h9hThJh]",
)
"""Queens, fives and a sequence lie; a queen, a five and a ten are in the hand."""


def refused(person: Person, heard: list[str]) -> str:
    """Return the next refusal."""
    person.until(lambda: heard)
    return heard[-1]


def test_adding_cards_of_two_melds_at_once_says_to_add_them_separately(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “Your hand has too few that fit”, though each of them fits a meld."""
    person = sit(SAMBA, compared=False)
    person.click("queen of clubs")
    person.click("five of hearts")
    heard.clear()

    person.press("m")

    said = "These cards go to different melds: add one after the other."
    assert refused(person, heard) == said


def test_a_discard_before_the_draw_says_which_cards_take_the_pile(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “Draw first, or take the pile”, for a ten on a five."""
    game = dealt(["5s5h5cTdThJsQd", "6c"], drawn="4s4h", upcard="5d", ruleset="samba")
    person = sit(game, compared=False)
    heard.clear()

    person.drag("ten of diamonds", "discard pile")

    said = "Draw first. Only cards that match 5♦ take the pile."
    assert refused(person, heard) == said


@pytest.mark.parametrize("x", [0.25, 0.7])
def test_a_card_dropped_on_bare_felt_before_the_draw_hears_what_is_to_be_done(
    sit: Sit, heard: list[str], x: float
) -> None:
    """Regression: “Only cards that match 9♣ take the pile”, though nobody asked."""
    person = sit(OPENED)
    table = person.find("Table", "List").rect
    heard.clear()
    felt = table.topLeft() + QPoint(round(x * table.width()), table.height() // 3)
    person.drag("jack of diamonds", felt)

    assert refused(person, heard) == "Draw before you meld."


def test_a_card_dropped_on_the_side_panel_goes_back_without_a_word(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “Draw before you meld.”"""
    person = sit(OPENED)
    heard.clear()

    person.drag("jack of diamonds", person.find("Game log").rect.center())
    person.rest()

    assert not heard
    assert "jack of diamonds" in person.hand


FIVES = dealt(["5h5d6h7s8cTdJsQs9h4c6d"], upcard="5c")


def test_the_refusal_to_open_with_the_pile_mentions_no_selected_melds(sit: Sit) -> None:
    """Regression: “these melds make 15” though no cards were selected or staged."""
    reason = "You cannot open with the top card: you need 50 points."
    person = sit(FIVES)
    assert person.line == f"Your turn. Draw a card. {reason}"

    person.press("p")

    assert person.sees(reason)


def test_one_card_of_a_pair_dragged_onto_the_pile_hears_of_the_minimum(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “you need two natural fives”, which the hand has."""
    person = sit(FIVES)
    heard.clear()

    person.drag("five of hearts", "discard pile")

    said = "You cannot open with the top card: you need 50 points."
    assert refused(person, heard) == said
    heard.clear()

    person.drag("six of hearts", "discard pile")

    assert refused(person, heard) == "Draw first."


ONE_CARD = opened(
    "KsKhKdKcQsQhQcJsJhJd6c", "[KsKhKdKc] [QsQhQc] [JsJhJd]", discard="4s"
)


def test_a_hand_of_one_card_is_told_that_a_take_needs_two(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “you need two natural nines, or a nine and a wild card”."""
    person = sit(ONE_CARD, compared=False)
    said = "To take this pile you need two cards from your hand, and you have one."
    heard.clear()

    person.press("p")

    assert refused(person, heard) == said
