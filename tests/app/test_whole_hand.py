"""Whole hands in the real window: by mouse alone, by keys alone, by four bots."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.demo import bots_only, shortened
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.gestures import Draft
from canasta_qt.windows.game_end import GameEndSheet
from canasta_qt.windows.widgets.choices import Speed
from tests.app.hands import Keys, Mouse, hand_over
from tests.app.playing import round_counted, top_sheet
from tests.app.true_picture import rest_faults
from tests.bots_here import BotsHere
from tests.narrow import some


def opened(qtbot: QtBot, ruleset: str, seed: int) -> Program:
    """The program with a game dealt at once, cards snapping."""
    options = Options(
        size=QSize(1280, 800), speed=Speed.OFF, seed=seed, ruleset=ruleset
    )
    program = Program(options, BotsHere(seed=seed))
    qtbot.addWidget(program.window)
    program.show()
    program.open()
    return program


@pytest.mark.sample(3)
@pytest.mark.parametrize("person", [Mouse, Keys])
@pytest.mark.parametrize(("ruleset", "seed"), [("classic_4", 5), ("classic_2", 3)])
def test_a_whole_hand_is_played_with_one_hand_on(
    qtbot: QtBot, person: type[Mouse], ruleset: str, seed: int
) -> None:
    program = opened(qtbot, ruleset, seed)
    player = person(qtbot, program)

    player.play_hand()

    assert hand_over(program)
    kinds = {action.split()[0] for action in player.done}
    assert {"draw", "meld", "discard"} <= kinds, player.done
    program.close()


def test_the_picture_is_what_the_player_may_know_after_every_event(
    qtbot: QtBot,
) -> None:
    program = opened(qtbot, "classic_4", 2)
    setup = bots_only(Options())
    compared = []

    def compare() -> None:
        observation = some(program.page.observation)
        if program.page.counting is not None:
            return  # everybody's cards are turned up
        assert list(rest_faults(program.table, observation, Draft())) == []
        compared.append(observation.position.round)

    assert top_sheet(program) is None
    program.table.settled.connect(compare)
    program.match.begin(shortened(setup, 1500))
    for _ in range(30):
        QTest.keyClick(round_counted(qtbot, program).pad, Qt.Key.Key_Return)
        if not program.match.running:
            break

    qtbot.waitUntil(lambda: isinstance(top_sheet(program), GameEndSheet))
    assert len(compared) > 100
    program.close()
