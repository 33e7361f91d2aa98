"""The search for a way to go out finds a line that the judge allows (rules.md 2.3)."""

from pathlib import Path

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.best_way_out import best_way_out
from canasta_qt.engine.moves.going_out_search import WayOut, find_way_out
from canasta_qt.engine.state.actions import AddToMeld, NewMeld
from canasta_qt.notation.position.line import parse_position
from tests.cases import Case, read
from tests.positions import filled, plays

CASES = [*read(Path(__file__).with_name("way_out.ways").read_text("utf-8"))]


def line_text(way: WayOut | None) -> str:
    """Return a way out as a line of the judge."""
    if way is None:
        return "none"
    laid = [
        f"m{play.meld}+{cards_text(play.cards)}"
        if isinstance(play, AddToMeld)
        else f"[{cards_text(play.cards)}]"
        for play in way.plays
        if isinstance(play, (AddToMeld, NewMeld))
    ]
    acts = [f"meld {' '.join(laid)}"] if laid else []
    acts += [f"discard {cards_text([way.discard])}"] if way.discard is not None else []
    return ", ".join(acts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_way_to_go_out_is_found_and_legal(case: Case) -> None:
    """`asked` assumes the permission of the partner; `best` is worth most."""
    position = parse_position(filled(case.table))
    for step in case.steps:
        (question, _, wanted) = step.partition(": ")

        if question == "best":
            found = best_way_out(position, position.turn)
        else:
            found = find_way_out(position, position.turn, asked=question == "asked")

        assert line_text(found) == wanted
        if found is not None and question != "asked":
            line = f"{position.turn}: {wanted}"
            plays(case.table, line, round_over=True, out=position.turn)
