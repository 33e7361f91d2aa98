"""Practice: every action can be undone, nothing counts, hidden cards are dealt."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.bots.rule_bots.standard import fallback_action
from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_controller import PracticeController
from canasta_qt.controller.practice_session import (
    PracticeRound,
    PracticeSession,
    random_deal,
    session_at_position,
    start_at_frame,
    start_of_first_deal,
)
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import Deal, SeatedPlayers, Session
from canasta_qt.engine.state.actions import (
    ANSWER_YES,
    ASK,
    DISCARD_ACTIONS,
    DRAW,
    Discard,
)
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import TurnStatus
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import (
    PRACTICE_FIELD,
    format_record,
    parse_record,
    replay_record,
)
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.bots_here import BotsHere
from tests.controller.dropped_cards import cards
from tests.narrow import some
from tests.property.hands import complete

NAMES = ("You", "Clara", "Anton", "Tomás")


PLAYERS = ("human", *("bot:beginner",) * 3)


def fresh(dealer: int = 3) -> Session:
    seats = SeatedPlayers(NAMES, PLAYERS)
    return Session(ALL_RULESETS[0], seats, Random(3), Deal(7, dealer))


class Table:
    """A practice round, its bots and its controllers, without a window."""

    def __init__(self, practised: PracticeRound) -> None:
        self.round = practised
        self.game = GameController(BotsHere())
        self.practice = PracticeController(self.game)
        self.game.advanced.connect(self.game.on_animations_ended)
        self.game.advanced.connect(self.practice.on_animations_ended)
        self.game.begin_session(practised)

    def mine(self) -> bool:
        return seat_to_act(self.round.position) == self.round.seats.viewer

    def command(self, command: Command) -> None:
        self.game.on_command(command, ())
        self.practice.on_command(command)

    def turn(self, qtbot: QtBot, card: int = 0) -> None:
        """Draw, discard a card, and let the others play."""
        self.game.play_action(DRAW)
        self.game.play_action(Discard(self.game.observation.hand[card]))
        qtbot.waitUntil(lambda: self.mine() or self.round.is_over)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table(PracticeRound(start_of_first_deal(fresh()), 0, Random(1)))
    qtbot.waitUntil(made.mine)
    yield made
    made.game.stop()


def test_turns_of_bots_before_the_first_own_decision_cannot_be_undone(
    qtbot: QtBot,
) -> None:
    """Regression: Undo went back to a bot's decision, and nobody played on."""
    table = Table(PracticeRound(start_of_first_deal(fresh(dealer=0)), 0, Random(1)))
    heard: list[TurnStatus] = []
    table.game.turn_status_changed.connect(heard.append)

    table.command(Command.UNDO)  # the first bot has been asked
    qtbot.waitUntil(lambda: bool(table.round.applied_actions))
    table.command(Command.UNDO)
    qtbot.waitUntil(table.mine)
    begun = table.round.position.copy()
    table.command(Command.UNDO)

    assert table.round.position == begun
    offered = {offer.command for offer in heard[-1].offers}
    assert Command.LEAVE_PRACTICE in offered
    assert not offered & {Command.UNDO, Command.REDO}
    table.game.stop()


def test_a_refused_action_keeps_the_actions_to_redo(qtbot: QtBot, table: Table) -> None:
    table.turn(qtbot)
    table.command(Command.UNDO)
    table.game.play_action(DRAW)

    assert table.round.undone_actions


def test_a_practice_round_counts_no_hints(table: Table) -> None:
    table.round.record_hint()

    assert (table.round.hint_count, table.round.undo_count) == (0, 0)


def test_undo_and_redo_are_offered_on_every_turn(qtbot: QtBot, table: Table) -> None:
    heard: list[tuple[Command, ...]] = []
    table.game.turn_status_changed.connect(
        lambda what: heard.append(tuple(offer.command for offer in what.offers))
    )
    table.turn(qtbot)
    assert any(Command.SKIP in each and Command.UNDO in each for each in heard)

    before = heard[-1].index(Command.UNDO) - len(heard[-1])
    table.command(Command.UNDO)
    assert {Command.UNDO, Command.REDO} <= set(heard[-1])
    # A second press at the same place must not meet Redo where Undo was.
    assert heard[-1].index(Command.UNDO) - len(heard[-1]) == before


def test_the_record_of_a_practice_round_replays_to_its_position(
    qtbot: QtBot, table: Table
) -> None:
    table.turn(qtbot)
    table.command(Command.UNDO)
    table.game.play_action(Discard(table.game.observation.hand[-1]))
    qtbot.waitUntil(table.mine)

    kept = some(table.round.practice_record())
    read = parse_record(format_record(kept))

    assert replay_record(read).position == table.round.position
    assert read.private_fields[PRACTICE_FIELD] is True
    assert read.private_fields["_from"] == [7, 1, 0]


@pytest.fixture(scope="module")
def finished() -> ReplayFrames:
    """A round that four beginners played to its end."""
    from canasta_qt.bots.rule_bots.standard import fallback_action

    session = fresh()
    session.start()
    while not session.is_over:
        seat = some(seat_to_act(session.position))
        session.submit(fallback_action(session.observe(seat)))
    return ReplayFrames(session.record)


def unfinished(frames: ReplayFrames, index: int) -> ReplayFrames:
    beginning = some(start_at_frame(frames, 0, index, Random(1)))
    return ReplayFrames(beginning.record)


def test_practice_from_a_finished_round_begins_with_the_real_cards(
    finished: ReplayFrames,
) -> None:
    for index, frame in enumerate(finished.round_frames(0)):
        beginning = some(start_at_frame(finished, 0, index, Random(1)))
        assert beginning.position == frame.position
        assert replay_record(beginning.record).position == frame.position
        assert not beginning.is_guessed


