"""Settings are restored as they were saved; damaged settings do no harm.

The preferences of the player and of the desktop make one look.
"""

import errno
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtDBus import (
    QDBusMessage,
    QDBusPendingCall,
    QDBusPendingCallWatcher,
    QDBusVariant,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.app.settings import appearance as looks_module
from canasta_qt.app.settings.appearance import Appearance
from canasta_qt.app.settings.settings import Remembered, Settings
from canasta_qt.app.settings.system_motion import SystemMotion
from canasta_qt.art.deck_style import BackDesign, CourtLetters, DeckColours, IndexSize
from canasta_qt.art.portraits import Portrait
from canasta_qt.look.tokens import Consequences, Felt, MemoryAids, Theme
from canasta_qt.storage.paths import settings_file
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.choices import SETTINGS, Choices, Speed, ThemeChoice
from canasta_qt.windows.widgets.parts import SegmentedControl
from tests.app.playing import LARGE_TEXT, Spoken, Start
from tests.conftest import ExpectedLog
from tests.narrow import instance, some

ALL_CHANGED = Choices(
    language="de",
    theme=ThemeChoice.DARK,
    felt=Felt.WALNUT,
    deck_colours=DeckColours.TUNED,
    index=IndexSize.JUMBO,
    court_letters=CourtLetters.GERMAN,
    back=BackDesign.RAYS,
    system_typeface=True,
    card_size=130,
    speed=Speed.OFF,
    reduced_motion=True,
    left_handed=True,
    touch=True,
    sound=False,
    effects_volume=10,
    chime_volume=100,
    portrait=Portrait.RUTH,
    faces_react=False,
    consequences=Consequences.OFF,
    memory_aids=MemoryAids.KNOWN,
    count_by_itself=False,
    player_name='Bea "B", Zoë; 50 %',
    panel_wide=False,
)


NOT_SAVED = "Your settings could not be saved. They hold until you close Canasta."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_every_preference_is_restored(file: Path) -> None:
    """The first start has the defaults; going back to a default removes the line."""
    plain, settings = Choices(), Settings(file)
    assert settings.choices() == plain
    assert settings.remembered().window_rect is None
    assert settings.trouble == ""
    same = [
        field.name
        for field in fields(Choices)
        if getattr(plain, field.name) == getattr(ALL_CHANGED, field.name)
    ]
    assert same == [], "this test must change every choice"

    settings.store(ALL_CHANGED)
    assert Settings(file).choices() == ALL_CHANGED
    settings.store(plain)
    assert "card_size" not in file.read_text(encoding="utf-8")
    assert Settings(file).choices() == plain


def test_the_geometry_of_the_window_is_restored(file: Path) -> None:
    settings = Settings(file)
    settings.store(Remembered(ruleset="some_game", seats="Clara|Anton"))

    settings.store_geometry(QRect(-1200, 40, 1280, 800), maximized=True)

    remembered = Settings(file).remembered()
    assert remembered.window_rect == QRect(-1200, 40, 1280, 800)
    assert remembered.maximized
    assert (remembered.ruleset, remembered.seats) == ("some_game", "Clara|Anton")


@pytest.mark.parametrize(
    "line",
    [
        "speed=warp",
        "felt=",
        "touch=maybe",
        "card_size=huge",
        "card_size=1000",
        "card_size=" + "1" * 5_000,
        "effects_volume=99999999999",
        "\ufefftouch=x",
    ],
)
def test_an_invalid_value_is_replaced_by_the_default(file: Path, line: str) -> None:
    """So is a window’s place outside of every screen."""
    far = "left=99999999999\nwidth=" + "9" * 5_000 + "\nheight=700"
    text = f"[preferences]\n{line}\nback=fans\n[remembered]\n{far}\n"
    file.write_text(text, encoding="utf-8")

    settings = Settings(file)

    assert settings.choices() == Choices(back=BackDesign.FANS)
    assert settings.remembered().window_rect is None
    assert settings.trouble == ""


@pytest.mark.parametrize(
    "damage",
    [
        b"\x00\xff\xfe\x80 no text",
        b"no section\nat all",
        b"[preferences\nx=",
        b"[preferences]\nback=fans\r=x\r\n",
    ],
)
def test_a_damaged_settings_file_is_set_aside_and_reported(
    file: Path, damage: bytes, expected_log: ExpectedLog
) -> None:
    """Damaged files do not overwrite each other."""
    expected_log("canasta.storage", "set aside")
    for name in ("settings.ini", "settings (2).ini"):
        file.write_bytes(damage)

        settings = Settings(file)

        aside = file.parent / "set-aside" / name
        assert aside.read_bytes() == damage
        assert str(aside.relative_to(file.parent)) in settings.trouble
        assert settings.choices() == Choices()
        settings.store(ALL_CHANGED)
        assert Settings(file).choices() == ALL_CHANGED


def test_a_byte_order_mark_and_other_line_endings_are_accepted(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf[preferences]\r\nback=fans\r\n")

    settings = Settings(file)

    assert settings.trouble == ""
    assert settings.choices() == Choices(back=BackDesign.FANS)


NONSENSE = ("", "yes", "-1", "7", "999999999", "1e9", "a b", "Zoë", "@Invalid()", "|;,")


@pytest.mark.parametrize("value", NONSENSE)
def test_the_window_opens_with_any_value_of_any_setting(
    start: Start, value: str
) -> None:
    lines = []
    for group, kind in (("preferences", Choices), ("remembered", Remembered)):
        lines += [f"[{group}]", *(f'{it.name}="{value}"' for it in fields(kind)), ""]
    settings_file().write_text("\n".join(lines), encoding="utf-8")

    program = start(welcomed=False)

    assert program.settings.trouble == ""
    program.menu_actions.show_new_game()
    assert program.window.veil.top_sheet is not None


@pytest.mark.parametrize(
    "name",
    ['a\\b"c', "@Invalid()", "@@x", "ends\\", "tab\tand\nline", " x ", "50 %", "a,b"],
)
def test_every_player_name_is_restored(file: Path, name: str) -> None:
    Settings(file).store(Choices(player_name=name))

    assert Settings(file).choices().player_name == name


def test_unknown_sections_and_keys_in_the_settings_file_are_kept(file: Path) -> None:
    file.write_text("[preferences]\nlamp=on\n[table]\nshape=round\n", encoding="utf-8")
    one, other = Settings(file), Settings(file)

    one.store(Choices(sound=False))
    other.store(Remembered(packs=3))
    one.store(Choices(sound=False, touch=True))

    assert Settings(file).choices() == Choices(sound=False, touch=True)
    assert Settings(file).remembered().packs == 3
    text = file.read_text(encoding="utf-8")
    assert "lamp" in text
    assert "shape" in text


def test_a_settings_path_that_is_not_a_file_is_left_alone(file: Path) -> None:
    file.mkdir()

    settings = Settings(file)

    assert "is a folder, not a file. Your settings are left as" in settings.trouble
    settings.store(Choices(sound=False))
    assert not settings.choices().sound, "it holds"
    assert [*file.parent.glob("se*")] == [file]


def test_a_settings_file_without_read_permission_is_left_alone(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not treated as damaged."""
    Settings(file).store(Choices(player_name="Ruth"))
    before = file.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as broken:
        broken.setattr(Path, "open", refuse)
        settings = Settings(file)
        said: list[str] = []
        settings.failed.connect(said.append)
        settings.store(Choices(sound=False))

    assert "Permission denied. Your settings are left as they are" in settings.trouble
    assert len(said) == 1
    assert settings.choices() == Choices(sound=False)
    assert file.read_bytes() == before
    assert [*file.parent.glob("se*")] == [file]


def test_settings_that_cannot_be_written_are_reported_once_and_used(file: Path) -> None:
    settings, said = Settings(file.parent / "no" / "settings.ini"), list[str]()
    settings.failed.connect(said.append)

    settings.store(Choices(sound=False))
    settings.store(Choices(sound=False, touch=True))

    assert said == [NOT_SAVED]
    assert settings.choices() == Choices(sound=False, touch=True)
    assert not settings.path.parent.exists()


@pytest.mark.parametrize("kind", ["AccessError", "FormatError"])
def test_a_failed_write_is_reported_and_keeps_the_saved_settings(
    file: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Later changes are saved when writing works again."""
    settings, said = Settings(file), list[str]()
    settings.failed.connect(said.append)
    settings.store(Choices(player_name="Ruth"))
    with monkeypatch.context() as broken:
        broken.setattr(QSettings, "sync", lambda _: None)
        broken.setattr(QSettings, "status", lambda _: QSettings.Status[kind])
        settings.store(Choices(player_name="Ruth", sound=False))
        settings.store(Remembered(ruleset="samba"))

    assert said == [NOT_SAVED]
    assert settings.choices() == Choices(player_name="Ruth", sound=False)
    assert "player_name=Ruth" in file.read_text(encoding="utf-8")

    settings.store_geometry(QRect(0, 0, 900, 640), maximized=False)

    assert Settings(file).choices() == settings.choices()
    assert Settings(file).remembered().ruleset == "samba"


@pytest.fixture
def appearance(qtbot: QtBot) -> Appearance:
    assert qtbot is not None
    return Appearance(Settings(settings_file()))


def test_the_window_follows_a_dark_desktop_unless_a_theme_is_chosen(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = [appearance.theme]
    monkeypatch.setattr(looks_module, "is_desktop_dark", lambda: True)
    desktop = QGuiApplication.styleHints()
    with qtbot.waitSignals([appearance.look_changed, appearance.table_changed]):
        desktop.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    themes += [appearance.theme, appearance.table_style.theme]

    appearance.set_choices(Choices(theme=ThemeChoice.LIGHT))
    with qtbot.assertNotEmitted(appearance.look_changed):
        desktop.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    themes.append(appearance.theme)
    assert themes == [Theme.LIGHT, Theme.DARK, Theme.DARK, Theme.LIGHT]


def test_table_and_window_have_the_same_colours(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """The size of cards changes the table only."""
    with (
        qtbot.waitSignal(appearance.table_changed) as told,
        qtbot.assertNotEmitted(appearance.look_changed),
    ):
        appearance.set_choices(Choices(card_size=130))
    assert told.args[0].card_size_factor == 1.3

    appearance.set_choices(Choices(theme=ThemeChoice.DARK, felt=Felt.SLATE))
    assert appearance.table_style.palette == appearance.look.colours
    appearance.set_choices(Choices(theme=ThemeChoice.CONTRAST))
    assert not appearance.look.has_shadows
    assert not appearance.table_style.has_shadows


def test_options_of_the_command_line_are_shown_and_not_saved(
    appearance: Appearance,
) -> None:
    """Regression: preferences showed saved speed and language, not those in effect."""
    appearance.set_overrides(ThemeChoice.DARK, Speed.OFF, "de")
    shown = Choices(theme=ThemeChoice.DARK, speed=Speed.OFF, language="de")
    assert appearance.choices == shown
    assert appearance.theme is Theme.DARK
    assert appearance.table_style.duration_factor == 0
    appearance.set_choices(replace(appearance.choices, card_size=130))
    assert Settings(settings_file()).choices() == Choices(card_size=130)

    appearance.set_choices(replace(appearance.choices, speed=Speed.SLOW))
    assert appearance.table_style.duration_factor == 1.5, "a choice overrules it"
    assert appearance.theme is Theme.DARK
    appearance.set_choices(replace(appearance.choices, speed=Speed.NORMAL))
    assert Settings(settings_file()).choices() == Choices(card_size=130)
    assert appearance.table_style.duration_factor == 1


ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
REDUCED = ("org.freedesktop.appearance", "reduced-motion")


def desktop_says(
    appearance: Appearance, setting: tuple[str, str], value: int | None
) -> None:
    """Answer as the portal of a Linux desktop does; None means no such setting."""
    question = QDBusMessage.createMethodCall("a.b", "/", "a.b", "Read")
    if value is None:
        answer = QDBusMessage.createError("a.b.NotFound", "no such setting")
    else:
        # The portal wraps a value twice.
        answer = question.createReply()
        answer.setArguments([QDBusVariant(QDBusVariant(value))])
    waiting = QDBusPendingCallWatcher(QDBusPendingCall.fromCompletedCall(answer))
    some(appearance.findChild(SystemMotion)).on_portal_answer(setting, waiting)


@pytest.mark.parametrize(("setting", "asks"), [(ANIMATIONS, 0), (REDUCED, 1)])
def test_a_desktop_without_animations_turns_off_those_of_the_table(
    qtbot: QtBot, appearance: Appearance, setting: tuple[str, str], asks: int
) -> None:
    """Not if the desktop has no such setting, or the player chose."""
    with qtbot.assertNotEmitted(appearance.table_changed):
        desktop_says(appearance, setting, None)
    assert not appearance.table_style.has_reduced_motion
    for value, reduced in ((asks, True), (1 - asks, False)):
        with qtbot.waitSignal(appearance.table_changed):
            desktop_says(appearance, setting, value)
        assert appearance.table_style.has_reduced_motion is reduced

    for chosen in (True, False):
        appearance.set_choices(Choices(reduced_motion=chosen))
        with qtbot.assertNotEmitted(appearance.table_changed):
            desktop_says(appearance, setting, asks)
        assert appearance.table_style.has_reduced_motion is chosen


@pytest.mark.parametrize("code", ["en", "de"])
def test_in_large_text_the_themes_are_in_one_row(
    start: Start, spoken: Spoken, code: str
) -> None:
    """Regression: at 200 % in 1280x800 “Contrast” was below the others."""
    spoken(code, LARGE_TEXT)
    window = start(language=code).window
    window.resize(*LARGE_TEXT)
    window.menus.actions["preferences"].trigger()
    sheet = instance(PreferencesSheet, window.veil.top_sheet)
    sheet.pages.setCurrentRow(1)
    QApplication.processEvents()

    theme = SETTINGS["theme"].title()
    (row,) = (
        each
        for each in sheet.findChildren(SegmentedControl)
        if each.accessibleName() == theme
    )
    assert len({button.y() for button in row.buttons}) == 1
    pages = sheet.pages
    assert pages.sizeHintForColumn(0) <= pages.viewport().width()
