"""Conversion between setups and games; default and last setups for new games."""

import logging
from dataclasses import replace
from random import Random
from typing import Final

from canasta_qt.app.game.bots import DEFAULT_LEVEL
from canasta_qt.app.game.ruleset_list import (
    allowed_pack_counts,
    allowed_seatings,
    default_player_count,
    partner_seats,
)
from canasta_qt.app.settings.settings import Remembered
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.controller.session import DEFAULT_NAMES, Deal, SeatedPlayers, Session
from canasta_qt.notation.record import (
    BOT_PREFIX,
    DEAL_DAY_FIELD,
    MAY_UNDO_FIELD,
    PERSON,
)
from canasta_qt.outside_text import plain_line
from canasta_qt.rules.model import GOAL_PARAMETERS, Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import ruleset_text
from canasta_qt.rules.values import MatchEnd, Seating
from canasta_qt.storage.own_rulesets import all_rulesets, find_ruleset
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import tr
from canasta_qt.windows.new_game.game_offer import (
    GameSetup,
    SeatSetup,
    seats_with_partner_levels,
)
from canasta_qt.windows.widgets.choices import Choices

_log = logging.getLogger("canasta.app")

_PIPE: Final = "|"
_BOT_NAME: Final = "Bea"
"""Name of the bot in the player's seat while only bots play."""


def ruleset_or_first(ruleset: str) -> Ruleset:
    """Return a ruleset by id, text or custom name; the first game if there is no such
    ruleset."""
    return _find_ruleset(ruleset) or ALL_RULESETS[0]


def _find_ruleset(ruleset: str) -> Ruleset | None:
    if not ruleset:
        return None
    try:
        return find_ruleset(ruleset)
    except StorageError as error:
        _log.info("the last game cannot be offered again: %s", error)
        return None


def ruleset_of_setup(setup: GameSetup) -> Ruleset:
    """Return the ruleset of a setup, with the chosen packs, target score and number of
    rounds."""
    ruleset = ruleset_or_first(setup.ruleset)
    target, rounds = setup.target, setup.round_count
    if target is not None or rounds is not None:
        end = MatchEnd.TARGET if rounds is None else MatchEnd.ROUNDS
        ruleset = replace(ruleset, match_end=end, target_score=target, rounds=rounds)
    if setup.pack_count is not None:
        ruleset = replace(ruleset, deck_count=setup.pack_count)
    return ruleset


def session_from_setup(setup: GameSetup, generator: Random) -> Session:
    """Return a game before its first deal.

    Seats without a level are people; seats beyond the number of players are ignored.
    """
    seats = setup.seats[: setup.player_count]
    levels = (seat.level for seat in seats)
    players = tuple(PERSON if level is None else BOT_PREFIX + level for level in levels)
    names = tuple(seat.name for seat in seats)
    if players.count(PERSON) > 1 and names[0] == tr("You"):
        # Sentences call one person “you”; several people need names.
        names = (tr("Player 1"), *names[1:])
    ruleset = ruleset_of_setup(setup)
    table = SeatedPlayers(names, players, seating=_seating(ruleset, setup))
    asked = None if setup.deal_number is None else Deal(setup.deal_number, setup.dealer)
    session = Session(ruleset, table, generator, asked)
    own = dict(session.record.private_fields)
    if not setup.allows_undo:
        own[MAY_UNDO_FIELD] = False
    if setup.deal_date:
        own[DEAL_DAY_FIELD] = setup.deal_date
    session.record = replace(session.record, private_fields=own)
    return session


def _seating(ruleset: Ruleset, setup: GameSetup) -> Seating | None:
    """Return the seating of a setup; None, as in records, if it is the default."""
    usual, *others = allowed_seatings(ruleset, setup.player_count)
    asked = Seating(setup.seating or usual)
    return asked if asked in others else None


def setup_from_session(session: Session) -> GameSetup:
    """Return a setup that starts another game with the rules and players of a
    session."""
    ruleset = session.record.ruleset
    by_rounds = ruleset.match_end is MatchEnd.ROUNDS
    players = session.record.players
    levels = (
        None if each == PERSON else each.removeprefix(BOT_PREFIX) for each in players
    )
    seats = tuple(map(SeatSetup, session.seats.names, levels))
    return GameSetup(
        ruleset=_key_of(ruleset),
        seats=seats,
        target=None if by_rounds else ruleset.target_score,
        player_count=len(seats),
        seating=session.position.terms.seating.value,
        round_count=ruleset.rounds if by_rounds else None,
        pack_count=session.position.terms.decks
        if allowed_pack_counts(ruleset)
        else None,
        allows_undo=session.record.private_fields.get(MAY_UNDO_FIELD) is not False,
    )


def _key_of(ruleset: Ruleset) -> str:
    """Return the key of a ruleset in the list of games, or its text if it is not
    listed; target, number of rounds and packs are ignored."""
    for key, listed in all_rulesets().items():
        free = GOAL_PARAMETERS
        if allowed_pack_counts(listed):
            free |= {"deck_count"}
        same = (ruleset.id, ruleset.title) == (listed.id, listed.title)
        if same and not differing_parameters(ruleset, listed).keys() - free:
            return key
    return ruleset_text(ruleset)


