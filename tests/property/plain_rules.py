"""A second, simple implementation of Classic Canasta.

Reads positions but shares no judgement with the engine; rules.md 2.3 and 3.1 to 3.2.
Covers drawing, taking, melding and discarding; not the question to the partner.
"""

from collections import Counter
from dataclasses import dataclass, field

from canasta_qt.cards import Card, card_text
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    Discard,
    Draw,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.position import Position

NATURALS = "456789TJQKA"
POINTS = dict.fromkeys("4567", 5) | dict.fromkeys("89TJQK", 10)
POINTS |= {"A": 20, "2": 20, "X": 50, "3": 5}


class NotAllowedError(Exception):
    """Raised if the rules forbid an action; the text names the rule."""


def demand(holds: object, why: str) -> None:
    """Raise `NotAllowedError` unless the condition is true."""
    if not holds:
        raise NotAllowedError(why)


def rank(card: Card) -> str:
    """Return the first character of a card: its rank; `3` for threes of both
    colours."""
    return card_text(card)[0]


def wild(card: Card) -> bool:
    """Return whether the card is a joker or deuce."""
    return rank(card) in "2X"


@dataclass
class Table:
    """The cards that one player can use."""

    hand: Counter[Card]
    melds: list[list[Card]]
    laid: list[Card] = field(default_factory=list)
    threes: bool = False
    fresh: set[int] = field(default_factory=set)

    def pick(self, cards: tuple[Card, ...]) -> None:
        """Remove cards from the hand."""
        demand(cards, "something must be laid")
        for card in cards:
            demand(self.hand[card], "not in hand")
            self.hand[card] -= 1
        self.laid += cards

    def meld_of(self, natural: str) -> list[Card] | None:
        """Return the meld of a rank, or None."""
        return next((m for m in self.melds if rank_of_meld(m) == natural), None)

    def lay(self, play: MeldPlay) -> None:
        """Add a group or additions; validity is checked at the end."""
        if isinstance(play, NewMeld):
            self.pick(play.cards)
            ranks = {rank(card) for card in play.cards if not wild(card)}
            demand(len(ranks) == 1, "a meld is of one rank")
            target = self.meld_of(ranks.pop())
            if target is None:
                self.melds.append(list(play.cards))
                self.fresh.add(len(self.melds) - 1)
            else:
                target.extend(play.cards)
        elif isinstance(play, AddToMeld):
            demand(play.meld < len(self.melds), "no such meld")
            self.pick(play.cards)
            self.melds[play.meld].extend(play.cards)
        else:
            demand(None, "melds of one side are never joined")

    def check(self) -> None:
        """Check that every meld is valid after the whole action."""
        for meld in self.melds:
            naturals = [card for card in meld if not wild(card)]
            demand(len({rank(card) for card in naturals}) == 1, "one rank")
            demand(len(meld) >= 3, "three cards")
            if rank(naturals[0]) == "3":
                demand(len(naturals) == len(meld), "no wild card among threes")
                demand(all(card_text(c)[1] in "cs" for c in meld), "no red three")
                self.threes = True
                continue
            demand(len(naturals) >= 2, "two naturals")
            demand(len(meld) - len(naturals) <= 3, "three wild cards")
            demand(len(meld) < 7 or len(naturals) >= 4, "four naturals in a canasta")

    def canastas(self) -> int:
        """Return the number of canastas on the table."""
        return sum(len(meld) >= 7 for meld in self.melds)


def rank_of_meld(meld: list[Card]) -> str:
    """Return the rank of the naturals of a meld."""
    return next(rank(card) for card in meld if not wild(card))


def minimum(total: int) -> int:
    """Return the minimum of table IM1."""
    if total < 0:
        return 15
    return 50 if total < 1500 else 90 if total < 3000 else 120


def judge(position: Position, action: Action) -> None:
    """Raise `NotAllowedError` if Classic does not allow the action."""
    if isinstance(action, Draw):
        demand(position.phase == 0, "already drawn")
        demand(position.stock or not must_take(position), "the card must be taken")
    elif isinstance(action, Discard):
        demand(position.phase == 1, "draw first")
        demand(position.hands[position.turn][action.card], "not in hand")
        if position.size[position.turn] == 1:
            demand(may_end(position, table_of(position)), "a card must remain")
    elif isinstance(action, LayDown):
        demand(position.phase == 1, "draw first")
        demand(action.plays, "something must be laid")
        lay_down(position, action.plays)
    elif isinstance(action, TakePile):
        take(position, action.plays)


