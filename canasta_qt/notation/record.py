"""Records of games, `.canasta` files: for saving, replays, bug reports and tests.

A record has only decks and actions; the state is computed by playing them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

import tomli_w

from canasta_qt.cards import Card, cards_text
from canasta_qt.engine.numbered_deal import MAX_DEAL_NUMBER
from canasta_qt.engine.rounds import add_scores, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.engine.state.terms import Terms, default_seating, terms_for
from canasta_qt.notation.actions import Line, numbers_by_side_text, parse_line
from canasta_qt.notation.cards import Snippet, check_deck, read_cards
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.line_play import LineRefusedError, play_steps
from canasta_qt.notation.position.line import format_position, read_ruleset
from canasta_qt.outside_text import (
    MAX_NAME_LENGTH,
    UnreadableTextError,
    isolate_direction,
    parse_toml,
    plain_line,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import Seating
from canasta_qt.translate import mark, number_text, tr

RECORD_FORMAT: Final = 1
PERSON: Final = "human"
BOT_PREFIX: Final = "bot:"
"""Prefix of a player that is a bot; the level follows."""
DEAL_NUMBER_FIELD: Final = "_deal"
"""Key in a game for the number of the deal."""
DEAL_CHOSEN_FIELD: Final = "_asked"
"""Key in a game; its value is true if the player chose the number of the deal."""
HINT_COUNT_FIELD: Final = "_hints"
"""Key in a game for the number of decisions with a hint."""
UNDO_COUNT_FIELD: Final = "_undos"
"""Key in a game for the number of undone actions."""
MAY_UNDO_FIELD: Final = "_undo"
"""Key in a game; its value is false if the player has chosen to play without undo."""
MEMORY_AID_COUNT_FIELD: Final = "_aids"
"""Key in a game for the number of uses of memory aids."""
DEAL_DAY_FIELD: Final = "_day"
"""Key in a game for the date of the deal of the day that was played."""
GAME_NAME_FIELD: Final = "_name"
"""Key in a game for the name that the player gave it."""
PRACTICE_FIELD: Final = "_practice"
"""Key in a game; its value is true for a practice round, which is in no statistics."""
ADVISED_FIELD: Final = "_advised"
"""Key in a round for actions that hints advised, by the number of earlier actions."""
REVIEW_FIELD: Final = "_review"
"""Key in a round for mistakes found by a review, each with line and step from 1."""

_GAME: Final = ("format", "ruleset", "players", "names", "seating", "round")
_ROUND: Final = ("dealer", "deck", "turns", "score")


_MAX_NAME: Final = 60
"""Largest number of characters of a name."""
NOT_A_GAME_TEXT: Final = mark("This file is not a Canasta game.")


class RecordError(NotationError):
    """Raised for a file that is no record or is damaged; the message is a sentence."""


class NewerRecordError(RecordError):
    """Raised for a record of a newer program, which is not damaged."""


@dataclass(frozen=True, slots=True)
class Round:
    """A deal, and the lines played after it."""

    dealer: int
    deck: tuple[Card, ...]
    """All cards in the order of dealing."""
    turns: tuple[Line, ...] = ()
    score: tuple[int, ...] | None = None
    """Totals by side after the round; None for an unfinished round."""
    private_fields: Mapping[str, Any] = field(default_factory=dict)
    """Fields whose names begin with `_`; they are kept, but not interpreted here."""


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: ruleset, players, all deals and lines."""

    ruleset: Ruleset
    players: tuple[str, ...]
    """Players by seat: `PERSON`, or `BOT_PREFIX` and a level."""
    rounds: tuple[Round, ...] = ()
    names: tuple[str, ...] = ()
    """Names of players by seat; empty if there are none."""
    seating: Seating | None = None
    """Seating, by which seats form sides; None for the first seating of the ruleset."""
    private_fields: Mapping[str, Any] = field(default_factory=dict)
    """Fields whose names begin with `_`; they are kept, but not interpreted here."""

    @property
    def terms(self) -> Terms:
        return terms_for(self.ruleset, len(self.players), self.seating)

    @property
    def person_seat(self) -> int | None:
        """First seat that a person plays; None if all are bots."""
        return self.players.index(PERSON) if PERSON in self.players else None

    @property
    def is_practice(self) -> bool:
        """Whether the record is of a practice round, which does not count in
        statistics."""
        return self.private_fields.get(PRACTICE_FIELD) is True

    @property
    def game_name(self) -> str:
        """Name given by the player; empty if there is none."""
        given = self.private_fields.get(GAME_NAME_FIELD, "")
        if isinstance(given, str):
            return isolate_direction(plain_line(given, _MAX_NAME))
        return ""

    def with_game_name(self, name: str) -> Record:
        """Return the record with a name; an empty one removes the name."""
        return with_private_field(self, GAME_NAME_FIELD, name or None)

    @property
    def deal_number(self) -> int | None:
        """Number of the deal; None if there is no valid one."""
        found = self.private_fields.get(DEAL_NUMBER_FIELD)
        return found if type(found) is int and 1 <= found <= MAX_DEAL_NUMBER else None

    @property
    def has_several_people(self) -> bool:
        """Whether several people play, who must not see each other's cards."""
        return self.players.count(PERSON) > 1

    def with_round(self, dealer: int, deck: tuple[Card, ...]) -> Record:
        """Return the record with a new round."""
        return replace(self, rounds=(*self.rounds, Round(dealer, deck)))

    def with_line(self, line: Line) -> Record:
        """Return the record with a line added to the last round.

        Actions of the seat that acted last are added to its line.
        """
        last = self.rounds[-1]
        turns = last.turns
        if turns and turns[-1].seat == line.seat and not turns[-1].comment:
            joined = replace(
                turns[-1], steps=turns[-1].steps + line.steps, comment=line.comment
            )
            turns = (*turns[:-1], joined)
        else:
            turns = (*turns, line)
        return replace(self, rounds=(*self.rounds[:-1], replace(last, turns=turns)))

    def without_last_step(self) -> Record:
        """Return the record without its last action."""
        *turns, line = self.rounds[-1].turns
        turns += [replace(line, steps=line.steps[:-1])] if line.steps[1:] else []
        last = replace(self.rounds[-1], turns=tuple(turns))
        return replace(self, rounds=(*self.rounds[:-1], last))

    def with_totals(self, totals: tuple[int, ...]) -> Record:
        """Return the record with the totals after the last round."""
        last = replace(self.rounds[-1], score=totals)
        return replace(self, rounds=(*self.rounds[:-1], last))


