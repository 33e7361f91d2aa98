"""Mouse gestures at the table: press, drag, click, hover, and fanning cards out. The
states are idle, pressed and dragging.

The item under a press decides the gesture; receivers of the signals decide the effect
of a release.
"""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import NO_TAKE_INDEX, Place, Spot
from canasta_qt.table.interaction.advice import AdviceDisplay
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.interaction.player_input import PlayerInput
from canasta_qt.table.interaction.status import StatusController
from canasta_qt.table.items.drop_zones import TargetArea
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.buttons import TableButton
from canasta_qt.table.paint.painted_item import single_shot_timer
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.scene.places import card_at, is_foot_at, seat_at, spot_at
from canasta_qt.windows.widgets.press_guard import is_repeated

LONG_PRESS_MS: Final = 500
_DROP_MARGIN: Final = 24.0
"""Pixels at the left and right of a drop that the rectangle for its refusal
includes."""
_SIZE_REASONS: Final = (Reason.MELD_TOO_LARGE, Reason.SEQUENCE_CLOSED)
"""Reasons for which no other meld takes a meld, although it can be dragged; a drop
shows the reason."""


@dataclass(frozen=True)
class Press:
    """Item and spot under a press of the left button."""

    point: QPointF
    hand_card: HandCard | None = None
    spot: Spot | None = None
    button: TableButton | None = None
    fan_spot: Spot | None = None


def _command(press: Press) -> Command | None:
    return None if press.button is None else press.button.offer.command


