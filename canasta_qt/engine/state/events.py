"""Events: a frozen class for each kind of event; and the score sheet.

In an event that is masked for a seat, a card hidden from the seat is `UNKNOWN`.
"""

from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Final, TypeAlias

from canasta_qt.cards import Card, Rank
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Each seat drew a card for the first deal; the seat with the highest card is the
    dealer."""

    cards: tuple[Card, ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Cards were dealt."""

    round: int
    dealer: int
    first_seat: int
    hand_size: int


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    """Cards were turned up from the stock to start the pile; the last one is on top."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat drew from the stock; for each red three drawn, a `BonusLaid` follows."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BonusLaid:
    """A three that scores by itself was laid out; the draw of a replacement is another
    event."""

    seat: int
    side: int
    card: Card
    meld: int | None = None
    """Index of the canasta on which the three was set; None if it was laid out."""


@dataclass(frozen=True, slots=True)
class ThreeSetAside:
    """A black three of a taken pile was set aside, which scores for the side."""

    seat: int
    side: int
    card: Card


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A seat took the pile, of which the top card is melded; `cards` are from bottom to
    top.

    In games where only some top cards are taken, `cards` has only these.
    """

    seat: int
    cards: tuple[Card, ...]
    hidden_count: int = 0
    """Number of cards at the bottom that only the seat that took the pile sees."""


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A new meld was laid."""

    seat: int
    side: int
    meld: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class MeldGrown:
    """Cards were added to a meld of the side."""

    seat: int
    side: int
    meld: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class MeldsJoined:
    """Two melds of a side were joined; melds behind `other_meld` now have an index that
    is lower by one."""

    seat: int
    side: int
    meld: int
    other_meld: int


@dataclass(frozen=True, slots=True)
class CanastaCompleted:
    """A meld reached seven cards; `kind` is natural, mixed, sequence or wild."""

    seat: int
    side: int
    meld: int
    kind: str


@dataclass(frozen=True, slots=True)
class CanastaMixed:
    """A natural canasta became mixed by a wild card."""

    seat: int
    side: int
    meld: int


@dataclass(frozen=True, slots=True)
class SideOpened:
    """A side laid its initial meld of `points` points; the minimum was `minimum`."""

    seat: int
    side: int
    points: int
    minimum: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card was discarded onto the pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PileFroze:
    """The pile is frozen for everybody until it is taken."""

    card: Card


@dataclass(frozen=True, slots=True)
class PartnerAsked:
    """A player asked the partner for permission to go out."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class PartnerAnswered:
    """The partner answered; the answer binds the asker for this turn."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class FootTakenUp:
    """A player began to play from the foot."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The discard pile was turned over as the new stock."""

    card_count: int


@dataclass(frozen=True, slots=True)
class CardsLifted:
    """A player lifted cards off the deck; `bonus` says whether their number earned the
    bonus."""

    seat: int
    count: int
    bonus: bool


@dataclass(frozen=True, slots=True)
class PacketKept:
    """A player chose a packet as foot, and passes the other packet on."""

    seat: int
    packet: int


@dataclass(frozen=True, slots=True)
class TurnFloated:
    """A player who plays from the foot ended the turn without a discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonDrawn:
    """A player took up a packet that was set aside at the deal."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandDeclared:
    """A player melded a special hand as a whole."""

    seat: int
    special_hand: str
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player played the last card."""

    seat: int
    concealed: bool


class EndCause(StrEnum):
    """Causes of the end of a round."""

    WENT_OUT = "went_out"
    STOCK_EMPTY = "stock_empty"
    LAST_RED_THREE = "last_red_three"
    SPECIAL_HAND = "special_hand"
    INSTANT_WIN = "instant_win"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round ended and was scored; `points` are by side."""

    cause: EndCause
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended; `winners` are the sides that have won."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    DealerDrawn
    | RoundStarted
    | UpcardTurned
    | CardsDrawn
    | BonusLaid
    | ThreeSetAside
    | PileTaken
    | MeldLaid
    | MeldGrown
    | MeldsJoined
    | CanastaCompleted
    | CanastaMixed
    | SideOpened
    | CardDiscarded
    | PileFroze
    | PartnerAsked
    | PartnerAnswered
    | FootTakenUp
    | StockRenewed
    | CardsLifted
    | PacketKept
    | TurnFloated
    | TalonDrawn
    | HandDeclared
    | WentOut
    | RoundEnded
    | GameEnded
)


