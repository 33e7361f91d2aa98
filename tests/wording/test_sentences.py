"""Sentences and labels of the table, by the values they describe."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.commands import Command
from canasta_qt.engine.state.melds import make_meld
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.gestures import (
    DropAction,
    Offer,
    Place,
    Spot,
    TakeChoice,
    Target,
    TurnState,
    TurnStatus,
)
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.translate import join_with_and, join_with_or, number_text
from canasta_qt.wording.advice.sentences import review_summary
from canasta_qt.wording.cards import (
    card_in_sentence,
    card_name,
    card_sign,
    cards_phrase,
    count_of_rank,
    one_of_rank,
    rank_plural,
    spoken_card,
)
from canasta_qt.wording.log.round_text import winner_head
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, plain_text
from canasta_qt.wording.scores.game_end import (
    lead_title,
    moment_words,
    moments_title,
    result_line,
    victory_text,
)
from canasta_qt.wording.scores.score_sheet import next_round_text, resume_text
from canasta_qt.wording.scores.statistics import decimal_text, percent_text
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import meld_name, take_choice_words, target_words
from canasta_qt.wording.table.refusals import refusal_sentence
from canasta_qt.wording.table.status import status_line_text
from tests.wording.samples import NAMES, PEOPLE, TWO, card, cards, rank

CASES = Path(__file__).with_name("sentences.cases").read_text(encoding="utf-8")
PLAYERS = {
    "": PEOPLE,
    "two": TWO,
    "eight": PlayerNames((*NAMES, "Ines", "Ruth", "Emil", "Nora"), 0, 8),
    "watched": PlayerNames(NAMES),
}
"""Who reads the end of a game."""
LINES = [line for line in CASES.splitlines() if " =>" in line]


def refusal_of(reason: str, *fields: str) -> Refusal:
    return Refusal(Reason[reason.upper()], **values(fields))


def offers_of(name: str) -> tuple[Offer, ...]:
    """Return the offer of a command, or of a special hand."""
    if name in set(Command):
        return (Offer(Command(name)),)
    return (Offer(Command.DECLARE, special_hand=name),)


READ: Final[dict[str, Callable[[str], Any]]] = {
    "cards": cards,
    "meld_cards": cards,
    "threes_to_lay_out": cards,
    "rank": rank,
    "kind": str,
    "kind_name": str,
    "completed_canasta": str,
    "goes_out": bool,
    "offers": offers_of,
    "refusal": lambda text: refusal_of(*text.split(":")),
}
"""How a field is read that is no number."""


def values(fields: tuple[str, ...]) -> dict[str, Any]:
    """Return the values of fields, each written `name=value`."""
    pairs = (field.partition("=") for field in fields)
    return {name: READ.get(name, int)(text) for name, _, text in pairs}


def target_of(place: str, action: str, *fields: str) -> Target:
    name = place.rstrip("0123456789")
    spot = Spot(Place(name), int(place.removeprefix(name) or 0))
    return Target(spot, DropAction(action), **values(fields))


def take_of(*fields: str) -> TakeChoice:
    return TakeChoice(**{"cards": (), "meld_index": None} | values(fields))


def status_text(state: str, *fields: str) -> str:
    status = TurnStatus(TurnState(state), **values(fields))
    return " | ".join(filter(None, status_line_text(status, NAMES, viewer=0)))


def moment_text(name: str, seat: str, points: str, *fields: str) -> str:
    side = int(seat) % 2
    kind = HighlightKind(name)
    moment = Highlight(kind, 3, 4, int(seat), side, int(points), **values(fields))
    words = moment_words(moment, PEOPLE)
    return " | ".join((words.round_words, words.text, words.value))


def numbers(text: str) -> tuple[int, ...]:
    """Read numbers with commas between them."""
    return tuple(map(int, text.split(",")))


def end_text(
    totals: str, winners: str, leads: str = "100,640", people: str = ""
) -> str:
    """Return heading, margin and what the winners say, with a target of 5,000."""
    points = numbers(totals), numbers(winners), numbers(leads)
    margin, speech = victory_text(*points, 5000, PLAYERS[people])
    heading = winner_head(points[1], PLAYERS[people])
    return " | ".join((heading, plain_text(margin), speech))


def next_round(totals: str, rules: str, number: str) -> str:
    """Return what is said of the round after the one with a number."""
    ruleset = parse_ruleset(rules)
    return plain_text(next_round_text(numbers(totals), ruleset, int(number), PEOPLE))


def resumed(number: str, totals: str, seat: str = "-") -> str:
    player = number_or_none(seat)
    return plain_text(resume_text(int(number), numbers(totals), player, PEOPLE))


def number_or_none(text: str) -> int | None:
    return None if text == "-" else int(text)


def result_text(title: str, deal: str, totals: str, rounds: str, *helped: str) -> str:
    number, hints, undone = map(number_or_none, (deal, *helped))
    given = (hints or 0, undone)
    return result_line(title, number, numbers(totals), int(rounds), given)


SAID: Final[dict[str, Callable[..., str]]] = {
    "card": lambda text: f"{card_name(card(text))} | {card_sign(card(text))}",
    "in_sentence": lambda text: card_in_sentence(card(text)),
    "spoken": lambda text: spoken_card(card(text)),
    "cards": lambda text="": cards_phrase(cards(text)),
    "one": lambda text: one_of_rank(rank(text)),
    "all": lambda text: rank_plural(rank(text)),
    "count": lambda text, number: count_of_rank(rank(text), int(number)),
    "number": lambda text: number_text(int(text)),
    "and": lambda *words: join_with_and([*words]),
    "or": lambda *words: join_with_or([*words]),
    "percent": lambda text="": percent_text(float(text) if text else None),
    "decimal": lambda text, digits="1": decimal_text(float(text), int(digits)),
    "end": end_text,
    "next": next_round,
    "resume": resumed,
    "result": result_text,
    "lead": lambda side, people="": lead_title(int(side), PLAYERS[people]),
    "moments": lambda *counts: moments_title(*map(int, counts)),
    "review": lambda *counts: review_summary(*map(int, counts)),
    "refusal": lambda *words: refusal_sentence(refusal_of(*words)),
    "status": status_text,
    "target": lambda *words: target_words(target_of(*words), pile=14),
    "button": lambda name, *fields: offer_label(Offer(Command(name), **values(fields))),
    "take": lambda *fields: take_choice_words(take_of(*fields), rank("8")),
    "moment": moment_text,
    "meld": lambda text: meld_name(
        make_meld(cards(text), terms_for(CLASSIC_4, 4).points)
    ),
}
"""What is said of a value, by its kind."""


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_value_has_its_sentence(line: str) -> None:
    value, _, wanted = line.partition(" =>")
    kind, *words = value.split()

    assert SAID[kind](*words) == wanted.strip()


def test_the_name_of_a_face_down_card_has_neither_rank_nor_suit() -> None:
    assert card_name(UNKNOWN) == "face-down card"
    assert card_sign(UNKNOWN) == "a card"
    assert spoken_card(UNKNOWN) == "a card"


def test_the_margin_of_a_win_is_bold() -> None:
    margin, _ = victory_text((5120, 4480), (0,), (640,), 5000, PEOPLE)
    assert Run("640", is_bold=True) in margin


def test_best_moments_name_canastas_as_their_game_does() -> None:
    kind, kings = HighlightKind.CANASTA, cards("KsKdKh2c")
    moment = Highlight(kind, 3, 4, 0, 0, 500, kings, "mixed")
    people = PlayerNames(NAMES, 0, 2, {"mixed": "black"})

    assert moment_words(moment, people).text == "You completed a black canasta of kings"


@pytest.mark.parametrize("moment", TurnState)
def test_every_turn_status_has_a_line_even_without_numbers(moment: TurnState) -> None:
    head, rest = status_line_text(TurnStatus(moment), NAMES, viewer=0)

    assert head.endswith((".", "…"))
    assert not any(mark in head + rest for mark in "!{}")
