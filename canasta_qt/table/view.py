"""Table widget: signals for gestures of the player, slots for the state of the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip, QWidget

from canasta_qt.cards import Card
from canasta_qt.commands import Sorting
from canasta_qt.engine.state.events import (
    CardsDrawn,
    Event,
    FootTakenUp,
    RoundEnded,
    RoundStarted,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import EMPTY_DRAFT, Draft, LessonView, ScoreText
from canasta_qt.overrides import override
from canasta_qt.table.interaction.advice import AdviceDisplay
from canasta_qt.table.interaction.coach import NO_LESSON
from canasta_qt.table.interaction.context import TableContext, TableWidget
from canasta_qt.table.interaction.keyboard import Keyboard
from canasta_qt.table.interaction.player_input import PlayerInput
from canasta_qt.table.interaction.pointer import Pointer
from canasta_qt.table.interaction.spoken_names import (
    spoken_drawn_cards,
    spoken_empty_tray,
    spoken_tray,
)
from canasta_qt.table.interaction.status import StatusController
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.motion.count import CountOverlay
from canasta_qt.table.overlay.accessibility import AccessibleItem, install_accessibility
from canasta_qt.table.overlay.box import best_free_rect
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import tr
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.buttons import undone_text

PIXMAP_CACHE_KB: Final = 1 << 16
"""Limit of the pixmap cache in kilobytes: items of a 4K table need 30,000."""
_ADVICE_WIDTH: Final = 360
"""Width of an advice card on the table, in pixels at text scale 1."""
_RETURN_PITCH: Final = 0.8
"""Pitch factor of the sound when cards return to the hand."""
_INTERRUPTING_EVENTS: Final = frozenset(
    {
        QEvent.Type.EnabledChange,
        QEvent.Type.FocusOut,
        QEvent.Type.UngrabMouse,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.DevicePixelRatioChange,
    }
)
"""Types of events that end the grab of the mouse or remove the focus."""
_TAB_STEPS: Final = {
    Qt.FocusReason.TabFocusReason: 1,
    Qt.FocusReason.BacktabFocusReason: -1,
}


class TableView(TableWidget):
    """View of the table; the receivers of its signals decide the effect of each
    gesture."""

    def __init__(
        self,
        style: TableStyle | None = None,
        parent: QWidget | None = None,
        *,
        watched: bool = False,
    ) -> None:
        """Create an empty table.

        A `watched` table shows replays with their sounds; nothing can be played on it.
        """
        install_accessibility()  # must precede Qt's first request for an interface
        super().__init__(parent)
        self._prepare()
        self.setAccessibleName(tr("Replay table") if watched else tr("Table"))
        self._scene = TableScene(style or TableStyle(), self)
        self._scene.words = replace(self._scene.words, is_watched=watched)
        self.setScene(self._scene)
        self.context = context = TableContext(self._scene, self)
        self.announcer = context.announcer
        self.playback = context.playback
        self.count = CountOverlay(self._scene, context.playback)
        self.status = StatusController(context)
        self.advice = AdviceDisplay(context)
        self.player_input = PlayerInput(context, self.status)
        self.pointer = Pointer(context, self.player_input, self.advice, self.status)
        self.keyboard = Keyboard(
            context, self.player_input, self.pointer, self.advice, self.status
        )
        self._connect()

    def _connect(self) -> None:
        self.playback.settled.connect(self.player_input.refresh_selection)
        # A part repainted for another reason before the scene has reported a moved item
        # makes the scene forget where the item was painted.
        self.playback.animator.settled.connect(self.viewport().update)
        self.playback.animator.settled.connect(self.context.captions.refresh)
        self.playback.picture_changed.connect(self.update_marks)
        self.playback.step_started.connect(self.status.show_acting_seat)
        self.playback.events_shown.connect(self.context.react_to_events)
        self.playback.all_events_shown.connect(self.status.show_postponed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._pause_or_resume)

    @override
    def scene(self) -> TableScene:
        """Return the scene, as `TableScene`."""
        return self._scene

    def _prepare(self) -> None:
        QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(self.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAcceptDrops(False)  # the window handles dropped files
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 420)

    @property
    def accessible_items(self) -> list[AccessibleItem]:
        """All items for screen readers: those that can get the focus, then texts."""
        return self.context.focus.accessible_items

    def start_table(self, names: tuple[str, ...], viewer: int) -> None:
        """Set names and viewer; the next observation shows the cards.

        The viewer -1 is an onlooker, for whom all players are called by their names.
        """
        self.pointer.cancel()
        self.playback.clear()
        self.player_input.show_targets(())
        people = PlayerNames(names, viewer)
        self._scene.set_players(people)
        self.context.turn_log = TurnLog(people)
        self._scene.hand.clear_hand()
        self._scene.questions.close()
        self.show_lesson(None)
        self.advice.show_hint(None)
        self._hide_said()
        self.announcer.clear()

    def _hide_said(self) -> None:
        for box in (self._scene.speech_bubble, self._scene.toast):
            box.hide()

    def show_observation(self, observation: Observation) -> None:
        """Show an observation without an animation; the selection is cleared."""
        self._scene.peek.setVisible(False)
        self._scene.hand.clear_selection()
        self.player_input.show_targets(())
        self.playback.show(observation)
        self.context.turn_log = TurnLog(self._scene.people)
        self.context.turn_log.add_events(observation.history)

    def play_events(self, events: tuple[Event, ...], observation: Observation) -> None:
        """Animate events, then show the observation that follows them."""
        self._scene.questions.memory.hide()
        self.player_input.show_targets(())
        # A new game is dealt before anything of it is shown.
        log, terms = self.context.turn_log, observation.position.terms
        log.people = replace(
            log.people, side_count=terms.sides, canasta_names=terms.canasta_names
        )
        viewer = self._scene.people.viewer
        for event in events:
            if isinstance(event, CardsDrawn) and event.seat == viewer:
                self.announcer.announce(spoken_drawn_cards(event.cards))
            elif isinstance(event, FootTakenUp) and event.seat == viewer:
                self._scene.hand.clear_selection()
            elif isinstance(event, RoundStarted):
                self._scene.hand.clear_hand()
                self._hide_said()
            elif isinstance(event, RoundEnded):
                self.context.focus.reset()
        self.announcer.announce(log.add_and_describe(events))
        self.playback.play_events(events, observation)

    def go_back(
        self,
        events: tuple[Event, ...],
        observation: Observation,
        draft: Draft = EMPTY_DRAFT,
    ) -> None:
        """Animate the return to the state before these events, and announce the undo.

        Cards selected since then are deselected; a visible focus moves to the cards
        that return.
        """
        self.playback.finish_animations()
        held = self._scene.hand.unstaged_cards
        self._scene.hand.clear_selection()
        self.player_input.show_targets(())
        self.context.turn_log.remove_events(len(events))
        self._scene.speech_bubble.hide()
        before = self._scene.observation
        if before is not None:
            self.announcer.announce(undone_text(events, before))
        self.playback.go_back(observation, draft)
        self.context.focus.follow_returned_cards(held)
        self.sound_requested.emit("slide", _RETURN_PITCH)

    def show_draft(self, draft: Draft) -> None:
        """Show the staged cards, except cards that were just played."""
        if draft == self._scene.draft:
            return
        busy = self.playback.end_own_flights()
        held = self._scene.hand.unstaged_cards
        flights = self._scene.show_draft(draft)
        self.player_input.refresh_selection()
        said = spoken_tray(draft) if draft.groups else spoken_empty_tray()
        self.announcer.announce(said)
        if busy:
            self._scene.card_items.place_cards(flights)
        else:
            self.playback.animate_flights(flights)
        self.context.focus.follow_returned_cards(held)

    def sort_hand(self, sorting: Sorting, own_order: tuple[Card, ...] = ()) -> None:
        """Show the hand in an order chosen by the player; `own_order` is the player's
        own order."""
        hand = self._scene.hand
        before = hand.sorting, hand.cards
        hand.sort_cards(sorting, own_order)
        busy = self.playback.animator.is_busy or self.context.drag.active
        if (hand.sorting, hand.cards) != before and not busy:
            self.playback.relayout()

    def show_lesson(self, coaching: LessonView | None) -> None:
        """Show a lesson step with its marks; None ends the lesson."""
        lesson = coaching or NO_LESSON
        self.status.show_lesson(lesson)
        self.advice.show_cards(lesson.raised_cards)

    def show_scores(self, scores: ScoreText | None) -> None:
        """Show totals in the corner while the side panel is closed."""
        if scores != self._scene.score_chip.scores:
            self._scene.show_scores(scores)
            self.status.refresh()

    def free_rect_for_advice(self) -> QRect:
        """Return the rectangle for an advice card, clear of plates, melds and texts.

        It is the largest rectangle at the right of melds, preferably in the row of the
        other sides; an explanation gets twice the width. If every row is full, the
        rectangle for a hint is empty and the status line shows the reason; that for an
        explanation is empty in the count, else the end of the row of the other sides.
        """
        zones, picture = self._scene.zones(), self._scene.picture
        wide = _ADVICE_WIDTH * self._scene.brushes.text_scale
        rooms = [zones.other_rows]
        if picture.tray is None:
            own = picture.table_state.viewer_side
            rows = sorted(picture.meld_rows, key=lambda row: row.side == own)
            rooms += [
                row.rect_beside_melds(zones.gap) for row in rows if not row.is_compact
            ]
        room = max(rooms[1:], key=lambda each: min(each.w, wide), default=rooms[0])
        most = 2 * wide if self.advice.is_explaining else wide
        if room.w < wide / 2:
            if not self.advice.is_explaining or self.count.isVisible():
                return QRect()
            room, most = zones.other_rows, wide
        left = max(room.x, room.right - most)
        texts = [row.middle_rect for row in self._scene.fixtures.visible_rows]
        ends = [text.right + zones.gap for text in texts if room.overlap_area(text) > 0]
        beside = max([left, *ends])
        if room.right - beside >= wide / 2:
            left = beside
        place = QRectF(left, room.y, room.right - left, room.h)
        return place.toRect().translated(self.pos())

    def line_top(self) -> int:
        """Return the y of the upper edge of the status line."""
        return int(self._scene.status_line.rect.y)

    def free_rect_for_notice(
        self, usual: QRect, sizes: Sequence[QSize], notice: QWidget
    ) -> QRect:
        """Return the rectangle of one of the sizes, near `usual`, at which the notice
        `notice` covers nothing.

        On a table without free space, it covers plates and texts rather than other
        notices, own cards, piles, melds and the status line.
        """
        near = Rect(usual.x(), usual.y(), usual.width(), usual.height())
        scene = self._scene
        others = scene.notice_rects(notice)
        clear = (*others, *scene.play_rects, *scene.notice_obstacles(near))
        ways = [(size.width(), size.height()) for size in sizes]
        within = scene.table_rect.with_margin(-8)
        free = best_free_rect(near, ways, within, clear)
        return QRectF(*free).toRect()

    def set_style(self, style: TableStyle) -> None:
        """Apply another style, also during a game; animations continue if the picture
        remains the same."""
        if style.picture_style == self._scene.current_style.picture_style:
            self._scene.current_style = style
            return
        self.pointer.on_grab_lost()
        self.playback.finish_animations()
        self._scene.restyle(style)
        self._repaint_all()

    @override
    def update_marks(self) -> None:
        self.context.targeting.refresh()
        self.context.captions.refresh()
        self.advice.refresh()
        self.status.coach.refresh()
        self.context.focus.refresh()
        self.count.refresh()

    def _repaint_all(self) -> None:
        """Repaint everything after a change of size, screen or style."""
        self.update_marks()
        self.resetCachedContent()
        self.viewport().update()

    def _apply_size(self) -> None:
        size = self.viewport().size()
        self.playback.finish_animations()
        self._scene.resize(size.width(), size.height(), self.devicePixelRatioF())
        self.update_marks()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Apply the layout for the new size, and cancel a drag, whose cards have
        changed size."""
        super().resizeEvent(event)
        self.pointer.on_grab_lost()
        self._apply_size()

    @override
    def event(self, event: QEvent) -> bool:
        """Apply a changed device pixel ratio; cancel a drag when the grab of the mouse
        ends."""
        if event.type() in _INTERRUPTING_EVENTS:
            self.pointer.on_grab_lost()
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._apply_size()
            self._repaint_all()
        return super().event(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pause while a modal dialog of Qt or of the desktop blocks the window."""
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked):
            self._pause_or_resume()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Pause while a sheet covers the table."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._pause_or_resume()

    def _pause_or_resume(self) -> None:
        """Pause under a sheet, a modal dialog or another window of the program.

        Animations of a `watched` table never pause, and other programs pause none.
        """
        active = QApplication.activeModalWidget() or QApplication.activeWindow()
        is_behind = active not in (None, self.window())
        if self._scene.words.is_watched:
            is_behind = False
        is_held = is_behind or not self.isEnabled()
        self.playback.set_paused(self, is_held=is_held, at_once=True)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        """Handle a lost grab of the mouse, the pointer leaving the table, and
        tooltips.
        """
        tip = self.viewport().toolTip()
        if tip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip, self.viewport())
            return True
        if event.type() in _INTERRUPTING_EVENTS:
            self.pointer.on_grab_lost()
        elif event.type() == QEvent.Type.Leave:
            self.pointer.hover(QPointF(-1, -1))
        return super().viewportEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Resume animations, and observe the native window for dialogs that block
        it."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.playback.is_visible = True

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """End animations, so that their results are shown; cancel a drag."""
        super().hideEvent(event)
        self.pointer.cancel()
        self.playback.is_visible = False
        self.playback.finish_animations()

    def _at(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.on_press(self._at(event), event.button(), event.timestamp())
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.on_move(self._at(event), event.buttons())
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.on_release(self._at(event), event.button())
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.on_double_click(self._at(event), event.timestamp())
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key by the keyboard; pass an unhandled key to the window."""
        event.setAccepted(self.keyboard.on_key(event))

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Close fanned-out cards and hide a toast, as every key does, and move the
        focus to the next zone; after the last zone, to the next widget."""
        self.keyboard.close_fan()
        self._scene.toast.fade_out()
        if self.context.focus.step_zone(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring where it was, or in the zone at which Tab enters the
        table."""
        super().focusInEvent(event)
        self.context.focus.is_elsewhere = False
        step = _TAB_STEPS.get(event.reason())
        if step is not None:
            self.context.focus.enter(step)
        self.context.focus.refresh()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus ring while another widget has the focus."""
        super().focusOutEvent(event)
        self.context.focus.is_elsewhere = True
        self.context.focus.refresh()
