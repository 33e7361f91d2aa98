"""Foreign files on the command line are refused in one sentence."""

import os
from pathlib import Path

import pytest

from canasta_qt.__main__ import main
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from tests.storage.samples import posix

GOLDEN = Path(__file__).parents[1] / "records" / "classic_2"

Capture = pytest.CaptureFixture[str]


def test_a_ruleset_of_a_newer_version_is_refused_with_the_advice_to_update(
    capsys: Capture,
) -> None:
    kept = save_rules(make_named_rules("Sunday", "", parse_ruleset("samba")))
    text = kept.path.read_text(encoding="utf-8").replace("set = 1", "set = 2")
    kept.path.write_text(text, encoding="utf-8")

    assert main(["rules"]) == 0

    assert capsys.readouterr().err.startswith(
        "canasta-qt rules: “Sunday.toml”, line 1: A newer version of Canasta wrote "
        "this file: update Canasta."
    )
    assert kept.path.exists()


@posix
@pytest.mark.parametrize(("make", "said"), [("mkdir", "folder"), ("mkfifo", "pipe")])
def test_the_error_says_what_kind_of_file_was_given_instead_of_a_game(
    tmp_path: Path, capsys: Capture, make: str, said: str
) -> None:
    getattr(os, make)(tmp_path / "x.canasta")

    assert main(["replay", str(tmp_path / "x.canasta")]) == 2

    assert f"x.canasta” is a {said}" in capsys.readouterr().err


def test_control_characters_of_a_file_are_not_printed_to_the_terminal(
    tmp_path: Path, capsys: Capture
) -> None:
    """The names of fields in a game file may have control characters."""
    game = sorted(GOLDEN.glob("*.canasta"))[0].read_text(encoding="utf-8")
    path = tmp_path / "x.canasta"
    for change in ('"\\u001b[2J" = 1\nformat', '"_\\u001b" = 1\nformat'):
        path.write_text(game.replace("format", change, 1), encoding="utf-8")
        main(["replay", str(path)])

        said = "".join(capsys.readouterr())
        assert said
        assert "\x1b" not in said
