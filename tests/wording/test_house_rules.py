"""House rules as a form: every variation of the specification can be set."""

import re

import pytest

from canasta_qt.rules.amounts import ThreePoints
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import GROUP_BY_PARAMETER, PARAMETERS, Ruleset
from canasta_qt.rules.parameters.parameter import Compound
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, parse_value, value_text
from canasta_qt.wording.rules.house_rules import (
    HouseRules,
    MultipleChoice,
    Number,
    RuleRow,
    SingleChoice,
    make_editor,
    unchanged_rules,
)
from canasta_qt.wording.rules.own_values import OwnMinimums, OwnThrees, OwnWildCanastas
from canasta_qt.wording.rules.parameters import problem_sentence
from tests.wording.variations import VARIATIONS


def set_in(rules: HouseRules, values: dict[str, str]) -> HouseRules:
    for name, text in values.items():
        rules = rules.with_value(name, parse_value(name, text))
    return rules


def offered(row: RuleRow) -> bool:
    """Return whether the editor of a parameter can enter its text."""
    value = row.value
    match row.editor:
        case SingleChoice(own_values=OwnMinimums() as own) if isinstance(value, tuple):
            return own.rows_of_value(value) == value
        case SingleChoice(own_values=OwnThrees() | OwnWildCanastas() as own) if (
            isinstance(value, tuple | ThreePoints)
        ):
            return own.value_of_fields(own.field_values(value)) == value
        case SingleChoice(choices, number):
            if number is not None and isinstance(value, int):
                return number.min_value <= value <= number.max_value
            return value in [choice.value for choice in choices]
        case MultipleChoice(choices):
            assert isinstance(value, frozenset)
            return value <= {choice.value for choice in choices}
        case Number(least, most, unlimited):
            assert isinstance(value, int | None)
            return bool(unlimited) if value is None else least <= value <= most


@pytest.mark.parametrize(
    ("base", "values"),
    [pytest.param(base, values, id=number) for number, base, values in VARIATIONS],
)
def test_every_variation_can_be_set_in_the_form(
    base: str, values: dict[str, str]
) -> None:
    rules = set_in(unchanged_rules(parse_ruleset(base)), values)

    assert ruleset_problems(rules.ruleset) == ()
    rows = {row.name: row for row in rules.rows()}
    assert all(offered(rows[name]) for name in values)
    assert {name: value_text(name, rows[name].value) for name in values} == values
    assert not [name for name in values if rows[name].no_effect_reason]
    text = ",".join(f"{name}={value}" for name, value in values.items())
    assert rules.ruleset == parse_ruleset(f"{base}({text})")


def test_the_test_data_has_every_variation_of_the_specification() -> None:
    numbers = {number.split()[0] for number, _, _ in VARIATIONS}

    wanted = {f"M{n}" for n in range(1, 21)} | {f"H{n}" for n in range(1, 8)}
    wanted |= {f"V{n}" for n in (1, 2, 3, 4, 5, 7, 8, 9)}
    wanted |= {f"V6{letter}" for letter in "abcdef"} | {"4.3"}
    assert numbers == wanted


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_the_form_offers_every_value_of_every_ruleset(ruleset: Ruleset) -> None:
    rows = unchanged_rules(ruleset).rows()

    assert [row.name for row in rows] == list(GROUP_BY_PARAMETER)
    assert [row.name for row in rows if not offered(row)] == []
    assert not any(row.is_changed or row.errors for row in rows)


@pytest.mark.parametrize("name", GROUP_BY_PARAMETER)
def test_every_alternative_of_a_rule_has_a_description(name: str) -> None:
    match make_editor(name):
        case SingleChoice(choices) | MultipleChoice(choices):
            assert len({choice.words for choice in choices}) == len(choices)
            for choice in choices:
                kind = PARAMETERS[name].kind
                parts = isinstance(kind, Compound) and not kind.choices
                silent = parts or name == "players_allowed" or choice.value == "none"
                assert choice.effect or silent, choice
                assert not re.search(r"[{}_]", choice.words + choice.effect)
        case Number(least, most):
            assert least < most


