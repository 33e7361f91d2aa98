"""The game being played: its position, its record, and players by seat.

`Session.submit` is the only place where an action of a game is applied.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import ClassVar, Final

from canasta_qt.cards import CARD_BY_TEXT, Card, cards_text
from canasta_qt.commands import Command
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.numbered_deal import (
    MAX_DEAL_NUMBER,
    bot_seed,
    numbered_dealer,
    numbered_deck,
)
from canasta_qt.engine.rounds import add_scores, next_dealer, start_game, start_round
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.actions import (
    Action,
    Discard,
    Draw,
    Float,
    LayDown,
    Lift,
    TakePile,
)
from canasta_qt.engine.state.events import DealerDrawn, Event, ScoreSheet, reveals_cards
from canasta_qt.engine.state.observation import (
    SPECTATOR_SEAT,
    Observation,
    mask_event,
    observe,
    observe_as_spectator,
)
from canasta_qt.engine.state.position import (
    ANSWER_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    Position,
    seat_to_act,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Offer, TurnState, TurnStatus, UndoRefusal
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.handing_over import (
    final_players,
    hand_over_seat,
    player_changes,
    seats_that_acted,
)
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import (
    BOT_PREFIX,
    DEAL_CHOSEN_FIELD,
    DEAL_DAY_FIELD,
    DEAL_NUMBER_FIELD,
    HINT_COUNT_FIELD,
    MAY_UNDO_FIELD,
    MEMORY_AID_COUNT_FIELD,
    PERSON,
    UNDO_COUNT_FIELD,
    Record,
    distinct_player_names,
    with_private_field,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating
from canasta_qt.translate import tr

_TURN_ENDS: Final = Discard | Float
"""Actions that end a turn."""
HAND_ORDER_FIELD: Final = "_hand_order"
"""Key in a record for the order in which the person has arranged the hand."""
DEFAULT_NAMES: Final = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
"""Default names of players, clockwise from the left of the person at the bottom."""


@dataclass(frozen=True, slots=True)
class SeatedPlayers:
    """Names and players by seat, and the seat at the bottom."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    """`human`, or `bot:` and a level."""
    viewer: int = 0
    seating: Seating | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal requested by the player, with its number and dealer."""

    number: int
    dealer: int | None = None
    """Seat of the dealer; None if the number of the deal determines it."""


@dataclass(frozen=True, slots=True)
class AppliedAction:
    """An action with its events and the positions before and after."""

    position_before: Position
    action: Action
    events: tuple[Event, ...]
    position_after: Position


def default_names(players: tuple[str, ...], viewer: int) -> tuple[str, ...]:
    """Return default names by seat for a game whose record has no names."""
    names = (tr("You"), *DEFAULT_NAMES)
    return tuple(names[(seat - viewer) % len(players)] for seat in range(len(players)))


NOTHING_TO_UNDO: Final = Offer(
    Command.UNDO,
    refusal=Refusal(Reason.NOT_YOUR_DECISION, sentence=UndoRefusal.NOTHING),
)
"""Disabled Undo beside Redo: without it, Redo would be where a second click on Undo is
made."""


