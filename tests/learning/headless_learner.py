"""A learner without a window, who plays lines by gestures."""

from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.lesson_controller import LessonController, LessonState
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, AddToMeld, LayDown, TakePile
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import LessonView, Place, PromptKind, Spot
from canasta_qt.learning.lesson import Lesson
from canasta_qt.learning.lesson_run import learner_hand_cards, parse_learner_line
from tests.bots_here import BotsHere

HAND = Spot(Place.HAND)
ALONE = {
    actions.DRAW: Command.DRAW,
    actions.ASK: Command.ASK,
    actions.ANSWER_YES: Command.YES,
    actions.ANSWER_NO: Command.NO,
}


class Learner:
    """Learner at the table of a lesson, with the texts of the coach."""

    def __init__(self, lesson: Lesson, *, drags: bool = False) -> None:
        self.game = GameController(BotsHere())
        self.lessons = LessonController(self.game)
        self.drags = drags
        self.heard: list[LessonView | None] = []
        self.refused: list[Refusal] = []
        self.steps: list[int] = []
        self.finished: list[int] = []
        self.asked: list[str] = []
        self.left = 0
        self._moving = False
        self.lessons.lesson_view_changed.connect(self.heard.append)
        self.lessons.step_changed.connect(lambda number, _: self.steps.append(number))
        self.lessons.finished.connect(lambda _, tries: self.finished.append(tries))
        self.lessons.number_requested.connect(self.asked.append)
        self.game.refused.connect(lambda refusal: self.refused.append(refusal))
        self.game.advanced.connect(self._on_advanced)
        self.lessons.begin_lesson(lesson)

    def _on_advanced(self) -> None:
        self._moving = True

    @property
    def position(self) -> Position:
        return self.lessons.session.position

    @property
    def said(self) -> tuple[str, ...]:
        """Return the last text of the coach."""
        told = self.heard[-1]
        return () if told is None else told.sentences

    def settle(self) -> None:
        """Finish all pending steps of the table."""
        while self._moving:
            self._moving = False
            self.game.on_animations_ended()
            self.lessons.on_animations_ended()

    def read(self) -> None:
        """Continue past texts until an action is requested."""
        while self.lessons.state in (
            LessonState.READ,
            LessonState.DONE,
            LessonState.DETOUR_READ,
        ):
            self.lessons.on_command(Command.GO_ON)
            self.settle()

    def play(self, text: str) -> None:
        """Play a line as the learner would, until an action is refused or taken
        back."""
        tries = self.lessons.tries
        for step in parse_learner_line(text).steps:
            self.act(step.action)
            self.settle()
            if self.lessons.tries > tries:
                break

    def act(self, action: Action) -> None:
        """Do one action by its gestures."""
        position = self.position
        if action in ALONE:
            self.game.on_command(ALONE[action], ())
        elif isinstance(action, TakePile):
            self._take(action, position)
        elif isinstance(action, LayDown):
            self._meld(action)
        elif self.drags:
            self.game.on_dropped(
                tuple(learner_hand_cards(action, position)), HAND, Spot(Place.PILE)
            )
        else:
            self.command(Command.DISCARD, learner_hand_cards(action, position))
        self._answer()

    def command(self, command: Command, cards: list[Card]) -> None:
        self.game.on_selection_changed(tuple(cards))
        self.game.on_command(command, tuple(cards))

    def _take(self, action: TakePile, position: Position) -> None:
        """Take the pile with the cards of the first play, then meld the rest."""
        first = TakePile(action.plays[:1])
        self.command(Command.TAKE, learner_hand_cards(first, position))
        self._choose()
        for play in action.plays[1:]:
            self._lay(play)

    def _meld(self, action: LayDown) -> None:
        for play in action.plays:
            self._lay(play)

    def _lay(self, play: actions.MeldPlay) -> None:
        assert not isinstance(play, actions.JoinMelds)
        free = Spot(Place.NEW_MELD)
        spot = Spot(Place.MELD, play.meld) if isinstance(play, AddToMeld) else free
        if self.drags or isinstance(play, AddToMeld):
            self.game.on_dropped(play.cards, HAND, spot)
        else:
            self.command(Command.MELD, list(play.cards))

    def _choose(self) -> None:
        prompt = self.game.prompt
        if prompt is not None and prompt.kind is PromptKind.CHOOSE_TAKE:
            self.game.on_take_chosen(0)

    def _answer(self) -> None:
        """Choose the first way of taking, and meld staged cards."""
        self._choose()
        if self.game.draft.groups:
            self.game.on_command(Command.COMMIT, ())
