"""Checks that sampled worlds agree with the good and bad moves of a position.

The moves are played in the same worlds and continued by the policy for eight turns;
then the learned weights evaluate the result. In a game without weights of its own the
round is played to its end instead.
"""

import re
import sys
from math import sqrt
from pathlib import Path
from random import Random

from canasta_qt.bots.search.candidates import Option, options_for
from canasta_qt.bots.search.determinizations import Determinizations
from canasta_qt.bots.search.learned_weights import available_weights, weights_for
from canasta_qt.bots.search.search_bot import LineEvaluator, play_out
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state.actions import LayDown
from canasta_qt.engine.state.position import ANSWER_PHASE, Position
from canasta_qt.notation.actions import parse_action
from tests.bots.practice_positions import Spot, spots

FIGURES = Path(__file__).parent / "positions" / "CONFIRMED.md"
SURE = 3.0
"""Standard errors by which the best good move must beat the best bad one."""

_AHEAD = 8
_TO_THE_END = 400
_HEAD = """# What sampled worlds say

Points by which the best good move of each position beats its best bad one, in the same
worlds.
Written by `python -m tests.bots.suite --confirm --record`; a position counts if the
gain is more than three times its standard error.

| kind | position | gain | error | worlds | turns ahead |
|---|---|---|---|---|---|
"""
_ROW = re.compile(r"\| (\w+) \| (.+) \| (-?[\d.]+) \| ([\d.]+) \| (\d+) \| ([\w ]+) \|")

Tried = list[tuple[str, list[float]]]
"""Moves with their values in each world."""


def turns_ahead(spot: Spot) -> int:
    """Return the number of turns until a position is evaluated: eight, or a whole
    round."""
    return _AHEAD if spot.ruleset in available_weights() else _TO_THE_END


def compare_moves(
    spot: Spot, worlds: int, horizon: int, *, neither: bool = False
) -> tuple[Tried, int]:
    """Return the values of the named moves in every world, and the number of worlds.

    With `neither` every other option of a search is included.
    """
    observation = spot.view()
    knowledge = weights_for(observation.position.terms)
    dealt = Determinizations(observation, knowledge.belief)
    watch = LineEvaluator(knowledge, dealt.view, 1e9)
    turn = dealt.view.turn
    side = dealt.view.terms.side_of[turn]
    seat = -1 if dealt.view.phase == ANSWER_PHASE else turn
    tried: list[tuple[str, Option, list[float]]] = [
        (text, option, [])
        for text, option in _options(spot, dealt.view, observation.seat)
        if neither or spot.verdict(text) != "neither"
    ]
    rng = Random(1)
    for number in range(worlds):
        world = dealt.deal(rng)
        if world is None:
            return [(text, values) for text, _, values in tried], number
        for at, (_, option, values) in enumerate(tried):
            end = play_out(world.copy(), seat, option, horizon)
            values.append(watch.value_of_line(at, end, side))
    return [(text, values) for text, _, values in tried], worlds


def _options(spot: Spot, position: Position, seat: int) -> list[tuple[str, Option]]:
    """Return the options of a search, and the moves that a position names."""
    found = [(str(option.action), option) for option in options_for(position, seat)]
    known = {text for text, _ in found}
    for text in spot.spelled():
        action = parse_action(text)
        if text not in known and refusal(position, action) is None:
            found.append(
                (text, Option(action, ends_melding=isinstance(action, LayDown)))
            )
    return found


def difference(mine: list[float], other: list[float]) -> tuple[float, float]:
    """Return the mean gain world by world and its standard error."""
    gains = [a - b for a, b in zip(mine, other, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def gap(spot: Spot, worlds: int, horizon: int) -> tuple[float, float] | None:
    """Return the gain of the best good move over the best bad one, and its error.

    None if no good or no bad move was compared.
    """
    tried, _ = compare_moves(spot, worlds, horizon)
    return _gap_to(spot, tried, "bad")


def _gap_to(spot: Spot, tried: Tried, verdict: str) -> tuple[float, float] | None:
    """Return the gain of the best good move over the best of a verdict, or None."""
    sides: dict[str, list[list[float]]] = {"good": [], "bad": [], "neither": []}
    for text, values in tried:
        sides[spot.verdict(text)].append(values)
    if not sides["good"] or not sides[verdict]:
        return None
    good, other = (max(sides[key], key=sum) for key in ("good", verdict))
    return difference(good, other)


def confirm(asked: list[Spot], worlds: int, *, record: bool) -> int:
    """Print for each position whether worlds confirm it; return 1 if one is doubtful.

    No move outside both lists may be better than the good ones: it would be graded as
    better than the lesson's answer.
    """
    doubtful = 0
    for spot in asked:
        turns = turns_ahead(spot)
        tried, _ = compare_moves(spot, worlds, turns, neither=True)
        found, other = _gap_to(spot, tried, "bad"), _gap_to(spot, tried, "neither")
        sure = found is not None and found[0] > SURE * found[1]
        sure = sure and (other is None or other[0] > -SURE * other[1])
        told = "not weighed"
        if found is not None:
            told = f"{found[0]:+7.0f} ± {found[1]:.0f}"
            if record:
                _note(spot, found, worlds, turns)
        doubtful += not sure
        mark = " " if sure else "?"
        sys.stdout.write(f"{mark} {spot.kind:10} {told:16} {spot.name}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{doubtful} not confirmed\n")
    return min(doubtful, 1)


def read_figures() -> dict[tuple[str, str], tuple[float, float, int, str]]:
    """Return the recorded figures by kind and name: gain, error, worlds and turns."""
    text = FIGURES.read_text(encoding="utf-8") if FIGURES.exists() else ""
    return {
        (kind, name): (float(gain), float(error), int(worlds), turns)
        for kind, name, gain, error, worlds, turns in _ROW.findall(text)
    }


def _note(spot: Spot, found: tuple[float, float], worlds: int, turns: int) -> None:
    """Record the figures of one position, in the order of the files."""
    rows = read_figures()
    shown = "to the end" if turns == _TO_THE_END else str(turns)
    rows[spot.kind, spot.name] = (round(found[0], 1), round(found[1], 1), worlds, shown)
    lines = [
        f"| {each.kind} | {each.name} | {' | '.join(map(str, row))} |\n"
        for each in spots()
        if (row := rows.get((each.kind, each.name))) is not None
    ]
    FIGURES.write_text(_HEAD + "".join(lines), encoding="utf-8")


def show_moves(asked: list[Spot], worlds: int) -> None:
    """Print the value of every move against the best, by both evaluations."""
    for spot in asked:
        sys.stdout.write(f"{spot.kind}: {spot.name}\n")
        for turns, number in ((_AHEAD, worlds), (_TO_THE_END, max(worlds // 2, 2))):
            tried, _ = compare_moves(spot, number, turns, neither=True)
            best = max((values for _, values in tried), key=sum)
            shown = [(*difference(values, best), text) for text, values in tried]
            for gain, error, text in sorted(shown, reverse=True):
                told = f"{turns:4} turns {gain:+7.0f} ± {error:<4.0f}"
                sys.stdout.write(f"   {told} {spot.verdict(text):8} {text}\n")
