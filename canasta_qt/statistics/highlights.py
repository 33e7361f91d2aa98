"""Memorable moments of a game, found in its replayed record."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from canasta_qt.advice import Mistake
from canasta_qt.cards import Card
from canasta_qt.engine.scoring import canasta_bonus, score_sheet
from canasta_qt.engine.state import actions, events
from canasta_qt.engine.state.events import ScoreItem, ScoreSheet
from canasta_qt.engine.state.position import ANSWER_PHASE, OVER_PHASE, PLAY_PHASE
from canasta_qt.notation.record import ReplayMoment
from canasta_qt.statistics.values import Highlight, HighlightKind

MAX_HIGHLIGHTS: Final = 3
"""Largest number of moments shown for a game."""
_MIN_PILE: Final = 5
"""Smallest number of cards of a pile whose taking is a moment."""
_EXITS: Final = (ScoreItem.GOING_OUT, ScoreItem.CONCEALED)


def find_highlights(
    moments: Sequence[ReplayMoment], mistakes: Sequence[Mistake] = ()
) -> Iterator[Highlight]:
    """Yield the highlights of all sides in a replayed record, in the order of play.

    Highlights are good actions, and the mistakes that a review found. An action in a
    turn with a mistake is no good action.
    """
    turn: list[Highlight] = []
    for moment in moments:
        # a turn has several lines if the partner was asked
        before = moment.before
        if before is None or before.phase not in (ANSWER_PHASE, PLAY_PHASE):
            yield from _remove_blamed(turn)
            turn = []
        turn += _line_moments(moment, round_count=moments[-1].round + 1)
        turn += [
            _mistake_moment(mistake, moment)
            for mistake in mistakes
            if (mistake.round_index, mistake.line_index)
            == (moment.round, moment.line_index)
        ]
    yield from _remove_blamed(turn)


def _remove_blamed(turn: list[Highlight]) -> list[Highlight]:
    """Return the moments of a turn; if one of them is a mistake, only the mistakes."""
    kinds = (HighlightKind.LESSON, HighlightKind.ROUND)
    blamed = any(each.highlight_kind is HighlightKind.LESSON for each in turn)
    return [each for each in turn if not blamed or each.highlight_kind in kinds]


def _line_moments(moment: ReplayMoment, *, round_count: int) -> Iterator[Highlight]:
    over = moment.position.phase == OVER_PHASE
    sheet = score_sheet(moment.position) if over else None
    for event in moment.events:
        yield from _event_moments(event, moment, sheet)
    if sheet is not None and round_count > 1:
        # the points of the only round are no highlight
        yield from _round_points(moment, sheet)


def best_highlights(found: Iterable[Highlight], side: int) -> list[Highlight]:
    """Return the moments to show for a side, in the order of play, and behind them the
    most expensive mistake.

    The best moment of each kind is preferred to the second best of any kind.
    """
    own = sorted(found, key=lambda each: (-each.points, -each.lead_points))
    lessons = [each for each in own if each.mistake is not None]
    before: Counter[HighlightKind] = Counter()
    ranked = []
    for each in own:
        kind = each.highlight_kind
        if each.side == side and kind is not HighlightKind.LESSON:
            ranked.append((before[kind], tuple(HighlightKind).index(kind), each))
            before[kind] += 1
    ranked.sort(key=lambda rank: rank[:2])
    shown = [rank[2] for rank in ranked[: MAX_HIGHLIGHTS - len(lessons[-1:])]]
    return (
        sorted(shown, key=lambda each: (each.round_index, each.line_index))
        + lessons[-1:]
    )


def _event_moments(
    event: events.Event, moment: ReplayMoment, sheet: ScoreSheet | None
) -> Iterator[Highlight]:
    position, side_of = moment.position, moment.position.terms.side_of
    place = moment.round, moment.line_index
    match event:
        case events.CanastaCompleted(seat=seat, side=side, meld=number, kind=kind):
            # a meld joined to another in the same line has another index
            for meld in position.melds[side][number : number + 1]:
                if meld.canasta_kind == kind:
                    goes_out = sheet is not None and sheet.out == seat
                    _, bonus = canasta_bonus(position.terms.rules, meld, out=goes_out)
                    doer = *place, seat, side
                    yield Highlight(
                        HighlightKind.CANASTA, *doer, bonus, meld.cards, kind
                    )
        case events.PileTaken(seat=seat, cards=cards) if len(cards) >= _MIN_PILE:
            top, doer = cards[-1], (*place, seat, side_of[seat])
            held = list(
                next((laid for laid in _melded_groups(moment) if top in laid), (top,))
            )
            held.remove(top)
            yield Highlight(HighlightKind.PILE, *doer, len(cards), (*held, top))
        case events.HandDeclared(
            seat=seat, special_hand=hand, cards=cards, points=points
        ):
            doer = *place, seat, side_of[seat]
            yield Highlight(HighlightKind.SPECIAL, *doer, points, cards, hand)
        case events.WentOut(seat=seat, concealed=concealed) if sheet is not None:
            side, cards = side_of[seat], sum(_melded_groups(moment), ())
            lines = (line for line in sheet.lines[side] if line.item in _EXITS)
            doer, kind = (*place, seat, side), "concealed" if concealed else ""
            bonus = sum(line.points for line in lines)
            ahead = points_lead(sheet.total, side)
            yield Highlight(HighlightKind.OUT, *doer, bonus, cards, kind, ahead)
        case _:
            pass


def _mistake_moment(mistake: Mistake, moment: ReplayMoment) -> Highlight:
    advice = mistake.advice
    position, seat = advice.observation.position, advice.observation.seat
    return Highlight(
        HighlightKind.LESSON,
        moment.round,
        moment.line_index,
        seat,
        position.terms.side_of[seat],
        -mistake.cost,
        actions.cards_of_action(advice.action) or tuple(position.pile[-1:]),
        action_index=mistake.action_index,
        mistake=mistake,
    )


def _melded_groups(moment: ReplayMoment) -> Iterator[tuple[Card, ...]]:
    """Yield the groups of cards that a line melded."""
    for event in moment.events:
        if isinstance(event, events.MeldLaid | events.MeldGrown):
            yield event.cards
        elif isinstance(event, events.CardDiscarded):
            yield (event.card,)


def _round_points(moment: ReplayMoment, sheet: ScoreSheet) -> Iterator[Highlight]:
    """Yield the points of each side in a round, with its largest meld."""
    for side, melds in enumerate(moment.position.melds):
        points = sheet.round[side]
        if points > 0:
            cards = max((meld.cards for meld in melds), key=len, default=())
            doer = moment.round, moment.line_index, side, side
            yield Highlight(HighlightKind.ROUND, *doer, points, cards)


def points_lead(points: tuple[int, ...], side: int) -> int:
    """Return the lead of a side over the best other side in points; negative if the
    side is behind."""
    return points[side] - max(points[:side] + points[side + 1 :])
