"""Rulesets as text: the id and what differs from its preset."""

from typing import get_args, get_origin

import pytest

from canasta_qt.rules.amounts import (
    Amount,
    AmountFormula,
    AmountTable,
    Holding,
    KindCondition,
    ShortSequence,
)
from canasta_qt.rules.model import Ruleset, parameter_values
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.rules.shapes import InvalidValueError
from canasta_qt.rules.text import (
    UnreadableRulesetError,
    parse_ruleset,
    parse_value,
    ruleset_text,
    value_format_of,
    value_text,
    with_changes,
)
from canasta_qt.rules.values import CanastaKind, CardClass, PureRank, Seating, TakeWay
from tests.narrow import some

VALUES: list[tuple[str, str, object]] = [
    ("target_score", "3000", 3000),
    ("target_score", "none", None),
    ("deck_count", "players+1", AmountFormula.PLAYERS_PLUS_1),
    ("deck_count", "clamp(players+1,4,6)", AmountFormula.CLAMP_4_6),
    ("jokers_total", "2*decks", AmountFormula.TWICE_DECKS),
    (
        "hand_size",
        "{2:15,3:13,4:11}",
        AmountTable("players", ((2, 15), (3, 13), (4, 11))),
    ),
    (
        "go_out_canastas",
        "{solo:2,pairs:5}",
        AmountTable("seating", ((Seating.SOLO, 2), (Seating.PAIRS, 5))),
    ),
    ("players_allowed", "{2,3,4}", frozenset({2, 3, 4})),
    ("seating", "{4:pairs|solo}", ((4, (Seating.PAIRS, Seating.SOLO)),)),
    ("take_unfrozen", "{pair,add}", frozenset({TakeWay.PAIR, TakeWay.ADD})),
    ("freezing_discards", "{}", frozenset()),
    ("top_blocks", "{wild,red3,black3}", frozenset(CardClass)),
    ("talon_sizes", "[4,3]", (4, 3)),
    ("talon_sizes", "[]", ()),
    ("combine_melds", "true", True),
    ("upcard", "false", False),
    ("initial_table", "IM-BRA", "IM-BRA"),
    ("red3_positive_if", "canastas>=2", "canastas>=2"),
    ("pure_rank_bonus", "{7:2500,A:2500}", (("7", 2500), ("A", 2500))),
    (
        "pure_ranks",
        "{7:always,A:unless_mixed_at_opening}",
        (("7", PureRank.ALWAYS), ("A", PureRank.UNLESS_MIXED_AT_OPENING)),
    ),
    ("go_out_kinds", "[natural>=1]", (KindCondition(CanastaKind.NATURAL, 1),)),
    ("go_out_kinds", "[wild=0]", (KindCondition(CanastaKind.WILD, 0, is_exact=True),)),
    (
        "go_out_kinds",
        "{pairs:[red>=2,black>=3],solo:[red>=1]}",
        AmountTable(
            "seating",
            (
                (
                    Seating.PAIRS,
                    (
                        KindCondition(CanastaKind.RED, 2),
                        KindCondition(CanastaKind.BLACK, 3),
                    ),
                ),
                (Seating.SOLO, (KindCondition(CanastaKind.RED, 1),)),
            ),
        ),
    ),
    (
        "holding_penalty",
        "{7:3/1500,wild:4/2000}",
        (Holding("7", 3, 1500), Holding("wild", 4, 2000)),
    ),
    (
        "short_sequence_penalty",
        "{max_len:5,points:1000,per:sequence}",
        ShortSequence(5, 1000, "sequence"),
    ),
    ("short_sequence_penalty", "none", None),
]


@pytest.mark.parametrize(("parameter", "text", "value"), VALUES)
def test_a_value_is_read_back_as_it_was_written(
    parameter: str, text: str, value: object
) -> None:
    assert value == parse_value(parameter, text)
    assert text == value_text(parameter, value)


