"""An answer in words and little tables, for its sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta_qt.advice import Mistake
from canasta_qt.engine.state.actions import Action, Discard, Draw
from canasta_qt.engine.state.events import CardsDrawn
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, actor
from canasta_qt.learning.grading import Grade, Graded, deed_of, scale_of
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.learning.progress import OWN
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.line_play import play_step
from canasta_qt.notation.position.line import HEADER, format_position
from canasta_qt.translate import capital, figure, list_words, plural, tr, translate
from canasta_qt.windows.learning.answer_sheet import Answer, Way
from canasta_qt.windows.learning.little_table import LittleTable
from canasta_qt.wording.advice.action_text import action_words
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.sentences import mistake_reason
from canasta_qt.wording.cards import card_sign
from canasta_qt.wording.player_names import PlayerNames

GRADES: Final = {
    Grade.SOLVED: tr("Solved"),
    Grade.AS_GOOD: tr("As good"),
    Grade.PLAYABLE: tr("Playable"),
    Grade.COSTLY: tr("Costly"),
    Grade.GIFT: tr("A gift"),
}
_VERDICTS: Final = {
    Grade.SOLVED: tr("That is the best move."),
    Grade.AS_GOOD: tr("That is as good as the best move."),
    Grade.PLAYABLE: tr("Another move is a little better."),
    Grade.COSTLY: tr("Another move is better."),
    Grade.GIFT: tr("Another move is much better."),
}
_FULL: Final = 0.86
"""Length of the bar of the best move."""
_RANGE: Final = 120.0
"""Points less that leave nothing of it, in a game to 5,000."""
_LEAST: Final = 0.06


def answer_of(
    asked: PracticePosition, observation: Observation, graded: Graded | None, place: str
) -> Answer:
    """Word an answer; None is one that could not be weighed."""
    names = tuple(map(grade_name, GRADES))
    shown = asked.title, place
    if graded is None:
        said = translate("practice", "This answer could not be weighed.")
        return Answer(*shown, said, asked.because, names, -1)
    grade, measured = graded.grade, graded.measured
    done = action_words(deed_of(graded.played), observation, "done")
    better = measured is not None and grade is Grade.SOLVED
    verdict = translate("", _VERDICTS[grade])
    if better:
        verdict = translate("practice", "That is better than the move known so far.")
    costs = grade in (Grade.PLAYABLE, Grade.COSTLY, Grade.GIFT)
    cost = 0 if measured is None or not costs else max(5, 5 * round(measured.mean / 5))
    words = plural(cost).translate(
        "practice", "Costs about %n point(s) a round.", "", 1
    )
    return Answer(
        *shown,
        f"{done} {verdict}",
        asked.because,
        names,
        tuple(GRADES).index(grade),
        words if cost else "",
        _ways(graded, observation, cost),
        can_copy=better,
    )


def grade_name(grade: Grade) -> str:
    """Name a grade."""
    return translate("", GRADES[grade])


def move_titles(graded: Graded, observation: Observation) -> tuple[str, str]:
    """Name the move that was played and the one it is compared with."""
    played, best = (
        action_words(each, observation, "move")
        for each in (deed_of(graded.played), graded.best)
    )
    other = {
        Grade.SOLVED: translate("practice", "Known so far: {move}"),
        Grade.AS_GOOD: translate("practice", "As good: {move}"),
    }.get(graded.grade, translate("practice", "Better: {move}"))
    mine = translate("practice", "You played: {move}")
    return mine.format(move=played), other.format(move=best)


def _ways(graded: Graded, observation: Observation, cost: int) -> tuple[Way, ...]:
    measured, sequel = graded.measured, graded.sequel
    if measured is None or sequel is None:
        return ()
    reach = _RANGE * scale_of(observation.position.terms.ruleset) / _FULL
    worth = min(max(_FULL - measured.mean / reach, _LEAST), 1.0)
    less = translate("practice", "about {points} less").format(points=figure(cost))
    if not cost:
        less = translate("practice", "as much")
    mine, other = move_titles(graded, observation)
    best = translate("practice", "the best move")
    if graded.grade is Grade.SOLVED:
        less, best = best, translate("practice", "a little less")
    moments = (
        tuple(_tables(sequel.position, lines, observation.seat))
        for lines in (sequel.played, sequel.best)
    )
    grades = grade_name(graded.grade), grade_name(Grade.SOLVED)
    return (
        Way(mine, grades[0], next(moments), less, worth, measured.error / reach),
        Way(other, grades[1], next(moments), best, _FULL),
    )


class _Act(NamedTuple):
    action: Action
    words: str
    before: Position
    after: Position


def _tables(
    world: Position, lines: tuple[Line, ...], seat: int
) -> Iterator[LittleTable]:
    """Show the first act, the end of the turn, and the end of the next turn."""
    before = world
    turns, end = _turns(world, lines, seat)
    moments = list(_moments(turns))
    if len(turns) == 1 and end.phase == OVER_PHASE:
        moments.append((translate("practice", "The round is over"), end))
    for words, after in moments:
        melds, former = (
            each.melds[each.terms.side_of[seat]] for each in (after, before)
        )
        counts = [len(meld.cards) for meld in former]
        counts += [0] * (len(melds) - len(counts))
        grown = [n for n, meld in enumerate(melds) if len(meld.cards) > counts[n]]
        pile, number = after.pile, figure(len(after.pile))
        yield LittleTable(
            capital(words),
            tuple(meld.cards for meld in melds),
            frozenset(grown),
            pile[-1] if pile else None,
            translate("practice", "pile {count}").format(count=number),
            tuple(after.hand(seat)),
        )
        before = after


def _turns(
    world: Position, lines: tuple[Line, ...], seat: int
) -> tuple[list[list[_Act]], Position]:
    """Play lines; return the turns of a seat, a partner's word among its acts."""
    turns: list[list[_Act]] = []
    position, in_turn = world, False
    for line in lines:
        for step in line.steps:
            before, position = position, position.copy()
            act = _Act(step.action, _do(position, step.action), before, position)
            mine = line.seat == seat or (in_turn and before.turn == seat)
            if mine and not in_turn:
                turns.append([])
            if mine:
                turns[-1].append(act)
            in_turn = mine
    return turns, position


