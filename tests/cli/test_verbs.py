"""The verbs of the command line: output, standard input, exit status."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from canasta_qt import __version__
from canasta_qt.__main__ import main
from canasta_qt.cli.options import WINDOW_VERBS
from canasta_qt.cli.verbs import VERBS, answer_line
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from tests.text_table import read_rows
from tests.tidy.glossary import BANNED

POSITION = "canasta/1 classic_4 pile=7d hands=4c5dKsKh/(11)/(11)/(11)"
GOLDEN = Path(__file__).parents[1] / "records" / "classic_2"

Capture = pytest.CaptureFixture[str]


class Input(io.TextIOWrapper):
    """Standard input with given bytes."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Set text or bytes as standard input."""

    def put(data: str | bytes) -> None:
        raw = data.encode() if isinstance(data, str) else data
        monkeypatch.setattr(sys, "stdin", Input(raw))

    return put


def answers(capture: Capture) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capture.readouterr().out.splitlines()]


def test_the_judge_answers_each_line_of_input_with_one_line(
    given: Any, capsys: Capture
) -> None:
    requests = [
        json.dumps({"position": POSITION, "line": "0: draw=9c, discard 4c"}),
        "",
        json.dumps({"position": POSITION, "line": "0: discard 4c"}),
        "{",
        json.dumps({"position": POSITION + " pile=-"}),
        "[1]",
        json.dumps({"position": POSITION}),
    ]
    given("\n".join(requests))

    assert main(["judge"]) == 0
    first, second, third, fourth, fifth, sixth = answers(capsys)
    assert first["legal"]
    assert second["refused"]["reason"] == "draw_first"
    assert re.search(r"[Dd]raw", second["refused"]["sentence"])
    assert second["refused"]["sentence"].endswith(".")
    assert third == {"ok": False, "error": third["error"], "column": 2}
    assert third["error"].startswith("not JSON")
    assert fourth["column"] == len(POSITION) + 2
    assert "pile only once" in fourth["error"]
    assert not fifth["ok"]
    assert sixth["ok"]


def test_the_judge_answers_bytes_that_are_not_text_with_an_error(
    given: Any, capsys: Capture
) -> None:
    given(b'\xff\xfe{"a"\n' + b"[" * 100_000 + b"\n" + b'"x"\n')

    assert main(["judge"]) == 0
    assert [answer["ok"] for answer in answers(capsys)] == [False] * 3


def test_a_huge_number_or_a_very_long_line_fails_only_its_own_answer(
    given: Any, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.cli.verbs.MAX_TEXT_BYTES", 10_000)
    good = json.dumps({"position": POSITION}).encode()
    given(b'{"position": ' + b"1" * 5_000 + b"}\n" + b" " * 29_999 + b"\n" + good)

    assert main(["judge"]) == 0
    first, second = answers(capsys)
    assert first["error"].startswith("not JSON: Exceeds the limit (4300 digits)")
    assert first["column"] is None
    assert second["ok"]


@pytest.mark.parametrize("bot", ["standard", "expert", "beginner", "random"])
@pytest.mark.parametrize(
    "position",
    [
        "turn=0.play hands=-/(11)/(11)/(11)",
        "turn=0.play shut=4c hands=4c/(11)/(11)/(11)",
        "turn=0.play flags=allowed hands=KcKd5d/(11)/(11)/(11)",
    ],
    ids=["no card", "the only card must wait", "no way to go out"],
)
def test_advice_says_when_no_action_is_legal(
    given: Any, capsys: Capture, position: str, bot: str
) -> None:
    given(json.dumps({"position": f"classic_4 {position}", "bot": bot}))

    assert main(["advise"]) == 0
    (answer,) = answers(capsys)
    assert answer["error"] == "the rules allow seat 0 no action in this position"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show", "classic_4 hands=\udcff"], "column 17: expected a card"),
        (["show", "[" * 99_999], "column 20000"),
        (["show"], "It is no text (line 1, column 17)"),
        (["rules", "~nosuchuser"], "No ruleset is called “~nosuchuser”"),
        (["rules", "\udcff"], "No ruleset is called “\\udcff”"),
        (["rules", "a" * 5_000], "No ruleset is called “aaa"),
        (["rules", "classic_4(target_score=" + "1" * 5_000 + ")"], "(column 24)"),
    ],
)
def test_an_unreadable_position_is_an_error_in_a_sentence(
    arguments: list[str], said: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "canasta_qt", *arguments],
        input=b"classic_4 hands=\xff",
        capture_output=True,
        check=False,
    )

    assert done.returncode == 2
    assert said in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_an_unexpected_error_fails_one_answer_and_prints_a_traceback(
    capsys: Capture,
) -> None:
    def fails(_request: object) -> dict[str, Any]:
        raise ZeroDivisionError("oh")

    assert answer_line(b"{}", fails) == {
        "ok": False,
        "error": "internal error: ZeroDivisionError('oh')",
        "column": None,
    }
    assert "Traceback" in capsys.readouterr().err


