"""The end of a game in words."""

import pytest

from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, plain_text
from canasta_qt.wording.scores.game_end import (
    VictoryText,
    lead_title,
    moment_words,
    moments_title,
    result_line,
    victory_text,
)
from tests.wording.samples import NAMES, PEOPLE, TWO, cards

EIGHT = PlayerNames(
    ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora"), 0, 8
)
WATCHED = PlayerNames(NAMES, viewer=-1, number_of_sides=2)


def ended(
    totals: tuple[int, ...],
    *winners: int,
    leads: tuple[int, ...] = (100, 640),
    people: PlayerNames = PEOPLE,
) -> VictoryText:
    return victory_text(totals, winners, leads, 5000, people)


def test_the_text_of_a_win_has_the_margin_and_the_number_of_rounds() -> None:
    won = ended((5120, 4480), 0, leads=(-130,) * 8 + (640,))

    assert won.heading == "You and Anton win"
    assert plain_text(won.margin) == "by 640 points, after nine rounds"
    assert Run("640", is_bold=True) in won.margin
    assert won.speech == "Well played."


@pytest.mark.parametrize(
    ("totals", "said"),
    [((4985, 5170), "That was close."), ((4500, 5000), "That was close."),
     ((4495, 5000), "Well played."), ((2000, 5170), "Well played.")],
)  # fmt: skip
def test_a_win_is_called_close_within_a_tenth_of_the_target(
    totals: tuple[int, ...], said: str
) -> None:
    assert ended(totals, 1).speech == said


def test_the_text_of_a_defeat_says_if_the_last_round_decided_it() -> None:
    """The winners were behind before it, or ahead by less than a tenth of
    the target.
    """
    opened = ended((4985, 5170), 1, leads=(900, 500, 185))
    behind = ended((4985, 5170), 1, leads=(-900, -200, 185))
    decided = ended((3985, 5170), 1, leads=(900, 501, 1185))
    only = ended((3985, 5170), 1, leads=(1185,))

    assert opened.heading == "Clara and Tomás win this one"
    for each in (opened, behind):
        assert (
            plain_text(each.margin)
            == "by 185 points. It was anyone’s game until the last round."
        )
    assert plain_text(decided.margin) == "by 1,185 points, after three rounds"
    assert plain_text(only.margin) == "by 1,185 points, after one round"


def test_a_lone_winner_is_named_in_the_heading() -> None:
    assert ended((5120, 4480), 0, people=TWO).heading == "You win"
    assert ended((4480, 5120), 1, people=TWO).heading == "Clara wins this one"
    totals = (1, 2, 3, 4, 5, 6, 7, 5000)
    assert ended(totals, 7, people=EIGHT).heading == "Nora wins this one"


def test_shared_wins_and_ties_have_no_margin() -> None:
    shared = ended((5000, 5000, 0, 0, 0, 0, 0, 0), 0, 1, people=EIGHT)
    tie = ended((5000, 5000), 0, 1)

    assert shared.heading == "Shared win: you and Clara"
    assert tie.heading == "The game is a tie"
    assert plain_text(tie.margin) == "at 5,000 points, after two rounds"
    unequal = ended((5000, 5200), 0, 1)
    assert plain_text(unequal.margin) == "after two rounds"


def test_the_text_for_an_onlooker_says_nothing_of_losing() -> None:
    told = ended((4985, 5170), 1, leads=(0, 185), people=WATCHED)

    assert plain_text(told.margin) == "by 185 points, after two rounds"
    assert told.speech == "Well played."


KINGS = Highlight(HighlightKind.CANASTA, 3, 4, 0, 0, 500, cards("KsKdKh2c"), "mixed")


def test_best_moments_name_canastas_as_their_game_does() -> None:
    people = PlayerNames(NAMES, 0, 2, {"mixed": "black"})

    assert moment_words(KINGS, people).text == "You completed a black canasta of kings"


def test_a_result_is_copied_as_one_line() -> None:
    line = result_line("Samba", 123456, (1215, 85, 1300), 3, (2, 1))

    assert line == (
        "Canasta · Samba · deal 123456 · 1,215 : 85 : 1,300 (−85) · 3 rounds"
        " · 2 hints · 1 undo"
    )
    strict = result_line("Classic", None, (1215, 85), 1, (0, None))
    assert strict.endswith("1 round · without undo")
    plain_line = result_line("Classic", None, (1215, 85), 1, (0, 0))
    assert plain_line == "Canasta · Classic · 1,215 : 85 (+1,130) · 1 round"


def test_headings_of_the_end_name_the_leading_side_and_count_the_moments() -> None:
    assert lead_title(0, PEOPLE) == "Our lead, round by round"
    assert lead_title(0, TWO) == "Your lead, round by round"
    assert lead_title(1, WATCHED) == "Lead of Clara and Tomás, round by round"
    assert moments_title(3, 0) == "Good moves"
    assert moments_title(2, 1) == "Two good moves, and one to learn from"
    assert moments_title(1, 1) == "One good move, and one to learn from"
    assert moments_title(0, 1) == "A move to learn from"
