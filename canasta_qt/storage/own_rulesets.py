"""Custom rulesets: house rules with a name, one file each; and the list of all games.

A file is only overwritten by saves of the same ruleset. It is TOML: a name, a note, the
base game, the differences.

```toml
canasta_ruleset = 1
name = "Sunday rules"
note = "As we played in the old house."
base = "samba"

[differences]
target_score = "7000"
take_unfrozen = "{pair,add}"
```

Values have the text format of positions and records; plain numbers and `true` or
`false` are read as well, for files written by hand.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import tomli_w

from canasta_qt.outside_text import (
    UnreadableTextError,
    isolate_direction,
    parse_toml,
    plain_line,
)
from canasta_qt.rules.conflicts import Conflicts, ruleset_problems
from canasta_qt.rules.model import Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, base_of, preset
from canasta_qt.rules.text import (
    UNKNOWN_RULESET_MESSAGE,
    UnreadableRuleError,
    UnreadableRulesetError,
    parse_rule,
    parse_ruleset,
    value_text,
)
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import read_text, replace_file_text, set_file_aside
from canasta_qt.storage.paths import (
    NEWER_FILE_MESSAGE,
    StorageError,
    file_name_from_text,
    unused_path,
)
from canasta_qt.translate import WordedError, mark

_Content = TypeVar("_Content")

FORMAT_VERSION: Final = 1
"""Version of the files of rulesets and of score pads."""
_FORMAT_KEY: Final = "canasta_ruleset"
_KNOWN_KEYS: Final = {_FORMAT_KEY, "name", "note", "base", "differences"}
_LONGEST_NAME: Final = 60
"""Largest number of characters of the name of a ruleset."""
_LONGEST_NOTE: Final = 500
"""Largest number of characters of a note."""
_LONGEST_EXCERPT: Final = 200
"""Largest number of characters of a text that an error quotes."""
_SENTENCE_ENDS: Final = (".", "!", "?", "…", "。")
CONFLICT_MESSAGE: Final = mark("These rules do not go together. {why}")


class UnreadableFileError(WordedError):
    """Raised for a text that is no ruleset; has the reason, and the line or 0 if the
    line is unknown."""

    def __init__(
        self, line: int, source: str, detail: str = "", **values: object
    ) -> None:
        """Make the error; `source` is a sentence with the reason."""
        super().__init__(source, detail, **values)
        self.line = line

    def as_storage_error(self, file: str) -> StorageError:
        """Return the error as `StorageError`, with the file name and the line if
        known."""
        if not self.line:
            return StorageError(mark("“{file}”: {why}"), file=file, why=self)
        place = mark("“{file}”, line {line}: {why}")
        return StorageError(place, file=file, line=self.line, why=self)


class NewerFileError(UnreadableFileError):
    """Raised for a file of a newer program; the file is not damaged."""


OWN_KEY_PREFIX: Final = "own:"
"""Prefix of the key of a custom ruleset, before its name."""


@dataclass(frozen=True, slots=True)
class NamedRules:
    """House rules with a name; `ruleset` has the id of the built-in ruleset on which it
    is based."""

    name: str
    note: str
    ruleset: Ruleset
    path: Path = Path()
    """File of a custom ruleset, which is saved."""

    @property
    def key(self) -> str:
        """Argument for `find_ruleset`, if the rules are saved."""
        return OWN_KEY_PREFIX + self.name


def make_named_rules(name: str, note: str, ruleset: Ruleset) -> NamedRules:
    """Return house rules with a name, which is the title of their ruleset; its
    description is the note, or without a note the title of the base game."""
    plain = isolate_direction(plain_line(name, _LONGEST_NAME))
    note = plain_line(note, _LONGEST_NOTE)
    character = note or base_of(ruleset).title
    if not character.endswith(_SENTENCE_ENDS):
        character += "."  # the list of games adds sentences
    ruleset = replace(ruleset, title=plain, character=character)
    return NamedRules(plain, note, ruleset)


def format_rules(rules: NamedRules) -> str:
    """Return named rules as text: name, note, base game and differences."""
    base = base_of(rules.ruleset)
    differences = {
        name: value_text(name, value)
        for name, value in differing_parameters(rules.ruleset, base).items()
    }
    about = {"name": rules.name, "note": rules.note, "base": rules.ruleset.id}
    return tomli_w.dumps(
        {_FORMAT_KEY: FORMAT_VERSION, **about, "differences": differences}
    )


def parse_toml_file(text: str) -> dict[str, Any]:
    """Return the values of a file by key. Raises `UnreadableFileError`."""
    try:
        return parse_toml(text)
    except UnreadableTextError as error:
        invalid = mark("This file is not valid TOML.")
        raise UnreadableFileError(error.line, invalid, f" {error.why}.") from None


def parse_rules(text: str) -> NamedRules:
    """Return a ruleset from text. Raises `UnreadableFileError`."""
    table = parse_toml_file(text)
    file = _RulesFile(table, text)
    missing = mark("This is not a ruleset: the line “{field}” is missing.")
    check_format(table, _FORMAT_KEY, missing, file.line_of_key(_FORMAT_KEY))
    for key in table:
        if key not in _KNOWN_KEYS:
            raise file.error_at_key(
                key, mark("No field is called “{field}”."), field=key
            )
    name = file.text_value("name")
    if not plain_line(name):
        why = mark("A name needs 1 to {number} characters.")
        raise file.error_at_key("name", why, number=_LONGEST_NAME)
    base = preset(file.text_value("base"))
    if base is None:
        known = ", ".join(ruleset.id for ruleset in ALL_RULESETS)
        raise file.error_at_key(
            "base", UNKNOWN_RULESET_MESSAGE, ruleset=table["base"], rulesets=known
        )
    ruleset = replace(base, **_differences(file))
    wrong = ruleset_problems(ruleset)
    if wrong:
        there = (name for name in wrong[0].parameters if file.line_of_key(name))
        raise file.error_at_key(next(there, ""), CONFLICT_MESSAGE, why=Conflicts(wrong))
    return make_named_rules(name, file.text_value("note", ""), ruleset)


def parse_message(text: str) -> NamedRules:
    """Return the ruleset in a message that a player has copied. Raises
    `UnreadableFileError`.

    The first line is the name, the rest of its paragraph the note. The text of the
    ruleset follows anywhere below, and may be broken into several lines. The content of
    a ruleset file is accepted as well.
    """
    if _FORMAT_KEY in text:
        return parse_rules(text)
    text = "\n".join(text.splitlines())
    found = _RULESET_IN_TEXT.search(text)
    if found is None:
        why = mark("Copy a text with rules first. There are no rules in this text.")
        raise UnreadableFileError(0, why)
    written = "".join(_cut_at_bracket(text[found.start() :]).split())
    try:
        ruleset = parse_ruleset(written)
    except UnreadableRulesetError as error:
        raise UnreadableFileError(
            0, error.source, error.detail, **error.values
        ) from None
    wrong = ruleset_problems(ruleset)
    if wrong:
        raise UnreadableFileError(0, CONFLICT_MESSAGE, why=Conflicts(wrong))
    head = text[: found.start()].strip().partition("\n\n")[0]
    name, _, note = head.partition("\n")
    name = plain_line(name, _LONGEST_NAME) or ruleset.title
    return make_named_rules(name, note, ruleset)


_RULESET_IN_TEXT: Final = re.compile(
    rf"\b(?:{'|'.join(ruleset.id for ruleset in ALL_RULESETS)})\s*\("
)


def _cut_at_bracket(text: str) -> str:
    """Return the beginning of a text up to the bracket that closes its first
    bracket."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if sign == ")" and not depth:
            return text[: index + 1]
    return text


