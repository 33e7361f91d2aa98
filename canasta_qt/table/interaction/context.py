"""Objects shared by mouse, keys, status line and advice, without the view."""

from abc import abstractmethod
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView

from canasta_qt.commands import Command
from canasta_qt.engine.state.events import Event, PartnerAnswered
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import COMMAND_SPOTS, HAND_SPOT, RefusalPlace, Spot, TurnStatus
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import DurationMs
from canasta_qt.table.interaction.captions import Captions
from canasta_qt.table.interaction.drag import Drag, HoverLift
from canasta_qt.table.interaction.focus import Focus
from canasta_qt.table.interaction.targeting import Targeting
from canasta_qt.table.interaction.topic_finder import TopicFinder
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.motion.playback import Playback
from canasta_qt.table.motion.reactions import moods_after
from canasta_qt.table.overlay.accessibility import Announcer
from canasta_qt.table.paint.painted_item import single_shot_timer
from canasta_qt.table.scene.places import find_spot_rect, spot_rect
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import tr
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import bubble_text
from canasta_qt.wording.table.refusals import refusal_sentence

_CARD_COMMANDS: Final = (Command.MELD, Command.DISCARD)
"""Commands that need selected cards."""
_NO_CARDS_REASONS: Final = (Reason.NO_PLAYS, Reason.DISCARD_ONE)
"""Reasons of refusals of commands that were requested without cards."""


class TableWidget(QGraphicsView):
    """Base class of the table view with the signals of the player's gestures."""

    dropped = Signal(object, object, object, object)
    """Emitted with cards, their spot before the drag, the spot of the drop, and the
    rectangle at which a refusal is shown (None: at the spot).
    """
    selection_changed = Signal(object)
    command_requested = Signal(object, object)
    refused_button_pressed = Signal(object)
    """Emitted with the refusal of a pressed button that cannot be used now."""
    hand_sorted = Signal(object, object)
    """Emitted with the sorting of the hand, and its cards in the player's own order."""
    add_to_rank_requested = Signal(int, object)
    take_chosen = Signal(int)
    lift_requested = Signal(int)
    """Emitted with the approximate number of cards that the player lifts off the
    deck."""
    status_shown = Signal(object)
    """Emitted with the turn status that the status line shows now."""
    memory_opened = Signal()
    """Emitted when the player has opened the memory box."""
    sound_requested = Signal(str, float)
    """Emitted with name and pitch (1.0 unchanged) of a sound to play."""

    @abstractmethod
    def update_marks(self) -> None:
        """Place outlines, tags, lesson rings and the focus ring again after a change of
        cards, places or targets."""


class TableContext:
    """The scene and the objects around it: playback, focus, announcer, captions,
    drag."""

    def __init__(self, scene: TableScene, widget: TableWidget) -> None:
        """Create the parts for a scene; `widget` is the view of the scene."""
        self.scene = scene
        self.widget = widget
        self.turn_status: TurnStatus | None = None
        """The turn status that the status line shows; None without a game."""
        self.announcer = Announcer(widget)
        self.playback = Playback(scene, widget)
        self.hover_lift = HoverLift(scene, widget)
        self.captions = Captions(scene)
        self.targeting = Targeting(scene, self.captions)
        self.drag = Drag(scene, self.targeting, widget)
        self.focus = Focus(scene, self.announcer, self.targeting)
        self.topic_finder = TopicFinder(scene, self.focus)
        self.turn_log = TurnLog(PlayerNames(()))
        self.drag.explanation_requested.connect(self.show_refusal)
        memory = scene.questions.memory
        memory.opened.connect(
            lambda is_open: self.playback.set_paused(memory, is_held=is_open)
        )
        self._mood_timer = single_shot_timer(
            widget, DurationMs.PORTRAIT_MOOD_DISPLAY, partial(scene.show_moods, {})
        )

    def react_to_events(self, events: tuple[Event, ...]) -> None:
        """Update portraits and speech bubbles for events that the table shows."""
        scene = self.scene
        for event in events:
            if moods := moods_after(event, scene.table_state):
                scene.show_moods(moods)
                self._mood_timer.start()
            said = bubble_text(event, scene.people.viewer)
            if said is not None:
                self.show_speech(*said)
                if isinstance(event, PartnerAnswered):
                    scene.speech_bubble.extend_display()

    def show_speech(self, seat: int, words: str) -> None:
        """Show a sentence of the player at a seat in a speech bubble, and announce it
        to screen readers."""
        self.scene.show_speech(seat, words)
        said = tr("{name}: {said}")
        self.announcer.announce(
            said.format(name=self.scene.people.name(seat), said=words)
        )

    def show_refusal(self, refusal: Refusal, place: RefusalPlace) -> None:
        """Show and announce a refusal near the place of the refused gesture."""
        scene, near = self.scene, None
        if isinstance(place, tuple):
            near, place = Rect(*place), None
        elif place is not None and place.command is not None:
            command = place.command
            near, cards = find_spot_rect(scene, place), scene.hand.selected_cards
            lacks = command in _CARD_COMMANDS and not (cards or scene.draft.groups)
            place = HAND_SPOT if lacks else COMMAND_SPOTS.get(command)
        words = refusal_sentence(refusal)
        is_unselected = refusal.reason in _NO_CARDS_REASONS and not refusal.have
        if (
            is_unselected
            and not refusal.sentence
            and self.focus.focused_card is not None
        ):
            words = tr("Press {key} to select the card with the ring first.")
            words = words.format(key=key_name(Key.Key_Space))
        self.show_refusal_text(words, near or spot_rect(scene, place))

    @property
    def _notices(self) -> list[Rect]:
        return self.scene.notice_rects(self.scene.toast)

    def show_refusal_text(self, words: str, near: Rect) -> None:
        """Show and announce the text of a refusal near a rectangle."""
        said, goals = self.targeting.labels, self.targeting.areas
        lit = [word.rect for word in said if word.isVisible()]
        if self.drag.active:
            lit += [goal.rect for goal in goals if goal.is_highlighted]
        self._show_toast(words, near, (*self._notices, *lit), refuses=True)
        self.widget.sound_requested.emit("thud", 1.0)
        self.announcer.announce(words, urgent=True)

    def show_answer(
        self, text: str, beside: Spot | None = None, fan: Rect | None = None
    ) -> None:
        """Show and announce the answer to a key or a long press, beside a spot, or
        without one beside the status line.

        While cards are fanned out, `fan` is their rectangle, and the answer is shown
        beside it.
        """
        if not text.strip():
            return
        self.announcer.announce(text)
        scene = self.scene
        near = spot_rect(scene, beside) if fan is None else fan
        fans = () if fan is None else (fan,)
        self._show_toast(text, near, (*fans, *self._notices), refuses=False)

    def _show_toast(
        self, words: str, near: Rect, clear: tuple[Rect, ...], *, refuses: bool
    ) -> None:
        """Show a toast near a rectangle, clear of the rectangles in `clear`."""
        scene = self.scene
        scene.toast.show_text(
            words,
            near,
            scene.zones(),
            (*clear, *scene.notice_obstacles(near)),
            scene.status_line.notice_rect,
            refuses=refuses,
        )
