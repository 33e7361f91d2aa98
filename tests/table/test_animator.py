"""Animations: their order and times, cut short by input, none at speed off."""

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint
from pytestqt.qtbot import QtBot

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    PileFroze,
    RoundStarted,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.gestures import LessonView, Place, Spot, TurnState
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.motion.animation_steps import animation_steps
from canasta_qt.table.motion.timing import set_timing
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.table_state import make_table_state
from tests.table.table_view import CLARAS, MIDDLE, Sitting, card, played, seen

TURN: tuple[Event, ...] = (CardsDrawn(1, (UNKNOWN,)), CardDiscarded(1, card("4c")))


def after_turn() -> Observation:
    """Return the table after Clara drew a card and discarded a four."""
    position = parse_position(f"canasta/1 {MIDDLE}")
    position.stock.pop()
    position.pile.append(card("4c"))
    position.turn = 2
    return observe(position, 0)


def running(table: Sitting) -> QAbstractAnimation:
    """Return the running animation, paused."""
    step = table.view.playback.animator
    step.pause()
    return step


def end_of_step(table: Sitting) -> None:
    step = running(table)
    step.setCurrentTime(step.duration())


def words_of_row(table: Sitting, side: int) -> tuple[str, ...]:
    scene = table.scene
    rows = scene.picture.meld_rows if scene.picture else ()
    number = next(i for i, row in enumerate(rows) if row.side == side)
    return scene.fixtures.rows[number].content.text_lines


def test_counts_and_texts_change_with_their_animation_step(qtbot: QtBot) -> None:
    table = Sitting(qtbot, CLARAS, TableStyle(duration_factor=1))
    plate = table.scene.fixtures.plates[0]
    table.view.play_events(*played(CLARAS, "1: meld [5c5d5s]"))

    before = (plate.content.count, words_of_row(table, 1))
    end_of_step(table)
    then = (plate.content.count, words_of_row(table, 1))
    running(table).setCurrentTime(399)
    leaving = (plate.content.count, words_of_row(table, 1))
    running(table).setCurrentTime(400)

    assert before == then == (9, ("Clara, Tomás", "50 melded"))
    assert leaving == (7, ("Clara, Tomás", "50 melded"))
    assert words_of_row(table, 1) == ("Clara, Tomás", "65 melded")


@pytest.mark.parametrize("speed", [0.25, 0.5, 1.5])
def test_the_speed_scales_every_duration(qtbot: QtBot, speed: float) -> None:
    lasting = []
    for factor in (speed, 1):
        table = Sitting(qtbot, style=TableStyle(duration_factor=factor))
        table.view.play_events(TURN, after_turn())
        lasting.append(running(table).duration())

    assert lasting[0] / lasting[1] == pytest.approx(speed, rel=0.02)


def test_skipping_lasts_until_the_players_turn(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=1))
    table.show_turn(TurnState.OTHERS, seat=1)
    table.click(QPoint(300, 320))

    table.view.play_events(TURN, after_turn())
    skipped = not table.view.playback.animator.is_busy
    table.show_turn(TurnState.DRAW)
    table.view.play_events(TURN, after_turn())

    assert skipped
    assert table.view.playback.animator.is_busy


def test_reduced_motion_keeps_the_pauses_without_movement(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=1, has_reduced_motion=True))

    table.view.play_events(TURN, after_turn())

    flying = [i for i in table.scene.card_items.items if i.zValue() >= 800]
    assert table.view.playback.animator.is_busy
    assert flying == []


DEALT = "classic_4 turn=1.draw dealer=0 hands=AsAcKdQh9h8s7c6d5s4h4c/(11)/(11)/(11)"


STARTED = RoundStarted(1, dealer=0, first_seat=1, hand_size=11)


def counts(table: Sitting) -> list[int]:
    scenery = table.scene.fixtures
    plates = [plate.content.count for plate in scenery.plates]
    return [*plates, scenery.stock.content.count]


