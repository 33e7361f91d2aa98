"""Rule sheet of a ruleset, on one or two pages, for the key F1 and for `canasta-qt
rules`."""

from collections.abc import Callable
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from canasta_qt.rules.model import GOAL_PARAMETERS, Ruleset, parameter_values
from canasta_qt.rules.rulesets.catalog import base_of
from canasta_qt.translate import mark, tr
from canasta_qt.wording.cards import card_sign
from canasta_qt.wording.rule_sheet import melding, scoring
from canasta_qt.wording.rule_sheet.chapter import (
    CardPicture,
    Chapter,
    RuleTable,
    Statement,
)
from canasta_qt.wording.rules.house_rules import difference_lines
from canasta_qt.wording.rules.parameters import (
    entry_text,
    parameter_entry,
    parameter_title,
    parameter_value,
)
from canasta_qt.wording.ruleset_names import (
    character_of,
    house_changes,
    ruleset_title,
    source_of,
    translated_title,
)

_CHAPTERS: Final[tuple[tuple[str, tuple[str, ...], Callable[[Chapter], None]], ...]] = (
    (mark("Aim of the game"), ("match",), melding.add_aim),
    (mark("Your turn"), ("drawing", "discarding"), melding.add_turn),
    (mark("Melds and canastas"), ("melds",), melding.add_melds),
    (mark("Initial meld"), ("opening",), melding.add_opening),
    (mark("The pile"), ("pile",), scoring.add_pile),
    (mark("Threes"), ("threes",), scoring.add_threes),
    (mark("Going out"), ("going_out",), scoring.add_going_out),
    (mark("Scoring"), ("points", "bonuses", "scoring"), scoring.add_scoring),
    (mark("Players and deal"), ("equipment", "deal"), scoring.add_deal),
)

DIFFERENCE_MARK: Final = "◆"
"""Sign before a rule that differs from Classic."""
_WIDTH: Final = 78
"""Largest number of characters in a line of a ruleset as plain text."""
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the rules below it."""

    heading: str
    statements: tuple[Statement, ...]
    groups: tuple[str, ...] = ()
    """Groups of rule parameters that the section describes."""

    @property
    def anchor_names(self) -> tuple[str, ...]:
        """Names of groups and parameters, to which the page can be scrolled."""
        told = (name for rule in self.statements for name in rule.parameter_names)
        return (*self.groups, *told)


@dataclass(frozen=True, slots=True)
class RuleText:
    """A ruleset as text: title, introduction, sections."""

    title: str
    character: str
    sections: tuple[Section, ...]

    @property
    def difference_mark_note(self) -> str:
        """Explanation of `DIFFERENCE_MARK`; empty if no rule differs from Classic."""
        if any(rule.is_different for each in self.sections for rule in each.statements):
            words = tr("{mark} marks what differs from Classic.")
            return words.format(mark=DIFFERENCE_MARK)
        return ""


def rule_sections(ruleset: Ruleset) -> tuple[Section, ...]:
    """Return the chapters on a ruleset, which together describe all its differences
    from Classic."""
    named: set[str] = set()
    sections = []
    for heading, groups, words in _CHAPTERS:
        chapter = Chapter(ruleset, tr(heading), groups, described_parameters=named)
        words(chapter)
        named |= chapter.described_parameters
        sections.append(chapter)
    for chapter in sections:
        chapter.described_parameters = named
        chapter.add_undescribed()
    sections.append(_source(ruleset))
    changes = _changes(ruleset)
    if changes is not None:
        sections.insert(0, changes)
    return tuple(
        Section(each.heading, tuple(each.statements), each.groups) for each in sections
    )


def _source(ruleset: Ruleset) -> Chapter:
    """Return the chapter on the source of the rules, and on the values chosen where the
    source gives none."""
    chapter = Chapter(ruleset, tr("Where these rules come from"), ())
    source = tr("Based on: {source}")
    chapter.add_statement(source, source=source_of(ruleset))
    changed = house_changes(ruleset)
    chosen = [
        parameter_entry(name, value)
        for name, value in parameter_values(ruleset)
        if name in ruleset.chosen and name not in changed
    ]
    if chosen:
        text = tr("Our choice where the source is silent:")
        chapter.add_statement(text, items=tuple(chosen))
    return chapter


def _changes(ruleset: Ruleset) -> Chapter | None:
    """Return the chapter on house rules, each with the value of the base game.

    None if nothing was changed, or only the length of the game.
    """
    base, changed = base_of(ruleset), house_changes(ruleset)
    if changed.keys() <= GOAL_PARAMETERS:
        return None
    chapter = Chapter(ruleset, tr("House rules"), ())
    words = tr("{title}: {setting} ({game}: {before}).")
    for name, value in changed.items():
        chapter.add_statement(
            words,
            title=parameter_title(name),
            setting=parameter_value(name, value),
            game=translated_title(base),
            before=parameter_value(name, getattr(base, name)),
        )
    return chapter


def rule_text(ruleset: Ruleset) -> RuleText:
    """Return the content of the rule sheet of a ruleset."""
    return RuleText(
        ruleset_title(ruleset), character_of(ruleset), rule_sections(ruleset)
    )


def differences_text(ruleset: Ruleset, name: str, note: str) -> RuleText:
    """Return a page with name, note, and the rules that differ from the base game."""
    based, *changes = difference_lines(ruleset)
    return RuleText(name, note, (Section(based, tuple(map(Statement, changes))),))


def rule_sheet(ruleset: Ruleset) -> str:
    """Return a ruleset as plain text, at most 78 characters wide."""
    page = rule_text(ruleset)
    lines = [page.title, "=" * len(page.title), page.character]
    if page.difference_mark_note:
        lines.append(page.difference_mark_note)
    for section in page.sections:
        lines += ["", section.heading, "-" * len(section.heading)]
        for rule in section.statements:
            first = [rule.text, *table_lines(rule.table), picture_words(rule.picture)]
            bullet = f"{DIFFERENCE_MARK if rule.is_different else '·'} "
            lines.append(_fill(" ".join(filter(None, first)), bullet))
            lines += [_fill(words, "  – ") for words in rule.list_items]
    return "\n".join(lines) + "\n"


def _fill(words: str, bullet: str) -> str:
    rest = " " * len(bullet)
    filled = fill(words, _WIDTH, initial_indent=bullet, subsequent_indent=rest)
    return filled.replace(_NO_BREAK, " ")


def table_lines(table: RuleTable) -> list[str]:
    """Return a table as lines: `from 0: 50 · from 1,500: 90`."""
    return [
        " · ".join(
            entry_text(head, cell).replace(" ", _NO_BREAK) if head else cell
            for head, cell in zip(table.column_titles, row, strict=True)
            if cell
        )
        for row in table.rows
    ]


def picture_words(picture: CardPicture) -> str:
    """Return a picture of cards as text: `K♥ + K♠ K♦`."""
    return " + ".join(" ".join(map(card_sign, group)) for group in picture)
