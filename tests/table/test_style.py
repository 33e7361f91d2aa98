"""A change of size, theme and pace in the middle of a game."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.art.deck_style import DeckColours, DeckStyle, IndexSize
from canasta_qt.commands import Command
from canasta_qt.gestures import (
    Draft,
    Offer,
    Place,
    Prompt,
    PromptKind,
    ScoreText,
    Spot,
    StagedGroup,
    TurnState,
    TurnStatus,
)
from canasta_qt.look.tokens import PILL_FONT, Felt, Theme
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import CardRing
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.parts import KeyButton
from tests.narrow import some
from tests.table.describe import describe_scene
from tests.table.table_view import Sitting, cards

DRAWING = TurnStatus(TurnState.DRAW, (Offer(Command.DRAW, is_primary=True),))


STYLES = (
    TableStyle(duration_factor=0, theme=Theme.DARK),
    TableStyle(
        duration_factor=0, theme=Theme.CONTRAST, deck=DeckStyle(DeckColours.TUNED)
    ),
    TableStyle(Choices(felt=Felt.WALNUT, card_size=140), duration_factor=0),
    TableStyle(
        duration_factor=0,
        font_size_factor=1.6,
        deck=DeckStyle(index_size=IndexSize.JUMBO),
    ),
    TableStyle(Choices(left_handed=True), duration_factor=0, has_reduced_motion=True),
)


@pytest.mark.parametrize("style", STYLES)
def test_changing_the_style_keeps_cards_texts_and_selection(
    table: Sitting, style: TableStyle
) -> None:
    table.click(table.of_card("9d"))
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs"), points=30),), 30))
    before = describe_scene(table.scene)

    table.view.set_style(style)
    QApplication.processEvents()

    assert describe_scene(table.scene) == before
    assert table.chosen == cards("9d")


@pytest.mark.parametrize("size", [(700, 520), (1024, 670), (1600, 1050), (3000, 1900)])
def test_every_item_stays_on_the_table_at_any_size(
    table: Sitting, size: tuple[int, int]
) -> None:

    table.view.resize(*size)

    area = table.scene.sceneRect()
    for item in table.scene.card_items.items:
        if item.isVisible() and not item.rotation():
            rect = QRectF(*some(item.rest_place).bounds)
            assert area.adjusted(-1, -1, 1, 1).contains(rect), item.spot


@pytest.mark.parametrize("font_factor", [1.0, 1.5, 2.0])
def test_the_counts_of_melds_are_never_elided(qtbot: QtBot, font_factor: float) -> None:
    style = TableStyle(duration_factor=0, font_size_factor=font_factor)
    table = Sitting(qtbot, style=style)

    for pill in table.scene.fixtures.pills:
        if pill.isVisible():
            text = pill.brushes.text_width(PILL_FONT, str(pill.content.count))
            assert text < pill.area.width()


TOTALS = ScoreText((("We", "11,985"), ("They", "12,410")), "Hand 4", "to 15,000")


CROWDS = {
    4: "classic_4 turn=0.play pile=8c hands=4h5h6h/(9)/(9)/(8)",
    6: "family_hand_and_foot seating=pairs turn=0.play pile=8c"
    " hands=4h5h6h/(9)/(9)/(8)/(11)/(11)",
    8: "family_hand_and_foot turn=0.play pile=8c"
    " hands=4h5h6h/(9)/(9)/(8)/(11)/(11)/(3)/(4)",
}


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_the_small_score_has_its_corner_with_any_number_of_players_across(
    qtbot: QtBot, seats: int
) -> None:
    table = Sitting(qtbot, CROWDS[seats])
    table.view.resize(1024, 670)
    scene = table.scene

    table.view.show_scores(TOTALS)

    plates = scene.picture.zones.plate_rects
    assert scene.score_chip.isVisible()
    assert scene.score_chip.rect.w >= scene.score_chip.min_width
    assert not any(plate.overlap_area(scene.score_chip.rect) for plate in plates)
    assert all(plate.right <= 1024 - 12 for plate in plates)


def test_for_left_handed_players_the_buttons_are_at_the_left(qtbot: QtBot) -> None:
    table = Sitting(
        qtbot, style=TableStyle(Choices(left_handed=True), duration_factor=0)
    )
    table.view.status.show_turn_status(DRAWING)

    button = table.scene.status_line.buttons[0]

    assert button.x() < 20


@pytest.mark.parametrize(
    "size", [(1600, 1170), (1078, 1890), (3120, 1410), (760, 990), (774, 670)]
)
def test_every_plate_shows_the_card_backs_of_its_player(
    table: Sitting, size: tuple[int, int]
) -> None:

    table.view.resize(*size)

    scene = table.scene
    for seat, plate in enumerate(scene.fixtures.plates, start=1):
        home = Spot(Place.SEAT, seat)
        shown = [
            item
            for item in scene.card_items.items
            if item.spot == home and item.isVisible()
        ]
        assert shown, seat
        ground = plate.area.translated(plate.pos()).adjusted(-1, -1, 1, 1)
        for item in shown:
            rect = QRectF(*some(item.rest_place).bounds)
            assert ground.contains(rect), seat


@pytest.mark.parametrize("size", [(754, 670), (1030, 770)])
def test_in_touch_mode_buttons_are_at_least_44_pixels_high(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """In the status line, the tray and questions."""
    table = Sitting(qtbot, style=TableStyle(Choices(touch=True), duration_factor=0))
    table.view.resize(*size)
    scene = table.scene
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs")),)))
    offers = [Offer(each) for each in (Command.COMMIT, Command.UNSTAGE, Command.HINT)]
    table.show_turn(TurnState.STAGED, tuple(offers))
    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))

    painted = [*scene.status_line.buttons, *scene.tray.buttons]
    asked = scene.questions.question.findChildren(KeyButton)

    assert [button.height() for button in painted] == [44] * 3
    assert {button.height() for button in asked if button.isVisible()} == {44}


@pytest.mark.parametrize("theme", Theme)
def test_a_new_card_is_marked_at_its_lower_edge_and_has_no_frame(
    qtbot: QtBot, theme: Theme
) -> None:
    """Regression: new cards had the frame of selected ones."""
    style = TableStyle(duration_factor=0, theme=theme)
    table = Sitting(qtbot, style=style, painted=True)
    item = table.item("3s")

    def look(ring: CardRing) -> QImage:
        item.set_marks(ring=ring)
        rect = item.sceneBoundingRect().toAlignedRect()
        return table.view.grab(rect).toImage()

    plain, new, selected = (
        look(CardRing.NONE),
        look(CardRing.FRESH),
        look(CardRing.SELECTED),
    )
    rows = [
        y
        for y in range(plain.height())
        if any(plain.pixel(x, y) != new.pixel(x, y) for x in range(plain.width()))
    ]

    assert len(rows) > 4
    assert min(rows) > 0.7 * plain.height()
    assert new != selected
