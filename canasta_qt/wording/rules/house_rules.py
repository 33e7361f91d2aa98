"""House rules during editing: possible values, explanations, contradictions.

A window shows `RuleRow` values and sets new values, without any rules of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import starmap
from typing import Any, Final, TypeAlias

from canasta_qt.rules import model
from canasta_qt.rules.amounts import SeatingMap, ThreePoints
from canasta_qt.rules.canasta_names import rename_condition_kinds
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters import parameter
from canasta_qt.rules.parameters.parameter import ChoiceSet, Compound
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS, base_of
from canasta_qt.rules.shapes import KIND_CONDITIONS_FORMAT, SEATINGS_FORMAT
from canasta_qt.rules.tables import minimum_rows
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import InitialBasis, MatchEnd, Seating
from canasta_qt.translate import tr, tr_n
from canasta_qt.wording.rules.own_values import (
    OwnValues,
    equals_printed_table,
    own_values_of,
)
from canasta_qt.wording.rules.parameters import (
    parameter_entry,
    parameter_sentence,
    parameter_title,
    parameter_value,
    problem_sentence,
)
from canasta_qt.wording.rules.search_words import search_words
from canasta_qt.wording.ruleset_names import (
    character_of,
    house_changes,
    own_rules_title,
    translated_title,
)

_FEWEST_IN_PAIRS: Final = 4
_CANASTA: Final = 7
"""Number of cards of a canasta: first value of a limit that no built-in game has."""
_NO_TABLE: Final = "none"
_FAMILY_GROUPS: Final = ("match", "opening", "pile", "threes", "bonuses", "going_out")
"""Groups of the parameters that families change most, in the order of the editor."""
_MAX_LISTED_CHANGES: Final = 3
"""Largest number of changes listed in a description without a note of the player."""


def ruleset_description(ruleset: Ruleset) -> str:
    """Return the description of a game: the player's note, or without one the
    changes."""
    base, changes = base_of(ruleset), house_changes(ruleset)
    if ruleset.character not in (f"{base.title}.", base.character):
        return character_of(ruleset)
    if not changes:
        return character_of(base)
    told = [parameter_entry(*each) for each in [*changes.items()][:_MAX_LISTED_CHANGES]]
    if len(changes) > _MAX_LISTED_CHANGES:
        more = len(changes) - _MAX_LISTED_CHANGES
        told.append(tr_n("%n more", more))
    return " · ".join((translated_title(base), *told))


def difference_lines(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the base game of house rules, and a line for each parameter that differs
    from it."""
    based = tr("Based on: {game}")
    based = based.format(game=translated_title(base_of(ruleset)))
    return (based, *starmap(parameter_entry, house_changes(ruleset).items()))


