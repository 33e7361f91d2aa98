"""A game at the table without a table: bots' answers, rounds one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.cards import ALL_CARDS
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.session import Seats, Session
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import DISCARDS, DRAW, Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation, look_on, observe
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from tests.bots_here import BotsHere, InProcessRunner

BOTS = ("bot:standard",) * 4


class Table:
    """A game of four bots whose signals are heard."""

    def __init__(
        self, runner: InProcessRunner, players: tuple[str, ...] = BOTS
    ) -> None:
        self.controller = GameController(BotsHere(runner))
        self.told: list[object] = []
        self.controller.advanced.connect(lambda events, _view: self.told.append(events))
        self.session = Session(
            CLASSIC_4, Seats(("a", "b", "c", "d"), players), Random(4)
        )
        self.controller.begin(self.session)

    def play_round(self, qtbot: QtBot) -> None:
        """Let the bots play until the round is over, and tell that the table rests."""
        while not self.session.over:
            self.play_once(qtbot)
        self.controller.on_settled()

    def play_once(self, qtbot: QtBot) -> None:
        """Let the bot on turn decide once."""
        seen = self.session.decision
        self.controller.on_settled()
        qtbot.waitUntil(partial(self._is_past, seen))

    def _is_past(self, decision: int) -> bool:
        return self.session.decision > decision


def by_person(session: Session) -> GameController:
    """A table at which nobody thinks: all that happens is the test's doing."""
    controller = GameController(BotsHere())
    controller.begin(session)
    return controller


def any_legal(session: Session) -> Action:
    return next(legal_actions(session.position))


def any_illegal(observation: Observation) -> Action:
    """To throw a card that is not in the hand."""
    hand = observation.position.hands[observation.seat]
    return DISCARDS[next(card for card in ALL_CARDS if not hand[card])]


@pytest.mark.parametrize("off", [-1, 1])
def test_an_answer_of_another_number_is_not_played(qtbot: QtBot, off: int) -> None:
    del qtbot
    table = Table(InProcessRunner())
    before = table.session.position.copy()

    table.controller.on_bot_chose(
        table.session.decision + off, any_legal(table.session)
    )

    assert table.session.position == before
    assert len(table.told) == 1, "only the deal has been told"


def test_an_answer_after_the_game_left_the_table_is_dropped(qtbot: QtBot) -> None:
    del qtbot
    table = Table(InProcessRunner())
    decision, action = table.session.decision, any_legal(table.session)
    table.controller.stop()

    table.controller.on_bot_chose(decision, action)

    assert table.session.decision == decision
    assert len(table.told) == 1, "only the deal has been told"


def test_an_answer_after_the_round_is_dropped(qtbot: QtBot) -> None:
    table = Table(InProcessRunner())
    table.play_round(qtbot)
    told = len(table.told)

    table.controller.on_bot_chose(table.session.decision, DRAW)

    assert len(table.told) == told


def test_the_deal_passes_to_the_left_round_by_round(qtbot: QtBot) -> None:
    """Seen through the controller: the dealers of three rounds are neighbours."""
    table = Table(InProcessRunner())
    results: list[object] = []
    table.controller.round_over.connect(results.append)
    for _ in range(2):
        table.play_round(qtbot)
        table.controller.next_round()
    table.play_round(qtbot)

    first, *others = (each.dealer for each in table.session.record.rounds)

    assert others == [(first + 1) % 4, (first + 2) % 4]
    assert len(results) == 3


def test_the_next_round_waits_for_the_end_of_this_one(qtbot: QtBot) -> None:
    del qtbot
    table = Table(InProcessRunner())
    decision = table.session.decision

    table.controller.next_round()

    assert table.session.decision == decision


def test_a_decision_is_observed_once_by_each_seat(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often table, line and bots ask; masking copies the whole position."""
    seen: Counter[tuple[int, str, int]] = Counter()
    for name, made in (("observe", observe), ("look_on", look_on)):

        def counted(
            position: Position,
            seat: int,
            history: tuple[Event, ...],
            name: str = name,
            made: Callable[..., object] = made,
        ) -> object:
            seen[len(history), name, seat] += 1
            return made(position, seat, history)

        monkeypatch.setattr(f"canasta_qt.controller.session.{name}", counted)
    table = Table(InProcessRunner())
    for _ in range(12):
        table.controller.on_selection_changed(())
        table.play_once(qtbot)

    assert set(seen.values()) == {1}
    assert len(seen) > 12


def test_what_is_observed_changes_with_every_decision(qtbot: QtBot) -> None:
    table = Table(InProcessRunner())
    before = table.controller.observation

    table.play_once(qtbot)

    assert table.controller.observation != before
    assert table.controller.observation == look_on(
        table.session.position, 0, tuple(table.session.history)
    )
