"""Pages about lessons, in the form of a rule sheet, for screen and print."""

from collections.abc import Collection, Iterable

from canasta_qt.engine.state.terms import Terms
from canasta_qt.learning.lesson import Lesson
from canasta_qt.storage.own_rulesets import find_ruleset
from canasta_qt.translate import tr
from canasta_qt.wording.rule_sheet.chapter import Statement
from canasta_qt.wording.rule_sheet.glossary import definitions
from canasta_qt.wording.rule_sheet.sheet import RuleText, Section, rule_sections
from canasta_qt.wording.ruleset_names import ruleset_title


def notes_page(lessons: Iterable[Lesson], finished: Collection[str]) -> RuleText:
    """Return a page with what finished lessons taught, by ruleset."""
    lessons = tuple(lessons)
    covered = {each for it in lessons if it.id in finished for each in it.covers}
    lines: dict[str, list[Statement]] = {}
    for lesson in lessons:
        if lesson.id in covered.union(finished):
            lines.setdefault(lesson.game, []).append(Statement(lesson.card))
    told = tr("What you have learned, and what counts.")
    if not lines:
        told = tr("Each lesson you finish adds a line here.")
    sections = []
    for game, learned in lines.items():
        ruleset = find_ruleset(game)
        sections.append(Section(ruleset_title(ruleset), tuple(learned)))
        rules = rule_sections(ruleset)
        sections += [section for section in rules if "points" in section.groups]
    return RuleText(tr("My notes"), told, tuple(sections))


def terms_page(terms: Terms) -> RuleText:
    """Return a page that defines the words used in a game."""
    sections = tuple(
        Section(title, (Statement(words),)) for title, words in definitions(terms)
    )
    told = tr("At the table, point at a word to see what it means.")
    return RuleText(tr("Canasta glossary"), told, sections)
