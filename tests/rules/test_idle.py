"""Parameters that have no effect because of another one."""

import pytest

from canasta_qt.rules.model import GROUP_BY_PARAMETER, Ruleset, inactive_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset


@pytest.mark.parametrize(
    ("ruleset", "parameter", "because"),
    [
        ("classic_4", "sequence_overlength_when_going_out", "sequences"),
        ("classic_4", "short_sequence_penalty", "sequences"),
        ("classic_4", "pile_take_limit", "pile_access"),
        ("classic_4", "foot_assignment", "foot_size"),
        ("classic_4", "go_out_foot", "foot_size"),
        ("classic_4", "float_allowed", "foot_size"),
        ("classic_4", "wild_meld_max", "wild_melds"),
        ("classic_4", "wild_bonus_only_if_out", "wild_melds"),
        ("classic_4(ask_partner=none)", "ask_limit", "ask_partner"),
        ("classic_2", "ask_partner", "seating"),
        ("classic_4", "max_recycles", "stock_out"),
        ("classic_4", "topper_bonus", "red3_mode"),
        ("classic_4", "red3_hand_penalty", "red3_mode"),
        ("classic_4", "black3_set_aside_table", "black3_from_pile"),
        ("classic_4", "instant_win_points", "instant_win_canastas"),
        ("classic_4", "rounds", "match_end"),
        ("hand_and_foot", "target_score", "match_end"),
        ("hand_and_foot", "take_unfrozen", "pile_access"),
        ("hand_and_foot", "red3_positive_if", "red3_table"),
        ("classic_4(pile_always_frozen=true)", "take_unfrozen", "pile_always_frozen"),
        ("classic_4(upcard=false)", "pile_prefill", "upcard"),
        ("classic_4(concealed_rule=none)", "concealed_total", "concealed_rule"),
        ("classic_4(max_wilds=0)", "bonus_mixed", "max_wilds"),
    ],
)
def test_a_parameter_without_effect_names_the_rule_that_disables_it(
    ruleset: str, parameter: str, because: str
) -> None:
    assert inactive_parameters(parse_ruleset(ruleset))[parameter] == because


@pytest.mark.parametrize(
    ("ruleset", "parameter"),
    [
        ("samba", "sequence_overlength_when_going_out"),
        ("classic_4", "ask_limit"),
        ("american", "red3_table"),
        ("family_hand_and_foot", "go_out_foot"),
        ("cuban", "black3_set_aside_table"),
        ("classic_4(foot_size=11,foot_assignment=second_packet)", "red3_hand_penalty"),
    ],
)
def test_a_parameter_with_an_effect_is_not_listed_as_inactive(
    ruleset: str, parameter: str
) -> None:
    assert parameter not in inactive_parameters(parse_ruleset(ruleset))


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_a_parameter_is_disabled_by_another_parameter(ruleset: Ruleset) -> None:
    for name, because in inactive_parameters(ruleset).items():
        assert {name, because} <= set(GROUP_BY_PARAMETER)
        assert name != because