def message_text(ruleset: Ruleset, name: str, note: str) -> str:
    """Return house rules as a message for people, from which the program can also read
    the rules.

    Its paragraphs are name and note, a line for each parameter that differs from the
    base game, and the text of the ruleset.
    """
    text = ruleset_text(ruleset)
    code = text if "(" in text else f"{text}()"
    head = f"{name}\n{note}".rstrip()
    return "\n\n".join((head, "\n".join(difference_lines(ruleset)), code)) + "\n"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several alternatives, with its value, name and effect."""

    value: object
    words: str
    effect: str


@dataclass(frozen=True, slots=True)
class MultipleChoice:
    """Editor of a set of alternatives."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """Editor of a number.

    `no_limit_text` is the text for no limit, empty if there must be a limit;
    `first_limit` is the number at which a new limit begins.
    """

    min_value: int
    max_value: int
    no_limit_text: str = ""
    first_limit: int = 0


@dataclass(frozen=True, slots=True)
class SingleChoice:
    """Editor of one of several alternatives, or if `number` is given, of a number."""

    choices: tuple[Choice, ...]
    number: Number | None = None
    own_values: OwnValues | None = None
    """Form for own values, as a further alternative; None if there is none."""


Editor: TypeAlias = SingleChoice | MultipleChoice | Number


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule parameter as shown in a window."""

    name: str
    group: str
    title: str
    sentence: str
    search_words: str
    editor: Editor
    value: object
    value_words: str
    """Value in words."""
    default_words: str
    """Value in the base game in words; if Classic has another one, also that."""
    is_changed: bool
    """Whether the value differs from the value in the base game."""
    is_classic: bool
    """Whether the value is the same as in Classic."""
    no_effect_reason: str
    """Why the parameter has no effect; empty if it has an effect."""
    errors: tuple[str, ...]
    """Sentences on why the value is impossible."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A ruleset during editing; immutable, so each change returns a new object."""

    base: Ruleset
    """Built-in ruleset, to which parameters can be reset."""
    start: Ruleset
    """Ruleset at the beginning of the editing, built-in or custom."""
    ruleset: Ruleset

    @property
    def changes(self) -> tuple[str, ...]:
        """Parameters that differ from the base game."""
        return tuple(model.differing_parameters(self.ruleset, self.base))

    @property
    def playable_rules(self) -> Ruleset:
        """The edited ruleset: the base game if nothing differs from it, the custom
        ruleset if it is unchanged, otherwise a ruleset with the title “…, house rules”.
        """
        if not self.changes:
            return self.base
        as_at_start = not model.differing_parameters(self.ruleset, self.start)
        if as_at_start and self.start.title != self.base.title:
            return self.start
        title = own_rules_title(self.base.title)
        return replace(self.ruleset, title=title, character=self.base.character)

    def with_value(self, name: str, value: object) -> HouseRules:
        """Return the rules with a parameter set, and other parameters adapted to its
        value.

        New numbers of players get a seating. Each pack adds two jokers, unless the
        number of jokers was changed. A table of minimums sets whether they depend on
        score or round. A game that ends by score or by rounds gets a target score or a
        number of rounds. Own values equal to the table of the base game, for the same
        packs, are replaced by that table.
        """
        printed = getattr(self.base, name)
        same_packs = self.ruleset.deck_count == self.base.deck_count
        if same_packs and equals_printed_table(name, value, printed):
            value = printed
        return replace(self, ruleset=_with_value(self.ruleset, self.base, name, value))

    def reset(self, *names: str) -> HouseRules:
        """Return the rules with the parameters `names` reset to the base game; without
        names, all parameters."""
        if not names:
            back = {name: getattr(self.base, name) for name in model.GROUP_BY_PARAMETER}
            return replace(self, ruleset=replace(self.ruleset, **back))
        ruleset = self.ruleset
        for name in names:
            value = getattr(self.base, name)
            ruleset = _with_value(ruleset, self.base, name, value)
        return replace(self, ruleset=ruleset)

    def rows(self) -> tuple[RuleRow, ...]:
        """Return a row for each parameter, in the order of the groups A to M."""
        without = model.inactive_parameters(self.ruleset)
        before = dict(model.parameter_values(self.base))
        games = (self.base, self.start, self.ruleset)
        wrong: dict[str, list[str]] = {}
        for problem in ruleset_problems(self.ruleset):
            for name in problem.parameters:
                wrong.setdefault(name, []).append(problem_sentence(problem))
        return tuple(
            RuleRow(
                name=name,
                group=model.GROUP_BY_PARAMETER[name],
                title=parameter_title(name),
                sentence=parameter_sentence(name),
                search_words=search_words(name),
                editor=make_editor(name, *(getattr(each, name) for each in games)),
                value=value,
                value_words=parameter_value(name, value),
                default_words=self._default(name, before[name]),
                is_changed=value != before[name],
                is_classic=value == model.CLASSIC_VALUES[name],
                no_effect_reason=self._no_effect_text(without.get(name)),
                errors=tuple(wrong.get(name, ())),
            )
            for name, value in model.parameter_values(self.ruleset)
        )

    def _default(self, name: str, value: object) -> str:
        words = parameter_value(name, value)
        text = tr("Default: {setting}").format(setting=words)
        classic = model.CLASSIC_VALUES[name]
        if classic == value:
            return text
        words = parameter_value(name, classic)
        also = tr("Classic: {setting}").format(setting=words)
        return f"{text} · {also}"

    def _no_effect_text(self, because: str | None) -> str:
        if because is None:
            return ""
        return tr("No effect while “{title}” is set to “{setting}”.").format(
            title=parameter_title(because),
            setting=parameter_value(because, getattr(self.ruleset, because)),
        )


def _with_value(ruleset: Ruleset, base: Ruleset, name: str, value: object) -> Ruleset:
    """Return the ruleset with a parameter set, and other parameters adapted to its
    value."""
    changes: dict[str, Any] = {name: value}
    match name, value:
        case "players_allowed", frozenset():
            changes["seating"] = _default_seatings(ruleset, value)
        case "deck_count", int():
            packs = ruleset.deck_count
            if isinstance(packs, int) and ruleset.jokers_total == 2 * packs:
                changes["jokers_total"] = 2 * value
        case "initial_table", str() | tuple():
            by_round = minimum_rows(value)[0][0] is not None
            basis = InitialBasis.ROUND if by_round else InitialBasis.SCORE
            changes["initial_basis"] = basis
        case "match_end", MatchEnd():
            changes |= _end_limits(ruleset, base, value)
        case _:
            pass
    return replace(ruleset, **changes)