class _RulesFile(NamedTuple):
    """Content of a ruleset file, and its text, which has the line numbers for
    errors."""

    table: dict[str, object]
    text: str

    def line_of_key(self, key: str) -> int:
        """Return the number of the line that sets a key; 0 if there is none."""
        pattern = re.compile(rf"\s*(\[\s*)?[\"']?{re.escape(key)}[\"']?\s*[\]=.]")
        lines = enumerate(self.text.splitlines(), 1)
        return next((number for number, line in lines if pattern.match(line)), 0)

    def error_at_key(
        self, key: str, source: str, detail: str = "", **values: object
    ) -> UnreadableFileError:
        """Return an error about a key, with the line of the key; an empty key has no
        line."""
        line = self.line_of_key(key) if key else 0
        return UnreadableFileError(line, source, detail, **values)

    def text_value(self, key: str, otherwise: str | None = None) -> str:
        """Return the value of a key, which must be a text."""
        value = self.table.get(key, otherwise)
        if not isinstance(value, str):
            raise self.error_at_key(
                key, mark("“{field}” must be text in quotes."), field=key
            )
        return value


def check_format(
    table: Mapping[str, object], key: str, missing: str, line: int = 0
) -> None:
    """Raise an `UnreadableFileError` unless a key has the present format; `missing` is
    the sentence if it has none."""
    number = table.get(key)
    if type(number) is not int or number < 1:
        raise UnreadableFileError(line, missing, field=f"{key} = {FORMAT_VERSION}")
    if number > FORMAT_VERSION:
        detail = f" It has format {number}, this one reads {FORMAT_VERSION}."
        raise NewerFileError(line, NEWER_FILE_MESSAGE, detail)


