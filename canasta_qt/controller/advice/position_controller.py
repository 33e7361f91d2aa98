"""A practice position at the table: its question, the answer, and sequels.

A sequel is the play that follows a move in one world; sequels are shown after the
grade.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.commands import Command
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import (
    PracticeSession,
    random_deal,
    session_at_position,
)
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.actions import Action, AskPartner
from canasta_qt.engine.state.events import reveals_cards
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import Position, partner_of, seat_to_act
from canasta_qt.gestures import LessonView
from canasta_qt.learning.grading import WORLD_COUNTS
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.notation.actions import Line
from canasta_qt.notation.record import BOT_PREFIX
from canasta_qt.translate import tr

SEQUEL_READING_TIME_MS: Final = 2500
"""Milliseconds between the end of a sequel and the start of the next one."""


class PositionController(QObject):
    """Controller of one practice position, in which the player's answer is played, then
    graded.

    The window calls `on_animations_ended` when animations have ended, and `on_command`
    for the coach's buttons.
    """

    lesson_view_changed = Signal(object)
    """Emitted with a `LessonView` whose text is to be shown; None for no text."""
    graded = Signal(object)
    """Emitted with the `Graded` answer; None if grading failed."""
    sequels_finished = Signal()
    """Emitted when all sequels have been shown or skipped."""

    def __init__(
        self,
        game: GameController,
        grader: Grader,
        put: Callable[[Session], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a controller without a position; `put` shows a session at the table."""
        super().__init__(parent)
        self.practice_position: PracticePosition | None = None
        self.observation: Observation
        """The learner's observation when the question was asked."""
        self._observation: Observation
        """The learner's observation after the last answer."""
        self._session: PracticeSession | None = None
        self._game, self._grader, self._begin = game, grader, put or game.begin_session
        self.is_waiting = False
        """Whether the question is still unanswered."""
        self._sequels: list[tuple[str, Position, list[Action]]] = []
        """Sequels to show, each with its text, first position and actions."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(SEQUEL_READING_TIME_MS)
        self._timer.timeout.connect(self._show_next_sequel)
        game.table_started.connect(self._on_table_started)
        game.advanced.connect(self._on_advanced)
        game.undone.connect(self._ask_again)
        grader.progressed.connect(self._on_progressed)
        grader.graded.connect(self._on_graded)

    @property
    def is_on_table(self) -> bool:
        """Whether the practice position is the game shown at the table."""
        return self._session is not None

    def show_question(self, practice_position: PracticePosition) -> None:
        """Show a practice position and its question, which the player can then
        answer."""
        self.stop()
        position = practice_position.position()
        seat = seat_to_act(position)
        assert seat is not None, "somebody decides"
        self.practice_position = practice_position
        self.observation = observe(position, seat)
        self.is_waiting = True
        self._begin_session_at(position)
        self._show_text(practice_position.ask)

    def play_to_end(self, level: str, chance: Random) -> bool:
        """Let the player play on after the answer to the end of the round, against bots
        of a level; the hidden cards are dealt at random.

        Return False if the round is over or no deal was found.
        """
        world = random_deal(self._observation, chance)
        if world is None or seat_to_act(world) is None:
            return False
        self.stop()
        self._begin_session_at(world, f"{BOT_PREFIX}{level}")
        return True

    def stop(self) -> None:
        """Cancel the question, the grading and the sequels."""
        self._grader.stop()
        self._timer.stop()
        self.is_waiting, self._sequels, self._session = False, [], None
        self.lesson_view_changed.emit(None)

    def _on_table_started(self) -> None:
        """Stop if a game other than the practice position is shown."""
        if self._session not in (None, self._game.session):
            self.stop()

    def _begin_session_at(self, position: Position, others: str = "nobody") -> None:
        self._session = session_at_position(position, self.observation.seat, others)
        self._begin(self._session)

    def _show_text(self, said: str, *, waits: bool = False) -> None:
        seat, terms = self.observation.seat, self.observation.position.terms
        mate = partner_of(terms, seat)
        speaker = terms.next_seat[seat] if mate == seat else mate
        self.lesson_view_changed.emit(
            LessonView(
                speaker,
                (said,),
                can_continue=waits,
                leave_command=Command.LEAVE_PRACTICE,
            )
        )

    # Answer

    def _ask_again(self) -> None:
        if self.is_waiting and self.practice_position is not None:
            self._show_text(self.practice_position.ask)

    def _on_advanced(self) -> None:
        """Grade the learner's actions when another player acts next or a random card is
        turned up."""
        session, asked = self._session, self.practice_position
        if not self.is_waiting or session is None or session is not self._game.session:
            return
        acts: list[Action] = []
        for act in session.applied_actions:
            acts.append(act.action)
            chance = any(map(reveals_cards, act.events))
            passed = seat_to_act(act.position_after) != self.observation.seat
            if chance or passed or isinstance(act.action, AskPartner):
                break
        else:
            self._show_text(tr("Finish your turn; the whole turn is your answer."))
            return
        self.is_waiting = False
        self._observation = self._game.observation
        session.applied_actions.clear()  # an answer is final
        assert asked is not None, "a question is answered"
        self._grader.grade(self.observation, tuple(acts), asked.good, asked.bad)

    def _on_progressed(self, done: int, most: int) -> None:
        """Show the progress of the grading, at intervals that suit screen readers."""
        if not done or done in WORLD_COUNTS:
            said = tr("Evaluating your answer: {share}%")
            self._show_text(said.format(share=100 * done // most))

    def _on_graded(self, graded: object) -> None:
        self.lesson_view_changed.emit(None)
        self.graded.emit(graded)

    # Sequels

    def show_sequels(
        self, position: Position, moves: Iterable[tuple[str, Iterable[Line]]]
    ) -> None:
        """Play the sequel of each move in `moves` from the same position, with the text
        of the move."""
        self.stop()
        for said, lines in moves:
            acts = [step.action for line in lines for step in line.steps]
            self._sequels.append((said, position, acts))
        self._begin_session_at(position)
        self._show_next_sequel()

    def on_command(self, command: Command) -> None:
        """Skip the sequel being shown, or repeat the question."""
        if command is Command.SAY_AGAIN:
            self._ask_again()
        if command is Command.GO_ON and self._timer.isActive():
            self._show_next_sequel()

    def on_animations_ended(self) -> None:
        """Play the next action of the sequel."""
        session = self._session
        if not self._sequels or session is None or self._timer.isActive():
            return
        said, _, acts = self._sequels[0]
        if acts:
            self._game.on_bot_action(session.decision, acts.pop(0))
        else:
            self._show_text(said, waits=True)
            self._timer.start()

    def _show_next_sequel(self) -> None:
        """Start the next sequel; after the last one emit `sequels_finished`."""
        self._timer.stop()
        session = self._session
        assert session is not None, "a sequel is shown in a session"
        if session.applied_actions:
            self._sequels.pop(0)
        if not self._sequels:
            self.lesson_view_changed.emit(None)
            self.sequels_finished.emit()
            return
        said, world, _ = self._sequels[0]
        session.restart_at(world)
        self._game.refresh()
        self._show_text(said)
        self.on_animations_ended()
