"""The same table in another size, theme and pace, in the middle of a game."""

import pytest
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.art.deck_style import DeckColours, DeckStyle, IndexSize
from canasta_qt.art.typefaces import text_font
from canasta_qt.commands import Command
from canasta_qt.gestures import (
    Draft,
    Moment,
    Offer,
    Prompt,
    PromptKind,
    Scores,
    StagedGroup,
    WhatNow,
)
from canasta_qt.look.tokens import BODY, PILL, ZONE_NUMBER, Felt, Theme
from canasta_qt.table.paint.brushes import Brushes
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.windows.widgets.parts import KeyButton
from canasta_qt.wording.player_names import PlayerNames
from tests.table.describe import describe_scene
from tests.table.sitting import Sitting, cards

DRAWING = WhatNow(Moment.DRAW, (Offer(Command.DRAW, primary=True),))
STYLES = (
    TableStyle(speed=0, theme=Theme.DARK),
    TableStyle(speed=0, theme=Theme.CONTRAST, deck=DeckStyle(DeckColours.TUNED)),
    TableStyle(speed=0, felt=Felt.WALNUT, card_factor=1.4),
    TableStyle(speed=0, font_factor=1.6, deck=DeckStyle(index=IndexSize.JUMBO)),
    TableStyle(speed=0, left_handed=True, reduced_motion=True),
)


@pytest.mark.parametrize("style", STYLES)
def test_a_change_of_style_changes_no_card(qtbot: QtBot, style: TableStyle) -> None:
    table = Sitting(qtbot)
    table.click(table.of_card("9d"))
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs"), points=30),), 30))
    before = describe_scene(table.view.scene())

    table.view.set_style(style)
    QApplication.processEvents()

    assert describe_scene(table.view.scene()) == before
    assert table.chosen == cards("9d")


