"""The table as a widget: its signals, and the slots through which it is told things."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget
from typing_extensions import override

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.cards import Card
from canasta_qt.engine.state.events import Event, HandDeclared
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import Draft, Prompt, Spot, Target, WhatNow
from canasta_qt.table.interaction.advice import Advising
from canasta_qt.table.interaction.drag import Drag
from canasta_qt.table.interaction.focus import Focus
from canasta_qt.table.interaction.hover_lift import Lifting
from canasta_qt.table.interaction.keyboard import Keyboard
from canasta_qt.table.interaction.player_input import PlayerInput
from canasta_qt.table.interaction.pointer import Pointer
from canasta_qt.table.interaction.status import StatusController
from canasta_qt.table.interaction.targeting import Targeting
from canasta_qt.table.items.drop_zones import Goal
from canasta_qt.table.motion.face_prerender import Warming
from canasta_qt.table.motion.playback import Performance
from canasta_qt.table.overlay.accessibility import Announcer, Stop, install_access
from canasta_qt.table.overlay.score_chip import Scores
from canasta_qt.table.overlay.toasts import Tone
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.table_state import sorted_hand
from canasta_qt.table.scene.describe import describe_scene
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import translate
from canasta_qt.wording.log.events import TurnLog, spoken
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.refusals import refusal_sentence

QUIET = 150
"""Milliseconds without a change of size until cards are painted sharp again."""


class TableView(QGraphicsView):
    """The table.  Whoever connects it decides; the table shows and asks."""

    picked_up = Signal(object, object)
    """Cards and the spot they come from; `show_targets` is the answer."""
    put_back = Signal()
    dropped = Signal(object, object, object)
    """Cards, the spot they come from, the spot they were let go on."""
    selection_changed = Signal(object)
    commanded = Signal(object, object)
    rank_added = Signal(int, object)
    choice_made = Signal(int)
    lifted = Signal(int)
    """About how many cards the player lifts."""
    step_shown = Signal(object, object, object)
    """Events the table shows now, those told with them that it does not show yet, and
    the observation after all of them: what stands beside the table follows this."""
    settled = Signal()
    skip_requested = Signal()

    def __init__(
        self,
        style: TableStyle | None = None,
        parent: QWidget | None = None,
        *,
        store: PixmapStore | None = None,
    ) -> None:
        """Make an empty table; tables may share what is painted."""
        super().__init__(parent)
        self._prepare()
        self.table = TableScene(style or TableStyle(), self, store)
        self.setScene(self.table)
        self._stops: list[Stop] = []
        self._stale = True
        self.chronicle = TurnLog(PlayerNames(()))
        self.announcer = Announcer(self)
        self.performance = Performance(self.table, self)
        self.performance.settled.connect(self._on_settled)
        self.performance.changed.connect(self._on_changed)
        self.saying = StatusController(self)
        self.performance.begun.connect(self.saying.begin_step)
        self.performance.shown.connect(self._on_shown)
        self.performance.arrived.connect(self.saying.catch_up)
        self.performance.crowded.connect(self._on_crowded)
        self.lifting = Lifting(self.table, self)
        self.targeting = Targeting(self.table)
        self.warming = Warming(self.table, self)
        self.drag = Drag(self.table, self.targeting, self)
        self.drag.explained.connect(self._on_explained)
        self.focus = Focus(self.table, self.announcer)
        self.focus.targeting = self.targeting
        self.person = PlayerInput(self)
        self.pointer = Pointer(self)
        self.keyboard = Keyboard(self)
        self.advising = Advising(self)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(QUIET)
        self._sharpen.timeout.connect(self._on_size_stands)
        install_access()

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self._on_crowded(crowded=False)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(translate("spoken", "Table"))
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 420)

    @property
    def what(self) -> WhatNow | None:
        """What the line says now."""
        return self.saying.what

    @property
    def stops(self) -> list[Stop]:
        """The things a screen reader finds at the table, in the order of Tab."""
        if self._stale:
            self._stops = self.focus.make_stops(self)
            self._stale = False
        return self._stops

    # -- slots: what lies on the table --

    def start_table(self, names: tuple[str, ...], viewer: int) -> None:
        """Seat people; the next observation shows their table.

        Of nobody's game (`viewer` -1) everybody is called by name.
        """
        self.performance.flush()
        people = PlayerNames(names, viewer)
        self.table.seat_people(people)
        self.chronicle = TurnLog(people)
        self.table.questions.close()

    def show_view(self, observation: Observation) -> None:
        """Show an observation at once, without animation."""
        self.performance.show(observation)

    def advance(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Animate events, then show exactly what the observation says."""
        self.chronicle.add(events)
        self.announcer.say(spoken(events, self.table.people))
        self.performance.advance(events, observation)

    def show_draft(self, draft: Draft) -> None:
        """Lay cards ready, or take them back."""
        busy = self.performance.animator.busy
        chosen = self.table.hand.selected
        flights = self.table.show_draft(draft)
        if self.table.hand.selected != chosen and not self.drag.active:
            self.person.ask_targets()
        if busy:
            self.table.stage.land_all(flights)
        else:
            self.performance.fly(flights)

    def show_targets(self, targets: tuple[Target, ...]) -> None:
        """Light the places where the picked up cards may go; none clears."""
        self.targeting.show(targets)
        self._stale = True  # sequences have their ends as stops while cards are chosen
        self.focus.refresh()

    def show_what_now(self, what: WhatNow) -> None:
        """Say what can be done now."""
        self.saying.show_what_now(what)

    def rest(self, words: str) -> None:
        """Let the line say why no game is played at present; it offers nothing."""
        self.saying.rest(words)

    def show_prompt(self, prompt: Prompt | None) -> None:
        """Ask a question at the table, or take it away."""
        self.saying.show_prompt(prompt)

    def show_refusal(self, refusal: Refusal, spot: Spot | None) -> None:
        """Say why something may not be done, near where it was tried."""
        words = refusal_sentence(refusal)
        near = self.table.spot_rect(spot)
        table = self.table
        table.toast.say(words, Tone.REFUSAL, near, table.rect_all, table.obstacles)
        self.announcer.say(words, urgent=True)

    def show_scores(self, scores: Scores | None) -> None:
        """Show totals in the corner while the side panel is closed."""
        self.table.show_scores(scores)
        self.saying.say_again()

    def ring_cards(self, cards: tuple[Card, ...]) -> None:
        """Ring the cards on the table that a line of the log speaks of; none clears."""
        self.table.stage.ring(cards)

    # -- slots: manner --

    def set_style(self, style: TableStyle) -> None:
        """Show the table in another style, in the middle of a game if need be."""
        self.performance.flush()
        self.table.restyle(style)
        self.targeting.restyle()
        self.focus.refresh()
        self.advising.refresh()
        self.resetCachedContent()
        self.viewport().update()

    def flush(self) -> None:
        """Finish every animation now."""
        self.performance.flush()

    def describe(self) -> str:
        """Write the table as text, read off the items."""
        return describe_scene(self.table)

    def advice_changed(self) -> None:
        """Other words or buttons of advice can be stood on now."""
        self._stale = True
        self.focus.refresh()

    # -- followers --

    def _on_changed(self) -> None:
        self._stale = True
        self.targeting.refresh()
        self.advising.refresh()
        self.focus.refresh()

    def _on_shown(
        self,
        told: tuple[Event, ...],
        rest: tuple[Event, ...],
        observation: Observation,
    ) -> None:
        """Pass the news on; a hand laid whole is fanned out until the next press."""
        for event in told:
            if isinstance(event, HandDeclared):
                self.pointer.show_hand(event.seat, sorted_hand(event.cards))
        self.step_shown.emit(told, rest, observation)

    def _on_settled(self) -> None:
        if not self.drag.active:
            self.person.refresh_selection()
        if self.isVisible() and self.table.style_now.speed > 0:
            self.warming.refresh()
        self.settled.emit()

    def _on_crowded(self, crowded: bool) -> None:  # noqa: FBT001 - the signal's
        mode = QGraphicsView.ViewportUpdateMode
        few, many = mode.MinimalViewportUpdate, mode.FullViewportUpdate
        self.setViewportUpdateMode(many if crowded else few)

    def _on_explained(self, goal: Goal) -> None:
        refusal = goal.target.refusal
        if refusal is not None:
            self.show_refusal(refusal, goal.target.spot)

    def _on_size_stands(self) -> None:
        self.table.stage.resizing = False
        self.table.store.clear()
        self.table.relayout()
        self.targeting.refresh()
        self.advising.refresh()
        self.resetCachedContent()
        self.viewport().update()

    def _fit(self) -> None:
        size = self.viewport().size()
        self.performance.flush()
        self.table.resize(size.width(), size.height(), self.devicePixelRatioF())
        self._on_changed()

    # -- Qt --

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size; sharp cards come when it stands."""
        super().resizeEvent(event)
        shown = self.isVisible() and event.oldSize().isValid()
        self.table.stage.resizing = shown
        self._fit()
        if shown:
            self._sharpen.start()

    @override
    def event(self, event: QEvent) -> bool:
        """Follow the screen's ratio; give up the air with the window; claim keys."""
        claiming = event.type() == QEvent.Type.ShortcutOverride
        if claiming and isinstance(event, QKeyEvent) and self.keyboard.claims(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
            self.resetCachedContent()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self.pointer.cancel()
        return super().event(event)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Notice a lost grab of the mouse and the cursor leaving."""
        if event.type() == QEvent.Type.UngrabMouse and self.drag.active:
            self.pointer.cancel()
        elif event.type() == QEvent.Type.Leave and not self.drag.active:
            self.lifting.hover(None)
        return super().viewportEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Animate again for those who see it."""
        super().showEvent(event)
        self.performance.watched = True

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees the table: results at once, nothing in the air."""
        super().hideEvent(event)
        self.pointer.cancel()
        self.performance.watched = False
        self.performance.flush()

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hand a press to the pointer."""
        self.pointer.pressed(self._at(event), event.button())
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hand a move to the pointer."""
        self.pointer.moved(self._at(event), event.buttons())
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hand a release to the pointer."""
        self.pointer.released(self._at(event), event.button())
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Hand a double click to the pointer."""
        self.pointer.double_clicked(self._at(event))
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand a key to the keyboard, or on to the window."""
        if self.pointer.peeking:
            self.table.peek.setVisible(False)
        if self.keyboard.pressed(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from zone to zone, and out of the table at its end."""
        if self.focus.step_zone(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring while other widgets have the keys."""
        super().focusOutEvent(event)
        self.focus.show(visible=False)
