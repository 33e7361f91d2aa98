"""Keys: Enter does the usual action, M melds, and an impossible action says why."""

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton

from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person, differences
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_selecting import NORMAL, OPENED, row

ENTER = Qt.Key.Key_Return
Modifier = Qt.KeyboardModifier
JOKER = opened("KsKhKd2cXr6c4d6h6sQsJd", "[KsKhKd2c]", drawn="4s5h7h9hKc6d8h")
"""One meld on the table that could take the joker of the hand."""
TWO_MELDS = opened(
    "KsKhKd2cXr6c4d6h6sQsJd", "[KsKhKd2c] [6c6h6s]", drawn="4s5h7h9hKc6d8h"
)


def test_enter_adds_a_card_to_the_meld_it_fits(sit: Sit) -> None:
    """Regression: a king beside a meld of kings was discarded."""
    person = sit(OPENED)
    person.draw()
    person.click("king of clubs")
    assert "Add to kings" in person.buttons

    person.press(ENTER)

    assert person.sees("kings, 5 cards")
    assert person.line == NORMAL


def test_the_key_m_adds_a_joker_to_the_only_meld_that_takes_it(sit: Sit) -> None:
    """No target needs to be chosen."""
    person = sit(JOKER)
    person.draw()
    person.click("red joker")
    assert "Add to kings" in person.buttons

    person.press("m")

    assert person.sees("kings, 5 cards, 2 wild cards")


def test_enter_never_discards_a_wild_card(sit: Sit) -> None:
    """Where two melds could take it, it stays in the hand; X discards it."""
    person = sit(TWO_MELDS)
    person.draw()
    person.click("red joker")

    person.press(ENTER)
    person.press(ENTER)

    assert "red joker" in person.hand
    assert person.selected == ["red joker"]
    assert person.sees("discard pile, 5 cards")
    person.press("x")
    person.until_own_turn()
    assert "red joker" not in person.hand


TAKES = opened("KsKhKd2c9s9h4h6sQsJd8c", "[KsKhKd2c]", drawn="4s5h7h8hKc")


@pytest.mark.parametrize("key", ["d", "p"])
def test_a_key_to_draw_or_take_after_taking_the_pile_says_it_was_taken(
    sit: Sit, heard: list[str], key: str
) -> None:
    person = sit(TAKES)
    person.press("p")
    assert person.sees("nines, 3 cards")
    heard.clear()

    person.press(key)
    person.until(lambda: heard)

    assert heard == ["You have taken the pile. Meld if you like, then discard."]


def test_a_meld_tried_before_the_draw_is_refused_as_a_meld(
    sit: Sit, heard: list[str]
) -> None:
    person = sit(OPENED)

    person.drag("jack of diamonds", "place for a new meld")
    person.until(lambda: heard)

    assert heard[-1] == "Draw before you meld."


NEVER = "classic_4(pile_access=never)"
BLOCKED = dealt(["JdJsJcKsKh"], upcard="3c")


@pytest.mark.parametrize("game", [dealt(["JdJsJc"], ruleset=NEVER), BLOCKED, OPENED])
def test_no_text_asks_to_take_a_pile_that_cannot_be_taken(
    sit: Sit, heard: list[str], game: Record
) -> None:
    """A discard or a meld is tried before the draw; the pile is blocked, never
    taken, or the hand has no card for it.
    """
    person = sit(game)
    person.ctrl(Qt.Key.Key_J)
    person.until(lambda: heard)
    assert heard[-1] == "Draw before you meld."
    person.click("jack of diamonds")
    for key, said in (("x", "Draw first."), ("m", "Draw before you meld.")):
        heard.clear()

        person.press(key)
        person.until(lambda: heard)

        assert heard[-1] == said


def test_the_key_p_never_discards(sit: Sit) -> None:
    """P is pressed too late, with a card selected."""
    person = sit(OPENED)
    person.draw()
    person.click("jack of diamonds")

    person.press("p")

    assert "jack of diamonds" in person.hand


