"""What the controller tells, and what buttons, keys and answers do at a table."""

from __future__ import annotations

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.engine.state.refusals import NO_PILE, Reason, Refusal
from canasta_qt.gestures import STAGED, Moment, Place, PromptKind, Spot
from canasta_qt.notation.record import AIDS
from tests.controller.heard import ASKING, DRAW, OVER, PEOPLE, PLAY, UNOPENED, Table
from tests.controller.letting_go import HAND, NEW, PILE
from tests.rulebook.dealing import natural

pytestmark = pytest.mark.usefixtures("qtbot")


def test_every_look_at_what_is_out_is_counted_and_saved() -> None:
    table = Table(PLAY)
    for count in (1, 2):
        table.controller.count_aid()
        (record,) = table.told("saved")
        assert record.own[AIDS] == count


def test_the_end_of_the_match_is_told_as_such_and_nothing_is_dealt() -> None:
    table = Table(OVER.replace("turn", "score=4900/0 turn"))
    rounds = len(table.session.record.rounds)

    assert table.told("what_now_changed")[0].moment is Moment.GAME_OVER
    assert table.told("game_over")[0].sheet.game_over
    assert "round_over" not in table.names()
    table.controller.next_round()
    assert len(table.session.record.rounds) == rounds


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
    players: tuple[str, ...], viewer: int, *, is_asked: bool
) -> None:
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
def test_a_command_plays(text: str, command: Command, what: str, line: str) -> None:
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
    text: str, command: Command, what: str, reason: Reason, spot: Spot | None
) -> None:
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
    text: str, what: str
) -> None:
    table = Table(text)
    table.names()

    table.command(Command.DISCARD, what)

    unopened = text.startswith("american")  # there the pile is none to take either
    refused = Refusal(Reason.DRAW_FIRST, kind=NO_PILE if unopened else "")
    assert table.told("refused") == (refused, PILE if what else HAND)
    assert table.lines() == []


def test_a_pile_lying_ready_is_not_taken_by_a_discard() -> None:
    table = Table(DRAW.format("KcKd").replace("[9c9d9h]", "-"))
    table.command(Command.TAKE, "KcKd")
    ready = table.controller.draft
    assert ready.takes_pile

    table.command(Command.DISCARD, "4c")

    first = Refusal(Reason.DISCARD_ONE, 1, 1, kind=STAGED)
    assert table.told("refused") == (first, PILE)
    assert table.controller.draft == ready


def test_a_staged_opening_that_is_enough_is_played_as_one() -> None:
    table = Table(UNOPENED.replace("score=1500/0", ""))

    table.command(Command.MELD, "KcKdKh")
    table.command(Command.MELD, "QcQdQh")
    assert table.lines() == []
    table.command(Command.COMMIT)

    assert table.lines() == ["0: meld [KcKdKh] [QcQdQh]"]
    assert table.controller.draft == EMPTY
