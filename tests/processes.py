"""Python in another process."""

import subprocess
import sys
from typing import Any


def run_python(
    *arguments: object, check: bool = True, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run Python to its end and return its output; options are those of `run`."""
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        check=check,
        capture_output=True,
        text=True,
        timeout=600,
        **options,
    )
