"""Playback of sounds in a thread that opens, feeds and stops the sound device.

The thread loads miniaudio after the first paint. A failure of the device is only stored
in `problem`; each later sound tries to open the device again.
"""

from __future__ import annotations

import logging
import time
from array import array
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from canasta_qt.asset_files import asset_path

SAMPLE_RATE_HZ: Final = 44_100
_PERIOD_MS: Final = 20
"""Length in milliseconds of each of the three sound buffers, short enough for sounds to
match the moving cards."""
IDLE_TIMEOUT_S: Final = 10.0
"""Seconds without a sound after which the device is stopped."""
RETRY_S: Final = 30.0
"""Seconds after a failure before opening the device is tried again."""
MAX_DELAY_S: Final = 0.3
"""Seconds of delay after which a sound is dropped, as its event is over."""
CLOSE_TIMEOUT_S: Final = 1.0
"""Largest number of seconds for which the program waits for the device when it ends."""
_MAX_SOUNDS: Final = 8
"""Largest number of simultaneous sounds; a further sound is dropped."""
STILL_S: Final = 1.0
"""Seconds without progress after which the device is treated as lost.

PulseAudio does not report that its server or its last device is gone.
"""

_log = logging.getLogger("canasta.app")


class SoundProblem(StrEnum):
    """Reasons why no sound can be played."""

    NO_PACKAGE = "the package miniaudio is missing"
    NO_DEVICE = "no device can be used"


@dataclass(slots=True)
class PlayingSound:
    """A sound that is being played: samples, volume and position."""

    samples: array[int]
    volume: float
    sample_index: int = 0


def mix_sounds(sounds: list[PlayingSound]) -> Generator[array[float], int, None]:
    """Mix sounds: yield as many frames as are sent to the generator, and remove sounds
    that have ended."""
    frames = yield array("f")
    while True:
        ground = array("f", bytes(4 * frames))
        for voice in tuple(sounds):
            scale = voice.volume / 32768
            part = voice.samples[voice.sample_index : voice.sample_index + frames]
            for place, sample in enumerate(part):
                ground[place] += scale * sample
            voice.sample_index += frames
            if voice.sample_index >= len(voice.samples):
                sounds.remove(voice)
        frames = yield ground


class Speaker:
    """Plays files of `assets/sounds`; no method blocks."""

    def __init__(self, *, null: bool = False) -> None:
        """Start the thread; with `null`, sounds are played to a device without
        output."""
        self.problem: SoundProblem | None = None
        self.voices: list[PlayingSound] = []
        self._null = null
        self._asked: SimpleQueue[tuple[float, str, float, float] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="sound", daemon=True)
        self._device: Any = None
        self._retry_time = 0.0
        self._played, self._since = -1, 0.0
        """Sum of the positions of all sounds, and the time at which the sum last
        changed."""
        self._samples: dict[tuple[str, float], array[int]] = {}

    def open_device(self) -> None:
        """Request the thread to open a device."""
        self._thread.start()

    def play_sound(self, name: str, volume: float, pitch: float = 1.0) -> None:
        """Play a sound at a volume from 0 to 1; a pitch factor above 1 makes it higher
        and shorter."""
        if self._thread.is_alive():
            self._asked.put((time.monotonic(), name, volume, pitch))

    def stop_all(self) -> None:
        """Stop all sounds."""
        for voice in tuple(self.voices):
            voice.volume = 0.0

    def close_device(self) -> None:
        """Stop the device and the thread."""
        if self._thread.is_alive():
            self._asked.put(None)
            self._thread.join(CLOSE_TIMEOUT_S)

    def _run(self) -> None:
        try:
            import miniaudio as audio
        except ImportError as error:
            self._fail(SoundProblem.NO_PACKAGE, error)
            return
        going = True
        while going:
            try:
                if self._device is None and time.monotonic() >= self._retry_time:
                    self._open_device(audio)
                going = self._serve(audio)
            except audio.MiniaudioError as error:
                self._fail(SoundProblem.NO_DEVICE, error)
        self._close_device()

    def _open_device(self, audio: Any) -> None:
        self._retry_time = time.monotonic() + RETRY_S
        null = audio.Backend.NULL
        # The null device would be chosen if there is no other; JACK writes to
        # standard error.
        unwanted = (null, audio.Backend.CUSTOM, audio.Backend.JACK)
        heard = [kind for kind in audio.Backend if kind not in unwanted]
        kinds = [null] if self._null else heard
        _quieten_alsa()
        form, name = audio.SampleFormat.FLOAT32, "Canasta"
        self._device = audio.PlaybackDevice(
            form, 1, SAMPLE_RATE_HZ, _PERIOD_MS, backends=kinds, app_name=name
        )
        # Without a callback, `running` stays true after a device has vanished.
        self._device.stop_callback = lambda: None
        self.problem = None

    def _serve(self, audio: Any) -> bool:
        """Handle the next request to the thread; return False if it was the request to
        stop."""
        device = self._device
        running = device is not None and device.running
        try:
            asked = self._asked.get(timeout=IDLE_TIMEOUT_S if running else None)
        except Empty:
            if not self.voices:
                device.stop()
            return True
        if asked is None:
            return False
        since, name, volume, pitch = asked
        if device is None or time.monotonic() - since > MAX_DELAY_S:
            return True
        if not device.running:
            self.voices.clear()
        if len(self.voices) == _MAX_SOUNDS:
            self._expect_progress(audio)
            return True
        self.voices.append(PlayingSound(self._decode(audio, name, pitch), volume))
        if not device.running:
            source = mix_sounds(self.voices)
            next(source)
            device.start(source)
        return True

    def _expect_progress(self, audio: Any) -> None:
        """Raise an error if the device has not consumed any sample for `STILL_S`
        seconds.
        """
        played, now = sum(voice.sample_index for voice in self.voices), time.monotonic()
        if played != self._played:
            self._played, self._since = played, now
        elif now - self._since >= STILL_S:
            raise audio.MiniaudioError("the device stands still")

    def _decode(self, audio: Any, name: str, pitch: float) -> array[int]:
        """Return the samples of a file at a pitch factor; they are cached."""
        if (name, pitch) not in self._samples:
            data = asset_path(f"sounds/{name}.wav").read_bytes()
            form = audio.SampleFormat.SIGNED16
            made = audio.decode(data, form, 1, round(SAMPLE_RATE_HZ / pitch))
            self._samples[name, pitch] = made.samples
        return self._samples[name, pitch]

    def _fail(self, trouble: SoundProblem, error: Exception) -> None:
        self._close_device()
        if trouble is not self.problem:
            self.problem = trouble
            _log.info("no sound, %s: %s", trouble, error)

    def _close_device(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()


def _quieten_alsa() -> None:
    """Stop ALSA from writing to standard error what miniaudio reports anyway.

    The messages of ALSA are passed to a C function that ignores its arguments.
    """
    import ctypes

    with suppress(OSError):  # no ALSA on this system
        alsa = ctypes.CDLL("libasound.so.2")
        nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        alsa.snd_lib_error_set_handler(nothing)
