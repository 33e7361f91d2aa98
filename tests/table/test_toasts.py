"""Where a notice stands: near its place, inside the table, over as little as it can."""

from pytestqt.qtbot import QtBot

from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    OTHERS_TURN,
    Deed,
    Draft,
    Moment,
    Place,
    Spot,
    StagedGroup,
    Target,
    WhatNow,
)
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.overlay.box import free_place
from tests.table.sitting import Sitting, cards

TABLE = Rect(0, 0, 1000, 700)
SIZE = (300.0, 50.0)


def test_it_is_beside_what_it_must_not_hide() -> None:
    pile = Rect(400, 300, 100, 100)
    at = free_place(pile, SIZE, TABLE, (pile,))

    assert not at.overlap(pile)
    assert pile.grown(100).holds(at.mid_x, at.mid_y)


def test_it_never_leaves_the_table() -> None:
    for near in (Rect(0, 0, 10, 10), Rect(990, 690, 10, 10), Rect(0, 690, 10, 10)):
        at = free_place(near, SIZE, TABLE, ())

        assert TABLE.x <= at.x
        assert at.right <= TABLE.right
        assert TABLE.y <= at.y
        assert at.bottom <= TABLE.bottom


DRAW = "classic_4 turn=0.draw hands=5c5dQcQsQd2d/(11)/(10)/(11) pile=4h2cTd5h"


def words_of(table: Sitting) -> list[Rect]:
    """Where the words of lit places stand."""
    return [word.rect for word in table.view.context.targeting.words if word.words]


def test_a_refusal_leaves_the_words_of_lit_places_to_be_read(qtbot: QtBot) -> None:
    """Issue 11: “Draw first” lay over what the pile would bring."""
    table, why = Sitting(qtbot, DRAW), Refusal(Reason.DRAW_FIRST)
    row, pile = Spot(Place.NEW_MELD), Target(Spot(Place.PILE), Deed.TAKE)
    table.view.player_input.show_targets((pile, Target(row, Deed.NEW, why)))
    (word,) = words_of(table)

    table.view.show_refusal(why, row)

    scene = table.view.scene()
    told = scene.toast.outline
    assert not any(told.overlap(each) for each in (word, *scene.obstacles(word)))


def test_lit_places_leave_the_points_of_staged_groups_to_be_read(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAW.replace("draw", "play"))
    table.view.show_draft(Draft((StagedGroup(cards("QcQsQd"), points=30),), 30, 50))
    staged = Spot(Place.STAGED, 0)
    table.view.player_input.show_targets(
        (Target(staged, Deed.ADD, points=50, need=50, rank=10),)
    )

    scene, targeting = table.view.scene(), table.view.context.targeting
    (badge,) = (p for p in scene.fixtures.pills if p.isVisible() and p.look.points)
    (word,) = words_of(table)
    assert not word.overlap(badge.rect)
    assert targeting.items[0].zValue() < badge.zValue(), "nor does its outline cross it"


def test_what_was_refused_out_of_turn_is_no_longer_said_in_turn(qtbot: QtBot) -> None:
    table = Sitting(qtbot, DRAW)
    show, toast = table.view.show_what_now, table.view.scene().toast
    show(WhatNow(Moment.OTHERS, seat=1))
    table.view.show_refusal(Refusal(Reason.NOT_YOUR_DECISION, kind=OTHERS_TURN), None)
    show(WhatNow(Moment.OTHERS, seat=2))
    assert toast.words == "It is not your turn yet."
    assert toast.isVisible()

    show(WhatNow(Moment.DRAW))

    assert not toast.isVisible()
    table.view.show_refusal(Refusal(Reason.DRAW_FIRST), Spot(Place.PILE))
    show(WhatNow(Moment.DRAW))
    assert toast.isVisible(), "what is refused in turn stays to be read"