def _end_limits(ruleset: Ruleset, base: Ruleset, end: MatchEnd) -> dict[str, object]:
    """Return target score and number of rounds for a kind of end of the game.

    The limit required by the end gets a value; the other limit is None if it is None in
    the base game.
    """
    needed, other = "target_score", "rounds"
    if end is MatchEnd.ROUNDS:
        needed, other = other, needed
    limit = getattr(ruleset, needed)
    limits = {
        needed: first_limit(needed, getattr(base, needed)) if limit is None else limit
    }
    if getattr(base, other) is None:
        limits[other] = None
    return limits


def first_limit(name: str, *own: object) -> int:
    """Return the value that a parameter without a limit gets as its first limit.

    It is the value in `own`, which is that of the base game, or else that of Classic,
    or else that of the first built-in game with a limit.
    """
    limits = (*own, *(getattr(each, name) for each in ALL_RULESETS))
    return next((limit for limit in limits if isinstance(limit, int)), _CANASTA)


def _default_seatings(ruleset: Ruleset, players: frozenset[int]) -> SeatingMap:
    """Return a seating for each number of players: pairs if possible, otherwise
    everybody alone."""
    known = dict(ruleset.seating)
    return tuple(
        (number, known.get(number) or (_usual_seating(number),))
        for number in sorted(players)
    )


def _usual_seating(players: int) -> Seating:
    even = players >= _FEWEST_IN_PAIRS and players % 2 == 0
    return Seating.PAIRS if even else Seating.SOLO


def unchanged_rules(start: Ruleset) -> HouseRules:
    """Return a built-in or custom ruleset as unchanged house rules, for editing."""
    return HouseRules(base_of(start), start, start)


def parameter_groups() -> tuple[tuple[str, str], ...]:
    """Return names and titles of the groups; groups that families change most are
    first."""
    groups = dict.fromkeys((*_FAMILY_GROUPS, *model.GROUP_TITLES))
    return tuple((group, tr(model.GROUP_TITLES[group])) for group in groups)


def make_editor(name: str, *own: Any) -> Editor:
    """Return the editor of a parameter; for a compound value this is a list of
    alternatives.

    The alternatives are the values of all built-in games, documented variations, and
    `own`: the value in the base game, then the value that was set last.
    """
    match model.PARAMETERS[name].kind:
        case Compound(choices=tables) if tables:
            alternatives = tuple(_choice(name, each) for each in tables)
            return SingleChoice(alternatives, own_values=own_values_of(name, *own))
        case Compound(shape, least, most, documented):
            known = [getattr(each, name) for each in ALL_RULESETS]
            known += map(shape.parse, documented)
            if shape is KIND_CONDITIONS_FORMAT and own:
                known = [
                    rename_condition_kinds(each, own[-1] or own[0]) for each in known
                ]
            known += own
            if shape is SEATINGS_FORMAT and own:
                known = _seating_of_same_numbers(known, own[-1])
            values = dict.fromkeys(known)
            choices = [
                Choice(each, parameter_value(name, each), "")
                for each in values
                if not isinstance(each, int | ThreePoints)
            ]
            takes_number = isinstance(model.CLASSIC_VALUES[name], int)
            number = Number(least, most) if takes_number else None
            return SingleChoice(tuple(choices), number, own_values_of(name, *own))
        case parameter.Number(least, most, none):
            first = first_limit(name, *own[:1])
            return Number(least, most, tr(none) if none else "", first)
        case ChoiceSet(choices):
            return MultipleChoice(tuple(_choice(name, each) for each in choices))
        case choices:
            return SingleChoice(tuple(_choice(name, each) for each in choices))


def _seating_of_same_numbers(
    maps: Iterable[SeatingMap], shown: SeatingMap
) -> list[SeatingMap]:
    """Return those seatings that include all numbers of players in `shown`, without any
    other numbers."""
    numbers = [number for number, _ in shown]
    cut = (tuple(row for row in each if row[0] in numbers) for each in maps)
    return [each for each in cut if len(each) == len(numbers)]


def _choice(name: str, value: object) -> Choice:
    choice = model.PARAMETERS[name].choices[value]
    effect = tr(choice.effect) if choice.effect else ""
    if type(value) is str and value != _NO_TABLE:
        effect = parameter_value(name, value)
    return Choice(value, tr(choice.words), effect)
