"""A table at a given position: every act can be taken back, and its cards are known."""

from __future__ import annotations

from random import Random

from pytestqt.qtbot import QtBot

from canasta_qt.bots.rule_bots.standard import simple_choice
from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import PracticeSession
from canasta_qt.controller.session import Seats
from canasta_qt.engine.state.actions import DISCARDS, DRAW
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.position import actor
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.bots_here import BotsHere
from tests.controller.letting_go import cards
from tests.narrow import some

HIDDEN = (
    "classic_4 turn=0.draw hands=5d7h8s9dTsJc/(11)/(11)/(11) pile=6h melds=[KsKhKd]/-"
)
FOOT = (
    "hand_and_foot turn=0.play hands=7c7d7s/(11)/(9)/(11) feet=(13)/(13)/(13)/(13)"
    " pile=6c9h8d melds=[KdKsKh]/-"
)
KNOWN = "classic_4 turn=0.draw hands=5d7h8s9d/4cKcAs2h/JcJdQhKd/8h8d6s5h pile=6h"
NAMES = ("You", "Clara", "Anton", "Tomás")


def practice(
    table: str, players: tuple[str, ...] = ("human", *("nobody",) * 3)
) -> PracticeSession:
    return PracticeSession(parse_position(table), Seats(NAMES, players), Random(3))


def test_what_the_person_gets_is_known() -> None:
    game = practice(HIDDEN)

    (drawn,) = game.submit(DRAW)

    assert isinstance(drawn, CardsDrawn)
    assert UNKNOWN not in drawn.cards
    assert not game.observe(0).position.hidden[0]


def test_a_foot_that_is_taken_up_is_known() -> None:
    game = practice(FOOT)
    controller = GameController(BotsHere())
    controller.begin(game)

    controller.on_commanded(Command.MELD, cards("7c7d7s"))

    assert len(game.observe(0).hand) == 13
    assert game.position.feet[0] == []


def test_an_act_done_again_after_undo_has_the_same_outcome() -> None:
    game = practice(HIDDEN)
    game.submit(DRAW)
    after = game.position

    told = game.undo()
    again = game.submit(DRAW)

    assert tuple(again) == told
    assert game.position == after


def test_everything_can_be_taken_back_and_done_again() -> None:
    """Draws and the others' turns as well, to the beginning and forward to the end."""
    game = practice(KNOWN)
    seen = [game.position.copy()]
    for _ in range(12):
        seat = some(actor(game.position))
        game.submit(simple_choice(game.observe(seat)))
        seen.append(game.position.copy())
    told = list(game.history)

    for position in seen[-2::-1]:
        game.undo()
        assert game.position == position
    refused = some(game.undo_refusal())
    assert refused.reason is Reason.NOT_YOUR_DECISION
    assert not game.history

    for position in seen[1:]:
        game.redo()
        assert game.position == position
    assert game.history == told


def test_a_new_act_forgets_what_was_taken_back() -> None:
    game = practice(KNOWN)
    game.submit(DRAW)
    game.submit(DISCARDS[cards("5d")[0]])
    game.undo()

    game.submit(DISCARDS[cards("7h")[0]])

    assert not game.undone


def test_bots_play_on_from_it_and_undo_goes_back_through_their_turns(
    qtbot: QtBot,
) -> None:
    game = practice(KNOWN, ("human", *("bot:beginner",) * 3))
    controller = GameController(BotsHere())
    controller.advanced.connect(controller.on_settled)
    controller.begin(game)

    controller.on_commanded(Command.DRAW, ())
    controller.on_commanded(Command.DISCARD, cards("5d"))
    qtbot.waitUntil(lambda: actor(game.position) == 0)
    while game.acts:
        controller.on_commanded(Command.UNDO, ())

    assert game.position == parse_position(KNOWN)
