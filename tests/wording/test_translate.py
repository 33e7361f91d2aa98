"""Translation of texts: plurals, cases, lists and numbers."""

import ast
import re
from collections.abc import Iterator

import pytest

from canasta_qt.cards import parse_card, rank_of
from canasta_qt.translate import (
    english_source,
    join_with_and,
    join_with_or,
    set_translator,
    tr_n,
)
from canasta_qt.wording.cards import card_count, count_of_rank, rank_plural
from tests.tidy.source import PACKAGE, modules

QUEEN, KING = rank_of(parse_card("Qh")), rank_of(parse_card("Kh"))


@pytest.fixture
def restored() -> Iterator[None]:
    yield
    set_translator(english_source)


def test_a_plural_may_change_a_whole_word() -> None:
    source = "%n (is/are) left"

    assert tr_n(source, 1) == "1 is left"
    assert tr_n(source, 1200) == "1,200 are left"


@pytest.mark.usefixtures("restored")
def test_an_installed_translator_is_used() -> None:
    def german(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        words = {
            "%n card(s)": "eine Karte" if n == 1 else "%n Karten",
            "queens": "Damen",
        }
        return words[source]

    set_translator(german, thousands=".")

    assert card_count(1) == "eine Karte"
    assert card_count(1200) == "1.200 Karten"
    assert rank_plural(QUEEN) == "Damen"


@pytest.mark.usefixtures("restored")
def test_a_number_of_cards_has_the_grammatical_case_of_its_place() -> None:
    def german(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        words = {
            ("(a king/{number_word} kings)", ""): "ein König",
            ("(a king/{number_word} kings)", "object"): "einen König",
            ("(a king/{number_word} kings)", "after with"): "{number_word} Königen",
            ("one", "number"): "eins",
            ("two", "number"): "zwei",
        }
        return words[source, role]

    set_translator(german)

    assert count_of_rank(KING, 1) == "ein König"
    assert count_of_rank(KING, 1, "object") == "einen König"
    assert count_of_rank(KING, 2, "after with") == "zwei Königen"


@pytest.mark.usefixtures("restored")
def test_the_words_and_and_or_may_change_before_certain_sounds() -> None:
    def spanish(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        small = {"before i": " e ", "before o": " u "}
        plain = source.replace(" and ", " y ").replace(" or ", " o ")
        return re.sub(" [yo] ", small[role], plain) if role else plain

    set_translator(spanish)

    for last, said in {"Inés": "e", "**Hilda**": "e", "Íñigo": "e", "Ana": "y"}.items():
        assert join_with_and(["Eva", last]) == f"Eva {said} {last}"
    assert join_with_and(["miel", "hielo"]) == "miel y hielo"
    for last, said in {"ochos": "u", "8♣": "u", "11": "u", "110": "o"}.items():
        assert join_with_or(["7", last]) == f"7 {said} {last}"


def test_every_text_passed_to_tr_is_a_literal_or_marked() -> None:
    """Translators would not find another expression."""
    marked = ast.Constant | ast.Name | ast.Subscript | ast.Attribute | ast.Call
    unknown = [
        f"{module.name}:{node.lineno} {ast.unparse(node.args[0])}"
        for module in modules(PACKAGE)
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in {"tr", "tr_n"}
        and (
            not isinstance(node.args[0], marked)
            or (isinstance(node.args[0], ast.Call) and "mark" not in ast.unparse(node))
        )
    ]

    assert unknown == []


def at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Yield every call made when a module is imported."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from at_import(child)


def test_no_text_is_translated_when_modules_are_imported() -> None:
    early = [
        f"{module.name}:{call.lineno} {ast.unparse(call)}"
        for module in modules(PACKAGE)
        for call in at_import(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(call.func, ast.Name) and call.func.id in {"tr", "tr_n"}
    ]

    assert early == [], "a table has `mark`, and its reader `tr`"
