"""The deal of the day in words: what is said of it, and the lines that are shared."""

from __future__ import annotations

from canasta_qt.translate import figure, plural, signed, translate


def scored(points: tuple[int, ...]) -> str:
    """Say what came of it; of nothing that it waits to be played."""
    if not points:
        return translate("day", "Ready to play")
    ours, theirs = map(figure, points)
    words = translate("day", "You scored {ours} to {theirs}")
    return words.format(ours=ours, theirs=theirs)


def facts(title: str, number: int, hints: int | None) -> str:
    """Name the deal, and how often was helped; None before it is played."""
    words = translate("day", "{title} · deal {number} · Standard bots")
    parts = [words.format(title=title, number=number)]
    if hints == 0:
        parts.append(translate("day", "no hints"))
    elif hints:
        parts.append(_hints(hints))
    return " · ".join(parts)


def lead(points: tuple[int, ...]) -> str:
    """Write by how much our side is ahead: `+1,130`."""
    return signed(points[0] - points[1])


def deal_line(day: str, points: tuple[int, ...], done: tuple[int, bool, int]) -> str:
    """Return the result of a day's deal in a line to be sent.

    `done` are canastas, whether our side went out, and hints.
    """
    canastas, out, hints = done
    parts = [
        f"Canasta {day}",
        translate("day", "Classic"),
        f"{' : '.join(map(figure, points))} ({lead(points)})",
        plural(canastas).translate("day", "%n canasta(s)", "", 1),
        translate("day", "out") if out else "",
        _hints(hints) if hints else "",
    ]
    return " · ".join(filter(None, parts))


def position_line(day: str, number: int, grade: str) -> str:
    """Return how a day's position was answered, in a line to be sent."""
    words = translate("day", "position {number}").format(number=f"p{number:03}")
    return f"Canasta {day} · {words} · {grade}"


def _hints(number: int) -> str:
    return plural(number).translate("day", "%n hint(s)", "", 1)
