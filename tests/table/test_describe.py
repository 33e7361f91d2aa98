"""The table shows the observation after every event of a game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.state.observation import mask_event, observe
from canasta_qt.engine.state.position import OVER_PHASE, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Draft
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4
from canasta_qt.table.paint.table_style import TableStyle
from tests.app.true_picture import rest_faults
from tests.table.table_view import NAMES, Sitting

PEOPLE = (*NAMES, "Ruth", "Paul", "Greta", "Ida")


def play(qtbot: QtBot, players: int, seed: int, style: TableStyle) -> int:
    """Show a random round of Classic; return the number of actions."""
    ruleset = CLASSIC_4 if players == 4 else CLASSIC_2
    return play_on(Sitting(qtbot, style=style), ruleset, players, seed)


def play_on(
    table: Sitting, ruleset: Ruleset, players: int, seed: int, most: int = 999
) -> int:
    """Show a random round event by event and compare."""
    view = table.view
    rng = Random(seed)
    position = start_game(ruleset, players=players)
    view.start_table(PEOPLE[:players], 0)
    events = start_round(position, players - 1, new_deck(position.terms, rng))
    count = 0
    while True:
        now = observe(position, 0)
        view.play_events(tuple(mask_event(event, 0) for event in events), now)
        view.playback.finish_animations()
        assert list(rest_faults(view, now, Draft())) == [], count
        if position.phase == OVER_PHASE or count == most:
            return count
        assert seat_to_act(position) is not None
        # The last ones listed are discards and melds; drawing alone says little.
        action = rng.choice(list(legal_actions(position))[-30:])
        events = apply(position, action)
        count += 1


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (2, 3)])
def test_the_table_equals_the_observation_after_every_event_at_speed_off(
    qtbot: QtBot, players: int, seed: int
) -> None:
    assert play(qtbot, players, seed, TableStyle(duration_factor=0)) > 40


@pytest.mark.sample(5)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_the_table_equals_the_observation_after_every_event_in_every_ruleset(
    qtbot: QtBot, ruleset: Ruleset
) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=1))

    for players in sorted(ruleset.players_allowed)[-1:]:
        assert play_on(table, ruleset, players, 6, most=30) > 5


def test_the_table_equals_the_observation_when_animations_are_cut_short(
    qtbot: QtBot,
) -> None:
    assert play(qtbot, 4, 4, TableStyle(duration_factor=1)) > 40


def test_the_table_equals_the_observation_with_reduced_motion(qtbot: QtBot) -> None:
    assert play(qtbot, 2, 5, TableStyle(has_reduced_motion=True)) > 40
