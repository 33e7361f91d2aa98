"""Wishes to the partner: by menu and plate, the answer in a bubble, who sees it."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.bots.messages import Reply
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.notation.wishes import Request
from canasta_qt.storage.paths import games_folder
from tests.app.playing import Start, deal, my_turn

PARTNER = 2
_NAMES = {Request.OUT: "Go out", Request.WAIT: "Wait for", Request.FREEZE: "Freeze"}


def dealt(qtbot: QtBot, start: Start) -> Program:
    program = start()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    return program


def game(program: Program) -> Session:
    session = program.match.session
    assert session is not None
    return session


def plain(action: QAction) -> str:
    return action.text().replace("&", "")


def opened(program: Program) -> QMenu:
    """The menu of wishes as one finds it who opens the menu of moves."""
    menus = program.window.menus
    menus.moving_asked.emit()
    return menus.wishes


def row(menu: QMenu, wish: Request) -> QAction:
    return next(it for it in menu.actions() if plain(it).startswith(_NAMES[wish]))


def bubble(program: Program) -> str:
    speech = program.table.scene().speech
    return speech.words if speech.isVisible() else ""


def plate(program: Program) -> str:
    """The second line of the partner's plate."""
    return program.table.scene().fixtures.plates[PARTNER - 1].look.below


def test_the_partner_answers_and_its_plate_says_what_holds(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(qtbot, start)
    session = game(program)
    assert plate(program) == "partner"

    row(opened(program), Request.WAIT).trigger()

    assert session.wishes(PARTNER) == (Request.WAIT,)
    assert bubble(program) == "All right."
    assert program.table.announcer.history[-1] == "Anton: All right."
    assert plate(program) == "waits for you"
    stops = " ".join(stop.name for stop in program.table.stops)
    assert "Anton, partner, waits for you, " in stops
    menu = opened(program)
    assert row(menu, Request.WAIT).isChecked()
    assert plain(menu.actions()[-1]).endswith("unless it costs more than 150 points")
    assert not menu.actions()[-1].isEnabled()
    saved = next(games_folder().glob("*.canasta"))
    assert "_wishes" in saved.read_text(encoding="utf-8")

    row(menu, Request.WAIT).trigger()

    assert session.wishes(PARTNER) == ()
    assert plate(program) == "partner"


def test_a_press_on_the_partners_plate_offers_wishes_and_why(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(qtbot, start)
    why: list[int] = []

    for seat in (1, 3):
        assert program.wishes.offer_at(seat, why.append) is None
    menu = program.wishes.offer_at(PARTNER, why.append)
    assert menu is not None
    row(menu, Request.FREEZE).trigger()
    menu.actions()[-1].trigger()
    menu.close()

    assert game(program).wishes(PARTNER) == (Request.FREEZE,)
    assert why == [PARTNER]
    program.table.advice.why_asked.emit(1)
    assert program.window.stage.advice.isVisible(), "opponents only answer"


def test_what_costs_too_much_is_said_once(qtbot: QtBot, start: Start) -> None:
    program = dealt(qtbot, start)
    session = game(program)
    row(opened(program), Request.WAIT).trigger()
    session.position.turn = PARTNER

    def said() -> list[str]:
        return program.table.announcer.history[before:]

    def reply(declined: str) -> None:
        program.runner.replied.emit(Reply(session.decision, DRAW, declined=declined))

    before = len(program.table.announcer.history)
    reply("")
    assert not said()
    reply("wait")
    reply("wait")
    dear = "Anton: That would cost us more than 150 points now."
    assert said() == [dear]
    assert bubble(program) == dear.removeprefix("Anton: ")
    row(opened(program), Request.WAIT).trigger()
    row(opened(program), Request.WAIT).trigger()
    reply("wait")
    assert said()[-1] == dear, "who wishes it again is told again"


def test_where_nobody_listens_nothing_is_offered(qtbot: QtBot, start: Start) -> None:
    program = dealt(qtbot, start)
    row(opened(program), Request.OUT).trigger()
    assert plate(program) == "will go out"

    program.controller.hand_over("standard")

    assert not opened(program).isEnabled()
    assert program.wishes.offer_at(PARTNER, print) is None
    assert game(program).wishes(PARTNER) == (Request.OUT,), "the bot still knows"
    assert plate(program) == "partner"


def test_a_game_that_is_continued_shows_what_was_wished(
    qtbot: QtBot, start: Start
) -> None:
    program = dealt(qtbot, start)
    row(opened(program), Request.FREEZE).trigger()
    name = program.autosave.name
    deal_again(program)

    assert program.match.resume(name)

    assert row(opened(program), Request.FREEZE).isChecked()
    assert plate(program) == "will freeze"


def deal_again(program: Program) -> None:
    program.match.again()
    assert not row(opened(program), Request.FREEZE).isChecked()
