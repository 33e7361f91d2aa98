"""Text from outside is bounded before it is parsed; every failure has a place."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.outside_text import (
    MOST_BYTES,
    MOST_FIELDS,
    UnreadableTextError,
    decoded,
    isolated,
    parsed_json,
    parsed_toml,
    plain_line,
)

LONG = "1" * 5_000
FARSI = "\u0645\u06cc\u200c\u062e"


@pytest.mark.parametrize(
    ("text", "why", "place"),
    [
        (f"a = 1\nb = {LONG}", "too many digits", (2, 5)),
        (f"a = 0x{LONG}", "too many digits", (1, 5)),
        ("a = " + "[" * 300, "nested too deeply", (1, 37)),
        ("a = " + "{b = " * 300, "nested too deeply", (1, 165)),
        ("\n" + ".".join("a" * 3_000) + " = 1", "nested too deeply", (2, 66)),
        ("[" + ".".join("a" * 3_000) + "]", "nested too deeply", (1, 67)),
        ("a = [" + "1," * (MOST_FIELDS + 1), "too many values", (1, 200_005)),
        ("a = 1\nb = \0", "Invalid value", (2, 5)),
        ("a = 1\nb = ", "Invalid value", (2, 5)),
        ('a = "\\ud800"', "not a Unicode scalar", (1, 12)),
        ("a = 2026-02-31", "Invalid date", (1, 5)),
        ('a = """\nnever closed', "Unterminated", (2, 13)),
    ],
)
def test_a_text_that_no_parser_would_bear_is_refused_with_its_place(
    text: str, why: str, place: tuple[int, int]
) -> None:
    with pytest.raises(UnreadableTextError, match=why) as refused:
        parsed_toml(text)

    assert (refused.value.line, refused.value.column) == place
    assert f"(line {place[0]}, column {place[1]})" in str(refused.value)


@pytest.mark.parametrize(
    "value",
    [
        '"' + "[" * 99 + '"',
        "'" + "{" * 99 + "'",
        '"""\n' + '[" ' * 99 + '"""',
        "'''\n" + "[' " * 99 + "'''",
        '"\\"' + "[" * 99 + '"',
        f'"{LONG}"',
        "1 # " + "[" * 99,
        '"' + "." * 99 + '"',
        "[" * 30 + "]" * 30,
        "[" + "[1.5]," * 99 + "]",
    ],
)
def test_signs_inside_strings_and_comments_nest_nothing(value: str) -> None:
    assert "a" in parsed_toml(f"a = {value}\nb = 1.5")


@pytest.mark.parametrize(
    ("text", "why", "column"),
    [
        ('{"position": ' + LONG + "}", "too many digits", 14),
        ("[" * 100_000, "nested too deeply", 33),
        ('{"a": "\\', "Unterminated|Invalid", 7),
        ("'[[[[", "Expecting value", 1),
    ],
)
def test_json_has_the_same_door(text: str, why: str, column: int) -> None:
    with pytest.raises(UnreadableTextError, match=why) as refused:
        parsed_json(text)

    assert refused.value.column == column


def test_whatever_a_parser_raises_is_a_text_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_text: str) -> object:
        raise MemoryError

    monkeypatch.setattr("tomllib.loads", fail)

    with pytest.raises(UnreadableTextError, match=r"^MemoryError$"):
        parsed_toml("a = 1")


def test_a_byte_order_mark_and_other_ends_of_lines_are_fine() -> None:
    text = decoded(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")

    assert parsed_toml(text) == {"a": 1, "b": 2}


def test_bytes_that_are_no_text_have_a_place() -> None:
    with pytest.raises(UnreadableTextError, match=r"no text \(line 3, column 4\)"):
        decoded(b"a\nb\nabc\xffd\n")


def test_a_file_larger_than_any_of_ours_is_not_even_decoded() -> None:
    with pytest.raises(UnreadableTextError, match="larger than any file"):
        decoded(b"\xff" * (MOST_BYTES + 1))


@pytest.mark.parametrize(
    "row",
    [
        "a{n} = 1\n",
        "a.b.c.d{n} = 1\n",
        "[a.b.c.d{n}]\n",
        "[[a]]\nb.c = 1\n",
        "a{n} = [1, [2], {{b = 3}}]\n",
        'a{n} = """x"""\n',
        '# """ \n',
    ],
)
def test_reading_is_linear_in_the_size(row: str) -> None:
    """Counted in calls, which no other program on the machine changes."""

    def calls(number: int) -> int:
        text, count = "".join(row.format(n=n) for n in range(number)), 0

        def tell(_frame: object, event: str, _argument: object) -> None:
            nonlocal count
            count += event in ("call", "c_call")

        sys.setprofile(tell)
        try:
            parsed_toml(text)
        finally:
            sys.setprofile(None)
        return count

    assert calls(2_000) < 2.1 * calls(1_000)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("Max", "Max"),
        ("\u202eMax", "Max"),
        ("\u2067Max\u200f", "Max"),
        ("  Max\n\0Eva\t ", "Max Eva"),
        ("x" * 200, "x" * 23 + "…"),
        ("x" * 24, "x" * 24),
        ("\u200b\u3164\u2800\ufeff", ""),
        ("\u0301\u200d", ""),
        ("M" + "\u0308" * 60 + "ax", "M\u0308\u0308\u0308ax"),
        ("a\u0301" * 30, "á" * 23 + "…"),
        ("👩\u200d👧 1\ufe0f\u20e3", "👩\u200d👧 1\ufe0f\u20e3"),
        (FARSI, FARSI),
        ("a\u200cb", "ab"),
        ("\ud83dMax", "Max"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(given: str, read: str) -> None:
    assert plain_line(given) == read


@given(st.text())
def test_a_name_that_can_be_read_stays_as_it_is(text: str) -> None:
    name = plain_line(text)

    assert plain_line(name) == name
    assert plain_line(isolated(name)) == name
    assert isolated(isolated(name)) == isolated(name)
    assert len(name.splitlines()) <= 1
    assert name.encode().decode() == name


def test_only_a_name_that_turns_the_words_around_it_is_isolated() -> None:
    assert isolated("أحمد 7") == "\u200e\u2068أحمد 7\u2069"
    assert isolated("Tomás 🎲") == "Tomás 🎲"
