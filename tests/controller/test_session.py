"""The game on the table: deals, decisions and the record that is kept of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.cards import Card
from canasta_qt.controller.practice_session import PracticeSession
from canasta_qt.controller.session import Deal, Seats, Session
from canasta_qt.engine.numbered_deal import numbered_deck
from canasta_qt.engine.rounds import new_deck
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import DRAW, Action, LayDown, TakePile
from canasta_qt.engine.state.events import (
    CardDiscarded,
    DealerDrawn,
    RoundStarted,
    reveals,
)
from canasta_qt.engine.state.position import actor
from canasta_qt.engine.state.refusals import IllegalActionError, Reason, Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import NoUndo
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import ASKED, DAY, DEAL, format_record, parse_record
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.controller.letting_go import cards
from tests.engine.test_every_event import (
    CLOSE,
    DRAWING,
    FEET,
    LAST_CARD,
    OPENING,
    SET_ASIDE,
    WINGS,
)
from tests.positions import filled
from tests.property.hands import choose as picked

HIDDEN = (
    "classic_4(pile_prefill=upcard_rank) turn=0.draw pile=7d6d8h pile_hidden=1"
    " melds=[9c9d9h]/- hands=8c8d5c/(11)/(11)/(11)"
)
REPLACED = "american turn=0.play pile=4d hands=3h3s4c5c6c8c/(13)/(13)/(13)"
HIGH_DRAW = "classic_4(first_dealer=high_draw)"
SEATS = Seats(("a", "b", "c", "d"), ("human", *("nobody",) * 3))


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


def decks(monkeypatch: pytest.MonkeyPatch, *tops: str) -> None:
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


def test_the_highest_card_drawn_deals_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Joker, two, ace, king … four; threes are lowest (rules.md 2.1)."""
    decks(monkeypatch, "Kc2cAs3h")
    game = session(HIGH_DRAW)

    events = game.start()

    assert events[0] == game.history[0] == DealerDrawn(cards("Kc2cAs3h"), 1)
    assert game.position.dealer == game.record.rounds[0].dealer == 1


def test_equal_highest_cards_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    decks(monkeypatch, "2s2c4d5d", "AcAdAhAs", "9cTdJhQs")
    game = session(HIGH_DRAW)

    events = game.start()

    assert events[0] == DealerDrawn(cards("9cTdJhQs"), 3)
    assert [isinstance(event, DealerDrawn) for event in events].count(True) == 1


def test_a_dealer_by_lot_comes_from_the_generator_of_the_game() -> None:
    rules = "classic_4(first_dealer=random)"
    dealers = set()

    for seed in range(12):
        game, again = session(rules, seed), session(rules, seed)
        events = game.start()
        again.start()
        assert game.position.dealer == again.position.dealer
        assert not any(isinstance(event, DealerDrawn) for event in events)
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


@pytest.mark.parametrize("rules", [HIGH_DRAW, "classic_4(play_direction=ccw)"])
def test_everybody_who_asks_for_a_deal_plays_first(rules: str) -> None:
    """The seat before the player's deals; nobody draws for it."""
    for seed in range(5):
        game = Session(parse_ruleset(rules), SEATS, Random(seed), Deal(seed + 1))
        events = game.start()
        assert game.position.turn == 0
        assert not any(isinstance(event, DealerDrawn) for event in events)


def test_the_same_deal_again_has_the_same_dealer() -> None:
    game = Session(CLASSIC_4, SEATS, Random(1), Deal(7, dealer=1))

    game.start()

    assert game.position.dealer == 1


def test_bots_decide_the_same_deal_alike_for_whoever_plays_the_same() -> None:
    seeds: list[list[int | None]] = []
    for deal, undoing in ((7, False), (7, True), (8, False)):
        game = Session(CLASSIC_4, SEATS, Random(deal), Deal(deal))
        game.start()
        seen = [game.bot_seed(1), game.bot_seed(2)]
        while not melds_next(game):
            game.submit(choose(game.position))
        game.submit(choose(game.position))
        if undoing:
            game.undo()
            game.submit(choose(game.position))
        seeds.append([*seen, game.bot_seed(1)])

    assert seeds[0] == seeds[1]
    assert len({*seeds[0], *seeds[2]}) == 6, "another seat, step or deal has another"
    older = session()
    older.record = replace(older.record, own={})
    assert older.bot_seed(1) is None


def test_a_game_without_a_number_gets_one_by_chance() -> None:
    numbers = {session(seed=seed).record.deal for seed in range(20)}

    assert None not in numbers
    assert len(numbers) == 20


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


def test_levels_and_people_are_told_apart() -> None:
    seats = Seats(("a", "b", "c", "d"), ("human", "bot:master", "human", "bot:x"))
    game = Session(CLASSIC_4, seats, Random(1))

    assert [game.level(seat) for seat in range(4)] == [None, "master", None, "x"]


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


def acted(game: Session, action: Action) -> tuple[str, str, str, int]:
    """What is true before an action, which is then done."""
    rounds = format_record(replace(game.record, own={}))
    known = (game.text(), rounds, str(game.history), game.decision)
    game.submit(action)
    return known


