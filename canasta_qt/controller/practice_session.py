"""Sessions for learning and practice: nothing is counted, every action can be undone.

A practice session begins at any position. A practice round begins with a deal or at a
place of a record: with the same hands if that round is over, otherwise with hidden
cards dealt as the player could expect them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from canasta_qt.commands import Command
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import (
    NOTHING_TO_UNDO,
    AppliedAction,
    SeatedPlayers,
    Session,
    usual_names,
)
from canasta_qt.engine.numbered_deal import bot_seed
from canasta_qt.engine.state.actions import Action, Draw
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import SPECTATOR, Observation
from canasta_qt.engine.state.position import Position, actor
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Offer, TurnState, TurnStatus, UndoRefusal
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.line_play import place_random_cards
from canasta_qt.notation.record import (
    BOT_PREFIX,
    DEAL_FIELD,
    PERSON,
    PRACTICE_FIELD,
    Record,
)
from canasta_qt.overrides import override

START_FIELD: Final = "_from"
"""Field of a practice record: number of the deal, round from 1, earlier actions."""
STAND_IN: Final = "Bea"
"""Name of the bot in the player's place while the player has another seat."""
_DEFAULT_LEVEL: Final = "standard"
"""Level of a bot in place of another person."""
_TRIES: Final = 20


class PracticeSession(Session):
    """Session from a given position, which is not modified.

    Cards unknown in the position remain so until the person gets them; then they are
    random, but equal for equal numbers of actions. Actions are not recorded: `record`
    has only ruleset and players.
    """

    is_practice = True

    def __init__(
        self,
        position: Position,
        seats: SeatedPlayers,
        generator: Random,
        history: tuple[Event, ...] = (),
    ) -> None:
        """Set up the table after the events of the round so far."""
        super().__init__(position.terms.rules, seats, generator)
        self.restart_at(position, history)

    def restart_at(self, position: Position, history: tuple[Event, ...] = ()) -> None:
        """Restart at a position."""
        self.position = position.copy()
        self.history = list(history)
        self.applied_actions, self.undone_actions = [], []
        self.decision += 1

    @property
    @override
    def is_begun(self) -> bool:
        """Whether a card has been dealt: before the position was given."""
        return True

    @override
    def _name_cards(self, position: Position, action: Action) -> None:
        """Draw the unknown cards that the person is about to get."""
        seat = actor(position)
        if seat is None or self.level(seat) is not None or seat != self.seats.viewer:
            return
        heap = position.stock if isinstance(action, Draw) else position.feet[seat]
        count = position.terms.draw_count if isinstance(action, Draw) else len(heap)
        chance = Random(f"{position.round}:{len(self.applied_actions)}")
        place_random_cards(position, heap, count, chance)

    @override
    def _write_down(self, act: AppliedAction) -> None:
        """Record nothing."""

    @override
    def _erase(self) -> None:
        """Record nothing."""

    @override
    def with_offers(self, what: TurnStatus) -> TurnStatus:
        """Return the turn status without undo of a finished turn."""
        return what

    @override
    def undo_refusal(self) -> Refusal | None:
        """Return why nothing can be undone; None if something can."""
        if self.applied_actions:
            return None
        return Refusal(Reason.NOT_YOUR_DECISION, kind=UndoRefusal.NOTHING)

    @override
    def bot_seed(self, seat: int) -> int | None:
        """Return the seed of a bot's decision: equal after as many actions."""
        deal = self.record.deal
        step = len(self.applied_actions)
        return None if deal is None else bot_seed(deal, self.position.round, seat, step)


def session_at_position(
    position: Position, seat: int, others: str = "nobody"
) -> PracticeSession:
    """Set a position before one seat; the other seats are empty, or these bots."""
    people = [others] * position.terms.players
    people[seat] = PERSON
    players = tuple(people)
    seats = SeatedPlayers(usual_names(players, seat), players, seat)
    return PracticeSession(position, seats, Random(0))


@dataclass(frozen=True, slots=True)
class PracticeStart:
    """Start of a practice round, with all cards known."""

    position: Position
    history: tuple[Event, ...]
    record: Record
    """The game up to the start."""
    is_guessed: bool = False
    """Whether the hidden cards differ from those of the record."""

    @property
    def steps(self) -> int:
        """Number of actions of the round before the start."""
        return sum(len(line.steps) for line in self.record.rounds[-1].turns)


def dealt_start(session: Session) -> PracticeStart:
    """Deal the first round of a game without a deal."""
    events = session.start()
    return PracticeStart(session.position, tuple(events), session.record)


def start_at_frame(
    frames: ReplayFrames, hand: int, index: int, chance: Random
) -> PracticeStart | None:
    """Return the start at a frame; None for pass-and-play, or without a possible deal.

    Of an unfinished round nothing is used that its player cannot know.
    """
    record = record_until(frames, hand, index)
    if frames.is_over(hand):
        position = frames.frames_of(hand)[index].position
        return PracticeStart(position, frames.history(hand, index), record)
    observation = frames.observation(hand, index)
    if observation.seat == SPECTATOR:
        return None
    guess = random_deal(observation, chance)
    if guess is None:
        return None
    return PracticeStart(guess, observation.history, record, is_guessed=True)


