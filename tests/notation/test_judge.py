"""The judge: examples of the rule text by hand, and every complaint."""

import json
from itertools import product
from typing import Any

import pytest

from canasta_qt.engine.state.observation import mask
from canasta_qt.notation.judge import facts, judge
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.notation.random_play import round_of

DRAWN = "canasta/1 classic_4 turn=0.play pile=7d melds=-/[5c5d5h] hands="
CANASTA = "[KcKdKhKsKcKdKh]"


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


def test_without_a_line_the_facts_describe_the_position() -> None:
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


def test_an_opening_that_is_too_small_says_what_it_has_and_needs() -> None:
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


def test_the_sentence_is_worded_by_whoever_is_given() -> None:
    answer = judge(
        {"position": f"{DRAWN}4c/(11)/(11)/(11)", "line": "0: discard 9c"},
        sentence=lambda refusal: f"<{refusal.reason}>",
    )

    assert answer["refused"]["sentence"] == "<not_in_hand>"


def test_a_refused_step_leaves_what_came_before_it_played() -> None:
    answer = refused(
        f"{DRAWN}KsKhKdAcAdAh4c9c/(11)/(11)/(11)",
        "0: meld [KsKhKd] [AcAdAh], discard Qc",
    )

    assert answer["refused"]["step"] == 1
    assert answer["refused"]["action"] == "discard Qc"
    assert "melds=[KsKhKd][AcAdAh]/[5c5d5h]" in answer["after"]
    assert "opened: side 0, 90 of 50" in answer["events"]
    assert answer["facts"]["opening_minimum"] == [0, 0]


def test_the_events_are_told_as_lines() -> None:
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


def test_a_bare_draw_from_an_unknown_stock_leaves_one_more_unknown_card() -> None:
    start = "canasta/1 classic_4 pile=7d hands=4c5d/(11)/(11)/(11)"
    answer = legal(start, "0: draw")

    assert "hands=4c5d(1)/(11)/(11)/(11)" in answer["after"]
    assert "stock=71" in answer["after"]
    assert answer["facts"]["points_in_hand"] == [None] * 4


def test_an_outcome_is_taken_from_the_unseen_cards() -> None:
    start = "canasta/1 classic_4 pile=7d hands=4c5d/(11)/(11)/(11)"
    answer = legal(start, "0: draw=3dKs, discard 4c")

    assert "hands=5dKs/(11)/(11)/(11)" in answer["after"]
    assert "bonus=3d/-" in answer["after"]
    assert "stock=70" in answer["after"]
    assert "laid out: side 0, 3d" in answer["events"]


def test_an_outcome_in_which_every_card_is_seen_is_an_error() -> None:
    start = "canasta/1 classic_4 pile=7d7d hands=4c5d/(11)/(11)/(11)"

    assert "no 7d is left" in unreadable(start, "0: draw=7d")


def test_an_outcome_against_a_stock_in_order_is_an_error() -> None:
    start = "canasta/1 classic_2 stock=7h4c(76) hands=(15)/(15)"

    assert "drawn: seat 0, 7h4c" in legal(start, "0: draw=7h4c")["events"]
    assert "the next card of the stock is 4c" in unreadable(start, "0: draw=7h5c")
    error = judge({"position": start, "line": "0: draw=5c4c"})
    assert (error["ok"], error["column"]) == (False, 4)


def test_any_card_may_be_drawn_from_a_known_stock_that_is_left_out() -> None:
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


def test_an_outcome_that_names_too_few_cards_is_not_specific_enough() -> None:
    start = "canasta/1 classic_2 hands=(15)/(15)"

    assert "does not name every card" in unreadable(start, "0: draw=7h")
    assert "does not name every card" in unreadable(start, "0: draw=3d7h")


def test_an_outcome_that_names_too_many_cards_is_an_error() -> None:
    start = "canasta/1 classic_4 hands=(11)/(11)/(11)/(11)"
    short = "canasta/1 classic_2 stock=2 pile=4c hands=(50)/(55)"

    assert "only 7h would be drawn" in unreadable(start, "0: draw=7h8h")
    assert "the stock has fewer cards" in unreadable(short, "0: draw=7h8h9h")


