"""Ids of rulesets appear in `rules/` and in tests only."""

import re
from pathlib import Path

from tests.tidy.source import faults, texts

# fmt: off
IDS = (
    "classic_4", "classic_2", "classic_3", "uruguay_original", "platform_classic",
    "short_classic", "american", "samba", "bolivian", "brazilian", "chilean", "cuban",
    "italian", "uruguayan", "boat", "hand_and_foot", "hand_and_foot_quad",
    "family_hand_and_foot",
)
# fmt: on
NAMED = re.compile(rf"(?<!\w)({'|'.join(IDS)})(?!\w)")


def ids_named(module: Path) -> list[str]:
    return [
        f"line {line}: {match[0]}"
        for line, text in texts(module)
        for match in NAMED.finditer(text)
    ]


def test_no_ruleset_id_is_written_outside_the_rules() -> None:
    assert faults(ids_named, NAMED.pattern, "rules") == {}
