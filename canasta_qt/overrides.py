"""`override`, from the standard library, which has it from Python 3.12 on.

Before, PySide 6.11 dies of an exception that C code has raised, like that of
`int("x")`, if it leaves a function that Qt calls: its text is asked of an object that
is not made yet.  It is made where Python catches the exception, so each of these
functions does, and the program lives to say what has happened.
"""

import sys
from types import FunctionType
from typing import TYPE_CHECKING

__all__ = ["override"]

if TYPE_CHECKING:
    from typing_extensions import override
elif sys.version_info >= (3, 12):
    from typing import override
else:

    def override(method):
        """Return the method, or the property, as Qt may call it."""
        # Qt's names have no underscore; ours may be slots, whose arguments count.
        if not isinstance(method, FunctionType) or "_" in method.__name__:
            return method

        def caught(*given, **named):
            try:
                return method(*given, **named)
            except BaseException:
                raise

        caught.__name__, caught.__doc__ = method.__name__, method.__doc__
        return caught
