"""A game that is left for a while, to practise, and come back to."""

from __future__ import annotations

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.practice_session import laid
from canasta_qt.gestures import Moment
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.controller.heard import BOTS, ONE, OVER, PLAY, Table, moment
from tests.positions import filled
from tests.rulebook.dealing import natural

pytestmark = pytest.mark.usefixtures("qtbot")

LAST = PLAY.replace("[9c9d9h]", natural("K")).replace("KcKdKh9sQcQd4c", "4c")
"""The discard ends the round."""


def practise_and_come_back(table: Table) -> None:
    """Play another game elsewhere, and hear only what coming back tells."""
    table.controller.suspend()
    table.heard.clear()
    table.bots.questions.clear()
    table.controller.resume()


def test_bots_that_waited_wait_on() -> None:
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)

    practise_and_come_back(table)

    assert moment(table) is Moment.PAUSED
    assert table.bots.questions == []


@pytest.mark.parametrize("begins", [False, True])
def test_a_step_that_was_not_taken_is_not_taken_later(*, begins: bool) -> None:
    """It was asked for while the cards still flew, and the table was left then."""
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 4c"))
    table.command(Command.STEP)

    if begins:
        table.controller.begin(table.session)
        table.command(Command.PAUSE)
        table.bots.questions.clear()
        table.controller.ask_next()
    else:
        practise_and_come_back(table)

    assert moment(table) is Moment.PAUSED
    assert table.bots.questions == []


def test_a_new_game_does_not_wait_as_the_one_before() -> None:
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.bots.questions.clear()

    table.controller.begin(table.session)

    assert moment(table) is Moment.WATCH
    assert len(table.bots.questions) == 1


def test_a_new_game_does_not_wait_for_a_bot_of_the_one_before() -> None:
    table = Table(PLAY, BOTS)
    assert table.bots.waiting is not None

    table.controller.begin(laid(parse_position(filled(PLAY)), 0))

    assert table.bots.waiting is None


@pytest.mark.parametrize("off", [-1, 1])
def test_an_answer_to_another_decision_is_not_played(off: int) -> None:
    table = Table(PLAY, BOTS)

    table.controller.on_bot_chose(
        table.session.decision + off, parse_action("discard 4c")
    )

    assert table.lines() == []


def test_a_bot_of_another_game_decides_nothing_here() -> None:
    table = Table(PLAY.replace("turn=0", "turn=1"), ONE)
    table.controller.suspend()

    table.controller.on_bot_chose(table.session.decision, parse_action("discard 4c"))

    assert table.lines() == []


def test_the_end_of_a_round_is_told_once() -> None:
    table = Table(OVER)
    assert "round_over" in table.names()

    practise_and_come_back(table)

    assert moment(table) is Moment.HAND_OVER
    assert "round_over" not in table.names()


def test_an_end_that_nobody_has_seen_is_told_after_coming_back() -> None:
    """The table was left while the last card still flew, and shows it later."""
    table = Table(LAST)
    table.command(Command.DISCARD, "4c")
    assert "round_over" not in table.names()

    practise_and_come_back(table)
    table.controller.on_settled()

    assert table.told("round_over")[0].sheet == table.session.sheet()
