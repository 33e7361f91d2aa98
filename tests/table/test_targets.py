"""Choosing the target of a drop, and the places of labels and refusals."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    ConsequenceKind,
    Draft,
    DropAction,
    Place,
    RefusalPlace,
    Spot,
    StagedGroup,
    Target,
    TurnState,
    button_spot,
)
from canasta_qt.look.tokens import SENTENCE_FONT
from canasta_qt.table.items.captions import Caption
from canasta_qt.table.items.drop_zones import TargetArea, best_area, label_rects
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.scene.places import spot_rect
from tests.table.table_view import Sitting, cards

NO = Refusal(Reason.UNEQUAL_RANKS)


def goal(index: int, rect: Rect, *, refused: bool = False) -> TargetArea:
    target = Target(
        Spot(Place.MELD, index), DropAction.ADD, refusal=NO if refused else None
    )
    return TargetArea(target, rect, "Add to eights")


COLUMN = goal(0, Rect(100, 100, 60, 140), refused=True)


FREE = goal(1, Rect(170, 100, 200, 140))


OVER = goal(2, Rect(100, 100, 60, 140))


@pytest.mark.parametrize(
    ("goals", "bundle", "cursor", "meant"),
    [
        pytest.param(*row[1:], id=row[0])
        for row in (
            ("the place under the cursor, even if it refuses",
             (COLUMN, FREE), Rect(120, 90, 90, 140), (140, 160), COLUMN),
            ("beside every place a usable one",
             (COLUMN, FREE), Rect(120, 230, 90, 140), (140, 300), FREE),
            ("of two places under the cursor the usable one",
             (COLUMN, OVER), Rect(90, 90, 90, 140), (130, 160), OVER),
        )
    ],
)  # fmt: skip
def test_the_target_nearest_to_cards_and_pointer_is_chosen(
    goals: tuple[TargetArea, ...],
    bundle: Rect,
    cursor: tuple[int, int],
    meant: TargetArea,
) -> None:
    assert best_area(goals, bundle, cursor) is meant


TABLE = Rect(0, 0, 1000, 700)


def placed(
    *goals: TargetArea,
    marks: tuple[Rect, ...] = (),
    cards: tuple[Rect, ...] = (),
    wide: float = 90,
) -> dict[int, Rect]:
    sizes = ((wide, 26.0),) * len(goals)
    return label_rects(goals, sizes, marks, cards, (TABLE,) * len(goals))


def test_a_target_label_is_at_the_upper_edge_of_its_target_and_covers_no_text() -> None:
    """The count at the lower edge of a meld stays visible; without room there is no
    label.
    """
    one, reason = goal(0, Rect(100, 100, 60, 140)), Rect(60, 60, 200, 38)

    assert placed(one) == {0: Rect(85, 83, 90, 26)}
    assert placed(one, marks=(reason,), wide=60) == {0: Rect(100, 103, 60, 26)}
    assert placed(one, marks=(TABLE,)) == {}


def test_a_target_label_with_little_room_still_overlaps_its_own_target() -> None:
    """Regression: it was half a card above its meld, beside the pile."""
    plate, fives = Rect(22, 282, 186, 114), Rect(342, 393, 111, 26)
    kings = goal(0, Rect(146, 410, 153, 138))

    found = placed(kings, marks=(plate, fives), wide=115)

    assert found[0].overlap_area(kings.rect)


def test_a_meld_shown_as_short_text_has_a_target_label_only_under_the_pointer() -> None:
    chips = tuple(goal(i, Rect(100, 100 + 36 * i, 150, 34)) for i in range(3))
    column = goal(3, Rect(100, 60, 60, 140))

    assert all(chip.is_low for chip in chips)
    assert list(placed(*chips, column)) == [3]


def test_a_target_label_covers_no_other_target() -> None:
    """Regression: the label of the pile was on the sixes, whose warning had no room;
    “Add to aces” was in the frame of the kings; the pile had none over dimmed melds.
    """
    aces, kings = goal(0, Rect(100, 300, 60, 140)), goal(1, Rect(170, 300, 60, 140))
    words = Rect(0, 280, 130, 50), Rect(0, 425, 400, 30)
    assert 0 not in placed(aces, kings, marks=words)

    sixes = goal(0, Rect(200, 150, 200, 130))
    pile = TargetArea(
        Target(Spot(Place.PILE), DropAction.DISCARD), Rect(220, 30, 80, 110), "Discard"
    )

    found = placed(pile, sixes, wide=180)

    assert not found[0].overlap_area(sixes.rect)
    assert not found[1].overlap_area(pile.rect)
    refusing = replace(sixes, target=replace(sixes.target, refusal=NO))
    assert placed(pile, refusing, cards=(sixes.rect,), marks=(Rect(0, 0, 400, 30),))


def test_target_labels_with_warnings_are_placed_before_others() -> None:
    """Where there is room for one of both."""
    fours, sixes = goal(0, Rect(100, 40, 90, 60)), goal(1, Rect(250, 40, 90, 60))
    warned = replace(
        sixes, caption=Caption(ConsequenceKind.MIXES, "Black: 300 in place of 500")
    )
    edge = Rect(0, 96, 1000, 600), Rect(352, 0, 648, 100), Rect(0, 0, 85, 100)

    assert list(placed(fours, warned, marks=edge, wide=150)) == [1]


DRAW = "classic_4 turn=0.draw hands=5c5dQcQsQd2d/(11)/(10)/(11) pile=4h2cTd5h"


def words_of(table: Sitting) -> list[Rect]:
    """Return the rectangles of the visible target labels."""
    return [word.rect for word in table.view.context.targeting.labels if word.words]


def test_target_labels_do_not_cover_the_points_of_staged_groups(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAW.replace("draw", "play"))
    table.view.show_draft(Draft((StagedGroup(cards("QcQsQd"), points=30),), 30, 50))
    staged = Spot(Place.STAGED, 0)
    table.view.player_input.show_targets(
        (Target(staged, DropAction.ADD, points=50, opening_minimum=50, rank=10),)
    )

    scene, targeting = table.scene, table.view.context.targeting
    (badge,) = (
        p
        for p in scene.fixtures.pills
        if p.isVisible() and p.content.is_right_aligned and not p.content.is_small
    )
    (word,) = words_of(table)
    assert not word.overlap_area(badge.rect)
    assert targeting.outlines[0].zValue() < badge.zValue(), (
        "nor does its outline cross it"
    )


CANASTAS = "classic_4 turn=0.play hands=2d4s/(9)/(9)/(9) melds={}/-".format(
    "".join(f"[{r}s{r}h{r}d{r}c{r}s{r}h{r}d]" for r in "AKQJT98")
)


@pytest.mark.parametrize("size", [(880, 575), (1030, 745), (1580, 1030)])
def test_a_refusal_is_large_text_near_its_place_or_in_the_status_line(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Regression: small text, and for own melds in the row of the other side."""
    table = Sitting(qtbot, CANASTAS)
    table.view.resize(*size)
    scene, words = table.scene, "Draw a card first."
    for spot in (*(Spot(Place.MELD, i) for i in range(7)), Spot(Place.STOCK)):
        table.view.context.show_refusal_text(words, spot_rect(scene, spot))

        told, zones = scene.toast.scene_rect, scene.zones()
        near = spot_rect(scene, spot).with_margin(zones.stock_rect.h)
        assert any(map(told.overlap_area, (near, scene.status_line.rect)))
        assert not any(map(told.overlap_area, zones.plate_rects))
        # In the font of the status line the end of the sentence would be here.
        wide = round(scene.brushes.text_width(SENTENCE_FONT, words))
        end = QRect(wide + 36, 30, 20, scene.toast.height() - 60)
        picture = scene.toast.grab(end).toImage()
        assert any(
            picture.pixelColor(x, y).lightness() < 110
            for x, y in product(range(20), range(end.height()))
        )


