"""A whole round by keys, from what a screen reader reads over AT-SPI.

With a display, a bus and the tree of AT-SPI the program is read and operated as a
screen reader does.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from canasta_qt.engine.state.position import Position
from canasta_qt.learning.progress import ProgressFile
from canasta_qt.notation.record import replay_record
from canasta_qt.storage.game_files import read_record
from canasta_qt.wording.cards import card_count, card_name

pytest.importorskip("jeepney", reason="D-Bus is asked through jeepney, on Linux")
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.low_level import HeaderFields, MessageType
from jeepney.wrappers import DBusAddress, new_method_call

_ATSPI: Final = "org.a11y.atspi"
_REGISTRY: Final = f"{_ATSPI}.Registry"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_KEYS: Final = "/org/a11y/atspi/registry/deviceeventcontroller"
_KEY_SYMBOL: Final = 3  # ATSPI_KEY_SYM
_ENABLED: Final = 8  # ATSPI_STATE_ENABLED
_SHOWING: Final = 25  # ATSPI_STATE_SHOWING
PATIENCE: Final = 600
"""Seconds after which what is waited for will not come."""


def lacking() -> list[str]:
    """Return what this machine lacks for a desktop with a screen reader."""
    found = {
        "Xvfb": shutil.which("Xvfb"),
        "dbus-daemon": shutil.which("dbus-daemon"),
        "at-spi2-core": any(
            Path(folder, "dbus-1/services/org.a11y.Bus.service").exists()
            for folder in ("/usr/share", "/usr/local/share")
        ),
    }
    return [name for name, place in found.items() if not place]


class Node(NamedTuple):
    """One item of the accessible tree, with all visible items below it."""

    role: str
    name: str
    description: str
    enabled: bool
    children: tuple[Node, ...]
    at: tuple[str, str]
    """Its program on the bus, and its path there."""

    def walk(self) -> Iterator[Node]:
        """Yield it and everything below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Reader:
    """What a screen reader has: the tree of one program, and keys."""

    def __init__(self, folder: Path) -> None:
        """Begin a display and a bus of its own, with nothing on them."""
        self._ends = ExitStack()
        seen, shown = os.pipe()
        nobody = subprocess.DEVNULL
        screen = ("-screen", "0", "1300x840x24", "-nolisten", "tcp")
        self._begin("Xvfb", "-displayfd", str(shown), *screen, pass_fds=(shown,))
        os.close(shown)
        with os.fdopen(seen) as told:
            display = told.readline().strip()
        folder.chmod(0o700)
        self.environment = {
            **os.environ,
            "DISPLAY": f":{display}",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        daemon = ("dbus-daemon", "--session", "--print-address", "--nofork")
        bus = self._begin(*daemon, stdout=subprocess.PIPE, stderr=nobody)
        assert bus.stdout is not None
        address = bus.stdout.readline().decode().strip()
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        session = self._ends.enter_context(open_dbus_connection(bus=address))
        where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        (tree,) = _ask(session, where, "GetAddress")
        self._bus = self._ends.enter_context(open_dbus_connection(bus=tree))

    def _begin(self, *command: str, **options: Any) -> subprocess.Popen[bytes]:
        quiet = {"stderr": subprocess.DEVNULL, **options}
        begun = subprocess.Popen(command, **{"env": self._env(), **quiet})
        self._ends.callback(begun.wait)
        self._ends.callback(begun.terminate)
        if begun.stdout is not None:
            self._ends.callback(begun.stdout.close)
        return begun

    def _env(self) -> dict[str, str]:
        return getattr(self, "environment", dict(os.environ))

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start the program; it ends with the desktop."""
        return self._begin(*command, stderr=None)

    def close(self) -> None:
        """End everything, the last thing begun first."""
        self._ends.close()

    def press(self, *symbols: int) -> None:
        """Press keys by their symbols; of a letter that is its code."""
        keys = DBusAddress(_KEYS, _REGISTRY, f"{_ATSPI}.DeviceEventController")
        for symbol in symbols:
            sent = (symbol, "", _KEY_SYMBOL)
            _ask(self._bus, keys, "GenerateKeyboardEvent", "isu", sent)

    def use(self, node: Node) -> None:
        """Do what a thing is for, as a reader does with what has no key here.

        Shortcuts of menus need a window manager that makes a window active.
        """
        name, path = node.at
        at = DBusAddress(path, name, f"{_ATSPI}.Action")
        _ask(self._bus, at, "DoAction", "i", (0,))

    def read(self) -> Node | None:
        """Return the visible items of the window, or None before there is a window."""
        root = DBusAddress(_ROOT, _REGISTRY, f"{_ATSPI}.Accessible")
        try:
            for program in _ask(self._bus, root, "GetChildren")[0]:
                return self._node(*program)
        except LookupError:  # the registry still begins, or the tree changed meanwhile
            return None
        return None

    def wait(self, found: Callable[[Node], bool]) -> Node:
        """Read until something is found; return what was read."""
        end = time.monotonic() + PATIENCE
        tree = self.read()
        while tree is None or not found(tree):
            if time.monotonic() > end:
                names = [] if tree is None else [node.name for node in tree.walk()]
                raise TimeoutError(f"not found in {names}")
            time.sleep(0.02)
            tree = self.read()
        return tree

    def _node(self, bus_name: str, path: str) -> Node:
        at = DBusAddress(path, bus_name, f"{_ATSPI}.Accessible")
        values = DBusAddress(path, bus_name, "org.freedesktop.DBus.Properties")
        name, description = (
            _ask(self._bus, values, "Get", "ss", (at.interface, value))[0][1]
            for value in ("Name", "Description")
        )
        (role,) = _ask(self._bus, at, "GetRoleName")
        (states,) = _ask(self._bus, at, "GetState")
        bits = states[0] | states[1] << 32
        children = _ask(self._bus, at, "GetChildren")[0]
        shown = bits >> _SHOWING & 1 or role == "application"
        return Node(
            role,
            name,
            description,
            bool(bits >> _ENABLED & 1),
            tuple(self._node(*child) for child in children) if shown else (),
            (bus_name, path),
        )


def _ask(
    bus: DBusConnection,
    at: DBusAddress,
    method: str,
    signature: str = "",
    values: tuple[object, ...] = (),
) -> Any:
    """Call a method; raise `LookupError` if the item is gone."""
    question = new_method_call(at, method, signature or None, values)
    answer = bus.send_and_get_reply(question, timeout=PATIENCE)
    if answer.header.message_type is MessageType.error:
        raise LookupError(answer.header.fields.get(HeaderFields.error_name))
    return answer.body


pytestmark = pytest.mark.skipif(
    bool(lacking()), reason=f"a desktop with a reader lacks {', '.join(lacking())}"
)
ENTER, BACKSPACE, HOME, RIGHT, SPACE = 0xFF0D, 0xFF08, 0xFF50, 0xFF53, 0x20
HELD = re.compile(r"(.+), \d+ of \d+")


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    (tmp_path / "run").mkdir()
    reading = Reader(tmp_path / "run")
    yield reading
    reading.close()


class Table:
    """What is read of the table: cards, places, texts, buttons."""

    def __init__(self, window: Node) -> None:
        self.window = window
        tables = [n for n in window.walk() if (n.role, n.name) == ("list", "Table")]
        inside = tables[0].children if tables else ()
        self.items = [node.name for node in inside if node.role == "list item"]
        held = map(HELD.match, self.items)
        self.hand = [found[1] for found in held if found]
        self.staged = [name for name in self.items if name.startswith("to be melded")]
        self.said = [node.name for node in inside if node.role == "label"]
        self.buttons = {
            node.name: node.enabled
            for node in window.walk()
            if node.role == "push button"
        }

        self.keys = {
            node.name: node.description
            for node in inside
            if node.role == "push button" and node.enabled and node.description
        }

    @property
    def is_over(self) -> bool:
        return any(name.startswith("Next round") for name in self.buttons)

    @property
    def is_mine(self) -> bool:
        return bool(self.said) and self.said[0].startswith("Your turn")

    @property
    def asks_me(self) -> bool:
        return any(name.startswith("No") for name in self.buttons)

    def can(self, words: str) -> bool:
        return self.buttons.get(words, False)


def by_rank(hand: list[str]) -> dict[str, list[int]]:
    """Return the positions of the natural cards of each rank in the hand."""
    found: dict[str, list[int]] = {}
    for index, name in enumerate(hand):
        rank = name.split(" of ")[0]
        if rank not in ("two", "three") and " of " in name:
            found.setdefault(rank, []).append(index)
    return found


def compare(table: Table, position: Position) -> None:
    """Assert that what is read is what the saved game has."""
    held = [card_name(card) for card in position.hand(0)]
    assert Counter(table.hand) == Counter(held)
    assert f"stock, {card_count(len(position.stock))}" in table.items
    top = f"top: {card_name(position.pile[-1])}" if position.pile else "empty"
    (pile,) = (name for name in table.items if name.startswith("discard pile"))
    assert top in pile
    counts = [card_count(number) for number in position.size[1:]]
    seats = [name for name in table.items if "opponent" in name or "partner" in name]
    for count, name in zip(counts, seats, strict=True):
        assert f", {count}" in name
    melds = [name for name in table.items if "points" in name and "cards" in name]
    assert len(melds) == sum(len(side) for side in position.melds)


def start(reader: Reader, home: Path) -> None:
    """Start the program and deal a first game of Classic from the start page."""
    open_start_page(reader, home)
    reader.press(ord("3"))
    reader.wait(lambda tree: any(n.name == "Deal cards" for n in tree.walk()))
    reader.press(ENTER)


def open_start_page(reader: Reader, home: Path) -> None:
    options = ("--home", str(home), "--seed", "3", "--speed", "off")
    reader.start(sys.executable, "-m", "canasta_qt", *options, "--size", "1280x800")
    reader.wait(lambda tree: any(n.name == "Start page" for n in tree.walk()))


def test_a_whole_round_can_be_played_by_keys_with_a_screen_reader(
    reader: Reader, tmp_path: Path
) -> None:
    start(reader, tmp_path / "home")
    turns = melded = 0

    while not (table := Table(reader.wait(needs_action))).is_over:
        if table.asks_me:
            reader.press(ord("n"))
            reader.wait(lambda tree: not Table(tree).asks_me)
            continue
        (saved,) = tmp_path.glob("home/data/games/*.canasta")
        compare(table, replay_record(read_record(saved)).position)
        if table.can("Draw"):
            turns += 1
            reader.press(ord("d"))
            table = Table(reader.wait(lambda tree: not Table(tree).can("Draw")))
            melded += meld(reader, table)
        else:
            discard(reader, table)

    assert turns >= 5
    assert melded >= 1
    pad = next(n for n in table.window.walk() if n.name == "Scoring the round")
    counted = " ".join(node.description for node in pad.walk())
    assert "Total: We" in counted
    assert "They" in counted
    assert all(n.name != "Score" for n in table.window.walk()), "the pad lies over it"


def needs_action(window: Node) -> bool:
    """Return whether the player must do something."""
    table = Table(window)
    return table.is_over or table.asks_me or table.is_mine


def go_to(reader: Reader, index: int) -> None:
    """Move the focus to a card of the hand."""
    reader.press(HOME, *[RIGHT] * index)


def meld(reader: Reader, table: Table) -> bool:
    """Meld every three of a rank; take back what does not reach the minimum."""
    played = False
    while len(table.hand) > 5:
        places = [p for p in by_rank(table.hand).values() if len(p) >= 3]
        if not places:
            break
        for index in places[0]:
            go_to(reader, index)
            reader.press(SPACE)
        held = len(table.hand)
        reader.press(ord("m"))
        table = Table(reader.wait(lambda t: len(Table(t).hand) < held))  # noqa: B023
        played |= not table.staged
    if not table.staged:
        return played
    enough = table.can("Meld")
    titles = ("Ready to meld: ", "Not enough to open: ")
    (said,) = (each for each in table.said if each.startswith(titles))
    assert enough is said.startswith(titles[0])
    while count := len(table.staged):
        reader.press(ENTER if enough else BACKSPACE)
        table = Table(reader.wait(lambda t: len(Table(t).staged) < count))
    return enough


def discard(reader: Reader, table: Table) -> None:
    """End the turn with a card of the rarest rank."""
    ranks = by_rank(table.hand)
    least = min(ranks.values(), key=len, default=[len(table.hand) - 1])
    go_to(reader, least[0])
    reader.press(SPACE, ord("x"))
    reader.wait(lambda tree: Table(tree).said != table.said or Table(tree).is_over)


# Lessons

NAMED_KEYS = {"Space": SPACE, "Enter": ENTER}
SAID_KEY = re.compile(r"\((\w)\)\.")
LEARNED = ("Play a round with me", "Next lesson")


@pytest.mark.nightly
def test_the_guided_round_can_be_played_by_keys_with_a_screen_reader(
    reader: Reader, tmp_path: Path
) -> None:
    open_start_page(reader, tmp_path / "home")
    reader.press(ord("1"))

    assert follow(reader) >= 20
    learned = ProgressFile(tmp_path / "home" / "data" / "learning.toml").read_progress()
    assert list(learned.lesson) == ["first-round"]


def test_lessons_can_be_played_by_keys_with_a_screen_reader(
    reader: Reader, tmp_path: Path
) -> None:
    """The first two, from the menu on."""
    open_start_page(reader, tmp_path / "home")
    use(reader, "Learn")
    reader.wait(lambda tree: any(n.name == "Lessons…" for n in tree.walk()))
    reader.press(ord("l"))

    acts = follow(reader)
    use(reader, "Next lesson")
    reader.wait(lambda tree: not is_learned(tree))
    acts += follow(reader)

    assert acts >= 5
    learned = ProgressFile(tmp_path / "home" / "data" / "learning.toml").read_progress()
    assert list(learned.lesson) == ["classic-01", "classic-02"]


def use(reader: Reader, name: str) -> None:
    """Activate an item that has no key, as a screen reader does.

    Shortcuts of menus need a window manager that makes a window active.
    """

    def found(window: Node) -> list[Node]:
        kinds = ("menu item", "push button")
        return [n for n in window.walk() if n.name == name and n.role in kinds]

    reader.use(found(reader.wait(lambda tree: bool(found(tree))))[0])


def follow(reader: Reader) -> int:
    """Do what the coach asks until nothing is left; return the number of actions."""
    window, heard, acts = reader.wait(is_waiting), "", 0
    while (now := told(window)).said:
        assert now.said.startswith("Anton: ")
        acts += obey(reader, Table(window), again=now.said == heard)
        heard = now.said
        window = reader.wait(lambda it: is_waiting(it) and told(it) != now)
    return acts


def is_learned(window: Node) -> bool:
    """Return whether a lesson is over and offers the next one."""
    return not Table(window).buttons.keys().isdisjoint(LEARNED)


def is_waiting(window: Node) -> bool:
    """Return whether the coach waits for an action, or the lesson is over."""
    return is_learned(window) or "Leave lesson" in Table(window).buttons


class CoachState(NamedTuple):
    """The coach’s text, empty at the end, and the cards of the hand."""

    said: str
    staged: tuple[str, ...]
    """Those that are to be melded."""
    hand: tuple[str, ...]


def told(window: Node) -> CoachState:
    table = Table(window)
    said = "" if is_learned(window) else table.said[0]
    return CoachState(said, tuple(table.staged), tuple(table.hand))


def obey(reader: Reader, table: Table, *, again: bool) -> bool:
    """Do what the coach asks; return whether something was played.

    A repeated text means that “Show me” is needed. Places, cards and keys are those of
    the text.
    """
    said, keys = table.said[0], table.keys
    for name in ("Continue", "Meld", "Show me") if again else ("Continue", "Meld"):
        if name in keys:
            reader.press(key_symbol(keys[name]))
            return name == "Meld"
    named = [index for index, card in enumerate(table.hand) if card in said]
    offered = [key for name, key in keys.items() if name.lower() in said.lower()]
    found = SAID_KEY.search(said)
    key = offered[0] if offered else "X" if "discard" in said.lower() else "M"
    if found and not offered:
        key = found[1]
    if key == "M" and "each on its meld" in said:
        del named[1:]
    if key == "X" and not named:
        named = [len(table.hand) - 1]
    for index in named if key in "XM" else ():
        go_to(reader, index)
        reader.press(SPACE)
    reader.press(key_symbol(key))
    return True


def key_symbol(name: str) -> int:
    """Return the symbol of a key that a button or the coach names."""
    return NAMED_KEYS.get(name) or ord(name.lower())
