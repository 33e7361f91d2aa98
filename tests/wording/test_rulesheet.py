import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any

import pytest

from canasta_qt.rules import values
from canasta_qt.rules.amounts import ByDecks, Holding, KindCondition, ShortSequence
from canasta_qt.rules.fields import GROUP_OF, differing, parameters
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4
from canasta_qt.rules.tables import INITIAL_TABLES, RED3_TABLES, WILD_CANASTA_TABLES
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import PureRank, Seating
from canasta_qt.wording.rule_sheet.sheet import MARK, rule_sections, rule_sheet
from canasta_qt.wording.rules.parameters import (
    difference_words,
    parameter_sentence,
    parameter_title,
    parameter_value,
)
from canasta_qt.wording.ruleset_names import ruleset_title

# What the parameters that are neither numbers nor alternatives may hold instead.
OTHERWISE: dict[str, object] = {
    "seating": ((4, (Seating.SOLO,)),),
    "talon_sizes": (4, 3),
    "copies_per_natural_rank": 7,
    "max_wilds": None,
    "max_recycles": 2,
    "max_meld_size": 7,
    "natural_canasta_max_size": 7,
    "wild_meld_max": None,
    "pure_ranks": (("7", PureRank.ALWAYS),),
    "initial_table": "IM-BRA",
    "pile_take_limit": 7,
    "red3_table": ByDecks(((3, "RT6"), (4, "RT8"))),
    "go_out_kinds": (KindCondition(values.CanastaKind.NATURAL, 1),),
    "ask_limit": 1,
    "special_hands": "SH-AM",
    "instant_win_canastas": 7,
    "wild_canasta_table": "WC-AM",
    "pure_rank_bonus": (("7", 2500),),
    "multi_canasta_table": "MC-ITA",
    "incomplete_pure_penalty": (("A", 2500),),
    "holding_penalty": (Holding("wild", 4, 2000),),
    "short_sequence_penalty": ShortSequence(5, 1000, "sequence"),
    "black3_set_aside_table": "B3-CUB",
    "rounds": 4,
    "target_score": 3000,
}


def others(name: str, value: Any) -> Iterator[object]:
    """Other values of a parameter than the one given."""
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


def changed(ruleset: Ruleset, name: str, value: object) -> Ruleset:
    group = GROUP_OF[name]
    return replace(
        ruleset, **{group: replace(getattr(ruleset, group), **{name: value})}
    )


def marked(ruleset: Ruleset) -> list[str]:
    return [
        rule.text
        for section in rule_sections(ruleset)
        for rule in section.statements
        if rule.differs
    ]


def test_classic_differs_from_classic_in_nothing() -> None:
    assert marked(CLASSIC_4) == []
    assert MARK not in rule_sheet(CLASSIC_4)


@pytest.mark.parametrize("name", GROUP_OF)
def test_a_rule_that_is_changed_is_said_and_marked(name: str) -> None:
    """Every parameter, every other alternative: no difference is left unsaid."""
    value = getattr(getattr(CLASSIC_4, GROUP_OF[name]), name)
    for other in others(name, value):
        if other == frozenset() and not value:
            continue
        ruleset = changed(CLASSIC_4, name, other)

        said = marked(ruleset)

        assert len(said) >= 1, other
        assert rule_sheet(ruleset) != rule_sheet(CLASSIC_4)
        assert list(differing(ruleset, CLASSIC_4)) == [name]


def test_the_alternatives_tried_are_none_of_the_classic_ones() -> None:
    for name, value in OTHERWISE.items():
        assert getattr(getattr(CLASSIC_4, GROUP_OF[name]), name) != value


def test_the_sheet_of_classic_says_the_rules_of_the_text() -> None:
    sheet = " ".join(rule_sheet(CLASSIC_4).split())

    for sentence in (
        "Two packs of 52 cards and four jokers: 108 cards.",
        "Everybody gets 11 cards",
        "draw one card from the stock or take the pile",
        "at least three cards of one rank, two or more natural",
        "at most three wild cards",
        "below 0: 15; from 0: 50; from 1,500: 90; from 3,000: 120",
        "A frozen pile is taken only with a natural pair from the hand.",
        "They count 100, 200, 300, 800 for one, two, three and so on.",
        "Going out takes one canasta of your side",
        "Each natural canasta 500 points, each mixed canasta 300.",
        "Going out 100, concealed 200 instead.",
        "a side has 5,000 points or more",
    ):
        assert sentence in sheet


