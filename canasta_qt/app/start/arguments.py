"""The command line of the verbs that open a window."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from canasta_qt.app.start.options import Options
from canasta_qt.cli.parser import (
    WINDOW_VERBS,
    Parser,
    add_language,
    error_words,
    number,
    refused,
    say_any_letter,
    some,
)
from canasta_qt.storage.paths import HOME_VARIABLE, StorageError
from canasta_qt.translate import alternatives, figure, mark, tr
from canasta_qt.windows.widgets.choices import Speed, ThemeChoice

if TYPE_CHECKING:
    from canasta_qt.rules.model import Ruleset

SEATINGS: Final = ("solo", "pairs", "trios")


def parse(arguments: Sequence[str]) -> Options:
    """Read the arguments; exits with a usage line if they make no sense."""
    say_any_letter()
    parser = _parser()
    found = vars(parser.parse_args(list(arguments)))
    found["verb"] = found["verb"] or "play"
    found.pop("window", None)  # it has opened one
    for name, kind in (("speed", Speed), ("theme", ThemeChoice)):
        found[name] = kind(found[name]) if found[name] else None
    options = Options(**found)
    complaint = _no_game(options.file) or _complaint(options)
    if complaint:
        parser.error(complaint)
    return options


def _no_game(file: Path | None) -> str:
    """Return that a file is not there; empty if it is or none was asked for."""
    if file is None:
        return ""
    from canasta_qt.storage.game_files import expect_game

    try:
        expect_game(file)
    except StorageError as error:
        return error_words(error)
    return ""


def _complaint(options: Options) -> str:
    """Return why the game asked for cannot be played; empty if it can."""
    if not (options.ruleset or options.players or options.seating):
        return ""
    # Few starts name a game, and all of them wait for what is loaded here.
    from canasta_qt.app.game.ruleset_list import seatings_of, usual_players
    from canasta_qt.wording.ruleset_names import title_of

    if not options.ruleset:
        return tr("--players and --seating need --ruleset")
    try:
        ruleset = _ruleset(options.ruleset, options.home)
    except StorageError as error:
        words = tr("argument {option}: {problem}")
        return words.format(option="--ruleset", problem=error_words(error))
    if not (options.players or options.seating):
        return ""
    players = options.players or usual_players(ruleset)
    seatings = [each.value for each in seatings_of(ruleset, players)]
    title = title_of(ruleset)
    if not seatings:
        allowed = [*map(str, sorted(ruleset.players_allowed))]
        words = tr("{game} is for {numbers} players, not {number}")
        return words.format(game=title, numbers=alternatives(allowed), number=players)
    if options.seating and options.seating not in seatings:
        words = tr("{players} players play {game} as {choices}")
        said = alternatives(seatings)
        return words.format(players=players, game=title, choices=said)
    return ""


def _common() -> Parser:
    """What every verb understands."""
    common = Parser(add_help=False)
    common.add_argument(
        "--home", type=Path, help=mark("save everything in this folder")
    )
    common.add_argument("--size", type=_size, help=mark("window size, like 1280x800"))
    speeds, themes = ([*map(str, kind)] for kind in (Speed, ThemeChoice))
    common.add_argument("--speed", choices=speeds, help=mark("speed of the cards"))
    common.add_argument("--theme", choices=themes, help=mark("colours of the window"))
    common.add_argument(
        "--ruleset",
        default="",
        help=mark(
            "the game: an id, an id with house rules like id(target_score=3000), or"
            " the name of a custom ruleset"
        ),
    )
    common.add_argument(
        "--players", type=some, default=0, help=mark("number of players")
    )
    common.add_argument(
        "--seating", default="", choices=SEATINGS, help=mark("how players form sides")
    )
    add_language(common)
    common.add_argument(
        "--seed", type=number, help=mark("the same seed shuffles the same way")
    )
    return common


def _deal(text: str) -> int:
    from canasta_qt.engine.numbered_deal import DEALS

    if not text.isdecimal() or not 1 <= int(text) <= DEALS:
        words = tr("must be a number from 1 to {most}, not {typed}")
        said = words.format(most=figure(DEALS), typed=repr(text))
        raise argparse.ArgumentTypeError(said)
    return int(text)


def _parser() -> Parser:
    common = _common()
    parser = Parser(prog="canasta-qt")
    verbs = parser.add_subparsers(dest="verb", required=True)
    play = verbs.add_parser("play", parents=[common], help=WINDOW_VERBS["play"])
    play.add_argument("file", nargs="?", type=Path, help=mark("a saved game"))
    demo = verbs.add_parser("demo", parents=[common], help=WINDOW_VERBS["demo"])
    demo.add_argument(
        "--screenshot", type=Path, help=mark("save a picture of the table")
    )
    for verb in (play, demo):
        verb.add_argument(
            "--deal",
            type=_deal,
            metavar="N",
            help=mark("deal number N, which has the same cards for everybody"),
        )
    replay = verbs.add_parser(
        "replay", parents=[common], help=mark("replay a saved game at the table")
    )
    replay.add_argument("file", type=Path, help=mark("a saved game"))
    replay.add_argument("--window", action="store_true", help=mark("in a window"))
    verbs.add_parser("smoke", parents=[common], help=WINDOW_VERBS["smoke"])
    return parser


def _size(text: str) -> QSize:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise refused(mark("{typed} is not a size like 1280x800"), text)
    return QSize(int(width), int(height))


def _ruleset(text: str, home: Path | None) -> Ruleset:
    """Find a game; own ones are kept where everything else will be."""
    from canasta_qt.storage.own_rulesets import find

    before = os.environ.get(HOME_VARIABLE)
    if home is not None:
        os.environ[HOME_VARIABLE] = str(home)
    try:
        return find(text)
    finally:
        if before is None:
            os.environ.pop(HOME_VARIABLE, None)
        else:
            os.environ[HOME_VARIABLE] = before
