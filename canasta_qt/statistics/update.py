"""Update of the statistics with the records of finished and abandoned games.

Each new record is replayed and added in a separate transaction, so that the update can
be interrupted and continued at any time.
"""

import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta_qt.cards import JOKER, RED3, Card, cards_text, rank_of
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state import events
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.terms import Terms
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.handing_over import count_bot_actions, final_players
from canasta_qt.notation.record import (
    BOT_PREFIX,
    DEAL_CHOSEN_FIELD,
    HINT_COUNT_FIELD,
    MEMORY_AID_COUNT_FIELD,
    PERSON,
    UNDO_COUNT_FIELD,
    NewerRecordError,
    Record,
    Round,
    replay_moments,
)
from canasta_qt.outside_text import isolate_direction, plain_line
from canasta_qt.rules.text import ruleset_text
from canasta_qt.statistics.database import (
    DamagedDatabaseError,
    open_database,
    remove_database,
)
from canasta_qt.statistics.values import (
    MIXED_LEVELS,
    CountedCanastaKind,
    DealtLuckyCards,
    LuckyCards,
    PastGame,
    PlayedRules,
    Result,
    RoundRow,
)
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import (
    ENDED_FIELD,
    FINISHED_FOLDER,
    GAME_SUFFIX,
    GIVEN_UP_FOLDER,
    read_record,
)
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.storage.paths import StorageError, reading_error

_KINDS: Final = {
    events.ScoreItem.NATURAL_CANASTA: CountedCanastaKind.NATURAL,
    events.ScoreItem.MIXED_CANASTA: CountedCanastaKind.MIXED,
    events.ScoreItem.SEQUENCE: CountedCanastaKind.SEQUENCE,
    events.ScoreItem.WILD_CANASTA: CountedCanastaKind.WILD,
    events.ScoreItem.PURE_CANASTA: CountedCanastaKind.PURE,
}


def game_as_json(game: PastGame) -> str:
    """Return a game as JSON for the database."""
    return json.dumps(asdict(game), default=str)


def parse_game(text: str) -> PastGame:
    """Return a game from the JSON that `game_as_json` returns."""
    found: dict[str, Any] = json.loads(text)
    found["end_time"] = datetime.fromisoformat(found["end_time"])
    rules = found["played_rules"]
    found["played_rules"] = PlayedRules(rules["key"], rules["title"])
    found["result"] = Result(found["result"])
    for name in ("names", "levels", "scores"):
        found[name] = tuple(found[name])
    found["rounds"] = tuple(RoundRow(**each) for each in found["rounds"])
    dealt = found["dealt"].items()
    found["dealt"] = {LuckyCards(kind): DealtLuckyCards(**it) for kind, it in dealt}
    return PastGame(**found)


def count_game(
    file: str, record: Record, seat: int, title: str, file_time: datetime
) -> PastGame:
    """Replay a record and return the figures of its game for the person at `seat`.

    `title` is the present name of the ruleset. `file_time`, the time of the file, is
    used if the record has no time of its end. Raises `ReplayError` for an illegal line.
    """
    sides = record.terms.sides
    own = seat % sides
    rounds, last = _rounds(record, sides, own)
    levels = tuple(player.removeprefix(BOT_PREFIX) for player in record.players)
    levels = tuple("" if level == PERSON else level for level in levels)
    met = {level for at, level in enumerate(levels) if at % sides != own}
    names = record.names or record.players
    left = final_players(record)[seat] != PERSON
    return PastGame(
        file=file,
        end_time=(record_end_time(record) or file_time).replace(microsecond=0),
        played_rules=PlayedRules(ruleset_text(record.ruleset), title),
        names=tuple(isolate_direction(plain_line(name)) for name in names),
        levels=levels,
        player_seat=seat,
        side_count=sides,
        result=Result.GIVEN_UP if left else _result(last, own),
        scores=(0,) * sides if last is None else last.total,
        round_count=len(rounds) // sides,
        hint_count=_counter(record, HINT_COUNT_FIELD),
        undo_count=_counter(record, UNDO_COUNT_FIELD),
        memory_aid_count=_counter(record, MEMORY_AID_COUNT_FIELD),
        bot_action_count=count_bot_actions(record),
        opponents_level=met.pop() if len(met) == 1 else MIXED_LEVELS,
        first_deck=_first_deck(record),
        rounds=tuple(rounds),
        dealt=count_lucky_cards(record),
    )


