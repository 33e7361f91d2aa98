"""Makes the sounds of the table: `python packaging/sounds.py [folder]`.

Every sound is computed here from noise, sines and plucked strings, so they are ours and
repeatable.  All are mono, as long as `SOUNDS` says, begin and end in silence, and their
loudest sample is 9 dB below what is possible.
"""

import array
import cmath
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 44100
FOLDER = Path(__file__).parent.parent / "assets" / "sounds"
PEAK = 10 ** (-9 / 20)

Samples = list[float]
Partials = Sequence[tuple[float, float, float]]
"""Of a struck thing: multiple of the pitch, share, and how long it sounds."""

BELL: Partials = (
    (0.5, 0.22, 1.3),
    (1.0, 1.0, 1.0),
    (2.0, 0.38, 0.7),
    (3.01, 0.14, 0.45),
    (4.17, 0.06, 0.3),
    (5.43, 0.03, 0.2),
)
WOOD: Partials = ((1.0, 1.0, 1.0), (3.93, 0.3, 0.32), (9.4, 0.1, 0.12))
METAL_BAR: Partials = ((1.0, 1.0, 1.0), (2.0, 0.1, 0.8), (3.98, 0.2, 0.4))
GLASS: Partials = (
    (1.0, 1.0, 1.0),
    (1.004, 0.7, 1.0),
    (2.32, 0.3, 0.6),
    (4.25, 0.1, 0.3),
)

C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.0, 440.0
C5, D5, E5, G5, C6 = 523.25, 587.33, 659.26, 783.99, 1046.5


def silence(seconds: float) -> Samples:
    """Room for other sounds."""
    return [0.0] * round(seconds * RATE)


def put(ground: Samples, sound: Samples, at: float, share: float = 1.0) -> None:
    """Mix a sound into another; what reaches beyond its end is cut off."""
    start = round(at * RATE)
    for index, value in enumerate(sound[: max(0, len(ground) - start)], start):
        ground[index] += share * value


def noise(
    seconds: float, seed: int, centre: Callable[[float], float], width: float = 0.9
) -> Samples:
    """Noise about a centre, see `filtered`."""
    chance = random.Random(seed)
    plain = [chance.uniform(-1, 1) for _ in silence(seconds)]
    return filtered(plain, centre, width)


def filtered(sound: Samples, centre: Callable[[float], float], width: float) -> Samples:
    """Keep what is about a centre that may move from 0, the beginning, to 1, the end.

    A filter with two poles; `width` is the inverse of its quality.
    """
    low = band = tuned = 0.0
    made = []
    for index, value in enumerate(sound):
        if index % 32 == 0:
            tuned = math.tan(math.pi * centre(index / len(sound)) / RATE)
        high = (value - low - (width + tuned) * band) / (1 + tuned * (tuned + width))
        past, band = band, band + 2 * tuned * high
        low += tuned * (past + band)
        made.append((past + band) / 2)
    return made


def rustle(
    seconds: float, seed: int, often: float, centre: Callable[[float], float]
) -> Samples:
    """Paper over felt: many small contacts at random moments, `often` in a second.

    They are filtered as `noise` is, twice, and are uneven: a steady hiss is no card.
    """
    chance = random.Random(seed)
    count = round(seconds * RATE)
    made = silence(seconds)
    when = 0.0
    while (index := round(when * RATE)) < count:
        made[index] += chance.choice((-1, 1)) * chance.random() ** 2
        when += chance.expovariate(often)
    return softened(filtered(made, centre, 1.0), 5200)


def softened(sound: Samples, pitch: float) -> Samples:
    """Take away what is above a pitch, gently."""
    share = 1 - math.exp(-2 * math.pi * pitch / RATE)
    soft, made = 0.0, []
    for value in sound:
        soft += share * (value - soft)
        made.append(soft)
    return made


def at(pitch: float) -> Callable[[float], float]:
    """A centre that stays where it is."""
    return lambda _: pitch


def swell(sound: Samples, peak: float, power: float = 1.0) -> Samples:
    """Let a sound come and go like a wave that is highest at `peak`, from 0 to 1."""
    made = []
    for index, value in enumerate(sound):
        time = index / len(sound)
        side = time / peak if time < peak else (1 - time) / (1 - peak)
        made.append(value * math.sin(math.pi / 2 * side) ** (2 * power))
    return made


def dying(sound: Samples, rise: float, fall: float) -> Samples:
    """Let a sound come in `rise` seconds and die away with the time constant `fall`."""
    fade = math.exp(-1 / (fall * RATE))
    height, made = 1.0, []
    for value in sound:
        made.append(value * height)
        height *= fade
    return risen(made, rise)


