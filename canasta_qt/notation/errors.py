"""What can be wrong with a text: unreadable, not specific enough, impossible."""

from __future__ import annotations

from canasta_qt.translate import WordedError, mark

_WIDTH = 72


class NotationError(WordedError):
    """Any text that cannot be made into what it should be."""

    column: int | None = None
    """Where in the text, counted from 1; None where it is about the whole."""


class CommandError(NotationError):
    """What the command line refuses of what was typed."""


class UnreadableError(NotationError):
    """A text that does not follow the grammar of NOTATION.md."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """`column` counts from 1 and may stand one behind the end."""
        super().__init__(
            mark("Column {column} of “{excerpt}” cannot be read."),
            column=column,
            excerpt=text if len(text) <= _WIDTH else f"{text[: _WIDTH - 1]}…",
        )
        self.text = text
        self.column = self.place = column
        self.expected = expected

    def __str__(self) -> str:
        """Show the place with a caret under it."""
        index = self.place - 1
        start = max(0, index - _WIDTH // 2)
        shown = self.text[start : start + _WIDTH].replace("\n", " ").replace("\t", " ")
        caret = " " * (index - start) + "^"
        return f"column {self.place}: expected {self.expected}\n  {shown}\n  {caret}"


class NotSpecificError(NotationError):
    """A readable action that could mean several things."""


class ImpossiblePositionError(NotationError):
    """A readable position that no deal of these packs can lead to."""

    def __init__(self, reasons: list[str]) -> None:
        """Keep every reason; the message lists them all."""
        super().__init__("impossible position: " + "; ".join(reasons))
        self.reasons = reasons


class ContradictionError(NotationError):
    """A line that says something else than the position it is played on."""

    def __init__(self, source: str, column: int, **values: object) -> None:
        """`column` is that of the decision in the line."""
        super().__init__(source, "", **values)
        self.column = column
