"""Lesson steps at the table: sentences in the status line, rings around places."""

from collections import Counter
from dataclasses import replace
from itertools import groupby
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.cards import Card
from canasta_qt.commands import COUNT_COMMANDS, Command
from canasta_qt.engine.state import actions
from canasta_qt.gestures import (
    HAND_SPOT,
    PILE_SPOT,
    CoachMark,
    LessonView,
    Offer,
    Place,
    Spot,
    TurnState,
)
from canasta_qt.look.keys import LESSON_KEYS, action_with_key
from canasta_qt.look.tokens import DurationMs
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.interaction.spoken_names import spoken_mark
from canasta_qt.table.items.coach_marks import (
    COACH_RING_WIDTH_PX,
    CoachCaption,
    CoachRing,
)
from canasta_qt.table.layout.zones import Rect, bounding_rect
from canasta_qt.table.overlay.status_line import StatusText
from canasta_qt.table.paint.buttons import key_cap_text
from canasta_qt.table.paint.painted_item import items_for_values, number_animation
from canasta_qt.table.picture.placement import CardPlace
from canasta_qt.table.scene.places import find_spot_rect
from canasta_qt.translate import join_with_commas, tr
from canasta_qt.wording.cards import card_name
from canasta_qt.wording.table.buttons import offer_label

Key = Qt.Key
PULSE_COUNT: Final = 3
_RING_GAP: Final = 3.0
"""Gap in pixels between a place and its ring."""
_LINE_GAP: Final = 3.0
"""Gap in pixels between a ring and the enlarged status line."""
_CONTINUE_KEYS: Final = (Key.Key_Space, Key.Key_Return, Key.Key_Enter)
UNUSED_COMMANDS: Final = (Command.HINT, Command.SKIP)
"""Commands that a lesson does not offer."""
_CLICK_PLACES: Final = (Place.STOCK, Place.BUTTON)
_CAPTION_PLACES: Final = (*_CLICK_PLACES, Place.PILE, Place.TRAY, Place.MELD, Place.ROW)
"""Own places whose ring has the caption even if cards of the hand also have rings."""
_CLOSE_RING_MARGINS: Final = {Place.ROW: 0.0, Place.HAND: 2.0}
"""Distance in pixels from a place to the outer edge of its ring, for places with close
neighbours."""
_ACTIONS_OF_COMMAND: Final[dict[Command, tuple[type, ...]]] = {
    Command.DRAW: (actions.Draw,),
    Command.TAKE: (actions.TakePile,),
    Command.MELD: (actions.LayDown,),
    Command.COMMIT: (actions.LayDown, actions.TakePile),
    Command.DISCARD: (actions.Discard,),
    Command.GO_OUT: (actions.Discard,),
    Command.ASK: (actions.AskPartner,),
    Command.FLOAT: (actions.Float,),
    Command.DECLARE: (actions.Declare,),
}
"""Action classes that the button of a command can play."""
_MIN_MELD: Final = 3
"""Smallest number of cards of a meld."""
NO_LESSON: Final = LessonView(0, ())
_STATES: Final = (TurnState.PLAY, TurnState.CHOSEN, TurnState.STAGED, TurnState.DRAG)


