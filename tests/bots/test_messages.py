"""Requests and answers read back from their lines of JSON."""

import json
from dataclasses import replace
from math import inf
from random import Random

from canasta_qt.bots.messages import (
    BotReply,
    BotRequest,
    RequestOptions,
    event_as_list,
    parse_event,
    parse_reply,
)
from canasta_qt.bots.requests import answer_request
from canasta_qt.bots.rule_bots.standard import fallback_action
from canasta_qt.engine.rounds import new_deck, start_round
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.engine.state.events import EndCause, RoundEnded
from canasta_qt.engine.state.observation import observe
from canasta_qt.engine.state.position import seat_to_act
from canasta_qt.engine.transition import apply
from canasta_qt.notation.position.line import parse_position
from tests.bots.table import dealt
from tests.positions import filled


def answer_as_json(question: BotRequest) -> BotReply:
    """Return the answer after request and answer were lines of text."""
    request = json.loads(json.dumps(question.json_values()))
    return parse_reply(
        json.loads(json.dumps(answer_request(request))), question.decision_number
    )


def test_an_observation_reads_back_from_its_request() -> None:
    position = dealt("classic_4", 11)
    history = start_round(position, 1, new_deck(position.terms, Random(11)))
    while (seat := seat_to_act(position)) is not None:
        observation = observe(position, seat, tuple(history))
        question = BotRequest(1, "standard", 0, observation)

        plain = json.loads(json.dumps(question.json_values()))["history"]
        assert tuple(map(parse_event, plain)) == observation.history
        assert answer_as_json(question).action == fallback_action(observation)

        history += apply(position, fallback_action(observation))


def test_an_answer_is_compared_with_the_best_move() -> None:
    table = (
        "classic_4 turn=0.draw hands=9h6c5d8s4c/(11)/(11)/(11) pile=4s5h7dKh"
        " melds=[KsKhKdKcKsKd]/-"
    )
    view = observe(parse_position(filled(table)), 0)
    demand = RequestOptions((DRAW,), ("take *",), 60, inf)

    reply = answer_as_json(BotRequest(1, "master", 3, view, demand))

    best, played = reply.candidates
    assert (str(best.action), played.action) == ("take m0+Kh", DRAW)
    assert best.mean_points - played.mean_points > 3 * played.standard_error > 0
    assert reply.world_count == 60
    world, *sequels = reply.sequels
    assert parse_position(world[0]).hands[0] == view.position.hands[0]
    assert [lines[0] for lines in sequels] == ["0: take m0+Kh", "0: draw"]


def test_an_event_with_a_cause_reads_back_from_plain_values() -> None:
    ended = RoundEnded(EndCause.STOCK_EMPTY, (100, -55))

    assert event_as_list(ended) == ["RoundEnded", "stock_empty", (100, -55)]
    assert parse_event(json.loads(json.dumps(event_as_list(ended)))) == ended
    assert parse_event(event_as_list(replace(ended, points=(0, 0)))) != ended
