"""A table for tests: a position as text, a view that shows it, real input."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.cards import Card, parse_card
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import Observation, mask_event, observe
from canasta_qt.gestures import (
    Draft,
    DropAction,
    Offer,
    Place,
    Spot,
    Target,
    TurnState,
    TurnStatus,
)
from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.line_play import play_steps
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.layout.zones import LayoutInput, table_layout
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.compose import compose_picture
from canasta_qt.table.picture.hand_order import HandOrder
from canasta_qt.table.picture.placement import Picture
from canasta_qt.table.picture.table_state import make_table_state
from canasta_qt.table.scene.places import spot_rect
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.table.view import TableView

NAMES = ("You", "Clara", "Anton", "Tomás", "Ruth", "Paul", "Greta", "Ben")
HAND = Spot(Place.HAND)
LEFT = Qt.MouseButton.LeftButton

MIDDLE = (
    "classic_4 turn=0.play dealer=2 pile=6h7h9s2s4s8c! "
    "hands=XrXb2s2dAsAcQdQcQsJdJcTh9d8h8s7h7s6c6d5s5d5h4d3s/(9)/(9)/(8) "
    "melds=[AsAhAd][KhKdKsKcKhKdKs]/[JhJcJs2d] bonus=3d/3h"
)
"""Two melds of ours, one of them a canasta, one of theirs; the pile is frozen."""
TAKING = MIDDLE.replace("0.play", "0.draw")
CLARAS = MIDDLE.replace("0.play", "1.play").replace("/(9)/", "/5c5d5s9c4c4d6d7d8d/", 1)
"""The same on Clara's turn."""


def seen(text: str, seat: int = 0) -> Observation:
    """Return the observation of a seat for a position written without `canasta/1`."""
    return observe(parse_position(f"canasta/1 {text}"), seat)


def played(text: str, line: str) -> tuple[tuple[Event, ...], Observation]:
    """Return the events of a line of actions, and the observation of seat 0
    after it.
    """
    steps = list(play_steps(parse_position(f"canasta/1 {text}"), parse_line(line)))
    events = tuple(event for _, happened in steps for event in happened)
    told = tuple(mask_event(event, 0) for event in events)
    return told, observe(steps[-1][0], 0, events)


