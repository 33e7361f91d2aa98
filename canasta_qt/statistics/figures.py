"""Figures about finished games, read from the database that `update` fills."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, replace
from pathlib import Path
from statistics import fmean
from typing import Final

from canasta_qt.rules.amounts import AmountTable
from canasta_qt.rules.model import GOAL_PARAMETERS, Ruleset, differing_parameters
from canasta_qt.rules.rulesets.catalog import base_of
from canasta_qt.rules.text import UnreadableRulesetError, parse_ruleset, ruleset_text
from canasta_qt.statistics.database import (
    DamagedDatabaseError,
    open_database,
    remove_database,
)
from canasta_qt.statistics.update import parse_game
from canasta_qt.statistics.values import (
    CountedCanastaKind,
    DealtLuckyCards,
    Figures,
    GameFilter,
    LuckyCards,
    NameOrigin,
    Overview,
    PastGame,
    PlayedRules,
    Result,
    RoundRow,
    SideFigures,
)
from canasta_qt.storage import paths
from canasta_qt.storage.atomic_file import replace_file_text
from canasta_qt.storage.own_rulesets import NamedRules, saved_rulesets


def find_played_rules(
    text: str, title: str, custom: Sequence[NamedRules]
) -> PlayedRules:
    """Return the rules of a game; if an offered ruleset has the same rules, with its
    present name.

    `text` is the ruleset as text, `title` its name when the game was played.
    """
    try:
        played = parse_ruleset(text)
    except UnreadableRulesetError:
        return PlayedRules(text, title)
    base = base_of(played)
    same = [own for own in custom if own.ruleset.id == played.id]
    exact = [own for own in same if not differing_parameters(played, own.ruleset)]
    rules = _with_goal_of(played, base)
    if not exact and not differing_parameters(rules, base):
        return PlayedRules(base.id, base.title)
    for own in (*exact, *same):
        if not differing_parameters(_with_goal_of(played, own.ruleset), own.ruleset):
            return PlayedRules(own.key, own.ruleset.title, NameOrigin.OWN)
    # rules with a former name are no longer stored
    changed = title == base.title
    origin = NameOrigin.CHANGED if changed else NameOrigin.OWN
    return PlayedRules(ruleset_text(rules), title, origin)


def _with_goal_of(played: Ruleset, base: Ruleset) -> Ruleset:
    """Return the ruleset `played` with the goal and the number of packs of `base`."""
    names = set(GOAL_PARAMETERS)
    if isinstance(base.red3_table, AmountTable):
        names.add("deck_count")
    return replace(played, **{name: getattr(base, name) for name in names})


_GAMES: Final = """
    SELECT facts FROM game WHERE facts IS NOT NULL
    ORDER BY ended DESC, file DESC LIMIT ?
