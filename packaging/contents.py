"""What of the collected files the frozen program carries.

PyInstaller takes every plugin of Qt with every library that plugin needs; leaving a
Python module out does not leave those out. So the list is filtered by name here, and
`packaging/build.py` runs what is left.
"""

import re

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
}
USED_PLUGINS = {
    # One screen for each kind of system, and none for the tests.
    "platforms": {
        "offscreen", "xcb", "wayland", "wayland-generic", "wayland-egl",
        "windows", "cocoa",
    },
    "imageformats": {"svg", "ico", "icns"},
    "platformthemes": {"xdgdesktopportal"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
}  # fmt: skip
"""Folders of which only some plugins are used; of other folders all are."""

UNUSED_LIBRARIES = re.compile(
    r"(?:^|/)(?:lib)?("
    # What only the plugins left out above have asked for.
    r"Qt6(Qml|Quick|Pdf|VirtualKeyboard|Eglfs|EglFSDevice|EglFsKms|Designer|Help|Test)"
    r"|gtk-3|gdk-3|gdk_pixbuf|atk-|atk-bridge|atspi|pango|cairo|epoxy|thai|datrie"
    r"|fribidi|graphite2|harfbuzz|gio-2|gmodule-2|gobject-2|mount|blkid|selinux|rsvg"
    r"|ssl[-.]|crypto[-.]|mysqlclient|pq[-.]|odbc|fbclient|input[-.]|mtdev|wacom|evdev"
    r"|gudev|udev|drm|gbm|cups|tiff|webp|jbig|deflate|Lerc"
    # A part of the C library, which works with no other version of it.
    r"|mvec"
    r")"
)

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
    return UNUSED_LIBRARIES.search(path) is None
