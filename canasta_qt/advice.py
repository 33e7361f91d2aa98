"""Advice as values: the move of a bot, its reason, and the compared moves.

Bots and the adviser make these values; `wording` turns them into sentences.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_qt.cards import Card
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.translate import mark

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


@dataclass(frozen=True, eq=False)
class ReasonText:
    """Sentence for a reason, with variants that depend on what the viewer may see."""

    usual: str
    hand_hidden: str = ""
    """Variant while the hand of the seat is hidden from the viewer; if empty, `usual`
    is used."""
    for_reader: str = ""
    """Variant if the sentence is about the viewer's own seat; if empty, `usual` is
    used."""


_NOT_TAKEN: Final = mark(
    "{name} did not take the pile. The cards that explain it are hidden."
)
"""Sentence that reveals no hidden card, whatever the reason for not taking the pile."""


class AdviceReason(Enum):
    """Fact that decided a move, with its sentence.

    Records of games store the name in lower case, which `str()` returns.
    """

    ONLY_CHOICE = ReasonText(
        mark("It was the only legal move."),
        for_reader=mark("It is your only legal move."),
    )
    AT_RANDOM = ReasonText(mark("This is a random choice."))
    NOTHING_TO_TAKE = ReasonText(
        mark("{name} cannot take the pile with the cards in hand."),
        for_reader=mark("You cannot take the pile with the cards in your hand."),
    )
    PILE_NOT_WORTH_IT = ReasonText(
        mark("The pile ({pile}) would cost more than it brings."),
        hand_hidden=_NOT_TAKEN,
    )
    TAKE_ONTO_MELD = ReasonText(mark("The pile ({pile}) costs no card from the hand."))
    TAKE_WITH_PAIR = ReasonText(mark("The pile ({pile}) costs only a natural pair."))
    TAKE_WITH_WILD = ReasonText(mark("The pile ({pile}) is worth a wild card."))
    OPEN_WITH_PILE = ReasonText(mark("It opens and brings the pile ({pile})."))
    OPEN = ReasonText(mark("That makes {points} points – enough to open."))
    COMPLETE_CANASTA = ReasonText(mark("This completes a canasta."))
    LAY_CARDS = ReasonText(
        mark(
            "On the table (it/they) (scores/score) {points} points; in the "
            "hand (it/they) (costs/cost) {points}."
        ),
        for_reader=mark(
            "On the table (it/they) (scores/score) {points} points; in your "
            "hand (it/they) (costs/cost) {points}."
        ),
    )
    LAY_ALL_LATE = ReasonText(
        mark("Only %n card(s) (is/are) left in the stock."),
        for_reader=mark(
            "Only %n card(s) (is/are) left in the stock, and cards in your hand cost"
            " points."
        ),
    )
    GO_OUT = ReasonText(mark("That ends the round."))
    ASK_FIRST = ReasonText(
        mark("Going out is possible, but {partner} still holds %n card(s)."),
        for_reader=mark("Going out is possible, but you still hold %n card(s)."),
    )
    HANDS_ALLOW_IT = ReasonText(
        mark("Going out pays, even with {points} points left in the hand."),
        hand_hidden=mark("Going out pays, even with the points left in the hand."),
        for_reader=mark("Going out pays, even with {points} points left in your hand."),
    )
    HAND_TOO_HEAVY = ReasonText(
        mark("Going out now would leave {points} points in the hand."),
        hand_hidden=mark("Playing on seemed to be worth more points."),
        for_reader=mark("Going out now would leave {points} points in your hand."),
    )
    SAFE_DISCARD = ReasonText(
        mark("{next} is unlikely to take the pile ({pile})."),
        for_reader=mark("You are unlikely to take the pile ({pile})."),
    )
    LEAST_LOSS = ReasonText(
        mark("It risks the pile ({pile}), but no other discard is better.")
    )
    STOP_THE_PILE = ReasonText(mark("It blocks the pile ({pile}) for one turn."))
    FREEZE_THE_PILE = ReasonText(
        mark("It freezes the pile ({pile}): only a natural pair can take it.")
    )
    OVERLOOKED_PILE = ReasonText(
        mark("{name} overlooked the pile ({pile})."), hand_hidden=_NOT_TAKEN
    )
    """The player could have taken the pile.

    `cards` are the top card and the hand cards that would have taken the pile with it.
    """
    OVERLOOKED_MELD = ReasonText(mark("{name} overlooked a meld on the table."))
    FORGOT_HAND = ReasonText(
        mark("{name} forgot that {holder} holds {counted}."),
        for_reader=mark("{name} forgot that you hold {counted}."),
    )
    """A player is known to hold cards of the rank.

    `need_or_seat` is the seat of that player, `count_or_points` the number of these
    cards.
    """
    SEEMED_SAFE = ReasonText(
        mark("{name} thought that {next} would not take the pile ({pile})."),
        for_reader=mark("{name} thought that you would not take the pile ({pile})."),
    )
    SEEMED_LEAST = ReasonText(mark("{name} saw no better discard."))
    SAW_THE_PILE = ReasonText(mark("{name} saw a way to take the pile ({pile})."))
    LOW_FIRST = ReasonText(mark("{name} discards low cards first."))

    def __str__(self) -> str:
        return self.name.lower()


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
