"""Which part of the frozen program a file belongs to, and the licences of the parts.

`licences/parts.toml` is the list. A file that no part has stops the build: what is not
known must not be given to anybody.
"""

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "packaging" / "licences"
PARTS: dict[str, dict[str, str | list[str]]] = tomllib.loads(
    (TEXTS / "parts.toml").read_text(encoding="utf-8")
)
SYSTEM = "System libraries"
SOURCES = {
    "debian": "https://sources.debian.org/src/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/",
}
"""Where a distribution has the sources of its packages, followed by package/version."""
COMMON = Path("/usr/share/common-licenses")
RULE = f"\n\n{'-' * 72}\n\n"


class UnlicensedError(Exception):
    """Nobody knows under which licence something may be given away."""


def part_of(place: str) -> str:
    """Return the part that a file belongs to, named by its place in the folder."""
    place = place.replace("\\", "/").removeprefix("_internal/")
    # PyInstaller writes folders with a dot in another way where macOS wants none.
    place = re.sub(r"^(Canasta\.app/)?Contents/(\w+/)?", "", place)
    place = place.replace("__dot__", ".")
    for part, about in PARTS.items():
        if re.fullmatch(str(about["files"]), place, re.IGNORECASE):
            return part
    return ""


def place_of(module: str) -> str:
    """Return the place that stands for a module, which is carried in an archive."""
    if module.partition(".")[0] in sys.stdlib_module_names:
        return f"stdlib/{module}"
    return module.replace(".", "/") + ".py"


def strangers(places: Iterable[str]) -> list[str]:
    """Return the files that belong to no part."""
    return sorted(place for place in places if not part_of(place))


def collect(files: Iterable[tuple[str, str]], modules: Iterable[str], to: Path) -> None:
    """Write a text for every part; `files` are places and where each comes from."""
    files = list(files)
    places = [place for place, _ in files] + [place_of(name) for name in modules]
    if unknown := strangers(places):
        raise UnlicensedError(f"no part in parts.toml has {', '.join(unknown)}")
    carried = {part_of(place) for place in places}
    wanted = [
        part
        for part, about in PARTS.items()
        if part != SYSTEM and (part in carried or about["files"] == "-")
    ]
    # The start program and, compiled, mypyc's run-time library are inside others.
    wanted += [part for part in PARTS if part.startswith("PyInstaller")]
    if any("__mypyc" in place for place in places):
        wanted += [part for part in PARTS if part.startswith("mypyc")]
    to.mkdir(parents=True, exist_ok=True)
    for place, file in files:
        if part_of(place) == SYSTEM:
            add_system_library(Path(place).name, Path(file), to)
    for part in sorted(set(wanted)):
        texts = [text_of(source) for source in PARTS[part]["texts"]]
        write(to, part, RULE.join(texts))


def write(folder: Path, name: str, text: str) -> None:
    """Write a text under its name, with the lines every editor reads."""
    (folder / f"{name}.txt").write_text(text.strip() + "\n", encoding="utf-8")


def text_of(source: str) -> str:
    """Return the text that the list names."""
    kind, _, name = source.partition(" ")
    if kind == "python":
        library = Path(sysconfig.get_path("stdlib"))
        for file in (library / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt")):
            if file.is_file():
                return file.read_text(encoding="utf-8")
        raise UnlicensedError("this Python has no LICENSE.txt")
    if kind == "fonts":
        files = sorted((ROOT / "assets" / "fonts").glob("*-copyright.txt"))
        return RULE.join(file.read_text(encoding="utf-8") for file in files)
    if kind == "dist":
        return RULE.join(texts_of_package(name))
    text = (TEXTS / source).read_text(encoding="utf-8")
    return re.sub(r"\{([\w-]+)\}", lambda found: distribution(found[1]).version, text)


def texts_of_package(name: str) -> Iterator[str]:
    """Yield the licences that an installed Python package has brought along."""
    found = False
    for file in distribution(name).files or ():
        if re.match(r"(?i)licen[cs]e|copying", file.name) and ".dist-info" in str(file):
            found = True
            yield Path(str(file.locate())).read_text(encoding="utf-8")
    if not found:
        raise UnlicensedError(f"the package {name} has no licence text")


def add_system_library(name: str, file: Path, to: Path) -> None:
    """Write the licence of a library of the system, and those that it points to."""
    package = owner(file)
    notice = Path("/usr/share/doc", package, "copyright")
    if not (package and notice.is_file()):
        raise UnlicensedError(f"{name} is of no Debian package with a licence: {file}")
    text = notice.read_text(encoding="utf-8")
    source = SOURCES[platform.freedesktop_os_release()["ID"]] + source_of(package)
    write(to, package, f"{package}: {source}{RULE}{text}")
    for common in re.findall(rf"{COMMON}/([\w.-]*\w)", text):
        write(to, common, (COMMON / common).read_text(encoding="utf-8"))


def owner(file: Path) -> str:
    """Return the Debian package of a library; empty if it is of none."""
    file = file.resolve()
    # On some releases the packages know /usr/lib by its older name.
    for path in (file, Path("/", *file.parts[2:])):
        said = asked("--search", str(path))
        if found := re.match(r"([^:,\s]+)[:,]", said):
            return found[1]
    return ""


def source_of(package: str) -> str:
    """Return the source package, and its version, that a Debian package is made of."""
    form = "${source:Package}/${source:Version}"
    return asked("--show", f"--showformat={form}", package)


def asked(*arguments: str) -> str:
    """Return what Debian's list of packages says; nothing on another system."""
    if shutil.which("dpkg-query") is None:
        return ""
    done = subprocess.run(
        ["dpkg-query", *arguments], capture_output=True, text=True, check=False
    )
    return done.stdout
