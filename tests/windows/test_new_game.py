"""The new game sheet: a list of games, names, levels and a goal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from canasta_qt.art.portraits import Portrait
from canasta_qt.windows.new_game.game_offer import (
    BotLevel,
    GameSetup,
    SeatSetup,
    players_and_goal_text,
)
from canasta_qt.windows.new_game.seat_rows import SeatRows
from canasta_qt.windows.new_game.sheet import NewGameSheet
from tests.narrow import some
from tests.windows.samples import LEVELS, OFFERS, SETUP


def sheet_of(qtbot: QtBot, setup: GameSetup = SETUP, kept: str = "") -> NewGameSheet:
    sheet = NewGameSheet(OFFERS, LEVELS, setup, kept)
    qtbot.addWidget(sheet)
    sheet.show()
    return sheet


def field(sheet: NewGameSheet, name: str) -> QLineEdit:
    (found,) = (
        each
        for each in sheet.findChildren(QLineEdit)
        if each.accessibleName() == name and each.isVisible()
    )
    return found


def combo(sheet: NewGameSheet, name: str) -> QComboBox:
    (found,) = (
        each
        for each in sheet.findChildren(QComboBox)
        if each.accessibleName() == name and each.isVisible()
    )
    return found


def test_the_game_is_dealt_with_the_chosen_names_levels_and_target(
    qtbot: QtBot,
) -> None:
    sheet = sheet_of(qtbot)
    field(sheet, "Name: Left").setText("  Ruth ")
    combo(sheet, "Level: Left").setCurrentIndex(1)
    goal = combo(sheet, "Length")
    goal.setCurrentIndex(goal.findText("1,000 points"))

    with qtbot.waitSignal(sheet.setup_chosen) as chosen:
        QTest.keyClick(sheet, Qt.Key.Key_Return)

    (setup,) = chosen.args
    assert setup.seats[1] == SeatSetup("Ruth", "other")
    assert setup.target == 1000


def test_choosing_another_game_changes_the_seats_and_keeps_typed_names(
    qtbot: QtBot,
) -> None:
    """One control sets the level of all; it shows when the seats differ. Regression: in
    a game for two it showed that the seats of larger games differ.
    """
    sheet = sheet_of(qtbot)
    field(sheet, "Name: You").setText("Beatrix")
    QTest.keyClick(sheet.games.view, Qt.Key.Key_Down)
    assert sheet.selected_setup == GameSetup(
        ruleset="two",
        seats=(SeatSetup("Beatrix"), *SETUP.seats[1:]),
        target=5000,
        player_count=2,
        seating="solo",
        portrait=Portrait.CARDS,
        is_default=False,
    )

    assert combo(sheet, "Level").currentText() == "Standard"

    QTest.keyClick(sheet.games.view, Qt.Key.Key_Up)
    level = combo(sheet, "Level")
    assert level.currentText() == "Set for each player"
    assert combo(sheet, "Level: Partner").currentText() == "Other"
    level.setCurrentIndex(level.findText("Other"))
    assert [seat.level for seat in sheet.seats.seats] == [None, *["other"] * 3]
    assert not [c for c in sheet.findChildren(QComboBox) if c.isVisible()][3:]
    sheet.games.search.setText("foot")
    assert [seat.level for seat in sheet.seats.seats[1:]] == ["other"] * 3


def test_a_deal_number_can_be_typed(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    for typed, dealt in (
        ("", None),
        ("7", 7),
        (" 123456 ", 123456),
        ("0", None),
        ("1234567890", 123456789),
    ):
        sheet.number.clear()
        QTest.keyClicks(sheet.number, typed)
        assert some(sheet.selected_setup).deal_number == dealt
    assert "same cards to everybody" in " ".join(sheet.number.toolTip().split())


def test_a_seat_shows_the_description_of_its_bot_under_any_name(qtbot: QtBot) -> None:
    sheet = sheet_of(qtbot)
    field(sheet, "Name: Partner").setText("Grandpa")

    texts = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]

    story = "Forty years of Thursday games. Shuffles until somebody sighs."
    assert story in texts
    assert field(sheet, "Name: Partner").toolTip() == story
    assert sum(text == "" for text in texts) >= 3, "a face beside every seat"

    field(sheet, "Name: Partner").setText("Nora")
    way = "Keeps many cards in hand and melds late."
    assert way in [it.text() for it in sheet.findChildren(QLabel) if it.isVisible()]
    assert field(sheet, "Name: Partner").toolTip() == f"{story}\n{way}"


def test_changing_the_number_of_players_changes_sides_and_seats(qtbot: QtBot) -> None:
    """Rounds and packs can be chosen where the ruleset allows it."""
    sheet = sheet_of(qtbot)
    QTest.keyClicks(sheet.games.search, "foot")
    field(sheet, "Name: Right").setText("Ruth")
    setup, players = some(sheet.selected_setup), combo(sheet, "Players")
    assert (setup.target, setup.round_count, setup.pack_count) == (None, 4, 3)

    players.setCurrentIndex(players.findText("3 players"))
    setup = some(sheet.selected_setup)
    assert (setup.player_count, setup.seating) == (3, "solo")
    shown = [f.text() for f in sheet.findChildren(QLineEdit) if f.isVisible()]
    assert {"Bea", "Clara", "Anton"} < set(shown)
    assert "Ruth" not in shown

    players.setCurrentIndex(players.findText("4 players"))
    combo(sheet, "Length").setCurrentIndex(2)
    combo(sheet, "Packs").setCurrentIndex(1)
    setup = some(sheet.selected_setup)
    assert setup.seats[3].name == "Ruth"
    assert (setup.round_count, setup.pack_count) == (8, 4)


@pytest.mark.parametrize("game", ["classic", "foot"])
def test_every_game_accepts_any_target_score(qtbot: QtBot, game: str) -> None:
    sheet = sheet_of(qtbot)
    sheet.games.search.setText(game)
    goal = combo(sheet, "Length")

    goal.setCurrentIndex(goal.findText("Another score…"))
    QTest.keyClicks(sheet.score, "7250")
    QTest.keyClick(sheet.score, Qt.Key.Key_Up)

    assert sheet.score.text() == "7,750"
    assert sheet.selected_setup is not None
    assert (sheet.selected_setup.target, sheet.selected_setup.round_count) == (
        7750,
        None,
    )
    for score, played in ((1, 100), (2_000_000, 1_000_000)):
        sheet.score.setValue(score)
        assert sheet.selected_setup.target == played


def test_the_list_of_games_shows_players_and_target() -> None:
    assert [players_and_goal_text(offer) for offer in OFFERS] == [
        "4 players · 5,000",
        "2 players · 5,000",
        "3–4 players · 4 rounds",
    ]


def test_searching_for_a_number_of_players_selects_that_number(qtbot: QtBot) -> None:
    """Regression: the usual number was selected whatever had been typed."""
    sheet = sheet_of(qtbot)
    search = field(sheet, "Find a game")
    for typed, players in (("3 players", 3), ("4 pl", 4), ("foot 3 players", 3)):
        search.setText("foot")
        search.setText(typed)
        assert some(sheet.selected_setup).player_count == players
        names = [f for f in sheet.seats.findChildren(QLineEdit) if f.isVisible()]
        assert len(names) == players

    search.setText("players")
    sheet.games.select_game(OFFERS[0].ruleset_key)
    QTest.keyClick(search, Qt.Key.Key_Down)
    assert sheet.games.selected_game == OFFERS[1]
    QTest.keyClick(search, Qt.Key.Key_Up)
    assert sheet.games.selected_game == OFFERS[0]

    search.setText("nothing of the kind")
    with qtbot.assertNotEmitted(sheet.setup_chosen):
        QTest.keyClick(sheet, Qt.Key.Key_Return)


def first_list(rows: SeatRows) -> QComboBox:
    return next(each for each in rows.input_fields if isinstance(each, QComboBox))


@pytest.mark.parametrize("count", [3, 8])
def test_a_seat_changed_to_a_person_shows_no_description_of_a_bot(
    qtbot: QtBot, count: int
) -> None:
    """Regression: the description of the bot stayed."""
    rows = SeatRows(
        LEVELS,
        [SeatSetup("Bea"), SeatSetup("Cora", None), SeatSetup("Max", "standard")],
    )
    qtbot.addWidget(rows)
    rows.show_seats(("You", "Left", "Right", *map(str, range(3, count))))
    rows.show()

    def shows_story() -> bool:
        story = "Taps the table twice when she likes her hand. Always denies it."
        labels = rows.findChildren(QLabel)
        tips = [each.toolTip() for each in (*labels, *rows.findChildren(QLineEdit))]
        return story in tips or story in [
            each.text() for each in labels if each.isVisible()
        ]

    assert not shows_story()
    first_list(rows).setCurrentIndex(0)
    assert shows_story()


def test_a_weak_opponent_who_becomes_the_partner_gets_the_usual_level(
    qtbot: QtBot,
) -> None:
    """In a game without pairs, Anton is an opponent; as a partner he has at least the
    usual level.
    """
    levels = (
        BotLevel("weak", "Weak", "Forgets."),
        BotLevel("standard", "Standard", "Sound.", is_default=True),
        BotLevel("strong", "Strong", "Counts."),
    )
    seats = (
        SeatSetup("Bea"),
        SeatSetup("C", "strong"),
        SeatSetup("A", "weak"),
        SeatSetup("T", "weak"),
    )
    rows = SeatRows(levels, seats)
    qtbot.addWidget(rows)
    words = ("You", "Left", "Across", "Right")
    rows.show_seats(words)
    rows.show_seats(("You", "Left", "Partner", "Right"), frozenset({2}))

    found = [seat.level for seat in rows.seats]
    assert found == [None, "strong", "standard", "weak"]
    first_list(rows).setCurrentIndex(0)
    rows.show_seats(("You", "Left", "Right"))
    assert rows.seats[2].level == "weak", "again, as the other opponent is"