def _differences(file: _RulesFile) -> dict[str, Any]:
    found = file.table.get("differences", {})
    if not isinstance(found, dict):
        why = mark("“differences” must be a table of rules.")
        raise file.error_at_key("differences", why)
    changes: dict[str, object] = {}
    for name, value in found.items():
        entry = str(value).lower() if isinstance(value, bool) else str(value)
        try:
            changes[name] = parse_rule(name, entry)
        except UnreadableRuleError as error:
            raise file.error_at_key(
                name, error.source, error.detail, **error.values
            ) from None
    return changes


LOGGER: Final = logging.getLogger("canasta.storage")

RULESET_SUFFIX: Final = ".toml"


def custom_rulesets() -> tuple[list[NamedRules], list[StorageError]]:
    """Return the custom rulesets sorted by name, and errors of unreadable files.

    An unreadable file is set aside, unless a newer program wrote it. Raises
    `StorageError` if the folder cannot be read.
    """
    found, complaints = read_folder(
        paths.rulesets_folder(),
        RULESET_SUFFIX,
        lambda path: replace(parse_rules(read_plain_file(path)), path=path),
    )
    return sorted(found, key=lambda own: _comparable_name(own.name)), complaints


def find_by_name(name: str) -> NamedRules | None:
    """Return a custom ruleset by its name, ignoring case and spaces, or None."""
    wanted = _comparable_name(name)
    own = saved_rulesets()
    return next((each for each in own if _comparable_name(each.name) == wanted), None)


def save_rules(rules: NamedRules) -> NamedRules:
    """Save rules under their name, in place of a ruleset with this name."""
    there = find_by_name(rules.name)
    file_name = f"{file_name_from_text(rules.name)}{RULESET_SUFFIX}"
    new_path = unused_path(paths.rulesets_folder() / file_name)
    path = new_path if there is None else there.path
    replace_file_text(path, format_rules(rules))
    return replace(rules, path=path)


def read_folder(
    folder: Path, suffix: str, read: Callable[[Path], _Content]
) -> tuple[list[_Content], list[StorageError]]:
    """Return the contents that `read` returns for the files of a folder, and errors of
    unreadable files.

    An unreadable file is set aside, unless a newer program wrote it. Raises
    `StorageError` if the folder cannot be read.
    """
    found: list[_Content] = []
    complaints: list[StorageError] = []
    for path in paths.files_in(folder, suffix):
        try:
            found.append(read(path))
        except UnreadableFileError as error:
            complaints.append(_set_unreadable_file_aside(path, error))
        except StorageError as error:
            complaints.append(error)
    return found, complaints


