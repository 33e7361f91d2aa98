"""All readers of outside text, with valid inputs and invariants.

A reader may refuse an input only by its documented error, which must be a sentence; an
accepted input must read back equal after writing.
"""

import json
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from canasta_qt.app.settings.settings import Settings
from canasta_qt.bots.messages import BotRequest
from canasta_qt.cards import cards_text
from canasta_qt.cli.advise import advice_answer
from canasta_qt.cli.verbs import JsonAnswer, JsonRequest, answer_line
from canasta_qt.controller.bot_runner import parse_checked_reply
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.learning.progress import LessonProgress, ProgressFile
from canasta_qt.notation.actions import parse_action, parse_line
from canasta_qt.notation.cards import Snippet
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.judge import judge, position_facts, score_facts
from canasta_qt.notation.position.line import (
    format_position,
    parse_position,
    read_ruleset,
    table_text,
)
from canasta_qt.notation.record import format_record, parse_record, replay_record
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.statistics.figures import make_overview
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import read_record
from canasta_qt.storage.own_rulesets import format_rules, load_ruleset, parse_rules
from canasta_qt.storage.paths import HOME_VARIABLE, StorageError
from canasta_qt.translate import WordedError
from canasta_qt.wording.errors import error_sentence
from tests.narrow import some
from tests.notation.random_play import round_of, table
from tests.notation.random_record import record_of
from tests.statistics.played import played, put, update_statistics

Seeds = tuple[bytes, ...]
TODAY: Final = date(2026, 11, 22)


@dataclass(frozen=True)
class Reader:
    """One reader: its valid inputs, and how it is called."""

    name: str
    seeds: Callable[[], Seeds]
    read: Callable[[bytes, Path], None]
    """Reads an input in an empty folder; raises only errors that no caller expects."""


def _said(error: WordedError) -> None:
    """Check that an error is a sentence and a line for the log."""
    assert error_sentence(error)
    assert len(error_sentence(error)) < 6_000
    assert str(error)


