"""What a game calls its canastas: natural and mixed, red and black, clean and dirty."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.amounts import Kinds, lists_of
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
