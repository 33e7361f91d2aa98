"""Advice for a position given as text: a bot's action, and the reason in a sentence."""

from canasta_qt.advice import Advice
from canasta_qt.bots.messages import AnswerJson, RequestJson, parse_reply
from canasta_qt.bots.requests import answer_request, parse_observation
from canasta_qt.engine.state.position import Position
from canasta_qt.notation.actions import parse_action
from canasta_qt.wording.advice.sentences import reason_words
from canasta_qt.wording.player_names import PlayerNames


def advice_answer(request: RequestJson) -> AnswerJson:
    """Return the answer to a request. Raises `NotationError`."""
    found = answer_request(request)
    explanation = parse_reply(found, decision_number=0).explanation
    observation = parse_observation(request)
    advice = Advice(observation, parse_action(found["action"]), explanation)
    names = _names(observation.position, observation.seat)
    return found | {"reason": reason_words(advice, names)}


def _names(position: Position, seat: int) -> PlayerNames:
    """Return the numbers of the seats as their names, and `you` for the seat to act."""
    terms = position.terms
    words = "Seat {number}"
    names = tuple(words.format(number=number) for number in range(terms.players))
    return PlayerNames(names, seat, terms.sides, terms.canasta_names)