def test_practice_from_an_unfinished_round_guesses_the_hidden_cards(
    finished: ReplayFrames,
) -> None:
    """The guess depends on what the seat knows, not on the real hidden cards."""
    frames = unfinished(finished, 30)
    last = len(frames.round_frames(0)) - 1
    seen = frames.observation(0, last)
    real = frames.round_frames(0)[last].position
    beginning = some(start_at_frame(frames, 0, last, Random(5)))
    assert beginning.is_guessed
    assert UNKNOWN not in beginning.position.stock
    assert not any(beginning.position.hidden)
    assert observe(beginning.position, 0).position == seen.position

    others = [complete(seen, Random(seed)) for seed in range(10)]

    assert any(other != real for other in others)  # the cards do differ
    for other in others:
        view = observe(other, 0, seen.history)
        assert random_deal(view, Random(5)) == beginning.position
    assert beginning.position != real
    assert random_deal(seen, Random(6)) != beginning.position  # dealt again


def test_a_practice_round_with_guessed_cards_leaves_no_record(
    finished: ReplayFrames,
) -> None:
    frames = unfinished(finished, 30)
    beginning = some(start_at_frame(frames, 0, 30, Random(5)))

    assert PracticeRound(beginning, 0, Random(1)).practice_record() is None


def test_bots_repeat_their_moves_in_practice_from_a_game(
    qtbot: QtBot, table: Table
) -> None:
    """Their seeds are those of the same step of the game."""
    table.turn(qtbot)
    table.turn(qtbot)
    kept = some(table.round.practice_record())
    frames = ReplayFrames(kept)
    mine = [
        i for i, f in enumerate(frames.round_frames(0)) if seat_to_act(f.position) == 0
    ]
    index = mine[2]  # at the second draw
    seen = frames.round_frames(0)[index].position
    from canasta_qt.controller.practice_session import PracticeStart, record_until

    begun = PracticeStart(
        seen, frames.events_until(0, index), record_until(frames, 0, index)
    )
    again = Table(PracticeRound(begun, 0, Random(9)))
    again.turn(qtbot)

    assert again.round.position == table.round.position
    again.game.stop()


HIDDEN = (
    "classic_4 turn=0.draw hands=5d7h8s9dTsJc/(11)/(11)/(11) pile=6h melds=[KsKhKd]/-"
)


FOOT = (
    "hand_and_foot turn=0.play hands=7c7d7s/(11)/(9)/(11) feet=(13)/(13)/(13)/(13)"
    " pile=6c9h8d melds=[KdKsKh]/-"
)


KNOWN = "classic_4 turn=0.draw hands=5d7h8s9d/4cKcAs2h/JcJdQhKd/8h8d6s5h pile=6h"


def practice(
    table: str, players: tuple[str, ...] = ("human", *("nobody",) * 3)
) -> PracticeSession:
    return PracticeSession(
        parse_position(table), SeatedPlayers(NAMES, players), Random(3)
    )


def test_a_drawn_card_is_known_in_practice_with_hidden_cards() -> None:
    game = practice(HIDDEN)

    (drawn,) = game.submit(DRAW)

    assert isinstance(drawn, CardsDrawn)
    assert UNKNOWN not in drawn.cards
    assert not game.observe(0).position.hidden[0]


def test_the_cards_of_a_foot_are_known_once_it_is_picked_up() -> None:
    game = practice(FOOT)
    controller = GameController(BotsHere())
    controller.begin_session(game)

    controller.on_command(Command.MELD, cards("7c7d7s"))

    assert len(game.observe(0).hand) == 13
    assert game.position.feet[0] == []


def test_an_action_repeated_after_undo_has_the_same_result() -> None:
    game = practice(HIDDEN)
    game.submit(DRAW)
    after = game.position

    told = game.undo()
    again = game.submit(DRAW)

    assert tuple(again) == told
    assert game.position == after


def test_every_action_of_practice_can_be_undone_and_redone() -> None:
    """Including draws and turns of others, to the beginning and forward to the end."""
    game = practice(KNOWN)
    seen = [game.position.copy()]
    for _ in range(12):
        seat = some(seat_to_act(game.position))
        game.submit(fallback_action(game.observe(seat)))
        seen.append(game.position.copy())
    told = list(game.history)

    for position in seen[-2::-1]:
        game.undo()
        assert game.position == position
    refused = some(game.undo_refusal())
    assert refused.reason is Reason.NOT_YOUR_DECISION
    assert not game.history

    for position in seen[1:]:
        again = game.undone_action
        assert again is not None
        game.submit(again)
        assert game.position == position
    assert game.history == told


def test_a_new_action_after_undo_clears_redo() -> None:
    game = practice(KNOWN)
    game.submit(DRAW)
    game.submit(DISCARD_ACTIONS[cards("5d")[0]])
    game.undo()

    game.submit(DISCARD_ACTIONS[cards("7h")[0]])

    assert not game.undone_actions


def test_undo_after_the_answer_of_a_bot_takes_the_question_back_too() -> None:
    """Regression: the answer alone was undone, and nobody answered again."""
    position = parse_position(
        "classic_4 turn=0.play pile=9c hands=4c4d4h5c/4d5d6d/7d8d9d/TdJdQd "
        "melds=[KsKhKdKcKsKhKd]/-"
    )
    session = session_at_position(position, 0, "bot:standard")
    session.submit(ASK)
    session.submit(ANSWER_YES)

    session.undo()

    assert session.applied_actions == []
    assert seat_to_act(session.position) == 0
