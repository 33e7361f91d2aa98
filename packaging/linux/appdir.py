"""Makes the inside of an AppImage of the frozen folder: an AppDir as a squashfs image.

The release joins it with the AppImage project's runtime, which mounts the image and
starts AppRun (`cat runtime image >Canasta.AppImage`); that is a download and has no
place in a build.  Libraries for OpenGL, for the X and the Wayland connection, D-Bus and
the C library are not carried: they belong to the drivers and services of the system.
"""

import platform
import shutil
import subprocess
from pathlib import Path

from desktop_files import APP_ID, PROGRAM, version, write


def make(folder: Path, target: Path, work: Path) -> Path:
    """Make an image of a frozen folder in another folder and return it."""
    appdir = work / "AppDir"
    shutil.rmtree(appdir, ignore_errors=True)
    inside = Path("usr", "lib", PROGRAM)
    shutil.copytree(folder, appdir / inside, symlinks=True)
    write(appdir / "usr")
    applications, icons = Path("usr/share/applications"), Path("usr/share/icons")
    icon = icons / "hicolor" / "256x256" / "apps" / f"{APP_ID}.png"
    links = {
        "AppRun": inside / PROGRAM,
        f"{APP_ID}.desktop": applications / f"{APP_ID}.desktop",
        f"{APP_ID}.png": icon,
        ".DirIcon": icon,
    }
    for name, place in links.items():
        (appdir / name).symlink_to(place)
    made = target / f"{PROGRAM}-{version()}-linux-{platform.machine()}.squashfs"
    # The runtime reads zstd; everything belongs to root, whoever builds.
    options = ["-noappend", "-root-owned", "-quiet", "-no-progress"]
    options += ["-comp", "zstd", "-Xcompression-level", "19", "-b", "1M"]
    subprocess.run(["mksquashfs", appdir, made, *options], check=True)
    return made
