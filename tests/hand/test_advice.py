"""Hints, reasons and comparisons: where they are, and when they go."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from canasta_qt.notation.record import PERSON, parse_record
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences
from tests.hand.test_layout import WAYS
from tests.hand.test_selecting import NORMAL

TURN = dealt(
    ["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c", turns="0: draw\n0: discard Qs"
)
FULL = dealt(
    [
        "AsAhAdKsKhKdQsQhQdJsJhJdTsThTd9s9h9dXr2c",
        "AsAhAcKsKhKcQsQhQcJsJhJcTsThTc9s9h9c5h6s",
    ],
    drawn="5c4h5s4c",
    upcard="8c",
    ruleset="classic_4(hand_size=20,deck_count=3)",
    turns="""
    0: draw, meld [AsAhAd] [KsKhKd] [QsQhQd] [JsJhJd] [TsThTd] [9s9h9d], discard 5c
    1: draw, meld [AsAhAc] [KsKhKc] [QsQhQc] [JsJhJc] [TsThTc] [9s9h9c], discard 5h
    2: draw, discard 5s
    3: draw, discard 4s
    """,
)
"""In a small window no row of melds has room for a card with advice."""
RECORDS = Path(__file__).parents[1] / "records"
MANY_MELDS = RECORDS / "hand_and_foot" / "four_in_pairs.canasta"
Key = Qt.Key
SIZES = [(1280, 800), (1024, 700)]


def _covered(person: Person, name: str) -> list[str]:
    """Return the things of the table that are under the text with this name."""
    words = person.find(name, "StaticText").rect
    table = person.find("Table", "List").rect
    return [
        thing.name
        for thing in person.things()
        if thing.role in ("ListItem", "Button")
        and thing.name
        and table.contains(thing.rect)
        and thing.rect.intersects(words)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_reason_of_a_bots_move_covers_nothing_on_the_table(
    sit: Sit, size: tuple[int, int]
) -> None:
    """The reason is shown where hints are and disappears with the next key."""
    person = sit(TURN, size)
    person.until_own_turn()

    person.ask_why("Why did Tomás do that?")
    assert person.sees("Tomás discarded "), "what he did, no order"
    assert not person.sees(". Discard")
    assert not _covered(person, "Why did Tomás do that?")

    person.press(Qt.Key.Key_Escape)
    assert not person.sees("Why did Tomás do that?")


def test_a_reason_asked_in_the_count_covers_no_meld(sit: Sit) -> None:
    """And goes with the next key. Regression: it covered the end of a full row."""
    game = parse_record(MANY_MELDS.read_text("utf-8"))
    game = replace(game, players=(PERSON, *game.players[1:]))
    person = sit(game, (1024, 700), compared=False)
    person.until(lambda: person.sees("Score sheet"))

    person.ask_why("Why did Tomás do that?")

    assert not _covered(person, "Why did Tomás do that?")
    person.press(Key.Key_Space)
    assert not person.sees("Why did Tomás do that?")


SECOND_TURN = dealt(
    ["4c4d4hKsQs", "5c5d", "6c6d", "8hKhKdKcXrTs9h"],
    drawn="5s7s8s9sJcJdJhTc",
    upcard="9c",
    turns="""
    0: draw, discard Qs
    1: draw, discard 5c
    2: draw, discard 6c
    3: draw, discard 8h
    0: draw, discard Ks
    1: draw, discard 5d
    2: draw, discard 6d
    3: draw, meld [KhKdKc] m0+Xr, discard 9h
    """,
)


@pytest.mark.parametrize("size", SIZES)
def test_the_reasons_of_the_last_turn_are_complete_beside_the_melds(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: only the end of the turn before the last one was shown."""
    person = sit(SECOND_TURN, size, compared=False)
    person.until_own_turn()
    if person.sees("Game log"):
        person.press(Key.Key_F9)

    person.ask_why("Why did Tomás do that?")

    for deed in ("drew a card", "melded K", "discarded 9"):
        assert person.sees(f"Tomás {deed}")


