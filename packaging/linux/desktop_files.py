"""Writes what a Linux desktop reads: menu entry, icons, file type and AppStream data.

    python packaging/linux/desktop_files.py PREFIX

fills PREFIX/share, for every kind of package.  The version is that of the program, the
summary the `description` of `pyproject.toml`, the releases are those of `CHANGELOG.md`,
and all other words stand in `packaging/linux/words.toml`.  Shops load the pictures from
the project's page, so there are none while no page is known: CANASTA_HOMEPAGE names it.
"""

import argparse
import os
import re
import time
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "canasta-qt"
APP_ID = "org.canasta_qt.Canasta"
"""Names every file; `setDesktopFileName` tells it the desktop."""
MIME_TYPE = "application/x-canasta"
MIME_ICON = MIME_TYPE.replace("/", "-")

# Every size of the theme that all others fall back on.
ICON_SIZES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
CARD_GAMES = "Qt;Game;CardGame;"
FILE_TYPES = "http://www.freedesktop.org/standards/shared-mime-info"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"

# A sheet with a folded corner; the icon is drawn on it.
SHEET = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<path d="M88,16h240l112,112v344a24,24 0 0 1 -24,24h-328a24,24 0 0 1 -24,-24v-432\
a24,24 0 0 1 24,-24Z" fill="#fffdf7" stroke="#8a8577" stroke-width="12"/>
<path d="M328,16v88a24,24 0 0 0 24,24h88Z" fill="#e4dfd2" stroke="#8a8577" \
stroke-width="12" stroke-linejoin="round"/>
<g transform="translate(83 160) scale(0.66)">
{icon}
</g>
</svg>
"""

Texts = Mapping[str, str]
"""One text by language."""


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("prefix", type=Path, help="such as /usr")
    write(parser.parse_args().prefix)


def write(prefix: Path) -> None:
    """Write every file where desktops look for it."""
    share = prefix / "share"
    files = {
        f"applications/{APP_ID}.desktop": desktop_entry(),
        f"mime/packages/{APP_ID}.xml": file_type(),
        f"metainfo/{APP_ID}.metainfo.xml": metainfo(os.environ.get("CANASTA_HOMEPAGE")),
    }
    for name, text in files.items():
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        (share / name).write_text(text, encoding="utf-8")
    icon = (ROOT / "assets" / "icon.svg").read_text(encoding="utf-8")
    write_icons(share / "icons", "apps", APP_ID, icon)
    # The drawing without its frame goes onto the sheet.
    sheet = SHEET.format(icon=re.sub(r"</?svg[^>]*>", "", icon).strip())
    write_icons(share / "icons", "mimetypes", MIME_ICON, sheet)


def words() -> dict[str, Any]:
    """Return the words, the summary among them."""
    with (ROOT / "packaging" / "linux" / "words.toml").open("rb") as file:
        found = tomllib.load(file)
    found["summary"] = {"en": project()["description"], **found["summary"]}
    return found


def project() -> dict[str, Any]:
    """Return what `pyproject.toml` says of the program."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["project"]
    return table


def version() -> str:
    """Return the version that the source tree says it is."""
    text = (ROOT / "canasta_qt" / "__init__.py").read_text(encoding="utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return str(found)


def build_time() -> datetime:
    """Return the time that everything made here bears: that of the sources, if told."""
    return datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", time.time())), UTC
    )


def desktop_entry() -> str:
    """Return the entry of the menu, which also opens games.

    The verb is named so that a file is opened whatever it is called, and the class so
    that an X11 desktop knows whose window it sees.
    """
    said = words()
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.0",
        *_localized("Name", said["name"]),
        *_localized("GenericName", said["kind"]),
        *_localized("Comment", said["summary"]),
        *_localized("Keywords", said["keywords"]),
        f"Exec={PROGRAM} play %f",
        f"TryExec={PROGRAM}",
        f"Icon={APP_ID}",
        "Terminal=false",
        "StartupNotify=true",
        f"StartupWMClass={PROGRAM}",
        f"Categories={CARD_GAMES}",
        f"MimeType={MIME_TYPE};",
    ]
    return "\n".join(lines) + "\n"


def _localized(key: str, text: Texts) -> Iterator[str]:
    for language, translation in text.items():
        suffix = "" if language == "en" else f"[{language}]"
        yield f"{key}{suffix}={translation}"


