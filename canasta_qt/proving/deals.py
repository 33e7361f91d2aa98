"""Duplicate deals: the same cards played once for each way the sides can be taken."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from canasta_qt.bots.rule_bots.bot import Bot
from canasta_qt.engine.rounds import add_scores, new_deck, start_game, start_round
from canasta_qt.engine.score.scoring import score_sheet
from canasta_qt.engine.state.position import Position
from canasta_qt.proving.players import PLAYERS
from canasta_qt.proving.self_play import RoundTally, play_round
from canasta_qt.rules.text.overrides import parse_ruleset

MOST_ROUNDS = 500
"""A match with more rounds than this is given up as a stall."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom at what: everything that decides the results."""

    first: str
    second: str
    ruleset: str
    seed: int
    scores: tuple[int, ...] = ()
    """Totals of the sides before each hand; empty for 0, one number for all."""

    def plain(self) -> tuple[str, str, str, int, tuple[int, ...]]:
        """The same as a plain tuple, to be sent to another process."""
        return self.first, self.second, self.ruleset, self.seed, self.scores

    def table(self) -> Position:
        """Set up the table, with the smallest number of players the ruleset allows.

        Four players are preferred where they are allowed.
        """
        ruleset = parse_ruleset(self.ruleset)
        allowed = ruleset.equipment.players_allowed
        return start_game(ruleset, players=4 if 4 in allowed else min(allowed))


@dataclass(frozen=True, slots=True)
class HandResult:
    """One hand of a duplicate deal, told from the side of the first level.

    `own` holds the first level's share of opened, went out, canastas; `other` the
    mean of the other sides.
    """

    points: float
    opened: tuple[float, float]
    out: tuple[float, float]
    canastas: tuple[float, float]
    turns: int
    illegal: tuple[int, int]
    stalled: bool
    scores: tuple[float, float]
    """What the hand scored for the first level's side, and the mean of the others."""
    cut: int
    """Decisions that the clock cut short."""


@dataclass(frozen=True, slots=True)
class Timed:
    """Results with the times of the decisions of either level, in nanoseconds."""

    hands: tuple[HandResult, ...]
    won: tuple[bool, ...]
    """Matches: whether the first level won each."""
    first_times: tuple[int, ...]
    second_times: tuple[int, ...]


def play_deal(contest: Contest, number: int) -> Timed:
    """Play one deal once for each side that the first level may take."""
    hands: list[HandResult] = []
    times: tuple[list[int], list[int]] = ([], [])
    sides = contest.table().terms.sides
    for side in range(sides):
        position = contest.table()
        if contest.scores:
            last = len(contest.scores) - 1
            position.scores = [contest.scores[min(each, last)] for each in range(sides)]
        hands.append(_play_hand(contest, position, (number, 0), side, times))
    return Timed(tuple(hands), (), tuple(times[0]), tuple(times[1]))


def play_match(contest: Contest, number: int) -> Timed:
    """Play whole matches with mirrored decks, the first level once on each side."""
    hands: list[HandResult] = []
    won: list[bool] = []
    times: tuple[list[int], list[int]] = ([], [])
    for side in range(contest.table().terms.sides):
        position = contest.table()
        for played in range(MOST_ROUNDS):
            if played:
                add_scores(position)
            hands.append(_play_hand(contest, position, (number, played), side, times))
            sheet = score_sheet(position)
            if sheet.game_over:
                won.append(side in sheet.winners)
                break
            if hands[-1].stalled:
                break
    return Timed(tuple(hands), tuple(won), tuple(times[0]), tuple(times[1]))


def _play_hand(
    contest: Contest,
    position: Position,
    number: tuple[int, int],
    side: int,
    times: tuple[list[int], list[int]],
) -> HandResult:
    """Deal and play one hand; its cards follow from seed and number alone."""
    deal, played = number
    terms = position.terms
    rng = Random(f"{contest.seed}/{deal}/{played}")  # a string is hashed by itself
    deck = new_deck(terms, rng)
    start_round(position, (deal + played) % terms.players, deck)
    own, other = PLAYERS[contest.first], PLAYERS[contest.second]
    bots: list[Bot] = [
        own if terms.side_of[s] == side else other for s in range(terms.players)
    ]
    tally = play_round(position, bots, rng.getrandbits(32))
    for seat in range(terms.players):
        times[terms.side_of[seat] != side].extend(tally.nanoseconds[seat])
    return _result(position, tally, side)


def _result(position: Position, tally: RoundTally, side: int) -> HandResult:
    terms = position.terms
    points = score_sheet(position).round
    others = [each for each in range(terms.sides) if each != side]

    def shares(values: list[float]) -> tuple[float, float]:
        return values[side], sum(values[each] for each in others) / len(others)

    mine = [terms.side_of[seat] == side for seat in tally.illegal]
    gone = terms.side_of[position.out] if position.out >= 0 else -1
    own, their = shares([float(point) for point in points])
    return HandResult(
        own - their,
        shares([float(bool(melds)) for melds in position.melds]),
        shares([float(gone == each) for each in range(terms.sides)]),
        shares([float(count) for count in position.canastas]),
        tally.turns,
        (sum(mine), len(mine) - sum(mine)),
        tally.stalled,
        (own, their),
        tally.cut,
    )
