"""Actions, lines and events as text: `0: take [7c7h7d], meld m0+2c, discard 4d`.

`str(action)` writes what `parse_action` reads; NOTATION.md has the grammar.
Events are only written: short lines for answers of the judge and for transcripts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final

from canasta_qt.cards import Card, cards_text
from canasta_qt.engine.state import actions, events
from canasta_qt.engine.state.actions import Action, MeldPlay
from canasta_qt.engine.state.events import Event
from canasta_qt.notation.cards import (
    Snippet,
    read_card,
    read_cards,
    read_number,
    write_cards,
)
from canasta_qt.outside_text import plain_line

_WORDS: Final = re.compile(r"\S+")
_MELD: Final = re.compile(r"m(\d{1,3})")
_LONGEST: Final = 500
"""Signs of a comment."""

ALONE: Final[dict[str, Action]] = {
    "draw": actions.DRAW,
    "ask": actions.ASK,
    "yes": actions.YES,
    "no": actions.NO,
    "float": actions.FLOAT,
}
"""Actions of a single word."""

OUT: Final = "out"
"""Said after the last card was played; no action, since that play has ended it."""

_ACTIONS: Final = (
    "an action: draw ask yes no out float take meld discard declare keep lift"
)

SPECIAL_HANDS: Final = ("straight", "pairs", "garbage")


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a line, with the outcome of a draw where it is given."""

    action: Action
    drawn: tuple[Card, ...] = ()
    """In drawing order, red threes included; empty where the text does not say."""
    column: int = field(default=1, compare=False)
    """Where it stands in the line it was read from."""

    def __str__(self) -> str:
        """Write `draw=3d7h` or the action."""
        if self.drawn:
            return f"{self.action}={cards_text(self.drawn)}"
        return str(self.action)


@dataclass(frozen=True, slots=True)
class Line:
    """A run of decisions by one seat."""

    seat: int
    steps: tuple[Step, ...]
    comment: str = ""
    announced_out: bool = False
    """Whether `out` is said after the steps."""

    def __str__(self) -> str:
        """Write `0: draw, discard 4c  # comment`."""
        said = (*self.steps, OUT) if self.announced_out else self.steps
        text = f"{self.seat}: {', '.join(map(str, said))}"
        return f"{text}  # {self.comment}" if self.comment else text


def fits(move: str, patterns: Iterable[str]) -> bool:
    """Return whether it is written like one of these: * is anything, ? a character."""
    return any(fnmatchcase(move, each.replace("[", "[[]")) for each in patterns)


def parse_action(text: str) -> Action:
    """Read one action without an outcome. Raises `UnreadableError`."""
    snippet = Snippet(text).stripped()
    step = _read_step(snippet)
    if step.drawn:
        raise snippet.error("an action without its outcome")
    return step.action


def parse_line(text: str) -> Line:
    """Read one line. Raises `UnreadableError`."""
    whole = Snippet(text)
    body, sign, comment = text.partition("#")
    if "\n" in text.strip():
        raise whole.error("one line", text.index("\n"))
    seat, colon, _ = body.partition(":")
    if not colon:
        raise whole.error("a seat and a colon, such as 0:")
    number = read_number(whole.part(0, len(seat)).stripped(), "a seat before the colon")
    rest = whole.part(len(seat) + 1, len(body))
    parts = [part.stripped() for part in rest.split(",")]
    announced_out = parts[-1].text == OUT
    steps = tuple(map(_read_step, parts[:-1] if announced_out else parts))
    return Line(
        number, steps, plain_line(comment, _LONGEST) if sign else "", announced_out
    )


def _read_step(text: Snippet) -> Step:
    words = [text.part(*found.span()) for found in _WORDS.finditer(text.text)]
    if not words:
        raise text.error(_ACTIONS)
    first, rest = words[0], words[1:]
    column = first.start + 1
    if first.text.startswith("draw="):
        _end(first, rest)
        drawn = read_cards(first.part(5), unknown=True)
        known = () if all(card < 0 for card in drawn) else drawn
        if any(card < 0 for card in known):
            raise first.error("either all cards drawn or ??", 5)
        return Step(actions.DRAW, known, column)
    if first.text in ALONE:
        _end(first, rest)
        return Step(ALONE[first.text], column=column)
    if first.text == OUT:
        raise first.error("out only as the last word of a line")
    if first.text not in _READERS:
        raise first.error(_ACTIONS)
    return Step(_READERS[first.text](first, rest), column=column)


def _end(word: Snippet, rest: list[Snippet]) -> None:
    if rest:
        raise rest[0].error(f"a comma or the end after {word.text}")


def _one(word: Snippet, rest: list[Snippet], what: str) -> Snippet:
    if not rest:
        raise word.error(f"{what} after {word.text}", len(word.text))
    _end(rest[0], rest[1:])
    return rest[0]


def _read_declare(word: Snippet, rest: list[Snippet]) -> Action:
    hand = _one(word, rest, "a special hand")
    if hand.text not in SPECIAL_HANDS:
        raise hand.error(" or ".join(SPECIAL_HANDS))
    return actions.Declare(hand.text)


def _read_keep(word: Snippet, rest: list[Snippet]) -> Action:
    packet = _one(word, rest, "1 or 2")
    if packet.text not in ("1", "2"):
        raise packet.error("1 or 2")
    return actions.KeepPacket(int(packet.text))


