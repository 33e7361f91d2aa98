"""What every bot offers: a decision made from an observation, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation

USUAL: Final = 0
"""The budget that lets a level think as it is used to."""


class AdviceReason(StrEnum):
    """What decided; the sentences belong to whoever tells people."""

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
    HURRIED = "hurried"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was weighed: the points expected of it and their error.

    A rule bot gives its own score and no error.  A search gives the points by which
    the side will probably be ahead at the end of the round, and the standard error of
    the difference to the move of the rules.
    """

    action: Action
    mean: float
    error: float = 0.0
    features: tuple[tuple[str, float], ...] = ()
    """What makes it better or worse than the action chosen, in points, most first.

    Names are those of `bots.features`, or `round_over` where rounds have ended.
    """


@dataclass(frozen=True, slots=True)
class Explanation:
    """The fact that decided, with the numbers a sentence about it needs."""

    ground: AdviceReason
    number: int = 0
    """Cards in the pile, points of an opening … as the ground asks."""
    need: int = 0
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does now, and what it means to do in the rest of the turn.

    `plan` follows the action and stops where chance or the partner decides next.
    """

    action: Action
    plan: tuple[Action, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    because: Explanation = Explanation(AdviceReason.ONLY_CHOICE)
    worlds: int = 0
    """Worlds that were looked at; 0 if nothing was searched."""
    cut: bool = False
    """The clock ended the search: the same question may get another answer."""


class Bot(Protocol):
    """A player made of code: the same view and seed always give the same decision."""

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Decide for `view.seat`, which must be the actor.

        `budget` is the number of worlds a search may look at, though never more than
        the level is used to, or `USUAL`; rule bots need none.
        The view is not changed.
        """
        ...
