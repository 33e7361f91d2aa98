"""The statistics in words: each figure with a label that says exactly what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.statistics.values import (
    MIXED_LEVELS,
    Figures,
    Kind,
    Named,
    PastGame,
    Result,
    Rules,
    SideFigures,
)
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    enumerate_words,
    figure,
    plural,
    translate,
)
from canasta_qt.wording.ruleset_names import listed, own_rules_title

NONE: Final = "–"
"""Stands where there is nothing to count."""
_LEAST: Final = 0.005
"""Less than this is not nothing, though it would be rounded to it."""

_RESULTS: Final[dict[Result, str]] = {
    Result.WON: QT_TRANSLATE_NOOP("statistics", "Won"),
    Result.LOST: QT_TRANSLATE_NOOP("statistics", "Lost"),
    Result.SHARED: QT_TRANSLATE_NOOP("statistics", "Drawn"),
    Result.GIVEN_UP: QT_TRANSLATE_NOOP("statistics", "Given up"),
}
_KINDS: Final[dict[Kind, str]] = {
    Kind.NATURAL: QT_TRANSLATE_NOOP("statistics", "natural"),
    Kind.MIXED: QT_TRANSLATE_NOOP("statistics", "mixed"),
    Kind.SEQUENCE: QT_TRANSLATE_NOOP("statistics", "sequences of seven"),
    Kind.WILD: QT_TRANSLATE_NOOP("statistics", "of wild cards"),
    Kind.PURE: QT_TRANSLATE_NOOP("statistics", "of pure ranks"),
}


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure of games: its label, its value, and what exactly it is."""

    words: str
    value: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class SideRow:
    """A figure of hands, of the player's side and of the others."""

    words: str
    ours: str
    others: str
    more: str = ""
    part: bool = False
    """It is a part of the row above."""


def percent(share: float | None) -> str:
    """A share as people read it: `48 %`."""
    if share is None:
        return NONE
    if 0 < share < _LEAST:
        return translate("statistics", "< 1 %")
    return translate("statistics", "{share} %").format(share=round(100 * share))


def decimal(number: float | None, digits: int = 1) -> str:
    """A number with so many decimals: `1.85`."""
    if number is None:
        return NONE
    whole, _, decimals = f"{abs(number):.{digits}f}".partition(".")
    text = translate("statistics", "{whole}.{decimals}")
    text = text.format(whole=figure(int(whole)), decimals=decimals)
    return f"−{text}" if round(number, digits) < 0 else text


def rules_words(rules: Rules) -> str:
    """Name the rules of games; house rules without a name by their game."""
    if rules.named is Named.CHANGED:
        return own_rules_title(rules.title)
    return rules.title if rules.named is Named.OWN else listed(rules.title)


def level_words(level: str, titles: Mapping[str, str]) -> str:
    """Name a level by its title."""
    if level == MIXED_LEVELS:
        return translate("statistics", "Different levels")
    return titles.get(level, level)


def result_words(result: Result) -> str:
    """Say how a game ended: `Won`."""
    return translate("statistics", _RESULTS[result])


def score_words(game: PastGame) -> str:
    """The totals, the player's side first: `5,700 : 3,350`."""
    others = [
        total for side, total in enumerate(game.scores) if side != game.side
    ]  # in the order of play
    return " : ".join(map(figure, (game.points, *others)))


def opponents_words(game: PastGame, titles: Mapping[str, str]) -> str:
    """Say against whom, and on which level: `Clara and Tomás (Standard)`."""
    names = enumerate_words([game.names[seat] for seat in game.opponents])
    levels = list(dict.fromkeys(game.levels[seat] for seat in game.opponents))
    known = ", ".join(level_words(level, titles) for level in levels if level)
    if not known:
        return names
    words = translate("statistics", "{names} ({level})")
    return words.format(names=names, level=known)


def summary(figures: Figures) -> str:
    """Say in a sentence how often the player has won."""
    if not figures.finished:
        return translate("statistics", "No game has been played to its end.")
    text = plural(figures.finished).translate(
        "statistics", "Won {won} of %n game(s) played to the end.", "", 1
    )
    return text.format(won=figure(figures.won))


def game_rows(figures: Figures) -> tuple[FigureRow, ...]:
    """Word the figures of whole games; those that never happen are left out."""
    rows = [
        FigureRow(
            translate("statistics", "Played to the end"), figure(figures.finished)
        ),
        FigureRow(translate("statistics", "Won"), _with_share(figures)),
    ]
    if figures.shared:
        words = translate("statistics", "Drawn")
        rows.append(FigureRow(words, figure(figures.shared)))
    return (*rows, *_more_game_rows(figures))


def _with_share(figures: Figures) -> str:
    if not figures.finished:
        return figure(0)
    words = translate("statistics", "{number} ({share})")
    return words.format(number=figure(figures.won), share=percent(figures.win_rate))


