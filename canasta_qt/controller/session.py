"""The game on the table: the live position, its record, and who sits where.

`Session.submit` is the one place where the game being played changes.
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
    DEALS,
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
    SPECTATOR,
    Observation,
    observe,
    observe_as_spectator,
    seen_by,
)
from canasta_qt.engine.state.position import (
    ANSWER_PHASE,
    OVER_PHASE,
    PLAY_PHASE,
    Position,
    actor,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import apply
from canasta_qt.gestures import Offer, TurnState, TurnStatus, UndoRefusal
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.handing_over import (
    acting_seats,
    final_players,
    hand_over,
    player_changes,
)
from canasta_qt.notation.position.line import format_position
from canasta_qt.notation.record import (
    AIDS_FIELD,
    BOT_PREFIX,
    DAY_FIELD,
    DEAL_CHOSEN_FIELD,
    DEAL_FIELD,
    HINTS_FIELD,
    PERSON,
    UNDO_FIELD,
    UNDOS_FIELD,
    Record,
    visible_names,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Seating
from canasta_qt.translate import tr

_ENDING: Final = Discard | Float
"""They end a turn."""
HAND_ORDER: Final = "_hand_order"
"""Field of a record: the person's hand in their own order."""
NAMES: Final = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")
"""Names for the seats clockwise from the player's left, until others are given."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits where: names and players by seat, and the seat at the bottom."""

    names: tuple[str, ...]
    players: tuple[str, ...]
    """`human`, or `bot:` and a level."""
    viewer: int = 0
    seating: Seating | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that the player has asked for."""

    number: int
    dealer: int | None = None
    """None is the dealer that follows from the number."""


@dataclass(frozen=True, slots=True)
class Act:
    """One action that was done: the game before it, what came of it, and after it."""

    before: Position
    action: Action
    events: tuple[Event, ...]
    after: Position


def usual_names(players: tuple[str, ...], viewer: int) -> tuple[str, ...]:
    """Name by seat the players of a game whose record has no names."""
    names = (tr("You"), *NAMES)
    return tuple(names[(seat - viewer) % len(players)] for seat in range(len(players)))


NOTHING_LEFT: Final = Offer(
    Command.UNDO, refusal=Refusal(Reason.NOT_YOUR_DECISION, kind=UndoRefusal.NOTHING)
)
"""Holds the place of Undo beside Redo, where a second click would redo otherwise."""


class Session:
    """One game from its first deal to its winner.

    `generator` chooses the number that makes the decks and the first dealer; both are
    recorded, so nothing depends on it afterwards.
    """

    is_practice: ClassVar[bool] = False
    """Nothing of it is saved, counted or won."""

    leaves_by_escape: ClassVar[bool] = True
    """Esc leaves what is practised; it does not where others play, whom it hurries."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: Seats,
        generator: Random,
        asked: Deal | None = None,
    ) -> None:
        """Lay the table; no card is dealt before `start`."""
        seats = replace(seats, names=visible_names(seats.names, seats.players))
        self.seats = seats
        self.generator = generator
        self._asked = asked
        chosen = {DEAL_FIELD: self._any_deal()}
        if asked is not None:
            chosen = {DEAL_FIELD: asked.number, DEAL_CHOSEN_FIELD: True}
        names, seating = seats.names, seats.seating
        self.record = Record(ruleset, seats.players, (), names, seating, chosen)
        """The game so far: what is saved."""
        self.position: Position = start_game(
            ruleset, players=len(seats.players), seating=seats.seating
        )
        self.history: list[Event] = []
        """Full events of the round being played."""
        self.earlier: list[tuple[Event, ...]] = []
        """Full events of the rounds before, for the log."""
        self.decision = 0
        """Counts every change, so that late answers of bots are recognised."""
        self.is_covered = self.record.is_shared
        """Nobody looks into a hand: the machine is passed to the next person."""
        self.is_open = False
        """One who watches bots looks into all their hands."""
        self.acts: list[Act] = []
        """What was done in the round, oldest first."""
        self.undone: list[Act] = []
        """What was undone and can be done again, the next one last."""
        self._observed: dict[int, tuple[int, Observation]] = {}
        """By seat the decision at which it looked last, and what it saw."""

    @classmethod
    def resume(cls, record: Record, generator: Random, viewer: int = 0) -> Session:
        """Play a record again up to its last action.

        Raises `ReplayError` if the rules refuse a line of it.
        """
        names = record.names or usual_names(record.players, viewer)
        seats = Seats(names, record.players, viewer, record.seating)
        session = cls(record.ruleset, seats, generator)
        frames, last = ReplayFrames(record), len(record.rounds) - 1
        shown = frames.of(last) if record.rounds else ()
        if frames.stopped is not None:
            raise frames.stopped
        session.record = record
        session.seats = replace(seats, players=final_players(record))
        if shown:
            session.position = shown[-1].position
            session.history = list(frames.history(last, len(shown) - 1))
            session.earlier = [frames.events(hand) for hand in range(last)]
        for before, after in pairwise(shown):
            assert after.action is not None, "a deal comes first"
            session.acts.append(
                Act(before.position, after.action, after.events, after.position)
            )
        session.decision = sum(len(each.turns) for each in record.rounds) + 1
        people = session.people
        if session.is_covered and len(people) == 1:
            session.seats = replace(session.seats, viewer=people[0])
            session.is_covered = False
        return session

    @property
    def begun(self) -> bool:
        """Whether a card has been dealt."""
        return bool(self.record.rounds)

    @property
    def over(self) -> bool:
        """Whether the round has ended (or none has begun)."""
        return self.position.phase == OVER_PHASE

    def level(self, seat: int) -> str | None:
        """The level of a bot's seat; None where a person decides."""
        player = self.seats.players[seat]
        return (
            player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None
        )

    def plays_as(self, seat: int) -> str:
        """Whose way a seat's bot plays; empty for the plain one.

        The deal of the day is the same for everybody, and a practice position too.
        """
        is_plain = self.is_practice or DAY_FIELD in self.record.own
        return "" if is_plain or self.level(seat) is None else self.seats.names[seat]

    @property
    def people(self) -> list[int]:
        """The seats where people decide at present."""
        return [seat for seat, who in enumerate(self.seats.players) if who == PERSON]

    @property
    def handed_over(self) -> list[int]:
        """The seats of people for whom bots decide at present."""
        given = enumerate(self.record.players)
        return [seat for seat, who in given if who == PERSON and self.level(seat)]

    @property
    def is_watched(self) -> bool:
        """Whether bots play among themselves."""
        return self.record.person is None

    @property
    def reader(self) -> int:
        """The seat of the person who looks at the table; `SPECTATOR` of an onlooker."""
        watched = self.is_covered or self.is_watched
        return SPECTATOR if watched else self.seats.viewer

    @property
    def decides(self) -> bool:
        """Whether the seat of the reader is played by the reader."""
        return self.reader != SPECTATOR and self.level(self.reader) is None

    @property
    def is_own_turn(self) -> bool:
        """Whether the reader decides now."""
        return self.decides and actor(self.position) == self.reader

    def seen(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """The events as they are shown."""
        seat = self.seats.viewer if self.is_open else self.reader
        return tuple(seen_by(event, seat) for event in events)

    def view(self) -> Observation:
        """The game as it is shown: no hand but that of the reader is seen."""
        return self.observe(self.seats.viewer if self.is_open else self.reader)

    def cover(self) -> bool:
        """Hide the hand from the next person; return whether there is one to hide.

        Whoever is left alone with bots passes the machine to nobody.
        """
        others = set(self.people) - {self.seats.viewer}
        hides = bool(others) and not self.is_covered
        self.is_covered |= hides
        return hides

    def uncover(self) -> None:
        """Turn the table to the person who decides, who looks into the own hand."""
        seat = actor(self.position)
        assert seat is not None, "somebody decides"
        self.seats = replace(self.seats, viewer=seat)
        self.is_covered = False

    def hand_over(self, seat: int, player: str) -> None:
        """Let somebody else decide for a seat from here on."""
        self.record = hand_over(self.record, seat, player)
        self.seats = replace(self.seats, players=final_players(self.record))
        self.decision += 1

    def start(self) -> list[Event]:
        """Deal the first round; the number of the deal decides who deals it."""
        drawn, dealer = self._draw_dealer()
        events = self.deal(dealer, self._deck(1))
        if drawn:
            self.history.insert(0, DealerDrawn(drawn, dealer))
            events.insert(0, DealerDrawn(drawn, dealer))
        return events

    def _draw_dealer(self) -> tuple[tuple[Card, ...], int]:
        """Return the cards drawn for the first deal, if any, and its dealer."""
        if self._asked is not None and self._asked.dealer is not None:
            return (), self._asked.dealer
        number = self.record.deal
        assert number is not None, "a new game has the number of its deal"
        return numbered_dealer(self.position.terms, number)

    def _any_deal(self) -> int:
        return self.generator.randrange(DEALS) + 1

    def _deck(self, round_: int) -> tuple[Card, ...]:
        """The deck of a round, by any number if the game was begun without one."""
        number = self.record.deal or self._any_deal()
        return numbered_deck(self.position.terms, number, round_)

    def next_round(self) -> list[Event]:
        """Count the finished round into the totals and deal the next."""
        add_scores(self.position)
        dealer = next_dealer(self.position)
        return self.deal(dealer, self._deck(self.position.round + 1))

    def deal(self, dealer: int, deck: tuple[Card, ...]) -> list[Event]:
        """Begin a round from a given deck."""
        events = start_round(self.position, dealer, deck)
        own = {k: each for k, each in self.record.own.items() if k != HAND_ORDER}
        self.record = replace(self.record, own=own).dealt(dealer, deck)
        if self.history:
            self.earlier.append(tuple(self.history))
        self.history = list(events)
        self.acts, self.undone = [], []
        self.decision += 1
        return events

    def submit(self, action: Action) -> list[Event]:
        """Do the actor's action and record it; the only caller of `apply` in a game.

        Raises `IllegalActionError` if the rules refuse it; nothing has changed then.
        """
        if action == self.undone_action:
            act = self.undone.pop()
        else:
            after = self.position.copy()
            self._name_cards(after, action)
            events = apply(after, action)
            act = Act(self.position, action, tuple(events), after)
            self.undone = []
        self.acts.append(act)
        self.position = act.after
        self.history += act.events
        self._write_down(act)
        self.decision += 1
        return list(act.events)

    def _name_cards(self, position: Position, action: Action) -> None:
        """Name the unknown cards that an action turns up; in a game none is unknown."""

    def _write_down(self, act: Act) -> None:
        seat = actor(act.before)
        assert seat is not None  # apply refuses everything once a round is over
        self.record = self.record.played(Line(seat, (Step(act.action),)))
        if self.over:
            self.record = self.record.scored(score_sheet(self.position).total)

    def _erase(self) -> None:
        self.record = self.record.without_last_step()
        self._note(UNDOS_FIELD, self.undos + 1)

    def undo(self) -> tuple[Event, ...]:
        """Take back the last action and return its events.

        Expects that `undo_refusal` finds nothing against it.
        """
        act = self.acts.pop()
        self.undone.append(act)
        self.position = act.before
        del self.history[len(self.history) - len(act.events) :]
        self._erase()
        self.decision += 1
        return act.events

    @property
    def undone_action(self) -> Action | None:
        """The action that was undone last, to be done again."""
        last = self.undone[-1] if self.undone else None
        return last.action if last and last.before is self.position else None

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What came of the last action of the round."""
        return self.acts[-1].events if self.acts else ()

    def undo_refusal(self) -> Refusal | None:
        """Return why the player at the bottom cannot take back the last action."""
        if self.over:
            return Refusal(Reason.ROUND_IS_OVER)
        why = self._why_no_undo()
        return None if why is None else Refusal(Reason.NOT_YOUR_DECISION, kind=why)

    def _why_no_undo(self) -> UndoRefusal | None:
        position, viewer = self.position, self.seats.viewer
        if self.record.own.get(UNDO_FIELD) is False:
            return UndoRefusal.FORBIDDEN
        last_round = self.record.rounds[-1]
        lines, handed = last_round.turns, player_changes(last_round)
        own = bool(lines) and lines[-1].seat == viewer
        last = lines[-1].steps[-1].action if own else None
        if position.turn != viewer and not isinstance(last, _ENDING):
            return UndoRefusal.PASSED
        if not lines or (handed and handed[-1][0] >= len(acting_seats(last_round))):
            return UndoRefusal.NOTHING  # what a bot did for the player stays
        if position.phase == ANSWER_PHASE or not own:
            asked = position.phase in (ANSWER_PHASE, PLAY_PHASE)
            return UndoRefusal.ASKED if asked else UndoRefusal.NOTHING
        if isinstance(last, Draw):
            return UndoRefusal.DRAWN
        if not isinstance(last, LayDown | TakePile | _ENDING):
            return UndoRefusal.NOTHING
        return UndoRefusal.SEEN if any(map(reveals_cards, self.last_events)) else None

    def undo_offers(self) -> tuple[Offer, ...]:
        """Offer to take back the last action of the turn, or say why it stays."""
        refused = self.undo_refusal()
        if refused is None:
            return (Offer(Command.UNDO, undoes=self.seen(self.last_events)),)
        told = (UndoRefusal.DRAWN, UndoRefusal.SEEN, UndoRefusal.ASKED)
        return (Offer(Command.UNDO, refusal=refused),) if refused.kind in told else ()

    def offering(self, what: TurnStatus) -> TurnStatus:
        """Return what can be done now with all that this kind of game offers.

        Until the next player begins the turn that has ended can be taken back.
        """
        if what.moment is TurnState.OTHERS and self.undo_refusal() is None:
            return replace(what, offers=(*self.undo_offers(), *what.offers))
        return what

    def looked_on(self, *, is_paused: bool, is_settled: bool) -> TurnStatus:
        """Return the line of one who watches bots, gave the seat away or is not next.

        `is_settled`: the table shows the last change.
        """
        seat = actor(self.position)
        if self.is_watched:
            moment = TurnState.PAUSED if is_paused else TurnState.WATCH
            pause = Offer(Command.PAUSE, primary=is_paused)
            watching = (pause, Offer(Command.STEP), Offer(Command.HANDS))
            return TurnStatus(moment, watching, seat=seat)
        if is_settled and seat is not None and self.level(seat) is None:
            uncover = Offer(Command.UNCOVER, primary=True)
            return TurnStatus(TurnState.PASS, (uncover,), seat=seat)
        skip = (Offer(Command.SKIP),)
        if self.is_covered:
            return TurnStatus(TurnState.OTHERS, skip, seat=seat)
        return TurnStatus(
            TurnState.OTHERS, (Offer(Command.TAKE_SEAT), *skip), seat=seat
        )

    @property
    def hints(self) -> int:
        """Decisions of this game in which the adviser was asked."""
        return self._count(HINTS_FIELD)

    @property
    def undos(self) -> int:
        """Actions of this game that were taken back."""
        return self._count(UNDOS_FIELD)

    def _count(self, field: str) -> int:
        found = self.record.own.get(field, 0)
        return found if isinstance(found, int) else 0

    @property
    def hand_order(self) -> tuple[Card, ...]:
        """The person's hand as they had arranged it; empty if they never did."""
        text = self.record.own.get(HAND_ORDER)
        if not isinstance(text, str):
            return ()
        found = (text[i : i + 2] for i in range(0, len(text), 2))
        return tuple(CARD_BY_TEXT[each] for each in found if each in CARD_BY_TEXT)

    def keep_hand_order(self, cards: tuple[Card, ...]) -> None:
        """Remember in the record how the person arranged their hand."""
        self._note(HAND_ORDER, cards_text(cards))

    def count_hint(self) -> None:
        """Remember in the record that a decision was helped."""
        self._note(HINTS_FIELD, self.hints + 1)

    def count_aid(self) -> None:
        """Remember in the record that the table was asked what is out."""
        self._note(AIDS_FIELD, self._count(AIDS_FIELD) + 1)

    def _note(self, field: str, value: int | str) -> None:
        own = dict(self.record.own) | {field: value}
        self.record = replace(self.record, own=own)

    def kept(self) -> Record | None:
        """What is practised, as a record that nobody has saved; None of a game."""
        return None

    def lifted(self, aimed: int) -> Lift:
        """A lift near the number aimed at: off by about three in a hundred."""
        off = self.generator.gauss(0, 0.03 * len(self.position.terms.deck) / 2)
        most = len(self.position.terms.deck)
        return Lift(max(1, min(most, aimed + round(off))))

    def bot_seed(self, seat: int) -> int | None:
        """The seed of a bot's decision now; None in a game without a number."""
        if self.record.deal is None:
            return None
        rounds = self.record.rounds
        step = sum(len(line.steps) for each in rounds[-1:] for line in each.turns)
        return bot_seed(self.record.deal, len(rounds), seat, step)

    def observe(self, seat: int) -> Observation:
        """Return what a seat, or `SPECTATOR`, may know now, with this round's events.

        It is masked once for each decision; nobody changes an observation.
        """
        seen = self._observed.get(seat)
        if seen is None or seen[0] != self.decision:
            history = tuple(self.history)
            observation = (
                observe_as_spectator(self.position, self.seats.viewer, history)
                if seat == SPECTATOR
                else observe(self.position, seat, history)
            )
            seen = self._observed[seat] = self.decision, observation
        return seen[1]

    def sheet(self) -> ScoreSheet:
        """The count of the finished round."""
        return score_sheet(self.position)

    def results(self) -> tuple[tuple[int, ...], ...]:
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
        """Everybody's cards; to be shown when the round is over, or nobody plays."""
        players = self.position.terms.players
        return tuple(tuple(self.position.hand(seat)) for seat in range(players))

    def text(self) -> str:
        """The live position as one line, for reports."""
        return format_position(self.position)
