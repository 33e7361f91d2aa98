"""Random house rules: combinations of parameters without contradictions."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import GROUP_BY_PARAMETER, PARAMETERS, Ruleset
from canasta_qt.rules.parameters.parameter import ChoiceSet, Compound, Number
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_value
from canasta_qt.rules.values import Seating

_CHANGED_FRACTIONS: Final = (0.03, 0.1, 0.3, 1.0)
"""Shares of the parameters that are changed; one is chosen for a combination."""
_MAX_REPAIRS: Final = 12
"""Largest number of other parameters changed to remove contradictions."""
_COMPOUND_VALUES: Final = {
    "deck_count": "players+1 clamp(players+1,4,6) max(6,players+1)",
    "talon_sizes": "[] [1] [4,3] [2,8,5]",
    "pure_ranks": "{} {7:always} {A:unless_mixed_at_opening,7:always,4:always}",
    "pure_rank_bonus": "{} {7:2500} {4:50,9:1500,K:0}",
    "incomplete_pure_penalty": "{} {7:2500} {4:50,A:1500}",
    "holding_penalty": "{} {7:3/1500} {K:1/100,wild:4/2000} {wild:1/50}",
    "short_sequence_penalty": "none {max_len:5,points:1000,per:sequence}"
    " {max_len:6,points:500,per:side}",
    "red3_table": "none RT4 RT8 RT-BRA RT-STEP RT-ITA {1:none,3:RT6} {2:RT4,5:RT8}"
    " {each:200,all:1000} {each:0,2:50,3:700,all:5}",
    "initial_table": "[none:15,0:60,1500:90] [none:0] [1:60,2:90,5:150]",
    "wild_canasta_table": "[1500,1500,1500] [0,5000,50]",
    "go_out_kinds": "[] [natural>=1] [mixed>=2] [red>=1,black>=1] [red>=2,black>=2]"
    " [sequence>=1] [wild>=1] [wild=0] [canasta_of_sevens>=1] [natural=0]",
}
"""Compound values tried in addition to those of built-in rulesets."""


def random_house_rules(seed: str, start: Sequence[Ruleset] = ALL_RULESETS) -> Ruleset:
    """Return random house rules based on one of the rulesets; equal seeds give equal
    rules."""
    rng = Random(seed)
    ruleset = rng.choice(start)
    share = rng.choice(_CHANGED_FRACTIONS)
    for name in rng.sample(tuple(GROUP_BY_PARAMETER), len(GROUP_BY_PARAMETER)):
        if rng.random() < share:
            ruleset = _with_another(ruleset, name, rng)
    return ruleset


def _with_another(ruleset: Ruleset, name: str, rng: Random) -> Ruleset:
    """Return the rules with another value and no contradictions; unchanged if that is
    not possible."""
    tried = replace(ruleset, **_random_value(name, rng))
    for _ in range(_MAX_REPAIRS):
        found = ruleset_problems(tried)
        if not found:
            return tried
        others = [each for one in found for each in one.parameters if each != name]
        tried = replace(tried, **_random_value(rng.choice(others or [name]), rng))
    return ruleset


def _random_value(name: str, rng: Random) -> dict[str, Any]:
    """Return a random value of a parameter, by name; numbers of players come with their
    seatings."""
    if name in ("players_allowed", "seating"):
        players = sorted(rng.sample(range(2, 9), rng.randint(1, 3)))
        seating = tuple((number, _seatings(number, rng)) for number in players)
        return {"players_allowed": frozenset(players), "seating": seating}
    kind = PARAMETERS[name].kind
    if isinstance(kind, ChoiceSet):
        return {name: frozenset(each for each in kind.choices if rng.random() < 0.5)}
    if not isinstance(kind, Number | Compound):
        return {name: rng.choice(list(kind))}
    tables = list(kind.choices) if isinstance(kind, Compound) else []
    if tables and rng.random() < 0.7:
        return {name: rng.choice(tables)}
    if not tables and rng.random() < 0.4:
        return {name: getattr(rng.choice(ALL_RULESETS), name)}
    if name in _COMPOUND_VALUES and (name != "deck_count" or rng.random() < 0.5):
        return {name: parse_value(name, rng.choice(_COMPOUND_VALUES[name].split()))}
    if isinstance(kind, Number) and kind.none_label and rng.random() < 0.3:
        return {name: None}
    # small numbers are more frequent
    share = rng.random() ** rng.choice((1, 3, 9))
    return {
        name: kind.min_number + int((kind.max_number - kind.min_number + 1) * share)
    }


def _seatings(players: int, rng: Random) -> tuple[Seating, ...]:
    fitting = [
        each for each in Seating if players % each.members == 0 < players - each.members
    ]
    return tuple(rng.sample(fitting, rng.randint(1, len(fitting))))
