"""The game at the table: handles gestures, emits events and offers, requests decisions
of bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from canasta_qt.cards import Card, Rank, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.bot_runner import BotRunner
from canasta_qt.controller.gestures import intents
from canasta_qt.controller.gestures.draft import Intent, PlayIntent, Turn, make_draft
from canasta_qt.controller.gestures.laying import spot_of_rank
from canasta_qt.controller.gestures.status import pending_prompt, turn_status
from canasta_qt.controller.gestures.taking import take_with_cards_intent
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.controller.session import Session
from canasta_qt.controller.undo_history import UndoHistory
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.events import Event, ScoreSheet
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import LIFT_PHASE, seat_to_act
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    EMPTY_DRAFT,
    HAND_SPOT,
    NO_SUCH_MELD_REFUSAL,
    NO_TAKE_INDEX,
    NOT_ON_TURN,
    PILE_SPOT,
    Draft,
    Place,
    Prompt,
    PromptKind,
    RefusalPlace,
    Spot,
    Target,
    TurnStatus,
    UndoRefusal,
    button_spot,
)
from canasta_qt.notation.record import BOT_PREFIX, PERSON


@dataclass(frozen=True, slots=True)
class RoundResult:
    """Result of a round: its score sheet, the results of earlier rounds, and all
    hands."""

    score_sheet: ScoreSheet
    points_by_round: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    observation: Observation


class GameController(QObject):
    """One game at the table: its session, draft, selected cards and bots."""

    table_started = Signal(object, int)
    """Emitted when a game is shown, with the names by seat and the seat at the
    bottom."""
    observation_shown = Signal(object)
    """Emitted with an `Observation` to show without animation."""
    advanced = Signal(object, object)
    """Emitted with events as the viewer sees them, and the observation after them."""
    draft_changed = Signal(object)
    turn_status_changed = Signal(object)
    prompt_changed = Signal(object)
    refused = Signal(object, object, object)
    """Emitted with a `Refusal`, the `RefusalPlace` where it is shown, and the cards of
    the gesture."""
    round_over = Signal(object)
    """Emitted with the `RoundResult`, after the last animation of the round."""
    game_over = Signal(object)
    """Emitted with the `RoundResult` of the last round of a game."""
    practice_saved = Signal(object)
    """Emitted with the `RoundResult` of a finished practice round."""
    handed_over = Signal()
    """Emitted when a bot begins or stops playing for a person."""
    undone = Signal(object, object, object)
    """Emitted with the undone events, the observation after the undo, and the draft to
    show."""
    saved = Signal(object)
    """Emitted after every change of the game, with the record to save."""

    def __init__(self, runner: BotRunner, parent: QObject | None = None) -> None:
        """Make a controller without a game; `runner` decides for the bots."""
        super().__init__(parent)
        self.session: Session | None = None
        self.draft: Draft = EMPTY_DRAFT
        self.selected_cards: tuple[Card, ...] = ()
        self.prompt: Prompt | None = None
        self._runner = runner
        self._history = UndoHistory()
        self.is_paused = False
        """Whether a game of bots alone is paused."""
        self.is_suspended = False
        """Whether another game uses the bots at present, so that their replies are not
        for this game."""
        self._plays_one_action = False
        """Whether one more action of a paused game of bots is to be played."""
        self._was_settled = True
        runner.action_chosen.connect(self.on_bot_action)

    # Games

    def begin_session(self, session: Session) -> None:
        """Show a game; if it has no round yet, deal the first one."""
        self.stop()
        self.session = session
        self.is_paused = self._plays_one_action = False
        if session.is_begun:
            self._was_settled = False
            self._show_all()
            self.save()
            self.on_animations_ended()
        else:
            self.table_started.emit(session.seats.names, session.visible_seat)
            self._show_events(session.start())

    def _show_all(self) -> None:
        """Show the game with the hand that the present viewer may see."""
        session = self._game()
        self.table_started.emit(session.seats.names, session.visible_seat)
        self.refresh()

    def refresh(self) -> None:
        """Show the game without animation, and without staged cards."""
        self._history.clear()
        self._clear_gestures()
        self.observation_shown.emit(self.observation)
        self.offer()

    def suspend(self) -> None:
        """Stop requesting decisions of bots until `resume` is called, while another
        game is played."""
        self._runner.drop_request()
        self.is_suspended, self._plays_one_action = True, False

    def resume(self) -> None:
        """Update the offers, and request a bot's decision if one is due."""
        self.is_suspended = False
        if self.session is not None:
            self.offer()
            self.request_next_decision()

    def stop(self) -> None:
        """Remove the game from the table: replies of bots are ignored and nothing is
        offered."""
        self._runner.drop_request()
        self._history.clear()
        self.session = None
        self._was_settled = True
        self._clear_gestures()

    @property
    def observation(self) -> Observation:
        """Observation of the player at the bottom."""
        return self._game().visible_observation()

    @property
    def _turn(self) -> Turn:
        return Turn(self.observation, self.draft)

    def _game(self) -> Session:
        if self.session is None:
            raise RuntimeError("no game is on the table")
        return self.session

    def deal_next_round(self) -> None:
        """Deal the next round, unless a round is running or the game is over."""
        session = self._game()
        if session.is_over and not session.score_sheet().game_over:
            self._show_events(session.deal_next_round())

    def record_memory_aid(self) -> None:
        """Record that the player opened the memory box."""
        if self.session is not None:
            self.session.record_memory_aid()
            self.save()

    def save(self) -> None:
        """Emit `saved` after a change of the record."""
        self.saved.emit(self._game().record)

    # Changes of the game

    def _show_events(self, events: list[Event]) -> None:
        session = self._game()
        self._was_settled = False
        self.selected_cards = ()
        self.save()
        # Staged cards fly to their melds from the tray.
        self.advanced.emit(session.masked_events(events), self.observation)
        self._clear_gestures()
        self.offer()

    def _undo(self) -> None:
        """Undo the last step of staging, or else the last action of the turn."""
        session = self._game()
        if self._history.ends_with_staging:
            before = self._history.undo_staging(self.draft)
            self._show_draft(make_draft(self.observation, before))
            return
        refused = session.undo_refusal()
        if refused is not None:
            self.carry_out(refused, button_spot(Command.UNDO))
            return
        self._runner.drop_request()
        before = self._history.remove_action()
        events = session.undo()
        self.save()
        self.show_undone(events, make_draft(self.observation, before))

    def show_undone(self, events: Sequence[Event], draft: Draft = EMPTY_DRAFT) -> None:
        """Show the game after the undo of these events, with `draft` as the staged
        cards."""
        self.undone.emit(self._game().masked_events(events), self.observation, draft)
        self._clear_gestures(draft)
        self.offer()

    def _redo(self) -> None:
        """Redo the last undone step."""
        undone = self._history.undone_steps
        draft = undone[-1] if undone else None
        session = self._game()
        offers = self._history.undo_offers(session)
        is_offered = any(offer.command is Command.REDO for offer in offers)
        action = session.undone_action if is_offered else None
        if draft is not None:
            undone.pop()
            self._history.record_staging(self.draft)
            self._show_draft(draft)
        elif action is not None:
            self._play(PlayIntent((action,)), undone[:-1])
        else:
            nothing = Refusal(Reason.NOT_YOUR_DECISION, sentence=UndoRefusal.NOT_UNDONE)
            self.carry_out(nothing, button_spot(Command.REDO))

    def _clear_gestures(self, draft: Draft = EMPTY_DRAFT) -> None:
        self.selected_cards = ()
        self._set_draft(draft)
        self._set_prompt(None)

    def _set_draft(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.draft_changed.emit(draft)

    def _set_prompt(self, prompt: Prompt | None) -> None:
        if prompt != self.prompt:
            self.prompt = prompt
            self.prompt_changed.emit(prompt)

    def offer(self) -> None:
        """Emit the present turn status and prompt."""
        observation = self.observation
        asked = pending_prompt(observation) if self._game().is_own_turn else None
        if asked is not None:
            self._set_prompt(asked)
        self.turn_status_changed.emit(self._current_status(observation))

    def _current_status(self, observation: Observation) -> TurnStatus:
        session = self._game()
        if not session.is_over and not session.is_person_deciding:
            return session.spectator_status(
                is_paused=self.is_paused, is_settled=self._was_settled
            )
        over = session.is_over and session.score_sheet().game_over
        undo = self._history.undo_offers(session)
        turn = Turn(observation, self.draft)
        status = turn_status(turn, self.selected_cards, undo=undo, game_over=over)
        return session.status_with_offers(status)

    @property
    def _is_person_deciding(self) -> bool:
        """Whether a person plays the seat at the bottom at present."""
        return self.session is not None and self.session.is_person_deciding

    # People and bots

    def hand_over_seat(self, level: str | None, seat: int | None = None) -> None:
        """Let a bot of a level play for a person; None lets the person play again.

        `seat` is by default the seat at the bottom.
        """
        session = self._game()
        self._runner.drop_request()
        player = PERSON if level is None else f"{BOT_PREFIX}{level}"
        session.hand_over(session.seats.viewer if seat is None else seat, player)
        self._history.clear()
        self._clear_gestures()
        self.save()
        self.handed_over.emit()
        self.offer()
        if self._was_settled and not session.is_over:
            self._cover_for_next_person()
        self.request_next_decision()

    def uncover_hand(self) -> None:
        """Turn the table to the next person and show that person's hand."""
        session = self._game()
        seat = seat_to_act(session.position)
        waits = self._was_settled and seat is not None and not session.bot_level(seat)
        if session.is_covered and waits:
            session.uncover_hands()
            self._show_all()

    def _toggle_pause(self) -> None:
        self.is_paused, self._plays_one_action = not self.is_paused, False
        if self.is_paused:
            self._runner.drop_request()
        self.offer()
        self.request_next_decision()

    def _run_spectator_command(self, command: Command) -> None:
        """Run a command of a person who watches a game of bots: pause, play one action,
        or open the hands."""
        steps = command is Command.STEP
        if command is Command.HANDS:
            session = self._game()
            session.is_open = not session.is_open
            self.observation_shown.emit(self.observation)
        elif command is Command.PAUSE or (steps and not self.is_paused):
            self._toggle_pause()
        elif steps:
            self._plays_one_action = True
            self.request_next_decision()

    # The bots

    def on_animations_ended(self) -> None:
        """Request a decision of a bot, or emit the end of the round, after the last
        animation."""
        if self._was_settled:
            return
        self._was_settled = True
        session = self._game()
        self._cover_for_next_person()
        if session.is_over:
            self._emit_round_result()
        else:
            self.request_next_decision()

    def _cover_for_next_person(self) -> None:
        """Cover the table if the next person must not see the hand that is shown."""
        session = self._game()
        seat = seat_to_act(session.position)
        if seat != session.visible_seat and session.cover_hands():
            self._show_all()

    def request_next_decision(self) -> None:
        """Request the decision of a bot, or offer to uncover a covered table to the
        person on turn.

        Nothing is requested until the last change has been animated.
        """
        session = self._game()
        seat = seat_to_act(session.position)
        if seat is None or not self._was_settled:
            return
        level = session.bot_level(seat)
        if level is None and session.is_covered:
            self.offer()
        elif level is not None and (self._plays_one_action or not self.is_paused):
            self._plays_one_action = False
            seed, seen = session.bot_seed(seat), session.observe(seat)
            player = session.playing_style(seat)
            self._runner.request_decision(
                session.decision, level, seen, seed, player=player
            )

    def _emit_round_result(self) -> None:
        session = self._game()
        sheet, points = session.score_sheet(), session.points_by_round()
        result = RoundResult(sheet, points, session.hands(), self.observation)
        if session.is_practice:
            self.practice_saved.emit(result)
        else:
            end = self.game_over if sheet.game_over else self.round_over
            end.emit(result)

    def on_bot_action(self, decision: int, action: actions.Action) -> None:
        """Play an action chosen by a bot, unless the position has changed since."""
        session = self.session
        if session is None or self.is_suspended or decision != session.decision:
            return
        if not session.is_over:
            self._history.clear()
            self._show_events(session.submit(action))

    # The player's gestures

    def find_targets(self, cards: tuple[Card, ...], source: Spot) -> tuple[Target, ...]:
        """Return the targets for dragged cards, legal and refused ones."""
        if not self._is_person_deciding:
            return ()
        return find_targets(self._turn, cards, source)

    def on_dropped(
        self,
        cards: tuple[Card, ...],
        source: Spot,
        target: Spot,
        place: RefusalPlace = None,
    ) -> None:
        """Play or stage the dropped cards; show a refusal at `place`, else at the
        target."""
        if not self._is_person_deciding:
            return
        intent = intents.drop_intent(self._turn, cards, source, target)
        self.carry_out(intent, place or target, cards)

    def on_selection_changed(self, cards: tuple[Card, ...]) -> None:
        """Update the offers for the selected cards."""
        has_changed, self.selected_cards = cards != self.selected_cards, cards
        if has_changed and self._is_person_deciding:
            self.offer()

    def on_command(self, command: Command, cards: tuple[Card, ...]) -> None:
        """Run the command of a button or key with the selected cards."""
        if self.session is None:
            return
        if command is Command.UNCOVER:
            self.uncover_hand()
        elif command is Command.TAKE_SEAT:
            self.hand_over_seat(None)
        elif self.session.has_only_bots:
            self._run_spectator_command(command)
        elif self.session.is_person_deciding:
            self._run_player_command(command, cards)
        elif command in (Command.UNDO, Command.REDO):
            over = Refusal(Reason.ROUND_IS_OVER) if self.session.is_over else None
            self.carry_out(over or NOT_ON_TURN, button_spot(command))

    def _run_player_command(self, command: Command, cards: tuple[Card, ...]) -> None:
        """Run a command of the game for the player."""
        if command is Command.UNDO:
            self._undo()
        elif command is Command.REDO:
            self._redo()
        else:
            intent = intents.command_intent(command, cards, self._turn)
            if intent is not None:
                self.carry_out(intent, button_spot(command), cards)

    def play_action(self, action: actions.Action) -> None:
        """Play an action for the player, if legal; else show its refusal."""
        if self._is_person_deciding:
            self.carry_out(intents.action_intent(self._turn, action))

    def on_add_to_rank(self, rank: int, cards: tuple[Card, ...]) -> None:
        """Add the selected cards to the staged group or meld of a rank."""
        if not self._is_person_deciding:
            return
        spot = spot_of_rank(self._turn, rank, cards)
        is_new = spot.place is Place.NEW_MELD
        if is_new and cards and Rank(rank) not in map(rank_of, cards):
            none = Refusal(
                Reason.UNEQUAL_RANKS, sentence=NO_SUCH_MELD_REFUSAL, rank=Rank(rank)
            )
            self.carry_out(none, HAND_SPOT)
            return
        intent = intents.drop_intent(self._turn, cards, HAND_SPOT, spot)
        self.carry_out(intent, spot)

    def on_take_chosen(self, row: int) -> None:
        """Take the pile in the way, or keep the packet, at index `row` of the offered
        ones; `NO_TAKE_INDEX` cancels a take."""
        prompt = self.prompt
        if prompt is not None and prompt.kind is PromptKind.KEEP_PACKET and row >= 0:
            self.play_action(actions.KeepPacket(row + 1))
        if prompt is None or prompt.kind is not PromptKind.CHOOSE_TAKE:
            return
        self._set_prompt(None)
        if row == NO_TAKE_INDEX:
            self._show_draft(self.draft)
        else:
            intent = take_with_cards_intent(self._turn, prompt.choices[row])
            self.carry_out(intent, PILE_SPOT)

    def on_lift(self, count: int) -> None:
        """Lift about `count` cards for the deal, with a random error."""
        session = self._game()
        if session.is_own_turn and session.position.phase == LIFT_PHASE:
            self.play_action(session.lift_with_random_error(count))

    def carry_out(
        self, intent: Intent, place: RefusalPlace = None, cards: tuple[Card, ...] = ()
    ) -> None:
        """Play, stage, ask or refuse, as the effect `intent` of a gesture with these
        cards says."""
        if isinstance(intent, Refusal):
            self.refused.emit(intent, place, cards)
        elif isinstance(intent, Prompt):
            self._set_prompt(intent)
        elif isinstance(intent, Draft):
            self._stage(intent)
        else:
            self._play(intent)

    def _stage(self, draft: Draft) -> None:
        """Replace the draft, after cards were staged or unstaged."""
        if draft != self.draft:
            self._history.record_staging(self.draft)
            self._history.undone_steps.clear()
        self._show_draft(draft)

    def _show_draft(self, draft: Draft) -> None:
        self.selected_cards = ()
        self._set_draft(draft)
        self.offer()

    def _play(self, intent: PlayIntent, undone: Sequence[Draft | None] = ()) -> None:
        """Play actions; `undone` are steps of staging that can be redone once the
        actions are undone."""
        session = self._game()
        events: list[Event] = []
        for action in intent.actions:
            events += session.submit(action)
        self._history.record_action(intent, self.draft, undone)
        self._show_events(events)
