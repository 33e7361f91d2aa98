"""The choices of the player and of the desktop make one look."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtDBus import (
    QDBusMessage,
    QDBusPendingCall,
    QDBusPendingCallWatcher,
    QDBusVariant,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings import appearance as looks_module
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Settings
from canasta_qt.look.tokens import Felt, Theme
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.choices import SETTINGS, Choices, Speed, ThemeChoice
from canasta_qt.windows.widgets.parts import Segmented
from tests.app.playing import LARGE_TEXT, Spoken, Start
from tests.narrow import instance


@pytest.fixture
def appearance(qtbot: QtBot, tmp_path: Path) -> Appearance:
    assert qtbot is not None
    return Appearance(Settings(tmp_path / "settings.ini"))


def test_a_desktop_that_turns_dark_takes_the_window_along_unless_one_is_chosen(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = [appearance.theme]
    monkeypatch.setattr(looks_module, "_system_dark", lambda: True)
    with qtbot.waitSignals([appearance.look_changed, appearance.table_changed]):
        appearance._on_system()
    themes += [appearance.theme, appearance.table_style.theme]

    appearance.choose(Choices(theme=ThemeChoice.LIGHT))
    with qtbot.assertNotEmitted(appearance.look_changed):
        appearance._on_system()
    themes.append(appearance.theme)
    assert themes == [Theme.LIGHT, Theme.DARK, Theme.DARK, Theme.LIGHT]


def test_table_and_window_have_the_same_colours(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """A card size is the table's concern alone."""
    with (
        qtbot.waitSignal(appearance.table_changed) as told,
        qtbot.assertNotEmitted(appearance.look_changed),
    ):
        appearance.choose(Choices(card_size=130))
    assert told.args[0].card_factor == 1.3

    appearance.choose(Choices(theme=ThemeChoice.DARK, felt=Felt.SLATE))
    assert appearance.table_style.palette == appearance.look.colours
    appearance.choose(Choices(theme=ThemeChoice.CONTRAST))
    assert not appearance.look.shadows
    assert not appearance.table_style.shadows


def test_what_the_command_line_asks_for_is_shown_and_not_remembered(
    appearance: Appearance,
) -> None:
    """Issue 11: preferences showed the speed that was saved, not the one that held."""
    appearance.ask_for(ThemeChoice.DARK, Speed.OFF)
    assert appearance.choices == Choices(theme=ThemeChoice.DARK, speed=Speed.OFF)
    assert appearance.theme is Theme.DARK
    assert appearance.table_style.speed == 0
    appearance.choose(replace(appearance.choices, card_size=130))
    assert appearance._settings.choices() == Choices(card_size=130)

    appearance.choose(replace(appearance.choices, speed=Speed.SLOW))
    assert appearance.table_style.speed == 1.5, "a choice overrules it"
    assert appearance.theme is Theme.DARK
    appearance.choose(replace(appearance.choices, speed=Speed.NORMAL))
    assert appearance._settings.choices() == Choices(card_size=130)
    assert appearance.table_style.speed == 1


ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
REDUCED = ("org.freedesktop.appearance", "reduced-motion")


def desktop_says(
    appearance: Appearance, setting: tuple[str, str], value: int | None
) -> None:
    """Answer as the portal of a Linux desktop does; None is no such setting."""
    question = QDBusMessage.createMethodCall("a.b", "/", "a.b", "Read")
    if value is None:
        answer = QDBusMessage.createError("a.b.NotFound", "no such setting")
    else:
        # The portal wraps a value twice.
        answer = question.createReply()
        answer.setArguments([QDBusVariant(QDBusVariant(value))])
    waiting = QDBusPendingCallWatcher(QDBusPendingCall.fromCompletedCall(answer))
    appearance._motion._on_portal(setting, waiting)


@pytest.mark.parametrize(("setting", "asks"), [(ANIMATIONS, 0), (REDUCED, 1)])
def test_a_desktop_without_animations_gets_a_table_without(
    qtbot: QtBot, appearance: Appearance, setting: tuple[str, str], asks: int
) -> None:
    """Nothing follows where the desktop says nothing, or something was chosen."""
    with qtbot.assertNotEmitted(appearance.table_changed):
        desktop_says(appearance, setting, None)
    assert not appearance.table_style.reduced_motion
    for value, reduced in ((asks, True), (1 - asks, False)):
        with qtbot.waitSignal(appearance.table_changed):
            desktop_says(appearance, setting, value)
        assert appearance.table_style.reduced_motion is reduced

    for chosen in (True, False):
        appearance.choose(Choices(reduced_motion=chosen))
        with qtbot.assertNotEmitted(appearance.table_changed):
            desktop_says(appearance, setting, asks)
        assert appearance.table_style.reduced_motion is chosen


@pytest.mark.parametrize("code", ["en", "de"])
def test_in_large_text_the_themes_stand_on_one_line(
    start: Start, spoken: Spoken, code: str
) -> None:
    """Issue 11, 1: at 200 % in 1280x800 “Contrast” stood below the others."""
    spoken(code, LARGE_TEXT)
    window = start(language=code).window
    window.resize(*LARGE_TEXT)
    window.menus.actions["preferences"].trigger()
    sheet = instance(PreferencesSheet, window.veil.sheet)
    sheet.pages.setCurrentRow(1)
    QApplication.processEvents()

    theme = SETTINGS["theme"].title()
    (row,) = (
        each for each in sheet.findChildren(Segmented) if each.accessibleName() == theme
    )
    assert len({button.y() for button in row.buttons}) == 1
    pages = sheet.pages
    assert pages.sizeHintForColumn(0) <= pages.viewport().width()