def _first_deck(record: Record) -> str:
    """Return the first deck of a game, by which copies of the game are recognised.

    Empty if the deal has no number, or if the player chose the number, as such a deal
    can be played again.
    """
    asked = (
        record.deal_number is None
        or record.private_fields.get(DEAL_CHOSEN_FIELD) is True
    )
    return "" if asked or not record.rounds else cards_text(record.rounds[0].deck)


_COUNTER_LIMIT: Final = 1_000_000
"""Largest count that is accepted from a record; no real count is larger."""
_LUCKY_RANKS: Final = {LuckyCards.JOKERS: JOKER, LuckyCards.RED_THREES: RED3}


def count_lucky_cards(record: Record) -> dict[LuckyCards, DealtLuckyCards]:
    """Return how many cards of each lucky kind the person was dealt in all rounds.

    Only cards of the deal count, not replacements of red threes. Return {} for a record
    without a person or a round, and for a deal whose number the player chose.
    """
    seat, terms = record.person_seat, record.terms
    if (
        seat is None
        or not record.rounds
        or record.private_fields.get(DEAL_CHOSEN_FIELD) is True
    ):
        return {}
    size, deck = terms.hand_size + terms.foot_size, len(terms.deck)
    hands = [_cards_for_seat(seat, each, terms)[:size] for each in record.rounds]
    found = {}
    for kind, rank in _LUCKY_RANKS.items():
        share = sum(rank_of(card) == rank for card in terms.deck) / deck
        number = sum(rank_of(card) == rank for hand in hands for card in hand)
        # hypergeometric, for each round
        variance = size * share * (1 - share) * (deck - size) / (deck - 1)
        times = len(hands)
        found[kind] = DealtLuckyCards(
            times, number, times * size * share, times * variance
        )
    return found


def _cards_for_seat(seat: int, played: Round, terms: Terms) -> tuple[Card, ...]:
    """Return the cards that a seat would get if the whole deck were dealt; expected
    numbers are computed from them."""
    place, turn = 0, terms.next_seat[played.dealer]
    while turn != seat:
        place, turn = place + 1, terms.next_seat[turn]
    return played.deck[place :: terms.players]


def _counter(record: Record, field: str) -> int:
    found = record.private_fields.get(field, 0)
    return found if type(found) is int and 0 <= found < _COUNTER_LIMIT else 0


def record_end_time(record: Record) -> datetime | None:
    """Return the time at which a game ended; None if the record has no valid one."""
    text = record.private_fields.get(ENDED_FIELD)
    if not isinstance(text, str):
        return None
    try:
        ended = datetime.fromisoformat(text)
        return ended.replace(tzinfo=ended.tzinfo or UTC).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _result(sheet: events.ScoreSheet | None, own: int) -> Result:
    if sheet is None or not sheet.game_over:
        return Result.GIVEN_UP
    if own not in sheet.winners:
        return Result.LOST
    return Result.WON if len(sheet.winners) == 1 else Result.SHARED


def _rounds(
    record: Record, sides: int, own: int
) -> tuple[list[RoundRow], events.ScoreSheet | None]:
    """Return a row for each finished round and side, and the last score sheet; `own` is
    the side of the person.
    """
    rounds: list[RoundRow] = []
    told: list[events.Event] = []
    sheet: events.ScoreSheet | None = None
    for moment in replay_moments(record):
        if moment.line is None:
            told.clear()
        told += moment.events
        if moment.position.phase == OVER_PHASE:
            sheet = score_sheet(moment.position)
            rows = [_side(sheet, side, is_own=side == own) for side in range(sides)]
            _add_course_of_round(told, rows, moment.position.terms.players)
            rounds += rows
    return rounds, sheet


def _side(sheet: events.ScoreSheet, side: int, *, is_own: bool) -> RoundRow:
    points = sheet.round[side]
    went_out = sheet.out is not None and sheet.out % len(sheet.round) == side
    row = RoundRow(
        is_own_side=is_own,
        points=points,
        won=sheet.round.count(points) == 1 and points == max(sheet.round),
        went_out=went_out,
        went_out_concealed=went_out and sheet.concealed,
    )
    for line in sheet.lines[side]:
        if (kind := _KINDS.get(line.item)) is not None:
            setattr(row, kind, getattr(row, kind) + line.count)
    return row


