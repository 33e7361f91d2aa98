"""An answer in words: nobody is called wrong, and three moments tell what follows."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.learning.answer_words import _follows, _tables, answer_of, due_words
from canasta_qt.cards import ALL_CARDS, card_text
from canasta_qt.engine.state.actions import ASK, DRAW, Discard
from canasta_qt.engine.state.observation import observe
from canasta_qt.learning.grading import Grade, Graded, Measured, Sequel
from canasta_qt.learning.practice import PracticePosition, positions
from canasta_qt.notation.actions import parse_action, parse_line
from canasta_qt.notation.position.line import parse_position
from canasta_qt.windows.learning.answer_sheet import Answer
from canasta_qt.wording.player_names import PlayerNames
from tests.controller.test_answering import Sitting

PLACE = "Position 1 of 10"
FOLLOWED = (
    "canasta/1 classic_4 turn=0.play flags=drew pile=6s7d stock={}"
    " hands=4c5c5dKc/4h4dKs9dTd/9c9hJcJd/8c8hQcQd melds=[KsKhKd]/[8d8c8h]"
)
DRAWN = "9s8s5c"
PEOPLE = PlayerNames(("You", "Clara", "Anton", "Tomás"), 0)
WEIGHED = {
    Grade.SOLVED: (-40.0, 5.0),
    Grade.AS_GOOD: (3.0, 5.0),
    Grade.PLAYABLE: (19.0, 2.0),
    Grade.COSTLY: (31.0, 3.0),
    Grade.GIFT: (88.0, 3.0),
}


def asked() -> PracticePosition:
    wanted = "a pile is taken onto a meld"
    return next(each for each in positions() if each.name == wanted)


def worded(graded: Graded | None) -> Answer:
    return answer_of(asked(), observe(asked().position(), 0), graded, PLACE, PEOPLE)


def weighed(grade: Grade) -> Graded:
    mean, error = WEIGHED[grade]
    best = parse_action("take m0+Kh")
    return Graded(grade, (DRAW,), best, Measured(mean, error, 200))


@pytest.mark.parametrize("grade", Grade)
def test_no_answer_is_called_wrong_or_a_mistake(grade: Grade) -> None:
    said = worded(weighed(grade))

    words = f"{said.heading} {said.cost} {said.grades}".lower()
    assert not re.search("wrong|mistake|error|bad", words)
    assert said.heading.startswith("You drew. ")
    assert said.grade == list(Grade).index(grade)


def test_what_an_answer_costs_is_said_only_if_it_costs_something() -> None:
    costs = [worded(weighed(grade)).cost for grade in Grade]

    assert costs[:2] == ["", ""]
    assert costs[2:] == [
        f"Costs about {points} points a round." for points in (20, 30, 90)
    ]


def test_an_answer_better_than_the_list_can_be_copied() -> None:
    assert [worded(weighed(grade)).can_copy for grade in Grade] == [
        True, False, False, False, False
    ]  # fmt: skip


def test_the_best_move_has_nothing_beside_it() -> None:
    said = worded(Graded(Grade.SOLVED, (DRAW,), DRAW))

    assert said.heading == "You drew. That is the best move."
    assert not said.ways
    assert not said.can_copy


def test_an_expected_answer_stands_beside_a_worse_one(qtbot: QtBot) -> None:
    """And what came of both is told in two sentences, from what happened there."""
    sitting = Sitting()
    sitting.answering.ask(asked())
    take = parse_action("take m0+Kh")
    sitting.play(str(take))
    card = sitting.game.observation.hand[0]
    graded = sitting.answer(qtbot, str(Discard(card)))

    said = worded(graded)

    played, other = said.ways
    assert said.heading.endswith("That is the best move.")
    assert not said.can_copy
    assert played.heading == "You played: take the pile and add K♥ to the kings"
    assert (other.heading, other.grade) == ("Instead: draw", "")
    assert (played.is_best, played.grade, played.less) == (
        True,
        "Solved",
        "the best move",
    )
    assert not other.is_best
    assert [len(way.tables) for way in said.ways] == [3, 3]


def stock() -> str:
    """The cards that the others draw, and behind them whatever lies nowhere else."""
    lying = re.findall("[2-9TJQKA][cdhs]|X[rb]", f"{FOLLOWED}{DRAWN}")
    rest = Counter(2 * [card_text(card) for card in ALL_CARDS]) - Counter(lying)
    return DRAWN + "".join(rest.elements())


def test_what_follows_is_told_from_what_happened() -> None:
    """Clara takes the pile and Tomás only discards: hers is the news."""
    position = parse_position(FOLLOWED.format(stock()))
    mine = "0: discard 4c", "1: take [4h4d4c], discard Ks", "2: draw, discard 9s"
    lines = (*mine, "3: draw, discard 8s", "0: draw, meld m0+Kc, discard 5c")

    said = _follows(position, tuple(map(parse_line, lines)), 0, PEOPLE)

    assert said == (
        "Clara took the pile (3 cards) with 4♥ 4♦."
        " Then your melds count 40, and you hold 2 cards."
    )
    first, second, _ = _tables(position, tuple(map(parse_line, lines)), 0)
    assert [len(meld) for meld in first.theirs] == [3]
    assert [len(meld) for meld in second.theirs] == [3, 3]
    assert not first.theirs_grown
    assert second.theirs_grown == {1}
    assert second.melds == first.melds


def test_what_is_the_same_after_both_moves_is_not_told_twice(qtbot: QtBot) -> None:
    sitting = Sitting()
    sitting.answering.ask(asked())
    sitting.play("take m0+Kh")
    card = sitting.game.observation.hand[0]
    graded = sitting.answer(qtbot, str(Discard(card)))
    assert graded.sequel is not None
    same = replace(graded.sequel, best=graded.sequel.played)

    played, other = worded(replace(graded, sequel=same)).ways

    assert "your melds count" in played.follows
    assert other.follows == "The same follows at first. The difference comes later."


def test_what_could_not_be_weighed_says_so_and_has_no_grade() -> None:
    said = worded(None)

    assert said.grade == -1
    assert said.because == asked().because


def test_both_moves_are_shown_at_three_moments(qtbot: QtBot) -> None:
    sitting = Sitting()
    sitting.answering.ask(asked())
    graded = sitting.answer(qtbot, "draw")

    said = worded(graded)

    played, best = said.ways
    assert played.heading == "You played: draw"
    assert best.heading == "Better: take the pile and add K♥ to the kings"
    assert [len(way.tables) for way in said.ways] == [3, 3]
    assert played.tables[0].caption.startswith("Drawn: ")
    assert best.tables[0].caption == "Take the pile and add K♥ to the kings"
    assert best.tables[0].grown == {0}
    assert [len(meld) for meld in best.tables[0].melds] == [4]
    assert best.tables[0].pile_words == "pile 0"
    assert best.tables[2].caption.startswith("Next turn: ")
    assert played.worth < best.worth
    assert played.error > 0 == best.error


def test_a_partners_word_is_within_the_turn_and_an_end_ends_it() -> None:
    wanted = "out at once when it wins the match"
    place = next(each for each in positions() if each.name == wanted)
    position = place.position()
    asks = ("0: ask", "2: yes", "0: meld m0+5c, discard 4s")
    lines = tuple(map(parse_line, asks))
    measured = Measured(30.0, 1.0, 200)
    sequel = Sequel(position, lines, lines)
    graded = Graded(Grade.COSTLY, (ASK,), ASK, measured, sequel)

    said = answer_of(place, observe(position, 0), graded, PLACE, PEOPLE)

    captions = [table.caption for table in said.ways[0].tables]
    assert captions == [
        "Ask your partner whether to go out",
        "Say yes, add a five to the fives, discard 4♠",
        "The round is over",
    ]


def test_a_position_comes_back_on_a_day() -> None:
    assert due_words(1) == "comes back tomorrow"
    assert due_words(7) == "comes back in 7 days"
