"""Notices over a table that is full of melds, and over one being dealt."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from canasta_qt.notation.record import DEAL_NUMBER_FIELD, Record
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, lightest
from tests.hand.test_layout import BEGUN, WAYS, covered

FULL = dealt(
    [
        "AsAhAdKsKhKdQsQhQdJsJhJdTsThTd9s9h9d4s4h4d5c5d6c",
        "AsAhAdKsKhKdQsQhQdJsJhJdTsThTd9s9h9d8s8h8d5h4s7c",
        "5s",
        "4c",
    ],
    drawn="Ac5h5s4c",
    upcard="8c",
    ruleset="classic_4(hand_size=24,deck_count=4)",
    turns="""
    0: draw, meld [AsAhAd] [KsKhKd] [QsQhQd] [JsJhJd] [TsThTd] [9s9h9d], discard 5c
    1: draw, meld [AsAhAd] [KsKhKd] [QsQhQd] [JsJhJd] [TsThTd] [9s9h9d] [8s8h8d], \
discard 5h
    2: draw, discard 5s
    3: draw, discard 4c
    """.replace("\\\n", ""),
)
"""Both sides have a full row of melds."""


def assert_play_is_visible(person: Person, notice: str) -> None:
    """Fail if a notice covers the status line, the hand, a meld, or the pile."""
    box = person.find(notice).rect
    assert not box.intersects(person.find(person.line).rect), "on the status line"
    assert not covered(person, box)


@pytest.mark.parametrize("size", [(900, 640), (1024, 700), (1280, 800), (1920, 1080)])
def test_a_notice_on_a_full_table_covers_neither_status_line_nor_cards(
    sit: Sit, size: tuple[int, int]
) -> None:
    """Regression: where no place was free it covered the status line."""
    person = sit(FULL, size, compared=False)

    person.choose("Copy position")
    person.rest()

    assert_play_is_visible(person, "Position copied.")


def test_the_notice_after_the_same_deal_again_covers_neither_status_line_nor_cards(
    sit: Sit,
) -> None:
    """Regression: it had the place that was free on the table before the deal."""
    notice = "The game you left is under Continue."
    full = replace(FULL, private_fields={DEAL_NUMBER_FIELD: 1})
    person = sit(full, speed=Speed.NORMAL, compared=False)

    person.choose("Same deal again")
    person.until(lambda: person.line.startswith("Dealing"))
    assert_play_is_visible(person, notice)

    person.press(Qt.Key.Key_Escape)
    person.rest()
    assert_play_is_visible(person, notice)


def test_a_notice_makes_way_for_the_list_of_ways_to_take_the_pile(sit: Sit) -> None:
    """Regression: it was on top of the list that opened below it."""
    person = sit(WAYS, compared=False)
    person.choose("Copy position")

    person.open_ways()

    notice = person.find("Position copied.").rect
    listed = ("Take the pile with…", "With ", "Do not take it")
    assert not any(notice.intersects(person.find(each).rect) for each in listed)


def test_the_notice_about_lessons_covers_no_text_of_the_rows(sit: Sit) -> None:
    """Regression: in a small window it was on “Initial meld: 50 points”."""
    words = "The Learn menu has short lessons"
    size, game = (1024, 700), "classic_4"
    new = sit(None, size, welcomed=False, compared=False, ruleset=game)
    new.until(lambda: new.sees(words))
    new.rest()
    at = new.find(words).rect.translated(-new.window.pos())

    known = sit(None, size, compared=False, ruleset=game)
    known.rest()
    felt = known.picture().copy(at)

    assert not known.sees(words)
    assert lightest(felt) < 110


@pytest.mark.parametrize("game", [FULL, BEGUN])
def test_the_offer_to_continue_a_game_is_beside_the_pile_and_cuts_no_word(
    sit: Sit, game: Record
) -> None:
    """Regression: it had one width, and was on four melds and the pile; then the end of
    “No melds yet” was beside it.
    """
    sit(game, compared=False)
    sit.people.pop().choose("Quit")

    person = sit(None, (1024, 700), compared=False)
    person.rest()

    strip = sit.programs[-1].window.strip
    assert strip is not None
    box = strip.card.rect().translated(strip.card.mapToGlobal(QPoint()))
    assert not any("pile" in name for name in covered(person, box))
    beside = QRect(box.right() + 4, box.top(), 10, box.height())
    assert lightest(person.pixels(beside)) < 110
