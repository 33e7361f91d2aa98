"""Problems of a lesson are reported in a sentence, with file and step."""

from pathlib import Path

import pytest

from canasta_qt.engine.state.refusals import Reason
from canasta_qt.learning.lesson import all_lessons, read_lesson
from tests.app.catalogue import codes
from tests.engine.test_every_reason import WAYS
from tests.learning.lesson_checks import problems
from tests.storage.samples import written
from tests.text_table import read_rows

GOOD = Path(__file__).with_name("mine.toml").read_text(encoding="utf-8")
GERMAN = Path(__file__).with_name("mine.de.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in GOOD, old
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "said"), read_rows(__file__, "broken_lesson.cases")
)
def test_an_error_in_a_lesson_file_is_reported_with_its_place(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert problems(written(tmp_path, GOOD, "mine.toml")) == ()

    found = problems(written(tmp_path, changed(old, new), "mine.toml"))

    assert found[0].startswith(said)


# Other languages


def test_a_lesson_is_read_in_the_language_of_its_translation(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, "mine.toml")
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
        Reason[trap.reason.upper()]
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
