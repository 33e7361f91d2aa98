"""The command line without a window; `main` is its only entry point."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from canasta_qt.translate import mark, tr

DONE: Final = 0
UNREADABLE: Final = 2


def main(argv: Sequence[str]) -> int:
    """Run one verb with its arguments; return the exit status.

    0: done. 1: the rules refuse a record. 2: something cannot be read.
    """
    # The window shares `parser` with the verbs and waits for nothing else of them.
    from canasta_qt.cli.options import parser
    from canasta_qt.cli.parser import error_words, say_any_letter
    from canasta_qt.cli.verbs import VERBS
    from canasta_qt.notation.errors import NotationError
    from canasta_qt.storage.paths import StorageError

    say_any_letter()
    options = parser().parse_args(argv)
    try:
        return VERBS[options.verb](options)
    except (NotationError, StorageError) as error:
        print(f"canasta-qt {options.verb}: {error_words(error)}", file=sys.stderr)
        return UNREADABLE
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("canasta_qt.proving"):
            raise
        sentence = mark("This needs the source code; the download does not include it.")
        print(f"canasta-qt {options.verb}: {tr(sentence)}", file=sys.stderr)
        return UNREADABLE
    except BrokenPipeError:
        # The reader has seen enough; the flush at exit must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        print(f"canasta-qt {options.verb}: {_trouble(error)}", file=sys.stderr)
        return UNREADABLE
    except KeyboardInterrupt:
        return 130


def _trouble(error: OSError) -> str:
    """Name the file or folder, without the error number of the system."""
    if error.filename is None:
        return str(error)
    words = tr("“{file}” cannot be used: {system}")
    return words.format(file=error.filename, system=error.strerror)
