"""Keys and buttons act on what was chosen, and on nothing else."""

from PySide6.QtCore import Qt

from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_keys import TAKES
from tests.hand.test_selecting import NORMAL, OPENED, draw, select

WILDS = dealt(["Xr2s2hKsKhKd6sQdJd8c4h", "5c"], drawn="4s5h7h9hKc")
"""A joker lies beside two twos in the hand, three kings among them."""


def test_x_discards_no_card_that_the_ring_only_slid_to(sit: Sit) -> None:
    """The joker is melded; the two beside it was never chosen."""
    person = sit(WILDS)
    draw(person)
    select(person, "king of spades", "king of hearts", "king of diamonds")
    person.press("w")
    assert "joker" in focused(person)
    person.press(Qt.Key.Key_Space)
    person.press("m")
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("kings, "))
    assert focused(person).startswith("two")
    hand = person.hand

    person.press("x")

    assert person.hand == hand
    assert person.line == NORMAL


def test_x_discards_the_card_to_which_the_ring_was_moved(sit: Sit) -> None:
    """One key chooses it, one discards it."""
    person = sit(OPENED, compared=False)
    draw(person)

    person.press("j")
    person.press("x")

    person.until_own_turn()
    assert "jack of diamonds" not in person.hand


def focused(person: Person) -> str:
    """The name of what has the ring."""
    return next((t.name for t in person.things() if t.focused and "," in t.name), "")


def test_take_pile_needs_no_card_of_a_selection_that_fits_no_way(sit: Sit) -> None:
    """Made ready while others played, a jack and a six are no try to take."""
    person = sit(TAKES)
    select(person, "jack of diamonds", "six of spades")
    assert "Take pile" in person.buttons

    person.press("p")

    assert person.sees("nines, 3 cards")
