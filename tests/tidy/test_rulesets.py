"""No code asks which ruleset it plays: ids appear in `rules/` and in tests only."""

import re
from pathlib import Path

from tests.tidy.source import PACKAGE, modules, texts

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


def test_all_eighteen_rulesets_are_looked_for() -> None:
    assert len(set(IDS)) == 18


def test_no_ruleset_id_is_written_outside_the_rules() -> None:
    found = {
        module.relative_to(PACKAGE).as_posix(): ids
        for module in modules(PACKAGE)
        if module.relative_to(PACKAGE).parts[0] != "rules"
        and (ids := ids_named(module))
    }

    assert found == {}


def test_the_check_reads_code_and_not_documentation(tmp_path: Path) -> None:
    module = tmp_path / "scoring.py"
    module.write_text(
        '"""As in samba."""\n'
        'if ruleset.id == "samba" or f"x classic_2({n})":\n'
        '    title = "hand_and_foot_cards and sambas"\n',
        encoding="utf-8",
    )

    assert ids_named(module) == ["line 2: samba", "line 2: classic_2"]
