"""How the hand lies is remembered: by kind of game, and card by card in the record."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card, hand_order
from canasta_qt.commands import Sorting
from canasta_qt.controller.session import Seats, Session
from canasta_qt.notation.record import parse_record
from canasta_qt.rules.text import parse_ruleset
from tests.app.playing import Start, top_sheet
from tests.table.sitting import NAMES


def hand(program: Program) -> list[Card]:
    return [held.card for held in program.table.scene().hand.shown]


def sorting(program: Program) -> Sorting:
    return program.table.scene().hand.sorting


def begin(program: Program, session: Session) -> None:
    sheet = top_sheet(program)
    if sheet is not None:
        sheet.close_sheet()
    program.match._start(session)
    program.table.playback.flush()


def dealt(rules: str) -> Session:
    seats = Seats(NAMES[:4], ("human", *("nobody",) * 3))
    return Session(parse_ruleset(rules), seats, Random(1))


def test_the_order_is_kept_for_each_kind_of_game(start: Start) -> None:
    """feel.md 8 Sorting: by suit in games with sequences, until chosen otherwise.

    The own order is there when the game is gone on with.
    """
    program = start()
    begin(program, dealt("classic_4"))
    found = [sorting(program)]
    begin(program, dealt("samba"))
    found.append(sorting(program))

    QTest.keyClick(program.table, Qt.Key.Key_R)
    begin(program, dealt("classic_4"))
    found.append(sorting(program))
    begin(program, dealt("italian"))
    found.append(sorting(program))
    assert found == [Sorting.RANK, Sorting.SUIT, Sorting.RANK, Sorting.OWN]

    begin(program, dealt("classic_4"))
    QTest.keyClick(program.table, Qt.Key.Key_End)
    for _ in range(4):
        QTest.keyClick(
            program.table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier
        )
    before = hand(program)
    record = parse_record(program.autosave.text)
    begin(program, dealt("samba"))
    begin(program, Session.resume(record, Random(2)))
    assert before != sorted(before, key=hand_order)
    assert sorting(program) is Sorting.OWN
    assert hand(program) == before
