"""Games that are over, as the windows show them."""

from datetime import UTC, datetime

from canasta_qt.statistics.values import (
    Dealt,
    Figures,
    Kind,
    Lucky,
    Named,
    Overview,
    PastGame,
    Result,
    Rules,
    SideFigures,
)

CLASSIC = Rules("classic", "Classic, four players", games=2)
OWN = Rules("own:Sunday", "Sunday rules", Named.OWN, 1)
CHANGED = Rules("samba(x=1)", "Samba", Named.CHANGED, 1)
TITLES = {"casual": "Casual", "standard": "Standard"}


def game(number: int, result: Result = Result.WON, rules: Rules = CLASSIC) -> PastGame:
    ours, theirs = (5100, 3005) if result is Result.WON else (2000 - number, 5005)
    return PastGame(
        f"finished/game-{number:03}.canasta",
        datetime(2026, 11, number, 12, tzinfo=UTC),
        rules,
        ("You", "Clara", "Anton", "Tomás"),
        ("", "standard", "standard", "standard"),
        seat=0,
        sides=2,
        result=result,
        scores=(ours, theirs),
        hands=7,
    )


GAMES = (
    game(4, Result.GIVEN_UP, OWN),
    game(3, Result.LOST),
    game(2, Result.WON, CHANGED),
    game(1),
)
SHOWN = Overview(
    rules=(CLASSIC, OWN, CHANGED),
    levels=("standard", "mixed", "casual"),
    figures=Figures(
        won=2,
        lost=1,
        given_up=1,
        longest_streak=2,
        mean_points=4066.6,
        best_points=5100,
        dealt={
            Lucky.JOKERS: Dealt(23, 14, 9.4, 8.2),
            Lucky.RED_THREES: Dealt(23, 7, 9.4, 8.2),
        },
        ours=SideFigures(hands=21, mean=610.4, canastas={Kind.NATURAL: 0.5}),
        others=SideFigures(hands=21, mean=580, canastas={Kind.MIXED: 1.25}),
    ),
    games=GAMES,
)
