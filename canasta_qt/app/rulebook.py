"""The rules of a game as a page to read."""

from html import escape

from canasta_qt.rules.model import Ruleset
from canasta_qt.wording.rulesheet import MARK, Section, rule_sections
from canasta_qt.wording.translate import translate


def rule_page(ruleset: Ruleset) -> str:
    """Write a ruleset as HTML: chapters with lists, differences from Classic marked."""
    sections = rule_sections(ruleset)
    parts = [f"<p>{escape(ruleset.character)}</p>"]
    if any(rule.differs for section in sections for rule in section.statements):
        words = translate("rules", "{mark} marks what differs from Classic.")
        parts.append(f"<p>{escape(words.format(mark=MARK))}</p>")
    return "".join(parts + [_chapter(section) for section in sections])


def _chapter(section: Section) -> str:
    rules = "".join(
        f"<li>{f'<b>{MARK}</b> ' if rule.differs else ''}{escape(rule.text)}</li>"
        for rule in section.statements
    )
    return f"<h3>{escape(section.heading)}</h3><ul>{rules}</ul>"
