"""What the controller tells, and what buttons, keys and answers do at a table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.practice_session import laid
from canasta_qt.engine.state.refusals import NO_PILE, Reason, Refusal
from canasta_qt.gestures import Moment, NoUndo, Place, PromptKind, Spot
from canasta_qt.notation.position.line import parse_position
from canasta_qt.notation.record import AIDS
from tests.controller.heard import (
    ASKING,
    BOTS,
    DRAW,
    NAMES,
    OVER,
    PEOPLE,
    PLAY,
    UNOPENED,
    Table,
)
from tests.controller.letting_go import HAND, NEW, PILE, cards
from tests.positions import filled
from tests.rulebook.dealing import natural


def test_a_new_game_is_dealt_told_and_saved(qtbot: QtBot) -> None:
    del qtbot
    table = Table()

    table.controller.begin(table.session)

    assert table.told("table_started") == (NAMES, 0)
    assert table.told("saved") == (table.session.record,)
    assert table.told("advanced")[1] == table.controller.observation
    assert table.names() == ["table_started", "saved", "advanced", "what_now_changed"]


def test_a_game_that_has_begun_is_shown_saved_and_gone_on_with(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)

    assert table.told("shown") == (table.controller.observation,)
    assert table.told("saved") == (table.session.record,)
    assert table.bots.questions == [(table.session.decision, "standard", 0)]
    assert table.bots.seeds == [table.session.bot_seed(0)]
    assert table.bots.players == [table.session.seats.names[0]]
    assert table.names() == ["table_started", "shown", "what_now_changed", "saved"]


def test_a_bot_is_asked_once_and_a_person_never(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)
    table.controller.on_settled()
    assert len(table.bots.questions) == 1

    person = Table(PLAY, ("human", *BOTS[1:]))
    person.command(Command.DISCARD, "4c")
    assert person.bots.questions == []
    person.controller.on_settled()
    person.controller.on_settled()
    assert person.bots.questions == [(person.session.decision, "standard", 1)]


def test_a_table_without_a_game_hears_nothing(qtbot: QtBot) -> None:
    del qtbot
    table = Table()

    table.controller.on_settled()
    assert table.controller.find_targets((), Spot(Place.STOCK)) == ()
    table.controller.on_dropped((), Spot(Place.STOCK), HAND)
    table.controller.on_selection_changed(cards("Kc"))
    table.controller.on_rank_added(0, cards("4c"))
    table.controller.count_aid()
    table.command(Command.DRAW)

    assert table.names() == []
    with pytest.raises(RuntimeError):
        table.controller.next_round()


def test_who_leaves_the_table_leaves_nothing_lit_or_asked(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED)
    controller = table.controller
    controller.on_commanded(Command.MELD, cards("KcKdKh"))
    controller.on_selection_changed(cards("Qc"))
    table.names()

    controller.stop()

    assert (controller.session, controller.draft, controller.chosen) == (
        None,
        EMPTY,
        (),
    )
    assert table.names() == ["draft_changed"]


def test_a_table_that_is_left_while_cards_fly_goes_on_with_nothing(
    qtbot: QtBot,
) -> None:
    del qtbot
    table = Table(PLAY)
    table.command(Command.DISCARD, "4c")
    table.controller.stop()
    table.names()

    table.controller.on_settled()

    assert table.names() == []


@pytest.mark.parametrize("is_dropped", [False, True])
def test_the_cards_that_were_tried_are_known_while_it_is_refused(
    qtbot: QtBot, *, is_dropped: bool
) -> None:
    """Who explains a refusal asks for them."""
    del qtbot
    table = Table(PLAY)
    controller = table.controller
    tried: list[object] = []
    controller.refused.connect(lambda *_: tried.append(controller.tried))

    if is_dropped:
        controller.on_dropped(cards("KcQc"), HAND, NEW)
    else:
        table.command(Command.MELD, "KcQc")

    assert tried == [cards("KcQc")]
    assert controller.tried == ()


def test_nothing_is_selected_while_cards_fly(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY)
    controller = table.controller
    controller.on_selection_changed(cards("4c"))
    chosen: list[object] = []
    controller.advanced.connect(lambda *_: chosen.append(controller.chosen))
    table.names()

    table.command(Command.DISCARD, "4c")

    assert chosen == [()]
    assert table.names()[:2] == ["saved", "advanced"]


def test_every_look_at_what_is_out_is_counted_and_saved(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY)
    for count in (1, 2):
        table.controller.count_aid()
        (record,) = table.told("saved")
        assert record.own[AIDS] == count


def test_what_is_taken_back_is_told_and_saved(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY)
    table.command(Command.MELD, "KcKdKh")
    happened, _ = table.told("advanced")
    undone: list[object] = []
    table.controller.undone.connect(lambda *told: undone.extend(told))
    table.controller.on_selection_changed(cards("Qc"))

    table.command(Command.UNDO)

    assert undone == [happened, table.controller.observation, EMPTY]
    assert table.told("saved") == (table.session.record,)
    assert table.lines() == []
    assert table.controller.chosen == ()
    assert table.names()[-1] == "what_now_changed"


def test_what_cannot_be_taken_back_is_refused(qtbot: QtBot) -> None:
    del qtbot
    table = Table(DRAW.format("KcKd"))
    table.command(Command.DRAW)
    table.names()

    table.command(Command.UNDO)

    assert table.told("refused")[0].kind is NoUndo.DRAWN
    assert table.names() == ["refused"]


def test_what_lies_ready_is_taken_back_before_what_was_played(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED)
    table.command(Command.MELD, "KcKdKh")
    table.command(Command.MELD, "QcQdQh")
    table.names()

    table.command(Command.UNDO)

    assert table.controller.draft.cards == cards("KcKdKh")
    assert table.names() == ["draft_changed", "what_now_changed"]


def test_a_game_shown_again_has_nothing_lying_ready(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED)
    table.command(Command.MELD, "KcKdKh")

    table.controller.show_again()

    assert table.controller.draft == EMPTY


def test_nothing_new_is_told_once_the_table_rests_in_the_own_turn(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY)
    table.command(Command.MELD, "KcKdKh")
    table.names()

    table.controller.on_settled()

    assert table.names() == []


def test_the_end_of_practice_is_told_apart(qtbot: QtBot) -> None:
    """It counts for nothing."""
    del qtbot
    table = Table()
    told: list[RoundResult] = []
    table.controller.practised.connect(told.append)
    practised = laid(parse_position(filled(OVER)), 0)

    table.controller.begin(practised)

    assert [result.sheet for result in told] == [practised.sheet()]
    assert "round_over" not in table.names()


def test_an_end_is_told_with_its_count_once_the_table_rests(qtbot: QtBot) -> None:
    del qtbot
    table = Table(OVER)

    (result,) = table.told("round_over")

    assert isinstance(result, RoundResult)
    assert result.sheet == table.session.sheet()
    assert result.results == table.session.results()
    assert result.hands == ((), cards("Ac"), (), ())
    assert result.observation == table.controller.observation
    assert table.told("what_now_changed")[0].moment is Moment.HAND_OVER
    assert "game_over" not in table.names()
    table.controller.on_settled()
    assert table.names() == []


def test_the_end_of_the_match_is_told_as_such_and_nothing_is_dealt(
    qtbot: QtBot,
) -> None:
    del qtbot
    table = Table(OVER.replace("turn", "score=4900/0 turn"))
    rounds = len(table.session.record.rounds)

    assert table.told("what_now_changed")[0].moment is Moment.GAME_OVER
    assert table.told("game_over")[0].sheet.game_over
    assert "round_over" not in table.names()
    table.controller.next_round()
    assert len(table.session.record.rounds) == rounds


def test_the_next_round_is_dealt_when_asked_for(qtbot: QtBot) -> None:
    del qtbot
    table = Table(OVER)

    table.controller.next_round()

    assert len(table.session.record.rounds) == 2
    assert not table.session.over


@pytest.mark.parametrize(
    ("players", "viewer", "is_asked"),
    [
        (PEOPLE, 0, True),
        (PEOPLE, 1, False),
        (PEOPLE, 2, False),
        (("bot:standard", *PEOPLE[1:]), 0, False),
    ],
)
def test_a_person_is_asked_by_the_partner(
    qtbot: QtBot, players: tuple[str, ...], viewer: int, *, is_asked: bool
) -> None:
    del qtbot
    table = Table(ASKING, players, viewer)

    prompt = table.controller.prompt

    assert (prompt is not None) == is_asked
    if prompt is not None:
        assert (prompt.kind, prompt.asker) == (PromptKind.ANSWER_PARTNER, 2)
        (now,) = table.told("what_now_changed")
        assert (now.moment, now.points, now.held) == (Moment.ANSWER, 25, 22)
        table.command(Command.YES)
        assert table.lines() == ["0: yes"]
        assert table.controller.prompt is None
        assert table.told("prompt_changed") == (None,)


def test_nothing_is_asked_in_play(qtbot: QtBot) -> None:
    del qtbot
    assert Table(PLAY).controller.prompt is None


def test_where_bots_sit_all_round_one_watches(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY, BOTS)

    (now,) = table.told("what_now_changed")

    watching = [Command.PAUSE, Command.STEP, Command.HANDS]
    assert (now.moment, now.seat) == (Moment.WATCH, 0)
    assert [offer.command for offer in now.offers] == watching
    table.command(Command.DISCARD, "4c")
    assert table.lines() == [], "nobody plays for a bot"


@pytest.mark.parametrize(
    ("text", "command", "what", "line"),
    [
        (DRAW.format("KcKd"), Command.DRAW, "", "0: draw"),
        (DRAW.format("KcKd"), Command.TAKE, "", "0: take [KcKdKs]"),
        (DRAW.format("KcKdKh"), Command.TAKE, "KcKd", "0: take [KcKdKs]"),
        (PLAY, Command.DISCARD, "4c", "0: discard 4c"),
        (PLAY, Command.MELD, "KcKdKh", "0: meld [KcKdKh]"),
        (PLAY, Command.MELD, "9s", "0: meld m0+9s"),
        (
            PLAY.replace("[9c9d9h]", natural("K")).replace("KcKdKh9sQcQd4c", "4c"),
            Command.DISCARD,
            "",
            "0: discard 4c",
        ),
        (
            PLAY.replace("[9c9d9h]", natural("J")).replace("KcKdKh9sQcQd4c", "4c5c6c"),
            Command.ASK,
            "",
            "0: ask",
        ),
        (
            "american turn=0.play pile=4d"
            " hands=Ac2c3s4c5c6c7c8c9cTcJcQcKcXr/(13)/(13)/(13)",
            Command.DECLARE,
            "",
            "0: declare straight",
        ),
    ],
)
def test_a_command_plays(
    qtbot: QtBot, text: str, command: Command, what: str, line: str
) -> None:
    del qtbot
    table = Table(text)
    table.names()

    table.command(command, what)

    if command is Command.ASK and not table.lines():
        assert table.told("refused")[0].reason is Reason.CANNOT_GO_OUT
        return
    assert table.lines() == [line]
    assert table.told("saved") == (table.session.record,)
    assert table.told("advanced")[1] == table.controller.observation


@pytest.mark.parametrize(
    ("text", "command", "what", "reason", "spot"),
    [
        (PLAY, Command.DRAW, "", Reason.ALREADY_DREW, Spot(Place.STOCK)),
        (PLAY, Command.TAKE, "", Reason.ALREADY_DREW, PILE),
        (PLAY, Command.TAKE, "Kc", Reason.ALREADY_DREW, PILE),
        (PLAY, Command.MELD, "KcQc", Reason.UNEQUAL_RANKS, NEW),
        (PLAY, Command.DECLARE, "", Reason.NO_SPECIAL_HAND, None),
        (PLAY, Command.FLOAT, "", Reason.FLOAT_NOT_ALLOWED, None),
        (PLAY, Command.YES, "", Reason.NOT_YOUR_DECISION, None),
        (PLAY, Command.NO, "", Reason.NOT_YOUR_DECISION, None),
        (DRAW.format("KcKd"), Command.TAKE, "Kc4c", Reason.UNEQUAL_RANKS, PILE),
        (
            PLAY.replace("turn=0", "turn=1"),
            Command.TAKE,
            "",
            Reason.NOT_YOUR_DECISION,
            PILE,
        ),
        (
            PLAY.replace("turn=0", "turn=1"),
            Command.DRAW,
            "",
            Reason.NOT_YOUR_DECISION,
            Spot(Place.STOCK),
        ),
    ],
)
def test_a_command_is_refused_where_its_cards_would_go(
    qtbot: QtBot,
    text: str,
    command: Command,
    what: str,
    reason: Reason,
    spot: Spot | None,
) -> None:
    del qtbot
    table = Table(text)
    table.names()

    table.command(command, what)

    refused, where = table.told("refused")
    assert (refused.reason, where) == (reason, spot)
    assert table.lines() == []
    assert table.names() == ["refused"]


@pytest.mark.parametrize("what", ["", "4c", "KcKd"])
@pytest.mark.parametrize(
    "text",
    [
        DRAW.format("KcKd"),
        DRAW.format("KcKd").replace("[9c9d9h]", "-"),
        "american turn=0.draw pile=7dTs hands=KcKd4c8d5c/(13)/(13)/(13)",
        "samba turn=0.draw pile=7dTs hands=TcKcKd4c8d5c/(15)/(15)/(15)",
    ],
)
def test_whoever_discards_before_drawing_is_told_to_draw_first(
    qtbot: QtBot, text: str, what: str
) -> None:
    del qtbot
    table = Table(text)
    table.names()

    table.command(Command.DISCARD, what)

    unopened = text.startswith("american")  # there the pile is none to take either
    refused = Refusal(Reason.DRAW_FIRST, kind=NO_PILE if unopened else "")
    assert table.told("refused") == (refused, PILE if what else HAND)
    assert table.lines() == []


def test_a_pile_lying_ready_is_not_taken_by_a_discard(qtbot: QtBot) -> None:
    del qtbot
    table = Table(DRAW.format("KcKd").replace("[9c9d9h]", "-"))
    table.command(Command.TAKE, "KcKd")
    ready = table.controller.draft
    assert ready.takes_pile

    table.command(Command.DISCARD, "4c")

    assert table.told("refused") == (Refusal(Reason.DRAW_FIRST), PILE)
    assert table.controller.draft == ready


def test_a_command_of_the_window_is_none_of_the_players(qtbot: QtBot) -> None:
    del qtbot
    table = Table(PLAY)
    table.names()

    table.command(Command.SHOW_SCORE)

    assert table.names() == []


def test_an_opening_is_staged_taken_back_and_played(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED)
    controller = table.controller
    table.names()

    table.command(Command.MELD, "KcKdKh")
    assert [group.cards for group in controller.draft.groups] == [cards("KcKdKh")]
    assert table.names() == ["draft_changed", "what_now_changed"]
    table.command(Command.MELD, "QcQdQh")
    controller.on_selection_changed(cards("Ac"))
    table.command(Command.UNSTAGE)
    assert controller.draft.cards == cards("KcKdKh")
    assert controller.chosen == ()
    table.command(Command.MELD, "QcQdQh")
    table.command(Command.UNSTAGE, "Qc")
    assert controller.draft.cards == cards("KcKdKhQdQh")
    table.command(Command.COMMIT)
    refused, where = table.told("refused")
    assert (refused.reason, where) == (controller.draft.refusal.reason, None)  # type: ignore[union-attr]
    assert table.lines() == []


def test_a_staged_opening_that_is_enough_is_played_as_one(qtbot: QtBot) -> None:
    del qtbot
    table = Table(UNOPENED.replace("score=1500/0", ""))

    table.command(Command.MELD, "KcKdKh")
    table.command(Command.MELD, "QcQdQh")
    assert table.lines() == []
    table.command(Command.COMMIT)

    assert table.lines() == ["0: meld [KcKdKh] [QcQdQh]"]
    assert table.controller.draft == EMPTY