def test_a_hidden_hand_may_play_what_nobody_has_seen() -> None:
    start = "canasta/1 classic_4 turn=1.draw pile=7d7d hands=4c5d/(11)/(11)/(11)"
    answer = legal(start, "1: draw=??, discard 9d")

    assert "hands=4c5d/(11)/(11)/(11)" in answer["after"]
    assert "pile=7d7d9d" in answer["after"]
    hidden = refused(start, "1: draw, discard 7d")
    assert hidden["refused"]["reason"] == "not_in_hand"


def test_a_shown_hand_plays_only_what_it_shows_though_it_drew_unseen() -> None:
    start = "canasta/1 classic_4 pile=7d hands=4c5d/(11)/(11)/(11)"

    answer = refused(start, "0: draw, discard Qd")
    assert answer["refused"]["reason"] == "not_in_hand"


def test_out_directly_after_the_last_card_changes_nothing() -> None:
    start = f"canasta/1 classic_4 turn=0.play melds={CANASTA}/- hands=Ks/-/-/-"
    plain = legal(start, "0: meld m0+Ks")
    said = legal(start, "0: meld m0+Ks, out")

    assert plain["facts"]["out"] == 0
    assert plain["facts"] == said["facts"]
    assert plain["after"] == said["after"]
    assert plain["events"] == said["events"]


def test_out_alone_is_refused() -> None:
    start = f"canasta/1 classic_4 turn=0.play melds={CANASTA}/- hands="

    early = refused(f"{start}Ks4c/-/-/-", "0: out")
    assert early["refused"]["reason"] == "no_plays"
    never = refused(f"{start}5s4c/-/-/-", "0: out")
    assert never["refused"]["reason"] == "cannot_go_out"
    late = refused(
        f"canasta/1 classic_4 turn=0.over out=0 melds={CANASTA}/- hands=-/-/-/-",
        "0: out",
    )
    assert late["refused"]["reason"] == "round_is_over"


def test_out_before_the_last_card_is_refused_where_it_is_said() -> None:
    start = f"canasta/1 classic_4 turn=0.play melds={CANASTA}/- hands=Ks5s4c/-/-/-"

    early = refused(start, "0: meld m0+Ks, out")
    assert early["refused"]["step"] == 1
    assert early["refused"]["action"] == "out"
    assert early["refused"]["reason"] == "cannot_go_out"
    assert early["events"] == ["meld grown: side 0, m0+Ks, 10"]
    theirs = refused(start, "0: discard 4c, out")
    assert theirs["refused"]["reason"] == "not_your_decision"


def test_only_the_actor_decides() -> None:
    start = "canasta/1 classic_4 pile=7d hands=4c5d/(11)/(11)/(11)"

    assert refused(start, "1: draw")["refused"]["reason"] == "not_your_decision"
    after = refused(start, "0: draw=9c, discard 4c, draw")
    assert after["refused"] == after["refused"] | {
        "step": 2,
        "reason": "not_your_decision",
    }


def test_the_partner_answers_in_a_request_of_his_own() -> None:
    start = f"canasta/1 classic_4 turn=0.play melds={CANASTA}/- hands=Ks4c/-/-/-"
    asked = legal(start, "0: ask")

    assert asked["facts"]["actor"] == 2
    assert asked["facts"]["phase"] == "answer"
    yes = legal(asked["after"], "2: yes")
    assert "flags=drew,allowed,must_out" in yes["after"]
    out = legal(yes["after"], "0: meld m0+Ks, discard 4c")
    assert out["facts"]["out"] == 0
    assert out["score"]["round"] == [500 + 100 + 80, 0]
    no = legal(asked["after"], "2: no")
    assert no["facts"]["may_go_out"] is False


