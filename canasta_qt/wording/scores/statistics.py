"""Statistics in words: figures with labels and explanations."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.statistics.values import (
    MIXED_LEVELS,
    CountedCanastaKind,
    Figures,
    LuckyCards,
    NameOrigin,
    PastGame,
    PlayedRules,
    Result,
    SideFigures,
)
from canasta_qt.translate import join_with_and, mark, number_text, tr, tr_n
from canasta_qt.wording.ruleset_names import own_rules_title, translated_builtin

NO_DATA_TEXT: Final = "–"
"""Text for a figure without data."""
_MIN_SHARE: Final = 0.005
"""Smallest share that is rounded to 1%; a smaller one is shown as `<1%`."""

_RESULTS: Final[dict[Result, str]] = {
    Result.WON: mark("Won"),
    Result.LOST: mark("Lost"),
    Result.SHARED: mark("Tied"),
    Result.GIVEN_UP: mark("Abandoned"),
}


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure about games, with label, value and explanation."""

    words: str
    value: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SideRow:
    """A figure about rounds, with one value for the player's side and one for the other
    sides."""

    words: str
    own_side: str
    opponents: str
    detail: str = ""
    is_part: bool = False
    """Whether the figure is a part of the figure in the row above."""


def percent_text(share: float | None) -> str:
    """Return a share in percent: `48%`."""
    if share is None:
        return NO_DATA_TEXT
    if 0 < share < _MIN_SHARE:
        return tr("<1%")
    return tr("{share}%").format(share=round(100 * share))


def decimal_text(number: float | None, digits: int = 1) -> str:
    """Return a number with `digits` decimals: `1.85`."""
    if number is None:
        return NO_DATA_TEXT
    whole, _, decimals = f"{abs(number):.{digits}f}".partition(".")
    text = tr("{whole}.{decimals}")
    text = text.format(whole=number_text(int(whole)), decimals=decimals)
    return f"−{text}" if round(number, digits) < 0 else text


def rules_words(rules: PlayedRules) -> str:
    """Return the name of a ruleset; house rules without a name have that of their base
    game."""
    if rules.name_origin is NameOrigin.CHANGED:
        return own_rules_title(rules.title)
    if rules.name_origin is NameOrigin.OWN:
        return rules.title
    return translated_builtin(rules.title)


def level_words(level: str, titles: Mapping[str, str]) -> str:
    """Return the title of a level, or `Different levels`; a level without a title in
    `titles` has its name."""
    if level == MIXED_LEVELS:
        return tr("Different levels")
    return titles.get(level, level)


def result_words(result: Result) -> str:
    """Return the result of a game: `Won`."""
    return tr(_RESULTS[result])


def score_words(game: PastGame) -> str:
    """Return the totals, the player's side first: `5,700 : 3,350`."""
    others = list(game.scores)  # by side
    del others[game.own_side]
    return " : ".join(map(number_text, (game.own_score, *others)))


def opponents_words(game: PastGame, titles: Mapping[str, str]) -> str:
    """Return the opponents and their level: `Clara and Tomás (Standard)`."""
    names = join_with_and([game.names[seat] for seat in game.opponent_seats])
    levels = list(dict.fromkeys(game.levels[seat] for seat in game.opponent_seats))
    known = ", ".join(level_words(level, titles) for level in levels if level)
    if not known:
        return names
    words = tr("{names} ({level})")
    return words.format(names=names, level=known)


def win_summary(figures: Figures) -> str:
    """Return a sentence about how often the player has won."""
    if not figures.finished_games:
        return tr("No finished games yet.")
    text = tr_n("Won {won} of %n finished game(s).", figures.finished_games)
    return text.format(won=number_text(figures.won))


def game_rows(figures: Figures) -> tuple[FigureRow, ...]:
    """Return the figures about games; figures about events that never happened are left
    out."""
    won = number_text(figures.won)
    if figures.finished_games:
        words = tr("{number} ({share})")
        won = words.format(number=won, share=percent_text(figures.win_rate))
    rows = [
        FigureRow(tr("Finished games"), number_text(figures.finished_games)),
        FigureRow(tr("Games won"), won),
    ]
    if figures.shared:
        words = tr("Games tied")
        rows.append(FigureRow(words, number_text(figures.shared)))
    rows += _more_game_rows(figures)
    if figures.with_undo:
        words = tr("Played with undo")
        told = tr("Games in which you undid a move at least once.")
        rows.append(FigureRow(words, number_text(figures.with_undo), told))
    if figures.with_aids:
        words = tr("Played with memory aids")
        told = tr("Games in which you looked at what is out at least once.")
        rows.append(FigureRow(words, number_text(figures.with_aids), told))
    if figures.with_bot:
        words = tr("Partly played by a bot")
        told = tr("Games in which a bot made moves for you.")
        rows.append(FigureRow(words, number_text(figures.with_bot), told))
    return tuple(rows)


def _more_game_rows(figures: Figures) -> tuple[FigureRow, ...]:
    mean = figures.mean_points
    among = tr("Of finished games.")
    return (
        FigureRow(
            tr("Games abandoned"),
            number_text(figures.given_up),
            tr(
                "Games that you left, or that a bot finished for you. They do not"
                " count as won or lost."
            ),
        ),
        FigureRow(
            tr("Longest winning streak"), number_text(figures.longest_streak), among
        ),
        FigureRow(tr("Current winning streak"), number_text(figures.streak), among),
        FigureRow(tr("Most points in a game"), _whole(figures.best_points), among),
        FigureRow(
            tr("Average points per game"),
            _whole(None if mean is None else round(mean)),
            among,
        ),
        FigureRow(
            tr("Played with hints"),
            number_text(figures.with_hints),
            tr("Games in which you asked for a hint at least once."),
        ),
    )


