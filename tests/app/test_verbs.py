"""The command line of the window: verbs, options, smoke test, errors."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

import canasta_qt.__main__
from canasta_qt import __version__
from canasta_qt.app import demo
from canasta_qt.app.start.options import Options, options_from_arguments
from canasta_qt.app.start.requested_game import requested_game_problem
from canasta_qt.cli.options import parse_arguments
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.storage.paths import HOME_VARIABLE
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice
from tests.processes import run_python
from tests.text_table import read_rows
from tests.tidy.source import CHECKOUT


def asked(words: str) -> Options:
    """Return the options of a command line."""
    return options_from_arguments(parse_arguments(words.split()))


def test_the_first_argument_of_the_command_line_is_the_verb() -> None:
    for words, verb in read_rows(__file__, "verbs.rows"):
        assert parse_arguments(words.split()).verb == verb


@pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux starts programs without a display"
)
def test_a_start_without_a_display_is_refused_in_one_sentence(tmp_path: Path) -> None:
    told = "canasta-qt: There is no display to open a window on. Start it on a"
    ours = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: text for key, text in os.environ.items() if key not in ours}
    done = started("--home", tmp_path, env=environment)

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(told)
    assert len(done.stderr.splitlines()) == 1


def test_the_options_of_play_are_read(tmp_path: Path) -> None:
    ruleset = ALL_RULESETS[1]
    file = tmp_path / "mine.canasta"
    file.touch()

    words = "play --size 1024x700 --speed off --theme contrast --deal 999999999"
    options = asked(f"{words} --home /games --ruleset {ruleset.id} {file}")

    assert options == Options(
        verb="play",
        file=file,
        ruleset=ruleset.id,
        home=Path("/games"),
        deal=999_999_999,
        size=QSize(1024, 700),
        speed=Speed.OFF,
        theme=ThemeChoice.CONTRAST,
    )


def test_a_custom_ruleset_is_found_in_the_home_given_as_an_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data" / "rulesets"
    folder.mkdir(parents=True)
    text = 'canasta_ruleset = 1\nname = "Ours"\nbase = "samba"\n\n[differences]\n'
    (folder / "Ours.toml").write_text(text + 'hand_size = "13"\n', encoding="utf-8")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    assert requested_game_problem(asked("play --ruleset Ours")) == ""


@pytest.mark.parametrize(("words", "problem"), read_rows(__file__, "unplayable.cases"))
def test_an_unplayable_game_is_named_in_the_error(
    words: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert canasta_qt.__main__.main(words.split()) == 2

    assert problem in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "complaint"), read_rows(__file__, "invalid_options.cases")
)
def test_an_invalid_option_is_named_in_the_error(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parse_arguments(line.split())

    assert left.value.code == 2
    # Some versions of argparse put what may be chosen in quotes.
    said = re.sub(r"'(\w+)'(?=[,)])", r"\1", capsys.readouterr().err)
    assert complaint in said


def started(*words: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the program in another process to its end."""
    return run_python("-m", "canasta_qt", *words, check=False, **options)


def test_the_smoke_test_names_parts_that_are_missing_or_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qapp: QApplication
) -> None:
    assert qapp is not None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(demo.SmokeError, match=r"no asset 'icon-512\.png'"):
        demo.load_assets()

    icon = tmp_path / "canasta_qt" / "assets" / "icon-512.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"no picture")
    with pytest.raises(demo.SmokeError, match=r"icon-512\.png cannot be loaded"):
        demo.load_assets()


def test_where_a_scaled_window_does_not_fit_only_the_text_is_scaled() -> None:
    """The screen of `offscreen` has 800 pixels; at 192 dpi Qt makes 400 of them."""
    program = (
        "from canasta_qt.app.start.startup import Options, make_application as make;"
        "app = make(Options()); screen = app.primaryScreen();"
        "print(app.devicePixelRatio(), screen.size().width())"
    )
    environment = os.environ | {"QT_FONT_DPI": "192", "QT_QPA_PLATFORM": "offscreen"}

    done = run_python("-c", program, env=environment)

    assert done.stdout.split() == ["1.0", "800"]


@pytest.mark.nightly
def test_the_smoke_test_succeeds_and_names_the_versions() -> None:
    """As a packager calls it: in another process, without a display, with an empty
    home.
    """
    done = started("smoke")

    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.startswith(f"canasta-qt {__version__}, engine ")
    assert ", with sound, " in done.stdout.splitlines()[0]
    assert "saved and replayed" in done.stdout


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("localedef") is None,
    reason="only Linux has localedef, which makes a locale",
)
def test_the_program_starts_in_a_locale_with_a_dotless_i(tmp_path: Path) -> None:
    """PySide capitalises the first letter of a keyword by the system’s locale."""
    name = "tr_TR.UTF-8"
    definition = ["localedef", "-i", "tr_TR", "-f", "UTF-8", str(tmp_path / name)]
    made = subprocess.run(definition, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.skip(f"the sources of locales are not installed: {made.stderr}")
    environment = os.environ | {"LOCPATH": str(tmp_path), "LC_ALL": name}
    done = started("smoke", env=environment)

    assert (done.returncode, done.stderr) == (0, "")
    assert "saved and replayed" in done.stdout


def test_a_start_without_qt_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "PySide6.py").write_text(
        "raise ImportError('libEGL.so.1: no such file')"
    )
    paths = os.pathsep.join([str(tmp_path), str(CHECKOUT)])
    done = started(env=os.environ | {"PYTHONPATH": paths})

    assert (done.returncode, done.stdout) == (1, "")
    assert "Qt, which cannot be loaded: libEGL.so.1: no such file." in done.stderr
    assert len(done.stderr.splitlines()) == 1
