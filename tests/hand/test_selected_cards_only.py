"""Keys and buttons act on the cards that the player chose, and on no others."""

from PySide6.QtCore import Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.test_keys import TAKES
from tests.hand.test_selecting import OPENED

CTRL = Qt.KeyboardModifier.ControlModifier
SPACE = "Press Space to select the card with the ring first."


def test_the_keys_to_meld_use_only_selected_cards(sit: Sit) -> None:
    """Regression: M and Ctrl+K melded the card under the ring of the keys, X did
    not discard it.
    """
    person = sit(OPENED)
    person.draw()
    person.press("k")
    hand = person.hand

    for key, held in ((Qt.Key.Key_M, ()), (Qt.Key.Key_K, (CTRL,))):
        person.press(key, *held)
        assert person.sees(SPACE)
        assert person.hand == hand
        person.press(Qt.Key.Key_Escape)

    person.press(Qt.Key.Key_Space)
    person.ctrl(Qt.Key.Key_K)
    assert person.sees("kings, 5 cards")


def test_the_key_x_discards_only_a_selected_card(sit: Sit) -> None:
    """Regression: with nothing selected it discarded the focused card, though the
    button was disabled.
    """
    person = sit(OPENED, compared=False)
    person.draw()

    person.press("j")
    person.press("x")
    assert person.sees(SPACE)
    assert "jack of diamonds" in person.hand

    person.press(Qt.Key.Key_Space)
    assert "Discard jack" in person.buttons
    person.press("x")
    person.until_own_turn()
    assert "jack of diamonds" not in person.hand


def test_enter_says_how_many_points_a_staged_initial_meld_still_needs(sit: Sit) -> None:
    """Regression: with another card selected Enter said nothing."""
    person = sit(dealt(["4c4d4hKsKhQsJdTc8d", "5c5d"], drawn="4s", upcard="9c"))
    person.draw()
    person.put_down(Qt.Key.Key_4)
    person.select("king of spades")

    person.press(Qt.Key.Key_Return)

    person.until(lambda: person.sees("You need 50 points"))
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_Backspace)


def test_adding_a_card_to_a_rank_without_a_meld_says_that_there_is_none(
    sit: Sit,
) -> None:
    """Regression: Ctrl+9 said that a meld needs three cards."""
    person = sit(OPENED, compared=False)
    person.draw()
    person.select("jack of diamonds")

    person.ctrl(Qt.Key.Key_9)

    person.until(lambda: person.sees("Your side has no meld of nines to add to."))


def test_the_key_p_with_an_unsuitable_pair_says_that_other_cards_take_the_pile(
    sit: Sit,
) -> None:
    """Regression: with two aces selected the refusal asked for the two fives that the
    hand has.
    """
    hand = "AsAhKdQdJd5s5h7c8cTd4c"
    person = sit(dealt([hand, "6c"], upcard="5d", ruleset="samba"), compared=False)
    person.select("ace of spades", "ace of hearts")

    person.press("p")

    assert not person.sees("To take the pile you need")
    assert person.sees("Deselect these cards: others in your hand take the pile")
    person.press(Qt.Key.Key_Escape)
    person.press("p")
    person.until(lambda: person.sees("Taking the pile"))


def test_the_key_p_takes_the_pile_though_the_selected_cards_do_not_fit(
    sit: Sit,
) -> None:
    """A jack and a six, selected during the turns of others, choose no way to take the
    pile.
    """
    person = sit(TAKES)
    person.select("jack of diamonds", "six of spades")
    assert "Take pile" in person.buttons

    person.press("p")

    assert person.sees("nines, 3 cards")