@dataclass(frozen=True, slots=True)
class _SideFigure:
    """A figure about rounds: its label, and a function for its value."""

    words: str
    value_text: Callable[[SideFigures], str]
    detail: str = ""
    is_part: bool = False


def _kind_figure(kind: CountedCanastaKind, words: str) -> _SideFigure:
    return _SideFigure(
        words, lambda side: decimal_text(side.canastas.get(kind, 0.0), 2), is_part=True
    )


_KINDS: Final[dict[CountedCanastaKind, _SideFigure]] = {
    kind: _kind_figure(kind, words)
    for kind, words in (
        (CountedCanastaKind.NATURAL, mark("natural")),
        (CountedCanastaKind.MIXED, mark("mixed")),
        (CountedCanastaKind.SEQUENCE, mark("sequence canastas")),
        (CountedCanastaKind.WILD, mark("wild")),
        (CountedCanastaKind.PURE, mark("natural, of some ranks")),
    )
}
_HANDS: Final = (
    _SideFigure(
        mark("Average points per round"), lambda side: number_text(round(side.mean))
    ),
    _SideFigure(mark("Best round"), lambda side: _whole(side.best)),
    _SideFigure(
        mark("Rounds won"),
        lambda side: percent_text(side.won),
        mark("Rounds in which no other side scored as much."),
    ),
    _SideFigure(mark("Went out"), lambda side: percent_text(side.went_out)),
    _SideFigure(
        mark("concealed"),
        lambda side: percent_text(side.concealed),
        mark("Of all rounds: in one turn, with no meld before."),
        is_part=True,
    ),
    _SideFigure(mark("Opened"), lambda side: percent_text(side.opened)),
    _SideFigure(
        mark("average turn"),
        lambda side: decimal_text(side.opening_turn),
        mark("Counted in turns of the player who opened."),
        is_part=True,
    ),
    _SideFigure(
        mark("Canastas per round"), lambda side: decimal_text(side.mean_canastas, 2)
    ),
)
_CARDS: Final = (
    _SideFigure(
        mark("Red threes per round"), lambda side: decimal_text(side.red_threes, 2)
    ),
    _SideFigure(
        mark("Piles taken per round"), lambda side: decimal_text(side.piles, 2)
    ),
    _SideFigure(
        mark("largest pile (cards)"),
        lambda side: _whole(side.biggest_pile),
        is_part=True,
    ),
)
_SPECIAL_HANDS: Final = _SideFigure(
    mark("Special hands melded"), lambda side: number_text(side.special)
)


def side_rows(figures: Figures) -> tuple[SideRow, ...]:
    """Return the figures about rounds, for the player's side and the others."""
    sides = (figures.ours, figures.others)
    made = {kind for side in sides for kind in side.canastas}
    rows = [*_HANDS, *(row for kind, row in _KINDS.items() if kind in made), *_CARDS]
    if any(side.special for side in sides):
        rows.append(_SPECIAL_HANDS)
    return tuple(_side_row(row, *sides) for row in rows)


def _side_row(row: _SideFigure, ours: SideFigures, others: SideFigures) -> SideRow:
    """Return a figure for both sides; `NO_DATA_TEXT` if there were no rounds."""
    words, more = row.words, row.detail
    return SideRow(
        tr(words),
        row.value_text(ours) if ours.hands else NO_DATA_TEXT,
        row.value_text(others) if others.hands else NO_DATA_TEXT,
        tr(more) if more else "",
        row.is_part,
    )


_LUCKY_CARDS: Final[dict[LuckyCards, str]] = {
    LuckyCards.JOKERS: mark("Jokers"),
    LuckyCards.RED_THREES: mark("Red threes"),
}


def deal_rows(figures: Figures) -> tuple[SideRow, ...]:
    """Return the numbers of good cards dealt to the player, each with the number
    expected by chance."""
    more = tr(
        "Pure luck stays within the spread (±) about two times out of three. "
        "Deals that you asked for by number are left out."
    )
    between = tr("{expected} ± {spread}")
    rows = []
    for kind, words in _LUCKY_CARDS.items():
        dealt = figures.dealt.get(kind)
        if dealt is not None and dealt.expected:
            expected = decimal_text(dealt.expected)
            spread = decimal_text(dealt.standard_deviation)
            expectation = between.format(expected=expected, spread=spread)
            number = number_text(dealt.number)
            rows.append(SideRow(tr(words), number, expectation, more))
    return tuple(rows)


def deal_headings(figures: Figures) -> tuple[str, str, str]:
    """Return the column headings for `deal_rows`, with the number of rounds."""
    rounds = max((dealt.rounds for dealt in figures.dealt.values()), default=0)
    words = tr_n("Dealt to you in %n round(s)", rounds)
    numbers = tr("Cards"), tr("By chance", "luck")
    return words, *numbers


def _whole(number: int | None) -> str:
    return NO_DATA_TEXT if number is None else number_text(number)


def round_count_words(figures: Figures) -> str:
    return tr_n("From %n round(s)", figures.ours.hands)


def chart_words(games: Iterable[PastGame]) -> str:
    """Return a description of the chart of games, for screen readers."""
    shown = list(games)
    won = sum(game.result is Result.WON for game in shown)
    text = tr_n("Your last %n game(s), oldest first: {won} won.", len(shown))
    points = ", ".join(number_text(game.own_score) for game in shown)
    more = tr("Your points: {points}.").format(points=points)
    return f"{text.format(won=number_text(won))} {more}"


def side_headings() -> tuple[str, str]:
    """Return the column headings for `side_rows`."""
    return tr("Your side"), tr("Opponents")
