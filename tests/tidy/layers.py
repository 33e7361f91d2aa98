"""The import rules of ARCHITECTURE.md, as a table and a check."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.tidy.source import PACKAGE, imports, modules

EVERYWHERE: Final = ("overrides",)
"""What every layer may import."""

RULES: Final = "cards translate rules/. rules/rulesets"
ENGINE: Final = f"{RULES} engine"
TEXT: Final = f"{ENGINE} notation outside_text"
WORDS: Final = (
    "cards translate commands engine/state rules gestures advice statistics/values"
)
CANVAS: Final = "cards translate commands engine/state gestures advice wording art look"
SHEET: Final = f"{CANVAS} statistics/values windows/widgets"
WINDOW: Final = (
    f"{TEXT} gestures advice bots storage statistics wording controller look art table"
    " windows commands child_process asset_files learning"
)

MAY_IMPORT: Final = {
    "overrides": "",
    "cards": "",
    "child_process": "",
    "translate": "",
    "asset_files": "",
    "outside_text": "",
    "rules": "cards translate rules",
    "rules/parameters": "cards translate rules/.",
    "rules/rulesets": "cards translate rules/.",
    "engine/state": RULES,
    "engine/moves": f"{RULES} engine/state",
    "engine": f"{RULES} engine/state engine/moves",
    "notation": f"{ENGINE} notation outside_text",
    "notation/position": f"{ENGINE} notation/.",
    "commands": "",
    "advice": "cards engine/state",
    "gestures": "cards commands engine/state advice",
    "bots/estimates": TEXT,
    "bots/variants": f"{TEXT} bots/estimates",
    "bots/classic": f"{TEXT} bots/estimates",
    "bots/rule_bots": f"{TEXT} advice bots/estimates bots/variants bots/classic",
    "bots/search": f"{TEXT} advice bots/estimates bots/variants bots/classic"
    " bots/rule_bots",
    "bots": f"{TEXT} advice child_process bots",
    "learning": f"{TEXT} commands gestures storage asset_files",
    "storage": TEXT,
    "statistics": f"{TEXT} storage child_process",
    "wording": f"{WORDS} wording/rules",
    "wording/table": f"{WORDS} wording/.",
    "wording/log": f"{WORDS} wording/.",
    "wording/advice": f"{WORDS} engine wording/. wording/log wording/table",
    "wording/rules": f"{WORDS} wording/.",
    "wording/rule_sheet": f"{WORDS} wording/. wording/rules",
    "wording/scores": f"{WORDS} wording/. wording/log",
    "proving": f"{TEXT} advice bots",
    "proving/measure": f"{TEXT} bots proving/. rules/parameters",
    "proving/arena": f"{TEXT} bots proving/.",
    "cli": f"{TEXT} gestures advice bots storage statistics wording proving learning"
    " asset_files",
    "look": "asset_files translate",
    "art": "asset_files cards look",
    "controller/gestures": f"{ENGINE} commands gestures advice",
    "controller": f"{TEXT} bots storage commands gestures advice child_process learning"
    " translate controller/gestures",
    "controller/advice": f"{TEXT} bots learning commands gestures advice child_process"
    " controller/. controller/gestures",
    "windows/widgets": f"{CANVAS} asset_files",
    "table/layout": "cards look",
    "table/paint": f"{CANVAS} table/layout",
    "table/picture": f"{CANVAS} table/layout",
    "table/items": f"{CANVAS} table/layout table/paint table/picture",
    "table/overlay": f"{CANVAS} asset_files windows/widgets table/layout table/paint",
    "table/scene": f"{CANVAS} table/layout table/paint table/picture table/items"
    " table/overlay",
    "table/motion": f"{CANVAS} table/layout table/paint table/picture table/items"
    " table/scene",
    "table/interaction": f"{CANVAS} table/layout table/paint table/picture"
    " table/items table/overlay table/scene table/motion",
    "table": f"{CANVAS} table",
    "windows/learning": SHEET,
    "windows/new_game": SHEET,
    "windows/house_rules": SHEET,
    "windows/statistics": SHEET,
    "windows": SHEET,
    "app/settings": WINDOW,
    "app/game": f"{WINDOW} app/settings",
    "app/menus": f"{WINDOW} app/settings app/game",
    "app/replay": f"{WINDOW} app/settings app/game",
    "app/learning": f"{WINDOW} app/settings app/game",
    "app/start": f"{WINDOW} app/settings app/game app/menus app/replay"
    " app/learning cli",
    "app": f"{WINDOW} app cli",
    "__main__": "app cli",
    "__init__": "",
}
"""What a folder may import besides the files of the same folder.

