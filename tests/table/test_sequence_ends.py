"""Sequences at the table: their names, and both their ends as places to let go on."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Rank
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Deed, End, Place, Spot, Target
from canasta_qt.table.interaction.focus import Zone
from canasta_qt.table.items.badges import rank_sign
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.wording.table.sequence_ends import end_refusal_sentence
from tests.narrow import instance
from tests.table.sitting import Sitting, card, cards

RUN = Spot(Place.MELD, 1)
LOW = Spot(Place.MELD, 1, End.LOW)
HIGH = Spot(Place.MELD, 1, End.HIGH)
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
    """The target of a place of the sequence; `refused` is the card that comes next."""
    refusal = None
    if refused:
        end = ENDS[0] if spot.end is End.LOW else ENDS[1]
        refusal = Refusal(
            Reason.NOT_A_SEQUENCE,
            rank=None if spot.end is None else end >> 2,  # type: ignore[arg-type]
            cards=(end, card(refused)),
        )
    return Target(spot, Deed.ADD, refusal, run=ENDS, cards=cards(laid))


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
    """The outlined places and their words."""
    return {
        item.goal.target.spot: item.goal.words
        for item in table.view.context.targeting.items
        if item.isVisible() and item.goal is not None
    }


def dropped(table: Sitting) -> Spot:
    """The place of the last drop."""
    return instance(Spot, table.heard.last("dropped")[2])


def veiled(table: Sitting) -> str:
    """Which cards of the sequence are veiled, from the lowest."""
    home = Origin(HomeKind.MELD, 0, 1)
    items = table.view.scene().card_items.at_home(home)
    return "".join("x" if item.dimmed else "." for item in items)


# -- names --


def test_every_sequence_is_named_by_its_suit_and_ends(qtbot: QtBot) -> None:
    table = Sitting(qtbot, TABLE)
    scenery = table.view.scene().fixtures

    tips = {pill.label: pill.toolTip() for pill in scenery.pills if pill.label}
    assert tips == {"♥ 5–9": "♥ 5–9", "♣ 4–10": "Sequence 7 ♣ 4–10"}


def test_where_room_is_short_a_canasta_says_its_number_and_its_tip_the_word(
    qtbot: QtBot,
) -> None:
    """feel.md 2: on two shelves the number only, the word in tooltip and speech."""
    table = Sitting(qtbot, CROWD)
    table.view.resize(1024, 670)
    own = next(p for p in table.view.scene().fixtures.pills if p.label == "♠ 5–J")

    assert (own.words, own.toolTip()) == ("7", "Sequence 7 ♠ 5–J")
    names = [stop.name for stop in table.view.stops]
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
def test_folded_cards_are_named_however_large_the_text_is(
    qtbot: QtBot, text: float
) -> None:
    """Issue 11, 1: badges keep the rank when a meld is collapsed."""
    table = Sitting(qtbot, LONG, TableStyle(speed=0, font_factor=text))
    pills = [p for p in table.view.scene().fixtures.pills if p.isVisible()]
    folded = [pill for pill in pills if pill.look.named is not None]

    assert len(pills) == 20
    assert folded
    for pill in folded:
        name = pill.label or rank_sign(Rank(pill.look.named or 0))
        assert pill.words.startswith(f"{name} ")


def test_in_a_full_row_the_place_for_a_new_meld_covers_no_meld(qtbot: QtBot) -> None:
    table = Sitting(qtbot, CROWD)
    table.view.resize(1024, 670)
    scene = table.view.scene()
    free = scene.spot_rect(Spot(Place.NEW_MELD))

    assert free.w >= 24
    for index in range(10):
        for item in scene.card_items.at_home(Origin(HomeKind.MELD, 0, index)):
            assert not free.overlap(Rect(item.x(), item.y(), item.width, 20))


# -- both ends --


@pytest.mark.parametrize(
    ("targets", "expected", "veil"),
    [
        (FOUR, {LOW: "4♥ below 5♥–9♥"}, "....x"),
        (TEN, {HIGH: "10♥ above 5♥–9♥"}, "xxxx."),
        (BOTH, {RUN: "4♥ below and 10♥ above 5♥–9♥"}, "....."),
        (NEITHER, {}, "....."),
    ],
)
def test_the_end_that_fits_is_lit_and_the_other_veiled(
    qtbot: QtBot, targets: tuple[Target, ...], expected: dict[Spot, str], veil: str
) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*targets)

    table.drag(table.of_card("4h"), QPoint(20, 300))

    assert lit(table) == expected
    assert veiled(table) == veil


@pytest.mark.parametrize("where", [LOW, HIGH, RUN])
@pytest.mark.parametrize(("targets", "end"), [(FOUR, LOW), (TEN, HIGH), (BOTH, RUN)])
def test_anywhere_on_the_sequence_the_cards_go_to_the_end_they_fit(
    qtbot: QtBot, where: Spot, targets: tuple[Target, ...], end: Spot
) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*targets)

    table.drag(table.of_card("4h"), table.of_spot(where))
    assert table.view.context.targeting.chosen is not None
    assert [word.chosen for word in table.view.context.targeting.words].count(True) == 1
    table.release(table.of_spot(where))

    assert dropped(table) == end


def test_over_an_end_that_does_not_fit_it_is_said_what_comes_next(qtbot: QtBot) -> None:
    table = Sitting(qtbot, TABLE)
    table.answer_with(*NEITHER)
    said = []
    table.view.context.drag.explained.connect(
        lambda refusal, _: said.append(end_refusal_sentence(refusal))
    )

    table.drag(table.of_card("6c"), table.of_spot(LOW))
    table.view.context.drag._explain()
    table.move(table.of_spot(HIGH))
    table.view.context.drag._explain()

    assert said == ["Only 4♥ can go below 5♥.", "Only 10♥ can go above 9♥."]


# -- keys and readers --


def walk(table: Sitting) -> list[str]:
    """The names of the own melds, by the arrow keys."""
    focus = table.view.context.focus
    while focus.zone is not Zone.OURS:
        table.key(Qt.Key.Key_Tab)
    names = []
    for _ in focus.things(Zone.OURS):
        assert focus.current is not None
        names.append(focus.current.name)
        table.key(Qt.Key.Key_Right)
    return names


def test_while_cards_are_chosen_the_keys_find_both_ends(qtbot: QtBot) -> None:
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
