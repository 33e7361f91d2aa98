"""Text of actions, lines and events: `0: take [7c7h7d], meld m0+2c, discard 4d`.

`parse_action` reads texts made by `str(action)`; NOTATION.md has the grammar. Events
are only written, as short lines, for answers of the judge and for transcripts.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
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
_MAX_COMMENT: Final = 500
"""Largest number of characters of a comment."""

SINGLE_WORD_ACTIONS: Final[dict[str, Action]] = {
    "draw": actions.DRAW,
    "ask": actions.ASK,
    "yes": actions.ANSWER_YES,
    "no": actions.ANSWER_NO,
    "float": actions.FLOAT,
}
"""Actions whose text is a single word, by that word."""

GOING_OUT_MARK: Final = "out"
"""Word after the last card that says that the player went out, which is no action."""

_ACTIONS: Final = (
    "an action: draw ask yes no out float take meld discard declare keep lift"
)

SPECIAL_HAND_NAMES: Final = ("straight", "pairs", "garbage")


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a line, with the drawn cards if the text has them."""

    action: Action
    drawn_cards: tuple[Card, ...] = ()
    """Cards in the order of drawing, with red threes; empty if the text has none or
    only unknown ones."""
    column: int = field(default=1, compare=False)
    """Column from 1 at which the step begins in its text."""

    def __str__(self) -> str:
        if self.drawn_cards:
            return f"{self.action}={cards_text(self.drawn_cards)}"
        return str(self.action)


@dataclass(frozen=True, slots=True)
class Line:
    """Consecutive actions of one seat."""

    seat: int
    steps: tuple[Step, ...]
    comment: str = ""
    is_out_announced: bool = False
    """Whether the text has the word `out` after the actions."""

    def __str__(self) -> str:
        said = (*self.steps, GOING_OUT_MARK) if self.is_out_announced else self.steps
        text = f"{self.seat}: {', '.join(map(str, said))}"
        return f"{text}  # {self.comment}" if self.comment else text


def matches_pattern(move: str, patterns: Iterable[str]) -> bool:
    """Return whether the text of a move matches a pattern, in which `*` is any text and
    `?` one character."""
    return any(fnmatchcase(move, each.replace("[", "[[]")) for each in patterns)


def parse_action(text: str) -> Action:
    """Return an action from text, without the cards drawn. Raises `UnreadableError`."""
    snippet = Snippet(text).strip_blanks()
    step = _read_step(snippet)
    if step.drawn_cards:
        raise snippet.error("an action without its outcome")
    return step.action


def parse_line(text: str) -> Line:
    """Return a line from text. Raises `UnreadableError`."""
    whole = Snippet(text)
    body, sign, comment = text.partition("#")
    if "\n" in text.strip():
        raise whole.error("one line", text.index("\n"))
    seat, colon, _ = body.partition(":")
    if not colon:
        raise whole.error("a seat and a colon, such as 0:")
    number = read_number(
        whole.substring(0, len(seat)).strip_blanks(), "a seat before the colon"
    )
    rest = whole.substring(len(seat) + 1, len(body))
    parts = [part.strip_blanks() for part in rest.split_snippet(",")]
    announced_out = parts[-1].text == GOING_OUT_MARK
    steps = tuple(map(_read_step, parts[:-1] if announced_out else parts))
    return Line(
        number, steps, plain_line(comment, _MAX_COMMENT) if sign else "", announced_out
    )


def _read_step(text: Snippet) -> Step:
    words = [text.substring(*found.span()) for found in _WORDS.finditer(text.text)]
    if not words:
        raise text.error(_ACTIONS)
    first, rest = words[0], words[1:]
    column = first.start + 1
    if first.text.startswith("draw="):
        _expect_end(first, rest)
        drawn = read_cards(first.substring(5), unknown=True)
        known = () if all(card < 0 for card in drawn) else drawn
        if any(card < 0 for card in known):
            raise first.error("either all cards drawn or ??", 5)
        return Step(actions.DRAW, known, column)
    if first.text in SINGLE_WORD_ACTIONS:
        _expect_end(first, rest)
        return Step(SINGLE_WORD_ACTIONS[first.text], column=column)
    if first.text == GOING_OUT_MARK:
        raise first.error("out only as the last word of a line")
    if first.text not in _READERS:
        raise first.error(_ACTIONS)
    return Step(_READERS[first.text](first, rest), column=column)


def _expect_end(word: Snippet, rest: list[Snippet]) -> None:
    if rest:
        raise rest[0].error(f"a comma or the end after {word.text}")


def _single_argument(word: Snippet, rest: list[Snippet], what: str) -> Snippet:
    if not rest:
        raise word.error(f"{what} after {word.text}", len(word.text))
    _expect_end(rest[0], rest[1:])
    return rest[0]


