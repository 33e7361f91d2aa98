"""Who sits where: hands covered, seats handed over, games left and come back to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.practice_session import laid
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.observation import SPECTATOR
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import PromptKind, TurnState, UndoRefusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.handing_over import (
    count_stand_ins,
    final_players,
    player_changes,
)
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import format_record, parse_record
from tests.controller.heard import (
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
from tests.controller.letting_go import HAND, PILE, cards
from tests.narrow import some
from tests.positions import filled
from tests.rulebook.dealing import natural

pytestmark = pytest.mark.usefixtures("qtbot")


LAST_TWO = ("bot:standard", "bot:standard", "human", "human")


PARTNERS_ANSWER = PLAY.replace("[9c9d9h]", natural("J")).replace(
    "KcKdKh9sQcQd4c", "Js5c"
)


SHORT = PLAY.replace("/(11)", "/5s5h", 1).replace("/(11)", "/6s6h7d8d", 1)
"""With a hand for the bot that is next, and for the person after it."""


def passed(table: Table) -> int | None:
    """The seat of the person to whom the machine is to be passed now."""
    (now,) = table.told("what_now_changed")
    return now.seat if now.moment is TurnState.PASS else None


def test_after_a_turn_the_hand_is_hidden_and_the_table_turns_to_the_next_person() -> (
    None
):
    table = Table(PLAY.replace("/(11)", "/5s5h", 1), TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_settled()
    assert table.session.is_covered
    assert table.controller.observation.hand == []
    assert table.bots.questions[-1][2] == 1, "a bot plays meanwhile"

    table.controller.on_bot_chose(table.session.decision, parse_action("draw"))
    (events, observation) = table.told("advanced")
    assert events == (CardsDrawn(1, (UNKNOWN,)),)
    assert observation.blind
    table.controller.on_settled()
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 5s"))
    table.controller.on_settled()
    assert passed(table) == 2

    table.command(Command.UNCOVER)

    assert actor(table.session.position) == table.session.seats.viewer == 2
    assert table.told("table_started")[1] == 2


def test_no_hand_is_uncovered_before_the_table_shows_whose_turn_it_is() -> None:
    """It would be a bot's."""
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_settled()
    assert (moment(table), offered(table)) == (TurnState.OTHERS, [Command.SKIP])
    table.command(Command.UNCOVER)
    assert table.session.is_covered
    assert table.session.seats.viewer == 0

    bots_turn(table, "draw")
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 5s"))
    table.command(Command.UNCOVER)
    assert table.session.is_covered
    assert moment(table) is TurnState.OTHERS
    table.controller.on_settled()
    table.command(Command.UNCOVER)

    assert table.session.reader == 2


def test_what_was_selected_under_the_cover_is_not_selected_any_more() -> None:
    table = Table(PLAY, TWO)
    table.controller.on_selection_changed(cards("4c"))

    table.command(Command.UNCOVER)

    assert table.controller.chosen == ()
    assert moment(table) is TurnState.PLAY


@pytest.mark.parametrize("players", [TWO, LAST_TWO, BOTS])
def test_no_gesture_is_heard_from_under_the_cover_or_for_a_bot(
    players: tuple[str, ...],
) -> None:
    table = Table(PLAY, players)
    table.names()

    assert table.controller.find_targets(cards("4c"), HAND) == ()
    table.controller.on_dropped(cards("4c"), HAND, PILE)
    table.controller.on_selection_changed(cards("4c"))
    table.controller.on_rank_added(7, cards("9s"))
    table.controller.do(parse_action("discard 4c"))

    assert table.names() == []
    assert table.lines() == []


def test_whoever_is_left_alone_with_bots_passes_the_machine_to_nobody() -> None:
    """Issue 11: the one person left was asked to pass it on every turn."""
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over("expert")
    bots_turn(table, "discard 4c", "draw", "discard 5s")
    assert passed(table) == 2, "the hand on the table was another one"
    table.command(Command.UNCOVER)

    table.command(Command.DRAW)
    table.controller.on_settled()
    table.command(Command.DISCARD, "6s")
    table.controller.on_settled()

    assert not table.session.is_covered
    assert table.session.reader == 2
    assert table.bots.questions[-1][2] == 3


