"""Sessions for learning and practice, without statistics, in which every action can be
undone.

A practice session begins with any position. A practice round begins with a deal, or at
a frame of a record: with the same hands if the recorded round is over, otherwise with
random hidden cards that agree with what the player knew.
"""

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
    default_names,
)
from canasta_qt.engine.state.actions import Action, Draw
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import SPECTATOR_SEAT, Observation
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import Offer, TurnStatus
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.line_play import fill_in_random_cards
from canasta_qt.notation.record import (
    BOT_PREFIX,
    DEAL_NUMBER_FIELD,
    PERSON,
    PRACTICE_FIELD,
    Record,
)
from canasta_qt.overrides import override

PRACTICE_START_FIELD: Final = "_from"
"""Field of a practice record: number of the deal, round from 1, number of earlier
actions."""
STAND_IN_NAME: Final = "Bea"
"""Name of the bot at the player's original seat while the player has another seat."""
_DEFAULT_LEVEL: Final = "standard"
"""Level of the bot that replaces a second person in a practice round."""
_MAX_DEAL_TRIES: Final = 20
"""Largest number of random deals tried to find one that agrees with what the seat
knows."""


class PracticeSession(Session):
    """Session that begins with a copy of a given position.

    A card that is unknown in the position becomes a random card when the person gets
    it; after the same number of actions, it is the same card again. Actions are not
    recorded: `record` has only the ruleset and the players.
    """

    is_practice = True

    def __init__(
        self,
        position: Position,
        seats: SeatedPlayers,
        generator: Random,
        history: tuple[Event, ...] = (),
    ) -> None:
        """Begin at a position; `history` has the events of its round so far."""
        super().__init__(position.terms.rules, seats, generator)
        self.restart_at(position, history)

    def restart_at(self, position: Position, history: tuple[Event, ...] = ()) -> None:
        """Continue the session from another position; `history` has the round's events
        so far."""
        self.position = position.copy()
        self.history = list(history)
        self.applied_actions, self.undone_actions = [], []
        self.decision += 1

    @property
    @override
    def is_begun(self) -> bool:
        """Always true, as the cards of a practice session are dealt from the
        beginning."""
        return True

    @override
    def _name_cards(self, position: Position, action: Action) -> None:
        """Choose random cards for the unknown ones that the person is about to get."""
        seat = seat_to_act(position)
        if (
            seat is None
            or self.bot_level(seat) is not None
            or seat != self.seats.viewer
        ):
            return
        heap = position.stock if isinstance(action, Draw) else position.feet[seat]
        count = position.terms.draw_count if isinstance(action, Draw) else len(heap)
        chance = Random(f"{position.round}:{len(self.applied_actions)}")
        fill_in_random_cards(position, heap, count, chance)

    @override
    def _record_action(self, act: AppliedAction) -> None:
        """Do nothing, as practice is not recorded."""

    @override
    def _remove_recorded_action(self) -> None:
        """Do nothing, as practice is not recorded."""

    @override
    def status_with_offers(self, status: TurnStatus) -> TurnStatus:
        """Return the turn status unchanged."""
        return status

    @override
    def undo_refusal(self) -> Refusal | None:
        """Return a refusal if the person has made no decision yet; otherwise None."""
        befores = (act.position_before for act in self.applied_actions)
        if any(map(self._is_own_decision, befores)):
            return None
        return NOTHING_TO_UNDO.refusal

    @override
    def undo(self) -> tuple[Event, ...]:
        """Undo the person's last decision, and the actions of bots after it."""
        events = super().undo()
        while not self._is_own_decision(self.position):
            events = super().undo() + events
        return events

    def _is_own_decision(self, position: Position) -> bool:
        """Return whether the person decides in a position; in lessons the other seats
        have no players."""
        seat = seat_to_act(position)
        return seat is not None and self.bot_level(seat) is None

    @override
    def undo_offers(self) -> tuple[Offer, ...]:
        """Return the offer to undo the last decision; none before the first one."""
        return super().undo_offers() if self.undo_refusal() is None else ()