def saved_start(frames: ReplayFrames) -> tuple[PracticeStart, tuple[Action, ...]]:
    """Return the start of a saved practice round, and its later actions.

    All its cards are known, whether the round is over or not.
    """
    record, hand = frames.record, len(frames.record.rounds) - 1
    shown = frames.frames_of(hand)
    source = record.own.get(START_FIELD)
    index = source[-1] if isinstance(source, list) and source else 0
    if not isinstance(index, int) or not 0 <= index < len(shown):
        index = 0
    beginning = PracticeStart(
        shown[index].position,
        frames.history(hand, index),
        record_until(frames, hand, index),
    )
    done = (frame.action for frame in shown[index + 1 :])
    return beginning, tuple(each for each in done if each is not None)


def random_deal(observation: Observation, chance: Random) -> Position | None:
    """Deal the cards that a seat cannot see, as that seat could expect them."""
    # Bots are imported only when one is needed.
    from canasta_qt.bots.search.determinizations import Determinizations
    from canasta_qt.bots.search.learned_weights import weights_for

    belief = weights_for(observation.position.terms).belief
    worlds = Determinizations(observation, belief)
    found = (worlds.deal(chance) for _ in range(_TRIES))
    return next((world for world in found if world is not None), None)


def record_until(frames: ReplayFrames, hand: int, index: int) -> Record:
    """Return the record of a game up to a frame."""
    frame, record = frames.frames_of(hand)[index], frames.record
    played = record.rounds[hand]
    turns = played.turns[: frame.line + 1]
    if turns:
        steps = turns[-1].steps[: frame.step + 1]
        turns = (*turns[:-1], replace(turns[-1], steps=steps))
    last = replace(played, turns=turns, score=None, own={})
    return replace(record, rounds=(*record.rounds[:hand], last))


class PracticeRound(PracticeSession):
    """A round with unlimited undo, open hands and free choice of seats."""

    leaves_by_escape = False

    def __init__(
        self, beginning: PracticeStart, viewer: int, generator: Random
    ) -> None:
        """Start at a seat; bots have all others."""
        record = beginning.record
        players = tuple(
            PERSON
            if seat == viewer
            else each
            if each != PERSON
            else f"{BOT_PREFIX}{_DEFAULT_LEVEL}"
            for seat, each in enumerate(record.players)
        )
        names = record.names or usual_names(players, viewer)
        seats = SeatedPlayers(names, players, viewer, record.seating)
        self.practice_start = beginning
        self.last_hinted: Callable[[], None] | None = None
        """Callback that counts hints in the unfinished game of origin."""
        super().__init__(beginning.position, seats, generator, beginning.history)
        own = {DEAL_FIELD: record.deal or self.record.deal}
        self.record = replace(self.record, own=own)

    def take_seat(self, seat: int) -> None:
        """Give a seat to the player; a bot continues in the previous one."""
        old, players = self.seats.viewer, list(self.seats.players)
        players[old], players[seat] = players[seat], PERSON
        names = list(self.seats.names)
        if names[old] == usual_names(self.seats.players, old)[old]:
            names[old] = STAND_IN
        self.seats = replace(
            self.seats, viewer=seat, players=tuple(players), names=tuple(names)
        )
        self.record = replace(self.record, players=tuple(players))
        self.decision += 1

    @override
    def undo(self) -> tuple[Event, ...]:
        """Undo up to the last decision of the player, or to the start."""
        events = super().undo()
        while self.applied_actions and actor(self.position) != self.seats.viewer:
            events = super().undo() + events
        return events

    # What is not counted, and what can be saved

    @override
    def count_hint(self) -> None:
        """Count nothing, as hints are unlimited here."""
        if self.last_hinted is not None:
            self.last_hinted()

    @override
    def record_memory_aid(self) -> None:
        """Count nothing."""

    @override
    def bot_seed(self, seat: int) -> int | None:
        """Return the seed that the same decision had in the game of origin."""
        step = self.practice_start.steps + len(self.applied_actions)
        assert self.record.deal is not None, "practice has a number"
        return bot_seed(self.record.deal, self.position.round, seat, step)

    @override
    def practice_record(self) -> Record | None:
        """The round as a record; None where its cards were guessed."""
        if self.practice_start.is_guessed:
            return None
        record = self.practice_start.record
        source = [record.deal or 0, len(record.rounds), self.practice_start.steps]
        own = {PRACTICE_FIELD: True, START_FIELD: source}
        deal = {} if record.deal is None else {DEAL_FIELD: record.deal}
        record = replace(record, own=deal | own)
        for act in self.applied_actions:
            seat = actor(act.before)
            assert seat is not None, "somebody acted"
            record = record.with_line(Line(seat, (Step(act.action),)))
        return record.with_totals(self.sheet().total) if self.is_over else record

    # What is offered

    @override
    def undo_offers(self) -> tuple[Offer, ...]:
        """Offer undo and redo, whoever is on turn.

        Lines end at the right, so Undo keeps its place when Redo appears.
        """
        back = Offer(Command.UNDO) if self.applied_actions else NOTHING_TO_UNDO
        forward = (Offer(Command.REDO),) if self.undone_actions else ()
        return (*forward, back) if self.applied_actions or self.undone_actions else ()

    @override
    def with_offers(self, what: TurnStatus) -> TurnStatus:
        """Offer undo and redo also while others play, and after the end.

        Before the first turn of another seat nobody acts until something is redone.
        """
        if what.is_own_turn:
            return what
        if self.undone_actions and not self.applied_actions:
            return replace(what, state=TurnState.PAUSED, offers=self.undo_offers())
        return replace(what, offers=(*what.offers, *self.undo_offers()))
