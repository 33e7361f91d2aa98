"""Many hands of every ruleset, watched at every step: what may never happen.

The sides of a hand are taken by the rule policy, by chance, or by both in turn, for
each number of players and each seating that a ruleset knows.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random
from time import process_time
from typing import Final

from canasta_qt.bots.rule_bots.policy import choose
from canasta_qt.bots.rule_bots.random_bot import sample
from canasta_qt.cards import Card
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.rounds import new_deck, start_game, start_round
from canasta_qt.engine.scoring import round_points, score_sheet
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import masked
from canasta_qt.engine.state.position import OVER_PHASE, Position, actor
from canasta_qt.engine.transition import apply
from canasta_qt.notation.position.line import format_position
from canasta_qt.proving.self_play import MOST_DECISIONS
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import StockOut

_EVERY: Final = 16
"""Of so many positions one has all its legal actions compared."""
_COMPARED: Final = 60
"""Legal actions compared in one position."""
_RECYCLES: Final = 10
"""Where the pile becomes the stock again and again, a hand of bots need not end."""
_SCORES: Final = (0, -500, 1500, 3000, 5000, 7000, 9000)
_MOST_SHOWN: Final = 5


class SoakError(Exception):
    """Something that may never happen has happened; says what, and where."""

    def __init__(self, what: str, position: Position, action: Action | None) -> None:
        """Keep the sentence and the position as text."""
        did = "" if action is None else f" ({action})"
        super().__init__(f"{what}{did}: {format_position(position)}")


@dataclass(slots=True)
class Soaked:
    """The results of the rounds of one ruleset."""

    ruleset: str
    hands: int = 0
    decisions: int = 0
    sides: int = 0
    opened: int = 0
    seconds: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    canastas: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def line(self) -> str:
        """One line of the report."""
        sides = max(self.sides, 1)
        ends = " ".join(f"{end} {n}" for end, n in sorted(self.ends.items()))
        counts = sorted(self.canastas.items())
        kinds = " ".join(f"{kind} {count / sides:.2f}" for kind, count in counts)
        return (
            f"{self.ruleset:22} rounds {self.hands}, decisions {self.decisions},"
            f" {self.hands / max(self.seconds, 1e-9):.1f} rounds a second;"
            f" opened {self.opened / sides:.0%}; canastas a side: {kinds or 'none'};"
            f" ends: {ends}; failures {len(self.failures)}"
        )


def main(args: argparse.Namespace) -> int:
    """Soak the rulesets asked for; status 1 if anything went wrong."""
    names = args.rulesets or [ruleset.id for ruleset in ALL_RULESETS]
    failed = False
    for name in names:
        result = soak(parse_ruleset(name), args.hands, args.seed)
        sys.stdout.write(result.line() + "\n")
        for failure in result.failures[:_MOST_SHOWN]:
            sys.stdout.write(f"  {failure}\n")
        sys.stdout.flush()
        failed = failed or bool(result.failures)
    return int(failed)


def soak(ruleset: Ruleset, hands: int, seed: int) -> Soaked:
    """Play this many rounds; a failure is recorded and ends only its round."""
    drawing = ruleset.drawing
    if drawing.stock_out is StockOut.RECYCLE_PILE and drawing.max_recycles is None:
        drawing = replace(drawing, max_recycles=_RECYCLES)
        ruleset = replace(ruleset, drawing=drawing)
    result = Soaked(ruleset.id)
    seatings = ruleset.equipment.seating
    tables = [(players, each) for players, ways in seatings for each in ways]
    start = process_time()
    for number in range(hands):
        rng = Random(f"{seed}/{number}")
        players, seating = tables[number % len(tables)]
        position = start_game(ruleset, players=players, seating=seating)
        terms = position.terms
        total = _SCORES[number // len(tables) % len(_SCORES)]
        position.scores = [total] * terms.sides
        position.round = number % 4
        try:
            start_round(position, number % players, new_deck(terms, rng))
            _watch(position, number, rng, result)
            _count(position, result)
        except SoakError as error:
            result.failures.append(f"round {number}, seed {seed}: {error}")
        result.hands += 1
    result.seconds = process_time() - start
    return result


def _watch(position: Position, number: int, rng: Random, result: Soaked) -> None:
    """Play a dealt hand to its end and look at every step."""
    whole = sorted(position.terms.deck)
    by_policy = [
        number % 3 == 0 or (number % 3 == 1 and side % 2 == number // 3 % 2)
        for side in range(position.terms.sides)
    ]
    for step in range(MOST_DECISIONS):
        seat = actor(position)
        if seat is None:
            return
        seen = masked(position, seat)
        action = _chosen(position, seen, by_policy[position.terms.side_of[seat]], rng)
        _judge(position, seen, action)
        if (step + number) % _EVERY == 0:
            _compare(position, seen)
        apply(position, action)
        result.decisions += 1
        if sorted(cards_of_position(position)) != whole:
            raise SoakError("cards were made or lost by", position, action)
    raise SoakError("the round does not end", position, None)


def _chosen(
    position: Position,
    seen: Position,
    by_policy: bool,  # noqa: FBT001 - who plays is all that there is to say
    rng: Random,
) -> Action:
    try:
        if not by_policy:
            return sample(seen, rng)
        action = choose(position)
        if str(action) != str(choose(seen)):
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
    """What is legal follows from what the actor knows, and something always is."""
    legal = [str(action) for action in islice(legal_actions(position), _COMPARED)]
    if not legal:
        raise SoakError("nothing is legal", position, None)
    if legal != [str(action) for action in islice(legal_actions(seen), _COMPARED)]:
        raise SoakError("hidden cards change what is legal", position, None)


def cards_of_position(position: Position) -> list[Card]:
    """Every card of a full position, wherever it lies."""
    cards = [*position.stock, *position.pile]
    for seat in range(position.terms.players):
        cards += position.hand(seat)
    for heap in (*position.feet, *position.talons, *position.asides, *position.bonus):
        cards += heap
    for melds in position.melds:
        for meld in melds:
            cards += meld.cards
            if meld.topper is not None:
                cards.append(meld.topper)
    return cards


def _count(position: Position, result: Soaked) -> None:
    """Count the end, and let the count of the round be made in both ways."""
    assert position.phase == OVER_PHASE
    if list(score_sheet(position).round) != round_points(position):
        raise SoakError("two counts of the round differ", position, None)
    result.ends[str(position.cause)] += 1
    result.sides += position.terms.sides
    result.opened += sum(bool(melds) for melds in position.melds)
    for melds in position.melds:
        for meld in melds:
            if meld.kind is not None:
                result.canastas[meld.kind] += 1
            if meld.topper is not None:
                result.canastas["topper"] += 1
    if position.special:
        result.canastas[position.special] += 1