def session_at_position(
    position: Position, seat: int, others: str = "nobody"
) -> PracticeSession:
    """Return a session that begins at a position, with a person at `seat`.

    `others` is the player of every other seat; with `nobody`, no bot decides for those
    seats.
    """
    people = [others] * position.terms.players
    people[seat] = PERSON
    players = tuple(people)
    seats = SeatedPlayers(default_names(players, seat), players, seat)
    return PracticeSession(position, seats, Random(0))


@dataclass(frozen=True, slots=True)
class PracticeStart:
    """Start of a practice round, with all cards known."""

    position: Position
    history: tuple[Event, ...]
    record: Record
    """The record of the game up to the start."""
    is_guessed: bool = False
    """Whether the hidden cards differ from the hidden cards in the record."""


def start_of_first_deal(session: Session) -> PracticeStart:
    """Start a session, and return its first deal as the start of a practice round."""
    events = session.start()
    return PracticeStart(session.position, tuple(events), session.record)


def start_at_frame(
    frames: ReplayFrames, round_index: int, index: int, chance: Random
) -> PracticeStart | None:
    """Return the start of a practice round at a frame of a record.

    None for a game of several people at one machine, or if no deal agrees with what the
    player knew. The hidden cards of an unfinished round are not used.
    """
    record = record_until(frames, round_index, index)
    if frames.is_round_over(round_index):
        position = frames.round_frames(round_index)[index].position
        return PracticeStart(position, frames.events_until(round_index, index), record)
    observation = frames.observation(round_index, index)
    if observation.seat == SPECTATOR_SEAT:
        return None
    guess = random_deal(observation, chance)
    if guess is None:
        return None
    return PracticeStart(guess, observation.history, record, is_guessed=True)


def start_from_record(frames: ReplayFrames) -> tuple[PracticeStart, tuple[Action, ...]]:
    """Return the start of a saved practice round, and the actions after it.

    All cards of the round are known, even if it is unfinished.
    """
    record, hand = frames.record, len(frames.record.rounds) - 1
    shown = frames.round_frames(hand)
    source = record.private_fields.get(PRACTICE_START_FIELD)
    index = source[-1] if isinstance(source, list) and source else 0
    if not isinstance(index, int) or not 0 <= index < len(shown):
        index = 0
    beginning = PracticeStart(
        shown[index].position,
        frames.events_until(hand, index),
        record_until(frames, hand, index),
    )
    done = (frame.action for frame in shown[index + 1 :])
    return beginning, tuple(each for each in done if each is not None)


def random_deal(observation: Observation, chance: Random) -> Position | None:
    """Return a position in which the cards that a seat does not know are dealt at
    random.

    The cards agree with what the seat knows. None if no such deal was found.
    """
    # Bots are imported only when one is needed.
    from canasta_qt.bots.search.determinizations import Determinizations
    from canasta_qt.bots.search.learned_weights import weights_for

    belief = weights_for(observation.position.terms).belief
    worlds = Determinizations(observation, belief)
    found = (worlds.deal(chance) for _ in range(_MAX_DEAL_TRIES))
    return next((world for world in found if world is not None), None)


def record_until(frames: ReplayFrames, round_index: int, index: int) -> Record:
    """Return the record of a game up to a frame."""
    frame, record = frames.round_frames(round_index)[index], frames.record
    played = record.rounds[round_index]
    turns = played.turns[: frame.line_index + 1]
    if turns:
        steps = turns[-1].steps[: frame.action_index + 1]
        turns = (*turns[:-1], replace(turns[-1], steps=steps))
    last = replace(played, turns=turns, score=None, private_fields={})
    return replace(record, rounds=(*record.rounds[:round_index], last))


