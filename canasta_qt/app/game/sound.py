"""Sounds for events on the table, and their volume.

This module has the table of events and sounds; `Speaker` plays the sounds.
"""

import gc
import sys
from enum import StrEnum
from itertools import cycle
from typing import Final

from PySide6.QtCore import QObject, QTimer

from canasta_qt.app.game.speaker import SoundProblem, Speaker
from canasta_qt.engine.state import events
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.table.motion.animation_steps import AnimationStep, Transition
from canasta_qt.table.view import TableView
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.choices import Choices, Speed


class SoundEffect(StrEnum):
    """Sounds, the most important last; the value is the name of the sound file."""

    TICK = "tick"
    SLIDE = "slide"
    SNAP = "snap"
    THUD = "thud"
    MELD = "meld"
    SWEEP = "sweep"
    FREEZE = "freeze"
    CHIME = "chime"
    SHUFFLE = "shuffle"
    SEAL = "seal"
    CANASTA_MIXED = "canasta-mixed"
    CANASTA_OTHER = "canasta-other"
    CANASTA_NATURAL = "canasta-natural"
    TURN = "turn"
    ASK = "ask"
    LOSE = "lose"
    WIN = "win"


_WEIGHT: Final = list(SoundEffect)
_CHIMES: Final = {SoundEffect.TURN, SoundEffect.ASK, SoundEffect.CHIME}
"""Sounds that ask for the player's attention; their volume is a separate preference."""
_PITCHED_EFFECTS: Final = {SoundEffect.SLIDE, SoundEffect.SNAP, SoundEffect.MELD}
"""Frequent sounds, whose pitch is varied between three values."""

_DEPARTURES: Final[dict[type[events.Event], SoundEffect]] = {
    events.RoundStarted: SoundEffect.SHUFFLE,
    events.StockRenewed: SoundEffect.SHUFFLE,
    events.CardsDrawn: SoundEffect.SLIDE,
    events.CardsLifted: SoundEffect.SLIDE,
    events.TalonDrawn: SoundEffect.SWEEP,
    events.FootTakenUp: SoundEffect.SWEEP,
    events.PileTaken: SoundEffect.SWEEP,
    events.PileFroze: SoundEffect.FREEZE,
    events.CanastaCompleted: SoundEffect.CANASTA_OTHER,
    events.HandDeclared: SoundEffect.CANASTA_OTHER,
}
"""Sounds that are played when the cards of an event begin to move."""
_LANDING_EFFECTS: Final[dict[type[events.Event], SoundEffect]] = {
    events.UpcardTurned: SoundEffect.SNAP,
    events.CardDiscarded: SoundEffect.SNAP,
    events.MeldLaid: SoundEffect.MELD,
    events.MeldGrown: SoundEffect.MELD,
    events.MeldsJoined: SoundEffect.MELD,
    events.ThreeSetAside: SoundEffect.MELD,
    events.BonusLaid: SoundEffect.CHIME,
    events.WentOut: SoundEffect.SEAL,
    events.PartnerAsked: SoundEffect.ASK,
}
_EFFECTS: Final = _DEPARTURES | _LANDING_EFFECTS
_CANASTAS: Final = {
    "natural": SoundEffect.CANASTA_NATURAL,
    "mixed": SoundEffect.CANASTA_MIXED,
}

SHUFFLE_MS: Final = 900
PACKET_MS: Final = 160
"""Milliseconds between the sounds of a deal, each of which is for one card to every
seat."""
_INTERVAL_MS: Final = 30
_RESULT_INTERVAL_MS: Final = 120
"""Milliseconds between sounds of results that are shown without animation."""
_USUAL_PILE: Final = 12
"""Number of cards of a pile whose sound has normal pitch; the sound of a smaller pile
is higher."""
_OPENING_MS: Final = 400
"""Milliseconds until the sound device is opened, so that the window can be used
earlier."""
_COLLECTION_MS: Final = 2000
"""Milliseconds between two runs of the garbage collector while the sound device is
open.
"""


