"""What a screen reader reads and hears."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.hand.person import Person

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")
_DIALOGS = {"Open…", "Save as…", "Replay saved game…"}
"""What the system asks, not the program."""


def controls(person: Person) -> Iterator[QWidget]:
    """Yield everything that shows and can be used."""
    for widget in person.window.findChildren(QWidget):
        used = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.focusProxy() is not None:
            continue
        if widget.isVisible() and (used or isinstance(widget, QAbstractButton)):
            yield widget


def label(control: QWidget) -> str:
    """Return what a reader says of a control, which is not its value."""
    found = QAccessible.queryAccessibleInterface(control)
    labels = [
        each.text(QAccessible.Text.Name)
        for each, relation in found.relations()
        if relation & QAccessible.RelationFlag.Label
    ]
    if found.role() is QAccessible.Role.ComboBox:
        return " ".join(labels)
    return found.text(QAccessible.Text.Name)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def unlabelled(person: Person) -> list[QWidget]:
    return [each for each in controls(person) if not label(each).strip()]


def labels(person: Person) -> list[str]:
    return [label(each) for each in controls(person)]


def test_every_control_of_a_new_game_has_a_label(sit: Sit) -> None:
    """A2: "Novice, combo box" was heard three times."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)

    assert not unlabelled(person)
    assert {"Length", "Level", "Undo", "Find a game"} <= {*labels(person)}
    person.press(Key.Key_Escape)


def test_the_levels_of_several_players_are_told_apart(sit: Sit) -> None:
    """A2: each level says whose it is."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)
    for _ in range(30):
        if label(focused()) == "Level":
            break
        person.press(Key.Key_Tab)
    person.press(Key.Key_End)

    found = [words for words in labels(person) if words.startswith("Level: ")]

    assert len(set(found)) == 3


def test_a_row_of_games_says_who_can_play_it_and_what_it_is(sit: Sit) -> None:
    """A2: only titles were read."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)

    row = person.find("Samba", "ListItem").name

    assert "players" in row
    assert "10,000" in row


def test_every_control_of_the_house_rules_has_a_label(sit: Sit) -> None:
    """A2: "Pairs", "–", "–" were heard; the button that empties a search was mute."""
    person = sit(GAME)
    person.ctrl(Key.Key_N)
    person.click("House rules…", "Button")
    person.press("card")
    assert not unlabelled(person)
    assert "Clear" in labels(person)
    person.press(Key.Key_Escape)
    pages = [t for t in person.things() if t.role == "ListItem"]
    for page in pages[:13]:
        person.click(page.name, "ListItem")
        assert not unlabelled(person), page.name
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)


def test_every_control_of_the_other_sheets_has_a_label(sit: Sit) -> None:
    """A2: the same for whatever the menus open."""
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
