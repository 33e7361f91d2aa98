"""Between the game and the table: gestures in, events and offers out, bots asked."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QObject, Signal, Slot

from canasta_qt.bots.rule_bots.standard import simple_choice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.gestures.auto_target import spot_of_rank
from canasta_qt.controller.gestures.draft import EMPTY, make_draft, without_cards
from canasta_qt.controller.gestures.intents import (
    Intent,
    Played,
    choice_intent,
    commit_intent,
    intent,
    meld_intent,
    take_intent,
)
from canasta_qt.controller.gestures.prompts import choice_before_play, question
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.controller.session import Session
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.score.special_hands import declared
from canasta_qt.engine.state.actions import (
    ASK,
    DRAW,
    FLOAT,
    NO,
    YES,
    Action,
    Declare,
    KeepPacket,
)
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation, seen_by
from canasta_qt.engine.state.position import ANSWER_PHASE, KEEP_PHASE, LIFT_PHASE, actor
from canasta_qt.engine.state.refusals import IllegalActionError, Refusal
from canasta_qt.engine.state.score_lines import ScoreSheet
from canasta_qt.gestures import (
    Draft,
    Moment,
    Offer,
    Place,
    Prompt,
    PromptKind,
    Spot,
    WhatNow,
)

_log = logging.getLogger("canasta.session")

HAND = Spot(Place.HAND)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What is shown after a hand: its count, earlier results, everybody's cards."""

    sheet: ScoreSheet
    results: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    observation: Observation