def struck(
    pitch: float,
    seconds: float,
    fall: float,
    partials: Partials,
    rise: float = 0.002,
    bend: float = 0.0,
) -> Samples:
    """A struck thing: each partial dies away in its own time.

    `bend` is by what share of the pitch it ends higher.
    """
    made = silence(seconds)
    count = len(made)
    for ratio, share, lasting in partials:
        step = 2 * math.pi * pitch * ratio / RATE
        fade = fall * lasting * RATE
        heard = min(count, round(10 * fade))
        pointer, turn = complex(share), cmath.exp(complex(-1 / fade, step))
        glide = cmath.exp(complex(0, step * bend / count))
        for index in range(heard):
            made[index] += pointer.imag
            pointer *= turn
            turn *= glide
    return risen(made, rise)


def risen(sound: Samples, rise: float) -> Samples:
    """Let a sound come in `rise` seconds."""
    edge = min(len(sound), round(rise * RATE))
    for index in range(edge):
        sound[index] *= math.sin(math.pi / 2 * index / edge) ** 2
    return sound


def plucked(pitch: float, seconds: float, dull: float) -> Samples:
    """A string drawn aside at a fifth of its length, which loses its edge as it runs.

    `dull` is how soft the finger is, from 0 to 1.
    """
    delay = RATE / pitch - 0.5
    size = int(delay - 0.2)
    tune = (1 - delay + size) / (1 + delay - size)
    peak = 0.2 * size
    string = [
        min(place / peak, (size - place) / (size - peak)) - 0.5 for place in range(size)
    ]
    soft = 0.0
    for _ in range(3):
        for place, value in enumerate(string):
            soft = dull * soft + (1 - dull) * value
            string[place] = soft
    loss = 0.001 ** (1 / (pitch * 2.2))
    made = []
    before = passed = former = 0.0
    for index in range(round(seconds * RATE)):
        value = string[index % size]
        damped = loss * (value + before) / 2
        passed = tune * (damped - passed) + former
        before, former = value, damped
        string[index % size] = passed
        made.append(value)
    return risen(made, 0.002)


def room(sound: Samples, share: float, brightness: float = 0.45) -> Samples:
    """Add the walls of a small room: echoes that run on and lose their edge."""
    made = list(sound)
    for delay, back in ((0.0113, 0.7), (0.0171, 0.64), (0.0237, 0.58), (0.0297, 0.52)):
        size = round(delay * RATE)
        line = [0.0] * size
        soft, place = 0.0, 0
        for index, value in enumerate(sound):
            echo = line[place]
            soft += brightness * (echo - soft)
            line[place] = value + back * soft
            place = (place + 1) % size
            made[index] += share * echo
    return made


def tap(seed: int, pitch: float, edge: float) -> Samples:
    """A card laid on felt: a soft touch and what gives way under it."""
    made = silence(0.09)
    put(made, dying(noise(0.05, seed, at(edge), 1.2), 0.0012, 0.007), 0)
    thump = ((1.0, 1.0, 1.0), (1.62, 0.5, 0.7), (2.7, 0.2, 0.4))
    put(made, struck(pitch, 0.09, 0.02, thump), 0.0005, 0.32)
    return made


def flick(seed: int, edge: float, fall: float) -> Samples:
    """The corner of a card that springs free."""
    return dying(noise(0.03, seed, at(edge), 0.8), 0.0005, fall)


def shuffle(made: Samples) -> None:
    """A dry riffle of two halves, the bridge that falls together, and a square-up."""
    chance = random.Random(3)
    for half in range(2):
        when = 0.012 * half
        for number in range(26):
            edge = 2300 + 500 * half + 900 * chance.random()
            loud = (0.3 + 0.35 * chance.random()) * math.sin(
                math.pi * (number + 2) / 30
            )
            put(made, flick(100 * half + number, edge, 0.0035), when, loud)
            hurry = 0.024 - 0.012 * math.sin(math.pi * number / 26)
            when += hurry * (0.75 + 0.5 * chance.random())
    when = 0.5
    for number in range(34):
        edge = 3100 - 45 * number + 500 * chance.random()
        put(made, flick(300 + number, edge, 0.003), when, 0.18 + 0.012 * number)
        when += 0.0095 - 0.0001 * number
    falling = noise(0.34, 4, lambda time: 2600 - 1500 * time)
    put(made, swell(falling, 0.7), 0.48, 0.16)
    put(made, tap(5, 210, 1500), 0.81, 1.1)


