"""The decorator `override`; before Python 3.12 also a workaround for PySide 6.11.

On older versions PySide 6.11 crashes if an exception raised by C code, such as that of
`int("x")`, leaves a function that Qt calls: PySide requests the text of an exception
object that does not exist yet. Python creates the object when the exception is caught,
so every override catches the exception and raises it again.
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
        """Return the method or property, with the workaround if Qt can call it."""
        # names of Qt have no underscore; our own slots must keep their arguments
        if not isinstance(method, FunctionType) or "_" in method.__name__:
            return method

        def call_method(*given, **named):
            try:
                return method(*given, **named)
            except BaseException:
                raise

        call_method.__name__, call_method.__doc__ = method.__name__, method.__doc__
        return call_method
