"""The end of a game as a sheet: what it says, offers, and how it moves (feel.md 6)."""

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.art.portraits import Portrait
from canasta_qt.look.tokens import Theme
from canasta_qt.statistics.values import Feat, Highlight
from canasta_qt.windows.game_end import GameEnd, GameEndSheet, Total, cards_of
from canasta_qt.windows.widgets.look import set_current_look
from canasta_qt.wording.scores.game_end import MomentWords
from tests.narrow import some
from tests.table.sitting import cards
from tests.windows.samples import look_of
from tests.windows.test_sheets import button, opened, words

WON = GameEnd(
    heading="You and Anton win",
    margin="by <b>640</b> points, after two rounds",
    said="Well played.",
    faces=(Portrait.CARDS, Portrait.ANTON),
    won=True,
    totals=(Total("We", 5120, 4390, ours=True), Total("They", 4480, 4300, ours=False)),
    leads=(-90, 640),
    lead_title="Our lead, round by round",
    moments_title="Good moves",
    moments=(
        (
            Highlight(Feat.OUT, 1, 12, 0, 0, 100, cards("Ks")),
            MomentWords("Round 2", "You went out", "+100"),
        ),
        (
            Highlight(Feat.LESSON, 0, 3, 0, 0, -9, cards("8h8s8c"), step=1),
            MomentWords("Round 1", "A pile", "9 cards"),
        ),
    ),
)
LOST = WON._replace(heading="Clara and Tomás win this one", won=False)


def end_sheet(shown: GameEnd, *, moves: bool = False) -> GameEndSheet:
    return GameEndSheet(shown, moves=moves)


def test_any_key_ends_the_celebration_and_does_nothing_else(qtbot: QtBot) -> None:
    set_current_look(look_of(Theme.LIGHT))
    sheet = end_sheet(WON, moves=True)
    veil = opened(qtbot, sheet)
    clock = some(sheet.findChild(QVariantAnimation))
    clock.setCurrentTime(1)
    place = sheet.y()

    with qtbot.assertNotEmitted(sheet.again_asked):
        QTest.keyClick(sheet, Qt.Key.Key_Return)

    assert clock.state() is QAbstractAnimation.State.Stopped
    labels = sheet.findChildren(QLabel)
    totals = [it.text() for it in labels if it.property("role") == "sheet_total"]
    assert totals == ["5,120", "4,480"]
    assert place - sheet.y() == 24
    with qtbot.waitSignal(sheet.again_asked):
        QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert veil.sheet is None
    sheet.finish()


def test_the_sheet_says_who_wins_by_how_much_and_the_moments(qtbot: QtBot) -> None:
    """Each is watched where it happened; a deal with a number is played again."""
    sheet = end_sheet(WON)
    opened(qtbot, sheet)
    places: list[tuple[int, ...]] = []
    sheet.watch_asked.connect(lambda *place: places.append(place))

    assert words(sheet) == (
        "You and Anton win | by <b>640</b> points, after two rounds | We | 5,120 | "
        "They | 4,480 | Our lead, round by round | Moments to be proud of | "
        "Round 2 | You went out | +100 | Round 1 | A pile | 9 cards"
    )
    assert sheet.accessibleName() == "You and Anton win"
    watch = [b for b in sheet.findChildren(QPushButton) if b.text() == "Watch it"]
    for each in watch:
        each.click()
    assert places == [(1, 12, 0), (0, 3, 1)]
    assert watch[1].accessibleDescription() == "Round 1: A pile"

    sheet = end_sheet(WON._replace(deal="Deal 123456"))
    veil = opened(qtbot, sheet)
    assert "Deal 123456" in words(sheet)
    with qtbot.waitSignal(sheet.copy_asked):
        button(sheet, "Copy result").click()
    button(sheet, "Copied")
    with qtbot.waitSignal(sheet.same_asked), qtbot.assertNotEmitted(sheet.again_asked):
        button(sheet, "Same deal again").click()
    assert veil.isHidden()


@pytest.mark.parametrize(("shown", "again"), [(WON, "Play again"), (LOST, "Rematch")])
def test_enter_plays_again_and_other_buttons_lead_on(
    qtbot: QtBot, shown: GameEnd, again: str
) -> None:
    sheet = end_sheet(shown)
    opened(qtbot, sheet)

    with qtbot.waitSignal(sheet.review_asked):
        QTest.keyClick(sheet, Qt.Key.Key_R)
    with qtbot.waitSignal(sheet.review_asked):
        button(sheet, "Review the game").click()
    assert button(sheet, again).property("kind") == "primary"
    with qtbot.waitSignal(sheet.again_asked):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def test_a_moment_shows_three_different_cards_and_wild_ones_last() -> None:
    mixed = Highlight(Feat.CANASTA, 0, 0, 0, 0, 300, cards("2sKsKsKhXrKs"), "mixed")
    alone = Highlight(Feat.PILE, 0, 0, 0, 0, 9, cards("8c"))
    alike = Highlight(Feat.PILE, 0, 0, 0, 0, 9, cards("8c8c8c8c"))

    assert cards_of(mixed) == cards("KsKh2s")
    assert cards_of(alone) == cards("8c")
    assert cards_of(alike) == cards("8c8c8c")
