"""The choices of the player and of the desktop make one look."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings import appearance as looks_module
from canasta_qt.app.settings.appearance import Looks
from canasta_qt.app.settings.settings import Settings
from canasta_qt.look.tokens import Felt, Theme
from canasta_qt.windows.widgets.choices import Choices, Speed, ThemeChoice


@pytest.fixture
def looks(qtbot: QtBot, tmp_path: Path) -> Looks:
    assert qtbot is not None
    return Looks(Settings(tmp_path / "settings.ini"))


def test_a_desktop_that_turns_dark_takes_the_window_along(
    qtbot: QtBot, looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = [looks.theme]
    monkeypatch.setattr(looks_module, "_system_dark", lambda: True)

    with qtbot.waitSignals([looks.look_changed, looks.table_changed]):
        looks._on_system()

    themes += [looks.theme, looks.table_style.theme]
    assert themes == [Theme.LIGHT, Theme.DARK, Theme.DARK]


def test_a_chosen_theme_does_not_follow_the_desktop(
    qtbot: QtBot, looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks.choose(Choices(theme=ThemeChoice.LIGHT))
    monkeypatch.setattr(looks_module, "_system_dark", lambda: True)

    with qtbot.assertNotEmitted(looks.look_changed):
        looks._on_system()

    assert looks.theme is Theme.LIGHT


def test_table_and_window_wear_the_same_colours(looks: Looks) -> None:
    looks.choose(Choices(theme=ThemeChoice.DARK, felt=Felt.SLATE))

    assert looks.table_style.palette == looks.look.colours


def test_shutting_the_panel_repaints_nothing(qtbot: QtBot, looks: Looks) -> None:
    with (
        qtbot.waitSignal(looks.choices_changed),
        qtbot.assertNotEmitted(looks.look_changed),
    ):
        looks.choose(Choices(panel_wide=False))


def test_a_card_size_is_the_table_s_concern_alone(qtbot: QtBot, looks: Looks) -> None:
    with (
        qtbot.waitSignal(looks.table_changed) as told,
        qtbot.assertNotEmitted(looks.look_changed),
    ):
        looks.choose(Choices(card_size=130))

    assert told.args[0].card_factor == 1.3


def test_what_the_command_line_asks_for_is_not_remembered(looks: Looks) -> None:
    looks.ask_for(ThemeChoice.DARK, Speed.OFF)

    assert looks.theme is Theme.DARK
    assert looks.table_style.speed == 0
    assert looks.choices == Choices()


def test_a_choice_overrules_the_command_line(looks: Looks) -> None:
    looks.ask_for(ThemeChoice.DARK, Speed.OFF)

    looks.choose(Choices(speed=Speed.SLOW))

    assert looks.table_style.speed == 1.5
    assert looks.theme is Theme.DARK


def test_high_contrast_has_no_shadows(looks: Looks) -> None:
    looks.choose(Choices(theme=ThemeChoice.CONTRAST))

    assert not looks.look.shadows
    assert not looks.table_style.shadows
