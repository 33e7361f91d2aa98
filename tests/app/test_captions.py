"""Tags at the hand and captions at places: where they stand and when."""

from dataclasses import replace

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import Effect, Place, Spot
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.layout.zones import RATIO
from canasta_qt.table.paint.table_style import TableStyle
from tests.app.at_table import AtTable
from tests.narrow import some

TURN = (
    "classic_4 turn=0.play melds=[KhKdKs]/[TsTdTc] pile=6h7h7dQh "
    "hands=2s3sTh5c6c8h9h/(5)/(5)/(5)"
)
STYLE = TableStyle(speed=0)
PILE = Spot(Place.PILE)
ALWAYS = replace(STYLE, consequences=Consequences.ALWAYS)


def tags(table: AtTable) -> list[str]:
    """The tags that are seen, from left to right."""
    items = table.view.context.captions.items
    seen = sorted((item for item in items if item.isVisible()), key=lambda i: i.x())
    return [item.look.head or item.look.effect for item in seen]


def test_who_wants_all_of_them_sees_a_tag_on_every_card(qtbot: QtBot) -> None:
    """A narrow card has the sign alone."""
    table = AtTable(qtbot, TURN, ALWAYS)
    assert sorted(tags(table)) == ["blocks Clara", "feeds tens", "freezes"]

    table.view.resize(QSize(560, 420))

    assert tags(table)
    assert set(tags(table)) <= set(Effect)


def test_the_tag_in_a_row_behind_another_leaves_the_index_to_be_read(
    qtbot: QtBot,
) -> None:
    """In two rows little is seen of a card behind, and its index first."""
    many = " hands=" + "".join(rank + suit for rank in "456789TJQK" for suit in "cdhs")
    table = AtTable(qtbot, f"classic_4 turn=0.play{many}2s2d/(5)/(5)/(5)", ALWAYS)

    tag, *_ = [each for each in table.view.context.captions.items if each.isVisible()]
    picture = some(table.view.context.scene.picture)
    card = next(each for each in picture.cards if each.held is not None)
    assert card.seen is not None
    wide, high = card.seen
    assert high < card.rect.h / 2
    assert tag.look.head == ""
    assert wide / 2 < tag.x() + tag.area.width() / 2 - card.rect.x < wide


def test_large_text_leaves_small_cards_their_index(qtbot: QtBot) -> None:
    """At 200 % text signs covered whole cards, and words those beside them."""
    table = AtTable(qtbot, TURN, replace(ALWAYS, font_factor=2.0))

    picture = some(table.view.context.scene.picture)
    hand = picture.zones.card * RATIO
    items = [each for each in table.view.context.captions.items if each.isVisible()]
    assert len(items) == 3
    assert all(item.look.head == "" for item in items)
    assert all(item.area.height() <= 0.3 * hand for item in items)


def test_else_only_a_selected_card_has_one_and_the_keys_hear_it(qtbot: QtBot) -> None:
    table = AtTable(qtbot, TURN, STYLE)
    assert tags(table) == []
    table.click(table.of_card("Th"))
    assert tags(table) == ["feeds tens"]
    said = table.view.context.focus._aim(PILE)
    assert said == "; Feeds their tens. Clara could take five cards."

    table = AtTable(qtbot, TURN, replace(STYLE, consequences=Consequences.OFF))
    table.click(table.of_card("Th"))
    goal = some(table.view.context.targeting.goal_at(PILE))
    assert (tags(table), goal.caption) == ([], None), "who wants none sees none"


def test_an_opening_that_takes_the_pile_says_what_comes_and_what_is_lacking(
    qtbot: QtBot,
) -> None:
    text = "classic_4 turn=0.draw pile=6h7h7d4sQh hands=QsQd5c6c8s8d/(5)/(5)/(5)"
    table = AtTable(qtbot, text, STYLE)
    for queen in ("Qs", "Qd"):
        table.click(table.of_card(queen))

    goal = some(table.view.context.targeting.goal_at(PILE))
    caption = some(goal.caption_now)
    assert caption.head == "Takes 5 cards: a meld of queens"
    assert caption.line == "30 of 50"
