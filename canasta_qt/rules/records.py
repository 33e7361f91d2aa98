"""The record of a rule parameter, loaded when the first one is asked for.

The processes of bots do without records: they hold words, alternatives and limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_qt.rules.parameters.parameter import Parameter


def record_of(name: str) -> Parameter:
    """Return the record of a parameter. Raises `KeyError`."""
    from canasta_qt.rules.parameters.registry import PARAMETERS

    return PARAMETERS[name]
