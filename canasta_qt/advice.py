"""Advice as values: what a bot would do, why, and what it compared that with.

Bots and the adviser make these, wording turns them into sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation


class AdviceReason(StrEnum):
    """The fact that decided; records of games store its value."""

    NOT_RECORDED = ""
    """A review of the first version, which did not write reasons."""
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
    """`cards` are the top card and those that would have won the pile with it."""
    OVERLOOKED_MELD = "overlooked_meld"
    FORGOT_HAND = "forgot_hand"
    """`need` is the seat that is known to hold `number` of the rank."""
    SEEMED_SAFE = "seemed_safe"
    SEEMED_LEAST = "seemed_least"
    SAW_THE_PILE = "saw_the_pile"
    LOW_FIRST = "low_first"


NOTICED: Final = frozenset(
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
"""Reasons of one who decides by what is noticed, and may overlook things.

All of it may be said while the hand is closed: it tells of what lies open to everybody.
"""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The fact that decided, with the numbers a sentence about it needs."""

    reason: AdviceReason
    number: int = 0
    """Cards in the pile, points of an initial meld: depends on the reason."""
    need: int = 0
    cards: tuple[Card, ...] = ()


UNREASONED: Final = Explanation(AdviceReason.ONLY_CHOICE)
"""Explanation of a decision that has none."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was compared with others, and the points expected of it.

    A rule bot gives its own score and no error.  A search gives the points by which
    the side will probably be ahead at the end of the round, and the standard error of
    the difference to the move chosen, in the worlds in which both were tried.
    """

    action: Action
    mean: float
    error: float = 0.0
    features: tuple[tuple[str, float], ...] = ()
    """What makes it better or worse than the action chosen, in points, most first.

    Names are those of `bots.search.features`, or `round_over` where rounds have ended.
    """


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat should do, or did, and why: all that sentences are made of."""

    observation: Observation
    """What the seat could see, less what the reader may not see."""
    action: Action
    explanation: Explanation
    candidates: tuple[Candidate, ...] = ()
    """The actions compared, best first; empty where nothing was compared."""
    determinizations: int = 0
    """Number of sampled deals; 0 where the values are no points."""
    may_show_hand: bool = True
    """Whether sentences may speak of the hand of the seat."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost points by the adviser's judgement."""

    round: int
    """Index of the round in the record."""
    line: int
    """Index of the line in the round, and of the step in the line."""
    step: int
    turn: int
    """Number of the player's turn in the round, counted from 1."""
    played: Action
    advice: Advice
    """The position as the player saw it, and what was better."""
    cost: int
    error: int
    """Standard error of the cost."""
    losses: tuple[tuple[str, float], ...] = ()
    """What made it better or worse than the best: features as of a `Candidate`."""
