"""A seat given to a bot, bots watched, and people who share a machine."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.app.start.program import Program
from canasta_qt.art.portraits import Portrait, portraits_for_seats
from canasta_qt.cards import JOKER, UNKNOWN, Card, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.observation import observe_as_spectator
from canasta_qt.gestures import Place
from canasta_qt.notation.handing_over import seats_that_acted
from canasta_qt.notation.record import parse_record
from canasta_qt.windows.new_game.sheet import NewGameSheet
from canasta_qt.windows.widgets.card_row import HandsStrip
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.wording.cards import card_name, card_sign
from canasta_qt.wording.log.events import TurnLog
from tests.app.catalogue import codes
from tests.app.playing import Spoken, Start, deal, my_turn, press, view_of
from tests.app.shown_words import read
from tests.narrow import instance, some

_MARKUP = re.compile(r"<[^>]*>")


def game(program: Program) -> Session:
    return some(program.main_game.session)


def new_game(program: Program) -> NewGameSheet:
    return instance(NewGameSheet, program.window.veil.top_sheet)


def levels(sheet: NewGameSheet) -> list[QComboBox]:
    """Return the lists with the levels of the other players."""
    return [it for it in sheet.seats.input_fields if isinstance(it, QComboBox)]


def fields(sheet: NewGameSheet) -> list[QLineEdit]:
    """Return the fields for names."""
    return [it for it in sheet.seats.input_fields if isinstance(it, QLineEdit)]


def stories(sheet: NewGameSheet) -> list[QLabel]:
    """Return the visible descriptions of the other players."""
    labels = sheet.seats.findChildren(QLabel)
    return [label for label in labels if label.wordWrap() and label.isVisible()]


def shared(
    qtbot: QtBot,
    start: Start,
    names: tuple[str, ...] = ("Max", "Clara", "Ruth", "Tomás"),
) -> Program:
    """Start a game of two people who are partners, before either has seen a card."""
    program = start()
    sheet = new_game(program)
    seats = sheet.seats
    seats.level.setCurrentIndex(seats.level.count() - 1)
    partner = levels(sheet)[1]
    partner.setCurrentIndex(partner.findText("A person"))
    for name, field in zip(names, fields(sheet), strict=False):
        field.setText(name)
    deal(program)
    qtbot.waitUntil(lambda: waits(program))
    return program


def waits(program: Program) -> bool:
    """Return whether the machine is to be passed on."""
    return "Pass the computer" in program.table.scene().status_line.words.bold_text


def show_cards(program: Program) -> None:
    """Press the only button that shows the cards of the next person."""
    assert program.window.strip is None
    now = program.table.scene().status_line
    (button,) = (each for each in now.buttons if each.label == "Show my cards")
    at = program.table.mapFromScene(now.mapToScene(button.geometry().center()))
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(program.table.viewport(), left, pos=at)


def menu(program: Program, words: str) -> QAction:
    actions = program.window.findChildren(QAction)
    return next(each for each in actions if each.text().replace("&", "") == words)


def texts(program: Program) -> Iterator[str]:
    """Return all visible and announced texts of the window."""
    window = program.window
    window.grab()
    for widget in (window, *window.findChildren(QWidget)):
        yield from read(widget)
    scene = program.table.scene()
    yield from (item.toolTip() for item in scene.items())
    yield f"{scene.status_line.words.bold_text} {scene.status_line.words.plain_text}"
    for button in (*scene.status_line.buttons, *scene.tray.buttons):
        yield button.label
    yield from (stop.name for stop in program.table.context.focus.accessible_items)


def leaked(program: Program) -> set[str]:
    """Return the hidden cards that are named in a visible or announced text."""
    said = " ".join(_MARKUP.sub("", text) for text in texts(program))
    faces = {
        item.face
        for item in program.table.scene().card_items.items
        if item.spot.place in (Place.HAND, Place.SEAT, Place.STAGED)
    }
    held = hidden(game(program))
    words = {word for card in held for word in (card_name(card), card_sign(card))}
    found = {word for word in words if re.search(rf"(?<!\w){re.escape(word)}", said)}
    return found | {card_name(card) for card in held if card in faces}


def hidden(session: Session) -> set[Card]:
    """Return the ranks in hands that nobody has seen on the table in this round."""
    position = session.position
    public = observe_as_spectator(position, 0, tuple(session.history))
    seen: set[Card] = {*position.pile, *(c for bonus in position.bonus for c in bonus)}
    for event in public.history:
        seen.update(getattr(event, "cards", ()))
        seen.add(getattr(event, "card", UNKNOWN))
    held = {card for seat in range(4) for card in position.hand(seat)}
    return {card for card in held - seen if rank_of(card) != JOKER}


def play(qtbot: QtBot, program: Program) -> None:
    """Draw and discard for the person at the machine."""
    qtbot.waitUntil(lambda: my_turn(program))
    table = program.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_D)
    QTest.keyClick(table, Qt.Key.Key_S)
    QTest.keyClick(table, Qt.Key.Key_H)
    card = view_of(program).hand[-1]
    held = next(h for h in table.scene().hand.cards if h.card == card)
    table.player_input.toggle_selection(held)
    QTest.keyClick(table, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: waits(program))


def test_no_text_or_card_in_the_window_reveals_a_covered_hand(
    qtbot: QtBot, start: Start
) -> None:
    """Labels, log, tooltips, accessible and announced texts, and the painted cards.

    The log shows the round so far to each reader.
    """
    program = shared(qtbot, start)
    readers, told = [], [visible_log_lines(program)]

    for _ in range(4):
        assert game(program).is_covered
        assert hidden(game(program)), "there is something to tell"
        assert leaked(program) == set()
        assert not program.table.scene().sort_button.isVisible(), (
            "there is nothing to sort"
        )
        show_cards(program)
        assert program.table.scene().sort_button.isVisible()
        assert program.window.focusWidget() is program.table, "it has the keys"
        reader = program.page.people.viewer
        readers.append(reader)
        assert leaked(program), "an open hand is seen, or the test sees nothing"
        told.append(visible_log_lines(program))
        mine, theirs = (
            set(game(program).position.hand(s)) for s in (reader, 2 - reader)
        )
        theirs = theirs & hidden(game(program)) - mine
        said = " ".join(_MARKUP.sub("", text) for text in texts(program))
        assert theirs
        assert not [card for card in theirs if card_name(card) in said]
        play(qtbot, program)
        told.append(visible_log_lines(program))

    assert set(readers) == {0, 2}
    assert program.page.people.viewer == -1
    assert told == sorted(told)
    assert told[-1] > told[0]


def visible_log_lines(program: Program) -> int:
    """Return the number of log lines for events that the reader may see."""
    fresh = TurnLog(program.page.people)
    fresh.add_and_describe(view_of(program).history)
    lines = [line.text for line in fresh.lines()]
    shown = program.window.area.panel.log.view.lines
    assert [line.text for line in shown] == lines
    return len(lines)


@pytest.mark.parametrize("own", [(), ("Max", "Ada", "Ruth", "Tom")])
def test_passing_the_machine_keeps_portraits_and_calls_nobody_you(
    qtbot: QtBot, start: Start, own: tuple[str, ...]
) -> None:
    """Regression: without a usual name the portraits moved with the reader."""
    program = shared(qtbot, start, own)
    names = program.page.people.names
    assert names == (own or ("Player 1", "Clara", "Anton", "Tomás"))

    scene, found, readers = program.table.scene(), set(), set()
    for _ in range(2):
        for covered in (True, False):
            for people in (program.page.people, scene.people):
                found.add(
                    portraits_for_seats(people.names, people.first_seat, Portrait.CARDS)
                )
            viewer = view_of(program).seat
            for step, plate in enumerate(scene.fixtures.plates[:3], start=1):
                assert all(
                    plate.content.portrait is faces[(viewer + step) % 4]
                    for faces in found
                )
            readers.add(program.page.people.viewer)
            if covered:
                show_cards(program)
        play(qtbot, program)
    assert readers == {-1, 0, 2}
    assert len(found) == 1


def test_enter_shows_the_cards_of_the_next_person_and_a_restart_covers_them(
    qtbot: QtBot, start: Start
) -> None:
    first = shared(qtbot, start)
    first.menu_actions.ask_give_up()
    press(first, "Keep playing")
    first.table.setFocus()
    QTest.keyClick(first.table, Qt.Key.Key_Return)
    assert not game(first).is_covered
    assert my_turn(first)
    name = first.autosave.game_name
    first.autosave.close_game()

    program = start()

    assert game(program).is_covered
    assert leaked(program) == set()
    press(program, "Continue")
    qtbot.waitUntil(lambda: waits(program))
    assert program.autosave.game_name == name
    assert leaked(program) == set()


def test_every_seat_can_be_taken_back_from_the_menu_by_its_name(
    qtbot: QtBot, start: Start
) -> None:
    """Regression: a person could take back only the seat that was theirs."""
    program = shared(qtbot, start)
    show_cards(program)
    first, menus = game(program).seats.viewer, program.window.menus
    name, other = program.page.people.names[first], 2 - first
    program.main_game.hand_over("standard")
    assert menus.take_seats[0].text().replace("&", "") == "Take my seat back"
    qtbot.waitUntil(lambda: waits(program))
    show_cards(program)
    assert game(program).visible_seat == other

    (back,) = menus.take_seats
    assert back.text().replace("&", "") == f"{name} takes the seat back"
    back.trigger()

    assert sorted(game(program).people_seats) == [0, 2]
    assert game(program).visible_seat == other, "whoever plays goes on"
    assert not menus.take_seats[0].isEnabled()


def test_a_game_of_bots_can_be_watched_with_pause_and_step(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    (watch,) = (
        each
        for each in new_game(program).findChildren(QPushButton)
        if each.text() == "Watch bots"
    )
    QTest.mouseClick(watch, Qt.MouseButton.LeftButton)
    table = program.table
    assert game(program).has_only_bots
    assert leaked(program) == set()
    assert parse_record(program.autosave.text).person_seat is None
    offers = some(table.context.turn_status).offers
    assert Command.PAUSE in {offer.command for offer in offers}
    menus = program.window.findChildren(QMenu)
    words = "Let a bot play for me"
    (stand_in,) = (m for m in menus if m.title().replace("&", "") == words)
    assert not stand_in.isEnabled(), "who watches has no seat to hand over"
    assert not program.window.menus.take_seats[0].isEnabled()

    QTest.keyClick(table, Qt.Key.Key_Space)
    assert program.controller.is_paused
    done = len(seats_that_acted(game(program).record.rounds[-1]))
    QTest.keyClick(table, Qt.Key.Key_Right)
    qtbot.waitUntil(
        lambda: len(seats_that_acted(game(program).record.rounds[-1])) == done + 1
    )
    assert leaked(program) == set()

    QTest.keyClick(table, Qt.Key.Key_A)
    assert leaked(program), "all hands are open"
    strip = instance(HandsStrip, program.window.area.below)
    assert [len(row.cards) for row in strip.rows] == [
        len(hand) for hand in game(program).hands()[1:]
    ]
    QTest.keyClick(table, Qt.Key.Key_A)
    assert program.window.area.below is None
    qtbot.waitUntil(lambda: leaked(program) == set())
    assert "human" not in game(program).record.players


@pytest.mark.sample(5)
@pytest.mark.parametrize("code", ["en", *codes()])
@pytest.mark.parametrize("size", [(1280, 800), (1100, 750), (1024, 700)])
def test_the_rows_of_seats_are_aligned_in_every_language(
    start: Start, spoken: Spoken, size: tuple[int, int], code: str
) -> None:
    """Regression: descriptions beside the levels pushed them apart, and fields had two
    widths.
    """
    spoken(code)
    program = start(language=code)
    program.window.resize(*size)
    sheet = new_game(program)
    QApplication.processEvents()

    places = {
        (each.mapTo(sheet, each.rect().topLeft()).x(), each.width())
        for each in levels(sheet)
    }
    assert len(places) == 1, places
    assert len(stories(sheet)) == 3
    for story in stories(sheet):
        assert story.height() <= 3 * story.fontMetrics().height()
    if size != (1280, 800):
        return
    (page,) = sheet.findChildren(ScrollPage)
    for offer in sheet.games.offers:
        sheet.games.select_game(offer.ruleset_key)
        for i in range(sheet.players.count()):
            sheet.players.setCurrentIndex(i)
            QApplication.processEvents()
            told = offer.ruleset_key, sheet.players.currentText()
            assert page.verticalScrollBar().maximum() == 0, told
            assert page.horizontalScrollBar().maximum() == 0, told
            own, *others = fields(sheet)
            left, widths = own.mapTo(page, own.rect().topLeft()).x(), set()
            for name in others[: len(others) if len(others) < 4 else len(others) // 2]:
                assert name.mapTo(page, name.rect().topLeft()).x() == left, told
                widths.add(name.width())
            assert len(others) > 3 or widths == {own.width()}, told
    for story in stories(sheet):
        assert story.heightForWidth(story.width()) <= 2 * story.fontMetrics().height()


def test_a_playing_style_is_described_only_at_levels_that_show_it(start: Start) -> None:
    """Regression: Clara, a novice, “Opens late” and opened in her first turn."""
    sheet = new_game(start())
    said = {}
    for row in range(sheet.seats.level.count() - 1):
        sheet.seats.level.setCurrentIndex(row)
        text = " ".join(story.text() for story in stories(sheet))
        said[sheet.seats.level.currentText()] = "Opens late" in text

    assert [level for level, told in said.items() if not told] == ["Novice", "Beginner"]
