"""Records of random games, written as a person's game would be."""

from random import Random

from canasta_qt.engine.rounds import add_scores, new_deck
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.notation.actions import Line, Step
from canasta_qt.notation.record import Record
from canasta_qt.rules.model import Ruleset
from tests.notation.random_play import random_round, table


def record_of(ruleset: Ruleset, seed: int, *, rounds: int = 1) -> Record:
    """Return the record of some random rounds."""
    rng = Random(seed)
    position = table(ruleset)
    terms = position.terms
    record = Record(ruleset, ("human", *["bot:random"] * (terms.players - 1)))
    for number in range(rounds):
        deck = new_deck(terms, rng)
        if number:
            add_scores(position)
        dealer = (seed + number) % terms.players
        record = record.with_round(dealer, deck)
        for played in random_round(position, deck, rng, dealer):
            record = record.with_line(Line(played.seat, (Step(played.action),)))
        assert position.phase == OVER_PHASE
        record = record.with_totals(score_sheet(position).total)
    return record