def test_the_focus_ring_encloses_the_visible_part_of_a_card(sit: Sit) -> None:
    """Regression: it included the part that the next card covers, then it covered the
    index of the next card.
    """
    person = sit(OPENED)
    person.rest()
    before = person.picture()

    person.press(Qt.Key.Key_4)
    person.rest()
    ring = differences(before, person.picture())

    fours = (thing.rect for thing in person.things() if "four of" in thing.name)
    first, second, *_ = (rect.translated(-person.window.pos()) for rect in fours)
    assert first.left() - 6 < ring.left() < first.left()
    assert second.left() - 6 < ring.right() < second.left() + 6
    assert ring.height() > first.height()


def test_pressing_the_question_mark_shows_the_list_of_keys(sit: Sit) -> None:
    """The list is that of the menu, above the table; Escape closes it."""
    person = sit(OPENED)

    person.press(Qt.Key.Key_Question)
    assert person.sees("Take the last staged meld back")
    assert person.sees("While a round is counted")
    person.press(Qt.Key.Key_Backtab)
    page = QApplication.focusWidget()
    assert isinstance(page, QScrollArea)
    ring = page.mapToGlobal(page.rect().topLeft())
    assert person.find("Backspace").rect.left() - ring.x() > 4
    staging = {
        "Backspace": "Take the last staged meld back",
        "Ctrl+Z": "Undo the last step; a discard too, until the next player begins",
        "Ctrl+Y": "Redo what was undone",
        "F1": "Rules of this game, or of what you point to",
    }
    for key, does in staging.items():
        assert person.sees(key)
        assert person.sees(does)

    person.press(Qt.Key.Key_Escape)
    assert not person.sees("Take the last staged meld back")
    large = sit(OPENED, (1920, 1080))
    large.press(Qt.Key.Key_Question)
    large.press(Qt.Key.Key_Backtab)
    assert not isinstance(QApplication.focusWidget(), QScrollArea), "it scrolls"
    large.press(Qt.Key.Key_Escape)


def ringed(person: Person) -> str:
    """Return the name of the card of the hand that has the focus."""
    found = (t.name for t in person.things() if t.focused and " of " in t.name)
    return next(found, "").partition(",")[0]


def test_the_focus_ring_stays_at_its_card_when_a_card_is_drawn(sit: Sit) -> None:
    """Regression: after a discard it stayed at a place of the hand, which the next card
    took.
    """
    person = sit(OPENED, compared=False)
    person.draw()
    for key in ("6", Qt.Key.Key_Space, "x"):
        person.press(key)
    person.until_own_turn()
    person.rest()
    before = ringed(person)
    assert before
    here = person.hand.index(before)

    person.draw()

    assert ringed(person) == before
    assert person.hand.index(before) >= here


def test_the_focus_ring_is_back_when_the_table_has_the_focus_again(sit: Sit) -> None:
    """Regression: the next arrow or Space only showed it again in the same place."""
    person = sit(OPENED, compared=False)
    person.draw()
    table, f6, escape = QApplication.focusWidget(), Qt.Key.Key_F6, Qt.Key.Key_Escape
    person.press("6")
    held = ringed(person)
    person.rest()
    shown = person.pixels(person.find(held).rect)

    def leave_and_return(back: Qt.Key, key: Qt.Key, *modifiers: Modifier) -> None:
        person.press(key, *modifiers)
        person.until(lambda: QApplication.focusWidget() is not table)
        person.press(back)
        person.until(lambda: QApplication.focusWidget() is table)

    leave_and_return(escape, Qt.Key.Key_G, Modifier.AltModifier)
    assert ringed(person) == held
    leave_and_return(escape, Qt.Key.Key_F1)
    assert ringed(person) == held
    leave_and_return(escape, Qt.Key.Key_H, Modifier.ControlModifier)
    assert ringed(person) == held
    leave_and_return(f6, f6)
    assert ringed(person) == held
    person.rest()
    assert differences(shown, person.pixels(person.find(held).rect)).isEmpty()
    person.click_at(row(person))
    leave_and_return(f6, f6)
    assert not ringed(person)


