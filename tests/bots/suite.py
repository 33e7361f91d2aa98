"""Command line of the suite of positions: playing and confirming them.

`python -m tests.bots.suite [LEVEL …]` plays every position with each level and prints
the results; `--confirm` tries the moves in sampled worlds instead and prints
disagreements, and `--record` stores the figures. `--kind` and `--name` choose
positions, `--moves` prints every move with its value. `positions/README.md` explains
how to add a position.
"""

import argparse
import sys

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from tests.bots.confirmed_moves import confirm, show_moves
from tests.bots.practice_positions import Spot, spots


def shares(level: str, asked: list[Spot], seed: int = 1) -> dict[str, list[Spot]]:
    """Play positions with a level; return the positions by verdict."""
    found: dict[str, list[Spot]] = {"good": [], "neither": [], "bad": []}
    for spot in asked:
        move = str(BOTS_BY_LEVEL[level].decide(spot.view(), seed, 0).action)
        found[spot.verdict(move)].append(spot)
    return found


def _play(levels: list[str], asked: list[Spot]) -> None:
    for level in levels:
        found = shares(level, asked)
        told = ", ".join(
            f"{len(each) / len(asked):.0%} {key}" for key, each in found.items()
        )
        sys.stdout.write(f"{level}: {told} of {len(asked)}\n")
        for verdict in ("bad", "neither"):
            for spot in found[verdict]:
                sys.stdout.write(f"   {verdict:8} {spot.kind}: {spot.name}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=["standard", "master"])
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--moves", action="store_true")
    parser.add_argument("--kind", default="", help="the file")
    parser.add_argument("--name", default="", help="a part of the name")
    parser.add_argument("--worlds", type=int, default=1000)
    options = parser.parse_args()
    asked = spots(options.kind, options.name)
    if options.moves:
        show_moves(asked, options.worlds)
    elif options.confirm:
        return confirm(asked, options.worlds, record=options.record)
    else:
        _play(options.levels, asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
