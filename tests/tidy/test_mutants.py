"""The table of mutation runs names what exists and holds its goals."""

import tomllib
from typing import Any

import pytest

from tests.tidy.source import CHECKOUT, PACKAGE

TABLE = tomllib.loads((CHECKOUT / "tests/mutants.toml").read_text(encoding="utf-8"))
AREAS: list[dict[str, Any]] = TABLE["area"]
FEWEST = 150

each_area = pytest.mark.parametrize("area", AREAS, ids=lambda area: area["name"])


@each_area
def test_its_modules_and_tests_exist(area: dict[str, Any]) -> None:
    assert [
        name
        for name in area["modules"]
        if not (PACKAGE / name).is_dir() and not (PACKAGE / f"{name}.py").exists()
    ] == []
    assert [name for name in area["tests"] if not (CHECKOUT / name).exists()] == []


@each_area
def test_its_score_is_that_of_its_numbers_and_reaches_the_goal(
    area: dict[str, Any],
) -> None:
    judged = area["tried"] - area["equivalent_tried"]

    assert area["tried"] >= min(FEWEST, area["mutants"])
    assert area["score"] == round(100 * area["killed"] / judged, 1)
    assert area["score"] >= area["goal"]


@each_area
def test_every_mutant_that_changes_nothing_says_why(area: dict[str, Any]) -> None:
    assert area["equivalent_tried"] <= len(area["equivalent"])
    for entry in area["equivalent"]:
        assert entry.keys() == {"mutant", "why"}
        assert " -> " in entry["mutant"]
        assert len(entry["why"].split()) >= 3
