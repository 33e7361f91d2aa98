"""What cards, canastas and hands count, and what ends a match: groups D, K, L and M."""

from dataclasses import dataclass

from canasta_qt.rules.amounts import Holding, Limit, RankPoints, ShortPenalty
from canasta_qt.rules.values import MatchEnd, MeldedCards, Tie


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPoints:
    """D. Card points."""

    value_of_eights: int = 10
    """Points of an eight."""
    black3_value_melded: int = 5
    """Points of a black three melded when going out."""
    black3_hand_penalty: int = 5
    """Points against a side for each black three left in hand."""
    red3_hand_penalty: int = 0
    """Points against a side for each red three left in hand or foot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonuses:
    """K. Bonuses and penalties."""

    bonus_natural: int = 500
    """For each natural canasta."""
    bonus_mixed: int = 300
    """For each mixed canasta."""
    bonus_sequence: int = 0
    """For each sequence of seven."""
    wild_canasta_table: str = "none"
    """The table for wild canastas."""
    wild_bonus_only_if_out: bool = False
    """That bonus is only for the side that goes out."""
    pure_rank_bonus: RankPoints = ()
    """For natural canastas of these ranks, in place of `bonus_natural`."""
    multi_canasta_table: str = "none"
    """The table for many canastas in one hand."""
    concealed_canasta_bonus: int = 0
    """For a canasta laid complete from the hand."""
    incomplete_pure_penalty: RankPoints = ()
    """For a pure meld of these ranks with fewer than seven cards."""
    incomplete_wild_penalty: int = 0
    """For a wild meld with fewer than seven cards."""
    holding_penalty: tuple[Holding, ...] = ()
    """For too many cards of a kind kept in hand."""
    short_sequence_penalty: "ShortPenalty" = None
    """For unfinished sequences."""
    black3_set_aside_table: str = "none"
    """The table for black threes set aside."""
    topper_bonus: int = 0
    """For a red three on a canasta."""
    partner_in_hand_penalty: int = 0
    """When a side goes out while a partner still plays from the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScoring:
    """L. Hand scoring."""

    melded_cards: MeldedCards = MeldedCards.PLUS
    """What melded cards count; cards left in hand are always subtracted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """M. Match."""

    match_end: MatchEnd = MatchEnd.TARGET
    """What ends a match."""
    target_score: "Limit" = 5000
    """Reached or passed at the end of a hand."""
    rounds: "Limit" = None
    """Hands of a match that ends after a number of them."""
    tie: Tie = Tie.EXTRA_HAND
    """What equal totals at the end mean."""
