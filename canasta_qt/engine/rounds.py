"""Start of games and rounds: deal, packets, cuts for a bonus, upcard, next dealer.

A lift is the cut with which a player takes cards off the deck for the deal.
"""

from random import Random

from canasta_qt.cards import (
    ACE,
    BLACK3,
    NATURAL_RANK_COUNT,
    RED3,
    Card,
    count_kinds,
    shuffled,
)
from canasta_qt.engine.automatic_steps import begin_turn, exchange_red_threes
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import (
    CardsLifted,
    Event,
    PacketKept,
    PileFroze,
    RoundStarted,
    UpcardTurned,
)
from canasta_qt.engine.state.position import KEEP_PACKET_PHASE, LIFT_PHASE, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.state.terms import Terms, card_class, terms_for
from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.values import (
    DealBonusMode,
    FootAssignment,
    PilePrefill,
    Red3Timing,
    Seating,
)

PACKETS = 2


def _choices_or_start(position: Position, events: list[Event]) -> None:
    terms = position.terms
    if position.lifters:
        position.phase = LIFT_PHASE
        position.turn = position.lifters[0]
    elif terms.rules.foot_assignment is FootAssignment.SHOW_TOPS_KEEP_ONE_PASS_OTHER:
        position.phase = KEEP_PACKET_PHASE
        position.turn = terms.next_seat[position.dealer]
    else:
        _start_play(position, events)


def _start_play(position: Position, events: list[Event] | None) -> None:
    """Exchange dealt red threes, turn the upcard and start the first turn."""
    terms = position.terms
    first = terms.next_seat[position.dealer]
    if terms.rules.red3_initial_timing is Red3Timing.AT_DEAL:
        for seat in _seats_in_order(terms, first):
            exchange_red_threes(position, seat, events)
    if terms.rules.upcard:
        _turn_upcard(position, events)
    begin_turn(position, first, events)


def _seats_in_order(terms: Terms, first: int) -> list[int]:
    """Return the seats in order of play, starting with `first`."""
    seats = [first]
    while len(seats) < terms.players:
        seats.append(terms.next_seat[seats[-1]])
    return seats


def _deal_hands(position: Position, first: int) -> list[Card]:
    """Deal hands and feet; return the bottom card of each hand, by seat."""
    terms = position.terms
    bottoms = [position.stock[-1]] * terms.players
    order = _seats_in_order(terms, first)
    for number in range(terms.hand_size):
        for seat in order:
            card = position.stock.pop()
            position.add_to_hand(seat, card)
            if not number:
                bottoms[seat] = card
    for _ in range(terms.foot_size):
        for seat in order:
            position.feet[seat].append(position.stock.pop())
    return bottoms


def dealer_draw_order(card: Card) -> int:
    """Return the order of a card drawn for the deal: joker highest, two, ace …
    three."""
    rank = card >> 2
    return -1 if rank in (BLACK3, RED3) else rank


def _turn_upcard(position: Position, events: list[Event] | None) -> None:
    """Turn cards up until one may be the upcard; some freeze the pile (rules.md
    2.3)."""
    rules = position.terms.rules
    while position.stock:
        card = position.stock.pop()
        position.pile.append(card)
        if events is not None:
            events.append(UpcardTurned(card))
        special = card_class(card) if card >> 2 >= NATURAL_RANK_COUNT else None
        if special in rules.upcard_freezes_on and not position.frozen:
            position.frozen = True
            if events is not None:
                events.append(PileFroze(card))
        if special not in rules.upcard_turn_again_on:
            _prefill_pile(position, card)
            return


def _prefill_pile(position: Position, upcard: Card) -> None:
    """Put cards of the stock face down under the upcard: as many as the rank of the
    upcard says, from 1 for an ace to 13 for a king, or up to the size that the rules
    set for the first pile."""
    count = position.terms.rules.first_pile_size - len(position.pile)
    if position.terms.rules.pile_prefill is PilePrefill.UPCARD_RANK:
        rank = upcard >> 2
        count = 1 if rank == ACE else rank + 4
    count = max(0, min(count, len(position.stock)))
    hidden = [position.stock.pop() for _ in range(count)]
    position.pile = hidden + position.pile
    position.pile_hidden = count


# Lifts for a bonus


def lifting_seats(terms: Terms, dealer: int) -> list[int]:
    """Return the seats that lift cards for a bonus, in order (rules.md 4.1)."""
    mode = terms.rules.deal_bonus_mode
    if mode in (DealBonusMode.DEALER_EXACT, DealBonusMode.DEALER_WITHIN_PLAYERS):
        return [dealer]
    if mode is DealBonusMode.CUTTER_EXACT:
        return [terms.next_seat.index(dealer)]  # the player right of the dealer
    if mode is DealBonusMode.PLAYER_LIFT_22:
        return _seats_in_order(terms, terms.next_seat[dealer])
    return []


def exact_lift_count(terms: Terms) -> int:
    """Return the number of cards that a player tries to lift."""
    packet = terms.hand_size + terms.foot_size
    mode = terms.rules.deal_bonus_mode
    if mode is DealBonusMode.PLAYER_LIFT_22:
        return packet
    first = 0 if mode is DealBonusMode.DEALER_WITHIN_PLAYERS else 1
    return terms.players * packet + first


