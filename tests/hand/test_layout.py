"""The layout in every size of window and of text: readable, and nothing covered."""

import re
from collections.abc import Callable
from itertools import takewhile

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont

from canasta_qt.art import typefaces
from canasta_qt.notation.record import Record
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt, opened
from tests.hand.person import Person, Thing, differences, lightest
from tests.hand.test_going_out import NEARLY_OUT

MANY = opened(
    "AsAhAdKsKhKdQsQhQdJsJhJdTsThTd9s9h9d8s8h8d7s7h7d6s6h6d4s4h5c5d",
    "[AsAhAd] [KsKhKd] [QsQhQd] [JsJhJd] [TsThTd] [9s9h9d] [8s8h8d] [7s7h7d] [6s6h6d]",
    ("5h", "5s", "4c"),
    drawn="Ac5h5s4c",
    upcard="8c",
    ruleset="classic_4(hand_size=31,deck_count=4)",
    discard="5c",
)
"""The player’s side has nine melds."""
WAYS = opened(
    "AsAhAdKsKhKdQsQhQd8s8h8dXr2c2d4s4h5c",
    "[AsAhAd] [KsKhKd] [QsQhQd]",
    ("5h", "5s", "8c"),
    drawn="Ac5h5s4c",
    upcard="8c",
    ruleset="classic_4(hand_size=18,deck_count=3)",
    discard="5c",
)
"""The pile can be taken in four ways; the side has three melds."""
EIGHT = dealt(
    ["4s5s6h7h"],
    ruleset="family_hand_and_foot",
    players=("human", *("bot:standard",) * 7),
)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_nine_melds_are_in_one_row_and_use_its_width(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: they were half as large, in two rows, in half the width."""
    person = sit(MANY, size)
    melds = [thing.rect for thing in person.things() if "3 cards" in thing.name]
    table = person.find("Table", "List").rect

    assert len(melds) == 9
    assert len({meld.y() for meld in melds}) == 1
    assert melds[-1].right() - melds[0].left() > 0.75 * table.width()
    assert min(meld.height() for meld in melds) > 0.1 * table.height()


def test_three_melds_keep_their_size_beside_a_staged_card(sit: Sit) -> None:
    """Regression: they left room for cards that are only melded later."""
    person = sit(WAYS, (1024, 700), compared=False)
    person.draw()
    large = person.find("kings, 3 cards").rect.height()

    person.click("four of spades")
    person.press("m")

    person.until(lambda: person.sees("Take back"))
    assert person.find("kings, 3 cards").rect.height() == large


_GROUND = ("place for", "stock")
_PLATE = re.compile(r", (opponent|partner), ")


def covered(person: Person, where: QRect) -> list[str]:
    """Return the names of the player’s cards, the melds and the pile in a rectangle."""
    return [
        thing.name
        for thing in person.things()
        if thing.role == "ListItem"
        and thing.rect.intersects(where)
        and not (thing.name.startswith(_GROUND) or _PLATE.search(thing.name))
    ]


SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [(900, 640), *SIZES[:2]])
@pytest.mark.parametrize("meld", ["aces", "kings", "queens", "nines"])
def test_a_long_refusal_covers_no_card_and_no_plate(
    sit: Sit, size: tuple[int, int], meld: str
) -> None:
    person = sit(MANY, size, compared=False)
    person.draw()

    person.drag("four of hearts", meld)
    person.until(lambda: person.sees(f"These are {meld}"))

    box = person.find(f"These are {meld}").rect.adjusted(16, 16, -16, -16)
    assert not covered(person, box)
    assert not _plates(person, box)
    person.press(Qt.Key.Key_Escape)


def test_a_long_answer_is_inside_its_box(sit: Sit) -> None:
    """Regression: its first and last lines were painted above and below the box."""
    person = sit(MANY, (900, 640), compared=False)

    person.press(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    person.rest()

    box = person.find("Cards in hand").rect.adjusted(30, 18, -30, -18)
    box.setHeight(5)
    edge = person.pixels(box)
    edge.invertPixels()
    assert lightest(edge) < 60


def buttons(person: Person) -> list[Thing]:
    """Return the buttons of the table."""
    return [thing for thing in person.things() if thing.role == "Button"]


TAKEN = opened(
    "8s8h8dAsAhAdKsKhKd8cXr2c2d4s4h5c",
    "[8s8h8d] [AsAhAd] [KsKhKd]",
    ("5h", "5s", "8c"),
    drawn="Ac5h5s4c",
    ruleset="classic_4(hand_size=18,deck_count=3)",
    discard="5c",
)
"""The pile can be taken in three ways, one of them without a card of the hand."""


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(900, 640), *SIZES])
@pytest.mark.parametrize(("game", "count"), [(WAYS, 4), (TAKEN, 3)])
def test_the_list_of_ways_to_take_the_pile_covers_no_plate_pile_card_or_own_meld(
    sit: Sit, size: tuple[int, int], game: Record, count: int
) -> None:
    """Regression: the list covered the partner’s plate and the left neighbour’s, and
    the stock, which extended above its place."""
    person = sit(game, size)
    stock = person.find("stock").rect
    assert lightest(person.pixels(stock.adjusted(9, -3, -9, -2 - stock.height()))) < 110
    person.open_ways()

    box = person.find("Take the pile with…").rect
    ways = [t.rect for t in person.things() if t.name.startswith(("With ", "Only "))]
    for rect in (*ways, person.find("Do not take it").rect):
        box = box.united(rect)

    assert len(ways) == count
    assert not covered(person, box)
    assert not _plates(person, box.adjusted(0, -1, 0, 1)), "nor their edge"
    pile = person.find("discard pile").rect
    assert box.left() < pile.center().x() < box.right()
    assert 0 < pile.top() - box.bottom() < pile.height() / 4
    person.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("size", "font_px", "air"),
    [((1024, 700), 27, 2), (SIZES[1], 27, 2), (SIZES[2], 14, 5)],
)
@pytest.mark.parametrize("game", [WAYS, TAKEN])
def test_the_list_of_ways_to_take_the_pile_cuts_no_text_of_200_percent(
    sit: Sit,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    font_px: int,
    air: int,
    game: Record,
) -> None:
    """Regression: of three lines of text only the middle one was readable, and the list
    was over the pile and the own melds; on a large table two lines were close to the
    edges.
    """
    enlarge_text(monkeypatch, font_px)
    person = sit(game, size)
    person.open_ways()
    person.rest()
    picture = person.picture()

    ways = [t.rect for t in person.things() if t.name.startswith(("With ", "Only "))]
    for way in ways:
        assert not covered(person, way.adjusted(0, 0, 0, -1))
        row = way.translated(-person.window.pos()).adjusted(130, air, -20, -air)
        for y in (row.top(), row.bottom()):
            edge = {picture.pixel(x, y) for x in range(row.left(), row.right())}
            assert len(edge) == 1, "only paper at the upper and lower edge"
    person.press(Qt.Key.Key_Escape)


def enlarge_text(monkeypatch: pytest.MonkeyPatch, pixels: int = 27) -> None:
    """Set the text size of the system, to 200 % unless given."""
    font = typefaces.system_font()
    font.setPixelSize(pixels)
    monkeypatch.setattr(typefaces, "system_font", lambda: QFont(font))


def test_the_list_of_ways_to_take_the_pile_has_the_same_height_when_reopened(
    sit: Sit,
) -> None:
    """Regression: rows of the first list took room until the next turn."""
    person = sit(WAYS)

    def ways() -> list[QRect]:
        person.press("p")
        person.until(lambda: person.sees("With two eights"))
        found = [t.rect for t in person.things() if t.name.startswith("With ")]
        person.press(Qt.Key.Key_Escape)
        return [*found]

    first = ways()

    assert ways() == first


def test_the_small_score_of_eight_players_shows_no_rank_before_the_first_count(
    sit: Sit,
) -> None:
    """Regression: it named a place though all had 0 points."""
    person = sit(EIGHT, (1024, 700))

    assert person.sees("Round 1")
    assert not person.sees("of 8")


def test_cards_keep_their_size_in_large_text(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Margins, the panel and long words give way instead."""
    enlarge_text(monkeypatch)
    person = sit(MANY)

    usual = {"four of spades": 94, "stock": 75}
    for name, width in usual.items():
        assert person.find(name).rect.width() >= 0.95 * width


BEGUN = dealt(["4c4d4hKsKhQsJdTc8d", "5c5d"], drawn="4s", upcard="9c")


def test_the_sentence_of_the_status_line_ends_before_its_first_button(sit: Sit) -> None:
    """Regression: “two natural” touched *Draw*."""
    person = sit(BEGUN)
    draw = person.find("Draw", "Button").rect
    draw.setLeft(draw.left() - 13)
    draw.setWidth(11)
    assert lightest(person.pixels(draw)) < 110


NOTICES: dict[str, tuple[int, Callable[[Person], object]]] = {
    "Position copied.": (0, lambda person: person.choose("Copy position")),
    "Sorted by suit.": (16, lambda person: person.press("r")),
    "There is nothing to redo.": (16, lambda person: person.ctrl(Qt.Key.Key_Y)),
}
"""A notice, the width of its shadow, and what shows it."""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("said", NOTICES)
def test_notices_are_shown_where_the_table_is_empty(
    sit: Sit, said: str, size: tuple[int, int]
) -> None:
    """Regression: they covered "No melds yet" and the minimum of the initial meld."""
    shadow, ask = NOTICES[said]
    person = sit(BEGUN, size, compared=False)
    person.draw()
    before = person.picture()

    ask(person)
    person.until(lambda: person.sees(said))
    person.rest()

    at = person.find(said).rect.adjusted(shadow, shadow, -shadow, -shadow)
    felt = before.copy(at.translated(-person.window.pos()))
    assert lightest(felt) < 110


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_two_notices_do_not_overlap(sit: Sit, size: tuple[int, int]) -> None:
    """Regression: the later notice covered a refusal."""
    person = sit(BEGUN, size, compared=False)
    copied, drawn = "Position copied.", "You have already drawn."
    person.draw()

    for _ in range(2):
        person.press("p")
        person.choose("Copy position")
        person.rest()
        later, first = (person.find(words).rect for words in (copied, drawn))
        assert not later.intersects(first.adjusted(16, 16, -16, -16))
        person.press("d")
        person.rest()
        later, first = (person.find(words).rect for words in (drawn, copied))
        assert not first.intersects(later.adjusted(16, 16, -16, -16))


UNPLACED: dict[str, Callable[[Person], object]] = {
    "There is nothing to redo.": lambda person: person.ctrl(Qt.Key.Key_Y),
    "Select the cards to meld first.": lambda person: person.press("m"),
    "Select the card to discard first.": lambda person: person.press("x"),
}
"""Refusals without a place, and the keys that cause them."""


@pytest.mark.parametrize("game", [BEGUN, MANY])
def test_the_refusal_of_a_key_is_between_the_status_line_and_the_hand(
    sit: Sit, game: Record
) -> None:
    """Regression: it was in the corner of the player’s row, over red threes."""
    person = sit(game, compared=False)
    person.draw()

    for said, refused in UNPLACED.items():
        refused(person)
        person.rest()

        table, line = person.find("Table", "List").rect, person.find(person.line).rect
        away = person.find(said).rect.center() - line.center()
        assert abs(away.x()) < 0.4 * table.width(), (said, away)
        assert abs(away.y()) < table.height() / 5, (said, away)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [(900, 640), *SIZES])
