"""Remembers from game to game which consequences the player has read."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.app.settings.settings import Settings
from canasta_qt.bots.rule_bots.bot import LADDER
from canasta_qt.controller.game_controller import GameController, RoundResult
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.gestures import Effect
from canasta_qt.table.interaction.captions import Captions

_ON: Final = "on"
_GENTLE: Final = frozenset(LADDER[:2])
"""Levels from which players still learn."""


class Coach(QObject):
    """Keeps what the captions of a table count, and whether the partner coaches."""

    changed = Signal(bool)
    """Whether he does, from now on."""

    def __init__(
        self, settings: Settings, captions: Captions, controller: GameController
    ) -> None:
        """Tell the captions what was read in earlier games."""
        super().__init__(controller)
        self._settings, self._captions = settings, captions
        self._controller = controller
        kept = settings.remembered()
        captions.remember(_counts(kept.captions), kept.rounds_played)
        captions.chosen = kept.coach == _ON if kept.coach else None
        captions.counted.connect(self.on_counted)
        captions.earlier = self.earlier
        self._noted: set[Effect] = set()
        self._writing = QTimer(self, singleShot=True)
        self._writing.timeout.connect(self.write)
        captions.noted.connect(self.on_noted)
        controller.table_started.connect(self._on_changed)
        controller.round_over.connect(self.on_round_over)
        controller.game_over.connect(self.on_round_over)

    def on_counted(self) -> None:
        """Remember how often each effect has been read, once cards are on their way."""
        self.on_noted(set())

    def on_noted(self, turn: set[Effect]) -> None:
        """Write once for all tags that are seen together."""
        self._noted = turn
        self._writing.start()

    def write(self) -> None:
        """Remember what has been read, and of it what in the turn being played."""
        self._writing.stop()
        turn = " ".join((self._turn, *sorted(self._noted)))
        read, kept = _written(self._captions.read), self._settings.remembered()
        self._settings.keep(replace(kept, captions=read, captions_turn=turn))

    def earlier(self) -> set[Effect]:
        """Return what has been read of the turn being played before it was left."""
        turn, *effects = self._settings.remembered().captions_turn.split(" ")
        return {it for it in Effect if it in effects} if turn == self._turn else set()

    @property
    def _turn(self) -> str:
        """Which turn is being played: as many discards lie before no other."""
        session = self._controller.session
        if session is None:
            return ""
        thrown = sum(isinstance(it, CardDiscarded) for it in session.history)
        return f"{session.record.deal}.{session.position.round}.{thrown}"

    def on_round_over(self, _: RoundResult) -> None:
        """Count a round that the player, not a bot in their place, has played."""
        session = self._controller.session
        if session is None or session.level(session.seats.viewer) is not None:
            return
        kept = self._settings.remembered()
        kept = replace(kept, rounds_played=kept.rounds_played + 1)
        self._settings.keep(kept)
        self._captions.rounds = kept.rounds_played
        self._on_changed()

    def choose(self, is_on: bool) -> None:  # noqa: FBT001 - a tick says so
        """Let the partner coach, or not."""
        words = _ON if is_on else "off"
        self._settings.keep(replace(self._settings.remembered(), coach=words))
        self._captions.chosen = is_on
        self._captions.refresh()
        self._on_changed()

    def _on_changed(self) -> None:
        """Among novices and beginners hints are short while the partner coaches."""
        session, captions = self._controller.session, self._captions
        found: set[str | None] = set()
        if session is not None:
            sides, viewer = session.position.terms.side_of, session.seats.viewer
            seats = range(len(session.seats.players))
            found = {session.level(it) for it in seats if sides[it] != sides[viewer]}
        captions.brief = captions.coached and bool(found) and found <= _GENTLE
        self.changed.emit(captions.coached)


def _written(read: Mapping[Effect, int]) -> str:
    return " ".join(f"{effect}={read[effect]}" for effect in sorted(read))


def _counts(text: str) -> dict[Effect, int]:
    """Read what was written; what cannot be read was never shown."""
    found = {}
    for word in text.split():
        name, _, number = word.partition("=")
        if name in set(Effect) and number.isdecimal() and len(number) < 9:
            found[Effect(name)] = int(number)
    return found
