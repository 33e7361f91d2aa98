"""What there is to see and to do while the reader of a table decides nothing."""

from canasta_qt.commands import Command
from canasta_qt.controller.session import Session
from canasta_qt.engine.state.position import actor
from canasta_qt.gestures import Moment, Offer, WhatNow


def looked_on(session: Session, *, is_paused: bool, is_settled: bool) -> WhatNow:
    """Return the line of one who watches bots, gave the seat away or is not next.

    `is_settled`: the table shows the last change.
    """
    seat = actor(session.position)
    if session.is_watched:
        moment = Moment.PAUSED if is_paused else Moment.WATCH
        pause = Offer(Command.PAUSE, primary=is_paused)
        watching = (pause, Offer(Command.STEP), Offer(Command.HANDS))
        return WhatNow(moment, watching, seat=seat)
    if is_settled and seat is not None and session.level(seat) is None:
        uncover = Offer(Command.UNCOVER, primary=True)
        return WhatNow(Moment.PASS, (uncover,), seat=seat)
    skip = (Offer(Command.SKIP),)
    if session.is_covered:
        return WhatNow(Moment.OTHERS, skip, seat=seat)
    return WhatNow(Moment.OTHERS, (Offer(Command.TAKE_SEAT), *skip), seat=seat)
