"""Advice in sentences with numbers: what to do, why, and what it costs.

Everything said is read off what the adviser could see.  While somebody else's hand is
still played, nothing is said that only that hand tells.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.cards import RANKS, Card, Rank, is_wild, rank_of
from canasta_qt.engine.actions import (
    Action,
    AddToMeld,
    Discard,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.events import CardDiscarded
from canasta_qt.engine.facts import top_blocked
from canasta_qt.engine.observation import Observation
from canasta_qt.gestures import Advice, Weighed
from canasta_qt.wording.advice_deeds import deed_inner, deed_words, hand_cards
from canasta_qt.wording.advice_texts import (
    CLOSED,
    COUNTS,
    FEATURES,
    GROUNDS,
    NOBODY_LEFT,
    TO_THE_FOOT,
)
from canasta_qt.wording.cards import (
    card_count,
    card_in_sentence,
    cards_phrase,
    number_word,
    point_count,
    rank_name,
    rank_plural,
)
from canasta_qt.wording.people import People
from canasta_qt.wording.translate import (
    capital,
    enumerate_words,
    figure,
    plural,
    translate,
)

_FEW: Final = 2
"""Unseen cards of a rank that are worth a word."""
TELLING: Final = 3.0
"""Points below which a feature is not mentioned."""
_FEATURES_SAID: Final = 2
_LOW: Final = 12
"""Cards in a stock that is called low."""
_ABOUT_THE_NEXT: Final = ("safe_discard", "least_loss")
"""Grounds of discards that look at what the next player may do."""


@dataclass(frozen=True, slots=True)
class AdviceWords:
    """A piece of advice, to be shown part by part."""

    lead: str
    """What to do: a sentence, said in bold."""
    reason: str
    """Why, in at most two sentences."""
    compared: str = ""
    """How it compares with what comes next, in points; empty if nothing is known."""
    cost: str = ""
    """What it gives up; empty where that is nothing."""

    @property
    def why(self) -> str:
        """The long answer."""
        alone = translate("advice", "Nothing else was worth weighing.")
        parts = (self.compared or f"{self.reason} {alone}", self.cost)
        return " ".join(part for part in parts if part)


def advice_words(advice: Advice, people: People) -> AdviceWords:
    """Put advice into words."""
    lead = translate("advice", "{deed}.").format(
        deed=deed_words(advice.action, advice.view)
    )
    reason = f"{_ground(advice, people)} {_fact(advice, people)}".strip()
    return AdviceWords(lead, reason, _compared(advice), _cost(advice))


def _ground(advice: Advice, people: People) -> str:
    if advice.open_hand and advice.ground == "nothing_to_take":
        return _no_take(advice.view)
    source = _source(advice)
    position = advice.view.position
    thrown = isinstance(advice.action, Discard)  # it lies on the pile by then
    card = advice.cards[0] if advice.cards else None
    return translate("advice", source).format(
        card="" if card is None else card_in_sentence(card),
        number=figure(advice.number),
        need=figure(advice.need),
        held=card_count(advice.number),
        pile=card_count(len(position.pile) + thrown),
        stock=card_count(len(position.stock)),
        points=point_count(_points_laid(advice)),
        next=people.name(_next(advice.view)),
    )


def _source(advice: Advice) -> str:
    """The sentence of the ground, or the one that fits this table better."""
    position = advice.view.position
    if advice.ground == "go_out" and position.feet[advice.view.seat]:
        return TO_THE_FOOT
    if advice.ground == "lay_all_late" and len(position.stock) >= _LOW:
        return NOBODY_LEFT
    if advice.ground == "open" and advice.number < advice.need:
        return COUNTS
    if not advice.open_hand:
        return CLOSED.get(advice.ground, GROUNDS[advice.ground])
    return GROUNDS[advice.ground]


def _no_take(view: Observation) -> str:
    """Say what stands between a seat and the pile."""
    position = view.position
    if not position.pile:
        return translate("advice", "There is no pile to take.")
    top = position.pile[-1]
    if top < 0 or top_blocked(position):
        text = translate("advice", "{card} stops the pile.")
        return text.format(card=capital(card_in_sentence(top)))
    rank = rank_of(top)
    if position.ranks[view.seat][rank] == 0:
        text = translate("advice", "The hand holds no {rank} to take the pile with.")
        return text.format(rank=rank_name(rank))
    return translate("advice", GROUNDS["nothing_to_take"])


def _next(view: Observation) -> int:
    return view.position.terms.next_seat[view.seat]


def _points_laid(advice: Advice) -> int:
    points = advice.view.position.terms.points
    return sum(points[card] for card in laid_cards(advice.action))


def laid_cards(action: Action) -> tuple[Card, ...]:
    """The cards of all plays of an action."""
    if not isinstance(action, LayDown | TakePile):
        return ()
    return tuple(card for play in action.plays for card in _cards_of(play))


def _cards_of(play: MeldPlay) -> tuple[Card, ...]:
    return play.cards if isinstance(play, NewMeld | AddToMeld) else ()


# What can be seen


def _fact(advice: Advice, people: People) -> str:
    if isinstance(advice.action, Discard) and advice.ground in _ABOUT_THE_NEXT:
        return _discard_fact(advice, advice.action.card, people)
    if isinstance(advice.action, TakePile):
        return _take_fact(advice, people)
    return ""


def _discard_fact(advice: Advice, card: Card, people: People) -> str:
    if is_wild(card) or rank_of(card) >= Rank(RANKS - 2):
        return ""
    facts = [_thrown(advice.view, card, people) or _unseen(advice, card)]
    other = _dearest(advice)
    if other is not None:
        facts.append(
            translate("advice", "{card} would feed {meld}.").format(
                card=capital(card_in_sentence(other)),
                meld=_their_meld(advice.view, other, people),
            )
        )
    return " ".join(fact for fact in facts if fact)


def _thrown(view: Observation, card: Card, people: People) -> str:
    """Say how often the next player has thrown the rank."""
    follower = _next(view)
    rank = rank_of(card)
    count = sum(
        isinstance(event, CardDiscarded)
        and event.seat == follower
        and rank_of(event.card) == rank
        for event in view.history
    )
    if not count:
        return ""
    ranks = rank_name(rank) if count == 1 else rank_plural(rank)
    text = translate("advice", "{name} has thrown {number} {ranks}.")
    if follower == people.viewer:
        text = translate("advice", "You have thrown {number} {ranks}.")
    return text.format(
        name=people.name(follower), number=number_word(count), ranks=ranks
    )


def _unseen(advice: Advice, card: Card) -> str:
    """Say how few cards of the rank are where nobody can see them."""
    view, rank = advice.view, rank_of(card)
    position = view.position
    total = sum(each >> 2 == rank for each in position.terms.deck)
    seen = sum(each >= 0 and each >> 2 == rank for each in position.pile)
    seen += sum(
        each >> 2 == rank
        for melds in position.melds
        for meld in melds
        for each in meld.cards
    )
    # The card thrown is seen by then; the others of a closed hand are nobody's concern.
    seen += position.ranks[view.seat][rank] if advice.open_hand else 1
    left = max(0, total - seen)
    if left > _FEW:
        return ""
    return (
        plural(left)
        .translate("advice", "Only %n of the {total} {ranks} (is/are) unseen.", "", 1)
        .format(total=figure(total), ranks=rank_plural(rank))
    )


def _dearest(advice: Advice) -> Card | None:
    """Another discard that was weighed and would feed a meld of theirs."""
    if not advice.open_hand:
        return None
    for each in advice.weighed:
        action = each.action
        if isinstance(action, Discard) and action != advice.action:
            card = action.card
            if not is_wild(card) and _foe_with(advice.view, card) >= 0:
                return card
    return None


def _foe_with(view: Observation, card: Card) -> int:
    """The other side that has a meld of the card's rank, or -1."""
    position = view.position
    for side in range(position.terms.sides):
        if side != view.side and position.rank_meld[side][rank_of(card)] >= 0:
            return side
    return -1


