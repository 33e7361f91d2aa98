"""A ruleset on one to two pages, made from its data; F1 and `canasta-qt rules`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from textwrap import fill
from typing import Final

import canasta_qt.wording.rule_sections_cards as one
import canasta_qt.wording.rule_sections_play as two
from canasta_qt.rules.model import Ruleset
from canasta_qt.wording.rule_chapter import Chapter, Statement
from canasta_qt.wording.translate import QT_TRANSLATE_NOOP, translate

_CHAPTERS: Final[tuple[tuple[str, tuple[str, ...], Callable[[Chapter], None]], ...]] = (
    (QT_TRANSLATE_NOOP("rules", "Cards"), ("points",), one.cards),
    (QT_TRANSLATE_NOOP("rules", "Players and deal"), ("equipment", "deal"), one.deal),
    (QT_TRANSLATE_NOOP("rules", "Your turn"), ("drawing", "discarding"), one.turn),
    (QT_TRANSLATE_NOOP("rules", "Melds"), ("melds",), one.melds),
    (QT_TRANSLATE_NOOP("rules", "Opening"), ("opening",), two.opening),
    (QT_TRANSLATE_NOOP("rules", "The pile"), ("pile",), two.pile),
    (QT_TRANSLATE_NOOP("rules", "Threes"), ("threes",), two.threes),
    (QT_TRANSLATE_NOOP("rules", "Going out"), ("going_out",), two.going_out),
    (QT_TRANSLATE_NOOP("rules", "Points"), ("bonuses", "scoring"), two.scoring),
    (QT_TRANSLATE_NOOP("rules", "The game"), ("match",), two.match),
)

MARK: Final = "◆"
"""Stands before a rule that is another one in Classic."""
_WIDTH: Final = 78


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the rules below it."""

    heading: str
    statements: tuple[Statement, ...]


def rule_sections(ruleset: Ruleset) -> tuple[Section, ...]:
    """Write a ruleset's chapters; no difference from Classic is left unsaid."""
    named: set[str] = set()
    sections = []
    for heading, groups, words in _CHAPTERS:
        chapter = Chapter(ruleset, translate("rules", heading), groups, named=named)
        words(chapter)
        named |= chapter.named
        sections.append(chapter)
    for chapter in sections:
        chapter.named = named
        chapter.say_rest()
    return tuple(Section(each.heading, tuple(each.statements)) for each in sections)


def rule_sheet(ruleset: Ruleset) -> str:
    """Write a ruleset as plain text, at most 78 signs wide."""
    lines = [ruleset.title, "=" * len(ruleset.title), ruleset.character]
    sections = rule_sections(ruleset)
    if any(rule.differs for section in sections for rule in section.statements):
        lines.append(
            translate("rules", "{mark} marks what differs from Classic.").format(
                mark=MARK
            )
        )
    for section in sections:
        lines += ["", section.heading, "-" * len(section.heading)]
        for rule in section.statements:
            bullet = MARK if rule.differs else "·"
            lines.append(
                fill(
                    rule.text,
                    _WIDTH,
                    initial_indent=f"{bullet} ",
                    subsequent_indent="  ",
                )
            )
    return "\n".join(lines) + "\n"
