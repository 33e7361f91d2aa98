"""A chapter of a rule sheet being written, and what it has not spoken of yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from canasta_qt.cards import Card, parse_card
from canasta_qt.rules.amounts import By
from canasta_qt.rules.model import CLASSIC, GROUP_OF, Ruleset, inactive_parameters
from canasta_qt.translate import tr
from canasta_qt.wording.rules.parameters import (
    effect_words,
    in_order,
    parameter_title,
    parameter_value,
    value_pairs,
)

Picture: TypeAlias = tuple[tuple[Card, ...], ...]
"""Cards in groups, with room between them."""


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers in columns below their heads."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


NO_TABLE: Final = Table((), ())


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule in words, what stands below it, and whether Classic has another one."""

    text: str
    differs: bool = False
    table: Table = NO_TABLE
    items: tuple[str, ...] = ()
    picture: Picture = ()
    names: tuple[str, ...] = ()
    """The parameters it tells."""


@dataclass(slots=True)
class Chapter:
    """A chapter being written; it knows which parameters it has spoken of."""

    ruleset: Ruleset
    heading: str
    groups: tuple[str, ...]
    statements: list[Statement] = field(default_factory=list)
    named: set[str] = field(default_factory=set)

    def say(
        self,
        text: str,
        *names: str,
        table: Table = NO_TABLE,
        items: tuple[str, ...] = (),
        cards: str = "",
        **values: str,
    ) -> None:
        """Add a rule with these values in it, and name the parameters it says.

        `cards` is what a picture shows: `Kh + Ks Kd`, with room where the plus is.
        """
        self.named.update(names)
        differs = any(map(self.differs, names))
        said = text.format(**values) if values else text
        picture = tuple(
            tuple(map(parse_card, group.split()))
            for group in cards.split("+")
            if group.strip()
        )
        self.statements.append(Statement(said, differs, table, items, picture, names))

    def tell(self, *names: str) -> None:
        """Add parameters by what their values do, so far as they do anything."""
        for name in names:
            if not self._goes_without_saying(name):
                self._say_plainly(name)

    def tell_changes(self, *names: str) -> None:
        """Add those of the parameters that Classic has otherwise."""
        self.tell(*filter(self.differs, names))

    def tell_rest(self) -> None:
        """Add every parameter of the groups that differs and was not spoken of."""
        groups = GROUP_OF.items()
        rest = [name for name, group in groups if group in self.groups]
        self.tell_changes(*(name for name in rest if name not in self.named))

    def differs(self, name: str) -> bool:
        """Return whether a parameter is another one in Classic."""
        value: object = getattr(self.ruleset, name)
        return value != CLASSIC[name]

    def _goes_without_saying(self, name: str) -> bool:
        """Return whether a parameter does nothing, as another rule shows."""
        because = inactive_parameters(self.ruleset).get(name)
        return because is not None and (self.differs(because) or not self.differs(name))

    def _say_plainly(self, name: str) -> None:
        """Add a parameter by what it does, or by its title and value."""
        value = getattr(self.ruleset, name)
        values = in_order(value) if isinstance(value, frozenset) else [value]
        effects = [effect_words(name, each) for each in values]
        if effects and all(effects):
            for effect in effects:
                self.say(effect, name)
        elif isinstance(value, By):
            head, row = zip(*value_pairs(value.rows), strict=True)
            lead = tr("{title}:")
            table = Table(head, (row,))
            self.say(lead, name, table=table, title=parameter_title(name))
        else:
            self.tell_value(name)

    def tell_value(self, name: str) -> None:
        """Add a parameter by its title and value."""
        text = tr("{title}: {setting}")
        title, value = parameter_title(name), getattr(self.ruleset, name)
        self.say(text, name, title=title, setting=parameter_value(name, value))
