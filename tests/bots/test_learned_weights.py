"""Reading and choosing of the files of learned weights."""

import json
import re

import pytest

from canasta_qt.advice import FEATURE_NAMES
from canasta_qt.bots.search.learned_weights import (
    WEIGHTS_FOLDER,
    available_weights,
    nearest_weights,
    read_weights,
    weights_for,
)
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.text import parse_ruleset
from tests.bots.table import moments
from tests.narrow import some

CELLS = r"(deuce|joker|black3|red3) [o-]|(o[m-]|--)[t-] [nrl][nrl]"


@pytest.mark.parametrize("name", available_weights())
def test_every_file_of_weights_is_valid_and_names_its_command(name: str) -> None:
    known = read_weights(WEIGHTS_FOLDER / f"{name}.json")
    data = json.loads((WEIGHTS_FOLDER / f"{name}.json").read_text(encoding="utf-8"))

    assert preset(name) is not None
    assert known.evaluation is not None
    assert known.belief.weights_by_key
    assert all(re.fullmatch(CELLS, cell) for cell in known.belief.weights_by_key)
    assert all(set(row) <= set(FEATURE_NAMES) for row in data["leaf"].values())
    assert known.round_statistics is not None
    assert data["command"].startswith(f"canasta-qt train {name} ")
    assert data["commit"]
    assert data["figures"]["explained_held_out"] > 0


def test_classic_with_sequences_uses_the_weights_of_a_game_with_sequences() -> None:
    house = parse_ruleset("classic_4(sequences=true)")

    borrowed = some(preset(some(nearest_weights(house, available_weights()))))
    assert borrowed.sequences


def test_a_ruleset_without_weights_uses_those_of_the_most_similar_ruleset() -> None:
    samba = preset("samba")
    three = preset("classic_3")
    assert samba is not None
    assert three is not None

    assert nearest_weights(three, ["classic_4", "hand_and_foot"]) == "classic_4"
    assert nearest_weights(samba, []) is None
    assert nearest_weights(samba, ["classic_4"]) is None  # it has no sequences
    assert nearest_weights(samba, ["samba", "classic_4"]) == "samba"


def test_the_values_of_all_sides_add_up_to_zero() -> None:
    for position in moments("classic_4", range(4), every=7):
        known = weights_for(position.terms)
        assert known.expected_lead(position, 0) == pytest.approx(
            -known.expected_lead(position, 1)
        )
