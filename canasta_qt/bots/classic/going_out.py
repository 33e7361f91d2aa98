"""Going out: can the hand be used up, is now the time, and what a partner answers."""

from __future__ import annotations

from canasta_qt.bots.estimates import values
from canasta_qt.bots.estimates.card_choice import of_rank, wild_cards
from canasta_qt.bots.estimates.match_standing import is_out_wise, partner_guess
from canasta_qt.bots.estimates.outlook import hand_points
from canasta_qt.bots.estimates.ruleset_traits import Traits, traits_of
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANKS, Card
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.state.actions import AddToMeld, MeldPlay, NewMeld
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import CANASTA_SIZE
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import AskPartner


class MeldPlan:
    """A meld as it would lie: cards of the hand joined to what is on the table."""

    __slots__ = ("add", "index", "naturals", "rank", "wilds")

    def __init__(self, rank: int, index: int, naturals: int, wilds: int) -> None:
        """Keep the counts; `add` are wild cards given to it."""
        self.rank: int = rank
        self.index: int = index
        self.naturals: int = naturals
        self.wilds: int = wilds
        self.add: int = 0


def plausible(position: Position, seat: int) -> bool:
    """Say quickly whether a way out may exist: at most one card fits nowhere."""
    ranks = position.ranks[seat]
    row = position.rank_meld[position.terms.side_of[seat]]
    threes = ranks[BLACK3]
    stuck = threes if threes < 3 else 0
    wilds = ranks[DEUCE] + ranks[JOKER]
    for rank in range(NATURAL_RANKS):
        held = ranks[rank]
        if held and held < 3 and row[rank] < 0:
            if held == 1:
                stuck += 1
            else:
                wilds -= 1
            if stuck > 1 or wilds < 0:
                return False
    return stuck <= 1


def plan_out(position: Position, seat: int) -> tuple[MeldPlay, ...] | None:
    """Find plays that leave at most one card, which may end the round; or None."""
    if not plausible(position, seat):
        return None
    terms = position.terms
    traits = traits_of(terms)
    if traits.discard_needed or traits.kinds_needed:
        way = way_out(position, seat, asked=not position.denied)
        return None if way is None else way.plays
    meld_plans, last = _heaps(position, seat)
    missing = terms.canastas_needed - position.canastas[terms.side_of[seat]]
    ranks = position.ranks[seat]
    left = _share(
        traits, meld_plans, ranks[DEUCE] + ranks[JOKER], missing, position, seat
    )
    if left < 0 or left + last > 1:
        return None
    plays = _plays(position, seat, meld_plans)
    side = terms.side_of[seat]
    if not position.melds[side] and not _may_open(position, seat, plays):
        return None
    return plays


def _heaps(position: Position, seat: int) -> tuple[list[MeldPlan], int]:
    """Heaps the hand makes, and the number of cards (0 or 1) that fit nowhere."""
    side = position.terms.side_of[seat]
    ranks = position.ranks[seat]
    row = position.rank_meld[side]
    meld_plans: list[MeldPlan] = []
    stuck = 0
    for rank in range(NATURAL_RANKS):
        held = ranks[rank]
        index = row[rank]
        if index >= 0:
            meld = position.melds[side][index]
            meld_plans.append(MeldPlan(rank, index, meld.naturals + held, meld.wilds))
        elif held >= 2:
            meld_plans.append(MeldPlan(rank, -1, held, 0))
        else:
            stuck += held
    if ranks[BLACK3] < 3:
        stuck += ranks[BLACK3]
    return meld_plans, stuck


def _share(
    traits: Traits,
    meld_plans: list[MeldPlan],
    wilds: int,
    missing: int,
    position: Position,
    seat: int,
) -> int:
    """Give wild cards to heaps: pairs first, then canastas, then wherever they go.

    Returns the wild cards left over, or -1 if it does not come to a way out.
    """
    for meld_plan in meld_plans:
        if meld_plan.naturals + meld_plan.wilds < 3:
            meld_plan.add = 1
            wilds -= 1
    side = position.terms.side_of[seat]
    melds = position.melds[side]
    for meld_plan in meld_plans:
        grown = meld_plan.naturals + meld_plan.wilds + meld_plan.add >= CANASTA_SIZE
        if grown and (meld_plan.index < 0 or not melds[meld_plan.index].canasta):
            missing -= 1
    while missing > 0:
        best = _nearest(traits, meld_plans, wilds)
        if best is None:
            return -1
        lack = CANASTA_SIZE - best.naturals - best.wilds - best.add
        best.add += lack
        wilds -= lack
        missing -= 1
    for meld_plan in sorted(meld_plans, key=_spoils):
        give = min(wilds, room_for_wilds(traits, meld_plan))
        meld_plan.add += give
        wilds -= give
    return wilds


def _nearest(traits: Traits, meld_plans: list[MeldPlan], wilds: int) -> MeldPlan | None:
    """The heap that lacks fewest wild cards for a canasta and may take them."""
    best: MeldPlan | None = None
    fewest = wilds + 1
    for meld_plan in meld_plans:
        lack = CANASTA_SIZE - meld_plan.naturals - meld_plan.wilds - meld_plan.add
        most = traits.max_wilds - meld_plan.wilds - meld_plan.add
        enough = meld_plan.naturals >= traits.mixed_naturals
        if enough and 0 < lack < fewest and lack <= most:
            best, fewest = meld_plan, lack
    return best


