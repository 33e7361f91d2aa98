"""Going out and the finishing rule (rules.md 2.3 Finishing rule, Going out)."""

from canasta_qt.engine.generate import going_out_needs
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

QUEENS = "[QcQdQhQsQcQdQh]"
JACKS = "[JcJdJhJsJcJd2c]"
TABLE = (
    "classic_4{rules} turn=0.play flags=drew pile=7d melds={melds}/-"
    " hands={hand}/(11)/(11)/(11)"
)


def table(hand: str, melds: str = QUEENS, rules: str = "") -> str:
    """Side 0 is open and has drawn."""
    return TABLE.format(hand=hand, melds=melds, rules=rules)


def test_the_first_kind_that_is_missing_is_named() -> None:
    rules = "(go_out_kinds=[natural>=1,mixed>=2])"
    position = parse_position(filled(table("9c", melds=JACKS, rules=rules)))

    refused = refusal(position, parse_action("discard 9c"))

    assert refused is not None
    assert (refused.kind, refused.have, refused.need) == ("natural", 0, 1)


def test_all_that_is_lacking_for_going_out_is_listed() -> None:
    position = parse_position(
        "canasta/1 hand_and_foot turn=0.play flags=drew hands=3c3d4c/(11)/(11)/(11)"
        f" pile=4c feet=-/(11)/-/(11) melds={QUEENS}/-"
    )

    lacks = [
        (need.reason, need.have, need.need) for need in going_out_needs(position, 0)
    ]

    assert (Reason.THREES_IN_HAND, 2, 0) in lacks
    assert (Reason.TOO_FEW_CANASTAS, 1, 5) in lacks
