"""Edge cases of the rule specification for Hand & Foot Canasta, with four packs."""

import pytest

from tests.positions import appearance, plays
from tests.rulebook.dealing import dealt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_packs_whoever_plays(players: int) -> None:
    start = dealt("hand_and_foot_quad", {}, players=players)

    appearance(start.after, stock=216 - 24 * players, phase="draw", may_take=False)


def test_e115_the_foot_is_taken_in_mid_turn() -> None:
    plays(
        "hand_and_foot_quad turn=0.play pile=7d melds=[KcKdKh]/-"
        " hands=KsKc/(11)/(11)/(11) feet=5c6c7c8c/(13)/(13)/(13)",
        "0: meld m0+KsKc, discard 8c",
        hands="5c6c7c/(11)/(11)/(11)",
        feet="-/(13)/(13)/(13)",
        actor=1,
    )
