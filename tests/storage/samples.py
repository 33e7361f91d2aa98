"""Records and rules for tests of the stores."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.cards import full_deck
from canasta_qt.notation.record import Record, Round, format_record
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.own_rulesets import NamedRules, make_named_rules

posix = pytest.mark.skipif(
    sys.platform == "win32",
    reason="Windows has no pipes among its files, no links without a right, and "
    "removes no file that is open",
)
Broken = Callable[[type, str], None]
PLAYERS = ("human", "bot:standard", "bot:standard", "bot:standard")
NAMES = ("You", "Clara", "Anton", "Tomás")


def record(*scores: tuple[int, int] | None, **own: object) -> Record:
    """Return a game with a round for each score; None is the current round."""
    rounds = tuple(
        Round(number % 4, tuple(full_deck(2, 4)), (), score)
        for number, score in enumerate(scores)
    )
    return replace(
        Record(CLASSIC_4, PLAYERS, rounds, NAMES),
        private_fields={f"_{name}": value for name, value in own.items()},
    )


def text(*scores: tuple[int, int] | None, **own: object) -> str:
    return format_record(record(*scores, **own))


def keep(store: GameStore, *scores: tuple[int, int] | None, **own: object) -> str:
    """Save a game; return its name."""
    path = store.new_game_path()
    replace_file_text(path, text(*scores, **own))
    return path.stem


def names(store: GameStore) -> list[str]:
    return [game.name for game in store.unfinished_games()[0]]


SUNDAY = "samba(target_score=7000,take_unfrozen={pair},holding_penalty={7:3/1500})"

GOOD = """canasta_ruleset = 1
name = "By hand"
base = "classic_4"

[differences]
target_score = 3000
pile_always_frozen = true
hand_size = "13"
"""


def rules(name: str = "Sunday rules", text: str = SUNDAY, note: str = "") -> NamedRules:
    return make_named_rules(name, note, parse_ruleset(text))


def written(folder: Path, text: str, name: str = "strange.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
