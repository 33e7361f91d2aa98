"""End of a game: which sides win with their totals (parameter group M)."""

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import BothAtTarget, MatchEnd, Tie


def winners_by_total(
    rules: Ruleset, round_number: int, totals: tuple[int, ...], before: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the sides that win with these totals; () if the game continues.

    `round_number` is the number of the finished round, `before` has the totals before
    it. After a tie, or if several sides reach the target, another round may be played.
    """
    best = max(totals)
    if rules.match_end is MatchEnd.TARGET:
        over = rules.target_score is not None and best >= rules.target_score
        reached = _sides_at_target(rules, totals)
        if len(reached) > 1 and rules.both_at_target is BothAtTarget.TIE:
            return reached
        if (
            len(reached) > 1
            and rules.both_at_target is BothAtTarget.ANOTHER_ROUND
            and len(_sides_at_target(rules, before)) <= 1
        ):
            return ()
    else:
        over = rules.rounds is not None and round_number >= rules.rounds
    winners = tuple(side for side, total in enumerate(totals) if total == best)
    if not over or (len(winners) > 1 and rules.tie is Tie.EXTRA_HAND):
        return ()
    return winners


def _sides_at_target(rules: Ruleset, totals: tuple[int, ...]) -> tuple[int, ...]:
    target = rules.target_score
    return tuple(
        side
        for side, total in enumerate(totals)
        if target is not None and total >= target
    )
