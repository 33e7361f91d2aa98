"""The verb `stats`: the player's statistics as text or JSON."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.notation.errors import CommandError
from canasta_qt.rules.text import ruleset_text
from canasta_qt.statistics.figures import find_played_rules, make_overview
from canasta_qt.statistics.update import update_steps
from canasta_qt.statistics.values import MIXED_LEVELS, GameFilter, Overview
from canasta_qt.storage.own_rulesets import find_ruleset, saved_rulesets
from canasta_qt.wording.scores.statistics import (
    deal_headings,
    deal_rows,
    game_rows,
    round_count_words,
    rules_words,
    side_headings,
    side_rows,
    win_summary,
)

_COLUMN = 12


def main(options: argparse.Namespace) -> int:
    """Update the statistics and print them."""
    for done, todo in update_steps():
        _progress(done, todo)
    shown = make_overview(_selection(options))
    _expect_known(shown)
    if options.json:
        print(json.dumps(_json_values(shown), ensure_ascii=False))
    else:
        print("\n".join(_lines(shown, chosen=options.ruleset or options.level)))
    return 0


def _progress(done: int, todo: int) -> None:
    """Show the progress in one line of a terminal, which is removed at the end."""
    if sys.stderr.isatty():
        said = f"{done} of {todo} games counted" if done < todo else ""
        print(f"\r\x1b[K{said}", end="", file=sys.stderr, flush=True)


def _selection(options: argparse.Namespace) -> GameFilter:
    rules = ""
    if options.ruleset is not None:
        found = find_ruleset(options.ruleset)
        rules = find_played_rules(
            ruleset_text(found), found.title, saved_rulesets()
        ).key
    return GameFilter(rules, options.level or "")


def _expect_known(shown: Overview) -> None:
    """Raise an error if a level neither exists nor occurs in finished games."""
    level = shown.game_filter.opponents_level
    if level in ("", MIXED_LEVELS, *BOTS_BY_LEVEL, *shown.levels):
        return
    known = ", ".join((*PLAYER_LEVELS, MIXED_LEVELS))
    words = "No level is called “{level}”. Choose one of these: {levels}."
    raise CommandError(words, level=level, levels=known)


def _json_values(shown: Overview) -> dict[str, Any]:
    """Return all figures, without single games; rates are from 0 to 1."""
    figures = shown.figures
    counted = asdict(figures)
    return {
        "ruleset": shown.game_filter.ruleset_key or None,
        "level": shown.game_filter.opponents_level or None,
        "games": figures.game_count,
        "finished": figures.finished_games,
        "win_rate": figures.win_rate,
        **counted,
        "rulesets": [
            {"ruleset": rules.key, "title": rules_words(rules), "games": number}
            for rules, number in shown.played_rules.items()
        ],
        "levels": list(shown.levels),
    }


def _lines(shown: Overview, *, chosen: bool) -> list[str]:
    figures = shown.figures
    if not figures.game_count:
        if chosen:
            return ["No finished games of this kind yet."]
        return ["No finished games yet."]
    rows, sides = game_rows(figures), side_rows(figures)
    labels = [row.words for row in rows] + [row.words for row in sides]
    labels.append(deal_headings(figures)[0])
    width = 4 + max(map(len, labels))
    lines = [win_summary(figures)]
    lines += ["", *(f"{row.words:{width}}{row.value}" for row in rows), ""]
    ours, others = side_headings()
    heading = round_count_words(figures)
    lines.append(_row(heading, ours, others, width))
    for row in sides:
        words = f"  {row.words}" if row.is_part else row.words
        lines.append(_row(words, row.own_side, row.opponents, width))
    if dealt := deal_rows(figures):
        lines += ["", _row(*deal_headings(figures), width)]
        lines += [_row(row.words, row.own_side, row.opponents, width) for row in dealt]
    if not shown.game_filter.ruleset_key:
        lines.append("")
        for rules, number in shown.played_rules.items():
            lines.append(f"{rules_words(rules):{width}}{number:>{_COLUMN}}")
    return lines


def _row(words: str, ours: str, others: str, width: int) -> str:
    return f"{words:{width}}{ours:>{_COLUMN}}{others:>{_COLUMN}}"
