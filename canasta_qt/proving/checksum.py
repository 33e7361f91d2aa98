"""A number that follows from everything bots do in many hands.

Two builds of the program play alike if their numbers are equal: every action, every
last position and every count goes into it.  `perft` shows that enumeration has not
changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from subprocess import PIPE, Popen
from typing import Final

from canasta_qt.bots.answering import answer
from canasta_qt.bots.messages import NO_CLOCK, Answer, BotRequest, Request, bot_command
from canasta_qt.bots.rule_bots.policy import legal_choice
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, actor
from canasta_qt.engine.transition import play
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position
from canasta_qt.proving.self_play import MOST_DECISIONS, deciding_seat, decision_seed
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

_LENGTH: Final = 16
"""Digits shown: enough that no mistake meets them by chance."""


def checksum(hands: int, seed: int) -> str:
    """Play so many hands of every ruleset in turn, by the policy and at random."""

    def choosing(hand: int, rng: Random) -> Callable[[Position], Action]:
        return partial(random_action, rng=rng) if hand % 3 == 0 else legal_choice

    return _hashed(hands, seed, choosing)


def asked_checksum(hands: int, seed: int, level: str, *, through_worker: bool) -> str:
    """Ask a level for every decision, here or in the bots' own process."""
    if not through_worker:
        return _asked(hands, seed, level, answer)
    with Popen(bot_command(), stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin is not None is not process.stdout, "both are pipes"
        lines, answers = process.stdin, process.stdout

        def ask(request: Request) -> Answer:
            lines.write(f"{json.dumps(request)}\n".encode())
            lines.flush()
            found: Answer = json.loads(answers.readline())
            return found

        return _asked(hands, seed, level, ask)


def _asked(hands: int, seed: int, level: str, ask: Callable[[Request], Answer]) -> str:
    def choosing(hand: int, _rng: Random) -> Callable[[Position], Action]:
        decisions = count()

        def chosen(position: Position) -> Action:
            number = next(decisions)
            observation = observe(position, deciding_seat(position))
            chance = decision_seed(seed + hand, number)
            asked = BotRequest(number, level, chance, observation, NO_CLOCK)
            return parse_action(ask(asked.request())["action"])

        return chosen

    return _hashed(hands, seed, choosing)


def _hashed(
    hands: int,
    seed: int,
    choosing: Callable[[int, Random], Callable[[Position], Action]],
) -> str:
    """Hash every action of hands played in a way, and where they end."""
    number = sha256()
    for hand in range(hands):
        rng = Random(f"{seed}/{hand}")  # a string is hashed by itself
        position = _dealt(hand, rng)
        for action in _played(position, choosing(hand, rng)):
            number.update(str(action).encode())
        number.update(_outcome(position).encode())
    return number.hexdigest()[:_LENGTH]


def _dealt(hand: int, rng: Random) -> Position:
    """A hand of the next ruleset, for each number of players it allows in turn."""
    ruleset = ALL_RULESETS[hand % len(ALL_RULESETS)]
    allowed = sorted(ruleset.players_allowed)
    players = allowed[hand // len(ALL_RULESETS) % len(allowed)]
    position = start_game(ruleset, players=players)
    start_round(position, hand % players, new_deck(position.terms, rng))
    return position


def _played(position: Position, choosing: Callable[[Position], Action]) -> list[Action]:
    actions: list[Action] = []
    while position.phase != OVER_PHASE and len(actions) < MOST_DECISIONS:
        actions.append(choosing(position))
        play(position, actions[-1])
    return actions


def _outcome(position: Position) -> str:
    """The last position and what it counts; a stall has no count."""
    text = format_position(position)
    return f"{text} {score_sheet(position)}" if position.phase == OVER_PHASE else text


def perft(position: Position, depth: int) -> int:
    """Count the runs of `depth` legal actions; a finished round ends a run early."""
    if depth == 0:
        return 1
    if actor(position) is None:
        return 0
    if depth == 1:
        return sum(1 for _ in legal_actions(position))
    return sum(number for _, number in divided(position, depth))


def divided(position: Position, depth: int) -> list[tuple[Action, int]]:
    """Count by first action, in the order in which they are enumerated."""
    found = []
    for action in list(legal_actions(position)):
        after = position.copy()
        play(after, action)
        found.append((action, perft(after, depth - 1)))
    return found