def test_the_tested_values_include_every_kind_of_amount() -> None:
    kinds = {
        type(value) for name, _, value in VALUES if value_format_of(name).description
    }

    assert {get_origin(each) or each for each in get_args(Amount)} <= kinds


def test_a_ruleset_is_written_with_only_its_differences_from_the_preset() -> None:
    text = "classic_4(take_unfrozen={pair,add},go_out_kinds=[red>=1],target_score=3000)"
    ruleset = parse_ruleset(text)

    assert text == ruleset_text(ruleset)
    assert ruleset.target_score == 3000
    assert ruleset == parse_ruleset(ruleset_text(ruleset))
    assert (
        ruleset_text(with_changes(ruleset, dict(parameter_values(_classic()))))
        == "classic_4"
    )


def test_a_value_equal_to_that_of_the_preset_is_no_difference() -> None:
    assert parse_ruleset("classic_4") == parse_ruleset("classic_4(target_score=5000)")


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("classic_9", 1, "there are classic_4 classic_2"),
        ("", 1, "a ruleset, not ''"),
        ("classic_4(", 1, "id(name=value,…)"),
        ("classic_4)", 1, "id(name=value,…)"),
        ("classic_4(points=1)", 11, "not 'points'"),
        ("classic_4(target_score)", 11, "target_score=value"),
        (
            "classic_4(target_score=many)",
            24,
            "for target_score none, or a whole number",
        ),
        ("classic_4(max_wilds=2,max_wilds=3)", 23, "max_wilds only once"),
        ("classic_4(upcard=yes)", 18, "for upcard true or false; not 'yes'"),
        ("classic_4(take_frozen={pear})", 23, "of: pair nat_wild add add_seq"),
        ("classic_4(max_wilds=2,)", 23, "the name of a parameter, not ''"),
        ("classic_4(initial_table=IM2)", 25, "IM1 IM-SHORT"),
    ],
)
def test_an_unreadable_ruleset_error_names_column_text_and_legal_values(
    text: str, column: int, expected: str
) -> None:
    with pytest.raises(UnreadableRulesetError) as caught:
        parse_ruleset(text)

    assert column == caught.value.column
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("parameter", "text"),
    [
        ("hand_size", "{2:15,2:13}"),
        ("hand_size", "{2}"),
        ("hand_size", "{two:15}"),
        ("hand_size", "players-1"),
        ("holding_penalty", "{7:3}"),
        ("holding_penalty", "{2:3/100}"),
        ("short_sequence_penalty", "{max_len:5}"),
        ("short_sequence_penalty", "{max_len:5,points:1,per:hand}"),
        ("go_out_kinds", "[natural]"),
        ("go_out_kinds", "natural>=1"),
        ("talon_sizes", "[4,]"),
        ("pure_ranks", "{3:always}"),
        ("seating", "{4:fours}"),
        ("target_score", "٣"),
    ],
)
def test_an_invalid_value_is_refused(parameter: str, text: str) -> None:
    with pytest.raises(InvalidValueError):
        parse_value(parameter, text)


def test_a_ruleset_without_a_preset_cannot_be_written() -> None:
    unknown = Ruleset(id="mine", title="", character="", source="")

    with pytest.raises(ValueError, match="no preset is called 'mine'"):
        ruleset_text(unknown)


def _classic() -> Ruleset:
    return some(preset("classic_4"))


def test_a_removed_parameter_is_dropped_if_its_value_is_played_or_else_named() -> None:
    old = parse_ruleset("samba(sequence_max=7,target_score=3000)")
    assert ruleset_text(old) == "samba(target_score=3000)"
    with pytest.raises(
        UnreadableRulesetError, match="“min_meld_size” is not there any more"
    ):
        parse_ruleset("classic_4(hand_size=13,min_meld_size=4)")
    with pytest.raises(UnreadableRulesetError, match=r"“no_such”. \(column 26\)"):
        parse_ruleset("classic_4(sequence_max=7,no_such=1)")
