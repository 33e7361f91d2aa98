"""Every call of the system may fail: nothing raises, it is told, nothing is lost.

A deed is done once to count its calls, then again and again, each time with another
one of them failing in another way.
"""

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest

from canasta_qt.app.game.autosave import Autosave
from canasta_qt.app.settings.settings import Remembered, Settings
from canasta_qt.learning.progress import Progress
from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.record import Record
from canasta_qt.overrides import override
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.figures import export_csv, overview
from canasta_qt.statistics.update import update
from canasta_qt.storage import own_rulesets, paths
from canasta_qt.storage.atomic_file import UNFINISHED, write_whole
from canasta_qt.storage.game_files import ENDED, GameStore, read_record
from canasta_qt.storage.own_rulesets import OwnRuleset, RulesetStore, named
from canasta_qt.storage.paths import SET_ASIDE, StorageError
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.wording.errors import error_sentence
from tests.conftest import ExpectedLog
from tests.storage.samples import record, text

ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)
CALLS: Final = {
    "open": os,
    "write": os,
    "fsync": os,
    "replace": os,
    "rename": os,
    "unlink": os,
    "mkdir": os,
    "listdir": os,
    "scandir": os,
    "utime": os,
    "symlink": os,
}


@dataclass
class Faults:
    """Counts the calls; the one whose number is `at` fails."""

    at: int = -1
    number: int = 0
    done: list[str] = field(default_factory=list)

    def count(self, name: str, path: object) -> None:
        self.done.append(name)
        if len(self.done) - 1 == self.at:
            raise OSError(self.number, os.strerror(self.number), str(path))

    @property
    def failed(self) -> str:
        return self.done[self.at] if -1 < self.at < len(self.done) else ""


