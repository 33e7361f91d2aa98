"""A contradiction between parameters of a ruleset, as a value."""

from dataclasses import dataclass
from typing import TypeAlias

DetailValue: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Problem:
    """A contradiction: the parameters, and a sentence about it."""

    parameters: tuple[str, ...]
    text: str
    """Source string, whose slots in braces are filled with the values in `details`."""
    details: tuple[tuple[str, DetailValue], ...] = ()

    def __str__(self) -> str:
        """Return the names of the parameters and the sentence, in English."""
        sentence = self.text.format(**dict(self.details))
        return f"{', '.join(self.parameters)}: {sentence}"


def make_problem(
    parameters: tuple[str, ...], text: str, **details: DetailValue
) -> Problem:
    return Problem(parameters, text, tuple(details.items()))