def test_dealt_red_threes_are_laid_when_the_seat_acts() -> None:
    start = "canasta/1 classic_4 stock=9c9dTc(103) pile=7d hands=3h/-/-/-"
    assert "bonus" not in asks(start)["after"]
    answer = legal(start, "0: draw, discard 9d")

    assert answer["events"][:2] == ["laid out: side 0, 3h", "drawn: seat 0, 9c"]
    assert "bonus=3h/-" in answer["after"]
    assert "hands=9c/-/-/-" in answer["after"]


def test_a_refused_first_step_leaves_dealt_red_threes_in_the_hand() -> None:
    start = "canasta/1 classic_4 stock=9c9dTc(103) pile=7d hands=3h/-/-/-"

    answer = refused(start, "0: discard 3h")
    assert parse_position(answer["after"]) == parse_position(start)


def test_a_finished_round_is_scored_from_text() -> None:
    answer = asks(
        "canasta/1 classic_4 turn=0.over out=0 score=1000/500 pile=7d"
        f" melds={CANASTA}/[9c9d9h] bonus=3h/- hands=-/AcQc/-/2c"
    )

    assert answer["score"]["total_before"] == [1000, 500]
    assert answer["score"]["round"] == [500 + 100 + 100 + 70, 30 - 20 - 10 - 20]
    assert answer["score"]["total"] == [1770, 480]
    assert answer["score"]["lines"][0][0] == {
        "item": "natural_canasta",
        "count": 1,
        "each": 500,
        "points": 500,
    }
    assert answer["facts"]["game_over"] is False


def test_a_red_three_in_the_hand_of_a_finished_round_counts_as_laid_out() -> None:
    answer = asks("canasta/1 classic_4 turn=0.over hands=3h/3d/-/-")

    assert answer["score"]["round"] == [-100, -100]
    assert "hands=3h/3d/-/-" in answer["after"]


def test_a_side_with_unknown_cards_has_no_points_but_its_certain_lines() -> None:
    answer = asks(
        f"canasta/1 classic_4 turn=0.over out=0 melds={CANASTA}/[9c9d9h]"
        " hands=-/(3)/-/2c"
    )

    assert answer["score"]["round"] == [500 + 100 + 70, None]
    assert answer["score"]["total"] == [670, None]
    assert [line["points"] for line in answer["score"]["lines"][1]] == [30, -20]
    assert answer["facts"]["game_over"] is False
    assert answer["facts"]["winner"] is None


PAIRS = "4c4d5c5d6c6d7c7d8c8d9c9dTcTd"


def test_a_special_hand_scores_its_side_whatever_others_hold() -> None:
    """Its line stands for all that the side has."""
    start = "american turn=0.over out=0 special=pairs cause=special_hand hands="

    answer = asks(f"{start}{PAIRS}/(13)/(13)/(13)")
    hidden = asks(f"{start}(14)/4c/(13)/4d")

    assert answer["score"]["round"] == [2500, None]
    assert hidden["score"]["round"] == [None, -10]
    assert hidden["score"]["lines"][0] == []


def test_an_instant_win_is_scored_whatever_anybody_holds() -> None:
    answer = asks("uruguay_original turn=1.over cause=instant_win hands=(3)/(9)/-/-")

    assert answer["score"]["total"] == [0, 5000]
    assert answer["facts"]["game_over"] is True
    assert answer["facts"]["winner"] == 1


def test_the_cards_of_an_ally_and_of_a_foot_count_as_well() -> None:
    lone = (
        "classic_3(three_player_lone_hand=true) turn=0.over out=0 lone=0 hands=-/(3)/4c"
    )
    foot = "hand_and_foot turn=0.over out=0 hands=-/4c/-/- feet=-/4d(10)/-/-"

    assert asks(lone)["score"]["round"][1:] == [None, None]
    assert asks(foot)["score"]["round"][1] is None
    (in_hand,) = asks(foot)["score"]["lines"][1]
    assert in_hand["item"] == "cards_in_hand"


