"""Animations: in order, in time, cut short by input, and none at speed off."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    MeldLaid,
    RoundStarted,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.gestures import Moment, Offer, WhatNow
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.describe import describe_observation, describe_scene
from tests.table.sitting import CLARAS, MIDDLE, TAKING, Sitting, card, played, seen

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
    return scene.fixtures.rows[number].look.words.lines


FRESH = "classic_4 turn=1.play pile=6h hands=KcKdKs5s5d/(11)/(11)/(11) melds=-/-"
OPENED = "classic_4 turn=1.play pile=6h hands=5s5d/(10)/(11)/(11) melds=[KcKdKs]/-"


def test_at_speed_off_results_are_there_at_once(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.view.advance(TURN, after_turn())

    assert table.view.playback.animator.motions == ()
    assert describe_scene(table.view.scene()) == describe_observation(after_turn())


def test_events_are_shown_one_after_the_other(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.advance(TURN, after_turn())
    (first,) = running(table)
    pile = len(table.observation.position.pile)

    first.setCurrentTime(first.duration() - 1)

    state = table.view.scene().table_state
    assert state is not None
    assert len(state.pile) == pile
    assert table.view.playback.animator.busy


def test_a_card_is_under_way_between_its_places(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAWING, TableStyle(speed=1))
    table.view.advance(*played(DRAWING, "1: draw"))
    let_pause_pass(table)
    (step,) = running(table)
    picture = table.view.scene().picture
    assert picture is not None
    flying = [i for i in table.view.scene().card_items.items if i.zValue() >= 800]

    step.setCurrentTime(60)

    (item,) = flying
    assert picture.zones.plates[0].x < item.x() < picture.zones.stock_at.x


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

    assert before == (9, ("Clara, Tomás", "50 melded"))
    assert then == (9, ("Clara, Tomás", "65 melded"))
    assert plate.look.count == 7


def test_what_is_said_of_the_pile_waits_for_its_step(qtbot: QtBot) -> None:
    table = Sitting(qtbot, FRESH, style=TableStyle(speed=1))
    opened = MeldLaid(0, 0, 0, (card("Kc"), card("Kd"), card("Ks")), 30)
    discard = CardDiscarded(1, card("4c"))
    pile = table.view.scene().fixtures.pile

    table.view.advance((discard, opened), seen(OPENED))
    before = pile.look.chip
    for _ in range(3):
        pass_time(table)

    assert before == "Frozen"
    assert pile.look.chip == ""


@pytest.mark.parametrize("speed", [0.25, 0.5, 1.5])
def test_the_speed_is_a_factor_on_every_duration(qtbot: QtBot, speed: float) -> None:
    slow = Sitting(qtbot, style=TableStyle(speed=1))
    other = Sitting(qtbot, style=TableStyle(speed=speed))

    slow.view.advance(TURN, after_turn())
    other.view.advance(TURN, after_turn())

    ratio = running(other)[0].duration() / running(slow)[0].duration()
    assert ratio == pytest.approx(speed, rel=0.02)


def test_a_click_on_the_felt_finishes_what_others_do(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.OTHERS, seat=1))
    table.view.advance(TURN, after_turn())

    table.click(QPoint(300, 320))

    assert not table.view.playback.animator.busy
    assert describe_scene(table.view.scene()) == describe_observation(after_turn())


def test_settled_is_sent_once_everything_has_arrived(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=0.25))

    with qtbot.waitSignal(table.view.settled):
        table.view.advance(TURN, after_turn())
        assert table.view.playback.animator.busy

    assert describe_scene(table.view.scene()) == describe_observation(after_turn())


def test_settled_never_comes_from_inside_a_call(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    heard: list[bool] = []
    table.view.settled.connect(lambda: heard.append(True))

    table.view.advance(TURN, after_turn())
    inside = list(heard)
    qtbot.waitUntil(lambda: bool(heard))

    assert inside == []


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


def test_nothing_is_animated_for_nobody(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.hide()

    table.view.advance(TURN, after_turn())

    assert table.view.playback.animator.motions == ()


def test_drawn_cards_wear_the_new_ring_until_the_next_press(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    position = parse_position(f"canasta/1 {MIDDLE}")
    position.stock.pop()
    position.give(0, card("Kc"))
    table.view.advance((CardsDrawn(0, (card("Kc"),)),), observe(position, 0))
    ringed = table.item("Kc").ring

    table.click(QPoint(300, 320))

    assert ringed == "fresh"
    assert table.item("Kc").ring == "none"


def observe_middle() -> Observation:
    return observe(parse_position(f"canasta/1 {MIDDLE}"), 0)


def test_the_line_waits_until_the_cards_have_arrived(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.OTHERS, seat=1))
    table.view.advance(TURN, after_turn())

    table.view.show_what_now(WhatNow(Moment.OTHERS, seat=2))
    meanwhile = table.view.scene().now.words.lead
    table.view.flush()

    assert meanwhile == "Clara’s turn."
    assert table.view.scene().now.words.lead == "Anton’s turn."


def test_reduced_motion_keeps_the_pauses_and_moves_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1, reduced_motion=True))

    table.view.advance(TURN, after_turn())

    flying = [i for i in table.view.scene().card_items.items if i.zValue() >= 800]
    assert table.view.playback.animator.busy
    assert flying == []


def test_what_stands_beside_the_table_is_told_step_by_step(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAWING, TableStyle(speed=1))
    told: list[tuple[object, ...]] = []
    table.view.step_shown.connect(lambda *step: told.append(step))
    drawn, then = played(DRAWING, "1: draw")
    table.view.advance(drawn, then)
    table.view.advance(TURN[1:], after_turn())
    assert told == []

    while not told:
        end_of_step(table)
    assert told == [(drawn, (), then)]

    table.view.flush()
    assert told[1:] == [(TURN[1:], (), after_turn())]


def test_the_line_names_whoever_acts_in_the_step_shown(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.GAME_OVER))

    table.view.advance(TURN, after_turn())
    while table.view.status.what == WhatNow(Moment.GAME_OVER):
        end_of_step(table)

    skip = (Offer(Command.SKIP),)
    assert table.view.status.what == WhatNow(Moment.OTHERS, skip, seat=1)


def test_the_line_speaks_of_the_deal_while_cards_are_dealt(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    table.view.show_what_now(WhatNow(Moment.GAME_OVER))
    started = RoundStarted(2, dealer=0, first=1, hand_size=11)

    table.view.advance((started,), table.observation)
    running(table)

    assert table.view.status.what is not None
    assert table.view.status.what.moment is Moment.DEALING
