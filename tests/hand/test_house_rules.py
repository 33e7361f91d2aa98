"""House rules by mouse: listed, exported, copied as a message, dropped as a file."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog

from canasta_qt.storage.paths import rulesets_folder
from canasta_qt.windows import notices
from tests.app.conftest import spoken as spoken
from tests.app.playing import Spoken
from tests.conftest import ExpectedLog
from tests.hand.conftest import Sit
from tests.hand.deals import dealt
from tests.text_table import read_rows

Key = Qt.Key
GAME = dealt(["4c4d4hKsQs", "5c5d"], drawn="4s", upcard="9c")


HOME_RULES = """canasta_ruleset = 1
name = "{name}"
note = "{note}"
base = "classic_4"

[differences]
target_score = "7000"
"""


def keep_rules(name: str, note: str) -> None:
    text = HOME_RULES.format(name=name, note=note)
    (rulesets_folder() / f"{name}.toml").write_text(text, encoding="utf-8")


def test_a_custom_ruleset_without_a_note_is_listed_with_its_changed_rules(
    sit: Sit,
) -> None:
    """Regression: it was listed as "Classic, four players"."""
    keep_rules("Sunday", "")
    person = sit(GAME)
    person.choose_game("Samba")
    person.press(Key.Key_Home)

    assert "Target score: 7,000" in person.find("Sunday", "ListItem").name
    person.press(Key.Key_Escape)


def test_house_rules_are_copied_as_a_message_and_pasted_under_their_name(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_rules("Sunday", "As at home.")
    person = sit(GAME, compared=False)
    person.open_house_rules("Sunday")
    person.choose("Copy as text")
    message = QApplication.clipboard().text()

    assert message.splitlines() == [
        "Sunday",
        "As at home.",
        "",
        "Based on: Classic, four players",
        "Target score: 7,000",
        "",
        "classic_4(target_score=7000)",
    ]
    assert person.sees("Copied the rules as text. Paste it into a message.")

    (rulesets_folder() / "Sunday.toml").unlink()
    person.press(Key.Key_Escape)
    person.click("Samba", "ListItem")
    person.click("House rules…", "Button")
    person.choose("Paste text")
    person.until(lambda: person.sees("These rules come from the text you copied."))
    person.click("Save", "Button")
    person.until(lambda: person.sees("Your rules are saved as “Sunday”."))
    monkeypatch.setattr(notices, "READING_TIME_MS", 0)
    person.press(Key.Key_Escape)
    assert person.sees("As at home.")
    person.close_sheets(2)
    assert not person.sees("Your rules are saved as “Sunday”.")
    (file,) = rulesets_folder().iterdir()
    text = file.read_text(encoding="utf-8")
    assert 'name = "Sunday"' in text
    assert 'note = "As at home."' in text
    assert 'target_score = "7000"' in text


def test_what_differs_is_printed_with_name_and_note(
    sit: Sit, printed: list[str]
) -> None:
    """The note is plain text, not HTML."""
    keep_rules("Sunday", "As <i>at home</i>.")
    person = sit(GAME, compared=False)
    person.open_house_rules("Sunday")

    person.choose("Print what differs…")

    assert person.sees("The rules were sent to the printer.")
    assert [line for line in printed[0].splitlines() if line] == [
        "Sunday",
        "As <i>at home</i>.",
        "Based on: Classic, four players",
        "·",
        "Target score: 7,000",
    ]
    person.close_sheets(3)


@pytest.mark.parametrize(
    ("words", "first", "other"),
    [
        ("wild canasta", "Wild canastas", "Natural canasta"),
        ("red three", "Points for threes", "Discards that freeze the pile"),
    ],
)
def test_rules_called_by_the_words_of_a_search_come_first(
    sit: Sit, words: str, first: str, other: str
) -> None:
    """Regression: they were below rules that mention the words in an alternative."""
    person = sit(GAME, compared=False)
    person.open_house_rules("Classic, four players")
    person.press(words)
    person.until(lambda: not person.sees("Target score"))

    def top(title: str) -> int:
        return person.find(title, "StaticText").rect.top()

    assert top(first) < top(other)

    person.press(Key.Key_Escape)
    person.until(lambda: person.sees("Target score"))
    assert top("Target score") < top("Rounds in a game")


def test_a_text_without_rules_is_refused_with_a_sentence(sit: Sit) -> None:
    person = sit(GAME, compared=False)
    person.open_house_rules()
    QApplication.clipboard().setText("See you on Sunday!")
    person.choose("Paste text")
    refusal = "Copy a text with rules first. There are no rules in this text."
    person.until(lambda: person.sees(refusal))
    person.close_sheets(3)


def test_a_ruleset_is_imported_by_dropping_its_file_on_the_window(
    sit: Sit, tmp_path: Path
) -> None:
    file = tmp_path / "sunday.toml"
    file.write_text(HOME_RULES.format(name="Sunday", note="At home."), "utf-8")
    person = sit(GAME, compared=False)
    person.drop_file(file)

    person.until(lambda: person.sees("These rules come from sunday.toml."))
    person.click("Save", "Button")
    person.until(lambda: person.sees("Your rules are saved as “Sunday”."))
    person.close_sheets(3)


def test_an_exported_ruleset_with_its_note_is_imported_unless_it_is_damaged(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of the file gets its suffix."""
    keep_rules("Sunday", "As at home.")
    file = tmp_path / "sunday.toml"
    saved, opened = str(file.with_suffix("")), str(file)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (saved, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (opened, ""))
    person = sit(GAME, compared=False)
    person.choose_game("Samba")
    person.press(Key.Key_Home)
    person.click("House rules…", "Button")

    person.choose("Export ruleset…")
    assert person.sees("Saved the rules as sunday.toml.")
    exported = file.read_text(encoding="utf-8")
    assert "As at home." in exported

    file.write_text(exported.replace("7000", "lots"), encoding="utf-8")
    person.choose("Import ruleset…")
    assert person.sees("“sunday.toml”, line 7: “lots” is not a value")

    file.write_text(exported, encoding="utf-8")
    person.choose("Import ruleset…")
    person.until(lambda: person.sees("These rules come from sunday.toml."))
    person.close_sheets(4)


