"""What is to be heard: short sounds for what the table shows, and a chime for a turn.

Qt's multimedia module is an extra.  Without it, or without a device, everything is
silent and nothing else changes; the module is loaded after the window has been seen.
"""

import logging
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Protocol

from PySide6.QtCore import QObject, QUrl, Signal

from canasta_qt.asset_files import asset
from canasta_qt.engine.state import events
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import actor
from canasta_qt.windows.widgets.choices import Choices

_log = logging.getLogger("canasta.app")


class Effect(StrEnum):
    """The sounds there are; each is a file of its name."""

    SLIDE = "slide"
    SNAP = "snap"
    SHUFFLE = "shuffle"
    MELD = "meld"
    CANASTA = "canasta"
    FREEZE = "freeze"
    TURN = "turn"
    WIN = "win"


_BY_EVENT: Final[dict[type[events.Event], Effect]] = {
    events.CardsDrawn: Effect.SLIDE,
    events.PileTaken: Effect.SLIDE,
    events.FootTakenUp: Effect.SLIDE,
    events.CardDiscarded: Effect.SNAP,
    events.BonusLaid: Effect.MELD,
    events.MeldLaid: Effect.MELD,
    events.MeldGrown: Effect.MELD,
    events.RoundStarted: Effect.SHUFFLE,
    events.PileFroze: Effect.FREEZE,
    events.CanastaCompleted: Effect.CANASTA,
}
_WEIGHT: Final = (
    Effect.SLIDE,
    Effect.SNAP,
    Effect.MELD,
    Effect.SHUFFLE,
    Effect.FREEZE,
    Effect.CANASTA,
    Effect.WIN,
)
"""Of several things that are shown at once only the weightiest is heard."""


class Player(Protocol):
    """Plays sounds if a backend is available."""

    def play(self, effect: Effect, volume: float) -> None:
        """Begin a sound at a volume from 0 to 1; never waits for its end."""


class Speaker:
    """Plays the files through Qt, on a device that is there."""

    def __init__(self, parent: QObject) -> None:
        """Load every sound."""
        from PySide6.QtMultimedia import QSoundEffect

        self._broken = QSoundEffect.Status.Error
        self._told = False
        self._effects: dict[Effect, QSoundEffect] = {}
        for effect in Effect:
            made = QSoundEffect(parent)
            made.setSource(QUrl.fromLocalFile(str(asset(f"sounds/{effect}.wav"))))
            self._effects[effect] = made

    def play(self, effect: Effect, volume: float) -> None:
        """Begin a sound anew; without a device say so in the log, once."""
        sound = self._effects[effect]
        if sound.status() is self._broken:
            if not self._told:
                self._told = True
                _log.info("no sound: the device cannot be used")
            return
        sound.setVolume(volume)
        sound.play()


class Sounds(QObject):
    """Lets the player hear what the table shows, as loud as the choices say."""

    found = Signal()
    """There is something to play sounds with: they may be offered."""

    def __init__(self, choices: Choices, parent: QObject | None = None) -> None:
        """Be silent until `load`."""
        super().__init__(parent)
        self.player: Player | None = None
        """None while there is nothing to play sounds with."""
        self._choices = choices
        self._mine = False

    def load(self) -> None:
        """Find out whether there is anything to play sounds with, now or later."""
        try:
            # An extra of Qt, and slow to load: nothing of it is touched before.
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError as error:
            _log.info("no sound: %s", error)
            return
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._on_devices)
        self._on_devices()

    def _on_devices(self) -> None:
        """A loudspeaker or headphones may be plugged in at any time."""
        if self.player is None and self._devices.audioOutputs():
            self.player = Speaker(self)
            self.found.emit()

    def on_choices(self, choices: Choices) -> None:
        """Apply volumes; a changed one is heard at once."""
        before, self._choices = self._choices, choices
        if choices.effects_volume != before.effects_volume:
            self.play(Effect.MELD)
        elif choices.chime_volume != before.chime_volume or (
            choices.sound and not before.sound
        ):
            self.play(Effect.TURN)

    def on_step_shown(
        self,
        shown: tuple[events.Event, ...],
        rest: tuple[events.Event, ...],
        observation: Observation,
    ) -> None:
        """The table shows this now; the rest is still to come."""
        heard = list(_effects(shown, observation))
        if heard:
            self.play(max(heard, key=_WEIGHT.index))
        if rest:
            return
        mine = actor(observation.position) == observation.seat
        if mine and not self._mine:
            self.play(Effect.TURN)
        self._mine = mine

    def play(self, effect: Effect) -> None:
        """Play a sound as loud as chosen."""
        choices = self._choices
        chime = effect is Effect.TURN
        percent = choices.chime_volume if chime else choices.effects_volume
        if self.player is not None and choices.sound and percent > 0:
            self.player.play(effect, percent / 100)


def _effects(
    shown: Iterable[events.Event], observation: Observation
) -> Iterable[Effect]:
    for event in shown:
        if isinstance(event, events.GameEnded) and observation.side in event.winners:
            yield Effect.WIN
        elif type(event) in _BY_EVENT:
            yield _BY_EVENT[type(event)]
