"""Bringing the statistics up to date with the records of the games that are over.

There is one way only, for the first game as for a thousand: records that are not
counted yet are played again and added, each in a transaction of its own.  So it may
be stopped at any moment, and asked for at any moment.

A record becomes rows: the game is played again, every hand counted.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.cards import JOKER, RED3, Card, cards_text, rank_of
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state import events
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.handing_over import stood_in
from canasta_qt.notation.record import (
    AIDS,
    ASKED,
    BOT,
    HINTS,
    PERSON,
    UNDOS,
    NewerRecordError,
    Record,
    Round,
    moments,
)
from canasta_qt.rules.text import ruleset_text
from canasta_qt.statistics.database import DamagedError, opened, remove
from canasta_qt.statistics.values import MIXED_LEVELS, Dealt, Kind, Lucky, Result
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import ENDED, FINISHED, GIVEN_UP, SUFFIX, read_record
from canasta_qt.storage.own_rulesets import known_as
from canasta_qt.storage.paths import NoSuchFileError, StorageError, reading_failed
from canasta_qt.translate import mark

_KINDS: Final = {
    events.ScoreItem.NATURAL_CANASTA: Kind.NATURAL,
    events.ScoreItem.MIXED_CANASTA: Kind.MIXED,
    events.ScoreItem.SEQUENCE: Kind.SEQUENCE,
    events.ScoreItem.WILD_CANASTA: Kind.WILD,
    events.ScoreItem.PURE_CANASTA: Kind.PURE,
}


@dataclass(slots=True)
class HandRow:
    """What one side did in one hand: a row of the table `hand`, in its order."""

    number: int
    """Of the hand, from 1."""
    side: int
    own: bool
    """The person's side did it."""
    cause: str
    points: int
    won: bool
    went_out: bool
    concealed: bool
    natural: int = 0
    mixed: int = 0
    sequence: int = 0
    wild: int = 0
    pure: int = 0
    red_threes: int = 0
    opened: int | None = None
    """The turn of the player who opened, from 1; None if the side did not."""
    piles: int = 0
    biggest_pile: int = 0
    special: str = ""
    """The special hand that was laid."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game that is over: a row of the table `game`, in its order, after the file."""

    ended: str
    ruleset: str
    title: str
    names: str
    levels: str
    """By seat; empty where a person sat."""
    seat: int | None
    """The person's; None where bots played among themselves."""
    opponents: str
    """Their level, or `MIXED_LEVELS`."""
    result: Result
    scores: str
    points: int | None
    hints: int
    hands: int
    undos: int
    aids: int
    stood_in: int
    deck: str = ""
    """The first deck, where the player did not ask for it."""


def count_game(
    record: Record, title: str, changed: datetime
) -> tuple[GameRow, list[HandRow]]:
    """Play a record again and count it. Raises `ReplayError` where that fails.

    It ended when its file was `changed`, if the record does not say when.
    """
    sides = record.terms.sides
    # Of several people at one machine nobody is the player whose games these are.
    seat = None if record.is_shared else record.person
    own = None if seat is None else seat % sides
    hands, last = _hands(record, sides, own)
    levels = tuple(player.removeprefix(BOT) for player in record.players)
    levels = tuple("" if level == PERSON else level for level in levels)
    met = {level for at, level in enumerate(levels) if at % sides != own}
    scores = (0,) * sides if last is None else last.total
    game = GameRow(
        ended=(ended_at(record) or changed).isoformat(timespec="seconds"),
        ruleset=ruleset_text(record.ruleset),
        title=title,
        names=json.dumps(record.names or record.players),
        levels=json.dumps(levels),
        seat=seat,
        opponents=met.pop() if len(met) == 1 else MIXED_LEVELS,
        result=_result(last, own),
        scores=json.dumps(scores),
        points=None if own is None else scores[own],
        hints=_counted(record, HINTS),
        undos=_counted(record, UNDOS),
        aids=_counted(record, AIDS),
        stood_in=stood_in(record),
        hands=len(hands) // sides,
        deck=_first_deck(record),
    )
    return game, hands


def _first_deck(record: Record) -> str:
    """Return the first deck of a game: a copy of the game has the same one.

    Empty where no number made it, and where the player asked for the number: such a
    deal can be played again.
    """
    asked = record.deal is None or record.own.get(ASKED) is True
    return "" if asked or not record.rounds else cards_text(record.rounds[0].deck)


