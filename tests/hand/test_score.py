"""The score beside the table: what is below it does not move."""

from PySide6.QtCore import Qt

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from tests.app.conftest import spoken as spoken
from tests.app.playing import Spoken
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person

Key = Qt.Key
CANASTA = dealt(
    ["KsKhKdKcKsKh4c4d4h7s7h"],
    drawn="Kd",
    upcard="9c",
    turns="0: draw, meld [KsKhKdKcKsKh] [4c4d4h]",
)
ACES = dealt(
    ["AsAh4c4d6h6s7s7h"],
    drawn="Ac",
    upcard="9c",
    ruleset="classic_4(holding_penalty={A:3/1500})",
)


def score_text(person: Person) -> str:
    """Return what a screen reader reads of the score."""
    return next(
        t.description for t in person.things() if t.name == "Score" and t.description
    )


def log_top(person: Person) -> int:
    """Return the upper edge of the log."""
    person.rest()
    return person.find("Game log").rect.top()


def test_the_first_canasta_does_not_move_the_log(sit: Sit) -> None:
    """Regression: the line of what going out needs disappeared, and the log
    moved up.
    """
    person = sit(CANASTA, compared=False)
    before = log_top(person)
    assert "To go out: 1 canasta." in score_text(person)

    person.click("king of diamonds")
    person.press("m")

    assert "To go out" not in score_text(person)
    assert log_top(person) == before
    person.ctrl(Key.Key_Z)
    assert log_top(person) == before


def test_a_warning_of_a_penalty_does_not_move_the_log(sit: Sit) -> None:
    person = sit(ACES, compared=False)
    before = log_top(person)

    person.click("stock")

    assert "−1,500" in score_text(person)
    assert log_top(person) == before


def test_the_small_score_shows_all_three_sides(sit: Sit) -> None:
    """Regression: it showed one of two opponents, and cut the names of pairs."""
    alone = (PERSON, *(f"{BOT_PREFIX}novice",) * 2)
    person = sit(
        dealt([], ruleset="classic_3", players=alone), (900, 640), compared=False
    )
    assert person.sees("You 0, Clara 0, Anton 0, Round 1")

    pairs = (PERSON, *(f"{BOT_PREFIX}novice",) * 5)
    person = sit(
        dealt([], ruleset="hand_and_foot", players=pairs), (900, 640), compared=False
    )
    assert person.sees("You, Tomás 0, Clara, Ines 0, Anton, Ruth 0, Round 1")


def test_the_number_of_the_round_is_on_one_line_in_german(
    sit: Sit, spoken: Spoken
) -> None:
    """Regression: it was broken, “Runde 1 von” and “4”."""
    spoken("de")
    person = sit(None, (1300, 800), language="de", ruleset="hand_and_foot")
    person.until(lambda: person.sees("Runde 1 von 4"))
    person.rest()

    title = person.find("Runde 1 von 4").rect
    assert title.height() < 40, "one line, and two in small type beside it"
