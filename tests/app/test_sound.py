"""What the table shows is heard, as loud as chosen, and never needed."""

import runpy
import sys
import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.sound import Effect, Sounds
from canasta_qt.asset_files import asset
from canasta_qt.cards import UNKNOWN, parse_card
from canasta_qt.engine.state.events import (
    CanastaCompleted,
    CardDiscarded,
    CardsDrawn,
    Event,
    GameEnded,
    MeldGrown,
    PileFroze,
    RoundStarted,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.windows.widgets.choices import Choices
from tests.app.playing import Start, deal, my_turn
from tests.tidy.source import CHECKOUT

FOUR = parse_card("4c")


class Ear:
    """Remembers what was played, and how loud."""

    def __init__(self) -> None:
        self.heard: list[tuple[Effect, float]] = []

    def play(self, effect: Effect, volume: float) -> None:
        self.heard.append((effect, volume))

    @property
    def effects(self) -> list[Effect]:
        return [effect for effect, _ in self.heard]


def sounds_of(choices: Choices | None = None) -> tuple[Sounds, Ear]:
    sounds, ear = Sounds(choices or Choices()), Ear()
    sounds.player = ear
    return sounds, ear


def view(turn: int = 1) -> Observation:
    position = parse_position(
        f"canasta/1 classic_4 turn={turn}.draw pile=9d hands=4s/(11)/(11)/(11)"
    )
    return observe(position, 0)


@pytest.mark.parametrize(
    ("events", "effect"),
    [
        ((CardsDrawn(1, (UNKNOWN,)),), Effect.SLIDE),
        ((CardDiscarded(1, FOUR),), Effect.SNAP),
        ((CardDiscarded(1, FOUR), PileFroze(FOUR)), Effect.FREEZE),
        ((MeldGrown(1, 1, 0, (FOUR,), 5),), Effect.MELD),
        ((RoundStarted(1, 0, 1, 11),), Effect.SHUFFLE),
        (
            (MeldGrown(1, 1, 0, (FOUR,), 5), CanastaCompleted(1, 1, 0, "natural")),
            Effect.CANASTA,
        ),
        ((CardDiscarded(1, FOUR), GameEnded((5000, 100), (0,))), Effect.WIN),
        ((CardDiscarded(1, FOUR), GameEnded((100, 5000), (1,))), Effect.SNAP),
    ],
)
def test_the_weightiest_of_what_is_shown_is_heard(
    events: tuple[Event, ...], effect: Effect
) -> None:
    sounds, ear = sounds_of()

    sounds.on_step_shown(events, (), view())

    assert ear.effects == [effect]


def test_the_chime_comes_once_when_the_turn_is_shown_to_be_ours() -> None:
    sounds, ear = sounds_of(Choices(chime_volume=80))
    discarded = (CardDiscarded(3, FOUR),)

    sounds.on_step_shown((), discarded, view(0))
    assert ear.heard == [], "the card is still in the air"

    sounds.on_step_shown((), (), view(0))
    sounds.on_step_shown((), (), view(0))
    assert ear.heard == [(Effect.TURN, 0.8)]

    sounds.on_step_shown((), (), view(1))
    sounds.on_step_shown((), (), view(0))
    assert ear.effects == [Effect.TURN, Effect.TURN]


def test_cards_and_chime_have_volumes_of_their_own() -> None:
    sounds, ear = sounds_of(Choices(effects_volume=30, chime_volume=0))

    sounds.on_step_shown((CardDiscarded(3, FOUR),), (), view(0))

    assert ear.heard == [(Effect.SNAP, 0.3)]


def test_nothing_is_heard_when_sound_is_off() -> None:
    sounds, ear = sounds_of(Choices(sound=False))

    sounds.on_step_shown((CardDiscarded(3, FOUR),), (), view(0))

    assert ear.heard == []


def test_a_changed_volume_is_heard_at_once() -> None:
    sounds, ear = sounds_of()

    sounds.on_choices(Choices(effects_volume=90))

    assert ear.heard == [(Effect.MELD, 0.9)]


def test_without_the_extra_there_is_silence_and_no_offer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What is None here cannot be imported.
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(Choices())

    with qtbot.assertNotEmitted(sounds.found):
        sounds.load()

    assert sounds.player is None
    sounds.on_step_shown((CardDiscarded(3, FOUR),), (), view(0))


def test_where_there_is_sound_it_is_off_in_one_click(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    menus, ear = program.window.menus, Ear()
    assert menus.mute.isHidden()

    program.sounds.player = ear
    program.sounds.found.emit()
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert Effect.SHUFFLE in ear.effects
    assert Effect.TURN in ear.effects

    assert not menus.mute.isHidden()
    menus.mute.click()
    assert not program.appearance.choices.sound
    assert not program.settings.choices().sound
    (action,) = (
        each for each in program.window.findChildren(QAction) if each.text() == "So&und"
    )
    assert not action.isChecked()
    QTest.qWait(0)


def test_every_sound_is_there_short_and_quiet() -> None:
    for effect in Effect:
        with wave.open(str(asset(f"sounds/{effect}.wav")), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            samples = array("h", file.readframes(file.getnframes()))
            assert file.getnframes() / file.getframerate() < 2
        assert 1000 < max(map(abs, samples)) < 16384, effect
        assert abs(samples[-1]) < 40, f"{effect} ends with a click"


def test_the_sounds_are_those_of_their_script(tmp_path: Path) -> None:
    script = runpy.run_path(str(CHECKOUT / "packaging" / "sounds.py"))
    script["make"](tmp_path)

    for effect in Effect:
        made = (tmp_path / f"{effect}.wav").read_bytes()
        kept = asset(f"sounds/{effect}.wav").read_bytes()
        assert len(made) == len(kept)
        ours, theirs = array("h", made[44:]), array("h", kept[44:])
        # Another system's sine may differ in the last digit.
        assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) <= 2
