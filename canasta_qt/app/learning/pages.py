"""Pages of what is learned, as the sheet of rules shows and prints them."""

from collections.abc import Collection, Iterable

from canasta_qt.engine.state.terms import Terms
from canasta_qt.learning.lesson import Lesson
from canasta_qt.storage.own_rulesets import find
from canasta_qt.translate import translate
from canasta_qt.wording.rule_sheet.chapter import Statement
from canasta_qt.wording.rule_sheet.sheet import RuleText, Section
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.table.terms import TITLES, term_words


def card_page(lessons: Iterable[Lesson], done: Collection[str]) -> RuleText:
    """My Canasta card: a line for every lesson that is finished, by game."""
    lines: dict[str, list[Statement]] = {}
    for lesson in lessons:
        if lesson.id in done:
            lines.setdefault(lesson.game, []).append(Statement(lesson.card))
    told = translate("Learning", "What you have learned, a line for each lesson.")
    if not lines:
        told = translate("Learning", "Every lesson you finish writes its line here.")
    sections = tuple(
        Section(ruleset_title(find(game)), tuple(learned))
        for game, learned in lines.items()
    )
    return RuleText(translate("Learning", "My Canasta card"), told, sections)


def words_page(terms: Terms) -> RuleText:
    """The words of the table and what they mean in a game."""
    sections = tuple(
        Section(translate("terms", title), (Statement(term_words(term, terms)),))
        for term, title in TITLES.items()
    )
    told = translate("Learning", "At the table, the pointer on a word explains it too.")
    return RuleText(translate("Learning", "Words of Canasta"), told, sections)


def left_out(problem: str) -> str:
    """Say that a file somebody has added is not listed, and why."""
    return translate("Learning", "Left out: {why}").format(why=problem)
