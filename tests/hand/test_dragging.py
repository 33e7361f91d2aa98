"""Drags: what ends them, and what the table says during them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.notation.actions import parse_line
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences
from tests.narrow import some

OPEN = dealt(
    ["6c6d6hKsKdKc4c4d4hQs", "5c5d"],
    drawn="4s",
    upcard="9c",
    turns="0: draw\n0: meld [6c6d6h] [KsKdKc] [4c4d4h]",
)
"""Own sixes, kings and fours lie on the table; a queen, a five and a four are held."""


def _ground(person: Person) -> QPoint:
    """Return a point of the table where no card may be dropped."""
    return person.find("discard pile").rect.center() - QPoint(130, 90)


def _another_window(person: Person) -> None:
    other = QWidget(person.window, Qt.WindowType.Window)
    other.show()
    other.activateWindow()
    person.until(other.isActiveWindow)
    other.close()
    person.window.activateWindow()
    person.until(person.window.isActiveWindow)


def _released_elsewhere(person: Person) -> None:
    """Release the button outside the window, which gets no event of it."""
    table = some(person.window.childAt(person.window.mapFromGlobal(_ground(person))))
    at = QPointF(table.rect().center())
    none = Qt.MouseButton.NoButton
    plain = Qt.KeyboardModifier.NoModifier
    where = table.mapToGlobal(at)
    moved = QMouseEvent(QEvent.Type.MouseMove, at, where, none, none, plain)
    QApplication.sendEvent(table, moved)


def _resized(person: Person) -> None:
    for size in ((1100, 760), (1280, 800)):
        person.window.resize(*size)
        person.rest()


TAKERS: dict[str, Callable[[Person], object]] = {
    "a sheet": lambda person: person.ctrl(Qt.Key.Key_N),
    "a menu": lambda person: person.click("Learn", "MenuItem"),
    "the log": lambda person: person.press(Qt.Key.Key_F6),
    "another window": _another_window,
    "a new size of the window": _resized,
    "a release that nobody saw": _released_elsewhere,
}


def test_a_drag_is_cancelled_when_a_sheet_menu_or_window_takes_the_input(
    sit: Sit,
) -> None:
    person = sit(OPEN)
    before, line = person.hand, person.line
    person.rest()
    still = person.picture()

    for taker, take in TAKERS.items():
        person.hold("queen of spades", _ground(person))
        assert person.line != line, taker
        take(person)
        assert person.line == line, taker
        person.carry(_ground(person) - QPoint(0, 20))
        person.drop()
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        person.press(Qt.Key.Key_Escape)
        person.click_at(person.find("Table", "List").rect.topLeft() + QPoint(4, 4))
        person.rest()

        assert person.hand == before, taker
        assert not person.selected, taker
        table = person.find("Table", "List").rect.translated(-person.window.pos())
        left = differences(still.copy(table), person.picture().copy(table))
        assert left.isEmpty(), taker
    person.click("discard pile")
    assert person.hand == before


def test_a_drag_under_a_hint_is_like_any_other(sit: Sit) -> None:
    """Regression: the line was that of the hint, which Esc closed, and not the drag."""
    person = sit(OPEN)
    person.ask_hint()
    hint, before = person.line, person.hand
    person.hold("queen of spades", "discard pile")
    assert "press Esc to put the card back" in person.line
    assert "Do it" not in person.buttons

    person.press(Qt.Key.Key_Escape)
    person.drop()

    assert person.line == hint
    assert person.hand == before


@pytest.mark.parametrize("wait", [20, 60, 110, 160])
def test_a_card_that_flies_back_leaves_no_trace_on_the_screen(
    sit: Sit, wait: int
) -> None:
    """The screen in the end equals a new painting."""
    person = sit(OPEN, speed=Speed.NORMAL)
    person.rest()

    person.drag("queen of spades", _ground(person))
    person.wait(wait)
    person.press(Qt.Key.Key_Escape)
    person.rest()

    assert len(person.hand) == 3


def test_a_refusal_hides_when_the_dragged_cards_leave_its_place(sit: Sit) -> None:
    person = sit(OPEN, speed=Speed.NORMAL)
    person.rest()
    person.hold("four of spades", "fours")
    person.wait(700)
    unhindered = person.picture()

    person.carry("sixes")
    person.wait(900)
    refused = person.picture()
    person.carry("fours")
    person.wait(700)

    assert not differences(unhindered, refused).isEmpty()
    assert differences(unhindered, person.picture()).isEmpty()
    person.drop()
    person.until(lambda: person.sees("fours, 4 cards"))


BLACK_THREE_UNDRAWN = dealt(
    ["6c6d6hKsKdKc4c4d4hQs3c", "5c5d5h7c7d7h8c8d8hTcTd", "9s", "9h"],
    drawn="4sJcJdJhJs",
    upcard="9c",
    turns="""
    0: draw, meld [6c6d6h] [KsKdKc] [4c4d4h], discard Qs
    1: draw, meld [5c5d5h] [7c7d7h] [8c8d8h], discard Tc
    2: draw, discard 9s
    3: draw, discard 9h
    """,
)
BLACK_THREE = BLACK_THREE_UNDRAWN.with_line(parse_line("0: draw"))
"""A black three, a four and a jack are held; the others have melds of their own."""
NOT_OURS = "You can add only to melds of your own side."


@pytest.mark.parametrize("card", ["three of clubs", "jack of spades"])
def test_a_card_dropped_on_melds_of_opponents_returns_to_the_hand(
    sit: Sit, card: str
) -> None:
    """Regression: the card touched the pile with its edge and was discarded."""
    person = sit(BLACK_THREE)
    before = person.hand

    person.drag(card, "fives")

    assert person.sees(NOT_OURS)
    assert person.hand == before
    assert person.line.startswith("Your turn")
    person.press(Qt.Key.Key_Escape)
    person.click(card)
    person.click("fives")
    assert person.sees(NOT_OURS)
    assert person.selected == [card]


def test_a_drop_on_melds_of_opponents_before_the_draw_does_not_mention_the_pile(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “Only cards that match 9♥ take the pile”, far from the pile."""
    person = sit(BLACK_THREE_UNDRAWN)
    heard.clear()

    person.drag("four of spades", "fives")
    person.until(lambda: heard)
    assert heard[-1] == NOT_OURS

    person.click("four of spades")
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Space)
    person.until(lambda: heard[-1] == NOT_OURS)