class GameController(QObject):
    """One game at a table: the session, the draft, the selection and the bots."""

    table_started = Signal(object, int)
    """Names by seat and the seat at the bottom."""
    shown = Signal(object)
    """An observation to be shown at once."""
    advanced = Signal(object, object)
    """Events as the viewer saw them, and the observation after them."""
    targets_changed = Signal(object)
    draft_changed = Signal(object)
    what_now_changed = Signal(object)
    prompt_changed = Signal(object)
    refused = Signal(object, object)
    """A refusal and the spot it concerns, or None."""
    round_over = Signal(object)
    """A `RoundResult`, once the table has settled."""
    game_over = Signal(object)
    """The `RoundResult` of the last hand."""
    saved = Signal(object)
    """The record after every change; whoever keeps games writes it."""

    def __init__(self, runner: BotRunner, parent: QObject | None = None) -> None:
        """Wait for a game; `runner` answers for the bots' seats."""
        super().__init__(parent)
        self.session: Session | None = None
        self.draft: Draft = EMPTY
        self.chosen: tuple[Card, ...] = ()
        self.prompt: Prompt | None = None
        self._runner = runner
        self._told = True
        runner.chosen.connect(self.on_bot_chose)

    # Games

    def begin(self, session: Session) -> None:
        """Put a game on the table: deal if nothing is dealt yet, else show it."""
        self.stop()
        self.session = session
        self.table_started.emit(session.seats.names, session.seats.viewer)
        if session.begun:
            self._told = False
            self.shown.emit(self.observation)
            self.saved.emit(session.record)
            self._offer()
            self.on_settled()
        else:
            self._told = True
            self._tell(session.start())

    def stop(self) -> None:
        """Leave the table: no bot is waited for, nothing is offered any more."""
        self._runner.forget()
        self.session = None
        self._forget_gestures()

    @property
    def observation(self) -> Observation:
        """The game as the player at the bottom may know it."""
        session = self._game()
        return session.observe(session.seats.viewer)

    def _game(self) -> Session:
        if self.session is None:
            raise RuntimeError("no game is on the table")
        return self.session

    def next_hand(self) -> None:
        """Deal the next hand; does nothing while one is played or the match is over."""
        session = self._game()
        if session.over and not session.sheet().game_over:
            self._tell(session.next_round())

    # Telling

    def _tell(self, events: list[Event]) -> None:
        session = self._game()
        self._forget_gestures()
        seen = tuple(seen_by(event, session.seats.viewer) for event in events)
        self._told = False
        self.saved.emit(session.record)
        self.advanced.emit(seen, self.observation)
        self._offer()

    def _forget_gestures(self) -> None:
        self.chosen = ()
        self.targets_changed.emit(())
        self._set_draft(EMPTY)
        self._set_prompt(None)

    def _set_draft(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.draft_changed.emit(draft)

    def _set_prompt(self, prompt: Prompt | None) -> None:
        if prompt != self.prompt:
            self.prompt = prompt
            self.prompt_changed.emit(prompt)

    def _offer(self) -> None:
        """Refresh what the player is told can be done, and the partner's question."""
        session = self._game()
        observation = self.observation
        position = observation.position
        asked = position.phase == ANSWER_PHASE and actor(position) == observation.seat
        if asked and session.level(observation.seat) is None:
            self._set_prompt(question(observation))
        if self._mine() and position.phase in (LIFT_PHASE, KEEP_PHASE):
            self._set_prompt(choice_before_play(observation))
        self.what_now_changed.emit(self._now(observation))

    def _now(self, observation: Observation) -> WhatNow:
        session = self._game()
        if not session.over and session.level(observation.seat) is not None:
            seat = actor(
                observation.position
            )  # nobody sits at the bottom: all are bots
            return WhatNow(Moment.OTHERS, (Offer(Command.SKIP),), seat=seat)
        over = session.over and session.sheet().game_over
        return what_now(observation, self.draft, self.chosen, game_over=over)

    def _mine(self) -> bool:
        """Say whether the person at the bottom decides now."""
        session = self._game()
        seat = actor(session.position)
        return seat == session.seats.viewer and session.level(seat) is None

    # The bots

    @Slot()
    def on_settled(self) -> None:
        """Go on once the table shows the last change: a bot, or the end of a hand."""
        if self.session is None or self._told:
            return
        self._told = True
        session = self.session
        if session.over:
            self._finish()
            return
        seat = actor(session.position)
        level = session.level(seat) if seat is not None else None
        if seat is not None and level is not None:
            self._runner.think(session.decision, level, session.observe(seat))

    def _finish(self) -> None:
        session = self._game()
        result = RoundResult(
            session.sheet(), session.results(), session.hands(), self.observation
        )
        if session.sheet().game_over:
            self.game_over.emit(result)
        else:
            self.round_over.emit(result)

    @Slot(int, object)
    def on_bot_chose(self, decision: int, action: Action) -> None:
        """Play a bot's choice; one that comes too late is dropped.

        A choice that the rules refuse is a mistake of the program: it is logged with
        the position, and the simple bot answers instead.
        """
        session = self.session
        if session is None or decision != session.decision:
            return
        seat = actor(session.position)
        if seat is None:
            return
        try:
            events = session.submit(action)
        except IllegalActionError as error:
            _log.error("a bot chose %s: %s", error, session.text())
            events = session.submit(simple_choice(session.observe(seat)))
        self._tell(events)

    # The player's gestures

    @Slot(object, object)
    def on_picked_up(self, cards: tuple[Card, ...], source: Spot) -> None:
        """Light the places where these cards may go."""
        if self.session is not None:
            self.targets_changed.emit(
                targets(self.observation, self.draft, cards, source)
            )

    @Slot()
    def on_put_back(self) -> None:
        """Darken the targets again."""
        self.targets_changed.emit(())

    @Slot(object, object, object)
    def on_dropped(self, cards: tuple[Card, ...], source: Spot, target: Spot) -> None:
        """Do what letting the cards go there means."""
        if self.session is None:
            return
        self.targets_changed.emit(())
        self._do(intent(self.observation, self.draft, cards, source, target), target)

    @Slot(object)
    def on_selection_changed(self, cards: tuple[Card, ...]) -> None:
        """Say what can be done with the selected cards."""
        self.chosen = cards
        if self.session is not None:
            self._offer()

    @Slot(object, object)
    def on_commanded(self, command: Command, cards: tuple[Card, ...]) -> None:
        """Do what a button or its key says, with the selected cards."""
        if self.session is None:
            return
        simple: dict[Command, Action] = {
            Command.DRAW: DRAW,
            Command.ASK: ASK,
            Command.YES: YES,
            Command.NO: NO,
        }
        if command in simple:
            self._do(self._plain(simple[command]), None)
        elif command is Command.NEXT_HAND:
            self.next_hand()
        elif command is Command.FLOAT:
            self._do(self._plain(FLOAT), None)
        elif command is Command.DECLARE:
            self._declare()
        elif command in self._with_cards:
            self._do(self._with_cards[command](self, cards), _spot_of(command))

    def _declare(self) -> None:
        observation = self.observation
        hands = declared(observation.position, observation.seat)
        self._do(self._plain(Declare(hands[0] if hands else "")), None)

    def do(self, action: Action) -> None:
        """Do an action for the player, if it is theirs to do and the rules agree."""
        self._do(self._plain(action), None)

    def _plain(self, action: Action) -> Intent:
        observation = self.observation
        if actor(observation.position) != observation.seat:
            return intent(observation, self.draft, (), HAND, HAND)
        refused = refusal(observation.position, action)
        return Played((action,)) if refused is None else refused

    def _take(self, cards: tuple[Card, ...]) -> Intent:
        if cards:
            return intent(self.observation, self.draft, cards, HAND, Spot(Place.PILE))
        observation = self.observation
        if actor(observation.position) != observation.seat:
            return intent(observation, self.draft, (), HAND, HAND)
        return take_intent(observation, self.draft)

    def _meld(self, cards: tuple[Card, ...]) -> Intent:
        return meld_intent(self.observation, self.draft, cards)

    def _discard(self, cards: tuple[Card, ...]) -> Intent:
        hand = self.observation.hand
        if not cards and len(hand) == 1:
            cards = (hand[0],)
        return intent(self.observation, self.draft, cards, HAND, Spot(Place.PILE))

    def _commit(self, _cards: tuple[Card, ...]) -> Intent:
        return commit_intent(self.draft)

    def _unstage(self, cards: tuple[Card, ...]) -> Intent:
        """Take back the given staged cards, or the last group."""
        if not cards and self.draft.groups:
            return make_draft(self.observation, self.draft.groups[:-1])
        return make_draft(self.observation, without_cards(self.draft.groups, cards))

    _with_cards: ClassVar[
        dict[Command, Callable[[GameController, tuple[Card, ...]], Intent]]
    ] = {
        Command.TAKE: _take,
        Command.MELD: _meld,
        Command.DISCARD: _discard,
        Command.COMMIT: _commit,
        Command.UNSTAGE: _unstage,
    }

    @Slot(int, object)
    def on_rank_added(self, rank: int, cards: tuple[Card, ...]) -> None:
        """Add the selected cards to the staged group or meld of a rank."""
        if self.session is None:
            return
        spot = spot_of_rank(self.observation, self.draft, rank, cards)
        self._do(intent(self.observation, self.draft, cards, HAND, spot), spot)

    @Slot(int)
    def on_choice_made(self, row: int) -> None:
        """Take the pile in the way of a row of the chooser; -1 leaves it."""
        prompt = self.prompt
        if prompt is not None and prompt.kind is PromptKind.KEEP_PACKET and row >= 0:
            self._do(self._plain(KeepPacket(row + 1)), None)
        if prompt is None or prompt.kind is not PromptKind.CHOOSE_TAKE:
            return
        self._set_prompt(None)
        self._do(
            choice_intent(self.observation, self.draft, prompt, row), Spot(Place.PILE)
        )

    @Slot(int)
    def on_lifted(self, count: int) -> None:
        """Lift about as many cards as the player aimed at; hands are not exact."""
        session = self._game()
        if self._mine() and session.position.phase == LIFT_PHASE:
            self._do(self._plain(session.lifted(count)), None)

    def _do(self, meant: Intent, spot: Spot | None) -> None:
        if isinstance(meant, Refusal):
            self.refused.emit(meant, spot)
        elif isinstance(meant, Prompt):
            self._set_prompt(meant)
        elif isinstance(meant, Draft):
            self.chosen = ()
            self._set_draft(meant)
            self._offer()
        else:
            self._play(meant)

    def _play(self, meant: Played) -> None:
        session = self._game()
        events: list[Event] = []
        for action in meant.actions:
            events += session.submit(action)
        self._tell(events)


def _spot_of(command: Command) -> Spot | None:
    if command in (Command.TAKE, Command.DISCARD):
        return Spot(Place.PILE)
    return Spot(Place.NEW_MELD) if command is Command.MELD else None
