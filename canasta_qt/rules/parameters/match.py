"""Rule parameters of groups L and M: scoring of a round and the end of a game."""

from dataclasses import dataclass

from canasta_qt.rules.amounts import Limit
from canasta_qt.rules.parameters.bonuses import Bonuses
from canasta_qt.rules.parameters.parameter import (
    Choice,
    Condition,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.values import BothAtTarget, MatchEnd, MeldedCards, Tie
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class RoundScoring(Bonuses):
    """Rule parameters of group L: scoring of a round."""

    melded_cards: MeldedCards = rule(
        MeldedCards.PLUS,
        mark("Melded cards count"),
        mark("What do melded cards count?"),
        {
            MeldedCards.PLUS: Choice(
                mark("For the side"),
                mark(
                    "Melded cards count for your side, cards left in hand against it."
                ),
            ),
            MeldedCards.MINUS_WITHOUT_CANASTA: Choice(
                mark("Against a side without a canasta"),
                mark("Without a canasta, your melded cards count against your side."),
            ),
            MeldedCards.ZERO_WITHOUT_CANASTA: Choice(
                mark("Nothing for a side without a canasta"),
                mark("Without a canasta, your melded cards count nothing."),
            ),
        },
    )
    score_without_going_out: bool = rule(
        True,
        mark("Rounds without going out"),
        mark("Does a round count if nobody goes out?"),
        yes_or_no(
            no=mark("A round that nobody goes out of counts nothing."),
            yes=mark("A round also counts if nobody goes out."),
        ),
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Match(RoundScoring):
    """Rule parameters of group M: the end of a game."""

    match_end: MatchEnd = rule(
        MatchEnd.TARGET,
        mark("End of the game"),
        mark("What ends the game?"),
        {
            MatchEnd.TARGET: Choice(
                mark("The target score"),
                mark("The game ends when a side reaches the target score."),
            ),
            MatchEnd.ROUNDS: Choice(
                mark("A number of rounds"),
                mark("The game ends after a fixed number of rounds."),
            ),
        },
    )
    target_score: Limit = rule(
        5000,
        mark("Target score"),
        mark("How many points does a side need to win?"),
        Number(1, 1000000, none_label=mark("No limit")),
        inactive_when=(condition("match_end", MatchEnd.ROUNDS),),
    )
    rounds: Limit = rule(
        None,
        mark("Rounds in a game"),
        mark("How many rounds are played?"),
        Number(1, 99, none_label=mark("No limit")),
        inactive_when=(condition("match_end", MatchEnd.TARGET),),
    )
    both_at_target: BothAtTarget = rule(
        BothAtTarget.HIGHER_TOTAL,
        mark("Both sides at the target"),
        mark("What if more than one side reaches the target in a round?"),
        {
            BothAtTarget.HIGHER_TOTAL: Choice(
                mark("The higher total wins"),
                mark(
                    "If more than one side reaches the target, the higher total wins."
                ),
            ),
            BothAtTarget.ANOTHER_ROUND: Choice(
                mark("Another round decides"),
                mark(
                    "If more than one side reaches the target in a round, one more "
                    "round is played. Then the higher total wins."
                ),
            ),
            BothAtTarget.TIE: Choice(
                mark("A tie"),
                mark("If more than one side reaches the target, the game is a tie."),
            ),
        },
        inactive_when=(condition("match_end", MatchEnd.ROUNDS),),
    )
    tie: Tie = rule(
        Tie.EXTRA_HAND,
        mark("Tied scores"),
        mark("What if the best scores are equal at the end?"),
        {
            Tie.EXTRA_HAND: Choice(
                mark("Another round is played"),
                mark("If the best scores are equal, another round is played."),
            ),
            Tie.SHARED: Choice(
                mark("The win is shared"),
                mark("If the best scores are equal, the win is shared."),
            ),
        },
        inactive_when=(
            Condition(
                "both_at_target",
                lambda both: both is BothAtTarget.TIE,
                (condition("match_end", MatchEnd.TARGET),),
            ),
        ),
    )