def card(text: str) -> Card:
    """Return the card with these two characters."""
    return parse_card(text)


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as `KsKh2d`."""
    return tuple(parse_card(text[i : i + 2]) for i in range(0, len(text), 2))


NO_DRAFT = Draft()


def picture(
    text: str = MIDDLE,
    draft: Draft = NO_DRAFT,
    size: tuple[float, float] = (1030, 770),
    font_factor: float = 1.0,
) -> Picture:
    """Return the picture of a position with some staged cards."""
    table_state = make_table_state(seen(text))
    hand = HandOrder()
    hand.replace_cards(table_state.hand)
    hand.stage_cards(draft.hand_cards)
    room = LayoutInput(
        *size,
        table_state.terms.players,
        len(table_state.hand),
        len({held >> 2 for held in table_state.hand}),
        has_feet=any(table_state.position.feet),
        font_factor=font_factor,
    )
    return compose_picture(table_state, hand, draft, table_layout(room))


@dataclass
class Heard:
    """Records every signal of a view in order, as name and arguments."""

    said: list[tuple[str, tuple[object, ...]]] = field(default_factory=list)

    def listener(self, name: str) -> Callable[..., None]:
        """Return a slot that records a signal."""
        return lambda *arguments: self.said.append((name, arguments))

    def names(self) -> list[str]:
        """Return the names of the recorded signals."""
        return [name for name, _ in self.said]

    def last(self, name: str) -> tuple[object, ...]:
        """Return the arguments of the last signal with a name."""
        return [arguments for said, arguments in self.said if said == name][-1]


SIGNALS = (
    "dropped",
    "selection_changed",
    "command_requested",
    "hand_sorted",
    "add_to_rank_requested",
    "take_chosen",
    "lift_requested",
)


class Sitting:
    """A view of a position, its recorded signals, and real input."""

    always_painted = True

    def __init__(
        self,
        qtbot: QtBot,
        text: str = MIDDLE,
        style: TableStyle | None = None,
        *,
        watched: bool = False,
        painted: bool = False,
    ) -> None:
        """Show a view, `painted` for its picture."""
        self.view = TableView(style or TableStyle(duration_factor=0), watched=watched)
        self.heard = Heard()
        self.asked: list[tuple[tuple[Card, ...], Spot]] = []
        """Cards and sources of which the targets were asked."""
        self.targets: tuple[Target, ...] = ()
        self.view.player_input.find_targets = self._find_targets
        self.pressed: QWidget = self.view.viewport()
        for name in SIGNALS:
            getattr(self.view, name).connect(self.heard.listener(name))
        self.view.resize(1030, 770)
        # Its last events are sent when the test has returned: it lives until then.
        qtbot.addWidget(self.view, before_close_func=lambda _: self.view.hide())
        self.view.show()
        self.view.setUpdatesEnabled(painted or self.always_painted)
        self.observation = seen(text)
        seats = self.observation.position.terms.players
        self.view.start_table(NAMES[:seats], 0)
        self.view.show_observation(self.observation)

    @property
    def scene(self) -> TableScene:
        """The scene of the view."""
        return self.view.scene()

    def show_turn(
        self, state: TurnState, offers: tuple[Offer, ...] = (), **more: object
    ) -> None:
        """Show a turn status; `more` are further fields of it."""
        told = TurnStatus(state, offers, **more)  # type: ignore[arg-type]
        self.view.status.show_turn_status(told)

    def answer_with(self, *targets: Target) -> None:
        """Set the targets that are offered for any dragged cards."""
        self.targets = targets

    def _find_targets(
        self, cards: tuple[Card, ...], source: Spot
    ) -> tuple[Target, ...]:
        self.asked.append((cards, source))
        return self.targets

    def item(self, text: str) -> CardItem:
        """Return the first item of a card in the hand."""
        found = [
            item
            for item in self.scene.card_items.items
            if item.spot.place is Place.HAND and item.face == card(text)
        ]
        return min(found, key=lambda item: item.x())

    def of_card(self, text: str) -> QPoint:
        """Return a point in the visible part of a card in the hand."""
        item = self.item(text)
        return self.point(item.scenePos() + QPointF(10, 30))

    def of_spot(self, spot: Spot) -> QPoint:
        """Return the middle of a place."""
        rect = spot_rect(self.scene, spot)
        return self.point(QPointF(rect.mid_x, rect.mid_y))

    def point(self, at: QPointF) -> QPoint:
        """Return a point of the scene in viewport coordinates."""
        return self.view.mapFromScene(at)

    def middle(self, widget: QWidget) -> QPoint:
        """Return the middle of a rectangle in a question or panel."""
        return widget.mapTo(self.view.viewport(), widget.rect().center())

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a mouse button on the viewport, or on the widget at that point."""
        self.pressed = self.view.viewport().childAt(at) or self.view.viewport()
        local = self.pressed.mapFrom(self.view.viewport(), at)
        QTest.mousePress(self.pressed, button, pos=local)

    def move(self, at: QPoint) -> None:
        """Move the mouse over the viewport."""
        QTest.mouseMove(self.view.viewport(), at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Release a mouse button over the widget on which it was pressed."""
        local = self.pressed.mapFrom(self.view.viewport(), at)
        QTest.mouseRelease(self.pressed, button, pos=local)

    def click(self, at: QPoint) -> None:
        """Press and release the mouse button."""
        self.press(at)
        self.release(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move half of the way and all of it, and keep the button pressed."""
        self.press(start)
        self.move((start + end) / 2)
        self.move(end)

    def key(self, key: Qt.Key, shift: bool = False, ctrl: bool = False) -> None:  # noqa: FBT001, FBT002
        """Press a key."""
        modifier = Qt.KeyboardModifier.NoModifier
        if shift:
            modifier = Qt.KeyboardModifier.ShiftModifier
        if ctrl:
            modifier = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(self.view, key, modifier)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """Return the selected cards."""
        return self.scene.hand.selected_cards


DISCARD = Target(Spot(Place.PILE), DropAction.DISCARD)
TO_ACES = Target(Spot(Place.MELD, 0), DropAction.ADD, points=20, rank=10)
