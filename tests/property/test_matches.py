"""Totals, dealers and minimums carry over from round to round."""

from itertools import islice
from random import Random

import pytest

from canasta_qt.cards import shuffled
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import add_scores, next_dealer, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import Event, GameEnded, RoundEnded, RoundStarted
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.rules.model import Ruleset
from tests.property.hands import CLASSICS, choose


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ruleset", CLASSICS, ids=lambda ruleset: ruleset.id)
def test_totals_and_the_dealer_carry_over_four_rounds(
    ruleset: Ruleset, seed: int
) -> None:
    rng = Random(seed)
    players = min(ruleset.players_allowed)
    position = start_game(ruleset, players=players)
    dealer = rng.randrange(players)
    totals = [0] * position.terms.sides
    for number in range(1, 5):
        deck = shuffled(list(position.terms.deck), rng)
        begun = start_round(position, dealer, deck)[0]

        assert isinstance(begun, RoundStarted)
        first = (dealer + 1) % players
        assert (begun.round, begun.dealer, begun.first_seat) == (number, dealer, first)
        assert seat_to_act(position) == first
        assert position.scores == totals
        assert [opening_minimum(position, side) for side in range(len(totals))] == [
            15 if total < 0 else 50 if total < 1500 else 90 if total < 3000 else 120
            for total in totals
        ]
        events: list[Event] = []
        while seat_to_act(position) is not None:
            events = apply(position, choose(position, rng))
        points = next(e.points for e in events if isinstance(e, RoundEnded))
        assert score_sheet(position).round == points
        assert (
            not any(isinstance(e, GameEnded) for e in events)
            or max(map(sum, zip(totals, points, strict=True))) >= 5000
        )

        dealer = next_dealer(position)
        add_scores(position)
        assert dealer == first
        totals = [a + b for a, b in zip(totals, points, strict=True)]
        assert position.scores == totals


@pytest.mark.parametrize("ruleset", CLASSICS, ids=lambda ruleset: ruleset.id)
def test_a_new_deal_keeps_nothing_of_the_last_round(ruleset: Ruleset) -> None:
    rng = Random(5)
    players = min(ruleset.players_allowed)
    position = start_game(ruleset, players=players)
    fresh = start_game(ruleset, players=players)
    deck = shuffled(list(position.terms.deck), rng)
    start_round(position, 0, shuffled(list(position.terms.deck), rng))
    while seat_to_act(position) is not None:
        apply(position, choose(position, rng))

    start_round(position, 1, deck)
    start_round(fresh, 1, deck)
    fresh.round = position.round

    assert position == fresh
    assert list(islice(legal_actions(position), 50)) == list(
        islice(legal_actions(fresh), 50)
    )


def test_an_incomplete_deck_cannot_be_dealt() -> None:
    position = start_game(CLASSICS[0], players=4)
    deck = position.terms.deck

    with pytest.raises(ValueError, match=r"."):
        start_round(position, 0, tuple(deck[:-1]))
    with pytest.raises(ValueError, match=r"."):
        start_round(position, 0, (*deck[:-1], deck[0]))


def test_a_game_cannot_start_with_an_unsupported_number_of_players() -> None:
    with pytest.raises(KeyError):
        start_game(CLASSICS[0], players=3)
