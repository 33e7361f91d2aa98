"""Several people at one machine: covered hands, seats given to bots, games resumed."""

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.practice_session import session_at_position
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.observation import SPECTATOR_SEAT
from canasta_qt.gestures import PromptKind, TurnState, UndoRefusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.handing_over import (
    count_bot_actions,
    final_players,
    player_changes,
)
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import format_record, parse_record
from tests.controller.dropped_cards import HAND, PILE, cards
from tests.controller.recorded_controller import (
    ASKING,
    BOTS,
    ONE,
    OVER,
    PLAY,
    TWO,
    Table,
    bots_turn,
    moment,
    offered,
)
from tests.narrow import some
from tests.positions import filled
from tests.rulebook.dealing import natural

pytestmark = pytest.mark.usefixtures("qtbot")


LAST_TWO = ("bot:standard", "bot:standard", "human", "human")


PARTNERS_ANSWER = PLAY.replace("[9c9d9h]", natural("J")).replace(
    "KcKdKh9sQcQd4c", "Js5c"
)


SHORT = PLAY.replace("/(11)", "/5s5h", 1).replace("/(11)", "/6s6h7d8d", 1)
"""With cards for the next seat, a bot, and for the person after it."""


def next_person(table: Table) -> int | None:
    """Return the seat of the person to whom the machine is passed now."""
    (now,) = table.told("turn_status_changed")
    return now.seat if now.state is TurnState.PASS else None


def test_no_hand_is_uncovered_before_the_table_shows_the_turn_of_a_person() -> None:
    """It would be the hand of a bot."""
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_animations_ended()
    assert (moment(table), offered(table)) == (TurnState.OTHERS, [Command.SKIP])
    table.command(Command.UNCOVER)
    assert table.session.is_covered
    assert table.session.seats.viewer == 0

    bots_turn(table, "draw")
    table.controller.on_bot_action(table.session.decision, parse_action("discard 5s"))
    table.command(Command.UNCOVER)
    assert table.session.is_covered
    assert moment(table) is TurnState.OTHERS
    table.controller.on_animations_ended()
    table.command(Command.UNCOVER)

    assert table.session.visible_seat == 2


def test_uncovering_the_hand_clears_the_selection() -> None:
    table = Table(PLAY, TWO)
    table.controller.on_selection_changed(cards("4c"))

    table.command(Command.UNCOVER)

    assert table.controller.selected_cards == ()
    assert moment(table) is TurnState.PLAY


@pytest.mark.parametrize("players", [TWO, LAST_TWO, BOTS])
def test_gestures_do_nothing_with_a_covered_hand_or_for_a_bot(
    players: tuple[str, ...],
) -> None:
    table = Table(PLAY, players)
    table.names()

    assert table.controller.find_targets(cards("4c"), HAND) == ()
    table.controller.on_dropped(cards("4c"), HAND, PILE)
    table.controller.on_selection_changed(cards("4c"))
    table.controller.on_add_to_rank(7, cards("9s"))
    table.controller.play_action(parse_action("discard 4c"))

    assert table.names() == []
    assert table.lines() == []


def test_a_person_left_alone_with_bots_plays_without_a_cover() -> None:
    """Issue 11: the only person left was asked to pass the machine on every turn."""
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over_seat("expert")
    bots_turn(table, "discard 4c", "draw", "discard 5s")
    assert next_person(table) == 2, "the hand on the table was another one"
    table.command(Command.UNCOVER)

    table.command(Command.DRAW)
    table.controller.on_animations_ended()
    table.command(Command.DISCARD, "6s")
    table.controller.on_animations_ended()

    assert not table.session.is_covered
    assert table.session.visible_seat == 2
    assert table.bots.questions[-1][2] == 3


def test_a_seat_taken_back_from_a_bot_is_covered_until_its_person_comes() -> None:
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over_seat("expert")
    bots_turn(table, "discard 4c")
    assert table.session.is_covered
    table.controller.hand_over_seat("expert", 2)
    bots_turn(table, "draw", "discard 5s")

    table.controller.hand_over_seat(None, 2)
    assert next_person(table) == 2
    table.controller.hand_over_seat(None, 0)
    assert next_person(table) == 2

    table.command(Command.UNCOVER)
    assert table.session.people_seats == [0, 2]
    assert table.session.visible_seat == 2


