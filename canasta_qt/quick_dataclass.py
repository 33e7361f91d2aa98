"""`dataclass` as this program uses it, made in a tenth of the time.

The standard one writes up to six functions a class as text, and compiles all of them
while the module is loaded: a fifth of the time until the window shows its first card.
Here a function is compiled when it has been called a few times; most that are called
before that card are not, and those that need no speed are the same for all classes.  To
type checkers and compilers it is the standard one.  There is no `__post_init__`, no
order, and every field is in `__init__`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, field, fields, replace
from typing import TYPE_CHECKING, Any

__all__ = ["MISSING", "dataclass", "field", "fields", "replace"]

_FEW = 6
"""Calls that take less time uncompiled than compiling does."""
_Fields = tuple[dataclasses.Field[Any], ...]


def _quick(
    *,
    frozen: bool = False,
    slots: bool = False,
    kw_only: bool = False,
    eq: bool = True,
    unsafe_hash: bool = False,
) -> Callable[[type], type]:
    """What of `dataclasses.dataclass` is used; each means the same there."""
    # Also frozen classes: that would compile two functions more.
    bare = dataclasses.dataclass(
        init=False, repr=False, eq=False, slots=slots, kw_only=kw_only
    )

    def make(cls: type) -> type:
        functions: dict[str, object] = {"__repr__": _repr}
        functions["__init__"] = _at_first("__init__", _init, _init_text)
        if eq:
            functions["__eq__"] = _at_first("__eq__", _eq, _eq_text)
            functions["__hash__"] = None
        if eq and (frozen or unsafe_hash):
            functions["__hash__"] = _at_first("__hash__", _hash, _hash_text)
        if frozen:
            functions |= {"__setattr__": _refuse, "__delattr__": _refuse}
        if frozen and slots:  # else what is pickled would be set by name
            functions |= {"__getstate__": _state, "__setstate__": _set_state}
        for name, function in functions.items():
            if cls.__dict__.get(name) is None:
                setattr(cls, name, function)
        return bare(cls)

    return make


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _quick


def _at_first(
    name: str, act: Callable[..., Any], write: Callable[[type], str]
) -> Callable[..., Any]:
    """Return a function that acts, and then compiles the one that takes its place."""
    calls = 0

    def first(self: object, *values: object, **named: object) -> object:
        nonlocal calls
        # Slots make a second class of the one that was decorated.
        classes = type(self).__mro__
        owner = next(each for each in classes if each.__dict__.get(name) is first)
        calls += 1
        # What is called as it cannot be is told by the compiled one.
        if calls <= _FEW and (done := act(self, fields(owner), values, named)):
            return done[0]
        known: dict[str, Any] = {"_MISSING": MISSING, "_set": object.__setattr__}
        for each in fields(owner):
            known[f"_default_{each.name}"] = each.default
            known[f"_make_{each.name}"] = each.default_factory
        exec(write(owner), known)
        compiled = known[name]
        compiled.__qualname__ = f"{owner.__qualname__}.{name}"
        setattr(owner, name, compiled)
        return compiled(self, *values, **named)

    return first


def _init(
    self: object, known: _Fields, values: tuple[object, ...], named: dict[str, object]
) -> tuple[None] | None:
    """Give each field its value; None if these are not the right ones."""
    placed = (each.name for each in known if not each.kw_only)
    given = dict(zip(placed, values, strict=False)) | named
    count = len(values) + len(named)
    if len(given) < count or given.keys() - {each.name for each in known}:
        return None
    for each in known:
        if each.name not in given:
            if each.default is not MISSING:
                given[each.name] = each.default
            elif each.default_factory is not MISSING:
                given[each.name] = each.default_factory()
            else:
                return None
    for each in known:
        object.__setattr__(self, each.name, given[each.name])
    return (None,)


def _eq(
    self: object, known: _Fields, values: tuple[object, ...], _: object
) -> tuple[object]:
    (other,) = values
    if other.__class__ is not self.__class__:
        return (NotImplemented,)
    return (_values(self, known) == _values(other, known),)


def _hash(self: object, known: _Fields, *_: object) -> tuple[int]:
    return (hash(_values(self, known)),)


def _values(instance: object, known: _Fields) -> tuple[object, ...]:
    return tuple(getattr(instance, each.name) for each in known if each.compare)


def _init_text(owner: type) -> str:
    placed, named, body = ["self"], ["*"], ["pass"]
    for each in fields(owner):
        name, default, value = each.name, "", each.name
        if each.default is not MISSING:
            default = f"=_default_{name}"
        elif each.default_factory is not MISSING:
            default = "=_MISSING"
            value = f"_make_{name}() if {name} is _MISSING else {name}"
        (named if each.kw_only else placed).append(f"{name}{default}")
        body.append(f"_set(self, {name!r}, {value})")
    heading = placed + named if len(named) > 1 else placed
    return f"def __init__({', '.join(heading)}):\n " + "\n ".join(body)


def _eq_text(owner: type) -> str:
    return (
        "def __eq__(self, other):\n if other.__class__ is self.__class__:\n"
        f"  return {_compared('self', owner)} == {_compared('other', owner)}\n"
        " return NotImplemented"
    )


def _hash_text(owner: type) -> str:
    return f"def __hash__(self):\n return hash({_compared('self', owner)})"


def _compared(instance: str, owner: type) -> str:
    """Return the text of a tuple of what tells two instances apart."""
    read = [f"{instance}.{each.name}, " for each in fields(owner) if each.compare]
    return f"({''.join(read)})"


def _repr(self: Any) -> str:
    shown = [f"{each.name}={getattr(self, each.name)!r}" for each in fields(self)]
    return f"{self.__class__.__qualname__}({', '.join(shown)})"


def _refuse(self: object, name: str, _value: object = None) -> None:
    raise FrozenInstanceError(f"cannot change {name!r} of {self!r}")


def _state(self: Any) -> list[object]:
    return [getattr(self, each.name) for each in fields(self)]


def _set_state(self: Any, state: list[object]) -> None:
    for each, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, each.name, value)
