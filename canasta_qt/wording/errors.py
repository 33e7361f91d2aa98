"""Errors as sentences in the language of the program."""

from typing import Final

from canasta_qt.outside_text import isolate_direction, plain_line
from canasta_qt.rules.conflicts import Conflicts
from canasta_qt.rules.text import RuleName
from canasta_qt.translate import WordedError, number_text, tr

_MAX_LENGTH: Final = 300
"""Largest number of characters quoted from a file or a file name."""


def error_sentence(error: WordedError) -> str:
    """Return an error as a sentence; details are only in the log file."""
    values = {name: _words(value) for name, value in error.values.items()}
    return tr(error.source).format(**values)


def _words(value: object) -> str:
    """Return a value in the text of an error as words; an error or a contradiction
    becomes a sentence."""
    if isinstance(value, WordedError):
        return error_sentence(value)
    if isinstance(value, Conflicts):
        # Imported only now, as the start needs no sentences about rules.
        from canasta_qt.wording.rules.parameters import problem_sentence

        return " ".join(map(problem_sentence, value.problems))
    if isinstance(value, RuleName):
        from canasta_qt.wording.rules.parameters import parameter_title

        return parameter_title(value)
    return quoted_text(number_text(value) if isinstance(value, int) else str(value))


def quoted_text(text: str) -> str:
    """Return text from outside as one short line, isolated so that its direction does
    not affect the sentence around it."""
    text = text.encode(errors="replace").decode()  # file names may be invalid text
    return isolate_direction(plain_line(text, _MAX_LENGTH))
