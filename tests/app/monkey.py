"""A monkey test of the real window: `python -m tests.app.monkey --minutes 10`.

It clicks, drags, double clicks, presses keys, resizes, opens menus and sheets, takes
lessons, practises, watches replays, closes and restarts the program. After every act
the picture must equal the observation (`true_picture.py`), without an exception, a
message of Qt or a logged error.

A spell is a session of a few hundred acts in a program and a home of its own. Its acts
depend only on its name, and animations on a clock that it advances: a failure names
spell and act, and one command repeats it. A picture of the window is saved.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from canasta_qt.app.start.options import Options
from canasta_qt.app.start.startup import make_application
from canasta_qt.storage.paths import HOME_VARIABLE, games_folder
from tests.app.fake_time import stopped_clock
from tests.app.monkey_acts import Monkey, PictureError

ACTS = 300
"""Of a spell, before the monkey gets another home."""
HANGS = 1800
"""Seconds after which an act will never end, however busy the machine is."""


@contextmanager
def without_file_dialogs(chance: Random) -> Iterator[None]:
    """Let file dialogs answer at once, with a file or none."""

    def some_file(*_: object) -> tuple[str, str]:
        games = [str(path) for path in sorted(games_folder().rglob("*.canasta"))]
        return chance.choice(["", *games]), ""

    def new_file(*_: object) -> tuple[str, str]:
        return chance.choice(["", str(games_folder().parent / "kept.canasta")]), ""

    kept = QFileDialog.getOpenFileName, QFileDialog.getSaveFileName
    opening = QDesktopServices.openUrl
    QFileDialog.getOpenFileName = some_file  # type: ignore[method-assign,assignment]
    QFileDialog.getSaveFileName = new_file  # type: ignore[method-assign,assignment]
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    try:
        yield
    finally:
        QFileDialog.getOpenFileName, QFileDialog.getSaveFileName = kept  # type: ignore[method-assign]
        QDesktopServices.openUrl = opening  # type: ignore[method-assign]


def play(spell: str, acts: int, until: float = float("inf")) -> Monkey:
    """Run a spell in a home of its own; raise its failure, with a picture of the
    window.
    """
    former = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="canasta-monkey-") as folder:
        os.environ[HOME_VARIABLE] = folder
        with without_file_dialogs(Random(spell)), stopped_clock():
            monkey = Monkey(spell)
            logging.getLogger("canasta").addHandler(monkey.fault_recorder)
            handler = qInstallMessageHandler(monkey.fault_recorder.on_message)
            try:
                while len(monkey.done) < acts and monotonic() < until:
                    faulthandler.dump_traceback_later(HANGS, exit=True)
                    monkey.act()
                    faulthandler.cancel_dump_traceback_later()
            except Exception as error:
                told = _failure_text(monkey, spell, error)
                raise PictureError(told, monkey.counts) from error
            finally:
                monkey.close()
                qInstallMessageHandler(handler)
                logging.getLogger("canasta").removeHandler(monkey.fault_recorder)
                if former is None:
                    del os.environ[HOME_VARIABLE]
                else:
                    os.environ[HOME_VARIABLE] = former
    return monkey


def _failure_text(monkey: Monkey, spell: str, error: Exception) -> str:
    picture = Path(tempfile.gettempdir()) / f"canasta-monkey-{spell}.png"
    monkey.program.window.grab().save(str(picture))
    again = f"python -m tests.app.monkey --seed {spell} --acts {len(monkey.done)}"
    last = "\n".join(f"  {act}" for act in monkey.done[-12:])
    return f"{error!r}\n{error}\n{again}\npicture: {picture}\nthe last acts:\n{last}"


def main() -> int:
    """Run spells for some minutes, or repeat one; return 1 after a failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.app.monkey")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--acts", type=int, help="play one spell so far")
    parser.add_argument("--go-on", action="store_true", help="after a failure too")
    parser.add_argument("--tell", action="store_true", help="tell of every act")
    args = parser.parse_args()
    if args.tell:
        logging.basicConfig(level=logging.DEBUG)
    logging.getLogger("canasta").setLevel(logging.INFO)
    make_application(Options())
    if args.acts is not None:
        play(args.seed, args.acts)
        sys.stdout.write(f"{args.acts} acts, nothing found\n")
        return 0
    until, spells, failed = monotonic() + args.minutes * 60, 0, 0
    acts: Counter[str] = Counter()
    while monotonic() < until:
        spells += 1
        try:
            acts += play(f"{args.seed}.{spells}", ACTS, until).counts
        except PictureError as error:
            failed += 1
            acts += error.acts
            sys.stderr.write(f"{error}\n\n")
            sys.stderr.flush()
            if not args.go_on:
                break
    told = ", ".join(f"{number} {name}" for name, number in acts.most_common())
    sys.stdout.write(f"{spells} spells, {acts.total()} acts, {failed} failed\n{told}\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
