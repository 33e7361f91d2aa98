"""Sheets over the window: score, report, about, and the end of a game."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.art.portraits import Portrait
from canasta_qt.look.keys import CTRL, SHIFT, key_name
from canasta_qt.look.tokens import Theme
from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.windows.game_end import (
    GameEndContent,
    GameEndSheet,
    SideTotal,
    moment_cards,
)
from canasta_qt.windows.help import AboutSheet, CrashDialog, LicencesSheet
from canasta_qt.windows.scores import HandsSheet, ScoreSheet
from canasta_qt.windows.widgets.look import current_look, set_current_look
from canasta_qt.windows.widgets.parts import label, make_button
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import CopySheet, Sheet, Veil
from canasta_qt.windows.widgets.style import add_items, style_sheet, vbox
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.game_end import MomentWords
from tests.narrow import some
from tests.table.table_view import cards
from tests.windows.samples import END, PEOPLE, POINTS_BY_ROUND, look_of
from tests.wording.samples import PICTURE


def opened(qtbot: QtBot, *sheets: Sheet) -> Veil:
    window = QWidget()
    # The test keeps no more of it than a sheet; this does until it is over.
    qtbot.addWidget(window, before_close_func=lambda _: window.hide())
    window.resize(1024, 700)
    window.show()
    veil = Veil(window)
    for sheet in sheets:
        veil.open_sheet(sheet)
    return veil


def words(widget: QWidget) -> str:
    return " | ".join(label.text() for label in widget.findChildren(QLabel))


def button(widget: QWidget, text: str) -> QPushButton:
    (found,) = (
        each for each in widget.findChildren(QPushButton) if each.text() == text
    )
    return found


def test_the_score_sheet_shows_every_line_with_its_arithmetic(qtbot: QtBot) -> None:
    """The sheet of hands opens over it and leads back."""
    score = ScoreSheet(PICTURE, END, PEOPLE, POINTS_BY_ROUND)
    hands = HandsSheet(END, PEOPLE)
    veil = opened(qtbot, score, hands)

    said = words(hands)
    assert "2 cards, 15 points" in said
    assert "went out, no cards left" in said
    assert not score.isEnabled()
    QTest.keyClick(hands, Qt.Key.Key_Escape)
    assert veil.top_sheet is score
    assert score.isEnabled()

    said = words(score)
    assert "Score after round 4" in said
    assert (
        "Mixed canastas |  | 2 × 300" in said
        or "Mixed canastas | 2 × 300 | 600 | 1 × 300 | 300" in said
    )
    for text in ("600", "−95", "1,820", "2,410", "3,805", "3,005", "Anton went out"):
        assert text in said
    assert "<b>620</b> : 1,105" in said
    assert "Initial meld in the next round: <b>120</b> points." in said


def test_the_chart_of_leads_gets_spare_height_without_scrolling(qtbot: QtBot) -> None:
    """Regression: the page scrolled by a few pixels in windows of a medium height, and
    by more after the window became lower.
    """
    look = look_of(Theme.LIGHT)
    set_current_look(look)
    sheet = end_sheet(WON._replace(deal_number="Deal 123456"))
    veil = opened(qtbot, sheet)
    veil.window().setStyleSheet(style_sheet(look.colours))
    (page,) = sheet.findChildren(ScrollPage)
    heights = []
    for height in (800, 740, 720, 700, 690):
        veil.window().resize(1024, height)
        QApplication.processEvents()
        assert page.verticalScrollBar().maximum() == 0, height
        heights.append(sheet.height())

    assert heights[0] > heights[-1]


def test_a_score_sheet_of_eight_sides_fits_a_small_window_with_points_only(
    qtbot: QtBot,
) -> None:
    names = ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
    eight = replace(
        PICTURE,
        lines=PICTURE.lines * 4,
        before=(12985,) * 8,
        round=(-1820,) * 8,
        total=(11165,) * 8,
    )
    sheet = ScoreSheet(eight, END, PlayerNames(names, 0, 8), ((620,) * 8, (1365,) * 8))
    opened(qtbot, sheet)

    assert sheet.width() <= 1024
    bars = sheet.findChildren(QScrollBar)
    qtbot.waitUntil(lambda: not any(bar.isVisible() for bar in bars))
    assert "2 × 300" not in words(sheet)
    assert "2 × 300" in [label.toolTip() for label in sheet.findChildren(QLabel)]


def test_a_dialog_presses_a_button_on_the_key_that_the_button_shows(
    qtbot: QtBot,
) -> None:
    sheet, pressed = Sheet("Keys", (400, 300)), list[str]()
    keys = ("R", "?", key_name(Qt.Key.Key_Z, CTRL))
    made = [make_button(key, partial(pressed.append, key), key=key) for key in keys]
    add_items(sheet.buttons, *made)
    opened(qtbot, sheet)

    QTest.keyClick(sheet, Qt.Key.Key_R)
    QTest.keyClick(sheet, Qt.Key.Key_Question)
    QTest.keyClick(sheet, Qt.Key.Key_Question, SHIFT)
    QTest.keyClick(sheet, Qt.Key.Key_Z, CTRL)
    assert pressed == ["R", "?", "?", keys[2]]

    QTest.keyClick(sheet, Qt.Key.Key_R, CTRL)
    QTest.keyClick(sheet, Qt.Key.Key_Z, CTRL | SHIFT)
    made[0].hide()
    made[1].setEnabled(False)
    QTest.keyClick(sheet, Qt.Key.Key_R)
    QTest.keyClick(sheet, Qt.Key.Key_Question)
    assert len(pressed) == 4


def test_a_sheet_is_never_larger_than_its_window(qtbot: QtBot) -> None:
    set_current_look(look_of(q=2.0))
    sheet = CopySheet("Report", "For those who mend it.", "a " * 900)
    veil = opened(qtbot, sheet)

    assert veil.rect().contains(sheet.geometry())

    window = some(veil.parentWidget())
    window.resize(900, 640)
    assert veil.size() == window.size()
    assert veil.rect().contains(sheet.geometry())


def test_a_report_is_copied_completely(qtbot: QtBot) -> None:
    """From the sheet and from the dialog of a crash."""
    report = "canasta/1 x\nline"
    sheet = CopySheet("Report", "For those who mend it.", report)
    opened(qtbot, sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == report
    assert button(sheet, "Copied")

    dialog = CrashDialog("ValueError: 7\n\ncanasta/1 …")
    qtbot.addWidget(dialog)
    dialog.show()
    button(dialog, "Copy report").click()
    assert QGuiApplication.clipboard().text() == "ValueError: 7\n\ncanasta/1 …"
    button(dialog, "Continue").click()
    assert dialog.isHidden()


def test_about_links_to_the_licence_of_every_component(qtbot: QtBot) -> None:
    texts = {"Canasta": "MIT", "Qt": "LGPL"}
    about = AboutSheet((), lambda: texts)
    veil = opened(qtbot, about)

    button(about, "Licences").click()

    sheet = veil.top_sheet
    assert isinstance(sheet, LicencesSheet)
    (parts,), (text,) = (
        sheet.findChildren(QComboBox),
        sheet.findChildren(QPlainTextEdit),
    )
    assert text.toPlainText() == "MIT"
    parts.setCurrentText("Qt")
    assert text.toPlainText() == "LGPL"


WON = GameEndContent(
    heading="You and Anton win",
    lead_text="by <b>640</b> points, after two rounds",
    speech_text="Well played.",
    winner_portraits=(Portrait.CARDS, Portrait.ANTON),
    is_won=True,
    totals=(
        SideTotal("We", 5120, 4390, is_own_side=True),
        SideTotal("They", 4480, 4300, is_own_side=False),
    ),
    leads_by_round=(-90, 640),
    lead_title="Our lead, round by round",
    moments_title="Good moves",
    moments=(
        (
            Highlight(HighlightKind.OUT, 1, 12, 0, 0, 100, cards("Ks")),
            MomentWords("Round 2", "You went out", "+100"),
        ),
        (
            Highlight(
                HighlightKind.LESSON, 0, 3, 0, 0, -9, cards("8h8s8c"), action_index=1
            ),
            MomentWords("Round 1", "A pile", "9 cards"),
        ),
    ),
)
LOST = WON._replace(heading="Clara and Tomás win this one", is_won=False)


def end_sheet(shown: GameEndContent, *, moves: bool = False) -> GameEndSheet:
    return GameEndSheet(shown, moves=moves)


def test_moments_of_a_won_game_are_complete_in_a_small_window(qtbot: QtBot) -> None:
    """Regression: empty room above the moments pushed “Watch it” out of the page."""
    look = look_of(Theme.LIGHT)
    set_current_look(look)
    said = "You complete a mixed canasta of aces"
    moments = tuple((it, replace(words, text=said)) for it, words in WON.moments)
    sheet = end_sheet(
        WON._replace(
            leads_by_round=(640,),
            moments=(*moments, moments[0]),
            deal_number="Deal 123456",
            comparison_text="You and Anton won the last two games against the bots",
        )
    )
    veil = opened(qtbot, sheet)
    veil.window().setStyleSheet(style_sheet(look.colours))
    veil.window().resize(1024, 640)
    QApplication.processEvents()

    (page,) = sheet.findChildren(ScrollPage)
    assert page.verticalScrollBar().maximum() == 0


def test_a_page_that_fits_the_window_does_not_scroll(qtbot: QtBot) -> None:
    """Regression: a page shown first in a low dialog got a scroll bar, and kept it if
    the text had one line more beside it.
    """
    set_current_look(look_of(Theme.LIGHT))
    veil = opened(qtbot)
    veil.window().setStyleSheet(style_sheet(current_look().colours))
    for count in range(1500, 1600, 10):
        inside, sheet = QWidget(), Sheet("Deal of the day", (900, 100))
        add_items(vbox(inside), label("a " * count, wrap=True))
        page = sheet.show_content(inside)
        veil.open_sheet(sheet)
        QApplication.processEvents()
        assert page.verticalScrollBar().maximum() == 0, count


def test_bars_of_leads_use_the_height_of_the_chart(qtbot: QtBot) -> None:
    """Regression: half of it was kept for rounds behind the others, of which there were
    none, and the chart was low in any window.
    """
    set_current_look(look_of(Theme.LIGHT))
    sheet = end_sheet(WON._replace(leads_by_round=(250, 640)))
    opened(qtbot, sheet)
    names = {child.accessibleName(): child for child in sheet.findChildren(QWidget)}
    chart = names[WON.lead_title]

    picture, accent = chart.grab().toImage(), look_of(Theme.LIGHT).colours.accent
    x = round(0.75 * picture.width())
    pixels = [picture.pixelColor(x, y).name() for y in range(picture.height())]
    assert pixels.count(accent.lower()) > 0.6 * picture.height()
    assert chart.height() > 120


def test_enter_ends_the_celebration_and_begins_no_other_game(qtbot: QtBot) -> None:
    set_current_look(look_of(Theme.LIGHT))
    sheet = end_sheet(WON, moves=True)
    opened(qtbot, sheet)
    clock = some(sheet.findChild(QVariantAnimation))
    clock.setCurrentTime(1)
    place = sheet.y()

    with qtbot.assertNotEmitted(sheet.again_requested):
        QTest.keyClick(sheet, Qt.Key.Key_Return)

    assert clock.state() is QAbstractAnimation.State.Stopped
    labels = sheet.findChildren(QLabel)
    totals = [it.text() for it in labels if it.property("role") == "sheet_total"]
    assert totals == ["5,120", "4,480"]
    assert place - sheet.y() == 24
    with qtbot.waitSignal(sheet.again_requested):
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    sheet.finish_animations()


def test_the_end_of_a_game_shows_winner_margin_and_best_moments(qtbot: QtBot) -> None:
    """Each moment links to its replay; a numbered deal can be played again."""
    sheet = end_sheet(WON)
    opened(qtbot, sheet)
    places: list[tuple[int, ...]] = []
    sheet.watch_requested.connect(lambda *place: places.append(place))

    assert words(sheet) == (
        "You and Anton win | by <b>640</b> points, after two rounds | We | 5,120 | "
        "They | 4,480 | Our lead, round by round | Good moves | "
        "Round 2 | You went out | +100 | Round 1 | A pile | 9 cards"
    )
    assert sheet.accessibleName() == "You and Anton win"
    watch = [b for b in sheet.findChildren(QPushButton) if b.text() == "Watch it"]
    for each in watch:
        each.setFocus()
        QTest.keyClick(each, Qt.Key.Key_Return)
    assert places == [(1, 12, 0), (0, 3, 1)]
    assert watch[1].accessibleDescription() == "Round 1: A pile"

    sheet = end_sheet(WON._replace(deal_number="Deal 123456"))
    opened(qtbot, sheet)
    assert "Deal 123456" in words(sheet)
    with qtbot.waitSignal(sheet.copy_requested):
        button(sheet, "Copy result").click()
    with (
        qtbot.waitSignal(sheet.same_requested),
        qtbot.assertNotEmitted(sheet.again_requested),
    ):
        button(sheet, "Same deal again").click()


@pytest.mark.parametrize(("shown", "again"), [(WON, "Play again"), (LOST, "Rematch")])
def test_at_the_end_of_a_game_enter_plays_again_and_r_opens_the_review(
    qtbot: QtBot, shown: GameEndContent, again: str
) -> None:
    sheet = end_sheet(shown)
    opened(qtbot, sheet)

    with qtbot.waitSignal(sheet.review_requested):
        QTest.keyClick(sheet, Qt.Key.Key_R)
    with qtbot.waitSignal(sheet.review_requested):
        button(sheet, "Review the game").click()
    assert button(sheet, again).property("kind") == "primary"
    with qtbot.waitSignal(sheet.again_requested):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def test_a_red_suit_is_red_in_the_words_of_a_moment(qtbot: QtBot) -> None:
    """Regression: hearts and diamonds were black."""
    (moment, said), *_ = WON.moments
    better = replace(said, text="Better: discard 9♦")
    sheet = end_sheet(WON._replace(moments=((moment, better),)))
    opened(qtbot, sheet)

    at = next(it for it in sheet.findChildren(QLabel) if "9" in it.text())
    seen = at.grab().toImage()
    places = ((x, y) for x in range(seen.width()) for y in range(seen.height()))
    red = current_look().colours.red_on_window.lower()
    assert red in {seen.pixelColor(*place).name() for place in places}


def test_a_moment_shows_up_to_three_different_cards_with_wild_cards_last() -> None:
    mixed = Highlight(
        HighlightKind.CANASTA, 0, 0, 0, 0, 300, cards("2sKsKsKhXrKs"), "mixed"
    )
    alone = Highlight(HighlightKind.PILE, 0, 0, 0, 0, 9, cards("8c"))
    alike = Highlight(HighlightKind.PILE, 0, 0, 0, 0, 9, cards("8c8c8c8c"))

    assert moment_cards(mixed) == cards("KsKh2s")
    assert moment_cards(alone) == cards("8c")
    assert moment_cards(alike) == cards("8c8c8c")


def test_the_moment_of_seven_pairs_shows_two_pairs() -> None:
    """Regression: it showed two fours and a seven."""
    hand = cards("4d4h7d7h9d9sTdThKdKsAdAs2d2s")
    pairs = Highlight(HighlightKind.SPECIAL, 0, 0, 0, 0, 2000, hand, "pairs")

    assert moment_cards(pairs) == cards("2s2dAsAd")
