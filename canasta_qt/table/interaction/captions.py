"""Tags with consequences on the cards of the hand."""

from canasta_qt.cards import Card
from canasta_qt.gestures import Consequence, Place, TurnStatus
from canasta_qt.look.tokens import Consequences
from canasta_qt.table.items.captions import EFFECT_ICONS, TagItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import items_for_values
from canasta_qt.table.picture.placement import CardPlace
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.table.consequences import consequence_text


class Captions:
    """Shows the consequences of discards as tags on cards of the hand, according to the
    setting."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.is_exercise = False
        """Whether all consequences are hidden because the exercise is to find them."""
        self.is_for_beginners = False
        """Whether all opponents are novices or beginners."""
        self.items: list[TagItem] = []
        self._consequences: dict[Card, Consequence] = {}

    @property
    def shown_consequences(self) -> Consequences:
        """The setting in effect: which cards of the hand have tags at present."""
        chosen = self.scene.current_style.choices.consequences
        if self.is_exercise or self.scene.has_lesson:  # tags reveal the answer
            return Consequences.OFF
        if chosen is Consequences.AUTOMATIC:
            return (
                Consequences.ALWAYS if self.is_for_beginners else Consequences.SELECTED
            )
        return chosen

    @property
    def is_brief(self) -> bool:
        """Whether hints show only the move and one reason: against beginners, if the
        tags of all cards are shown."""
        return self.is_for_beginners and self.shown_consequences is Consequences.ALWAYS

    def show_consequences(self, turn_status: TurnStatus | None) -> None:
        """Show the consequence of discarding each card, from a turn status; None
        removes the tags."""
        self._consequences = (
            {} if turn_status is None else dict(turn_status.discard_consequences)
        )
        self.refresh()

    def selected_consequence(self, turn_status: TurnStatus) -> str:
        """Return as text the consequence of discarding the selected card, if exactly
        one card is selected.

        The text is empty unless the tags of all cards are shown
        (`Consequences.ALWAYS`).
        """
        chosen = turn_status.cards if len(turn_status.cards) == 1 else ()
        consequence = self._consequences.get(chosen[0]) if chosen else None
        if consequence is None or self.shown_consequences is not Consequences.ALWAYS:
            return ""
        return consequence_text(consequence, self.scene.people).status_line

    def refresh(self) -> None:
        """Place the tags on the cards that are at rest in the hand."""
        tags = items_for_values(self.scene, self.items, TagItem, self._tags())
        end, row = 0.0, 0.0
        for item, (consequence, words, strip) in tags:
            end = end + 2 if abs(strip.bottom - row) < strip.h / 2 else 4.0
            room = (end, self.scene.table_rect.right - 4)
            end = item.show_tag(consequence.kind, words, strip, room)
            row = strip.bottom

    def _tags(self) -> list[tuple[Consequence, str, Rect]]:
        picture, found = self.scene.picture, []
        if not self._consequences or self.shown_consequences is Consequences.OFF:
            return []
        for place in picture.cards:
            consequence = self._consequence_at(place)
            if consequence is not None:
                tag = consequence_text(consequence, self.scene.people).label
                if tag:
                    found.append((consequence, tag, place.visible_rect))
        return found

    def _consequence_at(self, place: CardPlace) -> Consequence | None:
        """Return the consequence to show on a card of the hand; None for no tag."""
        held = place.hand_card
        if held is None or place.spot.place is not Place.HAND:
            return None
        consequence = self._consequences.get(held.card)
        if consequence is None or consequence.kind not in EFFECT_ICONS:
            return None
        cards = self.scene.card_items
        item = cards.hand_card_item(held)
        if held in cards.dragged or item is None or item.rest_place != place:
            return None
        chosen = held in self.scene.hand.selected
        wanted = chosen or self.shown_consequences is Consequences.ALWAYS
        return consequence if wanted else None