_Owner = TypeVar("_Owner", Record, Round)


def with_private_field(owner: _Owner, name: str, value: object) -> _Owner:
    """Return a record or a round with a private field; the value None removes the
    field."""
    own = {**owner.private_fields, name: value}
    if value is None:
        del own[name]
    return replace(owner, private_fields=own)


def distinct_player_names(
    names: tuple[str, ...], players: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the names to show, all of them different.

    A player without a name, and a bot with the same name as the person, get a name with
    the number of the seat.
    """
    found: list[str] = []
    for seat, (given, player) in enumerate(zip(names, players, strict=True)):
        name = plain_line(given)
        if not name or (player != PERSON and name == tr("You")):
            name = tr("Player {n}").format(n=number_text(seat + 1))
        plain, number = name, 1
        while (name := isolate_direction(name)) in found:
            number += 1
            name = f"{plain[: MAX_NAME_LENGTH - 3].rstrip()} {number_text(number)}"
        found.append(name)
    return tuple(found)


def parse_record(text: str) -> Record:
    """Return a record from text; its lines are not judged. Raises `RecordError`."""
    try:
        data = parse_toml(text)
    except UnreadableTextError as error:
        raise RecordError(NOT_A_GAME_TEXT, f" {error}.") from None
    _check_format(data)
    _expect_known_fields(data, _GAME)
    ruleset = _ruleset(data)
    players = tuple(plain_line(each, _MAX_NAME) for each in _texts(data, "players"))
    _check_players(ruleset, players)
    names = _texts(data, "names") if "names" in data else ()
    if names and len(names) != len(players):
        why = mark("The file must name each player once.")
        detail = f" It has {len(names)} names for {len(players)} players."
        raise RecordError(why, detail)
    names = names and distinct_player_names(names, players)
    game = Record(
        ruleset,
        players,
        (),
        names,
        _seating(data, ruleset, len(players)),
        _private_fields(data),
    )
    tables = data.get("round", [])
    if not isinstance(tables, list) or not all(isinstance(t, dict) for t in tables):
        raise RecordError(mark("Rounds must be written as [[round]]."))
    rounds = tuple(
        _round(table, game.terms, number) for number, table in enumerate(tables, 1)
    )
    return replace(game, rounds=rounds)


def format_record(record: Record, *, saved_by: str = "") -> str:
    """Return the text of a record; reading the text gives an equal record.

    The text begins with `saved_by`, the name of the program.
    """
    heading = f"# Saved by {saved_by}\n" if saved_by else ""
    return heading + _head_text(record) + "".join(map(_round_text, record.rounds))


def _head_text(record: Record) -> str:
    data: dict[str, Any] = {
        "format": RECORD_FORMAT,
        "ruleset": ruleset_text(record.ruleset),
        "players": list(record.players),
    }
    if record.names:
        data["names"] = list(record.names)
    usual = default_seating(record.ruleset, len(record.players))
    if record.seating is not None and record.seating is not usual:
        data["seating"] = str(record.seating)
    return tomli_w.dumps(data | dict(record.private_fields), multiline_strings=True)


def _round_text(played: Round) -> str:
    table: dict[str, Any] = {
        "dealer": played.dealer,
        "deck": cards_text(played.deck),
        "turns": "".join(f"{line}\n" for line in played.turns),
    }
    if played.score is not None:
        table["score"] = list(played.score)
    rounds = {"round": [table | dict(played.private_fields)]}
    return "\n" + tomli_w.dumps(rounds, multiline_strings=True)


def _check_format(data: dict[str, Any]) -> None:
    number = data.get("format")
    if type(number) is not int:
        raise RecordError(NOT_A_GAME_TEXT, " It names no format.")
    if number > RECORD_FORMAT:
        raise NewerRecordError(
            mark(
                "A newer version of Canasta saved this game. Update Canasta to open it."
            ),
            f" It has format {number}, this one reads {RECORD_FORMAT}.",
        )
    if number < 1:
        raise RecordError(NOT_A_GAME_TEXT, f" There is no format {number}.")


def _expect_known_fields(data: dict[str, Any], names: tuple[str, ...]) -> None:
    for name in data:
        if name not in names and not name.startswith("_"):
            why = mark("The file has an unknown field, “{field}”.")
            raise RecordError(why, " Names of own fields begin with _.", field=name)


def _private_fields(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name.startswith("_")}


def _ruleset(data: dict[str, Any]) -> Ruleset:
    text = data.get("ruleset")
    if not isinstance(text, str):
        raise RecordError(mark("The file does not name the ruleset."))
    try:
        return read_ruleset(Snippet(text))
    except NotationError as error:
        raise RecordError(
            mark("The ruleset cannot be read. {why}"), why=error
        ) from None


def _texts(data: dict[str, Any], name: str) -> tuple[str, ...]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise RecordError(
            mark("“{field}” must list a text in quotes for each player."), field=name
        )
    return tuple(value)


def _check_players(ruleset: Ruleset, players: tuple[str, ...]) -> None:
    allowed = sorted(ruleset.players_allowed)
    if len(players) not in allowed:
        listed = " or ".join(map(str, allowed))
        raise RecordError(
            mark("The ruleset does not allow this number of players."),
            f" There are {len(players)}, but {ruleset.id} is played by {listed}.",
        )


def _seating(data: dict[str, Any], ruleset: Ruleset, players: int) -> Seating | None:
    if "seating" not in data:
        return None
    listed = dict(ruleset.seating)[players]
    if data["seating"] not in listed:
        why = mark("The ruleset does not allow these sides.")
        raise RecordError(why, f" “seating” is one of {' '.join(listed)}.")
    return Seating(data["seating"])


def _round(table: dict[str, Any], terms: Terms, number: int) -> Round:
    _expect_known_fields(table, _ROUND)
    dealer = table.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < terms.players:
        why = mark("Round {round}: the dealer is not a seat of this game.")
        detail = f" “dealer” is a seat below {terms.players}."
        raise RecordError(why, detail, round=number)
    for name in ("deck", "turns"):
        if not isinstance(table.get(name), str):
            why = mark("Round {round}: “{field}” must be text in quotes.")
            raise RecordError(why, round=number, field=name)
    try:
        deck = read_cards(Snippet(table["deck"]))
        check_deck(deck, terms)
    except NotationError as error:
        raise RecordError(
            mark("Round {round}: {why}"), round=number, why=error
        ) from None
    return Round(
        dealer,
        deck,
        _lines(table["turns"], terms, number),
        _score(table, terms, number),
        _private_fields(table),
    )


def _lines(text: str, terms: Terms, round_number: int) -> tuple[Line, ...]:
    lines = []
    for number, row in enumerate(text.splitlines(), 1):
        if not row.partition("#")[0].strip():
            continue
        try:
            line = parse_line(row)
        except NotationError as error:
            raise RecordError(
                mark("Round {round}, line {line}: {why}"),
                round=round_number,
                line=number,
                why=error,
            ) from None
        if line.seat >= terms.players:
            raise RecordError(
                mark("Round {round}, line {line}: there is no seat {seat}."),
                round=round_number,
                line=number,
                seat=line.seat,
            )
        lines.append(line)
    return tuple(lines)


def _score(table: dict[str, Any], terms: Terms, number: int) -> tuple[int, ...] | None:
    if "score" not in table:
        return None
    score = table["score"]
    whole = isinstance(score, list) and all(type(points) is int for points in score)
    if not whole or len(score) != terms.sides:
        why = mark("Round {round}: the score must list a total for each side.")
        detail = f" “score” is a list of {terms.sides} totals."
        raise RecordError(why, detail, round=number)
    return tuple(score)


@dataclass(frozen=True, slots=True)
class ReplayMoment:
    """State of a game after a deal (`line` is None) or after a line."""

    round: int
    """Index of the round in the record."""
    line_index: int
    """Index of the line in the round; -1 for the deal."""
    line: Line | None
    before: Position | None
    """Position before the line; None for a deal."""
    steps: list[tuple[Position, list[Event]]]
    """Position after each action of the line, or after the deal, and the events."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Events of the deal or of all actions."""
        return tuple(event for _, events in self.steps for event in events)

    @property
    def position(self) -> Position:
        """Position after the deal or after the last action."""
        return self.steps[-1][0]

    def position_before_step(self, number: int) -> Position | None:
        """Return the position before an action of the line, by number from 1; None if
        there is no such action."""
        positions = [self.before, *(position for position, _ in self.steps)]
        return positions[number - 1] if 1 <= number < len(positions) else None


class ReplayError(NotationError):
    """Raised for a record with an illegal action; it has the position before that
    action."""

    def __init__(
        self,
        source: str,
        position: Position,
        refused: Refusal | None = None,
        detail: str = "",
        **values: object,
    ) -> None:
        super().__init__(
            source, f"{detail}\n  in {format_position(position)}", **values
        )
        self.position = position
        self.refusal = refused


@dataclass(frozen=True, slots=True)
class Replay:
    """Result of a replay: the last position, and the events of its round."""

    position: Position
    history: tuple[Event, ...]
    error: ReplayError | None
    """Error that ended the replay early; None if there was none."""


def replay_record(record: Record) -> Replay:
    """Play a record to its end, or to its first illegal action."""
    position = _start_position(record)
    history: tuple[Event, ...] = ()
    try:
        for moment in replay_moments(record):
            position = moment.position
            dealt = moment.line is None
            history = moment.events if dealt else history + moment.events
    except ReplayError as error:
        return Replay(error.position, history, error)
    return Replay(position, history, None)


def replay_moments(record: Record, first: int = 0) -> Iterator[ReplayMoment]:
    """Yield the state after each deal and each line, each with new positions.

    `first` is the index of the first round to yield. Raises `ReplayError` for an
    illegal action, after the legal part of its line, for a wrong score, or for a deal
    before the end of a round.
    """
    position = _start_position(record)
    position.round = first
    if first:
        position.scores = list(record.rounds[first - 1].score or position.scores)
    for index, played in enumerate(record.rounds[first:], first):
        position = position.copy()
        if index > first:
            if position.phase != OVER_PHASE:
                why = mark("Round {round} has not ended, but the next one is dealt.")
                raise ReplayError(why, position, round=index)
            add_scores(position)
        events = start_round(position, played.dealer, played.deck)
        yield ReplayMoment(index, -1, None, None, [(position, events)])
        for number, line in enumerate(played.turns):
            moment = ReplayMoment(index, number, line, position, [])
            try:
                for step in play_steps(position, line):
                    moment.steps.append(step)
                    position = step[0]
            except (LineRefusedError, NotationError) as error:
                if moment.steps:
                    yield moment
                raise _replay_error(error, position, line, index) from None
            yield moment
        _compare_score(position, played, index)


def _start_position(record: Record) -> Position:
    return start_game(
        record.ruleset, players=len(record.players), seating=record.seating
    )


def _replay_error(
    why: LineRefusedError | NotationError, position: Position, line: Line, index: int
) -> ReplayError:
    """Return the error for a line of a round with an action that cannot be played in a
    position."""
    if isinstance(why, NotationError):
        source = mark("Round {round}, “{excerpt}”: {why}")
        return ReplayError(source, position, round=index + 1, excerpt=line, why=why)
    return ReplayError(
        mark("Round {round}, “{excerpt}”: the rules do not allow “{action}”."),
        position,
        why.refusal,
        f" {why.step} is refused: {why.refusal.reason}.",
        round=index + 1,
        excerpt=line,
        action=why.step,
    )


def _compare_score(position: Position, played: Round, index: int) -> None:
    if played.score is None:
        return
    if position.phase != OVER_PHASE:
        why = mark("Round {round} has a score, but has not ended.")
        raise ReplayError(why, position, round=index + 1)
    total = score_sheet(position).total
    if total != played.score:
        why = mark("Round {round} ended with another score than the file says.")
        told, right = map(numbers_by_side_text, (played.score, total))
        detail = f" It says {told}, not {right}."
        raise ReplayError(why, position, detail=detail, round=index + 1)
