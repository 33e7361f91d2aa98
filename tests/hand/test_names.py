"""Each thing is called by its one name in the game."""

from random import Random

from PySide6.QtCore import Qt

from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import ACE, SEVEN, rank_of
from canasta_qt.controller.session import Deal, SeatedPlayers, Session
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action, Discard
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from canasta_qt.rules.rulesets.always_frozen import AMERICAN
from tests.hand.conftest import Sit
from tests.hand.deals import dealt

Key = Qt.Key
_BOT = f"{BOT_PREFIX}standard"
_DEAL = 9
"""The person holds three aces at the end, and nobody else too many of a rank."""


def holding_aces() -> Record:
    """Return a round of American whose human player has kept every ace and seven."""
    seats = SeatedPlayers(
        ("Mia", "Clara", "Anton", "Tomás"), (PERSON, _BOT, _BOT, _BOT)
    )
    session = Session(AMERICAN, seats, Random(5), Deal(_DEAL, dealer=3))
    session.start()
    while not session.is_over:
        session.submit(_act(session))
    lines = [line for side in session.score_sheet().lines for line in side]
    held = [line.held for line in lines if line.item is ScoreItem.HOLDING]
    assert held == [(ACE, 3)], "another deal has to be found"
    return session.record


def _act(session: Session) -> Action:
    if seat_to_act(session.position) == 0:
        for each in legal_actions(session.position):
            if isinstance(each, Discard) and rank_of(each.card) not in (ACE, SEVEN):
                return each
    return policy_action(session.position)


def test_the_score_sheet_names_the_rank_held_too_often(sit: Sit) -> None:
    """Regression: both the count and the sheet said "Too many of a kind in hand"."""
    person = sit(holding_aces(), compared=False)
    person.until(lambda: person.sees("Score sheet"))

    person.click("Score sheet")

    person.until(lambda: person.sees("Three aces in hand"))
    assert not person.sees("Too many")


def test_house_rules_call_canastas_natural_in_classic(sit: Sit) -> None:
    """Regression: Natural and Red were offered as if they were different."""
    person = sit(dealt(["4c4d4h"]), compared=False)
    person.open_house_rules()

    person.press("kinds of canastas")
    person.until(lambda: person.sees("Natural canastas: at least 2"))

    assert person.sees(
        "pairs: Natural canastas: at least 2 and Mixed canastas: at least 3"
    )
    assert not person.sees("Red canastas")


def test_a_person_in_a_seat_has_a_field_as_wide_as_that_of_a_bot(sit: Sit) -> None:
    """Regression: the field took the place of the bot’s description."""
    person = sit()
    person.ctrl(Key.Key_N)
    person.click("Name: Partner")
    person.press(Key.Key_Tab)
    person.press(Key.Key_End)
    person.rest()

    one, other = (person.find(it, "ComboBox").rect for it in ("A person", "Novice"))
    assert one.width() == other.width()
    person.press(Key.Key_Escape)
