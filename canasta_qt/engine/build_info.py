"""How this engine was built: as machine code, or as Python that is interpreted."""

from __future__ import annotations


def is_compiled() -> bool:
    """Return whether the engine is machine code: then its module is no Python file."""
    return not __file__.endswith((".py", ".pyc"))


def build_name() -> str:
    """One word for tables and reports: `compiled` or `interpreted`."""
    return "compiled" if is_compiled() else "interpreted"
