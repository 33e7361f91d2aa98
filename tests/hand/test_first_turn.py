"""A rule about the first turn, set in the house rules and met at the table."""

from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import differences
from tests.hand.test_impossible_actions import own_row

GAME = dealt(["4c4d4hKsQs"], upcard="9c")


def test_a_rule_of_the_first_turn_is_set_and_met_at_the_table(sit: Sit) -> None:
    person = sit(GAME, compared=False)
    person.open_house_rules("Classic, four players")
    person.click("Find a rule", "EditableText")
    person.press("first turn")
    person.until(lambda: not person.sees("Target score"))
    person.rest()
    person.click("Neither taking the pile nor melding", "RadioButton")
    person.click("Play", "Button")
    person.click("Deal cards", "Button")
    person.until(lambda: not person.sees("Deal cards"))
    person.until_own_turn()

    assert "You cannot take the pile in your first turn." in person.line


def test_a_first_turn_without_melds_is_not_invited_to_meld(sit: Sit) -> None:
    """Regression: it read “Meld if you like” and “Drag cards here”, which was
    refused.
    """
    barred = "classic_4(first_turn=no_pile_or_meld)"
    person = sit(dealt(["KsKhKdAsAhAd"], upcard="2c", ruleset=barred))
    person.until_own_turn()
    person.rest()
    before = own_row(person)

    person.draw()

    assert person.line == (
        "Your turn. You cannot meld in your first turn. Discard one card."
    )
    assert differences(before, own_row(person)).isEmpty()
