"""Positions with good and bad moves: the practice positions of the program."""

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase

from canasta_qt.asset_files import asset
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import actor
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

FOLDER = asset("practice/positions")


@dataclass(frozen=True)
class Spot:
    """A position, the moves that are good in it and those that are blunders.

    Moves are patterns: `discard K*` is every king.  What is bad is never good.
    """

    kind: str
    name: str
    table: str
    good: tuple[str, ...]
    bad: tuple[str, ...]

    @property
    def ruleset(self) -> str:
        """The game that is played."""
        return self.table.split(maxsplit=1)[0]

    def view(self) -> Observation:
        """What the actor sees."""
        position = parse_position(filled(self.table))
        seat = actor(position)
        assert seat is not None, self.name
        return observe(position, seat)

    def verdict(self, move: str) -> str:
        """Say whether a move is good, bad or neither."""
        if any(fits(move, pattern) for pattern in self.bad):
            return "bad"
        if any(fits(move, pattern) for pattern in self.good):
            return "good"
        return "neither"

    def spelled(self) -> list[str]:
        """List the moves that are written out, without a star."""
        return [move for move in (*self.good, *self.bad) if "*" not in move]


def fits(move: str, pattern: str) -> bool:
    """A star stands for anything; a bracket is a bracket, as melds are written."""
    return fnmatchcase(move, pattern.replace("[", "[[]"))


def spots(kind: str = "", name: str = "") -> list[Spot]:
    """Read the positions, all or some; the file's name is the kind."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["position"]:
            good, bad = tuple(entry["good"]), tuple(entry["bad"])
            found.append(Spot(file.stem, entry["name"], entry["table"], good, bad))
    return [spot for spot in found if kind in ("", spot.kind) and name in spot.name]
