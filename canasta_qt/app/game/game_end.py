"""Content of the dialog at the end of a game."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, takewhile
from typing import Final

from canasta_qt.app.game.bots import bot_levels
from canasta_qt.art.portraits import Portrait, portraits_for_seats
from canasta_qt.controller.advice.review import marked_mistakes
from canasta_qt.controller.game_controller import RoundResult
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.events import ScoreSheet
from canasta_qt.notation.record import BOT_PREFIX, MAY_UNDO_FIELD, Record
from canasta_qt.statistics.figures import latest_games
from canasta_qt.statistics.highlights import (
    best_highlights,
    find_highlights,
    points_lead,
)
from canasta_qt.statistics.values import Highlight, HighlightKind, PastGame, Result
from canasta_qt.storage.own_rulesets import with_saved_title
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import capitalize, tr
from canasta_qt.windows.game_end import GameEndContent, GameEndSheet, SideTotal
from canasta_qt.windows.main_window import MainWindow
from canasta_qt.windows.widgets.look import current_look, html_of_runs
from canasta_qt.wording.advice.action_text import action_text
from canasta_qt.wording.advice.sentences import cost_words
from canasta_qt.wording.log.round_text import winner_head
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.ruleset_names import ruleset_title
from canasta_qt.wording.scores import game_end as words_of
from canasta_qt.wording.scores.game_end import MomentWords

_PAIR_OF_SIDES: Final = 2
"""Number of sides for which `side_order` determines the order of the list; more sides
are listed by their totals."""
_MIN_RATED_GAMES: Final = 5
"""Smallest number of games for which a rate in fifths is shown."""
_MAX_GAMES: Final = 200
"""Largest number of earlier games that are compared with a game."""
_log = logging.getLogger("canasta.app")


def make_game_end_sheet(
    window: MainWindow, people: PlayerNames, result: RoundResult, record: Record
) -> GameEndSheet:
    """Return the dialog for the end of a game; to find key moments, the record is
    played again."""
    winners = result.score_sheet.winners
    side = people.side_order()[0] if people.viewer >= 0 else winners[0]
    frames = ReplayFrames(record, max(people.viewer, 0))
    mistakes = [
        mistake
        for each in range(frames.round_count)
        for mistake in marked_mistakes(frames, each).values()
    ]
    best = best_highlights(find_highlights(frames.moments, mistakes), side)
    shown = game_end_content(result, best, side, people, current_look().portrait)
    deal = words_of.deal_words(record.deal_number)
    shown = shown._replace(comparison_text=_note(record, shown), deal_number=deal)
    return GameEndSheet(shown, moves=window.area.has_animations)


def result_text(session: Session, people: PlayerNames) -> str:
    """Return the result of the game as one line of text to share."""
    record, total = session.record, session.score_sheet().total
    may_undo = record.private_fields.get(MAY_UNDO_FIELD) is not False
    return words_of.result_line(
        ruleset_title(with_saved_title(record.ruleset)),
        record.deal_number,
        tuple(total[side] for side in people.side_order()),
        len(record.rounds),
        (session.hint_count, session.undo_count if may_undo else None),
    )


def game_end_content(
    result: RoundResult,
    best: list[Highlight],
    side: int,
    people: PlayerNames,
    own: Portrait = Portrait.CARDS,
) -> GameEndContent:
    """Return the content of the dialog for a side; `best` are its key moments, and
    `own` is the portrait of the player."""
    sheet, winners = result.score_sheet, result.score_sheet.winners
    target = result.observation.position.terms.rules.target_score
    sums = [accumulate(points) for points in zip(*result.points_by_round, strict=True)]
    totals = list(zip(*sums, strict=True))
    leads = tuple(points_lead(points, winners[0]) for points in totals)
    margin, speech = words_of.victory_text(
        sheet.total, winners, leads, target or max(sheet.total), people
    )
    seats = [seat for each in winners for seat in people.seats_of(each)]
    portraits = portraits_for_seats(people.names, people.first_seat, own)
    won = side in winners
    lessons = sum(each.highlight_kind is HighlightKind.LESSON for each in best)
    return GameEndContent(
        heading=winner_head(winners, people),
        lead_text=html_of_runs(margin),
        speech_text="" if seats == [people.viewer] else speech,
        winner_portraits=tuple(portraits[seat] for seat in seats),
        is_won=won,
        totals=tuple(_totals(sheet, people)),
        leads_by_round=tuple(points_lead(points, side) for points in totals),
        lead_title=words_of.lead_title(side, people),
        moments_title=words_of.moments_title(len(best) - lessons, lessons),
        moments=tuple((each, _words(each, people)) for each in best),
    )


def _note(record: Record, shown: GameEndContent) -> str:
    """Return a sentence that compares this game with earlier ones.

    Empty if no person played, if the earlier games cannot be read, or if there are too
    few of them.
    """
    seat = record.person_seat
    if seat is None or not record.names:
        return ""
    try:
        games = latest_games(_MAX_GAMES)
    except StorageError as error:
        _log.info("no earlier games: %s", error)
        return ""
    last = record.rounds[-1].score, len(record.rounds)
    if games and (games[0].scores, games[0].round_count) == last:
        del games[0]  # the game itself may be among them
    compare = _streak if shown.is_won else _odds
    return compare(record, seat, games)


def _streak(record: Record, seat: int, games: list[PastGame]) -> str:
    sides = record.terms.sides
    seats = range(seat % sides, len(record.players), sides)
    mates = tuple(record.names[each] for each in seats if each != seat)
    alike = takewhile(
        lambda it: it.result is Result.WON and it.partner_names == mates, games
    )
    wins = 1 + sum(1 for _ in alike)
    return words_of.streak_words(wins, list(mates)) if wins > 1 else ""


def _odds(record: Record, seat: int, games: list[PastGame]) -> str:
    """Return a sentence on how often the player wins games against opponents of this
    level.

    Empty for opponents of several levels, after too few games, and if the rounded rate
    would be none or all.
    """
    sides = record.terms.sides
    found = {
        player.removeprefix(BOT_PREFIX)
        for each, player in enumerate(record.players)
        if each % sides != seat % sides
    }
    titles = {level.name: level.title for level in bot_levels()}
    if len(found) != 1 or not found <= titles.keys():
        return ""
    (level,) = found
    results = [game.result for game in games if game.opponents_level == level]
    fifths = round(_MIN_RATED_GAMES * results.count(Result.WON) / (len(results) + 1))
    few = len(results) + 1 < _MIN_RATED_GAMES or not 0 < fifths < _MIN_RATED_GAMES
    return "" if few else words_of.chances_words(fifths, titles[level])


def _totals(sheet: ScoreSheet, people: PlayerNames) -> Iterator[SideTotal]:
    """Yield the totals: two sides in their usual order, more sides from the best to the
    worst."""
    order, few = people.side_order(), people.side_count == _PAIR_OF_SIDES
    for side in order if few else sorted(order, key=lambda each: -sheet.total[each]):
        name = people.side_name(side) if few else capitalize(people.member_names(side))
        yield SideTotal(
            name, sheet.total[side], sheet.before[side], people.is_own_side(side)
        )


def _words(moment: Highlight, people: PlayerNames) -> MomentWords:
    words = words_of.moment_words(moment, people)
    if moment.mistake is None:
        return words
    better = moment.mistake.advice
    move = action_text(better.action, better.observation, "move")
    text = tr("Better: {move}.").format(move=move)
    return replace(words, text=text, value=cost_words(-moment.points))