def last_game_setup(remembered: Remembered, choices: Choices) -> GameSetup:
    """Return the setup of the default game, else of the last game, else of the first
    game in the list.

    The players are those of the last game; so are target, rounds and packs, unless the
    default game is a different game.
    """
    default_key = remembered.default_ruleset
    default, last = _find_ruleset(default_key), _find_ruleset(remembered.ruleset)
    table = remembered.players, remembered.seating
    if default is not None and default_key != remembered.ruleset:
        setup = setup_for_ruleset(default, table, remembered, choices)
        return replace(
            setup, ruleset=default_key, allows_undo=remembered.undo, is_default=True
        )
    ruleset = last or ALL_RULESETS[0]
    return replace(
        setup_for_ruleset(ruleset, table, remembered, choices),
        ruleset=remembered.ruleset if last is not None else ruleset.id,
        target=max(remembered.target, 0) or None,
        round_count=max(remembered.rounds, 0) or None,
        pack_count=max(remembered.packs, 0) or None,
        allows_undo=remembered.undo,
        is_default=True if default is not None else None,
    )


def setup_for_ruleset(
    ruleset: Ruleset, table: tuple[int, str], remembered: Remembered, choices: Choices
) -> GameSetup:
    """Return a setup for a ruleset, with the players and the seating in `table` if they
    are allowed."""
    players, seating = allowed_players_and_seating(ruleset, *table)
    return GameSetup(
        ruleset=ruleset_text(ruleset),
        seats=all_seats(remembered, choices, players, seating),
        player_count=players,
        seating=seating,
    )


def allowed_players_and_seating(
    ruleset: Ruleset, players: int, seating: str
) -> tuple[int, str]:
    """Return players and seating if the ruleset allows them, else the default number
    of players and its first seating."""
    if players not in ruleset.players_allowed:
        players = default_player_count(ruleset)
    known = [each.value for each in allowed_seatings(ruleset, players)]
    return players, seating if seating in known else known[0]


def all_seats(
    remembered: Remembered, choices: Choices, players: int, seating: str
) -> tuple[SeatSetup, ...]:
    """Return all seats; the levels of partners are at least the default level.

    A weaker level of a partner is kept only if it was chosen for a partner, not for an
    opponent.
    """
    mates = _partners(players, seating)
    chosen = _partners(remembered.players, remembered.seating)
    seats = default_seats(remembered, choices)
    return seats_with_partner_levels(seats, chosen, mates, PLAYER_LEVELS, DEFAULT_LEVEL)


def _partners(players: int, seating: str) -> frozenset[int]:
    """Return the seats of the player's partners; none if the seating is not allowed."""
    if players < 2 or seating not in list(Seating):
        return frozenset()
    return partner_seats(players, Seating(seating))


def default_seats(remembered: Remembered, choices: Choices) -> tuple[SeatSetup, ...]:
    """Return the player, and bots for all other seats of the largest table.

    Bots have the remembered names and levels. A bot without them has a default name and
    the level of the first bot; before the first game that is the weakest level.
    """
    names = remembered.seats.split(_PIPE) if remembered.seats else []
    levels = remembered.levels.split(_PIPE) if remembered.levels else []
    unasked = levels[0] or DEFAULT_LEVEL if levels else PLAYER_LEVELS[0]
    seats = [SeatSetup(plain_line(choices.player_name) or tr("You"))]
    for index, usual in enumerate(DEFAULT_NAMES):
        name = plain_line(names[index]) if index < len(names) else usual
        level = levels[index] if index < len(levels) else unasked
        seats.append(SeatSetup(name, level or None))
    return tuple(seats)


def with_novice_opponents(setup: GameSetup) -> GameSetup:
    """Return the setup with opponents of the weakest level."""
    mates = _partners(setup.player_count, setup.seating)
    seats = tuple(
        seat
        if place in mates or seat.level is None
        else replace(seat, level=PLAYER_LEVELS[0])
        for place, seat in enumerate(setup.seats)
    )
    return replace(setup, seats=seats)


def with_bots_only(setup: GameSetup) -> GameSetup:
    """Return the setup with a bot on every seat, the player's included."""
    seats = tuple(
        replace(seat, level=seat.level or DEFAULT_LEVEL) for seat in setup.seats
    )
    levels = {seat.level for seat in seats[1 : setup.player_count]}
    level = levels.pop() if len(levels) == 1 else DEFAULT_LEVEL
    return replace(setup, seats=(SeatSetup(_BOT_NAME, level), *seats[1:]))


def remembered_with_setup(remembered: Remembered, setup: GameSetup) -> Remembered:
    """Return `remembered` with a setup stored for the next game; the seats that only
    games with more players have are kept."""
    names = [seat.name.replace(_PIPE, " ") for seat in setup.seats[1:]]
    levels = [seat.level or "" for seat in setup.seats[1:]]
    names += remembered.seats.split(_PIPE)[len(names) :] if remembered.seats else []
    levels += remembered.levels.split(_PIPE)[len(levels) :] if remembered.levels else []
    default = remembered.default_ruleset
    if setup.is_default:
        default = setup.ruleset
    elif setup.is_default is False and default == setup.ruleset:
        default = ""
    return replace(
        remembered,
        ruleset=setup.ruleset,
        default_ruleset=default,
        target=setup.target or 0,
        rounds=setup.round_count or 0,
        packs=setup.pack_count or 0,
        undo=setup.allows_undo,
        players=setup.player_count,
        seating=setup.seating,
        seats=_PIPE.join(names),
        levels=_PIPE.join(levels),
    )
