"""Remembers from game to game which consequences the player has read."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject

from canasta_qt.app.settings.settings import Settings
from canasta_qt.controller.game_controller import GameController, RoundResult
from canasta_qt.gestures import Effect
from canasta_qt.table.interaction.captions import Captions


class Coach(QObject):
    """Keeps what the captions of a table count."""

    def __init__(
        self, settings: Settings, captions: Captions, controller: GameController
    ) -> None:
        """Tell the captions what was read in earlier games."""
        super().__init__(controller)
        self._settings, self._captions = settings, captions
        self._controller = controller
        kept = settings.remembered()
        captions.remember(_counts(kept.captions), kept.rounds_played)
        captions.counted.connect(self.on_counted)
        controller.round_over.connect(self.on_round_over)
        controller.game_over.connect(self.on_round_over)

    def on_counted(self, read: Mapping[Effect, int]) -> None:
        """Remember how often each effect has been read."""
        words = " ".join(f"{effect}={read[effect]}" for effect in sorted(read))
        self._settings.keep(replace(self._settings.remembered(), captions=words))

    def on_round_over(self, _: RoundResult) -> None:
        """Count a round that the player, not a bot in their place, has played."""
        session = self._controller.session
        if session is None or session.level(session.seats.viewer) is not None:
            return
        kept = self._settings.remembered()
        kept = replace(kept, rounds_played=kept.rounds_played + 1)
        self._settings.keep(kept)
        self._captions.rounds = kept.rounds_played


def _counts(text: str) -> dict[Effect, int]:
    """Read what was written; what cannot be read was never shown."""
    found = {}
    for word in text.split():
        name, _, number = word.partition("=")
        if name in set(Effect) and number.isdecimal():
            found[Effect(name)] = int(number)
    return found
