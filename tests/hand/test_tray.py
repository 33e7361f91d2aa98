"""The tray of staged cards: what it takes, and what its texts say."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person, differences, lightest
from tests.hand.test_layout import enlarge_text

Key = Qt.Key
UNOPENED = dealt(["KsKhKdJsJhQsQd5c2c7dAh"], drawn="4s", upcard="9c")
OPENED = opened("KsKhKd2c4c4d2h6sQsJdJh", "[KsKhKd2c]")
FREE = "place for a new meld"
TOO_FEW_FIT = "A meld needs at least 3 cards; your hand has too few that fit."


def test_two_staged_cards_are_not_called_ready_to_meld(sit: Sit) -> None:
    """Regression: the button said “Meld jacks” or “Jacks: needs 3 cards”."""
    person = sit(OPENED, (1024, 700))
    person.press("d")
    person.select("jack of hearts", "jack of diamonds")
    assert "Selected: two jacks (20 points). Needs 3 cards." in person.line
    person.click("Put down")

    assert person.sees("Needs 3 cards.")
    staged = person.find("to be melded: jacks")
    # Regression: the tray repeated the sentence of the status line.
    free = person.find(FREE).rect
    below = QRect(free.right() + 20, free.center().y() - 25, 270, 30)
    assert lightest(person.pixels(below)) < 110
    # Regression: the title of the free slot touched the edges.
    inside = QRect(free.left() + 3, free.center().y() - 10, 4, 20)
    assert lightest(person.pixels(inside)) < 110
    assert "20 points" not in staged.name, "the cards and the total say the same"
    assert not person.sees("Ready to meld")
    assert "Meld" not in person.buttons
    person.hold("to be melded: jacks", "stock")
    beside = QRect(staged.rect.center(), QSize(12, 20))
    assert lightest(person.pixels(beside)) > 240, (
        "no outline over the card that is left"
    )
    person.press(Key.Key_Escape)
    person.drag("two of hearts", "to be melded: jacks")
    assert person.sees("jacks, 3 cards")
    assert not person.sees("to be melded")


def test_the_total_of_staged_cards_is_whole_in_text_of_200_percent(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: without a sentence beside it, its upper half was cut off."""
    enlarge_text(monkeypatch)
    person = sit(UNOPENED)
    person.press("d")
    for rank in (Key.Key_K, Key.Key_J, Key.Key_Q):
        person.press(rank, Qt.KeyboardModifier.ShiftModifier)
        person.press("m")
    assert person.sees("Needs 3 cards: 30 of 50 points.")

    labels = [it for it in QApplication.allWidgets() if isinstance(it, QLabel)]
    total = next(it for it in labels if it.text() == "30")
    assert total.height() > total.fontMetrics().capHeight()


@pytest.mark.parametrize("key", [Key.Key_M, Key.Key_Return])
def test_a_selected_two_completes_the_staged_meld(sit: Sit, key: Key) -> None:
    """Regression: M found two places, the kings as well, and Enter said to press X,
    which refused.
    """
    person = sit(OPENED)
    person.press("d")
    person.select("jack of hearts", "jack of diamonds")
    person.press("m")

    person.select("two of hearts")
    person.press(key)

    assert person.sees("jacks, 3 cards, 1 wild card")


TWOS = ["two of clubs", "two of diamonds"]
ENTER_ANSWERS: list[tuple[list[str], str]] = [
    (TWOS[:1], "Press X to discard a wild card."),
    (TWOS, "Wild cards cannot be melded alone."),
    (["king of spades", "ace of hearts"], "The natural cards of a meld must all have"),
    ([], "Select the card to discard first."),
]


@pytest.mark.parametrize(("cards", "words"), ENTER_ANSWERS)
def test_enter_names_x_only_where_x_discards(
    sit: Sit, cards: list[str], words: str
) -> None:
    """Regression: it named X with two selected twos; with other cards, nothing."""
    person = sit(dealt(["KsKhKdTsTd5c5dAh2c2d7d"], drawn="4s"), compared=False)
    person.draw()
    person.select(*cards)

    person.press(Key.Key_Return)

    assert person.sees(words)
    assert len(person.hand) == 12


