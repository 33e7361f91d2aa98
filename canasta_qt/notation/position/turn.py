"""Fields of a position's text about game and turn: round, scores, seat, and the actions
of the turn.

Fields of certain rulesets are here as well: feet, packets set aside, closed ranks.
"""

from collections.abc import Callable
from typing import Final

from canasta_qt.cards import (
    CARD_LIST_LENGTH,
    NATURAL_RANK_COUNT,
    RANK_COUNT,
    RANK_LETTERS,
    UNKNOWN,
    Card,
    cards_from_counts,
)
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.actions import SPECIAL_HAND_NAMES, numbers_by_side_text
from canasta_qt.notation.cards import Snippet, read_cards, read_number, write_cards
from canasta_qt.notation.position import cards
from canasta_qt.notation.position.cards import (
    PositionField,
    PositionReader,
    make_card_groups_field,
    make_value_field,
)

_FLAGS: Final = {
    "drew": "drew_cards",
    "took": "took_pile",
    "melded": "melded",
    "allowed": "partner_agreed",
    "denied": "partner_refused",
    "own_canasta": "canasta_from_new_meld",
    "fed_partner": "added_to_older_meld",
}
"""Attributes of `Position` by the word for them in the field `flags`."""
_FLAG_WORDS: Final = (*_FLAGS, "must_out")


def _read_turn(reading: PositionReader, text: Snippet) -> None:
    seat, dot, _ = text.text.partition(".")
    reading.position.turn = cards.read_seat(reading, text.substring(0, len(seat)))
    phase = text.substring(len(seat) + len(dot))
    if phase.text not in state.PHASE_NAMES:
        raise phase.error(
            "seat.phase, the phase being one of " + " ".join(state.PHASE_NAMES)
        )
    reading.position.phase = state.PHASE_NAMES.index(phase.text)


def _write_turn(position: Position) -> str | None:
    return f"{position.turn}.{state.PHASE_NAMES[position.phase]}"


def _read_totals(reading: PositionReader, text: Snippet) -> list[int]:
    found = []
    for part in reading.split_by_side(text, "score"):
        minus = part.text.startswith("-")
        points = read_number(part.substring(minus), "a total")
        found.append(-points if minus else points)
    return found


def _read_counts_by_seat(reading: PositionReader, text: Snippet) -> list[int]:
    """Return how often each seat is in a text of seats."""
    seats = cards.read_seats(reading, text)
    return [seats.count(seat) for seat in range(reading.terms.players)]


def _read_flags_by_seat(reading: PositionReader, text: Snippet) -> list[bool]:
    """Return whether each seat is in a text of seats."""
    return [count > 0 for count in _read_counts_by_seat(reading, text)]


def _counts_by_seat_text(counts: list[int] | list[bool]) -> str:
    return cards.seats_text([seat for seat, n in enumerate(counts) for _ in range(n)])


def _no_seats(position: Position) -> list[bool]:
    return [False] * position.terms.players


def _default_melded_before(position: Position) -> list[bool]:
    """Return the default of the field `laid`: true for all seats of sides with
    melds."""
    return [
        bool(position.melds[position.terms.side_of[seat]])
        for seat in range(position.terms.players)
    ]


def _read_flags(reading: PositionReader, text: Snippet) -> None:
    position = reading.position
    for word in text.split_snippet(",") if text.text != "-" else []:
        if word.text not in _FLAG_WORDS:
            raise word.error("one of " + " ".join(_FLAG_WORDS))
        name = "allowed" if word.text == "must_out" else word.text
        setattr(position, _FLAGS[name], True)


def set_default_draw(position: Position) -> None:
    """Set that the turn began with a draw, if it can have begun with nothing else."""
    if (
        position.phase in (state.PLAY_PHASE, state.ANSWER_PHASE)
        and not position.took_pile
    ):
        position.drew_cards = True


def _write_flags(position: Position) -> str | None:
    words = [word for word, name in _FLAGS.items() if getattr(position, name)]
    if words == (
        ["drew"] if position.phase in (state.PLAY_PHASE, state.ANSWER_PHASE) else []
    ):
        return None
    if position.partner_agreed:
        words.insert(words.index("allowed") + 1, "must_out")
    return ",".join(words)


def _read_new(reading: PositionReader, text: Snippet) -> list[int]:
    position = reading.position
    number = len(position.melds[reading.terms.side_of[position.turn]])
    return cards.read_melds(text, number)


def _new_text(melds: list[int]) -> str:
    return ",".join(f"m{index}" for index in melds)


def _read_out(reading: PositionReader, text: Snippet) -> int:
    if reading.position.phase != state.OVER_PHASE:
        reading.impossible_reasons.append("out is set, but the turn is not over")
    return cards.read_seat(reading, text)


def _read_bit(text: Snippet) -> bool:
    if text.text not in ("0", "1"):
        raise text.error("0 or 1")
    return text.text == "1"


def _read_concealed(reading: PositionReader, text: Snippet) -> bool:
    concealed = _read_bit(text)
    if concealed and "out" not in reading.given_fields:
        reading.impossible_reasons.append("concealed is set, but nobody is out")
    return concealed


def _read_cause(_: PositionReader, text: Snippet) -> EndCause:
    if text.text not in tuple(EndCause):
        raise text.error("one of " + " ".join(EndCause))
    return EndCause(text.text)


