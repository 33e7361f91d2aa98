"""From what the player wished to a game on the table, and what is kept of it."""

from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.app.levels import NAMES, STANDARD
from canasta_qt.app.offers import players_of
from canasta_qt.app.settings import Remembered
from canasta_qt.controller.session import BOT, PERSON, Seats, Session
from canasta_qt.rules.catalog import RULESETS
from canasta_qt.rules.model import Ruleset
from canasta_qt.windows.choices import Choices
from canasta_qt.windows.new_game import GameWish, Seat

_BETWEEN: Final = "|"


def playable(ruleset: str) -> Ruleset:
    """The ruleset of this id, or the first of the list if it cannot be played."""
    return next((each for each in RULESETS if each.id == ruleset), RULESETS[0])


def ruleset_of(wish: GameWish) -> Ruleset:
    """The rules wished for, with the goal wished for."""
    ruleset = playable(wish.ruleset)
    if wish.target is None or wish.target == ruleset.match.target_score:
        return ruleset
    return replace(ruleset, match=replace(ruleset.match, target_score=wish.target))


def session_of(
    wish: GameWish, generator: Random, ruleset: Ruleset | None = None
) -> Session:
    """A game with no card dealt; a seat without a level is a person's.

    `ruleset` takes the place of the one wished for; seats too many are left out.
    """
    played = ruleset_of(wish) if ruleset is None else ruleset
    seats = wish.seats[: players_of(played)]
    players = tuple(
        PERSON if seat.level is None else BOT + seat.level for seat in seats
    )
    names = tuple(seat.name for seat in seats)
    return Session(played, Seats(names, players), generator)


def wish_of(session: Session) -> GameWish:
    """The wish that would begin a game like this one."""
    ruleset = session.record.ruleset
    levels = (session.level(seat) for seat in range(len(session.seats.names)))
    seats = tuple(map(Seat, session.seats.names, levels))
    return GameWish(ruleset.id, seats, ruleset.match.target_score)


def remembered_wish(found: Remembered, choices: Choices) -> GameWish:
    """What was played last, or the first game of the list with the usual names."""
    ruleset = playable(found.ruleset)
    you = QCoreApplication.translate("Wishes", "You")
    names = found.seats.split(_BETWEEN) if found.seats else []
    levels = found.levels.split(_BETWEEN) if found.levels else []
    seats = [Seat(choices.player_name or you)]
    for index in range(max(players_of(ruleset), 4) - 1):
        name = names[index] if index < len(names) else NAMES[index]
        level = levels[index] if index < len(levels) else STANDARD
        seats.append(Seat(name, level))
    return GameWish(ruleset.id, tuple(seats), found.target or None)


def remember_wish(found: Remembered, wish: GameWish) -> Remembered:
    """Keep what was played for the next time; more seats are kept than were used."""
    names = [seat.name.replace(_BETWEEN, " ") for seat in wish.seats[1:]]
    levels = [seat.level or "" for seat in wish.seats[1:]]
    names += found.seats.split(_BETWEEN)[len(names) :] if found.seats else []
    levels += found.levels.split(_BETWEEN)[len(levels) :] if found.levels else []
    return replace(
        found,
        ruleset=wish.ruleset,
        target=wish.target or 0,
        seats=_BETWEEN.join(names),
        levels=_BETWEEN.join(levels),
    )
