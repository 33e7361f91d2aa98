"""Advice as values: the move of a bot, its reason, and the compared moves.

Bots and the adviser make these values; `wording` turns them into sentences.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

FEATURE_NAMES: Final = (
    "points", "in_hand", "opened", "ready", "lacking", "natural_canastas",
    "mixed_canastas", "mixed_3", "mixed_4", "mixed_5", "mixed_6", "natural_3",
    "natural_4", "natural_5", "natural_6", "run_3", "run_4", "run_5", "run_6",
    "wild_3", "wild_5", "completes", "lacks_1", "lacks_2", "wilds_complete",
    "fits", "singles", "pairs", "triples", "deuces", "jokers", "black_threes",
    "red_threes", "links", "run_fits", "cards", "smallest", "few_cards", "feet",
    "near_opening", "wilds_unopened", "to_move", "can_take", "can_take_pile",
    "open_pile", "kinds_lacking", "unfinished", "held_too_long",
    "frozen_pairs",
)  # fmt: skip
"""Names of the features of a side that the search evaluates, in their order."""


class AdviceReason(StrEnum):
    """Fact that decided a move; records of games store the value."""

    ONLY_CHOICE = "only_choice"
    AT_RANDOM = "at_random"
    NOTHING_TO_TAKE = "nothing_to_take"
    PILE_NOT_WORTH_IT = "pile_not_worth_it"
    TAKE_ONTO_MELD = "take_onto_meld"
    TAKE_WITH_PAIR = "take_with_pair"
    TAKE_WITH_WILD = "take_with_wild"
    OPEN_WITH_PILE = "open_with_pile"
    OPEN = "open"
    COMPLETE_CANASTA = "complete_canasta"
    LAY_CARDS = "lay_cards"
    LAY_ALL_LATE = "lay_all_late"
    GO_OUT = "go_out"
    ASK_FIRST = "ask_first"
    HANDS_ALLOW_IT = "hands_allow_it"
    HAND_TOO_HEAVY = "hand_too_heavy"
    SAFE_DISCARD = "safe_discard"
    LEAST_LOSS = "least_loss"
    STOP_THE_PILE = "stop_the_pile"
    FREEZE_THE_PILE = "freeze_the_pile"
    OVERLOOKED_PILE = "overlooked_pile"
    """The player could have taken the pile.

    `cards` are the top card and the hand cards that would have taken the pile with it.
    """
    OVERLOOKED_MELD = "overlooked_meld"
    FORGOT_HAND = "forgot_hand"
    """A player is known to hold cards of the rank.

    `need_or_seat` is the seat of that player, `count_or_points` the number of these
    cards.
    """
    SEEMED_SAFE = "seemed_safe"
    SEEMED_LEAST = "seemed_least"
    SAW_THE_PILE = "saw_the_pile"
    LOW_FIRST = "low_first"


PUBLIC_REASONS: Final = frozenset(
    {
        AdviceReason.OVERLOOKED_PILE,
        AdviceReason.OVERLOOKED_MELD,
        AdviceReason.FORGOT_HAND,
        AdviceReason.SEEMED_SAFE,
        AdviceReason.SEEMED_LEAST,
        AdviceReason.SAW_THE_PILE,
        AdviceReason.LOW_FIRST,
    }
)
"""Reasons of bots that may overlook something.

These reasons may be shown while the hand is hidden, as they contain only public facts.
"""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Fact that decided a move, with the numbers for its sentence.

    The meaning of the numbers depends on the reason.
    """

    reason: AdviceReason
    count_or_points: int = 0
    """Number of cards of the hand, the pile or a rank; or points of an initial meld or
    a hand."""
    need_or_seat: int = 0
    """Seat that holds the rank; or the minimum of an initial meld in points, negative
    for a canasta; or the chance in percent that the discard loses the pile."""
    cards: tuple[Card, ...] = ()


NO_EXPLANATION: Final = Explanation(AdviceReason.ONLY_CHOICE)
"""Explanation of a decision without a reason."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was compared with others, and its expected points.

    A rule bot gives its score of the move, without an error. A search gives the
    expected lead of the side at the end of the round, and the standard error of its
    difference from the chosen move over the worlds in which both moves were tried.
    """

    action: Action
    mean_points: float
    standard_error: float = 0.0
    features: tuple[tuple[str, float], ...] = ()
    """Contributions in points to the difference from the chosen move, the largest
    first.

    The names are in `FEATURE_NAMES`, or `round_over` for finished rounds.
    """


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended or played action with its reason, from which sentences are made."""

    observation: Observation
    """Observation of the seat, without anything that the viewer must not see."""
    action: Action
    explanation: Explanation
    candidates: tuple[Candidate, ...] = ()
    """The moves compared, best first; empty if nothing was compared."""
    world_count: int = 0
    """Number of sampled worlds; 0 if the values of candidates are no points."""
    may_show_hand: bool = True
    """Whether sentences may mention cards in the hand of the seat."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost points, according to the adviser."""

    round_index: int
    """Index of the round in the record."""
    line_index: int
    """Index of the line in the round; `action_index` is the index of the action in the
    line."""
    action_index: int
    turn_number: int
    """Number of the player's turn in the round, from 1."""
    played_action: Action
    advice: Advice
    """The better move, with the observation of the player."""
    cost: int
    standard_error: int
    """Standard error of `cost` in points."""
    feature_losses: tuple[tuple[str, float], ...] = ()
    """Differences from the best move in points by feature, as in
    `Candidate.features`."""
