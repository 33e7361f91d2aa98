"""The sheet of rules."""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any

import pytest

from canasta_qt.app.game.ruleset_list import game_offer
from canasta_qt.rules.model import (
    GROUP_BY_PARAMETER,
    Ruleset,
    differing_parameters,
    parameter_values,
)
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.rules.rulesets.samba import SAMBA
from canasta_qt.rules.text import parse_ruleset, parse_value
from canasta_qt.statistics.values import NameOrigin, PlayedRules
from canasta_qt.translate import english_source, set_translator
from canasta_qt.wording.rule_sheet.sheet import (
    DIFFERENCE_MARK,
    rule_sections,
    rule_sheet,
)
from canasta_qt.wording.rules.parameters import (
    parameter_sentence,
    parameter_title,
    parameter_value,
)
from canasta_qt.wording.ruleset_names import (
    character_of,
    ruleset_title,
    translated_title,
)
from canasta_qt.wording.scores.statistics import rules_words
from tests.text_table import read_rows

OTHERWISE = {
    name: parse_value(name, text)
    for name, text in read_rows(__file__, "other_values.rows")
}
"""Values of parameters that are neither numbers nor alternatives."""


def others(name: str, value: Any) -> Iterator[Any]:
    """Return alternative values of a parameter."""
    if name in OTHERWISE:
        yield OTHERWISE[name]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (each for each in type(value) if each is not value)
    elif isinstance(value, frozenset):
        yield frozenset()
    else:
        yield value + 1


def marked(ruleset: Ruleset) -> list[str]:
    return [
        rule.text
        for section in rule_sections(ruleset)
        for rule in section.statements
        if rule.is_different
    ]


def test_the_rule_sheet_of_classic_marks_no_difference() -> None:
    assert marked(CLASSIC_4) == []
    assert DIFFERENCE_MARK not in rule_sheet(CLASSIC_4)


@pytest.mark.parametrize("name", GROUP_BY_PARAMETER)
def test_a_changed_rule_is_on_the_sheet_and_marked(name: str) -> None:
    """Every parameter, every alternative value."""
    value = getattr(CLASSIC_4, name)
    for other in others(name, value):
        if other == frozenset() and not value:
            continue
        ruleset = replace(CLASSIC_4, **{name: other})

        said = marked(ruleset)

        assert len(said) >= 1, other
        assert rule_sheet(ruleset) != rule_sheet(CLASSIC_4)
        assert list(differing_parameters(ruleset, CLASSIC_4)) == [name]


def test_the_rule_sheet_of_classic_has_the_official_rules() -> None:
    sheet = " ".join(rule_sheet(CLASSIC_4).split())

    for (sentence,) in read_rows(__file__, "sheet_of_classic.rows"):
        assert sentence in sheet


def test_the_rule_sheet_for_two_players_marks_exactly_its_differences() -> None:
    assert marked(CLASSIC_2) == [
        "Your turn has three steps:",
        "To go out your side needs 2 canastas. "
        "You can complete the last one in the same turn.",
        "2 players play, each alone: a side is one player.",
        "Each player gets 15 cards.",
    ]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_rule_sheet_has_at_most_two_pages(ruleset: Ruleset) -> None:
    lines = rule_sheet(ruleset).splitlines()

    assert lines[0] == ruleset.title
    assert len(lines) <= 2 * 66  # lines of a printed page
    assert max(map(len, lines)) <= 78
    text = "\n".join(lines)
    assert not re.search(r"[{}!_]|None|%n|\bTrue|\bFalse|\w-[A-Z]{2,}\b", text)
    assert not set(re.findall(r"\b(?:IM|RT|WC|MC|SH|B3)-\w+", text))


def test_every_rule_parameter_has_a_title_and_a_sentence() -> None:
    titles = [parameter_title(name) for name in GROUP_BY_PARAMETER]
    sentences = [parameter_sentence(name) for name in GROUP_BY_PARAMETER]

    assert len(set(sentences)) == len(GROUP_BY_PARAMETER)
    assert (
        len(set(titles)) >= len(GROUP_BY_PARAMETER) - 2
    )  # a count and a bonus may be alike
    assert all(title[0].isupper() and len(title) <= 40 for title in titles)
    assert all(sentence[0].isupper() and sentence[-1] == "?" for sentence in sentences)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_value_in_every_ruleset_has_a_text(ruleset: Ruleset) -> None:
    for name, value in parameter_values(ruleset):
        words = parameter_value(name, value)

        assert words, name
        assert not re.search(r"[{}_]|None|%n", words), (name, words)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_no_sentence_of_a_rule_sheet_is_longer_than_twenty_words(
    ruleset: Ruleset,
) -> None:
    for section in rule_sections(ruleset)[:-1]:
        for rule in section.statements:
            for sentence in re.split(r"(?<=[.:]) ", rule.text):
                assert len(sentence.split()) <= 20 or " · " in sentence