def table_of(position: Position) -> Table:
    """Return the cards of the player on turn."""
    side = position.terms.side_of[position.turn]
    return Table(
        Counter(position.hand(position.turn)),
        [list(meld.cards) for meld in position.melds[side]],
    )


def may_end(position: Position, table: Table) -> bool:
    """Return whether the side has the canastas and the partner has not said no."""
    needed = 2 if position.terms.players == 2 else 1
    return table.canastas() >= needed and not position.partner_refused


def lay_down(position: Position, plays: tuple[MeldPlay, ...]) -> None:
    """Judge a lay from the hand after a draw or a take."""
    table = table_of(position)
    opened = bool(table.melds)
    for play in plays:
        table.lay(play)
    table.check()
    left = list(table.hand.elements())
    if not opened:
        points = sum(POINTS[rank(card)] for card in table.laid)
        total = position.scores[position.terms.side_of[position.turn]]
        whole = len(left) <= 1 and not position.took_pile and may_end(position, table)
        demand(points >= minimum(total) or whole, "too few points to open")
    finish(position, table, left)


def finish(position: Position, table: Table, left: list[Card]) -> None:
    """Judge the finishing rule, and black threes only at the end."""
    demand(not table.threes or len(left) <= 1, "black threes only to go out")
    if len(left) >= 2 or may_end(position, table):
        return
    demand(len(left) == 1, "a card must remain")
    demand(fits_and_ends(position, table, left[0]), "two cards must remain")


def fits_and_ends(position: Position, table: Table, card: Card) -> bool:
    """Return whether the last card fits a meld and completes the missing canasta."""
    for number in range(len(table.melds)):
        after = Table(Counter([card]), [list(meld) for meld in table.melds])
        try:
            after.lay(AddToMeld(number, (card,)))
            after.check()
        except NotAllowedError:
            continue
        if may_end(position, after):
            return True
    return False


def take(position: Position, plays: tuple[MeldPlay, ...]) -> None:
    """Judge taking the pile with the top card in the first play."""
    demand(position.phase == 0, "already drawn")
    demand(position.pile and plays, "nothing to take")
    top = position.pile[-1]
    demand(rank(top) in NATURALS, "the pile is blocked")
    table = table_of(position)
    opened = bool(table.melds)
    first = list(plays[0].cards) if not hasattr(plays[0], "other_meld") else []
    demand(top in first, "the first play uses the top card")
    first.remove(top)
    pair = sum(rank(card) == rank(top) for card in first) >= 2
    demand(pair or (opened and not position.frozen), "frozen: a natural pair")
    table.hand[top] += 1
    for play in plays:
        table.lay(play)
    table.check()
    if not opened:
        points = sum(POINTS[rank(card)] for card in table.laid)
        total = position.scores[position.terms.side_of[position.turn]]
        demand(points >= minimum(total), "too few points to open")
    buried = [c for c in position.pile[:-1] if card_text(c) not in ("3h", "3d")]
    finish(position, table, list(table.hand.elements()) + buried)


def must_take(position: Position) -> bool:
    """Return whether an empty stock forces adding the top card to a meld."""
    side = position.terms.side_of[position.turn]
    if not position.pile or position.frozen:
        return False
    for number in range(len(position.melds[side])):
        try:
            take(position, (AddToMeld(number, (position.pile[-1],)),))
        except NotAllowedError:
            continue
        return True
    return False


def count(position: Position) -> list[int]:
    """Return the points of a finished round by side, counted card by card."""
    points = []
    for side, melds in enumerate(position.melds):
        seats = position.terms.seats_of[side]
        held = [card for seat in seats for card in position.hand(seat)]
        reds = len(position.bonus[side])
        reds += sum(card_text(card) in ("3h", "3d") for card in held)
        value = 800 if reds == 4 else 100 * reds
        total = value if melds else -value
        if position.out in seats:
            total += 200 if position.concealed else 100
        for meld in melds:
            total += sum(POINTS[rank(card)] for card in meld.cards)
            if len(meld.cards) >= 7:
                total += 300 if any(wild(card) for card in meld.cards) else 500
        rest = [card for card in held if card_text(card) not in ("3h", "3d")]
        points.append(total - sum(POINTS[rank(card)] for card in rest))
    return points
