"""Drags with the real mouse, ended and cancelled in every way."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Rank
from canasta_qt.commands import Sorting
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Consequence,
    ConsequenceKind,
    Draft,
    DropAction,
    Place,
    SequenceEnd,
    Spot,
    StagedGroup,
    Target,
    TurnState,
    TurnStatus,
)
from canasta_qt.table.interaction import drag
from canasta_qt.table.interaction.focus import FocusZone
from canasta_qt.table.items.badges import rank_sign, sequence_text
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.scene.places import spot_rect
from canasta_qt.wording.table.sequence_ends import end_refusal_sentence
from tests.app.fake_time import stopped_clock
from tests.narrow import instance
from tests.table.table_view import HAND, MIDDLE, TO_ACES, Sitting, card, cards, seen

PILE = Spot(Place.PILE)


ACES = Spot(Place.MELD, 0)


NEW = Spot(Place.NEW_MELD)


def test_a_press_that_moves_only_a_little_is_a_click(table: Sitting) -> None:
    at = table.of_card("9d")

    table.press(at)
    table.move(at + QPoint(QApplication.startDragDistance() - 4, 0))
    table.release(at)

    assert not table.view.context.drag.active
    assert table.chosen == cards("9d")


def _free_ground(table: Sitting) -> QPoint:
    """Return a point of the player’s meld row far from every meld."""
    picture = table.scene.picture
    ours = picture.zones.own_row
    return table.point(QPointF(ours.right - 20, ours.mid_y))


def test_a_drop_on_the_free_meld_row_adds_the_cards_to_the_meld_they_fit(
    table: Sitting,
) -> None:
    aces = TO_ACES.spot
    table.answer_with(Target(NEW, DropAction.NEW, joined_spot=aces), TO_ACES)
    free = _free_ground(table)

    table.drag(table.of_card("Qd"), free)
    lit = [
        goal.target.spot
        for goal in table.view.context.targeting.areas
        if goal.is_highlighted
    ]
    chosen = table.view.context.targeting.chosen
    table.release(free)

    assert lit == [aces]
    assert chosen is not None
    assert chosen.target.spot == aces
    *dropped, near = table.heard.last("dropped")
    assert dropped == [cards("Qd"), HAND, aces]
    assert instance(Rect, near).contains(free.x(), free.y())


def test_pressing_the_right_button_cancels_a_drag(table: Sitting) -> None:
    table.answer_with(Target(PILE, DropAction.DISCARD))
    table.drag(table.of_card("9d"), table.of_spot(PILE))

    table.press(table.of_spot(PILE), Qt.MouseButton.RightButton)
    table.release(table.of_spot(PILE))

    assert table.view.context.targeting.areas == ()
    assert "dropped" not in table.heard.names()


def test_a_forbidden_place_is_veiled_during_a_drag(table: Sitting) -> None:
    table.answer_with(
        Target(PILE, DropAction.DISCARD, Refusal(Reason.DRAW_FIRST)), TO_ACES
    )

    table.drag(table.of_card("9d"), QPoint(500, 20))
    veiled = {i.spot.place for i in table.scene.card_items.items if i.dimmed}
    table.key(Qt.Key.Key_Escape)
    table.view.player_input.show_targets(())

    assert veiled == {"pile"}
    assert not any(item.dimmed for item in table.scene.card_items.items)


def test_a_card_that_returns_follows_a_hand_that_moves_meanwhile(qtbot: QtBot) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=1.0))
    table.view.playback.finish_animations()
    table.answer_with()
    start = table.of_card("9d")
    table.drag(start, start + QPoint(12, 24))
    table.release(start + QPoint(12, 24))

    scene = table.scene
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs")),), 30, 50))
    said = len([pill for pill in scene.fixtures.pills if pill.isVisible()])
    table.view.playback.finish_animations()

    shown = [pill for pill in scene.fixtures.pills if pill.isVisible()]
    assert len(shown) == said + 1, "the badge of the queens comes after them"
    (place,) = [
        p for p in scene.picture.cards if p.hand_card == table.item("9d").hand_card
    ]
    assert table.item("9d").base.x() == pytest.approx(place.x, abs=1)


def test_a_card_dropped_while_the_hand_is_sorted_returns_to_the_hand(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=1.0))
    table.view.playback.finish_animations()
    table.answer_with()
    start = table.of_card("Xr")
    with stopped_clock():
        table.drag(start, start + QPoint(12, -200))
        table.view.player_input.sort_hand()
        assert table.view.playback.animator.is_busy
        table.release(start + QPoint(12, -200))
        table.view.playback.finish_animations()

    items = table.scene.card_items.items
    assert [
        item.face for item in items if item.isVisible() and not item.rest_place
    ] == []


def test_a_card_played_between_press_and_move_is_not_dragged(table: Sitting) -> None:
    at = table.of_card("9d")
    text = MIDDLE.replace("Th9d8h", "Th8h").replace("s8c!", "s8c9d!")

    table.press(at)
    table.view.show_observation(seen(text))
    table.move(at + QPoint(0, -200))

    assert not table.view.context.drag.active


RUN = Spot(Place.MELD, 1)


LOW = Spot(Place.MELD, 1, SequenceEnd.LOW)


HIGH = Spot(Place.MELD, 1, SequenceEnd.HIGH)


ENDS = (card("5h"), card("9h"))


TABLE = (
    "samba turn=0.play laid=0 pile=6h7h hands=4hThJh4dTs2cKc6cQd8d/(15)/(15)/(15)"
    " melds=[KsKhKd][5h6h7h8h9h]/[4c5c6c7c8c9cTc][JdJsJc]"
)


CROWD = (
    "samba turn=0.play laid=0 pile=6h! hands=XrXb2s2dAsTh4h/(9)/(9)/(8)"
    " melds=[AsAhAd2c][KhKdKs][QhQdQs2c][5h6h7h8h9h][TcJcQcKcAc][4d5d6d]"
    "[5s6s7s8s9sTsJs][8c9cTc][9dTdJdQd][5c6c7c]"
    "/[JhJcJs2d][9c9d9h][TdJdQdKd][4c5c6c7c8c9cTc][8h9hTh]"
)


def target(spot: Spot, laid: str, *, refused: str = "") -> Target:
    """Return the target of an end of the sequence; `refused` is the card that comes
    next.
    """
    refusal = None
    if refused:
        end = ENDS[0] if spot.end is SequenceEnd.LOW else ENDS[1]
        refusal = Refusal(
            Reason.NOT_A_SEQUENCE,
            rank=None if spot.end is None else end >> 2,  # type: ignore[arg-type]
            cards=(end, card(refused)),
        )
    return Target(spot, DropAction.ADD, refusal, run_ends=ENDS, cards=cards(laid))


FOUR = (target(RUN, "4h"), target(LOW, "4h"), target(HIGH, "4h", refused="Th"))


TEN = (target(RUN, "Th"), target(LOW, "Th", refused="4h"), target(HIGH, "Th"))


BOTH = (
    target(RUN, "4hTh"),
    target(LOW, "4hTh", refused="4h"),
    target(HIGH, "4hTh", refused="Th"),
)


NEITHER = (
    target(RUN, "6c", refused="4h"),
    target(LOW, "6c", refused="4h"),
    target(HIGH, "6c", refused="Th"),
)


def lit(table: Sitting) -> dict[Spot, str]:
    """Return the highlighted places and their labels."""
    return {
        item.area_shown.target.spot: item.area_shown.label
        for item in table.view.context.targeting.outlines
        if item.isVisible() and item.area_shown is not None
    }


def dropped(table: Sitting) -> Spot:
    """Return the place of the last drop."""
    return instance(Spot, table.heard.last("dropped")[2])


def veiled(table: Sitting) -> str:
    """Return which cards of the sequence are veiled, from the lowest."""
    home = Spot(Place.MELD, 1)
    items = table.scene.card_items.items_at(home)
    return "".join("x" if item.dimmed else "." for item in items)


def test_every_sequence_is_labelled_with_its_suit_and_ends(qtbot: QtBot) -> None:
    table = Sitting(qtbot, TABLE)
    scenery = table.scene.fixtures

    tips = {
        sequence_text(pill.content): pill.toolTip()
        for pill in scenery.pills
        if pill.content.sequence_ends
    }
    assert tips == {"♥ 5–9": "♥ 5–9", "♣ 4–10": "7 · Sequence ♣ 4–10"}


def test_a_narrow_canasta_label_has_the_count_and_its_tooltip_the_kind(
    qtbot: QtBot,
) -> None:
    """On two rows; a screen reader reads the kind as well."""
    table = Sitting(qtbot, CROWD)
    table.view.resize(1024, 670)
    own = next(
        p for p in table.scene.fixtures.pills if sequence_text(p.content) == "♠ 5–J"
    )

    assert (own.words, own.toolTip()) == ("7", "7 · Sequence ♠ 5–J")
    names = [stop.name for stop in table.view.accessible_items]
    assert any("sequence canasta" in name for name in names)


SIXES = "".join(
    f"[{rank}s{rank}h{rank}d{rank}c{rank}s{rank}h]" for rank in "AKQJT987654"
)


RUNS = "".join(
    f"[{''.join(rank + suit for rank in ranks)}]"
    for suit in "shd"
    for ranks in ("456789", "56789T", "9TJQKA")
)


LONG = (
    f"bolivian(deck_count=8) turn=0.play hands=4s5s/(9)/(9)/(9) melds={SIXES}{RUNS}/-"
)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_folded_melds_keep_the_rank_in_their_label_at_every_text_size(
    qtbot: QtBot, text: float
) -> None:
    table = Sitting(qtbot, LONG, TableStyle(duration_factor=0, font_size_factor=text))
    pills = [p for p in table.scene.fixtures.pills if p.isVisible()]
    folded = [pill for pill in pills if pill.content.named_rank is not None]

    assert len(pills) == 20
    assert folded
    for pill in folded:
        name = sequence_text(pill.content) or rank_sign(
            Rank(pill.content.named_rank or 0)
        )
        assert pill.words.startswith(f"{name} ")


def test_in_a_full_row_the_place_for_a_new_meld_covers_no_meld(qtbot: QtBot) -> None:
    table = Sitting(qtbot, CROWD)
    table.view.resize(1024, 670)
    scene = table.scene
    free = spot_rect(scene, Spot(Place.NEW_MELD))

    assert free.w >= 24
    for index in range(10):
        for item in scene.card_items.items_at(Spot(Place.MELD, index)):
            assert not free.overlap_area(Rect(item.x(), item.y(), item.width, 20))


@pytest.mark.parametrize(
    ("targets", "expected", "veil"),
    [
        (FOUR, {LOW: "4♥ below 5♥–9♥"}, "....x"),
        (TEN, {HIGH: "10♥ above 5♥–9♥"}, "xxxx."),
        (BOTH, {RUN: "4♥ below and 10♥ above 5♥–9♥"}, "....."),
        (NEITHER, {}, "....."),
    ],
)
def test_dragging_highlights_the_fitting_end_of_a_sequence_and_veils_the_other(
    qtbot: QtBot, targets: tuple[Target, ...], expected: dict[Spot, str], veil: str
) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*targets)

    table.drag(table.of_card("4h"), QPoint(20, 300))

    assert lit(table) == expected
    assert veiled(table) == veil


@pytest.mark.parametrize("where", [LOW, HIGH, RUN])
@pytest.mark.parametrize(("targets", "end"), [(FOUR, LOW), (TEN, HIGH), (BOTH, RUN)])
def test_a_drop_anywhere_on_a_sequence_goes_to_the_fitting_end(
    qtbot: QtBot, where: Spot, targets: tuple[Target, ...], end: Spot
) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*targets)

    table.drag(table.of_card("4h"), table.of_spot(where))
    assert table.view.context.targeting.chosen is not None
    assert [word.is_chosen for word in table.view.context.targeting.labels].count(
        True
    ) == 1
    table.release(table.of_spot(where))

    assert dropped(table) == end


def test_the_refusal_of_a_sequence_end_names_the_card_that_fits_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drag, "EXPLAIN_DELAY", 0)
    table = Sitting(qtbot, TABLE)
    table.answer_with(*NEITHER)
    said: list[str | None] = []
    table.view.context.drag.explanation_requested.connect(
        lambda refusal, _: said.append(end_refusal_sentence(refusal))
    )

    table.drag(table.of_card("6c"), table.of_spot(LOW))
    qtbot.waitUntil(lambda: said == ["Only 4♥ can go below 5♥."])
    table.move(table.of_spot(HIGH))
    qtbot.waitUntil(lambda: said[1:] == ["Only 10♥ can go above 9♥."])


def walk(table: Sitting) -> list[str]:
    """Return the names of the player’s melds in the order of the arrow keys."""
    focus = table.view.context.focus
    while focus.zone is not FocusZone.OURS:
        table.key(Qt.Key.Key_Tab)
    names = []
    for _ in focus.zone_items(FocusZone.OURS):
        assert focus.current_item is not None
        names.append(focus.current_item.name)
        table.key(Qt.Key.Key_Right)
    return names


def test_with_cards_selected_arrow_keys_reach_both_ends_of_a_sequence(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*FOUR)
    table.key(Qt.Key.Key_4)
    table.key(Qt.Key.Key_Space)

    run = "sequence from five of hearts to nine of hearts"
    assert walk(table) == [
        "kings, 3 cards, 30 points",
        f"{run}, 5 cards, 35 points",
        f"lower end of the {run}: takes four of hearts",
        f"upper end of the {run}: "
        "Only the ten of hearts can go above the nine of hearts.",
        "place for a new meld",
    ]


def test_tags_follow_their_cards_into_another_order_of_the_hand(table: Sitting) -> None:
    """Regression: a continued game had them where the game before had the cards."""
    feeds = Consequence(ConsequenceKind.FEEDS)
    captions = table.view.context.captions
    captions.is_for_beginners = True
    captions.show_consequences(
        TurnStatus(TurnState.PLAY, discard_consequences=((card("9d"), feeds),))
    )

    for sorting in (Sorting.SUIT, Sorting.RANK):
        table.view.sort_hand(sorting)

        (tag,) = [tag for tag in captions.items if tag.isVisible()]
        nine = table.item("9d")
        left = tag.rect.mid_x - nine.x()
        assert 0 < left < nine.width

    table.view.set_style(TableStyle(duration_factor=1))
    table.key(Qt.Key.Key_R)
    assert not any(tag.isVisible() for tag in captions.items), "the card still flies"
    table.view.playback.finish_animations()
    assert any(tag.isVisible() for tag in captions.items)