def test_the_sheet_for_two_marks_exactly_its_differences() -> None:
    assert marked(CLASSIC_2) == [
        "Two play, everybody alone.",
        "Everybody gets 15 cards; the player after the dealer begins, "
        "and the deal moves on by one seat.",
        "In your turn draw two cards from the stock or take the pile, "
        "lay melds if you like, and discard one card.",
        "Going out takes two canastas of your side, "
        "completed in the same turn at the latest.",
        "Nobody is asked for permission.",
    ]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_ruleset_has_a_sheet_of_two_pages_at_most(ruleset: Ruleset) -> None:
    lines = rule_sheet(ruleset).splitlines()

    assert lines[0] == ruleset.title
    assert len(lines) <= 120
    assert max(map(len, lines)) <= 78
    text = "\n".join(lines)
    assert not re.search(r"[{}!_]|None|%n|\bTrue|\bFalse|\w-[A-Z]{2,}\b", text)
    assert not set(re.findall(r"\b(?:IM|RT|WC|MC|SH|B3)-\w+", text))


def test_every_parameter_has_a_title_and_a_sentence() -> None:
    titles = [parameter_title(name) for name in GROUP_OF]
    sentences = [parameter_sentence(name) for name in GROUP_OF]

    assert len(set(sentences)) == len(GROUP_OF)
    assert len(set(titles)) >= len(GROUP_OF) - 2  # a count and a bonus may be alike
    assert all(title[0].isupper() and len(title) <= 40 for title in titles)
    assert all(sentence[0].isupper() and sentence[-1] == "." for sentence in sentences)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_value_of_every_ruleset_has_words(ruleset: Ruleset) -> None:
    for name, value in parameters(ruleset):
        words = parameter_value(name, value)

        assert words, name
        assert not re.search(r"[{}_]|None|%n", words), (name, words)


def test_tables_are_written_by_what_they_say() -> None:
    for table in INITIAL_TABLES:
        assert table not in parameter_value("initial_table", table)
    for table in RED3_TABLES:
        assert table == "none" or table not in parameter_value("red3_table", table)
    for table in WILD_CANASTA_TABLES:
        words = parameter_value("wild_canasta_table", table)
        assert table == "none" or table not in words
    assert parameter_value("initial_table", "IM-BRA").endswith(
        "from 7,000: a canasta; from 8,000: 200; from 9,000: a natural canasta"
    )


def test_a_difference_is_said_with_the_classic_value() -> None:
    ruleset = changed(CLASSIC_4, "hand_size", 13)

    words = "Cards dealt to each player: 13 (Classic: 11)"
    assert difference_words(ruleset, "hand_size") == words


def test_rules_that_were_changed_and_not_kept_are_not_called_by_their_game() -> None:
    assert ruleset_title(parse_ruleset("samba(hand_size=13)")) == "Samba, own rules"
    assert rule_sheet(parse_ruleset("samba(hand_size=13)")).startswith(
        "Samba, own rules\n================\n"
    )


@pytest.mark.parametrize("token", ["samba", "samba(target_score=5000)"])
def test_a_game_played_less_far_is_still_that_game(token: str) -> None:
    assert ruleset_title(parse_ruleset(token)) == "Samba"


def test_kept_rules_go_by_their_own_name() -> None:
    kept = replace(parse_ruleset("samba(hand_size=13)"), title="Sunday rules")
    assert ruleset_title(kept) == "Sunday rules"


def test_what_the_house_changed_is_said_first_beside_what_the_game_says() -> None:
    rules = parse_ruleset("samba(hand_size=13,draw_count=1)")
    first = rule_sections(rules)[0]
    assert first.heading == "House rules"
    assert [rule.text for rule in first.statements] == [
        "Cards dealt to each player: 13 (Samba: 15).",
        "Cards drawn in a turn: 1 (Samba: 2).",
    ]