def test_show_prints_a_position(given: Any, capsys: Capture) -> None:
    assert main(["show", *POSITION.split()]) == 0
    shown = capsys.readouterr().out
    assert "> seat 0   4  KsKh5d4c   draw" in shown
    assert shown.splitlines()[-1] == format_position(parse_position(POSITION))

    given(POSITION.replace(" ", "\n"))
    assert main(["show"]) == 0
    assert capsys.readouterr().out == shown


def test_show_exits_with_status_two_for_an_unreadable_position(
    given: Any, capsys: Capture
) -> None:
    assert main(["show", "canasta/1", "classic_4", "hands=4x"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "canasta-qt show: column 27: expected a card" in captured.err

    given("\n")
    assert main(["show"]) == 2
    assert "There is no position" in capsys.readouterr().err


def test_replay_prints_a_record_completely_or_up_to_a_line(capsys: Capture) -> None:
    path = GOLDEN / "match_to_1000.canasta"
    assert main(["replay", str(path)]) == 0
    golden = path.with_suffix(".transcript").read_text(encoding="utf-8")
    assert capsys.readouterr().out == golden

    assert main(["replay", str(path), "--until", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if re.match(r"\d: ", line)]) == 2
    assert lines[-1].startswith("canasta/1 ")


def test_replay_exits_with_status_one_for_a_record_against_the_rules(
    tmp_path: Path, capsys: Capture
) -> None:
    text = (GOLDEN / "match_to_1000.canasta").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.canasta"
    wrong.write_text(re.sub(r"discard \w\w", "discard 3h", text, count=1))

    assert main(["replay", str(wrong)]) == 1
    captured = capsys.readouterr()
    assert "round 1 started" in captured.out
    sentence = "allow “discard 3h”. You do not have enough of these cards: 3♥.\n"
    assert sentence in captured.err
    assert "not_in_hand" not in captured.err
    assert "canasta/1 classic_2" in captured.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"format = 2\n", b"x = 1\n"])
