"""The end of a round and its count."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from canasta_qt.notation.record import BOT_PREFIX, PERSON
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import differences
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_impossible_actions import THEY_GO_OUT, at_the_end, give_seat
from tests.hand.test_review import finished

Key = Qt.Key


def test_asking_for_a_hint_during_the_count_says_why_there_is_none(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: the key did nothing, neither here nor during the turns of others."""
    person = sit(NEARLY_OUT, compared=False)
    person.go_out()
    person.until(lambda: person.sees("Next round"))

    person.press("h")

    person.until(lambda: "This round is over." in " ".join(heard))


def test_the_status_line_names_the_player_who_goes_out_and_every_hand_is_counted(
    sit: Sit,
) -> None:
    """At the end the picture equals a new painting of the window."""
    person = sit(NEARLY_OUT, compared=False)
    person.go_out()

    person.until(lambda: person.line.startswith("You went out."))
    person.until(lambda: person.sees("Next round"))
    assert any("in hand" in said.description.lower() for said in person.things())


def test_a_round_that_counts_nothing_says_why(sit: Sit) -> None:
    """Regression: the count had only zeros, and the sheet “none” for canastas that
    were there.
    """
    rules = "classic_4(hand_size=26,go_out_canastas=5,score_without_going_out=false)"
    hands = ["4c4d", "KsKhKdKcKsKhKd"]
    person = sit(dealt(hands, "Qh5h7h", upcard="9c", ruleset=rules), compared=False)
    person.draw()
    person.click("four of clubs")
    person.press("x")
    said = "Nobody went out, so the round counts nothing."
    person.until(lambda: person.line.startswith(said))

    person.press(Qt.Key.Key_Escape)
    person.until(lambda: person.sees("Next round"))
    person.press("s")
    person.press(Qt.Key.Key_Space)
    assert person.sees("Natural canastas")
    assert "none" not in " ".join(person.names())


