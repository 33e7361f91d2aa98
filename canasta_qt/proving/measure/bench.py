"""Benchmarks of engine and bots, with a calibration by which machines can be compared.

Figures are processor time, which other programs hardly change; only the start of a bot
is measured by the clock.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeAlias

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.engine.build_info import build_name
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_round
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.transition import apply, apply_legal
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.proving.checksum import checksum, requests_checksum, rounds_in_turn
from canasta_qt.proving.self_play import Contest, deciding_seat, play_quick, play_round
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

Figures: TypeAlias = dict[str, dict[str, float]]

_BENCHES = Path("tests/bench")
_SAMPLE_EVERY = 7
"""Number of decisions; the position of one in this many is used for measurements."""
_ASKED_SHARE = 20
"""Number of rounds of a checksum; one in this many is played again by requests to a
process."""


def main(args: argparse.Namespace) -> int:
    """Measure, and print a table or a JSON object."""
    if args.checksum:
        return _print_checksums(args.checksum, args.seed)
    ruleset = args.ruleset or ALL_RULESETS[0].id
    if args.table and not _has_window():
        sys.stderr.write("bench --table needs PySide6 and runs in a checkout\n")
        return 2
    if args.table:
        figures = json.loads(_printed("table", str(args.seconds)))
    else:
        figures = measure_speed(ruleset, args.seed, args.seconds)
    if args.json:
        report = {"ruleset": ruleset, "build": build_name(), **figures}
        sys.stdout.write(json.dumps(report) + "\n")
        return 0
    python = f"{platform.python_implementation()} {platform.python_version()}"
    sys.stdout.write(f"{build_name()}, {python}, {ruleset}\n")
    for name, row in figures.items():
        values = "  ".join(f"{_figure(value)} {key}" for key, value in row.items())
        line = f"{name:14} {values}\n".replace("_", " ")
        sys.stdout.write(line.replace("hands", "rounds"))
    return 0


def _print_checksums(hands: int, seed: int) -> int:
    """Print the checksums of rounds played in this process and by the bots' process."""
    sys.stdout.write(f"played {checksum(rounds_in_turn(hands), seed)}\n")
    asked = rounds_in_turn(max(hands // _ASKED_SHARE, 1))
    for name, through_worker in (("asked here", False), ("asked worker", True)):
        number = requests_checksum(
            asked, seed, "standard", through_worker=through_worker
        )
        sys.stdout.write(f"{name} {number}\n")
    return 0


def _figure(value: float) -> str:
    return f"{value:12,.0f}" if value >= 100 else f"{value:12.2f}"


def measure_speed(ruleset: str, seed: int, seconds: float) -> Figures:
    """Return all figures, each measured for about `seconds` seconds."""
    contest = Contest("standard", "standard", ruleset, seed)
    spots = list(islice(_positions(contest), 200))
    figures: Figures = {"calibration": {"loops_per_second": _calibration(seconds)}}
    rng = Random(seed)
    ways: dict[str, Callable[[Position], Action]] = {
        "random": lambda position: random_action(position, rng),
        "standard": policy_action,
    }
    for name, way in ways.items():
        figures[name] = _play_speed(contest, seconds, partial(_quick, way))
    figures["observed"] = _play_speed(contest, seconds, _observe)
    for name, work in _parts(spots).items():
        figures[name] = _calls(work, len(spots), seconds)
    figures["start_up"] = _start_up()
    figures.update(_windows())
    return figures


def _calibration(seconds: float) -> float:
    """Return the speed of plain integer arithmetic, to compare machines."""
    loops = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        total = 0
        for number in range(100_000):
            total += number & 7
        loops += 1
    return loops * 100_000 / spent


def _quick(
    way: Callable[[Position], Action], position: Position, seed: int
) -> tuple[int, int]:
    del seed  # the function has its own random numbers, if any
    return play_quick(position, way)


def _observe(position: Position, seed: int) -> tuple[int, int]:
    bots = [BOTS_BY_LEVEL["standard"]] * position.terms.players
    tally = play_round(position, bots, seed)
    return tally.turn_count, tally.decision_count


def _play_speed(
    contest: Contest, seconds: float, play_one: Callable[[Position, int], Any]
) -> dict[str, float]:
    """Return rounds, turns and actions per second, with dealing but without
    shuffling."""
    position = contest.undealt_position()
    rng = Random(contest.seed)
    decks = [new_deck(position.terms, rng) for _ in range(200)]
    hands = turns = actions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        dealer = hands % position.terms.players
        start_round(position, dealer, decks[hands % len(decks)])
        played = play_one(position, hands)
        hands += 1
        turns += played[0]
        actions += played[1]
    return {
        "hands_per_second": hands / spent,
        "turns_per_second": turns / spent,
        "actions_per_second": actions / spent,
    }


def _positions(contest: Contest) -> Iterator[Position]:
    """Yield positions from all parts of rounds, which level `standard` plays."""
    position = contest.undealt_position()
    rng = Random(contest.seed)
    step = 0
    while True:
        start_round(position, 0, new_deck(position.terms, rng))
        while position.phase != OVER_PHASE:
            if step % _SAMPLE_EVERY == 0:
                yield position.copy()
            step += 1
            apply_legal(position, policy_action(position))


def _parts(spots: list[Position]) -> dict[str, Callable[[int], object]]:
    """Return functions by name; each does one kind of work in the position at an
    index."""
    seats = [deciding_seat(spot) for spot in spots]
    actions = [policy_action(spot) for spot in spots]
    texts = [format_position(spot) for spot in spots]
    return {
        "legal_actions": lambda i: list(legal_actions(spots[i])),
        "choose": lambda i: policy_action(spots[i]),
        "copy": lambda i: spots[i].copy(),
        "copy_and_play": lambda i: apply_legal(spots[i].copy(), actions[i]),
        "copy_and_apply": lambda i: apply(spots[i].copy(), actions[i]),
        "observe": lambda i: observe(spots[i], seats[i]),
        "format": lambda i: format_position(spots[i]),
        "parse": lambda i: parse_position(texts[i]),
    }


def _calls(
    work: Callable[[int], object], size: int, seconds: float
) -> dict[str, float]:
    """Return the microseconds of one call, as the mean over all positions."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for index in range(size):
            work(index)
        rounds += 1
    return {"microseconds": spent / rounds / size * 1e6}


def _start_up() -> dict[str, float]:
    """Return the milliseconds until a new process has loaded the bots, the smallest of
    three measurements."""
    times = []
    for _ in range(3):
        start = perf_counter()
        command = [sys.executable, "-c", "import canasta_qt.bots.levels"]
        subprocess.run(command, check=True)
        times.append(perf_counter() - start)
    return {"milliseconds": min(times) * 1e3}


def _windows() -> Figures:
    """Return the processor time until the window and until the first card are painted.

    The time for a bare window is subtracted; each is the smallest of three
    measurements.
    """
    if not _has_window():
        return {}
    runs = [[*_painted("bare"), *_painted(ALL_RULESETS[0].id)] for _ in range(3)]
    bare, *ours = map(min, zip(*runs, strict=True))
    figures = {"bare_window": {"milliseconds": bare}}
    for name, value in zip(("first_paint", "first_card"), ours, strict=True):
        figures[name] = {"milliseconds": value, "times_bare": value / bare}
    return figures


def _has_window() -> bool:
    """Return whether a window can be measured: in a checkout, with PySide6."""
    return _BENCHES.is_dir() and find_spec("PySide6") is not None


def _painted(what: str) -> list[float]:
    return [float(line) for line in _printed("start", what).split()]


def _printed(module: str, what: str) -> str:
    command = [sys.executable, "-m", f"tests.bench.{module}", what]
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    # measures imports without compilation
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"no window could be measured: {done.stderr.strip()}")
    return done.stdout
