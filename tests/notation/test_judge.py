"""The judge: examples from the rules, and every error."""

import json
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.notation.judge import judge
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.cases import Case, cases
from tests.notation.random_play import round_of
from tests.text_table import read_rows

DRAWN = "canasta/1 classic_4 turn=0.play pile=7d melds=-/[5c5d5h] hands="


def asks(position: str, line: str | None = None) -> dict[str, Any]:
    request = {"position": position} | ({} if line is None else {"line": line})
    answer = judge(request)
    assert json.loads(json.dumps(answer)) == answer, "plain data only"
    return answer


def legal(position: str, line: str) -> dict[str, Any]:
    answer = asks(position, line)
    assert answer["ok"], answer
    assert answer["legal"], answer["refused"]
    return answer


def refused(position: str, line: str) -> dict[str, Any]:
    answer = asks(position, line)
    assert answer["ok"], answer
    assert not answer["legal"]
    return answer


def unreadable(position: str, line: str | None = None) -> str:
    answer = asks(position, line)
    assert not answer["ok"]
    return str(answer["error"])


def test_a_request_without_a_line_is_answered_with_facts_of_the_position() -> None:
    text = (
        "canasta/1 classic_4 round=2 turn=0.draw score=1250/640 stock=52"
        " pile=4sKd9c7c hands=4c4d7h7dQsQd8c8s2cXr/(11)/(10)/(9)"
        " melds=[KsKhKd2s][5c5d5h5s]/[QhQcXr] bonus=3h/-"
    )
    answer = asks(text)

    assert answer["ok"]
    assert answer["legal"]
    assert answer["refused"] is None
    assert answer["events"] == []
    assert answer["score"] is None
    assert parse_position(answer["after"]) == parse_position(text)
    assert answer["facts"] == {
        "actor": 0,
        "phase": "draw",
        "opening_minimum": [0, 0],
        "frozen": [False, False],
        "may_take": True,
        "must_take": False,
        "may_go_out": False,
        "round_over": False,
        "out": None,
        "concealed": False,
        "game_over": False,
        "winner": None,
        "next_first_player": 1,
        "melds": [
            [
                {"cards": "KsKhKd2s", "kind": "rank", "points": 50, "canasta": None},
                {"cards": "5c5d5h5s", "kind": "rank", "points": 20, "canasta": None},
            ],
            [{"cards": "QhQcXr", "kind": "rank", "points": 70, "canasta": None}],
        ],
        "points_in_hand": [5 * 4 + 10 * 4 + 20 + 50, None, None, None],
    }


def test_a_small_opening_is_refused_with_its_points_and_the_minimum() -> None:
    answer = refused(f"{DRAWN}KsKhKd4c/(11)/(11)/(11)", "0: meld [KsKhKd], discard 4c")

    assert answer["refused"] == {
        "step": 0,
        "action": "meld [KsKhKd]",
        "reason": "opening_too_small",
        "sentence": "Opening too small.",
        "have": 30,
        "need": 50,
    }
    assert answer["facts"]["phase"] == "play"


def test_a_refusal_is_worded_by_the_given_function() -> None:
    answer = judge(
        {"position": f"{DRAWN}4c/(11)/(11)/(11)", "line": "0: discard 9c"},
        sentence=lambda refusal: f"<{refusal.reason}>",
    )

    assert answer["refused"]["sentence"] == "<not_in_hand>"


def test_the_steps_before_a_refused_step_are_played() -> None:
    answer = refused(
        f"{DRAWN}KsKhKdAcAdAh4c9c/(11)/(11)/(11)",
        "0: meld [KsKhKd] [AcAdAh], discard Qc",
    )

    assert answer["refused"]["step"] == 1
    assert answer["refused"]["action"] == "discard Qc"
    assert "melds=[KsKhKd][AcAdAh]/[5c5d5h]" in answer["after"]
    assert "opened: side 0, 90 of 50" in answer["events"]
    assert answer["facts"]["opening_minimum"] == [0, 0]


def test_the_answer_of_the_judge_lists_events_as_lines() -> None:
    answer = legal(
        f"{DRAWN}KsKhKdAcAdAh4c9c/(11)/(11)/(11)",
        "0: meld [KsKhKd] [AcAdAh], discard 4c",
    )

    assert answer["events"] == [
        "meld laid: side 0, m0 [KsKhKd], 30",
        "meld laid: side 0, m1 [AcAdAh], 60",
        "opened: side 0, 90 of 50",
        "discarded: 4c",
    ]
    assert answer["facts"]["actor"] == 1


@pytest.mark.parametrize(
    ("position", "line", "error"), read_rows(__file__, "impossible_draws.rows")
)
def test_impossible_drawn_cards_are_an_error(
    position: str, line: str, error: str
) -> None:
    assert error in unreadable(f"canasta/1 {position}", f"0: {line}")


def test_drawn_cards_that_contradict_a_known_stock_are_an_error() -> None:
    start = "canasta/1 classic_2 stock=7h4c(76) hands=(15)/(15)"

    assert "drawn: seat 0, 7h4c" in legal(start, "0: draw=7h4c")["events"]
    assert "the next card of the stock is 4c" in unreadable(start, "0: draw=7h5c")
    error = judge({"position": start, "line": "0: draw=5c4c"})
    assert (error["ok"], error["column"]) == (False, 4)


def test_any_remaining_card_may_be_drawn_from_an_omitted_stock() -> None:
    start = "canasta/1 classic_2 pile=7d hands=4c5d/6h"
    first = legal(start, "0: draw=Ks3d9h, discard 4c")

    assert parse_position(first["after"]) == parse_position(
        "canasta/1 classic_2 turn=1.draw pile=7d4c hands=5d9hKs/6h bonus=3d/-"
    )
    second = legal(first["after"], "1: draw=KsXr, discard 6h")
    assert "hands=5d9hKs/KsXr" in second["after"]
    assert "no Ks is left" in unreadable(second["after"], "0: draw=9cKs")
    bare = legal(start, "0: draw")
    assert "drawn: seat 0, 4c4d" in bare["events"]


def test_a_refused_first_step_leaves_dealt_red_threes_in_the_hand() -> None:
    start = "canasta/1 classic_4 stock=9c9dTc(103) pile=7d hands=3h/-/-/-"

    answer = refused(start, "0: discard 3h")
    assert parse_position(answer["after"]) == parse_position(start)


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_the_judge_plays_a_random_round_as_the_engine_does(ruleset: Ruleset) -> None:
    for played in round_of(ruleset, 11)[::3]:
        answer = legal(
            format_position(played.before), f"{played.seat}: {played.action}"
        )
        assert parse_position(answer["after"]) == played.after
        assert len(answer["events"]) == len(played.events)


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_the_judge_gives_the_expected_answer_of_each_case(case: Case) -> None:
    case.check()
