"""Fields of a position's text about cards: stock, pile, hands, melds, threes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from canasta_qt.cards import RED3, UNKNOWN, Card
from canasta_qt.engine.moves.validity import is_pure_rank, meld_refusal
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, Meld, make_meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.terms import Terms, card_class
from canasta_qt.notation.cards import Snippet, read_cards, read_number, write_cards
from canasta_qt.rules.values import CardClass, Red3Mode


@dataclass(frozen=True, slots=True)
class PositionReader:
    """State of reading a position, with all reasons found why the position is
    impossible."""

    position: Position
    impossible_reasons: list[str]
    given_fields: frozenset[str]
    """Names of the fields in the text."""

    @property
    def terms(self) -> Terms:
        return self.position.terms

    def split_by_seat(self, text: Snippet, name: str) -> list[Snippet]:
        """Return the parts of a field by seat.

        With a wrong number of parts the position is impossible.
        """
        return self._split(text, name, self.terms.players, "seats")

    def split_by_side(self, text: Snippet, name: str) -> list[Snippet]:
        """Return the parts of a field by side.

        With a wrong number of parts the position is impossible.
        """
        return self._split(text, name, self.terms.sides, "sides")

    def _split(self, text: Snippet, name: str, number: int, of: str) -> list[Snippet]:
        parts = text.split_snippet("/")
        if len(parts) != number:
            self.impossible_reasons.append(f"{name} of {len(parts)}, but {number} {of}")
        return parts[:number]


@dataclass(frozen=True, slots=True)
class PositionField:
    """A field of a position's text: its name, a function to read it, and a function to
    write it, which returns None for the default."""

    name: str
    read: Callable[[PositionReader, Snippet], None]
    write: Callable[[Position], str | None]
    set_default: Callable[[Position], None] | None = None
    """Function that sets the default if the text does not have the field; None if a new
    position has the default."""


_ATTRIBUTES: Final = {
    "asides": "black_threes_aside",
    "fresh": "in_first_turn",
    "laid": "melded_before",
    "new": "new_melds",
    "recycled": "renewals",
    "score": "scores",
    "burnt": "closed_ranks",
    "talon": "talons",
    "threes": "threes_held",
    "unplayed": "foot_untouched",
}


def read_seat(reading: PositionReader, text: Snippet) -> int:
    return read_number(text, "a seat", reading.terms.players)


def read_seats(reading: PositionReader, text: Snippet) -> list[int]:
    """Return seats separated by commas; `-` means none."""
    if text.text == "-":
        return []
    return [read_seat(reading, part) for part in text.split_snippet(",")]


def seats_text(seats: list[int]) -> str:
    """Return the text of seats, separated by commas; `-` for none."""
    return ",".join(map(str, seats)) or "-"


def make_value_field(
    name: str,
    read_value: Callable[[PositionReader, Snippet], object],
    default: Callable[[Position], object],
    write_value: Callable[[Any], str] = str,
) -> PositionField:
    """Return a field with one value; the default is not written."""
    attribute = _ATTRIBUTES.get(name, name)

    def read_field(reading: PositionReader, text: Snippet) -> None:
        setattr(reading.position, attribute, read_value(reading, text))

    def field_text(position: Position) -> str | None:
        value = getattr(position, attribute)
        return None if value == default(position) else write_value(value)

    def set_default(position: Position) -> None:
        setattr(position, attribute, default(position))

    return PositionField(name, read_field, field_text, set_default)


def make_card_groups_field(name: str, *, of_seats: bool = False) -> PositionField:
    """Return a field with cards for each side, or for each seat; cards of seats may be
    unknown."""
    attribute = _ATTRIBUTES.get(name, name)

    def read_groups(reading: PositionReader, text: Snippet) -> None:
        split = reading.split_by_seat if of_seats else reading.split_by_side
        for number, part in enumerate(split(text, name)):
            heap = list(read_cards(part, unknown=of_seats))
            getattr(reading.position, attribute)[number] = heap

    def groups_text(position: Position) -> str | None:
        heaps: list[list[Card]] = getattr(position, attribute)
        return "/".join(map(write_cards, heaps)) if any(heaps) else None

    return PositionField(name, read_groups, groups_text)


def read_melds(text: Snippet, number: int) -> list[int]:
    """Return indexes of melds below `number` from text such as `m0,m2`; `-` means
    none."""
    if text.text == "-":
        return []
    found = []
    for part in text.split_snippet(","):
        if not part.text.startswith("m"):
            raise part.error("melds of a side, such as m0,m2")
        found.append(read_number(part.substring(1), "the number of a meld", number))
    return found


def _read_stock(reading: PositionReader, text: Snippet) -> None:
    if text.text.isdigit():
        cards = (UNKNOWN,) * read_number(text, "a number of cards", 1000)
    else:
        cards = read_cards(text, unknown=True)
    reading.position.stock = list(reversed(cards))


def _write_stock(position: Position) -> str | None:
    if all(card < 0 for card in position.stock):
        return str(len(position.stock))
    return write_cards(position.stock[::-1])


def _read_pile(reading: PositionReader, text: Snippet) -> None:
    marked = text.text.endswith("!")
    cards = text.substring(0, len(text.text) - marked)
    reading.position.pile = list(read_cards(cards, unknown=True))
    reading.position.frozen = marked


def freeze_by_visible_cards(position: Position) -> None:
    """Mark the pile as frozen if it has a face-up card that freezes it."""
    seen = position.pile[position.pile_hidden :]
    if any(_has_frozen(position.terms, card) for card in seen):
        position.frozen = True


def _has_frozen(terms: Terms, card: Card) -> bool:
    """Return whether a card of the pile freezes it; a red three freezes it only as a
    card of the deal."""
    if card < 0:
        return False
    rules = terms.rules
    kind = card_class(card)
    from_deal = kind in rules.upcard_freezes_on
    if terms.freezes[card]:
        return from_deal or not rules.upcard
    auto = terms.rules.red3_mode is Red3Mode.AUTO
    return auto and from_deal and kind is CardClass.RED3


def _write_pile(position: Position) -> str | None:
    if not position.pile and not position.frozen:
        return None
    return write_cards(position.pile) + "!" * position.frozen


def _read_hands(reading: PositionReader, text: Snippet) -> None:
    for seat, part in enumerate(reading.split_by_seat(text, "hands")):
        for card in read_cards(part, unknown=True):
            reading.position.add_to_hand(seat, card)


def _write_hands(position: Position) -> str | None:
    return "/".join(
        write_cards(position.hand(seat) + [UNKNOWN] * position.hidden[seat])
        for seat in range(position.terms.players)
    )


def _read_melds(reading: PositionReader, text: Snippet) -> None:
    for side, part in enumerate(reading.split_by_side(text, "melds")):
        if part.text == "-":
            continue
        for cards in _split_brackets(part):
            _add_meld(reading, side, cards)
        reading.position.update_meld_index(side)


def _split_brackets(text: Snippet) -> list[tuple[Card, ...]]:
    found: list[tuple[Card, ...]] = []
    index = 0
    while index < len(text.text) or not found:
        if text.text[index : index + 1] != "[":
            raise text.error("a meld such as [KsKhKd], or -", index)
        end = text.text.find("]", index)
        if end < 0:
            raise text.error("]", len(text.text))
        found.append(read_cards(text.substring(index + 1, end)))
        index = end + 1
    return found


def _add_meld(reading: PositionReader, side: int, cards: tuple[Card, ...]) -> None:
    shown = f"[{write_cards(cards)}]"
    topper: Card | None = None
    if (
        reading.terms.rules.red3_mode is Red3Mode.TOPPER
        and len(cards) > CANASTA_SIZE
        and cards[-1] >> 2 == RED3
    ):
        cards, topper = cards[:-1], cards[-1]
    try:
        meld = make_meld(cards, reading.terms.points)
    except ValueError:
        reading.impossible_reasons.append(f"{shown} is no meld")
        return
    meld = replace(
        meld,
        topper=topper,
        mixed_at_opening=_was_mixed_at_opening(reading.terms, meld),
        concealed=False,
    )
    refused = meld_refusal(reading.terms, meld, None, ends=True)
    if refused is not None:
        reading.impossible_reasons.append(f"{shown} is no meld here: {refused.reason}")
    melds = reading.position.melds[side]
    if (
        reading.terms.one_meld
        and meld.form == SET
        and any(other.form == SET and other.rank == meld.rank for other in melds)
    ):
        reading.impossible_reasons.append(
            f"{shown} is a second meld of its rank on side {side}"
        )
    melds.append(meld)


def _was_mixed_at_opening(terms: Terms, meld: Meld) -> bool:
    """Return whether a meld of a pure rank has wild cards, which only an initial meld
    may have."""
    if meld.form != SET or not meld.wilds:
        return False
    return is_pure_rank(terms.rules, meld.rank, mixed=False)


def _write_melds(position: Position) -> str | None:
    if not any(position.melds):
        return None
    return "/".join(
        "".join(meld_text(meld) for meld in melds) or "-" for melds in position.melds
    )


def _read_whole(reading: PositionReader, text: Snippet) -> None:
    for side, part in enumerate(reading.split_by_side(text, "whole")):
        melds = reading.position.melds[side]
        for index in read_melds(part, len(melds)):
            melds[index] = replace(melds[index], concealed=True)


def _write_whole(position: Position) -> str | None:
    rows = [
        ",".join(f"m{index}" for index, meld in enumerate(melds) if meld.concealed)
        for melds in position.melds
    ]
    return "/".join(row or "-" for row in rows) if any(rows) else None


def meld_text(meld: Meld) -> str:
    """Return the text of a meld in brackets; a red three set on it is last."""
    topper = () if meld.topper is None else (meld.topper,)
    return f"[{write_cards(meld.cards + topper)}]"


def _read_known(reading: PositionReader, text: Snippet) -> None:
    """Read the cards of each hand that everybody knows; those that the field `hands`
    does not have replace hidden cards of the hand."""
    position = reading.position
    for seat, part in enumerate(reading.split_by_seat(text, "known")):
        for card in read_cards(part):
            position.known[seat][card] += 1
            position.known_count[seat] += 1
            if position.known[seat][card] <= position.hands[seat][card]:
                continue
            if not position.hidden[seat]:
                reading.impossible_reasons.append(
                    f"known {write_cards([card])} is not in the hand of seat {seat}"
                )
                continue
            position.hidden[seat] -= 1
            position.hands[seat][card] += 1
            position.ranks[seat][card >> 2] += 1


def _write_known(position: Position) -> str | None:
    if not any(map(any, position.known)):
        return None
    return "/".join(
        write_cards([Card(c) for c, n in enumerate(known) for _ in range(n)])
        for known in position.known
    )


CARD_FIELDS: Final = (
    PositionField("stock", _read_stock, _write_stock),
    PositionField("pile", _read_pile, _write_pile),
    PositionField("hands", _read_hands, _write_hands),
    PositionField("melds", _read_melds, _write_melds),
    PositionField("whole", _read_whole, _write_whole),
    make_card_groups_field("bonus"),
    PositionField("known", _read_known, _write_known),
)
