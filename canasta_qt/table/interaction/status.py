"""Status line above the hand and questions to the player, which change in step with the
animations."""

from dataclasses import replace
from typing import Final

from canasta_qt.commands import Command
from canasta_qt.gestures import (
    LessonView,
    Offer,
    Place,
    Prompt,
    PromptKind,
    TurnState,
    TurnStatus,
)
from canasta_qt.table.interaction.coach import NO_LESSON, UNUSED_COMMANDS, CoachDisplay
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.motion.animation_steps import AnimationStep, turn_status_during
from canasta_qt.table.overlay.status_line import StatusText
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.enter_guard import EnterGuard
from canasta_qt.wording.advice.action_text import moves_text
from canasta_qt.wording.table.status import (
    going_out_needs_text,
    pending_penalties_text,
    status_line_text,
)

_PASSIVE_STATES: Final = {
    None, TurnState.DEALING, TurnState.OTHERS, TurnState.ASKED, TurnState.PASS,
}  # fmt: skip
"""States in which the player need not act; None is the state before a game, or while a
round is counted."""


class StatusController:
    """Writes the status line; a new text is shown only after the animation of all
    earlier events."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.scene = context.scene
        self.enter_guard = EnterGuard()
        """Blocks Enter just after actions of others or a deal have led to a decision of
        the player."""
        self._later_what: TurnStatus | None = None
        self._later_prompt: Prompt | None = None
        self.coach = CoachDisplay(context)
        context.playback.paused_changed.connect(self.refresh)

    @property
    def is_others_turn(self) -> bool:
        """Whether the status line says that another player is on turn."""
        what = self.context.turn_status
        return what is not None and what.is_skippable

    @property
    def is_dealing(self) -> bool:
        """Whether the status line says that cards are dealt."""
        what = self.context.turn_status
        return what is not None and what.state is TurnState.DEALING

    def has_offer(self, command: Command) -> bool:
        """Return whether the present turn has a button for a command."""
        return any(offer.command is command for offer in self.current_offers)

    def show_turn_status(self, turn_status: TurnStatus) -> None:
        """Show a turn status as soon as all earlier events have been shown."""
        if self.context.playback.is_animating:
            self._later_what = turn_status
            return
        self._later_what = None
        self._show_now(turn_status)

    def show_no_game(
        self, bold_text: str, plain_text: str = "", seat: int | None = None
    ) -> None:
        """Show a text in the status line while no game is played, without buttons; of a
        replay with the portrait of a seat."""
        self.context.turn_status = self._later_what = None
        self.context.captions.show_consequences(None)
        self.scene.show_texts(replace(self.scene.words, acting_seat=None))
        face = self.scene.seat_portrait(seat)
        self.scene.show_status(StatusText(bold_text, plain_text, portrait=face), ())

    def show_count(self, words: StatusText, offers: tuple[Offer, ...]) -> None:
        """Show and announce a sentence of the counting of a round, with its buttons.

        The first sentence hides a toast of the last turn.
        """
        if self.context.turn_status is not None:
            self.scene.toast.hide()
        self.context.turn_status = self._later_what = None
        self.scene.show_status(words, offers)
        self.context.announcer.announce(f"{words.bold_text} {words.plain_text}".strip())

    def show_lesson(self, coaching: LessonView) -> None:
        """Show a lesson step in the status line; `NO_LESSON` ends the lesson."""
        if coaching is NO_LESSON is self.coach.lesson_view:
            return
        self.coach.show_lesson(coaching)
        self.context.captions.refresh()
        self.refresh()
        if self.context.turn_status is not None:
            self._emit_status(self.context.turn_status)

    def _emit_status(self, status: TurnStatus) -> None:
        """Emit `status_shown` with the offers that a lesson does not hide."""
        if self.coach.lesson_view is not NO_LESSON:
            offers = (it for it in status.offers if it.command not in UNUSED_COMMANDS)
            status = replace(status, offers=tuple(offers))
        self.context.widget.status_shown.emit(status)

    @property
    def current_offers(self) -> tuple[Offer, ...]:
        """Offers of the present turn status, in a lesson with the primary offers of the
        lesson step; () without a turn status."""
        if self.context.turn_status is None:
            return ()
        return self.coach.with_primary_offers(self.context.turn_status.offers)

    def _show_now(self, what: TurnStatus) -> None:
        now = self.context.turn_status
        before, acting = _asks(now), _actor(now)
        if self.scene.current_style.duration_factor == 0:  # no pause to skip
            kept = (each for each in what.offers if each.command is not Command.SKIP)
            what = replace(what, offers=tuple(kept))
        shown = None if now is None else now.state
        if shown in _PASSIVE_STATES and what.is_own_turn:
            self.enter_guard.note_appearance()
        elif shown is not what.state:
            self.enter_guard.clear()
        self.context.turn_status = what
        self.context.captions.show_consequences(what)
        self._write(what)
        self._emit_status(what)
        self.coach.refresh()
        if what.is_own_turn:
            self.context.playback.is_skipping = False
        if acting != _actor(what) and self.scene.toast.is_refusal:
            self.scene.toast.fade_out()  # the refusal is of another turn
        if any(_asks(what)) and _asks(what) != before:
            self.context.announcer.announce(" ".join(self._sentence(what)))

    def _sentence(self, what: TurnStatus) -> tuple[str, str]:
        people, planned = self.scene.people, what.planned
        move = moves_text(planned.actions, planned.observation) if planned else ""
        return status_line_text(what, people.names, people.viewer, move)

    def _write(self, what: TurnStatus) -> None:
        lead, rest = self._sentence(what)
        told = self.context.captions.selected_consequence(what)
        rest = " ".join(filter(None, (rest, told)))
        offers = self.current_offers
        scene = self.scene
        if what.is_skippable and self.context.playback.animator.is_paused:
            rest = ""
            if self.context.widget.isEnabled():  # no sheet is open
                rest = tr("The game waits until you click the table or press Esc.")
                offers = tuple(map(_close_for_skip, offers))
        elif scene.questions.chooser.isVisible():
            rest = tr("Choose how to take the pile.")
        face = scene.seat_portrait(what.seat)
        kept = (Offer(Command.UNDO),) if what.is_skippable else ()
        words = StatusText(
            lead, rest, any(_asks(what)), self._needs(what), face, reserved_offers=kept
        )
        asked = what.state is TurnState.ANSWER
        if asked and scene.questions.open_prompt_kind is PromptKind.ANSWER_PARTNER:
            # The question has its own buttons.
            offers = tuple(each for each in offers if each.command is Command.HINT)
        scene.show_status(words, offers)
        seat = what.seat if asked else None
        given = self.has_offer(Command.TAKE_SEAT)
        texts = replace(scene.words, asking_seat=seat, is_own_seat_given=given)
        scene.show_texts(texts)

    def _needs(self, what: TurnStatus) -> str:
        """Return the unmet conditions for going out, and the penalties if the round
        ended now; empty while the side panel shows them."""
        if self.scene.score_chip.scores is None or not what.is_own_turn:
            return ""
        needs = going_out_needs_text(what.going_out_refusals, self.scene.people)
        penalties = pending_penalties_text(what.pending_penalties)
        return " ".join(filter(None, (needs, penalties)))

    def refresh(self) -> None:
        """Write the status line again after a change that affects its text."""
        if self.context.turn_status is not None and not self.context.drag.active:
            self._write(self.context.turn_status)

    def show_drop_preview(self) -> None:
        """Show in the status line what a drop of the dragged cards would score.

        Without a drag, or if no place takes the cards, show the turn status.
        """
        drag, goals = self.context.drag, self.context.targeting.areas
        if drag.active and any(goal.is_legal for goal in goals):
            cards = self.scene.drag_image.cards
            if drag.source.place is Place.PILE:
                cards = tuple(self.scene.table_state.position.pile)
            known = (card for card in cards if card is not None)
            air = TurnStatus(TurnState.DRAG, cards=tuple(known))
            words = StatusText(*self._sentence(air), is_own_turn=True)
            self.scene.show_status(words, ())
        elif self.context.turn_status is not None:
            self._write(self.context.turn_status)

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Ask a question at the table, after the running animation; None closes the
        open question."""
        questions, picture = self.scene.questions, self.scene.picture
        questions.close()
        self._later_prompt = None
        if prompt is None:
            self.refresh()
            return
        if self.context.playback.is_animating:
            self._later_prompt = prompt
            return
        if prompt.kind is PromptKind.CHOOSE_TAKE:
            pile = picture.table_state.position.pile
            questions.chooser.ask(prompt, pile[-1], picture.zones)
            self.refresh()
            return
        asked = questions.question
        asked.ask(prompt, self.scene.people, picture.zones)
        now = self.context.turn_status
        if prompt.kind is PromptKind.ANSWER_PARTNER and now is not None:
            self._write(now)
        self.coach.refresh()
        words = f"{asked.heading.text()} {asked.words.text()}"
        self.context.announcer.announce(words, urgent=True)

    def show_acting_seat(self, step: AnimationStep) -> None:
        """Show which seat acts in a step that begins, in the status line and on the
        plates.

        A replay writes its status line itself, so nothing changes there.
        """
        if self.scene.words.is_watched:
            return
        what, now = turn_status_during(step), self.context.turn_status
        if now is not None and now.state in (TurnState.WATCH, TurnState.PAUSED):
            seat = step.table_state.seat_on_turn
            self._show_now(now if seat is None else replace(now, seat=seat))
        elif what is not None:
            known = self._later_what or now
            back = known.offers if known is not None else ()
            kept = {Command.TAKE_SEAT, Command.UNDO}
            able = (each for each in back if each.refusal is None)
            given = [each for each in able if each.command in kept]
            self._show_now(replace(what, offers=(*given, *what.offers)))
        elif now is not None and now.state in (TurnState.CHOSEN, TurnState.STAGED):
            # The next turn status has other offers, after the animation.
            self._show_now(
                replace(now, state=TurnState.PLAY, offers=(), discard_consequences=())
            )

    def show_postponed(self) -> None:
        """Show the turn status and the question that were postponed until the end of
        the animation."""
        what, prompt = self._later_what, self._later_prompt
        if what is not None:
            self.show_turn_status(what)
        if prompt is not None:
            self.show_prompt(prompt)


def _close_for_skip(offer: Offer) -> Offer:
    """Replace an offer to skip by one to close what the player is reading; return any
    other offer unchanged."""
    return Offer(Command.CLOSE) if offer.command is Command.SKIP else offer


def _asks(what: TurnStatus | None) -> tuple[bool, bool]:
    """Return whether the player must decide, and whether another person plays next at
    this machine."""
    if what is None:
        return False, False
    return what.is_own_turn, what.state is TurnState.PASS


def _actor(what: TurnStatus | None) -> tuple[bool, int | None]:
    """Return whether the player must decide, and the seat of another that acts."""
    if what is None:
        return False, None
    return what.is_own_turn, what.seat if what.is_skippable else None
