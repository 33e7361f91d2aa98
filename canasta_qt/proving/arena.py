"""Contests of two bots over duplicate deals or whole games, with statistics.

A duplicate deal is played twice with the same cards, once with the first bot on each
side.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, astuple
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from typing import Any, Final, NamedTuple, TypeAlias

from canasta_qt.bots.rule_bots.bot import Bot
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.rounds import add_scores, new_deck, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.errors import CommandError, NotationError
from canasta_qt.proving.executors import Progress, Task, find_commit, run_tasks
from canasta_qt.proving.players import BOTS_BY_NAME, known_level
from canasta_qt.proving.self_play import Contest, RoundTally, play_round
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS

_Z95 = 1.959964
"""Number of standard errors on each side of a 95% interval."""

ResultLine: TypeAlias = dict[str, Any]
"""Result of one deal or game, as a JSON object."""


class ArenaFileError(NotationError):
    """Raised for a file of results that was not written by a contest."""


def mean_interval(values: list[float]) -> tuple[float, tuple[float, float]]:
    """Return the mean of independent values, and its 95% interval under a normal
    distribution."""
    if len(values) < 2:
        return sum(values), (-inf, inf)
    mean = fmean(values)
    half = _Z95 * stdev(values) / sqrt(len(values))
    return mean, (mean - half, mean + half)


def wilson_interval(won: int, played: int) -> tuple[float, float]:
    """Return the 95% interval of the share of games won, by Wilson's formula."""
    if not played:
        return 0.0, 1.0
    share = won / played
    square = _Z95 * _Z95 / played
    middle = share + square / 2
    half = _Z95 * sqrt(share * (1 - share) / played + square / (4 * played))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


_MAX_ROUNDS: Final = 500
"""Number of rounds after which a game is ended without a winner."""
_DEALS_PER_TASK: Final = 8
"""Number of deals in a task; 1 for whole games and for levels that search."""


class DuplicateResult(NamedTuple):
    """Result of one round of a duplicate deal.

    A pair is a figure of the first bot, followed by the mean of this figure over the
    other sides.
    """

    points: float
    opened_shares: list[float]
    went_out_shares: list[float]
    canasta_counts: list[float]
    turns: int
    illegal_counts: list[int]
    is_stalled: bool
    scores: list[float]
    timed_out_decisions: int
    """Number of decisions that the time limit ended."""


