"""The verbs of the command line and their options."""

from __future__ import annotations

import argparse
from math import inf, nan
from pathlib import Path
from typing import Any, Final, TypeAlias

from canasta_qt import __version__

_NOTATION: Final = "Positions, lines and records are described in NOTATION.md."


def parser() -> argparse.ArgumentParser:
    """Make the parser; `options.verb` names the verb."""
    top = argparse.ArgumentParser(
        prog="canasta-qt",
        description="Canasta against bots. Without a verb, or with play, demo or"
        " smoke, a window opens; the verbs below work without one.",
        epilog=_NOTATION,
    )
    top.add_argument("--version", action="version", version=__version__)
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    raw = argparse.RawDescriptionHelpFormatter
    for texts, arguments in _VERBS:
        verb = verbs.add_parser(**texts, epilog=_NOTATION, formatter_class=raw)
        either = verb.add_mutually_exclusive_group() if _JOBS in arguments else verb
        for each in arguments:
            names, options = each
            place = either if each in (_JOBS, _CLUSTER) else verb
            place.add_argument(*names, **options)
    return top


def _count(text: str) -> int:
    return _whole(text, 0)


def _some(text: str) -> int:
    return _whole(text, 1)


def _whole(text: str, least: int) -> int:
    """Read a whole number; what is none is said as people say it."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"a number from {least} on, not {text!r}")
    return number


def _seconds(text: str) -> float:
    number = _real(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"a number of seconds, not {text!r}")
    return number


def _minutes(text: str) -> float:
    number = _real(text)
    if not number >= 0:
        raise argparse.ArgumentTypeError(f"minutes from 0 on, not {text!r}")
    return number


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan


_Argument: TypeAlias = tuple[tuple[str, ...], dict[str, Any]]
"""What `add_argument` is given."""


def _argument(*names: str, **options: Any) -> _Argument:
    return names, options


def _hands(default: int, words: str) -> _Argument:
    return _argument("--hands", type=_some, default=default, metavar="N", help=words)


def _verb(
    name: str, brief: str, more: str, *arguments: _Argument
) -> tuple[dict[str, Any], tuple[_Argument, ...]]:
    return {"name": name, "help": brief, "description": more}, arguments


_JSON: Final = _argument("--json", action="store_true", help="print one JSON object")
_SEED: Final = _argument("--seed", type=int, default=1, metavar="N")
_JOBS: Final = _argument(
    "--jobs", type=_some, default=1, metavar="N", help="processes on this machine"
)
_CLUSTER: Final = _argument(
    "--cluster",
    metavar="ADDRESS",
    help="a scheduler of dask.distributed whose workers have this program,"
    " such as tcp://host:8786 (needs the extra `cluster`)",
)
"""Where much work is done, one of the two; what comes of it is the same everywhere."""

_VERBS: Final = (
    _verb(
        "show",
        "draw a position as text",
        "Draw a position as text.",
        _argument(
            "position",
            nargs="*",
            metavar="CPN",
            help="the position, in one word or several; read from standard input if"
            " absent",
        ),
    ),
    _verb(
        "judge",
        "say what the rules say: JSON lines in, JSON lines out",
        "Read requests from standard input, one JSON object on each line, and answer\n"
        "each with one line:\n"
        '  {"position": "canasta/1 …", "line": "0: draw, discard 4c"}\n'
        '  {"ruleset": "…", "dealer": 3, "deck": "…"}\n'
        "Ends with status 0 at the end of input, whatever the requests were.",
    ),
    _verb(
        "advise",
        "say what a bot would do: JSON lines in, JSON lines out",
        "Read requests from standard input, one JSON object on each line, and answer\n"
        "each with one line:\n"
        '  {"position": "canasta/1 …", "bot": "standard", "seed": 1}\n'
        "Ends with status 0 at the end of input, whatever the requests were.",
    ),
    _verb(
        "replay",
        "play a saved game again and print what happened",
        "Play a .canasta file again and print every line with its events, and each\n"
        "round's last position and count; at decisions that a review marked also the\n"
        "position and what was better. Status 1 where the rules refuse a line.",
        _argument("file", type=Path, metavar="FILE"),
        _argument(
            "--until",
            type=_count,
            metavar="N",
            help="stop after N lines of play and show the position there",
        ),
        _argument(
            "--window",
            action="store_true",
            help="play it back at the table, in a window (needs Qt)",
        ),
    ),
    _verb(
        "rules",
        "print a ruleset's rules",
        "Print the rules of a ruleset in sentences; without one, list the rulesets.",
        _argument(
            "ruleset",
            nargs="?",
            metavar="RULESET",
            help="an id, an id with house rules such as id(target_score=3000), the name"
            " of your own rules, or their file",
        ),
        _argument(
            "--parameters",
            action="store_true",
            help="print every parameter and its value instead of sentences",
        ),
    ),
    _verb(
        "perft",
        "count the legal actions from a position",
        "Count the runs of DEPTH legal actions from a position.",
        _argument("position", metavar="CPN"),
        _argument("depth", type=_count, nargs="?", default=1, metavar="DEPTH"),
        _argument(
            "--divide",
            action="store_true",
            help="print the number for each first action",
        ),
    ),
    _verb(
        "bench",
        "measure the speed of engine and bots",
        "Measure hands, turns and actions a second, beside a calibration loop.",
        _JSON,
        _argument("--ruleset", metavar="RULESET", help="the game to measure with"),
        _SEED,
        _argument(
            "--seconds",
            type=_seconds,
            default=2.0,
            metavar="S",
            help="how long each figure is measured (2)",
        ),
        _argument(
            "--checksum",
            type=_some,
            metavar="N",
            help="measure nothing; play N hands of all rulesets and print a number that"
            " is the same wherever bots play alike",
        ),
    ),
    _verb(
        "arena",
        "let two bots play each other",
        "Play duplicate deals, the same deck with sides swapped, and print points per\n"
        "hand of the first less the second with a 95 % interval over the pairs.",
        _argument("first", metavar="FIRST", help="a bot's level or style"),
        _argument("second", metavar="SECOND", help="a bot's level or style"),
        _argument("--ruleset", metavar="RULESET", help="the game that is played"),
        _hands(1000, "how many are played, up to whole duplicates (1000)"),
        _SEED,
        _argument(
            "--scores",
            metavar="A/B",
            help="totals of the sides before each hand, such as 1500/1500",
        ),
        _argument(
            "--matches", type=_some, metavar="N", help="play N whole matches, not hands"
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--out",
            type=Path,
            metavar="FILE",
            help="append every pair to a file; what it holds already is not played"
            " again",
        ),
        _JSON,
    ),
    _verb(
        "prove",
        "let every bot play all it is measured by, and write the table",
        "Play the contests of contests.toml as far as FOLDER does not hold them yet,\n"
        "whoever has played what is there, and write the table of what came of them:\n"
        "points a hand, matches, intervals, and whether what is demanded is proven.",
        _argument("folder", type=Path, metavar="FOLDER", help="what was played"),
        _argument(
            "--only",
            default="*",
            metavar="PATTERN",
            help="play only contests that have this in their name, such as"
            " 'master-standard', or a group: ladder, matches, styles, games,"
            " 'more games', neighbours",
        ),
        _argument(
            "--minutes",
            type=_minutes,
            metavar="N",
            help="begin nothing new after N minutes; 0 only writes the table",
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--write",
            type=Path,
            metavar="FILE",
            help="put the table between the marks of a document, not on standard"
            " output",
        ),
    ),
    _verb(
        "soak",
        "watch bots play many hands of every ruleset",
        "Play hands by the rules of play and by chance, and watch every step: cards\n"
        "are neither made nor lost, something is always legal, hidden cards change\n"
        "nothing, bots want nothing illegal, hands end. Status 1 if anything fails.",
        _argument("rulesets", nargs="*", metavar="RULESET", help="what is played"),
        _hands(2000, "of each game (2000)"),
        _SEED,
    ),
    _verb(
        "train",
        "let the searching bots learn from play",
        "Play rounds of the rules, learn what positions are worth and what hands\n"
        "hold, and write it where the bots read it; every ruleset if none is named.",
        _argument("rulesets", nargs="*", metavar="RULESET", help="what to learn"),
        _hands(8000, "of each game (8000)"),
        _SEED,
        _argument("--to", type=Path, metavar="FOLDER", help="where to write"),
        _JOBS,
        _CLUSTER,
    ),
    _verb(
        "stats",
        "say how your games have gone",
        "Count the games that are over, and print how often you won and how your\n"
        "hands went; what is counted anew in the window is counted anew here.",
        _argument(
            "--ruleset",
            metavar="RULESET",
            help="only games of these rules: an id, an id with house rules, or the name"
            " of your own",
        ),
        _argument(
            "--level",
            metavar="LEVEL",
            help="only games against opponents of this level, or `mixed`",
        ),
        _JSON,
    ),
)
