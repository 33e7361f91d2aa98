"""Preferences take effect at once, by mouse and by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSlider
from pytestqt.qtbot import QtBot

from canasta_qt.art.deck_style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.art.portraits import Portrait
from canasta_qt.look.tokens import Felt, Theme
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.choices import (
    Choices,
    Speed,
    ThemeChoice,
    deck_for,
    theme_for,
)
from canasta_qt.windows.widgets.look import Look, set_current_look
from tests.narrow import some


def sheet_of(qtbot: QtBot, choices: Choices | None = None) -> PreferencesSheet:
    sheet = PreferencesSheet(choices or Choices(), {"en": "English"})
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
        ("Button size: Large, for touch", Choices(touch=True)),
        ("Sound: Off", Choices(sound=False)),
        ("Ruth", Choices(portrait=Portrait.RUTH)),
        ("Faces react: Off", Choices(faces_react=False)),
    ],
)
def test_pressing_one_control_changes_only_its_preference(
    qtbot: QtBot, name: str, changed: Choices
) -> None:
    sheet = sheet_of(qtbot)

    with qtbot.waitSignal(sheet.chosen) as chosen:
        press(sheet, name)

    assert chosen.args == [changed]


def test_the_cards_above_the_settings_have_the_chosen_index(qtbot: QtBot) -> None:
    """Regression: they were so small that they had the large index always."""
    preview = some(sheet_of(qtbot).findChild(CardRow))
    pictures = []
    for size in IndexSize:
        set_current_look(Look(deck=DeckStyle(index_size=size)))
        pictures.append(preview.grab().toImage())

    assert pictures[0] != pictures[1]


def test_name_volume_and_size_set_just_before_closing_are_saved(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    (name,) = sheet.findChildren(QLineEdit)
    name.setText("  Bea ")
    with qtbot.waitSignal(sheet.chosen) as chosen:
        name.editingFinished.emit()
    assert chosen.args == [Choices(player_name="Bea")]

    with qtbot.waitSignal(sheet.chosen) as chosen:
        slider(sheet, "Volume: Cards and table").setValue(70)
    assert chosen.args == [Choices(player_name="Bea", effects_volume=70)]
    quiet = Choices(player_name="Bea", effects_volume=70, chime_volume=0)
    with qtbot.waitSignal(sheet.chosen) as chosen:
        slider(sheet, "Volume: Turn and questions").setValue(0)
    assert chosen.args == [quiet]

    QTest.keyClick(slider(sheet, "Card size"), Qt.Key.Key_PageUp)
    with qtbot.waitSignals([sheet.chosen, sheet.closed]):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.choices == replace(quiet, card_size=110)


def test_high_contrast_turns_on_four_suit_colours_unless_the_player_chose() -> None:
    plain = Choices()
    asked = Choices(deck_colours=DeckColours.CLASSIC, index=IndexSize.STANDARD)

    assert deck_for(plain, Theme.LIGHT).palette is DeckColours.CLASSIC
    assert deck_for(plain, Theme.CONTRAST).palette is DeckColours.TUNED
    assert deck_for(plain, Theme.CONTRAST).index_size is IndexSize.JUMBO
    assert deck_for(asked, Theme.CONTRAST).palette is DeckColours.CLASSIC
    assert deck_for(asked, Theme.CONTRAST).index_size is IndexSize.STANDARD


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
def test_the_window_follows_the_system_only_if_that_is_chosen(
    choice: ThemeChoice, *, dark: bool, contrast: bool, theme: Theme
) -> None:
    assert theme_for(choice, system_dark=dark, system_contrast=contrast) is theme


def slider(sheet: PreferencesSheet, name: str) -> QSlider:
    (found,) = (
        each for each in sheet.findChildren(QSlider) if each.accessibleName() == name
    )
    return found
