"""Effects of joining melds and of taking the pile onto melds."""

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.engine.moves.taking_pile import takes_by_adding_top_card
from canasta_qt.engine.state.actions import AddToMeld
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled, plays
from tests.rulebook.dealing import natural

REST = "4d5d6d"


def partners_join(melds: str) -> str:
    return (
        f"samba turn=2.play pile=7d melds={melds}/[KcKdKh]"
        f" hands=(15)/(15)/QcJd{REST}/(15)"
    )


def test_joining_two_melds_to_a_canasta_causes_one_event() -> None:
    made = plays(partners_join("[9c9d9h9s][9c9d9h]"), "2: meld m0+m1")
    grown = plays(partners_join(f"{natural('9')}[9s9c9d]"), "2: meld m0+m1")
    other = plays(partners_join(f"[9s9c9d]{natural('9')}"), "2: meld m0+m1")

    assert len([text for text in made.events if "canasta" in text]) == 1
    assert not [text for text in grown.events if "canasta" in text]
    assert not [text for text in other.events if "canasta" in text]


@pytest.mark.parametrize(
    ("top", "melds", "joined"),
    [
        ("7h", "[7c7d7s][4h5h6h][4d5d6d][4c5c6c][4s5s6s][8c8d8h]", [0, 1]),
        ("7d", "[9d9h9s][7s8s9s][4c5c6c][7h7s7d]", [3]),
    ],
)
def test_the_top_card_can_be_added_to_melds_of_its_rank_and_its_sequences(
    top: str, melds: str, joined: list[int]
) -> None:
    """It is added to no other meld of its suit, nor to a sequence that has its rank."""
    table = f"samba turn=0.draw pile=8d{top} melds={melds}/-"
    position = parse_position(filled(f"{table} hands=KcKd{REST}/(15)/(15)/(15)"))
    takes = [take.plays[0] for take in takes_by_adding_top_card(position)]
    assert takes == [AddToMeld(number, (parse_card(top),)) for number in joined]