def _more_game_rows(figures: Figures) -> tuple[FigureRow, ...]:
    mean, best = figures.mean_points, figures.best_points
    among = translate("statistics", "Among the games played to the end.")
    return (
        FigureRow(
            translate("statistics", "Given up"),
            figure(figures.given_up),
            translate("statistics", "They count as neither won nor lost."),
        ),
        FigureRow(
            translate("statistics", "Won in a row, at most"),
            figure(figures.longest_streak),
            among,
        ),
        FigureRow(
            translate("statistics", "Won in a row, now"), figure(figures.streak), among
        ),
        FigureRow(
            translate("statistics", "Points in the best game"),
            NONE if best is None else figure(best),
            among,
        ),
        FigureRow(
            translate("statistics", "Points a game, on average"),
            NONE if mean is None else figure(round(mean)),
            among,
        ),
        FigureRow(
            translate("statistics", "Played with hints"),
            figure(figures.with_hints),
            translate(
                "statistics", "Games in which you asked for a hint at least once."
            ),
        ),
    )


def side_rows(figures: Figures) -> tuple[SideRow, ...]:
    """Word the figures of hands, the player's side beside the others."""
    return (
        *_point_rows(figures),
        *_going_rows(figures),
        *_canasta_rows(figures),
        *_card_rows(figures),
    )


def _row(
    words: str,
    figures: Figures,
    say: Callable[[SideFigures], str],
    more: str = "",
    *,
    part: bool = False,
) -> SideRow:
    """Say the same of both sides; nothing where there was no hand."""
    ours, others = (
        say(side) if side.hands else NONE for side in (figures.ours, figures.others)
    )
    return SideRow(words, ours, others, more, part)


def _point_rows(figures: Figures) -> Iterator[SideRow]:
    yield _row(
        translate("statistics", "Points a hand, on average"),
        figures,
        lambda side: figure(round(side.mean)),
    )
    yield _row(
        translate("statistics", "Best hand"), figures, lambda side: _whole(side.best)
    )
    yield _row(
        translate("statistics", "Hands won"),
        figures,
        lambda side: percent(side.won),
        translate("statistics", "Hands in which nobody else had as many points."),
    )


def _going_rows(figures: Figures) -> Iterator[SideRow]:
    yield _row(
        translate("statistics", "Went out"),
        figures,
        lambda side: percent(side.went_out),
    )
    yield _row(
        translate("statistics", "concealed"),
        figures,
        lambda side: percent(side.concealed),
        translate("statistics", "Of all hands: in one turn, with nothing laid before."),
        part=True,
    )
    yield _row(
        translate("statistics", "Opened"), figures, lambda side: percent(side.opened)
    )
    yield _row(
        translate("statistics", "in which turn, on average"),
        figures,
        lambda side: decimal(side.opening_turn),
        translate("statistics", "Turns of the player who opened."),
        part=True,
    )


def _canasta_rows(figures: Figures) -> Iterator[SideRow]:
    yield _row(
        translate("statistics", "Canastas a hand"),
        figures,
        lambda side: decimal(side.all_canastas, 2),
    )
    made = figures.ours.canastas.keys() | figures.others.canastas.keys()
    for kind in Kind:
        if kind in made:
            yield _kind_row(figures, kind)


def _kind_row(figures: Figures, kind: Kind) -> SideRow:
    return _row(
        translate("statistics", _KINDS[kind]),
        figures,
        lambda side: decimal(side.canastas.get(kind, 0.0), 2),
        part=True,
    )


def _card_rows(figures: Figures) -> Iterator[SideRow]:
    yield _row(
        translate("statistics", "Red threes a hand"),
        figures,
        lambda side: decimal(side.red_threes, 2),
    )
    yield _row(
        translate("statistics", "Piles taken a hand"),
        figures,
        lambda side: decimal(side.piles, 2),
    )
    yield _row(
        translate("statistics", "the biggest, in cards"),
        figures,
        lambda side: _whole(side.biggest_pile),
        part=True,
    )
    if figures.ours.special or figures.others.special:
        yield _row(
            translate("statistics", "Special hands laid"),
            figures,
            lambda side: figure(side.special),
        )


def _whole(number: int | None) -> str:
    return NONE if number is None else figure(number)


def hands_words(figures: Figures) -> str:
    """Say how many hands the figures are of."""
    return plural(figures.ours.hands).translate("statistics", "From %n hand(s)", "", 1)


def chart_words(games: Iterable[PastGame]) -> str:
    """Say what a chart of games shows, for those who do not see it."""
    shown = list(games)
    won = sum(game.result is Result.WON for game in shown)
    text = plural(len(shown)).translate(
        "statistics", "The last %n game(s), the oldest first: won {won}.", "", 1
    )
    points = ", ".join(figure(game.points) for game in shown)
    more = translate("statistics", "Your points: {points}.").format(points=points)
    return f"{text.format(won=figure(won))} {more}"


def side_heads() -> tuple[str, str]:
    """Name the columns of the figures of hands."""
    return translate("statistics", "Your side"), translate("statistics", "Others")
