"""Undo and redo."""

import pytest
from PySide6.QtCore import Qt

from canasta_qt.notation.record import Record
from canasta_qt.windows.widgets.choices import Speed
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_keys import ringed

Key = Qt.Key
GAME = dealt(["4c4d4hKsKhKdQsQd", "5c5d"], drawn="4s", upcard="9c")
SIXES = dealt(["6c6d6hKsKdKc2cJs8s"], "Qs", turns="0: draw, meld [KsKdKc2c]")
BEGUN = "You cannot undo this: the next player has begun."
THREES = dealt(["4c4d4hKsKhKdQsQd", "3d3h"], drawn="4s", upcard="9c")
"""The next player lays out red threes first."""


def discarded(sit: Sit, speed: Speed = Speed.NORMAL, game: Record = GAME) -> Person:
    """Draw, and discard a king by mistake.

    Redo is not saved: a new window would not offer it.
    """
    person = sit(game, speed=speed, compared=False)
    person.draw()
    person.drag("king of spades", "discard pile")
    return person


def landed(person: Person, card: str = "king of spades") -> None:
    person.until(lambda: person.line.startswith("Clara’s turn"))
    assert card not in person.hand


def test_a_discard_can_be_undone_while_it_moves_to_the_pile(sit: Sit) -> None:
    """Regression: nothing came back, and the bots were hurried."""
    person = discarded(sit)

    person.undo()

    assert "king of spades" in person.hand
    assert person.line == "Your turn. Meld if you like, then discard one card."
    person.wait(1000)
    assert person.line.startswith("Your turn")


SPEEDS = [(Speed.NORMAL, 700), (Speed.FAST, 700), (Speed.FASTEST, 700)]


@pytest.mark.parametrize(("speed", "pause"), [*SPEEDS, (Speed.SLOW, 1000)])
def test_a_discard_can_be_undone_until_the_next_player_begins(
    sit: Sit, speed: Speed, pause: int
) -> None:
    """For at least a second; the button shows as long as it works."""
    person = discarded(sit, speed)
    landed(person)
    person.wait(pause)

    assert "Undo" in person.buttons
    person.click("Undo")
    person.rest()

    assert "king of spades" in person.hand
    assert person.line.startswith("Your turn")


def test_a_discard_can_be_undone_while_the_next_player_lays_out_red_threes(
    sit: Sit,
) -> None:
    """Regression: the line named the person meanwhile, and no *Undo* worked."""
    person = discarded(sit, game=THREES)
    landed(person)
    assert not person.sees("Clara laid out")
    person.until(lambda: person.sees("Clara laid out"))
    assert person.line.startswith("Clara’s turn")

    person.click("Undo")
    person.rest()

    assert "king of spades" in person.hand
    assert person.line.startswith("Your turn")
    assert not person.sees("Clara laid out")


def test_without_animations_a_discard_can_be_undone_for_a_second(sit: Sit) -> None:
    person = discarded(sit, Speed.OFF)
    person.wait(700)

    person.undo()

    assert "king of spades" in person.hand
    person.drag("king of spades", "discard pile")
    person.until(lambda: person.sees("Tomás"))
    person.until_own_turn()
    assert "king of spades" not in person.hand


def test_undo_after_the_next_player_has_begun_says_why_it_is_impossible(
    sit: Sit,
) -> None:
    """The bots do not hurry."""
    person = discarded(sit)
    landed(person)
    person.until(lambda: "Undo" not in person.buttons)

    person.ctrl(Key.Key_Z)

    assert person.sees(BEGUN)
    assert "king of spades" not in person.hand
    person.wait(1000)
    assert not person.line.startswith("Your turn")
    person.skip()


def test_redo_discards_again_after_an_undone_discard(sit: Sit) -> None:
    """By Ctrl+Y."""
    person = discarded(sit)
    person.undo()

    person.redo()
    assert "king of spades" not in person.hand
    person.skip()

    assert person.sees("You discarded the king of spades.")


def opened(sit: Sit) -> Person:
    """Stage kings and fours, and meld them."""
    person = sit(GAME)
    person.press(Key.Key_D)
    for key in (Key.Key_4, Key.Key_K):
        person.put_down(key)
    if person.sees("Ready to meld"):
        person.press(Key.Key_Return)
    return person


