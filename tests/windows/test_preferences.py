"""Preferences change at once, by mouse and by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
)
from pytestqt.qtbot import QtBot

from canasta_qt.art.deck_style import BackDesign, DeckColours, IndexSize
from canasta_qt.art.portraits import Portrait
from canasta_qt.cards import parse_card
from canasta_qt.look.tokens import Felt, Theme
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.choices import (
    Choices,
    Speed,
    ThemeChoice,
    deck_for,
    lit,
)
from canasta_qt.windows.widgets.style import IconButton
from tests.windows.samples import look_of


def sheet_of(qtbot: QtBot, choices: Choices | None = None) -> PreferencesSheet:
    sheet = PreferencesSheet(choices or Choices(), look_of(), {"en": "English"})
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def press(sheet: PreferencesSheet, name: str) -> None:
    (found,) = (
        each
        for each in sheet.findChildren(QAbstractButton)
        if (each.accessibleName() or each.text()) == name
    )
    found.click()


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("Suit colours: Four colours", Choices(deck_colours=DeckColours.TUNED)),
        ("Index: Large", Choices(index=IndexSize.JUMBO)),
        ("Rays", Choices(back=BackDesign.RAYS)),
        ("Theme: Dark", Choices(theme=ThemeChoice.DARK)),
        ("Walnut", Choices(felt=Felt.WALNUT)),
        ("Speed: At once", Choices(speed=Speed.OFF)),
        ("Animations: Off", Choices(reduced_motion=True)),
        ("Buttons: On the left", Choices(left_handed=True)),
        ("Button size: Large, for fingers", Choices(touch=True)),
        ("Sound: Off", Choices(sound=False)),
        ("Ruth", Choices(portrait=Portrait.RUTH)),
        ("Faces react: Off", Choices(faces_react=False)),
    ],
)
def test_a_press_changes_one_thing(qtbot: QtBot, name: str, changed: Choices) -> None:
    sheet = sheet_of(qtbot)

    with qtbot.waitSignal(sheet.chosen) as chosen:
        press(sheet, name)

    assert chosen.args == [changed]


def test_choosing_what_holds_already_changes_nothing(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)

    with qtbot.assertNotEmitted(sheet.chosen):
        press(sheet, "Speed: Normal")


def test_the_chosen_one_wears_a_tick_and_not_only_a_colour(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot, Choices(speed=Speed.SLOW))
    texts = [each.text() for each in sheet.findChildren(QPushButton)]

    assert "✓ Slow" in texts
    assert "Normal" in texts


def test_the_keys_move_the_card_size(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    size = slider(sheet, "Card size")

    with qtbot.waitSignal(sheet.chosen) as chosen:
        QTest.keyClick(size, Qt.Key.Key_PageUp)

    assert chosen.args == [Choices(card_size=110)]


def test_a_size_set_just_before_closing_is_not_lost(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    size = slider(sheet, "Card size")
    QTest.keyClick(size, Qt.Key.Key_PageUp)

    with qtbot.waitSignals([sheet.chosen, sheet.closed]):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)

    assert sheet.choices == Choices(card_size=110)


def test_the_name_is_taken_when_the_field_is_left(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    (name,) = sheet.findChildren(QLineEdit)
    name.setText("  Bea ")

    with qtbot.waitSignal(sheet.chosen) as chosen:
        name.editingFinished.emit()

    assert chosen.args == [Choices(player_name="Bea")]


def test_defaults_leave_name_and_face_alone(qtbot: QtBot) -> None:
    own = Choices(player_name="Bea", portrait=Portrait.NORA)
    sheet = sheet_of(qtbot, replace(own, faces_react=False))
    sheet.pages.setCurrentRow(3)

    press(sheet, "Restore defaults")

    assert sheet.choices == own


def test_high_contrast_asks_for_four_colours_unless_the_player_says_other() -> None:
    plain = Choices()
    asked = Choices(deck_colours=DeckColours.CLASSIC, index=IndexSize.STANDARD)

    assert deck_for(plain, Theme.LIGHT).palette is DeckColours.CLASSIC
    assert deck_for(plain, Theme.CONTRAST).palette is DeckColours.TUNED
    assert deck_for(plain, Theme.CONTRAST).index is IndexSize.JUMBO
    assert deck_for(asked, Theme.CONTRAST).palette is DeckColours.CLASSIC
    assert deck_for(asked, Theme.CONTRAST).index is IndexSize.STANDARD


@pytest.mark.parametrize(
    ("choice", "dark", "contrast", "theme"),
    [
        (ThemeChoice.SYSTEM, False, False, Theme.LIGHT),
        (ThemeChoice.SYSTEM, True, False, Theme.DARK),
        (ThemeChoice.SYSTEM, True, True, Theme.CONTRAST),
        (ThemeChoice.LIGHT, True, True, Theme.LIGHT),
        (ThemeChoice.CONTRAST, False, False, Theme.CONTRAST),
    ],
)
def test_the_window_follows_the_system_only_where_asked(
    choice: ThemeChoice, *, dark: bool, contrast: bool, theme: Theme
) -> None:
    assert lit(choice, system_dark=dark, system_contrast=contrast) is theme


def slider(sheet: PreferencesSheet, name: str) -> QSlider:
    (found,) = (
        each for each in sheet.findChildren(QSlider) if each.accessibleName() == name
    )
    return found


def test_volumes_change_apart(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)

    with qtbot.waitSignal(sheet.chosen) as chosen:
        slider(sheet, "Volume: Cards and table").setValue(70)
    assert chosen.args == [Choices(effects_volume=70)]

    with qtbot.waitSignal(sheet.chosen) as chosen:
        slider(sheet, "Volume: Turn and questions").setValue(0)
    assert chosen.args == [Choices(effects_volume=70, chime_volume=0)]


def test_without_sound_its_page_says_why(qtbot: QtBot) -> None:
    sheet = PreferencesSheet(Choices(), look_of(), {}, lambda: "No sound device found.")
    qtbot.addWidget(sheet)
    texts = [each.text() for each in sheet.findChildren(QLabel)]

    assert "No sound device found." in texts


def test_a_press_on_the_groove_brings_the_handle_there(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    QApplication.processEvents()
    size = slider(sheet, "Card size")
    right = size.rect().center()
    right.setX(size.width() - 3)

    QTest.mouseClick(size, Qt.MouseButton.LeftButton, pos=right)

    assert size.value() == size.maximum()


@pytest.mark.parametrize("with_back", [True, False])
def test_the_cards_of_the_preview_lie_in_the_middle_of_the_felt(
    qtbot: QtBot, *, with_back: bool
) -> None:
    row = CardRow([parse_card(text) for text in ("As", "Kh", "5d")], 60, look_of())
    row.felt, row.with_back = True, with_back
    row.resize(500, 120)
    qtbot.addWidget(row)
    painted = row.grab().toImage()
    line = [painted.pixelColor(x, 60).lightness() for x in range(painted.width())]
    paper = [x for x, light in enumerate(line) if light > 200]

    assert abs(paper[0] - (len(line) - 1 - paper[-1])) <= 3


def test_the_sign_that_closes_wears_the_colours_that_have_been_chosen(
    qtbot: QtBot,
) -> None:
    sheet = sheet_of(qtbot)
    (close,) = (
        each
        for each in sheet.findChildren(IconButton)
        if each.accessibleName() == "Close"
    )

    def darkest() -> int:
        picture = close.icon().pixmap(18, 18).toImage()
        places = ((x, y) for x in range(18) for y in range(18))
        seen = (picture.pixelColor(*place) for place in places)
        return min(colour.lightness() for colour in seen if colour.alpha() > 200)

    in_the_light = darkest()
    sheet.set_look(look_of(Theme.DARK))

    assert in_the_light < 80
    assert darkest() > 160