def file_type() -> str:
    """Return what a saved game is and how it begins: `format_record` writes it so."""
    top = Element("mime-info", xmlns=FILE_TYPES)
    kind = SubElement(top, "mime-type", type=MIME_TYPE)
    _add(kind, "comment", words()["game"])
    SubElement(kind, "sub-class-of", type="text/plain")
    SubElement(kind, "glob", pattern="*.canasta")
    magic = SubElement(kind, "magic", priority="60")
    saved = f"# Saved by {PROGRAM} "
    SubElement(magic, "match", type="string", offset="0", value=saved)
    head = SubElement(magic, "match", type="string", offset="0", value="format = ")
    SubElement(head, "match", type="string", offset="10:12", value='\\nruleset = "')
    SubElement(kind, "icon", name=MIME_ICON)
    return _xml(top)


def metainfo(homepage: str | None) -> str:
    """Return what shops for software show."""
    said, about = words(), project()
    top = Element("component", type="desktop-application")
    SubElement(top, "id").text = APP_ID
    SubElement(top, "metadata_license").text = "CC0-1.0"
    SubElement(top, "project_license").text = about["license"]
    _add(top, "name", said["name"])
    _add(top, "summary", said["summary"])
    (author,) = about["authors"]
    developer = SubElement(top, "developer", id=APP_ID.rpartition(".")[0])
    SubElement(developer, "name").text = author["name"]
    description = SubElement(top, "description")
    for paragraph in said["paragraphs"]:
        _add(description, "p", paragraph)
    points = SubElement(description, "ul")
    for point in said["points"]:
        _add(points, "li", point)
    SubElement(top, "launchable", type="desktop-id").text = f"{APP_ID}.desktop"
    if homepage:
        SubElement(top, "url", type="homepage").text = homepage
        _add_pictures(top, said["pictures"], homepage)
    provides = SubElement(top, "provides")
    SubElement(provides, "binary").text = PROGRAM
    SubElement(provides, "mediatype").text = MIME_TYPE
    SubElement(top, "content_rating", type="oars-1.1")  # nothing that it asks about
    _add_releases(top)
    return _xml(top)


def _add_pictures(top: Element, pictures: list[Texts], homepage: str) -> None:
    screenshots = SubElement(top, "screenshots")
    for number, picture in enumerate(pictures):
        one = SubElement(screenshots, "screenshot")
        if number == 0:
            one.set("type", "default")
        captions = {key: text for key, text in picture.items() if key != "file"}
        _add(one, "caption", captions)
        image = SubElement(one, "image", type="source", width="1280", height="800")
        place = f"raw/v{version()}/assets/pictures/{picture['file']}"
        image.text = f"{homepage.rstrip('/')}/{place}"


def _add_releases(top: Element) -> None:
    """Add each version of the change log, with the sentence under its heading."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = r"^## \[(\d[^]]*)\](?: - (\S+))?\n\n([^#\n]*)"
    releases = SubElement(top, "releases")
    for number, date, sentence in re.findall(heading, text, re.MULTILINE):
        # One without a date is being made just now.
        date = date or build_time().date().isoformat()
        release = SubElement(releases, "release", version=number, date=date)
        if sentence:
            SubElement(SubElement(release, "description"), "p").text = sentence


def _add(parent: Element, name: str, text: Texts) -> None:
    for language, translation in text.items():
        one = SubElement(parent, name)
        one.text = translation
        if language != "en":
            one.set(LANGUAGE, language)


def _xml(top: Element) -> str:
    indent(top)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(top, "unicode")}\n'


def write_icons(theme: Path, context: str, name: str, drawing: str) -> None:
    """Write a drawing as it is and in every size."""
    folder = theme / "hicolor" / "scalable" / context
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
    for size in ICON_SIZES:
        folder = theme / "hicolor" / f"{size}x{size}" / context
        folder.mkdir(parents=True, exist_ok=True)
        if not painted(drawing, size).save(str(folder / f"{name}.png")):
            raise OSError(f"no icon could be written in {folder}")


def painted(drawing: str, size: int) -> QImage:
    """Paint a drawing on a clear square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter)
    painter.end()
    return image


if __name__ == "__main__":
    main()
