"""Content of the dialog after the answer to a practice position."""

from typing import Final

from canasta_qt.advice import Mistake
from canasta_qt.engine.state.observation import Observation
from canasta_qt.learning.grading import (
    Grade,
    GradedAnswer,
    first_action,
    grade_scale,
    is_expected,
)
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.learning.progress import OWN_SOURCE
from canasta_qt.notation.position.line import POSITION_HEADER, format_position
from canasta_qt.translate import mark, number_text, tr, tr_n
from canasta_qt.windows.learning.answer_sheet import AnswerContent, ComparedMove
from canasta_qt.wording.advice.action_text import action_text
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.comparison import rounded_points
from canasta_qt.wording.player_names import PlayerNames

GRADE_TEXTS: Final = {
    Grade.SOLVED: mark("Solved"),
    Grade.AS_GOOD: mark("As good"),
    Grade.PLAYABLE: mark("Playable"),
    Grade.COSTLY: mark("Costly"),
    Grade.GIFT: mark("A gift"),
}
_VERDICTS: Final = {
    Grade.SOLVED: mark("That is the best move."),
    Grade.AS_GOOD: mark("That is as good as the best move."),
    Grade.PLAYABLE: mark("Another move is a little better."),
    Grade.COSTLY: mark("Another move is better."),
    Grade.GIFT: mark("Another move is much better."),
}
_BEST_BAR: Final = 0.86
"""Length of the bar of the best move, as share of the longest possible bar."""
_LOSS_RANGE: Final = 120.0
"""Loss in points at which a bar has no length, in a game to 5,000."""
_MIN_BAR: Final = 0.06
"""Smallest length of a bar, as share of the longest possible bar."""


def answer_content(
    practice_position: PracticePosition,
    observation: Observation,
    graded: GradedAnswer | None,
    position_text: str,
) -> AnswerContent:
    """Return the content of the dialog; `graded` is None if the answer was not
    evaluated.

    `position_text` is a text with the number of the position and the day when it is due
    again.
    """
    names = tuple(map(grade_name, GRADE_TEXTS))
    shown = practice_position.title, position_text
    if graded is None:
        said = tr("This answer could not be evaluated.")
        # The explanation of a mistake is about two moves only.
        is_own = practice_position.source == OWN_SOURCE
        because = "" if is_own else practice_position.because
        return AnswerContent(*shown, said, because, names, -1)
    grade, measured, sequel = graded.grade, graded.measurement, graded.sequel
    done = action_text(first_action(graded.played_actions), observation, "done")
    weighed = measured is not None and not graded.is_expected
    better = weighed and grade is Grade.SOLVED
    verdict = tr(_VERDICTS[grade])
    if better:
        verdict = tr("That beats the best move found so far.")
    # The explanation is about the former best move.
    is_explained = not better and _explains(practice_position, graded)
    because = practice_position.because if is_explained else ""
    costs = grade in (Grade.PLAYABLE, Grade.COSTLY, Grade.GIFT)
    cost = 0
    if costs and measured is not None:
        cost = rounded_points(round(measured.mean_cost))
    words = tr_n("Costs about %n point(s) a round.", cost)
    return AnswerContent(
        *shown,
        f"{done} {verdict}",
        because,
        names,
        tuple(GRADE_TEXTS).index(grade),
        words if cost else "",
        _ways(graded, observation, cost),
        can_show_sequels=sequel is not None
        and bool(sequel.played_lines or sequel.best_lines),
        can_copy=better,
    )


def _explains(practice_position: PracticePosition, graded: GradedAnswer) -> bool:
    """Return whether the explanation of a position is about an answer.

    The explanation of a mistake in a game compares two moves and is not about any other
    move.
    """
    compared = (*practice_position.good, *practice_position.bad)
    return practice_position.source != OWN_SOURCE or is_expected(
        graded.played_actions, compared, suits=True
    )


def grade_name(grade: Grade) -> str:
    return tr(GRADE_TEXTS[grade])


def move_titles(graded: GradedAnswer, observation: Observation) -> tuple[str, str]:
    """Return the names of the played move and of the move with which it is compared."""
    played, best = (
        action_text(each, observation, "move")
        for each in (first_action(graded.played_actions), graded.best_action)
    )
    other = {
        Grade.SOLVED: tr("Known so far: {move}"),
        Grade.AS_GOOD: tr("As good: {move}"),
    }.get(graded.grade, tr("Better: {move}"))
    if graded.is_expected:
        other = tr("Instead: {move}")
    mine = tr("You played: {move}")
    return mine.format(move=played), other.format(move=best)


def _ways(
    graded: GradedAnswer, observation: Observation, cost: int
) -> tuple[ComparedMove, ...]:
    measured = graded.measurement
    if measured is None or graded.sequel is None:
        return ()
    reach = _LOSS_RANGE * grade_scale(observation.position.terms.rules) / _BEST_BAR
    gap = min(max(_BEST_BAR - abs(measured.mean_cost) / reach, _MIN_BAR), _BEST_BAR)
    best, error = tr("the best move"), measured.standard_error / reach
    mine, other = move_titles(graded, observation)
    solved, grade = grade_name(Grade.SOLVED), grade_name(graded.grade)
    if graded.grade is Grade.SOLVED:
        known = "" if graded.is_expected else solved
        less = _loss_text(max(0, 5 * round(-measured.mean_cost / 5)))
        worth = gap if measured.mean_cost < 0 else _BEST_BAR
        return (
            ComparedMove(mine, solved, best, _BEST_BAR, is_best=True),
            ComparedMove(other, known, less, worth, error),
        )
    worth = gap if measured.mean_cost > 0 else min(2 * _BEST_BAR - gap, 1.0)
    return (
        ComparedMove(mine, grade, _loss_text(cost), worth, error),
        ComparedMove(other, solved, best, _BEST_BAR, is_best=True),
    )


def _loss_text(points: int) -> str:
    """Return a text that says how many points a move is worth less than the best
    one."""
    if not points:
        return tr("about as much")
    words = tr("about {points} less")
    return words.format(points=number_text(points))


def position_from_mistake(mistake: Mistake, people: PlayerNames) -> PracticePosition:
    """Return a practice position made from a mistake in a game of the player."""
    advice = mistake.advice
    table = format_position(advice.observation.position).removeprefix(
        f"{POSITION_HEADER} "
    )
    reasons = (each.text for each in review_card(mistake, people).reasons)
    because = next(reasons, "")
    moves = (str(advice.action),), (str(mistake.played_action),)
    title = tr("Your own games")
    ask = tr("What would you play?")
    return PracticePosition(OWN_SOURCE, "", table, *moves, title, ask, because, 2)


def due_text(days: int) -> str:
    """Return a text that says in how many days a position is due again."""
    if days == 1:
        return tr("comes back tomorrow")
    return tr_n("comes back in %n day(s)", days)
