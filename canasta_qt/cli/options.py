"""The verbs of the command line and their options."""

from __future__ import annotations

from math import inf, nan
from pathlib import Path
from typing import Any, Final, TypeAlias

from canasta_qt import __version__
from canasta_qt.cli.parser import (
    WINDOW_VERBS,
    Parser,
    add_language,
    number,
    refused,
    some,
    whole,
)
from canasta_qt.translate import mark

_NOTATION: Final = mark(
    "NOTATION.md describes positions, lines of play and saved games."
)


def parser() -> Parser:
    """Make the parser; `options.verb` names the verb."""
    top = Parser(
        prog="canasta-qt",
        description=mark(
            "Play Canasta against computer opponents. Without a verb the window opens."
        ),
        epilog=mark("The help of a verb lists its options: canasta-qt play --help."),
    )
    words = mark("show the version and exit")
    top.add_argument("--version", action="version", version=__version__, help=words)
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, brief in WINDOW_VERBS.items():
        verbs.add_parser(name, help=brief)  # `app` reads their options
    for texts, arguments in _VERBS:
        verb = verbs.add_parser(**texts, epilog=_NOTATION)
        either = verb.add_mutually_exclusive_group() if _JOBS in arguments else verb
        for each in arguments:
            name, options = each
            place = either if each in (_JOBS, _CLUSTER) else verb
            place.add_argument(name, **options)
        add_language(verb)
    return top


def _count(text: str) -> int:
    return whole(text, 0)


def _seconds(text: str) -> float:
    number = _real(text)
    if not 0 < number < inf:
        raise refused(mark("must be a number of seconds, not {typed}"), text)
    return number


def _minutes(text: str) -> float:
    number = _real(text)
    if not number >= 0:
        raise refused(mark("must be 0 minutes or more, not {typed}"), text)
    return number


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan


_Argument: TypeAlias = tuple[str, dict[str, Any]]
"""A name and what else `add_argument` takes."""


def _argument(name: str, metavar: str, words: str, **options: Any) -> _Argument:
    return name, {"metavar": metavar, "help": words, **options}


def _flag(name: str, words: str) -> _Argument:
    return name, {"action": "store_true", "help": words}


def _some(name: str, words: str, default: int | None = None) -> _Argument:
    return _argument(name, "N", words, type=some, default=default)


def _verb(
    name: str, brief: str, more: str, *arguments: _Argument
) -> tuple[dict[str, Any], tuple[_Argument, ...]]:
    return {"name": name, "help": brief, "description": more}, arguments


_JSON: Final = _flag("--json", mark("print one JSON object"))
_SEED: Final = _argument(
    "--seed", "N", mark("same seed, same result (1)"), type=number, default=1
)
_JOBS: Final = _some("--jobs", mark("processes on this machine (1)"), 1)
_CLUSTER: Final = _argument(
    "--cluster",
    "ADDRESS",
    mark(
        "a dask.distributed scheduler whose workers have this program, like"
        " tcp://host:8786 (needs the extra `cluster`)"
    ),
)
"""Where long work runs: one of the two; the result is the same."""

