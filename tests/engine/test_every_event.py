"""Every event has a case in `every_event.cases`, or is caused by no line of play."""

from pathlib import Path
from typing import get_args

from canasta_qt.cards import Card, parse_card
from canasta_qt.engine.rounds import start_game, start_round
from canasta_qt.engine.state import events
from canasta_qt.engine.state.actions import KeepPacket, Lift
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from tests.cases import read
from tests.positions import filled

CASES = Path(__file__).with_name("every_event.cases").read_text(encoding="utf-8")
WITHOUT_LINE = {
    events.CardsLifted, events.DealerDrawn, events.PacketKept, events.RoundStarted,
    events.UpcardTurned,
}  # fmt: skip
"""Events of a deal, and the draw for the dealer, which the session emits."""


def test_every_kind_of_event_has_a_test_case() -> None:
    played = {case.name.title().replace(" ", "") for case in read(CASES)}
    without = {event.__name__ for event in WITHOUT_LINE}

    assert {event.__name__ for event in get_args(events.Event)} == played | without
    assert not played & without


def cards(text: str) -> tuple[Card, ...]:
    """Return cards from text."""
    return tuple(
        parse_card(text[place : place + 2]) for place in range(0, len(text), 2)
    )


def events_of(table: str, line: str) -> list[events.Event]:
    """Return all events of a line."""
    position = parse_position(filled(table))
    return [
        event
        for step in parse_line(line).steps
        for event in apply(position, step.action)
    ]


def events_of_deal(upcards: str) -> list[events.Event]:
    """Return the events of a deal in which these cards are turned."""
    position = start_game(ALL_RULESETS[0], players=4)
    deck = list(position.terms.deck)
    turned = cards(upcards)
    for card in turned:
        deck.remove(card)
    return start_round(position, 3, (*deck[:44], *turned, *deck[44:]))


def test_a_deal_has_events_for_the_dealer_and_every_upcard() -> None:
    two, joker, seven = cards("2cXr7d")
    assert events_of_deal("2cXr7d") == [
        events.RoundStarted(1, 3, 0, 11),
        events.UpcardTurned(two),
        events.PileFroze(two),
        events.UpcardTurned(joker),
        events.UpcardTurned(seven),
    ]
    assert [type(event) for event in events_of_deal("7d")] == [
        events.RoundStarted,
        events.UpcardTurned,
    ]


def test_events_of_a_turn_are_in_the_order_of_play_with_seat_and_side() -> None:
    table = (
        "classic_4 turn=3.draw pile=7d8h melds=-/[9c9d9h] hands=(11)/(11)/(11)/8c8d5c6c"
    )
    assert events_of(table, "3: take [8h8c8d], discard 7d") == [
        events.PileTaken(3, cards("7d8h")),
        events.MeldLaid(3, 1, 1, cards("8h8c8d"), 30),
        events.CardDiscarded(3, parse_card("7d")),
    ]


def test_a_red_three_on_a_canasta_names_its_meld() -> None:
    table = (
        "classic_4(red3_mode=topper) turn=0.play flags=drew pile=7d"
        " melds=[AcAdAh][QcQdQhQsQcQdQh]/- hands=3h9c8c/4c/4d/4h"
    )
    (three,) = cards("3h")
    assert events.BonusLaid(0, 0, three, 1) in events_of(table, "0: meld m1+3h")


def test_a_special_hand_is_shown_in_the_order_of_its_ranks() -> None:
    table = (
        "american turn=0.play flags=drew pile=7d"
        " hands=Ac2c3c4c5c6c7c8c9cTcJcQcKcXr/(13)/(13)/(13)"
    )
    declared = events.HandDeclared(
        0, "straight", cards("4c5c6c7c8c9cTcJcQcKcAc2cXr3c"), 3000
    )
    assert declared in events_of(table, "0: declare straight")


def new_round(rules: str) -> Position:
    """Return a round just dealt by seat 3 under house rules."""
    position = start_game(parse_ruleset(f"classic_4({rules})"), players=4)
    start_round(position, 3, tuple(position.terms.deck))
    return position


def test_lifting_cards_causes_an_event_with_its_bonus() -> None:
    exact = new_round("deal_bonus_mode=dealer_exact")
    near = exact.copy()

    assert events.CardsLifted(3, 45, bonus=True) in apply(exact, Lift(45))
    assert events.CardsLifted(3, 44, bonus=False) in apply(near, Lift(44))


def test_keeping_a_packet_causes_an_event() -> None:
    position = new_round("foot_size=11,foot_assignment=show_tops_keep_one_pass_other")
    seat = seat_to_act(position)

    assert seat is not None
    assert events.PacketKept(seat, 2) in apply(position, KeepPacket(2))
