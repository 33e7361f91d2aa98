"""Content of the score sheet of a round, and of the dialog with the hands at its
end.
"""

from itertools import takewhile

from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.session import Session
from canasta_qt.engine import scoring
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.facts import hand_points_if_known
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.record import replay_moments
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import Red3Mode
from canasta_qt.translate import tr
from canasta_qt.windows.scores import HandContent, ScoreSheetContent
from canasta_qt.windows.widgets.look import html_of_runs
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.scores import score_sheet
from canasta_qt.wording.scores.game_end import deal_words


def score_sheet_content(
    result: RoundResult,
    people: PlayerNames,
    *,
    reviewable: bool = False,
    practised: bool = False,
    past: bool = False,
    deal: int | None = None,
) -> ScoreSheetContent:
    """Return the content of the score sheet of a round; the viewer's side is first."""
    sheet = result.score_sheet
    order = people.side_order()
    position = result.observation.position
    ruleset = position.terms.rules
    follows = score_sheet.next_round_text(sheet.total, ruleset, position.round, people)
    ended = score_sheet.round_end_text(sheet, people)
    return ScoreSheetContent(
        round_number=position.round,
        ending_text=f"{ended}\n{deal_words(deal)}".rstrip(),
        side_names_and_players=score_sheet.side_headings(people),
        sheet_rows=score_sheet.score_rows(
            sheet, people, _meaningless(ruleset), ruleset.go_out_kinds
        ),
        points_of_round=tuple(sheet.round[side] for side in order),
        points_before_round=tuple(sheet.before[side] for side in order),
        total_points=tuple(sheet.total[side] for side in order),
        earlier_rounds=tuple(
            tuple(each[side] for side in order) for each in result.points_by_round
        ),
        next_round_text=""
        if sheet.game_over or practised or past
        else html_of_runs(follows),
        is_game_over=sheet.game_over,
        can_review=reviewable,
        is_practice=practised,
        has_next_round_begun=past,
    )


def last_ended_round(session: Session) -> tuple[RoundResult, Position]:
    """Return result of the last round that ended, and its final position with all
    cards.

    The round is played again from the record, as the game may have been loaded since.
    """
    record, viewer = session.record, session.seats.viewer
    index = len(record.rounds) - (1 if session.is_over else 2)
    played = takewhile(lambda it: it.round == index, replay_moments(record, index))
    *_, position = (moment.position for moment in played)
    hands = tuple(tuple(position.hand(seat)) for seat in range(position.terms.players))
    seen = observe(position, viewer)
    return RoundResult(
        scoring.score_sheet(position), session.points_by_round(), hands, seen
    ), position


def _meaningless(ruleset: Ruleset) -> frozenset[ScoreItem]:
    """Return the score items that this ruleset never gives, such as red threes never
    laid out.
    """
    laid_out = ruleset.red3_mode in (Red3Mode.AUTO, Red3Mode.OPTIONAL)
    return frozenset() if laid_out else frozenset({ScoreItem.RED_THREES})


def hands_at_end(position: Position, people: PlayerNames) -> tuple[HandContent, ...]:
    """Return the hands at the end of a round, the viewer's first, then clockwise."""
    seats = position.terms.players
    order = [(people.viewer + step) % seats for step in range(seats)]
    shown = []
    for seat in order:
        hand = tuple(position.hand(seat))
        points = hand_points_if_known(position, seat) or 0
        shown.append(HandContent(people.name(seat), hand, points))
        foot = tuple(position.feet[seat])
        if foot:
            against = sum(position.terms.penalties[card] for card in foot)
            words = tr("{name}: foot")
            name = words.format(name=people.name(seat))
            shown.append(HandContent(name, foot, against))
    return tuple(shown)