def _read_declare(word: Snippet, rest: list[Snippet]) -> Action:
    hand = _single_argument(word, rest, "a special hand")
    if hand.text not in SPECIAL_HAND_NAMES:
        raise hand.error(" or ".join(SPECIAL_HAND_NAMES))
    return actions.Declare(hand.text)


def _read_keep(word: Snippet, rest: list[Snippet]) -> Action:
    packet = _single_argument(word, rest, "1 or 2")
    if packet.text not in ("1", "2"):
        raise packet.error("1 or 2")
    return actions.KeepPacket(int(packet.text))


_READERS: Final[dict[str, Callable[[Snippet, list[Snippet]], Action]]] = {
    "take": lambda word, rest: actions.TakePile(_read_plays(word, rest)),
    "meld": lambda word, rest: actions.LayDown(_read_plays(word, rest)),
    "discard": lambda word, rest: actions.Discard(
        read_card(_single_argument(word, rest, "a card"))
    ),
    "declare": _read_declare,
    "keep": _read_keep,
    "lift": lambda word, rest: actions.Lift(
        read_number(_single_argument(word, rest, "a number"), "a number of cards")
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
        return actions.NewMeld(_read_some_cards(text.substring(1, len(text.text) - 1)))
    target, plus, _ = text.text.partition("+")
    found = _MELD.fullmatch(target)
    if found is None or not plus:
        raise text.error("a play such as [7c7h7d], m0+2c or m0+m1")
    joined = _MELD.fullmatch(text.text, len(target) + 1)
    if joined is not None:
        return actions.JoinMelds(int(found[1]), int(joined[1]))
    return actions.AddToMeld(
        int(found[1]), _read_some_cards(text.substring(len(target) + 1))
    )


def _read_some_cards(text: Snippet) -> tuple[Card, ...]:
    cards = read_cards(text)
    if not cards:
        raise text.error("at least one card")
    return cards


def event_text(event: Event) -> str:
    """Return the text of an event, such as `discarded: 9c`."""
    values = {
        each.name: _value_text(each.name, getattr(event, each.name))
        for each in fields(event)
    }
    if isinstance(event, events.PileTaken):
        number = len(event.cards)
        values["number"] = "1 card" if number == 1 else f"{number} cards"
        values["top"] = write_cards(event.cards[-1:])
    return _EVENTS[type(event)].format(**values)


def _value_text(name: str, value: Any) -> str:
    """Return the text of a field of an event: cards, numbers by side, yes or no."""
    if name == "card":
        return write_cards([value])
    if isinstance(value, tuple):
        return write_cards(value) if name == "cards" else numbers_by_side_text(value)
    if name == "yes":
        return "yes" if value else "no"
    return f", {name}" * value if isinstance(value, bool) else str(value)


def numbers_by_side_text(numbers: tuple[int, ...]) -> str:
    """Return numbers by side as text: `1200/800`."""
    return "/".join(map(str, numbers))


_EVENTS: Final[dict[type, str]] = {
    events.RoundStarted: (
        "round {round} started: dealer {dealer}, first {first_seat}, "
        "{hand_size} cards each"
    ),
    events.DealerDrawn: "dealer drawn: seat {dealer}, {cards}",
    events.UpcardTurned: "upcard: {card}",
    events.CardsDrawn: "drawn: seat {seat}, {cards}",
    events.BonusLaid: "laid out: side {side}, {card}",
    events.ThreeSetAside: "set aside: side {side}, {card}",
    events.CardsLifted: "lifted: seat {seat}, {count}{bonus}",
    events.PacketKept: "packet kept: seat {seat}, {packet}",
    events.TurnFloated: "floated: seat {seat}",
    events.TalonDrawn: "talon drawn: seat {seat}, {cards}",
    events.HandDeclared: "declared: seat {seat}, {special_hand}, {points}",
    events.PileTaken: "pile taken: {number}, top {top}",
    events.MeldLaid: "meld laid: side {side}, m{meld} [{cards}], {points}",
    events.MeldGrown: "meld grown: side {side}, m{meld}+{cards}, {points}",
    events.MeldsJoined: "melds joined: side {side}, m{meld}+m{other_meld}",
    events.CanastaCompleted: "canasta: side {side}, m{meld}, {kind}",
    events.CanastaMixed: "canasta mixed: side {side}, m{meld}",
    events.SideOpened: "opened: side {side}, {points} of {minimum}",
    events.CardDiscarded: "discarded: {card}",
    events.PileFroze: "pile frozen: {card}",
    events.PartnerAsked: "asked: seat {seat} asks seat {partner}",
    events.PartnerAnswered: "answered: seat {seat}, {yes}",
    events.FootTakenUp: "foot taken up: seat {seat}, {cards}",
    events.StockRenewed: "stock renewed: {card_count} cards",
    events.WentOut: "went out: seat {seat}{concealed}",
    events.RoundEnded: "round ended: {cause}, {points}",
    events.GameEnded: "game ended: {totals}, won by side {winners}",
}
"""Text of each class of events; a test checks that no class is missing."""
