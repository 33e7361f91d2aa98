"""Advice for a position in text: the action, the rest of the turn, and why."""

from typing import Any

import pytest

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.cli.advise import advice_answer
from canasta_qt.cli.verbs import answer_line
from tests.positions import filled, plays
from tests.text_table import read_rows


def answer_to(table: str, **more: object) -> dict[str, Any]:
    return advice_answer({"position": filled(table), **more})


MIDDLE = (
    "classic_4 score=0/0 turn=0.play flags=drew pile=4s9d"
    " hands=KsKhKdQsQdQc5d8s4c7c2c/(11)/(11)/(11)"
)


def test_advice_plans_the_turn_as_a_line_that_begins_with_the_action() -> None:
    answer = answer_to(MIDDLE)

    assert answer["ok"] is True
    assert answer["action"].startswith("meld [")
    assert answer["line"].startswith(answer["action"] + ", ")
    assert ", discard " in answer["line"]
    plays(MIDDLE, f"0: {answer['line']}")


def test_the_planned_actions_of_a_turn_end_before_a_card_is_drawn() -> None:
    answer = answer_to(MIDDLE.replace("0.play flags=drew", "0.draw"))

    assert (answer["action"], answer["line"]) == ("draw", "draw")


def test_the_line_of_the_turn_ends_at_a_question_to_the_partner() -> None:
    answer = answer_to(
        "classic_4 turn=0.play flags=drew hands=QcKs/(6)/(22)/(6) pile=7d"
        " melds=[QsQhQdQcQsQdQh]/[JhJcJd]"
    )

    assert answer["line"] == "ask"


def test_a_requested_move_is_compared_with_the_other_moves() -> None:
    table = (
        "classic_4 turn=0.play flags=drew pile=4s5h7d melds=[QhQcQs]/[AhAsAd]"
        " hands=QdXr9h6c5d8s4c/(11)/(11)/(11)"
    )

    usual = answer_to(table, bot="master", budget=40)
    answer = answer_to(table, bot="master", budget=40, weigh=["discard Xr"])

    named = [each["action"] for each in answer["candidates"]]
    assert named[-1] == "discard Xr"
    assert "discard Xr" not in [each["action"] for each in usual["candidates"]]
    assert answer["action"] == usual["action"]


def test_advice_lists_every_possible_discard_with_the_best_first() -> None:
    answer = answer_to(
        "classic_4 turn=0.play flags=drew pile=4s9d hands=Ks8s4c2c/(11)/(11)/(11)"
        " melds=[QsQdQc]/[KhKdKc]"
    )

    means = [each["mean"] for each in answer["candidates"]]
    assert answer["candidates"][0]["action"] == answer["action"]
    assert {each["action"] for each in answer["candidates"]} == {
        "discard Ks", "discard 8s", "discard 4c", "discard 2c",
    }  # fmt: skip
    assert means == sorted(means, reverse=True)
    assert all(each["error"] == 0 for each in answer["candidates"])


def test_advice_gives_its_reason_as_a_sentence() -> None:
    assert answer_to(MIDDLE)["reason"] == "That makes 60 points – enough to open."


def test_the_reason_calls_other_seats_by_their_numbers() -> None:
    answer = answer_to(
        "classic_4 turn=0.play flags=drew pile=4s4h9d hands=Ks2s4c4d/(11)/(11)/(11)"
        " melds=[QsQdQc]/[KhKdKc]"
    )

    assert answer["reason"].startswith("Seat 1 is unlikely to take the pile")


@pytest.mark.parametrize("level", ["standard", "random"])
def test_the_same_seed_gives_the_same_advice(level: str) -> None:
    assert answer_to(MIDDLE, bot=level, seed=3) == answer_to(MIDDLE, bot=level, seed=3)


def test_the_random_bot_plays_differently_with_other_seeds() -> None:
    lines = {answer_to(MIDDLE, bot="random", seed=seed)["line"] for seed in range(20)}

    assert len(lines) > 3


@pytest.mark.parametrize(("asked", "complaint"), read_rows(__file__, "requests.rows"))
def test_an_invalid_request_is_answered_with_an_error(
    asked: str, complaint: str
) -> None:
    answer = answer_line(asked.encode(), advice_answer)

    assert answer["ok"] is False
    assert complaint in answer["error"]
    assert "column" in answer


@pytest.mark.sample(4)
@pytest.mark.parametrize("bot", BOTS_BY_LEVEL)
@pytest.mark.parametrize(
    "table", [table for (table,) in read_rows(__file__, "unknown_cards.rows")]
)
def test_every_level_accepts_unknown_cards_in_the_pile(table: str, bot: str) -> None:
    for seed in (1, 2):
        answer = answer_to(table, bot=bot, budget=40, seed=seed)

        assert answer["ok"] is True