def undo_all(game: Session, before: list[tuple[str, str, str, int]]) -> None:
    """Take back as much as is allowed, and find everything as it was each time."""
    for text, rounds, history, _ in reversed(before):
        assert game.undo_refusal() is None, game.text()
        decision = game.decision
        game.undo()
        assert game.text() == text
        assert format_record(replace(game.record, own={})) == rounds
        assert str(game.history) == history
        assert game.decision == decision + 1, "late answers of bots are dropped"


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_undone_actions_leave_no_trace_in_any_game(ruleset: Ruleset) -> None:
    """feel.md 8 Undo: back to the last hidden card or question, and no further."""
    players = min(ruleset.equipment.players_allowed, key=lambda n: (n != 4, n))
    seats = Seats(tuple("abcdefgh"[:players]), ("human", *("nobody",) * (players - 1)))
    taken_back = 0
    for seed in range(3):
        game, rng = Session(ruleset, seats, Random(seed)), Random(seed)
        game.start()
        own: list[Action] = []
        before: list[tuple[str, str, str, int]] = []
        for _ in range(400):
            if game.over:
                break
            action = picked(game.position, rng)
            mine = actor(game.position) == game.position.turn == 0
            if mine and isinstance(action, LayDown | TakePile):
                before.append(acted(game, action))
                own.append(action)
                shown = any(map(reveals, game.last_events))
                assert (game.undo_refusal() is not None) is shown
                if not shown:
                    continue
                before, own = [], []
                continue
            undo_all(game, before)
            taken_back += len(before)
            if mine:
                assert game.undo_refusal() is not None
            for each in own:
                game.submit(each)
            before, own = [], []
            game.submit(action)
    assert taken_back, "something was undone"


def test_a_loaded_game_is_undone_like_the_one_that_was_left() -> None:
    """Two rounds, so that the totals of the first are there after the undo."""
    game = session()
    game.start()
    play_round(game)
    game.next_round()
    while not melds_next(game):
        game.submit(choose(game.position))
    known = (game.text(), game.record.rounds)
    game.submit(choose(game.position))
    seat = game.position.turn
    again = Session.resume(parse_record(format_record(game.record)), Random(1), seat)

    again.undo()

    assert (again.text(), again.record.rounds) == known
    assert again.record.own == {DEAL: game.record.deal, "_undos": 1}


def melds_next(game: Session) -> bool:
    """Whether the next choice lays cards and shows no hidden one."""
    action = choose(game.position)
    if not isinstance(action, LayDown):
        return False
    return not any(map(reveals, apply(game.position.copy(), action)))


def test_every_undo_is_counted_in_the_record() -> None:
    game = session()
    game.start()
    while not melds_next(game):
        game.submit(choose(game.position))
    game.seats = replace(game.seats, viewer=game.position.turn)
    for _ in range(2):
        game.submit(choose(game.position))
        game.undo()

    assert game.record.own == {DEAL: game.record.deal, "_undos": 2}


def test_a_game_may_be_played_without_undo() -> None:
    game = session()
    game.start()
    while not melds_next(game):
        game.submit(choose(game.position))
    game.seats = replace(game.seats, viewer=game.position.turn)
    game.submit(choose(game.position))
    assert game.undo_refusal() is None

    game.record = replace(game.record, own={"_undo": False})

    assert game.undo_refusal() == Refusal(
        Reason.NOT_YOUR_DECISION, kind=NoUndo.FORBIDDEN
    )


@pytest.mark.parametrize(
    ("table", "lines", "why"),
    [
        (OPENING, "", NoUndo.NOTHING),
        (OPENING, "0: meld [KcKdKh] [AcAdAh]", None),
        (DRAWING, "0: draw", NoUndo.DRAWN),
        (DRAWING, "0: take [8h8c8d]", None),
        (SET_ASIDE, "0: take [8h8c8d]", None),
        (HIDDEN, "0: take [8h8c8d]", NoUndo.SEEN),
        (FEET, "0: meld m0+Qh", NoUndo.SEEN),
        (WINGS, "0: meld [AcAdAh]", NoUndo.SEEN),
        (REPLACED, "0: meld [3h]", NoUndo.SEEN),
        (CLOSE, "0: ask", NoUndo.ASKED),
        (CLOSE, "0: ask; 2: yes", NoUndo.ASKED),
        (CLOSE, "0: discard 9c", NoUndo.PASSED),
        (LAST_CARD, "0: discard 9c", NoUndo.PASSED),
    ],
)
def test_undo_ends_at_hidden_cards_and_questions(
    table: str, lines: str, why: NoUndo | None
) -> None:
    """Issue 11 part 4: what cannot be undone says why."""
    game = session(table.split()[0])
    game.start()
    game.position = parse_position(filled(table))
    for text in filter(None, lines.split("; ")):
        for step in parse_line(text).steps:
            game.submit(step.action)

    refused = game.undo_refusal()

    assert (refused and refused.kind) == why
    if refused is not None:
        assert refusal_sentence(refused).endswith(".")
        assert "{" not in refusal_sentence(refused)
