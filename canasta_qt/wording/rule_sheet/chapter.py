"""A chapter of a rule sheet being written, and what it has not spoken of yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from canasta_qt.rules.fields import GROUP_OF, value_of
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.registry import inactive
from canasta_qt.translate import alternatives, translate
from canasta_qt.wording.rules.parameters import (
    classic_value,
    difference_words,
    effect_words,
    in_order,
    parameter_title,
    value_words,
)


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers in columns, where there is room for them; `lead` stands above."""

    lead: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule in words, and whether it is another one in Classic.

    A table says the same as the text and may be shown in its place.
    """

    text: str
    differs: bool = False
    table: Table | None = None


@dataclass(slots=True)
class Chapter:
    """A chapter being written; it knows which parameters it has spoken of."""

    ruleset: Ruleset
    heading: str
    groups: tuple[str, ...]
    statements: list[Statement] = field(default_factory=list)
    named: set[str] = field(default_factory=set)

    def say(
        self, text: str, *names: str, table: Table | None = None, **values: str
    ) -> None:
        """Add a rule with these values in it, and name the parameters it says."""
        self.named.update(names)
        differs = any(map(self._differs, names))
        said = text.format(**values) if values else text
        self.statements.append(Statement(said, differs, table))

    def say_plainly(self, name: str) -> None:
        """Add a parameter by what it does, or by its value and the Classic one."""
        if effect := effect_words(name, value_of(self.ruleset, name)):
            text = translate("rules", "{rule}: {effect}")
            self.say(text, name, rule=parameter_title(name), effect=effect)
        else:
            words = difference_words(self.ruleset, name)
            self.say(translate("rules", "{rule}."), name, rule=words)

    def say_rest(self) -> None:
        """Add every parameter of the groups that differs and was not spoken of.

        What has no effect because of another difference goes without saying.
        """
        without = inactive(self.ruleset)
        for name, group in GROUP_OF.items():
            if group not in self.groups or name in self.named:
                continue
            because = without.get(name)
            if because is not None and self._differs(because):
                continue
            if self._differs(name):
                self.say_plainly(name)

    def _differs(self, name: str) -> bool:
        return value_of(self.ruleset, name) != classic_value(self.ruleset, name)


def either(values: frozenset[StrEnum]) -> str:
    """Name alternatives of which one will do, in the order of their definition."""
    return alternatives([value_words(each) for each in in_order(values)])