def _spoils(meld_plan: MeldPlan) -> int:
    """Order for spare wild cards: mixed heaps first, natural canastas last."""
    if meld_plan.wilds + meld_plan.add:
        return 0
    return 2 if meld_plan.naturals >= CANASTA_SIZE else 1


def room_for_wilds(traits: Traits, meld_plan: MeldPlan) -> int:
    """Wild cards a heap still takes without growing illegal."""
    room = traits.max_wilds - meld_plan.wilds - meld_plan.add
    if meld_plan.naturals < traits.mixed_naturals:
        room = min(
            room,
            CANASTA_SIZE - 1 - meld_plan.naturals - meld_plan.wilds - meld_plan.add,
        )
    return max(room, 0)


def _plays(
    position: Position, seat: int, meld_plans: list[MeldPlan]
) -> tuple[MeldPlay, ...]:
    kinds = position.hands[seat]
    ranks = position.ranks[seat]
    wilds = wild_cards(kinds)
    plays: list[MeldPlay] = []
    for meld_plan in meld_plans:
        cards: list[Card] = list(of_rank(kinds, meld_plan.rank, ranks[meld_plan.rank]))
        for _ in range(meld_plan.add):
            cards.append(wilds.pop())
        if cards:
            plays.append(
                NewMeld(tuple(cards))
                if meld_plan.index < 0
                else AddToMeld(meld_plan.index, tuple(cards))
            )
    if ranks[BLACK3] >= 3:
        plays.append(NewMeld(of_rank(kinds, BLACK3, ranks[BLACK3])))
    return tuple(plays)


def _may_open(position: Position, seat: int, plays: tuple[MeldPlay, ...]) -> bool:
    """A whole hand needs no minimum where it is concealed and comes from the stock."""
    if not position.took:
        return True
    side = position.terms.side_of[seat]
    points = position.terms.points
    total = 0
    for play in plays:
        assert isinstance(play, NewMeld)
        total += sum([points[card] for card in play.cards])
    return total >= opening_minimum(position, side)


def balance(position: Position, seat: int, *, partner_points: int) -> int:
    """Points that going out now gains on the hands left: ours against theirs."""
    terms = position.terms
    out = values.GOING_OUT
    gain = terms.going_out.go_out_bonus - partner_points
    for foe in traits_of(terms).foes[seat]:
        gain += position.size[foe] * out.average_card
    for side in range(terms.sides):
        if side != terms.side_of[seat] and not position.melds[side]:
            gain += out.unopened + out.bonus_three * len(position.bonus[side])
    return gain


def should_go_out(position: Position, seat: int) -> bool:
    """Weigh going out now by the hands left and by the match."""
    gain = balance(position, seat, partner_points=partner_guess(position, seat))
    return is_out_wise(position, seat, gain)


def should_ask(position: Position, seat: int) -> bool:
    """Ask where the partner's hand decides whether going out is good."""
    going_out = position.terms.going_out
    mates = traits_of(position.terms).mates[seat]
    if going_out.ask_partner is AskPartner.NONE or not mates:
        return False
    if position.allowed or position.denied or position.melded:
        return False
    if position.size[seat] < 2:
        return False
    limit = going_out.ask_limit
    if limit is not None and position.asked[seat] >= limit:
        return False
    if going_out.ask_partner is AskPartner.MANDATORY:
        return True
    out = values.GOING_OUT
    if position.asked[seat] >= out.asked:
        return False
    guess = partner_guess(position, seat)
    gain = balance(position, seat, partner_points=guess)
    return abs(gain - out.play_on) < int(guess * out.doubt)


def answer_yes(position: Position, seat: int) -> bool:
    """Answer for the asked seat, which knows its own hand.

    Against going out stand the cards it would be left with and, at even chances,
    what it could lay in a turn of its own.
    """
    own = hand_points(position, seat) + _could_lay(position, seat) // 2
    gain = balance(position, seat, partner_points=own)
    return is_out_wise(position, position.turn, gain)


def _could_lay(position: Position, seat: int) -> int:
    """Points that a turn of one's own would bring: cards laid, canastas made."""
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        return 0
    traits = traits_of(position.terms)
    meld_plans, _ = _heaps(position, seat)
    ranks = position.ranks[seat]
    wilds = ranks[DEUCE] + ranks[JOKER]
    total = 0
    for meld_plan in meld_plans:
        if meld_plan.index >= 0 or meld_plan.naturals >= 3:
            total += 2 * ranks[meld_plan.rank] * traits.points[meld_plan.rank]
        if meld_plan.index >= 0 and not position.melds[side][meld_plan.index].canasta:
            lack = CANASTA_SIZE - meld_plan.naturals - meld_plan.wilds
            most = min(wilds, traits.max_wilds - meld_plan.wilds)
            if lack <= 0 or (
                lack <= most and meld_plan.naturals >= traits.mixed_naturals
            ):
                total += position.terms.ruleset.bonuses.bonus_mixed
                wilds -= max(lack, 0)
    return total