def test_staged_cards_are_ready_to_meld_when_they_reach_the_minimum(sit: Sit) -> None:
    """Three kings make 30 of 50; the button melds when nothing is missing."""
    person = sit(UNOPENED)
    person.press("d")
    person.select("king of spades", "king of hearts", "king of diamonds")
    person.click("Put down")
    assert person.sees("Not enough to open: 30 of 50 points.")

    person.select("queen of spades", "queen of diamonds", "two of clubs")
    person.click("Meld queens")

    assert person.sees("Ready to meld: 70 of 50 points.")
    person.click("seven of diamonds")
    assert "Meld and discard seven" in person.buttons
    person.click("Meld")
    assert person.sees("queens, 3 cards")
    assert not person.sees("Ready to meld")


def test_a_button_adds_one_selected_card_to_a_staged_meld(sit: Sit) -> None:
    """Regression: there was only the key."""
    person = sit(UNOPENED)
    person.press("d")
    person.select("king of spades", "king of hearts")
    person.press("m")

    person.select("king of diamonds")
    person.click("Put down")

    assert person.sees("to be melded: kings, 3 cards")


def test_single_cards_are_staged_if_the_hand_can_complete_their_melds(sit: Sit) -> None:
    """Regression: the first single card was staged, one of another rank was not."""
    person = sit(UNOPENED, compared=False)  # a new window has no staged cards
    person.press("d")

    person.drag("king of spades", FREE)
    person.drag("queen of spades", FREE)
    assert person.sees("to be melded: kings, 1 card")
    assert person.sees("to be melded: queens, 1 card")

    person.drag("four of spades", FREE)
    assert person.sees(TOO_FEW_FIT)
    assert "four of spades" in person.hand


def test_a_card_whose_meld_the_hand_cannot_complete_is_refused(sit: Sit) -> None:
    """By mouse and by key, also with an empty tray."""
    person = sit(UNOPENED)
    person.press("d")

    person.drag("four of spades", FREE)
    assert person.sees(TOO_FEW_FIT)
    assert not person.sees("to be melded")
    person.press("7")
    person.press(Key.Key_Space)
    person.press("m")
    assert person.sees(TOO_FEW_FIT)
    assert not person.sees("to be melded")


TAKING = dealt(["4c4d2c2dKsKhKdQsQd8s"], upcard="4h")
FOURS = "to be melded: fours"
UNEQUAL = "The natural cards of a meld must all have the same rank."
NOT_YET = "You need 50 points to open; these cards make 35."


def taking(sit: Sit) -> Person:
    """Stage two fours and a two for the pile: 35 of 50 points."""
    person = sit(TAKING, compared=False)  # a new window has no staged cards
    person.select("four of clubs", "four of diamonds")
    person.drag("four of clubs", "discard pile")
    person.drag("two of clubs", FOURS)
    assert person.sees("fours, 4 cards, 1 wild card, 35 points")
    return person


def test_two_ranks_in_one_meld_are_refused_also_while_taking_the_pile(sit: Sit) -> None:
    """Regression: for a king and an eight, “Draw first, or take the pile.”"""
    person = taking(sit)
    person.select("king of spades", "eight of spades")
    assert person.find("Meld selected").description == UNEQUAL

    person.drag("king of spades", FREE)

    assert person.sees(UNEQUAL)


def test_more_melds_can_be_staged_while_taking_the_pile_but_no_card_discarded(
    sit: Sit,
) -> None:
    """An initial meld that takes the pile may have several melds."""
    person = taking(sit)
    person.select("two of diamonds")
    assert not any(name.startswith("Discard") for name in person.buttons)
    person.select("two of diamonds", "eight of spades")
    person.press("x")
    assert person.sees("Take the pile first, or take your cards back")
    person.press(Key.Key_Escape)

    person.select("king of spades", "king of hearts", "king of diamonds")
    person.drag("king of spades", FREE)
    assert person.sees("to be melded: kings, 3 cards")
    person.press(Key.Key_Return)

    assert person.sees("kings, 3 cards")
    assert "four of hearts" not in person.hand
    assert not person.sees("to be melded")


