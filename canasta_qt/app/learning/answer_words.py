"""An answer in words and little tables, for its sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from canasta_qt.advice import Mistake
from canasta_qt.cards import Card, Rank
from canasta_qt.engine.state import events
from canasta_qt.engine.state.actions import Action, Discard, Draw
from canasta_qt.engine.state.events import CardsDrawn, Event
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import OVER_PHASE, Position, actor
from canasta_qt.learning.grading import Grade, Graded, deed_of, scale_of
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.learning.progress import OWN
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.line_play import play_line, play_step
from canasta_qt.notation.position.line import HEADER, format_position
from canasta_qt.translate import capital, figure, list_words, plural, tr, translate
from canasta_qt.windows.learning.answer_sheet import Answer, Way
from canasta_qt.windows.learning.little_table import LittleTable
from canasta_qt.wording.advice.action_text import action_words
from canasta_qt.wording.advice.card import review_card
from canasta_qt.wording.advice.comparison import about
from canasta_qt.wording.cards import card_sign
from canasta_qt.wording.log.turn_text import meld_rank, remember, turn_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import plain, runs_of

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
    asked: PracticePosition,
    observation: Observation,
    graded: Graded | None,
    place: str,
    people: PlayerNames,
) -> Answer:
    """Word an answer; None is one that could not be weighed."""
    names = tuple(map(grade_name, GRADES))
    shown = asked.title, place
    if graded is None:
        said = translate("practice", "This answer could not be weighed.")
        return Answer(*shown, said, asked.because, names, -1)
    grade, measured = graded.grade, graded.measured
    done = action_words(deed_of(graded.played), observation, "done")
    weighed = measured is not None and not graded.is_expected
    better = weighed and grade is Grade.SOLVED
    verdict = translate("", _VERDICTS[grade])
    if better:
        verdict = translate("practice", "That is better than the move known so far.")
    because = "" if better else asked.because  # it argues for the move known so far
    costs = grade in (Grade.PLAYABLE, Grade.COSTLY, Grade.GIFT)
    cost = 0 if measured is None or not costs else about(round(measured.mean))
    words = plural(cost).translate(
        "practice", "Costs about %n point(s) a round.", "", 1
    )
    return Answer(
        *shown,
        f"{done} {verdict}",
        because,
        names,
        tuple(GRADES).index(grade),
        words if cost else "",
        _ways(graded, observation, cost, people),
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
    if graded.is_expected:
        other = translate("practice", "Instead: {move}")
    mine = translate("practice", "You played: {move}")
    return mine.format(move=played), other.format(move=best)


def _ways(
    graded: Graded, observation: Observation, cost: int, people: PlayerNames
) -> tuple[Way, ...]:
    measured, sequel, seat = graded.measured, graded.sequel, observation.seat
    if measured is None or sequel is None:
        return ()
    reach = _RANGE * scale_of(observation.position.terms.ruleset) / _FULL
    gap = min(max(_FULL - abs(measured.mean) / reach, _LEAST), _FULL)
    best, error = translate("practice", "the best move"), measured.error / reach
    shown = [
        (
            heading,
            tuple(_tables(sequel.position, lines, seat) if lines else ()),
            _follows(sequel.position, lines, seat, people) if lines else "",
        )
        for heading, lines in zip(
            move_titles(graded, observation), (sequel.played, sequel.best), strict=True
        )
    ]
    if sequel.best and shown[0][2] == shown[1][2]:
        later = translate(
            "practice", "The same follows at first. The difference comes later."
        )
        shown[1] = (*shown[1][:2], later)
    solved, grade = grade_name(Grade.SOLVED), grade_name(graded.grade)
    if graded.grade is Grade.SOLVED:
        known = "" if graded.is_expected else solved
        less = _less(max(0, 5 * round(-measured.mean / 5)))
        worth = gap if measured.mean < 0 else _FULL
        return (
            _way(shown[0], solved, best, _FULL, is_best=True),
            _way(shown[1], known, less, worth, error),
        )
    worth = gap if measured.mean > 0 else min(2 * _FULL - gap, 1.0)
    return (
        _way(shown[0], grade, _less(cost), worth, error),
        _way(shown[1], solved, best, _FULL, is_best=True),
    )


def _less(points: int) -> str:
    """Say how much less a move is worth than the best one."""
    if not points:
        return translate("practice", "about as much")
    words = translate("practice", "about {points} less")
    return words.format(points=figure(points))


def _way(
    shown: tuple[str, tuple[LittleTable, ...], str],
    grade: str,
    less: str,
    worth: float,
    error: float = 0.0,
    *,
    is_best: bool = False,
) -> Way:
    heading, tables, follows = shown
    return Way(heading, grade, tables, less, worth, error, follows, is_best)


_NEWS: Final[dict[type, int]] = {
    events.SideOpened: 1,
    events.PileTaken: 2,
    events.CanastaCompleted: 3,
    events.WentOut: 4,
}
"""What others do between two turns, the more to be told the higher."""


def _newest(told: list[Event]) -> list[Event]:
    """Return what there is most to tell of a turn, and what belongs to it."""
    top = max(told, key=lambda event: _NEWS.get(type(event), 0))
    if isinstance(top, events.PileTaken):
        card, melds = top.cards[-1], (events.MeldLaid, events.MeldGrown)
        met = [e for e in told if isinstance(e, melds) and card in e.cards]
        return [top, *met[:1]]
    if isinstance(top, events.SideOpened):
        return [*(each for each in told if isinstance(each, events.MeldLaid)), top]
    if isinstance(top, events.CanastaCompleted | events.WentOut):
        return [top]
    return [each for each in told if isinstance(each, events.CardDiscarded)] or told


def _follows(
    world: Position, lines: tuple[Line, ...], seat: int, people: PlayerNames
) -> str:
    """Say what the others made of it, and what is there after the next turn."""
    position, ranks = world, dict[tuple[int, int], Rank | None]()
    for side, melds in enumerate(world.melds):
        ranks |= {(side, n): meld_rank(meld.cards) for n, meld in enumerate(melds)}
    said: list[tuple[int, str]] = []
    for actor_seat, turn in groupby(lines, lambda line: line.seat):
        before, told = dict(ranks), list[Event]()
        for line in turn:
            position, happened = play_line(position, line)
            told += happened
        for event in told:
            remember(ranks, event)
        if actor_seat != seat:
            news = _newest(told)
            words = plain(runs_of(turn_text(news, people, before)))
            said.append((max(_NEWS.get(type(each), 0) for each in news), words))
    most = max((news for news, _ in said), default=0)
    found = [words for news, words in said if news == most]
    others = " ".join(found[: 2 if most else 1])
    side = position.terms.side_of[seat]
    points = sum(meld.points for meld in position.melds[side])
    held = plural(len(position.hand(seat))).translate(
        "practice", "Then your melds count {points}, and you hold %n card(s).", "", 1
    )
    return " ".join(filter(None, (others, held.format(points=figure(points)))))


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
        pile, number = after.pile, figure(len(after.pile))
        yield LittleTable(
            capital(words),
            *_melds(before, after, seat, own=True),
            *_melds(before, after, seat, own=False),
            pile[-1] if pile else None,
            translate("practice", "pile {count}").format(count=number),
            tuple(after.hand(seat)),
        )
        before = after


def _melds(
    before: Position, after: Position, seat: int, *, own: bool
) -> tuple[tuple[tuple[Card, ...], ...], frozenset[int]]:
    """The melds of a seat's side, or of all others, and which of them have grown."""
    found, grown = list[tuple[Card, ...]](), set[int]()
    for side in range(after.terms.sides):
        if (side == after.terms.side_of[seat]) is not own:
            continue
        former = [len(meld.cards) for meld in before.melds[side]]
        for number, meld in enumerate(after.melds[side]):
            if number >= len(former) or len(meld.cards) > former[number]:
                grown.add(len(found))
            found.append(meld.cards)
    return tuple(found), frozenset(grown)


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
    because = next(reasons, "")
    moves = (str(advice.action),), (str(mistake.played),)
    title = translate("practice", "Your own games")
    ask = translate("practice", "What would you play?")
    return PracticePosition(OWN, "", table, *moves, title, ask, because, 2)


def due_words(days: int) -> str:
    """Say when a position comes back."""
    if days == 1:
        return translate("practice", "comes back tomorrow")
    return plural(days).translate("practice", "comes back in %n day(s)", "", 1)
