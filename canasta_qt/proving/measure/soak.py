"""Soak test: many rounds of each ruleset, with invariants checked after each action.

All numbers of players and seatings of a ruleset are played. In a round, the sides are
played by the rule policy, at random or by both in turn; or all by one level. Random
house rules are also played by levels that search.
"""

import argparse
import shlex
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from random import Random
from time import process_time
from typing import Final

from canasta_qt.bots.rule_bots.policy import policy_action
from canasta_qt.bots.rule_bots.random_bot import random_action
from canasta_qt.cards import Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.scoring import round_points, score_sheet
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import mask_position, observe
from canasta_qt.engine.state.position import (
    OVER_PHASE,
    Position,
    cards_on_table,
    seat_to_act,
)
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.line_play import LineRefusedError, play_line
from canasta_qt.notation.position.line import format_position, parse_position
from canasta_qt.notation.record import BOT_PREFIX, Record, format_record, parse_record
from canasta_qt.proving.executors import Progress
from canasta_qt.proving.measure.house_rules import random_house_rules
from canasta_qt.proving.players import BOTS_BY_NAME, known_level
from canasta_qt.proving.self_play import MAX_DECISIONS_OF_ROUND
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset, ruleset_text
from canasta_qt.rules.values import StockOut

_COMPARE_EVERY: Final = 16
"""Number of positions; the legal actions of one in this many are compared."""
_MAX_COMPARED: Final = 60
"""Largest number of legal actions that are compared in one position."""
_RECYCLED_PACKS: Final = 20
"""Number of times that the pile becomes the stock before a round ends, times the number
of packs, as bots may never end a round."""
_SCORES: Final = (0, -500, 1500, 3000, 5000, 7000, 9000)
_MAX_SHOWN: Final = 5
"""Largest number of failures shown for a ruleset."""
_ROUNDS: Final = 2000
"""Number of rounds of each ruleset."""
_HOUSE_HANDS: Final = 20
"""Rounds of each combination of house rules, by the rule policy and at random."""
_SEARCH_LEVELS: Final = (("expert", 10), ("master", 50))
"""Levels that search; each plays two rounds of one in this many combinations."""


_WORLDS: Final = 8
"""Number of worlds of a search, whose strength does not matter here."""


class SoakError(Exception):
    """Raised if an invariant does not hold; the message has the position."""

    def __init__(self, what: str, position: Position, action: Action | None) -> None:
        """Make the error; `what` is a sentence about the invariant that does not
        hold."""
        did = "" if action is None else f" ({action})"
        super().__init__(f"{what}{did}: {format_position(position)}")


@dataclass(slots=True)
class SoakResult:
    """Counts and failures of the rounds of one ruleset."""

    name: str
    game_count: int = 0
    round_count: int = 0
    decision_count: int = 0
    seconds: float = 0.0
    end_cause_counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def report_line(self) -> str:
        """Return the result as a line of the report."""
        ends = " ".join(
            f"{end} {n}" for end, n in sorted(self.end_cause_counts.items())
        )
        games = f"games {self.game_count}, " if self.game_count > 1 else ""
        return (
            f"{self.name:22} {games}rounds {self.round_count},"
            f" decisions {self.decision_count},"
            f" {self.round_count / max(self.seconds, 1e-9):.1f} rounds a second;"
            f" ends: {ends}; failures {len(self.failures)}"
        )


def main(args: argparse.Namespace) -> int:
    """Test the rulesets in the options; return 1 if an invariant did not hold."""
    if args.level:
        known_level(args.level)
    found: dict[str, SoakResult] = {}
    for ruleset, hands, level in _games(args):
        rounds = range(hands) if args.round is None else (args.round - 1,)
        name = f"{ruleset.id} {level}".strip()
        result = found[name] = soak(ruleset, rounds, args.seed, level, found.get(name))
        if not args.house_rules:
            sys.stdout.write(result.report_line() + "\n")
        sys.stdout.flush()
    if args.house_rules:
        for _, each in sorted(found.items()):
            sys.stdout.write(each.report_line() + "\n")
    return int(any(each.failures for each in found.values()))


def _games(args: argparse.Namespace) -> Iterator[tuple[Ruleset, int, str]]:
    """Yield the tests: ruleset, number of rounds, and level, which is empty for rule
    policy and random actions."""
    games = [parse_ruleset(name) for name in args.rulesets] or ALL_RULESETS
    if not args.house_rules:
        for ruleset in games:
            yield ruleset, args.hands or _ROUNDS, args.level
        return
    progress = Progress(args.house_rules, "combinations")
    for number in range(args.house_rules):
        ruleset = random_house_rules(f"{args.seed}/{number}", games)
        yield ruleset, args.hands or _HOUSE_HANDS, args.level
        for level, every in () if args.level else _SEARCH_LEVELS:
            if number % every == 0:
                yield ruleset, 2, level
        progress.add_units(1)


