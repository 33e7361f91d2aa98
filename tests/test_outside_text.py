"""Text from outside is bounded before it is parsed; every failure has a place."""

import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.outside_text import (
    MAX_GAME_BYTES,
    MAX_TEXT_BYTES,
    MAX_TOML_LINE_DOTS,
    MAX_TOML_VALUE_SEPARATORS,
    MAX_VALUE_LENGTH,
    UnreadableTextError,
    decode_text,
    isolate_direction,
    parse_json,
    parse_toml,
    plain_line,
)

LONG = "1" * 5_000
FARSI = "\u0645\u06cc\u200c\u062e"


@pytest.mark.parametrize(
    ("text", "why", "place"),
    [
        ("\n" + ".".join("a" * 3_000) + " = 1", "too many dots", (2, 1)),
        ("[" + ".".join("a" * 3_000) + "]", "too many dots", (1, 1)),
        ("a = 1\nb = \0", "Invalid value", (2, 5)),
        ("a = 1\nb = ", "Invalid value", (2, 5)),
        ('a = "\\ud800"', "not a Unicode scalar", (1, 12)),
        ("a = 2026-02-31", "Invalid date", (1, 5)),
        ('a = """\nnever closed', "Unterminated", (2, 13)),
    ],
)
def test_toml_that_would_overload_a_parser_is_refused_with_its_place(
    text: str, why: str, place: tuple[int, int]
) -> None:
    with pytest.raises(UnreadableTextError, match=why) as refused:
        parse_toml(text)

    assert (refused.value.line, refused.value.column) == place
    assert f"(line {place[0]}, column {place[1]})" in str(refused.value)


DEEP = "[" * 33 + "]" * 33


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"a = 1\nb = {LONG}", "Exceeds the limit|too many digits"),
        (f"a = -{LONG[:200]}", "too many digits"),
        (f"a = 0x{LONG}", "too many digits"),
        (f"a = {DEEP}", "nested too deeply"),
        ("a = " + "[" * 300, "recursion|Invalid"),
        ("a = [" + "1," * MAX_TOML_VALUE_SEPARATORS + "]", "too many values"),
        (f"a = '{'x' * (MAX_VALUE_LENGTH + 1)}'", "too many letters"),
        (f"{'x' * (MAX_VALUE_LENGTH + 1)} = 1", "too many letters"),
    ],
    ids=range(8),
)
def test_extreme_toml_values_are_refused(text: str, why: str) -> None:
    with pytest.raises(UnreadableTextError, match=why):
        parse_toml(text)


@pytest.mark.parametrize(
    "unit",
    [
        *("#\n", "\n", "#", " ", "a.", "1,", "[[a]]\n"),
        *("a{n}.b.c = 1\n", "[a{n}]\n", "a{n} = 1\n", "a{n} = {{}}\n"),
        "a{n}." + "b." * 98 + "c = 1\n",
        "a{n}." + "b." * 28 + "c = 1\n",
        "a{n} = " + "[" * 30 + "]" * 30 + "\n",
    ],
)
@pytest.mark.parametrize("start", ["", "a = [", 'a = """'])
def test_the_largest_toml_file_is_parsed_once_or_refused_before_parsing(
    unit: str, start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Separators, which take a parser long, are counted before it begins.

    With as many as allowed, or as fit into the largest file; then with too many.
    """
    parsed: list[str] = []

    def keep(text: str) -> dict[str, object]:
        parsed.append(text)
        return {}

    monkeypatch.setattr(tomllib, "loads", keep)
    marks = sum(map(unit.count, ".,=[{"))
    number = min(
        (MAX_TOML_VALUE_SEPARATORS - 9) // (marks or 1), MAX_GAME_BYTES // len(unit)
    )
    text = start + "".join(unit.format(n=n) for n in range(number))
    is_dotted = max(line.count(".") for line in text.split("\n")) > MAX_TOML_LINE_DOTS

    with suppress(UnreadableTextError):
        parse_toml(text)
    assert parsed == ([] if is_dotted else [text])
    with pytest.raises(UnreadableTextError, match="too many"):
        parse_toml(text + "," * (MAX_TOML_VALUE_SEPARATORS + 1))
    assert len(parsed) <= 1


@pytest.mark.parametrize(
    ("text", "why", "column"),
    [
        ('{"position": ' + LONG + "}", "Exceeds the limit", 0),
        (f'{{"a": {DEEP}}}', "nested too deeply", 0),
        ("[" * 100_000, "recursion", 0),
        ('{"a": "\\', "Unterminated|Invalid", 7),
        ("'[[[[", "Expecting value", 1),
    ],
)
def test_json_that_would_overload_a_parser_is_refused_with_its_column(
    text: str, why: str, column: int
) -> None:
    with pytest.raises(UnreadableTextError, match=why) as refused:
        parse_json(text)

    assert refused.value.column == column


def test_any_exception_of_a_parser_is_reported_as_unreadable_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_text: str) -> object:
        raise MemoryError

    monkeypatch.setattr("tomllib.loads", fail)

    with pytest.raises(UnreadableTextError, match=r"^MemoryError$"):
        parse_toml("a = 1")


def test_text_may_have_a_byte_order_mark_and_any_line_endings() -> None:
    text = decode_text(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")

    assert parse_toml(text) == {"a": 1, "b": 2}


def test_the_error_for_bytes_that_are_not_text_has_their_place() -> None:
    with pytest.raises(UnreadableTextError, match=r"no text \(line 3, column 4\)"):
        decode_text(b"a\nb\nabc\xffd\n")


def test_a_file_that_is_too_large_is_refused_before_decoding() -> None:
    with pytest.raises(UnreadableTextError, match="more than 256000 bytes"):
        decode_text(b"\xff" * (MAX_TEXT_BYTES + 1))


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
def test_a_name_from_outside_is_one_line_of_visible_characters(
    given: str, read: str
) -> None:
    assert plain_line(given) == read


@given(st.text())
def test_cleaning_a_name_twice_changes_nothing_more(text: str) -> None:
    name = plain_line(text)

    assert plain_line(name) == name
    assert plain_line(isolate_direction(name)) == name
    assert isolate_direction(isolate_direction(name)) == isolate_direction(name)
    assert len(name.splitlines()) <= 1
    assert name.encode().decode() == name


def test_only_a_right_to_left_name_is_isolated() -> None:
    assert isolate_direction("أحمد 7") == "\u200e\u2068أحمد 7\u2069"
    assert isolate_direction("Tomás 🎲") == "Tomás 🎲"