_REVEALING_EVENTS: Final = (
    DealerDrawn,
    RoundStarted,
    UpcardTurned,
    CardsDrawn,
    FootTakenUp,
    TalonDrawn,
    RoundEnded,
)


def reveals_cards(event: Event) -> bool:
    """Return whether a seat sees cards in the event that it has not seen before."""
    if isinstance(event, PileTaken):
        return event.hidden_count > 0
    return isinstance(event, _REVEALING_EVENTS)


class ScoreItem(Enum):
    """Items of the score sheet with their names; `str()` returns the member in lower
    case.

    Canastas have the names of their kinds, and `HOLDING` has one made from the held
    cards. `wording/scores/score_sheet.py` has the order of items.
    """

    NATURAL_CANASTA = "natural"
    MIXED_CANASTA = "mixed"
    SEQUENCE = "sequence"
    WILD_CANASTA = "wild"
    PURE_CANASTA = mark("Natural canastas of some ranks", "score")
    MULTI_CANASTA = mark("Several canastas", "score")
    CONCEALED_CANASTA = mark("Concealed canastas", "score")
    TOPPER = mark("Red threes on canastas", "score")
    GOING_OUT = mark("Going out", "score")
    CONCEALED = mark("Going out concealed", "score")
    DEAL_BONUS = mark("Exact cut", "score")
    RED_THREES = mark("Red threes", "score")
    BLACK_THREES = mark("Black threes", "score")
    MELDED_CARDS = mark("Melded cards", "score")
    CARDS_IN_HAND = mark("Cards left in hand", "score")
    CARDS_IN_FOOT = mark("Cards left in the foot", "score")
    THREES_IN_FOOT = mark("Red threes in the foot", "score")
    THREES_IN_HAND = mark("Threes left in hand", "score")
    INCOMPLETE_PURE = mark("Unfinished natural melds", "score")
    INCOMPLETE_WILD = mark("Unfinished wild melds", "score")
    HOLDING = ""
    SHORT_SEQUENCE = mark("Unfinished sequences", "score")
    PARTNER_IN_HAND = mark("Partner not in the foot", "score")
    SPECIAL_HAND = mark("Special hand", "score")
    INSTANT_WIN = mark("Canastas that win the game", "score")

    def __str__(self) -> str:
        return self.name.lower()

    def __repr__(self) -> str:
        return f"<ScoreItem.{self.name}: '{self}'>"


HeldCards: TypeAlias = tuple[Rank, int]
"""Rank of which a player holds too many cards, and their number; `DEUCE` is used for
all wild cards."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line in a side's score: `count` items that are worth `points` together; `each`
    is the value of one item if all have the same value."""

    item: ScoreItem
    count: int
    each: int | None
    points: int
    seat: int | None = None
    """Seat of the player whose cards the line counts; None for a line of the whole
    side."""
    held: HeldCards | None = None


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Score of a finished round. All tuples are by side."""

    lines: tuple[tuple[ScoreLine, ...], ...]
    before: tuple[int, ...]
    round: tuple[int, ...]
    total: tuple[int, ...]
    out: int | None
    """Seat that went out; None if no player did."""
    concealed: bool
    game_over: bool
    winners: tuple[int, ...]
    """Sides that have won the game; () until it has ended."""
    special_hand: str = field(default="", repr=False)
    """Name of the special hand that ended the round, or empty."""
