"""Reading of TOML files of lessons, positions and progress.

The fields of a dataclass define the contents of a table: names, types, and which fields
are required.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from datetime import date
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from canasta_qt.outside_text import UnreadableTextError, parse_toml
from canasta_qt.storage.atomic_file import read_text
from canasta_qt.storage.paths import StorageError

_T = TypeVar("_T")

TomlTable: TypeAlias = dict[str, Any]
Texts: TypeAlias = tuple[str, ...]

FORMAT_VERSION: Final = 1
_KINDS: Final[Mapping[str, tuple[type, str]]] = {
    "int": (int, "a whole number"),
    "bool": (bool, "true or false"),
    "str": (str, "a text in quotes"),
    "date": (date, "a date"),
    "Mapping[str, Any]": (dict, "a table"),
    "Texts": (str, "a list of texts in quotes"),
    "tuple[int, ...]": (int, "a list of whole numbers"),
}
"""By field type, the Python type of a value, or of the items of a list, and its name in
errors.
"""
_LIST_TYPES: Final = ("Texts", "tuple[int, ...]")


class ReadingError(ValueError):
    """Raised for an invalid file, with name of the file, position in it, and reason."""


class NewerContentError(ReadingError):
    """Raised for a file of a newer version of the program, which is not damaged."""


@dataclass(frozen=True, slots=True)
class FilePlace:
    """A position in a file; step 0 of a lesson is what comes before the steps."""

    file: str
    step: int = 0
    line: int = 0
    name: str = ""

    def __str__(self) -> str:
        """Return `classic-08.toml, step 1 (line 12)` or `piles.toml, “a name”`."""
        step = f", step {self.step}" if self.step else ""
        name = f", “{self.name}”" if self.name else ""
        return f"{self.file}{step}{name}" + (f" (line {self.line})" * bool(self.line))

    def reading_error(self, sentence: str) -> ReadingError:
        """Return a `ReadingError` with a sentence and this position."""
        return ReadingError(f"{self}: {sentence}")

    def parse_table(self, text: str) -> TomlTable:
        """Return the values of a TOML text by key. Raises `ReadingError`."""
        try:
            return parse_toml(text)
        except UnreadableTextError as error:
            raise self.reading_error(f"not TOML: {error}") from None

    def check_format(self, table: TomlTable) -> None:
        """Remove the field `format` from a table. Raises `ReadingError` for an unknown
        format.
        """
        number = table.pop("format", None)
        if number != FORMAT_VERSION:
            wrong = self.reading_error(
                f"format {number} is not known, only {FORMAT_VERSION}"
            )
            newer = type(number) is int and number > FORMAT_VERSION
            raise NewerContentError(str(wrong)) if newer else wrong

    def take_tables(self, table: TomlTable, name: str) -> list[TomlTable]:
        """Remove a list of tables from a table and return the list; empty if it is
        missing.
        """
        found = table.pop(name, [])
        if not isinstance(found, list) or not all(type(each) is dict for each in found):
            raise self.reading_error(
                f"“{name}” must be a list of tables, not {found!r}"
            )
        return found

    def build_dataclass(
        self,
        kind: type[_T],
        name: str,
        table: object,
        *,
        strict: bool = True,
        **given: object,
    ) -> _T:
        """Return a value of a dataclass made from a table and from given fields.

        Unknown fields are an error or, if not `strict`, ignored. Raises `ReadingError`.
        """
        if not isinstance(table, dict):
            raise self.reading_error(f"{name} must be a table, not {table!r}")
        own = {each.name: each for each in fields(kind) if each.name not in given}  # type: ignore[arg-type]
        for field, value in table.items():
            if field in own:
                given[field] = self._value(name, own[field], value)
            elif strict:
                listed = ", ".join(own)
                raise self.reading_error(
                    f"{name} has no field “{field}”; it knows {listed}"
                )
        for field, each in own.items():
            if field not in given and each.default is MISSING:
                raise self.reading_error(f"{name} lacks “{field}”")
        try:
            return kind(**given)
        except ValueError as error:
            raise self.reading_error(str(error)) from None

    def _value(self, name: str, field: Field[Any], value: Any) -> object:
        """Return the value for a field of a dataclass; a list becomes a tuple."""
        kind = str(field.type).partition(" | ")[0]
        (wanted, words), many = _KINDS[kind], kind in _LIST_TYPES
        inside = value if many else [value]
        if type(inside) is not list or any(type(each) is not wanted for each in inside):
            raise self.reading_error(
                f"“{field.name}” of {name} must be {words}, not {value!r}"
            )
        return tuple(inside) if many else value


def read_file(path: Path) -> tuple[str, TomlTable]:
    """Return text and values of a TOML file of the program. Raises `ReadingError`."""
    try:
        text = read_text(path)
    except (StorageError, UnreadableTextError) as error:
        raise FilePlace(path.name).reading_error(f"cannot be read: {error}") from None
    return text, FilePlace(path.name).parse_table(text)