def test_a_seat_taken_back_in_its_turn_waits_for_its_person() -> None:
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.controller.hand_over("expert")
    bots_turn(table, "discard 4c")
    assert table.session.is_covered
    table.controller.hand_over("expert", 2)
    bots_turn(table, "draw", "discard 5s")

    table.controller.hand_over(None, 2)
    assert passed(table) == 2
    table.controller.hand_over(None, 0)
    assert passed(table) == 2

    table.command(Command.UNCOVER)
    assert table.session.people == [0, 2]
    assert table.session.reader == 2


def test_a_hand_given_up_is_covered_at_once_or_when_the_cards_that_fly_lie() -> None:
    table = Table(SHORT.replace("turn=0", "turn=1").replace("play", "draw"), TWO)
    table.session.is_covered = False
    table.names()
    table.controller.hand_over("expert")
    assert table.told("table_started")[1] == SPECTATOR
    assert table.told("shown")[0].hand == []

    table = Table(PLAY, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.hand_over("expert")
    assert not table.session.is_covered
    table.controller.on_settled()
    assert table.session.is_covered


def test_a_seat_taken_back_after_a_round_covers_nothing() -> None:
    """All hands lie open then."""
    table = Table(OVER, TWO)
    table.session.hand_over(2, "bot:expert")
    table.session.is_covered = False

    table.controller.hand_over(None, 2)

    assert not table.session.is_covered


def test_a_partner_at_the_same_machine_is_asked_behind_the_cover() -> None:
    table = Table(PARTNERS_ANSWER, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.ASK)
    assert table.controller.prompt is None, "the one who asks is not asked"
    table.controller.on_settled()
    assert passed(table) == 2

    table.command(Command.UNCOVER)
    (prompt,) = table.told("prompt_changed")
    assert prompt.kind is PromptKind.ANSWER_PARTNER
    table.command(Command.NO)
    table.controller.on_settled()

    assert passed(table) == 0
    assert table.told("prompt_changed") == (None,)


LAST = PLAY.replace("[9c9d9h]", natural("K")).replace("KcKdKh9sQcQd4c", "4c")
"""The discard ends the round."""


def practise_and_come_back(table: Table) -> None:
    """Play another game elsewhere, and hear only what coming back tells."""
    table.controller.suspend()
    table.heard.clear()
    table.bots.questions.clear()
    table.controller.resume()


def test_paused_bots_stay_paused_after_practice() -> None:
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)

    practise_and_come_back(table)

    assert moment(table) is TurnState.PAUSED
    assert table.bots.questions == []


@pytest.mark.parametrize("begins", [False, True])
def test_a_step_that_was_not_taken_is_not_taken_later(*, begins: bool) -> None:
    """It was asked for while the cards still flew, and the table was left then."""
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 4c"))
    table.command(Command.STEP)

    if begins:
        table.controller.begin(table.session)
        table.command(Command.PAUSE)
        table.bots.questions.clear()
        table.controller.ask_next()
    else:
        practise_and_come_back(table)

    assert moment(table) is TurnState.PAUSED
    assert table.bots.questions == []


def test_a_new_game_does_not_wait_as_or_for_the_one_before() -> None:
    table = Table(PLAY, BOTS)
    table.command(Command.PAUSE)
    table.bots.questions.clear()

    table.controller.begin(table.session)

    assert moment(table) is TurnState.WATCH
    assert len(table.bots.questions) == 1
    assert table.bots.waiting is not None
    table.controller.begin(laid(parse_position(filled(PLAY)), 0))
    assert table.bots.waiting is None


def test_an_answer_to_another_decision_or_game_is_not_played() -> None:
    table = Table(PLAY.replace("turn=0", "turn=1"), ONE)
    choose = table.controller.on_bot_chose
    throw, decision = parse_action("discard 4c"), table.session.decision

    for off in (-1, 1):
        choose(decision + off, throw)
    table.controller.suspend()
    choose(decision, throw)

    assert table.lines() == []


def test_the_end_of_a_round_is_told_once() -> None:
    table = Table(OVER)
    assert "round_over" in table.names()

    practise_and_come_back(table)

    assert moment(table) is TurnState.HAND_OVER
    assert "round_over" not in table.names()


