"""Where figures come from: the commit, the interpreter, the machine."""

from __future__ import annotations

import os
import platform
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from canasta_qt.engine.build_info import build_name

_CPU: Final = Path("/proc/cpuinfo")


@cache
def commit() -> str:
    """The commit of the checkout this runs in; empty where there is none.

    `-dirty` stands behind it if files differ from those of the commit.
    """
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""


def machine() -> str:
    """Cores, processor, interpreter and build in a few words."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    of = f"{cores} core{'' if cores == 1 else 's'} of {_processor()}"
    return f"{of}, {python}, {build_name()}"


def _processor() -> str:
    """The name of the processor, where the system tells it."""
    if _CPU.exists():
        for line in _CPU.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return value.strip()
    return platform.processor() or platform.machine()
