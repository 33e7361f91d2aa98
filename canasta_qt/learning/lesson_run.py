"""Judgement of the learner's actions in a lesson: right, partly done, a detour, or
wrong.

Actions are judged by the resulting position, so that they can be split and reordered.
"""

from collections import Counter
from collections.abc import Iterable
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
from canasta_qt.engine.state.position import DRAW_PHASE, Position, seat_to_act
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import DRAW_BEFORE_MELD_REFUSAL, MELD_BEFORE_DRAW_REFUSAL
from canasta_qt.learning.lesson import ExpectedMistake, Lesson, LessonDetour, LessonStep
from canasta_qt.learning.reading import Texts
from canasta_qt.notation.actions import Line, matches_pattern, parse_line
from canasta_qt.notation.actions import Step as Act
from canasta_qt.notation.judge import judge, read_request_position
from canasta_qt.notation.line_play import (
    LineRefusedError,
    fill_in_cards_of_step,
    fill_in_random_cards,
    play_line,
    play_steps,
    played_cards,
)
from canasta_qt.notation.position.line import has_stock_field, parse_position

LEARNER_SEAT: Final = 0
_MAX_ACTIONS: Final = 4
"""Largest number of further actions that are searched for a way to a goal position."""
_MELDS_BEFORE_DRAW: Final = (MELD_BEFORE_DRAW_REFUSAL, DRAW_BEFORE_MELD_REFUSAL)


class Verdict(Enum):
    """Judgement of the learner's actions in a step."""

    RIGHT = "right"
    ON_THE_WAY = "on the way"
    OTHER = "other"
    """Legal, but not what the lesson asks for, so that it is undone."""


