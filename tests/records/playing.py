"""Making of golden records: bots play, and the game is saved like that of a person.

    python -m tests.records.playing "classic_4(target_score=1000)" standard 7 3

prints up to three rounds played with seed 7.  Levels may be listed for the seats
(`standard,random`), and a number of players and a seating may follow:

    python -m tests.records.playing uruguay_original standard,random 5 1 6 pairs

Review their transcript before keeping them.
"""

import sys
from random import Random

from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.engine.rounds import (
    add_scores,
    new_deck,
    next_dealer,
    start_game,
    start_round,
)
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.record import Record, format_record
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.rules.values import Seating


def game(
    ruleset: str,
    level: str,
    seed: int,
    rounds: int,
    players: int = 0,
    seating: str = "",
) -> Record:
    """Let bots play some rounds, or fewer if the match ends before.

    `players` 0 is the largest number that the ruleset allows.
    """
    rules = parse_ruleset(ruleset)
    players = players or max(rules.players_allowed)
    sides = Seating(seating) if seating else None
    position = start_game(rules, players=players, seating=sides)
    names = level.split(",")
    levels = [names[seat % len(names)] for seat in range(players)]
    bots = tuple(f"bot:{name}" for name in levels)
    record = Record(rules, bots, seating=sides)
    rng = Random(seed)
    dealer = rng.randrange(players)
    for number in range(rounds):
        if number:
            if score_sheet(position).game_over:
                break
            dealer = next_dealer(position)
            add_scores(position)
        record = _round(record, position, dealer, levels, rng)
    return record


def _round(
    record: Record, position: Position, dealer: int, levels: list[str], rng: Random
) -> Record:
    deck = new_deck(position.terms, rng)
    record = record.with_round(dealer, deck)
    history: list[Event] = start_round(position, dealer, deck)
    while (seat := seat_to_act(position)) is not None:
        observation = observe(position, seat, tuple(history))
        action = (
            BOTS_BY_LEVEL[levels[seat]]
            .decide(observation, rng.randrange(1 << 30), 1)
            .action
        )
        history += apply(position, action)
        record = record.with_line(Line(seat, (Step(action),)))
    return record.with_totals(score_sheet(position).total)


if __name__ == "__main__":
    text, name, first, most, *more = sys.argv[1:]
    table = int(more[0]) if more else 0
    played = game(text, name, int(first), int(most), table, "".join(more[1:]))
    sys.stdout.write(format_record(played))
