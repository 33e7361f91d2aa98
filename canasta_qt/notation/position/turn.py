"""Fields of a position's text about game and turn: round, scores, seat, and the actions
of the turn.

Fields of certain rulesets are here as well: feet, packets set aside, closed ranks.
"""

from collections.abc import Callable
from typing import Final

from canasta_qt.cards import (
    CARD_LIST_LENGTH,
    NATURAL_RANK_COUNT,
    RANK_LETTERS,
    UNKNOWN,
    Card,
    cards_from_counts,
)
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.events import EndCause
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.actions import SPECIAL_HAND_NAMES
from canasta_qt.notation.cards import Snippet, read_cards, read_number, write_cards
from canasta_qt.notation.position import cards
from canasta_qt.notation.position.cards import PositionField, PositionReader

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


def _read_dealer(reading: PositionReader, text: Snippet) -> None:
    reading.position.dealer = cards.read_seat(reading, text)


def _write_dealer(position: Position) -> str | None:
    last = position.terms.players - 1
    return None if position.dealer == last else str(position.dealer)


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


def _read_score(reading: PositionReader, text: Snippet) -> None:
    for side, part in enumerate(reading.split_by_side(text, "score")):
        minus = part.text.startswith("-")
        points = read_number(part.substring(minus), "a total")
        reading.position.scores[side] = -points if minus else points


def _write_score(position: Position) -> str | None:
    if not any(position.scores):
        return None
    return "/".join(map(str, position.scores))


def _seats_field(name: str) -> PositionField:
    """Return a field with the seats for which an attribute of the position is true."""

    attribute = cards.position_attribute(name)

    def read_seats_field(reading: PositionReader, text: Snippet) -> None:
        seats = cards.read_seats(reading, text)
        flags = [seat in seats for seat in range(reading.terms.players)]
        setattr(reading.position, attribute, flags)

    def seats_field_text(position: Position) -> str | None:
        seats = [seat for seat, yes in enumerate(getattr(position, attribute)) if yes]
        return cards.seats_text(seats) if seats else None

    return PositionField(name, read_seats_field, seats_field_text)


def default_melded_before(position: Position) -> list[bool]:
    """Return the default of the field `laid`: true for all seats of sides with
    melds."""
    return [
        bool(position.melds[position.terms.side_of[seat]])
        for seat in range(position.terms.players)
    ]


def _write_laid(position: Position) -> str | None:
    if position.melded_before == default_melded_before(position):
        return None
    return cards.seats_text(
        [seat for seat, laid in enumerate(position.melded_before) if laid]
    )


def _read_flags(reading: PositionReader, text: Snippet) -> None:
    position = reading.position
    for word in text.split_snippet(",") if text.text != "-" else []:
        if word.text not in _FLAG_WORDS:
            raise word.error("one of " + " ".join(_FLAG_WORDS))
        name = "allowed" if word.text == "must_out" else word.text
        setattr(position, _FLAGS[name], True)
    _set_default_draw(position)


def _set_default_draw(position: Position) -> None:
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


def _read_asked(reading: PositionReader, text: Snippet) -> None:
    for seat in cards.read_seats(reading, text):
        reading.position.asked[seat] += 1


def _write_asked(position: Position) -> str | None:
    times = [seat for seat, n in enumerate(position.asked) for _ in range(n)]
    return cards.seats_text(times) if times else None


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


def _read_cause(reading: PositionReader, text: Snippet) -> None:
    if text.text not in tuple(EndCause):
        raise text.error("one of " + " ".join(EndCause))
    reading.position.cause = EndCause(text.text)


def default_end_cause(position: Position) -> EndCause | None:
    """Return the cause of the end of a round if the text does not have it; None before
    the end."""
    if position.phase != state.OVER_PHASE or position.round == 0:
        return None
    return EndCause.WENT_OUT if position.out >= 0 else EndCause.STOCK_EMPTY


def _write_cause(position: Position) -> str | None:
    if position.cause is None or position.cause is default_end_cause(position):
        return None
    return str(position.cause)


def _number(what: str) -> Callable[[PositionReader, Snippet], int]:
    return lambda _, text: read_number(text, what)


