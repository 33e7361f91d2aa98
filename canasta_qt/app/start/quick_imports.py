"""Keeps PySide from making every start slow, and imports what can wait bit by bit."""

import builtins
import sys
from collections.abc import Collection
from enum import KEEP, Enum, EnumMeta, Flag, IntEnum, IntFlag
from functools import reduce
from importlib import import_module
from operator import or_
from typing import Any, Final

standard_enum: Final[Any] = vars(EnumMeta)["_create_"]
_EMPTY: Final[dict[type[Enum], dict[str, Any]]] = {
    kind: dict(vars(standard_enum(kind, "_", (), module="", boundary=KEEP)))
    for kind in (Enum, IntEnum, Flag, IntFlag)
}
"""What a class of each kind has that has no members yet."""
_TAKEN: Final = {"", "mro"}.union(
    *(vars(each) for kind in _EMPTY for each in kind.mro())
)


def quick_enum(
    kind: type[Enum], name: str, members: Collection[tuple[str, int]], **how: Any
) -> Any:
    """Make a class as `Enum(name, members)` does, in a quarter of the time.

    PySide makes 240, with 3,800 members, until there is a card: an eighth of the start.
    What it does not ask for, or has odd names, is made as always.
    """
    odd = how.get("boundary") is not KEEP or how.get("type") or kind not in _EMPTY
    if odd or any(key in _TAKEN or key[0] == "_" for key, _ in members):
        return standard_enum(kind, name, members, **how)
    own = {
        key: value.copy() if isinstance(value, list | dict) else value
        for key, value in _EMPTY[kind].items()
    }
    made: Any = type.__new__(EnumMeta, name, (kind,), own)
    is_flag, is_int = issubclass(kind, Flag), issubclass(kind, int)
    names, by_name, by_value = (
        made._member_names_,
        made._member_map_,
        made._value2member_map_,
    )
    for key, value in members:
        member = by_value.get(value)
        if member is None:
            member = int.__new__(made, value) if is_int else object.__new__(made)
            member.__dict__ = {
                "_value_": value,
                "_name_": key,
                "__objclass__": made,
                "_sort_order_": len(names),
            }
            by_value[value] = member
            if not is_flag or value & -value == value != 0:  # a single bit
                names.append(key)
        by_name[key] = member
        type.__setattr__(made, key, member)
    if is_flag:
        _mask(made)
    if "_hashable_values_" in own:  # from Python 3.13.1 on
        made._hashable_values_ += by_value
    return made


def _mask(flags: Any) -> None:
    """Note which bits there are."""
    flags._flag_mask_ = reduce(or_, flags._value2member_map_, 0)
    flags._all_bits_ = 2 ** flags._flag_mask_.bit_length() - 1
    singles = [flags._member_map_[name]._value_ for name in flags._member_names_]
    flags._singles_mask_ = sum(singles)
    if singles != sorted(singles):
        flags._iter_member_ = flags._iter_member_by_def_


_BY_AND_BY: Final = (
    "table.motion.moments rules.parameters.bonuses rules.parameters.melds"
    " rules.parameters.registry wording.rules.cells wording.rules.house_rules"
    " windows.house_rules.lines windows.house_rules.editors"
    " windows.house_rules.rule_list windows.house_rules.sheet"
    " wording.rule_sheet.sheet windows.rules windows.widgets.scrolling"
    " wording.advice.sentences wording.advice.card wording.scores.game_end"
    " windows.advice app.menus.advice bots.estimates.values bots.search.features"
    " controller.replay_frames controller.advice.review windows.replay_window"
    " table.watched_view app.replay.replay app.replay.open_replay statistics.values"
    " statistics.figures statistics.update windows.statistics.chart"
    " windows.statistics.sheet app.menus.statistics table.overlay.question_boxes"
    " windows.help windows.score_pad app.game.counting windows.game_end"
    " app.game.game_end"
)
"""Modules that nobody has asked for yet, each after the large ones that it imports:
none takes as long as a frame to load."""


_UNUSED: Final = ("/pyi_generator.py", "/enum_sig.py")
"""Modules of PySide that only write its stubs; it compiles them at every start."""


def quicken_pyside() -> None:
    """Load PySide without what nobody here needs; without this all runs as well.

    For its `__feature__`s it takes the place of Python's `import`: it calls Python for
    every name that is imported, and reads the source of each new module, to look for
    its own name.  That is taken back.
    """
    standard = compile

    def compiled(source: object, file: object, *how: Any, **named: Any) -> object:
        text: Any = b"" if str(file).endswith(_UNUSED) else source
        return standard(text, str(file), *how, **named)

    type.__setattr__(EnumMeta, "_create_", quick_enum)
    vars(builtins)["compile"] = compiled
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        vars(builtins)["compile"] = standard
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def unloaded() -> str:
    """Return the next module that nobody has asked for yet, if one is left."""
    names = (f"canasta_qt.{name}" for name in _BY_AND_BY.split())
    return next((name for name in names if name not in sys.modules), "")


def load_one_more() -> bool:
    """Load the next module that nobody has asked for; return whether one was left."""
    name = unloaded()
    if name:
        import_module(name)
    return bool(name)
