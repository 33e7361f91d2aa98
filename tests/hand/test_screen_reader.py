"""What a screen reader reads and announces."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from canasta_qt.table.view import TableView
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person
from tests.hand.test_windows import LAST_CARD
from tests.narrow import some

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")
_DIALOGS = {"Open…", "Save as…"}
"""What the system asks, not the program."""


def controls(person: Person) -> Iterator[QWidget]:
    """Yield every visible thing that can be used."""
    for widget in person.window.findChildren(QWidget):
        used = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.focusProxy() is not None:
            continue
        if widget.isVisible() and (used or isinstance(widget, QAbstractButton)):
            yield widget


def label(control: QWidget) -> str:
    """Return the label that a screen reader reads for a control, without its value."""
    found = QAccessible.queryAccessibleInterface(control)
    labels = [
        each.text(QAccessible.Text.Name)
        for each, relation in found.relations()
        if relation & QAccessible.RelationFlag.Label
    ]
    if found.role() == QAccessible.Role.ComboBox:
        return " ".join(labels)
    return found.text(QAccessible.Text.Name)


def focused() -> QWidget:
    return some(QApplication.focusWidget())


def unlabelled(person: Person) -> list[QWidget]:
    return [each for each in controls(person) if not label(each).strip()]


def labels(person: Person) -> list[str]:
    return [label(each) for each in controls(person)]


def test_every_control_of_the_new_game_sheet_has_a_label(sit: Sit) -> None:
    """Regression: "Novice, combo box" was read three times."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)

    assert not unlabelled(person)
    assert {"Length", "Level", "Undo", "Find a game"} <= {*labels(person)}
    person.press(Key.Key_Escape)


def test_the_level_of_each_player_is_read_with_the_players_name(sit: Sit) -> None:
    person = sit(GAME)
    person.ctrl(Key.Key_N)
    for _ in range(30):
        if label(focused()) == "Level":
            break
        person.press(Key.Key_Tab)
    person.press(Key.Key_End)

    found = [words for words in labels(person) if words.startswith("Level: ")]

    assert len(set(found)) == 3


def test_each_game_in_the_list_is_read_with_its_players_and_description(
    sit: Sit,
) -> None:
    """Regression: only titles were read."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)

    row = person.find("Samba", "ListItem").name

    assert "players" in row
    assert "10,000" in row


def test_every_control_of_the_house_rules_has_a_label(sit: Sit) -> None:
    """Regression: "Pairs", "–", "–" were read; the button that empties a search had no
    name.
    """
    person = sit(GAME)
    person.open_house_rules()
    person.press("card")
    assert not unlabelled(person)
    assert "Clear" in labels(person)
    person.press(Key.Key_Escape)
    listed = [thing.name for thing in person.things() if thing.role == "ListItem"]
    groups = listed[listed.index("The game") :]
    assert len(groups) == 13
    for group in groups:
        person.click(group, "ListItem")
        assert not unlabelled(person), group
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)


def test_every_control_of_the_other_sheets_has_a_label(sit: Sit) -> None:
    """All sheets that the menus open."""
    person = sit(GAME, compared=False)
    tried = 0
    for action in person.window.findChildren(QAction):
        words = action.text().replace("&", "")
        if action.isEnabled() and words.endswith("…") and words not in _DIALOGS:
            action.trigger()
            assert not unlabelled(person), words
            person.press(Key.Key_Escape)
            tried += 1
    assert tried > 5


def heard(person: Person) -> str:
    """Return what was announced since the last call."""
    (table,) = person.window.findChildren(TableView)
    person.wait(20)
    said = " | ".join(table.announcer.history)
    table.announcer.clear()
    return said


def test_the_drawn_card_is_announced(sit: Sit) -> None:
    person = sit(GAME)
    heard(person)

    person.press("d")

    assert "Drawn: four of spades." in heard(person)


def test_the_selection_is_announced(sit: Sit) -> None:
    """The card, that it is selected, and all that is selected."""
    person = sit(GAME)
    person.press("4")
    heard(person)

    person.press(Key.Key_Space)
    assert "four of hearts, selected, 1 card, 5 points" in heard(person)
    person.press("4")
    heard(person)
    person.press(Key.Key_Space)
    assert "selected, 2 cards, 10 points" in heard(person)
    person.press(Key.Key_Space)
    assert "not selected, 1 card, 5 points" in heard(person)
    person.press(Key.Key_Escape)
    assert "Nothing is selected." in heard(person)
    person.press(Key.Key_4, SHIFT)
    assert "three fours, selected, 15 points" in heard(person)


def test_staging_cards_announces_what_is_ready_to_meld_and_what_is_missing(
    sit: Sit,
) -> None:
    """Cards are staged by M, and taken back by Backspace."""
    person = sit(GAME)
    person.press("d")
    person.press(Key.Key_4, SHIFT)
    heard(person)

    person.press("m")
    assert "Not enough to open: 20 of 50 points." in heard(person)
    person.press(Key.Key_Backspace)
    assert "Nothing is ready to meld." in heard(person)


def test_pressing_the_key_of_a_rank_not_in_the_hand_is_announced(sit: Sit) -> None:
    person = sit(GAME)
    heard(person)

    person.press("w")
    assert "You have no jokers or twos." in heard(person)
    person.press(Key.Key_2, SHIFT)
    assert "You have no twos." in heard(person)
    person.press(Key.Key_Backspace)
    assert "You have put no cards down to take back." in heard(person)


def test_after_melding_staged_cards_only_the_meld_is_announced(sit: Sit) -> None:
    person = sit(dealt(["AcAdAhAsKsQs", "5c5d"], drawn="4s", upcard="9c"))
    person.press("d")
    person.put_down(Key.Key_A)
    said = heard(person)
    if "Ready to meld" in said:
        person.press(Key.Key_Return)
        said = heard(person)

    assert "aces" in said
    assert "Nothing is ready to meld" not in said


def test_the_players_own_foot_is_read(sit: Sit) -> None:
    """Regression: only the feet of others were read."""
    person = sit(ruleset="hand_and_foot", deal=3, compared=False)

    assert person.sees("your foot, 11 cards")


def test_the_place_for_a_new_meld_is_not_read_after_the_round(sit: Sit) -> None:
    person = sit(LAST_CARD, compared=False)
    assert person.sees("place for a new meld")

    person.drag("six of spades", "discard pile")
    person.until(lambda: person.sees("Next round"))

    assert not person.sees("place for a new meld")


def tab_stops(person: Person) -> list[str]:
    """Return the labels of what Tab reaches, from the present focus to the last."""
    found: list[QWidget] = []
    while focused() not in found:
        found.append(focused())
        person.press(Key.Key_Tab)
    return [label(widget) for widget in found]


def test_tab_reaches_the_length_of_a_game_before_its_button(sit: Sit) -> None:
    """The length is above *Deal*, and came after it."""
    stops = tab_stops(sit(welcomed=False))

    length = stops.index("Length: One round")
    assert stops[length + 1] == "I know Canasta: Deal"


@pytest.mark.parametrize(
    ("entry", "field", "button"),
    [
        ("New game…", "Name: Right", "Deal cards"),
        ("House rules…", "Target score", "Play"),
    ],
)
def test_tab_reaches_the_fields_of_a_dialog_before_its_buttons(
    sit: Sit, entry: str, field: str, button: str
) -> None:
    """Fields that depend on the game came after all buttons."""
    person = sit(GAME, compared=False)
    person.choose(entry)
    person.rest()

    stops = tab_stops(person)

    assert stops.index(field) < stops.index(button)
    person.press(Key.Key_Escape)