class Pointer(QObject):
    """Maps mouse events to selection, drags and commands."""

    def __init__(
        self,
        context: TableContext,
        player: PlayerInput,
        advice: AdviceDisplay,
        status: StatusController,
    ) -> None:
        super().__init__(context.widget)
        self.context = context
        self.player = player
        self.advice = advice
        self.status = status
        self.scene = context.scene
        self.press: Press | None = None
        self._last_press = Press(QPointF())
        """Item and spot under the last click."""
        self._time = 0
        """Time of the last press, in milliseconds."""
        self._explanation = ""
        """Explanation of the pressed item, shown by a long press."""
        self._press_timer = single_shot_timer(self, LONG_PRESS_MS, self._on_long_press)

    @property
    def is_fanned_out(self) -> bool:
        """Whether a meld or the pile is fanned out."""
        return self.scene.peek.isVisible()

    def on_press(self, point: QPointF, button: Qt.MouseButton, time: int) -> None:
        """Handle a press of a mouse button at a time in milliseconds: answer a
        question, close what is open, fan cards out, or begin a click or drag.

        A quick press at the place of the last click is meant for the button of that
        click, even if another button is there now.
        """
        self.context.focus.hide()
        if self.context.drag.active:
            if button == Qt.MouseButton.RightButton:
                self.cancel()
            return
        is_read = self.context.playback.animator.is_paused
        self.player.finish_own_animations()
        if self._questions(point, button) or self.advice.on_press(point) or is_read:
            return  # the press only closes what was open
        found = self._press_at(point)
        is_again = is_repeated(point - self._last_press.point, time - self._time)
        self._time = time
        if is_again and _command(found) is not _command(self._last_press):
            found = replace(self._last_press, point=point)
        reads = self.scene.words.is_watched and found.button is None
        if reads or button == Qt.MouseButton.RightButton:
            if found.fan_spot is not None:
                self.fan_out(found.fan_spot)
            return
        left = button == Qt.MouseButton.LeftButton
        if left and not self.status.coach.on_press(point):
            self.press = found
            self.player.show_button_tooltip(None, "")
            self._explanation = self.context.topic_finder.set_point(point)
            if found.fan_spot is not None or (
                self._explanation and found.button is None
            ):
                self._press_timer.start()

    def on_move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        """Handle a move of the mouse: move or begin a drag; without a button, highlight
        what is under the pointer."""
        held = bool(buttons & Qt.MouseButton.LeftButton)
        if self.context.drag.active and held:
            self.context.drag.move(point)
            return
        press = self.press
        if not held:
            self.on_grab_lost()  # the release was outside the window
        if press is None or not held:
            self.hover(point)
            return
        way = (point - press.point).manhattanLength()
        threshold = QApplication.startDragDistance()
        if self.scene.current_style.choices.touch:
            threshold *= 2
        if way >= threshold and not self.is_fanned_out:
            self._begin_drag(press, point)

    def on_release(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Handle a release of a mouse button: drop the dragged cards, or click."""
        self._press_timer.stop()
        if self.is_fanned_out:
            self.scene.peek.setVisible(False)
            self.press = None
            return
        if button != Qt.MouseButton.LeftButton:
            return
        press, self.press = self.press, None
        self._last_press = press or Press(point)
        if self.context.drag.active:
            self._drop(point)
        elif press is not None:
            self._click(press, point)

    def on_double_click(self, point: QPointF, time: int) -> None:
        """Handle a double click: add a card to the only meld that takes it, else select
        all cards of its rank."""
        line, first = self.scene.status_line, self._last_press.spot
        if line.words.is_lesson and line.rect.contains(point.x(), point.y()):
            return  # the first click has just changed the text of the lesson
        if first and first.place in (Place.PILE, Place.STOCK, Place.MELD, Place.STAGED):
            return  # the first click moved its cards: another one may be here
        self.player.finish_own_animations()  # this may replace the button
        found = self._press_at(point)
        held = None if self.scene.words.is_watched else found.hand_card
        if held is not None and found.spot == Spot(Place.HAND):
            if not self.player.add_to_only_meld(held):
                self.player.select_ranks(held.rank)
        else:
            self.on_press(point, Qt.MouseButton.LeftButton, time)

    def on_grab_lost(self) -> None:
        """Cancel the gesture after Qt has ended the grab of the mouse."""
        if self.press is not None or self.context.drag.active:
            self.cancel()

    def cancel(self) -> None:
        """Cancel the drag, and close fanned-out cards."""
        self._press_timer.stop()
        self.press = None
        if self.is_fanned_out:
            self.scene.peek.setVisible(False)
        if self.context.drag.active:
            self.context.drag.release()
            self.status.show_drop_preview()
            self.player.return_refused_cards()
            self.player.show_selection_targets()
            self.player.refresh_selection()

    def _questions(self, at: QPointF, button: Qt.MouseButton) -> bool:
        """Handle a press while a question is open; return whether the press has been
        handled.

        A press outside the list of ways to take the pile closes the list.
        """
        questions = self.scene.questions
        if questions.covers(at):
            return True
        if questions.chooser.isVisible() and button == Qt.MouseButton.LeftButton:
            self.context.widget.take_chosen.emit(NO_TAKE_INDEX)
        return questions.chooser.isVisible()

    def _press_at(self, at: QPointF) -> Press:
        button = self.scene.button_at(at)
        if button is not None:
            return Press(at, button=button)
        item = card_at(self.scene, at)
        if item is not None and item.spot.place in (Place.HAND, Place.STAGED):
            return Press(at, hand_card=item.hand_card, spot=item.spot)
        spot = spot_at(self.scene, at)
        peek = spot if item is None and self._is_chip(spot) else None
        if item is not None and item.spot.place in (Place.MELD, Place.PILE):
            peek = item.spot
        own = spot if spot is not None and spot.is_own else None
        return Press(at, spot=own, fan_spot=peek)

    def _is_chip(self, spot: Spot | None) -> bool:
        """Return whether a spot is a meld without room for cards."""
        if spot is None or spot.place is not Place.MELD:
            return False
        column = self.scene.picture.column(spot)
        return column is not None and not column.card_width

    def _begin_drag(self, press: Press, at: QPointF) -> None:
        spot = press.spot
        self._press_timer.stop()
        self.context.hover_lift.raise_hovered(None)
        if spot is None or spot.place is Place.NEW_MELD or self.scene.is_over:
            return
        hand = self.scene.hand
        held: tuple[HandCard, ...] = ()
        if press.hand_card is not None:
            held = (press.hand_card,)
            if spot.place is Place.HAND and press.hand_card in hand.selected:
                held = tuple(h for h in hand.unstaged_cards if h in hand.selected)
        held = tuple(filter(self.scene.card_items.hand_card_item, held))
        if not (held or self._has_cards(spot)):
            return
        targets = self.player.find_targets(tuple(each.card for each in held), spot)
        refused = [each.refusal and each.refusal.reason for each in targets]
        if spot.place is Place.MELD and not {None, *_SIZE_REASONS} & set(refused):
            self.press = None
            return
        self.context.drag.begin(spot, held, press.point)
        self.player.show_targets(targets)
        self.context.drag.move(at)
        self.status.show_drop_preview()

    def _has_cards(self, spot: Spot) -> bool:
        position = self.scene.table_state.position
        if spot.place is Place.STOCK:
            return bool(position.stock)
        if spot.place is Place.PILE:
            return bool(position.pile)
        # A card that was pressed may be played before the mouse moves.
        return spot.place not in (Place.HAND, Place.STAGED)

    def _drop(self, at: QPointF) -> None:
        drag = self.context.drag
        source, held, cards = drag.source, drag.hand_cards, drag.cards
        home = spot_at(self.scene, at) == source
        before = drag.insertion_card(at) if held else None
        spot = drag.release()
        self.status.show_drop_preview()
        if spot is not None:
            drop = Rect(at.x(), at.y(), 1, 1).with_margin(_DROP_MARGIN)
            self.player.request_drop(cards, source, spot, drop, hand_cards=held)
        else:
            if not home:
                self.player.explain_missed_drop(at)
            if source.place is Place.HAND and home:
                self.player.reorder_hand(held, before)
            self.player.show_selection_targets()
            self.player.refresh_selection()
        self.player.return_refused_cards()

    def _click(self, press: Press, at: QPointF) -> None:
        if press.button is not None:
            again = self.scene.button_at(at)
            if again is not None and again.offer == press.button.offer:
                self.player.press_offer(again.offer)
            return
        if press.hand_card is not None and press.spot == Spot(Place.HAND):
            self.player.toggle_selection(press.hand_card)
            return
        spot = press.spot
        if self.status.is_others_turn and self._is_felt(press):
            self.context.playback.skip_to_own_turn()
            return
        if is_foot_at(self.scene, press.point):
            self.context.show_answer(self._explanation, spot)
            return
        under = spot_at(self.scene, at)
        if self.scene.hand.selected and under is not None and under.side:
            self.player.explain_missed_drop(at)
            return
        if spot is None or spot.place is Place.HAND:
            self.player.clear_selection()
            return
        goal = self._target_area(spot, at) if self.scene.hand.selected else None
        self.player.click_spot(
            spot if goal is None else goal.target.spot, press.hand_card
        )

    def _is_felt(self, press: Press) -> bool:
        """Return whether a press is on free felt: on no pile, meld, staged card or
        status line."""
        line = self.scene.status_line.rect
        at = press.point
        grounds = (Place.HAND, Place.NEW_MELD)
        free = press.spot is None or press.spot.place in grounds
        return free and press.fan_spot is None and not line.contains(at.x(), at.y())

    def _target_area(self, spot: Spot, at: QPointF) -> TargetArea | None:
        return self.context.targeting.area_at_cursor(spot, (at.x(), at.y()))

    def hover(self, at: QPointF) -> None:
        """Highlight and explain what is at a point, which may be outside the table."""
        if self.context.drag.active:
            return
        for row in self.scene.button_items:
            row.highlight_button(row.button_at(at))
        if self.scene.words.is_watched:
            return
        covered = self.scene.questions.covers(at)
        item = None if covered else card_at(self.scene, at)
        in_hand = item is not None and item.spot.place is Place.HAND
        self.context.hover_lift.raise_hovered(item if in_hand else None)
        button = self.scene.button_at(at)
        hand = in_hand or button is not None or seat_at(self.scene, at) is not None
        shape = (
            Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        )
        self.context.widget.viewport().setCursor(shape)
        if self.scene.hand.selected and self.context.targeting.areas:
            spot = spot_at(self.scene, at)
            goal = None if spot is None else self._target_area(spot, at)
            self.context.targeting.choose_click_area(goal)
        meant = "" if covered else self.context.topic_finder.set_point(at)
        self.player.show_button_tooltip(button, meant)

    def _on_long_press(self) -> None:
        """Fan out the pressed cards, and show the explanation of the pressed item."""
        press = self.press
        if press is None:
            return
        if press.fan_spot is not None:
            self.fan_out(press.fan_spot)
        else:
            self.press = None  # a long press is no click
        fan = self.scene.peek.rect if self.is_fanned_out else None
        self.context.show_answer(self._explanation, press.spot, fan)

    def _spots_in_one_place(self, spot: Spot) -> list[Spot]:
        """Return the spots of all melds shown in the same place as a meld, and of the
        red threes set on these melds."""
        if spot.place is not Place.MELD:
            return [spot]
        state = self.scene.table_state
        side, index = state.side_and_index(spot)
        columns = self.scene.picture.meld_row(side).columns
        shared = [i for i, column in columns.items() if column == columns[index]]
        kinds = (Place.MELD, Place.TOPPER)
        return [state.side_spot(kind, side, i) for i in shared for kind in kinds]

    def fan_out(self, spot: Spot) -> None:
        """Fan out the cards of a meld or of the pile until the button is released."""
        spots = self._spots_in_one_place(spot)
        found = [
            item for each in spots for item in self.scene.card_items.items_at(each)
        ]
        cards = [item for item in found if item.face is not None]
        if not cards:
            return
        near = cards[-1]
        faces = tuple(item.face for item in cards if item.face is not None)
        rect = self.scene.table_rect
        width = self.scene.picture.zones.card_width
        at = Rect(near.x(), near.y(), near.width, near.width)
        self.scene.peek.fan_out(faces, width, at, rect)
        self.context.focus.refresh()
