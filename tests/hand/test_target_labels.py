"""Labels of drop targets: near their target, and over nothing that must be read."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from canasta_qt.look.tokens import LIGHT_PALETTE
from canasta_qt.notation.record import BOT_PREFIX, PERSON, Record
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person, differences, lightest
from tests.hand.test_layout import BEGUN, MANY, SIZES, WAYS
from tests.hand.test_tray import FOURS, OPENED, TAKING, UNOPENED

_WARNING = LIGHT_PALETTE.warning.lower()


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [BEGUN, MANY, WAYS])
def test_the_label_of_the_pile_does_not_cover_its_card_nor_the_stock(
    sit: Sit, game: Record, size: tuple[int, int]
) -> None:
    """Regression: “Discard and end your turn” covered the lower quarter of the card,
    then the upper edge of the stock.
    """
    person = sit(game, size, compared=False)
    person.draw()
    card = person.find("discard pile").rect.adjusted(10, 10, -10, -10)
    stock = person.find("stock").rect.adjusted(0, -3, -3, -3)
    before = person.pixels(card), person.pixels(stock)

    for name in ("four of hearts", "four of spades"):
        person.click(name)
        person.rest()
        assert differences(person.pixels(card), before[0]).isEmpty()
        assert differences(person.pixels(stock), before[1]).isEmpty()
        person.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", SIZES[:2])
def test_labels_of_melds_do_not_cover_red_threes(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “Add to aces” covered the words beside the threes."""
    person = sit(WAYS, size, compared=False)
    person.draw()
    aces = person.find("aces").rect
    threes = QRect(aces.left() - 70, aces.top() + 20, 58, aces.height() - 20)
    before = person.pixels(threes)

    person.click("two of clubs")
    person.rest()

    assert differences(person.pixels(threes), before).isEmpty()
    person.press(Qt.Key.Key_Escape)


def test_neither_a_dragged_card_nor_a_refusal_hides_the_label_of_a_place(
    sit: Sit,
) -> None:
    """Regression: “Disca… our turn” until the card was over the pile itself; “New meld”
    was under the refusal of another place.
    """
    person = sit(OPENED, compared=False)
    person.draw()
    pile = person.find("discard pile").rect
    label = QRect(pile.left(), pile.bottom() + 6, pile.width(), 12)
    person.hold("six of spades", pile.center() + QPoint(-90, 120))
    person.rest()
    before = person.pixels(label)

    person.carry(pile.bottomLeft() + QPoint(0, 30))
    person.rest()

    assert differences(person.pixels(label), before).isEmpty()
    person.press(Qt.Key.Key_Escape)
    person.drop()
    person.click("jack of hearts")
    person.rest()
    label.moveCenter(person.place("place for a new meld"))
    before = person.pixels(label)
    person.click("kings")
    person.until(lambda: person.sees("These are kings"))
    assert differences(person.pixels(label), before).isEmpty()
    person.press(Qt.Key.Key_Escape)


def _fed(last: str) -> Record:
    """Return a game with melds of the opponents; the last card of the hand varies."""
    return dealt(
        [f"4c5d6h7s8cTdJsQsKsAs{last}", "QhQdQcKhKdKcAhAd6c6s6d", "8s8h", "9s9d"],
        drawn="4sTh8d9cJc",
        upcard="5c",
        players=(PERSON, *(f"{BOT_PREFIX}novice",) * 3),
        turns="""
        0: draw, discard 4c
        1: draw, meld [QhQdQc] [KhKdKc] [6c6s6d], discard Ah
        2: draw, discard 8s
        3: draw, discard 9s
        """,
    )


FED = _fed("9h")
"""A king, a queen and a six of the hand fit melds of the opponents."""
TWO_KINGS = _fed("Ks")
"""Two kings of the hand fit a meld of the opponents."""