def test_pressing_the_pile_again_takes_it_with_the_staged_cards(sit: Sit) -> None:
    """Regression: a click on the pile, or P, used the same cards again and raised an
    exception.
    """
    person = taking(sit)

    person.press("p")
    assert person.sees(NOT_YET)
    person.click("discard pile")
    assert person.sees(NOT_YET)
    assert person.sees("fours, 4 cards, 1 wild card, 35 points")
    person.drag("two of diamonds", FOURS)
    person.press("p")

    assert person.sees("fours, 5 cards")
    assert not person.sees("to be melded")


def test_a_refusal_covers_no_staged_card(sit: Sit) -> None:
    """Regression: “These are fours” covered the fours."""
    person = taking(sit)

    person.drag("king of spades", FOURS)

    words = "These are fours: only fours and wild cards fit here."
    box = person.find(words).rect.adjusted(16, 16, -16, -16)
    assert not box.intersects(person.find(FOURS).rect)
    person.press(Key.Key_Escape)


def test_what_is_short_is_in_one_line_and_a_refusal_covers_nothing_of_the_tray(
    sit: Sit,
) -> None:
    """Regression: the sentence had three lines beside an empty part of the tray, and
    the refusal was in that part.
    """
    person = sit(UNOPENED, (1024, 700), compared=False)
    person.press("d")
    person.select("king of spades", "king of hearts", "king of diamonds")
    person.press("m")
    person.rest()
    kings = person.find("to be melded: kings").rect
    back = person.find("Take back").rect
    beside = QRect(back.right() - 170, kings.top() - 4, 170, back.top() - kings.top())
    beside.adjust(0, 0, 0, -28)  # above the bar
    picture = person.pixels(beside)
    rows = [
        any(picture.pixelColor(x, y).lightness() > 170 for x in range(picture.width()))
        for y in range(picture.height())
    ]
    assert sum(now and not above for above, now in pairwise([False, *rows])) == 1

    person.press("x")
    person.rest()
    refusal = person.find("Meld the cards you put down").rect
    assert not refusal.intersects(kings.united(back))


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_refusals_beside_a_tray_are_on_felt_or_in_the_status_line(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: they covered words of the tray and of the status line."""
    person = sit(UNOPENED, size, compared=False)
    person.draw()
    person.put_down(Key.Key_K)
    person.rest()
    before = person.picture()

    for key, said in (
        ("e", "End your turn"),
        ("g", "You cannot"),
        (Key.Key_Return, "You need"),
    ):
        person.press(key)
        person.rest()
        refusal = person.find(said).rect.adjusted(16, 16, -16, -16)
        felt = before.copy(refusal.translated(-person.window.pos()))
        is_felt = lightest(felt) < 125
        assert is_felt or person.find(person.line).rect.contains(refusal), said


def test_a_card_on_bare_felt_is_not_refused_by_a_staged_meld(sit: Sit) -> None:
    """Regression: “These are kings”, far away from the kings."""
    person = sit(UNOPENED)
    person.draw()
    person.put_down(Key.Key_K)
    person.drag("ace of hearts", person.find("stock").rect.center() - QPoint(150, 0))

    assert person.sees(TOO_FEW_FIT)


def test_the_side_is_about_to_open_only_with_enough_points(sit: Sit) -> None:
    """Regression: “about to open” beside a tray with 30 of 50 points."""
    person = sit(UNOPENED, compared=False)
    person.draw()
    own_row = person.find(FREE).rect
    table = person.find("Table", "List").rect
    plaque = QRect(table.left() + 20, own_row.top(), 90, 50)
    unopened = person.pixels(plaque)

    for names, enough in ((KINGS, False), (QUEENS, True)):
        person.select(*names)
        person.press("m")
        person.rest()
        changed = differences(unopened, person.pixels(plaque))
        assert changed.isEmpty() is not enough


KINGS = ("king of spades", "king of hearts", "king of diamonds")
QUEENS = ("queen of spades", "queen of diamonds", "two of clubs")

THREE_LEFT = dealt(
    ["KsKhKdQsQhQdJsJhJdKcKs"],
    drawn="7c",
    upcard="9c",
    turns="0: draw, meld [KsKhKd] [QsQhQd] [JsJhJd]",
)
KEEP_TWO = "Keep two cards, one to discard and one to hold"


def test_cards_that_must_be_kept_are_refused_and_not_staged(sit: Sit) -> None:
    """Regression: a tray whose “Meld” could never be pressed, and the next discard said
    to meld its cards.
    """
    person = sit(THREE_LEFT)
    person.select("king of clubs", "king of spades")

    person.click("kings")

    assert person.sees(KEEP_TWO)
    assert not person.sees("to be melded")
    assert person.selected == ["king of spades", "king of clubs"]
    person.press(Key.Key_Escape)
    person.click("king of spades")
    person.press("m")
    assert person.sees("kings, 4 cards")


def test_with_enough_points_the_tray_names_the_natural_cards_that_are_missing(
    sit: Sit,
) -> None:
    """Regression: “Not enough to open”, with 190 of 125 points."""
    person = sit(
        dealt(["XrXb2s2c2d4c5c6c7c8c9cTc"], ruleset="american"), compared=False
    )
    person.press("d")
    person.select("red joker", "black joker", "two of spades", "two of clubs")
    assert "Put down" in person.buttons
    person.press("m")

    assert person.sees("Needs a meld with 3 natural cards: 140 of 125 points")


def test_the_title_of_the_tray_follows_the_dragged_cards(sit: Sit) -> None:
    """Regression: “Not enough to open”, while the total showed 70 of 50."""
    person = sit(UNOPENED)
    person.press("d")
    person.select("king of spades", "king of hearts", "king of diamonds")
    person.press("m")
    assert person.sees("Not enough to open: 30 of 50 points.")

    person.select("queen of spades", "queen of diamonds", "two of clubs")
    person.hold("queen of spades", FREE)

    assert person.sees("Ready to meld: 70 of 50 points.")


def test_the_tray_counts_the_selected_cards_as_the_labels_of_places_do(
    sit: Sit,
) -> None:
    """Regression: “20 short” in the tray, “60 of 50 ✓” on the place for a new meld;
    with two queens, which count nothing yet, “With the selected cards: 30 of 50”.
    """
    game = dealt(["KsKhKdQsQdQh4c4d5h5s8c"], drawn="4s", upcard="9c")
    person = sit(game, compared=False)
    person.press("d")
    person.select("king of spades", "king of hearts", "king of diamonds")
    person.press("m")
    assert person.sees("30 of 50 points. 20 short.")

    person.select("queen of spades", "queen of hearts")
    assert person.sees("30 of 50 points. 20 short.")
    person.select("queen of diamonds")
    assert person.sees("30 of 50 points. With the selected cards: 60 of 50.")
    assert not person.sees("20 short")

    person.press(Key.Key_Escape)
    assert person.sees("30 of 50 points. 20 short.")


def test_the_place_to_take_a_staged_card_back_to_covers_no_button(sit: Sit) -> None:
    """Regression: the frame of the hand crossed the sort button, its label was on the
    rim of the table, and the total left out the card that was still staged.
    """
    person = sit(UNOPENED, compared=False)
    person.press("d")
    person.select(*KINGS)
    person.press("m")
    person.rest()
    button = person.find("Sorted by rank", "Button").rect
    table = person.find("Table", "List").rect
    rim = QRect(table.left(), table.bottom() - 7, table.width(), 7)
    tray = person.find("Take back", "Button").rect
    total = tray.translated(0, -tray.height() - 12)
    before = [person.pixels(each) for each in (button, rim, total)]

    person.hold("to be melded: kings", "seven of diamonds")
    person.wait(300)
    now = [person.pixels(each) for each in (button, rim, total)]
    for old, new in zip(before, now, strict=True):
        assert differences(old, new, 60).isEmpty()
    person.press(Key.Key_Escape)
    person.drop()