def test_the_unseen_end_of_a_round_is_emitted_after_resume() -> None:
    """The table was left while the last card still flew, and shows it later."""
    table = Table(LAST)
    table.command(Command.DISCARD, "4c")
    assert "round_over" not in table.names()

    practise_and_come_back(table)
    table.controller.on_settled()

    assert table.told("round_over")[0].sheet == table.session.sheet()


def test_the_record_says_who_played_which_action() -> None:
    table = Table(PLAY, ONE)
    session = table.session
    table.command(Command.MELD, "KcKdKh")
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(session.decision, parse_action("discard 4c"))

    record = parse_record(format_record(session.record))

    assert record.players == ONE, "the seat stays the player's"
    assert final_players(record)[0] == "bot:expert"
    assert player_changes(record.rounds[-1]) == [(1, 0, "bot:expert")]
    assert count_stand_ins(record) == 1


@pytest.mark.parametrize("players", [ONE, TWO])
def test_a_game_is_resumed_with_the_bot_that_stood_in(players: tuple[str, ...]) -> None:
    """The one person left goes on with a shared game uncovered."""
    table = Table("", players)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over("beginner", 0)

    record = parse_record(format_record(table.session.record))
    again = Session.resume(record, Random(1))

    assert again.level(0) == "beginner"
    assert again.position == table.session.position
    if players is ONE:
        assert not again.decides
    else:
        assert not again.is_covered
        assert again.reader == 2


def test_handed_over_and_taken_back_before_anything_happened_leaves_no_trace() -> None:
    table = Table(PLAY, ONE)
    before = table.session.record

    table.controller.hand_over("expert")
    table.controller.hand_over(None)

    assert table.session.record == before


def test_the_seats_that_may_be_taken_back_are_those_of_people() -> None:
    """The window lists them by name."""
    session = Table(PLAY, TWO).session
    assert session.handed_over == []

    session.hand_over(2, "bot:expert")
    assert session.handed_over == [2]
    session.hand_over(0, "bot:expert")
    assert session.handed_over == [0, 2]
    session.hand_over(2, "human")
    assert session.handed_over == [0]


def test_a_bot_that_plays_for_a_person_is_asked_and_not_the_person() -> None:
    table = Table(ASKING, ONE)
    assert table.told("prompt_changed") != (None,)

    table.controller.hand_over("expert")

    assert table.told("prompt_changed") == (None,)
    assert table.bots.waiting == table.session.decision


def test_what_the_player_does_in_a_seat_taken_back_is_undone_and_no_bots_act() -> None:
    table = Table(PLAY, ONE)
    table.command(Command.MELD, "KcKdKh")
    assert table.session.undo_refusal() is None
    table.controller.hand_over("expert")
    table.controller.on_bot_chose(table.session.decision, parse_action("meld m0+9s"))
    table.command(Command.TAKE_SEAT)
    assert some(table.session.undo_refusal()).kind == UndoRefusal.NOTHING

    table.command(Command.DISCARD, "4c")
    assert table.session.undo_refusal() is None
    table.session.undo()

    assert table.lines() == ["0: meld [KcKdKh], meld m0+9s"]


@pytest.mark.parametrize(
    "broken", ["x", [1], [{"after": "1", "seat": 0, "player": "bot:expert"}], {}]
)
def test_marks_broken_by_hand_are_left_out(broken: object) -> None:
    table = Table("", ONE)
    table.session.start()
    record = table.session.record
    dealt = replace(record.rounds[0], own={"_handed": broken})
    marked = replace(record, rounds=(dealt,))

    assert final_players(marked) == ONE
    assert count_stand_ins(marked) == 0


def test_who_looks_into_all_hands_sees_what_the_bottom_one_draws() -> None:
    table = Table(PLAY, BOTS)
    drawn = CardsDrawn(0, cards("4c"))
    assert table.session.seen([drawn]) == (CardsDrawn(0, (UNKNOWN,)),)

    table.command(Command.HANDS)

    assert len(table.told("shown")[0].hand) == 7
    assert table.session.seen([drawn]) == (drawn,)


def test_a_step_asked_for_while_bots_play_makes_them_wait() -> None:
    """The bot that is thinking is no longer waited for."""
    table = Table(PLAY, BOTS)

    table.command(Command.STEP)

    assert moment(table) is TurnState.PAUSED
    assert table.bots.waiting is None
    table.command(Command.PAUSE)
    assert table.bots.waiting == table.session.decision
