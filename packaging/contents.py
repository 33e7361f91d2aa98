"""What of the collected files the frozen program carries.

PyInstaller takes every plugin of Qt with every library that plugin needs; leaving a
Python module out does not leave those out. So the list is filtered by name here, then
by what is still asked for, and `packaging/build.py` runs what is left.
"""

import re
from collections.abc import Iterable, Mapping

PLUGIN = re.compile(r"(?:^|/)plugins/(?P<folder>[^/]+)/(?:lib)?q?(?P<name>[^/.]+)")

UNUSED_PLUGINS = {
    "assetimporters",
    "designer",
    "egldeviceintegrations",
    "generic",
    "help",
    "networkinformation",
    "printsupport",
    "qmlls",
    "qmltooling",
    "sqldrivers",
    "tls",
    # The table is painted without OpenGL, on Wayland into shared memory.
    "wayland-graphics-integration-client",
    "xcbglintegrations",
}
USED_PLUGINS = {
    # One screen for each kind of system, and none for the tests.
    "platforms": {
        "offscreen", "xcb", "wayland", "wayland-generic", "wayland-egl",
        "windows", "cocoa",
    },
    "imageformats": {"svg", "ico", "icns"},
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
}  # fmt: skip
"""Folders of which only some plugins are used; of other folders all are."""

UNUSED_LIBRARIES = re.compile(
    r"(?:^|/)(?:lib)?(ssl[-.]|crypto[-.]|opengl32sw|d3dcompiler"
    # Every desktop has these, and each would bring half a dozen others along.
    r"|dbus-1\.so|gssapi_krb5\.so"
    # A part of the C library, which works with no other version of it.
    r"|mvec\.so)"
)
LIBRARY = re.compile(r"\.so\.\d[^/]*$")
"""What only runs because something else asks for it; on Linux."""

UNUSED_ASSETS = re.compile(r"canasta_qt/assets/(pictures/|.*\.(md|ts)$)")

TRANSLATION = re.compile(r"(?:^|/)translations/")


def wanted(path: str, languages: frozenset[str] = frozenset()) -> bool:
    """Say whether the frozen program carries this file, named by its place in it.

    Of Qt's own translations it carries the standard dialogs in our languages.
    """
    path = path.replace("\\", "/")
    if plugin := PLUGIN.search(path):
        folder, name = plugin["folder"], plugin["name"]
        return folder not in UNUSED_PLUGINS and (
            folder not in USED_PLUGINS or name in USED_PLUGINS[folder]
        )
    if "PySide6" in path and TRANSLATION.search(path):
        return any(path.endswith(f"/qtbase_{language}.qm") for language in languages)
    return not (UNUSED_LIBRARIES.search(path) or UNUSED_ASSETS.search(path))


def reached(needs: Mapping[str, Iterable[str]]) -> set[str]:
    """Return what is asked for of the files whose needs are given, by their names.

    Libraries are asked for by others; extensions, plugins and Python always.
    """
    waiting = [
        name
        for name in needs
        if not LIBRARY.search(name) or name.startswith("libpython")
    ]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += needs.get(name, ())
    return found
