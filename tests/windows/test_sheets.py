"""Sheets lie over the window, say everything, and go on with Enter."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.windows.help import AboutSheet, CrashDialog, LicencesSheet
from canasta_qt.windows.scores import HandShown, HandsSheet, ScoreSheet
from canasta_qt.windows.widgets.look import set_current_look
from canasta_qt.windows.widgets.sheet import CopySheet, Sheet, Veil
from tests.narrow import some
from tests.windows.samples import COUNT, look_of


def opened(qtbot: QtBot, *sheets: Sheet) -> Veil:
    window = QWidget()
    # The test keeps no more of it than a sheet; this does until it is over.
    qtbot.addWidget(window, before_close_func=lambda _: window.hide())
    window.resize(1024, 700)
    window.show()
    veil = Veil(window)
    for sheet in sheets:
        veil.open(sheet)
    return veil


def words(widget: QWidget) -> str:
    return " | ".join(label.text() for label in widget.findChildren(QLabel))


def button(widget: QWidget, text: str) -> QPushButton:
    (found,) = (
        each for each in widget.findChildren(QPushButton) if each.text() == text
    )
    return found


def test_the_score_sheet_shows_every_line_with_its_arithmetic(qtbot: QtBot) -> None:
    """The hands are shown over it and give it back."""
    score = ScoreSheet(COUNT)
    held = (
        HandShown("You", (parse_card("4c"), parse_card("Kh")), 15),
        HandShown("Anton", (), 0),
    )
    hands = HandsSheet(held)
    veil = opened(qtbot, score, hands)

    said = words(hands)
    assert "2 cards, 15 points" in said
    assert "went out, no cards left" in said
    assert not score.isEnabled()
    QTest.keyClick(hands, Qt.Key.Key_Escape)
    assert veil.sheet is score
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
    assert COUNT.next_round in said


def test_eight_sides_fit_a_small_window_with_points_alone(qtbot: QtBot) -> None:
    names = ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
    eight = replace(
        COUNT,
        sides=tuple((name, "") for name in names),
        rows=tuple(
            replace(row, cells=(row.cells * 4)[: len(names)]) for row in COUNT.rows
        ),
        gained=(-1820,) * 8,
        before=(12985,) * 8,
        total=(11165,) * 8,
        earlier=((620,) * 8, (1365,) * 8),
    )
    sheet = ScoreSheet(eight)
    opened(qtbot, sheet)

    assert sheet.width() <= 1024
    bars = sheet.findChildren(QScrollBar)
    qtbot.waitUntil(lambda: not any(bar.isVisible() for bar in bars))
    assert "2 × 300" not in words(sheet)
    assert "2 × 300" in [label.toolTip() for label in sheet.findChildren(QLabel)]


def test_a_sheet_is_never_larger_than_its_window(qtbot: QtBot) -> None:
    set_current_look(look_of(q=2.0))
    sheet = CopySheet("Report", "For those who mend it.", "a " * 900)
    veil = opened(qtbot, sheet)

    assert veil.rect().contains(sheet.geometry())

    window = some(veil.parentWidget())
    window.resize(900, 640)
    assert veil.size() == window.size()
    assert veil.rect().contains(sheet.geometry())


def test_a_report_is_copied_whole(qtbot: QtBot) -> None:
    """From the sheet and from the dialog of a crash."""
    report = "canasta/1 x\nline"
    sheet = CopySheet("Report", "For those who mend it.", report)
    opened(qtbot, sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == report
    assert "Copied" in words(sheet)

    dialog = CrashDialog("ValueError: 7\n\ncanasta/1 …")
    qtbot.addWidget(dialog)
    dialog.show()
    button(dialog, "Copy report").click()
    assert QGuiApplication.clipboard().text() == "ValueError: 7\n\ncanasta/1 …"
    button(dialog, "Continue").click()
    assert dialog.isHidden()


def test_about_leads_to_the_licence_of_every_part(qtbot: QtBot) -> None:
    texts = {"Canasta": "MIT", "Qt": "LGPL"}
    about = AboutSheet((), lambda: texts)
    veil = opened(qtbot, about)

    button(about, "Licences").click()

    sheet = veil.sheet
    assert isinstance(sheet, LicencesSheet)
    (parts,), (text,) = (
        sheet.findChildren(QComboBox),
        sheet.findChildren(QPlainTextEdit),
    )
    assert text.toPlainText() == "MIT"
    parts.setCurrentText("Qt")
    assert text.toPlainText() == "LGPL"
