"""Parameters that have no effect because of another one."""

import pytest

from canasta_qt.rules.model import GROUP_BY_PARAMETER, Ruleset, inactive_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from tests.text_table import read_rows


@pytest.mark.parametrize(("given", "because"), read_rows(__file__, "idle.cases"))
def test_a_parameter_without_effect_names_the_rule_that_disables_it(
    given: str, because: str
) -> None:
    ruleset, _, parameter = given.partition(" ")

    idle = inactive_parameters(parse_ruleset(ruleset))
    assert idle.get(parameter, "nothing") == because


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_parameter_is_disabled_by_another_parameter(ruleset: Ruleset) -> None:
    for name, because in inactive_parameters(ruleset).items():
        assert {name, because} <= set(GROUP_BY_PARAMETER)
        assert name != because