def test_undo_returns_an_initial_meld_to_the_tray_and_redo_melds_it(sit: Sit) -> None:
    """Regression: all staging was lost, and Ctrl+Y did nothing."""
    person = opened(sit)
    assert not person.sees("Ready to meld")
    fours = ["four of clubs", "four of diamonds", "four of hearts", "four of spades"]
    assert not set(fours) & set(person.hand)

    person.ctrl(Key.Key_Z)
    assert person.sees("Ready to meld")
    assert not set(fours) & set(person.hand)
    person.ctrl(Key.Key_Z)
    person.ctrl(Key.Key_Z)
    assert set(fours) < set(person.hand)
    assert "king of hearts" in person.hand

    for _ in range(3):
        person.ctrl(Key.Key_Y)
    assert not set(fours) & set(person.hand)
    assert "king of hearts" not in person.hand
    assert not person.sees("Ready to meld")


def test_undo_and_redo_say_when_there_is_nothing_to_undo_or_redo(sit: Sit) -> None:
    person = sit(GAME)

    person.press(Key.Key_D)
    person.ctrl(Key.Key_Z)
    assert person.sees("You cannot undo this: you have seen what you drew.")
    person.ctrl(Key.Key_Y)
    assert person.sees("There is nothing to redo.")


def test_undo_in_the_menu_takes_back_staged_cards_like_the_key(sit: Sit) -> None:
    """Regression: *Undo* was disabled while cards were staged."""
    person = sit(GAME, compared=False)
    person.press(Key.Key_D)
    person.put_down(Key.Key_4)
    assert person.sees("to be melded")
    assert person.menu("Undo").isEnabled()

    person.choose("Undo")

    assert not person.sees("to be melded")
    assert "four of hearts" in person.hand


def test_a_second_click_where_undo_was_does_not_redo(sit: Sit) -> None:
    """Regression: Redo appeared under the pointer where Undo had been."""
    person = sit(SIXES, compared=False)
    sixes = ("six of clubs", "six of diamonds", "six of hearts")
    for six in sixes[:2]:
        person.click(six)
    person.press(Key.Key_M)
    person.rest()
    there = person.place("Undo", "Button")
    person.click(sixes[2])
    person.press(Key.Key_M)
    person.rest()
    assert person.place("Undo", "Button") == there

    for _ in range(3):
        person.click_at(there)
        person.rest()
        assert sixes[2] in person.hand

    assert sixes[0] in person.hand
    assert "Redo" in person.buttons


def arranged(person: Person, name: str, before: str) -> list[str]:
    """Put a card before another of the hand, and return the order."""
    was = person.hand
    person.drag(name, before)
    person.rest()
    assert person.hand != was
    assert person.hand[person.hand.index(before) - 1] == name
    return person.hand


SIX = ("six of clubs", "six of diamonds", "six of hearts")


def test_undoing_a_meld_restores_the_order_of_the_hand(sit: Sit) -> None:
    """Regression: its cards came back at the right end, sorted by rank."""
    person = sit(SIXES, compared=False)
    before = arranged(person, SIX[1], "eight of spades")
    for six in SIX:
        person.click(six)
    person.press(Key.Key_M)
    person.rest()
    assert not set(SIX) & set(person.hand)

    for _ in range(2):
        person.undo()
        assert person.hand == before
        person.redo()


def test_undoing_a_discard_restores_the_order_of_the_hand(sit: Sit) -> None:
    """Regression: the card came back at the right end."""
    person = sit(GAME, speed=Speed.NORMAL, compared=False)
    person.draw()
    before = arranged(person, "king of spades", "four of diamonds")
    person.drag("king of spades", "discard pile")

    person.undo()

    assert person.hand == before


def test_undoing_an_initial_meld_restores_the_order_of_the_hand(sit: Sit) -> None:
    """Its cards go to the tray first, and from there to their former places."""
    person = sit(GAME, compared=False)
    person.draw()
    before = arranged(person, "four of hearts", "king of hearts")
    for rank in (Key.Key_4, Key.Key_K):
        person.put_down(rank)
    person.press(Key.Key_Return)
    person.rest()
    assert person.sees("fours, 4 cards")
    assert not person.sees("Ready to meld")

    for _ in range(3):
        person.undo()

    assert person.hand == before
    assert not person.sees("to be melded")


