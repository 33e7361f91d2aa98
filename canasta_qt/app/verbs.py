"""The verbs that need Qt: `play`, `demo` and `smoke`."""

import sys
from argparse import Namespace

from canasta_qt.app.start.options import Options, options_from_arguments
from canasta_qt.app.start.startup import set_home_folder
from canasta_qt.cli import EXIT_CODE_UNREADABLE_INPUT


def main(parsed: Namespace) -> int:
    """Run a verb and return the exit status."""
    options = options_from_arguments(parsed)
    set_home_folder(options)
    problem = _problem(options)
    if problem:
        sys.stderr.write(f"canasta-qt {options.verb}: {problem}\n")
        return EXIT_CODE_UNREADABLE_INPUT
    return _run(options)


def _problem(options: Options) -> str:
    """Return why the requested file or game cannot be played; empty if it can be."""
    if options.file is None and not options.ruleset:
        alone = options.players or options.seating
        return "--players and --seating need --ruleset" if alone else ""
    # Imported late: a start without a request needs no rules before the first paint.
    from canasta_qt.app.start.requested_game import requested_game_problem

    return requested_game_problem(options)


def _run(options: Options) -> int:
    # Import only the requested verb, which opens the window sooner.
    if options.verb == "play":
        from canasta_qt.app.start.play import play

        return play(options)
    from canasta_qt.app.demo import play_demo, run_smoke_test

    return play_demo(options) if options.verb == "demo" else run_smoke_test(options)
