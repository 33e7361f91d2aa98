"""Groups L and M: what a hand counts, the end of the match."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.rules.amounts import Limit
from canasta_qt.rules.parameters.bonuses import Bonuses
from canasta_qt.rules.parameters.parameter import Choice, Number, rule, when
from canasta_qt.rules.values import MatchEnd, MeldedCards, Tie
from canasta_qt.translate import tr


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class HandScoring(Bonuses):
    """L. Hand scoring."""

    melded_cards: MeldedCards = rule(
        MeldedCards.PLUS,
        tr("Melded cards count"),
        tr("What do melded cards count?"),
        {
            MeldedCards.PLUS: Choice(
                tr("For the side"),
                tr("Melded cards count for your side, cards left in hand against it."),
            ),
            MeldedCards.MINUS_WITHOUT_CANASTA: Choice(
                tr("Against a side without a canasta"),
                tr("Without a canasta, your melded cards count against your side."),
            ),
            MeldedCards.ZERO_WITHOUT_CANASTA: Choice(
                tr("Nothing for a side without a canasta"),
                tr("Without a canasta, your melded cards count nothing."),
            ),
        },
    )


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Match(HandScoring):
    """M. Match."""

    match_end: MatchEnd = rule(
        MatchEnd.TARGET,
        tr("End of the game"),
        tr("What ends the game?"),
        {
            MatchEnd.TARGET: Choice(
                tr("The target score"),
                tr("The game ends when a side reaches the target score."),
            ),
            MatchEnd.ROUNDS: Choice(
                tr("A number of rounds"),
                tr("The game ends after a fixed number of rounds."),
            ),
        },
    )
    target_score: Limit = rule(
        5000,
        tr("Target score"),
        tr("How many points does a side need to win?"),
        Number(1, 1000000, none=tr("No limit")),
        inactive_when=(when("match_end", MatchEnd.ROUNDS),),
    )
    rounds: Limit = rule(
        None,
        tr("Rounds in a game"),
        tr("How many rounds are played?"),
        Number(1, 99, none=tr("No limit")),
        inactive_when=(when("match_end", MatchEnd.TARGET),),
    )
    tie: Tie = rule(
        Tie.EXTRA_HAND,
        tr("Equal scores"),
        tr("What if the best scores are equal at the end?"),
        {
            Tie.EXTRA_HAND: Choice(
                tr("Another round is played"),
                tr("If the best scores are equal, another round is played."),
            ),
            Tie.SHARED: Choice(
                tr("The win is shared"),
                tr("If the best scores are equal, the win is shared."),
            ),
        },
    )