def test_adjacent_canastas_have_signs_where_there_is_no_room_for_words(
    qtbot: QtBot,
) -> None:
    """Regression: two of seven targets had a label."""
    table = Sitting(qtbot, CANASTAS)
    spots = [Spot(Place.MELD, index) for index in range(7)]
    targets = tuple(Target(spot, DropAction.ADD, rank=8) for spot in spots)

    table.view.player_input.show_targets(targets)

    assert len(words_of(table)) == 7
    table.view.context.targeting.choose_click_area(
        table.view.context.targeting.area_at(spots[3])
    )
    chosen = [w for w in table.view.context.targeting.labels if w.is_chosen]
    assert [word.words for word in chosen] == ["Add to queens"]


def test_a_refusal_shown_in_turn_stays_when_the_offers_change(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAW)
    table.show_turn(TurnState.DRAW)

    table.view.context.show_refusal(Refusal(Reason.DRAW_FIRST), Spot(Place.PILE))
    table.show_turn(TurnState.DRAW)

    assert table.scene.toast.isVisible()


def test_the_refusal_of_a_command_without_a_button_is_where_its_cards_would_go(
    qtbot: QtBot,
) -> None:
    table, seen = Sitting(qtbot, DRAW), []

    def show(*places: RefusalPlace) -> None:
        for place in places:
            table.view.context.show_refusal(Refusal(Reason.DRAW_FIRST), place)
            seen.append(table.scene.toast.scene_rect)

    draw, discard = button_spot(Command.DRAW), button_spot(Command.DISCARD)
    show(draw, Spot(Place.STOCK), discard, Spot(Place.HAND))
    table.click(table.of_card("5c"))
    show(discard, Spot(Place.PILE), button_spot(Command.FLOAT), None)

    assert seen[::2] == seen[1::2]
    assert len(set(seen)) == 4
