"""The moves compared as rows: what stands in them, and which one is chosen."""

from dataclasses import replace

from canasta_qt.advice import Advice, Candidate
from canasta_qt.app.menus.advice import about_words, advised_row, rows_of, shown_of
from canasta_qt.notation.actions import parse_action
from canasta_qt.windows.advice import AnalysisRow
from tests.wording.advising import PEOPLE, PLAY, advice


def compared() -> Advice:
    """A meld, twice weighed in other words, a discard that may be better, a bad one."""
    laying = parse_action("meld m0+2h m0+Ac")
    better = Candidate(parse_action("discard Kc"), 42.3, 9.0)
    same = Candidate(parse_action("meld m0+Ac2h"), 38.0, 1.0)
    own = Candidate(laying, 38.4)
    losses = (("points", -30.0), ("natural_3", -20.0), ("jokers", 4.0))
    worse = Candidate(parse_action("discard 9s"), -11.0, 6.0, losses)
    made = advice(PLAY, "meld m0+2h m0+Ac", "lay_cards")
    return replace(made, candidates=(better, own, same, worse), determinizations=1200)


def test_rows_are_sorted_and_compared_with_the_move_advised() -> None:
    assert rows_of(compared(), PEOPLE) == (
        AnalysisRow(
            "Discard K♣ without melding",
            "+42",
            "+4 ± 9",
            "About as good as the advised move.",
        ),
        AnalysisRow("Add an ace and a two to the aces", "+38", "advised", ""),
        AnalysisRow(
            "Discard 9♠ without melding",
            "−11",
            "−49 ± 6",
            "Melds on the table: −50. Wild cards in hand: +4.",
        ),
    )


def test_the_move_advised_is_chosen_not_the_first_one() -> None:
    """Enter plays what is chosen; what may be better by chance is not that."""
    made = compared()

    assert advised_row(shown_of(made), made) == 1


def test_the_figures_are_explained() -> None:
    assert "from 1,200 sampled deals" in about_words(compared())


def test_what_had_not_to_be_compared_has_its_reason_and_no_figures() -> None:
    drawing = PLAY.replace("turn=0.play", "turn=0.draw")
    made = advice(drawing, "draw", "nothing_to_take")

    (row,) = rows_of(made, PEOPLE)

    assert row == AnalysisRow("Draw", "", "", "You have no jacks to take the pile.")
    assert about_words(made) == "There is nothing to compare."
