"""Actions of players as sentences in the past: `Ruth melded 4♠ 4♥ 4♦.`

The wording is that of the log.
"""

from collections.abc import Iterator
from typing import assert_never

from canasta_qt.cards import UNKNOWN
from canasta_qt.engine.rounds import bonus_lift_range
from canasta_qt.engine.scoring import special_hand_points
from canasta_qt.engine.state import actions, events
from canasta_qt.engine.state.melds import RUN
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import partner_of
from canasta_qt.translate import tr
from canasta_qt.wording.advice.action_text import action_text
from canasta_qt.wording.log.turn_text import turn_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import parse_runs, plain_text


def past_action_text(
    action: actions.Action, observation: Observation, people: PlayerNames
) -> str:
    """Return an action of the observing seat as a sentence in the past."""
    seat, position = observation.seat, observation.position
    if seat == people.viewer:
        return action_text(action, observation, "done")
    if isinstance(action, actions.Draw) and not position.stock:
        return tr("{name} ended the round.").format(name=people.names[seat])
    side = observation.side
    ranks = {
        (side, index): None if meld.form == RUN else meld.rank
        for index, meld in enumerate(position.melds[side])
    }
    told = list(_events(action, observation))
    return plain_text(parse_runs(turn_text(told, people, ranks)))


def _events(action: actions.Action, observation: Observation) -> Iterator[events.Event]:
    """Yield the events of the cards that an action plays, without later events such as
    a completed canasta."""
    position, seat = observation.position, observation.seat
    match action:
        case actions.Draw():
            cards = (UNKNOWN,) * position.terms.draw_count
            yield events.CardsDrawn(seat, cards)
        case actions.TakePile() | actions.LayDown():
            yield from _melding_events(action, observation)
        case actions.Discard(card):
            yield events.CardDiscarded(seat, card)
        case actions.AskPartner():
            yield events.PartnerAsked(seat, partner_of(position.terms, seat))
        case actions.AnswerPartner(yes):
            yield events.PartnerAnswered(seat, yes)
        case actions.Float():
            yield events.TurnFloated(seat)
        case actions.Declare(hand):
            points = special_hand_points(position, seat, hand)
            yield events.HandDeclared(seat, hand, (), points)
        case actions.KeepPacket(packet):
            yield events.PacketKept(seat, packet)
        case actions.Lift(count):
            least, most = bonus_lift_range(position.terms)
            yield events.CardsLifted(seat, count, least <= count <= most)
        case _:
            assert_never(action)


def _melding_events(
    action: actions.TakePile | actions.LayDown, observation: Observation
) -> Iterator[events.Event]:
    position, seat, side = observation.position, observation.seat, observation.side
    if isinstance(action, actions.TakePile):
        limit = position.terms.rules.pile_take_limit or len(position.pile)
        yield events.PileTaken(seat, tuple(position.pile[-limit:]))
    count = len(position.melds[side])
    for play in action.plays:
        match play:
            case actions.NewMeld((three,)):
                yield events.BonusLaid(seat, side, three)
            case actions.NewMeld(cards):
                yield events.MeldLaid(seat, side, count, cards, 0)
                count += 1
            case actions.AddToMeld(meld, cards):
                yield events.MeldGrown(seat, side, meld, cards, 0)
            case actions.JoinMelds(meld, other):
                yield events.MeldsJoined(seat, side, meld, other)
                count -= 1
            case _:
                assert_never(play)
