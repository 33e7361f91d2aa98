"""Deal of the day in words: its result, and texts to share."""

from canasta_qt.translate import number_text, signed_text, tr, tr_n


def deal_result_text(points: tuple[int, ...]) -> str:
    """Return the result of a deal as text; for None, that the deal has not been played
    yet."""
    if not points:
        return tr("Ready to play")
    ours, theirs = map(number_text, points)
    words = tr("You scored {ours} to {theirs}")
    return words.format(ours=ours, theirs=theirs)


def deal_name_and_hints(title: str, number: int, hints: int | None) -> str:
    """Return the name of a deal, and the number of hints used; `hints` is None before
    the deal was played."""
    words = tr("{title} · deal {number} · Standard bots")
    parts = [words.format(title=title, number=number)]
    if hints == 0:
        parts.append(tr("no hints"))
    elif hints:
        parts.append(_hints(hints))
    return " · ".join(parts)


def lead_text(points: tuple[int, ...]) -> str:
    """Return the lead of the player's side: `+1,130`."""
    return signed_text(points[0] - points[1])


def deal_line(
    day: str, points: tuple[int, ...], day_result: tuple[int, bool, int]
) -> str:
    """Return the result of a deal of the day as one line to share.

    `day_result` has the number of canastas, whether the player's side went out, and the
    number of hints.
    """
    canastas, out, hints = day_result
    parts = [
        f"Canasta {day}",
        tr("Classic"),
        f"{' : '.join(map(number_text, points))} ({lead_text(points)})",
        tr_n("%n canasta(s)", canastas),
        tr("out") if out else "",
        _hints(hints) if hints else "",
    ]
    return " · ".join(filter(None, parts))


def position_line(day: str, number: int, grade: str) -> str:
    """Return the grade of a position of the day as one line to share."""
    words = tr("position {number}").format(number=f"p{number:03}")
    return f"Canasta {day} · {words} · {grade}"


def _hints(number: int) -> str:
    return tr_n("%n hint(s)", number)
