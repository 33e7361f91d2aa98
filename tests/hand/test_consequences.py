"""The consequence of a discard is shown at every card."""

import pytest
from PySide6.QtCore import Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.storage.paths import settings_file
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import differences

ACES = dealt(
    ["AcKd", "AsAhAd5c", "7c", "9c"],
    drawn="4s5h7h9hKc",
    players=(PERSON, *(f"{BOT_PREFIX}novice",) * 3),
    turns="""
    0: draw, discard 4s
    1: draw, meld [AsAhAd], discard 5c
    2: draw, discard 7c
    3: draw, discard 9c
    """,
)
"""An ace would feed the aces of the other side."""


def test_consequences_of_a_discard_are_shown_however_often_they_were_read_before(
    sit: Sit,
) -> None:
    """Earlier versions counted how often each was read."""
    seen = []
    for known in ("", "captions=feeds=13 opens=13\nrounds_played=2\n"):
        settings_file().write_text(f"[remembered]\n{known}", encoding="utf-8")
        person = sit(ACES, compared=False)
        person.until_own_turn()
        person.draw()
        seen.append(person.picture())

    newcomer, reader = seen
    assert differences(newcomer, reader).isEmpty()


@pytest.mark.usefixtures("heard")
def test_label_and_refusal_agree_how_many_cards_to_keep(sit: Sit) -> None:
    """Regression: “You keep one card” on the pile, “Keep two cards” at the meld."""
    hand, melds = "KsKhKdQsQhQdJsJhJdKcQc", "[KsKhKd] [QsQhQd] [JsJhJd]"
    person = sit(opened(hand, melds, drawn="4s5h7h9h5c", discard="4s"))
    person.until_own_turn()
    person.press("d")
    person.click("king of clubs")
    person.press("m")
    person.click("queen of clubs")

    refused = person.find("Add to queens").description
    assert refused.startswith("Keep two cards, one to discard and one to hold")
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Tab)
    (pile,) = (thing.name for thing in person.things() if " pile" in thing.name)
    assert "Leaves you one card: no canasta yet" in pile
