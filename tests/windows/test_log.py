"""The log tells a turn in a line and knows the cards it speaks of."""

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.cards import Card, parse_card
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    MeldLaid,
    PileFroze,
    PileTaken,
    RoundStarted,
)
from canasta_qt.gestures import NamedCard
from canasta_qt.look.tokens import LIGHT, Theme
from canasta_qt.windows.side_panel import LogPanel, cards_named
from canasta_qt.windows.widgets.style import rich
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from tests.windows.samples import look_of

NAMES = ("Bea", "Clara", "Anton", "Tomás")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


def discarded(seat: int, card: str) -> CardDiscarded:
    return CardDiscarded(seat, parse_card(card))


def panel_of(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(250, 400)
    panel.start(PlayerNames(NAMES, 0))
    panel.show()
    return panel


def lines(panel: LogPanel) -> list[str]:
    model = panel.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_each_turn_is_one_line(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)

    panel.add_events((MeldLaid(1, 1, 0, cards("5s 5h 5d"), 15), discarded(1, "8c")))
    panel.add_events((discarded(2, "Qh"),))

    assert lines(panel) == [
        "Clara melded 5♠ 5♥ 5♦ and discarded 8♣.",
        "Anton discarded Q♥.",
    ]


def test_the_line_of_a_turn_grows_with_it(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)

    panel.add_events((MeldLaid(1, 1, 0, cards("5s 5h 5d"), 15),))
    panel.add_events((discarded(1, "2s"), PileFroze(parse_card("2s"))))

    (line,) = lines(panel)
    assert line == "Clara melded 5♠ 5♥ 5♦, discarded 2♠ and froze the pile."


def test_who_has_only_drawn_stands_there_until_the_turn_goes_on(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((CardsDrawn(1, (Card(-1),)),))
    assert lines(panel) == ["Clara drew a card."]

    panel.add_events((discarded(1, "8c"),))

    assert lines(panel) == ["Clara discarded 8♣."]


def test_red_suits_are_red_and_only_names_bold() -> None:
    chronicle = TurnLog(PlayerNames(NAMES, 0))
    chronicle.add((discarded(1, "Qh"), discarded(2, "8c")))
    red, black = (
        rich(line.runs, {"♦": "RED", "♥": "RED"}) for line in chronicle.lines()
    )

    assert "<b>Clara</b>" in red
    assert 'Q<span style="color:RED">♥</span>' in red
    assert "color" not in black


def test_a_name_cannot_smuggle_markup_into_the_log() -> None:
    chronicle = TurnLog(PlayerNames(("Bea", "<i>x"), 0))
    chronicle.add((discarded(1, "8c"),))

    assert "&lt;i&gt;x" in rich(chronicle.lines()[0].runs, {})


def test_a_line_names_the_cards_that_lie_open() -> None:
    events = (
        PileTaken(1, cards("4c 9h Ks")),
        MeldLaid(1, 1, 0, cards("Ks Kh Kd"), 30),
        CardsDrawn(1, (Card(-1),)),
        discarded(1, "8c"),
    )

    kings = [NamedCard(king, (1, 0)) for king in cards("Ks Kh Kd")]
    assert cards_named(events) == (*kings, NamedCard(parse_card("8c"), None))


def test_a_list_laid_out_under_no_pointer_means_no_line(qtbot: QtBot) -> None:
    """Qt says so of a list that has just shrunk: the ring on the table stayed."""
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"),))
    named: list[object] = []
    panel.cards_pointed.connect(named.append)

    panel.view.entered.emit(panel.model.index(0))

    assert panel.view.isVisible()
    assert named == []


def test_pointing_at_a_line_names_its_cards_and_leaving_it_none(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"), discarded(2, "Qh")))
    view = panel.view
    named: list[object] = []
    panel.cards_pointed.connect(named.append)

    def the_queen_is_named() -> bool:
        """The list may be laid out again between a look at it and a movement."""
        for row in range(2):
            spot = view.visualRect(panel.model.index(row)).center()
            # Where the pointer of the machine is, other tests have decided.
            enter = QEnterEvent(spot, spot, view.viewport().mapToGlobal(spot))
            QApplication.sendEvent(view.viewport(), enter)
            QTest.mouseMove(view.viewport(), spot)
        return (NamedCard(parse_card("Qh"), None),) in named

    qtbot.waitUntil(the_queen_is_named)

    with qtbot.waitSignal(panel.cards_pointed) as left:
        view.pointed.emit(-1)
    assert left.args == [()]


def test_a_log_begun_anew_names_no_card(qtbot: QtBot) -> None:
    """Issue 11: rings stayed on the table after the seat of a replay was changed."""
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"),))
    panel.view.pointed.emit(0)

    with qtbot.waitSignal(panel.cards_pointed) as left:
        panel.start(PlayerNames(NAMES, 0))
    assert left.args == [()]


def face_beside(panel: LogPanel, row: int) -> QImage:
    """What is painted where the face of a line has its place."""
    rect = panel.view.visualRect(panel.model.index(row))
    place = QRect(rect.left() + 7, rect.top() + 3, 23, 23)
    return panel.view.viewport().grab(place).toImage()


def test_every_turn_stands_beside_the_players_face(qtbot: QtBot) -> None:
    """feel.md 3: portrait 23 at each entry."""
    panel = panel_of(qtbot)
    panel.add_events((RoundStarted(1, 0, 1, 11), discarded(1, "8c")))
    panel.add_events((discarded(2, "8c"), discarded(3, "8c"), discarded(1, "8c")))

    clara, anton, tomas, again = (face_beside(panel, row) for row in (1, 2, 3, 4))
    shown = PixmapStore().portrait(Portrait.ANTON, Mood.CALM, 23, 1.0, LIGHT).toImage()
    assert anton.pixelColor(11, 11) == shown.pixelColor(11, 11)
    assert clara != anton != tomas
    assert clara.pixelColor(11, 11) == again.pixelColor(11, 11)
    assert panel.view.visualRect(panel.model.index(2)).height() >= 28
    occasion = panel.view.itemDelegate()._beside(0)  # type: ignore[attr-defined]
    assert occasion == 0, "what concerns the whole table has no face"


def test_your_own_turns_stand_beside_the_portrait_you_chose(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(0, "8c"), discarded(2, "8c")))
    panel.set_look(replace(look_of(), portrait=Portrait.RUTH))

    shown = PixmapStore().portrait(Portrait.RUTH, Mood.CALM, 23, 1.0, LIGHT).toImage()

    assert face_beside(panel, 0).pixelColor(11, 11) == shown.pixelColor(11, 11)


def test_only_the_newest_line_lies_on_the_accents_soft_ground(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"), discarded(2, "8c")))
    panel.add_events((discarded(3, "8c"),))

    grounds = []
    for row in range(3):
        rect = panel.view.visualRect(panel.model.index(row))
        picture = panel.view.viewport().grab(rect).toImage()
        grounds.append(picture.pixelColor(rect.width() - 12, 14).name())
    assert grounds[2] == LIGHT.accent_soft.lower()
    assert grounds[0] == grounds[1] != grounds[2]


def test_a_reader_hears_whole_card_names(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "Qh"),))

    spoken = panel.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)

    assert spoken == "Clara discarded the queen of hearts."


