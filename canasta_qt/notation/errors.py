"""Errors in texts: unreadable, ambiguous or impossible."""

from canasta_qt.translate import WordedError, mark

_WIDTH = 72
"""Largest number of characters of a text in an error."""


class NotationError(WordedError):
    """Raised for a text that cannot be used; base class of all such errors."""

    column: int | None = None
    """Column of the text, from 1; None if the error is about all of it."""


class CommandError(NotationError):
    """Raised for a wrong command line."""


class UnreadableError(NotationError):
    """Raised for a text that does not follow the grammar of NOTATION.md."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """Make the error; `column` is from 1. If text is missing at the end, `column`
        is one behind the last character."""
        super().__init__(
            mark("Column {column} of “{excerpt}” cannot be read."),
            column=column,
            excerpt=text if len(text) <= _WIDTH else f"{text[: _WIDTH - 1]}…",
        )
        self.text = text
        self.column = self.place = column
        self.expected = expected

    def __str__(self) -> str:
        """Return the message, the text, and a caret below the column."""
        index = self.place - 1
        start = max(0, index - _WIDTH // 2)
        shown = self.text[start : start + _WIDTH].replace("\n", " ").replace("\t", " ")
        caret = " " * (index - start) + "^"
        return f"column {self.place}: expected {self.expected}\n  {shown}\n  {caret}"


class NotSpecificError(NotationError):
    """Raised for an action that can be read, but has several meanings."""


class ImpossiblePositionError(NotationError):
    """Raised for a position that can be read, but cannot occur in the game."""

    def __init__(self, reasons: list[str]) -> None:
        """Make the error; the message lists all reasons."""
        super().__init__("impossible position: " + "; ".join(reasons))
        self.reasons = reasons


class ContradictionError(NotationError):
    """Raised for a line that contradicts the position in which it is played."""

    def __init__(self, source: str, column: int, **values: object) -> None:
        """Make the error; `column` is the column of the action in the line."""
        super().__init__(source, "", **values)
        self.column = column
