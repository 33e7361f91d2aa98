"""Reading of TOML files of lessons, positions and progress.

The fields of a dataclass define the contents of a table: names, types, and which fields
are required. Tests check the files of lessons and positions, which belong to the
program.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

_T = TypeVar("_T")

TomlTable: TypeAlias = dict[str, Any]
Texts: TypeAlias = tuple[str, ...]

_KINDS: Final[Mapping[object, tuple[type, str]]] = {
    int: (int, "a whole number"),
    bool: (bool, "true or false"),
    str: (str, "a text in quotes"),
    date: (date, "a date"),
    date | None: (date, "a date"),
    Mapping[str, Any] | None: (dict, "a table"),
    Texts: (str, "a list of texts in quotes"),
    tuple[int, ...]: (int, "a list of whole numbers"),
}
"""By field type, the Python type of a value or of the items of a list, and the name of
the type in errors."""
_LIST_TYPES: Final = (Texts, tuple[int, ...])


def build_dataclass(kind: type[_T], name: str, table: object, **given: object) -> _T:
    """Return a value of a dataclass, made from a table and from given fields. Raises
    `ValueError` with the reason.

    Unknown fields are ignored. `name` is the name of the table in errors.
    """
    if not isinstance(table, dict):
        raise ValueError(f"{name} must be a table, not {table!r}")
    own = {each.name: each for each in fields(kind) if each.name not in given}  # type: ignore[arg-type]
    for field, value in table.items():
        if field in own:
            given[field] = _value(name, own[field], value)
    for field, each in own.items():
        if field not in given and each.default is MISSING:
            raise ValueError(f"{name} lacks “{field}”")
    return kind(**given)


def _value(name: str, field: Field[Any], value: Any) -> object:
    """Return the value for a field of a dataclass; a list becomes a tuple."""
    (wanted, words), many = _KINDS[field.type], field.type in _LIST_TYPES
    inside = value if many else [value]
    if type(inside) is not list or any(type(each) is not wanted for each in inside):
        raise ValueError(f"“{field.name}” of {name} must be {words}, not {value!r}")
    return tuple(inside) if many else value


def read_content(path: Path) -> TomlTable:
    """Return the values of a file of the program by key."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
