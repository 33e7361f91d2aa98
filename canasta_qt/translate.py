"""Look-up of every sentence in the reader's language.

`tr` and `tr_n` look a source string up, `mark` marks one in a table that is looked up
later; `pyside6-lupdate` finds the literals in all three. A slot such as `{name}` is
filled in after the look-up. Without a translator the program is in English.
"""

from __future__ import annotations

import copyreg
import re
from dataclasses import dataclass
from typing import Final, Protocol


class Translator(Protocol):
    """Callable that looks up a source string.

    `n` of 0 or more chooses the plural form; `%n` may remain in the result.
    An unknown source string is returned unchanged.
    """

    def __call__(self, source: str, role: str = "", n: int = -1) -> str:
        """Return the text for a source string; `role` distinguishes equal ones."""
        ...


def english(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
    """Return the source unchanged; `tr_n` forms its English plural."""
    return source


@dataclass(slots=True)
class _Language:
    """The current translator and the separator of thousands."""

    translator: Translator = english
    thousands: str = ","


_LANGUAGE: Final = _Language()


def set_translator(translator: Translator, *, thousands: str = ",") -> None:
    """Set the translator of the whole program and the separator of thousands."""
    _LANGUAGE.translator = translator
    _LANGUAGE.thousands = thousands


_FORMS: Final = re.compile(r"\((?:([^()/]+)/([^()/]+)|(s|es))\)")
"""Both forms of a word in a source string: `card(s)`, `(is/are)`."""


def has_plural(source: str) -> bool:
    """Return whether a source string has a form for each number."""
    return "%n" in source or _FORMS.search(source) is not None


def tr(source: str, role: str = "") -> str:
    """Return the text for a source string in the reader's language.

    `role` is a literal for the translator, such as `after with`: a source string may
    have several roles with different translations.
    """
    return _LANGUAGE.translator(source, role, -1)


def tr_n(source: str, n: int, role: str = "") -> str:
    """Return the text for a source string with a number: `%n card(s) (is/are) left`.

    A source string without a plural is looked up as by `tr`.
    """
    if not has_plural(source):
        return tr(source, role)
    text = _LANGUAGE.translator(source, role, n)
    return _FORMS.sub(lambda found: _form(found, n), text).replace("%n", figure(n))


def _form(found: re.Match[str], n: int) -> str:
    singular, plural, ending = found.groups()
    if ending is not None:
        return "" if n == 1 else str(ending)
    return str(singular if n == 1 else plural)


def mark(source: str, *roles: str) -> str:  # noqa: ARG001
    """Return the source unchanged: a row of a table that `tr` or `tr_n` looks up.

    With several roles it is translated once for each of them.
    """
    return source


class WordedError(Exception):
    """Something that went wrong, as one whole sentence and what fills its slots.

    `wording.errors` says it in the reader's language.  As text it is English with
    its detail, for the log and the command line.
    """

    def __init__(self, source: str, detail: str = "", **values: object) -> None:
        """Keep a source string (see `mark`); a value may be an error or conflicts."""
        super().__init__(source)
        self.source = source
        self.detail = detail
        self.values = values

    def __str__(self) -> str:
        """Return the sentence in English, followed by its detail."""
        text = self.source.format(**self.values) if self.values else self.source
        return text + self.detail

    def __reduce__(self) -> tuple[object, ...]:
        """Be sent between processes whatever a subclass is made from."""
        return copyreg.__newobj__, (type(self),), self.__dict__  # type: ignore[attr-defined]


def figure(number: int) -> str:
    """Write a number for people: `1,985`, `−45` with a real minus sign."""
    text = f"{abs(number):,}".replace(",", _LANGUAGE.thousands)
    return f"−{text}" if number < 0 else text


def signed(value: float) -> str:
    """Write a difference: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{figure(number)}" if number > 0 else figure(number)


def enumerate_words(words: list[str]) -> str:
    """Join words as people do: `queens, nines and fives`; `Ana e Inés` in Spanish."""
    alike = tr("{first} and {last}", "before i")
    return _join(words, tr("{first} and {last}"), "h?[ií][^aeo]", alike)


def list_words(words: list[str]) -> str:
    """Join words as a mere list: `queens, nines, fives`."""
    return _join(words, tr("{first}, {last}"))


def alternatives(words: list[str]) -> str:
    """Join words that exclude each other: `2♣, 2♦ or a joker`; `7♣ u 8♣` in Spanish."""
    alike = tr("{first} or {last}", "before o")
    return _join(words, tr("{first} or {last}"), "h?[oó]|8|11$", alike)


def _join(words: list[str], pattern: str, sound: str = "$^", alike: str = "") -> str:
    if not words:
        return ""
    text = words[0]
    for word in words[1:-1]:
        text = tr("{first}, {last}").format(first=text, last=word)
    if len(words) > 1:
        said = alike if re.match(rf"\W*({sound})", words[-1], re.I) else pattern
        text = said.format(first=text, last=words[-1])
    return text


def capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]


def sought(text: str) -> str:
    """Return a text as searches compare it: small, without accents, `1.500` as 1500."""
    from unicodedata import combining, normalize  # only a search needs it

    text = re.sub(r"(?<=\d)[.,’\u00a0\u202f](?=\d)", "", text.lower())
    return "".join(sign for sign in normalize("NFD", text) if not combining(sign))
