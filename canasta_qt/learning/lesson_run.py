"""What an act means in a lesson: right, on the way, a detour, or to be put back.

Acts are judged by where they lead, so that they may be split and done in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from canasta_qt.cards import UNKNOWN, Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import (
    Action,
    Discard,
    Draw,
    JoinMelds,
    LayDown,
    TakePile,
)
from canasta_qt.engine.state.melds import SET, Meld
from canasta_qt.engine.state.position import DRAW_PHASE, Position, actor
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import MELDING
from canasta_qt.learning.lesson import Detour, Lesson, Step, Trap
from canasta_qt.learning.reading import Texts
from canasta_qt.notation.actions import Line, fits, parse_line
from canasta_qt.notation.actions import Step as Act
from canasta_qt.notation.judge import judge, position_of
from canasta_qt.notation.line_play import (
    LineRefusedError,
    name_at_random,
    name_cards,
    play_line,
    played_cards,
)
from canasta_qt.notation.position.line import gives_stock, parse_position

LEARNER: Final = 0
_ACTS: Final = 4
"""Acts of one turn after which nobody is on the way any more."""


class Verdict(Enum):
    """What an act of the learner is to the coach."""

    RIGHT = "right"
    ON_THE_WAY = "on the way"
    OTHER = "other"
    """Legal, and put back."""


@dataclass(frozen=True, slots=True)
class Task:
    """A step at its table."""

    step: Step
    start: Position
    goals: tuple[Position, ...]
    """Where each wanted line leads, the first one shown."""
    detours: tuple[tuple[Detour, tuple[Position, ...]], ...]
    """The positions that each detour goes through, its end last."""
    traps: tuple[Position, ...]
    """The positions before the last action of each trap."""
    end: Position
    """After the first wanted line and what the others play."""
    unordered: bool
    """The stock is in no order: lines say what is drawn."""

    def judge(self, position: Position, acts: tuple[Action, ...]) -> Verdict | Detour:
        """Say what the learner’s acts since the start are, or which detour."""
        reached, done = alike(position), ", ".join(map(str, acts))
        patterns = [pattern.split(", ") for pattern in self.step.also]
        begun = [", ".join(each[:n]) for each in patterns for n in range(1, len(each))]
        if any(reached == alike(goal) for goal in self.goals):
            return Verdict.RIGHT
        for detour, way in self.detours:  # what a pattern would accept, for a reason
            if reached == alike(way[-1]) or done == detour.line:
                return detour
        if fits(done, self.step.also):
            return Verdict.RIGHT
        if fits(done, begun) or self.leads(position):
            return Verdict.ON_THE_WAY
        if any(reached == alike(way) for way in self.traps):
            return Verdict.ON_THE_WAY
        for detour, way in self.detours:
            if any(reached == alike(each) for each in way):
                return detour
        return Verdict.OTHER

    def has_melds(self, groups: Iterable[tuple[Card, ...]], lines: Texts) -> bool:
        """Return whether groups of cards are each of some meld in lines."""
        acts = [each.action for text in lines for each in line_of(text).steps]
        laid = [each for each in acts if isinstance(each, LayDown | TakePile)]
        plays = [play for act in laid for play in act.plays]
        melds = [_ranks(p.cards) for p in plays if not isinstance(p, JoinMelds)]
        return all(any(_ranks(each) <= meld for meld in melds) for each in groups)

    def leads(self, position: Position) -> bool:
        """Return whether something wanted can still be reached."""
        return any(_leads(position, goal, _ACTS) for goal in self.goals)

    def trap(
        self, refusal: Refusal, tried: tuple[Card, ...], position: Position
    ) -> Trap | None:
        """Find the trap that was fallen into, by its cards, best by its reason too.

        Its reason is enough for a discard, whatever the card, and where no card was
        tried, as by a click on the pile.  Its other cards have been played already.
        """
        about, near = _ranks(tried), None
        played = _ranks(self.start.hand(LEARNER)) - _ranks(position.hand(LEARNER))
        for trap in self.step.traps:
            action = line_of(trap.line).steps[-1].action
            if isinstance(action, Discard) and refusal.kind == MELDING:
                continue
            cards = _ranks(hand_cards(action, self.start))
            is_exact = bool(tried) and about <= cards <= about + played
            is_same = trap.reason == refusal.reason
            if is_same and (is_exact or not tried or isinstance(action, Discard)):
                return trap
            near = near or (trap if is_exact else None)
        return near

    def remaining(self, position: Position) -> tuple[Action, ...]:
        """Return the acts that lead from a position to something wanted.

        Empty where nothing was done or what was done leads elsewhere.
        """
        for line in map(line_of, self.step.want):
            for done in range(1, len(line.steps)):
                rest = Line(line.seat, line.steps[done:])
                try:
                    *_, end = through(position, rest, unordered=self.unordered)
                except LineRefusedError:
                    continue
                if any(alike(end) == alike(goal) for goal in self.goals):
                    return tuple(step.action for step in rest.steps)
        return ()

    @property
    def wanted(self) -> tuple[Action, ...]:
        """Every action of every wanted line."""
        lines = map(line_of, self.step.want)
        return tuple(each.action for line in lines for each in line.steps)

    def lifted(self, position: Position) -> tuple[Card, ...]:
        """Return the cards of the first wanted act that is still to be done."""
        hand = position.hands[LEARNER]
        for step in line_of(self.step.want[0]).steps if self.step.want else ():
            if isinstance(step.action, Draw) and position.phase == DRAW_PHASE:
                return ()  # what is ringed comes before them
            cards = hand_cards(step.action, self.start)
            if cards and all(hand[c] >= n for c, n in Counter(cards).items()):
                return tuple(cards)
        return ()


def tasks(lesson: Lesson) -> tuple[Task, ...]:
    """Set up every step of a lesson that has been proven."""
    found = []
    unordered, position = True, None
    if lesson.deal is not None:
        position, _ = position_of({"ruleset": lesson.game, **lesson.deal})
        unordered = False
    for step in lesson.steps:
        if step.table:
            position, unordered = (
                parse_position(step.table),
                not gives_stock(step.table),
            )
        assert position is not None, "the first step has a table"
        found.append(_task(step, position.copy(), unordered=unordered))
        position = found[-1].end
    return tuple(found)


def _task(step: Step, before: Position, *, unordered: bool) -> Task:
    """Play all lines of a step; what the learner will draw or take up is named."""
    foot = before.feet[LEARNER]
    name_at_random(before, foot, len(foot), Random(step.where.step))
    wanted = [line_of(want) for want in step.want]
    for each in (each for line in wanted for each in line.steps if each.drawn):
        name_cards(before, LEARNER, each, unordered=unordered)
    goals = [list(through(before, line, unordered=unordered))[-1] for line in wanted]
    detours = tuple(
        (each, tuple(through(before, line_of(each.line), unordered=unordered)))
        for each in step.detours
    )
    traps = []
    for line in (line_of(trap.line) for trap in step.traps):
        way = Line(line.seat, line.steps[:-1])
        traps += list(through(before, way, unordered=unordered))[-1:]
    end = goals[0] if goals else before
    for text in step.then:
        end = list(through(end, parse_line(text), unordered=unordered))[-1]
    return Task(step, before, tuple(goals), detours, tuple(traps), end, unordered)


def line_of(text: str) -> Line:
    """Read a line of the learner, without its seat."""
    return parse_line(f"{LEARNER}: {text}")


def through(position: Position, line: Line, *, unordered: bool) -> Iterator[Position]:
    """Yield the positions after each step of a line. Raises `LineRefusedError`."""
    for end in range(1, len(line.steps) + 1):
        part = Line(line.seat, line.steps[:end])
        yield play_line(position, part, reveal=True, unordered=unordered)[0]


def hand_cards(action: Action, position: Position) -> list[Card]:
    """List the cards that an action plays, as far as the learner holds them."""
    cards = played_cards(position, action)
    return [card for card in cards if position.hands[LEARNER][card]]


def _ranks(cards: tuple[Card, ...] | list[Card]) -> Counter[int]:
    return Counter(card >> 2 for card in cards)


def alike(position: Position) -> tuple[object, ...]:
    """Return what two positions have in common that are the same to the learner.

    Suits count only where there are sequences; the order of melds never does.
    """
    suits = position.terms.rules.sequences

    def same(cards: list[Card] | tuple[Card, ...]) -> tuple[int, ...]:
        return tuple(sorted(c if suits or c == UNKNOWN else c >> 2 for c in cards))

    melds = [
        sorted((meld.form, same(meld.cards)) for meld in side)
        for side in position.melds
    ]
    hands = [same(position.hand(seat)) for seat in range(position.terms.players)]
    state = (
        position.turn,
        position.phase,
        position.partner_agreed,
        position.partner_refused,
    )
    heaps = (len(position.stock), same(position.pile), position.frozen, position.size)
    return (state, heaps, melds, hands, position.asked, position.bonus)


def _leads(position: Position, end: Position, acts: int) -> bool:
    """Return whether some acts of the learner lead from a position to another."""
    if actor(position) != LEARNER or not acts or not _within(position, end):
        return False
    for action in legal_actions(position):
        after, _ = play_line(position, Line(LEARNER, (Act(action),)))
        if alike(after) == alike(end) or _leads(after, end, acts - 1):
            return True
    return False


def _within(position: Position, end: Position) -> bool:
    """Return whether nothing has been melded that is not so at the end."""
    sides = zip(position.melds, end.melds, strict=True)
    return not any(_melded(now) - _melded(then) for now, then in sides)


def _melded(melds: list[Meld]) -> Counter[tuple[int, int, int]]:
    """Count the cards of each rank by the meld in which they lie."""
    return Counter(
        (meld.form, meld.rank if meld.form == SET else -1, card >> 2)
        for meld in melds
        for card in meld.cards
    )


def answer_of(answer: str, position: str) -> int | None:
    """Return the number that is right at a position; None if there is no score."""
    if not answer.startswith("score"):
        return int(answer)
    score = judge({"position": position})["score"]
    points: int | None = score and score["round"][answer == "score them"]
    return points
