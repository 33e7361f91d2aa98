"""Several people at one machine: whose hand lies open, and what is covered."""

from random import Random

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.observation import SPECTATOR
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import Moment, PromptKind
from canasta_qt.notation.actions import parse_action
from tests.controller.heard import (
    BOTS,
    OVER,
    PLAY,
    TWO,
    Table,
    bots_turn,
    moment,
    offered,
)
from tests.controller.letting_go import HAND, PILE, cards
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
    return now.seat if now.moment is Moment.PASS else None


def test_who_has_played_is_covered_and_the_table_turns_to_the_next() -> None:
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


def test_no_hand_is_uncovered_while_a_bot_decides() -> None:
    """It would be the bot's."""
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_settled()
    assert (moment(table), offered(table)) == (Moment.OTHERS, [Command.SKIP])

    table.command(Command.UNCOVER)

    assert table.session.is_covered
    assert table.session.seats.viewer == 0


def test_no_hand_is_uncovered_before_the_table_shows_whose_turn_it_is() -> None:
    table = Table(SHORT, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")
    table.controller.on_settled()
    bots_turn(table, "draw")
    table.controller.on_bot_chose(table.session.decision, parse_action("discard 5s"))

    table.command(Command.UNCOVER)
    assert table.session.is_covered
    assert moment(table) is Moment.OTHERS
    table.controller.on_settled()
    table.command(Command.UNCOVER)

    assert table.session.reader == 2


def test_what_was_selected_under_the_cover_is_not_selected_any_more() -> None:
    table = Table(PLAY, TWO)
    table.controller.on_selection_changed(cards("4c"))

    table.command(Command.UNCOVER)

    assert table.controller.chosen == ()
    assert moment(table) is Moment.PLAY


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


def test_a_hand_given_up_while_cards_fly_is_covered_when_they_lie() -> None:
    table = Table(PLAY, TWO)
    table.command(Command.UNCOVER)
    table.command(Command.DISCARD, "4c")

    table.controller.hand_over("expert")
    assert not table.session.is_covered
    table.controller.on_settled()

    assert table.session.is_covered


def test_a_hand_given_up_in_its_turn_is_covered_at_once() -> None:
    table = Table(SHORT.replace("turn=0", "turn=1").replace("play", "draw"), TWO)
    table.session.is_covered = False
    table.names()

    table.controller.hand_over("expert")

    assert table.told("table_started")[1] == SPECTATOR
    assert table.told("shown")[0].hand == []


def test_a_seat_taken_back_after_a_round_covers_nothing() -> None:
    """All hands lie open then."""
    table = Table(OVER, TWO)
    table.session.hand_over(2, "bot:expert")
    table.session.is_covered = False

    table.controller.hand_over(None, 2)

    assert not table.session.is_covered


def test_the_one_person_left_goes_on_with_a_shared_game_uncovered() -> None:
    table = Table("", TWO)
    table.session.start()
    table.controller.session = table.session
    table.controller.hand_over("beginner", 0)

    again = Session.resume(table.session.record, Random(1))

    assert not again.is_covered
    assert again.reader == 2


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
