"""The one consequence of a discard, meld or take that is shown, from what the player
can see.

The action is applied to a copy of the observed position, in which of hidden cards only
the number is known. Questions to the engine then say what other players could do.
"""

from canasta_qt.cards import NATURAL_RANK_COUNT, Card, is_wild
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out import canasta_count_refusal
from canasta_qt.engine.moves.taking_pile import natural_pair_takes, pile_refusal
from canasta_qt.engine.scoring import canasta_bonus
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, Meld, make_meld
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import NO_MELD, OVER_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.transition import position_after
from canasta_qt.gestures import Consequence, ConsequenceKind
from canasta_qt.rules.values import PileAccess


def consequence_of_actions(
    observation: Observation, acts: tuple[actions.Action, ...]
) -> Consequence | None:
    """Return the consequence of the last of some legal actions of the player; None if
    it has none."""
    *before, last = acts
    position = position_after(observation.position, *before)
    if isinstance(last, actions.Discard):
        return discard_consequence(position, last.card)
    if isinstance(last, actions.TakePile):
        return _take_consequence(position, last)
    return (
        _lay_consequence(position, last) if isinstance(last, actions.LayDown) else None
    )


def discard_consequences(
    observation: Observation,
) -> tuple[tuple[Card, Consequence], ...]:
    """Return the cards whose discard is legal and has a consequence, with the
    consequence."""
    position = observation.position
    if position.phase != PLAY_PHASE or position.turn != observation.seat:
        return ()
    found = []
    for card in sorted(set(observation.hand)):
        if refusal(position, actions.DISCARD_ACTIONS[card]) is None:
            consequence = discard_consequence(position, card)
            if consequence is not None:
                found.append((card, consequence))
    return tuple(found)


def discard_consequence(before: Position, card: Card) -> Consequence | None:
    """Return the first consequence that applies to a legal discard, or None."""
    terms, seat = before.terms, before.turn
    after = position_after(before, actions.DISCARD_ACTIONS[card])
    if after.phase == OVER_PHASE:
        return None
    found = None
    if terms.rules.pile_access is not PileAccess.NEVER:
        found = _pile_frozen(before, after) or _next_take(after, card, seat)
        found = found or _known_holding(after, card, seat)
    return found or _keeps_one(after, seat) or _breaks_group(before, card)


def _pile_frozen(before: Position, after: Position) -> Consequence | None:
    frozen = before.frozen or before.terms.rules.pile_always_frozen
    return Consequence(ConsequenceKind.FREEZES) if after.frozen and not frozen else None


def _next_take(after: Position, card: Card, seat: int) -> Consequence | None:
    """Return what the next player can do with the pile; None for a partner or ally, or
    if what that player can do is unknown."""
    taker, side_of = after.turn, after.terms.side_of
    if _are_allied(after, seat, taker):
        return None
    refused = pile_refusal(after, taker)
    if refused is not None:
        blocked = refused.reason is Reason.PILE_IS_BLOCKED and not is_wild(card)
        return Consequence(ConsequenceKind.BLOCKS, taker) if blocked else None
    for take in natural_pair_takes(after):
        taken = _taken_count(after, take)
        first = take.plays[0]
        if not taken:
            continue
        if isinstance(first, actions.AddToMeld) and len(first.cards) == 1:
            meld = after.melds[side_of[taker]][first.meld]
            run = meld.run_ends
            rank = -1 if run else int(meld.rank)
            return Consequence(ConsequenceKind.FEEDS, taker, rank, run, taken)
        held = after.ranks[taker][card >> 2]
        return Consequence(ConsequenceKind.OPENS, taker, card >> 2, count=held)
    return None


def _are_allied(position: Position, seat: int, other: int) -> bool:
    side_of = position.terms.side_of
    side, theirs = side_of[seat], side_of[other]
    return theirs in (side, position.ally_side(side))


def _taken_count(position: Position, take: actions.TakePile) -> int:
    """Return how many cards a take would remove from the pile; 0 if the take may be
    illegal.

    With the last cards of the hand, that can depend on hidden cards.
    """
    if refusal(position, take) is not None:
        return 0
    seat, after = position.turn, position_after(position, take)
    sure = after.size[seat] >= 2 or not after.hidden[seat]
    if after.phase == OVER_PHASE or not sure:
        return 0
    return len(position.pile) - len(after.pile)


