"""The log of a game and the sheet at its end."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.look.tokens import LIGHT_PALETTE
from canasta_qt.notation.record import DEAL_NUMBER_FIELD, Record
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences

Key = Qt.Key
LAST = dealt(
    ["4c4d4h4s4c4d4h4s5c5d5h"],
    drawn="5s",
    upcard="9c",
    ruleset="classic_4(match_end=rounds,rounds=1,target_score=none)",
)


def two_turns(first: str, second: str) -> Record:
    """Return a game with two turns in which Clara melds as given and discards."""
    return dealt(
        ["4c4d4hKsQs", "KcKdKh5c5d5hXr8c8dXb5s"],
        drawn="4s6sQc9hJc6h",
        upcard="9c",
        turns=f"""
        0: draw, discard Qs
        1: draw, meld {first}, discard 8c
        2: draw, discard Qc
        3: draw, discard 9h
        0: draw, discard Jc
        1: draw, meld {second}, discard 8d
        """,
    )


TURNS = two_turns("[KcKdKhXr]", "[5c5d5h] m0+Xb")
ADDED = two_turns("[KcKdKhXr] [5c5d5h]", "m1+5s m0+Xb")


def test_the_log_describes_a_turn_in_one_sentence(sit: Sit) -> None:
    """Regression: Clara was named three times in one entry, which had "added joker"
    without an article.
    """
    person = sit(TURNS)
    person.until(lambda: person.sees("Clara melded"))

    entries = [name for name in person.names() if name.startswith("Clara ")]
    assert entries[-2:] == [
        "Clara opened with 80 points (kings) and discarded the eight of clubs.",
        "Clara melded three fives, added a joker to the kings and discarded the eight"
        " of diamonds.",
    ]


def test_keys_play_after_a_click_on_the_log_and_after_esc_in_it(
    sit: Sit, heard: list[str]
) -> None:
    """Regression: the log kept the keys, and D drew no card; V read the table."""
    person = sit(TURNS, compared=False)
    person.until_own_turn()
    held = len(person.hand)
    person.click(
        next(name for name in person.names() if name.startswith("Clara melded"))
    )
    replay = next(it for it in QApplication.topLevelWidgets() if is_replay(it))
    QTest.keyClick(replay, Key.Key_Escape)
    person.window.activateWindow()
    person.until(person.window.isActiveWindow)
    person.press(Key.Key_F6)
    person.press("v")
    assert heard[-1].startswith("Clara melded")
    person.press(Key.Key_Escape)

    person.press("d")

    person.until(lambda: len(person.hand) == held + 1)


def log_line(person: Person, begins: str) -> str:
    return next(name for name in person.names() if name.startswith(begins))


def brass_count(picture: QImage) -> int:
    """Return how many pixels have the colour of rings of hints."""
    brass = QColor(LIGHT_PALETTE.brass).rgb()
    places = product(range(picture.width()), range(picture.height()))
    return sum(picture.pixel(*place) == brass for place in places)


def test_the_cards_of_the_log_line_under_the_pointer_have_a_ring_without_gold(
    sit: Sit,
) -> None:
    """Regression: it looked like the ring of a hint."""
    person = sit(TURNS, compared=False)
    person.until_own_turn()
    person.rest()
    kings = person.find("kings, 6 cards").rect
    before = person.pixels(kings)

    person.hover(next(it for it in person.names() if it.startswith("Clara opened")))
    person.rest()

    ringed = person.pixels(kings)
    assert not differences(before, ringed).isEmpty()
    assert brass_count(ringed) == brass_count(before)


def test_a_ring_round_a_card_of_the_pile_does_not_stay_behind_in_a_resized_window(
    sit: Sit,
) -> None:
    """Regression: it stayed where the card had been."""
    person = sit(TURNS)
    person.until_own_turn()
    person.hover(log_line(person, "Tomás added"))

    person.window.resize(1320, 880)
    person.rest()
    table = person.find("Table", "List").rect
    resized = person.pixels(table)

    person.hover("Game log")
    person.rest()
    assert differences(resized, person.pixels(table)).isEmpty()


def test_the_frame_of_the_focused_log_is_closed(sit: Sit) -> None:
    """Regression: lines of a scrolled log and the scroll bar covered parts of it."""
    person = sit(TURNS, (900, 640), compared=False)
    person.until_own_turn()
    person.press(Key.Key_F9)
    person.press(Key.Key_F6)
    person.rest()

    log = person.find("Game log", "List").rect
    log.moveTopLeft(person.window.mapFromGlobal(log.topLeft()))
    picture, middle = person.picture(), log.center()
    across = range(log.left() + 12, log.right() - 12)
    along = range(log.top() + 12, log.bottom() - 12)
    for edge in (log.top(), log.bottom()):
        assert len({picture.pixel(x, edge) for x in across}) == 1
    for edge in (log.left(), log.right()):
        assert len({picture.pixel(edge, y) for y in along}) == 1
    assert picture.pixel(log.left(), middle.y()) != picture.pixel(middle)


def is_replay(widget: QWidget) -> bool:
    return widget.isVisible() and widget.windowTitle().startswith("Replay")


def test_the_log_says_added_only_once_and_names_the_meld_of_each_card(sit: Sit) -> None:
    """Regression: "added the five of spades, added a joker to the kings and …"."""
    person = sit(ADDED)
    person.until(lambda: person.sees("Clara opened"))

    entries = [name for name in person.names() if name.startswith("Clara ")]
    assert entries[-1] == (
        "Clara added the five of spades to the fives and a joker to the kings and"
        " discarded the eight of diamonds."
    )


def counted(
    sit: Sit, size: tuple[int, int] = (1280, 800), speed: Speed = Speed.OFF
) -> Person:
    """Win a game of one round, and wait for the end of its count."""
    game = replace(LAST, private_fields={DEAL_NUMBER_FIELD: 5})
    person = sit(game, size, speed, compared=False)
    person.go_out()
    person.until(lambda: person.sees("To the result"))
    return person


def result_shown(sit: Sit) -> Person:
    """Win a game of one round, and open its animated result by Enter."""
    person = counted(sit, speed=Speed.FAST)
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("Play again"))
    return person


def won(sit: Sit) -> Person:
    """Win a game of one round, and open its result."""
    person = counted(sit)
    person.click("To the result", "Button")
    person.rest()
    return person


def test_the_end_of_a_one_round_game_names_no_best_round(sit: Sit) -> None:
    """Regression: it had "Your best round" and "moments that made it"."""
    person = won(sit)
    assert person.sees("645")
    assert not person.sees("best round")


def test_a_cancelled_new_game_leaves_the_score_of_the_finished_game(sit: Sit) -> None:
    """Regression: a box "No game in progress" covered the counted cards, Esc did not
    close it, and a second button had the key Enter.
    """
    person = counted(sit)
    person.wait(2000)  # for the players to look calm again
    before = person.picture()

    for _ in range(2):
        person.ctrl(Key.Key_N)
        person.rest()
        person.press(Key.Key_Escape)
        person.rest()
        assert differences(before, person.picture()).isEmpty()

        person.press(Key.Key_Return)
        person.rest()
        assert person.sees("645")
        person.press(Key.Key_Escape)
        person.rest()


def test_a_cancelled_new_game_leads_back_to_the_result(sit: Sit) -> None:
    """Regression: the result had been closed, and Esc led to the count."""
    person = won(sit)
    play_again = person.find("Play again", "Button").rect
    result = person.find("Good moves").rect.united(play_again)
    before = person.pixels(result)
    person.ctrl(Key.Key_N)
    assert person.sees("Deal cards")
    person.press(Key.Key_Escape)
    person.rest()
    assert differences(before, person.pixels(result)).isEmpty()

    person.click("Other game…", "Button")
    person.press(Key.Key_Escape)
    assert person.find("Play again", "Button").focused
    person.ctrl(Key.Key_N)
    person.click("Deal cards", "Button")
    person.until_own_turn()
    assert not person.sees("Play again")


def test_enter_plays_again_after_the_result_was_copied_by_the_mouse(sit: Sit) -> None:
    """Regression: Enter copied again, and "Copied" stayed."""
    person = won(sit)
    person.click("Copy result", "Button")
    assert person.sees("Copied")
    person.until(lambda: person.sees("Copy result"))

    person.press(Key.Key_Return)

    person.until(lambda: not person.sees("Play again"))


@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        ("Statistics…", "Games won: 1 (100%)"),
        ("Copy result", "Copied"),
        ("Rules of this game", "Classic, four players"),
        ("Start page", "Deal of the day"),
        ("Same deal again", "Your turn"),
        ("First round", "Your first round"),
    ],
)
def test_the_menus_work_at_the_result(sit: Sit, entry: str, seen: str) -> None:
    """Regression: they were disabled, and their keys did nothing."""
    person = won(sit)
    person.click("Game", "MenuItem")
    person.rest()
    assert QApplication.activePopupWidget()
    person.press(Key.Key_Escape)
    assert person.find("Play again", "Button").focused

    person.choose(entry)

    person.rest()
    assert person.sees(seen)
    assert person.sees("Play again") == (seen == "Copied")


def test_a_finished_game_is_replayed_from_the_list_of_games(sit: Sit) -> None:
    """Regression: a dialog of the system with the names of files asked for it."""
    person = won(sit)
    person.choose("Replay saved game…")
    assert "645 : −230" in person.find("Classic, four players", "ListItem").name

    person.press(Key.Key_Return)

    person.until(lambda: any(map(is_replay, QApplication.topLevelWidgets())))


def test_a_saved_game_opened_and_won_twice_counts_as_one_win(sit: Sit) -> None:
    won(sit)
    sit.close()
    sit.programs.clear()
    sit.people.clear()
    person = won(sit)
    person.press(Key.Key_Escape)
    person.choose("Statistics…")
    person.until(lambda: person.sees("Games won:"))
    person.rest()
    assert person.sees("Games won: 1 (100%)")
    assert person.sees("Longest winning streak: 1")


def test_a_log_line_of_a_covered_discard_does_not_mark_the_card_above_it(
    sit: Sit,
) -> None:
    """Regression: a crooked ring across the top card of the pile seemed to be its
    own.
    """
    person = sit(TURNS, compared=False)
    person.until_own_turn()
    person.rest()
    pile = person.find("discard pile").rect.adjusted(-8, -8, 8, 8)
    before = person.pixels(pile)

    person.hover(log_line(person, "Anton discarded"))
    person.rest()
    assert differences(before, person.pixels(pile)).isEmpty()

    person.hover(log_line(person, "Clara melded"))
    person.rest()
    assert differences(before, person.pixels(pile)).isEmpty()


def test_only_a_line_of_the_log_that_was_chosen_by_keys_is_marked(sit: Sit) -> None:
    """Regression: opening the panel marked the card of the first line, and the arrow
    keys marked cards, but no line.
    """
    person = sit(dealt(["4c4d4hKsQs"], upcard="9c"), (900, 640), compared=False)
    person.until_own_turn()
    person.rest()

    def parts() -> tuple[QImage, QImage]:
        """Return the pictures of the pile and of the log."""
        pile = person.find("discard pile").rect.adjusted(-8, -8, 8, 8)
        log = person.find("Game log", "List").rect
        return person.pixels(pile), person.pixels(log)

    person.press(Key.Key_F9)
    person.press(Key.Key_F6)
    person.rest()
    opened = parts()
    person.press(Key.Key_Up)
    person.rest()
    chosen = parts()
    person.press(Key.Key_F6)
    person.rest()

    assert not differences(opened[0], chosen[0]).isEmpty()
    line = person.find(log_line(person, "Round 1"), "ListItem").rect
    marked = differences(opened[1], chosen[1])
    assert marked.width() > line.width() * 0.9
    assert differences(opened[0], parts()[0]).isEmpty()


def test_the_button_to_the_result_shows_its_key_in_a_small_window(sit: Sit) -> None:
    """Regression: Enter worked, but had no key cap."""
    person = counted(sit, (1024, 700))
    person.rest()
    button = person.find("To the result", "Button").rect
    picture = person.pixels(button)
    beside_text = range(button.width() * 78 // 100, button.width() * 95 // 100)
    middle = button.height() // 2
    assert len({picture.pixel(x, middle) for x in beside_text}) > 1


def test_esc_closes_the_result_while_it_is_still_animated(sit: Sit) -> None:
    """Regression: the first Esc only ended the animation."""
    person = result_shown(sit)
    person.wait(3 * QApplication.doubleClickInterval())

    person.press(Key.Key_Escape)
    person.rest()

    assert not person.sees("Play again")
    assert person.sees("To the result")


def test_r_reviews_the_game_while_the_result_is_still_animated(sit: Sit) -> None:
    """Regression: it only ended the animation, though the button showed the key."""
    person = counted(sit, speed=Speed.FAST)
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("Review the game"))
    person.press("r")
    person.until(lambda: person.sees("Review of the game"))


def test_enter_plays_again_while_the_result_is_still_animated(sit: Sit) -> None:
    """Regression: it only ended the animation. A second press of the Enter that ended
    the count plays nothing.
    """
    person = result_shown(sit)
    person.press(Key.Key_Return)
    assert person.sees("Play again")

    person.wait(3 * QApplication.doubleClickInterval())
    person.press(Key.Key_Return)
    person.until(
        lambda: not (person.sees("Play again") or person.sees("To the result"))
    )
