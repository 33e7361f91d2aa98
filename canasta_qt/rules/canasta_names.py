"""Names of canastas of one rank: natural and mixed, or in some games red and black."""

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import (
    AmountTable,
    KindCondition,
    KindConditions,
    going_out_condition_lists,
)
from canasta_qt.rules.values import CanastaKind

_NAMES: Final = {"natural": CanastaKind.RED, "mixed": CanastaKind.BLACK}
_KINDS_BY_NAME: Final = {name: kind for kind, name in _NAMES.items()}


def canasta_kind_name(kind: str, required_kinds: KindConditions) -> str:
    """Return the name of a kind of canasta in a game whose conditions of going out are
    `required_kinds`."""
    wanted = {
        need.kind
        for needs in going_out_condition_lists(required_kinds)
        for need in needs
    }
    return _NAMES.get(kind, kind) if wanted & _KINDS_BY_NAME.keys() else kind


def rename_condition_kinds(
    conditions: KindConditions, kinds: KindConditions
) -> KindConditions:
    """Return `conditions` of going out with red and black canastas in place of natural
    and mixed ones if the conditions `kinds` are about red or black canastas, otherwise
    the reverse."""

    def renamed_conditions(
        needs: tuple[KindCondition, ...],
    ) -> tuple[KindCondition, ...]:
        found = []
        for need in needs:
            name = canasta_kind_name(_KINDS_BY_NAME.get(need.kind, need.kind), kinds)
            found.append(replace(need, kind=CanastaKind(name)))
        return tuple(found)

    if isinstance(conditions, AmountTable):
        rows = tuple((key, renamed_conditions(needs)) for key, needs in conditions.rows)
        return AmountTable(conditions.key, rows)
    return renamed_conditions(conditions)
