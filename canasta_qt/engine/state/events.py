"""Events: a frozen class for each kind of event; and the score sheet.

In an event that is masked for a seat, a card hidden from the seat is `UNKNOWN`.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from canasta_qt.cards import Card, Rank


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


class ScoreItem(StrEnum):
    """Items of the score sheet; `wording/scores/score_sheet.py` has their order."""

    NATURAL_CANASTA = "natural_canasta"
    MIXED_CANASTA = "mixed_canasta"
    SEQUENCE = "sequence"
    WILD_CANASTA = "wild_canasta"
    PURE_CANASTA = "pure_canasta"
    MULTI_CANASTA = "multi_canasta"
    CONCEALED_CANASTA = "concealed_canasta"
    TOPPER = "topper"
    GOING_OUT = "going_out"
    CONCEALED = "concealed"
    DEAL_BONUS = "deal_bonus"
    RED_THREES = "red_threes"
    BLACK_THREES = "black_threes"
    MELDED_CARDS = "melded_cards"
    CARDS_IN_HAND = "cards_in_hand"
    CARDS_IN_FOOT = "cards_in_foot"
    THREES_IN_FOOT = "threes_in_foot"
    THREES_IN_HAND = "threes_in_hand"
    INCOMPLETE_PURE = "incomplete_pure"
    INCOMPLETE_WILD = "incomplete_wild"
    HOLDING = "holding"
    SHORT_SEQUENCE = "short_sequence"
    PARTNER_IN_HAND = "partner_in_hand"
    SPECIAL_HAND = "special_hand"
    INSTANT_WIN = "instant_win"


HeldCards: TypeAlias = tuple[Rank, int]
"""Rank of which a player holds too many cards, and their number; `DEUCE` stands for all
wild cards."""


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
