"""The one door through which every sentence passes into the reader's language.

Without a translator the program speaks English, plurals included.
A source string is a literal inside `translate("context", "source")` or
`QT_TRANSLATE_NOOP("context", "source")`, because `pyside6-lupdate` finds strings by
these names; what stands in the place of `{name}` is filled in afterwards.
"""

from __future__ import annotations

import copyreg
import re
from dataclasses import dataclass
from typing import Final, Protocol


class Translator(Protocol):
    """Turns a source string into the reader's language.

    With `n` of 0 or more it chooses the plural form; it may leave `%n` standing.
    What it does not know it returns as it is, in English.
    """

    def __call__(self, context: str, source: str, role: str = "", n: int = -1) -> str:
        """Return the text for a source string; `role` tells alike ones apart."""
        ...


def english(context: str, source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
    """Return the source as it is; `translate` fills in its English plural."""
    return source


@dataclass(slots=True)
class _Voice:
    """How the program speaks at present."""

    translator: Translator = english
    thousands: str = ","


_VOICE: Final = _Voice()


def set_translator(translator: Translator, *, thousands: str = ",") -> None:
    """Let another translator speak from now on; `thousands` parts long numbers."""
    _VOICE.translator = translator
    _VOICE.thousands = thousands


_PLURAL: Final = re.compile(r"\((?:([^()/]+)/([^()/]+)|(s|es))\)")


def translate(context: str, source: str, role: str = "", n: int = -1) -> str:
    """Return the text for a source string in the reader's language.

    `role` is a literal too: it tells the translator what the text is for, such as
    `after with`, and one source string may have several roles in one context.
    For a plural call `plural(n).translate(...)`: only there `lupdate` marks it as one.
    """
    if n < 0 or not ("%n" in source or _PLURAL.search(source)):
        return _VOICE.translator(context, source, role, -1)  # one form for all numbers
    text = _VOICE.translator(context, source, role, n)
    return _PLURAL.sub(lambda found: _form(found, n), text).replace("%n", figure(n))


def _form(found: re.Match[str], n: int) -> str:
    singular, plural_form, ending = found.groups()
    if ending is not None:
        return "" if n == 1 else str(ending)
    return str(singular if n == 1 else plural_form)


@dataclass(frozen=True, slots=True)
class Plural:
    """A number that chooses the form of a sentence: `plural(3).translate(…, "", 1)`."""

    n: int

    def translate(
        self,
        context: str,
        source: str,
        role: str = "",
        mark: int = 1,  # noqa: ARG002 - a literal number is what lupdate looks for
    ) -> str:
        """Return the text with `%n` and its forms: `card(s)`, `(is/are)` in English."""
        return translate(context, source, role, self.n)


def plural(n: int) -> Plural:
    """Begin a sentence that depends on a number."""
    return Plural(n)


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802, ARG001
    """Mark a source string in a table; it is translated where it is used."""
    return source


def tr(source: str, role: str = "", mark: int = 0) -> str:  # noqa: ARG001
    """Mark a source string without a context; `translate("", source)` reads it.

    Records with many strings are marked so, because `lupdate` knows this name too.
    It needs the role as a literal, and a literal number where `%n` chooses a form.
    """
    return source


class WordedError(Exception):
    """Something that went wrong, as one whole sentence and what fills its slots.

    `wording.errors` says it in the reader's language.  As text it is English with
    its detail, for the log and the command line.
    """

    def __init__(self, source: str, detail: str = "", **values: object) -> None:
        """`source` is marked with `tr`; a value may be an error or conflicts itself."""
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
    text = f"{abs(number):,}".replace(",", _VOICE.thousands)
    return f"−{text}" if number < 0 else text


def signed(value: float) -> str:
    """Write a difference: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{figure(number)}" if number > 0 else figure(number)


def enumerate_words(words: list[str]) -> str:
    """Join words as people do: `queens, nines and fives`; `Ana e Inés` in Spanish."""
    alike = translate("words", "{first} and {last}", "before i")
    return _join(words, translate("words", "{first} and {last}"), "h?[ií][^aeo]", alike)


def list_words(words: list[str]) -> str:
    """Join words as a mere list: `queens, nines, fives`."""
    return _join(words, translate("words", "{first}, {last}"))


def alternatives(words: list[str]) -> str:
    """Join words that exclude each other: `2♣, 2♦ or a joker`; `7♣ u 8♣` in Spanish."""
    alike = translate("words", "{first} or {last}", "before o")
    return _join(words, translate("words", "{first} or {last}"), "h?[oó]|8|11$", alike)


def _join(words: list[str], pattern: str, sound: str = "$^", alike: str = "") -> str:
    if not words:
        return ""
    text = words[0]
    for word in words[1:-1]:
        text = translate("words", "{first}, {last}").format(first=text, last=word)
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