"""


def make_overview(game_filter: GameFilter | None = None) -> Overview:
    """Return the figures of all past games that a selection includes.

    If the database is damaged, there are no figures until `update` has made it again.
    Raises `StorageError` if it cannot be opened.
    """
    chosen = game_filter or GameFilter()
    games = _games()

    def is_selected(game: PastGame) -> bool:
        return chosen.ruleset_key in (
            "",
            game.played_rules.key,
        ) and chosen.opponents_level in ("", game.opponents_level)

    fitting = tuple(filter(is_selected, games))
    return Overview(
        game_filter=chosen,
        played_rules=_count_rules(game.played_rules for game in games),
        levels=tuple(sorted({game.opponents_level for game in games})),
        figures=_figures(fitting),
        games=fitting,
    )


def latest_games(number: int) -> list[PastGame]:
    """Return the last `number` games played to the end, newest first.

    Raises `StorageError` if the database cannot be opened.
    """
    return [game for game in _games(number) if game.result is not Result.GIVEN_UP]


def _games(most: int = -1) -> list[PastGame]:
    """Return at most `most` games, the newest first; [] if the database is damaged,
    which is then removed."""
    path = paths.statistics_file()
    try:
        with open_database(path) as database:
            rows = database.execute(_GAMES, (most,))
            games = [parse_game(row["facts"]) for row in rows]
    except DamagedDatabaseError:
        remove_database(path)
        return []
    custom = saved_rulesets()
    present = {
        rules: find_played_rules(rules.key, rules.title, custom)
        for rules in {game.played_rules for game in games}
    }
    return [replace(game, played_rules=present[game.played_rules]) for game in games]


def _count_rules(played: Iterable[PlayedRules]) -> dict[PlayedRules, int]:
    """Return each ruleset with the number of its games, the most frequent first."""
    times = sorted(Counter(played).items(), key=lambda it: (it[0].title, it[0].key))
    return dict(sorted(times, key=lambda it: -it[1]))


def _figures(games: Sequence[PastGame]) -> Figures:
    results = Counter(game.result for game in games)
    finished = [game for game in games if game.result is not Result.GIVEN_UP]
    points = [game.own_score for game in finished]
    longest, streak = _streaks([game.result for game in reversed(finished)])
    rounds = [each for game in games for each in game.rounds]
    return Figures(
        won=results[Result.WON],
        lost=results[Result.LOST],
        shared=results[Result.SHARED],
        given_up=results[Result.GIVEN_UP],
        longest_streak=longest,
        streak=streak,
        mean_points=sum(points) / len(points) if points else None,
        best_points=max(points, default=None),
        with_hints=sum(game.hint_count > 0 for game in finished),
        with_undo=sum(game.undo_count > 0 for game in finished),
        with_aids=sum(game.memory_aid_count > 0 for game in finished),
        dealt=_dealt_cards(games),
        with_bot=sum(game.bot_action_count > 0 for game in finished),
        ours=_side([each for each in rounds if each.is_own_side]),
        others=_side([each for each in rounds if not each.is_own_side]),
    )


def _streaks(results: Iterable[Result]) -> tuple[int, int]:
    """Return the largest number of successive games won, and the number won since the
    last game that was not won."""
    longest = streak = 0
    for result in results:
        streak = streak + 1 if result is Result.WON else 0
        longest = max(longest, streak)
    return longest, streak


def _dealt_cards(games: Sequence[PastGame]) -> dict[LuckyCards, DealtLuckyCards]:
    found = {}
    for kind in LuckyCards:
        counted = [astuple(game.dealt[kind]) for game in games if kind in game.dealt]
        if counted:
            found[kind] = DealtLuckyCards(*map(sum, zip(*counted, strict=True)))
    return found


def _side(rounds: Sequence[RoundRow]) -> SideFigures:
    if not rounds:
        return SideFigures()

    def mean(field: str) -> float:
        return fmean(getattr(each, field) for each in rounds)

    turns = [it.opening_turn for it in rounds if it.opening_turn is not None]
    canastas = {kind: mean(kind) for kind in CountedCanastaKind}
    return SideFigures(
        hands=len(rounds),
        mean=mean("points"),
        best=max(each.points for each in rounds),
        won=mean("won"),
        went_out=mean("went_out"),
        concealed=mean("went_out_concealed"),
        opened=len(turns) / len(rounds),
        opening_turn=fmean(turns) if turns else None,
        canastas={kind: number for kind, number in canastas.items() if number},
        red_threes=mean("red_threes"),
        piles=mean("pile_count"),
        biggest_pile=max(each.biggest_pile for each in rounds) or None,
        special=sum(bool(each.special_hand) for each in rounds),
    )


def record_path(game: PastGame) -> Path:
    return paths.games_folder() / game.file


_COLUMNS: Final = (
    "ended",
    "rules",
    "ruleset",
    "players",
    "levels",
    "result",
    "points",
    "best_other",
    "scores",
    "hands",
    "hints",
    "undos",
    "aids",
    "stood_in",
    "file",
)


def games_as_csv(
    games: Iterable[PastGame], ruleset_name: Callable[[PlayedRules], str]
) -> str:
    """Return games as CSV, the newest first; `ruleset_name` returns the name of a
    ruleset."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(_COLUMNS)
    for game in games:
        row = (
            game.end_time.isoformat(),
            ruleset_name(game.played_rules),
            game.played_rules.key,
            " / ".join(game.names),
            " / ".join(level or "-" for level in game.levels),
            game.result.value,
            game.own_score,
            game.best_other_score,
            " / ".join(map(str, game.scores)),
            game.round_count,
            game.hint_count,
            game.undo_count,
            game.memory_aid_count,
            game.bot_action_count,
            game.file,
        )
        rows.writerow(map(_cell, row))
    return text.getvalue()


def _cell(value: object) -> object:
    """Return a value for a cell, changed if a spreadsheet would read it as a
    formula."""
    is_formula = isinstance(value, str) and value.startswith(("=", "+", "-", "@"))
    return f"'{value}" if is_formula else value


def export_csv(
    games: Iterable[PastGame], path: Path, ruleset_name: Callable[[PlayedRules], str]
) -> None:
    """Write games as CSV to a file. Raises `StorageError`."""
    # the byte-order mark shows spreadsheets that the file is UTF-8
    replace_file_text(path, f"\ufeff{games_as_csv(games, ruleset_name)}")