@dataclass(frozen=True, slots=True)
class LessonTask:
    """A step of a lesson with the positions by which actions are judged."""

    step: LessonStep
    start_position: Position
    goal_positions: tuple[Position, ...]
    """Position at the end of each line in `want`, first the line that is shown as the
    solution."""
    detours: tuple[tuple[LessonDetour, tuple[Position, ...]], ...]
    """Each detour with the positions after its actions, the last of which is its
    end."""
    mistake_positions: tuple[Position, ...]
    """Position before the last action of each expected mistake."""
    end_position: Position
    """Position after the first line in `want` and the lines in `then`."""
    is_stock_unordered: bool
    """True if the order of the stock is not fixed: lines then name the drawn cards."""

    def judge_actions(
        self, position: Position, played_actions: tuple[Action, ...]
    ) -> Verdict | LessonDetour:
        """Return the verdict on all actions of the learner in this step, or the detour
        that they are.

        `position` is the position after the actions.
        """
        reached, done = position_key(position), ", ".join(map(str, played_actions))
        patterns = [pattern.split(", ") for pattern in self.step.also]
        begun = [", ".join(each[:n]) for each in patterns for n in range(1, len(each))]
        if reached in map(position_key, self.goal_positions):
            return Verdict.RIGHT
        for detour, way in self.detours:
            # a detour explains what a pattern would accept
            if reached == position_key(way[-1]) or done == detour.line:
                return detour
        if matches_pattern(done, self.step.also):
            return Verdict.RIGHT
        if matches_pattern(done, begun) or self.can_reach_goal(position):
            return Verdict.ON_THE_WAY
        if reached in map(position_key, self.mistake_positions):
            return Verdict.ON_THE_WAY
        for detour, way in self.detours:
            if reached in map(position_key, way):
                return detour
        return Verdict.OTHER

    def has_melds(self, groups: Iterable[tuple[Card, ...]], lines: Texts) -> bool:
        """Return whether each group of cards is part of a meld made in the lines."""
        acts = [
            each.action for text in lines for each in parse_learner_line(text).steps
        ]
        laid = [each for each in acts if isinstance(each, LayDown | TakePile)]
        plays = [play for act in laid for play in act.plays]
        melds = [_ranks(p.cards) for p in plays if not isinstance(p, JoinMelds)]
        return all(any(_ranks(each) <= meld for meld in melds) for each in groups)

    def can_reach_goal(self, position: Position) -> bool:
        """Return whether further actions can lead to a goal position."""
        return any(
            _can_lead_to(position, goal, _MAX_ACTIONS) for goal in self.goal_positions
        )

    def expected_mistake(
        self, refusal: Refusal, tried: tuple[Card, ...], position: Position
    ) -> ExpectedMistake | None:
        """Return the expected mistake that has the cards and the reason of a refused
        action; None if there is none.

        The reason is enough for a discard, and if the gesture had no cards, such as a
        click on the pile. Cards of a mistake that are already played are ignored.
        """
        about, near = _ranks(tried), None
        played = _ranks(self.start_position.hand(LEARNER_SEAT)) - _ranks(
            position.hand(LEARNER_SEAT)
        )
        for trap in self.step.traps:
            action = parse_learner_line(trap.line).steps[-1].action
            if isinstance(action, Discard) and refusal.sentence in _MELDS_BEFORE_DRAW:
                continue
            cards = _ranks(learner_hand_cards(action, self.start_position))
            is_exact = bool(tried) and about <= cards <= about + played
            is_same = trap.reason == str(refusal.reason)
            if is_same and (is_exact or not tried or isinstance(action, Discard)):
                return trap
            near = near or (trap if is_exact else None)
        return near

    def remaining_actions(self, position: Position) -> tuple[Action, ...]:
        """Return the actions that lead from a position to a goal position.

        () if nothing was done yet, or if no goal position can be reached.
        """
        for line in map(parse_learner_line, self.step.want):
            for done in range(1, len(line.steps)):
                rest = Line(line.seat, line.steps[done:])
                try:
                    end = play_line(
                        position, rest, reveal=True, unordered=self.is_stock_unordered
                    )
                except LineRefusedError:
                    continue
                if position_key(end) in map(position_key, self.goal_positions):
                    return tuple(step.action for step in rest.steps)
        return ()

    @property
    def wanted_actions(self) -> tuple[Action, ...]:
        """All actions in the lines in `want`."""
        lines = map(parse_learner_line, self.step.want)
        return tuple(each.action for line in lines for each in line.steps)

    def raised_cards(self, position: Position) -> tuple[Card, ...]:
        """Return the cards of the first action in `want` that is still to be played,
        which are raised."""
        hand = position.hands[LEARNER_SEAT]
        for step in (
            parse_learner_line(self.step.want[0]).steps if self.step.want else ()
        ):
            if isinstance(step.action, Draw) and position.phase == DRAW_PHASE:
                return ()  # the marked place is used before the cards
            cards = learner_hand_cards(step.action, self.start_position)
            if cards and all(hand[c] >= n for c, n in Counter(cards).items()):
                return tuple(cards)
        return ()


def lesson_tasks(lesson: Lesson) -> tuple[LessonTask, ...]:
    """Return the task of every step of a lesson that has been checked."""
    found = []
    unordered, position = True, None
    if lesson.deal is not None:
        position, _ = read_request_position({"ruleset": lesson.game, **lesson.deal})
        unordered = False
    for number, step in enumerate(lesson.steps, 1):
        if step.table:
            position = parse_position(step.table)
            unordered = not has_stock_field(step.table)
        assert position is not None, "the first step has a table"
        chance = Random(number)
        found.append(_task(step, position.copy(), chance, unordered=unordered))
        position = found[-1].end_position
    return tuple(found)