def test_the_error_of_a_damaged_ruleset_names_the_rule_by_its_title(
    sit: Sit, expected_log: ExpectedLog
) -> None:
    """Regression: it had the name of the key in the file."""
    expected_log("canasta.storage", "set aside")
    broken = HOME_RULES.format(name="Broken", note="").replace("7000", "MINE")
    (rulesets_folder() / "broken.toml").write_text(broken, encoding="utf-8")
    person = sit(GAME, compared=False)

    person.until(lambda: person.sees("is not a value of the rule “Target score”"))


def test_a_rule_is_found_by_the_words_players_use(sit: Sit) -> None:
    person = sit(GAME, compared=False)
    for typed, title in read_rows(__file__, "rule_words.rows"):
        person.open_house_rules()
        assert not person.sees(title), typed

        person.press(typed)

        person.until(partial(person.sees, title))
        person.close_sheets(3)


def test_a_new_game_begins_with_the_default_game_until_it_is_unticked(sit: Sit) -> None:
    keep_rules("Sunday", "As at home.")
    person = sit(GAME, compared=False)
    person.choose_game("Sunday")
    person.click("Always begin with this game", "CheckBox")
    person.click("Deal cards", "Button")

    person.choose_game("Samba")
    assert not person.sees("As at home.\n")
    person.click("Deal cards", "Button")

    person.ctrl(Key.Key_N)
    assert person.sees("As at home.\n")
    person.click("Always begin with this game", "CheckBox")
    person.click("Deal cards", "Button")

    person.choose_game("Samba")
    person.click("Deal cards", "Button")
    person.ctrl(Key.Key_N)
    assert not person.sees("As at home.\n")
    person.press(Key.Key_Escape)


def test_a_game_of_rounds_given_a_target_score_gets_one(sit: Sit) -> None:
    """Regression: “No limit” stayed ticked, and without it the target was 7, or that of
    the game looked at before.
    """
    person = sit(GAME, compared=False)
    person.open_house_rules("Bolivian")
    assert person.find("Target score", "SpinBox").text == "15000"
    boxes = person.window.findChildren(QComboBox)
    (games,) = (it for it in boxes if it.accessibleName() == "Start from")
    games.setCurrentText("Hand & Foot")

    person.click("The target score", "RadioButton")
    person.rest()

    assert person.find("Target score", "SpinBox").text == "5000"
    assert not person.find("Target score: No limit").selected
    assert person.find("Play", "Button").enabled
    person.click("A number of rounds", "RadioButton")
    assert not person.find("Reset all", "Button").enabled
    person.close_sheets(3)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("zwei", "Klassisch zu zweit"),
        ("viert", "Klassisch zu viert"),
        ("drei spieler", "Klassisch zu dritt"),
    ],
)
def test_a_search_finds_games_by_their_name_and_players_before_others(
    sit: Sit, spoken: Spoken, words: str, first: str
) -> None:
    """Regression: “zwei” selected the game for four, whose description has the word;
    “viert” found nothing, although the start page called the game so.
    """
    spoken("de")
    person = sit(compared=False, language="de")
    person.ctrl(Key.Key_N)

    person.press(words)
    person.rest()

    games = [it for it in person.things() if it.role == "ListItem"]
    assert games[0].name.startswith(first)
    assert games[0].selected
    person.press(Key.Key_Escape)
    person.press(Key.Key_Escape)
