"""Two levels against each other over duplicate deals or whole matches."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.notation.errors import UnreadableError
from canasta_qt.proving.arena.files import (
    Line,
    append_lines,
    cut_off,
    key_of,
    read_lines,
)
from canasta_qt.proving.arena.intervals import Times, mean_interval, wilson
from canasta_qt.proving.deals import Contest, Timed, play_deal, play_match
from canasta_qt.proving.executors import results
from canasta_qt.proving.origin import commit
from canasta_qt.proving.players import PLAYERS
from canasta_qt.proving.progress import progress
from canasta_qt.rules.rulesets.catalog import RULESETS
from canasta_qt.rules.text.overrides import UnreadableRulesetError, parse_ruleset

_CHUNK = 8
"""Deals sent to a process at once; of matches and of levels that search it is one."""


def main(args: argparse.Namespace) -> int:
    """Play what the command line asks for and print the figures."""
    contest = Contest(
        _level(args.first),
        _level(args.second),
        _ruleset(args.ruleset),
        args.seed,
        _scores(args.scores),
    )
    matches = bool(args.matches)
    sides = contest.table().terms.sides
    if matches and contest.scores:
        raise UnreadableError(args.scores, 1, "no totals: matches begin at 0")
    if len(contest.scores) > sides:
        raise UnreadableError(args.scores, 1, f"a total for each of {sides} sides")
    number = -(-(args.matches or args.hands) // sides)  # whole duplicates
    jobs = max(1, args.jobs)
    out = Path(args.out) if args.out else None
    lines = run(
        contest, number, matches=matches, jobs=jobs, cluster=args.cluster, out=out
    )
    result = summary(contest, lines)
    text = json.dumps(result) if args.json else "\n".join(_told(result))
    sys.stdout.write(text + "\n")
    return 0


def _level(name: str) -> str:
    if name not in PLAYERS:
        raise UnreadableError(name, 1, "a level or style: " + " ".join(PLAYERS))
    return name


def _ruleset(text: str | None) -> str:
    """Check that a ruleset can be read; None is the first of the list."""
    if text is None:
        return RULESETS[0].id
    try:
        parse_ruleset(text)
    except UnreadableRulesetError as error:
        raise UnreadableError(text, error.column, error.expected) from None
    return text


def _scores(text: str | None) -> tuple[int, ...]:
    """Read totals such as `1500/0` or `1500,0`."""
    if text is None:
        return ()
    try:
        return tuple(int(part) for part in text.replace(",", "/").split("/"))
    except ValueError:
        raise UnreadableError(text, 1, "totals such as 1500/1500") from None


def run(
    contest: Contest,
    number: int,
    *,
    matches: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
) -> list[Line]:
    """Play so many deals (or mirrored matches), the first level once on each side.

    With `out`, what the file holds already is not played again, and every deal is
    appended to it as it ends.  The result does not depend on how the work is split
    over `jobs` or the machines of a `cluster`.
    """
    key = key_of(contest, matches=matches)
    kept = _read(out, key)
    if out is not None:
        append_lines(out, key, [])  # a file that cannot be written is told at once
    done = {line["deal"]: line for line in kept if line["deal"] < number}
    missing = [deal for deal in range(number) if deal not in done]
    plain = contest.plain()
    tasks = [
        (plain, part, matches) for part in parts(contest, missing, matches=matches)
    ]
    what = "matches" if matches else "deals"
    with progress(len(missing), what) as count:
        for lines in results(play_chunk, tasks, jobs=jobs, cluster=cluster):
            for line in lines:
                done[line["deal"]] = line
            if out is not None:
                append_lines(out, key, lines)
            count(len(lines))
    return [done[deal] for deal in range(number)]


def parts(contest: Contest, deals: list[int], *, matches: bool) -> list[list[int]]:
    """Split deals into what is sent to a process at once."""
    both = (contest.first, contest.second)
    slow = matches or any(isinstance(PLAYERS[each], SearchingBot) for each in both)
    size = 1 if slow else _CHUNK
    return [deals[start : start + size] for start in range(0, len(deals), size)]


def _read(out: Path | None, key: str) -> list[Line]:
    """Read what a file holds of a contest; a line cut short is cut off."""
    if out is None or not out.exists():
        return []
    lines = [line for name, line in read_lines(out) if name == key]
    cut_off(out)
    return lines


def play_chunk(
    plain: tuple[str, str, str, int, tuple[int, ...]],
    numbers: list[int],
    matches: bool,  # noqa: FBT001 - plain arguments cross to another process
) -> list[Line]:
    """Play some deals in this process; takes and returns plain values only.

    A line tells the commit that has played it, where that is known.
    """
    contest = Contest(*plain)
    play = play_match if matches else play_deal
    made_by = {"commit": commit()} if commit() else {}
    return [{**_line(number, play(contest, number)), **made_by} for number in numbers]


def _line(number: int, timed: Timed) -> Line:
    times = []
    for nanoseconds in (timed.first_times, timed.second_times):
        gathered = Times()
        for each in nanoseconds:
            gathered.add(each)
        times.append([gathered.plain(), gathered.longest])
    hands = [
        [
            hand.points,
            list(hand.opened),
            list(hand.out),
            list(hand.canastas),
            hand.turns,
            list(hand.illegal),
            hand.stalled,
            list(hand.scores),
            hand.cut,
        ]
        for hand in timed.hands
    ]
    return {"deal": number, "hands": hands, "won": list(timed.won), "times": times}


def summary(contest: Contest, lines: list[Line]) -> dict[str, Any]:
    """Figures of a contest; intervals are over deals, never over hands."""
    hands = [hand for line in lines for hand in line["hands"]]
    number = max(len(hands), 1)
    deals = [
        sum(hand[0] for hand in line["hands"]) / len(line["hands"]) for line in lines
    ]
    mean, interval = mean_interval(deals)
    won = [each for line in lines for each in line["won"]]

    def share(field: int) -> list[float]:
        return [round(sum(h[field][who] for h in hands) / number, 4) for who in (0, 1)]

    return {
        "first": contest.first,
        "second": contest.second,
        "ruleset": contest.ruleset,
        "seed": contest.seed,
        "scores": list(contest.scores),
        "deals": len(deals),
        "hands": len(hands),
        "points_per_hand": round(mean, 2),
        "interval": [round(bound, 2) for bound in interval],
        "hands_won": [
            sum(hand[0] > 0 for hand in hands),
            sum(hand[0] < 0 for hand in hands),
        ],
        "matches": len(won),
        "matches_won": sum(won),
        "matches_interval": [round(bound, 4) for bound in wilson(sum(won), len(won))],
        "opened": share(1),
        "went_out": share(2),
        "canastas": share(3),
        "turns_per_hand": round(sum(hand[4] for hand in hands) / number, 2),
        "milliseconds": [_times(lines, who).summary() for who in (0, 1)],
        "hand_score": _hand_score(hands),
        **_faults(hands),
    }


def _faults(hands: list[list[Any]]) -> dict[str, Any]:
    """Count what should not be; older lines do not tell what the clock cut short."""
    illegal = [sum(hand[5][who] for hand in hands) for who in (0, 1)]
    return {
        "stalls": sum(hand[6] for hand in hands),
        "cut": sum(hand[8] for hand in hands if len(hand) > 8),
        "illegal": sum(illegal),
        "illegal_by": illegal,
    }


def _hand_score(hands: list[list[Any]]) -> list[float] | None:
    """Mean points of a hand by level, over the hands whose line tells them."""
    told = [hand[7] for hand in hands if len(hand) > 7]
    if not told:
        return None
    return [round(sum(both[who] for both in told) / len(told), 2) for who in (0, 1)]


def _times(lines: list[Line], who: int) -> Times:
    times = Times()
    for line in lines:
        times.merge(*line["times"][who])
    return times


def _told(result: dict[str, Any]) -> Iterator[str]:
    low, high = result["interval"]
    yield (
        f"{result['first']} against {result['second']}, {result['ruleset']}:"
        f" {result['deals']} deals, {result['hands']} hands"
    )
    yield f"points a hand  {result['points_per_hand']:+.1f}  [{low:+.1f}, {high:+.1f}]"
    if result["matches"]:
        low, high = result["matches_interval"]
        share = result["matches_won"] / result["matches"]
        yield (
            f"matches won    {share:.1%}  [{low:.1%}, {high:.1%}]"
            f" of {result['matches']}"
        )
    if result["hand_score"]:
        yield "a hand scores  {:.0f} to {:.0f}".format(*result["hand_score"])
    yield "hands won      {} to {}".format(*result["hands_won"])
    yield "opened         {:.1%} to {:.1%}".format(*result["opened"])
    yield "went out       {:.1%} to {:.1%}".format(*result["went_out"])
    yield "canastas       {:.2f} to {:.2f}".format(*result["canastas"])
    yield f"turns a hand   {result['turns_per_hand']:.1f}"
    for name, times in zip(("first", "second"), result["milliseconds"], strict=True):
        yield (
            f"{result[name]}: a decision takes {times['p50']:.2f} ms (median),"
            f" {times['p95']:.2f} (95 %), {times['max']:.1f} (longest)"
        )
    if result["cut"]:
        yield f"decisions cut short by the clock: {result['cut']}, so not repeatable"
    yield f"stalls {result['stalls']}, illegal {result['illegal']}"
