"""Score pads are kept like games; an unreadable file is set aside with its reason."""

import os

import pytest

from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating
from canasta_qt.storage.paper_games import (
    format_paper_game,
    new_path,
    save_paper_game,
    saved_paper_games,
)
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog
from tests.text_table import read_rows

GAME = PaperGame(
    parse_ruleset("samba(target_score=3000)"),
    Seating.PAIRS,
    ("Ada", "Ben", "Cleo", "Dan"),
    2,
    (
        ({"sequence": 1, "going_out": 1}, {"cards_in_hand": 35}),
        ({"points": -20}, {"points": 480}),
    ),
)


def test_a_game_reads_back_as_it_was_saved() -> None:
    save_paper_game(new_path(), GAME)

    (saved,), complaints = saved_paper_games()
    assert saved.game == GAME
    assert complaints == []


def test_the_last_saved_game_is_the_first() -> None:
    for age in (5, 0, 9):
        path = new_path()
        save_paper_game(path, GAME.with_round(0, ({"points": age}, {})))
        os.utime(path, (1_000_000 - age, 1_000_000 - age))

    ages = [saved.game.points[0][0] for saved in saved_paper_games()[0]]
    assert ages == [0, 5, 9]


@pytest.mark.parametrize(
    ("old", "new", "reason"), read_rows(__file__, "damaged_score_pad.cases")
)
def test_a_file_that_is_no_score_pad_is_set_aside_with_the_reason(
    expected_log: ExpectedLog, old: str, new: str, reason: str
) -> None:
    text = format_paper_game(GAME)
    assert old in text
    path = new_path()
    path.write_text(text.replace(old, new), encoding="utf-8")

    games, (error,) = saved_paper_games()
    assert games == []
    assert reason in error_sentence(error)
    assert (path.parent / "set-aside" / path.name).is_file()
    expected_log("canasta.storage", "set aside")


def test_the_file_of_a_newer_program_stays_where_it_is() -> None:
    path = new_path()
    text = format_paper_game(GAME).replace("pad = 1", "pad = 2")
    path.write_text(text, encoding="utf-8")

    games, (error,) = saved_paper_games()
    assert games == []
    assert "A newer version of Canasta wrote this file" in error_sentence(error)
    assert path.read_text(encoding="utf-8") == text
