"""The verbs of the command line that work without a window."""

import os
import sys
from argparse import Namespace
from typing import Final

EXIT_CODE_SUCCESS: Final = 0
EXIT_CODE_UNREADABLE_INPUT: Final = 2


def main(options: Namespace) -> int:
    """Run a verb of the command line; return the exit status.

    The status is 0 for success, 1 if the rules refuse a record, 2 if something cannot
    be read.
    """
    # starting the window needs none of these imports
    from canasta_qt.cli.parser import error_text
    from canasta_qt.cli.verbs import VERBS
    from canasta_qt.notation.errors import NotationError
    from canasta_qt.storage.paths import StorageError

    try:
        return VERBS[options.verb](options)
    except (NotationError, StorageError) as error:
        print(f"canasta-qt {options.verb}: {error_text(error)}", file=sys.stderr)
        return EXIT_CODE_UNREADABLE_INPUT
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("canasta_qt.proving"):
            raise
        sentence = "This needs the source code; the download does not include it."
        print(f"canasta-qt {options.verb}: {sentence}", file=sys.stderr)
        return EXIT_CODE_UNREADABLE_INPUT
    except BrokenPipeError:
        # the reader has closed the pipe; the flush at exit must not report it again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_CODE_SUCCESS
    except OSError as error:
        print(f"canasta-qt {options.verb}: {_error_text(error)}", file=sys.stderr)
        return EXIT_CODE_UNREADABLE_INPUT
    except KeyboardInterrupt:
        return 130


def _error_text(error: OSError) -> str:
    """Return the text of an error with its file or folder, but without the error
    number."""
    if error.filename is None:
        return str(error)
    return f"“{error.filename}” cannot be used: {error.strerror}"
