"""Decisions of the searching levels about freezing the pile."""

import pytest

from canasta_qt.bots.estimates.values import MASTER
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.search import search_bot
from canasta_qt.bots.search.candidates import (
    Option,
    freezing_option_indexes,
    options_for,
)
from canasta_qt.bots.search.search_bot import play_out
from canasta_qt.cards import card_text
from canasta_qt.engine.state.actions import Discard, LayDown
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.position.line import parse_position
from tests.bots.table import view_of
from tests.positions import filled

FROZEN = (
    "classic_4 dealer=1 turn=2.play score=1500/1500 pile=Qc4h5c5d3c5c"
    " hands=(11)/(11)/4c4s6d7s8h9cTdTsJcQdQs2s/(5) melds=-/[AcAhXb][8c8d8s]"
)


@pytest.mark.parametrize(
    ("pile", "offered"),
    [("5s4c9hJc", ["2c"]), ("4c9hJc", []), ("5s2s4c9hJc!", [])],
    ids=["large pile", "small pile", "frozen pile"],
)
def test_the_search_tries_the_cheapest_freeze_as_well_as_melding(
    pile: str, offered: list[str]
) -> None:
    hand = "6d6h7d7s7sJsQcKdKh2c2dXr"
    table = f"score=1500/1500 pile={pile} hands={hand}/(5)/(11)/(4) melds=-/[4d4h4s]"
    position = parse_position(filled(f"classic_4 turn=0.play flags=drew {table}"))

    options = options_for(position, 0)

    assert isinstance(options[0].action, LayDown)
    thrown = [each.action for each in options if isinstance(each.action, Discard)]
    assert [card_text(each.card) for each in thrown[1:]] == offered


def test_the_search_plays_more_turns_ahead_for_a_freeze(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 14, 3: a side behind in melds gains from a freeze after four turns."""
    view = view_of(parse_position(filled(FROZEN)))
    seen: list[int] = []

    def watched(world: Position, seat: int, option: Option, ahead: int) -> Position:
        seen.append(ahead)
        return play_out(world, seat, option, ahead)

    monkeypatch.setattr(search_bot, "play_out", watched)

    decision = BOTS_BY_LEVEL["master"].decide(view, 1, 0)

    assert str(decision.action) == "discard 2s"
    assert decision.candidates[0].action == decision.action
    assert MASTER.freezing_plan is not None
    assert seen[-1] == MASTER.freezing_plan.horizon_turns == 12


@pytest.mark.parametrize("pile", ["pile=5d3c5c", "pile=Qc4h5c5d2c5c!"])
def test_the_search_tries_no_freeze_of_a_small_or_frozen_pile(pile: str) -> None:
    table = FROZEN.replace("pile=Qc4h5c5d3c5c", pile)
    position = parse_position(filled(table))
    options = options_for(position, 2)

    assert any(str(each.action) == "discard 2s" for each in options)
    assert not freezing_option_indexes(position, options)
    assert freezing_option_indexes(parse_position(filled(FROZEN)), options)