class CoachDisplay(QObject):
    """Shows a lesson step at the table: sentence, buttons, rings and the caption of a
    ring.
    """

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.widget)
        self.context, self.scene = context, context.scene
        self.lesson_view = NO_LESSON
        self._text_clock = QElapsedTimer()
        """Time since the sentence of this lesson step appeared."""
        self.rings: list[CoachRing] = []
        self.caption = CoachCaption(self.scene.brushes)
        self.scene.addItem(self.caption)
        ends, slow = (0.0, float(PULSE_COUNT)), PULSE_COUNT * DurationMs.COACH_PULSE
        self._pulse = number_animation(self, ends, slow, self._show_pulse)
        self.scene.toast.faded_out.connect(self.refresh)

    def show_lesson(self, lesson: LessonView) -> None:
        """Show a lesson step; `NO_LESSON` removes the lesson."""
        before, self.lesson_view = self.lesson_view, lesson
        if before.sentences != lesson.sentences:
            self._text_clock.start()
        self.scene.show_lesson(None if lesson is NO_LESSON else self._line, lesson)
        if lesson.watches_others and before is not NO_LESSON:
            self.refresh()  # without a second announcement
            return
        self._pulse.stop()
        self.refresh()
        self._show_pulse(0.0)
        if lesson.coach_marks and self.scene.current_style.has_fading:
            self._pulse.start()
        self.context.announcer.announce(self.spoken_text)
        self.context.focus.refresh()

    def with_primary_offers(self, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
        """Return the buttons; only buttons that play an action requested by the lesson
        step are primary."""
        lesson = self.lesson_view
        if lesson is NO_LESSON or lesson.can_continue:
            return offers
        return tuple(
            replace(each, is_primary=self._plays_wanted_action(each, lesson))
            for each in offers
        )

    def _plays_wanted_action(self, offer: Offer, lesson: LessonView) -> bool:
        """Return whether an allowed button plays an action that the lesson step
        requests.

        The ranks of the selected or staged cards must all occur in that action; in a
        step that marks no cards of the hand, the button must be primary or play no
        cards. *Meld* needs three selected cards, unless the action adds cards to a
        meld.
        """
        kinds = _ACTIONS_OF_COMMAND.get(offer.command, ())
        wanted = [each for each in lesson.wanted_actions if isinstance(each, kinds)]
        if not wanted or offer.refusal is not None:
            return False
        hand = self.scene.hand.selected_cards
        staged = self.scene.draft.hand_cards
        cards = {Command.COMMIT: staged, Command.TAKE: (), Command.ASK: ()}
        used = _ranks(cards.get(offer.command, hand))
        added = any(_adds_to_meld(each) for each in wanted)
        if offer.command is Command.MELD and not added and len(hand) < _MIN_MELD:
            return False
        if not any(mark.cards for mark in lesson.coach_marks):
            return offer.is_primary or not used
        return any(used <= _ranks(actions.cards_of_action(each)) for each in wanted)

    def _line(self, offers: tuple[Offer, ...]) -> tuple[StatusText, tuple[Offer, ...]]:
        """Return portrait and sentence of the lesson step for the status line, and the
        buttons of the lesson step."""
        lesson, scene = self.lesson_view, self.scene
        name, face = scene.people.name(lesson.seat), scene.seat_portrait(lesson.seat)
        said = " ".join(lesson.sentences)
        speaker = tr("{name}:").format(name=name)
        words = StatusText(
            speaker,
            said,
            is_own_turn=True,
            portrait=face,
            spoken_text=self.spoken_text,
            is_lesson=True,
        )
        useless: tuple[Command, ...] = UNUSED_COMMANDS
        if any(each.command is Command.DISCARD for each in offers):
            useless = (*UNUSED_COMMANDS, Command.GO_OUT)  # a lesson teaches each step
        kept = [each for each in offers if each.command not in useless]
        can = [offer.command for offer in kept if offer.refusal is None]
        ringed = lesson.coach_marks[0].spot if lesson.coach_marks else None
        if ringed == PILE_SPOT and Command.TAKE in can:
            kept = [
                replace(offer, is_primary=offer.command is Command.TAKE)
                for offer in kept
            ]
        own = [Offer(lesson.leave_command)]
        if lesson.can_show_solution:
            own.insert(0, Offer(Command.SHOW_ME))
        if lesson.can_continue:
            kept = [each for each in kept if each.command in COUNT_COMMANDS]
            kept = kept or [Offer(Command.GO_ON, is_primary=True)]
        return words, (*kept, *own)

    def on_key(self, key: int) -> bool:
        """Handle a key of a button of the lesson; return whether the key was
        handled."""
        lesson = self.lesson_view
        if lesson is NO_LESSON:
            return False
        command = LESSON_KEYS.get(key)
        if self._can_continue_by_key and key in _CONTINUE_KEYS:
            command = Command.GO_ON
        if command is None:
            return False
        if key == Key.Key_Escape and self._is_answer_begun:
            words = tr("To leave with a half-made answer, press the button {button}.")
            button = tr(lesson.leave_command.label)
            self.context.show_answer(words.format(button=button))
            return True
        if command is not Command.SHOW_ME or lesson.can_show_solution:
            self.context.widget.command_requested.emit(command, ())
        return True

    def on_press(self, point: QPointF) -> bool:
        """Continue the lesson on a press of the status line beside its buttons.

        Return whether the press has been handled. A press of *Show me* just after the
        text has changed is ignored: the player aimed at the previous button at that
        place.
        """
        lesson, scene = self.lesson_view, self.scene
        inside = scene.status_line.rect.contains(point.x(), point.y())
        if lesson is NO_LESSON or not inside:
            return False
        button = scene.button_at(point)
        if button is not None:
            # After an automatic step it is at the former place of *Go on*.
            unread = self._text_clock.elapsed() < QApplication.doubleClickInterval()
            return unread and button.offer.command is Command.SHOW_ME
        if self._can_continue_by_key:
            self.context.widget.command_requested.emit(Command.GO_ON, ())
        return True

    @property
    def _is_answer_begun(self) -> bool:
        """Whether the player has played a part of the answer to a practice position."""
        lesson, status = self.lesson_view, self.context.turn_status
        offers = status.offers if status else ()
        practises = lesson.leave_command is Command.LEAVE_PRACTICE
        undone = any(not it.refusal and it.command is Command.UNDO for it in offers)
        return practises and undone

    @property
    def _can_continue_by_key(self) -> bool:
        """Whether a key continues the lesson; false while a round is counted."""
        buttons = self.scene.status_line.buttons
        return any(button.offer.command is Command.GO_ON for button in buttons)

    # Rings

    def refresh(self) -> None:
        """Place the rings and the caption again after a change of the layout, of the
        cards, or of the turn status."""
        scene, picture, meant = self.scene, self.scene.picture, self._unfinished_marks
        spots = (*(mark.spot for mark in meant), Spot(Place.BONUS))
        scene.status_line.set_lower_limit(max(map(self._lower_edge, spots)))
        found = [(mark, rect) for mark in meant for rect in self.rects_of_mark(mark)]
        for item, (_, rect) in items_for_values(scene, self.rings, CoachRing, found):
            item.place(rect)
        mark, words = self._captioned_mark()
        places = [rect for each, rect in found if each is mark]
        covered = bool(self.context.targeting.areas) or scene.toast.isVisible()
        shown = bool(words and places and not covered)
        if shown:
            self.caption.show_content(words)
            cards = [place.visible_rect for place in picture.hand_in_rows]
            hand = bounding_rect(cards) if cards else picture.zones.hand
            within, line = scene.table_rect.with_margin(-2), scene.status_line.rect
            shown = self.caption.place_at(places[0], within, line, hand)
        self.caption.setVisible(shown)

    def _show_pulse(self, pulses: float) -> None:
        for item in self.rings:
            item.show_pulse(pulses)

    def _captioned_mark(self) -> tuple[CoachMark | None, str]:
        """Return the mark that gets the caption, and the text of the caption; None and
        `""` if no mark is left."""
        lesson = self.lesson_view
        due = self._unfinished_marks
        if not due:
            return None, ""
        if lesson.can_continue or lesson.watches_others:
            return due[0], ""
        goals = [mark for mark in due if _is_goal(mark.spot)]
        mark = (goals or due)[0]
        spot = mark.spot
        if spot.place in _CLICK_PLACES or (spot == PILE_SPOT and not self._is_laying):
            # Above the question it would cover the plate of the partner.
            is_answer = spot.command in (Command.YES, Command.NO)
            return mark, "" if is_answer else tr("Click here")
        if goals:
            return mark, tr("Drag here")
        if spot == HAND_SPOT:
            return mark, tr("Select here")
        return mark, tr("Look here")

    @property
    def _is_laying(self) -> bool:
        status = self.context.turn_status
        return status is not None and status.state in _STATES

    @property
    def _unfinished_marks(self) -> tuple[CoachMark, ...]:
        """The marks of the lesson step, without marks of melds to which the hand has no
        more requested card to add."""
        lesson, picture = self.lesson_view, self.scene.picture
        faces = (place.face for place in picture.hand_in_rows)
        held = _ranks(tuple(face for face in faces if face is not None))
        return tuple(
            mark
            for mark in lesson.coach_marks
            if mark.spot.place is not Place.MELD
            or not (added := _ranks(_cards_added(lesson.wanted_actions, mark.spot)))
            or added & held
        )

    def rects_of_mark(self, mark: CoachMark) -> list[Rect]:
        """Return the outer rectangles of the rings of a mark.

        Marked cards of the hand that are side by side share one rectangle; while a
        lesson raises cards, cards of the hand have no rings. Every other place has one
        rectangle, or none if the table does not show the place. A rectangle that begins
        above the status line ends there.
        """
        hand, usual = self.scene.picture.hand_in_rows, _RING_GAP + COACH_RING_WIDTH_PX
        if mark.spot == HAND_SPOT:
            raised = self.lesson_view.raised_cards
            found = [] if raised else _marked_hand_rects(hand, mark)
        else:
            place = self._place_rect(mark.spot)
            found = [] if place is None else [place]
        line, placed = self.scene.status_line.rect, []
        for rect in found:
            out = rect.with_margin(_CLOSE_RING_MARGINS.get(mark.spot.place, usual))
            bottom = out.bottom
            if rect.y < line.y:  # the enlarged status line covers the rest
                bottom = min(bottom, line.y - _LINE_GAP)
            placed.append(Rect(out.x, out.y, out.w, bottom - out.y))
        return placed

    def _lower_edge(self, spot: Spot) -> float:
        """Return the y of the lower edge of a marked place above the status line; 0 for
        other places."""
        if spot in (HAND_SPOT, Spot(Place.ROW)):
            return 0.0
        place, zones = self._place_rect(spot), self.scene.picture.zones
        above = place is not None and place.bottom <= zones.status_line.y
        return place.bottom if place is not None and above else 0.0

    def _place_rect(self, spot: Spot) -> Rect | None:
        """Return the rectangle of a marked place, for a packet with all its cards."""
        if spot.place in (Place.STOCK, Place.PILE):
            return self.scene.picture.packet_rect(spot)
        return find_spot_rect(self.scene, spot)

    def raised_cards_for(self, spot: Spot) -> tuple[Card, ...]:
        """Return the cards of the hand that a lesson step has raised and a click on a
        spot plays; () if there are none."""
        lesson, places = self.lesson_view, self.scene.picture.hand_in_rows
        if not lesson.raised_cards:
            return ()
        held = Counter(it.face for it in places if it.face is not None)
        laid = [it for it in lesson.wanted_actions if isinstance(it, actions.LayDown)]
        plays = [play for each in laid for play in each.plays]
        groups = [tuple(actions.cards_of_plays((play,))) for play in plays]
        if spot.place is Place.MELD:
            groups = [_cards_added((each,), spot) for each in laid]
        groups.append(lesson.raised_cards)
        ready = (it for it in groups if it and not Counter(it) - held)
        return next(ready, ())

    # Text for screen readers

    @property
    def spoken_text(self) -> str:
        """The text for screen readers: the sentences of the lesson step, the names of
        the marked places, and the raised cards."""
        lesson, people = self.lesson_view, self.scene.people
        if lesson is NO_LESSON:
            return ""
        name, said = people.name(lesson.seat), " ".join(lesson.sentences)
        words = tr("{name}: {said}").format(name=name, said=said)
        mark, caption = self._captioned_mark()
        for each in self._unfinished_marks:
            name, aim = spoken_mark(self.scene.table_state, people, each), ""
            if each is mark and caption and name:
                aim = self._button_text(each.spot) or caption
            button = each.spot.place is Place.BUTTON and aim
            for part in filter(None, ("" if button else name, aim)):
                words += f" {part}."
        if lesson.raised_cards:
            named = join_with_commas([card_name(card) for card in lesson.raised_cards])
            lifted = tr("These cards: {named}.")
            words += f" {lifted.format(named=named)}"
        return words

    def _button_text(self, spot: Spot) -> str:
        """Return the label and the key of the button that acts on a marked place."""
        command = {
            Place.STOCK: Command.DRAW,
            Place.PILE: Command.DISCARD if self._is_laying else Command.TAKE,
            Place.BUTTON: spot.command,
        }.get(spot.place, Command.MELD if _is_goal(spot) else None)
        if command is None:
            return ""
        offer = Offer(command)
        return action_with_key(offer_label(offer), key_cap_text(offer))


def _is_goal(spot: Spot) -> bool:
    return spot.place in _CAPTION_PLACES and not spot.side


def _adds_to_meld(action: actions.Action) -> bool:
    laid = action.plays if isinstance(action, actions.LayDown) else ()
    return any(isinstance(play, actions.AddToMeld) for play in laid)


def _cards_added(wanted: tuple[actions.Action, ...], meld: Spot) -> tuple[Card, ...]:
    """Return the cards that the requested actions add to a meld."""
    laid = (each for each in wanted if isinstance(each, actions.LayDown))
    plays = (play for each in laid for play in each.plays)
    joins = (play for play in plays if isinstance(play, actions.AddToMeld))
    added = (play.cards for play in joins if Spot(Place.MELD, play.meld) == meld)
    return tuple(card for cards in added for card in cards)


def _ranks(cards: tuple[Card, ...]) -> set[int]:
    return {card >> 2 for card in cards}


def _marked_hand_rects(hand: list[CardPlace], mark: CoachMark) -> list[Rect]:
    """Return a rectangle for each run of marked cards that are side by side."""
    wanted, marked = Counter(mark.cards or [place.face for place in hand]), set()
    for place in hand:
        if wanted[place.face]:
            wanted[place.face] -= 1
            marked.add(place)
    runs = groupby(hand, key=lambda place: (place in marked, place.y))
    return [
        bounding_rect([place.visible_rect for place in run])
        for (is_marked, _), run in runs
        if is_marked
    ]
