"""Whatever kills the program in the middle of a game, the game comes back."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from canasta_qt.engine.state.observation import look_on
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import Record, replay
from canasta_qt.storage.game_files import GameStore
from canasta_qt.storage.paths import games_folder

CHECKOUT = Path(__file__).resolve().parents[2]

PLAYING = """
import sys
from PySide6.QtCore import QTimer
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, use_home
from canasta_qt.app.start.options import Options
from canasta_qt.app.demo import (bots_only, shortened)
from canasta_qt.bots.worker import InProcessRunner
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.notation.position.line import format_position
from canasta_qt.windows.widgets.choices import Speed

options = Options(speed=Speed.OFF, seed=int(sys.argv[1]))
use_home(options)
app = make_application(options)
program = Program(options, BotRunner(InProcessRunner(), 1))
program.show()

def say():
    observation = program.match.observation
    print(format_position(observation.position), flush=True)
    if program.controller.session.over:
        QTimer.singleShot(0, program.controller.next_round)

program.table.settled.connect(say)
kept = program.autosave.kept()
if kept:
    program.match.resume(kept[0].name)
else:
    setup = bots_only(options)
    program.match.begin(shortened(setup, 100000))
app.exec()
"""


def as_seen(record: Record) -> str:
    """The game a record holds, as somebody sees it who looks on."""
    return format_position(look_on(replay(record).position, 0).position)


def undone(record: Record) -> Record:
    """The same game without its last action."""
    *rounds, last = record.rounds
    if not last.turns:
        return Record(record.ruleset, record.players, tuple(rounds))
    *turns, line = last.turns
    if len(line.steps) > 1:
        turns.append(type(line)(line.seat, line.steps[:-1]))
    shorter = type(last)(last.dealer, last.deck, tuple(turns))
    return Record(record.ruleset, record.players, (*rounds, shorter))


def test_a_game_killed_again_and_again_comes_back_as_it_was_last_settled(
    canasta_home: Path,
) -> None:
    chance = Random(7)
    environment = os.environ | {
        "CANASTA_HOME": str(canasta_home),
        "PYTHONPATH": str(CHECKOUT),
    }
    for round_number in range(6):
        settled = ""
        with subprocess.Popen(
            [sys.executable, "-c", PLAYING, str(round_number)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as program:
            assert program.stdout is not None
            for _ in range(chance.randrange(5, 60)):
                settled = program.stdout.readline().strip()
            program.kill()
            rest = program.stdout.read().splitlines()
        whole = [line for line in rest if line.startswith("canasta/1")]
        settled = whole[-2] if len(whole) > 1 else settled

        store = GameStore(games_folder())
        (kept,), complaints = store.kept()
        assert not complaints
        game, record = store.open(kept.name)
        game.close()

        tail = []
        for _ in range(6):
            tail.append(as_seen(record))
            record = undone(record)
        assert settled in tail, f"{settled}\nis none of\n" + "\n".join(tail)
