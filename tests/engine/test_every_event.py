"""Every event has a line of play that causes it, with the right values."""

from typing import get_args

import pytest

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
from tests.narrow import instance
from tests.positions import filled

QUEENS = "[QcQdQhQsQcQdQh]"
PLAYING = (
    "classic_4 turn=0.play flags=drew pile=7d melds={melds}/- hands={hand}/4c/4d/4h"
)
LAST_CARD = PLAYING.format(melds=QUEENS, hand="9c")


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
    turned = [parse_card(upcards[i : i + 2]) for i in range(0, len(upcards), 2)]
    for card in turned:
        deck.remove(card)
    return start_round(position, 3, (*deck[:44], *turned, *deck[44:]))


CLOSE = PLAYING.format(melds=QUEENS, hand="9cQs")
OPENING = PLAYING.format(melds="-", hand="KcKdKhAcAdAh9c8c")
DRAWING = (
    "classic_4 turn=0.draw stock=3hAcKc pile=7d8h melds=[9c9d9h]/-"
    " bonus=-/<red3> hands=8c8d5c/<wilds>/<black3>/<naturals>"
)
SIX = PLAYING.format(melds="[QcQdQhQsQcQd]", hand="Qh9c8c")
NATURAL = PLAYING.format(melds=QUEENS, hand="2c9c8c")
RUNS_MEET = (
    "samba turn=3.play pile=7d laid=1 hands=(15)/(15)/(15)/4c5d9s"
    " melds=-/[AcAdAh][KcKdKh][5h6h7h][8h9hThJh]"
)
TWO_MELDS = PLAYING.format(melds="[KcKdKh][KsKcKd]", hand="9c8c").replace(
    "classic_4", "classic_4(same_rank_melds=free,combine_melds=true)"
)
FEET = (
    PLAYING.format(melds="[QcQdQhQsQcQd]", hand="Qh")
    .replace("classic_4", "classic_4(foot_size=2,foot_assignment=second_packet)")
    .replace("hands", "feet=4s4s/5s5s/6s6s/7s7s hands")
)
IN_FOOT = (
    PLAYING.format(melds=QUEENS, hand="9c8c")
    .replace(
        "classic_4",
        "classic_4(foot_size=2,foot_assignment=second_packet,float_allowed=true)",
    )
    .replace("hands", "feet=-/5s5s/6s6s/7s7s hands")
)
CROWNED = PLAYING.replace("classic_4", "classic_4(red3_mode=topper)").format(
    melds=f"[AcAdAh]{QUEENS}", hand="3h9c8c"
)
TURNED_OVER = (
    "classic_4(stock_out=recycle_pile,forced_take_when_stock_out=false,"
    "last_card_red3_ends_hand=never) turn=0.draw stock=0 pile=(64)7d"
    " hands=KcKdKh/(*)/(11)/(11)"
)
SET_ASIDE = DRAWING.replace(
    "classic_4", "classic_4(black3_from_pile=set_aside)"
).replace("7d8h", "7d3c8h")
WINGS = (
    "classic_4(talon_sizes=[4,3],talon_mode=bonus_draw) turn=0.play flags=drew"
    " talon=4s4s5s5s/(3) pile=7d hands=AcAdAh9c8c/(11)/(11)/(11)"
)
STRAIGHT = (
    "american turn=0.play flags=drew pile=7d"
    " hands=Ac2c3c4c5c6c7c8c9cTcJcQcKcXr/(13)/(13)/(13)"
)


def c(text: str) -> Card:
    """Return one card from text."""
    return parse_card(text)


