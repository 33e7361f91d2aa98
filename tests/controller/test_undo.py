"""What a player takes back, how far, and what is told of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.commands import Command
from canasta_qt.controller.session import Seats, Session
from canasta_qt.engine.state.actions import Action, LayDown, Lift, TakePile
from canasta_qt.engine.state.events import reveals_cards
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import NoUndo
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import DEAL, format_record, parse_record
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.wording.table.refusals import refusal_sentence
from tests.controller.test_session import melds_next, play_round, session
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


def test_the_cards_that_were_lifted_stay_lifted() -> None:
    """Two players: the cutter is the first to play as well."""
    rules = parse_ruleset("classic_2(deal_bonus_mode=cutter_exact)")
    for seed in range(9):
        game = Session(rules, Seats(("a", "b"), ("human", "nobody")), Random(seed))
        game.start()
        game.submit(Lift(20))
        game.seats = replace(game.seats, viewer=game.position.turn)

        refused = game.undo_refusal()

        assert game.record.rounds[0].turns[-1].seat == game.position.turn
        assert refused is not None
        assert refused.kind is NoUndo.NOTHING


@pytest.mark.sample(4)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_undone_actions_leave_no_trace_in_any_game(ruleset: Ruleset) -> None:
    """feel.md 8 Undo: back to the last hidden card or question, and no further."""
    players = min(ruleset.players_allowed, key=lambda n: (n != 4, n))
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

    assert again.undo_refusal() is None
    again.undo()

    assert (again.text(), again.record.rounds) == known
    assert again.record.own == {DEAL: game.record.deal, "_undos": 1}


def played(table: str, lines: str) -> Session:
    """A game in which these lines were played from a table."""
    game = session(table.split()[0])
    game.start()
    game.position = parse_position(filled(table))
    for text in filter(None, lines.split("; ")):
        for step in parse_line(text).steps:
            game.submit(step.action)
    return game


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
        (CLOSE, "0: discard 9c", None),
        (CLOSE, "0: discard 9c; 1: draw", NoUndo.PASSED),
        (LAST_CARD, "0: discard 9c", ""),
    ],
)
def test_undo_ends_at_hidden_cards_and_questions(
    table: str, lines: str, why: NoUndo | None
) -> None:
    """Issue 11 part 4: what cannot be undone says why."""
    game = played(table, lines)

    refused = game.undo_refusal()

    assert (refused and refused.kind) == why
    if refused is not None:
        assert refusal_sentence(refused).endswith(".")
        assert "{" not in refusal_sentence(refused)


@pytest.mark.parametrize(
    ("table", "lines", "told"),
    [
        (OPENING, "", None),
        (DRAWING, "0: draw", NoUndo.DRAWN),
        (FEET, "0: meld m0+Qh", NoUndo.SEEN),
        (CLOSE, "0: ask; 2: yes", NoUndo.ASKED),
        (CLOSE, "0: discard 9c; 1: draw", None),
    ],
)
def test_what_stays_is_told_where_a_player_would_look_for_undo(
    table: str, lines: str, told: NoUndo | None
) -> None:
    game = played(table, lines)

    offered = [(each.command, each.refusal) for each in game.undo_offers()]

    assert offered == ([] if told is None else [(Command.UNDO, game.undo_refusal())])
    assert [refusal and refusal.kind for _, refusal in offered] == [told] * len(offered)