_TOO_MANY: Final = 1_000_000
"""A field that counts so much was not written by this program."""
_LUCKY: Final = {Lucky.JOKERS: JOKER, Lucky.RED_THREES: RED3}


def count_dealt(record: Record) -> dict[Lucky, Dealt]:
    """Count the lucky cards among those dealt to the person, in every round begun.

    The deck tells: cards that replace red threes are drawn, not dealt.  Numbers that
    players ask for are no chance.
    """
    seat, terms = record.person, record.terms
    if seat is None or not record.rounds or record.own.get(ASKED) is True:
        return {}
    size, deck = terms.hand_size + terms.foot_size, len(terms.deck)
    hands = [_dealt_to(seat, each, terms)[:size] for each in record.rounds]
    found = {}
    for kind, rank in _LUCKY.items():
        share = sum(rank_of(card) == rank for card in terms.deck) / deck
        number = sum(rank_of(card) == rank for hand in hands for card in hand)
        # Hypergeometric, every round by itself.
        variance = size * share * (1 - share) * (deck - size) / (deck - 1)
        times = len(hands)
        found[kind] = Dealt(times, number, times * size * share, times * variance)
    return found


def _dealt_to(seat: int, played: Round, terms: Terms) -> tuple[Card, ...]:
    """Every card that the seat would get if the whole deck were dealt out."""
    place, turn = 0, terms.next_seat[played.dealer]
    while turn != seat:
        place, turn = place + 1, terms.next_seat[turn]
    return played.deck[place :: terms.players]


def _counted(record: Record, field: str) -> int:
    found = record.own.get(field, 0)
    return found if type(found) is int and 0 <= found < _TOO_MANY else 0


def ended_at(record: Record) -> datetime | None:
    """Return when the game was over, if the record says so in a readable way."""
    text = record.own.get(ENDED)
    if not isinstance(text, str):
        return None
    try:
        ended = datetime.fromisoformat(text)
        return ended.replace(tzinfo=ended.tzinfo or UTC).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _result(sheet: events.ScoreSheet | None, own: int | None) -> Result:
    if sheet is None or not sheet.game_over:
        return Result.GIVEN_UP
    if own not in sheet.winners:
        return Result.LOST
    return Result.WON if len(sheet.winners) == 1 else Result.SHARED


def _hands(
    record: Record, sides: int, own: int | None
) -> tuple[list[HandRow], events.ScoreSheet | None]:
    """Return every hand that came to its end by sides, and the count of the last."""
    hands: list[HandRow] = []
    told: list[events.Event] = []
    sheet: events.ScoreSheet | None = None
    for moment in moments(record):
        if moment.line is None:
            told.clear()
        told += moment.events
        if moment.position.phase == OVER_PHASE:
            sheet = score_sheet(moment.position)
            number = len(hands) // sides + 1
            rows = [_side(sheet, side, number, own) for side in range(sides)]
            _follow(told, rows, moment.position.terms.players)
            hands += rows
    return hands, sheet


def _side(sheet: events.ScoreSheet, side: int, number: int, own: int | None) -> HandRow:
    points = sheet.round[side]
    went_out = sheet.out is not None and sheet.out % len(sheet.round) == side
    row = HandRow(
        number,
        side,
        own=side == own,
        cause="",
        points=points,
        won=sheet.round.count(points) == 1 and points == max(sheet.round),
        went_out=went_out,
        concealed=went_out and sheet.concealed,
    )
    for line in sheet.lines[side]:
        if (kind := _KINDS.get(line.item)) is not None:
            setattr(row, kind, getattr(row, kind) + line.count)
    return row


def _follow(
    told: Iterable[events.Event], rows: Sequence[HandRow], players: int
) -> None:
    """Add what only the course of the hand tells."""
    turns = [1] * players
    for event in told:
        match event:
            case events.CardDiscarded(seat=seat) | events.TurnFloated(seat=seat):
                turns[seat] += 1
            case events.BonusLaid(side=side):
                rows[side].red_threes += 1
            case events.SideOpened(seat=seat, side=side):
                rows[side].opened = turns[seat]
            case events.PileTaken(seat=seat, cards=cards):
                taker = rows[seat % len(rows)]
                taker.piles += 1
                taker.biggest_pile = max(taker.biggest_pile, len(cards))
            case events.HandDeclared(seat=seat, hand=hand):
                rows[seat % len(rows)].special = hand
            case events.RoundEnded(cause=cause):
                for row in rows:
                    row.cause = cause.value
            case _:
                pass  # it leads to nothing that is counted


