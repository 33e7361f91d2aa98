"""What is gone is not seen any more, and what is seen is as it is now."""

from collections.abc import Callable

import pytest

from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences

TWINS = dealt(
    ["AsAsAdAhKsQs9d", "5c5d"],
    drawn="4s",
    upcard="9c",
    turns="0: draw\n0: meld [AsAdAh]",
)
"""An ace of spades is held, its twin lies on the table."""

CHANGES: dict[str, Callable[[Person], object]] = {
    "a larger window": lambda person: person.window.resize(1500, 1000),
    "a smaller window": lambda person: person.window.resize(1040, 720),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_held_card_is_sharp_in_its_new_size_at_once(sit: Sit, change: str) -> None:
    """B8."""
    person = sit(TWINS, speed=Speed.NORMAL)
    person.rest()

    CHANGES[change](person)
    person.wait(300)
    at_once = person.picture()
    person.wait(1500)

    assert differences(at_once, person.picture()).isEmpty()
