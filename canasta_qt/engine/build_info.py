"""Whether the engine runs as machine code or as interpreted Python."""


def is_compiled() -> bool:
    """Return whether the engine is compiled, so that its file is not Python source."""
    return not __file__.endswith((".py", ".pyc"))


def build_name() -> str:
    """Return `compiled` or `interpreted`, for tables and reports."""
    return "compiled" if is_compiled() else "interpreted"