def _known_holding(after: Position, card: Card, seat: int) -> Consequence | None:
    """Return a consequence that names the first opponent who is known to hold cards of
    the rank of a discard; None if there is no such opponent."""
    rank, other = card >> 2, after.turn
    while rank < NATURAL_RANK_COUNT and other != seat:
        known = sum(after.known[other][rank * 4 : rank * 4 + 4])
        if known and not _are_allied(after, seat, other):
            return Consequence(ConsequenceKind.HOLDS, other, rank, count=known)
        other = after.terms.next_seat[other]
    return None


def _keeps_one(after: Position, seat: int) -> Consequence | None:
    """Return the consequence of a play that leaves one card while canastas are missing
    to go out; None for other plays."""
    if after.size[seat] != 1 or after.feet[seat]:
        return None
    refused = canasta_count_refusal(after, after.terms.side_of[seat])
    if refused is None or refused.reason is not Reason.TOO_FEW_CANASTAS:
        return None
    return Consequence(ConsequenceKind.KEEPS_ONE, count=refused.have)


def _breaks_group(before: Position, card: Card) -> Consequence | None:
    """Return the consequence of a discard that breaks two or three equal cards without
    a meld of their rank; None if these are the whole hand, or for other cards."""
    rank, seat = card >> 2, before.turn
    have = before.ranks[seat][rank] if rank < NATURAL_RANK_COUNT else 0
    melded = before.rank_meld[before.terms.side_of[seat]][rank] != NO_MELD
    fits = have in (2, 3) and not melded and have < before.size[seat]
    return Consequence(ConsequenceKind.BREAKS, rank=rank, count=have) if fits else None


def _take_consequence(before: Position, take: actions.TakePile) -> Consequence | None:
    after, first = position_after(before, take), take.plays[0]
    side = before.terms.side_of[before.turn]
    if after.phase == OVER_PHASE or isinstance(first, actions.JoinMelds):
        return None
    brought = len(before.pile) - len(after.pile)
    rank = before.pile[-1] >> 2
    number = after.rank_meld[side][rank]
    wilds = tuple(filter(is_wild, actions.cards_of_plays([first])))
    if rank >= NATURAL_RANK_COUNT or number == NO_MELD:
        return Consequence(ConsequenceKind.TAKES, count=brought, needed_wilds=wilds)
    grows = before.rank_meld[side][rank] == number
    size = after.melds[side][number].size
    return Consequence(
        ConsequenceKind.TAKES,
        rank=rank,
        count=brought,
        needed_wilds=wilds,
        meld_size=size,
        adds_to_meld=grows,
    )


def _lay_consequence(before: Position, lay: actions.LayDown) -> Consequence | None:
    """Return the consequence for the meld to which the first play adds cards, else that
    of leaving a single card in the hand; None if neither applies."""
    seat, after = before.turn, position_after(before, lay)
    if after.phase == OVER_PHASE:
        return None
    first, found = lay.plays[0], None
    if isinstance(first, actions.AddToMeld):
        side, index = before.locate_meld(before.terms.side_of[seat], first.meld)
        was = before.melds[side][index]
        found = _canasta_mixed(after, was, after.melds[side][index])
        found = found or _canasta_completed(after, was, after.melds[side][index])
    return found or _keeps_one(after, seat)


def _canasta_mixed(after: Position, was: Meld, meld: Meld) -> Consequence | None:
    if meld.form != SET or was.wilds or not meld.wilds or not meld.is_canasta:
        return None
    points = canasta_bonus(after.terms.rules, meld, out=False)[1]
    # score of seven natural cards of the rank
    natural = make_meld((was.cards[0],) * CANASTA_SIZE, after.terms.points)
    instead = canasta_bonus(after.terms.rules, natural, out=False)[1]
    if instead <= points:
        return None
    kind = after.terms.kind_name("mixed")
    return Consequence(
        ConsequenceKind.MIXES,
        points=points,
        lost_natural_points=instead,
        canasta_kind=kind,
    )


def _canasta_completed(after: Position, was: Meld, meld: Meld) -> Consequence | None:
    points = (
        canasta_bonus(after.terms.rules, meld, out=False)[1] if meld.is_canasta else 0
    )
    made = points and not was.is_canasta
    return Consequence(ConsequenceKind.MAKES, points=points) if made else None
