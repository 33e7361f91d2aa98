"""Problems of a lesson are reported in a sentence, with file and step."""

from pathlib import Path

import pytest

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.learning.lesson import all_lessons, read_lesson
from tests.app.catalogue import codes
from tests.engine.test_every_reason import WAYS
from tests.learning.lesson_checks import problems

GOOD = """\
format = 1
id = "mine"
game = "classic_4"
title = "A frozen pile"
goal = "Take a frozen pile with a natural pair."
minutes = 2
card = "A frozen pile is taken only with a natural pair."

[[step]]
part = "Take it"
table = "turn=0.draw hands=9c9d2s4s5h7c/(11)/(10)/(11) pile=4h2cTd9h! melds=[KsKhKd]/-"
say = ["A two lies across the pile: it is frozen."]
ring = ["pile", "hand:9c9d", "m0", "plate:2", "button:take"]
want = ["take [9c9d9h]"]
events = ["pile taken: 4 cards"]
done = "The wild card in the pile is yours as well."
  [[step.trap]]
  line = "take [9c2s9h]"
  reason = "pile_is_frozen"
  say = ["A wild card is no help here."]
  [[step.lapse]]
  line = "draw"
  say = ["Look again: you hold two nines."]

[[step]]
say = ["Discard the four."]
want = ["discard 4s"]
then = ["1: draw=??, discard 6d"]
"""

GERMAN = """\
title = "Ein eingefrorener Stapel"
goal = "Nimm einen eingefrorenen Stapel mit einem Paar."
card = "Einen eingefrorenen Stapel nimmst du nur mit einem Paar."

[[step]]
part = "Nimm ihn"
say = ["Eine Zwei liegt quer: Er ist eingefroren."]
done = "Auch die wilde Karte gehört dir."
  [[step.trap]]
  say = ["Eine wilde Karte hilft hier nicht."]
  [[step.lapse]]
  say = ["Sieh noch einmal hin: Du hast zwei Neunen."]

[[step]]
say = ["Wirf die Vier ab."]
"""


def written(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str) -> str:
    assert old in GOOD, old
    return GOOD.replace(old, new, 1)


# fmt: off
BROKEN = [
    ("format = 1", "format = 1\ncolour = 2",
     "mine.toml: lesson has no field “colour”"),
    ("format = 1", "format = 2", "mine.toml: “format” is not 1"),
    ('id = "mine"', 'id = "yours"', "mine.toml: id “yours” is not the file’s name"),
    ('goal = "', '# "', "mine.toml: lesson lacks “goal”"),
    ("minutes = 2", "minutes = 20", "mine.toml: minutes must be between 1 and 10"),
    ("minutes = 2", 'minutes = "2"',
     "mine.toml: “minutes” of lesson must be a whole number, not '2'"),
    ("format = 1", "format 1", "mine.toml: "),
    ('say = ["Discard the four."]', 'say = "Discard the four."',
     "mine.toml, step 2: “say” of step must be a list of texts in quotes"),
    ('say = ["Discard the four."]', "say = [4]",
     "mine.toml, step 2: “say” of step must be a list of texts in quotes"),
    ('  reason = "pile_is_frozen"\n', "",
     "mine.toml, step 1, trap 1: trap lacks “reason”"),
    ('want = ["discard 4s"]', 'want = ["discard 8d"]',
     "mine.toml, step 2: want “0: discard 8d” is refused at “discard 8d”"),
]
# fmt: on


@pytest.mark.parametrize(
    ("old", "new", "said"), BROKEN, ids=[said[:50] for *_, said in BROKEN]
)
def test_an_error_in_a_lesson_file_is_reported_with_its_place(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert problems(written(tmp_path, GOOD)) == ()

    found = problems(written(tmp_path, changed(old, new)))

    assert found[0].startswith(said)


# Other languages


def test_a_lesson_is_read_in_the_language_of_its_translation(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    written(tmp_path, GERMAN, "mine.de.toml")

    german = read_lesson(path, "de")

    assert german.title == "Ein eingefrorener Stapel"
    assert german.steps[0].traps[0].say == ("Eine wilde Karte hilft hier nicht.",)
    assert german.steps[1].say == ("Wirf die Vier ab.",)
    assert german.steps[1].want == ("discard 4s",)
    assert read_lesson(path, "fr") == read_lesson(path)


@pytest.mark.parametrize("code", codes())
def test_every_lesson_has_a_translated_title_in_every_language(code: str) -> None:
    language = code.partition("_")[0]
    both = list(zip(all_lessons(), all_lessons(language), strict=True))

    assert both
    assert all(english.title != other.title for english, other in both)
    assert [lesson.id for lesson, _ in both][:2] == ["first-round", "classic-01"]


# What Classic can refuse

NOT_EXPLAINED = {
    # No gesture of the table means such an action in Classic.
    Reason.CANNOT_JOIN, Reason.FLOAT_NOT_ALLOWED, Reason.NO_SPECIAL_HAND,
    Reason.NO_SUCH_MELD, Reason.NOTHING_TO_CHOOSE, Reason.NOT_IN_HAND,
    # Not the learner’s turn, or no turn at all.
    Reason.NOT_YOUR_DECISION, Reason.ROUND_IS_OVER,
    # Rare; the sentence of the refusal is enough.
    Reason.ONE_CARD_LEFT, Reason.PILE_IS_EMPTY, Reason.ALREADY_TOOK,
    Reason.HAND_TOO_SMALL,
}  # fmt: skip
"""Refusals of Classic that no lesson explains."""


def test_lessons_explain_every_refusal_of_classic_except_the_listed_ones() -> None:
    told = {
        trap.reason
        for lesson in all_lessons()
        if lesson.game == "classic_4"
        for step in lesson.steps
        for trap in step.traps
    }
    possible = {
        reason for reason, table in WAYS.items() if table.startswith("classic_4 ")
    }

    assert told | NOT_EXPLAINED == possible
    assert not told & NOT_EXPLAINED
