"""Errors in texts: unreadable, ambiguous, impossible."""

from __future__ import annotations

from canasta_qt.translate import WordedError, mark

_WIDTH = 72


class NotationError(WordedError):
    """Raised for a text that cannot be converted; base class of all such errors."""

    column: int | None = None
    """Column in the text, from 1; None if the error is about the whole text."""


class CommandError(NotationError):
    """Raised for a wrong command line."""


class UnreadableError(NotationError):
    """Raised for a text that does not follow the grammar of NOTATION.md."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """Store the place; `column` counts from 1 and can be one behind the end."""
        super().__init__(
            mark("Column {column} of “{excerpt}” cannot be read."),
            column=column,
            excerpt=text if len(text) <= _WIDTH else f"{text[: _WIDTH - 1]}…",
        )
        self.text = text
        self.column = self.place = column
        self.expected = expected

    def __str__(self) -> str:
        """Return the message with the text and a caret under the place."""
        index = self.place - 1
        start = max(0, index - _WIDTH // 2)
        shown = self.text[start : start + _WIDTH].replace("\n", " ").replace("\t", " ")
        caret = " " * (index - start) + "^"
        return f"column {self.place}: expected {self.expected}\n  {shown}\n  {caret}"


class NotSpecificError(NotationError):
    """Raised for a readable action with several possible meanings."""


class ImpossiblePositionError(NotationError):
    """Raised for a readable position that no deal of these packs can reach."""

    def __init__(self, reasons: list[str]) -> None:
        """Store every reason; the message lists them all."""
        super().__init__("impossible position: " + "; ".join(reasons))
        self.reasons = reasons


class ContradictionError(NotationError):
    """Raised for a line that disagrees with the position it is played on."""

    def __init__(self, source: str, column: int, **values: object) -> None:
        """Store the error; `column` is that of the decision in the line."""
        super().__init__(source, "", **values)
        self.column = column
