"""The speaker mixes sounds, survives its device, and is silent without one."""

import gc
import logging
import subprocess
import sys
import threading
from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game import speaker as speaker_module
from canasta_qt.app.game.speaker import PlayingSound, SoundProblem, Speaker, mix_sounds
from canasta_qt.overrides import override
from tests.app.speakers import Audio, Device
from tests.processes import run_python


@pytest.fixture(scope="module", autouse=True)
def earlier_objects() -> None:
    """Collect objects of earlier tests: the garbage collector may run in the thread of
    the sound, where no timer of Qt may be deleted.
    """
    gc.collect()


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep sounds that are late because the machine is busy."""
    monkeypatch.setattr(speaker_module, "MAX_DELAY_S", 600.0)


def constant(value: int, length: int, volume: float = 1.0) -> PlayingSound:
    return PlayingSound(array("h", [value] * length), volume)


def with_audio(
    monkeypatch: pytest.MonkeyPatch, *devices: Device
) -> tuple[Audio, Speaker]:
    """Return a speaker that finds these devices, one after the other,
    without waiting.
    """
    audio = Audio(*devices)
    monkeypatch.setitem(sys.modules, "miniaudio", audio)
    return audio, Speaker()


def drawn(voices: list[PlayingSound], frames: int) -> list[float]:
    source = mix_sounds(voices)
    next(source)
    return list(source.send(frames))


def test_simultaneous_sounds_are_mixed_at_their_volumes() -> None:
    assert drawn([constant(16384, 4, 0.5)], 4) == [0.25] * 4
    assert drawn([constant(-16384, 4, 0.0)], 4) == [0.0] * 4

    voices = [constant(16384, 3), constant(8192, 5)]
    source = mix_sounds(voices)
    next(source)
    assert list(source.send(2)) == [0.75, 0.75]
    assert list(source.send(2)) == [0.75, 0.25]
    assert list(source.send(2)) == [0.25, 0.0]
    assert voices == []
    assert list(source.send(2)) == [0.0, 0.0]

    speaker = Speaker()
    speaker.voices.append(constant(16384, 4))
    speaker.stop_all()
    assert drawn(speaker.voices, 4) == [0.0] * 4


def test_a_higher_pitch_is_shorter_and_an_idle_device_is_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker_module, "IDLE_TIMEOUT_S", 0.001)
    device = Device()
    audio, speaker = with_audio(monkeypatch, device)
    speaker.open_device()
    speaker.play_sound("slide", 1.0)
    speaker.play_sound("slide", 1.0, 1.04)
    qtbot.waitUntil(lambda: len(speaker.voices) == 2)
    (wanted,) = audio.wanted
    assert audio.Backend.NULL not in wanted["backends"], "silence is no device"
    assert audio.Backend.ALSA in wanted["backends"]
    plain, high = (len(voice.samples) for voice in speaker.voices)
    assert plain == 6174
    assert high == pytest.approx(6174 / 1.04, abs=20)

    qtbot.waitUntil(lambda: device.running)
    assert device.source is not None
    device.source.send(44_100)
    qtbot.waitUntil(lambda: not device.running)
    speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: device.running)
    speaker.close_device()
    assert device.closed


def test_another_device_replaces_one_that_has_vanished(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, other = Device(), Device()
    audio, speaker = with_audio(monkeypatch, gone, other)
    monkeypatch.setattr(speaker_module, "RETRY_S", 0.0)
    speaker.open_device()
    speaker.play_sound("win", 1.0)
    qtbot.waitUntil(lambda: gone.running)

    gone.running, gone.vanished = False, True
    speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: gone.closed and len(audio.wanted) == 2)

    speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: other.running)
    assert len(speaker.voices) == 1, "the rest of the first sound is gone"
    assert speaker.problem is None
    speaker.close_device()


def test_without_a_device_there_is_silence_and_one_log_record_until_one_appears(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    audio, speaker = with_audio(monkeypatch)

    def tries() -> int:
        speaker.play_sound("tick", 1.0)
        return len(audio.wanted)

    with caplog.at_level(logging.INFO, "canasta.app"):
        speaker.open_device()
        speaker.play_sound("tick", 1.0)
        speaker.play_sound("tick", 1.0)
        speaker.close_device()
        assert len(audio.wanted) == 1, "it is not looked for at every sound"

        caplog.clear()
        monkeypatch.setattr(speaker_module, "RETRY_S", 0.01)
        audio, speaker = with_audio(monkeypatch)
        speaker.open_device()
        qtbot.waitUntil(lambda: tries() > 2)

    problems = [speaker.problem]
    (said,) = caplog.messages
    assert said.startswith("no sound, no device can be used: ")

    device = Device()
    audio.left.append(device)
    qtbot.waitUntil(lambda: tries() > 2 and device.running)
    assert [*problems, speaker.problem] == [SoundProblem.NO_DEVICE, None]
    speaker.close_device()


def test_without_the_sound_package_there_is_silence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # What is None here cannot be imported.
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Speaker(null=True)

    with caplog.at_level(logging.INFO, "canasta.app"):
        speaker.open_device()
        qtbot.waitUntil(lambda: speaker.problem is SoundProblem.NO_PACKAGE)
        speaker.play_sound("tick", 1.0)
        speaker.close_device()

    assert "miniaudio" in caplog.text


def test_a_sound_that_comes_too_late_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speaker_module, "MAX_DELAY_S", -1.0)
    _, speaker = with_audio(monkeypatch, Device())
    speaker.open_device()
    speaker.play_sound("tick", 1.0)
    speaker.close_device()

    assert speaker.voices == []


def test_a_sound_device_that_stops_playing_is_replaced(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PulseAudio leaves such a device when its server is gone."""
    monkeypatch.setattr(speaker_module, "RETRY_S", 0.0)
    monkeypatch.setattr(speaker_module, "STILL_S", 0.0)
    still, other = Device(), Device()
    audio, speaker = with_audio(monkeypatch, still, other)
    speaker.open_device()
    for _ in range(10):
        speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: len(audio.wanted) == 2)

    speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: other.running)
    assert still.closed
    assert len(speaker.voices) == 1
    speaker.close_device()