@contextmanager
def counted(faults: Faults) -> Iterator[None]:
    """Let every call of the system go through `faults`."""

    class Raw(io.FileIO):
        @override
        def write(self, data: Any, /) -> int:
            faults.count("write", self.name)
            return super().write(data)

        @override
        def readinto(self, buffer: Any, /) -> int:
            faults.count("read", self.name)
            return super().readinto(buffer)

    def opened(file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        if not isinstance(file, Path) or mode not in ("rb", "wb"):
            return really_open(file, mode, *more, **named)
        faults.count("open", file)
        raw = Raw(file, mode[0])
        return io.BufferedReader(raw) if mode == "rb" else io.BufferedWriter(raw)

    def through(name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            faults.count(name, given[0])
            return really(*given, **named)

        return call

    really_open = io.open
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(io, "open", opened)
        for name, module in CALLS.items():
            patch.setattr(module, name, through(name, getattr(module, name)))
        yield


@dataclass
class World:
    """A home in which something is kept of everything, and a game on the table."""

    home: Path
    said: list[str] = field(default_factory=list)
    answer: object = None
    """What came of the deed, beside what lies on the disk."""

    def __post_init__(self) -> None:
        self.store = GameStore()
        for scores in ([None], [(500, 300), None]):
            write_whole(self.store.new_slot(), text(*scores))
        given_up = self.store.new_slot()
        write_whole(given_up, text(None))
        self.store.give_up(given_up)
        self.rules = named("Sunday", "", parse_ruleset("classic_4(hand_size=13)"))
        RulesetStore().save(self.rules)
        RulesetStore().save(replace(self.rules, name="Monday"))
        self.settings = Settings(paths.settings_file())
        self.settings.keep(Choices(player_name="Ruth", sound=False))
        self.settings.failed.connect(self.said.append)
        Progress().finish_lesson("classic-01", 1, date(2026, 1, 1))
        (self.home / "sent.canasta").write_text(text((5, 5), None), encoding="utf-8")
        self.autosave = Autosave(self.store)
        self.autosave.trouble.connect(self.said.append)
        self.autosave.begin()
        self.autosave.on_saved(record(None))

    def telling(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except StorageError as error:
            self.said.append(error_sentence(error))

    @property
    def state(self) -> dict[str, str]:
        """What lies on the disk, without the time at which a game was over."""
        files = [path for path in self.home.rglob("*") if path.is_file()]
        found = {}
        for path in files:
            kept = path.read_text(encoding="utf-8") if path.suffix != ".sqlite" else ""
            lines = [line for line in kept.splitlines() if not line.startswith(ENDED)]
            found[str(path.relative_to(self.home))] = "\n".join(lines)
        return found

    @property
    def games(self) -> list[Record]:
        """Every record in the store, wherever it has been put."""
        files = self.store.folder.rglob("*.canasta")
        return [read_record(path) for path in files if "letter" not in path.name]


def over(world: World) -> None:
    world.autosave.on_saved(record((5010, 300)))
    world.autosave.finish()
    world.autosave.close()


def keep_settings(world: World) -> None:
    settings = Settings(paths.settings_file())
    if settings.trouble:
        world.said.append(settings.trouble)
    settings.failed.connect(world.said.append)
    settings.keep(Remembered(ruleset="classic_4"))


def sunday() -> OwnRuleset:
    found = RulesetStore().named("Sunday")
    assert found is not None
    return found


def count(world: World) -> None:
    world.telling(update)


def list_rules(world: World) -> None:
    world.telling(lambda: world.said.extend(map(str, RulesetStore().own()[1])))
    assert len(own_rulesets.all_rulesets()) > 2, "the games themselves are there"


def list_damaged(world: World) -> None:
    letter = world.store.folder / "letter.canasta"
    letter.write_text(DAMAGED, encoding="utf-8")
    world.autosave.kept()


def new_game(world: World) -> None:
    world.autosave.begin()
    world.autosave.on_saved(record(None))
    world.autosave.on_saved(record((10, 20), None))


def bring_in(world: World) -> bool:
    sent = world.autosave.read(world.home / "sent.canasta")
    return sent is not None and world.autosave.bring_in(sent) is not None


DEEDS: Final[dict[str, Callable[[World], object]]] = {
    "new game": new_game,
    "save": lambda it: it.autosave.on_saved(record((10, 20), None)),
    "rename": lambda it: it.autosave.rename("game-001", "With Ruth"),
    "give up": lambda it: it.autosave.give_up(),
    "end of game": over,
    "list": lambda it: [each.name for each in it.autosave.kept()],
    "set aside": list_damaged,
    "continue": lambda it: it.autosave.open("game-001") is not None,
    "bring in": bring_in,
    "save a copy": lambda it: it.autosave.save_as(it.home / "copy.canasta"),
    "statistics": count,
    "settings": keep_settings,
    "list of games": list_rules,
    "own rules": lambda it: it.telling(
        lambda: RulesetStore().save(it.rules, replacing=True)
    ),
    "delete rules": lambda it: it.telling(lambda: RulesetStore().delete(sunday())),
    "export rules": lambda it: it.telling(
        lambda: own_rulesets.export(it.rules, it.home / "rules.toml")
    ),
    "export games": lambda it: it.telling(
        lambda: export_csv(overview().games, it.home / "games.csv", str)
    ),
    "lesson": lambda it: it.telling(
        lambda: Progress().finish_lesson("classic-02", 0, date(2026, 1, 2))
    ),
}


DAMAGED: Final = "Dear Clara,"


def open_files() -> int:
    numbers = Path("/proc/self/fd")
    return len([*numbers.iterdir()]) if numbers.is_dir() else 0


@pytest.fixture
def world_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], World]:
    homes: list[Path] = []

    def made() -> World:
        homes.append(tmp_path / str(len(homes)))
        homes[-1].mkdir()
        monkeypatch.setenv(paths.HOME_VARIABLE, str(homes[-1]))
        return World(homes[-1])

    return made


def done(world: World, name: str, faults: Faults) -> None:
    with counted(faults):
        world.answer = DEEDS[name](world)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", DEEDS)
def test_every_call_may_fail_in_every_way(
    name: str, world_of: Callable[[], World], expected_log: ExpectedLog
) -> None:
    """No exception, a sentence, nothing lost, no half file, no open file."""
    if name == "set aside":
        expected_log("canasta.storage", "was set aside")
    clean, calls = world_of(), Faults()
    done(clean, name, calls)
    clean.autosave.close()
    assert bool(clean.said) is (name == "set aside")
    assert len(calls.done) > 1
    for at in range(len(calls.done)):
        for number in ERRORS:
            before, world = open_files(), world_of()
            faults = Faults(at, number)
            done(world, name, faults)
            told = list(world.said)
            world.autosave.close()
            about = f"{name}: {faults.failed} {at}, {errno.errorcode[number]}: {told}"
            assert faults.failed, about
            is_whole = world.state == clean.state and world.answer == clean.answer
            assert told or is_whole, f"not told: {about}"
            assert all(f" {errno.errorcode[number]}" not in each for each in told)
            check_nothing_is_lost(world, clean, about)
            left = {path.suffix for path in world.home.rglob("*")}
            assert UNFINISHED not in left, about
            if name == "set aside":
                letters = [each for each in world.state.values() if each == DAMAGED]
                assert len(letters) == 1, about
                reasons = [*world.store.folder.rglob("*.reason.txt")]
                files = [*(world.store.folder / SET_ASIDE).glob("*.canasta")]
                assert len(reasons) == len(files), about
            assert open_files() <= before, about
            world.said.clear()
            world.autosave.kept()
            assert name == "set aside" or world.said == [], f"it goes on: {about}"


def check_nothing_is_lost(world: World, clean: World, about: str) -> None:
    try:
        rounds = sorted(len(each.rounds) for each in world.games)
    except NotationError as error:
        raise AssertionError(about) from error
    assert rounds[-1] >= 2, about
    assert len(rounds) >= 3, about
    assert Progress().read().lesson.keys() >= {"classic-01"}, about
    kept = [text for file, text in world.state.items() if "settings.ini" in file]
    assert any("player_name=Ruth" in each for each in kept), about
    assert "Monday" in {each.name for each in RulesetStore().own()[0]}, about
    assert clean.home != world.home
