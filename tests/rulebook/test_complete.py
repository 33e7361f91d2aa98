"""Every ruleset and every rule parameter has cases of its own."""

import re
from pathlib import Path

from canasta_qt.rules.model import GROUP_BY_PARAMETER, parameter_values
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

HERE = Path(__file__).parent
CASES = "\n".join(
    file.read_text("utf-8")
    for folder in (HERE, HERE.parent / "engine", HERE.parent / "property")
    for file in sorted(folder.iterdir())
    if file.suffix in (".cases", ".py")
)


def test_every_ruleset_has_a_file_of_rule_cases() -> None:
    missing = [
        each.id for each in ALL_RULESETS if not any(HERE.glob(f"{each.id}*.cases"))
    ]

    assert missing == [], "write its clauses into `tests/rulebook/<id>.cases`"


def test_every_rule_parameter_is_used_in_a_case() -> None:
    """Either as a house rule, or by a game that differs from Classic in it."""
    words = set(re.findall(r"\w+", CASES))
    classic = dict(parameter_values(ALL_RULESETS[0]))
    words |= {
        name
        for game in ALL_RULESETS
        for name, value in parameter_values(game)
        if value != classic[name]
    }
    missing = [name for name in GROUP_BY_PARAMETER if name not in words]

    assert missing == [], "write a pair into `tests/rulebook/house_rules.cases`"
