"""What was learned and the saved game survive a program that is killed."""

import os
import subprocess
import sys

from tests.narrow import some
from tests.tidy.source import CHECKOUT

AT_WORK = """
import sys, time
from dataclasses import replace
from canasta_qt.app.game.game_setup import last_game_setup
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, set_home_folder
from canasta_qt.commands import Command
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.lesson_controller import LessonState
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.learning.lesson_run import parse_learner_line
from canasta_qt.learning.practice import practice_positions
from canasta_qt.learning.progress import ProgressFile
from canasta_qt.notation.position.line import format_position
from tests.bots_here import BotsHere
from canasta_qt.windows.widgets.choices import Speed

options = Options(speed=Speed.OFF, seed=7)
set_home_folder(options)
app = make_application(options)
program = Program(options, BotsHere())
program.adviser._make_runner = lambda: BotsHere()
program.show()
match, lessons, positions = program.main_game, program.lessons, program.positions
controller = lessons.controller

def until(happened):
    end = time.monotonic() + 600
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        app.processEvents()

def act():
    now, number, lesson = controller.state, controller.number, controller.lesson
    if now is LessonState.ACT:
        for step in parse_learner_line(controller.current_task.step.want[0]).steps:
            program.page.controller.play_action(step.action)
    elif now is LessonState.ANSWER:
        controller.on_command(Command.SHOW_ME)
    else:
        controller.on_command(Command.GO_ON)
    until(lambda: (controller.state, controller.number) != (now, number))

def in_a_lesson():
    program.appearance.set_choices(replace(program.appearance.choices, chime_volume=30))
    setup = last_game_setup(program.settings.remembered(), program.appearance.choices)
    match.play_game(replace(setup, deal_number=7))
    until(lambda: match.session.position.turn == 0)
    match.session.submit(DRAW)
    program.autosave.on_saved(match.session.record)
    lessons.begin_next_lesson()
    while controller.state is not LessonState.NOTHING:
        act()
    lessons.begin_next_lesson()
    while not controller.number:
        act()
    assert program.page is not match

def in_a_session_of_positions():
    match.resume_game(program.autosave.unfinished_games()[0].name)
    piles = [it for it in practice_positions() if it.source == "piles"]
    positions._begin(piles[:2], is_daily=False)
    program.page.controller.play_action(DRAW)
    until(lambda: positions.progress.read_progress().position)
    positions.show_next_position()
    program.page.controller.play_action(DRAW)

def again():
    match.resume_game(program.autosave.unfinished_games()[0].name)

globals()[sys.argv[1]]()
learned = ProgressFile().read_progress()
print(program.settings.choices(), program.settings.remembered())
print(learned.lesson)
print(learned.position)
print(format_position(match.session.position), flush=True)
app.exec()
"""


def at_work(moment: str) -> subprocess.Popen[str]:
    """Run the program in another process, in the home of the test."""
    return subprocess.Popen(
        [sys.executable, "-c", AT_WORK, moment],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
    )


def killed(moment: str) -> list[str]:
    """Kill the program at a moment; return its settings, lessons, boxes and
    saved game.
    """
    with at_work(moment) as program:
        lines = [some(program.stdout).readline().strip() for _ in range(4)]
        program.kill()
    return lines


def test_progress_of_lessons_and_the_saved_game_survive_a_killed_process() -> None:
    settings, lessons, boxes, game = killed("in_a_lesson")
    assert "chime_volume=30" in settings
    assert "'classic-01'" in lessons
    assert boxes == "{}"

    after = killed("in_a_session_of_positions")
    boxes = after[2]
    assert boxes.count("Boxed") == 1
    assert after == [settings, lessons, boxes, game]

    assert killed("again") == [settings, lessons, boxes, game]
