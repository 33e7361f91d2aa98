"""The import rules of ARCHITECTURE.md, as a table and a check."""

from pathlib import Path

from tests.tidy.source import imports, modules

MAY_IMPORT = {
    "cards": "",
    "rules": "cards",
    "engine": "cards rules",
    "notation": "cards rules engine",
    "gestures": "cards engine-values",
    "tally": "",
    "wording": "cards rules engine gestures tally",
    "bots": "cards rules engine notation",
    "storage": "cards rules engine notation tally",
    "cli": "cards rules engine notation bots wording storage tally",
    "look": "",
    "art": "cards look",
    "controller": "cards rules engine notation bots storage gestures",
    "table": "cards engine-values gestures wording art look",
    "windows": "cards engine-values gestures tally wording art look",
    "app": (
        "cards rules engine notation bots wording storage gestures tally look art"
        " controller table windows"
    ),
    "__main__": "app cli",
    "__init__": "",
}
"""A layer imports itself and what its line names; only `app` knows both upper sides."""

ENGINE_VALUES = {"actions", "events", "refusals", "observation", "sheet"}

USES_QT = {
    "art/pixmaps.py",
    "art/shadows.py",
    "controller/adviser.py",
    "controller/bot_runner.py",
    "controller/counsel.py",
    "controller/game_controller.py",
    "table",
    "windows",
    "app",
}
QT = {"PySide6", "shiboken6"}

PURE = {"cards", "rules", "engine"}
IMPURE_MODULES = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib",
    "random", "secrets", "socket", "subprocess", "tempfile", "threading", "time",
}  # fmt: skip
"""No clock, no file, no log, no chance: everything the rules need is an argument."""


def complaints(package: Path) -> list[str]:
    """Say which imports of the package break the rules, and how."""
    return [
        f"{module.relative_to(package).as_posix()} {complaint}"
        for module in modules(package)
        for complaint in _complaints(module.relative_to(package), module)
    ]


def layer_of(path: Path) -> str:
    """Return the layer a module belongs to, from its path inside the package."""
    return path.with_suffix("").parts[0]


def uses_qt(path: Path) -> bool:
    """Say whether a module, by its path inside the package, may import Qt."""
    return bool({path.parts[0], path.as_posix()} & USES_QT)


def _complaints(path: Path, module: Path) -> list[str]:
    layer = layer_of(path)
    if layer not in MAY_IMPORT:
        return ["belongs to no layer of the table"]
    found = []
    for source, name in imports(module):
        top, _, rest = source.partition(".")
        if top == "":
            found.append(f"imports relatively: {source}")
        elif top == "canasta_qt":
            found += _upward(layer, rest, name)
        elif top in QT and not uses_qt(path):
            found.append(f"imports Qt: {source}")
        elif layer in PURE and top in IMPURE_MODULES and name != "Random":
            # A generator handed in has a type; drawing from the common one is chance.
            found.append(f"imports {source}")
    return found


def _upward(layer: str, rest: str, name: str) -> list[str]:
    if rest == "":
        if name in {"", "__version__"}:
            return []
        return [f"imports canasta_qt.{name} from the package, not from its module"]
    parts = rest.split(".")
    allowed = {layer, *MAY_IMPORT[layer].split()}
    if parts[0] in allowed:
        return []
    if parts[0] == "engine" and "engine-values" in allowed:
        if len(parts) == 2 and parts[1] in ENGINE_VALUES:
            return []
        return [f"imports canasta_qt.{rest}, which is no value module of the engine"]
    return [f"imports canasta_qt.{rest}, which is not below {layer}"]
