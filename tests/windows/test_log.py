"""The log tells a turn in a line and knows the cards it speaks of."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Card, parse_card
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    MeldLaid,
    PileTaken,
    RoundStarted,
)
from canasta_qt.gestures import NamedCard
from canasta_qt.windows.side_panel import LogPanel, cards_named
from canasta_qt.windows.widgets.look import rich
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames

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


def test_red_suits_are_red_and_only_names_bold() -> None:
    log = TurnLog(PlayerNames(NAMES, 0))
    log.add((discarded(1, "Qh"), discarded(2, "8c")))
    red, black = (rich(line.runs, {"♦": "RED", "♥": "RED"}) for line in log.lines())
    assert "<b>Clara</b>" in red
    assert 'Q<span style="color:RED">♥</span>' in red
    assert "color" not in black

    log = TurnLog(PlayerNames(("Bea", "<i>x"), 0))
    log.add((discarded(1, "8c"),))
    assert "&lt;i&gt;x" in rich(log.lines()[0].runs, {}), "a name is no markup"


def test_every_line_knows_its_place_in_the_round() -> None:
    log = TurnLog(PlayerNames(NAMES, 0))
    log.add((discarded(1, "4s"), RoundStarted(3, 0, 1, 11)))
    log.add((CardsDrawn(1, (Card(-1),)), discarded(1, "5s"), discarded(2, "6s")))

    places = [(line.round, line.number) for line in log.lines()]

    assert places == [(0, 0), (3, 0), (3, 1), (3, 3)]


def test_a_line_names_the_cards_that_lie_open() -> None:
    events = (
        PileTaken(1, cards("4c 9h Ks")),
        MeldLaid(1, 1, 0, cards("Ks Kh Kd"), 30),
        CardsDrawn(1, (Card(-1),)),
        discarded(1, "8c"),
    )

    kings = [NamedCard(king, (1, 0)) for king in cards("Ks Kh Kd")]
    assert cards_named(events) == (*kings, NamedCard(parse_card("8c"), None))


def test_pointing_at_a_line_names_its_cards_and_leaving_it_none(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"), discarded(2, "Qh")))
    view = panel.view
    named: list[object] = []
    panel.cards_pointed.connect(named.append)
    # Qt says so of a list that has just shrunk: the ring on the table stayed.
    view.entered.emit(view.model().index(0, 0))
    assert view.isVisible()
    assert named == [], "it is laid out under no pointer"

    def the_queen_is_named() -> bool:
        """The list may be laid out again between a look at it and a movement."""
        for row in range(2):
            spot = view.visualRect(view.model().index(row, 0)).center()
            # Where the pointer of the machine is, other tests have decided.
            enter = QEnterEvent(spot, spot, view.viewport().mapToGlobal(spot))
            QApplication.sendEvent(view.viewport(), enter)
            QTest.mouseMove(view.viewport(), spot)
        return (NamedCard(parse_card("Qh"), None),) in named

    qtbot.waitUntil(the_queen_is_named)

    with qtbot.waitSignal(panel.cards_pointed) as left:
        view.pointed.emit(-1)
    assert left.args == [()]


def test_the_newest_line_is_in_sight(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    for turn in range(60):
        panel.add_events((discarded(turn % 4, "8c"),))
    qtbot.waitUntil(lambda: panel.view.verticalScrollBar().maximum() > 0)

    last = panel.view.visualRect(panel.view.model().index(59, 0))

    assert panel.view.viewport().rect().contains(last.center())


def test_a_line_that_is_clicked_or_entered_asks_for_its_replay(qtbot: QtBot) -> None:
    panel = panel_of(qtbot)
    panel.add_events((RoundStarted(2, 0, 1, 11), discarded(1, "8c")))
    panel.add_events((discarded(2, "8c"), discarded(3, "8c")))
    view = panel.view
    spot = view.visualRect(panel.view.model().index(2, 0)).center()

    with qtbot.waitSignal(panel.replay_asked) as clicked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    with qtbot.waitSignal(panel.replay_asked) as entered:
        QTest.keyClick(view, Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_Return)

    assert clicked.args == [2, 2]
    assert entered.args == [2, 3]