def test_undo_stages_cards_again_that_backspace_took_back(sit: Sit) -> None:
    """Regression: Ctrl+Z said that the drawn card had been seen."""
    person = sit(GAME, compared=False)
    person.draw()
    for rank in (Key.Key_4, Key.Key_K):
        person.put_down(rank)
    seen = [staged(person)]
    for _ in seen[0]:
        person.press(Key.Key_Backspace)
        seen.append(staged(person))
    both, first, nothing = seen
    assert [len(both), len(first), len(nothing)] == [2, 1, 0]

    for before in (first, both):
        person.ctrl(Key.Key_Z)
        assert staged(person) == before
    for after in (first, nothing):
        person.ctrl(Key.Key_Y)
        assert staged(person) == after


TAKING = dealt(["4c4d2c2dKsKhKdQsQd8s"], upcard="4h")
DEUCES = ("two of clubs", "two of diamonds")


def staged(person: Person) -> list[str]:
    return [name for name in person.names() if name.startswith("to be melded: ")]


def put_buttons_on(person: Person, side: str) -> None:
    person.ctrl(Qt.Key.Key_Comma)
    person.click("Table", "ListItem")
    person.click(f"Buttons: On the {side}")
    person.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("side", ["right", "left"])
def test_undo_keeps_its_place_when_skip_is_offered(sit: Sit, side: str) -> None:
    """Regression: Skip appeared under the pointer where Undo had been."""
    person = sit(SIXES, speed=Speed.NORMAL, compared=False)
    put_buttons_on(person, side)
    undo = person.find("Undo", "Button").rect
    person.drag("eight of spades", "discard pile")
    landed(person, "eight of spades")

    skip = person.find("Skip", "Button").rect
    assert person.find("Undo", "Button").rect == undo
    person.until(lambda: "Undo" not in person.buttons)
    assert person.find("Skip", "Button").rect == skip


@pytest.mark.parametrize(
    ("size", "side"),
    [((900, 640), "right"), ((1024, 700), "left"), ((1280, 800), "right")],
)
@pytest.mark.parametrize("drawn", [False, True])
def test_no_button_moves_when_redo_is_offered(
    sit: Sit, size: tuple[int, int], side: str, *, drawn: bool
) -> None:
    """Regression: *Hint* and *Take pile* moved aside, also under the pointer."""
    person = sit(TAKING, size, compared=False)
    put_buttons_on(person, side)
    if drawn:
        person.draw()
    buttons = [it for it in person.things() if it.role == "Button"]
    person.select("four of clubs", "four of diamonds")
    person.press("m" if drawn else "p")
    assert staged(person)

    person.undo()

    assert "Redo" in person.buttons
    after = [it for it in person.things() if it.role == "Button" and it.name != "Redo"]
    assert [(it.name, it.rect) for it in after] == [(b.name, b.rect) for b in buttons]


def test_every_undo_and_redo_moves_cards_after_a_staged_card_is_dragged_back(
    sit: Sit,
) -> None:
    """Regression: one press of Ctrl+Z, and one of Ctrl+Y, changed nothing, or one
    Ctrl+Z gave back the twos, the fours and the pile.
    """
    person = sit(TAKING, compared=False)
    seen = [staged(person)]
    person.select("four of clubs", "four of diamonds")
    person.drag("four of clubs", "discard pile")
    person.rest()
    seen.append(staged(person))
    for deuce in DEUCES:
        person.drag(deuce, "to be melded: fours")
        person.rest()
        seen.append(staged(person))
    nothing, fours, one_deuce, two_deuces = seen
    assert "5 cards" in two_deuces[0]
    person.drag("to be melded: fours", "king of spades")
    person.rest()
    fewer = staged(person)
    assert "fours, 4 cards, 2 wild cards" in fewer[0]

    for before in (two_deuces, one_deuce, fours, nothing):
        person.undo()
        assert staged(person) == before
    for after in (fours, one_deuce, two_deuces, fewer):
        person.redo()
        assert staged(person) == after


def test_after_an_undone_discard_the_focus_ring_is_on_its_card(sit: Sit) -> None:
    """Regression: the ring was on the neighbour, which had got the focus after the
    discard.
    """
    person = sit(GAME, speed=Speed.NORMAL, compared=False)
    person.draw()
    for key in ("q", Key.Key_Space, "x"):
        person.press(key)
    person.until(lambda: person.line.startswith("Clara’s turn"))
    assert "queen of spades" not in person.hand

    person.undo()

    assert ringed(person) == "queen of spades"


