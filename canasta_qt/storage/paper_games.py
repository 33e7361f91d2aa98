"""Score pads: games with real cards, each in a TOML file.

`notation/NOTATION.md` has the format. A file is only overwritten when the same game is
saved.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

import tomli_w

from canasta_qt.engine.entered_score import (
    MAX_ROUND_POINTS,
    POINTS_KEY,
    Counts,
    EnteredRound,
    score_parts,
)
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.engine.state.terms import Terms
from canasta_qt.outside_text import isolate_direction, plain_line
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.text import UnreadableRulesetError, parse_ruleset, ruleset_text
from canasta_qt.rules.values import Seating
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import replace_file_text, save_time
from canasta_qt.storage.own_rulesets import (
    FORMAT_VERSION,
    UnreadableFileError,
    check_format,
    parse_toml_file,
    read_folder,
    read_plain_file,
    with_saved_title,
)
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import mark

_FORMAT_KEY: Final = "canasta_score_pad"
_SUFFIX: Final = ".toml"
_UNREADABLE: Final = mark("The field “{field}” of this score pad cannot be read.")


@dataclass(frozen=True, slots=True)
class SavedPaperGame:
    """A game with real cards in the store."""

    path: Path
    game: PaperGame
    save_time: datetime
    """Time of the last save, in UTC."""


def saved_paper_games() -> tuple[list[SavedPaperGame], list[StorageError]]:
    """Return the games, the last saved first, and the errors of unreadable files; see
    `read_folder`."""
    folder = paths.score_pads_folder()
    found, complaints = read_folder(folder, _SUFFIX, _read)
    found.sort(key=lambda saved: saved.save_time, reverse=True)
    return found, complaints


def new_path() -> Path:
    """Return a free path for a new game; saving creates the file."""
    return paths.unused_path(paths.score_pads_folder() / f"pad{_SUFFIX}")


def save_paper_game(path: Path, game: PaperGame) -> None:
    """Save a game. Raises `StorageError`, with the file unchanged."""
    replace_file_text(path, format_paper_game(game))


def format_paper_game(game: PaperGame) -> str:
    return tomli_w.dumps(
        {
            _FORMAT_KEY: FORMAT_VERSION,
            "ruleset": ruleset_text(game.ruleset),
            "seating": game.seating.value,
            "names": game.names,
            "first_dealer": game.first_dealer,
            "rounds": game.rounds,
        }
    )


def parse_paper_game(text: str) -> PaperGame:
    """Return a game from text. Raises `UnreadableFileError`."""
    table = parse_toml_file(text)
    missing = mark("This is not a score pad: the line “{field}” is missing.")
    check_format(table, _FORMAT_KEY, missing)
    game = _game_without_rounds(table)
    rounds = table.get("rounds", [])
    if not isinstance(rounds, list):
        raise _field_error("rounds")
    terms = game.terms
    return replace(game, rounds=tuple(_parse_round(each, terms) for each in rounds))


def _read(path: Path) -> SavedPaperGame:
    game = parse_paper_game(read_plain_file(path))
    return SavedPaperGame(path, game, save_time(path))


def _field_error(field: str) -> UnreadableFileError:
    return UnreadableFileError(0, _UNREADABLE, field=field)


def _game_without_rounds(table: Mapping[str, object]) -> PaperGame:
    try:
        ruleset = parse_ruleset(str(table.get("ruleset")))
    except UnreadableRulesetError:
        raise _field_error("ruleset") from None
    if ruleset_problems(ruleset):
        raise _field_error("ruleset")
    names = table.get("names")
    if not isinstance(names, list) or not all(
        isinstance(name, str) and plain_line(name) for name in names
    ):
        raise _field_error("names")
    seatings = dict(ruleset.seating).get(len(names), ())
    seating = next((each for each in seatings if each == table.get("seating")), None)
    if seating is None:
        raise _field_error("seating")
    dealer = table.get("first_dealer")
    if not _is_number(dealer, 0, len(names) - 1):
        raise _field_error("first_dealer")
    plain = tuple(isolate_direction(plain_line(name)) for name in names)
    return PaperGame(
        with_saved_title(ruleset),
        Seating(seating),
        plain,
        dealer,  # type: ignore[arg-type]
    )


def _parse_round(entered: object, terms: Terms) -> EnteredRound:
    if not isinstance(entered, list) or len(entered) != terms.sides:
        raise _field_error("rounds")
    limit = MAX_ROUND_POINTS
    known = {part.key: (0, part.max_number) for part in score_parts(terms)}
    known[POINTS_KEY] = -limit, limit
    return tuple(_parse_counts(side, known) for side in entered)


def _parse_counts(side: object, known: Mapping[str, tuple[int, int]]) -> Counts:
    if not isinstance(side, dict):
        raise _field_error("rounds")
    for key, number in side.items():
        if key not in known or not _is_number(number, *known[key]):
            raise _field_error(key)
    return side


def _is_number(number: object, least: int, most: int) -> bool:
    return type(number) is int and least <= number <= most