The longest key that a module's path begins with is its layer.  A name allows everything
below it, `folder/.` only the files of that folder itself.
"""

USES_QT: Final = {
    "art/pixmaps.py",
    "art/render.py",
    "art/typefaces.py",
    "controller/advice/adviser.py",
    "controller/advice/answering.py",
    "controller/advice/grader.py",
    "controller/bot_runner.py",
    "controller/advice/advice_controller.py",
    "controller/game_controller.py",
    "controller/lesson_controller.py",
    "controller/practice_controller.py",
    "look/keys.py",
    "look/plain_text.py",
    "table",
    "windows",
    "app",
}
QT: Final = {"PySide6", "shiboken6"}

PURE: Final = {"cards", "rules", "engine"}
IMPURE_MODULES: Final = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib",
    "random", "secrets", "socket", "subprocess", "tempfile", "threading", "time",
}  # fmt: skip
"""No clock, no file, no log, no chance: everything the rules need is an argument."""


def complaints(package: Path) -> list[str]:
    """Return the imports of the package that break the rules, and how."""
    return [
        f"{path.as_posix()} {complaint}"
        for path, module in _paths(package)
        for complaint in _complaints(path, module)
    ]


def layer_of(path: Path) -> str:
    """Return the row of a module, from its path inside the package; or ""."""
    parts = path.with_suffix("").parts
    if len(parts) == 1:
        return parts[0] if parts[0] in MAY_IMPORT else ""
    heads = ("/".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))
    return next((head for head in heads if head in MAY_IMPORT), "")


def uses_qt(path: Path) -> bool:
    """Return whether a module, by its path inside the package, may import Qt."""
    return bool({path.parts[0], path.as_posix()} & USES_QT)


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return every group of nodes that reach each other, each in alphabetic order."""
    reached = {node: _reached(node, graph) for node in graph}
    groups = {
        tuple(sorted(o for o in reached[node] if node in reached.get(o, set())))
        for node in graph
        if node in reached[node]
    }
    return [list(group) for group in sorted(groups)]


def imported_modules(package: Path) -> dict[str, set[str]]:
    """Return the modules of the package that each of them imports, as paths."""
    known = {_name(path): path.as_posix() for path, _ in _paths(package)}
    return {
        path.as_posix(): {
            known[name]
            for source, taken in imports(module)
            for name in _named(source, taken)
            if name in known and known[name] != path.as_posix()
        }
        for path, module in _paths(package)
    }


def imported_siblings(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return which folder imports which folder beside it, in the same parent."""
    found: dict[str, set[str]] = {}
    for module, imported in graph.items():
        for other in imported:
            one, two = _beside(module, other)
            if one != two:
                found.setdefault(one, set()).add(two)
                found.setdefault(two, set())
    return found


def _beside(module: str, other: str) -> tuple[str, str]:
    """Return the folders in which the paths of two modules part, if both go on."""
    one, two = module.split("/")[:-1], other.split("/")[:-1]
    for number, (left, right) in enumerate(zip(one, two, strict=False), start=1):
        if left != right:
            return "/".join(one[:number]), "/".join(two[:number])
    return "", ""


def _reached(node: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[node])
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += graph.get(each, ())
    return found


def _paths(package: Path) -> Iterable[tuple[Path, Path]]:
    return [(module.relative_to(package), module) for module in modules(package)]


def _name(path: Path) -> str:
    parts = ("canasta_qt", *path.with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def _named(source: str, name: str) -> tuple[str, ...]:
    """Return what an import may name: a module, or a module in a package."""
    return (f"{source}.{name}", source) if name else (source,)


def _complaints(path: Path, module: Path) -> list[str]:
    layer = layer_of(path)
    if not layer:
        return ["belongs to no layer of the table"]
    found = []
    for source, name in imports(module):
        top = source.partition(".")[0]
        if top == "":
            found.append(f"imports relatively: {source}")
        elif top == "canasta_qt":
            found += _upward(layer, source, name)
        elif top in QT and not uses_qt(path):
            found.append(f"imports Qt: {source}")
        elif top == "typing_extensions" and layer != "overrides":
            found.append("imports what only mypy installs: canasta_qt.overrides has it")
        elif layer.split("/")[0] in PURE and top in IMPURE_MODULES and name != "Random":
            # A generator handed in has a type; drawing from the common one is chance.
            found.append(f"imports {source}")
    return found


def _upward(layer: str, source: str, name: str) -> list[str]:
    if source == "canasta_qt" and name in {"", "__version__"}:
        return []
    rest = source.removeprefix("canasta_qt").replace(".", "/").removeprefix("/")
    wanted = f"{rest}/{name}".strip("/")
    allowed = (f"{layer}/.", *EVERYWHERE, *MAY_IMPORT[layer].split())
    if any(_allows(each, wanted) for each in allowed):
        return []
    return [f"imports {wanted}, which is not below {layer}"]


def _allows(allowed: str, wanted: str) -> bool:
    """Return whether a name of the table covers `folder/module` or what is in it."""
    parts, head = wanted.split("/"), allowed.removesuffix("/.").split("/")
    if parts[: len(head)] != head:
        return False
    if not allowed.endswith("/."):
        return True
    folder = PACKAGE.joinpath(*parts[: len(head) + 1])
    return not folder.is_dir()
