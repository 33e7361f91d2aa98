"""All contradictions of a ruleset are reported at once."""

import pytest

from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.text import parse_ruleset
from tests.text_table import read_rows


@pytest.mark.parametrize(
    ("change", "parameters"), read_rows(__file__, "contradictions.cases")
)
def test_a_contradiction_names_its_parameters(change: str, parameters: str) -> None:
    found = ruleset_problems(parse_ruleset(f"classic_4({change})"))

    named = [", ".join(problem.parameters) for problem in found]
    assert parameters in (named or ["nothing"])
    for problem, names in zip(found, named, strict=True):
        assert str(problem).startswith(names)
        assert str(problem).endswith(".")


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