def test_replay_exits_with_status_two_for_a_file_that_is_no_record(
    content: bytes, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "foreign.canasta"
    path.write_bytes(content)

    assert main(["replay", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    said = captured.err.removeprefix("canasta-qt replay: ")
    assert said.startswith(("This file is not a Canasta game.", "A newer version"))


def test_a_missing_file_exits_with_status_two(tmp_path: Path, capsys: Capture) -> None:
    missing = str(tmp_path / "none.canasta")

    assert main(["replay", missing]) == 2
    told = capsys.readouterr().err
    assert told == f"canasta-qt replay: There is no file “{missing}”.\n"

    for name in ("b.canasta", "a.canasta", "notes.txt"):
        (tmp_path / name).touch()
    assert main(["replay", missing]) == 2
    assert "”. Games beside it: a.canasta, b.canasta.\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        ("arena standard random --scores few", "write totals such as"),
        ("arena standard random --scores 0/0 --matches 2", "exclude each other."),
    ],
)
def test_invalid_arguments_of_a_long_job_are_refused_before_it_begins(
    argv: str, told: str, capsys: Capture
) -> None:
    assert main(argv.split()) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "column" not in said


def test_an_error_of_a_file_names_the_file_without_an_error_number(
    tmp_path: Path, capsys: Capture
) -> None:
    folder = ["arena", "beginner", "casual", "--hands", "1", "--out", str(tmp_path)]
    assert main(folder) == 2

    said = capsys.readouterr().err
    assert f"canasta-qt arena: “{tmp_path}” cannot be used: " in said
    assert "Errno" not in said


def test_custom_rulesets_are_listed_before_the_built_in_ones(capsys: Capture) -> None:
    mine = parse_ruleset("samba(target_score=7000)")
    save_rules(make_named_rules("Sunday rules", "At home.", mine))

    assert main(["rules"]) == 0

    lines = capsys.readouterr().out.splitlines()
    keys = [line.split()[0] for line in lines]
    assert keys[1:] == [each.id for each in ALL_RULESETS]
    assert " ".join(lines[0].split()) == "own:Sunday rules Sunday rules. At home."


def test_rules_accepts_the_name_or_file_of_a_custom_ruleset(capsys: Capture) -> None:
    mine = parse_ruleset("samba(target_score=7000)")
    kept = save_rules(make_named_rules("Sunday rules", "", mine))

    for name in ("sunday rules", "own:Sunday rules", str(kept.path)):
        assert main(["rules", name]) == 0
        assert "a side reaches 7,000 points" in capsys.readouterr().out


def test_rules_prints_every_parameter(capsys: Capture) -> None:
    assert main(["rules", "classic_2(target_score=3000)", "--parameters"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "hand_size = 15" in lines
    assert "target_score = 3000" in lines


def test_rules_refuses_a_ruleset_with_a_contradiction(capsys: Capture) -> None:
    assert main(["rules", "classic_4(target_score=none)"]) == 2
    assert (
        "The game ends at a target score, and none is set." in capsys.readouterr().err
    )


def test_perft_counts_legal_actions(capsys: Capture) -> None:
    small = "canasta/1 classic_2 turn=0.play hands=4c5d/6h"
    assert main(["perft", small]) == 0
    assert capsys.readouterr().out == "2\n"
    assert main(["perft", small, "1", "--divide"]) == 0
    counted = " ".join(capsys.readouterr().out.split())
    assert counted == "1 discard 4c 1 discard 5d 2"


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_in_the_words_of_the_glossary(
    verb: str, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([verb, "--help"])
    assert stopped.value.code == 0
    said = re.sub(r"\.\.\.|['\"]", "", capsys.readouterr().out.lower())
    assert f"canasta-qt {verb}" in said
    words = [word for word, instead in BANNED.items() if "short" not in instead]
    assert [word for word in words if re.search(word, said)] == []


def test_the_help_lists_every_verb(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = capsys.readouterr().out
    assert all(f"    {verb} " in listed for verb in (*WINDOW_VERBS, *VERBS))


@pytest.mark.parametrize(("line", "told"), read_rows(__file__, "wrong_lines.cases"))
def test_a_wrong_command_line_exits_with_status_two_and_a_reason(
    line: str, told: str, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(line.split())
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_the_version_is_printed(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert capsys.readouterr().out.strip() == __version__


@pytest.mark.parametrize(
    ("verb", "module"),
    [
        (["perft", POSITION, "1"], "checksum"),
        (["bench"], "measure.bench"),
        (["arena", "standard", "random"], "arena"),
        (["soak"], "measure.soak"),
        (["train"], "measure.training"),
    ],
)
def test_a_verb_that_the_packaged_program_lacks_is_refused_in_a_sentence(
    verb: list[str], module: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, f"canasta_qt.proving.{module}", None)

    assert main(verb) == 2

    told = capsys.readouterr().err
    assert told.startswith(f"canasta-qt {verb[0]}: This needs the source code")
