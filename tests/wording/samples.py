"""Cards and players for tests of sentences."""

from canasta_qt.cards import Card, Rank, parse_card, rank_of
from canasta_qt.engine.state.events import Event
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames

NAMES = ("You", "Clara", "Anton", "Tomás")
CLARA, ANTON, TOMAS = 1, 2, 3
PEOPLE = PlayerNames(NAMES, viewer=0)
TWO = PlayerNames(("You", "Clara"), viewer=0)


def card(text: str) -> Card:
    return parse_card(text)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def rank(text: str) -> Rank:
    return rank_of(parse_card(f"{text}s"))


def log_lines(*events: Event, people: PlayerNames = PEOPLE) -> list[str]:
    """Return the lines of the log after some events."""
    chronicle = TurnLog(people)
    chronicle.add_events(events)
    return [line.text for line in chronicle.lines()]
