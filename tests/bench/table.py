"""Processor time of the frames of the table, for `bench --table`.

`python -m tests.bench.table SECONDS` prints it as JSON.
"""

import json
import sys
import tempfile
from itertools import pairwise
from math import sin
from pathlib import Path
from random import Random
from time import thread_time
from typing import Final

from PySide6.QtCore import (
    QChildEvent,
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QMouseEvent

from canasta_qt.app.game.bots import make_bot_runner
from canasta_qt.app.start.options import Options
from canasta_qt.app.start.program import Program
from canasta_qt.app.start.startup import make_application, set_home_folder
from canasta_qt.art import pixmaps
from canasta_qt.cards import parse_card
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.engine.state.actions import AddToMeld, LayDown
from canasta_qt.notation.position.line import parse_position
from canasta_qt.overrides import override
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.windows.widgets.choices import Speed

_GAME: Final = f"{ALL_RULESETS[0].id}(deck_count=4,hand_size=15)"
_STILL: Final = 0.5
"""Seconds without a new frame after which the table is idle."""
_SPARE: Final = "(5)/(4)/(4)"
"""Hands of the other seats when the table shows nearly every card of four packs."""


def full_table() -> str:
    """Return a position with 203 of 216 cards in sight and six kings on the table."""
    sets: list[list[str]] = [[], [], [], []]
    for rank in "456789TJQKA":
        suits = [rank + suit for suit in "shdc" * 4]
        cuts = (0, 6, 11, 13, 15) if rank == "K" else (0, 5, 10, 12, 15)
        for place, (first, end) in zip(sets, pairwise(cuts), strict=True):
            place.append("".join(suits[first:end]))
    ours, theirs, hand, pile = sets
    melds = "/".join("".join(f"[{meld}]" for meld in side) for side in (ours, theirs))
    return (
        f"canasta/1 {_GAME} turn=0.play dealer=3"
        f" pile={''.join(pile)}2s2h2d2c3s3c"
        f" hands={''.join(hand)}XrXr2s2h/{_SPARE} melds={melds}"
    )


def _rendered() -> int:
    """Return the number of pixmaps that were rendered."""
    kinds = (pixmaps.card_face, pixmaps.card_shadow, pixmaps.seal, pixmaps.portrait)
    return sum(kind.cache_info().misses for kind in kinds)


class Frames(QObject):
    """Processor time of every pass of the event loop that painted the table."""

    def __init__(self, program: Program) -> None:
        """Start to observe a table."""
        super().__init__(program)
        self.took: list[float] = []
        self._program = program
        self._began = thread_time()
        self._painted = False
        self._ticks = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._ticks.timeout.connect(self._on_tick)
        program.table.viewport().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Record each painting of the table, and of a celebration that covers it."""
        if isinstance(event, QChildEvent) and event.added():
            event.child().installEventFilter(self)
        self._painted |= event.type() == QEvent.Type.Paint
        return False

    def _on_tick(self) -> None:
        if self._painted:
            self.took.append((thread_time() - self._began) * 1e3)
        self._painted = False
        self._began = thread_time()

    def watch(self, seconds: float) -> dict[str, float]:
        """Run the program for some time and return the times of its frames."""
        rendered = _rendered()
        self.took.clear()
        self._on_tick()
        self.took.clear()
        self._ticks.start(1)
        QTimer.singleShot(round(seconds * 1000), QCoreApplication.exit)
        QCoreApplication.exec()
        self._ticks.stop()
        took = sorted(self.took) or [0.0]
        shares = {"median": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
        found: dict[str, float] = {
            name: round(took[min(int(len(took) * share), len(took) - 1)], 2)
            for name, share in shares.items()
        }
        found["frames"] = len(self.took)
        found["rendered"] = _rendered() - rendered
        return found

    def wait(self) -> None:
        """Run until everything that is painted only once has been painted."""
        while any(self.watch(_STILL)[name] for name in ("frames", "rendered")):
            pass


class Drag(QObject):
    """A simulated drag of one card over the table, one step every ten milliseconds."""

    def __init__(self, program: Program) -> None:
        """Start to drag the third card of the hand."""
        super().__init__(program)
        self._viewport = program.table.viewport()
        item = program.table.scene().hand.unstaged_cards[2]
        card = program.table.scene().card_items.hand_card_item(item)
        assert card is not None, "every card of the hand is on the table"
        self._from = QPointF(card.base.x() + 10, card.base.y() + 40)
        self._step = 0
        self._send(QEvent.Type.MouseButtonPress, self._from)
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._move)
        self._timer.start(10)

    def _move(self) -> None:
        """Move the card along a figure eight over rows, stock and pile."""
        self._step += 1
        turn = self._step / 60
        wide, high = self._viewport.width() * 0.4, self._viewport.height() * 0.35
        middle = QPointF(self._viewport.rect().center())
        at = middle + QPointF(wide * sin(turn), high * sin(2 * turn))
        share = min(1.0, self._step / 30)
        self._send(QEvent.Type.MouseMove, self._from * (1 - share) + at * share)

    def stop(self) -> None:
        """Drop the card on the hand, where it stays."""
        self._timer.stop()
        self._send(QEvent.Type.MouseMove, self._from)
        self._send(QEvent.Type.MouseButtonRelease, self._from)

    def _send(self, kind: QEvent.Type, at: QPointF) -> None:
        left = Qt.MouseButton.LeftButton
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
        held = left if kind != QEvent.Type.MouseButtonRelease else button.NoButton
        where = self._viewport.mapToGlobal(at)
        modifiers = Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(
            self._viewport, QMouseEvent(kind, at, where, button, held, modifiers)
        )


def table(folder: str, seconds: float) -> dict[str, dict[str, float]]:
    """Measure a deal of 60 cards, an idle table, a drag among 203 cards, and a canasta.

    Each is measured for `seconds`, the deal for twice as long. Frames are milliseconds
    of processor time; `rendered` counts new pixmaps.
    """
    options = Options(
        home=Path(folder), size=QSize(1920, 1080), seed=1, speed=Speed.NORMAL
    )
    set_home_folder(options)
    app = make_application(options)
    program = Program(options, make_bot_runner(1))
    program.show()
    frames = Frames(program)
    seats = SeatedPlayers(("You", "Clara", "Anton", "Tomás"), ("human",) * 4)

    session = Session(parse_ruleset(_GAME), seats, Random(1))
    found: dict[str, dict[str, float]] = {}
    frames.wait()
    program.controller.begin_session(session)
    found["deal"] = frames.watch(2 * seconds)
    session = Session(parse_ruleset(_GAME), seats, Random(1))
    session.start()
    session.position = parse_position(full_table())
    program.controller.begin_session(session)
    program.controller.uncover_hand()  # four people share the table
    frames.wait()
    found["idle"] = frames.watch(seconds)
    drag = Drag(program)
    found["drag"] = frames.watch(seconds)
    drag.stop()
    king = (parse_card("Kc"),)
    program.controller.play_action(LayDown((AddToMeld(9, king),)))
    assert len(session.position.melds[0][9].cards) == 7, "it is allowed"
    found["canasta"] = frames.watch(seconds)
    program.close()
    app.processEvents()
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="canasta-") as home:
        sys.stdout.write(json.dumps(table(home, float(sys.argv[1]))) + "\n")
