"""What was learned is read from files, and a broken file stops nobody from playing."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.search import learned_weights as knowledge
from canasta_qt.bots.search.learned_weights import (
    FOLDER,
    NOTHING,
    BrokenWeightsError,
    available,
    knowledge_of,
    nearest,
    read_weights,
)
from canasta_qt.engine.rounds import start_game
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.transition import play
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.text import parse_ruleset
from tests.bots.table import dealt, moments, view_of
from tests.conftest import ExpectedLog
from tests.narrow import some

CLASSIC = FOLDER / "classic_4.json"


@pytest.mark.parametrize("name", available())
def test_every_file_of_weights_can_be_used_and_says_what_made_it(name: str) -> None:
    known = read_weights(FOLDER / f"{name}.json")
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))

    assert preset(name) is not None
    assert known.leaf is not None
    assert known.belief.table
    assert known.rounds is not None
    assert data["command"].startswith(f"canasta-qt train {name} ")
    assert data["commit"]
    assert data["figures"]["explained_held_out"] > 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "cannot be read"),
        ("[]", "holds no weights"),
        ('{"leaf": {}}', "holds no weights"),
        ('{"leaf": {"always": {"luck": 1}}, "beliefs": {}}', "no such feature: luck"),
        ('{"leaf": {"always": {"pairs": "many"}}}', "holds no weights"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(
    tmp_path: Path, text: str, complaint: str
) -> None:
    path = tmp_path / "classic_4.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BrokenWeightsError, match=complaint) as raised:
        read_weights(path)

    assert str(raised.value).startswith("classic_4.json ")
    assert str(raised.value).endswith(".")


def test_a_belief_without_a_cell_is_refused(tmp_path: Path) -> None:
    data = json.loads(CLASSIC.read_text(encoding="utf-8"))
    data["beliefs"]["moon"] = 1.0
    path = tmp_path / "classic_4.json"
    path.write_text(json.dumps(data), encoding="utf-8")

    with pytest.raises(BrokenWeightsError, match="no cell of ours: moon"):
        read_weights(path)


def test_without_usable_weights_the_levels_play_by_the_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_log: ExpectedLog
) -> None:
    (tmp_path / "classic_4.json").write_text("nonsense", encoding="utf-8")
    monkeypatch.setattr(knowledge, "FOLDER", tmp_path)
    monkeypatch.setattr(knowledge, "available", lambda: ["classic_4"])
    expected_log("canasta.bots", "without learned weights: classic_4.json cannot be")
    knowledge_of.cache_clear()
    try:
        position = dealt("classic_4", 5)
        assert knowledge_of(position.terms) == NOTHING
        for _ in range(12):
            if position.phase == OVER_PHASE:
                break
            decision = LEVELS["expert"].decide(view_of(position), 1, 4)
            play(position, decision.action)
    finally:
        knowledge_of.cache_clear()


def test_house_rules_use_the_weights_of_their_preset() -> None:
    classic = ALL_RULESETS[0]
    house = replace(classic, target_score=3000)

    terms = start_game(house, players=4).terms

    assert knowledge_of(terms).source == classic.id


def test_house_rules_of_another_kind_do_not_use_the_weights_of_their_preset() -> None:
    house = parse_ruleset("classic_4(sequences=true)")

    source = knowledge_of(start_game(house, players=4).terms).source

    borrowed = some(preset(source))
    assert borrowed.sequences


def test_a_ruleset_without_weights_uses_the_most_similar() -> None:
    samba = preset("samba")
    three = preset("classic_3")
    assert samba is not None
    assert three is not None

    assert nearest(three, ["classic_4", "hand_and_foot"]) == "classic_4"
    assert nearest(samba, []) is None
    assert nearest(samba, ["classic_4"]) is None  # it has no sequences
    assert nearest(samba, ["samba", "classic_4"]) == "samba"


def test_the_value_of_a_position_favours_nobody() -> None:
    for position in moments("classic_4", range(4), every=7):
        known = knowledge_of(position.terms)
        assert known.value(position, 0) == pytest.approx(-known.value(position, 1))