def test_a_hand_given_to_a_bot_is_covered_once_no_cards_move() -> None:
    table = Table(SHORT.replace("turn=0", "turn=1").replace("play", "draw"), TWO)
    table.session.is_covered = False
    table.names()
    table.controller.hand_over_seat("expert")
    assert table.told("table_started")[1] == SPECTATOR_SEAT
    assert table.told("observation_shown")[0].hand == []

    table = Table(PLAY, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.hand_over_seat("expert")
    assert not table.session.is_covered
    table.controller.on_animations_ended()
    assert table.session.is_covered


def test_taking_a_seat_back_after_the_round_covers_no_hand() -> None:
    """All hands are open then."""
    table = Table(OVER, TWO)
    table.session.hand_over(2, "bot:expert")
    table.session.is_covered = False

    table.controller.hand_over_seat(None, 2)

    assert not table.session.is_covered


def test_a_partner_at_the_same_machine_is_asked_after_uncovering_the_hand() -> None:
    table = Table(PARTNERS_ANSWER, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.ASK)
    assert table.controller.prompt is None, "the one who asks is not asked"
    table.controller.on_animations_ended()
    assert next_person(table) == 2

    table.command(Command.UNCOVER)
    (prompt,) = table.told("prompt_changed")
    assert prompt.kind is PromptKind.ANSWER_PARTNER
    table.command(Command.NO)
    table.controller.on_animations_ended()

    assert next_person(table) == 0
    assert table.told("prompt_changed") == (None,)


LAST = PLAY.replace("[9c9d9h]", natural("K")).replace("KcKdKh9sQcQd4c", "4c")
"""The discard ends the round."""


def practise_and_come_back(table: Table) -> None:
    """Suspend and resume the game, and keep only the signals of resuming."""
    table.controller.suspend()
    table.heard.clear()
    table.bots.questions.clear()
    table.controller.resume()


@pytest.mark.parametrize("begins", [False, True])
def test_a_requested_single_step_is_forgotten_when_the_table_is_left(
    *, begins: bool
) -> None:
    """The step is requested, and the table left, while cards are moving."""
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.controller.on_bot_action(table.session.decision, parse_action("discard 4c"))
    table.command(Command.STEP)

    if begins:
        table.controller.begin_session(table.session)
        table.command(Command.PAUSE)
        table.bots.questions.clear()
        table.controller.request_next_decision()
    else:
        practise_and_come_back(table)

    assert moment(table) is TurnState.PAUSED
    assert table.bots.questions == []


def test_a_new_game_is_not_paused_and_waits_for_no_earlier_bot() -> None:
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.bots.questions.clear()

    table.controller.begin_session(table.session)

    assert moment(table) is TurnState.WATCH
    assert len(table.bots.questions) == 1
    assert table.bots.waiting is not None
    table.controller.begin_session(session_at_position(parse_position(filled(PLAY)), 0))
    assert table.bots.waiting is None


def test_the_answer_of_a_bot_to_another_decision_or_game_is_not_played() -> None:
    table = Table(PLAY.replace("turn=0", "turn=1"), ONE)
    choose = table.controller.on_bot_action
    throw, decision = parse_action("discard 4c"), table.session.decision

    for off in (-1, 1):
        choose(decision + off, throw)
    table.controller.suspend()
    choose(decision, throw)

    assert table.lines() == []


def test_the_end_of_a_round_is_reported_once() -> None:
    table = Table(OVER)
    assert "round_over" in table.names()

    practise_and_come_back(table)

    assert moment(table) is TurnState.HAND_OVER
    assert "round_over" not in table.names()


def test_an_unseen_end_of_a_round_is_reported_after_resuming() -> None:
    """The table is left while the last card moves and shows it later."""
    table = Table(LAST)
    table.command(Command.DISCARD, "4c")
    assert "round_over" not in table.names()

    practise_and_come_back(table)
    table.controller.on_animations_ended()

    assert table.told("round_over")[0].score_sheet == table.session.score_sheet()


def test_the_record_names_the_bot_that_played_for_a_person() -> None:
    table = Table(PLAY, ONE)
    session = table.session
    table.command(Command.MELD, "KcKdKh")
    table.controller.hand_over_seat("expert")
    table.controller.on_bot_action(session.decision, parse_action("discard 4c"))

    record = parse_record(format_record(session.record))

    assert record.players == ONE, "the seat stays the player's"
    assert final_players(record)[0] == "bot:expert"
    assert player_changes(record.rounds[-1]) == [(1, 0, "bot:expert")]
    assert count_bot_actions(record) == 1


@pytest.mark.parametrize("players", [ONE, TWO])
def test_a_resumed_game_keeps_the_bot_that_replaced_a_person(
    players: tuple[str, ...],
) -> None:
    """The only person left continues a shared game without a cover."""
    table = Table("", players)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over_seat("beginner", 0)

    record = parse_record(format_record(table.session.record))
    again = Session.resume(record, Random(1))

    assert again.bot_level(0) == "beginner"
    assert again.position == table.session.position
    if players is ONE:
        assert not again.is_person_deciding
    else:
        assert not again.is_covered
        assert again.visible_seat == 2


def test_handing_a_seat_over_and_back_without_a_move_leaves_no_trace() -> None:
    table = Table(PLAY, ONE)
    before = table.session.record

    table.controller.hand_over_seat("expert")
    table.controller.hand_over_seat(None)

    assert table.session.record == before


def test_the_bot_that_replaces_a_person_is_asked_instead_of_the_person() -> None:
    table = Table(ASKING, ONE)
    assert table.told("prompt_changed") != (None,)

    table.controller.hand_over_seat("expert")

    assert table.told("prompt_changed") == (None,)
    assert table.bots.waiting == table.session.decision


def test_undo_in_a_seat_taken_back_from_a_bot_reverts_only_own_actions() -> None:
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")
    assert table.session.undo_refusal() is None
    table.controller.hand_over_seat("expert")
    table.controller.on_bot_action(table.session.decision, parse_action("meld m0+9s"))
    table.command(Command.TAKE_SEAT)
    assert some(table.session.undo_refusal()).sentence == UndoRefusal.NOTHING

    table.command(Command.DISCARD, "4c")
    assert table.session.undo_refusal() is None
    table.session.undo()

    assert table.lines() == ["0: meld [KcKdKh], meld m0+9s"]


@pytest.mark.parametrize(
    "broken", ["x", [1], [{"after": "1", "seat": 0, "player": "bot:expert"}], {}]
)
def test_invalid_fields_about_handed_over_seats_are_ignored(broken: object) -> None:
    table = Table("", ONE)
    table.session.start()
    record = table.session.record
    dealt = replace(record.rounds[0], private_fields={"_handed": broken})
    marked = replace(record, rounds=(dealt,))

    assert final_players(marked) == ONE
    assert count_bot_actions(marked) == 0


def test_a_spectator_of_open_hands_sees_the_drawn_cards() -> None:
    table = Table(PLAY, BOTS)
    drawn = CardsDrawn(0, cards("4c"))
    assert table.session.masked_events([drawn]) == (CardsDrawn(0, (UNKNOWN,)),)

    table.command(Command.HANDS)

    assert len(table.told("observation_shown")[0].hand) == 7
    assert table.session.masked_events([drawn]) == (drawn,)


def test_requesting_a_single_step_while_bots_play_pauses_them() -> None:
    """The answer of a bot that is already thinking is dropped."""
    table = Table(PLAY, BOTS)

    table.command(Command.STEP)

    assert moment(table) is TurnState.PAUSED
    assert table.bots.waiting is None
    table.command(Command.PAUSE)
    assert table.bots.waiting == table.session.decision
