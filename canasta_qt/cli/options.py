"""The verbs of the command line and their options."""

from __future__ import annotations

import argparse
from math import inf, nan
from pathlib import Path
from typing import Any, Final, TypeAlias

from canasta_qt import __version__

WINDOW_VERBS: Final = {
    "play": "open the window: the same without a verb",
    "demo": "watch bots play one round in the window, then close",
    "smoke": "start everything once and check that it works",
}
"""The verbs of `app`, with what they do; `replay --window` is one more."""
_NOTATION: Final = "NOTATION.md describes positions, lines of play and saved games."


def parser() -> argparse.ArgumentParser:
    """Make the parser; `options.verb` names the verb."""
    top = argparse.ArgumentParser(
        prog="canasta-qt",
        description="Play Canasta against computer opponents. Without a verb the"
        " window opens.",
        epilog=f"The help of a verb lists its options: canasta-qt play --help.\n"
        f"{_NOTATION}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=__version__)
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, brief in WINDOW_VERBS.items():
        verbs.add_parser(name, help=brief)  # `app` reads their options
    raw = argparse.RawDescriptionHelpFormatter
    for texts, arguments in _VERBS:
        verb = verbs.add_parser(**texts, epilog=_NOTATION, formatter_class=raw)
        either = verb.add_mutually_exclusive_group() if _JOBS in arguments else verb
        for each in arguments:
            names, options = each
            place = either if each in (_JOBS, _CLUSTER) else verb
            place.add_argument(*names, **options)
    return top


def number(text: str) -> int:
    """Read a whole number, such as a seed."""
    try:
        return int(text)
    except ValueError:
        problem = f"must be a whole number, not {text!r}"
        raise argparse.ArgumentTypeError(problem) from None


def _count(text: str) -> int:
    return _whole(text, 0)


def some(text: str) -> int:
    """Read a number of 1 or more."""
    return _whole(text, 1)


def _whole(text: str, least: int) -> int:
    """Read a whole number that is not less than `least`."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"must be {least} or more, not {text!r}")
    return number


def _seconds(text: str) -> float:
    number = _real(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be a number of seconds, not {text!r}")
    return number


def _minutes(text: str) -> float:
    number = _real(text)
    if not number >= 0:
        raise argparse.ArgumentTypeError(f"must be 0 minutes or more, not {text!r}")
    return number


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan


_Argument: TypeAlias = tuple[tuple[str, ...], dict[str, Any]]
"""The arguments of one call of `add_argument`."""


def _argument(*names: str, **options: Any) -> _Argument:
    return names, options


def _hands(default: int | None, words: str) -> _Argument:
    return _argument("--hands", type=some, default=default, metavar="N", help=words)


def _verb(
    name: str, brief: str, more: str, *arguments: _Argument
) -> tuple[dict[str, Any], tuple[_Argument, ...]]:
    return {"name": name, "help": brief, "description": more}, arguments


_JSON: Final = _argument("--json", action="store_true", help="print one JSON object")
_SEED: Final = _argument(
    "--seed", type=number, default=1, metavar="N", help="same seed, same result (1)"
)
_JOBS: Final = _argument(
    "--jobs", type=some, default=1, metavar="N", help="processes on this machine (1)"
)
_CLUSTER: Final = _argument(
    "--cluster",
    metavar="ADDRESS",
    help="a dask.distributed scheduler whose workers have this program, such as"
    " tcp://host:8786 (needs the extra `cluster`)",
)
"""Where long work runs: one of the two; the result is the same."""

_VERBS: Final = (
    _verb(
        "show",
        "draw a position as text",
        "Draw a position as text.",
        _argument(
            "position",
            nargs="*",
            metavar="CPN",
            help="the position, as one argument or several; without it, standard"
            " input is read",
        ),
    ),
    _verb(
        "judge",
        "check moves against the rules: JSON lines in, JSON lines out",
        "Read requests from standard input, one JSON object a line. Answer each with\n"
        "one line:\n"
        '  {"position": "canasta/1 …", "line": "0: draw, discard 4c"}\n'
        '  {"ruleset": "…", "dealer": 3, "deck": "…"}\n'
        "The exit status is 0 whatever the requests were.",
    ),
    _verb(
        "advise",
        "ask a bot for its move: JSON lines in, JSON lines out",
        "Read requests from standard input, one JSON object a line. Answer each with\n"
        "one line:\n"
        '  {"position": "canasta/1 …", "bot": "standard", "seed": 1}\n'
        "The exit status is 0 whatever the requests were.",
    ),
    _verb(
        "replay",
        "print a saved game move by move",
        "Replay a .canasta file: print every line of play with its events, and each\n"
        "round’s last position and score. At the mistakes a review has found, print\n"
        "the position and the better move. Status 1 if the rules refuse a line.",
        _argument("file", type=Path, metavar="FILE", help="a saved game"),
        _argument(
            "--until",
            type=_count,
            metavar="N",
            help="stop after N lines of play and print the position",
        ),
        _argument(
            "--window",
            action="store_true",
            help="replay it at the table, in a window (needs Qt)",
        ),
    ),
    _verb(
        "rules",
        "print the rules of a game",
        "Print the rules of a ruleset in sentences. Without one, list the rulesets.",
        _argument(
            "ruleset",
            nargs="?",
            metavar="RULESET",
            help="an id, an id with house rules such as id(target_score=3000), the name"
            " of a custom ruleset, or its file",
        ),
        _argument(
            "--parameters",
            action="store_true",
            help="print every parameter and its value instead of sentences",
        ),
    ),
    _verb(
        "perft",
        "count the legal lines of play from a position",
        "Count the lines of DEPTH legal actions (1) from a position.",
        _argument("position", metavar="CPN", help="the position"),
        _argument("depth", type=_count, nargs="?", default=1, metavar="DEPTH"),
        _argument(
            "--divide",
            action="store_true",
            help="also print the number for each first action",
        ),
    ),
    _verb(
        "bench",
        "measure the speed of the engine and the bots",
        "Measure rounds, turns and actions a second, beside a calibration loop.",
        _JSON,
        _argument("--ruleset", metavar="RULESET", help="the game (Classic for four)"),
        _SEED,
        _argument(
            "--seconds",
            type=_seconds,
            default=2.0,
            metavar="S",
            help="seconds for each figure (2)",
        ),
        _argument(
            "--table",
            action="store_true",
            help="measure the frames of the table instead: processor time of dealing,"
            " dragging and a canasta, and how many there are while nothing happens",
        ),
        _argument(
            "--decisions",
            type=some,
            metavar="N",
            help="measure instead how long “master” thinks, over N decisions",
        ),
        _argument(
            "--checksum",
            type=some,
            metavar="N",
            help="measure nothing: play N rounds over all rulesets and print a number"
            " that is the same wherever bots play the same",
        ),
    ),
    _verb(
        "arena",
        "let two bots play each other",
        "Play every deck twice, with the sides swapped. Print by how many points a\n"
        "round the first beats the second, with a 95% interval over the pairs.",
        _argument("first", metavar="FIRST", help="a bot’s level or style"),
        _argument("second", metavar="SECOND", help="a bot’s level or style"),
        _argument("--ruleset", metavar="RULESET", help="the game (Classic for four)"),
        _hands(1000, "number of rounds, rounded up to whole pairs (1000)"),
        _SEED,
        _argument(
            "--scores",
            metavar="A/B",
            help="scores of the sides before each round, such as 1500/1500",
        ),
        _argument("--matches", type=some, metavar="N", help="play N games, not rounds"),
        _argument(
            "--errors",
            type=some,
            metavar="N",
            help="let FIRST play alone and SECOND weigh each move: what is lost by"
            " kind, and the N dearest moves",
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--out",
            type=Path,
            metavar="FILE",
            help="append every pair to a file; pairs that it already holds are not"
            " played again",
        ),
        _JSON,
    ),
    _verb(
        "prove",
        "measure how strong the bots are, and write the table",
        "Play the contests of contests.toml that FOLDER does not hold yet, and write\n"
        "the table of results: points a round, games won, intervals, and whether each\n"
        "required strength is proven.",
        _argument("folder", type=Path, metavar="FOLDER", help="the results so far"),
        _argument(
            "--only",
            default="*",
            metavar="PATTERN",
            help="play only contests whose name contains this, such as"
            " “master-standard”, or one group: ladder, matches, styles, games,"
            " “more games”, neighbours",
        ),
        _argument(
            "--minutes",
            type=_minutes,
            metavar="N",
            help="start no contest after N minutes; 0 only writes the table",
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--write",
            type=Path,
            metavar="FILE",
            help="write the table between the marks in this document instead of"
            " printing it",
        ),
    ),
    _verb(
        "soak",
        "play many rounds of every ruleset and check every step",
        "Play rounds by the rule policy and by chance, and check every step: no card\n"
        "is created or lost, some move is always legal, hidden cards change nothing,\n"
        "bots try nothing illegal, rounds end, records and positions read back.\n"
        "Status 1 if a check fails; the command that repeats it is printed.",
        _argument("rulesets", nargs="*", metavar="RULESET", help="the games (all)"),
        _argument(
            "--house-rules",
            type=some,
            metavar="N",
            help="play N combinations of house rules drawn from all parameters; every"
            " 10th also by experts, every 50th by masters, two rounds each",
        ),
        _hands(None, "rounds of each game (2000; 20 with --house-rules)"),
        _argument("--round", type=some, metavar="N", help="play only the Nth round"),
        _argument(
            "--level", default="", metavar="LEVEL", help="let this level play all sides"
        ),
        _SEED,
    ),
    _verb(
        "train",
        "train the searching bots by self-play",
        "Play rounds by the rule policy, and learn what positions are worth and which\n"
        "cards hands hold. Write the weights to the folder the bots read them from.",
        _argument("rulesets", nargs="*", metavar="RULESET", help="the games (all)"),
        _hands(8000, "rounds of each game (8000)"),
        _SEED,
        _argument("--to", type=Path, metavar="FOLDER", help="another folder"),
        _JOBS,
        _CLUSTER,
    ),
    _verb(
        "stats",
        "print your statistics",
        "Print how many of your finished games you won and how your rounds went.\n"
        "If you reset the statistics in the window, they are reset here too.",
        _argument(
            "--ruleset",
            metavar="RULESET",
            help="only this game: an id, an id with house rules, or the name of a"
            " custom ruleset",
        ),
        _argument(
            "--level",
            metavar="LEVEL",
            help="only games against opponents of this level, or mixed",
        ),
        _JSON,
    ),
    _verb(
        "lessons",
        "list the lessons, or check lessons that you write",
        "List the lessons with their goals. With --check, play every line of them and\n"
        "say what is wrong: file, step and reason. Status 1 if one is broken.",
        _argument(
            "paths",
            nargs="*",
            type=Path,
            metavar="PATH",
            help="a lesson or a folder of them (the program’s own)",
        ),
        _argument("--check", action="store_true", help="prove them"),
    ),
)
