"""A round is counted on the table, line by line, and into the pad beside it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.counting import Counting, marks_of
from canasta_qt.app.start.program import Program
from canasta_qt.engine.scoring import score_sheet, side_lines
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.look.tokens import Duration
from canasta_qt.notation.record import moments, parse_record
from canasta_qt.table.motion.count import Mark
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.windows.widgets.choices import Speed
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.count import PARTS, count_rows
from tests.app.at_table import session_of
from tests.narrow import some
from tests.table.sitting import NAMES

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.canasta"))
OVER = (
    "classic_4 turn=1.over out=0 cause=went_out bonus=3h/3d"
    " hands=-/KcKd2s/QsQd/5c"
    " melds=[7c7d7h7s7c7d7h][4c4d4h]/[8c8d8h]"
)
"""Bea has gone out: a natural canasta, a red three each, hands that cost."""


def begun(program: Program, text: str = OVER) -> Counting:
    program.controller.begin(session_of(text))
    program.table.playback.settled.emit()
    return some(program.page.counting)


def said(pad: ScorePad) -> str:
    """What readers find on the pad."""
    return pad.lines.accessibleDescription()


def rounds(path: Path) -> list[Position]:
    """The rounds of a record as they ended."""
    record = parse_record(path.read_text(encoding="utf-8"))
    over = (moment.position for moment in moments(record))
    return [position for position in over if position.phase == OVER_PHASE]


def test_every_line_of_a_score_is_counted_in_one_part() -> None:
    counted = Counter(item for items in PARTS.values() for item in items)

    assert counted == dict.fromkeys(ScoreItem, 1)


@pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_pad_and_the_marks_on_the_table_add_up_to_what_the_rules_count(
    path: Path,
) -> None:
    for position in rounds(path):
        terms, sheet = position.terms, score_sheet(position)
        people = PlayerNames(NAMES[: terms.players], 0, terms.sides)
        rows = count_rows(sheet, people)
        for place, side in enumerate(people.side_order()):
            assert sum(row.points[place] for row in rows) == sheet.round[side]
        for items in PARTS.values():
            marks = marks_of(position, items, 0)
            for side in range(terms.sides):
                lines = side_lines(position, side)
                points = sum(line.points for line in lines if line.item in items)
                assert points == sum(m.points for m in marks if m.side == side)


def test_hands_are_turned_up_only_when_the_round_is_counted(program: Program) -> None:
    counting, scene = begun(program), program.table.scene()

    def faces() -> list[int]:
        picture = some(scene.picture)
        seats = [c for c in picture.cards if c.home.kind is HomeKind.SEAT]
        return [card.face for card in seats if card.face is not None]

    assert faces() == []
    assert counting._wait.interval() == Duration.AFTER_SPEECH
    counting._wait.timeout.emit()
    assert sorted(faces()) == sorted(
        card for seat in (1, 2, 3) for card in counting._position.hand(seat)
    )
    program.table.playback.flush()
    counting.finish()
    assert scene.words.costs == (0, -40, -20, -5)

    QTest.keyClick(counting.pad, Qt.Key.Key_Return)

    assert program.window.focusWidget() is program.table, "not the button for the sound"
    assert not any(scene.words.costs)
    program.table.playback.flush()
    assert faces() == []


def test_space_counts_part_after_part_and_enter_everything(program: Program) -> None:
    """The line says each part, and a reader hears it."""
    counting = begun(program)
    announcer, line = program.table.announcer, program.table.scene().now
    begin, shown = len(announcer.history), []
    while not counting.is_done:
        QTest.keyClick(counting.pad, Qt.Key.Key_Space)
        shown.append(f"{line.words.lead} {line.words.rest}")

    assert announcer.history[begin:] == shown
    assert shown == [
        "You went out. Canastas: We 500, They 0.",
        "You went out. Melds: We 50, They 30.",
        "You went out. Red threes: We 100, They 100.",
        "You went out. Going out: We 100, They 0.",
        "You went out. In hand: We −20, They −45.",
        "You went out. This round: We 730, They 85.",
    ]

    counting = begun(program)
    pad = counting.pad
    assert line.words.rest == ""
    QTest.keyClick(pad, Qt.Key.Key_Space)
    assert pad.lines.counted == 1
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert counting.is_done
    assert line.words.rest == "This round: We 730, They 85."
    assert [button.isVisible() for button in pad.going] == [False, False]
    QTest.keyClick(pad, Qt.Key.Key_Return)
    assert program.page.counting is None
    session = some(program.match.session)
    assert len(session.record.rounds) == 2


def test_a_number_is_written_when_it_has_arrived(program: Program) -> None:
    counting = begun(program)
    pad, count = counting.pad, program.table.count
    program.table.playback.flush()

    counting.go_on()
    assert count.flies
    assert [mark.points for mark in count.marks] == [500]
    assert said(pad) == ""

    count.finish()
    assert said(pad) == "Canastas: We 500, They 0"
    assert counting._wait.isActive()

    by_hand = replace(program.appearance.choices, count_by_itself=False)
    program.appearance.choose(by_hand)
    counting = begun(program)
    counting.go_on()
    program.table.count.finish()
    assert not counting._wait.isActive(), "by itself nothing is counted"

    program.appearance.choose(replace(by_hand, speed=Speed.OFF))
    assert begun(program).is_done, "at speed Off all is there at once"
    assert not program.table.count.flies


def test_at_speed_off_the_whole_count_is_there_at_once(program: Program) -> None:
    choices = program.appearance.choices
    program.appearance.choose(choices.__class__(speed=Speed.OFF))

    counting = begun(program)

    assert counting.is_done
    assert not program.table.count.flies


@pytest.mark.parametrize("left", [False, True])
def test_the_points_of_who_went_out_lie_on_no_button(
    program: Program, *, left: bool
) -> None:
    """The own plate is the line above the hand, which ends in “Count on”."""
    counting = begun(program)
    table = counting._table
    table.set_style(replace(table.scene().style_now, left_handed=left))
    counting._turn_up()
    now, viewer = table.scene().now, counting._people.viewer

    mark = Mark(0, 100, Origin(HomeKind.SEAT, viewer))
    _, pill = table.count._place_of(mark)
    at = pill.translated(-table.count._origin())

    assert now.buttons
    assert now.sceneBoundingRect().contains(at)
    for button in now.buttons:
        assert not now.mapRectToScene(button.rect).intersects(at)


def test_hands_and_sheet_wait_on_the_pad_until_esc_has_counted_everything(
    program: Program,
) -> None:
    counting = begun(program)
    pad = counting.pad
    assert not pad.press(Qt.Key.Key_L)
    assert not pad.press(Qt.Key.Key_S)

    QTest.keyClick(pad, Qt.Key.Key_Escape)

    assert counting.is_done
    assert pad.press(Qt.Key.Key_S)
    assert program.window.veil.sheet is not None

    # “Bea and Anton” was cut to “Bea a…”.
    parts = counting._window, counting._table, PlayerNames(NAMES, -1, 2)
    watched = Counting(*parts, counting._result, counting._position)
    assert watched.pad.count.names == (NAMES[0], NAMES[1]), "the first of each side"


def test_the_own_hand_fans_open_as_the_others_turn_up(program: Program) -> None:
    text = OVER.replace("out=0", "out=1").replace("hands=-/KcKd2s", "hands=KcKd2s/-")
    counting = begun(program, text)
    items = program.table.scene().card_items.items
    own = [item for item in items if item.home.kind is HomeKind.HAND]

    counting._wait.timeout.emit()
    step = program.table.playback.animator
    step.pause()
    step.setCurrentTime(0)
    closed = {round(item.x()) for item in own}
    program.table.playback.flush()

    assert len(closed) == 1
    assert len({round(item.x()) for item in own}) == len(own) == 3


def test_without_motion_nothing_travels_and_the_result_is_there(
    program: Program,
) -> None:
    choices = program.appearance.choices
    program.appearance.choose(replace(choices, reduced_motion=True))
    counting = begun(program)
    counting._wait.timeout.emit()
    step = program.table.playback.animator
    step.pause()
    items = [i for i in program.table.scene().card_items.items if i.isVisible()]
    poses = []
    for now in (1, 60, 119):
        step.setCurrentTime(now)
        poses.append([item.pose for item in items])

    QTest.keyClick(counting.pad, Qt.Key.Key_Space)

    assert poses[0] == poses[1] == poses[2] == [item.pose for item in items]
    assert not program.table.count.flies
    assert said(counting.pad) == "Canastas: We 500, They 0"


@pytest.mark.parametrize("closed", [False, True])
def test_the_end_of_a_count_is_told_once_and_before_what_comes_next(
    program: Program, qtbot: QtBot, *, closed: bool
) -> None:
    """A pass later; who goes on at once finds no totals over the next round."""
    counting = begun(program)
    told: list[bool] = []
    counting.counted.connect(lambda: told.append(True))

    counting.finish()
    at_once = list(told)
    if closed:
        counting.close()
        assert told == [True]
    qtbot.waitUntil(lambda: bool(told))
    QCoreApplication.processEvents()

    assert at_once == []
    assert told == [True]
