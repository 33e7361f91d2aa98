"""The game on the table: deals, decisions and the record that is kept of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.controller.practice_session import PracticeSession
from canasta_qt.controller.session import Deal, Seats, Session
from canasta_qt.engine.numbered_deal import bot_seed, numbered_deck
from canasta_qt.engine.rounds import draw_order
from canasta_qt.engine.state.actions import DRAW, LayDown
from canasta_qt.engine.state.events import DealerDrawn, reveals_cards
from canasta_qt.engine.state.position import actor
from canasta_qt.engine.state.refusals import IllegalActionError
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.record import (
    ASKED,
    DAY,
    DEAL,
    ReplayError,
    format_record,
    parse_record,
)
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from tests.controller.letting_go import cards
from tests.narrow import instance, some

HIGH_DRAW = "classic_4(first_dealer=high_draw)"
SEATS = Seats(("a", "b", "c", "d"), ("human", *("nobody",) * 3))


def session(rules: str = "classic_4", seed: int = 4) -> Session:
    return Session(parse_ruleset(rules), SEATS, Random(seed))


def play_round(game: Session) -> None:
    while not game.over:
        game.submit(choose(game.position))


def melds_next(game: Session) -> bool:
    """Whether the next choice lays cards and shows no hidden one."""
    action = choose(game.position)
    if not isinstance(action, LayDown):
        return False
    return not any(map(reveals_cards, apply(game.position.copy(), action)))


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


def test_the_highest_card_drawn_deals_first() -> None:
    """Joker, two, ace, king … four; threes are lowest (rules.md 2.1)."""
    orders = []
    for number in range(1, 40):
        game = Session(parse_ruleset(HIGH_DRAW), SEATS, Random(1), Deal(number))

        events = game.start()

        drawn = instance(DealerDrawn, events[0])
        assert drawn == game.history[0]
        orders = [draw_order(card) for card in drawn.cards]
        assert orders.count(max(orders)) == 1, "equal highest cards are drawn again"
        assert game.position.dealer == orders.index(max(orders)) == drawn.dealer
        assert [isinstance(event, DealerDrawn) for event in events].count(True) == 1


@pytest.mark.parametrize("rules", ["classic_4", HIGH_DRAW])
def test_whoever_plays_a_number_has_its_dealer(rules: str) -> None:
    """NOTATION.md 6, Numbered deals: by chance the number is drawn, not the dealer."""
    dealers = set()
    for seed in range(24):
        game = session(rules, seed)
        game.start()
        number = some(game.record.deal)

        again = Session(parse_ruleset(rules), SEATS, Random(99), Deal(number))
        again.start()

        assert again.position.dealer == game.position.dealer
        assert again.record.rounds[0] == game.record.rounds[0]
        dealers.add(game.position.dealer)
    assert dealers == {0, 1, 2, 3}


def test_a_number_makes_the_decks_of_every_round() -> None:
    """NOTATION.md 6, Numbered deals: whatever the generator says."""
    game = Session(CLASSIC_4, SEATS, Random(1), Deal(4711))
    game.start()
    play_round(game)
    game.next_round()
    again = Session.resume(parse_record(format_record(game.record)), Random(9))
    play_round(again)

    again.next_round()

    made = [numbered_deck(game.position.terms, 4711, round_) for round_ in (1, 2, 3)]
    assert [each.deck for each in again.record.rounds] == made
    assert again.record.own == {DEAL: 4711, ASKED: True}


def test_a_bots_seed_is_of_the_deal_the_round_the_seat_and_the_actions_before() -> None:
    """NOTATION.md 6: `canasta-bot/1:NUMBER:ROUND:SEAT:STEP`."""
    game = Session(CLASSIC_4, SEATS, Random(1), Deal(7))
    game.start()
    play_round(game)
    game.next_round()

    seeds = [game.bot_seed(3)]
    for _ in range(2):
        game.submit(choose(game.position))
        seeds.append(game.bot_seed(3))

    assert seeds == [bot_seed(7, 2, 3, step) for step in range(3)]


@pytest.mark.parametrize("number", [0, -1, 10**9, "7", 7.0, True])
def test_a_game_of_no_number_goes_on_and_claims_none(number: object) -> None:
    game = session()
    game.start()
    record = replace(game.record, own={DEAL: number})
    again = Session.resume(record, Random(3))
    play_round(again)

    again.next_round()

    assert again.record.deal is None
    assert again.record.own == {DEAL: number}, "not ours to change"


def test_a_bot_plays_as_its_name_but_for_the_deal_of_the_day_and_in_practice() -> None:
    seats = Seats(("Ruth", "Nora", "Max", "Emil"), ("human", *("bot:standard",) * 3))
    game = Session(CLASSIC_4, seats, Random(1))
    day = Session(CLASSIC_4, seats, Random(1))
    day.record = replace(day.record, own={**day.record.own, DAY: "2026-11-23"})
    practice = PracticeSession(game.position, seats, Random(1))

    assert [game.plays_as(seat) for seat in range(4)] == ["", "Nora", "Max", "Emil"]
    assert [day.plays_as(seat) for seat in range(4)] == [""] * 4
    assert [practice.plays_as(seat) for seat in range(4)] == [""] * 4


@pytest.mark.parametrize("aimed", [-50, 1, 45, 108, 900])
def test_a_lift_is_near_the_number_aimed_at_and_lifts_something(aimed: int) -> None:
    game = session()
    near = max(1, min(108, aimed))

    counts = [game.lifted(aimed).count for _ in range(200)]

    assert all(1 <= count <= 108 for count in counts)
    assert all(abs(count - near) <= 8 for count in counts)


def test_the_least_that_is_lifted_is_one_card_and_the_most_are_all() -> None:
    game = session()

    assert {game.lifted(-50).count for _ in range(20)} == {1}
    assert {game.lifted(900).count for _ in range(20)} == {108}


@pytest.mark.parametrize("order", ["", "4c", "KcAs4c4c2dXb"])
def test_a_hand_lies_again_as_the_person_had_arranged_it(order: str) -> None:
    game = session()
    game.start()
    assert game.hand_order == ()
    game.keep_hand_order(cards(order))

    again = Session.resume(parse_record(format_record(game.record)), Random(1))

    assert again.hand_order == cards(order)


@pytest.mark.parametrize(("broken", "left"), [(7, ""), ("KcZZ4c4", "Kc4c")])
def test_an_order_broken_by_hand_keeps_the_cards_that_can_be_read(
    broken: object, left: str
) -> None:
    game = session()
    game.record = replace(game.record, own={"_hand_order": broken})

    assert game.hand_order == cards(left)


def test_a_record_that_the_rules_do_not_follow_is_not_gone_on_with() -> None:
    game = session()
    game.start()
    discard = parse_line(f"{game.position.turn}: discard 4c")
    record = game.record.played(discard)

    with pytest.raises(ReplayError):
        Session.resume(record, Random(1))


def test_an_arrangement_of_the_hand_is_that_of_one_round() -> None:
    """The order of a hand of before was laid over the cards of the next round."""
    game = Session(CLASSIC_4, SEATS, Random(1), Deal(7))
    game.start()
    game.keep_hand_order(cards("Kc4d"))
    assert game.hand_order == cards("Kc4d")

    play_round(game)
    game.next_round()

    assert game.hand_order == ()
