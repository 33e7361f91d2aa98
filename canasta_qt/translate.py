"""Look-up of source strings in the language of the program.

`tr` and `tr_n` look a source string up; `mark` marks a string that is looked up later.
`pyside6-lupdate` finds the literals in all three. A slot such as `{name}` is filled in
after the look-up. Without a translator the program is in English.
"""

import copyreg
import re
from dataclasses import dataclass
from typing import Final, Protocol


class Translator(Protocol):
    """Callable that looks up a source string.

    `n` of 0 or more chooses the plural form; `%n` may remain in the result. An unknown
    source string is returned unchanged.
    """

    def __call__(self, source: str, role: str = "", n: int = -1) -> str:
        """Return the text for a source string; `role` distinguishes equal source
        strings."""
        ...


def english_source(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
    """Return the source string unchanged, as a translator for English; `tr_n` forms its
    plural."""
    return source


COURT_RANKS: Final = "KQJ"
"""King, queen and jack as records and English decks write them."""


@dataclass(slots=True)
class _Language:
    """The present translator, the separator of thousands, and the letters of court
    cards."""

    translator: Translator = english_source
    thousands_separator: str = ","
    court_letters: str = COURT_RANKS


_LANGUAGE: Final = _Language()


def set_translator(translator: Translator, *, thousands: str = ",") -> None:
    """Set translator and separator of thousands of the whole program, and the English
    letters of court cards."""
    _LANGUAGE.translator = translator
    _LANGUAGE.thousands_separator = thousands
    _LANGUAGE.court_letters = COURT_RANKS


def set_court_letters(letters: str) -> None:
    """Set the letters of king, queen and jack for the whole program, as in `KQJ`."""
    _LANGUAGE.court_letters = letters


def court_letters() -> str:
    """Return the letters of king, queen and jack, as in `KQJ`."""
    return _LANGUAGE.court_letters


_FORMS: Final = re.compile(r"\((?:([^()/]+)/([^()/]+)|(s|es))\)")
"""Pattern for both forms of a word in a source string: `card(s)`, `(is/are)`."""


def has_plural_form(source: str) -> bool:
    """Return whether a source string has a singular and a plural form."""
    return "%n" in source or _FORMS.search(source) is not None


def tr(source: str, role: str = "") -> str:
    """Return the text for a source string in the language of the program.

    `role` is a literal for the translator, such as `after with`: the same source string
    may have several roles with different translations.
    """
    return _LANGUAGE.translator(source, role, -1)


def tr_n(source: str, n: int, role: str = "") -> str:
    """Return the text for a source string with a number: `%n card(s) (is/are) left`.

    A source string without a plural is looked up as in `tr`.
    """
    if not has_plural_form(source):
        return tr(source, role)
    text = _LANGUAGE.translator(source, role, n)
    return _FORMS.sub(lambda found: _plural_form(found, n), text).replace(
        "%n", number_text(n)
    )


def _plural_form(found: re.Match[str], n: int) -> str:
    singular, plural, ending = found.groups()
    if ending is not None:
        return "" if n == 1 else str(ending)
    return str(singular if n == 1 else plural)


def mark(source: str, *roles: str) -> str:  # noqa: ARG001
    """Return the source string unchanged; marks a string that is looked up later, as in
    a table.

    A string with several roles is translated once for each role.
    """
    return source


class WordedError(Exception):
    """Error with a sentence that can be translated: a source string and its values.

    `wording.errors` translates it. `str()` returns the sentence in English with the
    detail, for the log and the command line.
    """

    def __init__(self, source: str, detail: str = "", **values: object) -> None:
        """Store a source string marked by `mark`, a detail that is not translated, and
        values.

        A value may be another error, or conflicts of rules.
        """
        super().__init__(source)
        self.source = source
        self.detail = detail
        self.values = values

    def __str__(self) -> str:
        """Return the sentence in English with its detail."""
        text = self.source.format(**self.values) if self.values else self.source
        return text + self.detail

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by `__dict__`, as the constructors of subclasses have different
        arguments."""
        return copyreg.__newobj__, (type(self),), self.__dict__  # type: ignore[attr-defined]


def number_text(number: int) -> str:
    """Return a number with separators of thousands: `1,985`; `−45` with a real minus
    sign.
    """
    text = f"{abs(number):,}".replace(",", _LANGUAGE.thousands_separator)
    return f"−{text}" if number < 0 else text


def signed_text(value: float) -> str:
    """Return a number with its sign, rounded: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{number_text(number)}" if number > 0 else number_text(number)


def join_with_and(words: list[str]) -> str:
    """Return words joined by commas and a last “and”: `queens, nines and fives`.

    In some languages “and” depends on the next sound: `Ana e Inés`.
    """
    alike = tr("{first} and {last}", "before i")
    return _join(words, tr("{first} and {last}"), "h?[ií][^aeo]", alike)


def join_with_commas(words: list[str]) -> str:
    """Return words joined by commas only: `queens, nines, fives`."""
    return _join(words, tr("{first}, {last}"))


def join_with_or(words: list[str]) -> str:
    """Return words joined by commas and a last “or”: `2♣, 2♦ or a joker`.

    In some languages “or” depends on the next sound: Spanish `7♣ u 8♣`.
    """
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


def capitalize(text: str) -> str:
    """Return the text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def search_key(text: str) -> str:
    """Return the text in lower case and without accents, as a search compares it.

    Numbers have no separators: `1.500` becomes `1500`.
    """
    from unicodedata import combining, normalize  # only a search needs it

    text = re.sub(r"(?<=\d)[.,’\u00a0\u202f](?=\d)", "", text.lower())
    return "".join(sign for sign in normalize("NFD", text) if not combining(sign))