def test_the_end_of_a_round_with_unknown_cards_claims_no_points() -> None:
    start = "canasta/1 classic_4 stock=0 score=9000/0 pile=(64)8h hands="

    unknown = legal(f"{start}8c9c9d9hTcTdThJcJdJh/(11)/(11)/(11)", "0: draw")
    assert unknown["events"] == ["round ended: stock_empty"]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_the_judge_plays_a_random_round_as_the_engine_does(ruleset: Ruleset) -> None:
    for played in round_of(ruleset, 11)[::3]:
        answer = legal(
            format_position(played.before), f"{played.seat}: {played.action}"
        )
        assert parse_position(answer["after"]) == played.after
        assert len(answer["events"]) == len(played.events)


MELDED = "classic_4 turn=0.over melds=-/[9c9d9h]"
SPECIAL = "american turn=0.over out=0 special=pairs cause=special_hand"
THREE = "classic_3 turn=0.over"
SHARED = "classic_3(tie=shared) turn=0.over"


@pytest.mark.parametrize(
    ("position", "over", "winner"),
    [
        # 5,000 are needed: nothing that a hand costs reaches them.
        ("classic_4 turn=0.over score=100/4900 hands=-/(3)/4c/(2)", False, None),
        # Who never had a turn may still lay out red threes: 800 for a side that melded.
        (f"{MELDED} score=100/4100 hands=-/(3)/4c/(2)", False, None),
        (f"{MELDED} score=100/4300 hands=-/(4)/4c/(2)", None, None),
        (f"{MELDED} score=100/4300 hands=-/(4)/4c/(2) bonus=3h3d/-", False, None),
        # What the leader may still hold costs less than its lead, or it does not.
        ("classic_4 turn=0.over score=6000/800 hands=(3)/4c/-/-", True, 0),
        ("classic_4 turn=0.over score=6000/5900 hands=(3)/4c/-/-", None, None),
        ("classic_4 turn=0.over score=5100/800 hands=(3)/4c/-/-", None, None),
        # A special hand brings 3,000 at most, 8,500 are needed.
        (f"{SPECIAL} score=5400/4000 hands=(14)/4c/-/-", False, None),
        (f"{SPECIAL} score=5600/4000 hands=(14)/4c/-/-", None, None),
        (f"{SPECIAL} score=9000/0 hands=(14)/4c/-/-", True, 0),
        (f"{SPECIAL} score=6000/0 hands={PAIRS}/(13)/(13)/(13)", True, 0),
        # The first two have the same for certain: another hand, or both have won.
        (f"{THREE} score=5000/5000/0 hands=-/-/(3)", False, None),
        (f"{THREE} score=5000/5000/5000 hands=-/-/(3)", None, None),
        (f"{SHARED} score=5000/5000/0 hands=-/-/(3)", True, [0, 1]),
        (f"{SHARED} score=5000/5000/5000 hands=-/(3)/-", True, None),
    ],
)
def test_unknown_cards_leave_open_only_what_they_decide(
    position: str, *, over: bool | None, winner: int | list[int] | None
) -> None:
    told = asks(position)["facts"]

    assert (told["game_over"], told["winner"]) == (over, winner)


@pytest.mark.sample(3)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_what_is_said_in_spite_of_unknown_cards_is_so(ruleset: Ruleset) -> None:
    """Every leader, every lead, seen from every seat: null or what all cards say."""
    said = 0
    for seed in range(3):
        over = round_of(ruleset, seed)[-1].after
        target, sides = ruleset.target_score or 5000, over.terms.sides
        for first, behind in product(
            (*range(-900, 900, 150), 30_000), (0, 300, 90_000)
        ):
            over.scores = [target + first, *[target + first - behind] * (sides - 1)]
            over.round = max(over.round, (ruleset.rounds or 1) - seed)
            right = facts(over)
            for seat in range(over.terms.players):
                told = facts(mask(over, seat))
                if told["game_over"] is not None:
                    assert told["game_over"] is right["game_over"]
                if told["winner"] is not None:
                    assert told["winner"] == right["winner"]
                    said += 1
    assert said