def _moments(turns: list[list[_Act]]) -> Iterator[tuple[str, Position]]:
    (first, *more), *later = turns
    yield first.words, first.after
    if more:
        yield list_words([act.words for act in more]), more[-1].after
    elif later:
        yield translate("practice", "The others have played"), later[-1][0].before
    if not later:
        return
    told = [act for act in later[-1] if not isinstance(act.action, Draw)]
    laid = [act for act in told if not isinstance(act.action, Discard)]
    move = list_words([act.words for act in laid or told])
    words = translate("practice", "Next turn: {move}").format(move=move)
    yield words, later[-1][-1].after


def _do(position: Position, action: Action) -> str:
    """Do an act and name it as its seat would."""
    seat = actor(position)
    assert seat is not None, "it has an act to do"
    words = action_words(action, observe(position, seat), "move")
    _, events = play_step(position, seat, Step(action))
    drawn = [each.cards for each in events if isinstance(each, CardsDrawn)]
    if not isinstance(action, Draw) or not drawn:
        return words
    cards = list_words([card_sign(card) for card in drawn[0]])
    return translate("practice", "drawn: {cards}").format(cards=cards)


def riddle_of(mistake: Mistake, people: PlayerNames) -> PracticePosition:
    """Make a position to practise of a decision in a game of the player's own."""
    advice = mistake.advice
    table = format_position(advice.observation.position).removeprefix(f"{HEADER} ")
    reasons = (each.text for each in review_card(mistake, people).reasons)
    because = mistake_reason(mistake, people) or next(reasons, "")
    moves = (str(advice.action),), (str(mistake.played),)
    title = translate("practice", "Your own games")
    ask = translate("practice", "What would you play?")
    return PracticePosition(OWN, "", table, *moves, title, ask, because, 2)


def due_words(days: int) -> str:
    """Say when a position comes back."""
    if days == 1:
        return translate("practice", "comes back tomorrow")
    return plural(days).translate("practice", "comes back in %n day(s)", "", 1)
