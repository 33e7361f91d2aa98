"""Rare combinations of rules, each of which was once played wrongly."""

from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import LayDown
from canasta_qt.notation.position.line import parse_position
from tests.positions import plays
from tests.rulebook.dealing import natural


def test_a_player_going_out_keeps_one_of_four_black_threes_to_discard() -> None:
    table = (
        "canasta/1 uruguay_original turn=0.play flags=drew,allowed pile=4d"
        f" melds={natural('K')}/- hands=3c3c3s3s/(11)/(11)/(11)"
    )

    offered = list(legal_actions(parse_position(table)))
    assert offered
    assert all(isinstance(action, LayDown) for action in offered)
    plays(table, f"0: {offered[0]}, discard 3s", out=0)