@pytest.mark.parametrize("game", [MANY, WAYS])
def test_a_refusal_is_shown_beside_the_place_it_speaks_of(
    sit: Sit, size: tuple[int, int], game: Record
) -> None:
    """Regression: where rows are full it covered the partner, pile or melds.

    In the smallest window the free place is farther away.
    """
    person = sit(game, size)
    words = "Draw or take the pile before you meld."
    high = round(1.5 * person.find("four of hearts").rect.height())

    for meld in ("aces", "kings", "queens"):
        person.drag("four of hearts", meld)
        person.until(lambda: person.sees(words))
        box = person.find(words).rect.adjusted(16, 16, -16, -16)
        column = person.find(meld).rect
        near = column.adjusted(-high, -high, high, high)
        assert box.intersects(near) or size not in SIZES, meld
        assert not _plates(person, box), meld
        assert not covered(person, box), meld
        assert not [t for t in buttons(person) if t.rect.intersects(box)], meld
        person.press(Qt.Key.Key_Escape)


def test_a_refusal_without_a_free_place_is_in_the_status_line(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: in large text it covered melds and words, and one of two lines the
    frame of the status line."""
    enlarge_text(monkeypatch)
    person = sit(MANY, (900, 640), compared=False)
    person.draw()

    for key, words in (("e", "End your turn"), ("p", "You have already drawn")):
        person.press(key)
        person.rest()

        box = person.find(words).rect.adjusted(16, 16, -16, -16)
        assert person.find(person.line).rect.contains(box)
        assert not [t for t in buttons(person) if t.rect.intersects(box)]


def test_a_refusal_during_a_drag_covers_no_place_that_takes_the_card(sit: Sit) -> None:
    """Regression: it was across the dotted place of a new meld."""
    turns = "0: draw\n0: meld [AcAdAh]"
    game = dealt(["AcAdAhKsKdKc4c4d5hQs"], drawn="4s", upcard="9c", turns=turns)
    person = sit(game, compared=False)

    person.hold("king of spades", "aces")
    person.until(lambda: person.sees("These are aces"))

    box = person.find("These are aces").rect.adjusted(16, 16, -16, -16)
    assert not box.intersects(person.find("place for a new meld").rect)
    person.press(Qt.Key.Key_Escape)
    person.drop()


def _plates(person: Person, where: QRect) -> list[str]:
    """Return the names of the other players whose plates are in a rectangle."""
    shown = [thing for thing in person.things() if thing.rect.intersects(where)]
    return [thing.name for thing in shown if _PLATE.search(thing.name)]


def test_a_narrow_plate_of_the_dealer_still_shows_opponent_or_partner(sit: Sit) -> None:
    """Regression: the mark of the dealer took the second line of a narrow plate."""
    person = sit(WAYS, (900, 640), compared=False)

    for name in ("Clara", "Tomás"):
        plate = person.find(name)
        assert ", opponent" in plate.name
        assert "opponent" not in plate.description, "only if not in the name"


def test_the_sentence_of_the_status_line_keeps_its_size_when_redo_is_offered(
    sit: Sit,
) -> None:
    """Regression: one more button made the text smaller."""
    person = sit(MANY, (1024, 700), compared=False)
    person.draw()
    before = _first_line(person)
    person.click("ace of clubs")
    person.press("m")
    person.rest()

    person.undo()

    assert "Redo" in person.buttons
    assert _first_line(person) == before


def _first_line(person: Person) -> list[list[bool]]:
    """Return the bright pixels of “Your turn.”: rows of the first line of text."""
    line = person.find(person.line).rect.translated(-person.window.pos())
    picture = person.picture()
    height = range(line.top() + 2, line.bottom())
    words = range(line.left() + 40, line.left() + 110)
    rows = [[picture.pixelColor(x, y).lightness() > 170 for x in words] for y in height]
    first = next(y for y, row in enumerate(rows) if any(row))
    return list(takewhile(any, rows[first:]))


def test_a_long_sentence_has_the_size_of_a_short_one_and_buttons_keep_theirs(
    sit: Sit,
) -> None:
    """Regression: two lines were smaller, and the names of keys came and went."""
    person = sit(NEARLY_OUT, (1024, 700), compared=False)
    person.rest()
    assert "two natural nines, or a nine and a wild card" in person.line
    long, width = _first_line(person), person.find("Hint").rect.width()

    person.press("d")
    person.until(lambda: "May I go out?" in person.buttons)
    person.rest()
    assert person.find("Hint").rect.width() == width
    assert _first_line(person) == long

    person.click("queen of hearts")
    person.rest()
    assert _first_line(person) == long
    person.press(Qt.Key.Key_Escape)


THREES = dealt(
    ["3h3d4s4h5s5h6s6h7s7hKs8h8d"], drawn="4s9s", upcard="9c", ruleset="american"
)


@pytest.mark.parametrize("size", [(900, 640), (1024, 700)])
def test_a_hint_does_not_cover_the_minimum_of_the_opponents(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: it was over the end of “No melds yet. Minimum: 125 points.”"""
    person = sit(THREES, size, compared=False)
    person.draw()
    before = person.picture()
    top = person.find("Clara").rect.top() - person.window.y()
    row = QRect(0, top - 110, before.width(), 100)

    person.press("h")
    person.until(lambda: person.sees("A close decision"))
    person.rest()

    card = differences(before.copy(row), person.picture().copy(row))
    felt = before.copy(row).copy(card)
    assert not card.isEmpty()
    assert lightest(felt) < 110
    person.press(Qt.Key.Key_Escape)


OPENING_OPPONENT = dealt(
    ["4c4d4h5s6s7s9s", "KcKdKhKs5c5d5hXr8c8d"], drawn="4s6sQc9hJc6h", upcard="9c"
)


def test_a_notice_makes_way_for_melds_laid_below_it(sit: Sit) -> None:
    """Regression: it covered what the opponents melded until the end of their turn."""
    person = sit(OPENING_OPPONENT, speed=Speed.NORMAL, compared=False)
    person.draw()
    person.choose("Copy position")

    person.click("nine of spades")
    person.press("x")
    person.until(lambda: person.sees("kings, 4 cards"))

    melds = [it for it in person.things() if it.name.startswith(("kings, ", "fives, "))]
    shown = person.find("Position copied.").rect
    assert not any(shown.intersects(meld.rect) for meld in melds)