PLAYED: list[tuple[str, str, events.Event]] = [
    (DRAWING, "0: draw", events.CardsDrawn(0, cards("3hAc"))),
    (DRAWING, "0: draw", events.BonusLaid(0, 0, c("3h"))),
    (DRAWING, "0: take [8h8c8d]", events.PileTaken(0, cards("7d8h"))),
    (DRAWING, "0: take [8h8c8d]", events.MeldLaid(0, 0, 1, cards("8h8c8d"), 30)),
    (
        OPENING,
        "0: meld [KcKdKh] [AcAdAh]",
        events.MeldLaid(0, 0, 0, cards("KcKdKh"), 30),
    ),
    (
        OPENING,
        "0: meld [KcKdKh] [AcAdAh]",
        events.MeldLaid(0, 0, 1, cards("AcAdAh"), 60),
    ),
    (OPENING, "0: meld [KcKdKh] [AcAdAh]", events.SideOpened(0, 0, 90, 50)),
    (SIX, "0: meld m0+Qh", events.MeldGrown(0, 0, 0, cards("Qh"), 10)),
    (SIX, "0: meld m0+Qh", events.CanastaCompleted(0, 0, 0, "natural")),
    (NATURAL, "0: meld m0+2c", events.CanastaMixed(0, 0, 0)),
    (TWO_MELDS, "0: meld m0+m1", events.MeldsJoined(0, 0, 0, 1)),
    (RUNS_MEET, "3: meld m2+m3", events.MeldsJoined(3, 1, 2, 3)),
    (RUNS_MEET, "3: meld m2+m3", events.CanastaCompleted(3, 1, 2, "sequence")),
    (CROWNED, "0: meld m1+3h", events.BonusLaid(0, 0, c("3h"), 1)),
    (FEET, "0: meld m0+Qh", events.FootTakenUp(0, cards("4s4s"))),
    (IN_FOOT, "0: float", events.TurnFloated(0)),
    (TURNED_OVER, "0: draw", events.StockRenewed(65)),
    (SET_ASIDE, "0: take [8h8c8d]", events.ThreeSetAside(0, 0, c("3c"))),
    (WINGS, "0: meld [AcAdAh]", events.TalonDrawn(0, cards("4s4s5s5s"))),
    (
        STRAIGHT,
        "0: declare straight",
        events.HandDeclared(0, "straight", cards("4c5c6c7c8c9cTcJcQcKcAc2cXr3c"), 3000),
    ),
    (OPENING, "0: discard 9c", events.CardDiscarded(0, c("9c"))),
    (NATURAL, "0: discard 2c", events.PileFroze(c("2c"))),
    (CLOSE, "0: ask", events.PartnerAsked(0, 2)),
    (LAST_CARD, "0: discard 9c", events.WentOut(0, concealed=False)),
    (
        LAST_CARD,
        "0: discard 9c",
        events.RoundEnded(events.EndCause.WENT_OUT, (665, -10)),
    ),
    (
        LAST_CARD.replace("turn", "score=4900/0 turn"),
        "0: discard 9c",
        events.GameEnded((5565, -10), (0,)),
    ),
    (
        CLOSE.replace("turn=0.play", "turn=0.answer"),
        "2: no",
        events.PartnerAnswered(2, yes=False),
    ),
]

# Each seat draws a card before the deal: the session emits it, not the engine.
ELSEWHERE = {"DealerDrawn"}

# Causes that need another position; each has a test below.
APART = {"CardsLifted", "PacketKept", "RoundStarted", "UpcardTurned"}


@pytest.mark.parametrize(
    ("table", "line", "event"), PLAYED, ids=[str(row[2]) for row in PLAYED]
)
def test_a_line_of_actions_causes_the_expected_event(
    table: str, line: str, event: events.Event
) -> None:
    assert event in events_of(table, line)


def test_a_deal_has_events_for_the_dealer_and_every_upcard() -> None:
    assert events_of_deal("2cXr7d") == [
        events.RoundStarted(1, 3, 0, 11),
        events.UpcardTurned(c("2c")),
        events.PileFroze(c("2c")),
        events.UpcardTurned(c("Xr")),
        events.UpcardTurned(c("7d")),
    ]
    assert [type(event) for event in events_of_deal("7d")] == [
        events.RoundStarted,
        events.UpcardTurned,
    ]


def test_the_end_of_a_round_by_an_empty_stock_has_that_cause() -> None:
    table = (
        "classic_4 turn=0.draw stock=0 pile=<naturals>3c bonus=-/<red3>"
        " hands=4c/<wilds>/<black3>/4h"
    )

    (ended,) = events_of(table, "0: draw")
    assert isinstance(ended, events.RoundEnded)
    assert ended.cause is events.EndCause.STOCK_EMPTY


def test_the_end_of_a_round_by_a_last_red_three_has_that_cause() -> None:
    table = (
        "classic_4 turn=0.draw stock=3h pile=<naturals>3c bonus=-/<red3>"
        " hands=4c/<wilds>/<black3>/4h"
    )

    ended = instance(events.RoundEnded, events_of(table, "0: draw")[-1])
    assert ended.cause is events.EndCause.LAST_RED_THREE


def test_events_of_a_turn_are_in_the_order_of_play() -> None:
    kinds = [
        type(event) for event in events_of(DRAWING, "0: take [8h8c8d], discard 7d")
    ]

    assert kinds == [events.PileTaken, events.MeldLaid, events.CardDiscarded]


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


def test_every_kind_of_event_has_a_test_case() -> None:
    seen = {type(event).__name__ for _, _, event in PLAYED} | APART

    assert {event.__name__ for event in get_args(events.Event)} == seen | ELSEWHERE
    assert not seen & ELSEWHERE
