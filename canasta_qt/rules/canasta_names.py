"""What a game calls its canastas: natural and mixed, red and black, clean and dirty."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from canasta_qt.rules.amounts import By, KindCondition, Kinds, lists_of
from canasta_qt.rules.values import CanastaKind

_NAMES: Final = (
    {"natural": CanastaKind.RED, "mixed": CanastaKind.BLACK},
    {"natural": CanastaKind.CLEAN, "mixed": CanastaKind.DIRTY},
)


def called(kind: str, kinds: Kinds) -> str:
    """Return the kind under the name that the conditions for going out have for it."""
    wanted = {need.kind for needs in lists_of(kinds) for need in needs}
    for names in _NAMES:
        if wanted & set(names.values()):
            return names.get(kind, kind)
    return kind


_PLAIN: Final = {name: kind for names in _NAMES for kind, name in names.items()}


def renamed(conditions: Kinds, kinds: Kinds) -> Kinds:
    """Return conditions for going out, canastas named as `kinds` names them."""

    def named(needs: tuple[KindCondition, ...]) -> tuple[KindCondition, ...]:
        found = []
        for need in needs:
            name = called(_PLAIN.get(need.kind, need.kind), kinds)
            found.append(replace(need, kind=CanastaKind(name)))
        return tuple(found)

    if isinstance(conditions, By):
        rows = tuple((key, named(needs)) for key, needs in conditions.rows)
        return By(conditions.key, rows)
    return named(conditions)
