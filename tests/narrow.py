"""Values of a narrower type, for values that a test knows to exist."""

from typing import TypeVar

Value = TypeVar("Value")


def some(value: Value | None) -> Value:
    """Return a value that must not be None."""
    assert value is not None
    return value


def instance(kind: type[Value], value: object) -> Value:
    """Return a value that must be an instance of a class."""
    assert isinstance(value, kind), value
    return value
