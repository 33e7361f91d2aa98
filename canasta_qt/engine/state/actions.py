"""What a player may want to do: one frozen class per action.

`str(action)` is its notation; NOTATION.md has the grammar.
The actions with cards are frozen by their types only, and set their fields themselves:
search makes them by the million (see `engine.state.melds.Meld`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.cards import KINDS, Card, card_text, cards_text


@dataclass(slots=True, unsafe_hash=True)
class NewMeld:
    """Cards laid as a meld of their own; may join a meld of the rank (rules.md 2.3)."""

    cards: Final[tuple[Card, ...]]

    def __init__(self, cards: tuple[Card, ...]) -> None:
        """Lay these cards."""
        self.cards = cards

    def __str__(self) -> str:
        """Write `[KsKhKd]`."""
        return f"[{cards_text(self.cards)}]"


@dataclass(slots=True, unsafe_hash=True)
class AddToMeld:
    """Cards laid onto a meld of the own side.

    `meld` counts the side's melds from 0 in order of laying; melds laid earlier in
    the same action count on.
    """

    meld: Final[int]
    cards: Final[tuple[Card, ...]]

    def __init__(self, meld: int, cards: tuple[Card, ...]) -> None:
        """Lay these cards there."""
        self.meld = meld
        self.cards = cards

    def __str__(self) -> str:
        """Write `m0+Kh`."""
        return f"m{self.meld}+{cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class JoinMelds:
    """Two melds of the own side made one; `other` is gone afterwards."""

    meld: int
    other: int

    def __str__(self) -> str:
        """Write `m0+m1`."""
        return f"m{self.meld}+m{self.other}"


MeldPlay: TypeAlias = NewMeld | AddToMeld | JoinMelds


def cards_in(plays: Iterable[MeldPlay]) -> list[Card]:
    """Return every card of plays, in their order."""
    laying = [play for play in plays if not isinstance(play, JoinMelds)]
    return [card for play in laying for card in play.cards]


def plays_text(plays: tuple[MeldPlay, ...]) -> str:
    """Write plays separated by blanks."""
    return " ".join(str(play) for play in plays)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock; with an empty one say that it cannot be drawn."""

    def __str__(self) -> str:
        """Write `draw`."""
        return "draw"


@dataclass(slots=True, unsafe_hash=True)
class TakePile:
    """Take the discard pile; the first play includes its top card."""

    plays: Final[tuple[MeldPlay, ...]]

    def __init__(self, plays: tuple[MeldPlay, ...]) -> None:
        """Play these in their order."""
        self.plays = plays

    def __str__(self) -> str:
        """Write `take [7c7h7d] m0+2c`."""
        return f"take {plays_text(self.plays)}"


@dataclass(slots=True, unsafe_hash=True)
class LayDown:
    """Lay cards from the hand; all plays together count for an opening."""

    plays: Final[tuple[MeldPlay, ...]]

    def __init__(self, plays: tuple[MeldPlay, ...]) -> None:
        """Play these in their order."""
        self.plays = plays

    def __str__(self) -> str:
        """Write `meld [KsKhKd] m0+5h`."""
        return f"meld {plays_text(self.plays)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw one card onto the pile and end the turn."""

    card: Card

    def __str__(self) -> str:
        """Write `discard 4c`."""
        return f"discard {card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask: may I go out?"""

    def __str__(self) -> str:
        """Write `ask`."""
        return "ask"


@dataclass(frozen=True, slots=True)
class Answer:
    """The partner's binding answer."""

    yes: bool

    def __str__(self) -> str:
        """Write `yes` or `no`."""
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True)
class Float:
    """End the turn in the foot without a discard."""

    def __str__(self) -> str:
        """Write `float`."""
        return "float"


@dataclass(frozen=True, slots=True)
class Declare:
    """Lay a special hand whole: `straight`, `pairs` or `garbage`."""

    hand: str

    def __str__(self) -> str:
        """Write `declare straight`."""
        return f"declare {self.hand}"


@dataclass(frozen=True, slots=True)
class KeepPacket:
    """Choose which of the two packets to keep as foot: 1 or 2."""

    packet: int

    def __str__(self) -> str:
        """Write `keep 1`."""
        return f"keep {self.packet}"


@dataclass(frozen=True, slots=True)
class Lift:
    """The number of cards lifted for a deal or cut bonus."""

    count: int

    def __str__(self) -> str:
        """Write `lift 45`."""
        return f"lift {self.count}"


Action: TypeAlias = (
    Draw
    | TakePile
    | LayDown
    | Discard
    | AskPartner
    | Answer
    | Float
    | Declare
    | KeepPacket
    | Lift
)

DRAW: Final = Draw()
ASK: Final = AskPartner()
YES: Final = Answer(True)  # noqa: FBT003 - the value is the field's whole meaning
NO: Final = Answer(False)  # noqa: FBT003
FLOAT: Final = Float()
DISCARDS: Final = [Discard(Card(kind)) for kind in range(KINDS)]
"""Every discard, made once, by its card."""
