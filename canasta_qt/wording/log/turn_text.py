"""A turn in sentences for the log: taking, melding, completing, discarding."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from canasta_qt.cards import BLACK_JOKER, DEUCE, RED_JOKER, Card, Rank, rank_of
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.melds import RUN, find_meld_form
from canasta_qt.translate import join_with_and, join_with_commas, number_text, tr, tr_n
from canasta_qt.wording.cards import (
    MAX_LISTED_CARDS,
    CardRole,
    number_word,
    rank_plural,
)
from canasta_qt.wording.log import sentences
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import mark_card

MeldRanks: TypeAlias = dict[tuple[int, int], Rank | None]
"""Rank of each meld, by side and index; None for a sequence."""

_ENDS: Final = (".", "”", "“", "»")
"""Ends of a text that needs no further full stop: a full stop, or the end of a
quotation."""
_UNKNOWN: Final = Rank(-1)
"""Rank of a meld that was laid before the log began."""


def meld_rank(cards: tuple[Card, ...]) -> Rank | None:
    """Return the rank by which a meld is named; None for a sequence."""
    found = find_meld_form(cards)
    return None if found is None or found[0] == RUN else found[1]


def update_meld_ranks(ranks: MeldRanks, event: Event) -> None:
    """Update the ranks of the melds after an event."""
    if isinstance(event, events.RoundStarted):
        ranks.clear()
    elif isinstance(event, events.MeldLaid):
        ranks[event.side, event.meld] = meld_rank(event.cards)
    elif isinstance(event, events.MeldsJoined):
        ranks.pop((event.side, event.other_meld), None)
        for side, meld in sorted(ranks):
            if side == event.side and meld > event.other_meld:
                ranks[side, meld - 1] = ranks.pop((side, meld))


def card_signs(cards: Sequence[Card], role: CardRole = "object") -> str:
    """Return cards with markup, with a number of jokers at the end: `K♠ and a joker`.

    Many cards form a list without `and`: `K♠ K♥ two jokers`.
    """
    jokers = [card for card in cards if card in (RED_JOKER, BLACK_JOKER)]
    rest = [mark_card(card, role) for card in cards if card not in jokers]
    is_list = len(cards) > MAX_LISTED_CARDS and bool(rest)
    counted = [
        mark_card(joker, role, len(jokers), is_listed=is_list) for joker in jokers[:1]
    ]
    if is_list:
        return " ".join(rest + counted)
    return join_with_and([*filter(None, [" ".join(rest)]), *counted])


def _end_cards(cards: tuple[Card, ...]) -> str:
    low, high = mark_card(min(cards)), mark_card(max(cards))
    return tr(sentences.SEQUENCE_PATTERN).format(low=low, high=high)


def canasta_phrase(kind: str, rank: Rank | None = None) -> str:
    """Return a canasta as the object of a sentence, with markup: `a natural canasta of
    kings`; `rank` is None if it is unknown."""
    canasta = tr(sentences.CANASTA_NAMES[kind], "object")
    if rank is None or kind in ("sequence", "wild"):
        return canasta
    text = tr(sentences.CANASTA_OF_RANK_PATTERN, "object")
    return text.format(canastas=canasta, ranks=rank_plural(rank, "after of"))


def _meld_name(cards: tuple[Card, ...]) -> str:
    """Return the name of a meld in a list: `kings`, `wild cards`, `5♥ to 8♥`."""
    rank = meld_rank(cards)
    if rank is None:
        return _end_cards(cards)
    return tr(sentences.WILD_CARDS_NAME) if rank == DEUCE else rank_plural(rank)


def _drawn(told: list[Event]) -> tuple[int, int] | None:
    """Return the seat that drew and the number of drawn cards, without replacements for
    red threes; None if no card was drawn."""
    drawn = [event for event in told if isinstance(event, events.CardsDrawn)]
    laid = (event for event in told if isinstance(event, events.BonusLaid))
    count = sum(len(event.cards) for event in drawn)
    count -= sum(event.meld is None for event in laid)
    return (drawn[0].seat, count) if count > 0 else None


def turn_text(told_events: list[Event], people: PlayerNames, ranks: MeldRanks) -> str:
    """Return the events of a turn as text with markup; empty if there is none."""
    return _Turn(people, dict(ranks)).turn_text(told_events)


class _Part(NamedTuple):
    """Cards or a text in a clause, and the meld of these cards."""

    text: str = ""
    cards: tuple[Card, ...] = ()
    meld: tuple[int, int] | None = None
    """Side and index of the meld; None after melds were joined, which changes
    indexes."""
    target_pattern: str = "{cards}"
    """Pattern that adds the name of the meld: `{cards} to the kings`."""
    is_named: bool = False
    """Whether the name of the meld is needed because the cards do not show it."""


def _with_melds(parts: list[_Part]) -> str:
    """Return added cards with the names of their melds: `K♠ to the kings and …`."""
    melds: dict[tuple[str, tuple[int, int] | None], list[Card]] = {}
    for part in parts:
        # The names of two sequences are listed, not counted.
        meld = None if part.target_pattern == "{cards}" else part.meld
        melds.setdefault((part.target_pattern, meld), []).extend(part.cards)
    return join_with_and(
        [to.format(cards=card_signs(added)) for (to, _), added in melds.items()]
    )


@dataclass(slots=True)
class _Clause:
    """A clause of a turn; its slots are filled when all events are known."""

    source: str
    seat: int | None
    """Seat of the player; None for a complete sentence without a player."""
    slot: str = ""
    """Name of the slot that `parts` fill."""
    join_texts: Callable[[list[str]], str] | None = None
    """Function that joins the texts of the parts; None if the parts are cards."""
    parts: list[_Part] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)
    number: int = -1

    def text(self, people: PlayerNames) -> str:
        """Return the clause with markup."""
        own = self.seat is not None and self.seat == people.viewer
        source, role = self.source, "after you"
        if not own:
            source = sentences.CLAUSES_AFTER_NAME.get(source, source)
            role = "" if self.seat is None else "after a name"
        if self.join_texts is not None:
            said = self.join_texts([part.text for part in self.parts])
        elif any(part.is_named for part in self.parts):
            said = _with_melds(self.parts)
        else:
            said = card_signs([card for part in self.parts for card in part.cards])
        text = tr_n(source, self.number, role)
        return text.format(**self.words | {self.slot: said})


class _Turn:
    """Clauses of a turn, in the order of the sentence."""

    def __init__(self, people: PlayerNames, ranks: MeldRanks) -> None:
        self.people: Final = people
        self.ranks: Final = ranks
        self.said: Final[list[_Clause]] = []
        self.taken: tuple[events.PileTaken, int] | None = None
        """The taken pile, and the index for its clause, until its top card is
        melded."""
        self.laid: Final[dict[tuple[int, int], tuple[Card, ...]]] = {}
        """Cards melded in this turn, by side and index of the meld."""

    def turn_text(self, told_events: list[Event]) -> str:
        """Return the text of a turn; it mentions a draw only if nothing was played
        except threes that were laid out or set aside."""
        for event in told_events:
            word = _WORDS.get(type(event))
            if word is not None:
                word(self, event)
                update_meld_ranks(self.ranks, event)
        drawn = _drawn(told_events)
        aside = (sentences.LAY_OUT_CLAUSE, sentences.SET_ASIDE_CLAUSE)
        if drawn and all(clause.source in aside for clause in self.said):
            self._say(sentences.DRAW_CLAUSE, *drawn, number_word=number_word(drawn[1]))
        return " ".join(self._sentences())

    def _sentences(self) -> Iterator[str]:
        """Yield a sentence for consecutive clauses of one player, then the clauses that
        are about no player."""
        done = [(c.seat, c) for c in self.said if c.seat is not None]
        for seat, told in groupby(done, lambda each: each[0]):
            source = sentences.NAME_PATTERN
            if seat == self.people.viewer:
                source = sentences.YOU_PATTERN
            deeds = join_with_and([clause.text(self.people) for _, clause in told])
            name = self.people.names[seat]
            text = tr(source).format(name=name, deeds=deeds)
            yield text if text.endswith(_ENDS) else f"{text}."
        for clause in self.said:
            if clause.seat is None:
                yield clause.text(self.people)

    def _say(self, deed: str, seat: int | None, n: int = -1, **words: str) -> None:
        self.said.append(_Clause(deed, seat, words=words, number=n))

    def _clause_of(self, deed: str, seat: int, slot: str = "cards") -> _Clause:
        """Return the last clause of an action, but not one from before the player
        picked up the foot; add a clause if there is none."""
        for clause in reversed(self.said):
            if clause.source == deed:
                return clause
            if clause.source == sentences.FOOT_CLAUSE:
                break
        self.said.append(_Clause(deed, seat, slot))
        return self.said[-1]

    def _bonus_laid(self, event: events.BonusLaid) -> None:
        if event.meld is None:
            clause = self._clause_of(sentences.LAY_OUT_CLAUSE, event.seat)
            clause.parts.append(_Part(cards=(event.card,)))
        else:
            self._add(event, (event.card,))

    def _three_set_aside(self, event: events.ThreeSetAside) -> None:
        clause = self._clause_of(sentences.SET_ASIDE_CLAUSE, event.seat)
        clause.parts.append(_Part(cards=(event.card,)))

    def _pile_taken(self, event: events.PileTaken) -> None:
        self.taken = event, len(self.said)

    def _add_taken_pile(self, event: events.MeldLaid | events.MeldGrown) -> bool:
        """Add the clause of the taken pile if the cards of an event include the top
        card of the pile; return whether that clause also names the other cards of the
        event."""
        if self.taken is None or self.taken[0].cards[-1] not in event.cards:
            return False
        taken, place = self.taken
        self.taken = None
        top = taken.cards[-1]
        rest = list(event.cards)
        rest.remove(top)
        pair = sum(rank_of(card) == rank_of(top) for card in rest) >= 2
        if isinstance(event, events.MeldGrown) and not pair:
            rest = []  # only the top card took the pile; the others were added
        deed, words = sentences.TAKE_CLAUSE, {}
        if rest:
            deed = sentences.TAKE_WITH_CARDS_CLAUSE
            words = {"cards": card_signs(rest, "after with")}
        count = len(taken.cards)
        self.said.insert(place, _Clause(deed, event.seat, words=words, number=count))
        return bool(rest)

    def _meld_laid(self, event: events.MeldLaid) -> None:
        where = (event.side, event.meld)
        self.laid[where] = event.cards
        if not self._add_taken_pile(event):
            clause = self._clause_of(sentences.MELD_CLAUSE, event.seat, "melds")
            clause.join_texts = join_with_commas
            is_run = meld_rank(event.cards) is None
            text = _end_cards(event.cards) if is_run else card_signs(event.cards)
            clause.parts.append(_Part(text, meld=where))

    def _meld_grown(self, event: events.MeldGrown) -> None:
        where = (event.side, event.meld)
        if where in self.laid:
            self.laid[where] += event.cards
        if not self._add_taken_pile(event):
            self._add(event, event.cards)

    def _add(
        self, event: events.MeldGrown | events.BonusLaid, cards: tuple[Card, ...]
    ) -> None:
        """Add cards to the clause of added cards, with the name of the meld if the
        cards do not show it."""
        where = event.side, event.meld or 0
        rank = self.ranks.get(where, _UNKNOWN)
        to = "{cards}"
        if rank is None:
            to = tr(sentences.ADDED_TO_SEQUENCE_PATTERN, "object")
        elif rank != _UNKNOWN:
            wild = tr(sentences.WILD_CARDS_NAME_AFTER_TO, "after to")
            ranks = wild if rank == DEUCE else rank_plural(rank, "after to")
            to = tr(sentences.ADDED_TO_RANK_PATTERN, "object")
            to = to.format(cards="{cards}", ranks=ranks)
        others = rank == DEUCE or any(rank_of(card) != rank for card in cards)
        part = _Part("", cards, where, to, others and rank != _UNKNOWN)
        self._clause_of(sentences.ADD_CLAUSE, event.seat).parts.append(part)

    def _melds_joined(self, event: events.MeldsJoined) -> None:
        rank = self.ranks.get((event.side, event.meld))
        for clause in self.said:  # the melds after this one have new indexes
            clause.parts = [part._replace(meld=None) for part in clause.parts]
        if rank is None:
            self._say(sentences.JOIN_CLAUSE, event.seat)
        else:
            ranks = rank_plural(rank, "after of")
            self._say(sentences.JOIN_RANK_CLAUSE, event.seat, ranks=ranks)

    def _canasta_completed(self, event: events.CanastaCompleted) -> None:
        """Replace the cards that completed a canasta by the name of the canasta."""
        where = (event.side, event.meld)
        self._unsay(lambda _, meld: meld == where)
        kind = self.people.canasta_names.get(event.kind, event.kind)
        clause = self._clause_of(sentences.CANASTA_CLAUSE, event.seat, "canastas")
        clause.join_texts = join_with_and
        clause.parts.append(_Part(canasta_phrase(kind, self.ranks.get(where))))

    def _unsay(self, which: Callable[[_Clause, tuple[int, int] | None], bool]) -> None:
        """Remove the parts for which `which` is true, and the clauses without any other
        part."""
        for clause in self.said[:]:
            kept = [part for part in clause.parts if not which(clause, part.meld)]
            if clause.parts and not kept:
                self.said.remove(clause)
            clause.parts = kept

    def _canasta_mixed(self, event: events.CanastaMixed) -> None:  # noqa: ARG002 - the last meld
        self._say(sentences.CANASTA_MIXED_CLAUSE, None)

    def _side_opened(self, event: events.SideOpened) -> None:
        """Replace the cards of an initial meld by the names of its melds."""
        self._unsay(lambda clause, _: clause.source == sentences.MELD_CLAUSE)
        melds = [
            _meld_name(cards)
            for (side, _), cards in self.laid.items()
            if side == event.side
        ]
        words = join_with_commas(list(dict.fromkeys(melds)))
        self._say(sentences.OPENING_CLAUSE, event.seat, event.points, melds=words)

    def _discarded(self, event: events.CardDiscarded) -> None:
        self._say(sentences.DISCARD_CLAUSE, event.seat, card=mark_card(event.card))

    def _froze(self, event: events.PileFroze) -> None:  # noqa: ARG002 - the card was just said
        if self.said:
            self._say(sentences.FREEZE_CLAUSE, self.said[-1].seat)
        else:
            self._say(sentences.PILE_IS_FROZEN_CLAUSE, None)

    def _asked(self, event: events.PartnerAsked) -> None:
        if event.partner == self.people.viewer:
            self._say(sentences.ASK_YOU_CLAUSE, event.seat)
        else:
            asked = self.people.names[event.partner]
            self._say(sentences.ASK_CLAUSE, event.seat, asked=asked)

    def _answered(self, event: events.PartnerAnswered) -> None:
        self._say(
            sentences.YES_CLAUSE if event.yes else sentences.NO_CLAUSE, event.seat
        )

    def _foot_taken_up(self, event: events.FootTakenUp) -> None:
        self._say(sentences.FOOT_CLAUSE, event.seat)

    def _lifted(self, event: events.CardsLifted) -> None:
        deed = sentences.CUT_BONUS_CLAUSE if event.bonus else sentences.CUT_CLAUSE
        self._say(deed, event.seat, event.count)

    def _packet_kept(self, event: events.PacketKept) -> None:
        number = number_text(event.packet)
        self._say(sentences.KEEP_PACKET_CLAUSE, event.seat, number=number)

    def _floated(self, event: events.TurnFloated) -> None:
        self._say(sentences.NO_DISCARD_CLAUSE, event.seat)

    def _talon_drawn(self, event: events.TalonDrawn) -> None:
        self._say(sentences.WING_CARDS_CLAUSE, event.seat, len(event.cards))

    def _declared(self, event: events.HandDeclared) -> None:
        hand = tr(sentences.SPECIAL_HAND_NAMES[event.special_hand], "object")
        self._say(sentences.SPECIAL_HAND_CLAUSE, event.seat, event.points, hand=hand)

    def _went_out(self, event: events.WentOut) -> None:
        concealed = event.concealed
        deed = (
            sentences.GO_OUT_CONCEALED_CLAUSE if concealed else sentences.GO_OUT_CLAUSE
        )
        self._say(deed, event.seat)


_WORDS: Final[dict[type, Callable[[_Turn, Any], None]]] = {
    events.BonusLaid: _Turn._bonus_laid,
    events.PileTaken: _Turn._pile_taken,
    events.MeldLaid: _Turn._meld_laid,
    events.MeldGrown: _Turn._meld_grown,
    events.MeldsJoined: _Turn._melds_joined,
    events.CanastaCompleted: _Turn._canasta_completed,
    events.CanastaMixed: _Turn._canasta_mixed,
    events.SideOpened: _Turn._side_opened,
    events.CardDiscarded: _Turn._discarded,
    events.PileFroze: _Turn._froze,
    events.PartnerAsked: _Turn._asked,
    events.PartnerAnswered: _Turn._answered,
    events.FootTakenUp: _Turn._foot_taken_up,
    events.ThreeSetAside: _Turn._three_set_aside,
    events.CardsLifted: _Turn._lifted,
    events.PacketKept: _Turn._packet_kept,
    events.TurnFloated: _Turn._floated,
    events.TalonDrawn: _Turn._talon_drawn,
    events.HandDeclared: _Turn._declared,
    events.WentOut: _Turn._went_out,
}