MATCH_FIELDS: Final = (
    cards.make_value_field("round", _number("the number of the round"), 1),
    PositionField("dealer", _read_dealer, _write_dealer),
    PositionField("turn", _read_turn, _write_turn),
    PositionField("score", _read_score, _write_score),
)
TURN_FIELDS: Final = (
    PositionField("laid", _seats_field("laid").read, _write_laid),
    PositionField("flags", _read_flags, _write_flags),
    cards.make_value_field("new", _read_new, [], _new_text),
    PositionField("asked", _read_asked, _write_asked),
    _seats_field("fresh"),
    cards.make_value_field("out", _read_out, -1),
    cards.make_value_field("concealed", _read_concealed, False, lambda _: "1"),  # noqa: FBT003
    PositionField("cause", _read_cause, _write_cause),
)


def fill_in_defaults(position: Position, given: frozenset[str]) -> None:
    """Set the defaults of fields that are not given, except the stock, which is set
    later."""
    if "turn" not in given:
        position.turn, position.phase = 0, 0
    if "laid" not in given:
        position.melded_before = default_melded_before(position)
    if "flags" not in given:
        _set_default_draw(position)
    if "cause" not in given:
        position.cause = default_end_cause(position)


_CLOSABLE_RANKS: Final = RANK_LETTERS[: NATURAL_RANK_COUNT + 1]
"""Ranks that canastas can close: natural ranks, and `2` for wild cards."""


def _read_talon(reading: PositionReader, text: Snippet) -> None:
    if text.text != "-":
        reading.position.talons = [
            list(read_cards(part, unknown=True)) for part in text.split_snippet("/")
        ]


def talons_after_deal(position: Position) -> list[list[Card]]:
    """Return the packets set aside at the deal, with unknown cards."""
    sizes = position.terms.rules.talon_sizes
    return [[UNKNOWN] * size for size in sizes]


def _write_talon(position: Position) -> str | None:
    if position.talons == talons_after_deal(position):
        return None
    return "/".join(map(write_cards, position.talons)) or "-"


def _read_pile_hidden(reading: PositionReader, text: Snippet) -> int:
    number = read_number(text, "a number of cards at the bottom of the pile", 1000)
    if number > len(reading.position.pile):
        reading.impossible_reasons.append(
            f"{number} cards of the pile are hidden, but it has only"
            f" {len(reading.position.pile)}"
        )
    return number


def _read_burnt(reading: PositionReader, text: Snippet) -> None:
    for index, letter in enumerate(text.text):
        if letter not in _CLOSABLE_RANKS:
            raise text.error(f"ranks out of {_CLOSABLE_RANKS}, such as 7K", index)
        reading.position.closed_ranks[_CLOSABLE_RANKS.index(letter)] = True


def _write_burnt(position: Position) -> str | None:
    ranks = zip(_CLOSABLE_RANKS, position.closed_ranks, strict=False)
    return "".join(letter for letter, burnt in ranks if burnt) or None


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


def _read_threes(reading: PositionReader, text: Snippet) -> None:
    parts = reading.split_by_side(text, "threes")
    reading.position.threes_held = [_read_bit(part) for part in parts]


def _write_threes(position: Position) -> str | None:
    return "/".join(str(int(held)) for held in position.threes_held) or None


PACKET_FIELDS: Final = (
    cards.make_value_field("pile_hidden", _read_pile_hidden, 0),
    cards.make_card_groups_field("feet", of_seats=True),
    PositionField("talon", _read_talon, _write_talon),
    cards.make_card_groups_field("asides"),
    _seats_field("unplayed"),
    PositionField("burnt", _read_burnt, _write_burnt),
)
RARE_FIELDS: Final = (
    PositionField("shut", _read_shut, _write_shut),
    cards.make_value_field("recycled", _number("a number of times"), 0),
    cards.make_value_field("special", _read_special, ""),
    cards.make_value_field("lone", cards.read_seat, -1),
    cards.make_value_field("bonus_deal", _read_bonus_deal, [], cards.seats_text),
    cards.make_value_field("lifters", cards.read_seats, [], cards.seats_text),
    PositionField("threes", _read_threes, _write_threes),
)
