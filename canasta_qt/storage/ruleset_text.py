"""An own ruleset as TOML: a name, a note, the game it starts from, what differs.

```toml
canasta_ruleset = 1
name = "Sunday rules"
note = "As we played in the old house."
base = "samba"

[differences]
target_score = "7000"
take_unfrozen = "{pair,add}"
```

Values are the same text as in positions and records; plain numbers and `true` or
`false` are read as well, for files written by hand.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from typing import Final

import tomli_w

from canasta_qt.rules.conflicts import problems
from canasta_qt.rules.fields import GROUP_OF, parameters
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, preset
from canasta_qt.rules.shapes import NoSuchValueError
from canasta_qt.rules.text import RETIRED, changed, read_value, shape_of, value_text

FORMAT: Final = 1
_MARK: Final = "canasta_ruleset"
_KNOWN: Final = {_MARK, "name", "note", "base", "differences"}
_LONGEST_NAME: Final = 200
_ENDS: Final = (".", "!", "?", "…", "。")
_LINE_OF_ERROR: Final = re.compile(r"\(at line (\d+), column \d+\)")


class UnreadableFileError(ValueError):
    """A text that is no ruleset: in which line (0 for none), and why."""

    def __init__(self, line: int, reason: str, *, newer: bool = False) -> None:
        """`newer` tells a file of a later program, which is not damaged."""
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.newer = newer


@dataclass(frozen=True, slots=True)
class NamedRules:
    """House rules under a name of their own; `ruleset` keeps the id of its base."""

    name: str
    note: str
    ruleset: Ruleset


def named(name: str, note: str, ruleset: Ruleset) -> NamedRules:
    """Give a ruleset a name and what is said of it in the list of games."""
    base = preset(ruleset.id)
    if base is None:
        raise ValueError(f"no preset is called {ruleset.id!r}")
    plain = " ".join(name.split())
    character = note.strip() or base.title
    if not character.endswith(_ENDS):
        character += "."  # further sentences follow it in the list of games
    return NamedRules(
        plain, note.strip(), replace(ruleset, title=plain, character=character)
    )


def format_rules(rules: NamedRules) -> str:
    """Write a ruleset with nothing but its differences."""
    base = preset(rules.ruleset.id)
    if base is None:
        raise ValueError(f"no preset is called {rules.ruleset.id!r}")
    before = dict(parameters(base))
    differences = {
        name: value_text(name, value)
        for name, value in parameters(rules.ruleset)
        if value != before[name]
    }
    return tomli_w.dumps(
        {
            _MARK: FORMAT,
            "name": rules.name,
            "note": rules.note,
            "base": rules.ruleset.id,
            "differences": differences,
        }
    )


def parse_rules(text: str) -> NamedRules:
    """Read a ruleset. Raises `UnreadableFileError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE_OF_ERROR.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        reason = _LINE_OF_ERROR.sub("", str(error)).strip()
        raise UnreadableFileError(line, f"this is no TOML: {reason}") from None
    _check_format(table, text)
    for key in table:
        if key not in _KNOWN:
            raise UnreadableFileError(_line(text, key), f"nothing is called “{key}”")
    name = _text(table, text, "name")
    if not name.strip() or len(name) > _LONGEST_NAME:
        raise UnreadableFileError(
            _line(text, "name"),
            f"the name has 1 to {_LONGEST_NAME} signs",
        )
    base = _base(table, text)
    ruleset = changed(base, _differences(table, text))
    wrong = problems(ruleset)
    if wrong:
        lines = [_line(text, name) for name in wrong[0].parameters]
        line = next((each for each in lines if each), 0)
        reasons = "; ".join(map(str, wrong))
        raise UnreadableFileError(line, f"these rules do not go together: {reasons}")
    return named(name, _text(table, text, "note", ""), ruleset)


def _check_format(table: dict[str, object], text: str) -> None:
    number = table.get(_MARK)
    if type(number) is not int or number < 1:
        raise UnreadableFileError(
            _line(text, _MARK), f"this is no ruleset: “{_MARK} = {FORMAT}” is missing"
        )
    if number > FORMAT:
        raise UnreadableFileError(
            _line(text, _MARK),
            f"a newer Canasta wrote this (format {number}; this one reads {FORMAT})",
            newer=True,
        )


def _base(table: dict[str, object], text: str) -> Ruleset:
    base = preset(_text(table, text, "base"))
    if base is None:
        known = ", ".join(ruleset.id for ruleset in ALL_RULESETS)
        raise UnreadableFileError(
            _line(text, "base"),
            f"no game is called “{table['base']}”; there are {known}",
        )
    return base


def _text(
    table: dict[str, object], text: str, key: str, otherwise: str | None = None
) -> str:
    value = table.get(key, otherwise)
    if not isinstance(value, str):
        raise UnreadableFileError(_line(text, key), f"“{key}” is a text in quotes")
    return value


def _differences(table: dict[str, object], text: str) -> dict[str, object]:
    found = table.get("differences", {})
    if not isinstance(found, dict):
        raise UnreadableFileError(
            _line(text, "differences"), "“differences” is a table of rules"
        )
    changes: dict[str, object] = {}
    for name, value in found.items():
        if name in RETIRED:
            continue
        line = _line(text, name)
        if name not in GROUP_OF:
            raise UnreadableFileError(line, f"no rule is called “{name}”")
        try:
            changes[name] = read_value(name, _typed(value))
        except NoSuchValueError:
            raise UnreadableFileError(
                line, f"for {name} {shape_of(name).allowed}; not “{value}”"
            ) from None
    return changes


def _typed(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int):
        return str(value)
    raise NoSuchValueError(str(value))


def _line(text: str, key: str) -> int:
    """Find the line on which a key is set; 0 where it is not."""
    pattern = re.compile(rf"\s*(\[\s*)?[\"']?{re.escape(key)}[\"']?\s*[\]=.]")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return number
    return 0