def test_the_points_of_a_round_are_neither_announced_nor_shown_before_the_count(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: they were announced as the round ended, and the key L read them."""
    person = sit(NEARLY_OUT, speed=Speed.NORMAL, compared=False)
    person.go_out()
    person.until(lambda: "Canastas:" in person.line)

    for key in "lLsS":
        person.press(key)
        person.wait(50)
    assert "You melded four fours, discarded the queen of hearts and went out." in heard
    assert "580" not in " ".join((*heard, *person.names()))
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Next round"))

    person.until(lambda: "This round: We 580, They −210." in " ".join(heard))


def test_a_notice_is_shown_only_after_the_round_is_counted(sit: Sit) -> None:
    """The game is a finished round opened from a file. Regression: the notice covered
    what was counted, then a key was answered only after the count.
    """
    players = (PERSON, f"{BOT_PREFIX}wizard", *(f"{BOT_PREFIX}standard",) * 2)
    notice = "Unknown players in this game: wizard."
    round_ = replace(finished(), players=players)
    person = sit(round_, speed=Speed.NORMAL, compared=False)
    person.until(lambda: "Canastas:" in person.line)
    assert not person.sees(notice)
    person.press(Key.Key_Minus)
    assert person.sees("Speed: Slow.")
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Next round"))
    person.rest()
    assert not person.sees(notice)

    person.click("Next round")

    person.until(lambda: person.sees(notice))


def test_after_the_count_a_seat_taken_back_leaves_only_one_button_for_enter(
    sit: Sit,
) -> None:
    """Regression: the line offered “Show score Enter”, the panel “Next round Enter”."""
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    give_seat(person)
    at_the_end(person)
    counted = person.line

    person.choose("Take my seat back")
    person.rest()

    assert person.line == counted
    assert "Show score" not in person.buttons
    person.press(Qt.Key.Key_Return)
    person.until(lambda: person.sees("Round 2"))


def test_a_finished_count_is_unchanged_after_another_page_was_open(sit: Sit) -> None:
    """Regression: the line spoke of the score while the panel offered the
    next round.
    """
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    at_the_end(person)
    counted = person.line

    person.choose("First round")
    person.until(lambda: person.line != counted)
    person.press(Qt.Key.Key_Escape)
    person.rest()

    assert person.line == counted
    assert "Show score" not in person.buttons


def test_next_round_is_where_next_line_was_and_f9_leaves_the_score_pad(
    sit: Sit,
) -> None:
    """Regression: the last of several clicks on "Next line" opened all hands, and a
    second score appeared beside the pad.
    """
    person = sit(NEARLY_OUT, speed=Speed.FASTEST, compared=False)
    person.go_out()
    person.until(lambda: person.sees("Next line"))
    line = person.find("Next line").rect

    person.press(Key.Key_Escape)
    person.until(lambda: person.sees("Next round"))
    person.wait(50)

    assert person.find("Next round").rect == line
    person.press(Key.Key_F9)
    assert person.sees("Next round")
    assert not person.sees("Round 1, ")


def test_only_the_score_pad_has_the_buttons_of_the_count(sit: Sit) -> None:
    """Regression: “Next round  Enter” was there twice, in the status line too."""
    person = sit(NEARLY_OUT, speed=Speed.FAST, compared=False)
    person.go_out()
    for words in ("Next line", "Next round"):
        person.until(lambda: person.sees(words))  # noqa: B023 - called at once
        named = [thing for thing in person.things() if thing.name.startswith(words)]
        assert [thing.role for thing in named] == ["Button"]
        person.wait(450)  # a second quick Enter has no effect
        person.press(Qt.Key.Key_Return)

    person.until(lambda: person.sees("Round 2"))


def test_a_second_click_or_a_held_enter_does_not_act_on_what_has_just_appeared(
    sit: Sit,
) -> None:
    """Regression: a line of the log appeared under “Next round” and opened a replay."""
    person = sit(NEARLY_OUT, speed=Speed.FAST, compared=False)
    person.go_out()
    person.until(lambda: person.sees("All at once"))
    person.double_click("All at once")
    assert not person.sees("Hands at the end of the round")

    plain = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, plain, "", autorep=True)
    QApplication.sendEvent(person.window.windowHandle(), held)
    assert person.sees("Next round")
    person.double_click("Next round")
    person.until_own_turn()

    assert not person.sees("Replay")


def test_the_buttons_of_the_count_close_the_reasons_of_a_player(sit: Sit) -> None:
    """Regression: they stopped the deal, on a table without a button, and were still
    there after the score sheet.
    """
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    at_the_end(person)
    person.ask_why("Why did Clara do that?")
    person.press("s")
    person.press(Key.Key_Escape)
    person.until(lambda: not person.sees("Why did Clara do that?"))
    person.ask_why("Why did Clara do that?")

    person.click("Next round")

    person.until(lambda: not person.sees("Why did Clara do that?"))
    person.until(lambda: person.sees("Round 2") and len(person.hand) > 0)


def test_the_sort_button_is_hidden_while_the_person_has_no_cards(sit: Sit) -> None:
    """Regression: it was beside the empty place of the hand during the count."""
    person = sit(NEARLY_OUT, compared=False)
    assert "Sorted by rank" in person.buttons
    person.go_out()
    person.until(lambda: person.sees("Next round"))
    assert "Sorted by rank" not in person.buttons

    person.press(Qt.Key.Key_Return)
    person.until(lambda: "Sorted by rank" in person.buttons)


THEIRS_NEXT = dealt(
    ["6c6d4dTs", "KsKhKdKcKsKhKd4c4s4h4d", "7c", "9c"], drawn="5s8h", turns="0: draw"
)
"""The left neighbour goes out in the next turn."""


@pytest.mark.parametrize(
    ("press", "key", "said"),
    [
        ("press", "g", "It is not your turn yet."),
        ("ctrl", Qt.Key.Key_H, "It is not your turn yet."),
        ("press", "s", "Cards in hand: "),
    ],
)
def test_what_a_key_said_in_the_last_turn_is_hidden_during_the_count(
    sit: Sit, press: str, key: object, said: str
) -> None:
    """Regression: at the fastest speed it was visible to the last line, and beside
    “Clara went out” it still said “yet”."""
    person = sit(THEIRS_NEXT, speed=Speed.FASTEST, compared=False)
    person.click("ten of spades")
    person.press("x")
    person.until(lambda: person.line.startswith("Clara’s turn."))
    getattr(person, press)(key)
    assert person.sees(said)
    while not person.line.startswith("Clara went out"):
        getattr(person, press)(key)
        person.wait(40)
    person.until(lambda: not person.sees("It is not your turn yet."))
    assert not person.sees("Next line")

    person.until(lambda: person.sees("Next line"))

    assert not person.sees(said)


def test_a_speech_bubble_of_the_last_round_is_hidden_in_the_next(sit: Sit) -> None:
    """Regression: “I’m out!” was beside the plate while cards were dealt."""
    person = sit(THEIRS_NEXT, compared=False)
    person.click("ten of spades")
    person.press("x")
    person.until(lambda: person.sees("Next round"))
    assert person.sees("I’m out!")

    person.press(Qt.Key.Key_Return)

    person.until(lambda: person.sees("Round 2"))
    assert not person.sees("I’m out!")


@pytest.mark.parametrize("keys", [[Key.Key_End], [Key.Key_Tab] * 3])
def test_nothing_has_the_focus_ring_when_the_count_begins(
    sit: Sit, keys: list[Key]
) -> None:
    """Regression: the ring of the last turn stayed around a counted card or a pile."""
    person = sit(THEY_GO_OUT, compared=False)
    for key in keys:
        person.press(key)
    at_the_end(person)
    person.hover("stock")  # a card under the pointer would be raised
    person.rest()
    table = person.find("Table", "List").rect
    hand = table.adjusted(0, table.height() * 3 // 4, 0, 0)
    pile = person.find("discard pile").rect.adjusted(-8, -8, 8, 8)
    before = person.pixels(hand), person.pixels(pile)

    person.click_at(table.topLeft() + QPoint(4, 4))
    person.rest()

    assert differences(before[0], person.pixels(hand)).isEmpty()
    assert differences(before[1], person.pixels(pile)).isEmpty()
    person.drag(person.hand[0], "discard pile")
    person.until(lambda: not person.sees("This round is over."))
    person.rest()
    assert differences(before[0], person.pixels(hand)).isEmpty(), "a card is raised"


def test_the_ring_of_a_counted_hand_is_clear_of_the_portrait(sit: Sit) -> None:
    """Regression: it cut the portrait of the partner at the top and the bottom."""
    person = sit(THEY_GO_OUT, speed=Speed.FAST, compared=False)
    person.until(lambda: "In hand" in person.line)
    plate = person.find("Anton").rect
    edges = [
        QRect(plate.left() + 14, y, 30, 8) for y in (plate.top(), plate.bottom() - 7)
    ]
    ringed = [person.pixels(edge) for edge in edges]
    person.press(Key.Key_End)
    at_the_end(person)
    person.rest()

    without_ring = [person.pixels(edge) for edge in edges]
    for old, new in zip(ringed, without_ring, strict=True):
        assert differences(old, new).isEmpty()


SIX_PLAYERS = dealt(
    ["4c4d4h4s4c4d4h5c5d5h6s"],
    drawn="5s",
    upcard="9c",
    ruleset="uruguay_original",
    players=("human", *("bot:standard",) * 5),
    turns="0: draw, meld [4c4d4h4s4c4d4h] [5c5d5h5s]",
)
"""With the six the player goes out."""


def test_six_hands_at_the_end_are_shown_without_scrolling_where_there_is_room(
    sit: Sit,
) -> None:
    """Regression: the list was cut at the bottom, with a scroll bar, in any window."""
    person = sit(SIX_PLAYERS, (1920, 1080), compared=False)
    person.drag("six of spades", "discard pile")
    person.until(lambda: person.sees("Next round"))

    person.press(Key.Key_L)
    person.rest()

    assert person.sees("Hands at the end of the round")
    assert not [it for it in person.things() if it.role == "ScrollBar"]
    person.press(Key.Key_Escape)


def test_enter_presses_the_focused_button_of_the_score_sheet(sit: Sit) -> None:
    """Regression: it dealt the next round, which Enter does from elsewhere."""
    person = sit(NEARLY_OUT, compared=False)
    person.go_out()
    person.until(lambda: person.sees("Next round"))
    person.press("s")
    while not any(it.focused and it.name == "Show hands" for it in person.things()):
        person.press(Key.Key_Tab)

    person.press(Key.Key_Return)

    assert person.sees("Hands at the end of the round")
    person.close_sheets(2)


def test_f6_reaches_the_buttons_of_the_count_and_tab_the_table_after_them(
    sit: Sit,
) -> None:
    """Regression: F6 did nothing, and the first Tab in a new deal left the table."""
    person = sit(NEARLY_OUT, speed=Speed.FAST, compared=False)
    table = QApplication.focusWidget()
    person.go_out()
    person.until(lambda: person.sees("All at once"))
    person.press(Key.Key_F6)
    assert person.find("Next line", "Button").focused
    person.press(Key.Key_Escape)
    assert QApplication.focusWidget() is table
    person.press(Key.Key_F6)
    assert person.find("Next round", "Button").focused
    person.press(Key.Key_F6)
    assert QApplication.focusWidget() is table
    while not person.find("Next round", "Button").focused:
        person.press(Key.Key_Tab)

    person.press(Key.Key_Space)
    person.until_own_turn()
    person.press(Key.Key_Tab)

    assert QApplication.focusWidget() is table
