"""Score in the side panel during a round, made from an observation."""

from collections import Counter
from dataclasses import replace
from typing import Final

from canasta_qt.art.portraits import Portrait, portraits_for_seats
from canasta_qt.controller.gestures.status import visible_pending_penalties
from canasta_qt.engine.generate import going_out_refusals
from canasta_qt.engine.scoring import points_of_held_threes, score_sheet
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.facts import has_opened, opening_minimum
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE, Position
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.rules.values import Black3Mode, CanastaKind, InitialBasis, Red3Mode
from canasta_qt.translate import join_with_commas, number_text, tr, tr_n
from canasta_qt.windows.main_area import MainArea
from canasta_qt.windows.score_card import MatchScore, SideScore
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores.score_sheet import SCORE_PARTS, side_heading
from canasta_qt.wording.table.refusals import COUNTED_CANASTA_TEXTS
from canasta_qt.wording.table.status import going_out_needs_text, pending_penalties_text

SCORING_EVENTS: Final = (
    events.BonusLaid,
    events.CanastaCompleted,
    events.CanastaMixed,
    events.FootTakenUp,
    events.HandDeclared,
    events.MeldGrown,
    events.MeldLaid,
    events.MeldsJoined,
    events.SideOpened,
    events.ThreeSetAside,
)
"""Events that change the points of a side on the table."""

_CANASTAS: Final = (*SCORE_PARTS["Canastas"], ScoreItem.TOPPER)
_RED: Final = frozenset({CanastaKind.RED, CanastaKind.BLACK})


def current_score(
    observation: Observation, people: PlayerNames, totals: tuple[int, ...] | None = None
) -> MatchScore:
    """Return the score with the cards on the table; cards in hands are not counted.

    `totals` are the totals by side if the round has been counted.
    """
    position = observation.position
    rules = position.terms.rules
    penalties = (
        *(rules.incomplete_pure_penalty, rules.incomplete_wild_penalty),
        *(rules.holding_penalty, rules.short_sequence_penalty),
    )
    by_round = rules.initial_basis is InitialBasis.ROUND
    threes = tr("Threes") if rules.black3_mode is Black3Mode.BONUS else tr("Red threes")
    is_without = rules.red3_mode in (Red3Mode.DEAD, Red3Mode.TOPPER)
    return MatchScore(
        round_number=position.round,
        sides=tuple(
            _side(observation, people, side, totals) for side in people.side_order()
        ),
        target=rules.target_score,
        round_limit=rules.rounds,
        minimum_text=_minimum_text(round_minimum(position)) if by_round else "",
        threes_title="" if is_without else threes,
        notes=_notes(observation, people),
        note_line_count=1 + any(penalties),
    )


def score_at_deal(observation: Observation, people: PlayerNames) -> MatchScore:
    """Return the score with the totals before this round and no points on the table."""
    now = current_score(observation, people)
    sides = tuple(
        replace(
            side, canasta_points=0, meld_points=0, red_three_points=0, has_opened=False
        )
        for side in now.sides
    )
    return replace(now, sides=sides)


def show_step_score(
    area: MainArea,
    people: PlayerNames,
    step_events: tuple[events.Event, ...],
    later_events: tuple[events.Event, ...],
    observation: Observation,
) -> None:
    """Add shown events to the log and update the score.

    Points that `later_events` will change are updated only together with these events;
    those of a deal, and notes about the hand, with the step after it.
    """
    log = area.panel.log
    deals = any(isinstance(event, events.RoundStarted) for event in step_events)
    if deals:
        log.begin_next_round()
    log.add_events(step_events)
    if deals:
        area.show_score(replace(score_at_deal(observation, people), notes=()))
    elif not any(isinstance(event, SCORING_EVENTS) for event in later_events):
        area.show_score(current_score(observation, people))


def round_minimum(position: Position) -> int:
    """Return the minimum of the initial meld in this round; 0 if all sides have
    opened.
    """
    sides = range(position.terms.sides)
    return max(opening_minimum(position, side) for side in sides)


def _side(
    observation: Observation,
    people: PlayerNames,
    side: int,
    totals: tuple[int, ...] | None,
) -> SideScore:
    position = observation.position
    points = dict.fromkeys(ScoreItem, 0)
    for line in score_sheet(position).lines[side]:
        points[line.item] += line.points
    return SideScore(
        name=side_heading(people, side),
        total_points=position.scores[side] if totals is None else totals[side],
        canasta_points=sum(points[item] for item in _CANASTAS),
        meld_points=points[ScoreItem.MELDED_CARDS],
        red_three_points=points[ScoreItem.RED_THREES]
        + points[ScoreItem.BLACK_THREES]
        - points_of_held_threes(position, position.terms.seats_of[side]),
        minimum_text=_minimum_text(opening_minimum(position, side)),
        has_opened=has_opened(position, side),
        is_own_side=side == observation.side,
        portrait=portraits_for_seats(people.names, people.first_seat, Portrait.CARDS)[
            people.seats_of(side)[0]
        ],
        is_on_turn=position.phase != OVER_PHASE
        and people.side_of(position.turn) == side,
        canastas_text=canasta_counts_text(position, side),
    )


def _minimum_text(minimum: int) -> str:
    if minimum == CANASTA_MINIMUM:
        return tr("canasta")
    if minimum == NATURAL_CANASTA_MINIMUM:
        return tr("natural canasta")
    return number_text(minimum)


def _notes(observation: Observation, people: PlayerNames) -> tuple[str, ...]:
    if observation.position.phase == OVER_PHASE:
        return ()
    needs = going_out_needs_text(
        going_out_refusals(observation.position, observation.seat), people
    )
    needs = needs or tr("Your side can go out.")
    warnings = pending_penalties_text(visible_pending_penalties(observation))
    return tuple(words for words in (needs, warnings) if words)


def canasta_counts_text(position: Position, side: int) -> str:
    """Return the canastas of a side in words, by the kinds that the ruleset
    distinguishes.

    Between a number and its kind the text has no line break.
    """
    wanted = {each.kind for each in position.terms.kinds_needed}
    counted = Counter(
        meld.canasta_kind for meld in position.melds[side] if meld.is_canasta
    )
    kinds = ("natural", "mixed", "sequence", "wild")
    always = ("red", "black") if wanted & _RED else ()
    names = (*always, *kinds[len(always) :])
    words = [
        tr_n(COUNTED_CANASTA_TEXTS[name], counted[kind]).replace(" ", "\u00a0")
        for kind, name in zip(kinds, names, strict=True)
        if counted[kind] or name in always
    ]
    return join_with_commas(words)
