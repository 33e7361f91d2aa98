"""Figures of a contest: means with intervals, shares, times of decisions."""

from __future__ import annotations

from math import log2, sqrt

_Z95 = 1.959964


def mean_interval(values: list[float]) -> tuple[float, tuple[float, float]]:
    """Mean of independent values and its 95 % interval (normal, over the values)."""
    count = len(values)
    if not count:
        return 0.0, (0.0, 0.0)
    mean = sum(values) / count
    if count == 1:
        return mean, (float("-inf"), float("inf"))
    spread = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    half = _Z95 * sqrt(spread / count)
    return mean, (mean - half, mean + half)


def wilson(won: int, played: int) -> tuple[float, float]:
    """95 % interval of a share by Wilson's formula."""
    if not played:
        return 0.0, 1.0
    share = won / played
    square = _Z95 * _Z95 / played
    middle = share + square / 2
    half = _Z95 * sqrt(share * (1 - share) / played + square / (4 * played))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


_STEPS = 16
"""Buckets for every doubling of a time: they are 4.4 % wide."""


class Times:
    """Times of decisions, gathered in buckets so that files stay small."""

    __slots__ = ("buckets", "longest")

    def __init__(self) -> None:
        """Start without any."""
        self.buckets: dict[int, int] = {}
        self.longest: int = 0

    def add(self, nanoseconds: int, count: int = 1) -> None:
        """Count a time."""
        bucket = round(log2(max(nanoseconds, 1)) * _STEPS)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.longest = max(self.longest, nanoseconds)

    def merge(self, plain: dict[str, int], longest: int) -> None:
        """Add times written by `plain`."""
        for bucket, count in plain.items():
            self.buckets[int(bucket)] = self.buckets.get(int(bucket), 0) + count
        self.longest = max(self.longest, longest)

    def plain(self) -> dict[str, int]:
        """The buckets as JSON takes them."""
        return {str(bucket): count for bucket, count in sorted(self.buckets.items())}

    def milliseconds(self, share: float) -> float:
        """The time that a share of the decisions does not exceed."""
        left = share * sum(self.buckets.values())
        for bucket, count in sorted(self.buckets.items()):
            left -= count
            if left <= 0:
                return float(min(2 ** (bucket / _STEPS), self.longest) / 1e6)
        return 0.0

    def summary(self) -> dict[str, float]:
        """Milliseconds: median, 95th percentile and the longest."""
        return {
            "p50": round(self.milliseconds(0.5), 4),
            "p95": round(self.milliseconds(0.95), 4),
            "max": round(self.longest / 1e6, 4),
        }
