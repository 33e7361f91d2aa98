"""Sheets, preferences and the start page, by mouse and keys."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from canasta_qt.windows.main_area import MainArea
from canasta_qt.wording.advice.card import AdviceCard, CardHead, CardReason
from tests.app.conftest import spoken as spoken
from tests.app.playing import Spoken
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person, differences
from tests.hand.test_log_and_end import LAST
from tests.narrow import instance, some

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")
LAST_CARD = dealt(
    ["4c4d4h4s4c4d4hKsKhKd6s"],
    drawn="Kc",
    upcard="9c",
    turns="0: draw, meld [4c4d4h4s4c4d4h] [KsKhKdKc]",
)
"""With the six the player goes out."""
SAMBA_HAND = 15
PLAIN = 60
"""A difference of colours that is clearly visible."""


def preferences(person: Person, page: str = "Cards") -> None:
    """Open a page of the preferences."""
    person.ctrl(Key.Key_Comma)
    person.click(page, "ListItem")


def around(person: Person, rect: QRect) -> QImage:
    """Return the pixels of a rectangle of the screen with a margin."""
    return person.pixels(rect.adjusted(-4, -4, 4, 4))


def focus_rect() -> QRect:
    """Return the rectangle of the focused widget."""
    widget = some(QApplication.focusWidget())
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())


def test_every_table_preference_is_visible_without_scrolling(sit: Sit) -> None:
    """Regression: *Animations* was below the fold at 1280x800."""
    person = sit(GAME)
    preferences(person, "Table")
    foot = person.find("Restore defaults", "Button").rect

    for name in ("Animations: Off", "Typeface: Same as system"):
        rect = person.find(name).rect
        before = around(person, rect)
        person.click(name)
        assert rect.bottom() < foot.top()
        assert not differences(before, around(person, rect)).isEmpty()


def test_preferences_in_german_need_no_second_line_and_no_scrolling_in_small_windows(
    sit: Sit, spoken: Spoken
) -> None:
    """Regression: the speeds were on two lines, and the last row was below the page."""
    spoken("de")
    person = sit.without_game(size=(1024, 700), language="de")
    preferences(person, "Tisch")

    foot = person.find("Zurücksetzen", "Button").rect
    assert person.find("Schrift: Wie System").rect.bottom() < foot.top()
    first, last = person.find("Tempo: Sofort").rect, person.find("Tempo: Langsam").rect
    assert first.top() == last.top()


def test_buttons_below_the_lessons_in_german_are_on_one_line_in_a_small_window(
    sit: Sit, spoken: Spoken
) -> None:
    """Regression: the second one had a line of its own."""
    spoken("de")
    person = sit.without_game(size=(1024, 700), language="de")
    person.ctrl(Key.Key_L)
    person.rest()
    person.press(Key.Key_F9)
    person.rest()

    notes, close = (person.find(name, "Button") for name in ("Merkzettel", "Schließen"))
    assert notes.rect.top() == close.rect.top()


def test_the_focus_is_visible_on_every_control_of_the_preferences(sit: Sit) -> None:
    """Regression: not on the list of pages, and faintly on the slider and the card
    backs.
    """
    person = sit(GAME)
    preferences(person, "Table")
    person.click("Theme: Contrast")
    person.click("Cards", "ListItem")
    person.press(Key.Key_Escape)
    preferences(person)
    seen: list[QRect] = []
    while not seen or focus_rect() != seen[0]:
        seen.append(focus_rect())
        focused = around(person, seen[-1])
        person.press(Key.Key_Tab)
        left = around(person, seen[-1])
        assert not differences(focused, left, PLAIN).isEmpty(), seen[-1]
    assert len(seen) > 6


def test_tab_focuses_the_chosen_segment_and_arrow_keys_choose_another(sit: Sit) -> None:
    """Regression: Tab went to the first segment, from which arrows moved only the
    focus.
    """
    person = sit(GAME, compared=False)
    preferences(person, "Table")
    person.click("Speed: Normal")
    person.press(Key.Key_Escape)
    preferences(person, "Table")
    person.press(Key.Key_Tab)
    seen = [some(QApplication.focusWidget()).accessibleName()]
    while not seen[-1].startswith("Speed: "):
        person.press(Key.Key_Tab)
        seen.append(some(QApplication.focusWidget()).accessibleName())

    assert seen == ["Theme: Same as system", "Forest", "Speed: Normal"]
    person.press(Key.Key_Left)
    assert person.find("Speed: Fast").focused
    assert instance(QPushButton, QApplication.focusWidget()).text() == "✓ Fast"


@pytest.mark.parametrize(
    ("entry", "name"),
    [("Saved games…", "Name of the game"), ("Replay saved game…", "Other file…")],
)
def test_tab_goes_from_a_list_of_games_to_what_follows_it(
    sit: Sit, entry: str, name: str
) -> None:
    """Regression: it went to *Close*, and to the field above it at last."""
    person = sit(GAME)
    person.choose(entry)
    person.press(Key.Key_Tab)
    assert person.find(name).focused


def test_preferences_open_in_the_main_window_with_the_focus(sit: Sit) -> None:
    """Regression: the preview was a window for a moment, and keys did nothing
    afterwards.
    """
    person = sit(GAME)

    person.ctrl(Key.Key_Comma)

    assert person.window.isActiveWindow()
    assert person.find("Cards", "ListItem").focused


def test_all_widgets_use_one_typeface(sit: Sit) -> None:
    """Regression: preferences and menus had the typeface of the desktop."""
    person = sit(GAME)
    preferences(person, "Table")

    def families() -> set[str]:
        shown = (
            each for each in person.window.findChildren(QWidget) if each.isVisible()
        )
        return {each.fontInfo().family() for each in shown}

    ours = families()
    person.click("Typeface: Same as system")
    theirs = families()

    assert ours <= {"Inter", "Vollkorn", "Canasta Suits"}
    assert not theirs & {"Inter", "Vollkorn"}


def test_changing_the_theme_repaints_the_score_pad_of_a_count(sit: Sit) -> None:
    """Regression: the pad had dark words on dark paper."""
    person = sit(LAST_CARD)
    person.drag("six of spades", "discard pile")
    person.until(lambda: person.sees("Next round"))
    pad = person.find("Scoring the round").rect

    preferences(person, "Table")
    person.click("Theme: Dark")
    person.press(Key.Key_Escape)
    heading = person.pixels(QRect(pad.topLeft() + QPoint(20, 20), QSize(90, 26)))
    places = ((x, y) for x in range(90) for y in range(26))
    light = [heading.pixelColor(*place).lightness() for place in places]

    assert min(light) < 60
    assert max(light) > 190


def test_the_preferences_have_no_points_on_cards(sit: Sit) -> None:
    """Regression: they were shown in the preview only."""
    person = sit(GAME)
    preferences(person)

    assert not person.sees("Points")


def test_restore_defaults_resets_only_the_open_page_and_can_be_undone(sit: Sit) -> None:
    """Regression: *Restore defaults* reset every page at once."""
    person = sit(GAME)
    preferences(person)
    person.click("Index: Large")
    large = person.picture()
    person.click("Table", "ListItem")
    person.click("Walnut")
    person.click("Restore defaults", "Button")
    forest = person.find("Forest").rect
    assert not person.find("Restore defaults", "Button").enabled
    ticked = around(person, forest)

    person.ctrl(Key.Key_Z)
    assert not differences(ticked, around(person, forest), PLAIN).isEmpty()
    person.click("Forest")
    person.click("Cards", "ListItem")
    person.hover("Index: Large")
    index = person.find("Index: Large").rect
    was = QRect(person.window.mapFromGlobal(index.topLeft()), index.size())
    was.adjust(6, 6, -6, -6)  # without the ring of the focus
    person.click("Restore defaults", "Button")
    after = person.picture()
    assert not differences(large.copy(was), after.copy(was), PLAIN).isEmpty()
    (undo,) = (it for it in person.things() if it.name == "Undo" and it.enabled)
    person.click_at(undo.rect.center())  # that of the table behind is disabled
    again = person.picture()
    assert differences(large.copy(was), again.copy(was), PLAIN).isEmpty()


def test_f1_opens_the_rules_over_the_start_page_and_esc_returns_to_it(sit: Sit) -> None:
    """Regression: F1 did nothing; in a large window the page was low."""
    person = sit(welcomed=False, size=(1900, 1040))

    person.press(Key.Key_F1)
    assert person.find("Classic, four players").rect.height() > 750
    person.press(Key.Key_Escape)
    assert not person.sees("Print…")
    person.press(Key.Key_Escape)
    assert person.sees("Teach me Canasta")


def test_the_list_of_keys_scrolls_while_close_has_the_focus(sit: Sit) -> None:
    """Regression: Page Down and End did nothing until Tab reached the text."""
    person = sit(GAME, size=(1024, 600), compared=False)
    person.press("?")
    top = person.find("In a replay").rect.top()

    for key in (Key.Key_PageDown, Key.Key_End):
        person.press(key)
        assert person.find("In a replay").rect.top() < top
        person.press(Key.Key_Home)
        assert person.find("In a replay").rect.top() == top


def test_esc_empties_the_search_field_before_it_closes_the_editor(sit: Sit) -> None:
    person = sit(GAME)
    person.open_house_rules()
    person.press("frozen")
    assert person.sees("Clear")

    person.press(Key.Key_Escape)

    assert person.find("Find a rule").focused
    person.until(lambda: not person.sees("Clear"))
    person.press(Key.Key_Escape)
    assert not person.sees("Find a rule")
    person.press(Key.Key_Escape)


def change_a_rule(person: Person) -> None:
    """Open the house rules and set the target score to 3,000."""
    person.open_house_rules()
    person.press("target score")
    person.until(lambda: person.sees("Target score"))
    person.click("Target score", "SpinBox")
    person.ctrl(Key.Key_A)
    person.press("3000")
    person.click("Find a rule")


def test_closing_changed_house_rules_asks_and_keeps_them_as_a_draft(sit: Sit) -> None:
    """Regression: Esc closed the editor, and the changes seemed lost."""
    person = sit(GAME)
    change_a_rule(person)
    person.close_sheets(2)
    assert person.sees("Leave house rules?")

    person.press(Key.Key_Escape)
    assert person.find("Find a rule").focused
    person.press(Key.Key_Escape)
    person.press(Key.Key_Return)
    person.click("House rules…", "Button")
    assert person.sees("Classic, four players · draft")

    person.press(Key.Key_Escape)
    person.click("Delete changes", "Button")
    person.click("House rules…", "Button")
    assert not person.sees("draft")
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)


DOORS = ("Teach me Canasta", "I know Canasta", "Another game")


def framed_doors(person: Person) -> list[str]:
    """Return the choices of the start page with a bright frame."""
    edges = {it: person.find(it).rect.topLeft() + QPoint(-5, 40) for it in DOORS}
    dots = {
        it: person.pixels(QRect(at, at)).pixelColor(0, 0) for it, at in edges.items()
    }
    return [it for it in DOORS if dots[it].red() > 180]


def test_only_the_choice_of_the_start_page_under_the_pointer_is_framed(
    sit: Sit,
) -> None:
    """Regression: nothing showed that they can be pressed; later two were framed."""
    person = sit(welcomed=False)
    person.rest()
    assert framed_doors(person) == [DOORS[0]]

    for door in reversed(DOORS):
        person.hover(door)
        person.rest()
        assert framed_doors(person) == [door]
    person.press(Key.Key_Right)
    assert framed_doors(person) == [DOORS[1]]


def test_the_buttons_of_the_start_page_grow_with_the_window(sit: Sit) -> None:
    """Regression: they were small in the middle of 1920x1080."""
    usual = sit(welcomed=False).find("I know Canasta").rect.width()
    large = sit(size=(1920, 1080), welcomed=False).find("I know Canasta").rect.width()

    assert large > 1.2 * usual


def test_a_long_hint_does_not_cut_the_buttons_of_practice_mode(sit: Sit) -> None:
    """Regression: "All hands" and "Leave practice" were cut in half."""
    person = sit(GAME, compared=False)
    person.choose("Practice mode…")
    person.press(Key.Key_Return)
    person.until(lambda: person.sees("Leave practice"))
    person.until_own_turn()
    person.rest()
    names = ("All hands", "Leave practice")

    def in_panel() -> dict[str, QRect]:
        """Return the buttons; that of the same name on the table comes first."""
        return {it.name: it.rect for it in person.things() if it.name in names}

    before = {name: rect.size() for name, rect in in_panel().items()}
    assert len({size.width() for size in before.values()}) == 1
    reason = CardReason("It keeps the pair of queens for a pile of many cards.")
    (stage,) = (it for it in person.window.findChildren(MainArea) if it.isVisible())

    stage.show_advice(AdviceCard("Hint", (CardHead("4♦", "Close"),), (reason,) * 9))
    person.rest()

    after = in_panel()
    assert {name: rect.size() for name, rect in after.items()} == before
    assert all(person.window.geometry().contains(rect) for rect in after.values())


def test_a_new_game_for_six_fits_a_small_window(sit: Sit, spoken: Spoken) -> None:
    """Regression: in German, the levels and the end of the summary were cut off."""
    spoken("de")
    person = sit(
        size=(1024, 600),
        ruleset="hand_and_foot",
        players=6,
        language="de",
        compared=False,
    )
    person.ctrl(Key.Key_N)
    person.rest()
    right = person.find("Karten geben", "Button").rect.right()
    boxes = person.window.findChildren(QComboBox)
    next(it for it in boxes if it.currentText() == "Neuling").setFocus()
    person.press(Key.Key_End)
    person.rest()

    read = [
        t for t in person.things() if "Name: " in t.name or "zum Ausmachen" in t.name
    ]
    levels = [thing for thing in person.things() if thing.role == "ComboBox"]

    assert len(read) > 5
    assert len(levels) > 5
    assert max(thing.rect.right() for thing in (*read, *levels)) <= right


def test_typing_in_the_new_game_sheet_searches_and_enter_deals_the_match(
    sit: Sit,
) -> None:
    """Regression: typing did nothing, and Enter dealt the game played last."""
    person = sit(GAME, compared=False)
    person.ctrl(Key.Key_N)

    person.press("samba")
    person.press(Key.Key_Return)

    person.until(lambda: len(person.hand) == SAMBA_HAND)


def test_a_search_for_a_game_without_a_match_says_so_and_how_to_clear_it(
    sit: Sit,
) -> None:
    """Regression: the list was empty and silent."""
    person = sit(GAME, compared=False)
    person.ctrl(Key.Key_N)
    said = "No game matches. Press Esc to clear the search."

    person.press("zzz")
    assert person.sees(said)

    person.press(Key.Key_Escape)
    assert not person.sees(said)
    assert person.sees("Samba")


def test_six_seats_are_in_order_from_top_to_bottom(sit: Sit) -> None:
    """Regression: they went to and fro between two columns."""
    person = sit(GAME, (1920, 1080), compared=False)
    person.ctrl(Key.Key_N)
    person.press("hand & foot 6 players")

    seats = [thing for thing in person.things() if thing.name.startswith("Name: ")][1:]
    seats.sort(key=lambda thing: (thing.rect.x(), thing.rect.y()))

    order = ["Left", "Seat 3", "Partner", "Seat 5", "Right"]
    assert [thing.name for thing in seats] == [f"Name: {seat}" for seat in order]


def test_one_escape_closes_a_menu_and_focuses_the_table(sit: Sit) -> None:
    """Regression: the menu bar kept the focus until a second Escape."""
    person = sit(GAME, compared=False)
    person.until_own_turn()
    person.press(Key.Key_G, Qt.KeyboardModifier.AltModifier)
    person.until(QApplication.activePopupWidget)

    person.press(Key.Key_Escape)
    person.until(lambda: QApplication.activePopupWidget() is None)
    person.wait(50)
    person.press("d")

    person.until(lambda: person.line.startswith("Your turn. Meld"))


def test_the_program_can_be_quit_while_the_result_of_a_game_is_shown(sit: Sit) -> None:
    person = sit(LAST, compared=False)
    person.go_out()
    person.until(lambda: person.sees("To the result"))
    person.click("To the result", "Button")
    person.rest()

    shift = Qt.KeyboardModifier.ShiftModifier
    person.press(Key.Key_Q, Qt.KeyboardModifier.ControlModifier, shift)

    assert not person.window.isVisible()
    sit.people.clear()


@pytest.mark.parametrize("how", ["click", "key"])
def test_the_rules_on_f1_lead_to_the_list_of_keys(sit: Sit, how: str) -> None:
    """F1 is help everywhere, and its page did not name the keys."""
    person = sit(GAME)
    person.press(Key.Key_F1)
    assert person.find("Keys", "Button").enabled

    if how == "click":
        person.click("Keys", "Button")
    else:
        person.press(Key.Key_Question)

    assert person.sees("Draw a card")
    person.press(Key.Key_Escape)
    assert person.sees("Rules of this game")
    person.press(Key.Key_Escape)


def test_the_rules_of_a_new_game_are_those_of_the_chosen_length(sit: Sit) -> None:
    """Regression: with one round they named the usual target of 5,000 points."""
    person = sit(GAME, compared=False)
    person.ctrl(Key.Key_N)
    boxes = person.window.findChildren(QComboBox)
    next(it for it in boxes if it.currentText() == "5,000 points").setFocus()
    person.press(Key.Key_Home)
    assert person.find("1 round", "ComboBox")

    person.click("Rules of this game")

    assert person.reads("The game lasts 1 round.")


def test_a_page_above_another_dialog_has_its_usual_height(sit: Sit) -> None:
    """The lines of the keys above the rules were squeezed, the letters cut."""
    person = sit(GAME, (1024, 700))

    def lines() -> list[QRect]:
        person.press(Key.Key_Question)
        person.rest()
        found = [each.rect for each in person.things() if each.role == "StaticText"]
        person.press(Key.Key_Escape)
        return found

    usual = lines()
    person.press(Key.Key_F1)

    assert lines() == usual
    person.press(Key.Key_Escape)


def test_a_replay_sorts_the_hand_as_the_game_does(sit: Sit) -> None:
    """Regression: it was sorted by rank although the player had sorted by suit."""
    person = sit(dealt(["4c4d4hKsKhQsJdTc8d"]), compared=False)
    by_rank = person.hand
    person.press("r")
    person.rest()
    by_suit = person.hand
    assert by_suit != by_rank

    person.ctrl(Qt.Key.Key_R)
    person.until(lambda: QApplication.activeWindow() is not person.window)

    replay = Person(person.qtbot, some(QApplication.activeWindow()))
    assert replay.hand == by_suit
