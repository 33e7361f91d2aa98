"""Counting of a round, item by item, on the table and in the score pad."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from canasta_qt.art.portraits import Mood
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.engine.scoring import canasta_bonus, score_lines_of_side
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.position import Position
from canasta_qt.gestures import HAND_SPOT, Offer, Place, Spot
from canasta_qt.look.tokens import DurationMs
from canasta_qt.overrides import override
from canasta_qt.table.motion.count import CountMark
from canasta_qt.table.overlay.status_line import StatusText
from canasta_qt.table.picture.table_state import TableState
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.count import row_sentence
from canasta_qt.wording.scores.score_sheet import round_end_text

_HELD_CARD_ITEMS: Final = (
    ScoreItem.CARDS_IN_HAND,
    ScoreItem.CARDS_IN_FOOT,
    ScoreItem.THREES_IN_FOOT,
)
"""Score items for cards left in the hand or the foot."""


def count_marks(
    state: TableState, items: tuple[ScoreItem, ...], viewer: int
) -> tuple[CountMark, ...]:
    """Return a mark for each group of cards that belong to some score items, with the
    points of the group; `viewer` is the seat whose cards are counted in the hand.

    The sum of a side's marks is the sum of its lines in the score pad.
    """
    found: list[CountMark] = []
    for side in range(state.terms.sides):
        lines = score_lines_of_side(state.position, side)
        for line in lines:
            if line.item in items:
                found += _marks(state, side, line, viewer)
    return tuple(found)


def _marks(
    state: TableState, side: int, line: ScoreLine, viewer: int
) -> Iterator[CountMark]:
    item, position = line.item, state.position
    match item:
        case ScoreItem.MELDED_CARDS:
            melds = position.melds[side]
            total = sum(meld.points for meld in melds)
            share = line.points // total if total else 0
            for index, meld in enumerate(melds):
                home = state.side_spot(Place.MELD, side, index)
                yield CountMark(side, share * meld.points, home)
        case ScoreItem.CARDS_IN_HAND:
            yield from _hand(position, side, line, viewer)
        case ScoreItem.CARDS_IN_FOOT | ScoreItem.THREES_IN_FOOT:
            assert line.seat is not None, "somebody's foot"
            # On a plate, hand and foot are one fan.
            kind = Place.FOOT if line.seat == viewer else Place.SEAT
            yield CountMark(side, line.points, Spot(kind, line.seat))
        case ScoreItem.RED_THREES | ScoreItem.BLACK_THREES:
            aside = item is ScoreItem.BLACK_THREES and position.black_threes_aside[side]
            kind = Place.ASIDE if aside else Place.BONUS
            yield CountMark(side, line.points, state.side_spot(kind, side))
        case _ if line.seat is not None:
            yield CountMark(side, line.points, Spot(Place.SEAT, line.seat))
        case _:
            yield from _melds(state, side, line)


def _hand(
    position: Position, side: int, line: ScoreLine, viewer: int
) -> Iterator[CountMark]:
    assert line.seat is not None, "somebody's hand"
    if line.seat != viewer:
        yield CountMark(side, line.points, Spot(Place.SEAT, line.seat))
        return
    hand, penalties = set(position.hand(viewer)), position.terms.penalties
    cards = tuple((card, -penalties[card]) for card in sorted(hand))
    yield CountMark(side, line.points, HAND_SPOT, cards)


def _melds(state: TableState, side: int, line: ScoreLine) -> Iterator[CountMark]:
    """Yield a mark for each meld that the line counts; if these melds have different
    points, only one mark for the meld row of the side."""
    position = state.position
    out = position.out >= 0 and position.terms.side_of[position.out] == side
    homes = []
    for index, meld in enumerate(position.melds[side]):
        match line.item:
            case ScoreItem.TOPPER:
                counts = meld.topper is not None
            case ScoreItem.CONCEALED_CANASTA:
                counts = meld.concealed
            case ScoreItem.SHORT_SEQUENCE | ScoreItem.INCOMPLETE_WILD:
                counts = False
            case _:
                bonus = line.item, line.each
                counts = (
                    meld.is_canasta
                    and canasta_bonus(position.terms.rules, meld, out=out) == bonus
                )
        if counts:
            kind = Place.MELD
            if line.item is ScoreItem.TOPPER:
                kind = Place.TOPPER
            homes.append(state.side_spot(kind, side, index))
    if homes and line.each is not None and len(homes) * line.each == line.points:
        for home in homes:
            yield CountMark(side, line.each, home)
    else:
        yield CountMark(side, line.points, state.side_spot(Place.ROW, side))


class RoundCounting(QObject):
    """Counting of a round item by item, automatically or on request; then totals."""

    counted = Signal()
    """Emitted when all items are counted."""

    def __init__(
        self,
        window: MainWindow,
        table: TableView,
        people: PlayerNames,
        result: RoundResult,
        position: Position,
        then: str = "",
    ) -> None:
        """Show the score pad; `position` is the end of the round with all cards known.

        `then` is the text of the last button if no round follows.
        """
        super().__init__(window)
        self._window, self._table, self._people = window, table, people
        self._result = result
        self._state = TableState(position, result.observation.seat)
        at = result.observation.position
        self.pad = ScorePad(result.score_sheet, at, people, then)
        pad = self.pad
        pad.next_line_requested.connect(self.count_next)
        pad.all_requested.connect(self.count_all)
        counts = pad.next_line_requested, pad.all_requested
        ends = pad.next_requested, pad.hands_requested, pad.sheet_requested
        for signal in (*counts, *ends):
            signal.connect(table.advice.close_why)
        self._is_turned_up = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_waited)
        table.count.landed.connect(self._on_landed)
        table.installEventFilter(self)

    @property
    def is_count_done(self) -> bool:
        """True if all items are counted and the totals are shown."""
        return self.pad.lines.is_count_done

    @property
    def _speed(self) -> float:
        return self._table.scene().current_style.duration_factor

    @property
    def _is_instant(self) -> bool:
        """Whether all items are counted at once: if they are counted automatically, at
        the speed “At once”."""
        return self._speed == 0 and self._window.menus.choices.count_by_itself

    def begin_count(self) -> None:
        """Show all hands when the last speech bubble has disappeared; if all items are
        counted at once, count them now."""
        self._window.show_score_pad(self.pad)
        if self._window.veil.top_sheet is None:
            self._table.setFocus()
        self._say("", (), Command.COUNT_ON)
        if self._is_instant:
            self.count_all()
        elif self._result.score_sheet.out is None:  # no speech bubble
            self._turn_up()
        else:
            self._timer.start(round(DurationMs.PAUSE_AFTER_SPEECH * self._speed))

    def _turn_up(self) -> None:
        self._is_turned_up = True
        feet = tuple(map(tuple, self._state.position.feet))
        self._table.count.turn_up(self._result.hands, feet)
        pace, cards = DurationMs.TURN_UP_CARDS, sum(map(len, self._result.hands))
        self._timer.start(
            round((pace.duration_ms + cards * pace.card_delay_ms) * self._speed)
        )

    def _on_waited(self) -> None:
        if self._is_turned_up:
            self.count_next()
        else:
            self._turn_up()

    def count_next(self) -> None:
        """Count the next item; after the last item show the totals."""
        if self.is_count_done:
            return
        if not self._is_turned_up:
            self._turn_up()
        self._timer.stop()
        self._table.playback.finish_animations()
        self._table.count.finish_flights()
        self._timer.stop()
        lines = self.pad.lines
        if lines.counted == len(lines.items):
            self.count_all()
            return
        row = lines.items[lines.counted]
        self.pad.show_counted_items(lines.counted + 1, arriving=True)
        self._say(row.words, row.points, Command.COUNT_ON)
        if ScoreItem.CARDS_IN_HAND in row.items:
            self._show_costs(self._hand_costs())
        marks = count_marks(self._state, row.items, self._people.viewer)
        self._table.count.show_marks(marks, lines.flight_target)

    def _on_landed(self) -> None:
        if self.is_count_done:
            return
        self.pad.show_counted_items(self.pad.lines.counted, arriving=False)
        self._table.sound_requested.emit("tick", 1.0)
        if self._window.menus.choices.count_by_itself:
            self._timer.start(round(DurationMs.COUNT_DISPLAY * self._speed))

    def count_all(self) -> None:
        """Count all items and show the totals."""
        if self.is_count_done:
            return
        if not self._is_turned_up:
            self._turn_up()
        self._timer.stop()
        if any(button.hasFocus() for button in self.pad.counting_buttons):
            self._table.setFocus()  # a further Space deals no round
        self.pad.show_counted_items(len(self.pad.lines.items) + 1, arriving=False)
        self._table.playback.finish_animations()
        self._show_costs(self._hand_costs())
        marks = count_marks(self._state, _HELD_CARD_ITEMS, self._people.viewer)
        foot = Spot(Place.FOOT, self._people.viewer)
        kept = tuple(mark for mark in marks if mark.cards or mark.spot == foot)
        self._table.count.show_marks(kept, self.pad.lines.flight_target)
        self._table.count.finish_flights()
        points = self._result.score_sheet.round
        gained = [points[side] for side in self._people.side_order()]
        self._say(tr("This round"), gained, Command.NEXT_ROUND)
        self.counted.emit()

    def suspend_count(self) -> None:
        """Stop counting until `count_next` is called."""
        self._timer.stop()

    def close_count(self) -> None:
        """Remove the score pad; hands stay face up until the next deal."""
        self._timer.stop()
        self._table.removeEventFilter(self)
        self._table.count.landed.disconnect(self._on_landed)
        self._table.count.clear()
        self._show_costs(())
        self._window.show_score_pad(None)
        self.deleteLater()

    def _say(self, words: str, points: Sequence[int], command: Command) -> None:
        """Show who went out and the points of an item, if any, in the status line."""
        people, out = self._people, self._result.score_sheet.out
        face = None if out is None else self._table.scene().portraits[out]
        offer = Offer(command, is_primary=True)
        if command is Command.NEXT_ROUND:
            offer = replace(offer, label=self.pad.text_after_count)
        lead = f"{round_end_text(self._result.score_sheet, people)}."
        rest = row_sentence(words, points, people) if words else ""
        said = StatusText(
            lead, rest, is_own_turn=True, portrait=face, mood=Mood.PLEASED
        )
        self._table.status.show_count(said, (offer,))

    def _show_costs(self, costs: tuple[int, ...]) -> None:
        scene = self._table.scene()
        scene.show_texts(replace(scene.words, hand_points=costs))

    def _hand_costs(self) -> tuple[int, ...]:
        """Return the points lost for cards left in hand and foot, by seat."""
        costs = [0] * self._state.position.terms.players
        for side in range(self._state.position.terms.sides):
            for line in score_lines_of_side(self._state.position, side):
                if line.item in _HELD_CARD_ITEMS and line.seat is not None:
                    costs[line.seat] += line.points
        return tuple(costs)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of the score pad while the table has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.pad.handle_key(event.key())
        return super().eventFilter(watched, event)