def slide(made: Samples) -> None:
    """A card over felt: air, and a little of the weave."""
    whole = rustle(0.14, 1, 9000, lambda time: 1200 + 1300 * math.sin(math.pi * time))
    put(made, swell(whole, 0.34, 0.8), 0)


def snap(made: Samples) -> None:
    """A flat slap on paper."""
    put(made, dying(noise(0.08, 2, at(2300), 1.5), 0.0006, 0.008), 0)
    put(made, dying(noise(0.08, 3, at(620), 1.0), 0.001, 0.014), 0, 0.55)
    paper = ((1.0, 1.0, 1.0), (2.41, 0.6, 0.6), (4.3, 0.3, 0.35))
    put(made, struck(320, 0.08, 0.012, paper, 0.001), 0, 0.12)


def meld(made: Samples) -> None:
    """Two soft taps."""
    put(made, tap(6, 226, 1500), 0, 1.0)
    put(made, tap(7, 202, 1250), 0.077, 0.85)


def sweep(made: Samples) -> None:
    """Many cards drawn together: a rustle that rises."""
    chance = random.Random(8)
    whole = rustle(0.52, 9, 7500, lambda time: 800 + 2300 * time**1.3)
    put(made, swell(whole, 0.72, 0.9), 0)
    for number in range(30):
        when = 0.03 + 0.44 * (number + chance.random()) / 30
        loud = 0.04 + 0.22 * (when / 0.52) ** 1.5 * chance.random()
        put(made, flick(500 + number, 1400 + 3200 * when, 0.004), when, loud)


def freeze(made: Samples) -> None:
    """Glass that shimmers and falls."""
    pitches = (2637.0, 2349.3, 1975.5, 1760.0, 1318.5)
    for number, pitch in enumerate(pitches):
        note = struck(pitch, 0.6, 0.13 + 0.02 * number, GLASS, 0.006)
        put(made, note, 0.065 * number, 0.5 + 0.06 * number)
    air = noise(0.5, 10, lambda time: 8200 - 4200 * time, 0.5)
    put(made, swell(air, 0.2), 0, 0.22)
    chance = random.Random(12)
    for number in range(14):
        crack = flick(700 + number, 4200 + 2500 * chance.random(), 0.0012)
        put(made, crack, 0.02 + 0.4 * chance.random(), 0.25 * chance.random())


def seal(made: Samples) -> None:
    """A wooden stamp."""
    put(made, dying(noise(0.06, 13, at(1100), 1.2), 0.0008, 0.008), 0, 0.9)
    handle = ((1.0, 0.8, 1.0), (1.83, 1.0, 0.8), (2.9, 0.7, 0.6), (5.1, 0.3, 0.3))
    put(made, struck(232, 0.17, 0.032, handle, 0.0015), 0, 0.6)
    put(made, struck(110, 0.17, 0.035, ((1.0, 1.0, 1.0),), 0.004), 0, 0.3)


def arpeggio(
    made: Samples,
    pitches: Sequence[float],
    partials: Partials,
    *,
    apart: float,
    fall: float,
) -> None:
    """Notes one after the other; the last one is the longest."""
    for number, pitch in enumerate(pitches):
        when = apart * number
        length = fall * (1 + 0.15 * number) * (C5 / pitch) ** 0.35
        note = struck(pitch, len(made) / RATE - when, length, partials, 0.003)
        put(made, note, when, (0.62 + 0.1 * number) * (C5 / pitch) ** 0.25)


def canasta_natural(made: Samples) -> None:
    """A warm major arpeggio of bells."""
    arpeggio(made, (C5, E5, G5, C6), BELL, apart=0.095, fall=0.27)


def canasta_mixed(made: Samples) -> None:
    """The same arpeggio lower, and of wood."""
    arpeggio(made, (C4, E4, G4, C5), WOOD, apart=0.095, fall=0.12)


def canasta_other(made: Samples) -> None:
    """An open fifth that rises, of metal bars."""
    arpeggio(made, (C4, G4, C5, G5), METAL_BAR, apart=0.11, fall=0.24)


def chime(made: Samples) -> None:
    """One small bell."""
    put(made, struck(1318.5, 0.35, 0.095, BELL, 0.002), 0)


def tick(made: Samples) -> None:
    """A bead of an abacus that meets another."""
    bead = ((1.0, 1.0, 1.0), (1.72, 0.6, 0.7), (2.61, 0.3, 0.5))
    put(made, struck(2050, 0.04, 0.005, bead, 0.0008), 0)
    put(made, dying(noise(0.02, 14, at(3000), 1.0), 0.0005, 0.0015), 0, 0.3)


