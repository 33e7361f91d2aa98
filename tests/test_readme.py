"""The README and documents for users are correct: games, verbs, languages."""

import doctest
import re
from pathlib import Path

import pytest

from canasta_qt.app.settings.translation import languages
from canasta_qt.cli.options import make_parser
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from tests.app.catalogue import FOLDER, codes, messages
from tests.tidy.source import CHECKOUT

README = CHECKOUT / "README.md"
COMMAND_LINE = CHECKOUT / "docs" / "command-line.md"
PICTURE = re.compile(r"\]\((?:\.\./)?(assets/[^)]*)\)")


def test_the_documented_python_example_plays_a_game() -> None:
    results = doctest.testfile(
        str(COMMAND_LINE),
        module_relative=False,
        encoding="utf-8",
        optionflags=doctest.REPORT_NDIFF,
    )

    assert results.attempted >= 15
    assert results.failed == 0


def test_the_documented_python_example_has_about_twenty_lines() -> None:
    text = COMMAND_LINE.read_text("utf-8")
    lines = re.findall(r"^(?:>>>|\.\.\.) ", text, re.MULTILINE)

    assert 15 <= len(lines) <= 25


def test_the_documented_verbs_are_those_of_the_command_line() -> None:
    """`play` is the program without a verb and documented as such."""
    text = COMMAND_LINE.read_text("utf-8")
    named = set(re.findall(r"^canasta-qt ([a-z]+)", text, re.MULTILINE))
    listed = re.findall(r"^    ([a-z]+) ", make_parser().format_help(), re.MULTILINE)

    assert len(listed) >= 8
    assert named == {*listed} - {"play"}


def test_the_readme_names_every_language() -> None:
    found = re.search(r"^In your language: (.*)$", README.read_text("utf-8"), re.M)

    assert found is not None
    names = (name for code, name in languages().items() if code != "en")
    assert [name for name in names if f"[{name}]" not in found[1]] == []


def test_every_link_of_the_readme_to_a_heading_has_its_heading() -> None:
    dead = []
    for name, anchor in re.findall(
        r"\]\(([^)#]*)#([^)]+)\)", README.read_text("utf-8")
    ):
        text = (CHECKOUT / (name or "README.md")).read_text("utf-8")
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        if anchor not in {each.lower().replace(" ", "-") for each in headings}:
            dead.append(f"{name}#{anchor}")

    assert dead == []


@pytest.mark.parametrize("code", codes())
def test_each_language_has_a_translated_readme_with_the_same_pictures(
    code: str,
) -> None:
    path = CHECKOUT / "docs" / f"README.{code}.md"
    text, english = path.read_text("utf-8"), README.read_text("utf-8")
    said = {each.source: each.forms[0] for each in messages(catalogue(code))}

    missing = [
        game.id
        for game in ALL_RULESETS
        if f"| {said.get(game.title)} | `{game.id}` |" not in text
        or f"| {said.get(game.character)} |" not in text
    ]
    assert missing == []
    assert PICTURE.findall(text) == PICTURE.findall(english)
    assert f"](docs/{path.name})" in english
    known = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    for anchor in re.findall(r"\]\(#([^)]+)\)", text):
        assert anchor in {each.lower().replace(" ", "-") for each in known}


def catalogue(code: str) -> Path:
    return FOLDER / f"canasta_{code}.ts"


def test_the_readme_lists_every_game_with_its_name_and_description() -> None:
    text = README.read_text("utf-8")
    missing = [
        game.id
        for game in ALL_RULESETS
        if f"| {game.title} | `{game.id}` |" not in text or game.character not in text
    ]

    assert missing == [], "add a line to `README.md`"