_READERS: Final[dict[str, Callable[[Snippet, list[Snippet]], Action]]] = {
    "take": lambda word, rest: actions.TakePile(_read_plays(word, rest)),
    "meld": lambda word, rest: actions.LayDown(_read_plays(word, rest)),
    "discard": lambda word, rest: actions.Discard(
        read_card(_one(word, rest, "a card"))
    ),
    "declare": _read_declare,
    "keep": _read_keep,
    "lift": lambda word, rest: actions.Lift(
        read_number(_one(word, rest, "a number"), "a number of cards")
    ),
}


def _read_plays(word: Snippet, rest: list[Snippet]) -> tuple[MeldPlay, ...]:
    if not rest:
        raise word.error("[cards] or m0+cards", len(word.text))
    return tuple(_read_play(part) for part in rest)


def _read_play(text: Snippet) -> MeldPlay:
    if text.text.startswith("["):
        if not text.text.endswith("]"):
            raise text.error("]", len(text.text))
        return actions.NewMeld(_some_cards(text.part(1, len(text.text) - 1)))
    target, plus, _ = text.text.partition("+")
    found = _MELD.fullmatch(target)
    if found is None or not plus:
        raise text.error("a play such as [7c7h7d], m0+2c or m0+m1")
    joined = _MELD.fullmatch(text.text, len(target) + 1)
    if joined is not None:
        return actions.JoinMelds(int(found[1]), int(joined[1]))
    return actions.AddToMeld(int(found[1]), _some_cards(text.part(len(target) + 1)))


def _some_cards(text: Snippet) -> tuple[Card, ...]:
    cards = read_cards(text)
    if not cards:
        raise text.error("at least one card")
    return cards


def event_text(event: Event) -> str:
    """Write one event as a line, such as `discarded: 9c`."""
    return _WRITERS[type(event)](event)


def _meld_laid(event: events.MeldLaid) -> str:
    cards = write_cards(event.cards)
    return f"meld laid: side {event.side}, m{event.meld} [{cards}], {event.points}"


def _meld_grown(event: events.MeldGrown) -> str:
    cards = write_cards(event.cards)
    return f"meld grown: side {event.side}, m{event.meld}+{cards}, {event.points}"


def _pile_taken(event: events.PileTaken) -> str:
    number = len(event.cards)
    cards = "card" if number == 1 else "cards"
    return f"pile taken: {number} {cards}, top {write_cards(event.cards[-1:])}"


def _cards_lifted(event: events.CardsLifted) -> str:
    return f"lifted: seat {event.seat}, {event.count}{', bonus' * event.bonus}"


def _round_started(event: events.RoundStarted) -> str:
    return (
        f"round {event.round} started: dealer {event.dealer}, first {event.first},"
        f" {event.hand_size} cards each"
    )


def slashed(numbers: tuple[int, ...]) -> str:
    """Write the numbers of the sides: `1200/800`."""
    return "/".join(map(str, numbers))


def _game_ended(event: events.GameEnded) -> str:
    return f"game ended: {slashed(event.totals)}, won by side {slashed(event.winners)}"


def _went_out(event: events.WentOut) -> str:
    return f"went out: seat {event.seat}{', concealed' * event.concealed}"


_WRITERS: Final[dict[type, Callable[[Any], str]]] = {
    events.RoundStarted: _round_started,
    events.DealerDrawn: lambda event: (
        f"dealer drawn: seat {event.dealer}, {write_cards(event.cards)}"
    ),
    events.UpcardTurned: lambda event: f"upcard: {write_cards([event.card])}",
    events.CardsDrawn: lambda event: (
        f"drawn: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.BonusLaid: lambda event: (
        f"laid out: side {event.side}, {write_cards([event.card])}"
    ),
    events.ThreeSetAside: lambda event: (
        f"set aside: side {event.side}, {write_cards([event.card])}"
    ),
    events.CardsLifted: _cards_lifted,
    events.PacketKept: lambda event: f"packet kept: seat {event.seat}, {event.packet}",
    events.TurnFloated: lambda event: f"floated: seat {event.seat}",
    events.TalonDrawn: lambda event: (
        f"talon drawn: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.HandDeclared: lambda event: (
        f"declared: seat {event.seat}, {event.hand}, {event.points}"
    ),
    events.PileTaken: _pile_taken,
    events.MeldLaid: _meld_laid,
    events.MeldGrown: _meld_grown,
    events.MeldsJoined: lambda event: (
        f"melds joined: side {event.side}, m{event.meld}+m{event.other}"
    ),
    events.CanastaCompleted: lambda event: (
        f"canasta: side {event.side}, m{event.meld}, {event.kind}"
    ),
    events.CanastaMixed: lambda event: (
        f"canasta mixed: side {event.side}, m{event.meld}"
    ),
    events.SideOpened: lambda event: (
        f"opened: side {event.side}, {event.points} of {event.needed}"
    ),
    events.CardDiscarded: lambda event: f"discarded: {write_cards([event.card])}",
    events.PileFroze: lambda event: f"pile frozen: {write_cards([event.card])}",
    events.PartnerAsked: lambda event: (
        f"asked: seat {event.seat} asks seat {event.partner}"
    ),
    events.PartnerAnswered: lambda event: (
        f"answered: seat {event.seat}, {'yes' if event.yes else 'no'}"
    ),
    events.FootTakenUp: lambda event: (
        f"foot taken up: seat {event.seat}, {write_cards(event.cards)}"
    ),
    events.StockRenewed: lambda event: f"stock renewed: {event.cards} cards",
    events.WentOut: _went_out,
    events.RoundEnded: lambda event: (
        f"round ended: {event.cause}, {slashed(event.points)}"
    ),
    events.GameEnded: _game_ended,
}
"""One entry for each event; a test holds the table against the union."""
