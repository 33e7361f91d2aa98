"""Lines of the log."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.state import events
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.rules.rulesets.hand_and_foot import HAND_AND_FOOT
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run
from tests.wording.samples import CLARA, NAMES, PEOPLE, TWO, card, cards, log_lines

DRAWN = (UNKNOWN,)
TERMS = terms_for(HAND_AND_FOOT, 4)
CASES = Path(__file__).with_name("log.cases")


def log_cases() -> Iterator[tuple[str, list[str]]]:
    """Yield the name and the indented lines of every case."""
    for block in CASES.read_text(encoding="utf-8").split("\n\n"):
        name, *steps = [line for line in block.splitlines() if line[:1] != "#"] or [""]
        if steps:
            yield name, [line.strip() for line in steps]


VERBS: dict[str, Callable[..., events.Event]] = {
    "draws": lambda seat, count: events.CardsDrawn(seat, DRAWN * int(count)),
    "takes": lambda seat, pile: events.PileTaken(seat, cards(pile)),
    "lays": lambda seat, meld, laid: events.MeldLaid(
        seat, seat % 2, int(meld), cards(laid), 0
    ),
    "adds": lambda seat, meld, added: events.MeldGrown(
        seat, seat % 2, int(meld), cards(added), 0
    ),
    "joins": lambda seat, one, two: events.MeldsJoined(
        seat, seat % 2, int(one), int(two)
    ),
    "completes": lambda seat, meld, kind: events.CanastaCompleted(
        seat, seat % 2, int(meld), kind
    ),
    "mixes": lambda seat, meld: events.CanastaMixed(seat, seat % 2, int(meld)),
    "opens": lambda seat, points: events.SideOpened(seat, seat % 2, int(points), 50),
    "shows": lambda seat, three, meld=None: events.BonusLaid(
        seat, seat % 2, card(three), meld and int(meld)
    ),
    "discards": lambda seat, away: events.CardDiscarded(seat, card(away)),
    "asks": lambda seat, partner: events.PartnerAsked(seat, int(partner)),
    "agrees": lambda seat: events.PartnerAnswered(seat, yes=True),
    "refuses": lambda seat: events.PartnerAnswered(seat, yes=False),
    "ends": lambda seat: events.WentOut(seat, concealed=False),
    "cuts": lambda seat, count, bonus="": events.CardsLifted(
        seat, int(count), bonus=bool(bonus)
    ),
    "sets": lambda seat, aside: events.ThreeSetAside(seat, seat % 2, card(aside)),
    "wins": lambda seat, count: events.TalonDrawn(seat, DRAWN * int(count)),
    "keeps": lambda seat, packet: events.PacketKept(seat, int(packet)),
    "declares": lambda seat, hand, points: events.HandDeclared(
        seat, hand, (), int(points)
    ),
    "floats": events.TurnFloated,
    "picks": lambda seat: events.FootTakenUp(seat, ()),
    "deals": lambda seat, number, first: events.RoundStarted(
        int(number), seat, int(first), 11
    ),
}
"""What an action of a seat is, by its verb and objects in the cases."""

HAPPENS: dict[str, Callable[..., events.Event]] = {
    "drawn": lambda drawn, dealer: events.DealerDrawn(cards(drawn), int(dealer)),
    "upcard": lambda up: events.UpcardTurned(card(up)),
    "frozen": lambda by: events.PileFroze(card(by)),
    "renewed": lambda count: events.StockRenewed(int(count)),
    "over": lambda cause, *points: events.RoundEnded(
        events.EndCause(cause), tuple(map(int, points))
    ),
    "won": lambda sides, *totals: events.GameEnded(
        tuple(map(int, totals)), tuple(map(int, sides))
    ),
}
"""What happens without a seat."""

READERS = {
    "": PEOPLE,
    "two": TWO,
    "three": PlayerNames(NAMES[:3], 0, 3),
    "red and black": PlayerNames(NAMES, 0, TERMS.sides, TERMS.canasta_names),
    "six": PlayerNames((*NAMES, "Eva", "Jo"), 0, 2),
    "another seat": PlayerNames(("Bea", *NAMES[1:]), viewer=1),
    "an onlooker": PlayerNames(("Bea", *NAMES[1:])),
    "an onlooker of two": PlayerNames(("Bea", "Clara")),
}
"""For whom the log is, by the words after `for`."""


def event_of(text: str) -> events.Event:
    """Return the event of an action."""
    first, *objects = text.split()
    if first in HAPPENS:
        return HAPPENS[first](*objects)
    return VERBS[objects[0]](int(first), *objects[1:])


def announced(happened: list[str], people: PlayerNames) -> str:
    """Return what is announced of the events after the line `aloud`."""
    log, at = TurnLog(people), happened.index("aloud")
    log.add_events([event_of(text) for text in happened[:at]])
    return log.add_and_describe([event_of(text) for text in happened[at + 1 :]])


@pytest.mark.parametrize(("name", "steps"), tuple(log_cases()))
def test_the_log_has_the_lines_of_its_cases(name: str, steps: list[str]) -> None:
    wanted = [line[2:].strip() for line in steps if line.startswith("=>")]
    reader = "".join(line[4:] for line in steps if line.startswith("for "))
    happened = [line for line in steps if not line.startswith(("=>", "for "))]
    people = READERS[reader]
    if "aloud" in happened:
        lines = [announced(happened, people)]
    else:
        lines = log_lines(*map(event_of, happened), people=people)

    if wanted[0].startswith("... "):
        wanted[0] = wanted[0].removeprefix("... ")
        lines = lines[-len(wanted) :]
    assert lines == wanted, name


def test_renaming_a_seat_renames_the_player_in_earlier_log_lines() -> None:
    log = TurnLog(PEOPLE)
    log.add_events((events.CardDiscarded(CLARA, card("5s")),))
    log.lines()

    log.people = PlayerNames(("You", "Eva", "Anton", "Tomás"))

    assert [line.text for line in log.lines()] == ["Eva discarded 5♠."]


def test_a_discard_that_freezes_the_pile_says_so_in_bold() -> None:
    turn = (events.CardDiscarded(CLARA, card("2s")), events.PileFroze(card("2s")))

    log = TurnLog(PEOPLE)
    log.add_events(turn)

    assert log.lines()[0].text_runs == (
        Run("Clara", is_bold=True),
        Run(" discarded "),
        Run("2♠", card=card("2s")),
        Run(" and "),
        Run("froze the pile", is_bold=True),
        Run("."),
    )


def test_a_completely_undone_turn_disappears_from_the_log() -> None:
    log = TurnLog(PEOPLE)
    log.add_events(
        (events.CardDiscarded(CLARA, card("4s")), events.CardDiscarded(0, card("5s")))
    )
    assert len(log.lines()) == 2

    log.remove_events(1)

    assert [line.text for line in log.lines()] == ["Clara discarded 4♠."]