def _default_end_cause(position: Position) -> EndCause | None:
    """Return the cause of the end of a round if the text does not have it; None before
    the end."""
    if position.phase != state.OVER_PHASE or position.round == 0:
        return None
    return EndCause.WENT_OUT if position.out >= 0 else EndCause.STOCK_EMPTY


def _number(what: str) -> Callable[[PositionReader, Snippet], int]:
    return lambda _, text: read_number(text, what)


MATCH_FIELDS: Final = (
    make_value_field("round", _number("the number of the round"), lambda _: 1),
    make_value_field("dealer", cards.read_seat, lambda it: it.terms.players - 1),
    PositionField("turn", _read_turn, _write_turn),
    make_value_field(
        "score", _read_totals, lambda it: [0] * it.terms.sides, numbers_by_side_text
    ),
)
TURN_FIELDS: Final = (
    make_value_field(
        "laid", _read_flags_by_seat, _default_melded_before, _counts_by_seat_text
    ),
    PositionField("flags", _read_flags, _write_flags),
    make_value_field("new", _read_new, lambda _: [], _new_text),
    make_value_field(
        "asked",
        _read_counts_by_seat,
        lambda it: [0] * it.terms.players,
        _counts_by_seat_text,
    ),
    make_value_field("fresh", _read_flags_by_seat, _no_seats, _counts_by_seat_text),
    make_value_field("out", _read_out, lambda _: -1),
    make_value_field("concealed", _read_concealed, lambda _: False, lambda _: "1"),
    make_value_field("cause", _read_cause, _default_end_cause),
)


_CLOSABLE_RANKS: Final = RANK_LETTERS[: NATURAL_RANK_COUNT + 1]
"""Ranks that canastas can close: natural ranks, and `2` for wild cards."""


def _read_talons(_: PositionReader, text: Snippet) -> list[list[Card]]:
    parts = text.split_snippet("/") if text.text != "-" else []
    return [list(read_cards(part, unknown=True)) for part in parts]


def _talons_after_deal(position: Position) -> list[list[Card]]:
    """Return the packets set aside at the deal, with unknown cards."""
    sizes = position.terms.rules.talon_sizes
    return [[UNKNOWN] * size for size in sizes]


def _talons_text(talons: list[list[Card]]) -> str:
    return "/".join(map(write_cards, talons)) or "-"


def _read_pile_hidden(reading: PositionReader, text: Snippet) -> int:
    number = read_number(text, "a number of cards at the bottom of the pile", 1000)
    if number > len(reading.position.pile):
        reading.impossible_reasons.append(
            f"{number} cards of the pile are hidden, but it has only"
            f" {len(reading.position.pile)}"
        )
    return number


def _read_burnt(_: PositionReader, text: Snippet) -> list[bool]:
    closed = [False] * RANK_COUNT
    for index, letter in enumerate(text.text):
        if letter not in _CLOSABLE_RANKS:
            raise text.error(f"ranks out of {_CLOSABLE_RANKS}, such as 7K", index)
        closed[_CLOSABLE_RANKS.index(letter)] = True
    return closed


def _burnt_text(closed: list[bool]) -> str:
    ranks = zip(_CLOSABLE_RANKS, closed, strict=False)
    return "".join(letter for letter, is_closed in ranks if is_closed)


def _read_shut(reading: PositionReader, text: Snippet) -> None:
    position = reading.position
    position.unplayable = [0] * CARD_LIST_LENGTH
    for card in read_cards(text):
        position.unplayable[card] += 1


def _write_shut(position: Position) -> str | None:
    if any(position.unplayable):
        return write_cards(cards_from_counts(position.unplayable))
    return None


def _read_special(_: PositionReader, text: Snippet) -> str:
    if text.text not in SPECIAL_HAND_NAMES:
        raise text.error(" or ".join(SPECIAL_HAND_NAMES))
    return text.text


def _read_bonus_deal(reading: PositionReader, text: Snippet) -> list[int]:
    sides = reading.terms.sides
    return [read_number(part, "a side", sides) for part in text.split_snippet(",")]


def _read_threes(reading: PositionReader, text: Snippet) -> list[bool]:
    return [_read_bit(part) for part in reading.split_by_side(text, "threes")]


def _threes_text(held: list[bool]) -> str:
    return numbers_by_side_text(tuple(map(int, held)))


PACKET_FIELDS: Final = (
    make_value_field("pile_hidden", _read_pile_hidden, lambda _: 0),
    make_card_groups_field("feet", of_seats=True),
    make_value_field("talon", _read_talons, _talons_after_deal, _talons_text),
    make_card_groups_field("asides"),
    make_value_field("unplayed", _read_flags_by_seat, _no_seats, _counts_by_seat_text),
    make_value_field("burnt", _read_burnt, lambda _: [False] * RANK_COUNT, _burnt_text),
)
RARE_FIELDS: Final = (
    PositionField("shut", _read_shut, _write_shut),
    make_value_field("recycled", _number("a number of times"), lambda _: 0),
    make_value_field("special", _read_special, lambda _: ""),
    make_value_field("lone", cards.read_seat, lambda _: -1),
    make_value_field("bonus_deal", _read_bonus_deal, lambda _: [], cards.seats_text),
    make_value_field("lifters", cards.read_seats, lambda _: [], cards.seats_text),
    make_value_field("threes", _read_threes, lambda _: [], _threes_text),
)
