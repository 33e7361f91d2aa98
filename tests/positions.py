"""Rule tests as data: a position, a line, and its expected result.

A table is a position without `canasta/1`.  Three marks save counting: `(*)` is
the number of unknown cards that makes the packs whole, `<naturals>`, `<wilds>`,
`<black3>` and `<red3>` are all cards of that class not named elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.cards import (
    BLACK3,
    NATURAL_RANK_COUNT,
    RANK_LETTERS,
    RED3,
    Card,
    card_text,
    cards_text,
    full_deck,
    parse_card,
)
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.notation.judge import judge
from canasta_qt.notation.position.line import POSITION_FIELDS, parse_position

_CARD: Final = re.compile(r"[2-9TJQKA][cdhs]|X[rb]")
_NUMBER: Final = re.compile(r"\((\d+)\)")
_HOLDERS: Final = ("stock", "pile", "hands", "melds", "bonus")
# fmt: off
FACTS: Final = frozenset((
    "actor", "phase", "opening_minimum", "frozen", "may_take", "must_take",
    "may_go_out", "round_over", "out", "concealed", "game_over", "winner",
    "next_first_player", "points_in_hand",
))
# fmt: on
_FIELDS: Final = frozenset(("seating", *(field.name for field in POSITION_FIELDS)))


@dataclass(frozen=True)
class Outcome:
    """Answer of the judge to a legal request."""

    after: str
    facts: dict[str, Any]
    events: list[str]
    score: dict[str, Any] | None

    def field(self, name: str) -> str:
        """Read a field of the position after; empty where it is left out."""
        return fields_of(self.after).get(name, "")

    def then(self, line: str, **expected: object) -> Outcome:
        """Play a line from this position."""
        return plays(self.after, line, **expected)


def plays(table: str, line: str, **expected: object) -> Outcome:
    """Judge a line as legal; `expected` are facts or fields of the position after.

    `stock` is the number of cards left; hands and bonus cards are compared without
    regard to order, melds in order of laying.  Facts are the ones of NOTATION.md.
    """
    answer = _answer(table, line)
    assert answer["legal"], f"{line} is refused: {answer['refused']}"
    outcome = _outcome(answer)
    for name, value in expected.items():
        assert _readable(name, value) == _found(outcome, name), name
    return outcome


def appearance(table: str, **expected: object) -> Outcome:
    """Describe a position in which nothing is played."""
    outcome = _outcome(_answer(table, None))
    for name, value in expected.items():
        assert _readable(name, value) == _found(outcome, name), name
    return outcome


def details(refused: Refusal) -> str:
    """Return the values of a refusal besides its reason: numbers, cards, words."""
    parts = []
    if refused.have or refused.need:
        parts.append(f"{refused.have} for {refused.need}")
    if refused.rank is not None:
        parts.append(f"rank {RANK_LETTERS[refused.rank]}")
    if refused.cards:
        parts.append(cards_text(refused.cards))
    return ", ".join(filter(None, [*parts, refused.kind, refused.sentence]))


def refuses(table: str, line: str, *reasons: Reason) -> dict[str, Any]:
    """Judge the last step of a line as refused for one of the reasons.

    Several reasons are named only where the rules give several grounds.
    """
    answer = _answer(table, line)
    assert not answer["legal"], f"{line} is legal, wanted {reasons}"
    refused: dict[str, Any] = answer["refused"]
    step, last = refused["step"], line.count(",")
    assert step == last, (
        f"refused at step {step} ({_steps(line)[step]}), expected step {last}:"
        f" {refused['reason']}"
    )
    assert refused["reason"] in map(str, reasons), refused
    return refused


def scores(
    table: str,
    line: str | None = None,
    *,
    points: tuple[int, ...],
    lines: tuple[Mapping[str, int], ...] | None = None,
) -> Outcome:
    """Score a round that is over: by side the points and, if given, the lines.

    Lines of one item are added up, lines of nothing left out.
    """
    answer = _answer(table, line)
    assert answer["legal"], answer["refused"]
    outcome = _outcome(answer)
    sheet = outcome.score
    assert sheet is not None, f"not over: {outcome.after}"
    found = tuple(_summed(side) for side in sheet["lines"])
    assert list(points) == sheet["round"], found
    assert [sum(side.values()) for side in found] == sheet["round"]
    totals = [
        before + gained
        for before, gained in zip(sheet["total_before"], sheet["round"], strict=True)
    ]
    assert totals == sheet["total"]
    if lines is not None:
        assert tuple(dict(side) for side in lines) == found
    return outcome


def filled(table: str) -> str:
    """Write a table out in full: its version word and its marks resolved."""
    if not table.startswith("canasta/"):
        table = f"canasta/1 {table}"
    if "<" not in table and "(*)" not in table:
        return table
    fields = fields_of(table)
    held = " ".join(fields.get(name, "") for name in _HOLDERS)
    rest = full_deck(2, 4)
    for card in _cards(held):
        rest.remove(card)
    for mark, cards in _by_class(rest).items():
        if f"<{mark}>" in table:
            for card in cards:
                rest.remove(card)
            table = table.replace(f"<{mark}>", "".join(map(card_text, cards)))
    number = sum(int(found) for found in _NUMBER.findall(held))
    stock = fields.get("stock", "")
    number += int(stock) if stock.isdigit() else 0
    return table.replace("(*)", f"({len(rest) - number})")


def fields_of(cpn: str) -> dict[str, str]:
    """Split a position into its fields."""
    return {
        name: value
        for word in cpn.split()[2:]
        for name, _, value in [word.partition("=")]
    }


def _by_class(rest: list[Card]) -> dict[str, list[Card]]:
    return {
        "naturals": [card for card in rest if card >> 2 < NATURAL_RANK_COUNT],
        "wilds": [card for card in rest if NATURAL_RANK_COUNT <= card >> 2 < BLACK3],
        "black3": [card for card in rest if card >> 2 == BLACK3],
        "red3": [card for card in rest if card >> 2 == RED3],
    }


def _cards(text: str) -> list[Card]:
    return [parse_card(found) for found in _CARD.findall(text)]


def _steps(line: str) -> list[str]:
    return [step.strip() for step in line.partition(":")[2].split(",")]


def _request(table: str, line: str | None) -> dict[str, Any]:
    request: dict[str, Any] = {"position": filled(table)}
    if line is not None:
        request["line"] = line
    return request


def _ask(request: dict[str, Any]) -> dict[str, Any]:
    answer: Any = judge(request, sentence=details)
    assert isinstance(answer, dict)
    return answer


def _answer(table: str, line: str | None) -> dict[str, Any]:
    request = _request(table, line)
    answer = _ask(request)
    assert answer["ok"], f"{answer} for {request}"
    return answer


def _outcome(answer: dict[str, Any]) -> Outcome:
    return Outcome(answer["after"], answer["facts"], answer["events"], answer["score"])


def _summed(lines: list[dict[str, Any]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        if line["points"]:
            found[line["item"]] = found.get(line["item"], 0) + line["points"]
    return found


def _found(outcome: Outcome, name: str) -> object:
    if name in FACTS:
        return outcome.facts[name]
    if name == "stock":
        return len(parse_position(outcome.after).stock)
    assert name in _FIELDS, f"no such fact or field: {name}"
    return _readable(name, outcome.field(name))


def _readable(name: str, value: object) -> object:
    """Return a value in one form for comparison."""
    if name in FACTS or not isinstance(value, str):
        return value
    if name in ("hands", "bonus", "known"):
        parts = [
            sorted(_CARD.findall(p)) + _NUMBER.findall(p) for p in value.split("/")
        ]
        return parts if any(parts) else []
    if name == "melds":
        sides = [re.findall(r"\[(\w+)\]", side) for side in value.split("/")]
        return [[sorted(_CARD.findall(m)) for m in side] for side in sides]
    if name == "flags":
        return sorted(value.split(","))
    return value.replace("-", "")
