"""Gestures of the player, by mouse or by key, and the signals they emit."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QToolTip

from canasta_qt.cards import Card, Rank, is_wild
from canasta_qt.commands import Command, Sorting
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    COMMAND_SPOTS,
    HAND_SPOT,
    NOT_ON_TURN,
    PILE_SPOT,
    Offer,
    Place,
    PromptKind,
    Spot,
    Target,
    button_spot,
)
from canasta_qt.look.keys import action_with_key, command_key
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.look.tokens import MemoryAids
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.interaction.spoken_names import (
    spoken_absent_ranks,
    spoken_selection,
)
from canasta_qt.table.interaction.status import StatusController
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.buttons import TableButton
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.scene.places import spot_at
from canasta_qt.translate import tr
from canasta_qt.wording.advice.action_text import going_out_text
from canasta_qt.wording.table.buttons import sorting_words, undo_words
from canasta_qt.wording.table.memory import make_memory_aid_content
from canasta_qt.wording.table.refusals import refusal_sentence

TargetFinder: TypeAlias = Callable[[tuple[Card, ...], Spot], tuple[Target, ...]]
"""Function from cards and their spot to the drop targets, legal and refused ones."""

_GAME_COMMANDS: Final = (
    *COMMAND_SPOTS, Command.COMMIT, Command.ASK, Command.FLOAT,
)  # fmt: skip
"""Commands that change the game."""


class PlayerInput:
    """Selection, drops, commands and answers of the player at one table."""

    def __init__(self, context: TableContext, status: StatusController) -> None:
        self.context = context
        self.status = status
        self.scene = context.scene
        self.widget = context.widget
        self.find_targets: TargetFinder = lambda _cards, _source: ()
        self._shown_tooltip: tuple[TableButton | None, str] = (None, "")
        self._emitted_selection: tuple[Card, ...] = ()
        """The selected cards when `selection_changed` was last emitted."""
        self.join_source: Spot | None = None
        """The pressed meld of the own side; the next press on another meld joins
        both."""
        answered = self.scene.questions.question.answered
        answered.connect(self.on_box_pressed)
        answered.connect(self.answer_question)
        chosen = self.scene.questions.chooser.chosen
        chosen.connect(self.on_box_pressed)
        chosen.connect(self.widget.take_chosen)

    def finish_own_animations(self) -> None:
        """Finish the animations of the player's own actions and hide notices, as every
        press does.

        The animations of other players continue; only `skip_to_own_turn` shortens them.
        """
        self.scene.questions.memory.hide()
        self._hide_tooltip()
        playback = self.context.playback
        playback.clear_new_marks()
        self.scene.toast.fade_out()
        self.scene.speech_bubble.fade_out()
        playback.end_own_steps()

    def refuse_if_early(self, spot: Spot | None) -> bool:
        """Return whether the turns of other players are still being animated; if so,
        show a refusal at `spot`."""
        if self.status.is_others_turn:
            self.context.show_refusal(NOT_ON_TURN, spot)
        return self.status.is_others_turn

    def toggle_selection(self, hand_card: HandCard) -> None:
        """Select or deselect a card of the hand; ignored during a deal."""
        if self.context.playback.is_dealing:
            return
        self.join_source = None
        if self.refuse_if_over():
            return
        self.scene.hand.toggle_selection(hand_card)
        self._selected(hand_card.card)

    def select_ranks(self, *ranks: Rank) -> None:
        """Select all cards of these ranks, or announce that the hand has none."""
        if self.context.playback.is_dealing:
            return
        if not any(held.rank in ranks for held in self.scene.hand.unstaged_cards):
            self.context.show_answer(spoken_absent_ranks(ranks))
            return
        if self.refuse_if_over():
            return
        for rank in ranks:
            self.scene.hand.select_rank(rank)
        self._selected()

    def refuse_if_over(self) -> bool:
        """Return whether the round is over; if so, show a notice."""
        over = self.scene.is_over
        if over:
            self.context.show_refusal(Refusal(Reason.ROUND_IS_OVER), HAND_SPOT)
        return over

    def clear_selection(self) -> None:
        """Deselect all cards; during a drag `selection_changed` is emitted only at its
        end."""
        if self.context.drag.active:
            self.scene.hand.clear_selection()
            return
        if self.join_source is not None:
            self.join_source = None
            self.show_targets(())
        if self.scene.hand.selected:
            self.scene.hand.clear_selection()
            self._selected()

    def _selected(self, toggled: Card | None = None) -> None:
        state, chosen = self.scene.table_state, self.scene.hand.selected_cards
        self.context.announcer.announce(spoken_selection(state, chosen, toggled))
        self.context.playback.relayout()
        self._emit_selection()

    def _emit_selection(self) -> None:
        self._emitted_selection = self.scene.hand.selected_cards
        self.show_selection_targets()
        self.widget.selection_changed.emit(self._emitted_selection)

    def refresh_selection(self) -> None:
        """Emit the selection and highlight its targets again, also if the selection has
        become empty.

        Nothing is emitted during an animation or a drag: played cards may still be
        shown in the hand. After an animation, the targets of a drag are those of the
        present turn. After the end of the round the selection is cleared.
        """
        drag = self.context.drag
        if self.context.playback.is_animating:
            return
        if drag.active:
            self.show_targets(self.find_targets(drag.cards, drag.source))
            drag.move(drag.point)
            return
        if self.scene.is_over and self.scene.hand.selected:
            self.scene.hand.clear_selection()
            self.scene.relayout()
        if self._emitted_selection or self.scene.hand.selected_cards:
            self._emit_selection()

    def show_targets(self, targets: tuple[Target, ...]) -> None:
        """Highlight drop targets; () removes the highlights."""
        if targets or self.context.targeting.targets:
            self.context.targeting.set_targets(targets)
            self.widget.update_marks()

    def show_selection_targets(self) -> None:
        """Highlight the places where a click would drop the selected cards.

        During the turns of other players no place is highlighted and no card is dimmed.
        """
        chosen = self.scene.hand.selected_cards
        free = chosen and not self.status.is_others_turn
        self.show_targets(self.find_targets(chosen, HAND_SPOT) if free else ())

    def request_drop(
        self,
        cards: tuple[Card, ...],
        source: Spot,
        target: Spot,
        near: Rect | None = None,
        *,
        hand_cards: tuple[HandCard, ...] = (),
    ) -> None:
        """Request a drop, legal or not; the refusal of an illegal drop is shown near
        the rectangle `near`.

        If the hand has several equal cards, `hand_cards` are the ones that leave it.
        Selected cards that stay in the hand remain selected.
        """
        if self.refuse_if_early(target):
            return
        # A refusal covers no label of cards that stay selected.
        self.show_selection_targets()
        self.scene.hand.picked = frozenset(hand_cards)
        self.widget.dropped.emit(cards, source, target, near)
        self.refresh_selection()
        self.scene.hand.picked = frozenset()

    def add_to_only_meld(self, hand_card: HandCard) -> bool:
        """Add a card to the only meld that takes it; return False if no meld takes it
        or several do."""
        targets = self.find_targets((hand_card.card,), HAND_SPOT)
        takes = {target.spot for target in targets if target.is_addition}
        if len(takes) != 1:
            return False
        cards, held = (hand_card.card,), (hand_card,)
        self.request_drop(cards, HAND_SPOT, takes.pop(), hand_cards=held)
        return True

    def click_spot(self, spot: Spot, hand_card: HandCard | None) -> None:
        """Handle a click on a spot: drop the selected cards there, or the cards raised
        by a lesson; without such cards draw, take the pile, or offer to join melds."""
        chosen = self.scene.hand.selected_cards
        joining, self.join_source = self.join_source, None
        shown = self.status.coach.raised_cards_for(spot)
        if joining is not None:
            self._join(joining, spot)
        elif hand_card is not None and spot.place is Place.STAGED and not chosen:
            cards, held = (hand_card.card,), (hand_card,)
            self.request_drop(cards, spot, HAND_SPOT, hand_cards=held)
        elif spot.place is Place.STOCK:
            self.request_command(Command.DRAW)
        elif chosen:
            self.request_drop(chosen, HAND_SPOT, spot)
        elif shown and (len(shown) == 1 or spot.place is not Place.PILE):
            self.request_drop(shown, HAND_SPOT, spot)
        elif spot.place is Place.PILE:
            self.request_command(Command.TAKE)
        elif spot.place is Place.MELD and not self.status.is_others_turn:
            self._offer_join(spot)

    def _offer_join(self, spot: Spot) -> None:
        """Highlight the melds to which the meld at a spot can be joined; do nothing if
        there are none."""
        targets = self.find_targets((), spot)
        melds = [each for each in targets if each.spot.place is Place.MELD]
        if any(each.refusal is None for each in melds):
            self.show_targets(targets)
            self.join_source = spot
            self.context.show_answer(tr("Choose the meld to combine it with."), spot)

    def _join(self, meld: Spot, spot: Spot) -> None:
        goal = self.context.targeting.area_at(spot)
        if goal is not None and goal.is_legal:
            self.request_drop((), meld, spot)
        else:
            self.show_targets(())

    def explain_missed_drop(self, point: QPointF) -> None:
        """Show why a drop outside all places has no effect: the refusal, or a hint at
        the highlighted places.

        Nothing is shown for a drop outside the table. Before the draw the refusal to
        meld is shown even if the cards can take the pile. The refusal of a new meld has
        priority; other refusals name cards that are not at the point.
        """
        if not self.scene.table_rect.contains(point.x(), point.y()):
            return
        targets = [goal.target for goal in self.context.targeting.areas]
        targets.sort(key=lambda target: target.spot.place is not Place.NEW_MELD)
        refused = [target.refusal for target in targets]
        whys = [each for each in refused if each is not None]
        early = [each for each in whys if each.reason is Reason.DRAW_FIRST]
        why = next(iter(early if None in refused else (*early, *whys)), None)
        words, spot = tr("Choose a highlighted place."), spot_at(self.scene, point)
        if self.status.is_others_turn:
            words = refusal_sentence(NOT_ON_TURN)
        elif spot is not None and spot.side:
            words = tr("You can add only to melds of your own side.")
        elif spot == Spot(Place.STOCK):
            words = tr("The stock takes no cards. You only draw from it.")
        elif why is not None:
            words = refusal_sentence(why)
        self.context.show_refusal_text(words, Rect(point.x(), point.y(), 1, 1))

    def return_refused_cards(self) -> None:
        """Animate refused cards from the drop point to their previous places."""
        scene, playback = self.scene, self.context.playback
        if not playback.animator.is_busy:
            flights = scene.apply_state(scene.table_state)
            playback.animate_flights(flights, springing=True)
        else:
            playback.relayout()
            # Animations in progress were computed without these cards.
            playback.animator.play_groups(
                [lambda: scene.apply_state(scene.table_state)]
            )

    def reorder_hand(
        self, hand_cards: tuple[HandCard, ...], before: HandCard | None
    ) -> None:
        """Move cards of the hand to the left of the card `before`, or for None to the
        right end.

        The hand is then shown in the player's own order.
        """
        hand = self.scene.hand
        was, sorting = hand.cards, hand.sorting
        hand.move_cards(hand_cards, before)
        if hand.cards == was:
            hand.sort_cards(sorting)
            return
        if sorting is not Sorting.OWN:
            words = tr("Your own order. Press R to sort.")
            self.context.show_answer(words)
        self.widget.hand_sorted.emit(hand.sorting, hand.own_order)

    def toggle_memory(self) -> None:
        """Show or hide the memory box, if the setting allows it."""
        scene, box = self.scene, self.scene.questions.memory
        aids = scene.current_style.choices.memory_aids
        if not box.isHidden() or scene.observation is None:
            box.hide()
        elif aids is MemoryAids.NONE:
            off = tr("Memory aids are off. You can switch them on in Preferences.")
            self.context.show_answer(off)
        else:
            hands = aids is MemoryAids.KNOWN
            memory = make_memory_aid_content(scene.observation, hands=hands)
            box.show_memory(memory, scene.people, scene.picture.zones)
            self.context.announcer.announce(box.accessibleName())
            self.widget.memory_opened.emit()

    def move_focused_card(self, step: int) -> None:
        """Move the focused card of the hand by one place: -1 to the left, 1 to the
        right.
        """
        held, shown = self.context.focus.focused_card, self.scene.hand.unstaged_cards
        if held is None or held not in shown:
            return
        at = shown.index(held) + step
        if not 0 <= at < len(shown):
            return
        beyond = at if step < 0 else at + 1
        self.reorder_hand((held,), shown[beyond] if beyond < len(shown) else None)
        self._animate_hand()
        self.context.focus.step_item(0)

    def sort_hand(self) -> None:
        """Sort the hand in the next order: by rank, by suit, and if the player has
        moved cards, the player's own order."""
        if self.context.playback.is_dealing:
            return
        hand = self.scene.hand
        hand.sort_cards(hand.next_sorting)
        self.context.show_answer(f"{sorting_words(hand.sorting)}.")
        self.widget.hand_sorted.emit(hand.sorting, hand.own_order)
        self._animate_hand()

    def _animate_hand(self) -> None:
        playback = self.context.playback
        if playback.animator.is_busy:
            playback.relayout()
        elif not self.scene.is_empty:
            playback.animate_flights(self.scene.apply_state(self.scene.table_state))

    def press_offer(self, offer: Offer) -> None:
        """Press a button; show its refusal if the command is not possible now."""
        if offer.refusal is not None:
            self.context.show_refusal(offer.refusal, button_spot(offer.command))
            self.widget.refused_button_pressed.emit(offer.refusal)
        elif offer.command is Command.SKIP:
            self.context.playback.skip_to_own_turn()
        elif offer.command is Command.SORT:
            self.sort_hand()
        else:
            self._emit_command(offer.command)

    def _emit_command(self, command: Command) -> None:
        """Emit a command, with the selected cards if the command acts on cards."""
        uses_cards = command in (Command.MELD, Command.DISCARD, Command.TAKE)
        cards = self.scene.hand.selected_cards if uses_cards else ()
        self.widget.command_requested.emit(command, cards)

    def request_command(self, command: Command) -> None:
        """Emit the command of a key, legal or not, except during the turns of other
        players; the receiver checks whether it is legal."""
        if command is Command.UNSTAGE and not self.scene.draft.groups:
            self.context.show_answer(self._nothing_staged())
            return
        spot = COMMAND_SPOTS.get(command)
        if command not in _GAME_COMMANDS or not self.refuse_if_early(spot):
            self._emit_command(command)

    def _nothing_staged(self) -> str:
        """Return why Backspace has no effect without staged cards, with the key that
        undoes a played action."""
        if not any(offer.undone_events for offer in self.status.current_offers):
            return tr("You have put no cards down to take back.")
        words = tr("There are no staged cards. Press {key} to undo your last step.")
        return words.format(key=command_key(Command.UNDO))

    def press_primary_button(self) -> None:
        """Handle Enter: press the primary button, or else meld the staged cards or use
        the focused spot.

        Enter never discards a wild card, and has no effect just after a decision has
        begun. If nothing can be done, the refusal of the first refused button is shown.
        """
        if self.status.enter_guard.is_enter_blocked:
            return
        offers = self.status.current_offers
        for offer in offers:
            if offer.is_primary and offer.refusal is None:
                self.press_offer(offer)
                return
        chosen, focus = self.scene.hand.selected_cards, self.context.focus
        if self.scene.draft.groups and not chosen:
            self._emit_command(Command.COMMIT)
            return
        thing = focus.current_item if focus.visible else None
        spot = None if thing is None else thing.spot
        if spot is not None and not spot.is_own:
            spot = None
        refused = [offer for offer in offers if offer.refusal is not None]
        throws = any(
            offer.command is Command.DISCARD and offer.refusal is None
            for offer in offers
        )
        if throws and any(map(is_wild, chosen)) and spot in (None, PILE_SPOT):
            self.context.show_answer(tr("Press X to discard a wild card."))
        elif spot is not None:
            self.click_spot(spot, None)
        elif self.scene.draft.groups:
            self._emit_command(Command.COMMIT)
        elif refused:
            self.press_offer(refused[0])

    def answer_question(self, number: int) -> None:
        """Answer the open question with the button at index `number`."""
        questions = self.scene.questions
        match questions.open_prompt_kind:
            case PromptKind.ANSWER_PARTNER:
                self.widget.command_requested.emit(
                    (Command.YES, Command.NO)[number], ()
                )
            case PromptKind.KEEP_PACKET:
                self.widget.take_chosen.emit(number)
            case PromptKind.LIFT:
                self.widget.lift_requested.emit(questions.question.bar.value())
            case _:
                pass

    def on_box_pressed(self) -> None:
        """Handle a press of a button in a box over the table: hide the focus ring and
        finish own animations."""
        self.context.focus.hide()
        self.finish_own_animations()

    def show_button_tooltip(self, button: TableButton | None, description: str) -> None:
        """Show a tooltip: of a button the refusal, what *Undo* takes back, what *Go
        out* plays, or the label behind an icon; without a button `description`."""
        if (button, description) == self._shown_tooltip:
            return
        self._shown_tooltip = button, description
        why = None if button is None else button.offer.refusal
        words = "" if why is None else refusal_sentence(why)
        planned = None if button is None else button.offer.planned
        if button is None:
            words = description
        elif planned is not None:
            words = going_out_text(planned)
        elif why is None and self.scene.observation is not None:
            words = undo_words(button.offer, self.scene.observation)
        if button is not None and button.sign is not None and not words:
            words = button.label
            if button.key_name:
                words = action_with_key(button.label, button.key_name)
        set_tooltip(self.context.widget.viewport(), words)

    def _hide_tooltip(self) -> None:
        """Hide the tooltip of a button, whose text may be out of date."""
        self._shown_tooltip = None, ""
        set_tooltip(self.context.widget.viewport(), "")
        QToolTip.hideText()
