"""Going out and the finishing rule (rules.md 2.3 Finishing rule, Going out)."""

from canasta_qt.engine.generate import going_out_refusals
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position

QUEENS = "[QcQdQhQsQcQdQh]"


def test_every_missing_condition_of_going_out_is_listed() -> None:
    position = parse_position(
        "canasta/1 hand_and_foot turn=0.play flags=drew hands=3c3d4c/(11)/(11)/(11)"
        f" pile=4c feet=-/(11)/-/(11) melds={QUEENS}/-"
    )

    lacks = [
        (need.reason, need.have, need.need) for need in going_out_refusals(position, 0)
    ]

    assert (Reason.THREES_IN_HAND, 2, 0) in lacks
    assert (Reason.TOO_FEW_CANASTAS, 1, 5) in lacks
