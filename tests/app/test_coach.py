"""The coach in real games: at first, or as long as the player wants him."""

from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.coach import Coach
from canasta_qt.app.game.game_setup import setup_of
from canasta_qt.app.start.program import Program
from canasta_qt.learning.grading import Grade
from canasta_qt.learning.progress import Progress
from canasta_qt.table.interaction.captions import FIRST_ROUNDS
from tests.app.at_table import AtTable, session_of
from tests.app.playing import Start, press
from tests.app.test_captions import STYLE

POSITION = (
    "classic_4 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11)/(10)/(11) pile=4h2cTd9h!"
    " melds=[KsKdKdKh]/[QsQhQd]"
)
LONE = "classic_2 turn=0.play hands=9c9d2s4s5h7cKcKhJs2d/(11) pile=4h2cTd9h!"


def coached(program: Program) -> bool:
    """Whether the tick of the menu is set, as it must be where he coaches."""
    captions = program.table.context.captions
    assert program.window.menus.coach.isChecked() == captions.coached
    return captions.coached


def test_the_coach_stays_for_five_rounds_then_goes(start: Start) -> None:
    program = start()
    assert coached(program)

    settings = program.settings
    settings.keep(replace(settings.remembered(), rounds_played=FIRST_ROUNDS - 1))
    program.controller.begin(session_of(POSITION))
    program.coach.on_round_over(None)  # type: ignore[arg-type]

    assert not coached(program)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_tick_decides_in_later_games_as_well(
    start: Start,
    wanted: bool,  # noqa: FBT001
) -> None:
    program = start()
    rounds = 0 if not wanted else 99
    kept = replace(program.settings.remembered(), rounds_played=rounds)
    program.settings.keep(kept)
    captions = program.table.context.captions
    captions.remember({}, rounds)
    program.window.menus.coach.setChecked(not wanted)

    program.window.menus.coach.trigger()

    assert coached(program) is wanted
    captions.chosen = None
    Coach(program.settings, captions, program.controller)
    assert captions.coached is wanted


@pytest.mark.parametrize("coach", [True, False])
def test_the_partner_says_what_follows_from_a_card(
    qtbot: QtBot,
    coach: bool,  # noqa: FBT001
) -> None:
    table = AtTable(qtbot, POSITION, STYLE)
    table.view.context.captions.chosen = coach

    table.click(table.of_card("2d"))

    scene = table.view.context.scene
    assert "Clara cannot take the pile." in scene.now.words.rest
    assert scene.now.words.face == (scene.face_of(2) if coach else None)


def test_where_nobody_is_a_partner_nobody_speaks(qtbot: QtBot) -> None:
    table = AtTable(qtbot, LONE, STYLE)
    table.view.context.captions.chosen = True

    table.click(table.of_card("2d"))

    words = table.view.context.scene.now.words
    assert "cannot take the pile." in words.rest
    assert words.face is None


@pytest.mark.parametrize(
    ("levels", "brief"),
    [
        ("novice", True),
        ("beginner", True),
        ("casual", False),
        ("standard", False),
        ("master", False),
    ],
)
def test_among_novices_or_beginners_a_hint_is_the_move_and_one_reason(
    start: Start,
    levels: str,
    brief: bool,  # noqa: FBT001
) -> None:
    program = start(ruleset="classic_4")
    session = program.match.session
    assert session is not None
    setup = setup_of(session)
    others = tuple(replace(seat, level=levels) for seat in setup.seats[1:])
    partner = replace(others[1], level="standard")
    seats = (setup.seats[0], others[0], partner, others[2])

    program.match.begin(replace(setup, seats=seats))

    captions = program.table.context.captions
    assert captions.brief is brief
    program.window.menus.coach.trigger()
    assert not captions.brief


def test_starting_over_is_asked_first(start: Start) -> None:
    program = start(ruleset="classic_4")
    Progress().answer("piles: x", Grade.SOLVED, date(2026, 11, 22))

    program.window.menus.start_over.trigger()
    press(program, "Keep it")
    assert Progress().read().position
    program.window.menus.start_over.trigger()
    press(program, "Start over")

    assert not Progress().file.exists()
