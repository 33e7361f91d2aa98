"""What shares a place in a meld row: a meld, or finished canastas of one rank."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from canasta_qt.table.layout.melds import Size

if TYPE_CHECKING:
    from canasta_qt.cards import Card, Rank
    from canasta_qt.table.picture.table_state import MeldLook


@dataclass(frozen=True, slots=True)
class MeldStack:
    """Melds on one place; only finished canastas of a rank and kind share it."""

    melds: tuple[MeldLook, ...]

    @property
    def front(self) -> MeldLook:
        """The meld that is seen."""
        return self.melds[-1]

    @property
    def squared(self) -> bool:
        """Whether it is squared up."""
        return self.front.canasta

    @property
    def kind(self) -> str | None:
        """Kind of its canastas; None for an open meld."""
        return self.front.kind

    @property
    def rank(self) -> Rank:
        """Its rank."""
        return self.front.rank

    @property
    def ends(self) -> tuple[Card, Card] | None:
        """Ends of a sequence; no two sequences share a place."""
        return self.front.ends

    @property
    def count(self) -> int:
        """Cards of all its melds."""
        return sum(len(meld.cards) for meld in self.melds)

    @property
    def wilds(self) -> int:
        """Wild cards of all its melds."""
        return sum(len(meld.wilds) for meld in self.melds)

    @property
    def size(self) -> Size:
        """What its column depends on."""
        wilds = self.wilds if self.front.naturals else 0
        return Size(
            len(self.front.cards),
            squared=self.squared,
            wilds=wilds,
            run=self.front.run,
            behind=min(len(self.melds) - 1, 2),
        )


def heaps_of(melds: tuple[MeldLook, ...]) -> tuple[MeldStack, ...]:
    """Melds of a side, in the order of columns, on as few places as they may have."""
    found: list[list[MeldLook]] = []
    for meld in sorted(melds, key=lambda m: (m.column, not m.canasta, m.kind or "")):
        last = found[-1][-1] if found else None
        shares = (
            last is not None
            and meld.canasta
            and not meld.run
            and (last.rank, last.kind, last.run) == (meld.rank, meld.kind, False)
        )
        if shares:
            found[-1].append(meld)
        else:
            found.append([meld])
    return tuple(
        MeldStack(tuple(sorted(each, key=lambda m: m.index))) for each in found
    )
