"""Ids of rulesets appear in `rules/` and in tests only."""

import re
from pathlib import Path

from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.tidy.source import faults, texts

IDS = tuple(ruleset.id for ruleset in ALL_RULESETS)
NAMED = re.compile(rf"(?<!\w)({'|'.join(IDS)})(?!\w)")


def ids_named(module: Path) -> list[str]:
    return [
        f"line {line}: {match[0]}"
        for line, text in texts(module)
        for match in NAMED.finditer(text)
    ]


def test_no_ruleset_id_is_written_outside_the_rules() -> None:
    assert faults(ids_named, NAMED.pattern, "rules") == {}
