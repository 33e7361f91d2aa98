"""Modules that may change the game or play ahead.

The layers are contracts of import-linter, in `pyproject.toml`.
"""

from tests.tidy.source import PACKAGE, imports, modules


def test_only_the_rules_package_imports_single_rulesets() -> None:
    strangers = [
        f"{module.relative_to(PACKAGE)} imports {source}"
        for module in modules(PACKAGE, r"canasta_qt\.rules\.rulesets")
        if module.relative_to(PACKAGE).parts[0] != "rules"
        for source, _ in imports(module)
        if source.startswith("canasta_qt.rules.rulesets")
        and source != "canasta_qt.rules.rulesets.catalog"
    ]

    assert strangers == []


def importers(name: str) -> set[str]:
    """Return the modules that import this name from the engine's transitions.

    Without replays, bots and the arena, which have positions of their own.
    """
    users = modules(PACKAGE, r"canasta_qt\.engine\.transition")
    return {
        path.with_suffix("").as_posix()
        for path in (module.relative_to(PACKAGE) for module in users)
        if path.parts[0] not in {"engine", "notation", "bots", "proving"}
        and ("canasta_qt.engine.transition", name) in imports(PACKAGE / path)
    }


def test_only_the_session_applies_actions_to_the_game_on_the_table() -> None:
    assert importers("apply") == {"controller/session"}


def test_only_consequences_and_intents_play_actions_ahead() -> None:
    assert importers("play") <= {
        "controller/gestures/consequences",
        "controller/gestures/intents",
    }
