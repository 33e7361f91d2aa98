"""House rules put together by chance, as a person could in the window for them."""

from random import Random

from canasta_qt.rules.conflicts import problems
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.wording.rules.house_rules import Number, OneOf, Row, SomeOf, Ways, begin

MOST_CHANGES = 5
WRITTEN = {
    "pure_ranks": ("{}", "{7:always}", "{K:unless_mixed_at_opening}"),
    "incomplete_pure_penalty": ("{}", "{7:2500}"),
    "short_sequence_penalty": ("none", "{max_len:5,points:1000,per:sequence}"),
    "talon_sizes": ("[]", "[4,3]"),
    "holding_penalty": ("{}", "{7:3/1500}", "{wild:4/2000}"),
    "go_out_kinds": ("[]", "[natural>=1]", "[sequence>=1]", "[red>=1,black>=1]"),
}
SMALL = ("1", "2", "3", "4", "7", "none", "0", "5", "11", "13")


def text_for(row: Row, rng: Random) -> str:
    """Any value a parameter may be given."""
    match row.editor:
        case OneOf(choices):
            return rng.choice([each.text for each in choices])
        case SomeOf(choices):
            chosen = [each.text for each in choices if rng.random() < 0.5]
            return "{" + ",".join(chosen) + "}"
        case Number():
            return rng.choice(SMALL)
        case Ways():
            return rng.choice(WRITTEN.get(row.name, (row.text,)))


def some_house_rules(seed: int) -> Ruleset:
    """A preset with some parameters changed into something that can be played."""
    rng = Random(seed)
    rules = begin(rng.choice(ALL_RULESETS))
    for _ in range(rng.randint(1, MOST_CHANGES)):
        row = rng.choice([*rules.rows()])
        tried = rules.with_value(row.name, text_for(row, rng))
        if tried is not None and not problems(tried.ruleset):
            rules = tried
    return rules.ruleset
