import pytest

from canasta_qt.cards import Card
from canasta_qt.engine.melds import make_meld
from canasta_qt.engine.observation import Observation, observe
from canasta_qt.engine.position import (
    ANSWER_PHASE,
    DRAW_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    Position,
)
from canasta_qt.engine.terms import terms_for
from canasta_qt.gestures import Moment, WhatNow
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.wording.speech import (
    drawn_spoken,
    expectation,
    full_table,
    hand_card,
    meld_words,
    pile_spoken,
    seat_spoken,
    situation,
    stock_spoken,
)
from tests.wording.samples import PEOPLE, card, cards

TERMS = terms_for(CLASSIC_4, 4)


def table(phase: int = DRAW_PHASE, turn: int = 0) -> Position:
    """We lead with kings and a joker, they have not opened; the hand has four cards."""
    position = Position(TERMS)
    position.round, position.dealer = 4, 3
    position.scores = [1985, 2410]
    position.stock = [Card(0)] * 43
    position.pile = list(cards("9s2s4c"))
    position.turn, position.phase = turn, phase
    position.melds[0] = [make_meld(cards("KhKsKdXr"), TERMS.points)]
    position.bonus[1] = list(cards("3h3d"))
    for text in ("4c", "Qh", "Xb", "2d"):
        position.give(0, card(text))
    for seat, count in ((1, 11), (2, 4), (3, 3)):
        position.size[seat] = position.hidden[seat] = count
    return position


def seen(position: Position) -> Observation:
    return observe(position, 0)


def test_a_card_in_the_hand_has_its_place() -> None:
    assert hand_card(card("Qh"), 3, 11) == "queen of hearts, 3 of 11"
    chosen = hand_card(card("Qh"), 3, 11, selected=True)
    assert chosen == "queen of hearts, 3 of 11, selected"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("KhKsKdXrXb", "kings, five cards, two wild, 130 points"),
        ("KhKsKd", "kings, three cards, 30 points"),
        ("KhKsKdKcKhKsKd", "natural canasta of kings, seven cards, 70 points"),
        ("KhKsKdKcKhKs2d", "mixed canasta of kings, seven cards, one wild, 80 points"),
        ("2h2s2d", "wild cards, three cards, 60 points"),
        (
            "5s6s7s",
            "sequence from the five of spades to the seven of spades, "
            "three cards, 15 points",
        ),
    ],
)
def test_a_meld_is_named_with_its_wild_cards_and_points(text: str, words: str) -> None:
    assert meld_words(make_meld(cards(text), TERMS.points)) == words


def test_the_pile_tells_its_state_and_its_top() -> None:
    position = table()
    free = pile_spoken(seen(position))
    position.frozen = True

    frozen = pile_spoken(seen(position))

    assert free == "discard pile, 3 cards, top: four of clubs"
    assert frozen == "discard pile, frozen, 3 cards, top: four of clubs"


def test_the_pile_tells_what_stops_it_and_when_it_is_empty() -> None:
    position = table()
    position.melds[0] = []
    position.pile.append(card("3c"))
    stopped = pile_spoken(seen(position))
    position.pile = []

    assert stopped == (
        "discard pile, frozen for you, 4 cards, top: three of clubs, stopped"
    )
    assert pile_spoken(seen(position)) == "discard pile, frozen for you, empty"


def test_the_stock_tells_its_number_only() -> None:
    position = table()
    full = stock_spoken(seen(position))
    position.stock = []

    assert full == "stock, 43 cards"
    assert stock_spoken(seen(position)) == "stock, empty"


def test_a_seat_tells_who_it_is() -> None:
    view = seen(table())

    assert seat_spoken(view, 0, PEOPLE) == "You, 4 cards, to play"
    assert seat_spoken(view, 2, PEOPLE) == "Anton, partner, 4 cards"
    assert seat_spoken(view, 3, PEOPLE) == "Tomás, opponent, 3 cards, dealer"


def test_the_situation_is_one_sentence() -> None:
    assert situation(seen(table()), PEOPLE) == (
        "Hand 4, your turn to draw; we 1,985, they 2,410; "
        "discard pile, 3 cards, top: four of clubs; stock, 43 cards; "
        "in hand: you 4, Clara 11, Anton 4, Tomás 3."
    )


@pytest.mark.parametrize(
    ("phase", "turn", "words"),
    [
        (PLAY_PHASE, 0, "your turn to meld or discard"),
        (DRAW_PHASE, 1, "Clara is to draw"),
        (PLAY_PHASE, 3, "Tomás is to meld or discard"),
        (ANSWER_PHASE, 2, "you are asked for permission"),
        (ANSWER_PHASE, 0, "Anton is asked for permission"),
        (OVER_PHASE, 0, "the hand is over"),
    ],
)
def test_the_situation_says_who_is_to_do_what(
    phase: int, turn: int, words: str
) -> None:
    sentence = situation(seen(table(phase, turn)), PEOPLE)

    assert sentence.startswith(f"Hand 4, {words};")


def test_the_full_table_has_a_line_for_each_thing() -> None:
    assert full_table(seen(table()), PEOPLE).splitlines() == [
        "Hand 4, your turn to draw.",
        "We: 1,985 points, 80 melded.",
        "- kings, four cards, one wild, 80 points",
        "They: 2,410 points, not open yet, needs 90 to open, two red threes.",
        "Discard pile, 3 cards, top: four of clubs",
        "Stock, 43 cards",
        "You, 4 cards, to play",
        "Clara, opponent, 11 cards",
        "Anton, partner, 4 cards",
        "Tomás, opponent, 3 cards, dealer",
        "Your hand: black joker, two of diamonds, queen of hearts, four of clubs.",
    ]


def test_no_hidden_card_is_spoken() -> None:
    """The other hands and the stock are known to the position, not to the seat."""
    position = table()
    for seat in (1, 2, 3):
        position.hidden[seat] = position.size[seat] = 0
        position.give(seat, card("Jc"))
    position.stock = [card("Jc")] * 43

    view = seen(position)

    assert "jack" not in full_table(view, PEOPLE) + situation(view, PEOPLE)


def test_what_is_expected_and_what_was_drawn() -> None:
    what = WhatNow(Moment.PLAY)

    expected = "Your turn. Lay melds if you like, then discard one card."
    assert expectation(what, PEOPLE) == expected
    assert drawn_spoken(cards("QhXr")) == "You drew the queen of hearts, a joker."
