"""The deal of the day, which depends only on the date."""

from dataclasses import replace
from datetime import date
from typing import Final

from canasta_qt.engine.state.events import WentOut
from canasta_qt.engine.state.facts import count_canastas
from canasta_qt.learning.practice import practice_positions
from canasta_qt.learning.progress import DayResult
from canasta_qt.notation.record import (
    DEAL_DAY_FIELD,
    HINT_COUNT_FIELD,
    Record,
    replay_record,
)
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.values import MatchEnd

DAY_PLAYER_COUNT: Final = 4
DAY_BOT_LEVEL: Final = "standard"
"""Level of the three bots in a deal of the day."""


def deal_number_of_day(day: date) -> int:
    """Return the number of the deal of a day, whose digits are yyyymmdd."""
    return int(f"{day:%Y%m%d}")


def ruleset_of_day() -> Ruleset:
    """Return the rules of the deal of the day: one round of the first game in the list
    of games."""
    classic = ALL_RULESETS[0]
    return replace(classic, match_end=MatchEnd.ROUNDS, target_score=None, rounds=1)


def date_of_record(record: Record) -> date | None:
    """Return the date of the deal of the day in a record; None for records of other
    deals."""
    try:
        return date.fromisoformat(record.private_fields.get(DEAL_DAY_FIELD, ""))
    except (TypeError, ValueError):
        return None


def day_result(record: Record) -> DayResult:
    """Return the result of the player's side in a finished deal of the day."""
    played = replay_record(record)
    position, side = played.position, played.position.terms.side_of[0]
    points = record.rounds[-1].score or ()
    out = next((it.seat for it in played.history if isinstance(it, WentOut)), None)
    hints = record.private_fields.get(HINT_COUNT_FIELD, 0)
    return DayResult(
        deal=(points[side], max(points[:side] + points[side + 1 :])),
        canastas=count_canastas(position.terms, position.melds[side]),
        out=out is not None and position.terms.side_of[out] == side,
        hints=hints if isinstance(hints, int) else 0,
    )


def practice_position_number(key: str) -> int:
    """Return the number of a practice position, from 1, by its key.

    Positions are numbered by the date on which they were added, so that new ones have
    the highest numbers.
    """
    dated = sorted((str(each.since or ""), each.key) for each in practice_positions())
    return [name for _, name in dated].index(key) + 1