def test_all_contradictions_of_the_rules_are_listed_in_plain_words() -> None:
    values = {
        "min_naturals_in_canasta": "5",
        "max_meld_size": "7",
        "pile_access": "top_n",
        "target_score": "none",
    }
    rules = set_in(unchanged_rules(parse_ruleset("classic_4")), values)

    assert [*map(problem_sentence, ruleset_problems(rules.ruleset))] == [
        "With 3 wild cards, a meld of at most 7 cards cannot hold 5 natural ones.",
        "To take only top cards of the pile, set how many, and the other way round.",
        "The game ends at a target score, and none is set.",
    ]
    marked = {row.name for row in rules.rows() if row.errors}
    assert marked == {
        "min_naturals_in_canasta",
        "max_wilds",
        "max_meld_size",
        "pile_access",
        "pile_take_limit",
        "match_end",
        "target_score",
    }


def test_a_contradiction_is_worded_with_its_numbers() -> None:
    (problem, _) = ruleset_problems(
        parse_ruleset("classic_4(draw_count=0,foot_size=11)")
    )

    assert problem_sentence(problem) == "0 is too small. The smallest number is 1."


def test_a_rule_without_effect_says_why() -> None:
    rows = {row.name: row for row in unchanged_rules(parse_ruleset("classic_4")).rows()}

    assert rows["sequence_overlength_when_going_out"].no_effect_reason == (
        "No effect while “Sequences” is set to “No”."
    )
    assert rows["pile_take_limit"].no_effect_reason == (
        "No effect while “Taking the pile” is set to “The whole pile”."
    )
    assert rows["hand_size"].no_effect_reason == ""


@pytest.mark.parametrize(
    ("base", "players", "seating"),
    [
        ("classic_4", "{3,4,6}", "{3:solo,4:pairs,6:pairs}"),
        ("classic_4", "{2}", "{2:solo}"),
        ("hand_and_foot", "{4,7}", "{4:pairs|solo,7:solo}"),
    ],
)
def test_changing_the_number_of_players_changes_the_seating(
    base: str, players: str, seating: str
) -> None:
    value = parse_value("players_allowed", players)
    rules = unchanged_rules(parse_ruleset(base)).with_value("players_allowed", value)

    rows = {row.name: row.value for row in rules.rows()}
    assert value_text("seating", rows["seating"]) == seating


def test_seatings_are_offered_only_for_the_allowed_numbers_of_players() -> None:
    """Regression: eight long lines, most of which were for other numbers of players."""
    rows = {row.name: row for row in unchanged_rules(parse_ruleset("classic_4")).rows()}
    shown = rows["seating"].editor

    assert isinstance(shown, SingleChoice)
    assert {len(choice.value) for choice in shown.choices} == {1}  # type: ignore[arg-type]
    assert all(choice.words.startswith("4 players") for choice in shown.choices)


def test_two_jokers_come_with_each_pack_unless_their_number_was_changed() -> None:
    rules = unchanged_rules(parse_ruleset("classic_4"))

    more = rules.with_value("deck_count", 3)
    assert more.ruleset.jokers_total == 6
    assert more.reset("deck_count").changes == ()

    few = rules.with_value("jokers_total", 2).with_value("deck_count", 3)
    assert few.ruleset.jokers_total == 2


@pytest.mark.parametrize("text", ["IM-ROUND", "[1:60,2:90]"])
def test_minimums_by_the_round_depend_on_the_round_until_they_are_reset(
    text: str,
) -> None:
    rules = set_in(unchanged_rules(parse_ruleset("classic_4")), {"initial_table": text})

    assert rules.changes == ("initial_table", "initial_basis")
    assert ruleset_problems(rules.ruleset) == ()
    assert rules.reset("initial_table").changes == ()
