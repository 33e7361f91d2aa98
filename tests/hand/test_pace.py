"""What makes the other players hurry, and what pauses them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer

from canasta_qt.windows.widgets import enter_guard
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_going_out import NEARLY_OUT
from tests.hand.test_impossible_actions import THEY_GO_OUT, give_seat
from tests.hand.test_log_and_end import brass_count
from tests.hand.test_windows import preferences

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")
SOON = 1500
"""Milliseconds in which three others have played only if they are hurried."""


def others_play(sit: Sit, speed: Speed = Speed.NORMAL) -> Person:
    """Discard a queen, and wait until the next player has begun."""
    person = sit(GAME, speed=speed)
    person.draw()
    person.drag("queen of spades", "discard pile")
    person.until(lambda: person.line.startswith("Clara’s turn"))
    return person


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL])
def test_the_status_line_says_that_a_bot_plays_for_the_player(
    sit: Sit, speed: Speed
) -> None:
    """Regression: the line said only how to skip, and no button gave the seat back."""
    person = sit(GAME, speed=speed, compared=False)
    person.until_own_turn()
    give_seat(person)

    lines = set()
    for _ in range(30):
        person.wait(50)
        lines.add(person.line)
    others = [each for each in lines if "’s turn." in each]

    assert others
    assert all("A bot plays for you." in each for each in others)
    person.until(lambda: "Take my seat back" in person.buttons)
    person.click("Take my seat back")
    person.until_own_turn()
    assert "Take my seat back" not in person.buttons


def press_key(*keys: Key) -> Callable[[Person], None]:
    def press(person: Person) -> None:
        for key in keys:
            person.press(key)

    return press


def select(person: Person) -> None:
    person.click("four of clubs")
    assert person.selected == ["four of clubs"]


WAITING: tuple[Callable[[Person], None], ...] = (
    select,
    press_key(Key.Key_H),
    press_key(Key.Key_R),
    press_key(Key.Key_D),
    press_key(Key.Key_Return),
    press_key(Key.Key_Left, Key.Key_Right, Key.Key_Space),
    press_key(Key.Key_4),
    lambda person: person.ctrl(Key.Key_Z),
    lambda person: person.click("discard pile"),
    lambda person: person.click("stock"),
)


def test_other_keys_and_clicks_do_not_hurry_the_bots(sit: Sit) -> None:
    """Regression: the bots finished in a second whatever was pressed."""
    person = others_play(sit)
    person.until(lambda: "Undo" not in person.buttons)

    for does in WAITING:
        does(person)
    person.wait(SOON)

    assert not person.line.startswith("Your turn")
    skip = person.place("Skip", "Button")
    person.click_at(skip)
    person.until_own_turn()
    person.click_at(skip)
    assert person.line.startswith("Your turn"), "no hint: its button is at that place"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the times read so far by the guard of Enter, in seconds; the last is
    now.
    """
    times = [0.0]
    monkeypatch.setattr(enter_guard, "monotonic", lambda: times[-1])
    return times


def press_enter_early(
    person: Person, clock: list[float], seen: Callable[[], object]
) -> None:
    """Press Enter too early, which changes nothing that is seen, and then in time."""
    before = seen()
    clock.append(0.3)
    person.press(Key.Key_Return)
    person.rest()
    assert seen() == before

    clock.append(0.5)
    person.press(Key.Key_Return)
    person.until(lambda: seen() != before)


def test_enter_pressed_just_when_the_turn_comes_does_not_draw(
    sit: Sit, clock: list[float]
) -> None:
    """Regression: Enter, pressed in the turn of another player but a moment too late,
    drew for good.
    """
    person = others_play(sit, Speed.FAST)
    person.skip()
    person.rest()

    press_enter_early(person, clock, lambda: person.hand)


def test_enter_pressed_right_after_the_deal_does_not_draw(
    sit: Sit, clock: list[float]
) -> None:
    """Regression: a second Enter on “Deal” drew for good."""
    person = sit(ruleset="classic_2", speed=Speed.FASTEST, deal=3, compared=False)
    person.until(lambda: person.sees("Dealing…"))
    person.until_own_turn()
    person.rest()

    press_enter_early(person, clock, lambda: person.hand)