def _written(data: bytes, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


# Files


def _records() -> Seeds:
    games = [record_of(ALL_RULESETS[at], at) for at in (0, 1, 7, 15)]
    own = {"_hints": 3, "_deal": 7, "_name": "Tonight", "_speed": [1.5, {"a": True}]}
    games[1] = replace(
        games[1], private_fields=own, names=("Bea", "Clara")[: len(games[1].players)]
    )
    return tuple(format_record(game).encode() for game in games)


def _read_record(data: bytes, folder: Path) -> None:
    try:
        record = read_record(_written(data, folder, "a.canasta"))
    except NotationError as error:
        _said(error)
        return
    text = format_record(record)
    assert format_record(parse_record(text)) == text
    stopped = replay_record(record).error
    if stopped is not None:
        _said(stopped)


def _rulesets() -> Seeds:
    head = 'canasta_ruleset = 1\nname = "Ours"\nnote = "As we play."\nbase = '
    rows = (
        '"classic_4"\n\n[differences]\ntarget_score = 3000\nhand_size = "13"\n',
        '"samba"\n\n[differences]\ntake_unfrozen = "{pair,add}"\nfoot_size = 11\n',
        '"american"\n\n[differences]\nplayers_allowed = "{2,4}"\nseating = '
        '"{2:solo,4:pairs}"\ngo_out_kinds = "[natural>=1,wild=0]"\n',
    )
    return tuple(f"{head}{row}".encode() for row in rows)


def _read_rules(data: bytes, folder: Path) -> None:
    try:
        rules = load_ruleset(_written(data, folder, "a.toml"))
    except StorageError as error:
        _said(error)
        return
    assert parse_rules(format_rules(rules)) == rules


def _progress() -> Seeds:
    return (
        b"format = 1\n[lesson.classic-01]\ndone = 2026-11-22\ntries = 2\n"
        b'[position."piles: x"]\nbox = 2\ndue = 2026-11-25\nseen = 3\n'
        b'[day.2026-11-22]\ndeal = "12:3"\nposition = "solved"\n',
    )


def _read_progress(data: bytes, folder: Path) -> None:
    progress = ProgressFile(_written(data, folder, "learning.toml"))
    try:
        learned = progress.read_progress()
    except StorageError as error:
        _said(error)
        return
    learned.left["again"] = LessonProgress(1)
    progress.save_lesson_progress("again", learned.left["again"])
    assert progress.read_progress() == learned
    learned.due_keys(TODAY)


def _settings() -> Seeds:
    return (
        b"[preferences]\nback=fans\ncard_size=120\nplayer_name=Bea\npoints=yes\n"
        b"[remembered]\nleft=10\ntop=20\nwidth=1280\nheight=800\nseats=Clara|Anton\n",
        b"[preferences]\r\nspeed=slow\r\nlanguage=de\r\n",
    )


def _read_settings(data: bytes, folder: Path) -> None:
    path = _written(data, folder, "settings.ini")
    settings = Settings(path)
    choices, remembered = settings.choices(), settings.remembered()
    assert remembered.window_rect is None or remembered.window_rect.width() > 0
    settings.store(choices)
    settings.store(remembered)
    assert Settings(path).choices() == choices


@lru_cache
def _home() -> Path:
    """Return a home with two counted games, made once."""
    home = Path(_HELD.name)

    def fill() -> None:
        put(played(seed=1), "a")
        put(played(seed=2), "b")
        update_statistics()

    _in_home(home, fill)
    return home


_HELD: Final = TemporaryDirectory()


def _in_home(home: Path, act: Callable[[], None]) -> None:
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(home)
    try:
        act()
    finally:
        del os.environ[HOME_VARIABLE]
        if before is not None:
            os.environ[HOME_VARIABLE] = before


def _databases() -> Seeds:
    return ((_home() / "data/statistics.sqlite").read_bytes(),)


def _read_database(data: bytes, folder: Path) -> None:
    home = folder / "home"
    shutil.copytree(_home(), home)

    def count() -> None:
        paths.statistics_file().write_bytes(data)
        make_overview()
        update_statistics()
        assert len(make_overview().games) == 2

    _in_home(home, count)


# Notation


@lru_cache
def _positions() -> Seeds:
    rounds = (round_of(ruleset, at) for at, ruleset in enumerate(ALL_RULESETS))
    moments = (each[at].after for each in rounds for at in (3, len(each) // 2, -1))
    return tuple(format_position(position).encode() for position in moments)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def _read_position(data: bytes, _folder: Path) -> None:
    try:
        position = parse_position(_text(data))
    except NotationError as error:
        _said(error)
        return
    text = format_position(position)
    assert format_position(parse_position(text)) == text
    json.dumps([position_facts(position), score_facts(position)])
    assert table_text(position)


def _house_rules() -> Seeds:
    changes = (
        "target_score=3000",
        "seating={2:solo,3:solo,4:pairs},players_allowed={2,3,4}",
        "go_out_kinds=[natural>=1,wild=0],special_hands=SH-AM",
        "holding_penalty={7:3/1500,wild:4/2000},hand_size={2:15,4:11}",
        "short_sequence_penalty={max_len:5,points:1000,per:sequence}",
    )
    ids = [ruleset.id for ruleset in ALL_RULESETS]
    return tuple(f"{ids[at]}({each})".encode() for at, each in enumerate(changes))


def _read_house_rules(data: bytes, _folder: Path) -> None:
    try:
        ruleset = read_ruleset(Snippet(_text(data)))
    except NotationError as error:
        _said(error)
        return
    assert parse_ruleset(ruleset_text(ruleset)) == ruleset
    for players in ruleset.players_allowed:
        start_game(ruleset, players=players)


def _lines() -> Seeds:
    games = [record_of(ALL_RULESETS[at], 1) for at in (0, 6, 9, 12)]
    turns = [line for game in games for line in game.rounds[0].turns]
    return tuple(str(line).encode() for line in turns[:: max(1, len(turns) // 40)])


def _read_line(data: bytes, _folder: Path) -> None:
    for read in (parse_line, parse_action):
        try:
            found = read(_text(data))
        except NotationError as error:
            _said(error)
        else:
            assert str(read(str(found))) == str(found)


# JSON lines


@lru_cache
def _requests() -> Seeds:
    deck = cards_text(new_deck(table(ALL_RULESETS[0]).terms, Random(4)))
    asked: list[dict[str, Any]]
    asked = [{"position": seed.decode()} for seed in _positions()[::4]]
    asked += [{**each, "line": "0: draw, discard 4c"} for each in asked[:6]]
    asked += [{**each, "seed": 3, "bot": "random", "budget": 0} for each in asked[:6]]
    asked += [{"ruleset": "classic_4", "deck": deck, "score": [10, -20], "round": 2}]
    return tuple(json.dumps(each).encode() for each in asked)


def _answered(data: bytes, answer: Callable[[JsonRequest], JsonAnswer]) -> None:
    for raw in data.split(b"\n"):
        if raw.strip():
            said = answer_line(raw, answer)
            assert "internal error" not in said.get("error", ""), said
            assert json.loads(json.dumps(said)) == said


def _read_judge(data: bytes, _folder: Path) -> None:
    _answered(data, judge)


def _read_advise(data: bytes, _folder: Path) -> None:
    def quick(request: JsonRequest) -> JsonAnswer:
        if request.get("bot") in ("expert", "master"):
            request = {**request, "bot": "beginner"}
        return advice_answer(request)

    _answered(data, quick)


@lru_cache
def _question() -> BotRequest:
    position = round_of(ALL_RULESETS[0], 1)[8].after
    seat = some(seat_to_act(position))
    return BotRequest(5, "standard", 1, observe(position, seat))


def _messages() -> Seeds:
    action = str(next(legal_actions(_question().observation.position)))
    weighed = {"action": action, "mean": 1.5, "error": 0.5, "features": []}
    found = {
        "ok": True,
        "action": action,
        "line": action,
        "candidates": [weighed],
        "because": ["only_choice", 0, 0, []],
        "worlds": 9,
        "sequels": [],
    }
    return (json.dumps(found).encode(),)


def _read_message(data: bytes, _folder: Path) -> None:
    with suppress(KeyError, TypeError, ValueError, RecursionError):
        found = json.loads(data)
        assert str(parse_checked_reply(_question(), found).action)


READERS: Final = {
    reader.name: reader
    for reader in (
        Reader("records", _records, _read_record),
        Reader("rulesets", _rulesets, _read_rules),
        Reader("progress", _progress, _read_progress),
        Reader("settings", _settings, _read_settings),
        Reader("statistics", _databases, _read_database),
        Reader("positions", _positions, _read_position),
        Reader("house-rules", _house_rules, _read_house_rules),
        Reader("lines", _lines, _read_line),
        Reader("judge", _requests, _read_judge),
        Reader("advise", _requests, _read_advise),
        Reader("messages", _messages, _read_message),
    )
}
