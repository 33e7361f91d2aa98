"""The side panel: the log of turns, and the score."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
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
from canasta_qt.windows.learning.practice_box import PracticeBox
from canasta_qt.windows.score_card import (
    MatchScore,
    ScoreCard,
    SideScore,
    make_short_score,
)
from canasta_qt.windows.side_panel import LogPanel, LogView, SidePanel, visible_cards
from canasta_qt.windows.widgets.geometry import MIN_PANEL_WIDTH_PX
from canasta_qt.windows.widgets.look import current_look, html_of_runs
from canasta_qt.windows.widgets.style import style_sheet
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run
from tests.windows.clipping import clipped
from tests.windows.samples import ALONE, ROUNDS, STANDING

NAMES = ("Bea", "Clara", "Anton", "Tomás")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


def discarded(seat: int, card: str) -> CardDiscarded:
    return CardDiscarded(seat, parse_card(card))


def panel_of(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(250, 400)
    panel.start_log(PlayerNames(NAMES, 0))
    panel.show()
    return panel


def test_in_the_log_red_suits_are_red_and_only_names_are_bold() -> None:
    log = TurnLog(PlayerNames(NAMES, 0))
    log.add_events((discarded(1, "Qh"), discarded(2, "8c")))
    red, black = (html_of_runs(line.text_runs) for line in log.lines())
    assert "<b>Clara</b>" in red
    assert (
        f'Q<span style="color:{current_look().colours.red_on_window}">♥</span>' in red
    )
    assert "color" not in black

    log = TurnLog(PlayerNames(("Bea", "<i>x"), 0))
    log.add_events((discarded(1, "8c"),))
    assert "&lt;i&gt;x" in html_of_runs(log.lines()[0].text_runs), "a name is no markup"


def test_in_rich_text_no_line_breaks_before_a_french_colon_or_in_a_number() -> None:
    document = QTextDocument()
    document.setHtml(html_of_runs((Run("Retourne\u202f: 5\u202f000"),)))

    assert document.toRawText() == "Retourne\xa0: 5\xa0000"


def test_every_log_line_has_the_number_of_events_before_it() -> None:
    log = TurnLog(PlayerNames(NAMES, 0))
    log.add_events((discarded(1, "4s"), RoundStarted(3, 0, 1, 11)))
    log.add_events((CardsDrawn(1, (Card(-1),)), discarded(1, "5s"), discarded(2, "6s")))

    places = [(line.round_number, line.earlier_event_count) for line in log.lines()]

    assert places == [(0, 0), (3, 0), (3, 1), (3, 3)]


def test_a_log_line_names_the_face_up_cards_of_its_turn() -> None:
    events = (
        PileTaken(1, cards("4c 9h Ks")),
        MeldLaid(1, 1, 0, cards("Ks Kh Kd"), 30),
        CardsDrawn(1, (Card(-1),)),
        discarded(1, "8c"),
    )

    kings = [NamedCard(king, (1, 0)) for king in cards("Ks Kh Kd")]
    assert visible_cards(events) == (*kings, NamedCard(parse_card("8c"), None))


def test_hovering_a_log_line_emits_its_cards_and_leaving_emits_none(
    qtbot: QtBot,
) -> None:
    panel = panel_of(qtbot)
    panel.add_events((discarded(1, "8c"), discarded(2, "Qh")))
    view = panel.view
    named: list[object] = []
    panel.cards_hovered.connect(named.append)
    # Qt says so of a line that a layout has put under the pointer.
    view.entered.emit(view.model().index(0, 0))
    assert named == [], "the pointer has not moved"

    def the_queen_is_named() -> bool:
        """Hover each line: the layout may have changed since the last look."""
        for row in range(2):
            hover(view, row)
        return (NamedCard(parse_card("Qh"), None),) in named

    qtbot.waitUntil(the_queen_is_named)

    with qtbot.waitSignal(panel.cards_hovered) as left:
        view.line_hovered.emit(-1)
    assert left.args == [()]

    panel.begin_next_round()
    named.clear()
    for row in range(2):
        hover(view, row)
    assert set(named) <= {()}, "cards of the round before are not on the table"


def hover(view: LogView, row: int) -> None:
    QTest.mouseMove(
        view.viewport(), view.visualRect(view.model().index(row, 0)).center()
    )


def test_clicking_a_log_line_or_enter_requests_its_replay(qtbot: QtBot) -> None:
    """The newest line is visible."""
    panel = panel_of(qtbot)
    panel.add_events((RoundStarted(2, 0, 1, 11), discarded(1, "8c")))
    panel.add_events((discarded(2, "8c"), discarded(3, "8c")))
    view = panel.view
    spot = view.visualRect(view.model().index(2, 0)).center()
    with qtbot.waitSignal(panel.replay_requested) as clicked:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    with qtbot.waitSignal(panel.replay_requested) as entered:
        QTest.keyClick(view, Qt.Key.Key_Down)  # the clicked line
        QTest.keyClick(view, Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args == [2, 2]
    assert entered.args == [2, 3]

    for turn in range(60):
        panel.add_events((discarded(turn % 4, "8c"),))
    qtbot.waitUntil(lambda: view.verticalScrollBar().maximum() > 0)
    last = view.visualRect(view.model().index(view.model().rowCount() - 1, 0))
    assert view.viewport().rect().contains(last.center())


def shown(qtbot: QtBot, standing: MatchScore, width: int = 225) -> ScoreCard:
    card = ScoreCard()
    qtbot.addWidget(card)
    card.resize(width, 100)
    card.show_score(standing)
    card.show()
    return card


def words(card: ScoreCard) -> str:
    """Return the texts, joined by lines."""
    QApplication.processEvents()

    def high(shown: QWidget) -> int:
        parent = shown.parentWidget()
        return shown.y() if parent is None or parent is card else high(parent)

    seen = [each for each in card.findChildren(QLabel) if each.isVisible()]
    texts = (each.text().replace("\n", " ") for each in sorted(seen, key=high))
    return "|".join(filter(None, texts))


def test_the_score_of_two_sides_has_a_line_for_each_kind_of_points(
    qtbot: QtBot,
) -> None:
    """More sides have one line each; a screen reader reads every figure with
    its side.
    """
    two, many = shown(qtbot, STANDING), shown(qtbot, ALONE)
    assert words(two) == (
        "Round 4|to 5,000|We|They|1,985|2,410|Canastas|800|0"
        "|Melds|360|0|Red threes|200|−100|Minimum|open|120"
    )
    assert two.accessibleDescription() == (
        "Round 4, to 5,000. We: 1,985. They: 2,410. Canastas: We 800, They 0. "
        "Melds: We 360, They 0. Red threes: We 200, They −100. "
        "Minimum: We open, They 120."
    )
    assert words(many) == (
        "Round 2 of 4|You|minimum 50|Total 300|Clara|620 with bonuses|Total 700"
        "|Anton|minimum 15|Total −85"
    )
    assert "Clara: 700, 620 with bonuses." in many.accessibleDescription()


def test_figures_below_large_totals_are_in_their_column(qtbot: QtBot) -> None:
    """Regression: totals moved the headings to the left, but not the figures below."""
    us, them = STANDING.sides
    sides = replace(us, total_points=12_280), replace(them, total_points=-11_280)
    card = shown(qtbot, STANDING, 250)
    card.setStyleSheet(style_sheet(current_look().colours))
    card.show_score(replace(STANDING, sides=sides))
    QApplication.processEvents()

    labels = {label.text(): label for label in card.findChildren(QLabel)}
    ends = [
        label.mapTo(card, label.rect().topRight()).x()
        for label in (labels[text] for text in ("We", "12,280", "800", "360", "200"))
    ]
    assert len(set(ends)) == 1


EIGHT = MatchScore(
    1,
    tuple(
        SideScore(
            name, total, meld_points=230, minimum_text="50", has_opened=seat % 3 > 0
        )
        for seat, (name, total) in enumerate(
            zip(
                ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora"),
                (0, 1985, 2410, -60, 11985, 12005, 700, 85),
                strict=True,
            )
        )
    ),
    target=10_000,
)


def test_a_long_name_leaves_room_for_the_figures(qtbot: QtBot) -> None:
    sides = [replace(side, name="Bartholomew the Great") for side in EIGHT.sides]
    for shown_sides in (sides[:2], sides):
        card = shown(qtbot, replace(EIGHT, sides=tuple(shown_sides)))

        assert "Bartholomew the Great: 1,985" in card.accessibleDescription()
        assert card.minimumSizeHint().width() <= 225
        assert [each for each in clipped(card) if "Elided" not in each] == []


def test_the_round_and_the_note_beside_it_do_not_touch(qtbot: QtBot) -> None:
    """Regression: `Round 2 of 4minimum 90` where both just fit in a line."""
    card = shown(qtbot, ROUNDS, 400)
    texts = {label.text(): label for label in card.findChildren(QLabel)}
    title, note = texts["Round 2 of 4"], texts["minimum 90"]
    metrics = title.fontMetrics()
    both = metrics.horizontalAdvance(title.text()) + note.sizeHint().width()
    for air in (26, 34):
        card.resize(both + air, card.height())
        QApplication.processEvents()

        assert not title.geometry().adjusted(0, 0, 4, 0).intersects(note.geometry())


def test_a_game_with_a_number_of_rounds_shows_its_minimum_and_going_out_needs(
    qtbot: QtBot,
) -> None:
    assert words(shown(qtbot, ROUNDS)) == (
        "Round 2 of 4|minimum 90"
        "|You, Anton|580 with bonuses Canastas 1 red, 1 black|Total 640"
        "|Clara, Paul|not opened yet|Total 725"
        "|Ruth, Greta|0 with bonuses Canastas 1 red, 0 black|Total 415"
        "|To go out: 1 red and 3 black. Three aces in hand: −500."
    )


def test_the_small_score_shows_totals_round_and_target() -> None:
    """With more than three sides: ours, the best other, and our rank."""
    words = make_short_score(STANDING)
    assert words.side_names_and_totals == (("We", "1,985"), ("They", "2,410"))
    assert (words.round_text, words.target_text) == ("Round 4", "to 5,000")

    three = ALONE.sides
    assert [total for _, total in make_short_score(ALONE).side_names_and_totals] == [
        "300",
        "700",
        "−85",
    ]
    sides = ("You", "300"), ("Clara", "700"), ("", "2nd of 4")
    assert (
        make_short_score(
            replace(ALONE, sides=(*three, three[-1]))
        ).side_names_and_totals
        == sides
    )


def test_all_buttons_of_a_practice_round_are_seen_in_a_narrow_panel(
    qtbot: QtBot,
) -> None:
    """Regression: the note about hints was cut, and the way out of practice."""
    panel = SidePanel()
    qtbot.addWidget(panel)
    panel.setStyleSheet(style_sheet(current_look().colours))
    panel.setFixedSize(MIN_PANEL_WIDTH_PX, 700)
    panel.show()
    box = PracticeBox(again=True, counts_hints=True)
    box.show_hands(are_open=False)

    panel.log.show_below_log(box)
    QApplication.processEvents()

    parts = [each for each in box.findChildren(QWidget) if each.isVisible()]
    assert all(box.rect().contains(each.geometry()) for each in parts)
    assert panel.log.rect().contains(box.geometry())
