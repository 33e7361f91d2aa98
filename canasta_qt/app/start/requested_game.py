"""Check whether the file or game requested on the command line can be played."""

from canasta_qt.app.game.ruleset_list import allowed_seatings, default_player_count
from canasta_qt.app.start.options import Options
from canasta_qt.cli.parser import error_text
from canasta_qt.storage.game_files import check_game_exists
from canasta_qt.storage.own_rulesets import find_ruleset
from canasta_qt.storage.paths import StorageError
from canasta_qt.wording.ruleset_names import translated_title


def requested_game_problem(options: Options) -> str:
    """Return why the requested file or game cannot be played; empty if it can be."""
    try:
        if options.file is not None:
            check_game_exists(options.file)
        if not options.ruleset:
            return ""
        ruleset = find_ruleset(options.ruleset)
    except StorageError as error:
        return error_text(error)
    players = options.players or default_player_count(ruleset)
    seatings = [each.value for each in allowed_seatings(ruleset, players)]
    title = translated_title(ruleset)
    if not seatings:
        allowed = " or ".join(map(str, sorted(ruleset.players_allowed)))
        return f"{title} is for {allowed} players, not {players}"
    if options.seating and options.seating not in seatings:
        return f"{players} players play {title} as {' or '.join(seatings)}"
    return ""
