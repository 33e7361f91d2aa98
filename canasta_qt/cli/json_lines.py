"""JSON lines in, JSON lines out: one request, one answer, nothing else."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from canasta_qt.notation.errors import NotationError
from canasta_qt.notation.judge.judge import complaint

Request: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]


def answer_lines(answer: Callable[[Request], Answer]) -> int:
    """Answer every line of standard input; the end of input ends with status 0."""
    for raw in sys.stdin.buffer:
        if raw.strip():
            print(json.dumps(answer_line(raw, answer)), flush=True)
    return 0


def answer_line(raw: bytes, answer: Callable[[Request], Answer]) -> Answer:
    """Answer one line; whatever goes wrong with it, the next one gets its turn."""
    try:
        request = json.loads(raw.rstrip())
    except json.JSONDecodeError as error:
        return {"ok": False, "error": f"no JSON: {error.msg}", "column": error.colno}
    except (UnicodeDecodeError, RecursionError) as error:
        return {"ok": False, "error": f"no JSON: {error}", "column": None}
    if not isinstance(request, dict):
        why = "a request is an object with names and values"
        return {"ok": False, "error": why, "column": None}
    try:
        return answer(request)
    except NotationError as error:
        return complaint(error)
    except Exception as error:
        # A mistake of ours costs this answer, not the rest of the input.
        traceback.print_exc()
        return {"ok": False, "error": f"internal error: {error!r}", "column": None}
