"""What a game calls its canastas: natural and mixed, or red and black."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import By, KindCondition, Kinds, lists_of
from canasta_qt.rules.values import CanastaKind

_NAMES: Final = {"natural": CanastaKind.RED, "mixed": CanastaKind.BLACK}
_PLAIN: Final = {name: kind for kind, name in _NAMES.items()}


def kind_name(kind: str, kinds: Kinds) -> str:
    """Return the kind under the name that the conditions for going out have for it."""
    wanted = {need.kind for needs in lists_of(kinds) for need in needs}
    return _NAMES.get(kind, kind) if wanted & _PLAIN.keys() else kind


def renamed(conditions: Kinds, kinds: Kinds) -> Kinds:
    """Return conditions for going out, canastas named as `kinds` names them."""

    def named(needs: tuple[KindCondition, ...]) -> tuple[KindCondition, ...]:
        found = []
        for need in needs:
            name = kind_name(_PLAIN.get(need.kind, need.kind), kinds)
            found.append(replace(need, kind=CanastaKind(name)))
        return tuple(found)

    if isinstance(conditions, By):
        rows = tuple((key, named(needs)) for key, needs in conditions.rows)
        return By(conditions.key, rows)
    return named(conditions)
