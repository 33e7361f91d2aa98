"""Saved games for tests of replays, and keys pressed in a replay."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Candidate, Explanation, Mistake
from canasta_qt.app.replay.open_replay import frames_from_record
from canasta_qt.app.replay.replay import Replay
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.review import decisions_of_seat, record_with_review
from canasta_qt.controller.session import Deal, SeatedPlayers, Session
from canasta_qt.engine.state.actions import Discard
from canasta_qt.notation.record import Record
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.table.view import TableView
from canasta_qt.windows.replay_window import ReplayWindow
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.windows.widgets.geometry import DEFAULT_WINDOW_SIZE
from canasta_qt.windows.widgets.look import set_current_look
from canasta_qt.windows.widgets.style import style_sheet


def game(hands: int = 2, *, whole: bool = True, ruleset: Ruleset = CLASSIC_4) -> Record:
    """Return a game of a person with three bots, all played by the policy."""
    seats = SeatedPlayers(
        ("Mia", "Clara", "Anton", "Tomás"), ("human", *("bot:standard",) * 3)
    )
    session = Session(ruleset, seats, Random(5), Deal(3, dealer=3))
    for hand in range(hands):
        session.deal_next_round() if hand else session.start()
        while not session.is_over:
            if hand == hands - 1 and not whole and session.decision > 80:
                break
            session.submit(policy_action(session.position))
    return session.record


def with_marks(record: Record, hand: int = 0) -> tuple[Record, list[Mistake]]:
    """Return a game whose first and last discards of the player are marked as worse."""
    found = [
        each
        for each in decisions_of_seat(record, hand, 0)
        if isinstance(each.played_action, Discard)
        and len(set(each.observation.hand)) > 1
    ]
    mistakes = []
    for choice in (found[0], found[-1]):
        other = next(
            c for c in choice.observation.hand if Discard(c) != choice.played_action
        )
        better = Candidate(Discard(other), 10.0)
        advice = Advice(
            choice.observation,
            better.action,
            Explanation(AdviceReason.LEAST_LOSS, 3),
            (better,),
            9,
        )
        place = (hand, choice.line_index, choice.action_index, choice.turn_number)
        losses = (("mixed_canastas", -12.0),)
        mistakes.append(Mistake(*place, choice.combined_action, advice, 33, 4, losses))
    return record_with_review(record, hand, tuple(mistakes)), mistakes


def key(replaying: Replay, which: Qt.Key, *, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier
    QTest.keyClick(
        replaying.table, which, modifier.ShiftModifier if shift else modifier.NoModifier
    )


def lone_replay(
    qtbot: QtBot, program: Program, record: Record, adviser: Adviser
) -> Replay:
    """Show a replay at the quickest pace in a window of its own."""
    appearance = program.appearance
    style = appearance.table_style
    table = TableView(style, watched=True)
    window = ReplayWindow(table, None)
    look = appearance.look
    set_current_look(look)
    window.setStyleSheet(style_sheet(look.colours, look.text_factor))
    window.resize(DEFAULT_WINDOW_SIZE)
    frames = frames_from_record(record)
    replaying = Replay(frames, window, table, (style, Speed.FASTEST), adviser)
    qtbot.addWidget(window)
    window.show()
    window.setUpdatesEnabled(program.window.updatesEnabled())
    table.setFocus()
    return replaying
