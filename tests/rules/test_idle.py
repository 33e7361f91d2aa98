"""Parameters that have no effect because of another one."""

from pathlib import Path

import pytest

from canasta_qt.rules.model import GROUP_BY_PARAMETER, Ruleset, inactive_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset

CASES = Path(__file__).with_name("idle.cases").read_text(encoding="utf-8")


@pytest.mark.parametrize("line", [it for it in CASES.splitlines() if " => " in it])
def test_a_parameter_without_effect_names_the_rule_that_disables_it(line: str) -> None:
    given, _, because = line.partition(" => ")
    ruleset, _, parameter = given.partition(" ")

    idle = inactive_parameters(parse_ruleset(ruleset))
    assert idle.get(parameter, "nothing") == because


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_parameter_is_disabled_by_another_parameter(ruleset: Ruleset) -> None:
    for name, because in inactive_parameters(ruleset).items():
        assert {name, because} <= set(GROUP_BY_PARAMETER)
        assert name != because
