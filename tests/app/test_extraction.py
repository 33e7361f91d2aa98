"""Qt’s tool finds every string to be translated, errors included."""

import ast
import importlib
import pickle
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from canasta_qt.notation.record import NewerRecordError
from canasta_qt.rules.conflicts import Conflicts, ruleset_problems
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.storage.game_files import NewerGameError
from canasta_qt.storage.paths import StorageError
from canasta_qt.translate import WordedError, english_source, set_translator
from canasta_qt.wording.errors import error_sentence
from tests.app.catalogue import sources
from tests.app.pseudo_language import pseudo
from tests.narrow import instance
from tests.tidy.source import PACKAGE, modules

MARKS = {"tr", "tr_n", "mark"}
OWN_SENTENCE = {"NewerGameError", "UnreadableError"}
"""Errors whose sentence stands in their class."""
COMMAND_LINE = {
    *("AdviceError", "ArenaFileError", "ExecutorError", "ImpossiblePositionError"),
    *("CommandError", "PageError", "RequestError"),
}
"""Errors of programs and developers, in English: see “Translate the program”."""
MAKERS = {"wrong"}
"""Methods that make an error of what they are given."""
_SLOT = re.compile(r"\{(\w+)\}")


@cache
def extracted() -> frozenset[str]:
    """Return every source string that is found in the package."""
    return frozenset(each.source for each in sources())


@pytest.fixture(scope="module", autouse=True)
def uncached_trees() -> Iterator[None]:
    """Free the trees: the garbage collector would walk them in all later tests."""
    yield
    trees.cache_clear()
    calls.cache_clear()
    assignments.cache_clear()


@cache
def trees() -> dict[str, ast.Module]:
    found = {}
    for path in modules(PACKAGE):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts)] = ast.parse(path.read_text(encoding="utf-8"))
    return found


@cache
def calls() -> list[tuple[str, str, ast.Call]]:
    """Yield every call of the package with its module and the bare name of the
    function.
    """
    return [
        (module, _name(node.func), node)
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    ]


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def texts(call: ast.Call) -> list[str]:
    """Return the literal arguments before the first that is none."""
    found = []
    for argument in call.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            break
        found.append(argument.value)
    return found


def test_every_string_marked_for_translation_is_extracted() -> None:
    """By functions that the extraction knows by name.

    `QObject.tr` would look texts up in a context that no catalogue has.
    """
    lost = [
        f"{module}:{call.lineno} {given}"
        for module, name, call in calls()
        if name in MARKS
        for given in texts(call)[:1]
        if given not in extracted()
    ]
    elsewhere = [
        f"{module}:{call.lineno}"
        for module, name, call in calls()
        if name == "tr" and isinstance(call.func, ast.Attribute)
    ]
    renamed = [
        f"{module}:{node.lineno}"
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _name(node.value) in MARKS
    ]

    assert lost == elsewhere == renamed == []


class Raised(NamedTuple):
    """An error of the package where it is created."""

    place: str
    kind: str
    source: str
    """Empty where no marked one is found."""
    values: frozenset[str]


def kinds() -> set[str]:
    """Return the names of all errors with a sentence, after importing the whole
    package.
    """
    for module, tree in trees().items():
        if any(isinstance(node, ast.ClassDef) for node in tree.body):
            importlib.import_module(module)
    found, waiting = set(), [WordedError]
    while waiting:
        kind = waiting.pop()
        found.add(kind.__name__)
        waiting += kind.__subclasses__()
    return found


@cache
def assignments(module: str) -> list[ast.Assign]:
    """Yield every assignment of a module in the order of its lines."""
    found = [it for it in ast.walk(trees()[module]) if isinstance(it, ast.Assign)]
    return sorted(found, key=lambda each: each.lineno)


@cache
def errors() -> list[Raised]:
    known = kinds() - OWN_SENTENCE - COMMAND_LINE | MAKERS
    return [
        Raised(
            f"{module}:{call.lineno}",
            name,
            _source(module, call),
            frozenset(each.arg or "" for each in call.keywords) - {"detail"},
        )
        for module, name, call in calls()
        if name in known and all(each.arg for each in call.keywords)
    ]


def _source(module: str, call: ast.Call) -> str:
    """Return the sentence of an error, marked in place or assigned to a name before."""
    named = {
        name: marked
        for node in assignments(module)
        if node.lineno < call.lineno
        for name in map(_name, node.targets)
        if (marked := _marked(node.value))
    }
    for argument in call.args:
        name = _name(argument)
        known = getattr(importlib.import_module(module), name, None)
        if found := _marked(argument) or named.get(name):
            return found
        if isinstance(known, str) and known in extracted():
            return known
    return ""


def _marked(value: ast.expr) -> str:
    if isinstance(value, ast.Call) and _name(value.func) == "mark":
        return texts(value)[0]
    return ""


def test_every_error_has_a_sentence_that_is_extracted() -> None:
    assert len(errors()) > 50
    lost = [each for each in errors() if each.source not in extracted()]

    assert lost == []


def test_every_slot_in_an_error_sentence_is_filled() -> None:
    for each in errors():
        assert set(_SLOT.findall(each.source)) == each.values, each


@pytest.fixture
def speak_pseudo() -> Iterator[None]:
    set_translator(lambda source, _role="", _n=-1: pseudo(source))
    yield
    set_translator(english_source)


@pytest.mark.usefixtures("speak_pseudo")
def test_every_error_sentence_is_translated() -> None:
    for source in {each.source for each in errors()}:
        slots = dict.fromkeys(_SLOT.findall(source), 7)
        said = error_sentence(WordedError(source, " More.", **slots))
        assert said == pseudo(source).format(**slots)
        assert "More" not in said, "the detail is for the log"


@pytest.mark.usefixtures("speak_pseudo")
def test_errors_inside_errors_and_rule_conflicts_are_translated_too() -> None:
    inner = StorageError("No “{path}”.", path="a")
    few = Conflicts(ruleset_problems(parse_ruleset("classic_4(draw_count=0)")))

    assert error_sentence(StorageError("{why}", why=inner)) == (
        f"{pseudo(inner.source).format(path='a')} ~~"
    )
    assert error_sentence(StorageError("{why}", why=few)).startswith("0 îš töö šmàll")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("\u202ega\u2066me", "game"),
        ("a\n" * 1000, "a " * 149 + "a…"),
        ("/" + "x" * 120_000, "/" + "x" * 298 + "…"),
        ("\u05d0.toml", "\u200e\u2068\u05d0.toml\u2069"),
        ("a\udcff", "a?"),
    ],
    ids=["turns lines", "lines", "long", "from right to left", "no text"],
)
def test_values_in_error_sentences_are_one_line_without_direction_marks(
    name: str, said: str
) -> None:
    assert error_sentence(StorageError("No “{path}”.", path=name)) == f"No “{said}”."


def test_an_error_is_unchanged_by_pickling() -> None:
    newer = NewerGameError("Sunday", NewerRecordError("Update."))
    error = StorageError("{why}", " More.", why=newer)

    again = pickle.loads(pickle.dumps(error))

    assert type(again) is StorageError
    assert str(again) == str(error)
    why = instance(NewerGameError, again.values["why"])
    assert why.name == "Sunday"
