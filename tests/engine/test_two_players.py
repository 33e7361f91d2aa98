"""Classic for two (rules.md 3.2)."""

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.notation.position.line import parse_position
from tests.positions import refuses
from tests.rulebook.dealing import deal


def test_fifteen_cards_are_dealt() -> None:
    dealt = deal("classic_2", {}, "7cKcKd", dealer=1, players=2)

    assert parse_position(dealt.after).size == [15, 15]
    assert len(parse_position(dealt.after).stock) == 108 - 30 - 1
    assert dealt.facts["actor"] == 0


def test_two_cards_are_drawn_and_one_is_discarded() -> None:
    dealt = deal("classic_2", {}, "7cKcKdKh", dealer=1, players=2)

    after = dealt.then("0: draw, discard Kc", actor=1, phase="draw")
    assert parse_position(after.after).size == [16, 15]
    refuses(after.after, "0: discard Kd", Reason.NOT_YOUR_DECISION)