def soak(
    ruleset: Ruleset,
    rounds: Sequence[int],
    seed: int,
    level: str = "",
    before: SoakResult | None = None,
) -> SoakResult:
    """Play rounds of a ruleset by their numbers; a failure is recorded and ends its
    round.

    If `level` is given, it plays all sides; otherwise the rule policy and random
    actions do. Results are added to `before`.
    """
    text = ruleset_text(ruleset)
    result = before or SoakResult(f"{ruleset.id} {level}".strip())
    result.game_count += 1
    seatings = ruleset.seating
    tables = [(players, each) for players, ways in seatings for each in ways]
    start = process_time()
    for number in rounds:
        rng = Random(f"{seed}/{number}")
        players, seating = tables[number % len(tables)]
        position = start_game(
            _with_limited_renewals(ruleset, players), players=players, seating=seating
        )
        total = _SCORES[number // len(tables) % len(_SCORES)]
        position.scores = [total] * position.terms.sides
        position.round = number % 4
        try:
            _play_round(position, number, level, rng, result)
        except Exception as error:
            # a failure ends this round; the others are played
            line = shlex.quote(text) + (f" --level {level}" if level else "")
            again = f"canasta-qt soak {line} --seed {seed} --round {number + 1}"
            result.failures.append(f"{_failure_text(error)}\n    again: {again}")
            if len(result.failures) <= _MAX_SHOWN:
                sys.stdout.write(f"  {result.failures[-1]}\n")
        result.round_count += 1
    result.seconds += process_time() - start
    return result


def _with_limited_renewals(ruleset: Ruleset, players: int) -> Ruleset:
    """Return the ruleset with a limit for the number of times that the pile becomes the
    stock."""
    most = max(1, _RECYCLED_PACKS // terms_for(ruleset, players).decks)
    if ruleset.stock_out is not StockOut.RECYCLE_PILE:
        return ruleset
    if ruleset.max_recycles is None or ruleset.max_recycles > most:
        return replace(ruleset, max_recycles=most)
    return ruleset


def _failure_text(error: Exception) -> str:
    if isinstance(error, SoakError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.filename}, line {where.lineno})"


def _play_round(
    position: Position, number: int, level: str, rng: Random, result: SoakResult
) -> None:
    dealer = number % position.terms.players
    deck = new_deck(position.terms, rng)
    events = start_round(position, dealer, deck)
    dealt = position.copy()
    did = _play_checked(position, events, number, level, rng, result)
    _count(position, result)
    _replay(
        position,
        dealt,
        Record(
            position.terms.rules,
            (f"{BOT_PREFIX}standard",) * position.terms.players,
            seating=position.terms.seating,
        ).with_round(dealer, deck),
        did,
    )


def _play_checked(
    position: Position,
    events: list[Event],
    number: int,
    level: str,
    rng: Random,
    result: SoakResult,
) -> list[Line]:
    """Play a dealt round to its end, check after each action, and return the lines."""
    whole = sorted(position.terms.deck)
    by_policy = [
        number % 3 == 0 or (number % 3 == 1 and side % 2 == number // 3 % 2)
        for side in range(position.terms.sides)
    ]
    did: list[Line] = []
    for step in range(MAX_DECISIONS_OF_ROUND * max(1, position.terms.decks // 2)):
        seat = seat_to_act(position)
        if seat is None:
            return did
        seen = mask_position(position, seat)
        if level:
            seed = rng.getrandbits(32)
            seen_so_far = observe(position, seat, tuple(events))
            action = BOTS_BY_NAME[level].decide(seen_so_far, seed, _WORLDS).action
        else:
            who = by_policy[position.terms.side_of[seat]]
            action = _choose(position, seen, who, rng)
        _judge(position, seen, action)
        if (step + number) % _COMPARE_EVERY == 0:
            _compare(position, seen)
        events += apply(position, action)
        did.append(Line(seat, (Step(action),)))
        result.decision_count += 1
        if sorted(cards_of_position(position)) != whole:
            raise SoakError("cards were made or lost by", position, action)
    raise SoakError("the round does not end", position, None)


def _replay(after: Position, before: Position, record: Record, did: list[Line]) -> None:
    """Check that the record of a round can be read, and that its replay has the same
    end."""
    for line in did:
        record = record.with_line(line)
    read = parse_record(format_record(record))
    if read.rounds != record.rounds:
        raise SoakError("the record reads otherwise than it was written", before, None)
    try:
        for line in read.rounds[0].turns:
            before = play_line(before, line)
    except LineRefusedError as refused:
        what = f"what was played is refused in the replay: {refused}"
        raise SoakError(what, before, None) from refused
    if after != before:
        raise SoakError("the record leads elsewhere", after, None)


def _choose(
    position: Position,
    seen: Position,
    by_policy: bool,  # noqa: FBT001 - who plays is all that there is to say
    rng: Random,
) -> Action:
    try:
        if not by_policy:
            return random_action(seen, rng)
        action = policy_action(position)
        if str(action) != str(policy_action(seen)):
            raise SoakError("hidden cards change what is played", position, action)
    except StopIteration:
        raise SoakError("nothing is legal", position, None) from None
    return action


def _judge(position: Position, seen: Position, action: Action) -> None:
    refused = refusal(position, action)
    if refused is not None:
        raise SoakError(f"a bot tries what is refused: {refused}", position, action)
    if refusal(seen, action) is not None:
        raise SoakError("the actor cannot know that this is legal", position, action)


def _compare(position: Position, seen: Position) -> None:
    """Check that there are legal actions, that they do not depend on hidden cards, and
    that the text of both positions is read as the same positions."""
    legal = [str(action) for action in islice(legal_actions(position), _MAX_COMPARED)]
    if not legal:
        raise SoakError("nothing is legal", position, None)
    if legal != [str(action) for action in islice(legal_actions(seen), _MAX_COMPARED)]:
        raise SoakError("hidden cards change what is legal", position, None)
    for each in (position, seen):
        if parse_position(format_position(each)) != each:
            raise SoakError("the position reads otherwise than it is", each, None)


def cards_of_position(position: Position) -> list[Card]:
    """Return all cards of a full position."""
    hands = [position.hand(seat) for seat in range(position.terms.players)]
    return [*position.stock, *cards_on_table(position), *chain(*hands)]


def _count(position: Position, result: SoakResult) -> None:
    """Count the end of a round, and check that both functions for the score have equal
    results."""
    assert position.phase == OVER_PHASE
    if list(score_sheet(position).round) != round_points(position):
        raise SoakError("two counts of the round differ", position, None)
    result.end_cause_counts[str(position.cause)] += 1