def test_the_stock_takes_no_cards_and_its_own_card_put_back_says_nothing(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: “Draw before you meld”, or the card was staged."""
    person = sit(PILE)
    heard.clear()
    person.drag("stock", person.place("stock") + QPoint(20, 20))
    person.drag("king of spades", "stock")
    person.until(lambda: heard)
    person.draw()
    person.drag("king of diamonds", "stock")
    person.until(lambda: len(heard) > 2)

    said = "The stock takes no cards. You only draw from it."
    assert heard == [said, "Drawn: four of spades.", said]
    assert "king of diamonds" in person.hand


def test_a_card_dropped_within_the_hand_is_at_its_new_place_at_once(sit: Sit) -> None:
    """Regression: in the turns of others the card stayed where it was dropped until
    they had moved.
    """
    person = sit(OPEN, speed=Speed.SLOW, compared=False)
    person.rest()
    person.drag("queen of spades", "discard pile")
    person.until(lambda: person.line.startswith("Clara"))
    person.wait(500)
    (five, *_, last) = person.hand
    place = person.find(five).rect.adjusted(-60, -40, 0, 0)
    hand = place.united(person.find(last).rect)
    before = person.pixels(hand)

    person.drag(five, person.place(five) - QPoint(40, 0))
    after = person.pixels(hand)

    assert person.line.startswith("Clara")
    assert differences(before, after).isEmpty()
    person.press(Qt.Key.Key_Escape)


BEFORE = dealt(["9s9hXrKsQs"], upcard="9c")


@pytest.mark.parametrize("card", ["nine of spades", "red joker", "king of spades"])
def test_a_card_dropped_before_the_draw_is_refused_with_draw_first(
    sit: Sit, heard: list[str], card: str
) -> None:
    """A nine takes the pile. Regression: its refusal spoke of highlighted
    places only.
    """
    person = sit(BEFORE)
    heard.clear()

    person.drag(card, _ground(person))
    person.until(lambda: heard)

    assert heard[-1].startswith("Draw")
    assert card in person.hand


def test_a_drag_is_refused_as_in_the_present_turn_and_keys_do_nothing(sit: Sit) -> None:
    """The text beside the pile takes a discard. Regression: Ctrl+Z undid a meld under
    the dragged card, D drew and P took the pile; “Choose a highlighted place” for a
    card held until the own turn.
    """
    person = sit(OPEN)
    person.rest()
    pile = person.find("discard pile").rect
    person.hold("queen of spades", pile.topRight() + QPoint(34, 50))
    line = person.line

    person.ctrl(Qt.Key.Key_Z)
    for key in ("", *"dhpxm"):
        person.press(key)
        assert person.line == line, key
        assert person.sees("fours, 3 cards"), key
    person.drop()
    person.until(lambda: person.sees("top: queen of spades"))
    person.hold("four of spades", "discard pile")
    person.until_own_turn()
    person.rest()
    person.drop()
    assert person.sees("Draw first")


def test_a_card_over_a_player_plate_is_not_refused_by_the_meld_below(sit: Sit) -> None:
    """Regression: the held card touched a meld, and that refused it."""
    person = sit(OPEN)
    plate = next(t.rect for t in person.things() if t.name.startswith("Clara, "))
    person.hold("queen of spades", plate.bottomLeft() + QPoint(170, -20))
    person.wait(600)

    assert not person.sees("These are")
    person.drop()
    person.press(Qt.Key.Key_Escape)


def test_a_melded_card_that_no_other_meld_takes_cannot_be_dragged(sit: Sit) -> None:
    """Regression: a small king followed the pointer, and everything was veiled."""
    person = sit(OPEN)
    person.rest()
    still, line = person.picture(), person.line

    person.hold("kings", _ground(person))

    assert person.line == line
    assert differences(still, person.picture()).isEmpty()
    person.drop()
    person.rest()
    assert differences(still, person.picture()).isEmpty()


FAN = dealt(["4c4d4h4s5c5d5h5sKsKdKc"], drawn="9s", upcard="9c")


def test_a_card_dragged_from_the_middle_leaves_its_neighbours_unchanged(
    sit: Sit,
) -> None:
    """Regression: its empty place was painted over the card at its left."""
    person = sit(FAN)
    person.rest()
    left, card = "four of spades", "four of hearts"
    at = person.find(left).rect.translated(-person.window.pos())

    person.hold(card, _ground(person))

    paper = at.topRight() + QPoint(-10, at.height() // 2)
    assert person.picture().pixelColor(paper).lightness() > 225
    person.press(Qt.Key.Key_Escape)


PILE = dealt(["9s9hKsKdKcQs"], drawn="4s", upcard="9c")


def test_a_dragged_pile_leaves_its_place_empty(sit: Sit) -> None:
    """Regression: its card stayed there and followed the pointer as well."""
    person = sit(PILE)
    person.rest()
    place = person.find("discard pile").rect
    middle = place.center() - person.window.pos() + QPoint(0, 30)
    assert person.picture().pixelColor(middle).lightness() > 225

    person.hold("discard pile", place.center() + QPoint(150, 150))

    assert person.picture().pixelColor(middle).lightness() < 110
    person.press(Qt.Key.Key_Escape)
    person.drop()
    person.rest()
    assert person.picture().pixelColor(middle).lightness() > 225


def test_a_card_dragged_beyond_the_table_stays_visible_at_its_edge(sit: Sit) -> None:
    """Regression: the card disappeared under the side panel."""
    person = sit(OPEN)
    table = person.find("Table", "List").rect
    edge = QRect(table.right() - 60, table.y(), 40, table.height())
    person.rest()
    before = person.pixels(edge)

    person.hold("queen of spades", table.topRight() + QPoint(120, 300))

    assert differences(before, person.pixels(edge)).height() > 80
    person.press(Qt.Key.Key_Escape)


def test_a_bar_shows_where_a_dragged_card_will_be_in_the_hand(sit: Sit) -> None:
    """Regression: the drop moved the card without any mark before."""
    person = sit(FAN)
    person.rest()
    goal = person.hand[4]
    at = person.find(goal).rect.translated(-person.window.pos())
    strip = QRect(at.x() - 4, at.y() - 5, 8, 1)

    person.hold("king of spades", person.find(goal).rect.topLeft() + QPoint(4, 40))

    shown = person.picture().copy(strip)
    colours = [shown.pixelColor(x, 0) for x in range(shown.width())]
    assert any(30 < each.hue() < 60 and each.saturation() > 80 for each in colours)
    person.drop()
    person.rest()
    assert person.hand.index("king of spades") == person.hand.index(goal) - 1


SEQUENCES = dealt(
    ["5h6h7h8h9hThKsKhKd4c4d9sJcQdAc"],
    drawn="4s8s",
    upcard="9c",
    ruleset="samba",
    turns="0: draw\n0: meld [5h6h7h] [8h9hTh] [KsKhKd]",
)


def test_a_sequence_dropped_on_another_says_if_they_are_too_long(sit: Sit) -> None:
    """Regression: it could not be dragged, and nothing said why."""
    hand = "5h6h7h8h9hThJhQhKsKhKd4c4d9sJc"
    turns = "0: draw\n0: meld [5h6h7h8h] [9hThJhQh] [KsKhKd]"
    game = dealt([hand], drawn="4s8s", upcard="9c", ruleset="samba", turns=turns)
    person = sit(game, compared=False)

    person.drag("sequence from five", "sequence from nine")

    assert person.sees("A sequence can hold only 7 cards; this would hold 8.")


def test_a_meld_dragged_onto_another_moves_as_a_whole(sit: Sit) -> None:
    """Regression: one card of it was seen to move, “to put the card back”."""
    person = sit(SEQUENCES)
    low, high = "sequence from five", "sequence from eight"
    five = person.find(low).rect
    badge = QRect(five.center().x() - 9, five.bottom() - 9, 1, 1)
    five = QRect(five.topLeft() + QPoint(5, 40), five.bottomLeft() + QPoint(20, -40))
    seen = person.pixels(five)
    assert person.pixels(badge).pixelColor(0, 0).lightness() > 150

    person.hold(low, high)
    person.rest()

    assert "press Esc to put the cards back" in person.line
    assert not differences(seen, person.pixels(five)).isEmpty()
    assert person.pixels(badge).pixelColor(0, 0).lightness() < 150, "its count, too"
    person.drop()
    person.until(lambda: person.sees("sequence from five of hearts to ten"))


def test_the_button_under_the_mouse_has_a_light_outline(sit: Sit) -> None:
    person = sit(OPEN)
    hint = person.find("Hint", "Button").rect
    usual = person.pixels(hint)

    person.hover("Hint")
    person.rest()
    assert not differences(person.pixels(hint), usual).isEmpty()

    person.hover("stock")
    person.rest()
    assert differences(person.pixels(hint), usual).isEmpty()
