"""Inputs for readers: random bytes, and edited valid inputs."""

import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hypothesis import strategies as st

from tests.fuzz.readers import READERS, Reader

KEPT: Final = Path(__file__).parent / "kept"
"""Inputs that failed before, as READER-NAME; the suite tests them again."""
PATIENCE: Final = 20
"""Seconds after which an input counts as a hang."""
_CHUNKS: Final = (
    b"1" * 5_000, b"[" * 400, b"{" * 400, b"a." * 3_000, b"(999)" * 99, b"9" * 20,
    b"\0", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r\n", b"\n", b'"', b"'''",
    b'"""', b"\\", b"[", b"]", b"{", b"}", b"=", b",", b".", b"/", b"-", b"-1", b"0",
    b"nan", b"1e999", b"true", b"null", b"\\ud800", b"(14)", b"??", b"m0", b"3h", b"Xr",
)  # fmt: skip
_KINDS: Final = ("insert", "replace", "cut", "double", "flip")
_Edit = tuple[str, float, int, bytes]
_EDITS: Final = st.lists(
    st.tuples(
        st.sampled_from(_KINDS),
        st.floats(0, 1),
        st.integers(1, 40),
        st.sampled_from(_CHUNKS) | st.binary(min_size=1, max_size=4),
    ),
    min_size=1,
    max_size=6,
)


@lru_cache
def seeds(name: str) -> tuple[bytes, ...]:
    """Return the valid inputs of a reader, made once."""
    return READERS[name].seeds()


def inputs(reader: Reader) -> st.SearchStrategy[bytes]:
    """Return a strategy of random bytes, valid inputs and edited valid inputs."""
    good = st.sampled_from(seeds(reader.name))
    return st.builds(edited, good, _EDITS) | st.binary(max_size=200)


def edited(data: bytes, edits: list[_Edit]) -> bytes:
    """Return the bytes after the edits, whose places are fractions of the length."""
    for kind, share, number, chunk in edits:
        at = int(share * len(data))
        head, tail = data[:at], data[at:]
        match kind:
            case "insert":
                data = head + chunk + tail
            case "replace":
                data = head + chunk + tail[len(chunk) :]
            case "cut":
                data = head + tail[number:]
            case "double":
                data = head + tail[:number] + tail
            case _:
                data = head + bytes(sign ^ number for sign in tail[:1]) + tail[1:]
    return data


@contextmanager
def _watched() -> Iterator[None]:
    """Raise `TimeoutError` if a call takes too long, where the system supports it."""

    def ring(_number: int, _frame: object) -> None:
        raise TimeoutError

    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def attempt(reader: Reader, data: bytes) -> None:
    """Give one input to a reader; raises any error that callers do not expect."""
    with TemporaryDirectory() as folder, _watched():
        logging.disable(logging.CRITICAL)
        try:
            reader.read(data, Path(folder))
        finally:
            logging.disable(logging.NOTSET)
