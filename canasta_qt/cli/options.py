"""The parser of the command line: verbs and their options."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from canasta_qt import __version__
from canasta_qt.asset_files import asset_path
from canasta_qt.cli.parser import (
    deal_number,
    non_negative_int,
    positive_int,
    positive_seconds,
    use_utf8_output,
    window_size,
)
from canasta_qt.rules.values import Seating
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice

WINDOW_VERBS: Final = ("play", "demo", "smoke")
_NOTATION: Final = "NOTATION.md describes positions, lines of play and saved games."
_RULESET: Final = (
    "an id, an id with house rules like id(target_score=3000), or the name of a custom"
    " ruleset"
)
_CLASSIC: Final = "the game (Classic for four)"


def parse_arguments(arguments: Sequence[str]) -> Namespace:
    """Return the options of a command line; without a verb the verb is `play`.

    Exits with a message if the command line is invalid.
    """
    use_utf8_output()
    first = arguments[0] if arguments else "--"
    if first.endswith(".canasta") or (
        first.startswith("--") and first not in ("--help", "--version")
    ):
        arguments = ["play", *arguments]
    return make_parser().parse_args(arguments)


def make_parser() -> ArgumentParser:
    """Return the parser, whose results have the verb as attribute `verb`."""
    top = ArgumentParser(
        prog="canasta-qt",
        description="Play Canasta against computer opponents."
        " Without a verb the window opens.",
        epilog="The help of a verb lists its options: canasta-qt play --help.",
    )
    top.add_argument(
        "--version",
        action="version",
        version=__version__,
        help="show the version and exit",
    )
    verbs = top.add_subparsers(dest="verb", required=True, metavar="VERB")
    _add_window_verbs(verbs)
    for add in (_add_show, _add_json_lines, _add_replay, _add_rules, _add_stats):
        add(verbs)
    for add in (_add_perft, _add_bench, _add_arena, _add_soak, _add_train):
        add(verbs)
    return top


def _add_window_verbs(verbs: Any) -> None:
    common = _window_options()
    play = verbs.add_parser(
        "play", parents=[common], help="open the window: the same without a verb"
    )
    play.add_argument("file", nargs="?", type=Path, help="a saved game")
    demo = verbs.add_parser(
        "demo",
        parents=[common],
        help="watch bots play one round in the window, then close",
    )
    demo.add_argument("--screenshot", type=Path, help="save a picture of the table")
    for verb in (play, demo):
        verb.add_argument(
            "--deal", type=deal_number, metavar="N", help="the deal with number N"
        )
    verbs.add_parser(
        "smoke", parents=[common], help="start everything once and check that it works"
    )


def _window_options() -> ArgumentParser:
    common = ArgumentParser(add_help=False)
    add = common.add_argument
    add("--home", type=Path, help="save everything in this folder")
    add("--size", type=window_size, help="window size, like 1280x800")
    add("--speed", choices=[*map(str, Speed)], help="speed of the cards")
    add("--theme", choices=[*map(str, ThemeChoice)], help="colours of the window")
    add("--ruleset", default="", help=f"the game: {_RULESET}")
    add("--players", type=positive_int, default=0, help="number of players")
    add(
        "--seating",
        default="",
        choices=[*map(str, Seating)],
        help="how players form sides",
    )
    files = asset_path("translations").glob("canasta_*.qm")
    codes = sorted(["en", *(file.stem.partition("_")[2] for file in files)])
    add("--language", choices=codes, default="", help="language of the window")
    add("--seed", type=int, help="the same seed shuffles the same way")
    return common


def _add_verb(verbs: Any, name: str, brief: str, more: str = "") -> ArgumentParser:
    verb: ArgumentParser = verbs.add_parser(
        name,
        help=brief,
        description=more,
        epilog=_NOTATION,
        formatter_class=RawDescriptionHelpFormatter,
    )
    return verb


def _add_show(verbs: Any) -> None:
    show = _add_verb(verbs, "show", "show a position as text")
    show.add_argument(
        "position",
        metavar="CPN",
        nargs="*",
        help="the position, as one argument or several; without it, standard input is"
        " read",
    )


def _add_json_lines(verbs: Any) -> None:
    _add_verb(
        verbs,
        "judge",
        "check moves against the rules: JSON lines in, JSON lines out",
        """\
Read requests from standard input, one JSON object a line. Answer each with
one line:
  {"position": "canasta/1 …", "line": "0: draw, discard 4c"}
  {"ruleset": "…", "dealer": 3, "deck": "…"}
The exit status is 0 whatever the requests were.""",
    )
    _add_verb(
        verbs,
        "advise",
        "ask a bot for its move: JSON lines in, JSON lines out",
        """\
Read requests from standard input, one JSON object a line. Answer each with
one line:
  {"position": "canasta/1 …", "bot": "standard", "seed": 1}
The exit status is 0 whatever the requests were.""",
    )


def _add_replay(verbs: Any) -> None:
    replay = _add_verb(
        verbs,
        "replay",
        "print a saved game move by move",
        """\
