"""Invalid ruleset files are refused with line and reason, or set aside."""

import errno
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.storage.own_rulesets import custom_rulesets, load_ruleset, save_rules
from canasta_qt.storage.paths import NoSuchFileError, StorageError, rulesets_folder
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog
from tests.storage.samples import GOOD, rules, written
from tests.text_table import read_rows

HUGE = [
    ["3000", "1" * 5_000, "0", "This file is not valid TOML."],
    ["3000", '"' + "1" * 5_000 + '"', "6", "Allowed is none, or a whole number"],
    ["3000", "[" + "1," * 100_001, "0", "It has too many values."],
    ["3000", "1" + " " * 256_000, "0", "has more than 256000 bytes"],
    ["target_score", "a." * 3_000 + "b", "6", "It has too many dots"],
]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    read_rows(__file__, "damaged_ruleset.cases") + HUGE,
)
def test_a_file_that_is_no_ruleset_is_refused_with_line_and_reason(
    tmp_path: Path, old: str, new: str, line: str, reason: str
) -> None:
    path = written(tmp_path, GOOD.replace(old, new))

    with pytest.raises(StorageError) as refused:
        load_ruleset(path)

    assert not isinstance(refused.value, NoSuchFileError)
    named = re.findall(r", line (-?\d+):", str(refused.value))
    assert named == ([] if line == "0" else [line])
    assert reason in str(refused.value)
    assert path.exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("= 1\n", "= 2\n"), "line 1: {newer}"),
        (
            ('name = "By hand"', "name = By hand"),
            "line 2: This file is not valid TOML.",
        ),
        (("3000", "true"), "line 6: “true” is not a value of the rule “Target score”."),
    ],
    ids=["newer", "no TOML", "no value"],
)
def test_the_error_names_the_problem_and_the_log_adds_the_legal_values(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    with pytest.raises(StorageError) as refused:
        load_ruleset(written(tmp_path, GOOD.replace(*change)))

    newer = "A newer version of Canasta wrote this file: update Canasta."
    told = error_sentence(refused.value)
    assert told == f"“strange.toml”, {said.format(newer=newer)}"
    # The log has the name of the rule in the file.
    logged = str(refused.value).replace("target_score", "Target score")
    assert logged.startswith(f"{told} ")


def test_a_ruleset_file_that_is_not_text_is_refused_with_its_line(
    tmp_path: Path,
) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b'name = "x"\n\xff\xfe')

    with pytest.raises(StorageError) as refused:
        load_ruleset(path)

    assert error_sentence(refused.value) == (
        "“picture.toml”, line 2: This is not text."
    )


def test_a_damaged_custom_ruleset_is_set_aside_with_its_reason(
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.storage", "set aside")
    save_rules(rules())
    written(rulesets_folder(), GOOD.replace("target_score", "goal"))

    own, (complaint,) = custom_rulesets()

    assert [each.name for each in own] == ["Sunday rules"]
    assert "“strange.toml”, line 6: No rule is called “goal”" in str(complaint)
    aside = rulesets_folder() / "set-aside"
    assert 'name = "By hand"' in (aside / "strange.toml").read_text(encoding="utf-8")
    assert "line 6" in (aside / "strange.toml.reason.txt").read_text(encoding="utf-8")
    assert custom_rulesets()[1] == []


Unreadable = Callable[[Path], None]


@pytest.fixture
def unreadable(monkeypatch: pytest.MonkeyPatch) -> Unreadable:
    """Make reading fail for one file."""
    really = Path.open
    bad: list[Path] = []

    def opened(path: Path, *how: Any, **more: Any) -> Any:
        if path in bad:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return really(path, *how, **more)

    monkeypatch.setattr(Path, "open", opened)
    return bad.append


def test_a_custom_ruleset_that_cannot_be_read_is_an_error_and_not_moved(
    unreadable: Unreadable,
) -> None:
    bad, good = save_rules(rules("A")), save_rules(rules("B"))
    unreadable(bad.path)

    own, (complaint,) = custom_rulesets()

    assert own == [good]
    assert "A.toml” could not be read: Input/output error." in str(complaint)
    assert bad.path.exists()


def test_a_ruleset_file_of_a_newer_version_is_not_moved_or_overwritten() -> None:
    path = written(rulesets_folder(), GOOD.replace("= 1\n", "= 9\n"), "By hand.toml")

    own, (complaint,) = custom_rulesets()
    kept = save_rules(rules("By hand"))

    assert own == []
    assert "A newer version of Canasta wrote this" in str(complaint)
    assert "= 9" in path.read_text(encoding="utf-8")
    assert kept.path != path
