"""Everything but the window works where PySide6 is not installed."""

import json
from pathlib import Path

from tests.processes import run_python

CHECKOUT = Path(__file__).parents[2]

RUN = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
from canasta_qt.__main__ import main
status = 0
for argv in ARGVS:
    status = status or main(argv)
assert not any(name.startswith("PySide6") for name in sys.modules)
sys.exit(status)
"""


def run(*argvs: list[str], given: str = "") -> str:
    """Run the command line in a process without Qt."""
    script = RUN.replace("ARGVS", repr(list(argvs)))
    done = run_python("-c", script, input=given, cwd=CHECKOUT, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_verbs_run_without_qt() -> None:
    position = "canasta/1 classic_2 turn=0.play hands=4c5d/6h"
    record = CHECKOUT / "tests/records/classic_2/match_to_1000.canasta"

    said = run(
        ["show", position],
        ["perft", position],
        ["replay", str(record), "--until", "1"],
        ["rules"],
        ["rules", "classic_2"],
        ["arena", "standard", "random", "--hands", "2", "--json"],
        ["stats"],
    )
    assert "seat 0" in said
    assert "round 1 started" in said
    assert "classic_4" in said
    assert '"points_per_hand"' in said
    assert "No finished games yet." in said


def test_the_judge_runs_without_qt() -> None:
    request = {
        "position": "canasta/1 classic_2 turn=0.play hands=4c5d/6h",
        "line": "0: discard 4c",
    }
    answer = json.loads(run(["judge"], given=json.dumps(request)))

    assert answer["legal"]


def test_advice_is_given_without_qt() -> None:
    request = {
        "position": "canasta/1 classic_4 turn=0.play pile=7d hands=4c5d/(11)/(11)/(11)",
        "bot": "standard",
        "seed": 1,
    }
    answer = json.loads(run(["advise"], given=json.dumps(request)))

    assert answer["ok"], answer
    assert answer["action"] in ("discard 4c", "discard 5d")
    assert answer["line"].startswith(answer["action"])