def _their_meld(view: Observation, card: Card, people: People) -> str:
    side = _foe_with(view, card)
    ranks = rank_plural(rank_of(card))
    if people.side_count == 2:
        return people.whose(side, ranks)
    seats = people.seats_of(side)
    if len(seats) == 1:
        text = translate("advice", "{name}’s {ranks}")
        return text.format(name=people.inner(seats[0]), ranks=ranks)
    text = translate("advice", "the {ranks} of {names}")
    return text.format(ranks=ranks, names=people.members(side))


def _take_fact(advice: Advice, people: People) -> str:
    """Say what the pile is good for."""
    view = advice.view
    position = view.position
    row = position.rank_meld[view.side]
    rest = [card for card in position.pile[:-1] if card >= 0 and not is_wild(card)]
    fitting = sum(rank_of(card) < RANKS and row[rank_of(card)] >= 0 for card in rest)
    wilds = sum(card >= 0 and is_wild(card) for card in position.pile)
    facts = []
    if fitting:
        facts.append(
            plural(fitting).translate(
                "advice", "%n of its cards (fits/fit) melds on the table.", "", 1
            )
        )
    if wilds:
        facts.append(
            plural(wilds).translate("advice", "It holds %n wild card(s).", "", 1)
        )
    if not facts:
        words = translate("advice", "{name} cannot use it any more.")
        facts.append(words.format(name=people.name(_next(view))))
    return " ".join(facts)


