"""From what the player asked for to a game on the table, and what is kept of it."""

import logging
from dataclasses import replace
from random import Random
from typing import Final

from canasta_qt.app.game.bots import STANDARD
from canasta_qt.app.game.ruleset_list import (
    packs_of,
    partners,
    seatings_of,
    usual_players,
)
from canasta_qt.app.settings.settings import Remembered
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.controller.session import NAMES, Deal, Seats, Session
from canasta_qt.notation.record import BOT_PREFIX, DAY_FIELD, PERSON, UNDO_FIELD
from canasta_qt.outside_text import plain_line
from canasta_qt.rules.model import GOAL, Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import ruleset_text, with_changes
from canasta_qt.rules.values import MatchEnd, Seating
from canasta_qt.storage.own_rulesets import all_rulesets, find_ruleset
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import GameSetup, Seat, fit_partners
from canasta_qt.windows.widgets.choices import Choices

_log = logging.getLogger("canasta.app")

_BETWEEN: Final = "|"
_ONLOOKER: Final = "Bea"
"""Sits in the player's place while bots are watched."""


def playable(ruleset: str) -> Ruleset:
    """The rules of this id, text or own name, or the first game if there are none."""
    return _found(ruleset) or ALL_RULESETS[0]


def _found(ruleset: str) -> Ruleset | None:
    if not ruleset:
        return None
    try:
        return find_ruleset(ruleset)
    except StorageError as error:
        _log.info("the last game cannot be offered again: %s", error)
        return None


def ruleset_of(setup: GameSetup) -> Ruleset:
    """The rules asked for, with the packs and one goal, a score or rounds."""
    ruleset = playable(setup.ruleset)
    target, rounds = setup.target, setup.rounds
    if target is not None or rounds is not None:
        end = MatchEnd.TARGET if rounds is None else MatchEnd.ROUNDS
        ruleset = with_changes(
            ruleset, {"match_end": end, "target_score": target, "rounds": rounds}
        )
    if setup.packs is not None:
        ruleset = with_changes(ruleset, {"deck_count": setup.packs})
    return ruleset


def session_of(setup: GameSetup, generator: Random) -> Session:
    """A game with no card dealt; a seat without a level is a person's.

    Seats beyond the number of players are left out.
    """
    seats = setup.seats[: setup.players]
    levels = (seat.level for seat in seats)
    players = tuple(PERSON if level is None else BOT_PREFIX + level for level in levels)
    names = tuple(seat.name for seat in seats)
    if players.count(PERSON) > 1 and names[0] == _you():
        # What everybody is called when it is their turn is nobody's name.
        names = (tr("Player 1"), *names[1:])
    ruleset = ruleset_of(setup)
    table = Seats(names, players, seating=_seating(ruleset, setup))
    asked = None if setup.deal is None else Deal(setup.deal, setup.dealer)
    session = Session(ruleset, table, generator, asked)
    own = dict(session.record.own)
    if not setup.undo:
        own[UNDO_FIELD] = False
    if setup.day:
        own[DAY_FIELD] = setup.day
    session.record = replace(session.record, own=own)
    return session


def _seating(ruleset: Ruleset, setup: GameSetup) -> Seating | None:
    """The seating asked for; None, as in records, where it is the usual one."""
    usual, *others = seatings_of(ruleset, setup.players)
    asked = Seating(setup.seating or usual)
    return asked if asked in others else None


def setup_of(session: Session) -> GameSetup:
    """The setup that would begin a game like this one."""
    ruleset = session.record.ruleset
    by_rounds = ruleset.match_end is MatchEnd.ROUNDS
    players = session.record.players
    levels = (
        None if each == PERSON else each.removeprefix(BOT_PREFIX) for each in players
    )
    seats = tuple(map(Seat, session.seats.names, levels))
    return GameSetup(
        ruleset=_key_of(ruleset),
        seats=seats,
        target=None if by_rounds else ruleset.target_score,
        players=len(seats),
        seating=session.position.terms.seating.value,
        rounds=ruleset.rounds if by_rounds else None,
        packs=session.position.terms.decks if packs_of(ruleset) else None,
        undo=session.record.own.get(UNDO_FIELD) is not False,
    )


def _key_of(ruleset: Ruleset) -> str:
    """Name rules as the list of games does, whatever their goal and packs."""
    for each in all_rulesets():
        free = GOAL | {"deck_count"} if packs_of(each.ruleset) else GOAL
        same = (ruleset.id, ruleset.title) == (each.ruleset.id, each.ruleset.title)
        if same and not differing_parameters(ruleset, each.ruleset).keys() - free:
            return each.key
    return ruleset_text(ruleset)


