"""Rulesets as text: the id and what differs from its preset."""

from dataclasses import replace
from pathlib import Path
from typing import get_args, get_origin

import pytest

from canasta_qt.rules.amounts import Amount
from canasta_qt.rules.model import PARAMETERS, Ruleset, parameter_values
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.shapes import InvalidValueError
from canasta_qt.rules.text import (
    UnreadableRulesetError,
    parse_ruleset,
    parse_value,
    ruleset_text,
    value_text,
)
from tests.narrow import some

CASES = Path(__file__).with_name("values.cases").read_text(encoding="utf-8")


def rows(kind: str) -> list[str]:
    """Return the cases of a kind, without the name of the kind."""
    lines = (line.partition(" ") for line in CASES.splitlines())
    return [text for first, _, text in lines if first == kind]


@pytest.mark.parametrize("row", rows("value"))
def test_a_value_is_read_back_as_it_was_written(row: str) -> None:
    written, _, value = row.partition(" => ")
    parameter, _, text = written.partition(" ")

    assert value == repr(parse_value(parameter, text))
    assert text == value_text(parameter, parse_value(parameter, text))


def test_the_tested_values_include_every_kind_of_amount() -> None:
    values = (row.partition(" => ")[0].split(" ") for row in rows("value"))
    kinds = {
        type(parse_value(name, text))
        for name, text in values
        if PARAMETERS[name].value_format.description
    }

    assert {get_origin(each) or each for each in get_args(Amount)} <= kinds


def test_a_ruleset_is_written_with_only_its_differences_from_the_preset() -> None:
    text = "classic_4(take_unfrozen={pair,add},go_out_kinds=[red>=1],target_score=3000)"
    ruleset = parse_ruleset(text)

    assert text == ruleset_text(ruleset)
    assert ruleset.target_score == 3000
    assert ruleset == parse_ruleset(ruleset_text(ruleset))
    assert (
        ruleset_text(replace(ruleset, **dict(parameter_values(_classic()))))
        == "classic_4"
    )


def test_a_value_equal_to_that_of_the_preset_is_no_difference() -> None:
    assert parse_ruleset("classic_4") == parse_ruleset("classic_4(target_score=5000)")


@pytest.mark.parametrize("row", rows("ruleset"))
def test_an_unreadable_ruleset_error_names_column_text_and_legal_values(
    row: str,
) -> None:
    text, _, wanted = row.partition(" => ")
    column, _, expected = wanted.partition(": ")
    with pytest.raises(UnreadableRulesetError) as caught:
        parse_ruleset(text)

    assert column == str(caught.value.column)
    assert expected in caught.value.expected


@pytest.mark.parametrize("row", rows("invalid"))
def test_an_invalid_value_is_refused(row: str) -> None:
    with pytest.raises(InvalidValueError):
        parse_value(*row.split(" "))


def _classic() -> Ruleset:
    return some(preset("classic_4"))


def test_a_removed_parameter_is_named_as_unknown() -> None:
    with pytest.raises(UnreadableRulesetError, match=r"“min_meld_size”. \(column 24\)"):
        parse_ruleset("classic_4(hand_size=13,min_meld_size=4)")
