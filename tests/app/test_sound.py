"""Sounds for what the table shows, in the chosen volumes; never required."""

from __future__ import annotations

import runpy
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.app.game import sound
from canasta_qt.app.game.sound import SoundEffect, Sounds
from canasta_qt.app.game.speaker import SAMPLE_RATE_HZ, SoundProblem, Speaker
from canasta_qt.asset_files import asset_path
from canasta_qt.cards import UNKNOWN, Card, parse_card
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import (
    CardDiscarded,
    CardsDrawn,
    Event,
    PartnerAsked,
    PileFroze,
    PileTaken,
    RoundStarted,
    UpcardTurned,
)
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.table.motion.animation_steps import AnimationStep, Transition
from canasta_qt.table.picture.table_state import make_table_state
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.choices import Choices, Speed
from tests.app.playing import Start, deal, my_turn, play_a_turn, top_sheet, view_of
from tests.narrow import instance
from tests.text_table import read_rows
from tests.tidy.source import CHECKOUT
from tests.wording.test_events import event_of

FOUR = parse_card("4c")


class Ear:
    """Records sounds with volume and pitch instead of playing them."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float, float]] = []
        self.trouble: SoundProblem | None = None
        self.stopped = False

    def play_sound(self, name: str, volume: float, pitch: float = 1.0) -> None:
        self.heard.append((name, volume, pitch))

    def stop_all(self) -> None:
        self.stopped = True

    def close_device(self) -> None:
        pass

    @property
    def names(self) -> list[str]:
        return [name for name, _, _ in self.heard]


@pytest.fixture
def listen(qtbot: QtBot) -> Callable[..., tuple[Sounds, Ear]]:
    """Return sounds whose playing is recorded."""
    assert qtbot is not None

    def made(**choices: object) -> tuple[Sounds, Ear]:
        sounds, ear = Sounds(Choices(**choices)), Ear()  # type: ignore[arg-type]
        sounds.speaker = ear  # type: ignore[assignment]
        return sounds, ear

    return made


Listen = Callable[..., tuple[Sounds, Ear]]


def view(turn: int = 1) -> Observation:
    position = parse_position(
        f"canasta/1 classic_4 turn={turn}.draw pile=9d hands=4s/(11)/(11)/(11)"
    )
    return observe(position, 0)


def rest(qtbot: QtBot, sounds: Sounds, ear: Ear) -> list[str]:
    """Return all sounds until the most important one, which is asked for now."""
    before = ear.names.count("win")
    sounds.play_effect("win")
    qtbot.waitUntil(lambda: ear.names.count("win") > before)
    return [name for name in ear.names if name != "win"]


def move(*told: Event, manner: Transition = Transition.TRAVEL) -> AnimationStep:
    return AnimationStep(told, make_table_state(view()), manner)


LANDING = "snap", "meld", "chime", "ask", "seal"
"""The others are heard when a movement begins."""


@pytest.mark.parametrize(("text", "name"), read_rows(__file__, "sounds.rows"))
def test_each_shown_event_plays_its_sound_once(
    qtbot: QtBot, text: str, name: str, listen: Listen
) -> None:
    """A discard plays its sound when it arrives."""
    event = event_of(text)
    sounds, ear = listen()

    sounds.on_step_shown((event,), (), view())
    assert ear.names == [name]

    sounds, ear = listen()
    sounds.on_flights_started(move(event))
    assert ear.names == [name] * (name not in LANDING)
    sounds.on_step_shown((event,), (), view())
    assert rest(qtbot, sounds, ear) == [name]


@pytest.mark.parametrize("at_next_step", [True, False])
def test_the_sound_of_dealing_lasts_until_the_deal_ends(
    listen: Listen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, at_next_step: bool
) -> None:
    monkeypatch.setattr(sound, "SHUFFLE_MS", 1)
    monkeypatch.setattr(sound, "PACKET_MS", 1)
    sounds, ear = listen()
    sounds.on_flights_started(move(RoundStarted(1, 0, 1, 11), manner=Transition.SNAP))
    sounds.on_flights_started(move(manner=Transition.DEAL))
    qtbot.waitUntil(lambda: ear.names[:3] == ["shuffle", "slide", "slide"])

    if at_next_step:
        sounds.on_flights_started(move(UpcardTurned(FOUR)))
    else:
        sounds.on_animations_ended()
    dealt = rest(qtbot, sounds, ear)
    assert rest(qtbot, sounds, ear) == dealt


def test_frequent_sounds_vary_in_pitch_and_large_piles_sound_lower(
    qtbot: QtBot, listen: Listen
) -> None:
    """Three pitches, four percent apart."""
    sounds, ear = listen()
    for count in range(4):
        sounds.play_effect("slide")
        qtbot.waitUntil(lambda: len(ear.heard) > count)  # noqa: B023
    for count, size in enumerate((3, 12, 40), 4):
        sounds.on_flights_started(move(PileTaken(1, (FOUR,) * size)))
        qtbot.waitUntil(lambda: len(ear.heard) > count)  # noqa: B023
    *often, small, usual, large = (pitch for _, _, pitch in ear.heard)

    assert often == [1.0, 0.96, 1.04, 1.0]
    assert small > usual == 1.0 > large


def test_cards_and_signals_have_separate_volumes(qtbot: QtBot, listen: Listen) -> None:
    """Low ones at first; a changed volume is played at once."""
    played = "snap", "win", "turn", "ask", "chime"
    for choices, volumes in (
        ({}, [0.45, 0.45, 0.55, 0.55, 0.55]),
        ({"effects_volume": 30, "chime_volume": 60}, [0.3, 0.3, 0.6, 0.6, 0.6]),
        ({"effects_volume": 0}, [0.55, 0.55, 0.55]),
        ({"sound": False}, []),
    ):
        heard = []
        for name in played:
            sounds, ear = listen(**choices)
            sounds.play_effect(name)
            heard += [loud for _, loud, _ in ear.heard]
        assert heard == volumes

    sounds, ear = listen()
    sounds.on_choices(Choices(effects_volume=90))
    sounds.on_choices(Choices(effects_volume=90, chime_volume=20))
    qtbot.waitUntil(lambda: len(ear.heard) == 2)
    assert ear.heard == [("meld", 0.9, 1.0), ("turn", 0.2, 1.0)]


def test_the_signal_of_the_players_turn_sounds_once_when_the_turn_is_shown(
    listen: Listen, qtbot: QtBot
) -> None:
    sounds, ear = listen(chime_volume=80)

    sounds.on_step_shown((), (CardDiscarded(3, FOUR),), view(0))
    assert ear.heard == [], "the card is still in the air"

    sounds.on_step_shown((), (), view(0))
    sounds.on_step_shown((), (), view(0))
    assert ear.heard == [("turn", 0.8, 1.0)]

    sounds.on_step_shown((), (), view(1))
    sounds.on_step_shown((), (), view(0))
    assert rest(qtbot, sounds, ear) == ["turn", "turn"]

    sounds, ear = listen()
    sounds.on_step_shown((PartnerAsked(2, 0),), (), view(0))
    assert rest(qtbot, sounds, ear) == ["ask"], "a question is not called a turn too"


def test_switching_sound_off_stops_current_and_waiting_sounds(
    listen: Listen, qtbot: QtBot
) -> None:
    sounds, ear = listen()
    sounds.play_effect("snap")
    sounds.play_effect("freeze")
    sounds.play_effect("turn")

    sounds.on_choices(Choices(sound=False))
    sounds.on_choices(Choices())

    assert ear.stopped
    assert rest(qtbot, sounds, ear) == ["snap", "turn"], (
        "the second tells that it is on again"
    )


def test_at_speed_off_the_most_important_sounds_follow_the_first(
    listen: Listen, qtbot: QtBot
) -> None:
    sounds, ear = listen(speed=Speed.OFF)
    shown = (CardDiscarded(3, FOUR), PileFroze(FOUR), CardsDrawn(3, (UNKNOWN,)))

    sounds.on_step_shown(shown, (), view(0))
    assert ear.names == ["snap"]

    qtbot.waitUntil(lambda: len(ear.heard) == 2)
    assert rest(qtbot, sounds, ear) == ["snap", "freeze", "turn"]


def test_the_sounds_of_a_whole_turn_are_played_in_order(
    qtbot: QtBot, start: Start
) -> None:
    program, ear = start(), Ear()
    program.sounds.speaker = ear  # type: ignore[assignment]

    def heard_after(command: Command, card: tuple[Card, ...] = ()) -> str:
        """The first sound that a command makes."""
        before = len(ear.heard)
        program.controller.on_command(command, card)
        qtbot.waitUntil(lambda: len(ear.heard) > before)
        return ear.names[before]

    deal(program)
    qtbot.waitUntil(lambda: ear.names[-1:] == ["turn"])
    assert ear.names[0] == "shuffle"
    card = tuple(view_of(program).hand[:1])
    assert heard_after(Command.DISCARD, card) == "thud", "a card must be drawn first"
    assert heard_after(Command.DRAW) == "slide"
    program.controller.on_command(Command.DISCARD, tuple(view_of(program).hand[:1]))
    qtbot.waitUntil(lambda: ear.names.count("turn") == 2)


def test_sound_is_switched_off_by_one_click_or_key(qtbot: QtBot, start: Start) -> None:
    program, ear = start(), Ear()
    program.sounds.speaker = ear  # type: ignore[assignment]
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program) and ear.names[-1:] == ["turn"])
    menus, heard = program.window.menus, len(ear.heard)
    assert not menus.mute.isHidden()
    assert menus.mute.accessibleName() == "Turn sound off (Ctrl+M)"
    assert menus.actions["sound"].shortcut() == QKeySequence("Ctrl+M")

    menus.mute.click()
    assert not program.settings.choices().sound
    assert not menus.actions["sound"].isChecked()
    assert menus.mute.accessibleName() == "Turn sound on (Ctrl+M)"
    play_a_turn(qtbot, program)
    qtbot.waitUntil(lambda: my_turn(program))
    assert len(ear.heard) == heard

    menus.actions["sound"].trigger()
    assert program.settings.choices().sound
    assert ear.names[heard:] == ["turn"]


def test_preferences_say_why_there_is_no_sound(start: Start) -> None:
    """An open sheet follows a device that disappears and returns."""
    program = start()
    program.menu_actions.show_preferences()
    sheet = instance(PreferencesSheet, top_sheet(program))
    assert sheet.volume_timer.isActive()
    sentences = "No sound device found.", "Sound needs miniaudio. Install it with: "
    for trouble, sentence in (
        (None, ""),
        (SoundProblem.NO_DEVICE, sentences[0]),
        (SoundProblem.NO_PACKAGE, sentences[1]),
        (None, ""),
    ):
        program.sounds.speaker.problem = trouble
        sheet.volume_timer.timeout.emit()
        labels = sheet.findChildren(QLabel)
        shown = (each.text() for each in labels if not each.isHidden())
        found = [text for text in shown if text.startswith(sentences)]
        assert [text.startswith(sentence) for text in found] == [True] * bool(trouble)
        assert trouble is not SoundProblem.NO_PACKAGE or found[0].endswith(
            " -m pip install miniaudio"
        )


def samples_of(file: Path) -> array[int]:
    with wave.open(str(file), "rb") as opened:
        assert (opened.getnchannels(), opened.getsampwidth()) == (1, 2)
        assert opened.getframerate() == SAMPLE_RATE_HZ
        return array("h", opened.readframes(opened.getnframes()))


@pytest.mark.nightly
def test_the_sound_files_equal_what_their_script_builds(tmp_path: Path) -> None:
    folder = Path(str(asset_path("sounds/turn.wav"))).parent
    script = runpy.run_path(str(CHECKOUT / "packaging" / "sounds.py"))
    script["make"](tmp_path)

    names = {f"{effect}.wav" for effect in SoundEffect}
    assert {file.name for file in folder.iterdir()} == names
    for name in names:
        # Another system's sine may differ in the last digits.
        apart = zip(samples_of(tmp_path / name), samples_of(folder / name), strict=True)
        assert max(abs(ours - theirs) for ours, theirs in apart) <= 4, name


def test_garbage_is_collected_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    """A timer of Qt that is deleted in the thread of the speaker crashes."""

    class Owner:
        """Names the thread in which it is deleted."""

        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            deleted_in.append(current_thread())

    deleted_in: list[Thread] = []
    sounds = Sounds(Choices())
    sounds.speaker = Speaker(null=True)
    sounds.open_device()
    Owner()

    busy = Thread(target=lambda: [[each] for each in range(100_000)])
    busy.start()
    busy.join()
    qtbot.waitUntil(lambda: bool(deleted_in))
    sounds.close()

    assert deleted_in == [main_thread()]
