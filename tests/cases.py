"""Cases of the rules as text: a position, the lines played in it, the result.

    a player who may float must keep a card unless going out
        # The reason, or the place in the rules.
        hand_and_foot turn=0.play pile=7d melds=[9c9d9h]/- hands=9s4c/(11)/(11)/(11)
        0: meld m0+9s, float => round_over=false
        with hands=9s/(11)/(11)/(11)
        0: meld m0+9s => refused must_keep_card

A position is written as in `tests.positions`, or dealt: `deal samba hands=KcKd/-/-/-`;
`with` names what differs from the last one that is written in full, which also holds
for the names below it.  Behind `=>` are facts or fields of the position after,
`points`, `lines` and `count` of a score, an `event`, or `refused` with one of the
reasons, what is counted and what it `says`.  `then` plays on from there; without a line
the position itself shows it.
"""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from canasta_qt.engine.state.refusals import Reason
from tests.positions import FACTS, Outcome, appearance, plays, refuses, scores
from tests.rulebook.dealing import deal

_JSON_WORDS: Final = ("true", "false", "null")


@dataclass(frozen=True)
class Case:
    """A position, and lines with results that are played one after another."""

    name: str
    table: str
    steps: list[str] = field(default_factory=list)

    def check(self) -> None:
        """Play the lines; assert the result of each."""
        table = self.table
        for step in self.steps:
            line, _, wanted = step.partition("=>")
            words = shlex.split(wanted)
            if words and words[0] == "refused":
                _check_refusal(table, line.strip(), words[1:])
            else:
                table = _check_outcome(table, line.strip(), words).after


def cases(folder: Path) -> list[Any]:
    """Return the cases of every file of a folder as parameters of a test."""
    return [
        pytest.param(case, id=f"{file.stem}: {case.name}")
        for file in sorted(folder.glob("*.cases"))
        for case in read(file.read_text(encoding="utf-8"))
    ]


def read(text: str) -> Iterator[Case]:
    """Yield the cases of a file."""
    name = whole = table = ""
    case: Case | None = None
    for line in text.splitlines():
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        if not line.startswith(" "):
            name, table = said, whole
        elif said.startswith("then "):
            assert case is not None
            case.steps.append(said.removeprefix("then "))
        elif said.startswith("with "):
            table = _changed(whole, said.split()[1:])
        elif said.startswith("deal "):
            table = said
        elif " turn=" in said.partition("=>")[0]:
            whole = table = said
        else:
            if case is not None:
                yield case
            case = Case(name, table, [said])
    if case is not None:
        yield case


def _changed(table: str, words: list[str]) -> str:
    ruleset, *fields = table.split()
    found = dict(each.split("=", 1) for each in fields)
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or "(" in name:
            ruleset = word
        elif value:
            found[name] = value
        else:
            del found[name]
    return " ".join([ruleset, *(f"{name}={value}" for name, value in found.items())])


def _check_refusal(table: str, line: str, words: list[str]) -> None:
    reasons = [Reason[each.upper()] for each in words[0].split("|")]
    refused = refuses(table, line, *reasons)
    for name, _, value in (word.partition("=") for word in words[1:]):
        assert str(refused["sentence" if name == "says" else name]) == value, name


def _check_outcome(table: str, line: str, words: list[str]) -> Outcome:
    wanted = [tuple(word.split("=", 1)) for word in words]
    values = {name: _value(name, text) for name, text in wanted}
    events = [text for name, text in wanted if name == "event"]
    points, lines = values.pop("points", None), values.pop("lines", None)
    inner = {name: values.pop(name) for name in list(values) if "." in name}
    values.pop("event", None)
    if table.startswith("deal "):
        table = _dealt(*table.split()[1:])
    outcome = plays(table, line, **values) if line else appearance(table, **values)
    if points is not None:
        scores(table, line or None, points=points, lines=lines)
    assert set(events) <= set(outcome.events)
    found = {"score": outcome.score, "count": _counted(outcome), **outcome.facts}
    for path, value in inner.items():
        assert _inside(found, path) == value, path
    return outcome


def _counted(outcome: Outcome) -> list[Any]:
    """Return the lines of each side's count by item: number, points of each, points."""
    found: list[dict[str, list[list[int]]]] = []
    for side in outcome.score["lines"] if outcome.score else ():
        found.append({})
        for row in side:
            numbers = [row["count"], row["each"], row["points"]]
            found[-1].setdefault(row["item"], []).append(numbers)
    return found


def _dealt(ruleset: str, *words: str) -> str:
    """Return the position after a round is dealt."""
    named = dict(word.split("=", 1) for word in words)
    players = int(named.get("players", 4))
    hands, feet = (
        dict(enumerate(named.get(name, "").split("/"))) for name in ("hands", "feet")
    )
    return deal(
        ruleset,
        hands,
        named.get("then", ""),
        players=players,
        dealer=int(named.get("dealer", players - 1)),
        feet=feet,
    ).after


def _value(name: str, text: str) -> Any:
    """Return the value to compare with a fact, field or detail."""
    if name == "points":
        return tuple(map(int, text.split("/")))
    if name == "lines":
        sides = [re.findall(r"(\w+):(-?\d+)", side) for side in text.split("/")]
        return tuple({item: int(points) for item, points in side} for side in sides)
    if name in FACTS or name == "stock" or "." in name:
        return text if text.isalpha() and text not in _JSON_WORDS else json.loads(text)
    return text


def _inside(facts: Any, path: str) -> Any:
    for step in path.split("."):
        facts = facts[int(step)] if step.isdigit() else facts.get(step)
    return facts
