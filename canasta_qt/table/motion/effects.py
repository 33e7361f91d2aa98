"""Effects that accompany flying cards: changing counts, ice and light."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from canasta_qt.engine.state.events import PileFroze
from canasta_qt.gestures import PILE_SPOT, Place, Spot
from canasta_qt.look.tokens import DurationMs, Layer
from canasta_qt.table.items.animator import Change, Flight
from canasta_qt.table.items.badges import PillItem
from canasta_qt.table.items.centre_labels import CentreLabel, CentreLabelContent
from canasta_qt.table.items.seat_plates import PlateItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.motion.animation_steps import AnimationStep
from canasta_qt.table.motion.timing import IN_OUT_CUBIC_EASING
from canasta_qt.table.scene.fixtures import ItemWithCount
from canasta_qt.table.scene.scene import TableScene

_THREES: Final = (Place.BONUS, Place.TOPPER)
_ROW_PLACES: Final = (Place.MELD, Place.BONUS, Place.ASIDE)


class StepEffects:
    """Effects of an animation step; created before the picture of the step is
    applied."""

    def __init__(self, scene: TableScene, move: AnimationStep) -> None:
        """Store counts, texts, and the positions of badges and ice at the beginning of
        the step."""
        self.scene, self.move = scene, move
        self.fixtures = scene.fixtures
        self._counts_before = {
            home: number.content.count for home, number in self.fixtures.numbers.items()
        }
        self._rows = [row.content for row in scene.fixtures.rows]
        self._pile = scene.fixtures.pile.content
        frost = scene.fixtures.frost
        self._ice = frost.pose if frost.isVisible() else None
        shown = (pill for pill in scene.fixtures.pills if pill.isVisible())
        self._pills = {pill.content.spot: pill.pos() for pill in shown}

    def table_changes_during(self, flights: list[Flight]) -> list[Change]:
        """Return the effects that accompany these flights; the glow reaches the plate
        of the next player after all other changes."""
        changes = [*self._move_badges(flights)]
        moving = [flight for flight in flights if flight.changes_spot]
        self._change_counts(moving)
        self._delay_rows(moving)
        self._delay_pile(moving)
        self._delay_foot_labels(moving)
        if self.fixtures.frost.isVisible():
            changes += self._grow_ice(flights)
        elif self._ice is not None:
            changes += self._melt_ice(moving)
        for flight in moving:
            if flight.place.spot.place in _THREES:
                changes.append(self._glint(flight))
        if self.move.next_seat is not None:
            end = max((each.end_time for each in (*flights, *changes)), default=0.0)
            changes.append(self._move_glow(self.move.next_seat, end))
        return changes

    def _change_counts(self, flights: list[Flight]) -> None:
        """Change the shown numbers of cards and wild cards at the end of each flight,
        also of hidden ones."""
        for home, number in self.fixtures.numbers.items():
            flown = [f for f in flights if home in (f.start_spot, f.place.spot)]
            if flown:
                ends = self._counts_before.get(home, 0), number.content.count
                pill = number if isinstance(number, PillItem) else None
                wilds = pill.content.wild_card_count if pill else 0
                say = partial(_show_landed_cards, number, ends, wilds, flown)
                say()
                for flight in flown:
                    flight.finished_callbacks.append(say)

    def _delay_rows(self, flights: list[Flight]) -> None:
        """Show the old text of a meld row until the end of the last flight to the
        row."""
        rows, state = self.scene.picture.meld_rows, self.scene.table_state
        shown = zip(rows, self.fixtures.rows, self._rows, strict=False)
        for row, item, before in shown:
            flown = [
                f
                for f in flights
                if f.place.spot.place in _ROW_PLACES
                and state.side_and_index(f.place.spot)[0] == row.side
            ]
            if flown:
                look = item.content
                told = replace(
                    look,
                    text_lines=before.text_lines,
                    short_text=before.short_text,
                    threes=before.threes,
                )
                item.show_content(told)
                _call_at_end(flown, partial(item.show_content, look))

    def _delay_pile(self, flights: list[Flight]) -> None:
        """Show the old text beside the pile until the end of the last flight to or from
        the pile."""
        flown = [f for f in flights if PILE_SPOT in (f.start_spot, f.place.spot)]
        if flown:
            label = self.fixtures.pile
            _call_at_end(flown, partial(_show_pile_words, label, label.content))
            _show_pile_words(label, self._pile)

    def _delay_foot_labels(self, flights: list[Flight]) -> None:
        """Hide the label of a packet until the end of the last flight to the packet."""
        labels = self.scene.picture.foot_labels
        for item, label in zip(self.fixtures.feet, labels, strict=False):
            flown = [f for f in flights if f.place.spot == label.spot]
            if flown:
                item.hide()
                _call_at_end(flown, item.show)

    def _move_badges(self, flights: list[Flight]) -> Iterator[Change]:
        """Yield the movement of count badges whose melds move aside for other melds."""
        staying = {f.place.spot: f for f in flights if not f.changes_spot}
        for pill in self.fixtures.pills:
            home, now = pill.content.spot, pill.pos()
            was = self._pills.get(home, now)
            if home is None or was == now or not pill.isVisible():
                continue
            pace = staying.get(home)
            duration = DurationMs.CARD_TRAVEL if pace is None else pace.duration_ms
            slide = partial(_slide, pill, was, now)
            yield Change(show_progress=slide, duration_ms=duration)

    def _grow_ice(self, flights: list[Flight]) -> Iterator[Change]:
        """Yield the growth of ice over the card that freezes the pile, or over a card
        above that one."""
        on_top = [f for f in flights if f.place.spot.place is Place.PILE]
        if not on_top:
            return
        top, frost, old = on_top[-1], self.fixtures.frost, self._ice
        freezes = any(isinstance(event, PileFroze) for event in self.move.events)

        def show_frost(progress: float) -> None:
            if old is not None and progress == 0.0 and not freezes:
                frost.place_over(old)
                return
            frost.place_over(top.item.pose)
            frost.show_progress(progress)

        duration = DurationMs.FROST if freezes else DurationMs.NEXT_FROST
        curve = QEasingCurve.Type.OutQuad
        yield Change(
            show_progress=show_frost,
            delay_ms=top.end_time,
            duration_ms=duration,
            curve=curve,
        )

    def _melt_ice(self, flights: list[Flight]) -> Iterator[Change]:
        """Yield the melting of the ice while the pile is taken."""
        taken = [f for f in flights if f.start_spot.place is Place.PILE]
        if not taken:
            return
        frost, layer = self.fixtures.frost, self.fixtures.frost.zValue()
        top = max(taken, key=lambda flight: flight.old_z)

        def show_thaw(progress: float) -> None:
            frost.setVisible(progress < 1.0)
            frost.setZValue(layer if progress == 1.0 else Layer.TRAVELLING + 60)
            frost.place_over(top.item.pose)
            frost.show_progress(1.0 - progress)

        frost.place_over(top.item.pose)
        yield Change(show_progress=show_thaw, duration_ms=DurationMs.THAW)

    def _glint(self, flight: Flight) -> Change:
        glint = self.fixtures.glint

        def show_glint(progress: float) -> None:
            glint.setVisible(0.0 < progress < 1.0)
            glint.place_over(flight.item.pose)
            glint.show_progress(progress)

        return Change(
            show_progress=show_glint,
            delay_ms=flight.end_time,
            duration_ms=DurationMs.GLINT,
        )

    def _move_glow(self, to: int, end: float) -> Change:
        """Return the movement of the glow to the plate of the next player; it begins
        near the end of a discard and ends at `end` or later."""
        glow = self.fixtures.glow
        homes = [Spot(Place.SEAT, seat) for seat in (self.move.seat or 0, to)]
        plates = [self.fixtures.numbers.get(home) for home in homes]
        a, b = (self.scene.status_line.rect if it is None else it.rect for it in plates)

        def show_turn_glow(progress: float) -> None:
            glow.setVisible(0.0 < progress < 1.0)
            glow.show_progress(progress)
            rest = 1.0 - progress
            x, y = a.x * rest + b.x * progress, a.y * rest + b.y * progress
            glow.place(
                Rect(x, y, a.w * rest + b.w * progress, a.h * rest + b.h * progress)
            )
            for plate, lit in zip(
                plates, (progress == 0.0, progress == 1.0), strict=True
            ):
                if isinstance(plate, PlateItem):
                    plate.show_content(replace(plate.content, is_on_turn=lit))

        delay = DurationMs.DISCARD.duration_ms - DurationMs.TURN_GLOW_OVERLAP
        delay = max(delay, end - DurationMs.TURN_GLOW)
        return Change(
            show_progress=show_turn_glow,
            delay_ms=delay,
            duration_ms=DurationMs.TURN_GLOW,
            curve=IN_OUT_CUBIC_EASING,
        )


def _call_at_end(flights: list[Flight], callback: Callable[[], None]) -> None:
    """Call a function at the end of the last of these flights."""
    last = max(flights, key=lambda flight: flight.end_time)
    last.finished_callbacks.append(callback)


def _show_landed_cards(
    number: ItemWithCount, ends: tuple[int, int], wilds: int, flown: list[Flight]
) -> None:
    """Show the number of landed cards: `ends` are the numbers before and after all
    flights.

    A meld also shows its number of wild cards, which is `wilds` after all flights.
    """
    coming = [flight for flight in flown if not flight.is_finished]
    landed = len(flown) - len(coming)
    number.show_count(ends[0] + (ends[1] - ends[0]) * landed // len(flown))
    if isinstance(number, PillItem):
        wilds = max(0, wilds - sum(flight.is_wild for flight in coming))
        number.show_pill(replace(number.content, wild_card_count=wilds))


def _show_pile_words(label: CentreLabel, look: CentreLabelContent) -> None:
    """Show the content `look` without its number of cards, which changes as cards
    arrive."""
    label.show_content(replace(look, count=label.content.count))


def _slide(pill: PillItem, was: QPointF, now: QPointF, share: float) -> None:
    pill.setPos(was + (now - was) * share)
