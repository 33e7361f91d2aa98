"""All contradictions of a ruleset are reported at once."""

import pytest

from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.text import parse_ruleset


@pytest.mark.parametrize(
    ("change", "parameters"),
    [
        ("bonus_natural=-5", ("bonus_natural",)),
        ("draw_count=0", ("draw_count",)),
        ("hand_size={4:0}", ("hand_size",)),
        ("players_allowed={}", ("players_allowed",)),
        ("players_allowed={4,9},seating={4:pairs,9:solo}", ("players_allowed",)),
        ("players_allowed={3,4}", ("players_allowed", "seating")),
        ("seating={4:pairs,6:pairs}", ("players_allowed", "seating")),
        ("seating={4:trios}", ("seating",)),
        ("three_player_lone_hand=true", ("three_player_lone_hand", "players_allowed")),
        ("hand_size={2:11}", ("hand_size", "players_allowed")),
        ("go_out_canastas={solo:1}", ("go_out_canastas", "seating")),
        ("go_out_kinds={solo:[natural>=1]}", ("go_out_kinds", "seating")),
        ("hand_size=27", ("deck_count", "hand_size")),
        ("max_recycles=2", ("max_recycles", "stock_out")),
        ("max_meld_size=2", ("max_meld_size",)),
        ("max_meld_size=6", ("max_meld_size",)),
        ("natural_canasta_max_size=5", ("natural_canasta_max_size",)),
        ("wild_melds=any_wilds,wild_meld_max=5", ("wild_meld_max",)),
        (
            "min_naturals_in_canasta=8,max_meld_size=7",
            ("min_naturals_in_canasta", "max_meld_size"),
        ),
        ("min_naturals_in_canasta=9", ("min_naturals_in_canasta", "deck_count")),
        (
            "min_naturals_in_canasta=5,copies_per_natural_rank=4",
            ("min_naturals_in_canasta", "copies_per_natural_rank"),
        ),
        ("deck_count=1,hand_size=7,max_wilds=2", ("max_wilds", "deck_count")),
        (
            "deck_count=1,hand_size=7,max_wilds=none,wild_ratio=natural_ge_2x_wild",
            ("max_wilds", "deck_count"),
        ),
        (
            "max_wilds=0,copies_per_natural_rank=6",
            ("max_wilds", "copies_per_natural_rank"),
        ),
        ("go_out_canastas=12", ("go_out_canastas", "deck_count")),
        ("go_out_canastas=15,same_rank_melds=free", ("go_out_canastas", "deck_count")),
        (
            "go_out_kinds=[natural>=1],copies_per_natural_rank=6",
            ("go_out_kinds", "deck_count"),
        ),
        (
            "go_out_kinds={pairs:[wild>=2]},wild_melds=any_wilds",
            ("go_out_kinds", "deck_count"),
        ),
        ("go_out_kinds=[mixed>=-1]", ("go_out_kinds",)),
        ("initial_table=[none:50,3000:1500]", ("initial_table", "deck_count")),
        ("holding_penalty={7:3/-500}", ("holding_penalty",)),
        (
            "sequences=true,short_sequence_penalty={max_len:5,points:-1,per:side}",
            ("short_sequence_penalty",),
        ),
        ("max_wilds=6,max_meld_size=7", ("max_wilds", "max_meld_size")),
        ("pile_access=top_n", ("pile_access", "pile_take_limit")),
        ("pile_take_limit=7", ("pile_access", "pile_take_limit")),
        ("take_frozen={},take_unfrozen={}", ("take_frozen", "take_unfrozen")),
        ("take_frozen={},pile_always_frozen=true", ("take_frozen", "take_unfrozen")),
        ("take_unfrozen={add_seq}", ("take_unfrozen", "sequences")),
        ("take_frozen={pair,add}", ("take_frozen",)),
        ("pile_access=foot_only", ("pile_access", "foot_size")),
        ("foot_size=11", ("foot_size", "foot_assignment")),
        ("talon_sizes=[4,3]", ("talon_sizes", "talon_mode")),
        ("go_out_foot=self_in_foot", ("go_out_foot", "foot_size")),
        ("float_allowed=true", ("float_allowed", "foot_size")),
        ("go_out_kinds=[sequence>=1]", ("go_out_kinds", "sequences")),
        ("go_out_kinds=[wild>=1]", ("go_out_kinds", "wild_melds")),
        ("go_out_kinds=[mixed>=1],max_wilds=0", ("go_out_kinds", "max_wilds")),
        ("seating={4:solo},ask_partner=mandatory", ("ask_partner", "seating")),
        ("hand_size=61", ("hand_size",)),
        ("talon_sizes=[0,0],talon_mode=bonus_draw", ("talon_sizes",)),
        (
            "players_allowed={3},seating={3:trios},three_player_lone_hand=true",
            ("three_player_lone_hand", "seating"),
        ),
        ("hand_size={4:27}", ("deck_count", "hand_size")),
        ("copies_per_natural_rank=9", ("copies_per_natural_rank", "deck_count")),
        (
            "max_meld_size=7,natural_canasta_max_size=8",
            ("natural_canasta_max_size", "max_meld_size"),
        ),
        (
            "deck_count=1,jokers_total=2,hand_size=4,wild_melds=any_wilds",
            ("wild_melds", "deck_count", "jokers_total"),
        ),
        (
            "min_naturals_in_canasta=5,max_wilds=3,max_meld_size=7",
            ("min_naturals_in_canasta", "max_wilds", "max_meld_size"),
        ),
        ("initial_table=IM-ROUND", ("initial_table", "initial_basis")),
        ("initial_basis=round", ("initial_table", "initial_basis")),
        ("initial_table=[1:60,2:90]", ("initial_table", "initial_basis")),
        (
            "initial_table=[none:15,0:50],initial_basis=round",
            ("initial_table", "initial_basis"),
        ),
        ("initial_table=[none:15,0:50,0:90]", ("initial_table",)),
        ("initial_table=[none:15,1500:50,500:90]", ("initial_table",)),
        ("initial_table=[none:100001]", ("initial_table",)),
        ("red3_table={each:-1,all:100}", ("red3_table",)),
        ("wild_canasta_table=[100001,0,0]", ("wild_canasta_table",)),
        (
            "hand_size=13,foot_size=11,foot_assignment=lift_22",
            ("foot_assignment", "hand_size", "foot_size"),
        ),
        ("target_score=none", ("match_end", "target_score")),
        ("match_end=rounds", ("match_end", "rounds")),
    ],
)
def test_a_contradiction_names_its_parameters(
    change: str, parameters: tuple[str, ...]
) -> None:
    found = ruleset_problems(parse_ruleset(f"classic_4({change})"))

    assert parameters in [problem.parameters for problem in found]
    assert all(str(each).startswith(", ".join(each.parameters)) for each in found)
    assert all(str(each).endswith(".") for each in found)


