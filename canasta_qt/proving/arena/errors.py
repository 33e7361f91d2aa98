"""What a level does worse than one that searches would, kind by kind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from canasta_qt.bots.rule_bots.bot import Bot, Decision
from canasta_qt.bots.search.candidates import deed_key
from canasta_qt.bots.search.search_bot import SearchingBot
from canasta_qt.engine.rounds import new_deck, start_round
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.position.line import format_position
from canasta_qt.proving.self_play import Contest, play_round


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision that the judge would have taken otherwise, and by how many points."""

    points: float
    kind: str
    said: str


@dataclass(slots=True)
class Judged:
    """Plays as a bot does, and keeps what a searching one holds against it."""

    bot: Bot
    judge: SearchingBot
    losses: list[Loss] = field(default_factory=list)
    decisions: int = 0

    def decide(self, observation: Observation, seed: int, budget: int) -> Decision:
        """Decide as the bot does; the judge weighs that move whatever it is worth."""
        decision = self.bot.decide(observation, seed, budget)
        done = deed_key(decision.action)
        self.decisions += 1
        weighed = self.judge.decide(observation, seed, budget, (decision.action,))
        worth = {deed_key(each.action): each.mean for each in weighed.candidates}
        better = deed_key(weighed.action)
        lost = worth[better] - worth.get(done, worth[better])
        if lost > 0:
            opened = observation.position.melds[
                observation.position.terms.side_of[observation.seat]
            ]
            words = f"{decision.action}".split()[0], f"{weighed.action}".split()[0]
            kind = "{} instead of {}".format(*words) + (", opened" if opened else "")
            said = f"{decision.action} instead of {weighed.action}: "
            said += format_position(observation.position)
            self.losses.append(Loss(lost, kind, said))
        return decision


def losses(contest: Contest, hands: int, bot: Bot, judge: SearchingBot) -> Judged:
    """Let a bot play rounds against itself and weigh all that it decides."""
    judged = Judged(bot, judge)
    for hand in range(hands):
        position = contest.table()
        sides, terms = position.terms.sides, position.terms
        if contest.scores:
            last = len(contest.scores) - 1
            position.scores = [contest.scores[min(each, last)] for each in range(sides)]
        rng = Random(f"{contest.seed}/{hand}/0")
        start_round(position, hand % terms.players, new_deck(terms, rng))
        play_round(position, [judged] * terms.players, rng.getrandbits(32))
    return judged


def told(judged: Judged, shares: int, most: int) -> Iterator[str]:
    """Say what was lost, a round and side, and the dearest decisions.

    The judge takes the best of what it has tried, so that it says too much.
    """
    kinds: defaultdict[str, list[float]] = defaultdict(list)
    for loss in judged.losses:
        kinds[loss.kind].append(loss.points)
    total = sum([loss.points for loss in judged.losses]) / shares
    yield f"decisions {judged.decisions}, points lost a round and side {total:.0f}"
    for kind, points in sorted(kinds.items(), key=lambda each: -sum(each[1])):
        yield f"{sum(points) / shares:8.1f}  {len(points):4}  {kind}"
    dearest = sorted(judged.losses, key=lambda loss: -loss.points)[:most]
    yield from [f"{loss.points:8.1f}  {loss.said}" for loss in dearest]
