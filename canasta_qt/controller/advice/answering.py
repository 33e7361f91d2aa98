"""A practice position at the table: the question, the answer, and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.commands import Command
from canasta_qt.controller.advice.grader import Grader
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.practice_session import PracticeSession, laid
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.actions import Action, AskPartner
from canasta_qt.engine.state.events import reveals_cards
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.position import Position, actor, partner_of
from canasta_qt.gestures import LessonView
from canasta_qt.learning.grading import WORLD_COUNTS
from canasta_qt.learning.practice import PracticePosition
from canasta_qt.notation.actions import Line
from canasta_qt.notation.record import BOT_PREFIX
from canasta_qt.translate import tr

READ_MS: Final = 2500
"""How long the end of what follows a move stands before anything else is shown."""


class Answering(QObject):
    """Asks for one decision at a time, which is played and then graded.

    The window hands on when its table has settled, and its commands.
    """

    coached = Signal(object)
    """A `LessonView`, or None while nothing is said."""
    graded = Signal(object)
    """The `Graded` answer; None if it could not be weighed."""
    shown = Signal()
    """What follows the moves has been seen, or as much of it as was wanted."""

    def __init__(
        self,
        game: GameController,
        grader: Grader,
        put: Callable[[Session], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Ask nothing yet; `put` lays a table in place of another game’s."""
        super().__init__(parent)
        self.asked: PracticePosition | None = None
        self.observation: Observation
        """What the learner knows, asked for a decision."""
        self._session: PracticeSession | None = None
        self._game, self._grader, self._put = game, grader, put or game.begin
        self.waits = False
        """The answer is not given yet."""
        self._rest: list[tuple[str, Position, list[Action]]] = []
        """What is still shown: what is said to it, where it begins, the acts."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(READ_MS)
        self._timer.timeout.connect(self._show_next)
        game.table_started.connect(self._on_table_started)
        game.advanced.connect(self._on_advanced)
        game.undone.connect(self._ask_again)
        grader.progressed.connect(self._on_progressed)
        grader.graded.connect(self._on_graded)

    @property
    def is_here(self) -> bool:
        """Whether its table is the one that is played at."""
        return self._session is not None

    def ask(self, asked: PracticePosition) -> None:
        """Put a position on the table and ask for the decision."""
        self.stop()
        position = asked.position()
        seat = actor(position)
        assert seat is not None, "somebody decides"
        self.asked, self.observation = asked, observe(position, seat)
        self.waits = True
        self._lay(position)
        self._say(asked.ask)

    def play_on(self, world: Position, level: str) -> None:
        """Play a world to its end with bots of a level."""
        self.stop()
        self._lay(world, f"{BOT_PREFIX}{level}")

    def stop(self) -> None:
        """Neither ask nor grade nor show anything any more."""
        self._grader.stop()
        self._timer.stop()
        self.waits, self._rest, self._session = False, [], None
        self.coached.emit(None)

    def _on_table_started(self) -> None:
        """Something else has taken the place of the position."""
        if self._session not in (None, self._game.session):
            self.stop()

    def _lay(self, position: Position, others: str = "nobody") -> None:
        self._session = laid(position, self.observation.seat, others)
        self._put(self._session)

    def _say(self, said: str, *, waits: bool = False) -> None:
        seat, terms = self.observation.seat, self.observation.position.terms
        mate = partner_of(terms, seat)
        speaker = terms.next_seat[seat] if mate == seat else mate
        self.coached.emit(LessonView(speaker, (said,), waits=waits))

    # The answer

    def _ask_again(self) -> None:
        if self.waits and self.asked is not None:
            self._say(self.asked.ask)

    def _on_advanced(self) -> None:
        """Take what was played up to a chance or the next player for the answer."""
        session, asked = self._session, self.asked
        if not self.waits or session is None or session is not self._game.session:
            return
        acts: list[Action] = []
        for act in session.acts:
            acts.append(act.action)
            chance = any(map(reveals_cards, act.events))
            passed = actor(act.after) != self.observation.seat
            if chance or passed or isinstance(act.action, AskPartner):
                break
        else:
            self._say(tr("Finish your turn; the whole turn is your answer."))
            return
        self.waits = False
        session.acts.clear()  # an answer is not taken back
        assert asked is not None, "a question is answered"
        self._grader.grade(self.observation, tuple(acts), asked.good, asked.bad)

    def _on_progressed(self, done: int, most: int) -> None:
        """Tell how far it is, but not so often that a reader says nothing else."""
        if not done or done in WORLD_COUNTS:
            said = tr("Evaluating your answer: {share}%")
            self._say(said.format(share=100 * done // most))

    def _on_graded(self, graded: object) -> None:
        self.coached.emit(None)
        self.graded.emit(graded)

    # What follows

    def show(self, world: Position, ways: Iterable[tuple[str, Iterable[Line]]]) -> None:
        """Play what follows moves in one world, and say something to each."""
        self.stop()
        for said, lines in ways:
            acts = [step.action for line in lines for step in line.steps]
            self._rest.append((said, world, acts))
        self._lay(world)
        self._show_next()

    def on_commanded(self, command: Command) -> None:
        """Go on at once with what is shown, or say the question again."""
        if command is Command.SAY_AGAIN:
            self._ask_again()
        if command is Command.GO_ON and self._timer.isActive():
            self._show_next()

    def on_settled(self) -> None:
        """Play the next act of what is shown."""
        session = self._session
        if not self._rest or session is None or self._timer.isActive():
            return
        said, _, acts = self._rest[0]
        if acts:
            self._game.on_bot_chose(session.decision, acts.pop(0))
        else:
            self._say(said, waits=True)
            self._timer.start()

    def _show_next(self) -> None:
        """Begin with the next way, or end."""
        self._timer.stop()
        session = self._session
        assert session is not None, "it lies on the table"
        if session.acts:
            self._rest.pop(0)
        if not self._rest:
            self.coached.emit(None)
            self.shown.emit()
            return
        said, world, _ = self._rest[0]
        session.place(world)
        self._game.show_again()
        self._say(said)
        self.on_settled()
