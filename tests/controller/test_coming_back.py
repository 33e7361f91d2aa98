"""A game that is left for a while, to practise, and come back to."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.practice_session import laid
from canasta_qt.gestures import Moment
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.controller.heard import BOTS, ONE, OVER, PLAY, UNOPENED, Table, moment
from tests.positions import filled
from tests.rulebook.dealing import natural

LAST = PLAY.replace("[9c9d9h]", natural("K")).replace("KcKdKh9sQcQd4c", "4c")
"""The discard ends the round."""


def practise_and_come_back(table: Table) -> None:
    """Play another game elsewhere, and hear only what coming back tells."""
    table.controller.suspend()
    table.heard.clear()
    table.bots.questions.clear()
    table.controller.resume()


def test_the_game_is_shown_and_played_on_as_it_was_left(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)

    practise_and_come_back(table)

    assert moment(table) is Moment.PLAY
    table.command(Command.DISCARD, "4c")
    assert table.lines() == ["0: discard 4c"]


def test_what_lay_ready_lies_ready_again(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED)
    table.command(Command.MELD, "KcKdKh")
    draft = table.controller.draft

    practise_and_come_back(table)

    assert table.controller.draft == draft != EMPTY
    assert moment(table) is Moment.STAGED


def test_the_bot_that_was_thinking_is_asked_again(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY.replace("turn=0", "turn=1"), ONE)

    practise_and_come_back(table)

    assert table.bots.questions == [(table.session.decision, "standard", 1)]


def test_bots_that_waited_wait_on(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)

    practise_and_come_back(table)

    assert moment(table) is Moment.PAUSED
    assert table.bots.questions == []


@pytest.mark.parametrize("begins", [False, True])
def test_a_step_that_was_not_taken_is_not_taken_later(
    qtbot: QtBot, *, begins: bool
) -> None:
    """It was asked for while the cards still flew, and the table was left then."""
    del qtbot
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


def test_a_new_game_does_not_wait_as_the_one_before(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.bots.questions.clear()

    table.controller.begin(table.session)

    assert moment(table) is Moment.WATCH
    assert len(table.bots.questions) == 1


def test_a_new_game_does_not_wait_for_a_bot_of_the_one_before(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    assert table.bots.waiting is not None

    table.controller.begin(laid(parse_position(filled(PLAY)), 0))

    assert table.bots.waiting is None


def test_a_bot_of_another_game_decides_nothing_here(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY.replace("turn=0", "turn=1"), ONE)
    table.controller.suspend()

    table.controller.on_bot_chose(table.session.decision, parse_action("discard 4c"))

    assert table.lines() == []


def test_the_end_of_a_round_is_told_once(qtbot: QtBot) -> None:
    del qtbot
    table = Table(OVER)
    assert "round_over" in table.names()

    practise_and_come_back(table)

    assert moment(table) is Moment.HAND_OVER
    assert "round_over" not in table.names()


def test_an_end_that_nobody_has_seen_is_told_after_coming_back(qtbot: QtBot) -> None:
    """The table was left while the last card still flew, and shows it later."""
    del qtbot
    table = Table(LAST)
    table.command(Command.DISCARD, "4c")
    assert "round_over" not in table.names()

    practise_and_come_back(table)
    table.controller.on_settled()

    assert table.told("round_over")[0].sheet == table.session.sheet()
