"""What changes beside the cards while they move: numbers, ice and light."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEasingCurve

from canasta_qt.engine.state.events import PileFroze
from canasta_qt.look.tokens import Duration
from canasta_qt.table.items.animator import Change, Flight
from canasta_qt.table.items.seat_plates import PlateItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.motion.counts_and_faces import CountAnimation
from canasta_qt.table.motion.event_moves import Manner, Move
from canasta_qt.table.motion.timing import IN_OUT
from canasta_qt.table.picture.placement import HomeKind
from canasta_qt.table.scene.scene import TableScene


class Effects:
    """The effects of one step; it is asked to remember the table before it."""

    def __init__(self, scene: TableScene, move: Move) -> None:
        """Remember what the next picture changes."""
        self.scene, self.move = scene, move
        self.fixtures = scene.fixtures
        self._pile = scene.fixtures.pile.look.count
        frost = scene.fixtures.frost
        self._ice = frost.pose if frost.isVisible() else None

    def of(self, flights: list[Flight]) -> Iterator[Change]:
        """Yield what changes while these cards fly."""
        if self.move.manner is Manner.DEAL:
            CountAnimation(self.fixtures, self.move.table_state, flights)
        travelling = [flight for flight in flights if flight.travels]
        if self.fixtures.frost.isVisible():
            yield from self._frost(flights)
        if self.move.passes_to is not None:
            yield self._turn(self.move.passes_to)
        for flight in travelling:
            if flight.place.home.kind in (HomeKind.BONUS, HomeKind.TOPPER):
                yield self._glint(flight)
        taken = [f for f in travelling if f.origin.kind is HomeKind.PILE]
        if taken and not self.move.table_state.pile:
            yield self._count_down(max(f.delay + f.duration for f in taken))

    def _count_down(self, duration: float) -> Change:
        def show(share: float) -> None:
            self.fixtures.pile.show_count(round(self._pile * (1.0 - share)))

        linear = QEasingCurve.Type.Linear
        return Change(show_share=show, duration=duration, curve=linear)

    def _frost(self, flights: list[Flight]) -> Iterator[Change]:
        """Let ice grow over the card that freezes the pile, or over the next one."""
        on_top = [f for f in flights if f.place.home.kind is HomeKind.PILE]
        if not on_top:
            return
        top, frost, old = on_top[-1], self.fixtures.frost, self._ice
        freezes = any(isinstance(event, PileFroze) for event in self.move.events)

        def show(share: float) -> None:
            if old is not None and share == 0.0 and not freezes:
                frost.cover(old, self.scene.ratio)
                return
            frost.cover(top.item.pose, self.scene.ratio)
            frost.show_share(share)

        delay = Duration.FROST_AFTER if freezes else top.delay + top.duration
        duration = Duration.FROST if freezes else Duration.FROST_NEXT
        curve = QEasingCurve.Type.OutQuad
        yield Change(show_share=show, delay=delay, duration=duration, curve=curve)

    def _glint(self, flight: Flight) -> Change:
        glint = self.fixtures.glint

        def show(share: float) -> None:
            glint.setVisible(0.0 < share < 1.0)
            glint.cover(flight.item.pose, self.scene.ratio)
            glint.show_share(share)

        delay = flight.delay + flight.duration
        return Change(show_share=show, delay=delay, duration=Duration.GLINT)

    def _turn(self, to: int) -> Change:
        """Let the light walk to the next player, from the last part of the discard."""
        glow = self.fixtures.glow
        plates = [self._plate(seat) for seat in (self.move.table_state.turn, to)]
        a, b = (self.scene.now.rect if it is None else it.rect for it in plates)

        def show(share: float) -> None:
            glow.setVisible(0.0 < share < 1.0)
            glow.show_share(share)
            rest = 1.0 - share
            x, y = a.x * rest + b.x * share, a.y * rest + b.y * share
            glow.place(Rect(x, y, a.w * rest + b.w * share, a.h * rest + b.h * share))
            for plate, lit in zip(plates, (share == 0.0, share == 1.0), strict=True):
                if plate is not None:
                    plate.show_look(replace(plate.look, turn=lit))

        delay = Duration.DISCARD - Duration.TURN_OVERLAP
        return Change(
            show_share=show, delay=delay, duration=Duration.TURN_PASSES, curve=IN_OUT
        )

    def _plate(self, seat: int | None) -> PlateItem | None:
        """Return the plate of a seat; the viewer has none."""
        state = self.move.table_state
        step = 0 if seat is None else (seat - state.viewer) % state.seats
        return self.fixtures.plates[step - 1] if step else None
