"""The recipes of CONTRIBUTING.md name every file: they are played in a copy.

A recipe is begun with its first steps and left there; what the completeness tests then
ask for must be the files of its other steps.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tidy.source import CHECKOUT

COPIED = ("canasta_qt", "tests", "docs", "assets")
ASKED = re.compile(r"`([\w/.<>]+\.\w+|tests/records/<id>/)`")

RULESET = '''"""Picnic: Classic to 2,000 points, for a recipe."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.classic import CLASSIC_4

PICNIC: Final[Ruleset] = replace(
    CLASSIC_4,
    id="picnic",
    title="Picnic",
    character="Classic for a meadow.",
    source="Nobody's rules",
    match=replace(CLASSIC_4.match, target_score=2000),
)
'''


def recipe(title: str) -> set[str]:
    """Return the files that the steps of a recipe begin with."""
    text = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = text.partition(f"### {title}\n")[2].partition("\n### ")[0]
    return set(re.findall(r"^\d+\. `([^`]+)`", steps, re.MULTILINE))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the tree that may be changed."""
    for name in COPIED:
        shutil.copytree(
            CHECKOUT / name,
            tmp_path / name,
            ignore=shutil.ignore_patterns("__pycache__", ".*"),
        )
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(CHECKOUT / name, tmp_path / name)
    return tmp_path


def asked_for(copy: Path, *tests: str) -> set[str]:
    """Return the files that failing tests say are still to be written."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(
        command,
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    errors = re.findall(r"^E +AssertionError: (.*)$", done.stdout, re.MULTILINE)
    return {name for error in errors for name in ASKED.findall(error)}


def replaced(file: Path, old: str, new: str) -> None:
    """Replace the first occurrence of a text that must be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {file.name}"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_ruleset_is_added_by_its_recipe(copy: Path) -> None:
    folder = copy / "canasta_qt" / "rules" / "rulesets"
    (folder / "picnic.py").write_text(RULESET, encoding="utf-8")
    catalog = folder / "catalog.py"
    line = "from canasta_qt.rules.rulesets.picnic import PICNIC\n"
    replaced(catalog, "\nALL_RULESETS", f"{line}\nALL_RULESETS")
    replaced(catalog, "    FAMILY_HAND_AND_FOOT,\n)", "    PICNIC,\n)")
    replaced(catalog, "    PICNIC,\n)", "    FAMILY_HAND_AND_FOOT,\n    PICNIC,\n)")

    asked = asked_for(
        copy,
        "tests/rules/test_matrix.py",
        "tests/wording/test_ruleset_names.py",
        "tests/rulebook/test_complete.py",
        "tests/records/test_golden.py::test_every_ruleset_has_golden_records",
        "tests/test_readme.py",
    )

    done = {"canasta_qt/rules/rulesets/<id>.py", "canasta_qt/rules/rulesets/catalog.py"}
    assert asked == recipe("Add a ruleset") - done


def test_a_parameter_is_added_by_its_recipe(copy: Path) -> None:
    """Two files of the package: its field, and its record."""
    replaced(
        copy / "canasta_qt" / "rules" / "model.py",
        "    min_meld_size: int = 3\n",
        "    min_meld_size: int = 3\n    picnic_basket: bool = False\n",
    )

    asked = asked_for(
        copy,
        "tests/rules/test_parameters.py::test_every_parameter_has_a_record_and_every_record_a_field",
        "tests/rules/test_matrix.py::test_the_matrix_has_every_parameter_and_names_only_presets",
        "tests/rulebook/test_complete.py",
    )

    steps = recipe("Add a rule parameter")
    assert asked == steps - {"canasta_qt/rules/model.py"}
    assert {name for name in steps if name.startswith("canasta_qt/")} == {
        "canasta_qt/rules/model.py",
        "canasta_qt/rules/parameters/<group>.py",
    }