def bonus_lift_range(terms: Terms) -> tuple[int, int]:
    """Return the smallest and the largest number of lifted cards that earn the
    bonus."""
    wanted, mode = exact_lift_count(terms), terms.rules.deal_bonus_mode
    near = terms.players if mode is DealBonusMode.DEALER_WITHIN_PLAYERS else 0
    return wanted - near, wanted + near


def lift_refusal(position: Position, count: int) -> Refusal | None:
    """Return why a lift of `count` cards is not possible in this position; None if it
    is possible."""
    if position.phase != LIFT_PHASE:
        return Refusal(Reason.NOTHING_TO_CHOOSE)
    most = len(position.terms.deck)
    return (
        None if 1 <= count <= most else Refusal(Reason.NOTHING_TO_CHOOSE, count, most)
    )


def lift_cards(position: Position, count: int, events: list[Event] | None) -> None:
    """Record that a player cut `count` cards off the deck for the deal.

    A number in `bonus_lift_range` earns a bonus.
    """
    terms = position.terms
    seat = position.turn
    least, most = bonus_lift_range(terms)
    earns = least <= count <= most
    if earns:
        position.bonus_deal.append(terms.side_of[seat])
    events_of_lift: list[Event] = [CardsLifted(seat, count, earns)]
    position.lifters = position.lifters[1:]
    _choices_or_start(position, events_of_lift)
    if events is not None:
        events += events_of_lift


# Packets


def keep_packet_refusal(position: Position, packet: int) -> Refusal | None:
    """Return why this packet cannot be kept as foot in this position; None if it can be
    kept."""
    if position.phase != KEEP_PACKET_PHASE or packet not in (1, PACKETS):
        return Refusal(Reason.NOTHING_TO_CHOOSE, packet, PACKETS)
    return None


def keep_packet(position: Position, packet: int, events: list[Event] | None) -> None:
    """Keep packet 1 (the hand as dealt) or packet 2 as foot.

    After the last choice, each player's other packet is passed to the left, as the hand
    of the next player.
    """
    seat = position.turn
    if packet == 1:
        _swap_packets(position, seat)
    if events is not None:
        events.append(PacketKept(seat, packet))
    position.turn = position.terms.next_seat[seat]
    if seat == position.dealer:
        _pass_hands(position)
        _start_play(position, events)


def _swap_packets(position: Position, seat: int) -> None:
    foot, hand = position.feet[seat], position.hand(seat)
    for card in hand:
        position.remove_from_hand(seat, card)
    for card in foot:
        position.add_to_hand(seat, card)
    position.feet[seat] = hand


def _pass_hands(position: Position) -> None:
    """Pass the packet that each seat does not keep to the next seat, as its hand."""
    hands = [position.hand(seat) for seat in range(position.terms.players)]
    for seat, hand in enumerate(hands):
        for card in hand:
            position.remove_from_hand(seat, card)
    for seat, hand in enumerate(hands):
        for card in hand:
            position.add_to_hand(position.terms.next_seat[seat], card)


def start_game(
    ruleset: Ruleset, *, players: int, seating: Seating | None = None
) -> Position:
    """Return a position before the first deal, with all scores 0.

    Raises `KeyError` for a number of players that the ruleset does not list.
    """
    return Position(terms_for(ruleset, players, seating))


def new_deck(terms: Terms, rng: Random) -> tuple[Card, ...]:
    """Return the cards of the game, shuffled with a random generator."""
    return shuffled(terms.deck, rng)


def start_round(position: Position, dealer: int, deck: tuple[Card, ...]) -> list[Event]:
    """Deal a round from a deck in dealing order, then begin lifts, choices of packets,
    or the first turn.

    Cards are dealt one at a time, beginning with the seat after the dealer. Points of a
    finished round must have been added before (`add_scores`). Raises `ValueError` if
    the deck is not exactly the cards of the game.
    """
    terms = position.terms
    if count_kinds(deck) != terms.kinds:
        raise ValueError("the deck does not hold the cards of this table")
    scores, number = position.scores, position.round + 1
    position.clear(terms)
    position.scores, position.round, position.dealer = scores, number, dealer
    first = terms.next_seat[dealer]
    events: list[Event] = [RoundStarted(position.round, dealer, first, terms.hand_size)]
    position.stock = list(deck)
    position.stock.reverse()
    bottoms = _deal_hands(position, first)
    for size in terms.rules.talon_sizes:
        position.talons.append([position.stock.pop() for _ in range(size)])
    if terms.rules.foot_assignment is FootAssignment.LOWEST_BOTTOM_IS_HAND:
        for seat, bottom in enumerate(bottoms):
            if dealer_draw_order(position.feet[seat][0]) < dealer_draw_order(bottom):
                _swap_packets(position, seat)
    position.lifters = lifting_seats(terms, dealer)
    _choices_or_start(position, events)
    return events


def dealer_by_draw(cards: tuple[Card, ...]) -> int | None:
    """Return the seat that drew the highest card and deals; None for equal cards.

    The joker is highest, then two, ace, king … four, three (rules.md 2.1).
    """
    orders = [dealer_draw_order(card) for card in cards]
    best = max(orders)
    return orders.index(best) if orders.count(best) == 1 else None


def add_scores(position: Position) -> None:
    """Add the points of a finished round to the totals, before the next deal."""
    position.scores = list(score_sheet(position).total)


def next_dealer(position: Position) -> int:
    """Return the dealer of the next round: the seat after the present one."""
    return position.terms.next_seat[position.dealer]