Print every line of play of a .canasta file with its events, and the last
position and score of each round. At the mistakes a review has found, print the
position and the better move. Status 1 if the rules refuse a line.""",
    )
    replay.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    replay.add_argument(
        "--until",
        metavar="N",
        type=non_negative_int,
        help="stop after N lines of play and print the position",
    )


def _add_rules(verbs: Any) -> None:
    rules = _add_verb(
        verbs,
        "rules",
        "print the rules of a game",
        "Print the rules of a ruleset in sentences. Without one, list the rulesets.",
    )
    rules.add_argument(
        "ruleset", metavar="RULESET", nargs="?", help=f"{_RULESET}, or its file"
    )
    rules.add_argument(
        "--parameters",
        action="store_true",
        help="print every parameter and its value instead of sentences",
    )


def _add_stats(verbs: Any) -> None:
    stats = _add_verb(
        verbs,
        "stats",
        "print your statistics",
        "Print how many of your finished games you won and how your rounds went.",
    )
    stats.add_argument("--ruleset", metavar="RULESET", help=f"only {_RULESET}")
    stats.add_argument(
        "--level",
        metavar="LEVEL",
        help="only games against opponents of this level, or mixed",
    )
    _add_json(stats)


def _add_perft(verbs: Any) -> None:
    perft = _add_verb(
        verbs,
        "perft",
        "count the legal lines of play from a position",
        "Count the lines of DEPTH legal actions (1) from a position.",
    )
    perft.add_argument("position", metavar="CPN", help="the position")
    perft.add_argument(
        "depth",
        metavar="DEPTH",
        type=non_negative_int,
        nargs="?",
        default=1,
        help="how many actions to go through (1)",
    )
    perft.add_argument(
        "--divide",
        action="store_true",
        help="also print the number for each first action",
    )


def _add_train(verbs: Any) -> None:
    train = _add_verb(
        verbs,
        "train",
        "train the searching bots by self-play",
        """\
Play rounds by the rule policy, and learn what positions are worth and which
cards hands hold. Write the weights to the folder the bots read them from.""",
    )
    _add_rulesets(train)
    _add_number(train, "--hands", "rounds of each game (8000)", 8000)
    _add_seed(train)
    train.add_argument("--to", metavar="FOLDER", type=Path, help="another folder")
    _add_executor(train)


def _add_bench(verbs: Any) -> None:
    bench = _add_verb(
        verbs,
        "bench",
        "measure the speed of the engine and the bots",
        "Measure rounds, turns and actions a second, beside a calibration loop.",
    )
    _add_json(bench)
    bench.add_argument("--ruleset", metavar="RULESET", help=_CLASSIC)
    _add_seed(bench)
    bench.add_argument(
        "--seconds",
        metavar="S",
        type=positive_seconds,
        default=2.0,
        help="seconds for each figure (2)",
    )
    bench.add_argument(
        "--table",
        action="store_true",
        help="measure the frames of the table instead: processor time of dealing,"
        " dragging and a canasta, and how many there are while nothing happens",
    )
    _add_number(
        bench,
        "--checksum",
        "measure nothing: play N rounds over all rulesets and print a number that"
        " is the same wherever bots play the same",
    )


def _add_arena(verbs: Any) -> None:
    arena = _add_verb(
        verbs,
        "arena",
        "let two bots play each other",
        """\
Play every deck twice, with the sides swapped. Print by how many points a round
the first beats the second, with a 95% interval over the pairs.""",
    )
    arena.add_argument("first", metavar="FIRST", help="a bot’s level or style")
    arena.add_argument("second", metavar="SECOND", help="a bot’s level or style")
    arena.add_argument("--ruleset", metavar="RULESET", help=_CLASSIC)
    rounds = "number of rounds, rounded up to whole pairs (1000)"
    _add_number(arena, "--hands", rounds, 1000)
    _add_seed(arena)
    arena.add_argument(
        "--scores",
        metavar="A/B",
        help="scores of the sides before each round, like 1500/1500",
    )
    _add_number(arena, "--matches", "play N games, not rounds")
    arena.add_argument(
        "--out",
        metavar="FILE",
        type=Path,
        help="append every pair to a file; pairs that it already holds are not played"
        " again",
    )
    _add_executor(arena)
    _add_json(arena)


def _add_soak(verbs: Any) -> None:
    soak = _add_verb(
        verbs,
        "soak",
        "play many rounds of every ruleset and check every step",
        """\
Play rounds by the rule policy and by chance, and check every step: no card is
created or lost, some move is always legal, hidden cards change nothing, bots
try nothing illegal, rounds end, records and positions read back. Status 1 if a
check fails; the command that repeats it is printed.""",
    )
    _add_rulesets(soak)
    _add_number(
        soak,
        "--house-rules",
        "play N combinations of house rules drawn from all parameters; every 10th"
        " also by experts, every 50th by masters, two rounds each",
    )
    _add_number(soak, "--hands", "rounds of each game (2000; 20 with --house-rules)")
    _add_number(soak, "--round", "play only the Nth round")
    soak.add_argument(
        "--level", metavar="LEVEL", default="", help="let this level play all sides"
    )
    _add_seed(soak)


def _add_json(verb: ArgumentParser) -> None:
    verb.add_argument("--json", action="store_true", help="print one JSON object")


def _add_seed(verb: ArgumentParser) -> None:
    verb.add_argument(
        "--seed", metavar="N", type=int, default=1, help="same seed, same result (1)"
    )


def _add_number(verb: Any, name: str, told: str, default: int | None = None) -> None:
    verb.add_argument(name, metavar="N", type=positive_int, default=default, help=told)


def _add_rulesets(verb: ArgumentParser) -> None:
    verb.add_argument("rulesets", metavar="RULESET", nargs="*", help="the games (all)")


def _add_executor(verb: ArgumentParser) -> None:
    either = verb.add_mutually_exclusive_group()
    _add_number(either, "--jobs", "processes on this machine (1)", 1)
    either.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="a dask.distributed scheduler whose workers have this program, like"
        " tcp://host:8786 (needs the extra `cluster`)",
    )
