"""Words of the table that explain themselves: by cursor, finger, focus and F1."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import Place, Spot
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.windows.rules import RuleSheet
from canasta_qt.wording.rule_sheet.sheet import rule_text
from canasta_qt.wording.table.terms import ANCHORS, Term
from tests.app.at_table import AtTable
from tests.app.playing import Start, dealt, top_sheet
from tests.narrow import instance, some

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
FROZEN = (
    "classic_4 turn=0.draw melds=[KhKdKsKc2h]/- pile=6h7h2dQh! bonus=3d/- "
    "hands=5c6c8h9h/(5)/(5)/(5)"
)
STOCK = "The stock is the face-down stack you draw from."


def middle(rect: Rect) -> QPointF:
    return QPointF(rect.mid_x, rect.mid_y)


def at_table(qtbot: QtBot) -> AtTable:
    return AtTable(qtbot, FROZEN, TableStyle(speed=0))


def places(table: AtTable) -> dict[Term, QPointF]:
    """Where each term stands at this table."""
    scene = table.view.scene()
    fixtures = scene.fixtures
    pill = next(pill for pill in fixtures.pills if pill.isVisible())
    bonus = next(row.look.bonus for row in fixtures.rows if row.look.bonus)
    return {
        Term.FROZEN: middle(scene.spot_rect(Spot(Place.PILE))),
        Term.STOCK: middle(fixtures.stock.written),
        Term.WILD: QPointF(pill.rect.right - 5, pill.rect.mid_y),
        Term.THREES: middle(bonus),
    }


def test_what_lies_under_the_cursor_says_what_it_means(qtbot: QtBot) -> None:
    table = at_table(qtbot)
    for term, at in places(table).items():
        table.view.pointer.moved(at, NONE)
        assert table.view.context.explaining.term is term
        said = table.view.context.explaining.sentence()
        assert said
        assert said in table.view.viewport().toolTip().replace("\n", " ")

    table.view.pointer.moved(QPointF(2, 2), NONE)
    assert (table.view.context.explaining.term, table.view.viewport().toolTip()) == (
        None,
        "",
    )


def closed_ranks(table: AtTable) -> Rect:
    rows = table.view.scene().fixtures.rows
    return next(row.closed for row in rows if row.closed is not None)


@pytest.mark.parametrize(
    ("text", "place", "term"),
    [
        (
            FROZEN.replace("[KhKdKsKc2h]", "-"),
            lambda table: some(table.view.scene().picture).zones.ours,
            Term.MINIMUM,
        ),
        (
            FROZEN.replace("classic_4", "classic_4(burning=true)").replace(
                "[KhKdKsKc2h]/-", "-/[KhKdKsKcKhKdKs] burnt=K"
            ),
            closed_ranks,
            Term.CLOSED,
        ),
        (
            FROZEN.replace("2dQh!", "Qh3s"),
            lambda table: table.view.scene().spot_rect(Spot(Place.PILE)),
            Term.BLOCKED,
        ),
    ],
)
def test_an_empty_row_closed_ranks_and_a_blocked_pile_say_so(
    qtbot: QtBot, text: str, place: Callable[[AtTable], Rect], term: Term
) -> None:
    table = AtTable(qtbot, text, TableStyle(speed=0))

    table.view.pointer.moved(middle(place(table)), NONE)

    assert table.view.context.explaining.term is term


def test_a_long_press_says_it_and_uses_nothing(qtbot: QtBot) -> None:
    table = at_table(qtbot)
    pointer, at = table.view.pointer, places(table)[Term.STOCK]

    pointer.pressed(at, LEFT)
    assert pointer._long.isActive()
    pointer._long.timeout.emit()
    pointer.released(at, LEFT)

    assert table.view.scene().toast.words == STOCK
    assert "commanded" not in table.heard.names()


@pytest.mark.parametrize("place", ["pile", "seal"])
def test_a_long_press_on_cards_fans_them_and_says_it_beside_them(
    qtbot: QtBot, place: str
) -> None:
    text = FROZEN.replace("KhKdKsKc2h", "KhKdKsKcKhKd2h")
    table = AtTable(qtbot, text, TableStyle(speed=0))
    pointer, scene = table.view.pointer, table.view.scene()
    at = middle(scene.spot_rect(Spot(Place.PILE)))
    if place == "seal":
        sealed = next(i for i in scene.card_items.items if i.seal and i.isVisible())
        at = sealed.sceneBoundingRect().center()

    pointer.pressed(at, LEFT)
    pointer._long.timeout.emit()
    fan, said = scene.peek.rect, scene.toast.words
    toast = scene.toast.geometry().adjusted(16, 16, -16, -16)
    peeked = pointer.peeking
    pointer.released(at, LEFT)

    words = {"pile": "can take a frozen pile", "seal": "A canasta is a meld"}
    assert peeked
    assert words[place] in said
    assert not toast.intersects(QRect(*map(round, (fan.x, fan.y, fan.w, fan.h))))
    assert not pointer.peeking


def test_a_foot_says_what_it_is_for_and_its_plate_asks_why(qtbot: QtBot) -> None:
    """At a low table it lies on the plate: with its word, and with its card."""
    ruleset = next(each for each in ALL_RULESETS if each.foot_size)
    hands = "hands=5c6c8h9h/(5)/(5)/(5) feet=(11)/(11)/(11)/(11)"
    text = f"{ruleset.id} turn=0.draw pile=6h7hQh {hands}"
    table = AtTable(qtbot, text, TableStyle(speed=0))
    scene, pointer, asked = table.view.scene(), table.view.pointer, list[int]()
    foot = next(foot for foot in scene.fixtures.feet if foot.isVisible())
    pointer.moved(middle(foot.rect), NONE)
    said = "The foot is a second packet. You pick it up when your hand is empty."
    assert table.view.context.explaining.sentence() == said

    table.view.resize(1024, 700)
    table.view.advice.why_asked.connect(asked.append)
    items = scene.card_items.items
    cards = [each for each in items if each.home.kind is HomeKind.FOOT]
    words = [foot.rect for foot in scene.fixtures.feet if foot.isVisible()]
    points = [card.sceneBoundingRect().center() for card in cards]
    plates = [plate.rect for plate in scene.fixtures.plates if plate.isVisible()]
    points += [middle(rect) for rect in words]
    assert any(rect.holds(at.x(), at.y()) for at in points for rect in plates)
    for at in points:
        pointer.pressed(at, LEFT)
        assert pointer._long.isActive()
        pointer._long.timeout.emit()
        pointer.released(at, LEFT)
        assert scene.toast.words.startswith("The foot is a second packet.")
    assert asked == []

    pointer.pressed(QPointF(plates[0].x + 4, plates[0].y + 4), LEFT)

    assert asked == [1]


def test_v_says_what_the_keys_stand_on_means(qtbot: QtBot) -> None:
    table = at_table(qtbot)
    table.view.setFocus()
    found = dict[Term | None, str]()
    for _ in range(5):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        term = table.view.context.explaining.term
        QTest.keyClick(table.view, Qt.Key.Key_V)
        found[term] = table.view.announcer.history[-1]

    assert {Term.FROZEN, Term.STOCK, Term.CANASTA} <= set(found)
    frozen = "You can take a frozen pile only with a natural pair from your hand."
    assert found[Term.FROZEN].endswith(frozen)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda each: each.id)
def test_the_rules_of_every_game_tell_every_term(ruleset: object) -> None:
    told = {
        name
        for each in rule_text(ruleset).sections  # type: ignore[arg-type]
        for name in each.anchors
    }
    assert all(told & set(names) for names in ANCHORS.values())


def test_f1_opens_the_rules_at_the_paragraph_of_the_term(
    start: Start, qtbot: QtBot
) -> None:
    program = dealt(start)
    program.table.playback.flush()
    scene = program.table.scene()
    program.table.pointer.moved(middle(scene.spot_rect(Spot(Place.PILE))), NONE)
    assert program.table.context.explaining.term is not None

    program.window.menus.actions["rules"].trigger()

    sheet = instance(RuleSheet, top_sheet(program))
    bar = sheet.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