def test_too_many_simultaneous_sounds_are_left_out_without_an_error(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round counted at once asks for a tick for each line."""
    device = Device()
    _, speaker = with_audio(monkeypatch, device)
    speaker.open_device()
    for _ in range(8):
        speaker.play_sound("tick", 1.0)
    qtbot.waitUntil(lambda: len(speaker.voices) == 8)

    assert device.source is not None
    for _ in range(5):
        device.source.send(10)
        speaker.play_sound("tick", 1.0)

    speaker.close_device()
    assert speaker.problem is None
    assert len(speaker.voices) == 8


def test_a_sound_device_that_never_answers_does_not_block_the_exit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker_module, "CLOSE_TIMEOUT_S", 0.01)
    answer = threading.Event()

    class Hanging(Device):
        @override
        def close(self) -> None:
            answer.wait()
            super().close()

    device = Hanging()
    _, speaker = with_audio(monkeypatch, device)
    speaker.open_device()

    speaker.close_device()

    assert not device.closed
    answer.set()
    qtbot.waitUntil(lambda: device.closed)


def test_no_sound_device_writes_to_standard_error() -> None:
    """ALSA writes twenty lines where there is no sound card."""
    code = (
        "from canasta_qt.app.game.speaker import Speaker;"
        "speaker = Speaker(); speaker.open_device(); speaker.close_device()"
    )
    done = run_python("-c", code)

    assert done.stderr == ""


AT_WORK = """
import sys
from PySide6.QtCore import QTimer
from canasta_qt.__main__ import main
from canasta_qt.app.game.speaker import PlayingSound, SoundProblem, Speaker, mix_sounds
from canasta_qt.app.start.play import ProgramStart

def begin_and_look(opening):
    begin(opening)
    opening.program.table.viewport().grab()
    print("miniaudio" in sys.modules)
    opening.program.sounds.speaker = Speaker(null=True)
    timer = QTimer(opening, interval=5)
    timer.timeout.connect(lambda: look(opening, timer))
    timer.start()

def look(opening, timer):
    sounds = opening.program.sounds
    if sounds.speaker.voices:
        timer.stop()
        opening.startup.window.close()
    else:
        sounds.play_effect("win")

begin = ProgramStart.start_program
ProgramStart.start_program = begin_and_look
status = main(["--home", sys.argv[1]])
print("miniaudio" in sys.modules)
sys.exit(status)
"""


def test_the_program_exits_without_errors_in_the_middle_of_a_sound(
    tmp_path: Path,
) -> None:
    """And it paints its table before anything of sound is loaded."""
    command = [sys.executable, "-c", AT_WORK, str(tmp_path)]

    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=600
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["False", "True"]
