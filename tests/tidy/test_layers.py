"""Who changes the game, who looks ahead, and what runs without Qt.

The layers are contracts of import-linter, in `pyproject.toml`.
"""

from tests.processes import run_python
from tests.tidy.source import CHECKOUT, PACKAGE, imports, modules

WITHOUT_QT = (
    "advice", "bots", "cli", "controller/gestures", "controller/session", "engine",
    "gestures", "learning", "notation", "proving", "rules", "statistics", "storage",
    "wording",
)  # fmt: skip


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


def test_what_decides_runs_where_qt_is_not_installed() -> None:
    names = [
        ".".join(module.relative_to(CHECKOUT).with_suffix("").parts)
        for module in modules(PACKAGE)
        if module.relative_to(PACKAGE).as_posix().startswith(WITHOUT_QT)
    ]
    program = (
        "import sys, importlib\n"
        "sys.modules.update(dict.fromkeys(['PySide6', 'shiboken6']))\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
    )

    done = run_python("-c", program, cwd=CHECKOUT, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def importers(name: str) -> set[str]:
    """Return the modules that import this from the engine's transitions.

    Replays, bots and the arena play on positions of their own and are left out.
    """
    return {
        path.with_suffix("").as_posix()
        for path in (module.relative_to(PACKAGE) for module in modules(PACKAGE))
        if path.parts[0] not in {"engine", "notation", "bots", "proving"}
        and ("canasta_qt.engine.transition", name) in imports(PACKAGE / path)
    }


def test_the_game_on_the_table_changes_in_one_place() -> None:
    assert importers("apply") == {"controller/session"}


def test_only_discards_and_consequences_look_ahead() -> None:
    assert importers("play") <= {
        "controller/gestures/consequences",
        "controller/gestures/intents",
    }