def test_rule_sheets_of_games_without_taking_the_pile_do_not_mention_it() -> None:
    pile = next(
        section
        for section in rule_sections(HAND_AND_FOOT)
        if section.heading == "The pile"
    )
    assert [rule.text for rule in pile.statements] == ["The pile is never taken."]
    sheet = rule_sheet(HAND_AND_FOOT)
    assert not re.search(r"tak\w+ the pile|from the pile|frozen", sheet)


@pytest.mark.parametrize("rule", ["first_turn=no_pile", "pile_access=never"])
def test_only_games_that_allow_it_let_the_first_player_take_the_pile(rule: str) -> None:
    """Regression: a sheet had both “can already take it” and “you cannot take the
    pile”.
    """
    said = "The first player can already take it."
    assert said in rule_sheet(CLASSIC_4)
    assert said not in rule_sheet(parse_ruleset(f"classic_4({rule})"))


@pytest.mark.parametrize(
    ("rules", "natural", "mixed"),
    [
        ("classic_4", "natural", "mixed"),
        ("hand_and_foot", "red", "black"),
        ("classic_4(go_out_kinds=[clean>=1])", "red", "black"),
    ],
)
def test_rule_sheets_name_canastas_as_the_game_does(
    rules: str, natural: str, mixed: str
) -> None:
    sheet = rule_sheet(parse_ruleset(rules))

    said = set(re.findall(r"(\w+) canastas?\b", sheet.lower()))
    assert {natural, mixed} <= said
    others = {"natural", "mixed", "red", "black"} - {natural, mixed}
    assert not said & others


def test_a_custom_ruleset_is_titled_by_its_own_name() -> None:
    kept = replace(parse_ruleset("samba(hand_size=13)"), title="Sunday rules")
    assert ruleset_title(kept) == "Sunday rules"


@pytest.mark.parametrize(
    ("ruleset", "said", "never"), read_rows(__file__, "sheet_says.rows")
)
def test_the_sheet_says_what_the_sentences_left_out(
    ruleset: str, said: str, never: str
) -> None:
    sheet = " ".join(rule_sheet(parse_ruleset(ruleset)).split())

    assert said in sheet
    assert never not in sheet


def test_house_rules_are_listed_first_with_the_original_rules() -> None:
    rules = parse_ruleset("samba(hand_size=13,draw_count=1)")
    first = rule_sections(rules)[0]
    assert first.heading == "House rules"
    assert [rule.text for rule in first.statements] == [
        "Cards dealt to each player: 13 (Samba: 15).",
        "Cards drawn in a turn: 1 (Samba: 2).",
    ]


def test_a_rule_of_the_first_turn_is_understood_without_its_question() -> None:
    """Regression: “First turn of a round: Taking the pile”, which it forbids."""
    first = rule_sections(parse_ruleset("classic_4(first_turn=no_pile)"))[0]
    assert [rule.text for rule in first.statements] == [
        "First turn of a round: Everything but taking the pile"
        " (Classic, four players: Everything is allowed)."
    ]


def test_the_length_of_a_game_is_no_house_rule() -> None:
    """Regression: “Rounds in a game: 1” was listed though a game of one round was
    chosen.
    """
    rules = parse_ruleset("samba(match_end=rounds,target_score=none,rounds=1)")
    headings = [section.heading for section in rule_sections(rules)]
    assert "House rules" not in headings


def loudly(source: str, role: str = "", n: int = -1) -> str:  # noqa: ARG001
    """Return a translation in which the names of games are capitalised."""
    named = {(each.title, each.character, each.source) for each in ALL_RULESETS}
    return source.upper() if any(source in words for words in named) else source


@pytest.fixture
def another_language() -> Iterator[None]:
    set_translator(loudly)
    yield
    set_translator(english_source)


@pytest.mark.usefixtures("another_language")
def test_names_of_rulesets_are_translated_everywhere() -> None:
    house = replace(SAMBA, hand_size=13)

    assert ruleset_title(SAMBA) == "SAMBA"
    assert ruleset_title(house) == "SAMBA, house rules"
    assert game_offer("samba", SAMBA).title == "SAMBA"
    assert game_offer("samba", SAMBA).character == SAMBA.character.upper()
    assert rules_words(PlayedRules("samba", "Samba")) == "SAMBA"
    changed_rules = PlayedRules("samba(hand_size=13)", "Samba", NameOrigin.CHANGED)
    assert rules_words(changed_rules) == "SAMBA, house rules"
    sheet = rule_sheet(house)
    assert "(SAMBA: 15)" in sheet
    assert SAMBA.source.upper() in sheet


@pytest.mark.usefixtures("another_language")
def test_names_given_by_the_player_are_not_translated() -> None:
    mine = replace(SAMBA, title="Grandma's", character="As at home.")

    assert (translated_title(mine), character_of(mine)) == ("Grandma's", "As at home.")
    assert rules_words(PlayedRules("own:x", "Samba", NameOrigin.OWN)) == "Samba"
