"""Advice at the table: hints, rings around the cards of a hint, reasons of the bots."""

from collections import Counter
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from canasta_qt.advice import Advice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.events import (
    BonusLaid,
    CardsLifted,
    PacketKept,
    ThreeSetAside,
)
from canasta_qt.gestures import Hint, Offer, Place, Spot
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.coach_marks import HintFrame
from canasta_qt.table.layout.zones import RAISED_CARD_ROOM_RATIO, Rect
from canasta_qt.table.overlay.status_line import StatusText
from canasta_qt.table.paint.painted_item import items_for_values
from canasta_qt.table.picture.placement import CardRing
from canasta_qt.table.scene.places import seat_at
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.enter_guard import EnterGuard
from canasta_qt.wording.advice.card import AdviceCard, explanation_card, hint_card

Key = Qt.Key
_MELD_ACTIONS = (actions.LayDown, actions.TakePile)
_DEAL_EVENTS: Final = (BonusLaid, CardsLifted, PacketKept, ThreeSetAside)
"""Events of a deal that concern one seat."""
_ENTER: Final = (Key.Key_Return, Key.Key_Enter)


class AdviceDisplay(QObject):
    """Shows advice, and handles the keys and presses for the shown advice."""

    compare_requested = Signal()
    seat_requested = Signal(int)
    """Emitted with a seat whose plate was pressed."""
    why_requested = Signal(int)
    """Emitted with a seat whose last turns are to be explained."""
    card_changed = Signal(object)
    """Emitted with the `AdviceCard` to show beside the table, or None."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.widget)
        self.context = context
        self.scene = context.scene
        self.announcement = ""
        """The complete text of the advice; empty while no advice is shown."""
        self.commands: tuple[Command, ...] = ()
        """Commands of the buttons beside the advice."""
        self._advice: Advice | None = None
        self._action: actions.Action | None = None
        self._raised_cards: tuple[Card, ...] = ()
        self._ring_items: list[CardItem] = []
        self._frames: list[HintFrame] = []
        self._card: AdviceCard | None = None
        """The advice card of the hint that is shown."""
        self._lead = ""
        """Beginning of the advice in the status line; the first reason follows it."""
        self._note = ""
        """What the advised action does to staged cards; shown in the status line."""
        self._has_reasons_on_card = False
        self._enter_guard = EnterGuard()
        self._why: tuple[int, AdviceCard] | None = None
        """The seat whose turns are explained, and the advice card with the reasons."""
        table = context.widget
        for own in (table.command_requested, table.take_chosen, table.lift_requested):
            own.connect(self.close_why)

    def show_hint(self, hint: Hint | None) -> None:
        """Show a hint, or “Thinking it over…” while `advice` of the hint is None; None
        hides the hint."""
        self._advice = None if hint is None else hint.advice
        if hint is None:
            self.announcement, self.commands = "", ()
            self.scene.show_advice(None)
            self._show_card(None)
            self.show_action(None)
            self.context.focus.refresh()
        elif hint.advice is None:
            self._show_text(tr("Thinking it over…"), None, Command.CLOSE)
        else:
            if self.commands == (Command.CLOSE,):  # the hint was being computed
                self._enter_guard.note_appearance()
            else:
                self._enter_guard.clear()
            card = hint_card(
                hint.advice, self.scene.people, brief=self.context.captions.is_brief
            )
            self._show_text(card.lead_text, card, Command.FOLLOW, Command.CLOSE)
            self.show_action(hint.advice.action)

    def set_reasons_on_card(self, has_reasons: bool) -> None:  # noqa: FBT001 - the signal's
        """Set whether an advice card shows the reasons of a hint; the status line then
        shows no reason."""
        if has_reasons != self._has_reasons_on_card:
            self._has_reasons_on_card = has_reasons
            if self.announcement:
                self._write_line()

    def show_action(self, action: actions.Action | None) -> None:
        """Draw rings around the cards of an action; None restores the rings of the
        shown hint, or without a hint removes all rings."""
        if action is None and self._advice is not None:
            action = self._advice.action
        self._action = action
        self.refresh()
        self.context.focus.refresh()

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Draw rings around hand cards and raise them, unless an action is shown; ()
        removes the rings."""
        self._raised_cards = cards
        self.refresh()
        self.context.focus.refresh()

    def show_why(self, seat: int, turns: tuple[tuple[Advice, ...], ...]) -> None:
        """Show the reasons for the last turns of a bot, in place of a shown hint.

        For a bot that has not played yet, show a notice, which does not pause the game.
        """
        card = explanation_card(seat, turns, self.scene.people)
        if not card.reasons:
            self.context.show_answer(card.lead_text)
            return
        if Command.CLOSE in self.commands:  # the explanation replaces a hint
            self.run_command(Command.CLOSE)
        self._set_why((seat, card))
        self.card_changed.emit(card)
        self.context.announcer.announce(card.spoken_text)

    @property
    def is_explaining(self) -> bool:
        """Whether the turns of a bot are explained."""
        return self._why is not None

    def close_why(self) -> None:
        """Close the explanation of a bot's turns."""
        if self._why is not None:
            self._set_why(None)
            self.card_changed.emit(self._card)

    def _set_why(self, why: tuple[int, AdviceCard] | None) -> None:
        """Set the explanation of a bot's turns, or None; an explanation pauses the
        animations."""
        self._why = why
        self.context.playback.set_paused(self, is_held=why is not None)

    def _show_card(self, card: AdviceCard | None) -> None:
        self._card = card
        self._set_why(None)
        self.card_changed.emit(card)

    def show_mistake(
        self, card: AdviceCard, action: actions.Action, *, more: bool
    ) -> None:
        """Show the better move for a mistake at which a replay has stopped; with `more`
        there is a button that continues to the next mistake."""
        deeds = (Command.PLAY_ON, Command.NEXT_MOMENT)[: 1 + more]
        self._show_text(card.lead_text, card, *deeds)
        self.show_action(action)

    def _show_text(self, lead: str, card: AdviceCard | None, *deeds: Command) -> None:
        """Show advice in the status line and on a card, and announce its whole text."""
        self.commands, self._lead = deeds, lead
        self._note = self._unstaging_note()
        self.announcement = lead if card is None else card.spoken_text
        self._show_card(card)
        self._write_line()
        self.context.focus.refresh()
        self.context.announcer.announce(self._spoken_text)

    @property
    def _spoken_text(self) -> str:
        return f"{self.announcement} {self._note}".strip()

    def _write_line(self) -> None:
        """Write the shown advice and its buttons into the status line."""
        reasons = () if self._card is None else self._card.reasons[:1]
        if self._advice is not None and self._has_reasons_on_card:
            reasons = ()
        told = (self._note, *(reason.text for reason in reasons))
        deeds = self.commands
        offers = tuple(
            Offer(deed, is_primary=not i and deed is not Command.CLOSE)
            for i, deed in enumerate(deeds)
        )
        words = StatusText(
            self._lead,
            " ".join(filter(None, told)),
            is_own_turn=True,
            is_advice=True,
            reserved_offers=(Offer(Command.UNDO),) if Command.CLOSE in deeds else (),
            spoken_text=self._spoken_text,
        )
        self.scene.show_advice((words, offers))

    def _unstaging_note(self) -> str:
        """Return a note that the advised action returns staged cards to the hand; empty
        without a hint, or if the action melds all staged cards."""
        action = None if self._advice is None else self._advice.action
        plays = action.plays if isinstance(action, _MELD_ACTIONS) else ()
        melded = Counter(actions.cards_of_plays(plays))
        returned = Counter(self.scene.draft.hand_cards) - melded
        if self._advice is None or not returned:
            return ""
        return tr("The staged cards go back to your hand.")

    def on_press(self, point: QPointF) -> bool:
        """Close the explanation of a bot's turns; on a plate, except that of the
        explained bot, emit `seat_requested`.

        Return whether the press was on a plate.
        """
        why, seat = self._why, seat_at(self.scene, point)
        self.close_why()
        if seat is None:
            return False
        if why is None or seat != why[0]:
            self.seat_requested.emit(seat)
        return True

    def on_key(self, key: int, *, shift: bool) -> bool:
        """Handle a key of the shown advice, or a key that requests advice; return
        whether the key was handled."""
        self.close_why()
        if key == Key.Key_H and shift:
            self.request_last_why()
            return True
        if not self.announcement:
            return False
        if self.press_focused(key):
            return True
        if key in _ENTER:
            is_waited_for = self.commands[0] is Command.CLOSE
            if not is_waited_for and not self._enter_guard.is_enter_blocked:
                self.run_command(self.commands[0])
            return True
        if key == Key.Key_H and self._advice is not None:
            self.compare_requested.emit()
            return True
        return False

    def press_focused(self, key: int) -> bool:
        """Press the advice button that has the focus, if `key` is Enter or Space;
        return whether a button was pressed."""
        focus = self.context.focus
        thing = focus.current_item
        spot = None if thing is None else thing.spot
        if spot is None or spot.command is None or not focus.visible:
            return False
        if key not in (*_ENTER, Key.Key_Space):
            return False
        self.run_command(spot.command)
        return True

    def close_topmost_card(self) -> bool:
        """Close the topmost advice card; return False if none is open."""
        if self._why is not None:
            self.close_why()
        elif self.announcement:
            self.run_command(Command.CLOSE)
        else:
            return False
        return True

    def run_command(self, command: Command) -> None:
        """Run the command of a pressed advice button."""
        self.context.widget.command_requested.emit(command, ())

    def request_last_why(self) -> None:
        """Emit `why_requested` for the other seat that played last in this round; if no
        other seat has played, show a notice."""
        lines = self.context.turn_log.lines()
        viewer = self.scene.people.viewer
        for line in reversed(lines):
            if line.round_number != lines[-1].round_number:
                break
            begun = not all(isinstance(event, _DEAL_EVENTS) for event in line.events)
            if begun and line.seat not in (None, viewer):
                self.why_requested.emit(line.seat)
                return
        self.context.show_answer(tr("No other player has played in this round yet."))

    def refresh(self) -> None:
        """Draw rings and frames for the shown action on the present picture, and update
        the note about staged cards."""
        note = self._unstaging_note()
        if self.announcement and note != self._note:
            self._note = note
            self._write_line()
        wanted = self._ringed_items()
        for item in self._ring_items:
            if item not in wanted:
                item.set_marks(hinted=False)
                self._lift(item, 0.0)
        for item in wanted:
            item.set_marks(hinted=True)
            if item.spot.place is Place.HAND:
                self._lift(item, RAISED_CARD_ROOM_RATIO * item.width)
        self._ring_items = wanted
        areas = self._extended_meld_rects()
        for frame, area in items_for_values(self.scene, self._frames, HintFrame, areas):
            frame.place(area)

    def _extended_meld_rects(self) -> list[Rect]:
        """Return the rectangles of the melds to which the shown action adds cards."""
        rects, action = self.scene.picture.spot_rects, self._action
        plays = action.plays if isinstance(action, _MELD_ACTIONS) else ()
        added = (play.meld for play in plays if isinstance(play, actions.AddToMeld))
        spots = (Spot(Place.MELD, number) for number in added)
        return [rects[spot] for spot in spots if spot in rects]

    def _lift(self, item: CardItem, lift: float) -> None:
        in_hand = item.spot.place is Place.HAND
        if in_hand and item.ring is not CardRing.SELECTED:
            item.set_rest_lift(lift)

    def _ringed_items(self) -> list[CardItem]:
        """Return the card items that the shown action plays or takes; without an
        action, those of the cards of `show_cards`."""
        action = self._action
        if action is None:
            return self._hand_items(list(self._raised_cards))
        if isinstance(action, actions.Draw):
            return self._top(Place.STOCK)
        if isinstance(action, actions.Discard):
            return self._hand_items([action.card])
        if not isinstance(action, _MELD_ACTIONS):
            return []
        cards = actions.cards_of_plays(action.plays)
        if isinstance(action, actions.LayDown):
            return self._hand_items(cards)
        top = self._top(Place.PILE)
        if top and top[0].face in cards:
            cards.remove(top[0].face)
        return [*self._hand_items(cards), *top]

    def _top(self, kind: Place) -> list[CardItem]:
        return self.scene.card_items.items_at(Spot(kind))[-1:]

    def _hand_items(self, cards: list[Card]) -> list[CardItem]:
        """Return the items of cards in the hand, or of equal cards in the staging
        tray.
        """
        own = (Place.HAND, Place.STAGED)
        free = [item for item in self.scene.card_items.items if item.spot.place in own]
        free.sort(key=lambda item: (own.index(item.spot.place), -item.base.x()))
        found = []
        for card in cards:
            item = next((each for each in free if each.face == card), None)
            if item is not None:
                free.remove(item)
                found.append(item)
        return found