class PracticeRound(PracticeSession):
    """A round with unlimited undo, open hands and a free choice of the seat."""

    leaves_by_escape = False

    def __init__(
        self, beginning: PracticeStart, viewer: int, generator: Random
    ) -> None:
        """Begin with the player at the seat `viewer`, and bots at all other seats."""
        record = beginning.record
        stand_in = f"{BOT_PREFIX}{_DEFAULT_LEVEL}"
        others = [stand_in if who == PERSON else who for who in record.players]
        players = (*others[:viewer], PERSON, *others[viewer + 1 :])
        names = record.names or default_names(players, viewer)
        seats = SeatedPlayers(names, players, viewer, record.seating)
        self.practice_start = beginning
        self.last_hinted: Callable[[], None] | None = None
        """Called for each hint, so that it counts in the unfinished game from which the
        round comes."""
        self.counted_decision: int | None = None
        """Value of `decision` at which the player has seen the count of the round."""
        super().__init__(beginning.position, seats, generator, beginning.history)
        earlier_lines = record.rounds[-1].turns
        self.earlier_action_count = sum(len(line.steps) for line in earlier_lines)
        own = {DEAL_NUMBER_FIELD: record.deal_number or self.record.deal_number}
        self.record = replace(self.record, private_fields=own)

    def take_seat(self, seat: int) -> None:
        """Give another seat to the player, and the player's previous seat to a bot."""
        old, players = self.seats.viewer, list(self.seats.players)
        players[old], players[seat] = players[seat], PERSON
        names = list(self.seats.names)
        if names[old] == default_names(self.seats.players, old)[old]:
            names[old] = STAND_IN_NAME
        self.seats = replace(
            self.seats, viewer=seat, players=tuple(players), names=tuple(names)
        )
        self.record = replace(self.record, players=tuple(players))
        self.decision += 1

    # Counts and record

    @override
    def record_hint(self) -> None:
        """Call `last_hinted`; hints are not counted in the practice round itself."""
        if self.last_hinted is not None:
            self.last_hinted()

    @override
    def practice_record(self) -> Record | None:
        """The round as a record; None if its hidden cards are random."""
        if self.practice_start.is_guessed:
            return None
        record = self.practice_start.record
        actions = self.earlier_action_count
        source = [record.deal_number or 0, len(record.rounds), actions]
        own: dict[str, object] = {PRACTICE_FIELD: True, PRACTICE_START_FIELD: source}
        if record.deal_number is not None:
            own = {DEAL_NUMBER_FIELD: record.deal_number} | own
        record = replace(record, private_fields=own)
        for act in self.applied_actions:
            seat = seat_to_act(act.position_before)
            assert seat is not None, "somebody acted"
            record = record.with_line(Line(seat, (Step(act.action),)))
        return record.with_totals(self.score_sheet().total) if self.is_over else record

    # Offers

    @override
    def undo_offers(self) -> tuple[Offer, ...]:
        """Return offers to undo, redo and leave practice, also while another player
        decides.

        Undo is behind Redo, so that it does not move when Redo appears.
        """
        leave = Offer(Command.LEAVE_PRACTICE)
        can_undo = self.undo_refusal() is None
        if not (can_undo or self.undone_actions):
            return (leave,)
        back = Offer(Command.UNDO) if can_undo else NOTHING_TO_UNDO
        forward = (Offer(Command.REDO),) if self.undone_actions else ()
        return (*forward, back, leave)

    @override
    def status_with_offers(self, status: TurnStatus) -> TurnStatus:
        """Return the turn status, in turns of others and after the end of the round
        with offers to undo, redo and leave.

        The status of an own turn is returned unchanged.
        When the round has been counted, leaving is the primary offer.
        """
        if status.is_own_turn:
            return status
        offers = (*status.offers, *self.undo_offers())
        if self.decision == self.counted_decision:
            score, *others, leave = offers
            leave, score = (
                replace(leave, is_primary=True),
                replace(score, is_primary=False),
            )
            offers = (leave, score, *others)
        return replace(status, offers=offers)
