"""Each named player has a playing style, at every level and with any opponents."""

from itertools import chain
from random import Random
from statistics import mode
from typing import Final

import pytest

from canasta_qt.art.portraits import DEFAULT_PORTRAITS
from canasta_qt.bots.estimates.playing_styles import PLAYING_STYLES, use_playing_style
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.messages import OPTIONS_WITHOUT_TIME_LIMIT, BotRequest
from canasta_qt.bots.requests import answer_request
from canasta_qt.controller.session import DEFAULT_NAMES
from canasta_qt.engine.rounds import start_game
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.catalog import preset
from canasta_qt.wording.player_names import player_description, visible_styles
from tests.bots.table import QUICK, moments, view_of
from tests.narrow import some
from tests.positions import filled
from tests.property.hands import complete
from tests.text_table import read_rows

ASKED: Final = (
    "classic_4 turn=0.answer flags=drew pile=7d"
    " melds=[QsQhQdQcQsQdQh][AcAdAhAs]/[JhJcJd]"
    " hands=(3)/(5)/AcAdKsKhKdKc9c4d2c/(5)"
)
"""The asked seat could make a canasta of aces: only a hurried style answers yes."""
SPOTS: Final = {name: moves for name, *moves in read_rows(__file__, "own_moves.rows")}
"""By name: a position, the move of that player, and the move without a style."""


def view(table: str) -> Observation:
    return view_of(parse_position(filled(table)))


def answer_to(
    player: str, seen: Observation, level: str = "standard", seed: int = 1
) -> str:
    """Return the action that the bots' process chooses for a player of this name."""
    question = BotRequest(1, level, seed, seen, OPTIONS_WITHOUT_TIME_LIMIT, player)
    return str(answer_request(question.json_values())["action"])


def test_the_named_players_have_a_style_and_a_description() -> None:
    assert set(PLAYING_STYLES) == set(DEFAULT_NAMES) == set(DEFAULT_PORTRAITS)
    assert len({player_description("", name) for name in DEFAULT_NAMES} - {""}) == len(
        DEFAULT_NAMES
    )


@pytest.mark.parametrize("player", DEFAULT_NAMES)
def test_a_playing_style_changes_a_move(player: str) -> None:
    table, own, plain = SPOTS[player]
    seen = view(table)

    assert answer_to(player, seen) == own
    with use_playing_style(player):
        assert str(BOTS_BY_LEVEL["standard"].decide(seen, 1, 0).action) == own
    assert answer_to("Grandma", seen) == answer_to("", seen) == plain
    assert str(BOTS_BY_LEVEL["standard"].decide(seen, 1, 0).action) == plain


@pytest.mark.parametrize("player", ["Clara", "Tomás", "Ruth"])
def test_a_searching_level_mostly_follows_the_style(player: str) -> None:
    table, own, plain = SPOTS[player]
    seen = view(table)

    def mostly(name: str) -> str:
        return mode(answer_to(name, seen, "expert", seed) for seed in range(10))

    assert mostly(player) == own
    assert mostly("") == plain


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", QUICK[:4])
@pytest.mark.parametrize("player", DEFAULT_NAMES)
def test_a_playing_style_changes_moves_at_every_level(player: str, level: str) -> None:
    bot, other = BOTS_BY_LEVEL[level], 0
    met = chain(moments("classic_4", range(60)), [parse_position(filled(ASKED))])
    for number, position in enumerate(met):
        seen = view_of(position)
        plain = bot.decide(seen, number, 0).action
        with use_playing_style(player):
            other += bot.decide(seen, number, 0).action != plain
        if other:
            break

    # A novice never freezes.
    assert bool(other) is not (level == "novice" and player == "Anton")


@pytest.mark.sample(3)
@pytest.mark.parametrize("player", DEFAULT_NAMES)
@pytest.mark.parametrize("ruleset", ["classic_2", "samba"])
def test_hidden_cards_do_not_change_the_move_of_a_named_player(
    ruleset: str, player: str
) -> None:
    for number, position in enumerate(moments(ruleset, range(6), every=20)):
        seen = view_of(position)
        other = observe(complete(seen, Random(number)), seen.seat)

        assert answer_to(player, other) == answer_to(player, seen)


def fail(player: str) -> None:
    """Fail in the middle of a decision."""
    before = values.CLASSIC_DISCARDS, values.MELDS, values.INITIAL_MELD
    with use_playing_style(player):
        assert before != (values.CLASSIC_DISCARDS, values.MELDS, values.INITIAL_MELD)
        raise ZeroDivisionError


def test_the_plain_values_are_restored_after_a_failed_decision() -> None:
    groups = {group for way in PLAYING_STYLES.values() for group in way}
    plain = {group: getattr(values, group) for group in groups}

    for player in PLAYING_STYLES:
        with pytest.raises(ZeroDivisionError):
            fail(player)
        assert {group: getattr(values, group) for group in groups} == plain


@pytest.mark.parametrize(
    ("ruleset", "unseen"),
    [
        ("classic_4", set()),
        # Two cards a turn, or a large hand, open at once in any style.
        ("classic_2", {"Clara"}),
        ("samba", {"Clara"}),
        # The pile is always frozen there.
        ("american", {"Anton", "Clara"}),
        ("uruguayan", {"Anton"}),
        # Nobody takes the pile there, and all styles play alike.
        ("hand_and_foot", set(DEFAULT_NAMES)),
    ],
)
def test_a_style_is_described_only_in_games_where_it_is_seen(
    ruleset: str, unseen: set[str]
) -> None:
    """Regression: Clara “Opens late” opened in her first turn of Samba, and Tomás
    “Takes every pile” in Hand & Foot.
    """
    rules = some(preset(ruleset))
    terms = start_game(rules, players=max(rules.players_allowed)).terms
    styles = visible_styles(terms)

    told = {name for name in DEFAULT_NAMES if player_description("", name, styles)}
    assert told == set(DEFAULT_NAMES) - unseen
