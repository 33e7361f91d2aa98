"""Numbers that count while cards are dealt: each seat's, and the stock's down."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.table.picture.placement import HomeKind

if TYPE_CHECKING:
    from canasta_qt.table.items.animator import Flight
    from canasta_qt.table.items.fixtures import Fixtures
    from canasta_qt.table.picture.table_state import TableState


class Counting:
    """Counts with the cards that land; not every card of a deal is seen to fly."""

    def __init__(
        self, scenery: Fixtures, dealt: TableState, flights: list[Flight], before: int
    ) -> None:
        """`before` is the stock's number before the deal."""
        self.scenery = scenery
        self.dealt = dealt
        self.before = before
        self.flying: Counter[int] = Counter()
        self.landed: Counter[int] = Counter()
        for flight in flights:
            home = flight.place.home
            seat = home.owner if home.kind is HomeKind.SEAT else -1
            self.flying[seat] += 1
            flight.arrive = partial(self._land, seat)
        self._show()

    def _land(self, seat: int) -> None:
        self.landed[seat] += 1
        self._show()

    def _show(self) -> None:
        dealt = self.dealt
        share = self.landed.total() / max(1, self.flying.total())
        stock = round(self.before - (self.before - dealt.stock) * share)
        counts = {
            seat: count * self.landed[seat] // self.flying[seat]
            for seat, count in enumerate(dealt.counts)
            if self.flying[seat]
        }
        self.scenery.show_counts(dealt.viewer, counts, stock)
