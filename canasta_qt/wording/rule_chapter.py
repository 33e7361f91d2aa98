"""A chapter of a rule sheet being written, and what it has not spoken of yet."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta_qt.rules.model import GROUP_OF, Ruleset
from canasta_qt.wording.parameters import Difference, classic_value, difference_words
from canasta_qt.wording.translate import translate


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule in words, and whether it is another one in Classic."""

    text: str
    differs: bool = False


@dataclass(slots=True)
class Chapter:
    """A chapter being written; it knows which parameters it has spoken of."""

    ruleset: Ruleset
    heading: str
    groups: tuple[str, ...]
    statements: list[Statement] = field(default_factory=list)
    named: set[str] = field(default_factory=set)

    def say(self, text: str, *names: str) -> None:
        """Add a rule and name the parameters it says."""
        self.named.update(names)
        self.statements.append(Statement(text, any(map(self._differs, names))))

    def say_plainly(self, name: str) -> None:
        """Add a parameter by its title, its value and the Classic one."""
        classic = classic_value(self.ruleset, name)
        words = difference_words(Difference(name, self._value(name), classic))
        self.say(translate("rules", "{rule}.").format(rule=words), name)

    def say_rest(self) -> None:
        """Add every parameter of the groups that differs and was not spoken of."""
        for name, group in GROUP_OF.items():
            if group in self.groups and name not in self.named and self._differs(name):
                self.say_plainly(name)

    def _value(self, name: str) -> object:
        return getattr(getattr(self.ruleset, GROUP_OF[name]), name)

    def _differs(self, name: str) -> bool:
        return self._value(name) != classic_value(self.ruleset, name)