_VERBS: Final = (
    _verb(
        "show",
        mark("show a position as text"),
        "",
        _argument(
            "position",
            "CPN",
            mark(
                "the position, as one argument or several; without it, standard"
                " input is read"
            ),
            nargs="*",
        ),
    ),
    _verb(
        "judge",
        mark("check moves against the rules: JSON lines in, JSON lines out"),
        mark(
            "Read requests from standard input, one JSON object a line. Answer each"
            " with one line:\n"
            '  {"position": "canasta/1 …", "line": "0: draw, discard 4c"}\n'
            '  {"ruleset": "…", "dealer": 3, "deck": "…"}\n'
            "The exit status is 0 whatever the requests were."
        ),
    ),
    _verb(
        "advise",
        mark("ask a bot for its move: JSON lines in, JSON lines out"),
        mark(
            "Read requests from standard input, one JSON object a line. Answer each"
            " with one line:\n"
            '  {"position": "canasta/1 …", "bot": "standard", "seed": 1}\n'
            "The exit status is 0 whatever the requests were."
        ),
    ),
    _verb(
        "replay",
        mark("print a saved game move by move"),
        mark(
            "Replay a .canasta file: print every line of play with its events, and each"
            " round’s last position and score. At the mistakes a review has found,"
            " print the position and the better move. Status 1 if the rules refuse a"
            " line."
        ),
        _argument("file", "FILE", mark("a saved game"), type=Path),
        _argument(
            "--until",
            "N",
            mark("stop after N lines of play and print the position"),
            type=_count,
        ),
        _flag("--window", mark("replay it at the table, in a window (needs Qt)")),
    ),
    _verb(
        "rules",
        mark("print the rules of a game"),
        mark(
            "Print the rules of a ruleset in sentences. Without one, list the rulesets."
        ),
        _argument(
            "ruleset",
            "RULESET",
            mark(
                "an id, an id with house rules like id(target_score=3000), the name"
                " of a custom ruleset, or its file"
            ),
            nargs="?",
        ),
        _flag(
            "--parameters",
            mark("print every parameter and its value instead of sentences"),
        ),
    ),
    _verb(
        "perft",
        mark("count the legal lines of play from a position"),
        mark("Count the lines of DEPTH legal actions (1) from a position."),
        _argument("position", "CPN", mark("the position")),
        _argument(
            "depth",
            "DEPTH",
            mark("how many actions to go through (1)"),
            type=_count,
            nargs="?",
            default=1,
        ),
        _flag("--divide", mark("also print the number for each first action")),
    ),
    _verb(
        "bench",
        mark("measure the speed of the engine and the bots"),
        mark("Measure rounds, turns and actions a second, beside a calibration loop."),
        _JSON,
        _argument("--ruleset", "RULESET", mark("the game (Classic for four)")),
        _SEED,
        _argument(
            "--seconds",
            "S",
            mark("seconds for each figure (2)"),
            type=_seconds,
            default=2.0,
        ),
        _flag(
            "--table",
            mark(
                "measure the frames of the table instead: processor time of dealing,"
                " dragging and a canasta, and how many there are while nothing happens"
            ),
        ),
        _some(
            "--decisions",
            mark("measure instead how long “master” thinks, over N decisions"),
        ),
        _some(
            "--checksum",
            mark(
                "measure nothing: play N rounds over all rulesets and print a number"
                " that is the same wherever bots play the same"
            ),
        ),
    ),
    _verb(
        "arena",
        mark("let two bots play each other"),
        mark(
            "Play every deck twice, with the sides swapped. Print by how many points a"
            " round the first beats the second, with a 95% interval over the pairs."
        ),
        _argument("first", "FIRST", mark("a bot’s level or style")),
        _argument("second", "SECOND", mark("a bot’s level or style")),
        _argument("--ruleset", "RULESET", mark("the game (Classic for four)")),
        _some(
            "--hands", mark("number of rounds, rounded up to whole pairs (1000)"), 1000
        ),
        _SEED,
        _argument(
            "--scores",
            "A/B",
            mark("scores of the sides before each round, like 1500/1500"),
        ),
        _some("--matches", mark("play N games, not rounds")),
        _some(
            "--errors",
            mark(
                "let FIRST play alone and SECOND weigh each move: what is lost by"
                " kind, and the N dearest moves"
            ),
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--out",
            "FILE",
            mark(
                "append every pair to a file; pairs that it already holds are not"
                " played again"
            ),
            type=Path,
        ),
        _JSON,
    ),
    _verb(
        "prove",
        mark("measure how strong the bots are, and write the table"),
        mark(
            "Play the contests of contests.toml that FOLDER does not hold yet, and"
            " write the table of results: points a round, games won, intervals, and"
            " whether each required strength is proven."
        ),
        _argument("folder", "FOLDER", mark("the results so far"), type=Path),
        _argument(
            "--only",
            "PATTERN",
            mark(
                "play only contests whose name contains this, like"
                " “master-standard”, or one group of contests.toml"
            ),
            default="*",
        ),
        _argument(
            "--minutes",
            "N",
            mark("start no contest after N minutes; 0 only writes the table"),
            type=_minutes,
        ),
        _JOBS,
        _CLUSTER,
        _argument(
            "--write",
            "FILE",
            mark(
                "write the table between the marks in this document instead of"
                " printing it"
            ),
            type=Path,
        ),
    ),
    _verb(
        "soak",
        mark("play many rounds of every ruleset and check every step"),
        mark(
            "Play rounds by the rule policy and by chance, and check every step: no"
            " card is created or lost, some move is always legal, hidden cards change"
            " nothing, bots try nothing illegal, rounds end, records and positions"
            " read back. Status 1 if a check fails; the command that repeats it is"
            " printed."
        ),
        _argument("rulesets", "RULESET", mark("the games (all)"), nargs="*"),
        _some(
            "--house-rules",
            mark(
                "play N combinations of house rules drawn from all parameters; every"
                " 10th also by experts, every 50th by masters, two rounds each"
            ),
        ),
        _some("--hands", mark("rounds of each game (2000; 20 with --house-rules)")),
        _some("--round", mark("play only the Nth round")),
        _argument(
            "--level", "LEVEL", mark("let this level play all sides"), default=""
        ),
        _SEED,
    ),
    _verb(
        "train",
        mark("train the searching bots by self-play"),
        mark(
            "Play rounds by the rule policy, and learn what positions are worth and"
            " which cards hands hold. Write the weights to the folder the bots read"
            " them from."
        ),
        _argument("rulesets", "RULESET", mark("the games (all)"), nargs="*"),
        _some("--hands", mark("rounds of each game (8000)"), 8000),
        _SEED,
        _argument("--to", "FOLDER", mark("another folder"), type=Path),
        _JOBS,
        _CLUSTER,
    ),
    _verb(
        "stats",
        mark("print your statistics"),
        mark(
            "Print how many of your finished games you won and how your rounds went."
            " If you reset the statistics in the window, they are reset here too."
        ),
        _argument(
            "--ruleset",
            "RULESET",
            mark(
                "only this game: an id, an id with house rules, or the name of a"
                " custom ruleset"
            ),
        ),
        _argument(
            "--level",
            "LEVEL",
            mark("only games against opponents of this level, or mixed"),
        ),
        _JSON,
    ),
)