@pytest.mark.parametrize("size", SIZES)
def test_the_tag_of_a_card_is_not_on_the_next_card(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “feeds queens” was over the edges of the cards beside the queen."""
    person = sit(FED, size, compared=False)
    person.draw()
    cards = [thing for thing in person.things() if " of 12" in thing.name]
    tagged = []
    for card, following in zip(cards, [*cards[1:], cards[-1]], strict=True):
        strip = QRect(card.rect)
        if following.rect.left() > strip.left():
            strip.setRight(following.rect.left() - 1)
        if _has_warning(person, strip):
            tagged.append(card.name.partition(" of ")[0])

    assert tagged == ["king", "queen", "six"]


def _has_warning(person: Person, rect: QRect) -> bool:
    """Return whether something has the colour of warnings in a rectangle."""
    seen = person.pixels(rect)
    points = ((x, y) for x in range(seen.width()) for y in range(seen.height()))
    return any(seen.pixelColor(*it).name() == _WARNING for it in points)


def test_the_tag_of_a_card_that_is_half_covered_is_a_round_sign(sit: Sit) -> None:
    """Regression: it was as high as a tag with two lines of text."""
    person = sit(TWO_KINGS, compared=False)
    person.draw()
    covered, whole = (t.rect for t in person.things() if t.name.startswith("king of"))
    covered.setRight(whole.left() - 1)

    heights = {
        y
        for y in range(covered.top(), covered.bottom())
        if _has_warning(person, QRect(covered.left(), y, covered.width(), 1))
    }

    assert 0 < len(heights) <= 22


FIVES = [
    "".join(rank + suit for suit in "shdsh")
    for rank in ("A", "K", "Q", "J", "T", "9", "8", "7", "6")
]
FULL = opened(
    "".join(FIVES) + "4s4h4d5d",
    " ".join(f"[{meld}]" for meld in FIVES),
    ("5h", "5s", "4c"),
    drawn="Ac5h5s4c",
    upcard="8c",
    ruleset="classic_4(hand_size=49,deck_count=5)",
    discard="5d",
)
"""The player’s side has nine melds of five cards; a tenth can be made."""


@pytest.mark.parametrize("size", [(900, 640), (1024, 700)])
def test_the_place_of_a_new_meld_in_a_full_row_is_as_wide_as_a_card(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: it was 24 pixels wide, and hard to hit."""
    person = sit(FULL, size, compared=False)
    person.draw()

    sixes, place = person.find("sixes").rect, person.find("place for a new meld").rect
    assert place.width() > 0.4 * sixes.width()
    person.click("four of spades")
    person.drag("four of hearts", "place for a new meld")
    person.until(lambda: "four of hearts" not in person.hand)


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_the_label_of_a_new_meld_is_neither_on_the_rim_nor_beside_its_place(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “New meld” covered the gold line of the rim, and from a narrow place
    the room of the next meld.
    """
    person = sit(FULL, size, compared=False)
    person.draw()
    table, place = person.find("Table").rect, person.find("place for a new meld").rect
    rim = QRect(0, place.top() - 60, table.right(), place.height() + 120)
    rim.setLeft(max(table.right() - 20, place.right() + 4))
    beside = QRect(place.left() - 28, place.top() - 18, 22, 20)
    before = [person.pixels(rim), person.pixels(beside)]

    for name in ("four of spades", "four of hearts", "four of diamonds"):
        person.click(name)
    person.rest()

    assert "Meld fours" in person.buttons
    for was, rect in zip(before, (rim, beside), strict=True):
        assert differences(person.pixels(rect), was).isEmpty()


PILE_OF_FIVE = opened(
    "AcAdAh4c4d4hKsQs", "[AcAdAh] [4c4d4h]", ("5c", "7c", "4s"), drawn="7s5h7h9h8s"
)


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_dragged_pile_has_one_label_with_what_taking_it_leads_to(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: “Takes 5 cards: then 4 in the meld of fours” was there three times,
    at the meld, at the free place and at the hand.
    """
    person = sit(PILE_OF_FIVE, size, compared=False)
    person.until_own_turn()
    person.rest()
    fours = person.find("fours").rect
    top = person.find("discard pile").rect.bottom() + 10
    left = fours.right() + fours.width() + 50
    felt = QRect(left, top, 60, fours.bottom() + 12 - top)
    before = person.pixels(felt)

    person.hold("discard pile", person.place("king of spades") + QPoint(0, 60))
    person.rest()
    assert "press Esc to put the cards back" in person.line
    place = person.find("place for a new meld").rect
    sign = QRect(place.center() - QPoint(5, 5), place.center() + QPoint(5, 5))
    assert lightest(person.pixels(sign)) < 150, "the meld of fours is the only place"
    over_hand = person.pixels(felt)
    person.press(Qt.Key.Key_Escape)
    person.drop()

    assert differences(before, over_hand).isEmpty()


SIX_MELDS = opened(
    "AsAhAdKsKhKdKcQsQhQdQcQsJsJhJdTsThTdTcTsTh9s9h9d2cXr5d",
    "[AsAhAd] [KsKhKdKc] [QsQhQdQcQs] [JsJhJd] [TsThTdTcTsTh] [9s9h9d]",
    ("5c", "7c", "4c"),
    drawn="4s5h7h6hKc4d8s8h4h4d",
    discard="5d",
    ruleset="hand_and_foot(foot_assignment=second_packet,hand_size=27,deck_count=10)",
)


def test_the_label_of_the_pile_leaves_the_melds_below_it_their_labels(sit: Sit) -> None:
    """Regression: it was on the edges of queens and jacks, and the label of the jacks
    at their lower left corner, not above them.
    """
    person = sit(SIX_MELDS, compared=False)
    person.draw()
    pile, jacks = person.find("discard pile").rect, person.find("jacks").rect
    above = QRect(pile.left(), pile.top() - 24, pile.width(), 12)
    label = QRect(jacks.left() + 10, jacks.top() - 8, jacks.width() - 20, 8)
    before = [person.pixels(each) for each in (above, label)]

    person.click("two of clubs")
    person.rest()

    assert not differences(person.pixels(above), before[0]).isEmpty()
    assert not differences(person.pixels(label), before[1]).isEmpty()
    person.press(Qt.Key.Key_Escape)


def test_labels_in_the_tray_use_its_free_room_and_do_not_leave_it(sit: Sit) -> None:
    """Regression: “Add to fours” was half outside; “New meld · 45 of 50” was “+”, or
    over the words “New meld”.
    """
    person = sit(TAKING, compared=False)
    person.select("four of clubs", "four of diamonds")
    person.drag("four of clubs", "discard pile")
    person.rest()
    group, place = person.find(FOURS).rect, person.find("place for a new meld").rect
    left, right = QRect(0, 0, 120, 70), QRect(0, 0, 40, 24)
    left.moveBottomRight(group.bottomLeft() + QPoint(-26, 35))
    right.moveCenter(place.bottomRight() + QPoint(22, 0))
    before = person.pixels(left), person.pixels(right)
    words = QRect(place.center() - QPoint(20, 4), place.center() + QPoint(20, 4))
    assert lightest(person.pixels(words)) > 150

    person.select("two of diamonds")
    person.rest()
    assert differences(person.pixels(left), before[0]).isEmpty()
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    person.rest()
    assert not differences(person.pixels(right), before[1]).isEmpty()
    assert lightest(person.pixels(words)) < 150


def test_a_staged_meld_has_its_badge_except_while_a_card_of_it_is_dragged(
    sit: Sit,
) -> None:
    """Regression: its label covered half of the badge; “3” beside two cards."""
    person = sit(UNOPENED, compared=False)
    person.draw()
    person.put_down(Qt.Key.Key_K)
    person.select("two of clubs")
    person.rest()
    kings = person.find("to be melded: kings").rect
    badge = QRect(kings.center().x() - 6, kings.bottom() - 10, 12, 6)
    before = person.pixels(badge)

    person.hover("to be melded: kings")
    person.rest()
    assert differences(person.pixels(badge), before).isEmpty()
    person.press(Qt.Key.Key_Escape)

    person.hold("to be melded: kings", "seven of diamonds")
    person.rest()
    assert lightest(person.pixels(badge)) < 150
    person.press(Qt.Key.Key_Escape)
    person.drop()
