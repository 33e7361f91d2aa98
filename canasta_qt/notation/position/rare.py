"""Fields that only some rulesets use: feet, packets set aside, burnt ranks …"""

from __future__ import annotations

from typing import Final

from canasta_qt.cards import KINDS, NATURAL_RANKS, RANK_TEXT, UNKNOWN, Card, cards_of
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.actions import SPECIAL_HANDS
from canasta_qt.notation.cards import (
    Snippet,
    read_cards,
    read_number,
    write_cards,
)
from canasta_qt.notation.position.reader import (
    Field,
    Reading,
    read_seat,
    read_seats,
    seats_text,
)

_BURNABLE: Final = RANK_TEXT[: NATURAL_RANKS + 1]
"""The ranks that canastas burn: naturals, and `2` for wild ones."""


def _read_feet(reading: Reading, text: Snippet) -> None:
    for seat, part in enumerate(reading.by_seat(text, "feet")):
        reading.position.feet[seat] = list(read_cards(part, unknown=True))


def _write_feet(position: Position) -> str | None:
    if not any(position.feet):
        return None
    return "/".join(map(write_cards, position.feet))


def _read_talon(reading: Reading, text: Snippet) -> None:
    if text.text != "-":
        reading.position.talons = [
            list(read_cards(part, unknown=True)) for part in text.split("/")
        ]


def dealt_talons(position: Position) -> list[list[Card]]:
    """Packets as they lie after the deal, seen by nobody."""
    sizes = position.terms.ruleset.deal.talon_sizes
    return [[UNKNOWN] * size for size in sizes]


def _write_talon(position: Position) -> str | None:
    if position.talons == dealt_talons(position):
        return None
    return "/".join(map(write_cards, position.talons)) or "-"


def _read_asides(reading: Reading, text: Snippet) -> None:
    for side, part in enumerate(reading.by_side(text, "asides")):
        reading.position.asides[side] = list(read_cards(part))


def _write_asides(position: Position) -> str | None:
    if not any(position.asides):
        return None
    return "/".join(map(write_cards, position.asides))


def _read_pile_hidden(reading: Reading, text: Snippet) -> None:
    number = read_number(text, "a number of cards at the bottom of the pile", 1000)
    reading.position.pile_hidden = number
    if number > len(reading.position.pile):
        reading.reasons.append(
            f"{number} cards of the pile are hidden, but it has only"
            f" {len(reading.position.pile)}"
        )


def _write_pile_hidden(position: Position) -> str | None:
    return str(position.pile_hidden) if position.pile_hidden else None


def _read_unplayed(reading: Reading, text: Snippet) -> None:
    seats = read_seats(reading, text)
    reading.position.unplayed = [s in seats for s in range(reading.terms.players)]


def _write_unplayed(position: Position) -> str | None:
    seats = [seat for seat, yes in enumerate(position.unplayed) if yes]
    return seats_text(seats) if seats else None


def _read_burnt(reading: Reading, text: Snippet) -> None:
    for index, letter in enumerate(text.text):
        if letter not in _BURNABLE:
            raise text.error(f"ranks out of {_BURNABLE}, such as 7K", index)
        reading.position.burnt[_BURNABLE.index(letter)] = True


def _write_burnt(position: Position) -> str | None:
    ranks = zip(_BURNABLE, position.burnt, strict=False)
    return "".join(letter for letter, burnt in ranks if burnt) or None


def _read_shut(reading: Reading, text: Snippet) -> None:
    position = reading.position
    position.shut = [0] * KINDS
    for card in read_cards(text):
        position.shut[card] += 1


def _write_shut(position: Position) -> str | None:
    return write_cards(cards_of(position.shut)) if any(position.shut) else None


def _read_recycled(reading: Reading, text: Snippet) -> None:
    reading.position.recycled = read_number(text, "a number of times")


def _write_recycled(position: Position) -> str | None:
    return str(position.recycled) if position.recycled else None


def _read_special(reading: Reading, text: Snippet) -> None:
    if text.text not in SPECIAL_HANDS:
        raise text.error(" or ".join(SPECIAL_HANDS))
    reading.position.special = text.text


def _write_special(position: Position) -> str | None:
    return position.special or None


def _read_lone(reading: Reading, text: Snippet) -> None:
    reading.position.lone = read_seat(reading, text)


def _write_lone(position: Position) -> str | None:
    return None if position.lone < 0 else str(position.lone)


def _read_bonus_deal(reading: Reading, text: Snippet) -> None:
    reading.position.bonus_deal = [
        read_number(part, "a side", reading.terms.sides) for part in text.split(",")
    ]


def _write_bonus_deal(position: Position) -> str | None:
    return ",".join(map(str, position.bonus_deal)) or None


def _read_lifters(reading: Reading, text: Snippet) -> None:
    reading.position.lifters = read_seats(reading, text)


def _write_lifters(position: Position) -> str | None:
    return seats_text(position.lifters) if position.lifters else None


def _read_threes(reading: Reading, text: Snippet) -> None:
    for part in reading.by_side(text, "threes"):
        if part.text not in ("0", "1"):
            raise part.error("0 or 1")
        reading.position.threes_held.append(part.text == "1")


def _write_threes(position: Position) -> str | None:
    return "/".join(str(int(held)) for held in position.threes_held) or None


PACKET_FIELDS: Final = (
    Field("pile_hidden", _read_pile_hidden, _write_pile_hidden),
    Field("feet", _read_feet, _write_feet),
    Field("talon", _read_talon, _write_talon),
    Field("asides", _read_asides, _write_asides),
    Field("unplayed", _read_unplayed, _write_unplayed),
    Field("burnt", _read_burnt, _write_burnt),
)
RARE_FIELDS: Final = (
    Field("shut", _read_shut, _write_shut),
    Field("recycled", _read_recycled, _write_recycled),
    Field("special", _read_special, _write_special),
    Field("lone", _read_lone, _write_lone),
    Field("bonus_deal", _read_bonus_deal, _write_bonus_deal),
    Field("lifters", _read_lifters, _write_lifters),
    Field("threes", _read_threes, _write_threes),
)
