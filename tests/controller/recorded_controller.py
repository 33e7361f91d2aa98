"""A game controller without a table, with a record of its signals."""

from random import Random
from typing import Any

from canasta_qt.bots.messages import BotRequest
from canasta_qt.commands import Command
from canasta_qt.controller.game_controller import GameController
from canasta_qt.controller.session import SeatedPlayers, Session
from canasta_qt.gestures import TurnState
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from tests.bots_here import BotsHere, InProcessRunner
from tests.controller.dropped_cards import cards
from tests.positions import filled
from tests.rulebook.dealing import natural

PEOPLE = ("human", *("nobody",) * 3)
"""One person; nobody answers for the other seats."""
BOTS = ("bot:standard",) * 4
ONE = ("human", *BOTS[1:])
TWO = ("human", "bot:standard", "human", "bot:standard")
NAMES = ("Ann", "Bob", "Cid", "Dee")
SIGNALS = (
    "table_started", "observation_shown", "advanced", "draft_changed",
    "turn_status_changed", "prompt_changed", "refused", "round_over", "game_over",
    "saved",
)  # fmt: skip

PLAY = (
    "classic_4 turn=0.play pile=7d melds=[9c9d9h]/- hands=KcKdKh9sQcQd4c/(11)/(11)/(11)"
)
DRAW = (
    "classic_4 turn=0.draw pile=7dKs melds=[9c9d9h]/- hands={}4c5c6c8d/(11)/(11)/(11)"
)
UNOPENED = (
    "classic_4 turn=0.play pile=7d score=1500/0 hands=KcKdKhQcQdQhAcAd4c/(11)/(11)/(11)"
)
OVER = f"classic_4 turn=0.over out=0 pile=7d melds={natural('K')}/- hands=-/Ac/-/-"
ASKING = (
    f"classic_4 turn=2.answer asked=2 pile=7d melds={natural('K')}/-"
    " hands=Ac4c/(11)/(3)/(11)"
)


class Asked(InProcessRunner):
    """Bots that record questions and never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[int, str, int]] = []
        self.seeds: list[int] = []
        self.players: list[str] = []
        self.waiting: int | None = None
        """Number of the decision that was asked for last, until it is dropped."""

    def ask(self, question: BotRequest) -> None:
        self.waiting = question.decision_number
        self.seeds.append(question.seed)
        self.players.append(question.player_name)
        seat = question.observation.seat
        self.questions.append((question.decision_number, question.level, seat))

    def forget(self) -> None:
        self.waiting = None


class Table:
    """A game at a given position, with its signals recorded as name and arguments."""

    def __init__(
        self, text: str = "", players: tuple[str, ...] = PEOPLE, viewer: int = 0
    ) -> None:
        given = parse_position(filled(text or PLAY))
        count = given.terms.players
        seats = SeatedPlayers(NAMES[:count], players[:count], viewer)
        self.session = Session(given.terms.rules, seats, Random(4))
        self.bots = Asked()
        self.controller = GameController(BotsHere(self.bots))
        self.heard: list[tuple[str, tuple[Any, ...]]] = []
        for name in SIGNALS:
            getattr(self.controller, name).connect(
                lambda *told, name=name: self.heard.append((name, told))
            )
        if text:
            self.session.start()
            self.session.position = given
            self.session.decision += 1
            self.controller.begin_session(self.session)

    def names(self) -> list[str]:
        """Return the names of the signals since the last call."""
        found = [name for name, _ in self.heard]
        self.heard.clear()
        return found

    def told(self, signal: str) -> tuple[Any, ...]:
        """Return the arguments of the last emission of a signal."""
        return [told for name, told in self.heard if name == signal][-1]

    def lines(self) -> list[str]:
        """Return the lines of the record of the first round."""
        return [str(line) for line in self.session.record.rounds[0].turns]

    def command(self, command: Command, text: str = "") -> None:
        self.controller.on_command(command, cards(text))


def moment(table: Table) -> TurnState:
    (now,) = table.told("turn_status_changed")
    return TurnState(now.state)


def offered(table: Table) -> list[Command]:
    (now,) = table.told("turn_status_changed")
    return [offer.command for offer in now.offers]


def bots_turn(table: Table, *played: str) -> None:
    """Play actions as bots, each followed by `on_animations_ended`."""
    for action in played:
        table.controller.on_bot_action(table.session.decision, parse_action(action))
        table.controller.on_animations_ended()
