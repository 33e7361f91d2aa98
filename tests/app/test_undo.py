"""Undo in the whole window: by key, by button, from the menu.

The order of the hand is remembered for each kind of game, and in the record.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_qt.app.game.game_setup import setup_from_session
from canasta_qt.app.start.program import Program
from canasta_qt.cards import Card, hand_sort_key
from canasta_qt.commands import Command, Sorting
from canasta_qt.engine.state.events import (
    BonusLaid,
    Event,
    MeldGrown,
    MeldLaid,
    MeldsJoined,
    PileTaken,
)
from canasta_qt.gestures import Offer
from canasta_qt.notation.record import MAY_UNDO_FIELD
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.saved_games import SavedGamesSheet
from canasta_qt.wording.table.buttons import undo_words
from tests.app.playing import Start, close_top, deal, top_sheet
from tests.narrow import instance, some
from tests.table.table_view import card, cards, seen


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
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.announcer.history[-1] == "This game is played without undo."
    program.menu_actions.show_new_game()
    again = instance(NewGameSheet, top_sheet(program))
    assert again.undo.currentText() == "Not allowed"
    program.menu_actions.show_saved_games()
    row = some(instance(SavedGamesSheet, top_sheet(program)).selected_row)
    assert row.details.endswith("on the table now · without undo")


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


def deal_game(program: Program, rules: str) -> None:
    close_top(program)
    program.menu_actions.show_new_game_for(parse_ruleset(rules))
    program.table.playback.finish_animations()


def test_the_order_of_the_hand_is_remembered_for_each_kind_of_game(
    start: Start,
) -> None:
    """By suit in games with sequences, until chosen otherwise.

    A continued game has the player’s own order.
    """
    program = start()
    deal_game(program, "classic_4")
    found = [sorting(program)]
    deal_game(program, "samba")
    found.append(sorting(program))

    QTest.keyClick(program.table, Qt.Key.Key_R)
    deal_game(program, "classic_4")
    found.append(sorting(program))
    deal_game(program, "italian")
    found.append(sorting(program))
    assert found == [Sorting.RANK, Sorting.SUIT, Sorting.RANK, Sorting.RANK]

    deal_game(program, "classic_4")
    QTest.keyClick(program.table, Qt.Key.Key_End)
    for _ in range(4):
        QTest.keyClick(
            program.table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier
        )
    before = hand(program)
    name = program.autosave.game_name
    deal_game(program, "samba")
    program.menu_actions.continue_saved_game(name)
    assert before != sorted(before, key=hand_sort_key)
    assert sorting(program) is Sorting.OWN
    assert hand(program) == before
