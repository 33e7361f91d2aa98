"""Foreign files on the command line are refused in one sentence."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_qt.__main__ import main
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.own_rulesets import RulesetStore, with_name
from tests.storage.samples import posix

GOLDEN = Path(__file__).parents[1] / "records" / "classic_2"

Capture = pytest.CaptureFixture[str]


def test_a_ruleset_of_a_newer_version_is_named_with_what_to_do(capsys: Capture) -> None:
    """H11."""
    kept = RulesetStore().save(with_name("Sunday", "", parse_ruleset("samba")))
    text = kept.path.read_text(encoding="utf-8").replace("set = 1", "set = 2")
    kept.path.write_text(text, encoding="utf-8")

    assert main(["rules"]) == 0

    assert capsys.readouterr().err.startswith(
        "canasta-qt rules: “Sunday.toml”, line 1: A newer version of Canasta wrote "
        "this file: update Canasta."
    )
    assert kept.path.exists()


@posix
@pytest.mark.parametrize(("make", "said"), [(os.mkdir, "folder"), (os.mkfifo, "pipe")])
def test_an_error_names_a_file_that_is_no_game_as_what_it_is(
    tmp_path: Path, capsys: Capture, make: Callable[[Path], None], said: str
) -> None:
    """H12."""
    make(tmp_path / "x.canasta")

    assert main(["replay", str(tmp_path / "x.canasta")]) == 2

    assert f"x.canasta” is a {said}" in capsys.readouterr().err


def test_no_file_gives_orders_to_the_terminal(tmp_path: Path, capsys: Capture) -> None:
    """Names of fields, of players and comments come from outside, too."""
    game = sorted(GOLDEN.glob("*.canasta"))[0].read_text(encoding="utf-8")
    path = tmp_path / "x.canasta"
    for change in ('"\\u001b[2J" = 1\nformat', '"_\\u001b" = 1\nformat'):
        path.write_text(game.replace("format", change, 1), encoding="utf-8")
        main(["replay", str(path)])

        said = "".join(capsys.readouterr())
        assert said
        assert "\x1b" not in said
