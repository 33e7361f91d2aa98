"""The count of a round on the table, line by line, and on the score pad.

Its outlines and numbers cover nothing that they explain.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.counting import RoundCounting, count_marks
from canasta_qt.app.start.program import Program
from canasta_qt.commands import Command
from canasta_qt.engine.scoring import score_lines_of_side, score_sheet
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.gestures import HAND_SPOT, Offer, Place, Spot
from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.notation.record import parse_record, replay_moments
from canasta_qt.table.motion.count import CountMark, CountMarkRects
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.table_state import TableState
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.windows.widgets.choices import Choices, Speed
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.count import count_rows
from canasta_qt.wording.scores.score_sheet import SCORE_PARTS
from tests.app.playing import Spoken
from tests.app.table_controller import session_of
from tests.narrow import some
from tests.table.table_view import NAMES, Sitting, cards

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.canasta"))
OVER = (
    "classic_4 turn=1.over out=0 cause=went_out bonus=3h/3d"
    " hands=-/KcKd2s/QsQd/5c"
    " melds=[7c7d7h7s7c7d7h][4c4d4h]/[8c8d8h]"
)
"""Bea has gone out: a natural canasta, a red three each, hands that cost."""
NOBODY_OUT = OVER.replace("out=0 cause=went_out", "cause=last_red_three").replace(
    "-/KcKd2s", "KcKd2s/-"
)
"""The hands are turned up at once, as nobody says anything."""


def begun(program: Program, text: str = OVER) -> RoundCounting:
    program.controller.begin_session(session_of(text))
    program.table.playback.settled.emit()
    return some(program.page.counting)


def placed(program: Program) -> Iterator[tuple[CountMark, QRectF, QRectF]]:
    """Yield each mark with the rectangles of its ring and its number."""
    rects = CountMarkRects(program.table.scene())
    for mark in program.table.count.marks:
        yield mark, some(rects.ring_rect(mark)), rects.number_rect(mark)


def said(pad: ScorePad) -> str:
    """Return what a screen reader reads on the score pad."""
    return pad.lines.accessibleDescription()


def rounds(path: Path) -> list[Position]:
    """Return the ends of the rounds of a record."""
    record = parse_record(path.read_text(encoding="utf-8"))
    over = (moment.position for moment in replay_moments(record))
    return [position for position in over if position.phase == OVER_PHASE]


def test_every_score_item_belongs_to_one_part_of_the_count() -> None:
    counted = Counter(item for items in SCORE_PARTS.values() for item in items)

    assert counted == dict.fromkeys(ScoreItem, 1)


@pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_score_pad_and_the_numbers_on_the_table_add_up_to_the_score(
    path: Path,
) -> None:
    for position in rounds(path):
        terms, sheet = position.terms, score_sheet(position)
        people = PlayerNames(NAMES[: terms.players], 0, terms.sides)
        rows = count_rows(sheet, people)
        for place, side in enumerate(people.side_order()):
            assert sum(row.points[place] for row in rows) == sheet.round[side]
        for items in SCORE_PARTS.values():
            marks = count_marks(TableState(position, 0), items, 0)
            for side in range(terms.sides):
                lines = score_lines_of_side(position, side)
                points = sum(line.points for line in lines if line.item in items)
                assert points == sum(m.points for m in marks if m.side == side)


def test_hands_are_turned_up_only_for_the_count(program: Program) -> None:
    counting, scene = begun(program), program.table.scene()

    def faces() -> list[int]:
        picture = scene.picture
        seats = [c for c in picture.cards if c.spot.place is Place.SEAT]
        return [card.face for card in seats if card.face is not None]

    assert faces() == []
    counting.count_next()
    assert sorted(faces()) == sorted(cards("KcKd2sQsQd5c"))
    program.table.playback.finish_animations()
    counting.count_all()
    assert scene.words.hand_points == (0, -40, -20, -5)

    QTest.keyClick(counting.pad, Qt.Key.Key_Return)

    assert program.window.focusWidget() is program.table, "not the button for the sound"
    assert not any(scene.words.hand_points)
    program.table.playback.finish_animations()
    assert faces() == []


def test_space_counts_the_next_part_and_enter_counts_everything(
    program: Program,
) -> None:
    """Each part is in the status line and announced."""
    counting = begun(program)
    announcer, line = program.table.announcer, program.table.scene().status_line
    begin, shown = len(announcer.history), []
    while not counting.is_count_done:
        QTest.keyClick(counting.pad, Qt.Key.Key_Space)
        shown.append(f"{line.words.bold_text} {line.words.plain_text}")

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
    assert line.words.plain_text == ""
    QTest.keyClick(pad, Qt.Key.Key_Space)
    assert pad.lines.counted == 1
    QTest.keyClick(program.table, Qt.Key.Key_Return)
    assert counting.is_count_done
    assert line.words.plain_text == "This round: We 730, They 85."
    assert [button.isVisible() for button in pad.counting_buttons] == [False, False]
    pad.end_buttons[0].click()
    assert program.page.counting is None
    session = some(program.main_game.session)
    assert len(session.record.rounds) == 2


def test_a_number_is_written_on_the_pad_when_it_has_arrived_there(
    program: Program,
) -> None:
    counting = begun(program)
    pad, count = counting.pad, program.table.count
    program.table.playback.finish_animations()

    counting.count_next()
    assert count.is_flying
    assert [mark.points for mark in count.marks] == [500]
    assert said(pad) == ""

    count.finish_flights()
    assert said(pad) == "Canastas: We 500, They 0"


def test_at_speed_off_the_whole_count_is_shown_at_once(program: Program) -> None:
    choices = program.appearance.choices
    program.appearance.set_choices(choices.__class__(speed=Speed.OFF))

    counting = begun(program)

    assert counting.is_count_done
    assert not program.table.count.is_flying


def test_without_automatic_count_each_line_waits_for_a_key_at_every_speed(
    program: Program, qtbot: QtBot
) -> None:
    """Regression: at speed “At once” all lines and totals were there already."""
    by_hand = replace(
        program.appearance.choices, speed=Speed.OFF, count_by_itself=False
    )
    program.appearance.set_choices(by_hand)

    counting = begun(program)
    pad = counting.pad

    assert not counting.is_count_done
    qtbot.waitUntil(lambda: pad.lines.counted == 1)
    QApplication.processEvents()
    assert said(pad) == "Canastas: We 500, They 0"
    QTest.keyClick(pad, Qt.Key.Key_Space)
    assert said(pad) == "Canastas: We 500, They 0. Melds: We 50, They 30"
    assert not counting.is_count_done


@pytest.mark.parametrize("left", [False, True])
def test_the_points_for_going_out_cover_no_button(
    program: Program, *, left: bool
) -> None:
    """The player’s own points are in the status line, which a lesson ends with
    buttons.
    """
    counting, table = begun(program), program.table
    shown = table.scene().current_style
    table.set_style(replace(shown, choices=Choices(left_handed=left)))
    counting.count_next()
    now = table.scene().status_line
    now.show_status(now.words, (Offer(Command.COUNT_ON),))

    mark = CountMark(0, 100, Spot(Place.SEAT, 0))
    at = CountMarkRects(table.scene()).number_rect(mark)

    assert now.buttons
    assert now.sceneBoundingRect().contains(at)
    for button in now.buttons:
        assert not now.mapRectToScene(button.geometry()).intersects(at)


@pytest.mark.usefixtures("qapp")
def test_the_pad_names_the_first_of_each_watched_side() -> None:
    """Regression: “Bea and Anton” was cut to “Bea a…”."""
    end = session_of(OVER).position
    pad = ScorePad(score_sheet(end), end, PlayerNames(NAMES, -1, 2))
    assert pad.lines.side_names == (NAMES[0], NAMES[1])


def test_the_players_hand_fans_out_when_the_other_hands_are_turned_up(
    program: Program,
) -> None:
    begun(program, NOBODY_OUT)
    items = program.table.scene().card_items.items
    own = [item for item in items if item.spot.place is Place.HAND]
    step = program.table.playback.animator
    step.pause()
    step.setCurrentTime(0)
    closed = {round(item.x()) for item in own}
    program.table.playback.finish_animations()

    assert len(closed) == 1
    assert len({round(item.x()) for item in own}) == len(own) == 3


def test_with_reduced_motion_the_count_shows_results_without_movement(
    program: Program,
) -> None:
    choices = program.appearance.choices
    program.appearance.set_choices(replace(choices, reduced_motion=True))
    counting = begun(program, NOBODY_OUT)
    step = program.table.playback.animator
    step.pause()
    items = [i for i in program.table.scene().card_items.items if i.isVisible()]
    poses = []
    for now in (1, 60, 119):
        step.setCurrentTime(now)
        poses.append([item.pose for item in items])

    QTest.keyClick(counting.pad, Qt.Key.Key_Space)

    assert poses[0] == poses[1] == poses[2] == [item.pose for item in items]
    assert not program.table.count.is_flying
    assert said(counting.pad) == "Canastas: We 500, They 0"


MELDS = (
    "classic_4 turn=1.over out=1 cause=went_out bonus=3h3d/3d"
    " hands=XrAsKcQdQc7h3s/-/XbQsTc9h8h8s5c4d7s/5c6cJd"
    " melds=[AsAhAd][KhKdKsKcKhKdKs][QsQhQc2c][JsJdJc][TsThTd2h][9s9c9d][8d8s8h]"
    "/[4c4d4h4s4c4h4s][7c7d7h][6d6h6s2d][5h5d5s]"
)
THREE = (
    "classic_3 turn=1.over out=1 cause=went_out bonus=-/3h3d/3d"
    " hands=4s5s6h7hJdJsJc9d/-/4h5s6h7hAsJd7c9d"
    " melds=[AsAhAd]/[KsKhKdKcKsKhKc][QsQhQd][TsThTdTc2d]/[8s8h8d]"
)


@pytest.mark.parametrize("text", [OVER, MELDS, THREE])
@pytest.mark.parametrize(
    ("code", "size"), [("en", (1024, 700)), ("en", (1280, 800)), ("de", (900, 640))]
)
def test_numbers_and_outlines_of_the_count_cover_no_card_or_label(
    program: Program, spoken: Spoken, text: str, code: str, size: tuple[int, int]
) -> None:
    """Except the edge of a card. Regression: in German, they were over “100 gemeldet”
    beside a long title.
    """
    spoken(code)
    program.window.resize(*size)
    counting = begun(program, text)
    scene, count = program.table.scene(), program.table.count
    while not counting.is_count_done:
        counting.count_next()
        count.finish_flights()
        found = [(ring, number) for it, ring, number in placed(program) if not it.cards]
        for one, other in combinations([ring for ring, _ in found], 2):
            assert not one.intersects(other)
        words = [
            rect.translated(row.pos())
            for row in scene.fixtures.rows
            if row.content.plaque_width
            for rect, run in row.plaque_text().text_lines[1:]
        ]
        labels = [p for p in scene.fixtures.pills if p.isVisible()]
        shown = [p.sceneBoundingRect() for p in labels]
        for _, number in found:
            replaced = any(number.contains(label.center()) for label in shown)
            assert not any(number.intersects(line) for line in words)
            for item in scene.card_items.items:
                x, y, wide, _ = item.pose
                card = QRectF(x, y, wide, CARD_RATIO * wide)
                both = card & number
                if item.isVisible() and not replaced:
                    assert both.height() <= 11 or both.width() <= 0


@pytest.mark.parametrize(
    ("text_factor", "size"), [(1.0, (1030, 770)), (1.8, (1030, 770)), (1.0, (775, 660))]
)
def test_the_points_of_the_players_hand_cover_no_text_of_the_status_line(
    qtbot: QtBot, text_factor: float, size: tuple[int, int]
) -> None:
    """Regression: with large text they were over the second line of the text, and in a
    small window on the rank in the lower corner of the cards.
    """
    over = OVER.replace("out=0", "out=1").replace("-/KcKd2s", "6d5d3s3c/-")
    style = TableStyle(duration_factor=0, font_size_factor=text_factor)
    table = Sitting(qtbot, over, style)
    table.view.resize(*size)
    scene = table.scene
    found = scene.card_items.items_at(HAND_SPOT)
    places = [some(item.rest_place) for item in found]
    assert len(places) == 4

    rects = CountMarkRects(scene)
    for place in places:
        number = rects.card_number_rect(place, -5, place.y)
        assert number.top() >= scene.status_line.rect.bottom
        assert text_factor > 1 or number.bottom() < place.y + 7


def test_hands_of_any_size_are_shown_on_the_plates_during_the_count(
    program: Program,
) -> None:
    """Regression: on low plates more than five cards were a bundle, or not shown."""
    hands = "/".join(["4s5s6h7hTdQsJc9d8cKc"] * 6)
    text = (
        "family_hand_and_foot turn=1.over out=1 cause=went_out"
        f" hands=4s5s/-/{hands} melds=-/[TsThTdTcTsThTc2d]/-/-/-/-/-/-"
    )
    program.window.resize(1024, 700)
    counting = begun(program, text)
    counting.count_all()
    scene = program.table.scene()

    for seat in range(2, 8):
        plate = scene.fixtures.numbers[Spot(Place.SEAT, seat)]
        cards_of = scene.card_items.items_at(Spot(Place.SEAT, seat))
        assert len(cards_of) == 10
        assert all(card.isVisible() and card.face is not None for card in cards_of)
        assert len({round(card.x()) for card in cards_of}) == 10
        for card in cards_of:
            assert plate.sceneBoundingRect().contains(card.base)


def test_the_plate_of_the_player_who_went_out_says_so_without_points(
    program: Program,
) -> None:
    """Regression: it said “opponent 0”."""
    begun(program, MELDS)

    plate = program.table.scene().fixtures.plates[0]
    assert plate.content.second_line == "went out"
    assert plate.content.hides_count, "it shows no number"


FOOT = (
    "hand_and_foot turn=1.over out=1 cause=went_out"
    " hands=4s5s/-/6h7h/Td feet=3h3dKsKdQc/-/-/AsAh2c"
    " melds=[KhKcKh]/[TsThTdTcTsThTc][9s9h9d9c9s9h9d]"
)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_unused_feet_are_turned_up_and_their_points_shown_like_those_of_hands(
    program: Program, size: tuple[int, int]
) -> None:
    """Regression: points were counted whose cards were hidden, and they covered the
    indices of small cards.
    """
    program.window.resize(*size)
    counting = begun(program, FOOT)
    counting.count_next()
    plate = program.table.scene().fixtures.plates[-1]
    assert plate.content.second_line == "1 card + foot", "as many as are seen"
    seen: list[CountMark] = []
    while not counting.is_count_done:
        seen += program.table.count.marks
        counting.count_next()

    tomas = {mark.points for mark in seen if mark.spot == Spot(Place.SEAT, 3)}
    assert tomas == {-70}, "of his whole fan"
    points = {mark.spot: mark.points for mark in program.table.count.marks}
    assert points[HAND_SPOT] == -10
    assert points[Spot(Place.FOOT, 0)] == -1030
    program.table.playback.finish_animations()
    items = program.table.scene().card_items
    for seat, number in ((0, 5), (3, 3)):
        foot = items.items_at(Spot(Place.FOOT, seat))
        assert len(foot) == number
        assert all(card.isVisible() and card.face is not None for card in foot)


TWO_LINES = (
    "hand_and_foot turn=1.over out=1 cause=went_out"
    " hands=4s5s/-/6h7h/Td/4d/4h"
    " melds=[QsQhQc]/[AsAhAdAc][KhKdKsKcKhKdKs][QsQhQc2cQdQsQh][JsJdJcJsJdJcJs]"
    "[9s9c9d9s9c9d9s][8d8s8h8d8s2h][7c7d7h7c7d2d2s][5h5d5s5h5d5s5h][4c4d4h4c4d2h2c]"
    "/[AsAhAd]"
)


def test_every_number_of_the_count_is_on_its_meld(program: Program) -> None:
    """Regression: with melds in two rows, numbers of the lower row covered
    the upper.
    """
    program.window.resize(1280, 800)
    counting = begun(program, TWO_LINES)
    while not any(mark.points == 80 for mark in program.table.count.marks):
        counting.count_next()
    rings = {mark.spot: ring for mark, ring, _ in placed(program)}
    melds = [home for home in rings if home and home.side == 1]
    assert len(melds) == 9
    assert len({rings[home].top() for home in melds}) == 2

    for mark, ring, number in placed(program):
        assert ring.contains(number.center()) or number.bottom() <= ring.top() + 12
        others = [rings[home] for home in rings if home != mark.spot]
        assert not any(other.contains(number.center()) for other in others)
