"""The game on the table: deals, decisions, their record, and undo."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.commands import Command
from canasta_qt.controller.practice_session import PracticeSession
from canasta_qt.controller.session import Deal, SeatedPlayers, Session
from canasta_qt.engine.numbered_deal import bot_seed, numbered_deck
from canasta_qt.engine.rounds import dealer_draw_order
from canasta_qt.engine.state.actions import DRAW, Action, LayDown, Lift, TakePile
from canasta_qt.engine.state.events import DealerDrawn, reveals_cards
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.engine.transition import IllegalActionError, apply
from canasta_qt.gestures import UndoRefusal
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import (
    DEAL_CHOSEN_FIELD,
    DEAL_DAY_FIELD,
    DEAL_NUMBER_FIELD,
    ReplayError,
    format_record,
    parse_record,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.cases import read
from tests.controller.dropped_cards import cards
from tests.engine.test_every_event import CASES
from tests.narrow import instance, some
from tests.positions import filled
from tests.property.hands import choose as picked
from tests.text_table import read_rows

HIGH_DRAW = "classic_4(first_dealer=high_draw)"


SEATS = SeatedPlayers(("a", "b", "c", "d"), ("human", *("nobody",) * 3))


def session(rules: str = "classic_4", seed: int = 4) -> Session:
    return Session(parse_ruleset(rules), SEATS, Random(seed))


def play_round(game: Session) -> None:
    while not game.is_over:
        game.submit(policy_action(game.position))


def melds_next(game: Session) -> bool:
    """Return whether the next choice melds and reveals no card."""
    action = policy_action(game.position)
    if not isinstance(action, LayDown):
        return False
    return not any(map(reveals_cards, apply(game.position.copy(), action)))


def test_the_record_has_the_legal_actions_of_each_turn_with_the_seat() -> None:
    game = session()
    game.start()
    first = some(seat_to_act(game.position))
    game.submit(DRAW)
    kept = (game.record, list(game.history), game.decision, game.position.copy())
    with pytest.raises(IllegalActionError):
        game.submit(DRAW)
    assert kept == (game.record, game.history, game.decision, game.position)

    discard = policy_action(game.position)
    game.submit(discard)
    game.submit(DRAW)
    lines = [str(line) for line in game.record.rounds[0].turns]
    assert lines == [f"{first}: draw, {discard}", f"{(first + 1) % 4}: draw"]


def test_the_deal_passes_to_the_left_and_totals_carry_over_to_the_next_round() -> None:
    game = session()
    game.start()
    totals = []
    for _ in range(3):
        play_round(game)
        totals.append(game.score_sheet().total)
        if len(totals) < 3:
            game.deal_next_round()
            assert tuple(game.position.scores) == totals[-1]

    dealers = [each.dealer for each in game.record.rounds]
    assert dealers == [(dealers[0] + number) % 4 for number in range(3)]
    assert [each.score for each in game.record.rounds] == totals
    gained = [sum(points) for points in zip(*game.points_by_round(), strict=True)]
    assert gained == list(totals[-1])


def test_a_resumed_game_continues_from_its_last_position() -> None:
    game = session()
    game.start()
    for _ in range(9):
        game.submit(policy_action(game.position))
    game.record_hint()

    again = Session.resume(game.record, Random(1), viewer=2)

    assert again.position == game.position
    assert again.seats == replace(SEATS, viewer=2)
    assert again.hint_count == 1
    # A resumed game knows its dealer, but not the cards drawn for the deal.
    assert again.history == [e for e in game.history if not isinstance(e, DealerDrawn)]


def test_the_player_who_draws_the_highest_card_deals_first() -> None:
    """Joker, two, ace, king … four; threes are lowest (rules.md 2.1)."""
    orders = []
    for number in range(1, 40):
        game = Session(parse_ruleset(HIGH_DRAW), SEATS, Random(1), Deal(number))

        events = game.start()

        drawn = instance(DealerDrawn, events[0])
        assert drawn == game.history[0]
        orders = [dealer_draw_order(card) for card in drawn.cards]
        assert orders.count(max(orders)) == 1, "equal highest cards are drawn again"
        assert game.position.dealer == orders.index(max(orders)) == drawn.dealer
        assert [isinstance(event, DealerDrawn) for event in events].count(True) == 1


@pytest.mark.parametrize("rules", ["classic_4", HIGH_DRAW])
def test_the_number_of_a_deal_determines_its_dealer(rules: str) -> None:
    """NOTATION.md 6, Numbered deals: a new game draws its number, not its dealer."""
    dealers = set()
    for seed in range(24):
        game = session(rules, seed)
        game.start()
        number = some(game.record.deal_number)

        again = Session(parse_ruleset(rules), SEATS, Random(99), Deal(number))
        again.start()

        assert again.position.dealer == game.position.dealer
        assert again.record.rounds[0] == game.record.rounds[0]
        dealers.add(game.position.dealer)
    assert dealers == {0, 1, 2, 3}


def test_the_number_of_a_game_determines_its_decks_and_the_seeds_of_bots() -> None:
    """NOTATION.md 6, Numbered deals: the generator of the session has no effect.

    A seed is that of `canasta-bot/1:NUMBER:ROUND:SEAT:STEP`.
    """
    game = Session(CLASSIC_4, SEATS, Random(1), Deal(4711))
    game.start()
    play_round(game)
    game.deal_next_round()

    again = Session.resume(parse_record(format_record(game.record)), Random(9))
    seeds = [again.bot_seed(3)]
    for _ in range(2):
        again.submit(policy_action(again.position))
        seeds.append(again.bot_seed(3))
    play_round(again)
    again.deal_next_round()

    made = [numbered_deck(game.position.terms, 4711, round_) for round_ in (1, 2, 3)]
    assert [each.deck for each in again.record.rounds] == made
    assert again.record.private_fields == {
        DEAL_NUMBER_FIELD: 4711,
        DEAL_CHOSEN_FIELD: True,
    }
    assert seeds == [bot_seed(4711, 2, 3, step) for step in range(3)]


@pytest.mark.parametrize("number", [0, -1, 10**9, "7", 7.0, True])
def test_a_game_with_an_invalid_number_continues_without_a_number(
    number: object,
) -> None:
    game = session()
    game.start()
    record = replace(game.record, private_fields={DEAL_NUMBER_FIELD: number})
    again = Session.resume(record, Random(3))
    play_round(again)

    again.deal_next_round()

    assert again.record.deal_number is None
    assert again.record.private_fields == {DEAL_NUMBER_FIELD: number}, (
        "not ours to change"
    )


def test_bots_have_no_playing_style_in_the_deal_of_the_day_and_practice() -> None:
    seats = SeatedPlayers(
        ("Ruth", "Nora", "Max", "Emil"), ("human", *("bot:standard",) * 3)
    )
    game = Session(CLASSIC_4, seats, Random(1))
    day = Session(CLASSIC_4, seats, Random(1))
    day.record = replace(
        day.record,
        private_fields={**day.record.private_fields, DEAL_DAY_FIELD: "2026-11-23"},
    )
    practice = PracticeSession(game.position, seats, Random(1))

    assert [game.playing_style(seat) for seat in range(4)] == [
        "",
        "Nora",
        "Max",
        "Emil",
    ]
    assert [day.playing_style(seat) for seat in range(4)] == [""] * 4
    assert [practice.playing_style(seat) for seat in range(4)] == [""] * 4


@pytest.mark.parametrize("aimed", [-50, 1, 45, 108, 900])
def test_a_lift_takes_about_the_intended_number_of_cards(aimed: int) -> None:
    """At least one card, at most all."""
    game = session()
    near = max(1, min(108, aimed))

    counts = {game.lift_with_random_error(aimed).count for _ in range(200)}

    assert counts <= set(range(max(1, near - 8), min(108, near + 8) + 1))
    if aimed in (-50, 900):
        assert counts == {near}


@pytest.mark.parametrize("order", ["", "4c", "KcAs4c4c2dXb"])
def test_a_resumed_game_keeps_the_order_of_the_hand(order: str) -> None:
    """The order of one round was applied to the cards of the next."""
    game = session()
    game.start()
    assert game.hand_order == ()
    game.store_hand_order(cards(order))
    again = Session.resume(parse_record(format_record(game.record)), Random(1))
    assert again.hand_order == cards(order)

    play_round(game)
    game.deal_next_round()
    assert game.hand_order == ()


@pytest.mark.parametrize(("broken", "left"), [(7, ""), ("KcZZ4c4", "Kc4c")])
def test_an_invalid_hand_order_in_a_record_keeps_its_readable_cards(
    broken: object, left: str
) -> None:
    game = session()
    game.record = replace(game.record, private_fields={"_hand_order": broken})
    assert game.hand_order == cards(left)


def test_a_record_with_an_illegal_action_cannot_be_resumed() -> None:
    game = session()
    game.start()
    discard = parse_line(f"{game.position.turn}: discard 4c")
    record = game.record.with_line(discard)

    with pytest.raises(ReplayError):
        Session.resume(record, Random(1))


def state_before(game: Session, action: Action) -> tuple[str, str, str, int]:
    """Play an action; return the state before it."""
    rounds = format_record(replace(game.record, private_fields={}))
    known = (game.position_text(), rounds, str(game.history), game.decision)
    game.submit(action)
    return known


def undo_all(game: Session, before: list[tuple[str, str, str, int]]) -> None:
    """Undo actions and check that each restores its earlier state."""
    for text, rounds, history, _ in reversed(before):
        assert game.undo_refusal() is None, game.position_text()
        decision = game.decision
        game.undo()
        assert game.position_text() == text
        assert format_record(replace(game.record, private_fields={})) == rounds
        assert str(game.history) == history
        assert game.decision == decision + 1, "late answers of bots are dropped"


def test_a_lift_cannot_be_undone() -> None:
    """With two players, the player who lifts also plays first."""
    rules = parse_ruleset("classic_2(deal_bonus_mode=cutter_exact)")
    for seed in range(9):
        game = Session(
            rules, SeatedPlayers(("a", "b"), ("human", "nobody")), Random(seed)
        )
        game.start()
        game.submit(Lift(20))
        game.seats = replace(game.seats, viewer=game.position.turn)

        refused = game.undo_refusal()

        assert game.record.rounds[0].turns[-1].seat == game.position.turn
        assert refused is not None
        assert refused.sentence is UndoRefusal.NOTHING


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_undone_actions_leave_no_trace_in_any_game(ruleset: Ruleset) -> None:
    """Undo goes back to the last hidden card or question, and no further."""
    players = min(ruleset.players_allowed, key=lambda n: (n != 4, n))
    seats = SeatedPlayers(
        tuple("abcdefgh"[:players]), ("human", *("nobody",) * (players - 1))
    )
    taken_back = 0
    for seed in range(3):
        game, rng = Session(ruleset, seats, Random(seed)), Random(seed)
        game.start()
        own: list[Action] = []
        before: list[tuple[str, str, str, int]] = []
        for _ in range(400):
            if game.is_over:
                break
            action = picked(game.position, rng)
            mine = seat_to_act(game.position) == game.position.turn == 0
            if mine and isinstance(action, LayDown | TakePile):
                before.append(state_before(game, action))
                own.append(action)
                shown = any(map(reveals_cards, game.last_events))
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


def test_undo_works_in_a_loaded_game() -> None:
    """In the second round, so that the totals of the first remain."""
    game = session()
    game.start()
    play_round(game)
    game.deal_next_round()
    while not melds_next(game):
        game.submit(policy_action(game.position))
    known = (game.position_text(), game.record.rounds)
    game.submit(policy_action(game.position))
    seat = game.position.turn
    again = Session.resume(parse_record(format_record(game.record)), Random(1), seat)

    assert again.undo_refusal() is None
    again.undo()

    assert (again.position_text(), again.record.rounds) == known
    assert again.record.private_fields == {
        DEAL_NUMBER_FIELD: game.record.deal_number,
        "_undos": 1,
    }


def played(table: str, lines: str) -> Session:
    """Return a game at a position after some lines."""
    game = session(table.split()[0])
    game.start()
    game.position = parse_position(filled(table))
    for text in filter(None, lines.split("; ")):
        for step in parse_line(text).steps:
            game.submit(step.action)
    return game


TABLES = {case.name: case.table for case in read(CASES)}


@pytest.mark.parametrize(
    ("table", "lines", "why", "told"), read_rows(__file__, "undo_refusals.rows")
)
def test_undo_is_refused_after_drawn_cards_and_questions_with_a_reason(
    table: str, lines: str, why: str, told: str
) -> None:
    """Issue 11 part 4: the refusal is shown at the place of the Undo button."""
    game = played(TABLES.get(table, table), lines)

    refused = game.undo_refusal()

    assert (refused and refusal_sentence(refused)) == (why or None)
    offered = [(each.command, each.refusal) for each in game.undo_offers()]
    assert offered == [(Command.UNDO, refused)] * (told != "" or refused is None)
