"""A position as one line of text (CPN, see NOTATION.md), and as a drawing in text."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from canasta_qt.cards import (
    CARD_LIST_LENGTH,
    RED3,
    UNKNOWN,
    Card,
    card_text,
    cards_from_counts,
    count_kinds,
    hand_sort_key,
)
from canasta_qt.engine.state.facts import is_frozen_for, opening_minimum
from canasta_qt.engine.state.position import (
    DRAW_PHASE,
    PHASE_NAMES,
    Position,
    cards_on_table,
)
from canasta_qt.engine.state.terms import Terms, default_seating, terms_for
from canasta_qt.notation.cards import Snippet, write_cards
from canasta_qt.notation.errors import ImpossiblePositionError, UnreadableError
from canasta_qt.notation.position import turn
from canasta_qt.notation.position.cards import (
    CARD_FIELDS,
    PositionReader,
    freeze_by_visible_cards,
    meld_text,
)
from canasta_qt.rules.conflicts import ruleset_problems
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.rulesets.catalog import base_of
from canasta_qt.rules.tables import CANASTA_MINIMUM, NATURAL_CANASTA_MINIMUM
from canasta_qt.rules.text import UnreadableRulesetError, parse_ruleset, ruleset_text
from canasta_qt.rules.values import Seating

POSITION_HEADER: Final = "canasta/1"

POSITION_FIELDS: Final = (
    *turn.MATCH_FIELDS,
    *CARD_FIELDS,
    *turn.PACKET_FIELDS,
    *turn.TURN_FIELDS,
    *turn.RARE_FIELDS,
)
"""All fields, in the order in which they are written and defaults are set."""

_FIELD_CONDITIONS: Final[dict[str, Callable[[Terms], object]]] = {
    "feet": lambda terms: terms.foot_size,
    "unplayed": lambda terms: terms.foot_size,
    "talon": lambda terms: terms.rules.talon_sizes,
    "burnt": lambda terms: terms.rules.burning,
    "lone": lambda terms: terms.lone_hand,
}
"""Functions by name of a field, which return whether a game has the field; bots rely on
the absence of the field in other games."""
_WORD: Final = re.compile(r"#[^\n]*|\S+")
_NAMES: Final = ("seating", *(field.name for field in POSITION_FIELDS))


def parse_position(text: str) -> Position:
    """Return a position from text; missing fields have the defaults in NOTATION.md.

    Raises `UnreadableError` if the grammar is wrong, and `ImpossiblePositionError` with
    all reasons if the position cannot occur.
    """
    ruleset, fields = _split(text)
    terms, reasons = _terms(ruleset, fields, text)
    foreign = (name for name in fields if not _FIELD_CONDITIONS.get(name, bool)(terms))
    reasons += (f"{ruleset.id} has no field {name}" for name in foreign)
    position = Position(terms)
    position.phase = DRAW_PHASE
    reading = PositionReader(position, reasons, frozenset(fields))
    for field in POSITION_FIELDS:
        if field.name in fields:
            field.read(reading, fields[field.name])
        elif field.set_default is not None:
            field.set_default(position)
    freeze_by_visible_cards(position)
    _place_stock(reading)
    turn.set_default_draw(position)
    if reasons:
        raise ImpossiblePositionError(reasons)
    return position


def format_position(position: Position) -> str:
    """Return the text of a position; reading the text gives an equal position.

    A stock with the default order is not written.
    """
    terms = position.terms
    words = [POSITION_HEADER, ruleset_text(terms.rules)]
    if terms.seating is not default_seating(terms.rules, terms.players):
        words.append(f"seating={terms.seating}")
    for field in POSITION_FIELDS:
        value = field.write(position)
        if value is not None and not (
            field.name == "stock" and _is_default_stock(position)
        ):
            words.append(f"{field.name}={value}")
    return " ".join(words)


def _split(text: str) -> tuple[Ruleset, dict[str, Snippet]]:
    whole = Snippet(text)
    words = [
        whole.substring(*match.span())
        for match in _WORD.finditer(text)
        if not match[0].startswith("#")
    ]
    version = words.pop(0) if words and words[0].text.startswith("canasta/") else None
    if version is not None and version.text != POSITION_HEADER:
        raise version.error(POSITION_HEADER)
    if not words:
        raise whole.error("a ruleset", len(text.rstrip()))
    ruleset = read_ruleset(words[0])
    fields: dict[str, Snippet] = {}
    for word in words[1:]:
        name, sign, _ = word.text.partition("=")
        if name not in _NAMES:
            raise word.error("a field: " + " ".join(_NAMES))
        if not sign:
            raise word.error(f"{name}=value")
        if name in fields:
            raise word.error(f"{name} only once")
        fields[name] = word.substring(len(name) + 1)
    if "hands" not in fields:
        raise whole.error("hands=…", len(text.rstrip()))
    return ruleset, fields


def read_ruleset(text: Snippet) -> Ruleset:
    """Return a ruleset from text, house rules included. Raises an error for
    contradictions."""
    try:
        ruleset = parse_ruleset(text.text)
    except UnreadableRulesetError as error:
        raise text.error(error.expected, error.column - 1) from None
    wrong = ruleset_problems(ruleset) if ruleset is not base_of(ruleset) else ()
    if wrong:
        raise text.error("rules that go together: " + "; ".join(map(str, wrong)))
    return ruleset


def _terms(
    ruleset: Ruleset, fields: dict[str, Snippet], text: str
) -> tuple[Terms, list[str]]:
    """Return the terms for the text of a position, and errors about the number of
    hands.

    A wrong number of hands is replaced by the nearest possible one.
    """
    players = fields["hands"].text.count("/") + 1
    allowed = sorted(ruleset.players_allowed)
    reasons = []
    if players not in allowed:
        wanted = " or ".join(map(str, allowed))
        reasons.append(f"{ruleset.id} is played by {wanted}")
        players = min(allowed, key=lambda each: abs(each - players))
    seating = default_seating(ruleset, players)
    if "seating" in fields:
        asked = fields["seating"]
        listed = dict(ruleset.seating)[players]
        if asked.text not in listed:
            raise UnreadableError(
                text, asked.start + 1, "a seating: " + " ".join(listed)
            )
        seating = Seating(asked.text)
    return terms_for(ruleset, players, seating), reasons


def _count_outside_stock(position: Position) -> tuple[list[int], int]:
    """Return the known cards outside the stock, by card, and the number of unknown
    ones."""
    kinds = [
        sum(hand[kind] for hand in position.hands) for kind in range(CARD_LIST_LENGTH)
    ]
    unknown = sum(position.hidden)
    for card in cards_on_table(position):
        if card < 0:
            unknown += 1
        else:
            kinds[card] += 1
    return kinds, unknown


def _default_stock(position: Position) -> list[Card]:
    """Return the default stock, with the card drawn next last; its cards are unknown if
    a hand has unknown cards."""
    kinds, unknown = _count_outside_stock(position)
    if unknown:
        return [UNKNOWN] * (len(position.terms.deck) - sum(kinds) - unknown)
    packs = count_kinds(position.terms.deck)
    rest = [have - seen for have, seen in zip(packs, kinds, strict=True)]
    return cards_from_counts(rest)[::-1]


def _is_default_stock(position: Position) -> bool:
    """Return whether the stock is the default stock, which is not written."""
    stock = position.stock
    if not stock or UNKNOWN in stock or stock != sorted(stock, reverse=True):
        return False
    return stock == _default_stock(position)


def has_stock_field(text: str) -> bool:
    """Return whether the text of a position gives its stock; the text must be
    readable."""
    return "stock" in _split(text)[1]


def _place_stock(reading: PositionReader) -> None:
    position = reading.position
    if "stock" not in reading.given_fields:
        position.stock = _default_stock(position)
    kinds, unknown = _count_outside_stock(position)
    total = sum(kinds) + unknown
    if "stock" in reading.given_fields:
        total += len(position.stock)
    for card in position.stock:
        if card >= 0:
            kinds[card] += 1
    packs = count_kinds(position.terms.deck)
    for kind, number in enumerate(kinds):
        if number > packs[kind]:
            reading.impossible_reasons.append(
                f"{number} {card_text(Card(kind))}, but the packs hold {packs[kind]}"
            )
    whole = len(position.terms.deck)
    counted = "stock" in reading.given_fields and position.round > 0
    if total > whole or (total < whole and counted):
        reading.impossible_reasons.append(f"{total} cards, but the packs hold {whole}")
    for side, bonus in enumerate(position.bonus):
        if any(card >> 2 != RED3 for card in bonus) and not _black_bonus(position):
            reading.impossible_reasons.append(
                f"side {side} has laid out other cards than threes"
            )


def _black_bonus(position: Position) -> bool:
    return position.terms.rules.black3_mode.value == "bonus"


def table_text(position: Position) -> str:
    """Return a drawing of the table in text: stock, pile, melds, hands, and the CPN."""
    sides, seats = range(position.terms.sides), range(position.terms.players)
    lines = [
        _heading(position),
        "",
        *_stock_and_pile_lines(position),
        "",
        *(line for side in sides for line in _side_lines(position, side)),
        *(_hand_line(position, seat) for seat in seats),
        "",
        format_position(position),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _heading(position: Position) -> str:
    totals = " : ".join(map(str, position.scores))
    return (
        f"{ruleset_text(position.terms.rules)}   round {position.round}"
        f"   dealer {position.dealer}   score {totals}"
    )


def _stock_and_pile_lines(position: Position) -> Iterator[str]:
    yield f"  stock  {len(position.stock)}"
    top = f", top {write_cards(position.pile[-1:])}" if position.pile else ""
    frozen = ", frozen" if position.frozen else ""
    yield f"  pile   {len(position.pile)}{top}{frozen}   {write_cards(position.pile)}"


def _side_lines(position: Position, side: int) -> Iterator[str]:
    seats = " and ".join(map(str, position.terms.seats_of[side]))
    notes = [_opening_note(position, side)] if not position.melds[side] else []
    if is_frozen_for(position, side):
        notes.append("the pile is frozen for it")
    yield f"  side {side} (seat{'s' * ('and' in seats)} {seats})   {', '.join(notes)}"
    for index, meld in enumerate(position.melds[side]):
        kind = f"  {meld.canasta_kind} canasta" if meld.canasta_kind else ""
        yield f"    m{index} {meld_text(meld)} {meld.points}{kind}"
    if position.bonus[side]:
        yield f"    threes {write_cards(position.bonus[side])}"
    yield ""


def _opening_note(position: Position, side: int) -> str:
    minimum = opening_minimum(position, side)
    marks = {CANASTA_MINIMUM: "a canasta", NATURAL_CANASTA_MINIMUM: "a natural canasta"}
    return f"not open, needs {marks.get(minimum, minimum)}"


def _hand_line(position: Position, seat: int) -> str:
    mark = ">" if seat == position.turn else " "
    phase = f"   {PHASE_NAMES[position.phase]}" if seat == position.turn else ""
    cards = sorted(position.hand(seat), key=hand_sort_key)
    cards += [UNKNOWN] * position.hidden[seat]
    return f"{mark} seat {seat}  {position.size[seat]:2}  {write_cards(cards)}{phase}"
