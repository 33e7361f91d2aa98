"""What the person at the table does, by mouse or by key: one model for all.

Mouse and keys both end here; from here signals of the view go out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.cards import Card, Rank
from canasta_qt.commands import Command
from canasta_qt.gestures import Offer, Place, Spot
from canasta_qt.table.interaction.keyboard import key_rows
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.overlay.questions import LEAVE
from canasta_qt.table.overlay.toasts import Tone
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.translate import translate
from canasta_qt.wording.table.refusals import refusal_sentence

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from canasta_qt.table.paint.buttons import Button
    from canasta_qt.table.picture.hand_order import HandCard
    from canasta_qt.table.view import TableView

HAND = Spot(Place.HAND)


class PlayerInput:
    """Selection, drops, commands and questions of one view."""

    def __init__(self, view: TableView) -> None:
        """Act through a view."""
        self.view = view
        self.table = view.table
        self._explained: Button | None = None
        self.joining: Spot | None = None
        """One of the own melds, pressed so that the next press may join it."""

    # -- what comes before anything else --

    def disturbed(self) -> None:
        """Something was pressed: finish what moves, let notices and rings leave."""
        view = self.view
        view.performance.forget_new()
        self.table.toast.fade()
        if view.performance.animator.busy:
            view.performance.flush()
        if view.what is not None and not view.what.mine:
            self.skip()

    def skip(self) -> None:
        """Skip the pauses of the others until it is the player's turn."""
        self.view.performance.hurry()
        self.view.skip_requested.emit()

    # -- selection --

    def toggle(self, held: HandCard) -> None:
        """Select a card of the hand, or no longer."""
        self.joining = None
        self.table.hand.toggle(held)
        self._selected()

    def choose_rank(self, *ranks: Rank) -> None:
        """Select all cards of some ranks."""
        for rank in ranks:
            self.table.hand.select_rank(rank)
        self._selected()

    def clear_selection(self) -> None:
        """Select nothing."""
        if self.joining is not None:
            self.joining = None
            self.view.put_back.emit()
        if self.table.hand.selected:
            self.table.hand.clear()
            self._selected()

    def _selected(self) -> None:
        self.table.relayout()
        self.view.performance.changed.emit()
        self.ask_targets()
        self.view.selection_changed.emit(self.table.hand.chosen)

    def ask_targets(self) -> None:
        """Ask where the selected cards may go, so that a click can send them there."""
        chosen = self.table.hand.chosen
        if chosen:
            self.view.picked_up.emit(chosen, HAND)
        else:
            self.view.put_back.emit()

    def cards_meant(self) -> tuple[Card, ...]:
        """The selected cards, or the focused one."""
        chosen = self.table.hand.chosen
        if chosen:
            return chosen
        held = self.view.focus.held
        return () if held is None else (held.card,)

    # -- drops and clicks on places --

    def let_go(self, cards: tuple[Card, ...], source: Spot, target: Spot) -> None:
        """Cards were let go on a place, legal or not."""
        view = self.view
        view.dropped.emit(cards, source, target)
        if source == HAND and view.targeting.targets == ():
            self.refresh_selection()

    def refresh_selection(self) -> None:
        """Tell again what is selected, after cards may have gone."""
        chosen = self.table.hand.chosen
        if chosen:
            self.ask_targets()
            self.view.selection_changed.emit(chosen)

    def click_spot(self, spot: Spot, held: HandCard | None) -> None:
        """A click on a place: the selection goes there, or the place is used."""
        view = self.view
        chosen = self.table.hand.chosen
        joining, self.joining = self.joining, None
        if joining is not None:
            self._join(joining, spot)
        elif held is not None and spot.place is Place.STAGED and not chosen:
            self.table.hand.picked = frozenset({held})
            view.dropped.emit((held.card,), spot, HAND)
            self.table.hand.picked = frozenset()
        elif spot.place is Place.STOCK:
            view.commanded.emit(Command.DRAW, ())
        elif chosen:
            self.let_go(chosen, HAND, spot)
        elif spot.place is Place.PILE:
            view.commanded.emit(Command.TAKE, ())
        elif spot.place is Place.MELD:
            self._offer_join(spot)

    def _offer_join(self, spot: Spot) -> None:
        """Light the melds that this one could be joined with, if there are any."""
        view = self.view
        view.picked_up.emit((), spot)
        lit = any(
            goal.legal and goal.target.spot.place is Place.MELD
            for goal in view.targeting.goals
        )
        if lit:
            self.joining = spot
            self.answer(translate("table", "Choose the meld to join it with."), spot)
        else:
            view.put_back.emit()

    def _join(self, meld: Spot, spot: Spot) -> None:
        view = self.view
        goal = view.targeting.goal_at(spot)
        if goal is not None and goal.legal:
            view.dropped.emit((), meld, spot)
        else:
            view.put_back.emit()

    def explain_nowhere(self, at: QPointF) -> None:
        """Say where cards may go, after they were let go where nothing takes them."""
        words = translate("table", "Cards may only be let go on a lit place.")
        near = Rect(at.x(), at.y(), 1, 1)
        table = self.table
        table.toast.say(words, Tone.REFUSAL, near, table.rect_all, table.obstacles)
        self.view.announcer.say(words, urgent=True)

    def spring_back(self) -> None:
        """Let cards that found no new place fly back to the old one."""
        if (
            self.table.table_state is not None
            and not self.view.performance.animator.busy
        ):
            flights = self.table.put_up(self.table.table_state)
            self.view.performance.fly(flights, springing=True)

    def reorder(self, held: tuple[HandCard, ...], before: HandCard | None) -> None:
        """Put cards elsewhere in the hand: from now on in the player's own order."""
        hand = self.table.hand
        was = hand.cards
        by_rank = hand.by_rank
        hand.move(held, before)
        if hand.cards == was:
            hand.by_rank = by_rank
        elif by_rank:
            words = translate("table", "Your own order. Press R to sort by rank.")
            self.answer(words)

    def toggle_order(self) -> None:
        """Sort the hand by rank, or as the player last had it."""
        hand = self.table.hand
        hand.toggle_order()
        words = translate("table", "Your own order.")
        if hand.by_rank:
            words = translate("table", "Sorted by rank.")
        self.answer(words)
        if self.table.table_state is not None:
            self.view.performance.fly(self.table.put_up(self.table.table_state))
        self.view.focus.refresh()

    # -- commands --

    def use(self, offer: Offer) -> None:
        """Press a button; one that is not possible now says why."""
        if offer.refusal is not None:
            self.view.show_refusal(offer.refusal, None)
        elif offer.command is Command.SKIP:
            self.skip()
        else:
            self.view.commanded.emit(offer.command, self._cards_for(offer.command))

    def _cards_for(self, command: Command) -> tuple[Card, ...]:
        """The cards a command is about; some are about none."""
        if command in (Command.MELD, Command.DISCARD):
            return self.cards_meant()
        return self.table.hand.chosen if command is Command.TAKE else ()

    def command(self, command: Command) -> None:
        """A key asks for something; whether it may be is answered by the listener."""
        self.view.commanded.emit(command, self._cards_for(command))

    def use_primary(self) -> None:
        """Enter: the primary button, or the place the ring is on."""
        view = self.view
        for offer in view.what.offers if view.what is not None else ():
            if offer.primary and offer.refusal is None:
                self.use(offer)
                return
        if self.table.draft.groups:
            view.commanded.emit(Command.COMMIT, ())
            return
        thing = view.focus.current
        if thing is not None and view.focus.visible and thing.spot is not None:
            self.click_spot(thing.spot, None)

    def escape(self) -> bool:
        """Cancel the nearest thing: keys, question, drag, pauses, selection.

        False if there is nothing to cancel.
        """
        view, questions = self.view, self.table.questions
        if questions.help.isVisible():
            questions.help.setVisible(False)
        elif view.advising.escape():
            return True
        elif view.drag.active or view.pointer.peeking:
            view.pointer.cancel()
        elif questions.chooser.isVisible():
            view.choice_made.emit(LEAVE)
        elif view.what is not None and not view.what.mine:
            self.skip()
        elif view.performance.animator.busy:
            view.performance.flush()
        elif (
            self.table.toast.isVisible()
            or self.table.hand.selected
            or self.joining is not None
        ):
            self.table.toast.fade()
            self.clear_selection()
        elif self.table.draft.groups:
            view.commanded.emit(Command.UNSTAGE, ())
        else:
            return False
        return True

    def answer_question(self, number: int) -> None:
        """Give an answer to the open question, by its place among the buttons."""
        view, questions = self.view, self.table.questions
        if questions.partner.isVisible():
            command = questions.partner.buttons[number].offer.command
            view.commanded.emit(command, ())
        elif questions.packet.isVisible():
            view.choice_made.emit(number)
        elif questions.lift.isVisible():
            view.lifted.emit(questions.lift.count)

    # -- answers --

    def answer(self, text: str, beside: Spot | None = None) -> None:
        """Say something, to the eye and to the ear.

        Above the hand, or beside a place and clear of the words at the foot of others.
        """
        if not text.strip():
            return
        view = self.view
        view.announcer.say(text)
        table = self.table
        near = table.spot_rect(beside)
        clear = () if beside is None else table.obstacles
        table.toast.say(text, Tone.ANSWER, near, table.rect_all, clear)

    def explain_button(self, button: Button | None) -> None:
        """Say under the cursor why a button is not possible now."""
        if button == self._explained:
            return
        self._explained = button
        why = None if button is None else button.offer.refusal
        words = "" if why is None else refusal_sentence(why)
        self.view.viewport().setToolTip(words)

    def show_keys(self) -> None:
        """Show or hide the list of keys."""
        help_ = self.table.questions.help
        if help_.isVisible():
            help_.setVisible(False)
        else:
            help_.ask(key_rows(), self.table.rect_all)

    def last_turn(self, back: int) -> str:
        """A line of the log, from the end."""
        lines = self.view.chronicle.lines()
        if not lines:
            return translate("table", "Nothing has happened yet.")
        return lines[max(0, len(lines) - 1 - back)].spoken

    def peek_spot(self, spot: Spot) -> None:
        """Fan out what lies on a place, until the next key or press."""
        table_state = self.table.table_state
        assert table_state is not None
        home = Origin(HomeKind.PILE)
        if spot.place is Place.MELD:
            home = Origin(HomeKind.MELD, *table_state.place_of(spot.index))
        self.view.pointer.peek(home)
