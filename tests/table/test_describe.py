"""The picture says what the observation says, after every event of a game."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.observation import observe, seen_by
from canasta_qt.engine.state.position import OVER_PHASE, actor
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Draft, StagedGroup
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.rulesets.classic import CLASSIC_2, CLASSIC_4
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.describe import describe_observation, describe_scene
from tests.table.sitting import MIDDLE, NAMES, Sitting, card, cards, seen

PEOPLE = (*NAMES, "Ruth", "Paul", "Greta", "Ida")


def play(qtbot: QtBot, players: int, seed: int, style: TableStyle) -> int:
    """Show a random hand of Classic; returns the number of actions."""
    ruleset = CLASSIC_4 if players == 4 else CLASSIC_2
    return play_on(Sitting(qtbot, style=style), ruleset, players, seed)


def play_on(
    table: Sitting, ruleset: Ruleset, players: int, seed: int, most: int = 999
) -> int:
    """Show a random hand event by event and compare."""
    view = table.view
    rng = Random(seed)
    position = start_game(ruleset, players=players)
    view.start_table(PEOPLE[:players], 0)
    events = start_round(position, players - 1, new_deck(position.terms, rng))
    count = 0
    while True:
        now = observe(position, 0)
        view.advance(tuple(seen_by(event, 0) for event in events), now)
        view.flush()
        assert describe_scene(view.scene()) == describe_observation(now), count
        if position.phase == OVER_PHASE or count == most:
            return count
        assert actor(position) is not None
        # The last ones listed are discards and melds; drawing alone says little.
        action = rng.choice(list(legal_actions(position))[-30:])
        events = apply(position, action)
        count += 1


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (2, 3)])
def test_after_every_event_with_speed_off(
    qtbot: QtBot, players: int, seed: int
) -> None:
    assert play(qtbot, players, seed, TableStyle(speed=0)) > 40


@pytest.mark.sample(5)
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.id)
def test_after_every_event_of_every_game(qtbot: QtBot, ruleset: Ruleset) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))

    for players in sorted(ruleset.players_allowed)[-1:]:
        assert play_on(table, ruleset, players, 6, most=30) > 5


def test_after_every_event_whose_animation_is_cut_short(qtbot: QtBot) -> None:
    assert play(qtbot, 4, 4, TableStyle(speed=1)) > 40


def test_after_every_event_with_reduced_motion(qtbot: QtBot) -> None:
    assert play(qtbot, 2, 5, TableStyle(reduced_motion=True)) > 40


def test_a_draft_is_part_of_the_picture(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    group = StagedGroup(cards("8s"), from_pile=card("8c"))
    draft = Draft((StagedGroup(cards("QdQcQs")), group))

    table.view.show_draft(draft)

    expected = describe_observation(table.observation, draft)
    assert describe_scene(table.view.scene()) == expected
    assert "staged 0 QsQcQd" in expected
    assert "staged 1 8s8c" in expected


def test_the_players_own_order_is_part_of_the_picture(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    hand = table.view.scene().hand
    hand.move((hand.shown[5],), hand.shown[0])
    order = tuple(held.card for held in hand.shown)

    table.view.show_view(table.observation)

    expected = describe_observation(table.observation, order=order)
    assert describe_scene(table.view.scene()) == expected
    assert order != tuple(sorted(order))


def test_showing_the_same_twice_moves_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    items = table.view.scene().card_items.items
    before = {item: (item.pos(), item.zValue(), item.face) for item in items}

    table.view.show_view(seen(MIDDLE))

    assert {item: (item.pos(), item.zValue(), item.face) for item in items} == before


def test_the_last_word_is_the_observations(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=1))
    wrong = CardDiscarded(0, card("9d"))

    table.view.advance((wrong, wrong), table.observation)
    table.view.flush()

    assert describe_scene(table.view.scene()) == describe_observation(table.observation)
