"""An adviser whose answers are written by the test, and a table to ask it from."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from pytestqt.qtbot import QtBot

from canasta_qt.advice import AdviceReason, Candidate, Explanation
from canasta_qt.bots.messages import BotReply, BotRequest, RequestOptions
from canasta_qt.controller.advice.advice_controller import AdviceController
from canasta_qt.controller.advice.adviser import Adviser
from canasta_qt.controller.advice.review import ReviewedDecision
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.notation.actions import parse_action
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from tests.bots_here import BotsHere
from tests.narrow import some

Judgement = Callable[[Observation], tuple[Candidate, ...]]


@dataclass
class Scripted:
    """A runner that answers only while the test allows it."""

    judgement: Judgement | None = None
    asked: list[tuple[int, str, Observation]] = field(default_factory=list)
    open: bool = True
    """Whether questions are answered; otherwise they stay open."""
    closed: bool = False
    demands: list[RequestOptions] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)
    second_costs: list[float] = field(default_factory=list)
    """Costs, with a standard error of 10, in the comparisons of two moves."""
    plan: tuple[Action, ...] = ()
    """The planned rest of the turn in every answer."""
    trouble: str = ""
    """The error of an answer by the simple bot, as after the death of a process."""
    _question: tuple[int, Observation] | None = None

    def ask(self, question: BotRequest) -> None:
        self.demands.append(question.options)
        self.seeds.append(question.seed)
        seen = question.observation
        self.asked.append((question.decision_number, question.level, seen))
        self._question = (question.decision_number, seen)

    def answers(self) -> list[BotReply]:
        if self._question is None or not self.open:
            return []
        decision, view = self._question
        self._question = None
        asked = self.demands[-1]
        if asked.good_move_patterns and self.second_costs:
            best, played = (
                parse_action(asked.good_move_patterns[0]),
                asked.extra_actions,
            )
            cost = self.second_costs.pop(0)
            two = Candidate(best, 0.0), Candidate(played[0], -cost, 10.0)
            return [BotReply(decision, best, two, world_count=asked.max_worlds)]
        try:
            judged = (self.judgement or first_legal)(view)
        except ValueError as error:
            action = first_legal(view)[0].action
            return [BotReply(decision, action, problem=str(error))]
        best = judged[0].action
        if self.trouble:
            return [BotReply(decision, best, problem=self.trouble)]
        explanation = Explanation(AdviceReason.SAFE_DISCARD)
        reply = BotReply(decision, best, judged, explanation, world_count=100)
        return [replace(reply, planned_actions=self.plan)]

    def forget(self) -> None:
        self._question = None

    def close(self) -> None:
        self.closed = True


def first_legal(observation: Observation) -> tuple[Candidate, ...]:
    """Return up to six legal actions, each worth a point less than the previous one."""
    actions = list(legal_actions(observation.position))[:6]
    return tuple(Candidate(a, 100.0 - i, 1.0) for i, a in enumerate(actions))


class Asking:
    """A game for four players that records hints, reasons and reviews."""

    def __init__(self, *, bots: Scripted | None = None) -> None:
        self.bots = bots or Scripted()
        self.adviser = Scripted()
        runner = BotsHere(self.bots)
        self.controller = GameController(runner)
        self.adviser_runner = BotsHere(self.adviser)
        self.counsel_adviser = Adviser(self.adviser_runner, self.controller)
        self.advice_controller = AdviceController(
            self.controller, runner, self.counsel_adviser
        )
        self.hints: list[object] = []
        self.told: list[tuple[int, object]] = []
        self.reviews: list[tuple[object, int]] = []
        self.advice_controller.hint_changed.connect(self.hints.append)
        self.advice_controller.why_changed.connect(
            lambda seat, turns: self.told.append((seat, turns))
        )
        self.advice_controller.review_finished.connect(self.hear)
        levels = ("human", "bot:standard", "bot:standard", "bot:standard")
        names = ("You", "Clara", "Anton", "Tomás")
        session = Session(CLASSIC_4, SeatedPlayers(names, levels), Random(4))
        self.controller.begin_session(session)

    def hear(self, mistakes: object, unchecked: int) -> None:
        self.reviews.append((mistakes, unchecked))

    def look(self) -> None:
        """Ask the adviser for an answer, as its timer would."""
        self.adviser_runner.look()

    def let_a_bot_play(self, qtbot: QtBot) -> None:
        """Let a bot make and play one decision, with no animation running."""
        seen = self.session.decision
        self.controller.on_animations_ended()
        qtbot.waitUntil(lambda: self.session.decision > seen)

    @property
    def is_own_turn(self) -> bool:
        """Whether seat 0 decides."""
        return seat_to_act(self.session.position) == 0

    def some_choices(self, count: int) -> list[ReviewedDecision]:
        """Return decisions for a review, each in a turn of its own."""
        action = next(legal_actions(self.session.position))
        views = [self.session.observe(seat % 4) for seat in range(count)]
        return [
            ReviewedDecision(0, i, 0, i + 1, view, action, action)
            for i, view in enumerate(views)
        ]

    @property
    def session(self) -> Session:
        return some(self.controller.session)

    def play(self, action: Action) -> None:
        self.controller.play_action(action)
