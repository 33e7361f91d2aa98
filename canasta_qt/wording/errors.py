"""Errors in the reader's language: what went wrong with a file, a game, a ruleset."""

from __future__ import annotations

from typing import Final

from canasta_qt.outside_text import isolate_direction, plain_line
from canasta_qt.rules.conflicts import Conflicts
from canasta_qt.rules.text import RuleName
from canasta_qt.translate import WordedError, number_text, tr

_LONGEST: Final = 300
"""Signs of what a file, or its name, puts into a sentence."""


def error_sentence(error: WordedError) -> str:
    """Return what went wrong as a sentence; its detail is left to the log."""
    values = {name: _words(value) for name, value in error.values.items()}
    return tr(error.source).format(**values)


def _words(value: object) -> str:
    """Return what stands in a slot; an error or conflicts are sentences themselves."""
    if isinstance(value, WordedError):
        return error_sentence(value)
    if isinstance(value, Conflicts):
        # Words of single rules are many: no start waits for them.
        from canasta_qt.wording.rules.parameters import problem_sentence

        return " ".join(map(problem_sentence, value.problems))
    if isinstance(value, RuleName):
        from canasta_qt.wording.rules.parameters import parameter_title

        return parameter_title(value)
    return shown(number_text(value) if isinstance(value, int) else str(value))


def shown(text: str) -> str:
    """Return text from outside as part of a sentence: one line that turns nothing."""
    text = text.encode(errors="replace").decode()  # names of files may be no text
    return isolate_direction(plain_line(text, _LONGEST))
