"""What the line says, where cards may go and how the pile is taken, case by case."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.cards import RANK_TEXT, cards_text
from canasta_qt.commands import Command
from canasta_qt.gestures import Place, Spot
from tests.cases import Case, cases
from tests.controller.letting_go import HAND, PILE
from tests.controller.test_taking import lit, shut, ways
from tests.controller.test_what_now import buttons, told


def says(table: str, chosen: str) -> list[str]:
    """The moment, its buttons, and what is meant, where there is something."""
    now = told(table, chosen)
    refused = [each.refusal for each in now.offers if each.command is Command.TAKE]
    assert now.refusal in (refused or [now.refusal]), "the line says why"
    held = cards_text(now.cards) if now.cards else ""
    meant = {
        "cards": "" if held == chosen else held,
        "rank": "" if now.rank is None else RANK_TEXT[now.rank],
        "seat": "" if now.seat is None else str(now.seat),
        "points": str(now.points or ""),
    }
    words = [f"{name} {value}" for name, value in meant.items() if value]
    return [str(now.moment), *buttons(now), *words]


def answers(asked: str, table: str, chosen: str) -> list[str]:
    """What comes of a gesture at a table."""
    match asked:
        case "says":
            return says(table, chosen)
        case "ways":
            return ways(table)
        case "refusals":
            found = shut(table, chosen, HAND)
            return [f"{place} {reason}" for place, reason in found.items()]
        case _:
            sources = {"from_stock": Spot(Place.STOCK), "from_pile": PILE}
            return lit(table, chosen, sources.get(asked, HAND))


@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_a_table_answers_as_written(case: Case) -> None:
    for step in case.steps:
        gesture, _, wanted = step.partition("=>")
        asked, _, chosen = gesture.strip().partition(" ")
        assert ", ".join(answers(asked, case.table, chosen)) == wanted.strip()
