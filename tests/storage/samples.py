"""Records for the store: a fresh deal of Classic, with room for anything."""

from dataclasses import replace

from canasta_qt.cards import pack
from canasta_qt.notation.record import Record, Round, format_record
from canasta_qt.rules.rulesets.classic import CLASSIC_4

PLAYERS = ("human", "bot:standard", "bot:standard", "bot:standard")
NAMES = ("You", "Clara", "Anton", "Tomás")


def record(*scores: tuple[int, int] | None, **own: object) -> Record:
    """A game with a round for each score; None is the one being played."""
    rounds = tuple(
        Round(number % 4, tuple(pack(2, 4)), (), score)
        for number, score in enumerate(scores)
    )
    return replace(
        Record(CLASSIC_4, PLAYERS, rounds, NAMES),
        own={f"_{name}": value for name, value in own.items()},
    )


def text(*scores: tuple[int, int] | None, **own: object) -> str:
    return format_record(record(*scores, **own))