def test_all_contradictions_of_a_ruleset_are_found_at_once() -> None:
    ruleset = parse_ruleset("classic_4(target_score=none,foot_size=11,draw_count=0)")

    assert [problem.parameters[0] for problem in ruleset_problems(ruleset)] == [
        "draw_count",
        "foot_size",
        "match_end",
    ]


def test_limits_of_naturals_and_wild_cards_that_conflict_are_named() -> None:
    ruleset = parse_ruleset(
        "classic_4(min_naturals_in_canasta=5,max_wilds=3,max_meld_size=7)"
    )

    assert list(map(str, ruleset_problems(ruleset))) == [
        "min_naturals_in_canasta, max_wilds, max_meld_size: With 3 wild cards, a meld"
        " of at most 7 cards cannot hold 5 natural ones."
    ]


@pytest.mark.parametrize(
    "change", ["max_wilds=2", "max_meld_size=8", "min_naturals_in_canasta=4"]
)
def test_changing_any_of_three_conflicting_parameters_resolves_the_conflict(
    change: str,
) -> None:
    rules = {"min_naturals_in_canasta": 5, "max_wilds": 3, "max_meld_size": 7}
    name, _, value = change.partition("=")
    rules[name] = int(value)
    text = ",".join(f"{name}={value}" for name, value in rules.items())

    assert ruleset_problems(parse_ruleset(f"classic_4({text})")) == ()


@pytest.mark.parametrize(
    "change",
    [
        "go_out_canastas=11",
        "go_out_canastas=14,same_rank_melds=free",
        "go_out_canastas=12,sequences=true",
        "go_out_canastas=12,wild_melds=any_wilds",
        "go_out_kinds=[natural>=11]",
        "deck_count=1,hand_size=7,max_wilds=3",
        "deck_count=1,hand_size=7,max_wilds=2,sequences=true",
        "max_wilds=0,copies_per_natural_rank=7",
        "initial_table=[none:1160]",
        "initial_table=[none:5000],canasta_meets_initial=true",
        "take_frozen={},pile_always_frozen=true,pile_access=never",
        "talon_sizes=[1],talon_mode=bonus_draw",
    ],
)
def test_what_the_packs_just_allow_is_no_contradiction(change: str) -> None:
    assert ruleset_problems(parse_ruleset(f"classic_4({change})")) == ()


@pytest.mark.parametrize(
    ("idle", "is_too_much"),
    [("", True), (",pile_prefill=upcard_rank", False), (",upcard=false", False)],
)
def test_only_a_first_pile_that_is_dealt_takes_cards_of_the_packs(
    idle: str, *, is_too_much: bool
) -> None:
    """Regression: `first_pile_size` counted beside a rule that fills the pile."""
    rules = parse_ruleset(f"classic_4(hand_size=26,first_pile_size=12{idle})")

    found = [problem.parameters for problem in ruleset_problems(rules)]
    assert (("deck_count", "hand_size") in found) is is_too_much