@pytest.mark.parametrize("side", ["kings", "eights"])
def test_the_key_v_fans_out_all_melds_and_hides_the_focus_ring_meanwhile(
    sit: Sit, heard: list[str], side: str
) -> None:
    """Regression: only the player’s melds were fanned out, and the ring
    crossed them.
    """
    person = sit(BOTH_MELDED)
    heard.clear()
    for _ in range(12):
        person.press(Qt.Key.Key_Tab)
        if any(t.focused and t.name.startswith(side) for t in person.things()):
            break
    person.rest()
    before = person.picture()

    person.press("v")
    person.rest()
    said = person.find(side.capitalize(), "Client").name
    assert ". A canasta is a meld" in said

    meld = person.find(side).rect.translated(-person.window.pos())
    fan = differences(before, person.picture()).intersected(
        meld.adjusted(-90, -40, 90, 40)
    )
    assert fan.width() > meld.width()
    person.press(Qt.Key.Key_Backtab)
    person.press(Qt.Key.Key_Tab)
    person.rest()
    assert person.picture() == before


def test_the_key_v_on_a_card_of_the_hand_shows_the_points_of_the_card(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: the whole hand was announced, and nothing was shown."""
    person = sit(JOKER, compared=False)
    person.press("j")
    person.press("v")
    assert person.sees("Jack of diamonds, 10 points.")

    person.press(Qt.Key.Key_Tab)
    person.rest()
    assert not person.sees("Jack of diamonds, 10 points.")
    person.press("w")
    person.press("v")

    joker = "Red joker, 50 points. Jokers and twos are wild"
    assert person.sees(joker)
    person.until(lambda: any(joker in said for said in heard))


@pytest.mark.usefixtures("heard")
def test_the_key_v_shows_the_focus_ring_hidden_by_a_click(sit: Sit) -> None:
    """Regression: after a click nothing showed which card the key is about."""
    person = sit(OPENED, compared=False)
    person.click_at(row(person))
    assert not ringed(person)

    person.press("v")

    assert ringed(person) == person.hand[0]
    person.press(Qt.Key.Key_Tab)
    assert not ringed(person)
    person.press(Qt.Key.Key_End)
    assert ringed(person) == person.hand[-1]


@pytest.mark.usefixtures("heard")
def test_tab_enters_the_table_at_its_hand_and_icons_leave_its_keys(sit: Sit) -> None:
    """Regression: from the second lap on no ring was shown at the table; with an icon
    focused, D did nothing and M opened a menu."""
    person = sit(OPENED, compared=False)
    table, held = QApplication.focusWidget(), person.hand

    def leave_table(key: Qt.Key) -> None:
        while QApplication.focusWidget() is table:
            person.press(key)
        while not isinstance(QApplication.focusWidget(), QToolButton):
            person.press(key)

    leave_table(Qt.Key.Key_Tab)
    while QApplication.focusWidget() is not table:
        person.press(Qt.Key.Key_Tab)
    assert ringed(person) == held[0]
    leave_table(Qt.Key.Key_Backtab)
    while QApplication.focusWidget() is not table:
        person.press(Qt.Key.Key_Backtab)
    assert person.find("Clara, opponent").focused
    leave_table(Qt.Key.Key_Tab)

    person.press("d")

    person.until(lambda: len(person.hand) > len(held))
    assert QApplication.focusWidget() is table


def test_space_at_a_plate_asks_for_a_place_and_not_for_a_drop(sit: Sit) -> None:
    person = sit(dealt(["AcAdAhKsQs"], drawn="4s", upcard="9c"), compared=False)
    person.draw()
    person.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    table = QApplication.focusWidget()
    while QApplication.focusWidget() is table:
        person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Backtab)

    person.press(Qt.Key.Key_Space)

    assert person.sees("Choose a highlighted place.")


BLOCKING = dealt(
    ["3s3c4c6d8h9sTcJsKsQd"],
    upcard="9c",
    players=(PERSON, *(f"{BOT_PREFIX}beginner",) * 3),
)


def test_the_focus_ring_crosses_no_text_at_a_card(sit: Sit) -> None:
    """Regression: it cut “blocks Clara” at the next card."""
    person = sit(BLOCKING)
    person.draw()
    said = pale_green(person.picture())
    assert said

    for key in (Qt.Key.Key_End, Qt.Key.Key_Left):
        person.press(key)
        person.rest()
        assert said <= pale_green(person.picture())


def pale_green(picture: QImage) -> set[int]:
    """Return where the ground of a badge is painted that says what a discard blocks."""
    bottom = picture.copy(picture.rect().adjusted(0, picture.height() * 4 // 5, 0, 0))
    shown = bottom.convertToFormat(QImage.Format.Format_RGB888)
    pixels = bytes(shown.constBits())
    colours = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=False)
    return {
        at
        for at, (red, green, blue) in enumerate(colours)
        if green > 200 and green - max(red, blue) > 12
    }


BOTH_MELDED = dealt(
    ["KsKhKd2c4c4d4h6sQsJd8c", "5c5d5h7c7d7h8d8h8sTd", "7s", "9c"],
    drawn="4s5sTh9hKc",
    turns="""
    0: draw, meld [KsKhKd2c], discard Qs
    1: draw, meld [5c5d5h] [7c7d7h] [8d8h8s], discard Td
    2: draw, discard 7s
    3: draw, discard 9c
    """,
)


def test_control_with_a_rank_key_is_no_shortcut_of_a_menu(sit: Sit) -> None:
    """Regression: with nothing selected, Ctrl+Q quit and Ctrl+0 changed the size of the
    cards.
    """
    menus = sit(OPENED).window.findChildren(QAction)
    used = {key for each in menus for key in each.shortcuts()}
    control = Qt.KeyboardModifier.ControlModifier

    for rank in "AKQJ098765432W":
        key = QKeySequence(QKeyCombination(control, Qt.Key(ord(rank))))
        assert key not in used, rank


def test_selected_cards_of_a_sequence_are_named_as_one(sit: Sit) -> None:
    """Regression: “a six, a five and a four”, and a button “Meld selected”."""
    hand = "AhKhQh4h5h6h9c9d9sKsKdJcJd2c8s"
    game = dealt(
        [hand, "5c"], drawn="8cTs", upcard="8d", ruleset="samba", turns="0: draw"
    )
    person = sit(game, compared=False)
    person.select("ace of hearts", "king of hearts", "queen of hearts")
    assert "Selected: sequence from Q♥ to A♥. 40 of 50 points." in person.line

    person.press("m")
    person.select("nine of clubs", "nine of diamonds", "nine of spades")
    person.press("m")
    person.press(ENTER)
    person.rest()
    person.select("four of hearts", "five of hearts", "six of hearts")
    assert "Selected: sequence from 4♥ to 6♥ (15 points)." in person.line
    assert "Meld 4♥–6♥" in person.buttons


def test_buttons_keep_their_labels_beside_a_smaller_sentence_and_key_caps_longest(
    sit: Sit,
) -> None:
    """Regression: beside a long sentence no button had its key, or only Draw; Hint was
    an icon for one turn though a smaller sentence had room.
    """
    widths = []
    for size in ((1500, 800), (900, 640)):
        person = sit(NEARLY_OUT, size, compared=False)
        person.until_own_turn()
        hint = person.find("Hint", "Button").rect.width()
        person.draw()
        names = ("Discard", "May I go out?", "Hint")
        shown = [person.find(name, "Button").rect.width() for name in names]
        widths.append([hint, *shown])

    (*wide, wide_hint), (*narrow, narrow_hint) = widths
    assert narrow_hint < wide_hint
    assert narrow == wide


def test_m_before_the_draw_asks_for_the_draw_and_not_for_cards_first(sit: Sit) -> None:
    """Regression: it asked for selected cards, and with these for the draw."""
    person = sit(dealt(["KsKhKdQsQd"], upcard="9c"))
    person.until_own_turn()
    person.press("m")
    person.rest()
    assert person.sees("Draw before you meld")
