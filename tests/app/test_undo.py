"""Undo in the whole window: by key, by button, from the menu.

The order of the hand is remembered for each kind of game, and in the record.
"""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.start.program import Program
from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.cards import Card, hand_sort_key
from canasta_qt.commands import Command, Sorting
from canasta_qt.controller.gestures.draft import make_draft
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.events import (
    BonusLaid,
    Event,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PileTaken,
    reveals_cards,
)
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Hint, Offer, StagedGroup
from canasta_qt.notation.record import MAY_UNDO_FIELD, parse_record
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.table.paint.buttons import Button
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.wording.table.buttons import undo_words
from tests.app.playing import Start, close_top, deal, top_sheet
from tests.narrow import instance, some
from tests.table.describe import describe_scene
from tests.table.table_view import NAMES, card, cards, seen


def of_kind(rules: str) -> Session:
    seats = SeatedPlayers(NAMES[:4], ("human", *("nobody",) * 3))
    return Session(parse_ruleset(rules), seats, Random(1))


def can_meld(game: Session) -> bool:
    """Return whether the next action melds and shows no hidden card."""
    action = policy_action(game.position)
    if game.position.took_pile or not isinstance(action, LayDown):
        return False
    return not any(map(reveals_cards, apply(game.position.copy(), action)))


def before_melding(program: Program) -> Session:
    """Put a game on the table in which the player can meld."""
    game = of_kind("classic_4")
    game.start()
    while not can_meld(game):
        game.submit(policy_action(game.position))
    game.seats = replace(game.seats, viewer=game.position.turn)
    close_top(program)
    program.controller.begin_session(game)
    return game


def shown(program: Program) -> tuple[object, ...]:
    """Return what a player sees, and what is saved of the game, without undo counts."""
    panel = program.window.area.panel
    record = replace(parse_record(program.autosave.text), private_fields={})
    log = [line.text for line in panel.log.view.lines]
    return record, describe_scene(program.table.scene()), log, panel.score._shown


