"""Topics that explain the thing under the pointer or with the keyboard focus."""

from PySide6.QtCore import QPointF

from canasta_qt.cards import is_wild
from canasta_qt.engine.state.facts import has_opened, is_top_blocked
from canasta_qt.gestures import PILE_SPOT, Place, Spot
from canasta_qt.table.interaction.focus import Focus
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.meld_rows import RowItem
from canasta_qt.table.scene.places import card_at, is_foot_at, spot_at
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.table.topics import Topic, topic_sentence


class TopicFinder:
    """Finds the topic that explains the thing at a point or with the keyboard focus."""

    def __init__(self, scene: TableScene, focus: Focus) -> None:
        self.scene = scene
        self.focus = focus
        self._pointed_topic: Topic | None = None
        self._tooltip = ""

    @property
    def current_topic(self) -> Topic | None:
        """The topic of the item with the keyboard focus, else of the thing under the
        pointer."""
        return self._focused_topic() if self.focus.visible else self._pointed_topic

    def set_point(self, point: QPointF) -> str:
        """Store the topic of the thing at a point; return the text of the tooltip
        there."""
        self._pointed_topic, before = self._topic_at(point), self._tooltip
        self._tooltip = ""
        return "\n".join(filter(None, (before, self.explanation())))

    def explanation(self) -> str:
        """Return the explanation of `current_topic`; empty if there is none."""
        topic, terms = self.current_topic, self.scene.table_state.terms
        return "" if topic is None else topic_sentence(topic, terms)

    def _topic_at(self, at: QPointF) -> Topic | None:
        fixtures, x, y = self.scene.fixtures, at.x(), at.y()
        spot, item = spot_at(self.scene, at), card_at(self.scene, at)
        for mark in fixtures.items_with_sequences:
            if mark.rect.contains(x, y):
                return self._of_mark(mark, x) if isinstance(mark, PillItem) else None
        if fixtures.stock.text_rect.contains(x, y) or spot == Spot(Place.STOCK):
            return Topic.STOCK
        if fixtures.pile.text_rect.contains(x, y) or spot == PILE_SPOT:
            return self._pile_topic()
        if is_foot_at(self.scene, at):
            return Topic.FOOT
        if item is not None:
            return self._card_topic(item)
        for row in fixtures.visible_rows:
            if row.rect.contains(x, y):
                return self._row_topic(row, x, y)
        return None

    def _card_topic(self, item: CardItem) -> Topic | None:
        match item.spot.place:
            case Place.BONUS | Place.ASIDE:
                return Topic.THREES
            case Place.TALON:
                return Topic.WINGS
            case _:
                return Topic.CANASTA if item.seal is not None else None

    def _row_topic(self, row: RowItem, x: float, y: float) -> Topic | None:
        bonus, closed = row.content.threes_rect, row.closed_ranks_rect
        if bonus is not None and bonus.contains(x, y):
            return Topic.THREES
        if closed is not None and closed.contains(x, y):
            return Topic.CLOSED
        return Topic.MINIMUM if row.content.lead_number[1] else None

    def _of_mark(self, pill: PillItem, x: float) -> Topic | None:
        """Return the topic for a part of a count badge: its number of wild cards, or
        its kind of canasta, or None; store its tooltip."""
        self._tooltip = pill.toolTip()
        if pill.content.wild_card_count and x > pill.rect.mid_x:
            return Topic.WILD
        return Topic.CANASTA if pill.content.canasta_kind is not None else None

    def _pile_topic(self) -> Topic:
        seen = self.scene.observation
        if self.scene.words.pile_words.label:
            return Topic.FROZEN
        blocked = seen is not None and is_top_blocked(seen.position)
        return Topic.BLOCKED if blocked else Topic.PILE

    def _focused_topic(self) -> Topic | None:
        thing = self.focus.current_item
        spot = None if thing is None else thing.spot
        if thing is not None and thing.hand_card is not None:
            return Topic.WILD if is_wild(thing.hand_card.card) else None
        if spot == Spot(Place.STOCK):
            return Topic.STOCK
        if spot == PILE_SPOT:
            return self._pile_topic()
        if spot == Spot(Place.NEW_MELD):
            seen = self.scene.observation
            opened = seen is not None and has_opened(seen.position, seen.side)
            return None if opened else Topic.MINIMUM
        is_meld = spot is not None and spot.place is Place.MELD
        return Topic.CANASTA if is_meld else None
