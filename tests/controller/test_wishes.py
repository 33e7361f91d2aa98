"""What a player wishes of a partner: who hears it, and how long it holds."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.bots.messages import Question
from canasta_qt.commands import Command
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import laid
from canasta_qt.controller.session import Session
from canasta_qt.engine.rounds import start_game
from canasta_qt.notation.record import DAY, format_record, parse_record
from canasta_qt.notation.wishes import WISHES, Request, offered, wishes_of
from canasta_qt.overrides import override
from canasta_qt.rules.text import parse_ruleset
from tests.controller.heard import BOTS, ONE, OVER, PLAY, Asked, Table

OUT, WAIT, FREEZE = Request


class Keeping(Asked):
    """Bots that keep whole questions."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Question] = []

    @override
    def ask(self, question: Question) -> None:
        self.kept.append(question)


class Noted(Table):
    """A table at which one person sits among bots."""

    def __init__(self, text: str = PLAY) -> None:
        super().__init__(text, ONE)
        self.keeping = Keeping()
        self.controller = GameController(BotRunner(self.keeping, 1))
        self.controller.begin(self.session)
        self.keeping.kept.clear()


def test_only_the_partner_hears_it(qtbot: QtBot) -> None:
    del qtbot
    for seat in (1, 2, 3):
        table = Noted(PLAY.replace("turn=0", f"turn={seat}"))
        session = table.session
        assert session.partner == 2
        session.wish(2, FREEZE, is_on=True)

        table.controller.ask_next()

        (question,) = table.keeping.kept
        assert question.observation.seat == seat
        assert question.demand.wishes == ((FREEZE,) if seat == 2 else ())


def test_the_answer_to_what_was_asked_before_is_dropped(qtbot: QtBot) -> None:
    """A partner who thinks already thinks again, with the wish."""
    del qtbot
    table = Noted(PLAY.replace("turn=0", "turn=2"))
    session = table.session
    before = session.decision

    session.wish(2, WAIT, is_on=True)
    table.controller.ask_next()

    assert table.keeping.kept[-1].decision == session.decision != before


def test_no_number_of_a_decision_comes_again(qtbot: QtBot) -> None:
    """An answer to what was asked long before would be taken for the right one."""
    del qtbot
    table = Table(PLAY, ONE)
    session = table.session
    changes: list[Callable[[], object]] = [
        lambda: table.command(Command.MELD, "KcKdKh"),
        lambda: session.wish(2, OUT, is_on=True),
        lambda: session.wish(2, OUT, is_on=False),
        lambda: table.controller.hand_over("expert"),
        lambda: table.controller.hand_over(None),
        lambda: table.command(Command.MELD, "9s"),
        lambda: table.command(Command.UNDO),
    ]
    numbers = [session.decision]
    for change in changes:
        change()
        numbers.append(session.decision)

    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_who_is_told_again_what_cost_too_much_says_so_again(qtbot: QtBot) -> None:
    del qtbot
    session = Noted().session
    session.declined |= {(2, WAIT), (2, FREEZE)}

    session.wish(2, WAIT, is_on=True)

    assert session.declined == {(2, FREEZE)}


def test_of_going_out_and_waiting_the_later_holds(qtbot: QtBot) -> None:
    del qtbot
    session = Noted().session
    for wish in (FREEZE, OUT, WAIT):
        session.wish(2, wish, is_on=True)
    assert session.wishes(2) == (WAIT, FREEZE)

    session.wish(2, WAIT, is_on=False)

    assert session.wishes(2) == (FREEZE,)
    assert session.wishes(0) == session.wishes(1) == ()


def test_a_saved_game_keeps_it_until_the_round_is_over(qtbot: QtBot) -> None:
    del qtbot
    table = Table(players=ONE)
    session = table.session
    session.start()
    session.wish(2, WAIT, is_on=True)
    assert session.declined == set()
    session.declined.add((2, WAIT))

    record = parse_record(format_record(session.record))
    resumed = Session.resume(record, session.generator)

    assert resumed.wishes(2) == (WAIT,)
    resumed.deal(0, record.rounds[0].deck)
    assert resumed.wishes(2) == ()
    session.deal(0, record.rounds[0].deck)
    assert session.declined == set()


def test_undo_does_not_take_a_wish_back(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")
    table.session.wish(2, OUT, is_on=True)

    shortened = table.session.record.shortened()

    assert not shortened.rounds[-1].turns
    assert wishes_of(shortened, 2) == (OUT,)


def test_what_is_broken_by_hand_is_left_out(qtbot: QtBot) -> None:
    del qtbot
    session = Noted().session
    session.wish(2, FREEZE, is_on=True)
    record = session.record
    for broken in (5, [5, {"seat": 2, "wish": "sing", "on": True}, {"seat": 2}]):
        dealt = replace(record.rounds[0], own={WISHES: broken})
        assert wishes_of(replace(record, rounds=(dealt,)), 2) == ()


def test_who_has_no_bot_for_a_partner_tells_nobody(qtbot: QtBot) -> None:
    del qtbot
    assert Table(PLAY, ("human", "bot:standard") * 2).session.partner is None
    assert Table(PLAY, BOTS).session.partner is None, "one who watches"
    session = Noted().session
    session.record = replace(session.record, own={DAY: "2026-11-23"})
    assert session.partner is None, "everybody has the same bots that day"
    practised = laid(session.position, 0, "bot:standard")
    assert practised.partner is None
    assert Table(OVER, ONE).session.partner is None, "the round is over"


@pytest.mark.parametrize(
    ("ruleset", "wishes"),
    [
        ("classic_4", (OUT, WAIT, FREEZE)),
        ("short_classic", (FREEZE,)),
        ("american", (OUT, WAIT)),
        ("italian", (OUT, WAIT)),
    ],
)
def test_of_going_out_partners_speak_where_they_may(
    ruleset: str, wishes: tuple[Request, ...]
) -> None:
    rules = parse_ruleset(ruleset)
    players = max(rules.equipment.players_allowed)
    assert offered(start_game(rules, players=players).terms) == wishes
