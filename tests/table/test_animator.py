"""Animations: in order, in time, cut short by input, and none at speed off."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import CardDiscarded, CardsDrawn, Event
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.gestures import Draft, Moment, Offer, WhatNow
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.paint.table_style import TableStyle
from tests.app.true_picture import rest_faults
from tests.table.sitting import CLARAS, MIDDLE, TAKING, Sitting, card, played

DRAWING = MIDDLE.replace("0.play", "1.draw")
TURN: tuple[Event, ...] = (CardsDrawn(1, (UNKNOWN,)), CardDiscarded(1, card("4c")))


def after_turn() -> Observation:
    """The table after Clara drew a card and discarded a four."""
    position = parse_position(f"canasta/1 {MIDDLE}")
    position.stock.pop()
    position.pile.append(card("4c"))
    position.turn = 2
    return observe(position, 0)


def running(table: Sitting) -> list[QAbstractAnimation]:
    animator = table.view.playback.animator
    return [animator] if animator.state() is animator.State.Running else []


def end_of_step(table: Sitting) -> None:
    (step,) = running(table)
    step.setCurrentTime(step.duration())


def pass_time(table: Sitting) -> None:
    """Let what runs come to its end."""
    for each in running(table):
        each.setCurrentTime(each.duration())


def let_pause_pass(table: Sitting) -> None:
    (pause,) = running(table)
    assert pause.duration() == 350
    pass_time(table)


def words_of_row(table: Sitting, side: int) -> tuple[str, ...]:
    scene = table.view.scene()
    rows = scene.picture.rows if scene.picture else ()
    number = next(i for i, row in enumerate(rows) if row.side == side)
    return scene.fixtures.rows[number].look.lines


FRESH = "classic_4 turn=1.play pile=6h hands=KcKdKs5s5d/(11)/(11)/(11) melds=-/-"
OPENED = "classic_4 turn=1.play pile=6h hands=5s5d/(10)/(11)/(11) melds=[KcKdKs]/-"


def test_at_speed_off_results_are_there_at_once(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.view.advance(TURN, after_turn())

    assert table.view.playback.animator.motions == ()
    assert list(rest_faults(table.view, after_turn(), Draft())) == []


def test_others_are_spaced_by_a_pause_and_the_player_is_not(qtbot: QtBot) -> None:
    lengths = []
    for text, line in ((DRAWING, "1: draw"), (TAKING, "0: draw=Kc")):
        table = Sitting(qtbot, text, TableStyle(speed=1))
        table.view.advance(*played(text, line))
        lengths += [each.duration() for each in running(table)]

    assert lengths == [350, 260]


def test_numbers_and_words_change_with_the_step_and_not_before(qtbot: QtBot) -> None:
    table = Sitting(qtbot, CLARAS, TableStyle(speed=1))
    plate = table.view.scene().fixtures.plates[0]

    table.view.advance(*played(CLARAS, "1: meld [5c5d5s]"))
    before = (plate.look.count, words_of_row(table, 1))
    let_pause_pass(table)
    then = (plate.look.count, words_of_row(table, 1))
    running(table)[0].setCurrentTime(399)
    leaving = (plate.look.count, words_of_row(table, 1))
    running(table)[0].setCurrentTime(400)

    assert before == then == (9, ("Clara, Tomás", "50 melded"))
    assert leaving == (7, ("Clara, Tomás", "50 melded"))
    assert words_of_row(table, 1) == ("Clara, Tomás", "65 melded")


@pytest.mark.parametrize("speed", [0.25, 0.5, 1.5])
def test_the_speed_is_a_factor_on_every_duration(qtbot: QtBot, speed: float) -> None:
    slow = Sitting(qtbot, style=TableStyle(speed=1))
    other = Sitting(qtbot, style=TableStyle(speed=speed))

    slow.view.advance(TURN, after_turn())
    other.view.advance(TURN, after_turn())

    ratio = running(other)[0].duration() / running(slow)[0].duration()
    assert ratio == pytest.approx(speed, rel=0.02)


def test_skipping_lasts_until_the_players_turn(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.OTHERS, seat=1))
    table.click(QPoint(300, 320))

    table.view.advance(TURN, after_turn())
    skipped = not table.view.playback.animator.busy
    table.view.show_what_now(WhatNow(Moment.DRAW))
    table.view.advance(TURN, after_turn())

    assert skipped
    assert table.view.playback.animator.busy


def test_reduced_motion_keeps_the_pauses_and_moves_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1, reduced_motion=True))

    table.view.advance(TURN, after_turn())

    flying = [i for i in table.view.scene().card_items.items if i.zValue() >= 800]
    assert table.view.playback.animator.busy
    assert flying == []


def test_the_line_names_whoever_acts_in_the_step_shown(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.GAME_OVER))

    table.view.advance(TURN, after_turn())
    while table.view.status.what == WhatNow(Moment.GAME_OVER):
        end_of_step(table)

    skip = (Offer(Command.SKIP),)
    assert table.view.status.what == WhatNow(Moment.OTHERS, skip, seat=1)
