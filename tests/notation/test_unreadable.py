"""Errors of positions and lines that cannot be read, and of impossible positions."""

import pytest

from canasta_qt.notation.actions import parse_line
from canasta_qt.notation.errors import ImpossiblePositionError, UnreadableError
from canasta_qt.notation.position.line import parse_position
from tests.text_table import read_rows

READERS = {"position": parse_position, "line": parse_line}


@pytest.mark.parametrize(("given", "wanted"), read_rows(__file__, "unreadable.cases"))
def test_an_error_names_the_column_and_what_was_expected_or_the_reason(
    given: str, wanted: str
) -> None:
    kind, _, text = given.partition(":")
    text = text.removeprefix(" ")
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
