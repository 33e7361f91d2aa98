"""The coach’s texts and rings fit every lesson, size of window and language."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.observation import observe
from canasta_qt.gestures import (
    HAND_SPOT,
    LessonView,
    Offer,
    Place,
    TurnState,
    TurnStatus,
)
from canasta_qt.learning.lesson import Lesson, all_lessons
from canasta_qt.learning.lesson_run import lesson_tasks
from canasta_qt.learning.reading import Texts
from canasta_qt.learning.rings import parse_coach_mark
from canasta_qt.look.tokens import RING_OUTER_WIDTH_PX
from canasta_qt.table.items.coach_marks import COACH_RING_WIDTH_PX, PULSE_GROWTH_PX
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.windows.widgets.choices import Choices
from tests.app.pseudo_language import pseudo
from tests.narrow import some
from tests.table.table_view import NAMES
from tests.table.test_coaching import DRAW, LINES, Coached

FIRST = "You may do that, but first:"
SMALL = (1024, 670)
"""The table in a window of 1024x700, where the side panel is closed."""
USUAL = (1030, 770)
DISCARD = Offer(Command.DISCARD)
UNDER_THE_TEXT = Place.HAND, Place.ROW, Place.BUTTON


def begun(table: Coached, lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """Show the beginning of every step of a lesson; yield its ringed places."""
    for task in lesson_tasks(lesson):
        view, seen = table.view, observe(task.start_position, 0)
        view.start_table(NAMES[: seen.position.terms.players], 0)
        view.show_observation(seen)
        offers = tuple(map(Offer, (Command.ASK, Command.YES, Command.NO)))
        view.status.show_turn_status(TurnStatus(TurnState.PLAY, offers))
        yield task.step.ring


def test_no_lesson_ring_cuts_the_words_beside_the_pile(qtbot: QtBot) -> None:
    """Regression: the ring cut the first letter of “Pile”."""
    table = Coached(qtbot, style=TableStyle(duration_factor=0))
    table.view.resize(*USUAL)
    mark = parse_coach_mark("pile")
    for lesson in all_lessons():
        for names in begun(table, lesson):
            if "pile" in names:
                (ring,) = table.coach.rects_of_mark(mark)
                words = table.scene.fixtures.pile.text_rect
                pulse = PULSE_GROWTH_PX + RING_OUTER_WIDTH_PX / 2
                assert ring.right + pulse < words.x, lesson.id


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [100, 160])
def test_every_lesson_ring_is_inside_the_table(qtbot: QtBot, size: int) -> None:
    """No caption covers a card of the hand."""
    table = Coached(qtbot, style=TableStyle(Choices(card_size=size), duration_factor=0))
    table.view.resize(*SMALL)
    for lesson in all_lessons():
        for names in begun(table, lesson):
            rings = tuple(map(parse_coach_mark, names))
            table.view.show_lesson(LessonView(2, ("See here.",), rings))
            scene, coach = table.scene, table.coach
            hand = [p for p in scene.picture.cards if p.spot.place is Place.HAND]
            for ring in rings:
                where = f"{lesson.id}: {ring}"
                found = coach.rects_of_mark(ring)
                assert found, where
                for rect in found:
                    least = 10 if ring.spot == HAND_SPOT else 20
                    assert min(rect.w, rect.h) > least, where
                    inside = rect.overlap_area(scene.table_rect) / (rect.w * rect.h)
                    assert inside == pytest.approx(1.0), where
            if coach.caption.isVisible():
                covered = [
                    coach.caption.rect.overlap_area(place.rect) for place in hand
                ]
                assert sum(covered) == 0, f"{lesson.id}: {names}"


def all_texts(language: str) -> Iterator[tuple[str, Texts, bool]]:
    """Yield every text of the coach, its place, and whether it is only to be read."""
    for lesson in all_lessons(language):
        for number, step in enumerate(lesson.steps, 1):
            where = f"{lesson.id}, step {number}"
            acts = [(FIRST, *step.say)] * bool(step.want)
            acts += [(step.ask,) * bool(step.ask), *(trap.say for trap in step.traps)]
            acts += [detour.say for detour in step.detours]
            yield from ((where, says, False) for says in acts if says)
            yield where, step.say, not step.want
            yield where, (step.done,), True


def lines_of(label: QLabel) -> int:
    """Return the number of lines of an HTML text."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    document.setHtml(label.text())
    document.setTextWidth(label.width())
    document.size()  # arranges the lines
    return document.firstBlock().layout().lineCount()