def test_the_felt_is_painted_in_the_new_colours(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    light = corner(table)

    table.view.set_style(TableStyle(speed=0, theme=Theme.CONTRAST))

    assert corner(table) == QColor("black")
    assert light != QColor("black")


def corner(table: Sitting) -> QColor:
    return table.view.grab().toImage().pixelColor(3, 3)


@pytest.mark.parametrize("size", [(700, 520), (1024, 670), (1600, 1050), (3000, 1900)])
def test_everything_stays_on_the_table_at_any_size(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = Sitting(qtbot)

    table.view.resize(*size)

    area = table.view.scene().sceneRect()
    for item in table.view.scene().card_items.items:
        if item.isVisible() and not item.rotation():
            rect = item.mapRectToScene(item.shape().boundingRect())
            assert area.adjusted(-1, -1, 1, 1).contains(rect), item.home


def test_cards_are_sharp_while_the_size_changes(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    old = table.item("9d").art

    table.view.resize(1500, 1000)

    assert old < table.item("9d").art == table.item("9d").width


def test_text_grows_with_the_system_font(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    small = table.view.scene().brushes.text

    table.view.set_style(TableStyle(speed=0, font_factor=1.5))

    assert table.view.scene().brushes.text == pytest.approx(small * 1.5)


@pytest.mark.parametrize("font_factor", [1.0, 1.5, 2.0])
def test_counts_are_never_elided(qtbot: QtBot, font_factor: float) -> None:
    style = TableStyle(speed=0, font_factor=font_factor)
    table = Sitting(qtbot, style=style)

    for pill in table.view.scene().fixtures.pills:
        if pill.isVisible():
            text = pill.brushes.width(PILL, str(pill.look.count))
            assert text < pill.area.width()


def test_a_long_name_gives_way_to_the_count(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    long = "Maximiliane von Hohenstaufen-Wittelsbach"
    table.view.start_table(("You", long, long, "Tomás"), 0)

    table.view.show_view(table.observation)

    plates = table.view.scene().fixtures.plates
    assert plates[0].look.name == long
    assert [plate.look.count for plate in plates] == [9, 9, 8]
    assert not table.view.grab().isNull()


def test_the_score_stands_in_the_corner_only_when_it_is_given(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    chip = table.view.scene().chip

    before = chip.isVisible()
    table.view.show_scores(Scores((("We", "1,985"), ("They", "2,410")), "Hand 4"))
    shown = chip.isVisible()
    table.view.show_scores(None)

    assert (before, shown, chip.isVisible()) == (False, True, False)


TOTALS = Scores((("We", "11,985"), ("They", "12,410")), "Hand 4", "to 15,000")
CROWDS = {
    4: "classic_4 turn=0.play pile=8c hands=4h5h6h/(9)/(9)/(8)",
    6: "family_hand_and_foot seating=pairs turn=0.play pile=8c"
    " hands=4h5h6h/(9)/(9)/(8)/(11)/(11)",
    8: "family_hand_and_foot turn=0.play pile=8c"
    " hands=4h5h6h/(9)/(9)/(8)/(11)/(11)/(3)/(4)",
}


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_however_many_sit_across_the_score_has_its_corner(
    qtbot: QtBot, seats: int
) -> None:
    table = Sitting(qtbot, CROWDS[seats])
    table.view.resize(1024, 670)
    scene = table.view.scene()

    table.view.show_scores(TOTALS)

    assert scene.picture is not None
    plates = scene.picture.zones.plates
    assert scene.chip.isVisible()
    assert scene.chip.rect.w >= scene.chip.least
    assert not any(plate.overlap(scene.chip.rect) for plate in plates)
    assert all(plate.right <= 1024 - 12 for plate in plates)


def test_seats_across_sit_in_the_middle_again_without_the_score(qtbot: QtBot) -> None:
    table = Sitting(qtbot, CROWDS[6])
    table.view.resize(1024, 670)
    scene = table.view.scene()
    assert scene.picture is not None
    before = scene.picture.zones.plates

    table.view.show_scores(TOTALS)
    moved = scene.picture.zones.plates
    table.view.show_scores(None)

    assert moved != before
    assert scene.picture.zones.plates == before


def test_left_handed_players_find_the_buttons_at_the_left(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(speed=0, left_handed=True))
    table.view.show_what_now(DRAWING)

    button = table.view.scene().now.buttons[0]

    assert button.rect.left() < 20


def test_an_empty_table_can_be_painted(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.scene().seat_people(PlayerNames(()))
    brushes = table.view.scene().brushes

    assert isinstance(brushes, Brushes)
    assert not table.view.grab().isNull()


def test_the_line_says_whose_turn_it_is(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.view.show_what_now(WhatNow(Moment.OTHERS, seat=1))
    quiet = table.view.scene().now.words
    table.view.show_what_now(DRAWING)

    assert quiet.lead == "Clara’s turn."
    assert not quiet.is_own_turn
    assert table.view.scene().now.words.is_own_turn


@pytest.mark.parametrize(
    "size", [(1600, 1170), (1078, 1890), (3120, 1410), (760, 990), (774, 670)]
)
def test_every_seat_shows_its_cards_on_its_plate(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    table = Sitting(qtbot)

    table.view.resize(*size)

    scene = table.view.scene()
    for seat, plate in enumerate(scene.fixtures.plates, start=1):
        home = Origin(HomeKind.SEAT, seat)
        shown = [
            item
            for item in scene.card_items.items
            if item.home == home and item.isVisible()
        ]
        assert shown, seat
        ground = plate.area.translated(plate.pos()).adjusted(-1, -1, 1, 1)
        for item in shown:
            rect = item.mapRectToScene(item.shape().boundingRect())
            assert ground.contains(rect), seat


@pytest.mark.parametrize("size", [(754, 670), (1030, 770)])
def test_fingers_find_buttons_of_44_pixels(qtbot: QtBot, size: tuple[int, int]) -> None:
    """table.md 11: 44 px in touch mode, in the line, the tray and in questions."""
    table = Sitting(qtbot, style=TableStyle(speed=0, touch=True))
    table.view.resize(*size)
    scene = table.view.scene()
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs")),)))
    offers = [Offer(each) for each in (Command.COMMIT, Command.UNSTAGE, Command.HINT)]
    table.view.show_what_now(WhatNow(Moment.STAGED, tuple(offers)))
    table.view.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asker=2))

    painted = [*scene.now.buttons, *scene.tray.buttons]
    asked = scene.questions.question.findChildren(KeyButton)

    assert [round(button.rect.height()) for button in painted] == [44] * 3
    assert {button.height() for button in asked if button.isVisible()} == {44}


def test_a_single_number_on_the_table_has_figures_of_their_own_width(
    qtbot: QtBot,
) -> None:
    """Issue 11, 1: “11” read as “1 1”; figures in columns keep one width."""
    brushes = Sitting(qtbot).view.scene().brushes
    columns = QFontMetricsF(text_font(BODY, 4.0))

    assert brushes.width(ZONE_NUMBER, "11") < 0.9 * brushes.width(ZONE_NUMBER, "88")
    assert columns.horizontalAdvance("11") == columns.horizontalAdvance("88")
