"""The consequence of a discard is shown at every card."""

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.storage.paths import settings_file
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
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
        person.press("d")
        person.rest()
        seen.append(person.picture())

    newcomer, reader = seen
    assert differences(newcomer, reader).isEmpty()
