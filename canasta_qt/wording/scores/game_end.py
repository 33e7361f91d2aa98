"""End of a game in words: winner, margin, key moments."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import is_wild, rank_of
from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.translate import join_with_and, mark, number_text, signed_text, tr, tr_n
from canasta_qt.wording.cards import card_count, cards_phrase, number_word
from canasta_qt.wording.log import sentences
from canasta_qt.wording.log.turn_text import canasta_phrase
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, parse_runs, plain_text

_CLOSE_DIVISOR: Final = 10
"""Divisor of the target score; a margin below the quotient is called close."""


_TWO_GOOD_MOVES: Final = 2


def victory_text(
    totals: tuple[int, ...],
    winners: tuple[int, ...],
    leads: tuple[int, ...],
    target: int,
    people: PlayerNames,
) -> tuple[tuple[Run, ...], str]:
    """Return the margin in words, and the speech of the winners.

    `leads` has the winner's lead over the best other side after each round; `target` is
    the target score, or in a game without one the best total.
    """
    others = [total for side, total in enumerate(totals) if side not in winners]
    close = target // _CLOSE_DIVISOR
    lost = not any(people.is_own_side(side) for side in winners) and people.viewer >= 0
    margin = max(totals) - max(others, default=0)
    if len({totals[side] for side in winners}) > 1:
        text = tr("after {rounds}")
    elif not others or len(winners) > 1:
        text = tr_n("at **%n** point(s), after {rounds}", max(totals))
    elif lost and leads[-2:-1] and leads[-2] <= close:
        text = tr_n(
            "by **%n** point(s). It was anyone’s game until the last round.", margin
        )
    else:
        text = tr_n("by **%n** point(s), after {rounds}", margin)
    said = tr("Well played.")
    if lost and margin <= close:
        said = tr("That was close.")
    return parse_runs(text.format(rounds=_rounds(len(leads)))), said


def deal_words(number: int | None) -> str:
    """Return the number of a deal as text; empty for None."""
    words = tr("Deal {number}")
    return "" if number is None else words.format(number=number)


def result_line(
    title: str,
    deal: int | None,
    totals: tuple[int, ...],
    rounds: int,
    helped: tuple[int, int | None],
) -> str:
    """Return a result as one line to share, with the total of the viewer's side first.

    `helped` has the number of hints and that of undone moves, which is None if undo was
    impossible.
    """
    lead = signed_text(totals[0] - max(totals[1:]))
    scores = f"{' : '.join(map(number_text, totals))} ({lead})"
    hints, undos = helped
    number = tr("deal {number}")
    parts = [
        "Canasta",
        title,
        number.format(number=deal) if deal else "",
        scores,
        tr_n("%n round(s)", rounds),
        tr_n("%n hint(s)", hints) if hints else "",
        tr_n("%n undo(s)", undos) if undos else "",
        tr("without undo") if undos is None else "",
    ]
    return " · ".join(filter(None, parts))


def lead_title(side: int, people: PlayerNames) -> str:
    """Return the title of the chart of leads: `Our lead, round by round`."""
    if not people.is_own_side(side):
        text = tr("Lead of {names}, round by round")
        return text.format(names=people.member_names(side))
    if len(people.seats_of(side)) == 1:
        return tr("Your lead, round by round")
    return tr("Our lead, round by round")


def moments_title(good: int, lessons: int) -> str:
    """Return the title of the list of good moves and mistakes."""
    if not lessons:
        return tr("Good moves")
    if good == _TWO_GOOD_MOVES:
        return tr("Two good moves, and one to learn from")
    if good:
        return tr("One good move, and one to learn from")
    return tr("A move to learn from")


def streak_words(wins: int, mates: list[str]) -> str:
    """Return how many games were won in a row: `You won the last four games`."""
    text = tr("You won the last {number_word} games")
    if mates:
        text = tr("You won the last {number_word} games with {names}")
    return text.format(number_word=number_word(wins), names=join_with_and(mates))


def chances_words(fifths: int, level: str) -> str:
    """Return how often a player wins against a level, if `fifths` of five games are
    won: `two games in five`."""
    text = tr_n(
        "At level {level} you win (one game/{number_word} games) in five", fifths
    )
    return text.format(level=level, number_word=number_word(fifths))


def _rounds(number: int) -> str:
    text = tr_n(
        mark("(one round/{number_word} rounds)", "after after"), number, "after after"
    )
    return text.format(number_word=number_word(number))


_TEXTS: Final = {
    HighlightKind.SPECIAL: (mark("You melded {hand}"), mark("{name} melded {hand}")),
    HighlightKind.CANASTA: (
        mark("You completed {canastas}"),
        mark("{name} completed {canastas}"),
    ),
    HighlightKind.OUT: (mark("You went out"), mark("{name} went out")),
    HighlightKind.LESSON: ("", ""),
    HighlightKind.ROUND: (mark("Your best round"), mark("The best round of {names}")),
}
_CONCEALED: Final = (mark("You went out concealed"), mark("{name} went out concealed"))
_OUT_AHEAD_TEXTS: Final = (
    mark("You went out, %n point(s) ahead"),
    mark("{name} went out, %n point(s) ahead"),
)
_PILES: Final = (mark("You took a pile of %n"), mark("{name} took a pile of %n"))
_PILES_WITH: Final = (
    mark("You took a pile of %n with {counted}"),
    mark("{name} took a pile of %n with {counted}"),
)


@dataclass(frozen=True, slots=True)
class MomentWords:
    """A key moment of the game in words: round, action, and result."""

    round_words: str
    text: str
    value: str


def round_words(index: int) -> str:
    """Return the name of a round by its index from 0: `Round 4`."""
    return tr("Round {number}").format(number=number_text(index + 1))


def moment_words(moment: Highlight, people: PlayerNames) -> MomentWords:
    """Return a key moment in words; for a mistake without an explanation."""
    pair, number = _TEXTS.get(moment.highlight_kind, _PILES), moment.points
    held = cards_phrase(moment.cards[:-1], "after with")
    if moment.highlight_kind is HighlightKind.PILE and held:
        pair = _PILES_WITH
    elif moment.highlight_kind is HighlightKind.OUT and moment.kind_name:
        pair = _CONCEALED
    elif moment.highlight_kind is HighlightKind.OUT and moment.lead_points > 0:
        pair, number = _OUT_AHEAD_TEXTS, moment.lead_points
    own = moment.seat == people.viewer
    if moment.highlight_kind is HighlightKind.ROUND:
        own = people.is_own_side(moment.side)
    source = pair[0] if own else pair[1]
    text = tr_n(source, number).format(
        name=people.names[moment.seat],
        names=people.member_names(moment.side),
        counted=held,
        canastas=_canasta(moment, people)
        if moment.highlight_kind is HighlightKind.CANASTA
        else "",
        hand=_hand(moment) if moment.highlight_kind is HighlightKind.SPECIAL else "",
    )
    piles = moment.highlight_kind is HighlightKind.PILE
    value = card_count(moment.points) if piles else signed_text(moment.points)
    return MomentWords(round_words(moment.round_index), text, value)


def _canasta(moment: Highlight, people: PlayerNames) -> str:
    kind = people.canasta_names.get(moment.kind_name, moment.kind_name)
    ranks = [rank_of(card) for card in moment.cards if not is_wild(card)]
    return plain_text(parse_runs(canasta_phrase(kind, *ranks[:1])))


def _hand(moment: Highlight) -> str:
    return tr(sentences.SPECIAL_HAND_NAMES[moment.kind_name], "object")
