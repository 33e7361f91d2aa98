"""Errors of positions and lines that cannot be read, and of impossible positions."""

from pathlib import Path

import pytest

from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.errors import ImpossiblePositionError, UnreadableError
from canasta_qt.notation.position.line import parse_position

CASES = Path(__file__).with_name("unreadable.cases").read_text(encoding="utf-8")
READERS = {"position": parse_position, "line": parse_line}


@pytest.mark.parametrize("case", [it for it in CASES.splitlines() if " => " in it])
def test_an_error_names_the_column_and_what_was_expected_or_the_reason(
    case: str,
) -> None:
    given, _, wanted = case.partition(" => ")
    kind, _, text = given.partition(": ")
    text = text.replace("\\n", "\n")
    if kind == "impossible":
        with pytest.raises(ImpossiblePositionError) as impossible:
            parse_position(text)
        assert wanted in str(impossible.value)
        return

    with pytest.raises(UnreadableError) as unreadable:
        READERS[kind](text)

    column, _, expected = wanted.partition(": ")
    assert column == f"column {unreadable.value.column}"
    assert expected in str(unreadable.value)
    assert str(unreadable.value).splitlines()[2].strip() == "^"