@pytest.mark.sample(5)
@pytest.mark.parametrize("size", [USUAL, SMALL])
@pytest.mark.parametrize("language", ["en", "de", "pseudo"])
def test_every_lesson_text_fits_the_status_line_at_200_percent(
    qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    """In four lines, over no card of the hand and no more than half of the melds.

    Two sentences at once, or a text half as long again, may take another line.
    """
    table = Coached(qtbot, style=TableStyle(duration_factor=0, font_size_factor=2.0))
    table.view.resize(*size)
    table.view.status.show_turn_status(DRAW)
    line = table.scene.status_line
    for where, says, waits in all_texts("de" if language == "de" else "en"):
        twice = says[0] == FIRST
        if language == "pseudo":
            says = tuple(map(pseudo, says))
        table.view.show_lesson(
            LessonView(2, says, can_continue=waits, can_show_solution=not waits)
        )
        more = twice + (language == "pseudo")
        assert lines_of(line.sentence) <= LINES + more, f"{where}: {says}"
        assert line.text_height <= line.rect.h, f"{where}: {says}"
        assert line.rect.bottom < table.scene.zones().hand.y
        assert line.rect.y > table.scene.zones().own_row.y


@pytest.mark.sample(3)
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_a_lesson_text_never_covers_the_place_it_marks_with_a_ring(
    qtbot: QtBot, factor: float
) -> None:
    """A meld, a red three, or staged cards: the text becomes smaller first."""
    table = Coached(qtbot, style=TableStyle(duration_factor=0, font_size_factor=factor))
    table.view.resize(*SMALL)
    view, seen = table.view, 0
    for lesson in all_lessons("de"):
        for task, names in zip(lesson_tasks(lesson), begun(table, lesson), strict=True):
            rings, says = tuple(map(parse_coach_mark, names)), task.step.say
            off = {ring for ring in rings if ring.spot.place not in UNDER_THE_TEXT}
            if not off:
                continue
            view.status.show_turn_status(
                TurnStatus(TurnState.PLAY, (Offer(Command.MELD), DISCARD))
            )
            view.show_lesson(LessonView(2, ("So.",), rings, can_show_solution=True))
            found = [rect for ring in off for rect in table.coach.rects_of_mark(ring)]
            view.show_lesson(LessonView(2, says, rings, can_show_solution=True))
            line, zones = view.scene().status_line, view.scene().zones()
            for foot in (rect.bottom - COACH_RING_WIDTH_PX - 3 for rect in found):
                if zones.own_row.y < foot <= zones.status_line.y:
                    seen += 1
                    assert foot < line.rect.y + 1, f"{lesson.id}: {names}"
    assert seen > 30


def test_a_lesson_text_does_not_cover_the_red_threes_of_the_player(
    qtbot: QtBot,
) -> None:
    """Regression: a text on two lines covered the lower end of a red three."""
    table = Coached(qtbot)
    table.view.resize(*SMALL)
    says = ("Now add one of your kings to the meld of kings on the table. " * 4,)

    table.view.show_lesson(LessonView(2, says, can_show_solution=True))

    line, row = table.scene.status_line, some(table.scene.row_item(0))
    assert lines_of(line.sentence) > 1
    assert some(row.threes_rect).bottom < line.rect.y + 1