def test_the_newest_line_is_in_sight(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    for turn in range(60):
        panel.add_events((discarded(turn % 4, "8c"),))
    qtbot.waitUntil(lambda: panel.view.verticalScrollBar().maximum() > 0)

    last = panel.view.visualRect(panel.model.index(59))

    assert panel.view.viewport().rect().contains(last.center())


def test_earlier_hands_stay_in_the_log_above_a_line(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"),))

    panel.next_round()
    panel.add_events((discarded(2, "Qh"),))

    assert lines(panel) == ["Clara discarded 8♣.", "Anton discarded Q♥."]
    assert panel.model.beginnings == {1}


def test_a_new_game_begins_an_empty_log(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"),))
    panel.next_round()

    panel.start(PlayerNames(NAMES, 0))

    assert lines(panel) == []
    assert panel.model.beginnings == set()


def test_suits_have_the_colours_of_the_deck() -> None:
    two = look_of(Theme.LIGHT)
    four = look_of(Theme.CONTRAST)

    assert set(two.signs) == {"♦", "♥"}, "diamonds and hearts are red"
    assert two.signs["♦"] == two.signs["♥"]
    assert len(set(four.signs.values())) == 3, "only spades are ink"


def test_a_line_that_is_clicked_or_entered_asks_for_its_replay(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((RoundStarted(2, 0, 1, 11), discarded(1, "8c")))
    panel.add_events((discarded(2, "8c"), discarded(3, "8c")))
    view = panel.view
    spot = view.visualRect(panel.model.index(2)).center()

    with qtbot.waitSignal(panel.replay_asked) as clicked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    with qtbot.waitSignal(panel.replay_asked) as entered:
        QTest.keyClick(view, Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_Return)

    assert clicked.args == [2, 2]
    assert entered.args == [2, 3]


def test_every_line_knows_its_place_in_the_round() -> None:
    log = TurnLog(PlayerNames(NAMES, 0))
    log.add((discarded(1, "4s"), RoundStarted(3, 0, 1, 11)))
    log.add((CardsDrawn(1, (Card(-1),)), discarded(1, "5s"), discarded(2, "6s")))

    places = [(line.round, line.number) for line in log.lines()]

    assert places == [(0, 0), (3, 0), (3, 1), (3, 3)]
