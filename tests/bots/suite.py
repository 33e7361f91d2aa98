"""Positions with good and bad moves, as data: loading, judging, confirming.

`python -m tests.bots.suite` plays every position with a level and tells the shares;
`--confirm` tries the moves in sampled worlds instead and tells where they disagree.
"""

import argparse
import sys
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from math import sqrt
from pathlib import Path
from random import Random

from canasta_qt.bots.knowledge import knowledge_of
from canasta_qt.bots.levels import LEVELS
from canasta_qt.bots.options import Option, options_for
from canasta_qt.bots.search import line
from canasta_qt.bots.searching import Watch
from canasta_qt.bots.worlds import Worlds
from canasta_qt.engine.observation import Observation, observe
from canasta_qt.engine.position import actor
from canasta_qt.notation.position import parse_position
from tests.positions import filled

FOLDER = Path(__file__).parent / "positions"


@dataclass(frozen=True)
class Spot:
    """A position, the moves that are good in it and those that are blunders.

    Moves are patterns: `discard K*` is every king.
    """

    kind: str
    name: str
    table: str
    good: tuple[str, ...]
    bad: tuple[str, ...]

    def view(self) -> Observation:
        """What the actor sees."""
        position = parse_position(filled(self.table))
        seat = actor(position)
        assert seat is not None, self.name
        return observe(position, seat)

    def verdict(self, move: str) -> str:
        """Say whether a move is good, bad or neither."""
        if any(fnmatchcase(move, pattern) for pattern in self.bad):
            return "bad"
        if any(fnmatchcase(move, pattern) for pattern in self.good):
            return "good"
        return "neither"


def spots() -> list[Spot]:
    """Read every position; the file's name is the kind."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["position"]:
            good, bad = tuple(entry["good"]), tuple(entry["bad"])
            found.append(Spot(file.stem, entry["name"], entry["table"], good, bad))
    return found


def weighed(spot: Spot, worlds: int, horizon: int) -> list[tuple[str, list[float]]]:
    """Try the moves named in every world: their texts and values."""
    view = spot.view()
    dealt = Worlds(view, knowledge_of(view.position.terms).belief)
    watch = Watch(knowledge_of(view.position.terms), dealt.view, 1e9)
    side = view.position.terms.side_of[view.position.turn]
    tried: list[tuple[str, Option, list[float]]] = [
        (str(option.action), option, [])
        for option in options_for(dealt.view, view.seat)
        if spot.verdict(str(option.action)) != "neither"
    ]
    rng = Random(1)
    for _ in range(worlds):
        world = dealt.deal(rng)
        if world is None:
            break
        for number, (_, option, values) in enumerate(tried):
            end = line(world.copy(), dealt.view.turn, option, horizon)
            values.append(watch.value(number, end, side))
    return [(text, values) for text, _, values in tried]


def gap(spot: Spot, worlds: int, horizon: int = 8) -> tuple[float, float] | None:
    """Gain of the best good move over the best bad one, and its error.

    None if no good or no bad move is among what is weighed.
    """
    tried = weighed(spot, worlds, horizon)
    sides: dict[str, list[list[float]]] = {"good": [], "bad": []}
    for text, values in tried:
        sides[spot.verdict(text)].append(values)
    if not sides["good"] or not sides["bad"]:
        return None
    good, bad = (max(sides[key], key=sum) for key in ("good", "bad"))
    gains = [mine - other for mine, other in zip(good, bad, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean, sqrt(spread / len(gains))


def _confirm(worlds: int, kind: str) -> int:
    doubtful = 0
    for spot in spots():
        if kind not in ("", spot.kind):
            continue
        found = gap(spot, worlds)
        if found is None:
            told, sure = "not weighed", False
        else:
            told, sure = f"{found[0]:+7.0f} ± {found[1]:.0f}", found[0] > 3 * found[1]
        doubtful += not sure
        mark = " " if sure else "?"
        sys.stdout.write(f"{mark} {spot.kind:10} {told:16} {spot.name}\n")
    sys.stdout.write(f"{doubtful} not confirmed\n")
    return doubtful


def shares(level: str, seed: int = 1) -> dict[str, list[Spot]]:
    """Let a level play every position; the positions by verdict."""
    found: dict[str, list[Spot]] = {"good": [], "neither": [], "bad": []}
    for spot in spots():
        move = str(LEVELS[level].decide(spot.view(), seed, 0).action)
        found[spot.verdict(move)].append(spot)
    return found


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=["standard", "master"])
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--kind", default="", help="the file to confirm")
    parser.add_argument("--worlds", type=int, default=1000)
    options = parser.parse_args()
    if options.confirm:
        return min(_confirm(options.worlds, options.kind), 1)
    for level in options.levels:
        found = shares(level)
        total = sum(map(len, found.values()))
        told = ", ".join(
            f"{len(each) / total:.0%} {key}" for key, each in found.items()
        )
        sys.stdout.write(f"{level}: {told} of {total}\n")
        for spot in found["bad"] + found["neither"]:
            sys.stdout.write(f"   {spot.verdict('')} {spot.kind}: {spot.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
