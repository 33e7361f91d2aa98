"""A desktop with a screen reader: a display, a bus, and the tree that AT-SPI gives.

Nothing here knows the program: it is read and pressed as a reader does it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

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
    """Name what this machine has not got of a desktop with a reader."""
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
    """One thing of the tree, with all below it that shows."""

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
    """What a screen reader has: the tree of the one program that runs, and keys."""

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
        """Read everything that shows in the window; None before there is one."""
        root = DBusAddress(_ROOT, _REGISTRY, f"{_ATSPI}.Accessible")
        try:
            for program in _ask(self._bus, root, "GetChildren")[0]:
                return self._node(*program)
        except LookupError:  # the registry still begins, or the tree changed meanwhile
            return None
        return None

    def wait(self, found: Callable[[Node], bool]) -> Node:
        """Read until something is found, and return what was read."""
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
    """Call a method; `LookupError` where the thing is gone."""
    question = new_method_call(at, method, signature or None, values)
    answer = bus.send_and_get_reply(question, timeout=PATIENCE)
    if answer.header.message_type is MessageType.error:
        raise LookupError(answer.header.fields.get(HeaderFields.error_name))
    return answer.body