def test_after_staged_cards_are_taken_back_the_focus_ring_is_on_the_last(
    sit: Sit,
) -> None:
    """By undo and by Backspace."""
    person = sit(GAME, compared=False)
    person.press(Key.Key_D)
    for take_back in (person.undo, lambda: person.press(Key.Key_Backspace)):
        person.put_down(Key.Key_4)
        assert person.sees("to be melded")
        person.press(Key.Key_End)

        take_back()

        assert ringed(person) == "four of diamonds"


def test_after_redo_the_focus_ring_is_where_it_was_after_the_meld(sit: Sit) -> None:
    """Regression: it was on a card that the player had never touched."""
    person = sit(SIXES, compared=False)
    person.press(Key.Key_D)
    person.press("j")
    person.put_down(Key.Key_6)
    person.rest()
    assert ringed(person) == "jack of spades"

    for _ in range(2):
        person.undo()
        assert ringed(person) == "six of diamonds"
        person.redo()
        assert ringed(person) == "jack of spades"


def test_redo_does_not_meld_what_was_undone_and_then_taken_back(sit: Sit) -> None:
    """Regression: it melded, though Redo was not offered."""
    person = opened(sit)
    person.ctrl(Key.Key_Z)
    person.press(Key.Key_Backspace)
    assert "Redo" not in person.buttons
    before = staged(person)

    person.ctrl(Key.Key_Y)

    assert person.sees("There is nothing to redo.")
    assert staged(person) == before


def test_backspace_after_a_meld_says_that_ctrl_z_undoes_it(sit: Sit) -> None:
    """Regression: it said that no cards had been put down, though three had been
    melded.
    """
    person = sit(SIXES, compared=False)
    person.put_down(Key.Key_6)
    assert person.sees("sixes, 3 cards")

    person.press(Key.Key_Backspace)

    tip = "There are no staged cards. Press Ctrl+Z to undo your last step."
    assert person.sees(tip)
    assert person.sees("sixes, 3 cards")


def test_undo_is_there_before_the_draw_and_says_why_it_does_nothing(sit: Sit) -> None:
    """Regression: the button came after the draw, and the others moved aside."""
    person = sit(GAME)
    assert not person.find("Undo", "Button").enabled
    hint = person.find("Hint", "Button").rect

    person.ctrl(Key.Key_Z)

    assert person.sees("You have done nothing this turn that you can undo.")
    person.draw()
    assert person.find("Hint", "Button").rect == hint


LAST_TWO = dealt(
    ["KsKhKd2c5c", "5h", "7h", "9h"],
    drawn="Kc4h6h8hQc",
    ruleset="classic_4(hand_size=5)",
    turns="""
    0: draw, meld [KsKhKd2c], discard 5c
    1: draw, discard 5h
    2: draw, discard 7h
    3: draw, discard 9h
    0: draw
    """,
)
"""A king cannot be added to the kings, as only the queen would be left."""
REFUSED_BUTTONS = {
    "Undo": (GAME, "d", "You cannot undo this: you have seen what you drew."),
    "Discard": (GAME, "d", "Select the card to discard first."),
    "Take pile": (GAME, "", "The pile is frozen: you need two natural nines"),
    "Add to kings": (LAST_TWO, "", "Keep two cards"),
}
"""For each button the game, the keys pressed before, and the refusal."""


@pytest.mark.parametrize("how", ["key", "mouse"])
@pytest.mark.parametrize("button", REFUSED_BUTTONS)
def test_the_refusal_of_a_button_is_shown_at_the_button(
    sit: Sit, button: str, how: str
) -> None:
    """Regression: those of keys were above the middle of the line, at the hand or at
    the far edge of the table.
    """
    game, keys, words = REFUSED_BUTTONS[button]
    person = sit(game, compared=False)
    person.press(keys)
    if button == "Add to kings":
        person.click("king of clubs")
    person.rest()
    place = person.find(button, "Button").rect
    if how == "mouse":
        person.click_at(place.center())
    elif button == "Undo":
        person.ctrl(Key.Key_Z)
    else:
        person.press({"Discard": "x", "Take pile": "p", "Add to kings": "m"}[button])
    person.rest()
    shown = next(it.rect for it in person.things() if it.name.startswith(words))
    assert shown.left() < place.center().x() < shown.right()
    assert abs(shown.center().y() - place.center().y()) < 3 * place.height()
