"""The choices and words of every parameter fit its type."""

import inspect
from enum import StrEnum
from types import ModuleType
from typing import get_type_hints

import pytest

from canasta_qt.engine.build_info import is_compiled
from canasta_qt.rules import amounts, values
from canasta_qt.rules.model import PARAMETERS, Ruleset
from canasta_qt.rules.parameters.parameter import ChoiceSet, Compound, Number, Parameter
from canasta_qt.wording.rules.parameters import VALUE_LABELS

HINTS = get_type_hints(Ruleset)
FEWER = {"take_frozen"}
"""Parameters that do not offer every value: a frozen pile is taken with a pair."""
SILENT = {values.CanastaKind, values.PureRank, values.Seating, amounts.AmountFormula}
"""Enumerations used only inside compound values."""


def enumerations(module: ModuleType) -> list[type[StrEnum]]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, StrEnum) and each is not StrEnum
    ]


@pytest.mark.parametrize(
    "kind",
    [*enumerations(values), amounts.AmountFormula],
    ids=lambda kind: kind.__name__,
)
def test_every_value_of_an_enumerated_parameter_has_words(kind: type[StrEnum]) -> None:
    assert [member for owner, member in VALUE_LABELS if owner is kind] == list(kind)
    assert kind in SILENT or any(
        isinstance(choice, kind)
        for name in PARAMETERS
        for choice in PARAMETERS[name].choices
    )


@pytest.mark.parametrize("name", PARAMETERS)
def test_the_choices_of_a_parameter_are_all_members_in_order(name: str) -> None:
    choices: list[object] = list(PARAMETERS[name].choices)
    kind = type(choices[0]) if choices else bool
    if issubclass(kind, StrEnum) and name not in FEWER:
        assert choices == list(kind)


def expected(record: Parameter) -> object:
    """Return the type of a field's kind; None for compound values and tables."""
    match record.kind:
        case Compound():
            return None
        case Number(none_label=none):
            return int | None if none else int
        case ChoiceSet(choices):
            (kind,) = {type(choice) for choice in choices}
            return frozenset[kind]  # type: ignore[valid-type]
        case choices:
            (kind,) = {type(choice) for choice in choices}
            return kind


@pytest.mark.skipif(
    is_compiled(), reason="compiled modules keep no types of their fields"
)
@pytest.mark.parametrize("name", PARAMETERS)
def test_the_kind_of_a_parameter_matches_its_type(name: str) -> None:
    wanted = expected(PARAMETERS[name])
    assert wanted is None or wanted == HINTS[name]