def test_keys_scroll_a_reason_that_is_higher_than_its_panel(sit: Sit) -> None:
    """Regression: Page Down and Down closed it; with the focus in the log they did
    nothing."""
    person = sit(SECOND_TURN, (1280, 640), compared=False)
    person.until_own_turn()
    person.ask_why("Why did Tomás do that?")
    person.rest()
    top = person.find("Tomás drew a card").rect.top()

    for key in (Key.Key_F6, Key.Key_F6, Key.Key_Escape):
        person.press(Key.Key_PageDown)
        low = person.find("Tomás drew a card").rect.top()
        assert low < top
        person.press(Key.Key_Up)
        assert low < person.find("Tomás drew a card").rect.top()
        person.press(Key.Key_PageUp)
        assert person.find("Tomás drew a card").rect.top() == top
        person.press(key)
    assert not person.sees("Tomás drew a card")


def test_a_reason_without_cards_has_the_width_of_the_panel(sit: Sit) -> None:
    """Regression: it was a narrow column beside a sign that said nothing."""
    person = sit(SECOND_TURN, compared=False)
    person.until_own_turn()
    panel = person.find("Game log", "List").rect.width()

    person.press(Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    person.until(lambda: person.sees("Tomás drew a card"))
    person.rest()

    assert person.find("Tomás drew a card", "StaticText").rect.width() > 0.8 * panel
    person.ask_hint()
    person.press(Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert person.sees("Tomás drew a card")
    assert not person.sees("Do it"), "the line offered the hint that the card left"


def test_a_hint_on_a_full_table_covers_no_meld_of_the_opponents(sit: Sit) -> None:
    """Its reason is in the status line, as no row has room for a card with it."""
    person = sit(FULL, (1024, 700))
    person.draw()
    melds = [thing.rect for thing in person.things() if ", 3 cards," in thing.name]
    table = person.find("Table", "List").rect
    top = min(meld.top() for meld in melds)
    row = QRect(table.left(), top, table.width(), melds[0].height())
    person.rest()
    before = person.pixels(row)

    person.ask_hint()

    assert differences(before, person.pixels(row)).isEmpty()


def test_esc_a_reason_and_the_end_of_the_decision_close_the_list_of_moves(
    sit: Sit,
) -> None:
    """After a click the table gets the key Enter, so the list does not show it.
    Regression: a reason covered list and button.
    """
    person = sit(TURN, compared=False)
    person.until_own_turn()
    person.ask_hint()
    person.press(Qt.Key.Key_H)
    person.until(lambda: person.sees("Moves, best first"))
    person.rest()
    with_key = person.pixels(person.find("Do it").rect)

    person.click("Move", "MenuItem")
    person.press(Qt.Key.Key_Escape)
    person.rest()
    assert differences(with_key, person.pixels(person.find("Do it").rect)).isEmpty()

    person.click_at(person.find("Table", "List").rect.topLeft() + QPoint(4, 4))
    person.rest()
    without_key = person.pixels(person.find("Do it").rect)
    assert not differences(with_key, without_key).isEmpty()
    person.press(Qt.Key.Key_Escape)
    assert not person.sees("Moves, best first")

    person.choose("Compare moves")
    person.choose("Why did they do that?")
    assert not person.sees("Moves, best first")
    person.choose("Compare moves")
    assert not person.sees("Why did Tomás do that?")
    person.click("stock")
    assert not person.sees("Moves, best first")


def test_the_list_of_moves_begins_with_the_advised_one_and_its_reason(sit: Sit) -> None:
    """Regression: the advised move was second, without a reason, after "600 sampled
    deals, ± its error".
    """
    person = sit(TURN, compared=False)
    person.until_own_turn()
    person.draw()

    person.ctrl(Qt.Key.Key_H)
    person.until(lambda: person.sees("How many points"))

    moves = [thing for thing in person.things() if thing.name.startswith("Discard ")]
    assert len(moves) > 1
    assert moves[0].name.endswith(": advised")
    assert moves[0].description.endswith("."), "one sentence says why"
    for word in ("sampled", "±", "error"):
        assert not person.sees(word)


def test_the_list_of_moves_has_every_discard_also_if_a_meld_is_advised(
    sit: Sit,
) -> None:
    """Regression: one discard of five was listed, above what looked like an empty
    row."""
    hand = "KsKhKdAsAhAc4c4d5d5h7s"
    game = dealt([hand, "5c5d"], drawn="4s", upcard="9c", turns="0: draw")
    person = sit(game, compared=False)
    person.until_own_turn()

    person.ctrl(Qt.Key.Key_H)
    person.until(lambda: person.sees("How many points"))
    person.rest()

    things = list(person.things())
    start = next(n for n, each in enumerate(things) if each.name == "Moves, best first")
    moves = [each for each in things[start:] if each.role == "ListItem"]
    assert moves[0].name.startswith("Meld ")
    discards = [each.name for each in moves if each.name.startswith("Discard ")]
    for sign in "AK754":
        assert any(name.startswith(f"Discard {sign}") for name in discards), sign
    last = moves[-1].rect.translated(-person.window.pos())
    edge, below = (
        person.picture().copy(last.left() + 4, y, last.width() - 8, 8)
        for y in (last.bottom() - 4, last.bottom() + 8)
    )
    assert differences(edge, below).isEmpty(), "no line below the last move"


def test_a_hint_outlines_the_staged_cards_it_names(sit: Sit) -> None:
    """Regression: only cards of the hand had the outline."""
    game = dealt(["4c4d4hKsKhKdQsQd", "5c5d"], drawn="4s", upcard="9c")
    person = sit(game)
    person.press(Qt.Key.Key_D)
    person.put_down(Qt.Key.Key_4)
    person.rest()
    tray = person.find("to be melded").rect
    before = person.pixels(tray)

    person.ask_hint()

    assert not differences(before, person.pixels(tray)).isEmpty()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_card_of_a_hint_shows_exactly_the_advised_cards(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: a take showed the top card and one of two, a meld two of three."""
    person = sit(WAYS, size, compared=False)

    person.press(Qt.Key.Key_H)
    person.until(lambda: person.sees("Take the pile with two eights"))
    assert _shown_cards(person) == [EIGHTS - {"eight of spades"}]
    person.press(Qt.Key.Key_Escape)

    person.press(Qt.Key.Key_D)
    person.press(Qt.Key.Key_H)
    person.until(lambda: person.sees("Meld three eights"))
    assert _shown_cards(person)[0] > EIGHTS - {"eight of clubs"}


EIGHTS = {f"eight of {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")}
_CARD = "[a-z]+ (?:of [a-z]+|joker)"
_SEVERAL = re.compile(f"{_CARD}(, {_CARD})+")


def _shown_cards(person: Person) -> list[set[str]]:
    """Return the cards of each row of several cards in the panel."""
    return [
        set(name.split(", ")) for name in person.names() if _SEVERAL.fullmatch(name)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_button_of_a_hint_stays_in_place_when_undo_appears(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “Do it” moved aside by the width of “Undo” as soon as
    there was one.
    """
    person = sit(TURN, size, compared=False)
    person.until_own_turn()
    person.ask_hint()
    there = person.find("Do it").rect

    person.click_at(there.center())
    person.until(lambda: person.line.startswith("Your turn. Meld"))
    assert person.find("Undo", "Button")
    person.ask_hint()

    assert person.find("Do it").rect == there


def test_the_line_leaves_the_reasons_of_a_hint_to_its_card(sit: Sit) -> None:
    """Regression: the first one was in the line and on the card, panel or not."""
    person = sit(TURN, compared=False)
    person.until_own_turn()
    person.draw()
    person.press(Qt.Key.Key_H)
    person.until(lambda: person.sees("A close decision"))
    move = _end_of_line(person)

    person.press(Qt.Key.Key_F9)
    assert person.sees("A close decision")
    assert _end_of_line(person) <= move + 1, "the panel is closed"
    person.window.resize(1024, 700)
    assert person.sees("A close decision")
    assert _end_of_line(person) < 1.2 * move, "no panel"


def _end_of_line(person: Person) -> int:
    """Return how far the text of the status line reaches to the right, in pixels."""
    person.rest()
    table = person.find("Table", "List").rect.translated(-person.window.pos())
    button = person.find("Do it").rect.translated(-person.window.pos())
    picture, y = person.picture(), button.center().y()
    return max(
        x
        for x in range(table.left() + 20, button.left() - 8)
        for row in range(y - 16, y + 16)
        if picture.pixelColor(x, row).lightness() > 170
    )


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
def test_a_hint_deselects_the_selected_cards(sit: Sit, speed: Speed) -> None:
    """Regression: “Discard and end your turn” stayed below the pile; after the hint was
    played, the cards were selected in the next turn.
    """
    person = sit(TURN, compared=False, speed=speed)
    person.until_own_turn()
    person.draw()
    pile = person.find("discard pile").rect.adjusted(0, 0, 0, 30)
    before = person.pixels(pile)
    person.click("king of spades")
    person.rest()
    assert not differences(before, person.pixels(pile)).isEmpty()

    person.ask_hint()

    assert not person.selected
    assert differences(before, person.pixels(pile)).isEmpty()
    assert "Discard king" not in person.buttons


@pytest.mark.parametrize("by", ["hint", "list of moves"])
def test_an_advised_move_leaves_no_card_selected(sit: Sit, by: str) -> None:
    """Regression: cards selected before were still selected after the move."""
    person = sit(TURN, compared=False)
    person.until_own_turn()
    person.draw()
    if by == "hint":
        person.ask_hint()
    else:
        person.ctrl(Qt.Key.Key_H)
        person.until(lambda: person.sees("How many points"))
    person.click("king of spades")
    assert person.selected

    person.click("Do it")
    person.rest()

    assert "king of spades" in person.hand
    assert not person.selected


def test_a_hint_that_comes_during_a_drag_leaves_no_card_selected(sit: Sit) -> None:
    """The drag goes on."""
    person = sit(TURN, compared=False)
    person.until_own_turn()
    person.draw()
    person.click("king of spades")
    person.press(Qt.Key.Key_H)
    person.hold("king of spades", "discard pile")
    person.until(lambda: person.sees("Compare moves"))

    person.carry("eight of clubs")
    person.drop()
    person.press(Qt.Key.Key_Escape)
    person.rest()

    assert person.hand[0] == "ten of clubs"
    assert not person.selected
    assert person.line == NORMAL


@pytest.mark.parametrize("staged", ["KQ", "KQ4"])
def test_with_staged_cards_enter_is_on_the_button_of_the_hint_only(
    sit: Sit, staged: str
) -> None:
    """Regression: “Meld” and “Do it” both had the key Enter, and “Do it” took the
    staged cards back without a word.
    """
    game = dealt(["KsKhKdQsQdQh4c4d5h5s8c"], drawn="4s", upcard="9c")
    person = sit(game, compared=False)
    person.press("d")
    for rank in staged:
        person.press(Qt.Key(ord(rank)), Qt.KeyboardModifier.ShiftModifier)
        person.press("m")
    assert _buttons_with_enter(person) == ["Meld"]

    person.ctrl(Qt.Key.Key_H)
    person.until(lambda: person.sees("Moves, best first"))
    assert _buttons_with_enter(person) == ["Do it"], "the list has the key"
    for key in (Qt.Key.Key_F6, Qt.Key.Key_F6, Qt.Key.Key_Escape):
        person.press(key)
    assert _buttons_with_enter(person) == ["Meld"]

    person.ask_hint()
    assert _buttons_with_enter(person) == ["Do it"]
    assert person.sees("Meld three kings and three queens")
    returns = person.sees("The staged cards go back to your hand.")
    assert returns == (staged == "KQ4")
    person.click("Do it")
    person.rest()
    assert "four of spades" in person.hand


def _buttons_with_enter(person: Person) -> list[str]:
    """Return the buttons with the key Enter, by their key or in their name."""
    return [
        each.name.partition(",")[0]
        for each in person.things()
        if each.key == "Enter" or each.name.endswith("key Enter")
    ]
