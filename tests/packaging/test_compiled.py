"""The compiled build: the same sources, the same play, also from the bots' process."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import run_python
from tests.tidy.source import CHECKOUT, PACKAGE

compiling = runpy.run_path(str(CHECKOUT / "packaging" / "compile.py"))

HANDS = 3000
LAYERS = ("rules", "engine", "notation", "property", "bots", "proving")
REPLACING = ("tests/bots/test_learned_weights.py", "tests/proving/test_executors.py")
"""Tests that replace a constant, which has no effect on compiled code."""


def test_rules_engine_and_bots_are_compiled() -> None:
    found = set(compiling["sources"]())

    assert {"canasta_qt/cards.py", "canasta_qt/engine/generate.py"} <= found
    assert {Path(source).parts[1] for source in found} >= {"engine", "bots", "rules"}
    assert all((CHECKOUT / source).exists() for source in found)


def test_compiled_dataclasses_assign_only_their_fields() -> None:
    # In compiled code, `__hash__ = None` is an additional field.
    for source in compiling["sources"]():
        for node in ast.walk(ast.parse((CHECKOUT / source).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "dataclass" in "".join(
                ast.unparse(each) for each in node.decorator_list
            ):
                assert not [each for each in node.body if isinstance(each, ast.Assign)]


def test_the_imports_of_compiled_modules_are_listed_for_the_frozen_program() -> None:
    found = compiling["imported"]()

    assert {"canasta_qt__mypyc", "random", "canasta_qt.rules.model"} <= set(found)
    assert not [name for name in found if name.startswith(("PySide6", "mypy."))]


def test_the_program_does_not_import_the_compiler() -> None:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert (node.module or "").split(".")[0] not in ("mypyc", "mypy")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the compiled package; `CANASTA_COMPILED` may name one."""
    ready = os.environ.get("CANASTA_COMPILED")
    if ready:
        return Path(ready)
    if shutil.which("cc") is None and sys.platform != "win32":
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, str(CHECKOUT / "packaging" / "compile.py"), str(folder)]
    subprocess.run(command, check=True)
    return folder


def said(folder: Path, *arguments: str) -> str:
    """Return what the program in a folder prints, without the checkout on its path."""
    done = run_python(
        "-P",
        "-m",
        "canasta_qt",
        *arguments,
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.nightly
def test_the_benchmark_says_whether_the_build_is_compiled(compiled: Path) -> None:
    assert said(compiled, "bench", "--seconds", "0.01").startswith("compiled")
    assert said(CHECKOUT, "bench", "--seconds", "0.01").startswith("interpreted")


@pytest.mark.nightly
def test_the_compiled_and_the_interpreted_build_play_alike(compiled: Path) -> None:
    """Actions, last positions and scores, in this process and in that of the bots."""
    asked = ("bench", "--checksum", str(HANDS))

    assert said(compiled, *asked) == said(CHECKOUT, *asked)


@pytest.mark.nightly
def test_the_tests_of_compiled_layers_pass_on_the_compiled_build(
    compiled: Path,
) -> None:
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    # The first one named comes first on the path.
    command += [
        "-o",
        f"pythonpath={compiled} .",
        *(f"tests/{layer}" for layer in LAYERS),
    ]
    command += [f"--ignore={path}" for path in REPLACING]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, check=False)

    assert done.returncode == 0, done.stdout.decode()[-4000:]
