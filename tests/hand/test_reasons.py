"""What is said of a move that is refused is what would remain of it."""

from tests.hand.conftest import Sit
from tests.hand.deals import dealt

THREES = dealt(["3c3s3c2d2hKsQs", "5c5d"], drawn="4s", upcard="9c")


def test_no_wild_card_among_black_threes_is_the_reason(
    sit: Sit, heard: list[str]
) -> None:
    """B20: not “only when you go out”, which would not help."""
    person = sit(THREES)
    person.click("stock")
    for name in ("three of clubs", "three of spades", "two of diamonds"):
        person.click(name)
    heard.clear()

    person.press("m")
    person.until(lambda: heard)

    assert heard[0] == "A meld of black threes takes no wild cards in this game."
