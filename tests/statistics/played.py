"""Finished games of fast bots for the statistics."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.engine.rounds import add_scores, new_deck, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.record import Record, format_record
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.update import update_steps
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import FINISHED_FOLDER

NAMES = ("Bea", "Clara", "Anton", "Tomás")
SHORT = "classic_4(target_score=1000)"


@lru_cache
def played(
    ruleset: str = SHORT, seed: int = 1, *, hands: int = 99, level: str = "standard"
) -> Record:
    """Return a game played to its end, or until a number of rounds are over."""
    rules, chance = parse_ruleset(ruleset), Random(seed)
    count = 4 if 4 in rules.players_allowed else 2
    players = ("human", *(f"bot:{level}" for _ in range(count - 1)))
    record = Record(rules, players, (), NAMES[:count])
    position = start_game(rules, players=count)
    for hand in range(hands):
        if hand:
            add_scores(position)
        deck = new_deck(position.terms, chance)
        start_round(position, hand % count, deck)
        record = record.with_round(hand % count, deck)
        while (seat := seat_to_act(position)) is not None:
            decided = BOTS_BY_LEVEL["standard"].decide(observe(position, seat), 1, 0)
            apply(position, decided.action)
            record = record.with_line(Line(seat, (Step(decided.action),)))
        sheet = score_sheet(position)
        record = record.with_totals(sheet.total)
        if sheet.game_over:
            break
    return record


def dated(record: Record, ended: str) -> Record:
    return with_own(record, {"_ended": ended})


def with_own(record: Record, own: Mapping[str, object]) -> Record:
    return Record(
        record.ruleset,
        record.players,
        record.rounds,
        record.names,
        record.seating,
        dict(record.private_fields) | dict(own),
    )


def put(record: Record | str, name: str, folder: str = FINISHED_FOLDER) -> Path:
    """Save a record among the finished games."""
    path = paths.games_folder() / folder / f"{name}.canasta"
    path.parent.mkdir(exist_ok=True)
    text = record if isinstance(record, str) else format_record(record)
    path.write_text(text, encoding="utf-8")
    return path


def update_statistics() -> None:
    """Count all finished games that are not counted yet."""
    for _ in update_steps():
        pass


def rows() -> list[tuple[Any, ...]]:
    """Return everything in the database."""
    with closing(sqlite3.connect(paths.statistics_file())) as database:
        return database.execute("SELECT * FROM game ORDER BY file").fetchall()
