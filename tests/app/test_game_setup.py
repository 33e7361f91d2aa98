"""A game is dealt with the chosen setup, which is offered again the next time."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.app.game.bots import DEFAULT_LEVEL, bot_levels
from canasta_qt.app.game.game_setup import (
    all_seats,
    allowed_players_and_seating,
    last_game_setup,
    remembered_with_setup,
    ruleset_of_setup,
    ruleset_or_first,
    session_from_setup,
    setup_for_ruleset,
    setup_from_session,
)
from canasta_qt.app.game.ruleset_list import game_offers
from canasta_qt.app.settings.settings import Remembered
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.rule_bots.bot import PLAYER_LEVELS
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import MatchEnd
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from canasta_qt.windows.new_game.game_offer import GameOffer, GameSetup, SeatSetup
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.wording.ruleset_names import ruleset_title

BOT = SeatSetup("Anna", DEFAULT_LEVEL)
FOUR, TWO = ALL_RULESETS[:2]
SETUP = GameSetup(
    ruleset=FOUR.id,
    seats=(
        SeatSetup("Bea"),
        SeatSetup("Ruth", DEFAULT_LEVEL),
        SeatSetup("Emil", "random"),
        SeatSetup("Nora", DEFAULT_LEVEL),
    ),
    target=3000,
    player_count=4,
    seating="pairs",
)


def levels_of(setup: GameSetup) -> list[str | None]:
    return [seat.level for seat in setup.seats[1 : setup.player_count]]


def offer(ruleset: str) -> GameOffer:
    (found,) = (each for each in game_offers() if each.ruleset_key == ruleset)
    return found


def test_six_levels_are_offered_in_order_with_a_description_of_each() -> None:
    found = bot_levels()

    titles = "Novice", "Beginner", "Casual", "Standard", "Expert", "Master"
    assert tuple(level.title for level in found) == titles
    assert all(level.character for level in found)
    assert {level.name for level in found} <= set(BOTS_BY_LEVEL)


def test_in_the_first_game_opponents_are_novices_and_the_partner_is_not() -> None:
    """In every ruleset."""
    first = last_game_setup(Remembered(), Choices())
    alone = setup_for_ruleset(
        ruleset_or_first("classic_3"), (0, ""), Remembered(), Choices()
    )
    six = setup_for_ruleset(
        ruleset_or_first("hand_and_foot"), (6, "pairs"), Remembered(), Choices()
    )

    weak = PLAYER_LEVELS[0]
    assert levels_of(first) == [weak, DEFAULT_LEVEL, weak]
    assert levels_of(alone) == [weak, weak]
    assert levels_of(six) == [weak, weak, DEFAULT_LEVEL, weak, weak]


def test_levels_are_remembered_when_another_game_is_chosen() -> None:
    """After a first game in pairs, three play alone.

    A partner whose level was raised is a weak opponent again; a level chosen higher
    stays. Players who join later get the level of all.
    """
    seats = (SeatSetup("Bea"), *(SeatSetup(name, "expert") for name in "ABCDEFG"))
    kept = remembered_with_setup(Remembered(), replace(SETUP, seats=seats))
    found = last_game_setup(kept, Choices()).seats
    assert {seat.level for seat in found[1:]} == {"expert"}
    samba = setup_for_ruleset(ruleset_or_first("samba"), (6, "pairs"), kept, Choices())
    assert set(levels_of(samba)) == {"expert"}

    kept = remembered_with_setup(Remembered(), last_game_setup(Remembered(), Choices()))
    strong = replace(kept, levels="novice|expert|novice")
    for found_levels, across in ((kept, PLAYER_LEVELS[0]), (strong, "expert")):
        alone = setup_for_ruleset(
            ruleset_or_first("classic_3"), (0, ""), found_levels, Choices()
        )
        assert levels_of(alone) == [PLAYER_LEVELS[0], across]


def test_every_game_is_offered_with_its_seatings_and_target() -> None:
    assert [each.ruleset_key for each in game_offers()] == [
        each.id for each in ALL_RULESETS
    ]
    (table,) = offer(FOUR.id).tables
    assert table.seat_relations == ("You", "Left", "Partner", "Right")
    assert table.partner_seats == {2}
    assert offer(TWO.id).tables[0].seat_relations == ("You", "Opponent")
    assert offer(FOUR.id).default_target == 5000
    assert 5000 in offer(FOUR.id).target_choices
    assert offer("chilean").pack_choices == (3, 4)
    assert offer("samba").pack_choices == ()
    # The rules say what the source leaves open.
    assert (
        offer("samba").rules_source
        == "Based on: Encyclopedia article on Canasta, Samba"
    )
    for ruleset, summary in (
        (FOUR.id, "2 packs, 11 cards each, draw 1, 1 canasta to go out"),
        (TWO.id, "2 packs, 15 cards each, draw 2, 2 canastas to go out"),
        (
            "hand_and_foot_quad",
            "4 packs, packets of 11 and 13 cards, draw 2, 2 canastas to go out",
        ),
    ):
        assert offer(ruleset).tables[0].summary == summary


def test_games_with_feet_are_offered_for_two_to_eight_in_every_seating() -> None:
    tables = offer("hand_and_foot").tables

    assert [(table.player_count, table.seating) for table in tables] == [
        (2, "solo"),
        (3, "solo"),
        (4, "pairs"),
        (4, "solo"),
        (5, "solo"),
        (6, "pairs"),
        (6, "solo"),
        (8, "pairs"),
    ]
    assert [table.player_count for table in tables if table.is_default] == [4, 4]
    six = tables[5]
    assert six.sides_text == "3 pairs"
    assert six.seat_relations == ("You", "Left", "Seat 3", "Partner", "Seat 5", "Right")
    assert (offer("hand_and_foot").default_target, offer("hand_and_foot").rounds) == (
        None,
        4,
    )


def test_the_game_is_dealt_with_the_chosen_setup() -> None:
    setup = replace(
        SETUP, allows_undo=False, deal_number=20261122, deal_date="2026-11-22"
    )
    session = session_from_setup(setup, Random(1))
    assert session.seats.names == ("Bea", "Ruth", "Emil", "Nora")
    played = [None, DEFAULT_LEVEL, "random", DEFAULT_LEVEL]
    assert [session.bot_level(seat) for seat in range(4)] == played
    record = session.record
    assert (record.ruleset.target_score, record.deal_number) == (3000, 20261122)
    assert record.private_fields == {
        **record.private_fields,
        "_undo": False,
        "_day": "2026-11-22",
    }

    eight = tuple(SeatSetup(f"P{n}", DEFAULT_LEVEL) for n in range(8))
    setup = GameSetup(ruleset="chilean", seats=eight, player_count=4, pack_count=4)
    assert session_from_setup(setup, Random(1)).position.terms.decks == 4
    setup = GameSetup(
        ruleset="hand_and_foot",
        seats=eight,
        player_count=6,
        seating="solo",
        round_count=2,
    )
    terms = session_from_setup(setup, Random(1)).position.terms
    assert (terms.players, terms.sides, terms.rules.rounds) == (6, 6, 2)

    setup = replace(SETUP, ruleset="classic_4(hand_size=13)")
    again = session_from_setup(
        setup_from_session(session_from_setup(setup, Random(1))), Random(2)
    )
    assert again.position.terms.hand_size == 13, "house rules as in the last game"
    assert again.record.ruleset.target_score == 3000
    assert again.seats.names == ("Bea", "Ruth", "Emil", "Nora")


@pytest.mark.parametrize("ruleset", [FOUR.id, "hand_and_foot"])
def test_every_game_can_be_played_for_one_round_or_to_any_score(ruleset: str) -> None:
    setup = replace(SETUP, ruleset=ruleset, target=None)

    match = ruleset_of_setup(replace(setup, round_count=1))
    assert (match.match_end, match.rounds) == (MatchEnd.ROUNDS, 1)
    assert match.target_score is None

    match = ruleset_of_setup(replace(setup, target=7250))
    assert (match.match_end, match.target_score) == (MatchEnd.TARGET, 7250)
    assert match.rounds is None

    assert ruleset_of_setup(setup) == ruleset_or_first(ruleset)


def test_a_one_round_game_ends_after_the_round_and_keeps_its_rulesets_name() -> None:
    setup = replace(SETUP, target=None, round_count=1, seats=(BOT,) * 4)
    session = session_from_setup(setup, Random(1))
    session.start()
    while (seat := seat_to_act(session.position)) is not None:
        decided = BOTS_BY_LEVEL[DEFAULT_LEVEL].decide(session.observe(seat), 1, 0)
        session.submit(decided.action)

    assert session.score_sheet().game_over
    assert ruleset_title(session.record.ruleset) == FOUR.title
    again = last_game_setup(remembered_with_setup(Remembered(), setup), Choices())
    assert (again.target, again.round_count) == (None, 1)


def test_the_last_game_is_selected_again_with_its_target_and_packs() -> None:
    """A custom ruleset stays one."""
    rounds = replace(SETUP, ruleset="chilean", target=None, round_count=3, pack_count=4)
    score = replace(SETUP, ruleset="chilean", target=7250, pack_count=3)
    ours = make_named_rules(
        "Sunday rules", "", parse_ruleset("classic_4(hand_size=13)")
    )
    save_rules(ours)
    own = replace(SETUP, ruleset="own:Sunday rules")

    for setup in (rounds, score, own):
        assert setup_from_session(session_from_setup(setup, Random(1))) == setup


def test_impossible_remembered_settings_are_not_proposed() -> None:
    """Regression: with `target=-1` in the settings, New game showed −1 points."""
    found = Remembered(target=-1, rounds=-1, packs=-1)
    setup = last_game_setup(found, Choices())
    assert (setup.target, setup.round_count, setup.pack_count) == (None, None, None)

    feet = ruleset_or_first("hand_and_foot")
    assert allowed_players_and_seating(feet, 6, "solo") == (6, "solo")
    assert allowed_players_and_seating(feet, 6, "") == (6, "pairs")
    assert allowed_players_and_seating(feet, 7, "pairs") == (4, "pairs")
    assert allowed_players_and_seating(ruleset_or_first("classic_3"), 4, "pairs") == (
        3,
        "solo",
    )


def test_the_first_setup_has_the_usual_names() -> None:
    """Also if the ruleset of the last game does not exist any more."""
    for found in (Remembered(), Remembered(ruleset="no_such_game")):
        setup = last_game_setup(found, Choices(player_name="Bea"))

        assert setup.ruleset == FOUR.id
        names = [seat.name for seat in setup.seats]
        assert names[:4] == ["Bea", "Clara", "Anton", "Tomás"]
        assert len(set(names)) == 8
        assert [seat.level for seat in setup.seats].count(None) == 1
        assert (setup.player_count, setup.seating) == (4, "pairs")


def test_a_game_for_two_keeps_the_remembered_names_of_other_players() -> None:
    four, choices = (
        remembered_with_setup(Remembered(), SETUP),
        Choices(player_name="Bea"),
    )
    again = last_game_setup(four, choices)
    assert replace(again, seats=again.seats[:4]) == SETUP

    two = GameSetup(
        ruleset=TWO.id,
        seats=(SeatSetup("Bea"), SeatSetup("Paula", DEFAULT_LEVEL)),
        player_count=2,
    )
    kept = last_game_setup(remembered_with_setup(four, two), choices)
    assert kept.ruleset == TWO.id
    names = [seat.name for seat in kept.seats]
    assert names[:4] == ["Bea", "Paula", "Emil", "Nora"]


def test_a_weak_opponent_who_becomes_the_partner_gets_the_usual_level() -> None:
    """Three played alone against two beginners; now four play in pairs."""
    found = Remembered(players=3, seating="solo", levels="beginner|beginner|casual")

    seats = all_seats(found, Choices(), 4, "pairs")
    assert [seat.level for seat in seats[:4]] == [
        None,
        "beginner",
        DEFAULT_LEVEL,
        "casual",
    ]
    pairs = replace(found, players=4, seating="pairs")
    assert all_seats(pairs, Choices(), 4, "pairs")[2].level == "beginner"
    broken = replace(found, players=0, seating="circle")
    assert all_seats(broken, Choices(), 4, "pairs")[2].level == DEFAULT_LEVEL
