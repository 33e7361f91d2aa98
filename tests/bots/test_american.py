"""American: high openings, hands that are laid whole, sevens and aces that cost."""

from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.melding import chased
from canasta_qt.notation.position.line import parse_position
from tests.bots.table import advice
from tests.positions import filled


def play(hand: str, more: str) -> str:
    """Seat 0 of american has drawn; the others hold 13 cards."""
    return f"american turn=0.play flags=drew hands={hand}/(13)/(13)/(13) {more}"


def chase(hand: str) -> str | None:
    """The special hand seat 0 goes for; it has drawn."""
    position = parse_position(filled(play(hand, "pile=5s melds=-/-")))
    return chased(HandFacts(position, 0))


# Openings


def test_aces_with_a_wild_card_open_beside_other_melds() -> None:
    hand = "TcTdThKcKdKhKsAcAdXr5c6d8hJs"
    found = advice(play(hand, "pile=5s melds=-/-"))

    assert found.startswith("meld ")
    assert "[AcAdXr]" in found


# Sets


def test_a_set_stays_in_a_small_hand_to_take_piles_with() -> None:
    melds = "melds=[KsKhKd][JsJhJd]/[9h9d9s][8h8d8s]"
    found = advice(play("6c6d6hQcQd5d4sTc", f"pile=5s {melds}"))

    assert found.startswith("discard ")
    assert found not in ("discard 6c", "discard 6d", "discard 6h")


# Special hands


def test_seven_pairs_are_not_chased_with_a_wild_card_that_cannot_be_thrown() -> None:
    assert chase("4c4d5c5d6c6d9c9dTcTdJcJd8sKs") == "pairs"
    assert chase("4c4d5c5d6c6d9c9dTcTdJcJd8s2s") is None
    assert chase("4c4d5c5d6c6d9c9dTcTdJcJd8sXr") is None


def test_garbage_is_not_chased_with_a_wild_card() -> None:
    assert chase("4c4d4h4s9c9d9h9sTcTdThJcJdKs") == "garbage"
    assert chase("4c4d4h4s9c9d9h9sTcTdThJcJdXr") is None


def test_a_straight_is_not_chased_with_two_jokers_or_two_deuces() -> None:
    assert chase("4c5d6h7s8c9dTdJhQsKcAd2dXr4d") == "straight"
    assert chase("4c5d6h7s8c9dTdJhQsKcAd2d2cXr") is None
    assert chase("4c5d6h7s8c9dTdJhQsKcAd2dXrXb") is None


# Going out


def test_a_partner_is_not_asked_about_a_way_out_that_begins_sevens() -> None:
    melds = "melds=[KsKhKdKcKsKh2d][QsQhQdQcQsQh2h][JsJhJd]/[9h9d9s9c9h9c2s][8h8d8s]"
    assert not _leaves(advice(play("7c7d7hJc5d", f"pile=5s {melds}")))
    assert _leaves(advice(play("6c6d6hJc5d", f"pile=5s {melds}")))


def _leaves(action: str) -> bool:
    """Whether it is the question to the partner, or the sets that go out."""
    return action == "ask" or action.count("[") > 0
