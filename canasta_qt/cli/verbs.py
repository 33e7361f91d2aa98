"""The verbs of the command line, each of which imports only the modules that it needs.

Some verbs read requests as lines of JSON, and write for each an answer as a line of
JSON.
"""

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, Final, TypeAlias

from canasta_qt.cli.parser import error_text
from canasta_qt.notation.errors import CommandError, NotationError
from canasta_qt.notation.judge import error_answer, judge
from canasta_qt.notation.position.line import (
    format_position,
    parse_position,
    table_text,
)
from canasta_qt.notation.record import ReplayError
from canasta_qt.notation.transcript import transcript_lines
from canasta_qt.outside_text import (
    MAX_TEXT_BYTES,
    UnreadableTextError,
    decode_text,
    parse_json,
)
from canasta_qt.rules.model import parameter_values
from canasta_qt.rules.text import ruleset_text, value_text
from canasta_qt.storage.game_files import check_game_exists, read_record
from canasta_qt.storage.own_rulesets import all_rulesets, custom_rulesets, find_ruleset
from canasta_qt.wording.errors import error_sentence
from canasta_qt.wording.rules.house_rules import ruleset_description
from canasta_qt.wording.ruleset_names import translated_title
from canasta_qt.wording.table.refusals import refusal_sentence

JsonRequest: TypeAlias = Mapping[str, Any]
JsonAnswer: TypeAlias = dict[str, Any]


def answer_lines(answer: Callable[[JsonRequest], JsonAnswer]) -> int:
    """Answer each line of standard input; at its end return the exit status 0."""
    for raw in _lines(sys.stdin.buffer):
        if raw.strip():
            print(json.dumps(answer_line(raw, answer)), flush=True)
    return 0


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; a line that is too long is cut just above the limit,
    where it is refused."""
    most = MAX_TEXT_BYTES + 1
    while raw := stream.readline(most):
        yield raw
        while len(raw) == most and not raw.endswith(b"\n"):
            raw = stream.readline(most)


def answer_line(raw: bytes, answer: Callable[[JsonRequest], JsonAnswer]) -> JsonAnswer:
    """Return the answer to a line; for a line that cannot be read, an error as the
    answer."""
    try:
        request = parse_json(decode_text(raw.rstrip()))
    except UnreadableTextError as error:
        column = error.column or None
        return {"ok": False, "error": f"not JSON: {error.why}", "column": column}
    if not isinstance(request, dict):
        why = "a request must be a JSON object"
        return {"ok": False, "error": why, "column": None}
    try:
        return answer(request)
    except NotationError as error:
        return error_answer(error)
    except Exception as error:
        # an unexpected error affects only this answer
        traceback.print_exc()
        return {"ok": False, "error": f"internal error: {error!r}", "column": None}


def print_position(options: argparse.Namespace) -> int:
    """Print a position as a drawing in text."""
    text = " ".join(options.position) or _input()
    if not text.strip():
        words = "There is no position: write it as an argument or a line."
        raise CommandError(words)
    print(table_text(parse_position(text)), end="")
    return 0


def _input() -> str:
    """Return the text of standard input. Raises `CommandError`."""
    try:
        return decode_text(sys.stdin.buffer.read(MAX_TEXT_BYTES + 1))
    except UnreadableTextError as error:
        words = "The input cannot be read. {why}"
        raise CommandError(words, why=f"{error}.") from None


def answer_judge_requests(_options: argparse.Namespace) -> int:
    """Answer requests about the rules, as JSON lines."""
    return answer_lines(lambda request: judge(request, sentence=refusal_sentence))


def answer_advice_requests(_options: argparse.Namespace) -> int:
    """Answer requests for advice, as JSON lines."""
    from canasta_qt.cli.advise import advice_answer

    return answer_lines(advice_answer)


def print_record(options: argparse.Namespace) -> int:
    """Print a record as text, up to its first illegal action."""
    check_game_exists(options.file)
    record = read_record(options.file)
    try:
        for line in transcript_lines(record, options.until):
            print(line)
    except ReplayError as error:
        sys.stdout.flush()
        print(f"canasta-qt replay: {_stopped_words(error)}", file=sys.stderr)
        return 1
    return 0


def _stopped_words(error: ReplayError) -> str:
    """Return a sentence on why a replay ended early, with the position."""
    if error.refusal is None:
        return str(error)
    why = f"{error_sentence(error)} {refusal_sentence(error.refusal)}"
    return f"{why}\n  in {format_position(error.position)}"


def print_rules(options: argparse.Namespace) -> int:
    """Print the rules, the parameters, or the list of rulesets."""
    if options.ruleset is None:
        _, complaints = custom_rulesets()
        listed = all_rulesets()
        width = max(map(len, listed))
        for key, ruleset in listed.items():
            said = f"{translated_title(ruleset)}. {ruleset_description(ruleset)}"
            print(f"{key:{width}}  {said}")
        for wrong in complaints:
            print(f"canasta-qt rules: {error_text(wrong)}", file=sys.stderr)
        return 0
    chosen = find_ruleset(options.ruleset)
    if options.parameters:
        for name, value in parameter_values(chosen):
            print(f"{name} = {value_text(name, value)}")
        return 0
    from canasta_qt.wording.rule_sheet.sheet import rule_sheet

    print(rule_sheet(chosen))
    return 0


def count_action_sequences(options: argparse.Namespace) -> int:
    """Print the number of action sequences from a position (perft)."""
    from canasta_qt.proving.checksum import (
        count_action_sequences,
        count_sequences_by_first_action,
    )

    position = parse_position(options.position)
    if options.divide and options.depth:
        for action, number in count_sequences_by_first_action(position, options.depth):
            print(f"{number:10}  {action}")
    print(count_action_sequences(position, options.depth))
    return 0


def _with_rules(options: argparse.Namespace) -> argparse.Namespace:
    """Return the options with the name or file of a ruleset replaced by the text of the
    ruleset."""
    if options.ruleset is not None:
        options.ruleset = ruleset_text(find_ruleset(options.ruleset))
    return options


def run_bench(options: argparse.Namespace) -> int:
    from canasta_qt.proving.measure.bench import main

    return main(_with_rules(options))


def run_arena(options: argparse.Namespace) -> int:
    """Play a contest between two bots."""
    from canasta_qt.proving.arena import main

    return main(_with_rules(options))


def run_soak(options: argparse.Namespace) -> int:
    """Play rounds in which every step is checked."""
    from canasta_qt.proving.measure.soak import main

    options.rulesets = [ruleset_text(find_ruleset(name)) for name in options.rulesets]
    return main(options)


def run_training(options: argparse.Namespace) -> int:
    """Learn the weights of bots that search."""
    from canasta_qt.proving.measure.training import main

    return main(options)


def print_statistics(options: argparse.Namespace) -> int:
    from canasta_qt.cli.stats import main

    return main(options)


VERBS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "show": print_position,
    "judge": answer_judge_requests,
    "advise": answer_advice_requests,
    "replay": print_record,
    "rules": print_rules,
    "perft": count_action_sequences,
    "bench": run_bench,
    "arena": run_arena,
    "soak": run_soak,
    "train": run_training,
    "stats": print_statistics,
}
