"""Chapter of a rule sheet under construction, and the rule parameters that it
describes."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from canasta_qt.cards import Card, parse_card
from canasta_qt.rules.amounts import AmountTable
from canasta_qt.rules.model import (
    CLASSIC_VALUES,
    GROUP_BY_PARAMETER,
    Ruleset,
    inactive_parameters,
)
from canasta_qt.translate import tr
from canasta_qt.wording.rules.parameters import (
    effect_words,
    parameter_entry,
    parameter_title,
    sorted_values,
    value_pairs,
)

CardPicture: TypeAlias = tuple[tuple[Card, ...], ...]
"""Groups of cards, shown with gaps between the groups."""


@dataclass(frozen=True, slots=True)
class RuleTable:
    """Table with a header row."""

    column_titles: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


NO_TABLE: Final = RuleTable((), ())


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule in words, with a table or list if it has one, and whether it differs from
    Classic."""

    text: str
    is_different: bool = False
    table: RuleTable = NO_TABLE
    list_items: tuple[str, ...] = ()
    picture: CardPicture = ()
    parameter_names: tuple[str, ...] = ()
    """Names of the rule parameters that the statement describes."""


@dataclass(slots=True)
class Chapter:
    """Chapter under construction.

    `described_parameters` are the parameters described by its statements so far.
    """

    ruleset: Ruleset
    heading: str
    groups: tuple[str, ...]
    statements: list[Statement] = field(default_factory=list)
    described_parameters: set[str] = field(default_factory=set)

    def add_statement(
        self,
        text: str,
        *names: str,
        table: RuleTable = NO_TABLE,
        items: tuple[str, ...] = (),
        cards: str = "",
        **values: str,
    ) -> None:
        """Add a rule in words that describes the parameters `names`.

        `values` fill the slots of the text. `cards` is a picture of cards as text: `Kh
        + Ks Kd`, where the plus is a gap.
        """
        self.described_parameters.update(names)
        differs = any(map(self.is_different, names))
        said = text.format(**values) if values else text
        picture = tuple(
            tuple(map(parse_card, group.split()))
            for group in cards.split("+")
            if group.strip()
        )
        self.statements.append(Statement(said, differs, table, items, picture, names))

    def add_effects(self, *names: str) -> None:
        """Add a statement about the value of each parameter in `names` that needs a
        statement."""
        for name in names:
            if not self._needs_no_statement(name):
                self._add_effect(name)

    def add_differences(self, *names: str) -> None:
        """Add a statement about the value of each parameter in `names` that differs
        from Classic."""
        self.add_effects(*filter(self.is_different, names))

    def add_undescribed(self) -> None:
        """Add statements about the parameters of the chapter that differ from Classic
        and are not described yet."""
        groups = GROUP_BY_PARAMETER.items()
        rest = [name for name, group in groups if group in self.groups]
        self.add_differences(
            *(name for name in rest if name not in self.described_parameters)
        )

    def is_different(self, name: str) -> bool:
        """Return whether a parameter differs from Classic."""
        value: object = getattr(self.ruleset, name)
        return value != CLASSIC_VALUES[name]

    def _needs_no_statement(self, name: str) -> bool:
        """Return whether a parameter needs no statement, because another parameter
        leaves it without effect.

        A parameter that differs from Classic needs a statement nevertheless, if the
        other parameter does not differ.
        """
        because = inactive_parameters(self.ruleset).get(name)
        return because is not None and (
            self.is_different(because) or not self.is_different(name)
        )

    def _add_effect(self, name: str) -> None:
        """Add a statement with the effect of a parameter's value, or if no effect is
        worded with its title and value."""
        value = getattr(self.ruleset, name)
        values = sorted_values(value) if isinstance(value, frozenset) else [value]
        effects = [effect_words(name, each) for each in values]
        if effects and all(effects):
            for effect in effects:
                self.add_statement(effect, name)
        elif isinstance(value, AmountTable):
            head, row = zip(*value_pairs(value.rows), strict=True)
            lead = tr("{title}:")
            table = RuleTable(head, (row,))
            self.add_statement(lead, name, table=table, title=parameter_title(name))
        else:
            self.add_value(name)

    def add_value(self, name: str) -> None:
        """Add the title and the value of a parameter."""
        value = getattr(self.ruleset, name)
        self.add_statement(parameter_entry(name, value), name)