def test_enter_pressed_just_when_the_partner_answers_does_not_go_out(
    sit: Sit, clock: list[float]
) -> None:
    """Regression: only a turn that came after another player’s was waited for."""
    person = sit(NEARLY_OUT, compared=False)
    person.draw()
    person.press("g")
    person.until(lambda: "said yes" in person.line)
    out = "Go out: meld four fours and discard Q♥."
    assert person.line == f"Your turn. Anton said yes. {out}"

    press_enter_early(person, clock, lambda: person.line)
    person.until(lambda: person.sees("You went out"))


def test_enter_pressed_just_when_a_hint_appears_does_not_follow_it(
    sit: Sit, clock: list[float]
) -> None:
    """The key may be meant for what was there while the hint was computed."""
    person = sit(GAME, compared=False)
    person.draw()
    person.ask_hint()

    press_enter_early(person, clock, lambda: (person.hand, person.sees("Do it")))


def test_the_second_of_two_quick_enters_in_the_count_does_not_deal(
    sit: Sit, clock: list[float]
) -> None:
    person = sit(NEARLY_OUT, speed=Speed.NORMAL, compared=False)
    person.go_out()
    person.until(lambda: "Canastas:" in person.line)
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("Next round"))

    press_enter_early(person, clock, lambda: person.sees("Next round"))


@pytest.mark.usefixtures("clock")
def test_enter_pressed_just_when_the_list_of_moves_appears_plays_none(sit: Sit) -> None:
    person = sit(GAME, compared=False)
    person.draw()
    before = person.hand
    person.ctrl(Key.Key_H)
    person.until(lambda: person.sees("How many points"))

    person.press(Key.Key_Return)
    assert person.hand == before
    assert person.sees("How many points")

    person.press(Key.Key_Down)
    person.press(Key.Key_Return)
    person.until(lambda: not person.sees("How many points"))


@pytest.mark.usefixtures("clock")
def test_after_a_quick_draw_enter_works_at_once(sit: Sit) -> None:
    """Whoever has acted in the turn has seen that it came."""
    person = others_play(sit, Speed.FAST)
    person.skip()
    for key in ("d", "k", Key.Key_Space):
        person.press(key)
        person.rest()
    assert person.selected == ["king of spades"]

    person.press(Key.Key_Return)

    person.until(lambda: "king of spades" not in person.hand)
    person.skip()