LOG: Final = logging.getLogger("canasta.storage")


class _Found(NamedTuple):
    """A record on the disk, as it can be recognised without reading it."""

    file: str
    size: int
    changed: int


_KNOWN: Final = """
    SELECT file, size, changed FROM game
    UNION ALL SELECT file, size, changed FROM uncounted
"""
_SAME: Final = "SELECT 1 FROM game WHERE deck = ?"


def update() -> None:
    """Count every game that is over and not counted yet. Raises `StorageError`."""
    for _ in updating():
        pass


def updating() -> Iterator[tuple[int, int]]:
    """Count as `update` does; yield after each record how many are done, and of all.

    A damaged database is made again.
    """
    path = paths.statistics_file()
    try:
        yield from _updating(path)
    except DamagedError as error:
        LOG.info("the statistics are counted again: %s", error)
        remove(path)
        try:
            yield from _updating(path)
        except DamagedError as again:
            words = mark("The statistics cannot be counted. {why}")
            raise StorageError(words, why=str(again)) from again


def _updating(path: Path) -> Iterator[tuple[int, int]]:
    found = _records()
    with opened(path) as database:
        known = {_Found(*row) for row in database.execute(_KNOWN)}
        with database:
            for file in {each.file for each in known} - {each.file for each in found}:
                _forget(database, file)
        todo = [each for each in found if each not in known]
        for number, each in enumerate(todo, start=1):
            _take_in(database, each)
            yield number, len(todo)


def _records() -> list[_Found]:
    """Return the records of games that are over, the oldest first."""
    found = []
    for name in (FINISHED, GIVEN_UP):
        folder = paths.games_folder() / name
        try:
            for path in paths.files_in(folder, SUFFIX):
                stat = path.stat()
                found.append(
                    _Found(f"{name}/{path.name}", stat.st_size, stat.st_mtime_ns)
                )
        except OSError as error:
            raise reading_failed(folder, error) from error
    return sorted(found, key=lambda each: (each.changed, each.file))


def _take_in(database: sqlite3.Connection, found: _Found) -> None:
    """Count one record in the place of what was known of it."""
    try:
        _count(database, found)
    except NoSuchFileError:
        pass  # it was taken away in this moment
    except (StorageError, NewerRecordError) as error:  # another time it may go well
        LOG.info("%s is not counted now: %s", found.file, error)
    except NotationError as error:
        LOG.info("%s is not counted: %s", found.file, str(error).splitlines()[0])
        with database:
            _forget(database, found.file)
            _insert(database, "uncounted", found)


def _count(database: sqlite3.Connection, found: _Found) -> None:
    record = read_record(paths.games_folder() / found.file)
    if record.is_practice:
        return  # nothing of it counts, wherever it was put
    changed = datetime.fromtimestamp(found.changed / 1e9, UTC)
    game, hands = count_game(record, known_as(record.ruleset).title, changed)
    dealt = count_dealt(record)
    with database:
        _forget(database, found.file)
        if game.deck and database.execute(_SAME, (game.deck,)).fetchone():
            return  # a copy of a game that is counted
        number = _insert(database, "game", (None, *found, *astuple(game)))
        for hand in hands:
            _insert(database, "hand", (number, *astuple(hand)))
        for kind, cards in dealt.items():
            _insert(database, "dealt", (number, kind, *astuple(cards)))


def _forget(database: sqlite3.Connection, file: str) -> None:
    database.execute("DELETE FROM game WHERE file = ?", (file,))
    database.execute("DELETE FROM uncounted WHERE file = ?", (file,))


def _insert(
    database: sqlite3.Connection, table: str, row: tuple[object, ...]
) -> int | None:
    """Add a row with a value for each column; return its number."""
    marks = ", ".join("?" * len(row))
    return database.execute(f"INSERT INTO {table} VALUES ({marks})", row).lastrowid