def remembered_setup(found: Remembered, choices: Choices) -> GameSetup:
    """What was played last, or the first game of the list with the usual names."""
    last = _found(found.ruleset)
    ruleset = last or ALL_RULESETS[0]
    known = found.ruleset if last is not None else ruleset.id
    players, seating = fitting(ruleset, found.players, found.seating)
    return GameSetup(
        ruleset=known,
        seats=seated(found, choices, players, seating),
        target=max(found.target, 0) or None,
        players=players,
        seating=seating,
        rounds=max(found.rounds, 0) or None,
        packs=max(found.packs, 0) or None,
        undo=found.undo,
    )


def setup_for(
    ruleset: Ruleset, table: tuple[int, str], found: Remembered, choices: Choices
) -> GameSetup:
    """A game asked for by its rules: `table` are players and seating, if they fit."""
    players, seating = fitting(ruleset, *table)
    return GameSetup(
        ruleset=ruleset_text(ruleset),
        seats=seated(found, choices, players, seating),
        players=players,
        seating=seating,
    )


def fitting(ruleset: Ruleset, players: int, seating: str) -> tuple[int, str]:
    """That many players in that seating, or what the ruleset lists first."""
    if players not in ruleset.players_allowed:
        players = usual_players(ruleset)
    known = [each.value for each in seatings_of(ruleset, players)]
    return players, seating if seating in known else known[0]


def seated(
    found: Remembered, choices: Choices, players: int, seating: str
) -> tuple[Seat, ...]:
    """Everybody, with partners who play as usual at least.

    A weak level stays where it has been chosen for a partner, not for an opponent.
    """
    mates = _partners(players, seating)
    chosen = _partners(found.players, found.seating)
    seats = everybody(found, choices)
    return fit_partners(seats, chosen, mates, PLAYER_LEVELS, STANDARD)


def _partners(players: int, seating: str) -> frozenset[int]:
    """The partners at a table; none where that is no table."""
    if players < 2 or seating not in list(Seating):
        return frozenset()
    return partners(players, Seating(seating))


def everybody(found: Remembered, choices: Choices) -> tuple[Seat, ...]:
    """The player and a bot for every other seat of the largest table.

    Who has not played yet meets the weakest; later those who join play as the first.
    """
    you = _you()
    names = found.seats.split(_BETWEEN) if found.seats else []
    levels = found.levels.split(_BETWEEN) if found.levels else []
    unasked = levels[0] or STANDARD if levels else PLAYER_LEVELS[0]
    seats = [Seat(plain_line(choices.player_name) or you)]
    for index, usual in enumerate(NAMES):
        name = plain_line(names[index]) if index < len(names) else usual
        level = levels[index] if index < len(levels) else unasked
        seats.append(Seat(name, level or None))
    return tuple(seats)


def against_novices(setup: GameSetup) -> GameSetup:
    """The same game against opponents of the weakest level."""
    mates = _partners(setup.players, setup.seating)
    seats = tuple(
        seat
        if place in mates or seat.level is None
        else replace(seat, level=PLAYER_LEVELS[0])
        for place, seat in enumerate(setup.seats)
    )
    return replace(setup, seats=seats)


def watched(setup: GameSetup) -> GameSetup:
    """The same game with a bot on every seat, the player's among them."""
    seats = tuple(replace(seat, level=seat.level or STANDARD) for seat in setup.seats)
    levels = {seat.level for seat in seats[1 : setup.players]}
    level = levels.pop() if len(levels) == 1 else STANDARD
    return replace(setup, seats=(Seat(_ONLOOKER, level), *seats[1:]))


def _you() -> str:
    return tr("You")


def remember_setup(found: Remembered, setup: GameSetup) -> Remembered:
    """Keep what was played for the next time; more seats are kept than were used."""
    names = [seat.name.replace(_BETWEEN, " ") for seat in setup.seats[1:]]
    levels = [seat.level or "" for seat in setup.seats[1:]]
    names += found.seats.split(_BETWEEN)[len(names) :] if found.seats else []
    levels += found.levels.split(_BETWEEN)[len(levels) :] if found.levels else []
    return replace(
        found,
        ruleset=setup.ruleset,
        target=setup.target or 0,
        rounds=setup.rounds or 0,
        packs=setup.packs or 0,
        undo=setup.undo,
        players=setup.players,
        seating=setup.seating,
        seats=_BETWEEN.join(names),
        levels=_BETWEEN.join(levels),
    )
