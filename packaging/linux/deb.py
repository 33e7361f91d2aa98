"""Makes a Debian package of the frozen folder.

The folder goes below /opt as a whole, as add-ons do; what a desktop reads goes where it
looks for it, and the triggers of its own packages do the rest, so there are no scripts.
"""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from desktop_files import PROGRAM, ROOT, build_time, project, version, words, write

REVISION = "1"
PLACE = Path("/opt", PROGRAM)
DOCUMENTS = Path("/usr/share/doc", PROGRAM)
# No one mailbox reads for all who contribute.
MAINTAINER = f"{PROGRAM} contributors <{PROGRAM}@localhost>"

# What carried libraries read, and no linker tells of.
DATA = ("fontconfig-config", "xkb-data")
SOUND = "libpulse0"

MANUAL = """.TH CANASTA-QT 6
.SH NAME
canasta-qt \\- {summary}
.SH SYNOPSIS
.B canasta-qt
[\\fIVERB\\fR] [\\fIOPTIONS\\fR]
.br
.B canasta-qt
\\fIFILE\\fR.canasta
.SH DESCRIPTION
Without a verb the window opens; with a saved game it shows that game.
.B canasta-qt \\-\\-help
lists the verbs, and
.B canasta-qt
\\fIVERB\\fR
.B \\-\\-help
the options of one.
"""


def make(folder: Path, target: Path, work: Path) -> Path:
    """Make a package of a frozen folder in another folder and return it."""
    stage = work / "deb"
    shutil.rmtree(stage, ignore_errors=True)
    inside = stage / PLACE.relative_to("/")
    shutil.copytree(folder, inside, symlinks=True)
    move_licences(stage, inside / "_internal" / "licences")
    (stage / "usr" / "bin").mkdir(parents=True)
    (stage / "usr" / "bin" / PROGRAM).symlink_to(PLACE / PROGRAM)
    write(stage / "usr")
    write_documents(stage / "usr" / "share")
    set_modes(stage, inside / PROGRAM)
    architecture = said_by("dpkg", "--print-architecture").strip()
    write_control(stage, architecture, depends(folder))
    made = target / f"{PROGRAM}_{version()}-{REVISION}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build"]
    subprocess.run([*command, stage, made], check=True)
    return made


def move_licences(stage: Path, licences: Path) -> None:
    """Move texts to the documents, and leave a link where the program shows them."""
    target = DOCUMENTS / licences.name
    moved = stage / target.relative_to("/")
    moved.parent.mkdir(parents=True)
    licences.rename(moved)
    licences.symlink_to(target)


def said_by(*command: str | Path) -> str:
    """Return what a program says."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def depends(folder: Path) -> list[str]:
    """Return the packages with the libraries that the folder needs and does not carry.

    Of the C library it says which version; the others have not changed for years.
    """
    files = [file for file in folder.rglob("*") if file.is_file()]
    linked = said_by("objdump", "-p", *filter(is_elf, files))
    needed = set(re.findall(r"^ +NEEDED +(\S+)", linked, re.MULTILINE))
    found = set(DATA)
    for library in needed - {file.name for file in files}:
        owners = said_by("dpkg-query", "--search", f"*/lib/*/{library}")
        # Not those in folders of their own, nor of other architectures.
        pattern = rf"^([^:\n]+):[^/]*(?:/usr)?/lib/[^/]+/{re.escape(library)}$"
        found |= set(re.findall(pattern, owners, re.MULTILINE)[:1])
    versions = re.findall(r"\bGLIBC_(\d+)\.(\d+)", linked)
    major, minor = max((int(major), int(minor)) for major, minor in versions)
    return [f"libc6 (>= {major}.{minor})", *sorted(found - {"libc6"})]


def is_elf(file: Path) -> bool:
    """Say whether a file is a program or a library."""
    with file.open("rb") as start:
        return start.read(4) == b"\x7fELF"


def write_control(stage: Path, architecture: str, needed: list[str]) -> None:
    """Write what the package manager reads."""
    files = sorted(f for f in stage.rglob("*") if f.is_file() and not f.is_symlink())
    sums = [f"{hash_of(file)}  {file.relative_to(stage)}\n" for file in files]
    blocks = sum(-(-file.stat().st_size // 1024) for file in files)
    said = words()
    fields = {
        "Package": PROGRAM,
        "Version": f"{version()}-{REVISION}",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(blocks),
        "Depends": ", ".join(needed),
        "Recommends": SOUND,
        "Section": "games",
        "Priority": "optional",
        "Homepage": os.environ.get("CANASTA_HOMEPAGE", ""),
        "Description": "\n".join([said["summary"]["en"], description(said)]),
    }
    control = stage / "DEBIAN"
    control.mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items() if value)
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def description(said: dict[str, Any]) -> str:
    """Return the paragraphs as the package manager wants them."""
    lines = [textwrap.wrap(each["en"], width=78) for each in said["paragraphs"]]
    return "\n .\n".join("\n".join(f" {line}" for line in each) for each in lines)


def hash_of(file: Path) -> str:
    """Return the checksum that the package manager wants."""
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


def write_documents(share: Path) -> None:
    """Write licence, changes, manual page and what lintian is to overlook."""
    news = (
        f"{PROGRAM} ({version()}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {version()}; changelog.gz says what is new.\n\n"
        f" -- {MAINTAINER}  {format_datetime(build_time())}\n"
    )
    documents = share / "doc" / PROGRAM
    (documents / "copyright").write_text(copyright_text(), encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    packed(documents / "changelog.gz", changes)
    packed(documents / "changelog.Debian.gz", news)
    manual = MANUAL.format(summary=words()["summary"]["en"])
    packed(share / "man" / "man6" / f"{PROGRAM}.6.gz", manual)
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / "linux" / "lintian-overrides", overrides / PROGRAM)


def packed(file: Path, text: str) -> None:
    """Write a text compressed, without the time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def copyright_text() -> str:
    """Return the licences of the program and of its typefaces, and where others lie."""
    texts = [ROOT / "LICENSE", *sorted((ROOT / "assets" / "fonts").glob("*.txt"))]
    lead = f"{PROGRAM}: {project()['license']}. The typefaces are those under OFL-1.1."
    others = f"The licences of all else it carries: {DOCUMENTS}/licences"
    return "\n\n".join(
        [lead, others, *(text.read_text(encoding="utf-8").strip() for text in texts)]
    )


def set_modes(stage: Path, program: Path) -> None:
    """Let everybody read everything and run the program, whatever the umask was."""
    for path in stage.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
    stage.chmod(0o755)
