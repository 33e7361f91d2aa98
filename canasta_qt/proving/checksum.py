"""Checksum of all decisions of bots in many rounds.

The checksum is computed from all actions, last positions and scores, so that builds
with equal checksums play alike. `count_action_sequences` counts the legal actions that
are generated.
"""

import json
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random
from subprocess import PIPE, Popen
from typing import Final, TypeAlias

from canasta_qt.bots.messages import (
    OPTIONS_WITHOUT_TIME_LIMIT,
    AnswerJson,
    BotRequest,
    RequestJson,
    bot_process_command,
)
from canasta_qt.bots.requests import answer_request
from canasta_qt.bots.rule_bots.policy import legal_policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import format_position
from canasta_qt.proving.self_play import deciding_seat, decision_seed, play_quick
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

_DIGITS: Final = 16
"""Number of hexadecimal digits shown, enough to exclude equality by chance."""


Rounds: TypeAlias = list[tuple[int, Ruleset, int]]
"""Rounds with their number, ruleset and number of players."""


def rounds_in_turn(number: int, rulesets: Sequence[Ruleset] = ALL_RULESETS) -> Rounds:
    """Return rounds that alternate between rulesets and their numbers of players."""
    rounds = []
    for hand in range(number):
        ruleset = rulesets[hand % len(rulesets)]
        allowed = sorted(ruleset.players_allowed)
        players = allowed[hand // len(rulesets) % len(allowed)]
        rounds.append((hand, ruleset, players))
    return rounds


def checksum(rounds: Rounds, seed: int) -> str:
    """Return the checksum of rounds: a bot plays two of three rounds, the third is
    played by random actions."""

    def chooser_of_round(hand: int, rng: Random) -> Callable[[Position], Action]:
        return partial(random_action, rng=rng) if hand % 3 == 0 else legal_policy_action

    return _hash_rounds(rounds, seed, chooser_of_round)


def requests_checksum(
    rounds: Rounds, seed: int, level: str, *, through_worker: bool
) -> str:
    """Return the checksum of a level's decisions, made in this process or by the bots'
    process."""
    if not through_worker:
        return _checksum_of_requests(rounds, seed, level, answer_request)
    with Popen(bot_process_command(), stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin is not None is not process.stdout, "both are pipes"
        lines, answers = process.stdin, process.stdout

        def ask_worker(request: RequestJson) -> AnswerJson:
            lines.write(f"{json.dumps(request)}\n".encode())
            lines.flush()
            found: AnswerJson = json.loads(answers.readline())
            return found

        return _checksum_of_requests(rounds, seed, level, ask_worker)


def _checksum_of_requests(
    rounds: Rounds, seed: int, level: str, ask: Callable[[RequestJson], AnswerJson]
) -> str:
    def chooser_of_round(hand: int, _rng: Random) -> Callable[[Position], Action]:
        decisions = count()

        def choose_action(position: Position) -> Action:
            number = next(decisions)
            observation = observe(position, deciding_seat(position))
            chance = decision_seed(seed + hand, number)
            asked = BotRequest(
                number, level, chance, observation, OPTIONS_WITHOUT_TIME_LIMIT
            )
            return parse_action(ask(asked.json_values())["action"])

        return choose_action

    return _hash_rounds(rounds, seed, chooser_of_round)


def _hash_rounds(
    rounds: Rounds,
    seed: int,
    choosing: Callable[[int, Random], Callable[[Position], Action]],
) -> str:
    """Return the hash of all actions and last positions of rounds."""
    number = sha256()
    for hand, ruleset, players in rounds:
        rng = Random(f"{seed}/{hand}")  # strings give equal seeds
        position = start_game(ruleset, players=players)
        start_round(position, hand % players, new_deck(position.terms, rng))
        choose = partial(_choose_and_hash, choosing(hand, rng), number.update)
        play_quick(position, choose)
        number.update(_outcome(position).encode())
    return number.hexdigest()[:_DIGITS]


def _choose_and_hash(
    choose: Callable[[Position], Action],
    add_to_hash: Callable[[bytes], None],
    position: Position,
) -> Action:
    action = choose(position)
    add_to_hash(str(action).encode())
    return action


def _outcome(position: Position) -> str:
    """Return the last position of a round as text, and the score if the round is
    over."""
    text = format_position(position)
    return f"{text} {score_sheet(position)}" if position.phase == OVER_PHASE else text


def count_action_sequences(position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` legal actions.

    A sequence may be shorter if the round ends.
    """
    if depth == 0:
        return 1
    if seat_to_act(position) is None:
        return 0
    if depth == 1:
        return sum(1 for _ in legal_actions(position))
    return sum(number for _, number in count_sequences_by_first_action(position, depth))


def count_sequences_by_first_action(
    position: Position, depth: int
) -> list[tuple[Action, int]]:
    """Return the number of sequences of `depth` legal actions for each first action."""
    found = []
    for action in list(legal_actions(position)):
        after = position.copy()
        apply_legal(after, action)
        found.append((action, count_action_sequences(after, depth - 1)))
    return found