def main(args: argparse.Namespace) -> int:
    """Run a contest with options of the command line, and print its figures."""
    contest = Contest(
        known_level(args.first),
        known_level(args.second),
        args.ruleset or ALL_RULESETS[0].id,
        args.seed,
        _scores(args.scores),
    )
    matches = bool(args.matches)
    sides = contest.undealt_position().terms.sides
    if matches and contest.scores:
        raise CommandError("--scores and --matches exclude each other.")
    if len(contest.scores) > sides:
        words = f"--scores {args.scores}: this game has {sides} sides."
        raise CommandError(words)
    number = -(-(args.matches or args.hands) // sides)  # rounded up to whole duplicates
    lines = play_contest(
        contest,
        number,
        matches=matches,
        jobs=args.jobs,
        cluster=args.cluster,
        out=args.out,
    )
    result = contest_summary(contest, lines)
    text = json.dumps(result) if args.json else "\n".join(_report_lines(result))
    sys.stdout.write(text + "\n")
    return 0


def _scores(text: str | None) -> tuple[int, ...]:
    """Return the scores of the sides from text such as `1500/0` or `1500,0`."""
    if text is None:
        return ()
    try:
        return tuple(int(part) for part in text.replace(",", "/").split("/"))
    except ValueError:
        words = f"--scores {text} cannot be read: write totals such as 1500/1500."
        raise CommandError(words) from None


def play_contest(
    contest: Contest,
    number: int,
    *,
    matches: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
) -> list[ResultLine]:
    """Play deals or, with `matches`, whole games, each with the first bot once on each
    side.

    Deals whose results are in the file `out` are not played again; a new result is
    added when a deal ends. Results do not depend on the number of processes `jobs`, or
    on the machines of a `cluster`.
    """
    key = _contest_key(contest, matches=matches)
    recorded = {} if out is None else _read_results(out, key)
    done = {deal: line for deal, line in recorded.items() if deal < number}
    missing = [deal for deal in range(number) if deal not in done]
    progress = Progress(len(missing), "matches" if matches else "deals")
    tasks = contest_tasks(contest, missing, matches=matches)
    for lines in run_tasks(play_deals, tasks, jobs=jobs, cluster=cluster):
        for line in lines:
            done[line["deal"]] = line
        if out is not None:
            with out.open("a", encoding="utf-8") as file:
                for line in lines:
                    file.write(json.dumps({"contest": key, **line}) + "\n")
        progress.add_units(len(lines))
    return [done[deal] for deal in range(number)]


def _contest_key(contest: Contest, *, matches: bool) -> str:
    """Return the key of a contest in a file of results, as a file may have several
    contests."""
    scores = "/".join(map(str, contest.scores)) or "-"
    what = "matches" if matches else "deals"
    return (
        f"{contest.first} {contest.second} {contest.ruleset}"
        f" seed={contest.seed} scores={scores} {what}"
    )


def _read_results(path: Path, key: str) -> dict[int, ResultLine]:
    """Return the results of a contest in a file, by number of the deal.

    A missing file is created, and an incomplete last line removed. Raises
    `ArenaFileError` for any other wrong line.
    """
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    found: dict[int, ResultLine] = {}
    for number, raw in enumerate(whole.splitlines(), 1):
        try:
            line: ResultLine = json.loads(raw)
            if line.pop("contest") == key:
                found[line["deal"]] = line
        except (ValueError, KeyError, TypeError, AttributeError):
            what = f"{path}, line {number}: no line of an arena"
            raise ArenaFileError(what) from None
    path.write_text(whole, encoding="utf-8")
    return found


def contest_tasks(contest: Contest, deals: list[int], *, matches: bool) -> list[Task]:
    """Return the tasks of a contest, each of which is done by one process."""
    both = (contest.first, contest.second)
    slow = matches or any(isinstance(BOTS_BY_NAME[each], SearchingBot) for each in both)
    size = 1 if slow else _DEALS_PER_TASK
    return [
        (astuple(contest), deals[start : start + size], matches)
        for start in range(0, len(deals), size)
    ]


def play_deals(
    plain: tuple[str, str, str, int, tuple[int, ...]],
    numbers: list[int],
    matches: bool,  # noqa: FBT001 - plain arguments cross to another process
) -> list[ResultLine]:
    """Play some deals of a contest in this process, and return the results.

    A result includes the commit of the program if it is known.
    """
    contest = Contest(*plain)  # compiled classes cannot be pickled
    made_by = {"commit": find_commit()} if find_commit() else {}
    return [
        {**play_duplicate(contest, number, matches=matches), **made_by}
        for number in numbers
    ]


def play_duplicate(contest: Contest, number: int, *, matches: bool) -> ResultLine:
    """Play a deal, or a game with equal decks, with the first bot once on each side."""
    hands: list[list[Any]] = []
    won: list[bool] = []
    times: tuple[list[float], list[float]] = [], []
    sides = contest.undealt_position().terms.sides
    for side in range(sides):
        position = contest.undealt_position()
        if contest.scores:
            last = len(contest.scores) - 1
            position.scores = [contest.scores[min(each, last)] for each in range(sides)]
        for played in range(_MAX_ROUNDS if matches else 1):
            if played:
                add_scores(position)
            hand = _play_hand(contest, position, (number, played), side, times)
            hands.append(list(hand))
            if hand.is_stalled or not matches:
                break
            sheet = score_sheet(position)
            if sheet.game_over:
                won.append(side in sheet.winners)
                break
    return {"deal": number, "hands": hands, "won": won, "milliseconds": times}


def _play_hand(
    contest: Contest,
    position: Position,
    number: tuple[int, int],
    side: int,
    times: tuple[list[float], list[float]],
) -> DuplicateResult:
    """Deal and play one round; the cards depend only on the seed and the number."""
    deal, played = number
    terms = position.terms
    # seeding with a string does not depend on hash randomization
    rng = Random(f"{contest.seed}/{deal}/{played}")
    start_round(position, (deal + played) % terms.players, new_deck(terms, rng))
    own, other = BOTS_BY_NAME[contest.first], BOTS_BY_NAME[contest.second]
    bots: list[Bot] = [own if each == side else other for each in terms.side_of]
    tally = play_round(position, bots, rng.getrandbits(32))
    for seat, spent in enumerate(tally.decision_nanoseconds):
        theirs = terms.side_of[seat] != side
        times[theirs].extend(round(each / 1e6, 4) for each in spent)
    return _result(position, tally, side)


def _result(position: Position, tally: RoundTally, side: int) -> DuplicateResult:
    terms = position.terms
    others = [each for each in range(terms.sides) if each != side]

    def sides_mean_figures(figures: list[float]) -> list[float]:
        return [figures[side], sum(figures[each] for each in others) / len(others)]

    mine = sum(terms.side_of[seat] == side for seat in tally.illegal_action_seats)
    gone = terms.side_of[position.out] if position.out >= 0 else -1
    own, their = sides_mean_figures(
        [float(points) for points in score_sheet(position).round]
    )
    return DuplicateResult(
        own - their,
        sides_mean_figures([float(bool(melds)) for melds in position.melds]),
        sides_mean_figures([float(gone == each) for each in range(terms.sides)]),
        sides_mean_figures([float(count) for count in position.canastas]),
        tally.turn_count,
        [mine, len(tally.illegal_action_seats) - mine],
        tally.is_stalled,
        [own, their],
        tally.timed_out_decisions,
    )


def contest_summary(contest: Contest, lines: list[ResultLine]) -> dict[str, Any]:
    """Return the figures of a contest, with intervals computed from the results of
    deals."""
    played = [[DuplicateResult(*hand) for hand in line["hands"]] for line in lines]
    hands = [hand for deal in played for hand in deal]
    deals = [sum(hand.points for hand in deal) / len(deal) for deal in played]
    mean, interval = mean_interval(deals)
    won = [each for line in lines for each in line["won"]]
    illegal = [sum(hand.illegal_counts[who] for hand in hands) for who in (0, 1)]
    return {
        **asdict(contest),
        "deals": len(deals),
        "hands": len(hands),
        "points_per_hand": round(mean, 2),
        "interval": [round(bound, 2) for bound in interval],
        "hands_won": [
            sum(hand.points > 0 for hand in hands),
            sum(hand.points < 0 for hand in hands),
        ],
        "matches": len(won),
        "matches_won": sum(won),
        "matches_interval": [
            round(bound, 4) for bound in wilson_interval(sum(won), len(won))
        ],
        "opened": _means([hand.opened_shares for hand in hands], 4),
        "went_out": _means([hand.went_out_shares for hand in hands], 4),
        "canastas": _means([hand.canasta_counts for hand in hands], 4),
        "turns_per_hand": round(sum(h.turns for h in hands) / max(len(hands), 1), 2),
        "milliseconds": [_times(lines, who) for who in (0, 1)],
        "hand_score": _means([hand.scores for hand in hands], 2),
        "stalls": sum(hand.is_stalled for hand in hands),
        "cut": sum(hand.timed_out_decisions for hand in hands),
        "illegal": sum(illegal),
        "illegal_by": illegal,
    }


def _means(pairs: list[list[float]], places: int) -> list[float]:
    number = max(len(pairs), 1)
    return [round(sum(pair[who] for pair in pairs) / number, places) for who in (0, 1)]


def _times(lines: list[ResultLine], who: int) -> dict[str, float]:
    """Return median, 95th percentile and maximum of the times of decisions, in
    milliseconds."""
    times = sorted(each for line in lines for each in line["milliseconds"][who])
    return {
        "p50": median(times),
        "p95": times[-(-95 * len(times) // 100) - 1],
        "max": times[-1],
    }


def _report_lines(result: dict[str, Any]) -> Iterator[str]:
    low, high = result["interval"]
    yield (
        f"{result['first']} against {result['second']}, {result['ruleset']}:"
        f" deals {result['deals']}, rounds {result['hands']}"
    )
    yield f"points a round {result['points_per_hand']:+.1f}  [{low:+.1f}, {high:+.1f}]"
    if result["matches"]:
        low, high = result["matches_interval"]
        share = result["matches_won"] / result["matches"]
        yield (
            f"games won      {share:.1%}  [{low:.1%}, {high:.1%}]"
            f" of {result['matches']}"
        )
    yield "a round scores {:.0f} to {:.0f}".format(*result["hand_score"])
    yield "rounds won     {} to {}".format(*result["hands_won"])
    yield "opened         {:.1%} to {:.1%}".format(*result["opened"])
    yield "went out       {:.1%} to {:.1%}".format(*result["went_out"])
    yield "canastas       {:.2f} to {:.2f}".format(*result["canastas"])
    yield f"turns a round  {result['turns_per_hand']:.1f}"
    for name, times in zip(("first", "second"), result["milliseconds"], strict=True):
        yield (
            f"{result[name]}: a decision takes {times['p50']:.2f} ms (median),"
            f" {times['p95']:.2f} (95%), {times['max']:.1f} (longest)"
        )
    if result["cut"]:
        yield f"decisions cut short by the clock: {result['cut']}, so not repeatable"
    yield f"stalls {result['stalls']}, illegal {result['illegal']}"