def test_during_the_deal_the_counts_of_hands_rise_and_the_stock_falls(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(duration_factor=1))
    table.view.play_events((STARTED,), table.observation)
    end_of_step(table)
    first = counts(table)
    deal = running(table)
    deal.setCurrentTime(deal.duration() // 2)
    half = counts(table)
    table.view.playback.finish_animations()

    assert first == [0, 0, 0, 108]
    assert all(3 <= count <= 8 for count in half[:3])
    assert 64 < half[3] < 108
    assert counts(table) == [11, 11, 11, 64]


def test_labels_of_feet_appear_with_their_cards(qtbot: QtBot) -> None:
    """Regression: the player’s “foot” was alone on the felt until the last cards."""
    text = DEALT.replace("classic_4", "hand_and_foot") + " feet=(11)/(11)/(11)/(11)"
    table = Sitting(qtbot, text, TableStyle(duration_factor=1))
    table.view.play_events((STARTED,), table.observation)
    end_of_step(table)
    labels = table.scene.fixtures.feet
    assert [label.isVisible() for label in labels] == [False] * 4
    table.view.playback.finish_animations()
    assert [label.isVisible() for label in labels] == [True] * 4


def test_the_pile_is_dealt_last_and_has_no_label_before(qtbot: QtBot) -> None:
    text = DEALT + " pile=2c8s!"
    table = Sitting(qtbot, text, TableStyle(duration_factor=1))
    table.view.play_events((STARTED,), table.observation)
    pile = table.scene.fixtures.pile
    animator = table.view.playback.animator
    animator.setCurrentTime(animator.duration())
    last = max(animator.flights, key=lambda flight: flight.delay_ms)
    during = (last.place.face, pile.content.count, pile.content.chip_text)

    table.view.playback.finish_animations()

    assert during == (card("8s"), 0, "")
    assert (pile.content.count, pile.content.chip_text) == (2, "Frozen")


def doings(table: Sitting) -> list[str]:
    return [plate.content.second_line for plate in table.scene.fixtures.plates]


@pytest.mark.parametrize(
    ("events", "after", "ringed", "doing"),
    [
        (
            (STARTED, CardsDrawn(1, (UNKNOWN,))),
            DEALT,
            [False, False, False],
            ["thinks…", "partner", "opponent"],
        ),
        (
            (CardDiscarded(1, card("9c")),),
            DEALT.replace("turn=1.draw", "turn=2.draw pile=9c"),
            [True, False, False],
            ["opponent", "thinks…", "opponent"],
        ),
    ],
    ids=["cards are dealt", "a discard flies"],
)
def test_no_plate_says_thinks_while_cards_move(
    qtbot: QtBot,
    events: tuple[Event, ...],
    after: str,
    ringed: list[bool],
    doing: list[str],
) -> None:
    table = Sitting(qtbot, DEALT, TableStyle(duration_factor=1))
    plates = table.scene.fixtures.plates

    table.view.play_events(events, seen(after))
    end_of_step(table)
    assert doings(table) == ["opponent", "partner", "opponent"]
    assert [plate.content.is_on_turn for plate in plates] == ringed
    table.view.playback.finish_animations()

    assert doings(table) == doing


def test_the_plate_of_the_asked_partner_says_thinks(qtbot: QtBot) -> None:
    asked = DEALT.replace("turn=1.draw", "turn=1.answer")
    table = Sitting(qtbot, asked)

    assert doings(table) == ["opponent", "partner", "thinks…"]
    table.view.show_lesson(LessonView(2, ("Evaluating your answer: 0%",)))
    assert doings(table) == ["opponent", "partner", "opponent"]


MINE = MIDDLE.replace("2s4s8c!", "4s8c")


THEIRS = MINE.replace("turn=0.play", "turn=1.draw")


FROZEN = seen(THEIRS.replace("8c", "8c2d!").replace("2s2dAs", "2sAs"))


FREEZING = (CardDiscarded(0, card("2d")), PileFroze(card("2d")))


PASSED = seen(MIDDLE.replace("turn=0.play", "turn=2.draw").replace("8c!", "8c9c!"))


def begin(table: Sitting, events: tuple[Event, ...], then: Observation) -> None:
    """Show events, and end the pause before another player’s move."""
    table.view.play_events(events, then)
    if running(table).duration() == 350:
        running(table).setCurrentTime(350)


def test_ice_grows_over_the_card_that_freezes_the_pile(qtbot: QtBot) -> None:
    """For 380 ms, after the card has arrived."""
    table = Sitting(qtbot, MINE, TableStyle(duration_factor=1))
    frost = table.scene.fixtures.frost
    begin(table, FREEZING, FROZEN)
    step = running(table)
    shares = []
    for now in (0, 220, 400, 599):
        step.setCurrentTime(now)
        shares.append(frost.share)

    assert shares[:2] == [0, 0]
    assert 0.5 < shares[2] < 0.99 < shares[3]
    assert frost.pose[3] == 90


def test_the_words_beside_the_pile_change_as_the_discard_arrives(qtbot: QtBot) -> None:
    """So does the number of cards."""
    table = Sitting(qtbot, MINE, TableStyle(duration_factor=1))
    pile = table.scene.fixtures.pile
    begin(table, FREEZING, FROZEN)
    told = []
    for now in (0, 219, 221):
        running(table).setCurrentTime(now)
        look = pile.content
        told.append((look.count, look.chip_text, look.frozen_reason))

    flying = (5, "", "")
    assert told == [flying, flying, (6, "Frozen", "blocked by a wild card")]


def test_a_pile_is_called_just_taken_when_its_cards_are_gone(qtbot: QtBot) -> None:
    text = CLARAS.replace("1.play", "1.draw").replace("5c5d5s9c", "8c8d5s9c")
    table = Sitting(qtbot, text, TableStyle(duration_factor=1))
    pile = table.scene.fixtures.pile
    before = pile.content.frozen_reason
    table.view.play_events(*played(text, "1: take [8c8c8d]"))
    while pile.content.count == 6:
        end_of_step(table)
        step = running(table)
        step.setCurrentTime(1)
        assert "taken" not in pile.content.frozen_reason
        step.setCurrentTime(step.duration() - 1)
        assert pile.content.count == 0 or pile.content.frozen_reason == before
    table.view.playback.finish_animations()

    assert (pile.content.count, pile.content.frozen_reason) == (0, "just taken")


def test_the_glow_of_the_turn_moves_to_the_next_plate(qtbot: QtBot) -> None:
    """In the last 180 ms of the step."""
    table = Sitting(qtbot, CLARAS, TableStyle(duration_factor=1))
    fixtures = table.scene.fixtures
    clara, anton = fixtures.plates[:2]
    begin(table, (CardDiscarded(1, card("9c")),), PASSED)
    step = running(table)
    told, ways = [], []
    for before_end in (181, 90, 0):
        step.setCurrentTime(step.duration() - before_end)
        told.append(
            (
                clara.content.is_on_turn,
                fixtures.glow.isVisible(),
                anton.content.is_on_turn,
            )
        )
        ways.append(fixtures.glow.rect.mid_x)

    assert told == [(True, False, False), (False, True, False), (False, False, True)]
    ends = sorted((clara.rect.mid_x, anton.rect.mid_x))
    assert ends[0] < ways[1] < ends[1]


def test_the_count_of_a_meld_grows_as_each_card_arrives(qtbot: QtBot) -> None:
    """Opponents’ cards arrive 50 ms apart, the first after 300 ms."""
    table = Sitting(qtbot, CLARAS, TableStyle(duration_factor=1))
    scene = table.scene
    plate = scene.fixtures.plates[0]
    begin(table, *played(CLARAS, "1: meld [5c5d5s]"))
    badge = scene.fixtures.numbers[Spot(Place.MELD, 1, side=1)]
    told = []
    cards_laid = scene.card_items.items_at(Spot(Place.MELD, 1, side=1))
    for now in (0, 299, 301, 351, 399):
        running(table).setCurrentTime(now)
        seen_count = badge.content.count if badge.isVisible() else 0
        told.append((plate.content.count, seen_count))

    assert told == [(9, 0), (9, 0), (8, 1), (7, 2), (7, 2)]
    landed = [item.zValue() < badge.zValue() for item in cards_laid]
    assert landed == [True, True, False]


def test_the_wild_cards_of_a_meld_are_counted_as_they_arrive(qtbot: QtBot) -> None:
    """Regression: the number of wild cards had those that were still in flight, and the
    seventh made a canasta before it had arrived.
    """
    text = CLARAS.replace("5c5d5s9c", "5c5d2h9c").replace("JhJcJs2d", "JhJhJdJcJs2d")
    table = Sitting(qtbot, text, TableStyle(duration_factor=1))
    begin(table, *played(text, "1: meld m0+2h"))
    badge = table.scene.fixtures.numbers[Spot(Place.MELD, 0, side=1)]
    assert isinstance(badge, PillItem)
    told = []
    for now in (0, 299, 390):
        running(table).setCurrentTime(now)
        told.append((badge.words, badge.content.wild_card_count))

    assert told == [("6", 1), ("6", 1), ("7 · Mixed", 2)]


def test_with_reduced_motion_the_changed_card_is_outlined(qtbot: QtBot) -> None:
    style = TableStyle(duration_factor=1, has_reduced_motion=True)
    table = Sitting(qtbot, MINE, style)
    begin(table, FREEZING, FROZEN)
    items = table.scene.card_items.items
    ringed = [item.face for item in items if item.named]

    assert ringed == [card("2d")]
    assert not table.scene.fixtures.glow.isVisible()


@pytest.mark.parametrize("speed", [0, 1])
def test_undone_cards_move_back_to_their_places(qtbot: QtBot, speed: int) -> None:
    table = Sitting(qtbot, MINE, TableStyle(duration_factor=speed))
    at = table.item("9d").pose
    then = seen(THEIRS.replace("8c", "8c9d").replace("Th9d", "Th"))
    table.view.play_events((CardDiscarded(0, card("9d")),), then)
    table.view.playback.finish_animations()

    table.view.playback.go_back(table.observation)
    table.view.playback.finish_animations()

    assert table.item("9d").pose == at


FOOT = (
    "family_hand_and_foot turn=0.play hands=9d/(9)/(9)/(9) "
    "feet=4s5s6s7s8s9sTsJsQsKsAs/(11)/(11)/(11) pile=6h"
)


def flown(qtbot: QtBot, text: str, line: str) -> list[Flight]:
    """Return the card movements of a line of actions."""
    table = Sitting(qtbot, text)
    events, then = played(text, line)
    move = animation_steps(
        make_table_state(table.observation), events, make_table_state(then)
    )[0]
    return set_timing(table.scene.apply_state(move.table_state), move)


def went(flights: list[Flight], to: Place) -> list[Flight]:
    return [
        each for each in flights if each.changes_spot and each.place.spot.place is to
    ]


def test_a_foot_is_picked_up_card_by_card(qtbot: QtBot) -> None:
    flights = went(flown(qtbot, FOOT, "0: discard 9d"), Place.HAND)

    assert {flight.duration_ms for flight in flights} == {420}
    delays = sorted(flight.delay_ms for flight in flights)
    assert delays == [220 + 12 * i for i in range(11)], "the discard has landed"


def test_the_next_player_lays_a_red_three_after_the_discard_has_arrived(
    qtbot: QtBot,
) -> None:
    text = "classic_4 turn=0.play hands=9d8d7d/3h4c5c6c/(9)/(9) pile=6h"

    flights = flown(qtbot, text, "0: discard 9d")

    assert [flight.delay_ms for flight in went(flights, Place.PILE)] == [0]
    assert not went(flights, Place.BONUS), "the red three is another step"
