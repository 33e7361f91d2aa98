"""Actions that a player can request: one immutable class for each.

`str(action)` is its notation; NOTATION.md has the grammar. Fields of actions with cards
are `Final` for the type checker only, and `__init__` is written out, because search
makes millions of them (see `engine.state.melds.Meld`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from canasta_qt.cards import CARD_LIST_LENGTH, Card, card_text, cards_text


@dataclass(slots=True, unsafe_hash=True)
class NewMeld:
    """Cards laid as a new meld.

    In a game with one meld of each rank, they are added to the side's meld of the rank
    if there is one (rules.md 2.3).
    """

    cards: Final[tuple[Card, ...]]

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def __str__(self) -> str:
        return f"[{cards_text(self.cards)}]"


@dataclass(slots=True, unsafe_hash=True)
class AddToMeld:
    """Cards added to a meld of the player's side.

    `meld` is the index of the meld among the melds of the side, from 0 in the order of
    laying; melds that the same action has already laid are included.
    """

    meld: Final[int]
    cards: Final[tuple[Card, ...]]

    def __init__(self, meld: int, cards: tuple[Card, ...]) -> None:
        self.meld = meld
        self.cards = cards

    def __str__(self) -> str:
        return f"m{self.meld}+{cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class JoinMelds:
    """Two melds of the player's side joined into one; the meld `other_meld` is
    removed."""

    meld: int
    other_meld: int

    def __str__(self) -> str:
        return f"m{self.meld}+m{self.other_meld}"


MeldPlay: TypeAlias = NewMeld | AddToMeld | JoinMelds


def cards_of_plays(plays: Iterable[MeldPlay]) -> list[Card]:
    """Return every card of the plays, in order."""
    laying = [play for play in plays if not isinstance(play, JoinMelds)]
    return [card for play in laying for card in play.cards]


def plays_text(plays: tuple[MeldPlay, ...]) -> str:
    """Return the notation of plays, separated by spaces."""
    return " ".join(str(play) for play in plays)


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock; if it is empty and cannot be renewed, end the round."""

    def __str__(self) -> str:
        return "draw"


@dataclass(slots=True, unsafe_hash=True)
class TakePile:
    """Take the discard pile; the first play includes its top card."""

    plays: Final[tuple[MeldPlay, ...]]

    def __init__(self, plays: tuple[MeldPlay, ...]) -> None:
        self.plays = plays

    def __str__(self) -> str:
        return f"take {plays_text(self.plays)}"


@dataclass(slots=True, unsafe_hash=True)
class LayDown:
    """Meld cards from the hand; for the minimum of an initial meld all plays count
    together."""

    plays: Final[tuple[MeldPlay, ...]]

    def __init__(self, plays: tuple[MeldPlay, ...]) -> None:
        self.plays = plays

    def __str__(self) -> str:
        return f"meld {plays_text(self.plays)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard one card and end the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask the partner for permission to go out."""

    def __str__(self) -> str:
        return "ask"


@dataclass(frozen=True, slots=True)
class AnswerPartner:
    """Answer a partner who asked; the answer is binding."""

    yes: bool

    def __str__(self) -> str:
        return "yes" if self.yes else "no"


@dataclass(frozen=True, slots=True)
class Float:
    """End the turn without a discard; only a player who plays from the foot may do
    so."""

    def __str__(self) -> str:
        return "float"


@dataclass(frozen=True, slots=True)
class Declare:
    """Meld a special hand as a whole: `straight`, `pairs` or `garbage`."""

    special_hand: str

    def __str__(self) -> str:
        return f"declare {self.special_hand}"


@dataclass(frozen=True, slots=True)
class KeepPacket:
    """Keep packet 1 or 2 as foot, and pass the other packet on."""

    packet: int

    def __str__(self) -> str:
        return f"keep {self.packet}"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift `count` cards off the deck, for a bonus before the deal."""

    count: int

    def __str__(self) -> str:
        return f"lift {self.count}"


Action: TypeAlias = (
    Draw
    | TakePile
    | LayDown
    | Discard
    | AskPartner
    | AnswerPartner
    | Float
    | Declare
    | KeepPacket
    | Lift
)


def cards_of_action(action: Action) -> tuple[Card, ...]:
    """Return the cards that an action melds, those from the pile included, or
    discards."""
    if isinstance(action, Discard):
        return (action.card,)
    plays = action.plays if isinstance(action, LayDown | TakePile) else ()
    return tuple(cards_of_plays(plays))


DRAW: Final = Draw()
ASK: Final = AskPartner()
ANSWER_YES: Final = AnswerPartner(True)  # noqa: FBT003 - the value is the field's whole meaning
ANSWER_NO: Final = AnswerPartner(False)  # noqa: FBT003
FLOAT: Final = Float()
DISCARD_ACTIONS: Final = [Discard(Card(kind)) for kind in range(CARD_LIST_LENGTH)]
"""A `Discard` for each card, by the number of the card."""
