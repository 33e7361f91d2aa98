"""A module imports only what lies below it, and Qt stops at one line."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tidy.layers import (
    MAY_IMPORT,
    PURE,
    circles,
    complaints,
    imported_modules,
    imported_siblings,
    layer_of,
    uses_qt,
)
from tests.tidy.source import CHECKOUT, PACKAGE, imports, modules


def test_a_module_imports_only_what_lies_below_it() -> None:
    assert complaints(PACKAGE) == []


def test_every_layer_of_the_table_exists() -> None:
    found = {layer_of(module.relative_to(PACKAGE)) for module in modules(PACKAGE)}

    assert found == set(MAY_IMPORT)


def test_no_modules_import_each_other() -> None:
    assert circles(imported_modules(PACKAGE)) == []


def test_no_folders_side_by_side_import_each_other() -> None:
    assert circles(imported_siblings(imported_modules(PACKAGE))) == []


def test_a_circle_of_modules_and_of_folders_is_found(tmp_path: Path) -> None:
    for path, other in (("a/x.py", "b.y"), ("b/y.py", "b.z"), ("b/z.py", "a.x")):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(f"def f():\n    import canasta_qt.{other}\n")

    graph = imported_modules(tmp_path)

    assert circles(graph) == [["a/x.py", "b/y.py", "b/z.py"]]
    assert circles(imported_siblings(graph)) == [["a", "b"]]


def test_only_the_rules_know_one_ruleset_from_another() -> None:
    strangers = [
        f"{module.relative_to(PACKAGE)} imports {source}"
        for module in modules(PACKAGE)
        if module.relative_to(PACKAGE).parts[0] != "rules"
        for source, _ in imports(module)
        if source.startswith("canasta_qt.rules.rulesets")
        and source != "canasta_qt.rules.rulesets.catalog"
    ]

    assert strangers == []


def test_everything_below_the_line_runs_without_qt() -> None:
    names = [
        ".".join(module.relative_to(CHECKOUT).with_suffix("").parts)
        for module in modules(PACKAGE)
        if not uses_qt(module.relative_to(PACKAGE)) and module.stem != "__main__"
    ]
    program = (
        "import sys, importlib\n"
        "sys.modules.update(dict.fromkeys(['PySide6', 'shiboken6']))\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")


def importers(name: str) -> set[str]:
    """Return the modules outside the engine that import this from its transitions."""
    return {
        path.with_suffix("").as_posix()
        for path in (module.relative_to(PACKAGE) for module in modules(PACKAGE))
        if path.parts[0] != "engine"
        and ("canasta_qt.engine.transition", name) in imports(PACKAGE / path)
    }


def test_the_game_on_the_table_changes_in_one_place() -> None:
    """Replay and the arena apply to positions of their own; nobody else does."""
    elsewhere = {"notation", "bots", "proving"}
    applying = importers("apply")

    assert {name for name in applying if name.split("/")[0] not in elsewhere} == {
        "controller/session"
    }


def test_only_bots_discards_and_consequences_look_ahead() -> None:
    """They play on a copy; a discard asks what a lay before it would leave.

    What follows from an act is asked after it.
    """
    elsewhere = {"notation", "bots", "proving"}
    playing = importers("play")

    assert {name for name in playing if name.split("/")[0] not in elsewhere} <= {
        "controller/gestures/consequences",
        "controller/gestures/intents",
    }


@pytest.mark.parametrize(
    ("path", "code", "complaint"),
    [
        ("rules/model.py", "import canasta_qt.engine.state.melds", "not below rules"),
        (
            "table/scene/scene.py",
            "from canasta_qt.controller.session import S",
            "not below",
        ),
        (
            "controller/session.py",
            "from canasta_qt.table.scene.scene import T",
            "not below",
        ),
        ("controller/session.py", "from PySide6.QtCore import QObject", "Qt"),
        ("windows/log.py", "from canasta_qt.engine.legality import r", "not below"),
        ("windows/log.py", "from canasta_qt.engine import apply", "not below"),
        ("engine/state/melds.py", "def f():\n    import PySide6", "Qt"),
        ("table/view.py", "from typing_extensions import override", "only mypy"),
        ("engine/state/melds.py", "import random", "imports random"),
        ("engine/state/melds.py", "from time import monotonic", "imports time"),
        ("engine/state/melds.py", "from .actions import Draw", "relatively"),
        ("rules/model.py", "from canasta_qt import engine", "not below"),
        ("art/drawings.py", "from PySide6 import QtGui", "Qt"),
        ("cli.py", "from canasta_qt.app.main import main", "not below cli"),
        ("helpers/x.py", "", "no layer"),
    ],
)
def test_the_check_finds(path: str, code: str, complaint: str, tmp_path: Path) -> None:
    module = tmp_path / path
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(code, encoding="utf-8")

    (found,) = complaints(tmp_path)

    assert found.startswith(path)
    assert complaint in found


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("engine/rounds.py", "from random import Random"),
        ("bots/rule_bots/bot.py", "from canasta_qt.engine.legality import refusal"),
        ("table/scene/scene.py", "from canasta_qt.engine.state.events import Event"),
        ("art/pixmaps.py", "from PySide6.QtGui import QPixmap"),
        ("app/start/program.py", "import canasta_qt.controller.x, canasta_qt.table.y"),
        ("notation/record.py", "from canasta_qt import __version__"),
        ("notation/record.py", "import canasta_qt"),
    ],
)
def test_the_check_allows(path: str, code: str, tmp_path: Path) -> None:
    module = tmp_path / path
    module.parent.mkdir(parents=True)
    module.write_text(code, encoding="utf-8")

    assert complaints(tmp_path) == []


def test_the_pure_layers_are_layers() -> None:
    assert set(MAY_IMPORT) > PURE