def on_felt(person: Person) -> None:
    table = person.find("Table", "List").rect
    person.click_at(table.topLeft() + QPoint(6, table.height() // 2))


HURRYING = {
    "esc": press_key(Key.Key_Escape),
    "skip": lambda person: person.click("Skip"),
    "felt": on_felt,
}


@pytest.mark.parametrize("does", HURRYING.values(), ids=HURRYING)
def test_esc_the_skip_button_or_a_click_on_the_bare_table_hurries_the_bots(
    sit: Sit, does: Callable[[Person], None]
) -> None:
    """These three alone do."""
    person = others_play(sit)

    does(person)
    person.wait(SOON)

    assert person.line.startswith("Your turn")


def test_a_card_selected_in_a_bots_turn_stays_selected_and_can_be_played(
    sit: Sit,
) -> None:
    person = others_play(sit, Speed.FAST)

    person.press(Key.Key_K)
    person.press(Key.Key_Space)
    assert person.selected == ["king of spades"]
    person.until_own_turn()
    assert person.selected == ["king of spades"]

    person.draw()
    person.press(Key.Key_X)
    person.rest()
    assert "king of spades" not in person.hand
    person.skip()


SHEETS = {
    "rules": (Key.Key_F1,),
    "new game": (Key.Key_N, Qt.KeyboardModifier.ControlModifier),
    "preferences": (Key.Key_Comma, Qt.KeyboardModifier.ControlModifier),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("keys", SHEETS.values(), ids=SHEETS)
def test_bots_pause_while_a_sheet_is_open(
    sit: Sit, keys: tuple[Key, *tuple[Qt.KeyboardModifier, ...]]
) -> None:
    """Regression: the game went on behind Rules, Statistics and Preferences."""
    person = others_play(sit)
    person.wait(300)

    person.press(*keys)
    person.until(lambda: not person.find("Table", "List").enabled)
    before = game_texts(person)
    assert "press Esc" not in person.line, "Esc would close the sheet"
    person.wait(4000)
    assert game_texts(person) == before

    person.press(Key.Key_Escape)
    person.until(lambda: game_texts(person) != before)
    person.skip()


FILE_DIALOGS = {
    "open": (Key.Key_O, Qt.KeyboardModifier.ControlModifier),
    "save": (
        Key.Key_S,
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.ShiftModifier,
    ),
}


@pytest.mark.parametrize("keys", FILE_DIALOGS.values(), ids=FILE_DIALOGS)
def test_bots_pause_while_a_file_dialog_is_open(
    sit: Sit, keys: tuple[Key, *tuple[Qt.KeyboardModifier, ...]]
) -> None:
    """Regression: the player’s turn came, and a round ended, behind the dialog."""
    person = others_play(sit)
    person.wait(300)
    seen = []

    def look_and_cancel() -> None:
        seen.append(game_texts(person))
        person.wait(4000)
        seen.append(game_texts(person))
        person.press(Key.Key_Escape)

    QTimer.singleShot(500, look_and_cancel)
    person.press(*keys)  # returns after the dialog

    before, after = seen
    assert after == before
    person.until(lambda: game_texts(person) != before)
    person.skip()


def test_bots_pause_while_the_replay_window_is_active(sit: Sit) -> None:
    """Regression: bots played on behind the replay, which covers the table."""
    person = others_play(sit)
    person.wait(300)

    person.ctrl(Key.Key_R)
    person.until(lambda: not person.window.isActiveWindow())
    before = game_texts(person)
    person.wait(4000)
    assert game_texts(person) == before

    person.window.activateWindow()
    person.until(lambda: game_texts(person) != before)
    person.ctrl(Key.Key_R)
    person.until(lambda: not person.window.isActiveWindow())
    person.window.activateWindow()
    person.skip()


def game_texts(person: Person) -> tuple[str, tuple[str, ...]]:
    """Return the text of the status line and of the other players’ plates."""
    plates = tuple(name for name in person.names() if "cards" in name)
    return person.line, plates


def test_bots_pause_while_the_answer_to_why_is_open(sit: Sit) -> None:
    """Closing the answer does not hurry the bots."""
    person = others_play(sit)
    person.until(lambda: person.line.startswith("Anton’s turn"))

    def sees_answer() -> bool:
        """Return whether an answer is open; a slow machine may ask about Anton."""
        names = "Clara", "Anton"
        return any(person.sees(f"Why did {name} do that?") for name in names)

    person.press(Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert sees_answer()
    person.wait(2000)  # what moves arrives
    before = person.line
    assert before.endswith("waits until you click the table or press Esc.")
    assert "Close" in person.buttons
    assert "Skip" not in person.buttons
    person.wait(4000)
    assert person.line == before

    on_felt(person)
    assert not sees_answer()
    person.until(lambda: person.line != before)
    assert not person.line.startswith("Your turn")
    person.skip()


def test_the_moves_of_the_menu_are_those_of_the_status_line(sit: Sit) -> None:
    """Regression: they were enabled while the last card of another player flew."""
    person = others_play(sit, Speed.FAST)
    draw = person.menu("Draw card")
    lines = []

    def plays() -> bool:
        lines.append(person.line if draw.isEnabled() else "")
        return bool(lines[-1])

    person.until(plays)
    assert lines[-1].startswith("Your turn")


def test_the_table_shows_what_an_answer_to_why_speaks_of(sit: Sit) -> None:
    """Regression: cards stayed in the air, or in the stock, until it was closed."""
    person = others_play(sit)

    def sees_answer() -> bool:
        person.click("Clara")
        return person.sees("Why did Clara do that?")

    person.until(sees_answer)
    person.until(lambda: "Clara drew a card." in person.names())
    person.press(Key.Key_Escape)
    person.skip()


def test_a_lesson_text_with_continue_stays_until_it_is_pressed(sit: Sit) -> None:
    """Regression: the lesson went on by itself after two to three seconds."""
    person = sit(welcomed=False, compared=False)
    person.press(Key.Key_1)
    person.until(lambda: "Continue" in person.buttons)

    said = person.line
    person.wait(3000)
    assert person.line == said

    person.press(Key.Key_Space)
    person.until(lambda: person.line != said)


def test_giving_the_seat_to_a_bot_in_anothers_turn_is_shown_at_once(sit: Sit) -> None:
    """Regression: the status line alternated between two sentences, and the button with
    it.
    """
    person = others_play(sit, Speed.FAST)
    give_seat(person)

    lines = {person.line}
    for _ in range(60):
        person.wait(50)
        lines.add(person.line)

    assert all("A bot plays for you." in each for each in lines if "’s turn." in each)


def test_the_speed_keys_announce_the_new_speed(sit: Sit) -> None:
    """Regression: only the menu showed it."""
    person = sit(GAME, speed=Speed.NORMAL, compared=False)
    person.until_own_turn()

    person.press(Key.Key_Plus)
    person.until(lambda: person.sees("Speed: Fast."))
    person.press(Key.Key_Plus)

    person.until(lambda: person.sees("Speed: Fastest."))


def test_the_status_line_names_the_next_player_when_a_sheet_opens_after_a_discard(
    sit: Sit,
) -> None:
    """Regression: after X and at once F1 the line asked for a discard that had been
    made.
    """
    person = sit(GAME, speed=Speed.NORMAL, compared=False)
    person.draw()
    person.click("queen of spades")

    person.press("x")
    person.press(Key.Key_F1)

    assert "queen of spades" not in person.hand
    assert not person.line.startswith("Your turn")
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)


def test_changing_the_speed_in_the_preferences_keeps_the_bots_paused(sit: Sit) -> None:
    """Regression: the waiting step was shown at once, behind the sheet."""
    person = others_play(sit, Speed.SLOW)
    person.until(lambda: person.find("stock").name == "stock, 61 cards")
    person.wait(1100)  # Clara waits a moment before the discard is shown
    preferences(person, "Table")
    before = game_texts(person)

    person.click("Speed: Normal")
    person.wait(1500)

    assert game_texts(person) == before
    person.press(Key.Key_Escape)
    person.until(lambda: game_texts(person) != before)
    person.skip()


def test_skipping_the_end_of_a_round_does_not_skip_the_next_deal(sit: Sit) -> None:
    """Regression: after Esc in the count, the deal and the turns of two players were
    skipped.
    """
    person = sit(THEY_GO_OUT, speed=Speed.NORMAL, compared=False)
    person.press(Qt.Key.Key_Escape)
    person.until(lambda: person.sees("Next round"))
    person.press(Qt.Key.Key_Escape)

    person.click("Next round", "Button")
    person.wait(1500)

    assert not person.line.startswith("Your turn")


def test_the_lit_plate_and_the_status_line_name_the_same_player(sit: Sit) -> None:
    """Regression: the next plate was lit while the line still named the
    player before.
    """
    person = others_play(sit, Speed.SLOW)

    seen = set()
    while not (now := game_texts(person))[0].startswith("Your turn"):
        line, plates = now
        lit = [each.partition(",")[0] for each in plates if "to play" in each]
        seen.add((line.partition("’")[0], *lit))
        person.wait(20)

    assert seen == {(name, name) for name in ("Clara", "Anton", "Tomás")}


def test_light_and_status_line_pass_a_turn_that_freezes_the_pile_together(
    sit: Sit,
) -> None:
    """Regression: the next player had the light while the line named the last one."""
    wild = "XrXbXrXb2c2d2h2s2c2d2h"
    person = sit(dealt(["4s", wild], drawn="5s2s"), speed=Speed.NORMAL, compared=False)
    person.draw()
    person.click("four of spades")
    person.press("x")
    plate = person.find("Anton").rect

    person.until(lambda: brass_count(person.pixels(plate)) > 100)

    assert person.line.startswith("Anton’s turn.")


def test_a_refusal_shown_before_animations_are_switched_off_hides_afterwards(
    sit: Sit,
) -> None:
    """Regression: a refusal that was fading at another speed stayed for ever at “At
    once”.
    """
    person = sit(GAME, speed=Speed.FAST, compared=False)
    person.until_own_turn()
    refusal = "Draw first."
    person.press("x")
    person.until(lambda: person.sees(refusal))
    person.press(Key.Key_Right)
    person.until(lambda: not person.sees(refusal))

    for _ in range(2):
        person.press(Key.Key_Plus)
    person.until(lambda: person.sees("Speed: At once"))
    person.until(lambda: not person.sees("Speed: At once"))
    person.press("x")
    person.until(lambda: person.sees(refusal))
    person.press(Key.Key_Right)

    person.until(lambda: not person.sees(refusal))


def test_a_refusal_hides_when_the_next_player_begins(sit: Sit) -> None:
    """Regression: it covered the moves of the next players for six seconds."""
    person = others_play(sit, Speed.NORMAL)
    person.until(lambda: "Undo" not in person.buttons)
    person.ctrl(Key.Key_Z)
    assert person.sees("the next player has begun")

    person.until(lambda: person.line.startswith("Anton’s turn"))
    person.until(lambda: not person.sees("the next player has begun"))

    assert person.line.startswith("Anton’s turn")
    person.skip()
