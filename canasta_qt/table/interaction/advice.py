"""Advice at the table: hints, the rings of what they speak of, questions about bots."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from canasta_qt.advice import Advice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.events import BonusLaid
from canasta_qt.gestures import Hint, Offer
from canasta_qt.table.interaction.context import TableContext
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.coach_marks import HintFrame
from canasta_qt.table.layout.zones import LIFT, Rect
from canasta_qt.table.overlay.status_line import StatusWords
from canasta_qt.table.paint.painted_item import shown_for
from canasta_qt.table.picture.placement import HomeKind, Origin, Ring
from canasta_qt.translate import tr
from canasta_qt.wording.advice.card import AdviceCard, hint_card, why_card
from canasta_qt.wording.table.buttons import offer_label

Key = Qt.Key
_MELDING = (actions.LayDown, actions.TakePile)
_ENTER: Final = (Key.Key_Return, Key.Key_Enter)


class AdviceDisplay(QObject):
    """Shows advice at the table and says what the player answers."""

    compare_asked = Signal()
    why_asked = Signal(int)
    """The seat whose doings are asked about."""
    card_changed = Signal(object)
    """The `AdviceCard` that stands beside the table, or None."""

    def __init__(self, context: TableContext) -> None:
        """Show nothing yet."""
        super().__init__(context.widget)
        self.context = context
        self.scene = context.scene
        self.said = ""
        """All that is advised at present; empty while nothing is."""
        self.deeds: tuple[Command, ...] = ()
        """What its buttons do."""
        self._advice: Advice | None = None
        self._action: actions.Action | None = None
        self._lifted: tuple[Card, ...] = ()
        self._ringed: list[CardItem] = []
        self._frames: list[HintFrame] = []
        self._card: AdviceCard | None = None
        """The card of what is advised."""
        self._why: tuple[int, AdviceCard] | None = None
        """A seat that was asked about, and the card with its reasons."""

    def show_hint(self, hint: Hint | None) -> None:
        """Show advice, that it is being thought about, or nothing any more."""
        self._advice = None if hint is None else hint.advice
        if hint is None:
            self.said, self.deeds = "", ()
            self.scene.advise(None)
            self._show_card(None)
            self.show_action(None)
            self.context.focus.refresh()
        elif hint.advice is None:
            self._say(tr("Thinking it over…"), None, Command.CLOSE)
        else:
            card = hint_card(
                hint.advice, self.scene.people, brief=self.context.captions.brief
            )
            self._say(card.lead, card, Command.FOLLOW, Command.CLOSE)
            self.show_action(hint.advice.action)

    def show_action(self, action: actions.Action | None) -> None:
        """Ring the cards an action is about; none clears."""
        if action is None and self._advice is not None:
            action = self._advice.action
        self._action = action
        self.refresh()
        self.context.focus.refresh()

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Ring and lift cards of the hand while nothing is advised; none clears."""
        self._lifted = cards
        self.refresh()
        self.context.focus.refresh()

    def show_why(self, seat: int, turns: tuple[tuple[Advice, ...], ...]) -> None:
        """Show why a bot did what it did in its last turns, where hints are."""
        card = why_card(seat, turns, self.scene.people)
        self._set_why((seat, card))
        self.card_changed.emit(card)
        self.context.announcer.say(card.spoken)

    def forget_why(self) -> None:
        """What has been said about a bot is no longer of interest."""
        if self._why is not None:
            self._set_why(None)
            self.card_changed.emit(self._card)

    def _set_why(self, why: tuple[int, AdviceCard] | None) -> None:
        """Let the table wait while an answer is read."""
        self._why = why
        self.context.playback.hold(self, is_held=why is not None)

    def _show_card(self, card: AdviceCard | None) -> None:
        self._card = card
        self._set_why(None)
        self.card_changed.emit(card)

    def show_stop(
        self, card: AdviceCard, action: actions.Action, *, more: bool
    ) -> None:
        """Show at a decision of a replay what was better; `more` marks follow."""
        deeds = (Command.PLAY_ON, Command.NEXT_MOMENT)[: 1 + more]
        self._say(card.lead, card, *deeds)
        self.show_action(action)

    def _say(self, lead: str, card: AdviceCard | None, *deeds: Command) -> None:
        """Write it into the line; what there is no room for stands on the card."""
        if self.scene.picture is None:
            return
        rest = card.reasons[0].text if card is not None and card.reasons else ""
        self.said = lead if card is None else card.spoken
        self.deeds = deeds
        offers = [
            Offer(deed, primary=not i and deed is not Command.CLOSE)
            for i, deed in enumerate(deeds)
        ]
        back = [Offer(Command.UNDO)] if Command.CLOSE in deeds else []
        labelled, kept = (
            tuple((each, offer_label(each)) for each in some) for some in (offers, back)
        )
        words = StatusWords(
            lead, rest, is_own_turn=True, advice=True, kept=kept, spoken=self.said
        )
        self.scene.advise((words, labelled))
        self._show_card(card)
        self.context.focus.refresh()
        self.context.announcer.say(self.said)

    def pressed(self, at: QPointF) -> bool:
        """Take a press on a plate; a second one takes the answer away."""
        why, seat = self._why, self.seat_at(at)
        self.forget_why()
        if seat is None:
            return False
        if why is None or seat != why[0]:
            self.why_asked.emit(seat)
        return True

    def key(self, key: int, *, shift: bool) -> bool:
        """Take a key while advice is shown, and those that ask for it."""
        self.forget_why()
        if key == Key.Key_H and shift:
            self.ask_last()
            return True
        if not self.said:
            return False
        if self.use_focused(key):
            return True
        if key in _ENTER:
            if self.deeds[0] is not Command.CLOSE:  # what is waited for stays
                self.use(self.deeds[0])
            return True
        if key == Key.Key_H and self._advice is not None:
            self.compare_asked.emit()
            return True
        return False

    def use_focused(self, key: int) -> bool:
        """Press the button of the advice that the ring is on."""
        focus = self.context.focus
        thing = focus.current
        if thing is None or thing.deed is None or not focus.visible:
            return False
        if key not in (*_ENTER, Key.Key_Space):
            return False
        self.use(thing.deed)
        return True

    def escape(self) -> bool:
        """Close the nearest card; False if none is open."""
        if self._why is not None:
            self.forget_why()
        elif self.said:
            self.use(Command.CLOSE)
        else:
            return False
        return True

    def use(self, deed: Command) -> None:
        """Do what a button of the advice says."""
        self.forget_why()
        self.context.widget.commanded.emit(deed, ())

    def ask_last(self) -> None:
        """Ask about the seat that played last in this round before the viewer."""
        lines = self.context.turn_log.lines()
        viewer = self.scene.people.viewer
        for line in reversed(lines):
            if line.round != lines[-1].round:
                break
            laid = all(isinstance(event, BonusLaid) for event in line.events)
            if not laid and line.seat not in (None, viewer):
                self.why_asked.emit(line.seat)
                return
        self.context.answer(tr("No other player has played in this round yet."))

    def seat_at(self, at: QPointF) -> int | None:
        """Return the seat whose plate is at a point: a press there asks about it."""
        picture = self.scene.picture
        if picture is None or self.context.explaining.is_foot(at):
            return None
        for seat in range(picture.table_state.seats):
            plate = picture.plate(seat)
            if plate is not None and plate.holds(at.x(), at.y()):
                return seat
        return None

    def refresh(self) -> None:
        """Follow the picture: cards have moved, or are others now."""
        wanted = self._meant()
        for item in self._ringed:
            if item not in wanted:
                item.mark(hinted=False)
                self._lift(item, 0.0)
        for item in wanted:
            item.mark(hinted=True)
            if item.home.kind is HomeKind.HAND:
                self._lift(item, LIFT * item.width)
        self._ringed = wanted
        areas = self._joined()
        for frame, area in shown_for(self.scene, self._frames, HintFrame, areas):
            frame.place(area)

    def _joined(self) -> list[Rect]:
        """Return where the melds are that the action adds to."""
        picture, action = self.scene.picture, self._action
        found: list[Rect] = []
        if picture is None or not isinstance(action, _MELDING):
            return found
        for play in action.plays:
            if isinstance(play, actions.AddToMeld):
                side, index = picture.table_state.place_of(play.meld)
                column = picture.row(side).columns.get(index)
                found += [] if column is None else [column.area]
        return found

    def _lift(self, item: CardItem, lift: float) -> None:
        if item.home.kind is HomeKind.HAND and item.ring is not Ring.SELECTED:
            self.scene.card_items.lift(item, lift)

    def _meant(self) -> list[CardItem]:
        """Return the cards the action is about."""
        action = self._action
        if action is None:
            return self._of_hand(list(self._lifted))
        if isinstance(action, actions.Draw):
            return self._top(HomeKind.STOCK)
        if isinstance(action, actions.Discard):
            return self._of_hand([action.card])
        if not isinstance(action, _MELDING):
            return []
        cards = actions.cards_in(action.plays)
        if isinstance(action, actions.LayDown):
            return self._of_hand(cards)
        top = self._top(HomeKind.PILE)
        if top and top[0].face in cards:
            cards.remove(top[0].face)
        return [*self._of_hand(cards), *top]

    def _top(self, kind: HomeKind) -> list[CardItem]:
        return self.scene.card_items.at_home(Origin(kind))[-1:]

    def _of_hand(self, cards: list[Card]) -> list[CardItem]:
        """These cards of the hand, or of what has been laid ready of it."""
        own = (HomeKind.HAND, HomeKind.STAGED)
        free = [item for item in self.scene.card_items.items if item.home.kind in own]
        free.sort(key=lambda item: (own.index(item.home.kind), -item.base.x()))
        found = []
        for card in cards:
            item = next((each for each in free if each.face == card), None)
            if item is not None:
                free.remove(item)
                found.append(item)
        return found
