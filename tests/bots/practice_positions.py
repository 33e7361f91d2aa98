"""Positions with good and bad moves: the practice positions of the program."""

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase

from canasta_qt.asset_files import asset_path
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled

FOLDER = asset_path("practice/positions")


@dataclass(frozen=True)
class Spot:
    """A position with good moves and blunders.

    Moves are patterns: `discard K*` is every king. No move is both good and bad.
    """

    kind: str
    name: str
    table: str
    good: tuple[str, ...]
    bad: tuple[str, ...]

    @property
    def ruleset(self) -> str:
        """Ruleset of the position."""
        return self.table.split(maxsplit=1)[0]

    def view(self) -> Observation:
        """Return the observation of the actor."""
        position = parse_position(filled(self.table))
        seat = seat_to_act(position)
        assert seat is not None, self.name
        return observe(position, seat)

    def verdict(self, move: str) -> str:
        """Return whether a move is good, bad or neither."""
        if any(fits(move, pattern) for pattern in self.bad):
            return "bad"
        if any(fits(move, pattern) for pattern in self.good):
            return "good"
        return "neither"

    def spelled(self) -> list[str]:
        """Return the moves that are written without a star."""
        return [move for move in (*self.good, *self.bad) if "*" not in move]


def fits(move: str, pattern: str) -> bool:
    """Return whether a move matches a pattern; a bracket is a plain character."""
    return fnmatchcase(move, pattern.replace("[", "[[]"))


def spots(kind: str = "", name: str = "") -> list[Spot]:
    """Return the positions, all or some; the name of a file is their kind."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["position"]:
            good, bad = tuple(entry["good"]), tuple(entry["bad"])
            found.append(Spot(file.stem, entry["name"], entry["table"], good, bad))
    return [spot for spot in found if kind in ("", spot.kind) and name in spot.name]