class Sounds(QObject):
    """Plays the sounds of events on the table, at the volumes of the preferences."""

    def __init__(self, choices: Choices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speaker = Speaker()
        self._choices = choices
        self._is_own_step = False
        self._left: tuple[events.Event, ...] = ()
        """Events whose sound was already played when their cards began to move."""
        self._deal_timer = QTimer(self)
        self._deal_timer.timeout.connect(self._on_packet)
        self._pitches = cycle((1.0, 0.96, 1.04))
        self._queue: list[tuple[SoundEffect, float]] = []
        self._interval_timer = QTimer(self, singleShot=True)
        self._interval_timer.timeout.connect(self._on_apart)
        self._opening = QTimer(self, singleShot=True)
        self._opening.timeout.connect(self.open_device)
        self._collection = QTimer(self)
        self._collection.timeout.connect(self._collect)

    def connect_table(self, table: TableView) -> None:
        """Connect the signals of a table."""
        table.playback.events_shown.connect(self.on_step_shown)
        table.playback.flights_started.connect(self.on_flights_started)
        table.playback.settled.connect(self.on_animations_ended)
        table.sound_requested.connect(self.play_effect)

    def open_device_later(self) -> None:
        """Open the sound device once the window is painted, unless `close` is called
        earlier."""
        self._opening.start(_OPENING_MS)

    def open_device(self) -> None:
        """Open the sound device in the background; sounds are played as soon as it is
        open.

        From then on, a timer of this thread runs the garbage collector: in the
        speaker's thread the collector would delete Qt objects, which crashes. Objects
        loaded before are excluded, so that a run is shorter than a frame.
        """
        gc.freeze()
        gc.disable()
        self._collection.start(_COLLECTION_MS)
        self.speaker.open_device()

    def close(self) -> None:
        """Close the sound device."""
        self._opening.stop()
        self._interval_timer.stop()
        self._deal_timer.stop()
        self.speaker.close_device()
        self._collection.stop()
        gc.enable()
        gc.unfreeze()

    def _collect(self) -> None:
        """Run the garbage collector."""
        gc.collect()

    def problem_text(self) -> str:
        """Sentence with the reason why there is no sound; empty if there is sound."""
        if self.speaker.problem is SoundProblem.NO_PACKAGE:
            words = tr("Sound needs {package}. Install it with: {command}")
            command = f"{sys.executable} -m pip install miniaudio"
            return words.format(package="miniaudio", command=command)
        return tr("No sound device found.") if self.speaker.problem else ""

    def on_choices(self, choices: Choices) -> None:
        """Apply changed volumes, and play a sample at the new volume."""
        before, self._choices = self._choices, choices
        if not choices.sound:
            self._queue.clear()
            self.speaker.stop_all()
        elif choices.effects_volume != before.effects_volume:
            self.play_effect(SoundEffect.MELD)
        elif choices.chime_volume != before.chime_volume or not before.sound:
            self.play_effect(SoundEffect.TURN)

    def on_flights_started(self, move: AnimationStep) -> None:
        """Play the sounds of cards that begin to move."""
        self._deal_timer.stop()
        if move.transition is Transition.DEAL:
            self._deal_timer.start(SHUFFLE_MS)
        self._left = tuple(each for each in move.events if type(each) in _DEPARTURES)
        for event in self._left:
            self._play_event(event)

    def on_animations_ended(self) -> None:
        """Play the sounds of cards that have arrived."""
        self._deal_timer.stop()

    def _on_packet(self) -> None:
        self._deal_timer.setInterval(PACKET_MS)
        self.play_effect(SoundEffect.SLIDE)

    def on_step_shown(
        self,
        shown: tuple[events.Event, ...],
        rest: tuple[events.Event, ...],
        observation: Observation,
    ) -> None:
        """Play the sounds of events that the table shows and that have had none; the
        table will show the events `rest` later."""
        for event in shown:
            if not any(event is each for each in self._left):
                self._play_event(event)
        if rest:
            return
        mine = seat_to_act(observation.position) == observation.seat
        asked = any(isinstance(event, events.PartnerAsked) for event in shown)
        if mine and not self._is_own_step and not asked:
            self.play_effect(SoundEffect.TURN)
        self._is_own_step = mine

    def _play_event(self, event: events.Event) -> None:
        effect, pitch = _EFFECTS.get(type(event)), 1.0
        if isinstance(event, events.CanastaCompleted):
            effect = _CANASTAS.get(event.kind, effect)
        if isinstance(event, events.PileTaken):
            size = len(event.cards) + event.hidden_count
            pitch = round(min(1.6, max(0.8, (_USUAL_PILE / size) ** 0.35)), 1)
        if effect is not None:
            self.play_effect(effect, pitch)

    def play_effect(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound by the name of its file.

        Of sounds in quick succession, the first one and the two most important others
        are played.
        """
        effect = SoundEffect(name)
        choices, percent = self._choices, self._choices.effects_volume
        if effect in _CHIMES:
            percent = choices.chime_volume
        if not choices.sound or percent <= 0:
            return
        if self._interval_timer.isActive():
            self._queue.append((effect, pitch))
            self._queue.sort(key=lambda waiting: _WEIGHT.index(waiting[0]))
            del self._queue[:-2]
            return
        at_once = choices.speed is Speed.OFF
        self._interval_timer.start(_RESULT_INTERVAL_MS if at_once else _INTERVAL_MS)
        if effect in _PITCHED_EFFECTS:
            pitch *= next(self._pitches)
        self.speaker.play_sound(effect, percent / 100, pitch)

    def _on_apart(self) -> None:
        if self._queue:
            self.play_effect(*self._queue.pop(0))
