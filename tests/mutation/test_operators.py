"""The errors planted are the ones meant, and words and assertions are left alone."""

import ast
from textwrap import dedent

import pytest

from tests.mutation.operators import mutants


def changes(text: str) -> list[str]:
    """What each mutant of a source text puts for what."""
    found = mutants("module.py", ast.parse(dedent(text)))
    return [f"{mutant.before} -> {mutant.after}" for mutant in found]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a < b", ["a < b -> a <= b", "a < b -> a >= b"]),
        ("a is b", ["a is b -> a is not b"]),
        ("[a + b]", ["a + b -> a - b"]),
        ("min(a)", ["min(a) -> max(a)"]),
        ("f(a, b)", ["f(a, b) -> f(b, a)"]),
        ("a[1:]", ["1: -> :", "1 -> 2", "1 -> 0"]),
        ("not a", ["not a -> a"]),
        (
            "a and b",
            [
                "a and b -> a or b",
                "a and b -> b",
                "a and b -> a",
                "a -> not a",
                "b -> not b",
            ],
        ),
        ("True", ["True -> False"]),
        ("'word'", []),
        ("f'{a + 1}'", []),
        ("isinstance(a, b)", []),
    ],
)
def test_an_expression_is_changed_in_one_place(line: str, expected: list[str]) -> None:
    assert changes(f"def f(a, b):\n    x = {line}\n") == expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("if a:\n  b()", ["a -> not a", "b() -> nothing"]),
        ("a += b", ["a += b -> a -= b", "a += b -> nothing"]),
        ("a.b = c", ["a.b = c -> nothing"]),
        ("while a < b:\n  break", ["a < b -> a <= b", "a < b -> a >= b",
                                     "break -> continue"]),
        ("return\na = b", ["return -> nothing"]),
        ("return a", ["return a -> return None"]),
        ("assert a < 1", []),
        ("a: int = b", []),
        ("'''Words about 1.'''", []),
    ],
)  # fmt: skip
def test_a_statement_is_changed_or_left_out(lines: str, expected: list[str]) -> None:
    body = "\n".join(f"    {line}" for line in lines.split("\n"))

    assert changes(f"def f(a, b):\n{body}\n") == expected


def test_a_function_of_truth_returns_the_other_one() -> None:
    assert changes("def f(a) -> bool:\n    return g(a)") == [
        "return g(a) -> return True",
        "return g(a) -> return False",
    ]


def test_a_case_is_left_out_and_its_guard_is_dropped() -> None:
    text = """
    def f(a, b):
        match a:
            case 7 if b:
                pass
            case _:
                pass
    """

    assert changes(text) == [
        "case 7 if b: ... -> case 7: ...",
        "case 7 if b: ... -> case 7 if False: ...",
        "7 -> 8",
        "7 -> 6",
    ]


def test_constants_of_a_module_are_changed_and_its_other_lines_not() -> None:
    text = """
    SIZE: Final = 7
    print(8)
    class C:
        size = 9
    """

    assert changes(text) == ["7 -> 8", "7 -> 6"]


def test_a_mutant_is_planted_and_removed() -> None:
    root = ast.parse("def f(a):\n    return a < 1\n")
    first = next(found for found in mutants("m.py", root) if found.after == "a <= 1")

    first.plant()
    planted = ast.unparse(root)
    first.remove()

    assert "a <= 1" in planted
    assert "a < 1" in ast.unparse(root)