def undo(program: Program) -> None:
    QTest.keyClick(program.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def button(program: Program) -> Button | None:
    """Return the undo button, or None."""
    buttons = program.table.scene().status_line.buttons
    return next((b for b in buttons if b.offer.command is Command.UNDO), None)


def click(program: Program) -> str:
    """Press the undo button; return its tooltip before."""
    found, table = button(program), program.table
    assert found is not None
    line = table.scene().status_line
    at = table.mapFromScene(line.mapRectToScene(found.rect).center())
    table.pointer.on_move(table.mapToScene(at), Qt.MouseButton.NoButton)
    tip = table.viewport().toolTip()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    return tip


def test_the_undo_button_says_what_it_undoes_or_why_it_cannot(start: Start) -> None:
    """A hint is out of date after undo; a game may be played without undo."""
    program = start()
    game = before_melding(program)
    before, known = shown(program), game.record
    announcer = program.table.announcer

    tip = click(program)

    assert tip == "You cannot undo this: you have seen what you drew."
    assert announcer.history[-1] == tip
    assert game.record == known
    assert not program.window.menus._moves[Command.UNDO].isEnabled()

    program.controller.play_action(policy_action(game.position))
    commands = [
        each.offer.command for each in program.table.scene().status_line.buttons
    ]
    hints: list[object] = []
    program.page.advice_controller.hint_changed.connect(hints.append)
    program.page.advice_controller._set_hint(Hint())

    tip = click(program)

    assert commands[-2:] == [Command.HINT, Command.UNDO]
    assert tip.startswith("Undo: ")
    assert announcer.history[-1] == f"{tip}.".replace("Undo", "Undone")
    assert shown(program) == before
    assert hints == [Hint(), None]

    game.record = replace(game.record, private_fields={MAY_UNDO_FIELD: False})
    program.controller.play_action(policy_action(game.position))
    known = game.record
    undo(program)
    assert button(program) is None
    assert game.record == known
    assert announcer.history[-1] == "This game is played without undo."


def test_a_game_can_be_started_without_undo_and_so_is_the_next(start: Start) -> None:
    program = start()
    sheet = instance(NewGameSheet, top_sheet(program))
    sheet.undo.setCurrentIndex(1)

    deal(program)

    session = some(program.main_game.session)
    assert session.record.private_fields[MAY_UNDO_FIELD] is False
    assert not setup_from_session(session).allows_undo
    assert not program.settings.remembered().undo
    table, heard = program.table, []
    table.sound_requested.connect(lambda name, pitch: heard.append((name, pitch)))
    table.go_back((), program.controller.observation)
    assert [name for name, _ in heard] == ["slide"]
    assert all(pitch < 0.9 for _, pitch in heard), "what goes back is heard lower"
    program.menu_actions.show_new_game()
    again = instance(NewGameSheet, top_sheet(program))
    assert again.undo.currentText() == "Not allowed"
    (row,) = program.menu_actions._kept_rows()
    assert row.details.endswith("on the table now · without undo")


def test_undo_takes_back_staged_cards_by_group_without_counting(start: Start) -> None:
    program = start()
    game = before_melding(program)
    action = instance(LayDown, policy_action(game.position))
    play = action.plays[0]
    assert isinstance(play, NewMeld | AddToMeld)
    onto = play.meld if isinstance(play, AddToMeld) else None
    observation = program.controller.observation
    other = next(each for each in observation.hand if each not in play.cards)
    groups = StagedGroup(play.cards, onto), StagedGroup((other,))
    for count in (1, 2):
        program.controller._do(make_draft(observation, groups[:count]), None)

    rows = program.table.scene().button_items
    buttons = [each.offer.command for row in rows for each in row.buttons]
    undo(program)
    one_left = program.controller.draft.groups
    undo(program)

    assert Command.UNSTAGE in buttons
    assert Command.UNDO in buttons, "in its place, whatever is staged"
    assert [group.cards for group in one_left] == [groups[0].cards]
    assert program.controller.draft.groups == ()
    assert "_undos" not in game.record.private_fields


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (MeldGrown(0, 0, 0, cards("6s"), 5), "a six added to our sixes"),
        (MeldLaid(0, 0, 0, cards("6c6d6h6s"), 20), "sixes melded"),
        (MeldGrown(0, 0, 1, cards("8h"), 10), "an eight added to a sequence"),
        (PileTaken(0, cards("7d6s")), "the pile taken"),
        (MeldsJoined(0, 0, 0, 1), "two melds combined"),
        (BonusLaid(0, 0, card("3d")), "3♦ laid out"),
    ],
)
def test_the_tooltip_of_undo_names_what_is_undone(event: Event, words: str) -> None:
    after = seen(
        "samba turn=0.play melds=[6c6d6h6s][5h6h7h8h]/- hands=4c/(15)/(15)/(15)"
    )

    said = undo_words(Offer(Command.UNDO, undone_events=(event,)), after)

    assert said == f"Undo: {words}"


def hand(program: Program) -> list[Card]:
    return [held.card for held in program.table.scene().hand.unstaged_cards]


def sorting(program: Program) -> Sorting:
    return program.table.scene().hand.sorting


def lay_out(program: Program, session: Session) -> None:
    close_top(program)
    program.main_game._start(session)
    program.table.playback.finish_animations()


def test_the_order_of_the_hand_is_remembered_for_each_kind_of_game(
    start: Start,
) -> None:
    """By suit in games with sequences, until chosen otherwise.

    A continued game has the player’s own order.
    """
    program = start()
    lay_out(program, of_kind("classic_4"))
    found = [sorting(program)]
    lay_out(program, of_kind("samba"))
    found.append(sorting(program))

    for _ in range(2):
        QTest.keyClick(program.table, Qt.Key.Key_R)
    lay_out(program, of_kind("classic_4"))
    found.append(sorting(program))
    lay_out(program, of_kind("italian"))
    found.append(sorting(program))
    assert found == [Sorting.RANK, Sorting.SUIT, Sorting.RANK, Sorting.RANK]

    lay_out(program, of_kind("classic_4"))
    QTest.keyClick(program.table, Qt.Key.Key_End)
    for _ in range(4):
        QTest.keyClick(
            program.table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier
        )
    before = hand(program)
    record = parse_record(program.autosave.text)
    lay_out(program, of_kind("samba"))
    lay_out(program, Session.resume(record, Random(2)))
    assert before != sorted(before, key=hand_sort_key)
    assert sorting(program) is Sorting.OWN
    assert hand(program) == before