def turn(made: Samples) -> None:
    """Two mellow notes, the second one lower."""
    soft = ((1.0, 1.0, 1.0), (2.0, 0.16, 0.7), (3.98, 0.05, 0.3))
    put(made, struck(E5, 0.26, 0.07, soft, 0.006), 0, 0.8)
    put(made, struck(C5, 0.16, 0.075, soft, 0.006), 0.1, 1.0)


def ask(made: Samples) -> None:
    """Two notes upwards; the second one ends a little higher, as a question does."""
    soft = ((1.0, 1.0, 1.0), (2.0, 0.2, 0.7), (3.98, 0.07, 0.3))
    put(made, struck(G4, 0.42, 0.1, soft, 0.006), 0, 0.85)
    put(made, struck(D5, 0.28, 0.13, soft, 0.008, 0.035), 0.14, 1.0)


def thud(made: Samples) -> None:
    """A knock that felt damps."""
    table = ((1.0, 1.0, 1.0), (1.71, 0.7, 0.7), (2.6, 0.4, 0.5))
    put(made, struck(176, 0.11, 0.02, table, 0.0025), 0, 0.8)
    put(made, dying(noise(0.06, 15, at(430), 1.0), 0.002, 0.01), 0)


def melody(
    made: Samples, notes: Sequence[tuple[float, float, float]], dull: float
) -> None:
    """Plucked notes: when, pitch, share."""
    for when, pitch, share in notes:
        put(made, plucked(pitch, len(made) / RATE - when, dull), when, share)


def win(made: Samples) -> None:
    """A short tune that ends on a chord."""
    notes = [(0.0, G4, 0.8), (0.14, C5, 0.85), (0.28, E5, 0.9), (0.42, G5, 1.0)]
    notes += [(0.7, E5, 0.8), (0.84, G5, 0.95)]
    chord = (C4, G4, C5, E5, G5, C6)
    notes += [(1.05 + 0.022 * n, pitch, 0.62) for n, pitch in enumerate(chord)]
    melody(made, notes, 0.5)


def lose(made: Samples) -> None:
    """The same tune, which comes to rest."""
    notes = [(0.0, G4, 0.8), (0.14, C5, 0.8), (0.28, E5, 0.8), (0.46, D5, 0.75)]
    notes += [(0.66 + 0.03 * n, pitch, 0.6) for n, pitch in enumerate((C4, E4, G4, C5))]
    melody(made, notes, 0.72)


SOUNDS: dict[str, tuple[Callable[[Samples], None], int, float]] = {
    "shuffle": (shuffle, 900, 0.05),
    "slide": (slide, 140, 0.0),
    "snap": (snap, 90, 0.08),
    "meld": (meld, 170, 0.05),
    "sweep": (sweep, 520, 0.04),
    "freeze": (freeze, 700, 0.1),
    "seal": (seal, 180, 0.06),
    "canasta-natural": (canasta_natural, 1100, 0.1),
    "canasta-mixed": (canasta_mixed, 800, 0.1),
    "canasta-other": (canasta_other, 1000, 0.1),
    "chime": (chime, 350, 0.08),
    "tick": (tick, 40, 0.0),
    "turn": (turn, 260, 0.06),
    "ask": (ask, 420, 0.08),
    "thud": (thud, 110, 0.0),
    "win": (win, 2200, 0.1),
    "lose": (lose, 1200, 0.1),
}
"""Each sound with its milliseconds and how much of the room is heard."""


def levelled(sound: Samples, fade: float) -> Samples:
    """Take out what cannot be heard, end softly, and bring the peak to its level."""
    keep = math.exp(-2 * math.pi * 35 / RATE)
    made = []
    before = now = 0.0
    for value in sound:
        now = keep * (now + value - before)
        before = value
        made.append(now)
    count, edge = len(made), round(fade * RATE)
    for index in range(edge):
        made[count - 1 - index] *= math.sin(math.pi / 2 * index / edge) ** 2
    # What is left of a constant pressure goes with a weight that is 0 at both ends.
    weights = [math.sin(math.pi * index / (count - 1)) for index in range(count)]
    middle = sum(made) / sum(weights)
    made = [
        value - middle * weight for value, weight in zip(made, weights, strict=True)
    ]
    loudest = max(map(abs, made))
    return [PEAK * value / loudest for value in made]


def written(name: str) -> bytes:
    """The samples of a sound, 16 bits each."""
    fill, milliseconds, share = SOUNDS[name]
    made = silence(milliseconds / 1000)
    fill(made)
    sound = room(made, share) if share else made
    fade = min(0.25, 0.28 * milliseconds / 1000)
    whole = array.array("h", (round(32767 * value) for value in levelled(sound, fade)))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def make(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(written(name))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
