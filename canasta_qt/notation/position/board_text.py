"""A position drawn as text, for people at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.cards import UNKNOWN, hand_order
from canasta_qt.engine.state.facts import frozen_to, opening_minimum
from canasta_qt.engine.state.position import PHASE_NAMES, Position
from canasta_qt.notation.cards import write_cards
from canasta_qt.notation.position.cards import meld_text
from canasta_qt.notation.position.line import format_position
from canasta_qt.rules.tables import CANASTA, NATURAL_CANASTA
from canasta_qt.rules.text import ruleset_text


def table_text(position: Position) -> str:
    """Draw the table: stock and pile, what each side has laid, the hands, the line."""
    sides, seats = range(position.terms.sides), range(position.terms.players)
    lines = [
        _heading(position),
        "",
        *_middle(position),
        "",
        *(line for side in sides for line in _side(position, side)),
        *(_hand(position, seat) for seat in seats),
        "",
        format_position(position),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _heading(position: Position) -> str:
    totals = " : ".join(map(str, position.scores))
    return (
        f"{ruleset_text(position.terms.ruleset)}   round {position.round}"
        f"   dealer {position.dealer}   score {totals}"
    )


def _middle(position: Position) -> Iterator[str]:
    yield f"  stock  {len(position.stock)}"
    top = f", top {write_cards(position.pile[-1:])}" if position.pile else ""
    frozen = ", frozen" if position.frozen else ""
    yield f"  pile   {len(position.pile)}{top}{frozen}   {write_cards(position.pile)}"


def _side(position: Position, side: int) -> Iterator[str]:
    seats = " and ".join(map(str, position.terms.seats_of[side]))
    notes = [_opening(position, side)] if not position.melds[side] else []
    if frozen_to(position, side):
        notes.append("the pile is frozen to it")
    yield f"  side {side} (seat {seats})   {', '.join(notes)}"
    for index, meld in enumerate(position.melds[side]):
        kind = f"  {meld.kind} canasta" if meld.kind else ""
        yield f"    m{index} {meld_text(meld)} {meld.points}{kind}"
    if position.bonus[side]:
        yield f"    threes {write_cards(position.bonus[side])}"
    yield ""


def _opening(position: Position, side: int) -> str:
    minimum = opening_minimum(position, side)
    marks = {CANASTA: "a canasta", NATURAL_CANASTA: "a natural canasta"}
    return f"not open, needs {marks.get(minimum, minimum)}"


def _hand(position: Position, seat: int) -> str:
    mark = ">" if seat == position.turn else " "
    phase = f"   {PHASE_NAMES[position.phase]}" if seat == position.turn else ""
    cards = sorted(position.hand(seat), key=hand_order)
    cards += [UNKNOWN] * position.hidden[seat]
    return f"{mark} seat {seat}  {position.size[seat]:2}  {write_cards(cards)}{phase}"
