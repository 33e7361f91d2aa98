"""Makes the sounds of the table: `python packaging/sounds.py [folder]`.

Every sound is computed here from noise and sines, so they are ours and repeatable.
They are short, mono and quiet: the loudest sample stays below half of what is possible.
"""

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).parent.parent / "assets" / "sounds"
PEAK = 0.46

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Room for other sounds."""
    return [0.0] * round(seconds * RATE)


def put(ground: Samples, sound: Samples, at: float, share: float = 1.0) -> None:
    """Mix a sound into another, which grows if it must."""
    start = round(at * RATE)
    ground.extend([0.0] * (start + len(sound) - len(ground)))
    for index, value in enumerate(sound):
        ground[start + index] += share * value


def noise(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Noise between two frequencies, by one pole each."""
    chance = random.Random(seed)
    keep_low = math.exp(-2 * math.pi * high / RATE)
    keep_high = math.exp(-2 * math.pi * low / RATE)
    soft = rumble = 0.0
    made = []
    for _ in range(round(seconds * RATE)):
        soft = keep_low * soft + (1 - keep_low) * chance.uniform(-1, 1)
        rumble = keep_high * rumble + (1 - keep_high) * soft
        made.append(soft - rumble)
    return made


def shaped(sound: Samples, rise: float, fall: float) -> Samples:
    """Let a sound come in `rise` seconds and die away with the time constant `fall`."""
    return [
        value * min(1.0, index / (rise * RATE)) * math.exp(-index / (fall * RATE))
        for index, value in enumerate(sound)
    ]


def tone(pitch: float, seconds: float, fall: float, partials: Samples) -> Samples:
    """A struck tone; higher partials die away sooner."""
    made = silence(seconds)
    for number, share in enumerate(partials, 1):
        for index in range(len(made)):
            time = index / RATE
            made[index] += (
                share
                * math.sin(2 * math.pi * pitch * number * time)
                * math.exp(-time * number**0.7 / fall)
            )
    return [
        value * min(1.0, index / (0.004 * RATE)) for index, value in enumerate(made)
    ]


BELL = [1.0, 0.32, 0.2, 0.08]
WOOD = [1.0, 0.12, 0.3]


def slide() -> Samples:
    """A card over cloth."""
    sound = noise(0.17, 1, 900, 4200)
    length = len(sound)
    return [
        value * math.sin(math.pi * index / length) ** 1.4
        for index, value in enumerate(sound)
    ]


def snap() -> Samples:
    """A card put down with a flick."""
    made = shaped(noise(0.09, 2, 1500, 7500), 0.0006, 0.011)
    put(made, tone(190, 0.09, 0.018, WOOD), 0.002, 0.5)
    return made


def shuffle() -> Samples:
    """A pack riffled, then squared up."""
    chance = random.Random(3)
    made = silence(1.15)
    at = 0.02
    for number in range(34):
        card = shaped(noise(0.03, 100 + number, 1800, 6500), 0.0005, 0.006)
        put(made, card, at, 0.35 + 0.3 * chance.random())
        at += 0.017 + 0.011 * chance.random()
    put(made, slide(), at + 0.03, 0.5)
    put(made, snap(), at + 0.2, 0.6)
    return made


def meld() -> Samples:
    """Cards laid out one beside the other."""
    made = silence(0.3)
    for number, at in enumerate((0.0, 0.075, 0.15)):
        put(made, snap(), at, 0.7)
        put(made, tone(262 * 2 ** (number / 6), 0.14, 0.035, WOOD), at + 0.004, 0.25)
    return made


def canasta() -> Samples:
    """Three notes that close in a chord."""
    made = silence(1.1)
    for number, pitch in enumerate((523.25, 659.26, 783.99)):
        put(made, tone(pitch, 0.95, 0.3, BELL), 0.085 * number, 0.5)
    put(made, snap(), 0.0, 0.5)
    return made


def freeze() -> Samples:
    """Glass: high notes that fall."""
    made = silence(0.75)
    for number, pitch in enumerate((2349.3, 1975.5, 1760.0, 1480.0)):
        put(made, tone(pitch, 0.5, 0.13, [1.0, 0.0, 0.25]), 0.06 * number, 0.33)
    put(made, shaped(noise(0.4, 4, 5000, 9500), 0.02, 0.1), 0.0, 0.3)
    return made


def turn() -> Samples:
    """Two soft strokes of a bell."""
    made = silence(0.8)
    put(made, tone(587.33, 0.7, 0.2, BELL), 0.0, 0.6)
    put(made, tone(880.0, 0.65, 0.22, BELL), 0.13, 0.6)
    return made


def win() -> Samples:
    """A small fanfare of bells."""
    made = silence(1.9)
    for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5)):
        put(made, tone(pitch, 0.7, 0.2, BELL), 0.13 * number, 0.5)
    for pitch in (523.25, 659.26, 783.99, 1046.5):
        put(made, tone(pitch, 1.3, 0.42, BELL), 0.6, 0.32)
    return made


SOUNDS: dict[str, Callable[[], Samples]] = {
    "slide": slide,
    "snap": snap,
    "shuffle": shuffle,
    "meld": meld,
    "canasta": canasta,
    "freeze": freeze,
    "turn": turn,
    "win": win,
}
LOUDNESS = {"slide": 0.45, "snap": 0.8, "shuffle": 0.7, "meld": 0.8, "freeze": 0.6}


def written(sound: Samples, name: str) -> bytes:
    """As 16-bit samples, at the loudness of this sound, with a soft end."""
    peak = max(abs(value) for value in sound)
    factor = 32767 * PEAK * LOUDNESS.get(name, 1.0) / peak
    fade = round(0.02 * RATE)
    whole = array.array("h")
    for index, value in enumerate(sound):
        end = min(1.0, (len(sound) - 1 - index) / fade)
        whole.append(round(value * factor * end))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def make(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(sound(), name))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