def read_plain_file(path: Path) -> str:
    """Return the text of a file. Raises `UnreadableFileError` if it is no text, or
    `StorageError`."""
    try:
        return read_text(path)
    except UnreadableTextError as error:
        why = mark("This is not text.")
        raise UnreadableFileError(error.line, why, f" {error.why}.") from None


def _set_unreadable_file_aside(path: Path, error: UnreadableFileError) -> StorageError:
    """Set a file aside, unless a newer program wrote it; return the error to show."""
    wrong = error.as_storage_error(path.name)
    if isinstance(error, NewerFileError):
        return wrong
    try:
        file = set_file_aside(path, wrong)
    except StorageError as why:
        LOGGER.info("%s stays where it is: %s", path.name, why)
        return wrong
    words = mark("{why} The file is now “{file}”.")
    return StorageError(words, why=wrong, file=file)


def load_ruleset(path: Path) -> NamedRules:
    """Return the rules in any file. Raises `StorageError` with the line and the
    reason."""
    try:
        return parse_rules(read_plain_file(path))
    except UnreadableFileError as error:
        raise error.as_storage_error(path.name) from error


def all_rulesets() -> dict[str, Ruleset]:
    """Return all games that can be chosen, custom rulesets first, by their key, which
    is an argument for `find_ruleset` and never changes."""
    own: dict[str, Ruleset] = {}
    for each in saved_rulesets():
        own.setdefault(each.key, each.ruleset)  # the first file with a name counts
    return own | {ruleset.id: ruleset for ruleset in ALL_RULESETS}


def saved_rulesets() -> list[NamedRules]:
    """Return the custom rulesets that can be read.

    Errors of other files are shown when the program starts.
    """
    try:
        return custom_rulesets()[0]
    except StorageError as error:
        LOGGER.info("no own rulesets: %s", error)
        return []


def find_ruleset(text: str) -> Ruleset:
    """Return the ruleset for an id, `id(name=value,…)`, a custom name or a file.

    Raises `StorageError` with a sentence that says what was not found, or which rules
    contradict each other.
    """
    try:
        ruleset = parse_ruleset(text)
    except UnreadableRulesetError as error:
        return _find_by_name_or_file(text, error)
    if ruleset is base_of(ruleset):
        # presets need no check for conflicts, which is slow at the start
        return ruleset
    wrong = ruleset_problems(ruleset)
    if wrong:
        raise StorageError(CONFLICT_MESSAGE, why=Conflicts(wrong))
    return with_saved_title(ruleset)


def _find_by_name_or_file(text: str, error: UnreadableRulesetError) -> Ruleset:
    own = find_by_name(text.removeprefix(OWN_KEY_PREFIX))
    if own is not None:
        return own.ruleset
    path = Path(text)
    with suppress(RuntimeError, OSError):  # no such user, a name that no file can have
        path = path.expanduser()
        if path.suffix == RULESET_SUFFIX or path.is_file():
            return load_ruleset(path).ruleset
    text = text if len(text) <= _LONGEST_EXCERPT else f"{text[:_LONGEST_EXCERPT]}…"
    if text.partition("(")[0] in [ruleset.id for ruleset in ALL_RULESETS]:
        raise StorageError(error.source, error.detail, **error.values) from None
    names = [ruleset.id for ruleset in ALL_RULESETS]
    names += [f"“{each.name}”" for each in saved_rulesets()]
    known = ", ".join(names)
    raise StorageError(UNKNOWN_RULESET_MESSAGE, ruleset=text, rulesets=known) from None


def with_saved_title(ruleset: Ruleset) -> Ruleset:
    """Return house rules with the title of a custom ruleset with equal values, if there
    is one."""
    if not differing_parameters(ruleset, base_of(ruleset)):
        return ruleset  # rules without changes have the title already
    for own in saved_rulesets():
        if own.ruleset.id == ruleset.id and not differing_parameters(
            own.ruleset, ruleset
        ):
            title, character = own.ruleset.title, own.ruleset.character
            return replace(ruleset, title=title, character=character)
    return ruleset


def _comparable_name(name: str) -> str:
    return unicodedata.normalize("NFKC", plain_line(name, _LONGEST_NAME)).casefold()