class Session:
    """One game from its first deal to its end.

    `generator` chooses the number of the deal, which determines the decks and the first
    dealer. The record has the number, so resuming a game does not depend on the
    generator.
    """

    is_practice: ClassVar[bool] = False
    """Whether the session is practice, which is not saved as a game and has neither
    statistics nor a winner."""

    leaves_by_escape: ClassVar[bool] = True
    """Whether the Esc key ends practice; otherwise it skips animations."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: SeatedPlayers,
        generator: Random,
        asked: Deal | None = None,
    ) -> None:
        """Make a session without a deal; see `start`."""
        seats = replace(seats, names=distinct_player_names(seats.names, seats.players))
        self.seats = seats
        self.generator = generator
        self._requested_deal = asked
        chosen = {DEAL_NUMBER_FIELD: self._random_deal_number()}
        if asked is not None:
            chosen = {DEAL_NUMBER_FIELD: asked.number, DEAL_CHOSEN_FIELD: True}
        names, seating = seats.names, seats.seating
        self.record = Record(ruleset, seats.players, (), names, seating, chosen)
        """The record of the game so far."""
        self.position: Position = start_game(
            ruleset, players=len(seats.players), seating=seats.seating
        )
        self.history: list[Event] = []
        """Events of the present round, hidden cards included."""
        self.earlier_rounds: list[tuple[Event, ...]] = []
        """Events of the previous rounds, hidden cards included, for the log."""
        self.decision = 0
        """Number of changes so far; a bot's reply to an earlier number is out of
        date."""
        self.is_covered = self.record.has_several_people
        """Whether all hands are hidden until the next of several people uncovers the
        own hand."""
        self.is_open = False
        """Whether all hands are shown to a person who watches bots."""
        self.applied_actions: list[AppliedAction] = []
        """Actions of the round, oldest first."""
        self.earlier_action_count = 0
        """Number of actions of the round before those in `applied_actions`."""
        self.undone_actions: list[AppliedAction] = []
        """Undone actions that can be redone, the next one last."""

    @classmethod
    def resume(cls, record: Record, generator: Random, viewer: int = 0) -> Session:
        """Return a session after the last action of a record.

        Raises `ReplayError` if a line of the record is illegal.
        """
        names = record.names or default_names(record.players, viewer)
        seats = SeatedPlayers(names, record.players, viewer, record.seating)
        session = cls(record.ruleset, seats, generator)
        frames, last = ReplayFrames(record), len(record.rounds) - 1
        shown = frames.round_frames(last) if record.rounds else ()
        if frames.stopped is not None:
            raise frames.stopped
        session.record = record
        session.seats = replace(seats, players=final_players(record))
        if shown:
            session.position = shown[-1].position
            session.history = list(frames.events_until(last, len(shown) - 1))
            session.earlier_rounds = [frames.round_events(hand) for hand in range(last)]
        for before, after in pairwise(shown):
            assert after.action is not None, "a deal comes first"
            then, now, events = before.position, after.position, after.events
            applied = AppliedAction(then, after.action, events, now)
            session.applied_actions.append(applied)
        session.decision = sum(len(each.turns) for each in record.rounds) + 1
        people = session.people_seats
        if session.is_covered and len(people) == 1:
            session.seats = replace(session.seats, viewer=people[0])
            session.is_covered = False
        return session

    @property
    def is_begun(self) -> bool:
        """Whether the first round has been dealt."""
        return bool(self.record.rounds)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended, or none has begun yet."""
        return self.position.phase == OVER_PHASE

    def bot_level(self, seat: int) -> str | None:
        """Return the level of the bot that decides for a seat; None for a person."""
        player = self.seats.players[seat]
        return (
            player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None
        )

    def playing_style(self, seat: int) -> str:
        """Return the name of the player whose style a bot has; empty for the plain bot
        and for a person.

        Deals of the day and practice positions have plain bots, so that they are the
        same for all players.
        """
        is_plain = self.is_practice or DEAL_DAY_FIELD in self.record.private_fields
        return (
            "" if is_plain or self.bot_level(seat) is None else self.seats.names[seat]
        )

    @property
    def people_seats(self) -> list[int]:
        """Seats for which people decide at present."""
        return [seat for seat, who in enumerate(self.seats.players) if who == PERSON]

    @property
    def handed_over_seats(self) -> list[int]:
        """Seats of people for whom bots decide at present."""
        given = enumerate(self.record.players)
        return [seat for seat, who in given if who == PERSON and self.bot_level(seat)]

    @property
    def has_only_bots(self) -> bool:
        """Whether bots decide for all seats of the game."""
        return self.record.person_seat is None

    @property
    def visible_seat(self) -> int:
        """Seat whose hand is shown; `SPECTATOR_SEAT` if no hand may be shown."""
        watched = self.is_covered or self.has_only_bots
        return SPECTATOR_SEAT if watched else self.seats.viewer

    @property
    def is_person_deciding(self) -> bool:
        """Whether the person at the bottom decides for that seat at present, not a
        bot."""
        seat = self.visible_seat
        return seat != SPECTATOR_SEAT and self.bot_level(seat) is None

    @property
    def is_own_turn(self) -> bool:
        """Whether the person at the bottom must decide now."""
        return (
            self.is_person_deciding and seat_to_act(self.position) == self.visible_seat
        )

    def masked_events(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return events without anything that the person at the table must not see."""
        seat = self.seats.viewer if self.is_open else self.visible_seat
        return tuple(mask_event(event, seat) for event in events)

    def visible_observation(self) -> Observation:
        """Return the observation to show: of `visible_seat`, or while `is_open` of the
        viewer."""
        return self.observe(self.seats.viewer if self.is_open else self.visible_seat)

    def cover_hands(self) -> bool:
        """Hide the hands from the next person, unless only one person plays; return
        whether this call has hidden them."""
        others = set(self.people_seats) - {self.seats.viewer}
        hides = bool(others) and not self.is_covered
        self.is_covered |= hides
        return hides

    def uncover_hands(self) -> None:
        """Move the person who must decide to the bottom, and show that person's
        hand."""
        seat = seat_to_act(self.position)
        assert seat is not None, "somebody decides"
        self.seats = replace(self.seats, viewer=seat)
        self.is_covered = False

    def hand_over(self, seat: int, player: str) -> None:
        """Set the player of a seat for all later decisions."""
        self.record = hand_over_seat(self.record, seat, player)
        self.seats = replace(self.seats, players=final_players(self.record))
        self.decision += 1

    def start(self) -> list[Event]:
        """Deal the first round; the number of the deal determines the dealer."""
        drawn, dealer = self._draw_dealer()
        events = self.deal_cards(dealer, self._deck(1))
        if drawn:
            self.history.insert(0, DealerDrawn(drawn, dealer))
            events.insert(0, DealerDrawn(drawn, dealer))
        return events

    def _draw_dealer(self) -> tuple[tuple[Card, ...], int]:
        """Return the cards drawn for the first deal, and the dealer; () if no cards
        are drawn, or the dealer was requested."""
        if self._requested_deal is not None and self._requested_deal.dealer is not None:
            return (), self._requested_deal.dealer
        number = self.record.deal_number
        assert number is not None, "a new game has the number of its deal"
        return numbered_dealer(self.position.terms, number)

    def _random_deal_number(self) -> int:
        return self.generator.randrange(MAX_DEAL_NUMBER) + 1

    def _deck(self, round_: int) -> tuple[Card, ...]:
        """Return the deck of a round; in a game without a number, a random deck."""
        number = self.record.deal_number or self._random_deal_number()
        return numbered_deck(self.position.terms, number, round_)

    def deal_next_round(self) -> list[Event]:
        """Add the points of the finished round to the totals, and deal the next one."""
        add_scores(self.position)
        dealer = next_dealer(self.position)
        return self.deal_cards(dealer, self._deck(self.position.round + 1))

    def deal_cards(self, dealer: int, deck: tuple[Card, ...]) -> list[Event]:
        """Begin a round with a given dealer and deck."""
        events = start_round(self.position, dealer, deck)
        record = with_private_field(self.record, HAND_ORDER_FIELD, None)
        self.record = record.with_round(dealer, deck)
        if self.history:
            self.earlier_rounds.append(tuple(self.history))
        self.history = list(events)
        self.applied_actions, self.undone_actions = [], []
        self.decision += 1
        return events

    def submit(self, action: Action) -> list[Event]:
        """Apply and record an action; the only caller of `apply` in a game.

        Raises `IllegalActionError`, with the position unchanged, if the rules refuse
        it.
        """
        if action == self.undone_action:
            act = self.undone_actions.pop()
        else:
            after = self.position.copy()
            self._name_cards(after, action)
            events = apply(after, action)
            act = AppliedAction(self.position, action, tuple(events), after)
            self.undone_actions = []
        self.applied_actions.append(act)
        self.position = act.position_after
        self.history += act.events
        self._record_action(act)
        self.decision += 1
        return list(act.events)

    def _name_cards(self, position: Position, action: Action) -> None:
        """Choose the unknown cards that an action turns up; in a game all cards are
        known, so nothing is done."""

    def _record_action(self, act: AppliedAction) -> None:
        seat = seat_to_act(act.position_before)
        assert seat is not None  # apply refuses everything once a round is over
        self.record = self.record.with_line(Line(seat, (Step(act.action),)))
        if self.is_over:
            self.record = self.record.with_totals(score_sheet(self.position).total)

    def _remove_recorded_action(self) -> None:
        self.record = self.record.without_last_step()
        self._set_field(UNDO_COUNT_FIELD, self.undo_count + 1)

    def undo(self) -> tuple[Event, ...]:
        """Undo the last action and return its events.

        Precondition: `undo_refusal` returns None.
        """
        act = self.applied_actions.pop()
        self.undone_actions.append(act)
        self.position = act.position_before
        del self.history[len(self.history) - len(act.events) :]
        self._remove_recorded_action()
        self.decision += 1
        return act.events

    @property
    def undone_action(self) -> Action | None:
        """The undone action that is redone next; None if there is none."""
        last = self.undone_actions[-1] if self.undone_actions else None
        return last.action if last and last.position_before is self.position else None

    @property
    def last_events(self) -> tuple[Event, ...]:
        """Events of the last action of the round."""
        return self.applied_actions[-1].events if self.applied_actions else ()

    def undo_refusal(self) -> Refusal | None:
        """Return the refusal if the player at the bottom cannot undo the last action;
        None if it can be undone."""
        if self.is_over:
            sentence = UndoRefusal.ROUND_COUNTED
            return Refusal(Reason.ROUND_IS_OVER, sentence=sentence)
        why = self._undo_refusal_sentence()
        return None if why is None else Refusal(Reason.NOT_YOUR_DECISION, sentence=why)

    def _undo_refusal_sentence(self) -> UndoRefusal | None:
        position, viewer = self.position, self.seats.viewer
        if self.record.private_fields.get(MAY_UNDO_FIELD) is False:
            return UndoRefusal.FORBIDDEN
        last_round = self.record.rounds[-1]
        lines, handed = last_round.turns, player_changes(last_round)
        own = bool(lines) and lines[-1].seat == viewer
        last = lines[-1].steps[-1].action if own else None
        if position.turn != viewer and not isinstance(last, _TURN_ENDS):
            played = viewer in seats_that_acted(last_round)
            return UndoRefusal.PASSED if played else UndoRefusal.NOT_PLAYED
        if not lines or (handed and handed[-1][0] >= len(seats_that_acted(last_round))):
            return UndoRefusal.NOTHING  # actions of a bot for the player are final
        if position.phase == ANSWER_PHASE or not own:
            asked = position.phase in (ANSWER_PHASE, PLAY_PHASE)
            return UndoRefusal.ASKED if asked else UndoRefusal.NOTHING
        if isinstance(last, Draw):
            return UndoRefusal.DRAWN
        if not isinstance(last, LayDown | TakePile | _TURN_ENDS):
            return UndoRefusal.NOTHING
        # What the next player draws for red threes is hidden.
        seen = [e for e in self.last_events if getattr(e, "seat", viewer) == viewer]
        return UndoRefusal.SEEN if any(map(reveals_cards, seen)) else None

    def undo_offers(self) -> tuple[Offer, ...]:
        """Return the offer to undo the last action of the turn, with the refusal if
        there is one; () if the game forbids undo, or after the turn or the round."""
        refused = self.undo_refusal()
        if refused is None:
            return (
                Offer(Command.UNDO, undone_events=self.masked_events(self.last_events)),
            )
        quiet = (UndoRefusal.FORBIDDEN, UndoRefusal.PASSED, UndoRefusal.ROUND_COUNTED)
        is_quiet = refused.sentence in (*quiet, UndoRefusal.NOT_PLAYED)
        return () if is_quiet else (Offer(Command.UNDO, refusal=refused),)

    def status_with_offers(self, status: TurnStatus) -> TurnStatus:
        """Return the turn status with the offers of this kind of session.

        In a game, a finished turn can be undone until the next player begins.
        """
        if status.state is TurnState.OTHERS and self.undo_refusal() is None:
            return replace(status, offers=(*self.undo_offers(), *status.offers))
        return status

    def spectator_status(self, *, is_paused: bool, is_settled: bool) -> TurnStatus:
        """Return the turn status for a person who does not decide at present.

        `is_settled` is true when the last change has been animated.
        """
        seat = seat_to_act(self.position)
        if self.has_only_bots:
            moment = TurnState.PAUSED if is_paused else TurnState.WATCH
            pause = Offer(Command.PAUSE, is_primary=is_paused)
            watching = (pause, Offer(Command.STEP), Offer(Command.HANDS))
            return TurnStatus(moment, watching, seat=seat)
        if is_settled and seat is not None and self.bot_level(seat) is None:
            uncover = Offer(Command.UNCOVER, is_primary=True)
            return TurnStatus(TurnState.PASS, (uncover,), seat=seat)
        skip = (Offer(Command.SKIP),)
        if self.is_covered:
            return TurnStatus(TurnState.OTHERS, skip, seat=seat)
        return TurnStatus(
            TurnState.OTHERS, (Offer(Command.TAKE_SEAT), *skip), seat=seat
        )

    @property
    def hint_count(self) -> int:
        """Number of decisions in this game for which a hint was shown."""
        return self._count(HINT_COUNT_FIELD)

    @property
    def undo_count(self) -> int:
        """Number of actions undone in this game."""
        return self._count(UNDO_COUNT_FIELD)

    def _count(self, field: str) -> int:
        found = self.record.private_fields.get(field, 0)
        return found if isinstance(found, int) else 0

    @property
    def hand_order(self) -> tuple[Card, ...]:
        """The person's own order of the hand; empty if the hand was never
        rearranged."""
        text = self.record.private_fields.get(HAND_ORDER_FIELD)
        if not isinstance(text, str):
            return ()
        found = (text[i : i + 2] for i in range(0, len(text), 2))
        return tuple(CARD_BY_TEXT[each] for each in found if each in CARD_BY_TEXT)

    def store_hand_order(self, cards: tuple[Card, ...]) -> None:
        """Store the person's order of the hand in the record."""
        self._set_field(HAND_ORDER_FIELD, cards_text(cards))

    def record_hint(self) -> None:
        """Count a decision with a hint, in the record."""
        self._set_field(HINT_COUNT_FIELD, self.hint_count + 1)

    def record_memory_aid(self) -> None:
        """Count in the record that the memory box was opened."""
        self._set_field(MEMORY_AID_COUNT_FIELD, self._count(MEMORY_AID_COUNT_FIELD) + 1)

    def _set_field(self, field: str, value: int | str) -> None:
        self.record = with_private_field(self.record, field, value)

    def practice_record(self) -> Record | None:
        """The record of a practice round; None for a game."""
        return None

    def lift_with_random_error(self, intended_count: int) -> Lift:
        """Return a lift of about `intended_count` cards; standard deviation 1.5% of the
        deck."""
        off = self.generator.gauss(0, 0.03 * len(self.position.terms.deck) / 2)
        most = len(self.position.terms.deck)
        return Lift(max(1, min(most, intended_count + round(off))))

    def bot_seed(self, seat: int) -> int | None:
        """Return the seed of a bot's next decision; None in a game without a deal
        number."""
        deal = self.record.deal_number
        step = self.earlier_action_count + len(self.applied_actions)
        return None if deal is None else bot_seed(deal, self.position.round, seat, step)

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat, or of `SPECTATOR_SEAT`."""
        history = tuple(self.history)
        if seat == SPECTATOR_SEAT:
            return observe_as_spectator(self.position, self.seats.viewer, history)
        return observe(self.position, seat, history)

    def score_sheet(self) -> ScoreSheet:
        """Score sheet of the finished round."""
        return score_sheet(self.position)

    def points_by_round(self) -> tuple[tuple[int, ...], ...]:
        """Points by side of every finished round, first round first."""
        before = (0,) * self.position.terms.sides
        found = []
        for each in self.record.rounds:
            if each.score is not None:
                gained = zip(each.score, before, strict=True)
                found.append(tuple(now - then for now, then in gained))
                before = each.score
        return tuple(found)

    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands, which may be shown after the round or if no person plays."""
        players = self.position.terms.players
        return tuple(tuple(self.position.hand(seat)) for seat in range(players))

    def position_text(self) -> str:
        """The position as one line of text (CPN), for reports of failures."""
        return format_position(self.position)
