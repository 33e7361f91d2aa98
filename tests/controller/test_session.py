"""The game on the table: deals, decisions and the record that is kept of them."""

from __future__ import annotations

from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.cards import Card
from canasta_qt.controller.session import Seats, Session
from canasta_qt.engine.rounds import new_deck
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.events import CardDiscarded, DealerDrawn, RoundStarted
from canasta_qt.engine.state.position import actor
from canasta_qt.engine.state.refusals import IllegalActionError
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from tests.controller.letting_go import cards

HIGH_DRAW = "classic_4(first_dealer=high_draw)"
SEATS = Seats(("a", "b", "c", "d"), ("human",) * 4)


def session(rules: str = "classic_4", seed: int = 4) -> Session:
    return Session(parse_ruleset(rules), SEATS, Random(seed))


def play_round(game: Session) -> None:
    while not game.over:
        game.submit(choose(game.position))


def test_every_deal_and_every_action_is_a_decision_further() -> None:
    """So an answer to any of them is told from answers to all others."""
    game = session()
    counted = [game.decision]
    game.start()
    counted.append(game.decision)
    while not game.over:
        game.submit(choose(game.position))
        counted.append(game.decision)
    game.next_round()
    counted.append(game.decision)

    assert counted == list(range(len(counted)))


def test_what_is_refused_changes_neither_record_nor_history() -> None:
    game = session()
    game.start()
    game.submit(DRAW)
    kept = (game.record, list(game.history), game.decision, game.position.copy())

    with pytest.raises(IllegalActionError):
        game.submit(DRAW)

    assert kept == (game.record, game.history, game.decision, game.position)


def test_a_line_of_the_record_is_the_seat_and_what_it_did() -> None:
    game = session()
    game.start()
    first = actor(game.position)
    game.submit(DRAW)
    discard = choose(game.position)
    game.submit(discard)
    game.submit(DRAW)

    lines = [str(line) for line in game.record.rounds[0].turns]

    assert first is not None
    assert lines == [f"{first}: draw, {discard}", f"{(first + 1) % 4}: draw"]


def test_the_history_begins_anew_with_a_deal() -> None:
    game = session()
    game.start()
    play_round(game)
    assert any(isinstance(event, CardDiscarded) for event in game.history)

    events = game.next_round()

    assert game.history == events
    assert isinstance(game.history[0], RoundStarted)
    assert not any(isinstance(event, CardDiscarded) for event in game.history)


def test_the_record_has_the_score_once_a_round_is_over() -> None:
    game = session()
    game.start()
    scores = {each.score for each in game.record.rounds}
    while not game.over:
        game.submit(choose(game.position))
        if not game.over:
            scores |= {each.score for each in game.record.rounds}

    assert scores == {None}
    assert game.record.rounds[-1].score == score_sheet(game.position).total


def test_three_rounds_are_dealt_by_neighbours_with_scores_carried_on() -> None:
    game = session()
    game.start()
    totals = []
    for _ in range(3):
        play_round(game)
        totals.append(game.sheet().total)
        if len(totals) < 3:
            game.next_round()
            assert tuple(game.position.scores) == totals[-1]

    dealers = [each.dealer for each in game.record.rounds]
    assert dealers == [(dealers[0] + number) % 4 for number in range(3)]
    assert [each.score for each in game.record.rounds] == totals
    gained = [sum(points) for points in zip(*game.results(), strict=True)]
    assert gained == list(totals[-1])


def test_a_game_is_gone_on_with_where_it_was_left() -> None:
    game = session()
    game.start()
    for _ in range(9):
        game.submit(choose(game.position))

    again = Session.resume(game.record, Random(1), viewer=2)

    assert again.position == game.position
    assert again.seats.viewer == 2
    # Who dealt is known of a resumed game, but not who drew which card for it.
    assert again.history == [e for e in game.history if not isinstance(e, DealerDrawn)]


def decks(monkeypatch: pytest.MonkeyPatch, *tops: str) -> list[tuple[Card, ...]]:
    """Shuffle decks so that these cards lie on top, one deck after the other."""
    shuffled: list[tuple[Card, ...]] = []

    def deck(terms: Terms, rng: Random) -> tuple[Card, ...]:
        rest = list(new_deck(terms, rng))
        top = cards(tops[len(shuffled)]) if len(shuffled) < len(tops) else ()
        for card in top:
            rest.remove(card)
        shuffled.append((*top, *rest))
        return shuffled[-1]

    monkeypatch.setattr("canasta_qt.controller.session.new_deck", deck)
    return shuffled


def test_the_highest_card_drawn_deals_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Joker, two, ace, king … four; threes are lowest (rules.md 2.1)."""
    decks(monkeypatch, "Kc2cAs3h")
    game = session(HIGH_DRAW)

    events = game.start()

    assert events[0] == game.history[0] == DealerDrawn(cards("Kc2cAs3h"), 1)
    assert game.position.dealer == game.record.rounds[0].dealer == 1


def test_equal_highest_cards_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shuffled = decks(monkeypatch, "2s2c4d5d", "AcAdAhAs", "9cTdJhQs")
    game = session(HIGH_DRAW)

    events = game.start()

    assert events[0] == DealerDrawn(cards("9cTdJhQs"), 3)
    assert game.record.rounds[0].deck == shuffled[3], "the deal has a deck of its own"
    assert [isinstance(event, DealerDrawn) for event in events].count(True) == 1


def test_a_dealer_by_lot_comes_from_the_generator_of_the_game() -> None:
    rules = "classic_4(first_dealer=random)"
    drawn = {seed: Random(seed).randrange(4) for seed in range(12)}

    for seed, dealer in drawn.items():
        game = session(rules, seed)
        events = game.start()
        assert game.position.dealer == dealer
        assert not any(isinstance(event, DealerDrawn) for event in events)
    assert set(drawn.values()) == {0, 1, 2, 3}


def test_levels_and_people_are_told_apart() -> None:
    seats = Seats(("a", "b", "c", "d"), ("human", "bot:master", "human", "bot:x"))
    game = Session(CLASSIC_4, seats, Random(1))

    assert [game.level(seat) for seat in range(4)] == [None, "master", None, "x"]


@pytest.mark.parametrize("aimed", [-50, 1, 45, 108, 900])
def test_a_lift_is_near_the_number_aimed_at_and_lifts_something(aimed: int) -> None:
    game = session()
    near = max(1, min(108, aimed))

    counts = [game.lifted(aimed).count for _ in range(200)]

    assert all(1 <= count <= 108 for count in counts)
    assert all(abs(count - near) <= 8 for count in counts)
