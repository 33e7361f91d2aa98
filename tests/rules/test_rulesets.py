"""Properties of every built-in ruleset."""

import re

import pytest

from canasta_qt.engine.state.terms import terms_for
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import GROUP_BY_PARAMETER, Ruleset, parameter_values
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.tables import red3_points
from canasta_qt.rules.text import parse_ruleset, ruleset_text, value_text
from tests.tidy.source import CHECKOUT

CHAPTERS = re.findall(
    r"^## 3\.\d+ (.*)$",
    (CHECKOUT / "docs" / "rules.md").read_text("utf-8"),
    re.MULTILINE,
)
ORDER = tuple(name for each in CHAPTERS for name in re.findall(r"`(\w+)`", each))


def test_the_presets_are_in_the_order_of_the_specification() -> None:
    found = tuple(ruleset.id for ruleset in ALL_RULESETS)

    assert found == ORDER, "describe it in `docs/rules.md`"


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_preset_can_be_written_as_changes_to_classic(ruleset: Ruleset) -> None:
    changes = ",".join(
        f"{name}={value_text(name, value)}" for name, value in parameter_values(ruleset)
    )

    read = parse_ruleset(f"classic_4({changes})")
    assert dict(parameter_values(read)) == dict(parameter_values(ruleset))


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_preset_can_be_found_and_has_no_contradiction(ruleset: Ruleset) -> None:
    assert preset(ruleset.id) is ruleset
    assert ruleset_problems(ruleset) == ()
    assert parse_ruleset(ruleset.id) is ruleset
    assert ruleset_text(ruleset) == ruleset.id


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_preset_has_a_title_a_description_and_a_source(ruleset: Ruleset) -> None:
    assert ruleset.title
    assert ruleset.source
    assert ruleset.character.endswith(".")
    assert len(ruleset.character) <= 60
    assert ruleset.chosen <= set(GROUP_BY_PARAMETER)


def test_no_two_presets_share_a_title_or_description() -> None:
    assert len({ruleset.title for ruleset in ALL_RULESETS}) == len(ALL_RULESETS)
    assert len({ruleset.character for ruleset in ALL_RULESETS}) == len(ALL_RULESETS)


def test_boat_says_that_no_printed_rules_were_found() -> None:
    boat = preset("boat")

    assert boat is not None
    assert "no printed rules" in boat.character
    assert "No printed rules" in boat.source


def test_the_rule_for_equal_totals_is_marked_as_our_choice_everywhere() -> None:
    assert all("tie" in ruleset.chosen for ruleset in ALL_RULESETS)


@pytest.mark.parametrize(("decks", "six", "eight"), [(3, 1000, 1200), (4, 600, 1200)])
def test_points_of_chilean_red_threes_depend_on_the_number_of_packs(
    decks: int, six: int, eight: int
) -> None:
    row = terms_for(parse_ruleset(f"chilean(deck_count={decks})"), 4).red3_row

    assert red3_points(row, 6) == six
    assert red3_points(row, 8) == eight
