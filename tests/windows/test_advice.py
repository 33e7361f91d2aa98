"""The list of moves and the review of a round, as windows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Card
from canasta_qt.look.keys import key_name
from canasta_qt.look.tokens import LIGHT_PALETTE
from canasta_qt.windows.advice import ReviewSheet
from canasta_qt.windows.help import score_pad_keys
from canasta_qt.windows.learning.answer_sheet import (
    AnswerContent,
    AnswerSheet,
    ComparedMove,
)
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.windows.widgets.advice_card import AdviceCardView
from canasta_qt.windows.widgets.look import Look, set_current_look
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Veil
from canasta_qt.windows.widgets.style import style_sheet
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason, Tone
from tests.narrow import some
from tests.windows.samples import END, PEOPLE
from tests.windows.test_statistics import texts
from tests.wording.samples import PICTURE


def test_every_key_of_the_score_pad_is_in_the_list_of_keys(qtbot: QtBot) -> None:
    pad = ScorePad(PICTURE, END, PEOPLE)
    qtbot.addWidget(pad)
    meant = set()
    for counted in (0, len(pad.lines.items) + 1):
        pad.show_counted_items(counted, arriving=False)
        meant |= {key for key in Qt.Key if pad.handle_key(key)}

    named = {key for key in meant if key_name(key) in dict(score_pad_keys())}
    assert meant - named == {Qt.Key.Key_Return}


def reviewed(turn: int, verdict: str) -> tuple[None, str, AdviceCard]:
    heads = (
        CardHead("Draw", verdict, "You played"),
        CardHead("Take the pile with two queens", "", "Better"),
    )
    card = AdviceCard("Better: take.", heads, (CardReason("Why."),))
    return None, f"Turn {turn}", card


MISTAKES = (reviewed(4, "Cost a lot"), reviewed(6, "Cost points"))


def shown(qtbot: QtBot) -> ReviewSheet:
    sheet = ReviewSheet()
    qtbot.addWidget(sheet)
    sheet.resize(*sheet.preferred_size())
    sheet.show()
    return sheet


def test_a_reviewed_decision_shows_its_number_and_both_moves_side_by_side(
    qtbot: QtBot,
) -> None:
    sheet = shown(qtbot)
    sheet.show_mistakes(MISTAKES, "2 decisions cost most.", whole=True)
    sheet.resize(*sheet.preferred_size())
    labels = {each.text(): each for each in sheet.findChildren(QLabel)}

    heads = [labels["You played"], labels["Better"]]

    top = {each.mapTo(sheet, each.rect().topLeft()).y() for each in heads}
    assert len(top) == 1
    assert heads[0].x() < heads[1].x()
    with_digits = {words for words in labels if any(map(str.isdigit, words))}
    assert with_digits == {"1. Turn 4", "2. Turn 6", "2 decisions cost most."}


SPARE_PX = 20
"""Pixels by which a dialog may be higher than its content."""


@pytest.mark.parametrize("count", [1, 2])
def test_a_review_is_as_high_as_its_decisions(qtbot: QtBot, count: int) -> None:
    """Regression: a single one had to be scrolled in a window with room for it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    veil, sheet = Veil(window), ReviewSheet()
    veil.open_sheet(sheet)

    long = reviewed(4, "Cost a lot " * 60)
    sheet.show_mistakes([long] * count, "They cost most.", whole=True)
    veil.repaint()

    (page,) = sheet.findChildren(ScrollPage)
    inside = some(page.widget()).childrenRect()
    assert page.verticalScrollBar().maximum() == 0
    assert page.height() - inside.height() < SPARE_PX


ROOM = QRect(30, 40, 230, 480)
HINT = AdviceCard(
    "Discard 9♠.",
    (CardHead("Discard 9♠", "Clearly the best move"),),
    tuple(
        CardReason(f"The {name} reason takes two lines of words.", (Card(20),), tone)
        for name, tone in zip(("first", "second", "third"), Tone, strict=False)
    ),
    "6♣ is about as good.",
    is_comparison=True,
)


@pytest.fixture
def paper(qtbot: QtBot) -> Iterator[AdviceCardView]:
    """Return an advice card on a window."""
    window = QWidget()
    window.resize(300, 600)
    window.setStyleSheet(style_sheet(Look().colours))
    qtbot.addWidget(window)
    made = AdviceCardView()
    made.setParent(window)
    window.show()
    yield made
    window.hide()


def test_an_advice_card_between_melds_shows_only_the_reasons_it_has_room_for(
    paper: AdviceCardView,
) -> None:
    room = QRect(10, 200, 260, 120)
    paper.place_in_rect(room, slim=True)
    paper.show_card(HINT)

    assert room.contains(paper.card_rect)
    assert "Discard 9♠" in texts(paper)
    assert HINT.reasons[0].text in texts(paper)
    assert HINT.reasons[2].text not in texts(paper)
    paper.place_in_rect(QRect(10, 200, 100, 40), slim=True)
    assert not paper.isVisible()
    paper.place_in_rect(ROOM, slim=False)
    assert HINT.reasons[2].text in texts(paper)


WAYS = (
    ComparedMove("You played: draw", "Costly", "about 30 less", 0.6, 0.1),
    ComparedMove("Better: take the pile", "Solved", "the best move", 0.86),
)
GRADES = ("Gelöst", "Ebenso gut", "Spielbar", "Teuer", "Ein Geschenk")


def sheet(qtbot: QtBot, q: float, ways: tuple[ComparedMove, ...] = WAYS) -> AnswerSheet:
    words = "The pile", "1 of 10", "You drew.", "Why."
    answer = AnswerContent(*words, GRADES, 3, "", ways, can_show_sequels=bool(ways))
    set_current_look(Look(text_factor=q))
    made = AnswerSheet(answer, "Next position")
    qtbot.addWidget(made)
    made.setStyleSheet(style_sheet(LIGHT_PALETTE, q))
    made.resize(992, 650)
    made.show()
    return made


@pytest.mark.parametrize("q", [1.0, 1.5, 2.0])
def test_the_answer_sheet_has_no_horizontal_scroll_bar(qtbot: QtBot, q: float) -> None:
    made = sheet(qtbot, q)

    (area,) = made.findChildren(QScrollArea)

    assert area.horizontalScrollBar().maximum() == 0


def test_letter_keys_press_the_buttons_of_the_answer_sheet(qtbot: QtBot) -> None:
    """A key whose button is hidden does nothing."""
    for key, name in (
        ("W", "why_requested"),
        ("C", "play_on_requested"),
        ("R", "again_requested"),
    ):
        made = sheet(qtbot, 1.0)
        with qtbot.waitSignal(getattr(made, name)):
            QTest.keyClick(made, Qt.Key(ord(key)))

    made = sheet(qtbot, 1.0, ())
    with qtbot.assertNotEmitted(made.why_requested, wait=0):
        QTest.keyClick(made, Qt.Key.Key_W)
