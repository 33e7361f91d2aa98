"""Cards and players for tests of sentences."""

from canasta_qt.cards import Card, Rank, parse_card, rank_of
from canasta_qt.engine.state.events import Event, ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames

NAMES = ("You", "Clara", "Anton", "Tomás")
card = parse_card
CLARA, ANTON, TOMAS = 1, 2, 3
PEOPLE = PlayerNames(NAMES, viewer=0)
TWO = PlayerNames(("You", "Clara"), viewer=0)
PICTURE = ScoreSheet(
    lines=(
        (
            ScoreLine(ScoreItem.NATURAL_CANASTA, 1, 500, 500),
            ScoreLine(ScoreItem.MIXED_CANASTA, 2, 300, 600),
            ScoreLine(ScoreItem.GOING_OUT, 1, 100, 100, 2),
            ScoreLine(ScoreItem.RED_THREES, 2, 100, 200),
            ScoreLine(ScoreItem.MELDED_CARDS, 40, None, 465),
            ScoreLine(ScoreItem.CARDS_IN_HAND, 5, None, -45, 0),
        ),
        (
            ScoreLine(ScoreItem.MIXED_CANASTA, 1, 300, 300),
            ScoreLine(ScoreItem.RED_THREES, 1, 100, 100),
            ScoreLine(ScoreItem.MELDED_CARDS, 20, None, 290),
            ScoreLine(ScoreItem.CARDS_IN_HAND, 3, None, -60, 1),
            ScoreLine(ScoreItem.CARDS_IN_HAND, 2, None, -35, 3),
        ),
    ),
    before=(1985, 2410),
    round=(1820, 595),
    total=(3805, 3005),
    out=2,
    concealed=False,
    game_over=False,
    winners=(),
)
"""The score sheet of the picture: Anton went out, 1,820 to 595."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(text[at : at + 2]) for at in range(0, len(text), 2))


def rank(text: str) -> Rank:
    return rank_of(parse_card(f"{text}s"))


def log_lines(*events: Event, people: PlayerNames = PEOPLE) -> list[str]:
    """Return the lines of the log after some events."""
    chronicle = TurnLog(people)
    chronicle.add_events(events)
    return [line.text for line in chronicle.lines()]
