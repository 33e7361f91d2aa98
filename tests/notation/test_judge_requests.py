"""Requests to the judge: deals, and every invalid request."""

import json
from random import Random
from typing import Any

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.rounds import new_deck
from canasta_qt.notation.judge import judge
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.tables import initial_minimum
from canasta_qt.rules.values import DealBonusMode, InitialBasis
from tests.notation.random_play import table
from tests.text_table import read_rows


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_dealt_round_is_described_before_its_first_decision(ruleset: Ruleset) -> None:
    terms = table(ruleset).terms
    deck = new_deck(terms, Random(4))
    answer = judge(
        {
            "ruleset": ruleset.id,
            "players": terms.players,
            "dealer": 0,
            "deck": cards_text(deck),
            "score": [1500] + [0] * (terms.sides - 1),
            "round": 3,
        }
    )

    assert answer["ok"], answer
    facts = answer["facts"]
    lifts = ruleset.deal_bonus_mode is not DealBonusMode.NONE
    assert facts["actor"] == (0 if lifts else terms.next_seat[0])
    assert facts["phase"] == ("lift" if lifts else "draw")
    table_ = ruleset.initial_table
    by_round = ruleset.initial_basis is InitialBasis.ROUND
    basis = [3] * terms.sides if by_round else [1500] + [0] * (terms.sides - 1)
    assert facts["opening_minimum"] == [initial_minimum(table_, b) for b in basis]
    position = parse_position(answer["after"])
    assert (position.round, position.dealer) == (3, 0)
    threes = sum(len(bonus) for bonus in position.bonus)
    dealt = terms.players * (terms.hand_size + terms.foot_size)
    aside = sum(ruleset.talon_sizes)
    rest = len(deck) - dealt - threes - aside
    assert len(position.stock) + len(position.pile) == rest


@pytest.mark.parametrize(
    "wrong",
    [
        {"score": [10**9, 0]},
        {"score": "1" * 5_000 + "/0"},
        {"round": 10**99},
        {"dealer": 10**99},
        {"players": 10**99},
        {"deck": "4c" * 20_000},
        {"ruleset": "classic_4(target_score=" + "1" * 5_000 + ")"},
        {"ruleset": "classic_4(deck_count=" + "9" * 9 + ")"},
        {"position": "classic_4 hands=" + "(999)" * 3_000 + "/-/-/-"},
        {"position": "classic_4 hands=-/-/-/- melds=" + "[4c4d4h]" * 9_999},
        {"line": "0: " + "draw, " * 9_999 + "draw"},
    ],
)
def test_a_request_with_huge_values_is_answered_with_an_error(
    wrong: dict[str, Any],
) -> None:
    deck = cards_text(new_deck(table(ALL_RULESETS[0]).terms, Random(4)))

    answer = judge({"ruleset": "classic_4", "deck": deck} | wrong)

    assert not answer["ok"], "what can be read can be written again"


def test_a_request_may_have_a_deal_and_a_line() -> None:
    deck = cards_text(new_deck(table(ALL_RULESETS[0]).terms, Random(4)))
    answer = judge({"ruleset": "classic_4", "deck": deck, "line": "0: draw"})

    assert answer["legal"]
    assert answer["facts"]["phase"] == "play"


@pytest.mark.parametrize(("asked", "error"), read_rows(__file__, "requests.cases"))
def test_an_unreadable_request_is_answered_with_an_error(
    asked: str, error: str
) -> None:
    answer = judge(json.loads(asked))

    assert answer["ok"] is False
    assert error in answer["error"]
    assert set(answer) == {"ok", "error", "column"}
