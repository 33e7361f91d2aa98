"""The deal of the day in words: what is said of it, and the lines that are shared."""

from __future__ import annotations

from canasta_qt.translate import number_text, signed_text, tr, tr_n


def scored(points: tuple[int, ...]) -> str:
    """Say what came of it; of nothing that it waits to be played."""
    if not points:
        return tr("Ready to play")
    ours, theirs = map(number_text, points)
    words = tr("You scored {ours} to {theirs}")
    return words.format(ours=ours, theirs=theirs)


def facts(title: str, number: int, hints: int | None) -> str:
    """Name the deal, and how often was helped; None before it is played."""
    words = tr("{title} · deal {number} · Standard bots")
    parts = [words.format(title=title, number=number)]
    if hints == 0:
        parts.append(tr("no hints"))
    elif hints:
        parts.append(_hints(hints))
    return " · ".join(parts)


def lead(points: tuple[int, ...]) -> str:
    """Write by how much our side is ahead: `+1,130`."""
    return signed_text(points[0] - points[1])


def deal_line(day: str, points: tuple[int, ...], done: tuple[int, bool, int]) -> str:
    """Return the result of a day's deal in a line to be sent.

    `done` are canastas, whether our side went out, and hints.
    """
    canastas, out, hints = done
    parts = [
        f"Canasta {day}",
        tr("Classic"),
        f"{' : '.join(map(number_text, points))} ({lead(points)})",
        tr_n("%n canasta(s)", canastas),
        tr("out") if out else "",
        _hints(hints) if hints else "",
    ]
    return " · ".join(filter(None, parts))


def position_line(day: str, number: int, grade: str) -> str:
    """Return how a day's position was answered, in a line to be sent."""
    words = tr("position {number}").format(number=f"p{number:03}")
    return f"Canasta {day} · {words} · {grade}"


def _hints(number: int) -> str:
    return tr_n("%n hint(s)", number)
