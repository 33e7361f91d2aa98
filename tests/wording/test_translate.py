import ast
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

import canasta_qt.translate as door
from canasta_qt.cards import parse_card, rank_of
from canasta_qt.translate import (
    alternatives,
    capital,
    enumerate_words,
    figure,
    plural,
    set_translator,
    translate,
)
from canasta_qt.wording.cards import card_count, count_of_rank, rank_plural

PACKAGE = Path(door.__file__).parent
SAYING = [
    Path(door.__file__),
    *sorted((PACKAGE / "wording").rglob("*.py")),
    *sorted((PACKAGE / "rules" / "parameters").rglob("*.py")),
]
QUEEN, KING = rank_of(parse_card("Qh")), rank_of(parse_card("Kh"))
MARKERS = {"translate", "QT_TRANSLATE_NOOP"}
MARKS_ALONE = "tr"


@pytest.fixture
def restored() -> Iterator[None]:
    yield
    set_translator(door.english)


def test_without_a_translator_the_program_speaks_english() -> None:
    assert translate("table", "Draw") == "Draw"


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")]
)
def test_english_counts_without_a_catalogue(count: int, text: str) -> None:
    assert card_count(count) == text


def test_a_plural_may_change_a_whole_word() -> None:
    source = "%n (is/are) left"

    assert plural(1).translate("test", source) == "1 is left"
    assert plural(1200).translate("test", source) == "1,200 are left"


def test_a_bracket_that_is_no_plural_stays() -> None:
    assert plural(3).translate("test", "pile (%n card(s))") == "pile (3 cards)"


@pytest.mark.usefixtures("restored")
def test_an_installed_translator_speaks() -> None:
    def german(context: str, source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        words = {
            ("cards", "%n card(s)"): "eine Karte" if n == 1 else "%n Karten",
            ("", "queens"): "Damen",
        }
        return words[context, source]

    set_translator(german, thousands=".")

    assert card_count(1) == "eine Karte"
    assert card_count(1200) == "1.200 Karten"
    assert rank_plural(QUEEN) == "Damen"


@pytest.mark.usefixtures("restored")
def test_a_number_of_cards_has_the_case_of_its_place() -> None:
    def german(context: str, source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        words = {
            ("(a king/{number_word} kings)", ""): "ein König",
            ("(a king/{number_word} kings)", "object"): "einen König",
            ("(a king/{number_word} kings)", "after with"): "{number_word} Königen",
            ("one", ""): "eins",
            ("two", ""): "zwei",
        }
        return words[source, role]

    set_translator(german)

    assert count_of_rank(KING, 1) == "ein König"
    assert count_of_rank(KING, 1, "object") == "einen König"
    assert count_of_rank(KING, 2, "after with") == "zwei Königen"


@pytest.mark.parametrize(
    ("number", "text"),
    [(5, "5"), (1985, "1,985"), (-45, "−45"), (-12500, "−12,500"), (0, "0")],
)
def test_figures_are_written_for_people(number: int, text: str) -> None:
    assert figure(number) == text


def test_words_are_joined_as_people_do() -> None:
    assert enumerate_words([]) == ""
    assert enumerate_words(["queens"]) == "queens"
    assert enumerate_words(["queens", "nines"]) == "queens and nines"
    assert enumerate_words(["queens", "nines", "fives"]) == "queens, nines and fives"
    assert alternatives(["2♣", "2♦", "a joker"]) == "2♣, 2♦ or a joker"


@pytest.mark.usefixtures("restored")
def test_a_word_may_change_before_its_own_sound() -> None:
    def spanish(context: str, source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
        small = {"before i": " e ", "before o": " u "}
        plain = source.replace(" and ", " y ").replace(" or ", " o ")
        return re.sub(" [yo] ", small[role], plain) if role else plain

    set_translator(spanish)

    for last, said in {"Inés": "e", "**Hilda**": "e", "Íñigo": "e", "Ana": "y"}.items():
        assert enumerate_words(["Eva", last]) == f"Eva {said} {last}"
    assert enumerate_words(["miel", "hielo"]) == "miel y hielo"
    for last, said in {"ochos": "u", "8♣": "u", "11": "u", "110": "o"}.items():
        assert alternatives(["7", last]) == f"7 {said} {last}"


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert capital("you and Anton") == "You and Anton"
    assert capital("") == ""


def calls(tree: ast.AST, *markers: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in (markers or MARKERS):
                yield node


def literals(call: ast.Call) -> list[str]:
    return [
        argument.value
        for argument in call.args[:2]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def marked_sources() -> dict[tuple[str, str], bool]:
    """Every (context, source) written in wording/, and whether it is a plural."""
    found = {}
    for module in SAYING:
        tree = ast.parse(module.read_text(encoding="utf-8"))
        for call in calls(tree, MARKS_ALONE):
            source, *_ = literals(call)
            found["", source] = len(call.args) == 3
        for call in calls(tree):
            strings = literals(call)
            if len(strings) == 2:
                found[strings[0], strings[1]] = len(call.args) == 4
    return found


def test_a_source_is_a_literal_or_was_marked_as_one() -> None:
    """An expression in its place would be found by nobody who translates."""
    for module in SAYING:
        if module.name == "translate.py":
            continue
        for call in calls(ast.parse(module.read_text(encoding="utf-8"))):
            where = f"{module.name}:{call.lineno}"
            context, source = call.args[:2]
            assert isinstance(context, ast.Constant), where
            marked = ast.Constant | ast.Name | ast.Subscript
            if not context.value:  # marked by `tr` in a record
                marked |= ast.Attribute
            assert isinstance(source, marked), f"{where}: {ast.unparse(source)}"


def test_every_source_with_a_number_is_a_plural_and_only_those() -> None:
    for (context, source), is_plural in marked_sources().items():
        forms = "%n" in source or bool(door._PLURAL.search(source))
        assert forms == is_plural, (context, source)


def test_lupdate_finds_every_source_and_knows_the_plurals(tmp_path: Path) -> None:
    """Without `numerus` a translator is never asked for the plural forms."""
    pyside = pytest.importorskip("PySide6")
    name = "lupdate.exe" if os.name == "nt" else "lupdate"
    program = Path(pyside.__file__).parent / name
    target = tmp_path / "words.ts"
    sources = [str(module) for module in SAYING]
    subprocess.run(
        [program, *sources, "-ts", target], check=True, capture_output=True, timeout=600
    )

    found = {}
    for context in ElementTree.parse(target).getroot().iter("context"):
        for message in context.iter("message"):
            place = (context.findtext("name", ""), message.findtext("source", ""))
            found[place] = message.get("numerus") == "yes"

    assert found == marked_sources()


def test_wording_needs_no_qt() -> None:
    paths = [module.relative_to(PACKAGE.parent).with_suffix("") for module in SAYING]
    names = [".".join(path.parts) for path in paths if path.name != "__init__"]
    code = f"import sys, {', '.join(names)}; print('PySide6' in sys.modules)"

    said = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )

    assert said.stdout.strip() == "False"
