"""Records of groups L and M: what a hand counts, the end of the match."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import Choice, Number, Parameter, when
from canasta_qt.rules.values import MatchEnd, MeldedCards, Tie
from canasta_qt.translate import tr

MATCH: Final[dict[str, Parameter]] = {
    "melded_cards": Parameter(
        tr("Melded cards count"),
        tr("What melded cards count; cards left in hand always count against."),
        {
            MeldedCards.PLUS: Choice(
                tr("for the side"), tr("They always count for the side.")
            ),
            MeldedCards.MINUS_WITHOUT_CANASTA: Choice(
                tr("against a side without a canasta"),
                tr("Without a canasta they count against the side."),
            ),
            MeldedCards.ZERO_WITHOUT_CANASTA: Choice(
                tr("nothing for a side without a canasta"),
                tr("Without a canasta they count nothing."),
            ),
        },
    ),
    "match_end": Parameter(
        tr("The game ends by"),
        tr("What ends the game."),
        {
            MatchEnd.TARGET: Choice(
                tr("points"),
                tr("The game is over when a side has enough points after a hand."),
            ),
            MatchEnd.ROUNDS: Choice(
                tr("a number of hands"),
                tr("The game is over after as many hands as are set below."),
            ),
        },
    ),
    "target_score": Parameter(
        tr("Points to win"),
        tr("Who has as many at the end of a hand may win; the higher total does."),
        Number(1, 1000000, none=tr("no limit")),
        inactive_when=(when("match_end", MatchEnd.ROUNDS),),
    ),
    "rounds": Parameter(
        tr("Hands in a game"),
        tr("How many hands are played."),
        Number(1, 99, none=tr("no limit")),
        inactive_when=(when("match_end", MatchEnd.TARGET),),
    ),
    "tie": Parameter(
        tr("Equal totals"),
        tr("What equal totals at the end mean."),
        {
            Tie.EXTRA_HAND: Choice(
                tr("another hand is played"), tr("Nobody wins until the totals differ.")
            ),
            Tie.SHARED: Choice(
                tr("the win is shared"), tr("All with the highest total win.")
            ),
        },
    ),
}