def _add_course_of_round(
    told: Iterable[events.Event], rows: Sequence[RoundRow], players: int
) -> None:
    """Add figures of a round that depend on its events."""
    turns = [1] * players
    for event in told:
        match event:
            case events.CardDiscarded(seat=seat) | events.TurnFloated(seat=seat):
                turns[seat] += 1
            case events.BonusLaid(side=side):
                rows[side].red_threes += 1
            case events.SideOpened(seat=seat, side=side):
                rows[side].opening_turn = turns[seat]
            case events.PileTaken(seat=seat, cards=cards):
                taker = rows[seat % len(rows)]
                taker.pile_count += 1
                taker.biggest_pile = max(taker.biggest_pile, len(cards))
            case events.HandDeclared(seat=seat, special_hand=hand):
                rows[seat % len(rows)].special_hand = hand
            case _:
                pass  # other events change no figure


LOGGER: Final = logging.getLogger("canasta.storage")


class _RecordFile(NamedTuple):
    """The path and time of a record file that is not read yet."""

    file: str
    size: int
    file_time: int


_COUNTED_FILES_QUERY: Final = "SELECT file, size, changed FROM game"
_SAME_DECK_QUERY: Final = "SELECT 1 FROM game WHERE deck = ?"


def update_steps() -> Iterator[tuple[int, int]]:
    """Add all finished and abandoned games that are not in the database, after the rows
    of files that no longer exist are deleted.

    Yield after each record the number of records done and the number of all. A damaged
    database is made again. Raises `StorageError`.
    """
    path = paths.statistics_file()
    try:
        yield from _update_rows(path)
    except DamagedDatabaseError as error:
        LOGGER.info("the statistics are counted again: %s", error)
        remove_database(path)
        yield from _update_rows(path)


def _update_rows(path: Path) -> Iterator[tuple[int, int]]:
    found = _records()
    with open_database(path) as database:
        known = {_RecordFile(*row) for row in database.execute(_COUNTED_FILES_QUERY)}
        with database:
            for file in {each.file for each in known} - {each.file for each in found}:
                _delete_row(database, file)
        todo = [each for each in found if each not in known]
        for number, each in enumerate(todo, start=1):
            _update_record(database, each)
            yield number, len(todo)


def _records() -> list[_RecordFile]:
    """Return the record files of finished and abandoned games, the oldest first."""
    found = []
    for name in (FINISHED_FOLDER, GIVEN_UP_FOLDER):
        folder = paths.games_folder() / name
        try:
            for path in paths.files_in(folder, GAME_SUFFIX):
                stat = path.stat()
                found.append(
                    _RecordFile(f"{name}/{path.name}", stat.st_size, stat.st_mtime_ns)
                )
        except OSError as error:
            raise reading_error(folder, error) from error
    return sorted(found, key=lambda each: (each.file_time, each.file))


def _update_record(database: sqlite3.Connection, found: _RecordFile) -> None:
    """Count one record and replace its row in the database; the row is not changed if
    the record cannot be read at present."""
    try:
        _count(database, found)
    except (StorageError, NewerRecordError, UnicodeEncodeError) as error:
        # may succeed another time; a name that is not UTF-8 cannot be stored
        LOGGER.info("%s is not counted now: %s", found.file, error)
    except NotationError as error:
        LOGGER.info("%s is not counted: %s", found.file, str(error).splitlines()[0])
        with database:
            _insert(database, found, None)


def _count(database: sqlite3.Connection, found: _RecordFile) -> None:
    record = read_record(paths.games_folder() / found.file)
    if record.is_practice:
        return  # a practice round is never counted
    game = None
    # with several people at one machine the player is unknown
    if record.person_seat is not None and not record.has_several_people:
        changed = datetime.fromtimestamp(found.file_time / 1e9, UTC)
        title = with_saved_title(record.ruleset).title
        game = count_game(found.file, record, record.person_seat, title, changed)
    with database:
        _delete_row(database, found.file)
        if (
            game is not None
            and game.first_deck
            and database.execute(_SAME_DECK_QUERY, (game.first_deck,)).fetchone()
        ):
            return  # a copy of a counted game
        _insert(database, found, game)


def _delete_row(database: sqlite3.Connection, file: str) -> None:
    database.execute("DELETE FROM game WHERE file = ?", (file,))


def _insert(
    database: sqlite3.Connection, found: _RecordFile, game: PastGame | None
) -> None:
    """Insert or replace the row of a record; without a game (None) the row has no
    figures."""
    facts: tuple[str | None, ...] = (None,) * 3
    if game is not None:
        facts = game.end_time.isoformat(), game.first_deck, game_as_json(game)
    database.execute(
        "INSERT OR REPLACE INTO game VALUES (?, ?, ?, ?, ?, ?)", (*found, *facts)
    )