# What was weighed


def _rival(advice: Advice) -> tuple[Weighed, Weighed] | None:
    """The action itself and the best other one, as weighed in points."""
    own = next((w for w in advice.weighed if w.action == advice.action), None)
    other = next((w for w in advice.weighed if w.action != advice.action), None)
    if own is None or other is None or not advice.worlds:
        return None
    return own, other


def _compared(advice: Advice) -> str:
    """Compare with the next best in points, and say where they come from."""
    found = _rival(advice)
    if found is None:
        return ""
    own, other = found
    gap = round(own.mean - other.mean)
    deed = deed_inner(other.action, advice.view)
    if gap < 1:
        return translate(
            "advice", "To {deed} is as good: the figures differ by less than chance."
        ).format(deed=deed)
    text = translate(
        "advice",
        "Next best is to {deed}: {points} less (give or take {error}, from {worlds}"
        " sampled deals).",
    ).format(
        deed=deed,
        points=point_count(gap),
        worlds=figure(advice.worlds),
        error=figure(max(1, round(max(own.error, other.error)))),
    )
    losses = features_said(other.features, lambda points: points <= -TELLING)
    if not losses:
        return text
    because = translate("advice", "What makes the difference: {losses}.")
    return f"{text} {because.format(losses=losses)}"


def features_said(
    features: tuple[tuple[str, float], ...],
    wanted: Callable[[float], bool],
    most: int = _FEATURES_SAID,
) -> str:
    """The features that count most on one side: `mixed canastas (−12)`."""
    chosen = [each for each in features if wanted(each[1])][:most]
    words = [
        translate("advice", "{feature} ({points})").format(
            points=signed(points),
            feature=translate("advice", FEATURES[name]),
        )
        for name, points in chosen
    ]
    return enumerate_words(words)


def signed(value: float) -> str:
    """Write a difference: `+132`, `−35`, `0`."""
    number = round(value)
    return f"+{figure(number)}" if number > 0 else figure(number)


def _cost(advice: Advice) -> str:
    """Say what the action gives up."""
    found = _rival(advice)
    if found is not None and found[0].mean - found[1].mean >= 1:
        gains = features_said(found[1].features, lambda points: points >= TELLING, 1)
        if gains:
            return translate("advice", "What it costs: {gains}.").format(gains=gains)
    return _price(advice)


def _price(advice: Advice) -> str:
    """Cards that are given away by the action itself."""
    action, position = advice.action, advice.view.position
    if isinstance(action, Discard) and is_wild(action.card):
        return translate("advice", "It costs a wild card worth {points}.").format(
            points=point_count(position.terms.points[action.card])
        )
    if isinstance(action, TakePile):
        own = hand_cards(action.plays[0], advice.view)
        if own:
            return translate("advice", "It takes {cards} from the hand.").format(
                cards=cards_phrase(own)
            )
    return ""