def _task(
    step: LessonStep, before: Position, chance: Random, *, unordered: bool
) -> LessonTask:
    """Return the task of a step, whose lines are played from a position.

    Unknown cards of the foot are chosen by `chance`. With `unordered`, the drawn cards
    are those that the lines name.
    """
    foot = before.feet[LEARNER_SEAT]
    fill_in_random_cards(before, foot, len(foot), chance)
    wanted = [parse_learner_line(want) for want in step.want]
    for each in (each for line in wanted for each in line.steps if each.drawn_cards):
        fill_in_cards_of_step(before, LEARNER_SEAT, each, unordered=unordered)

    def end_of(start: Position, line: Line) -> Position:
        return play_line(start, line, reveal=True, unordered=unordered)

    def ends_of_steps(line: Line) -> tuple[Position, ...]:
        played = play_steps(before, line, reveal=True, unordered=unordered)
        return tuple(end for end, _ in played)

    goals = tuple(end_of(before, line) for line in wanted)
    detours = tuple(
        (each, ends_of_steps(parse_learner_line(each.line))) for each in step.detours
    )
    traps = [parse_learner_line(trap.line) for trap in step.traps]
    ways = [Line(trap.seat, trap.steps[:-1]) for trap in traps if trap.steps[1:]]
    end = goals[0] if goals else before
    for text in step.then:
        end = end_of(end, parse_line(text))
    mistakes = tuple(end_of(before, way) for way in ways)
    return LessonTask(step, before, goals, detours, mistakes, end, unordered)


def parse_learner_line(text: str) -> Line:
    """Return the line of the learner's seat in a text that does not name the seat."""
    return parse_line(f"{LEARNER_SEAT}: {text}")


def learner_hand_cards(action: Action, position: Position) -> list[Card]:
    """Return the cards of an action that come from the learner's hand."""
    cards = played_cards(position, action)
    return [card for card in cards if position.hands[LEARNER_SEAT][card]]


def _ranks(cards: tuple[Card, ...] | list[Card]) -> Counter[int]:
    return Counter(card >> 2 for card in cards)


def position_key(position: Position) -> tuple[object, ...]:
    """Return a key that is equal for positions that do not differ for a lesson.

    Suits matter only in games with sequences; the order of melds never matters.
    """
    suits = position.terms.rules.sequences

    def comparable_cards(cards: list[Card] | tuple[Card, ...]) -> tuple[int, ...]:
        return tuple(sorted(c if suits or c == UNKNOWN else c >> 2 for c in cards))

    melds = [
        sorted((meld.form, comparable_cards(meld.cards)) for meld in side)
        for side in position.melds
    ]
    hands = [
        comparable_cards(position.hand(seat)) for seat in range(position.terms.players)
    ]
    state = (
        position.turn,
        position.phase,
        position.partner_agreed,
        position.partner_refused,
    )
    heaps = (
        len(position.stock),
        comparable_cards(position.pile),
        position.frozen,
        position.size,
    )
    return (state, heaps, melds, hands, position.asked, position.bonus)


def _can_lead_to(position: Position, end: Position, acts: int) -> bool:
    """Return whether at most `acts` actions of the learner lead from a position to
    `end`.
    """
    if (
        seat_to_act(position) != LEARNER_SEAT
        or not acts
        or not _melds_are_part_of(position, end)
    ):
        return False
    for action in legal_actions(position):
        after = play_line(position, Line(LEARNER_SEAT, (Act(action),)))
        if position_key(after) == position_key(end) or _can_lead_to(
            after, end, acts - 1
        ):
            return True
    return False


def _melds_are_part_of(position: Position, end: Position) -> bool:
    """Return whether every melded card of a position is also melded in `end`."""
    sides = zip(position.melds, end.melds, strict=True)
    return not any(_count_melded(now) - _count_melded(then) for now, then in sides)


def _count_melded(melds: list[Meld]) -> Counter[tuple[int, int, int]]:
    """Return the number of melded cards by form of the meld, rank of the meld, and card
    rank.
    """
    return Counter(
        (meld.form, meld.rank if meld.form == SET else -1, card >> 2)
        for meld in melds
        for card in meld.cards
    )


def correct_number(answer: str, position: str) -> int | None:
    """Return the right number for a question about a position; None if the position has
    no score.

    `answer` is a number as text, or `score` or `score them` for the points of a side.
    """
    if not answer.startswith("score"):
        return int(answer)
    score = judge({"position": position})["score"]
    points: int | None = score and score["round"][answer == "score them"]
    return points
