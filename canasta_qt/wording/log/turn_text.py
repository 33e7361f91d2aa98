"""One player's turn as a sentence: taken, melded, completed, discarded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from canasta_qt.cards import Card, Rank, is_wild
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.engine.state.melds import RUN, form_of
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    figure,
    plural,
    translate,
)
from canasta_qt.wording.cards import cards_phrase, ordinal, rank_plural
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import mark_card

MeldRanks: TypeAlias = dict[tuple[int, int], Rank | None]
"""By side and number of a meld: its rank, None for a sequence."""

_COMPLETED: Final = {
    "natural": QT_TRANSLATE_NOOP("log", "completed a **natural canasta** of {ranks}"),
    "mixed": QT_TRANSLATE_NOOP("log", "completed a **mixed canasta** of {ranks}"),
    "sequence": QT_TRANSLATE_NOOP("log", "completed a **sequence of seven**"),
    "wild": QT_TRANSLATE_NOOP("log", "completed a **canasta of wild cards**"),
}

_HANDS: Final = {
    "straight": QT_TRANSLATE_NOOP("log", "a straight"),
    "pairs": QT_TRANSLATE_NOOP("log", "seven pairs"),
    "garbage": QT_TRANSLATE_NOOP("log", "a garbage hand"),
}


def meld_rank(cards: tuple[Card, ...]) -> Rank | None:
    """Find the rank that names a meld; None for a sequence."""
    found = form_of(cards)
    return None if found is None or found[0] == RUN else found[1]


def remember(ranks: MeldRanks, event: Event) -> None:
    """Keep the ranks of the melds up to date with an event."""
    if isinstance(event, events.RoundStarted):
        ranks.clear()
    elif isinstance(event, events.MeldLaid):
        ranks[event.side, event.meld] = meld_rank(event.cards)
    elif isinstance(event, events.MeldsJoined):
        ranks.pop((event.side, event.other), None)
        for side, meld in sorted(ranks):
            if side == event.side and meld > event.other:
                ranks[side, meld - 1] = ranks.pop((side, meld))


def meld_phrase(cards: tuple[Card, ...]) -> str:
    """Sum up a meld: `three fives`, `two tens with a joker`, `a sequence`."""
    found = form_of(cards)
    if found is not None and found[0] == RUN:
        low, high = min(cards), max(cards)
        return translate("log", "a sequence from {low} to {high}").format(
            low=mark_card(low), high=mark_card(high)
        )
    naturals = [card for card in cards if not is_wild(card)]
    wilds = [card for card in cards if is_wild(card)]
    if naturals and wilds:
        return translate("log", "{naturals} with {wilds}").format(
            naturals=cards_phrase(naturals), wilds=cards_phrase(wilds)
        )
    return cards_phrase(cards)


def turn_text(told: list[Event], people: PlayerNames, ranks: MeldRanks) -> str:
    """Word the events of one turn, with marks; empty if there is nothing to say."""
    return _Turn(people, dict(ranks)).tell(told)


def _begin(text: str) -> str:
    """Begin a sentence with a capital letter, inside bold marks too."""
    if text.startswith("**"):
        return f"**{capital(text[2:])}"
    return capital(text)


def _end(text: str) -> str:
    if text.endswith("?"):
        return text
    return translate("log", "{sentence}.").format(sentence=text)


class _Turn:
    """Collects what a player did, in the order in which it is said."""

    def __init__(self, people: PlayerNames, ranks: MeldRanks) -> None:
        self.people: Final = people
        self.ranks: Final = ranks
        self.sentences: Final[list[list[str]]] = [[]]
        self.named: Final = {0}
        """Sentences that say whose turn it is: the first, and after another's words."""
        self.laid: list[events.MeldLaid] = []
        self.taken: events.PileTaken | None = None
        self.threes: list[Card] = []
        self.addition: tuple[int, int] | None = None
        """The meld to which the last deed added cards."""
        self.words: Final[dict[type, Callable[[Any], None]]] = {
            events.BonusLaid: self._bonus,
            events.PileTaken: self._taken,
            events.MeldLaid: self._meld,
            events.MeldGrown: self._grown,
            events.MeldsJoined: self._joined,
            events.CanastaCompleted: self._completed,
            events.CanastaMixed: self._mixed,
            events.SideOpened: self._opened,
            events.CardDiscarded: self._discarded,
            events.PileFroze: self._froze,
            events.PartnerAsked: self._asked,
            events.PartnerAnswered: self._answered,
            events.FootTakenUp: self._foot,
            events.ThreeSetAside: self._aside,
            events.CardsLifted: self._lifted,
            events.PacketKept: self._kept,
            events.TurnFloated: self._floated,
            events.TalonDrawn: self._talon,
            events.HandDeclared: self._declared,
            events.WentOut: self._out,
        }

    def tell(self, told: list[Event]) -> str:
        """Put the whole turn into words."""
        seat = None
        for event in told:
            if seat is None and not isinstance(event, events.PileFroze):
                seat = getattr(event, "seat", None)
            word = self.words.get(type(event))
            if word is None:
                continue  # drawing is not said
            if not isinstance(event, events.BonusLaid) or event.meld is not None:
                self._say_threes()
            if not isinstance(
                event, events.MeldLaid | events.SideOpened | events.CanastaCompleted
            ):
                self._say_laid()
            word(event)
            remember(self.ranks, event)
        self._say_threes()
        self._say_laid()
        return self._assemble(seat)

    def _assemble(self, seat: int | None) -> str:
        told = []
        for number, deeds in enumerate(self.sentences):
            if not deeds:
                continue
            text = enumerate_words(deeds)
            if seat is not None and number in self.named:
                text = translate("log", "**{name}** {deeds}").format(
                    name=self.people.name(seat), deeds=text
                )
            told.append(_end(_begin(text)))
        return " ".join(told)

    def _say(self, deed: str) -> None:
        self.sentences[-1].append(deed)
        self.addition = None

    def _say_laid(self) -> None:
        """Word the melds laid so far that nothing else has said."""
        if self.laid:
            phrases = [meld_phrase(event.cards) for event in self.laid]
            self.laid = []
            self._say(
                translate("log", "melded {melds}").format(
                    melds=enumerate_words(phrases)
                )
            )

    def _say_threes(self) -> None:
        if self.threes:
            cards = enumerate_words([mark_card(card) for card in self.threes])
            self.threes = []
            self._say(translate("log", "laid out {cards}").format(cards=cards))

    def _bonus(self, event: events.BonusLaid) -> None:
        if event.meld is None:
            self.threes.append(event.card)
            return
        melds = self._whose(event.side, event.meld)
        self._say(
            translate("log", "crowned {melds} with {card}").format(
                melds=melds, card=mark_card(event.card)
            )
        )

    def _taken(self, event: events.PileTaken) -> None:
        self.taken = event

    def _take_words(self, cards: tuple[Card, ...], onto: str | None) -> None:
        """Word how the pile was taken, once the cards that met its top are known."""
        assert self.taken is not None
        count = len(self.taken.cards)
        rest = list(cards)
        rest.remove(self.taken.cards[-1])
        self.taken = None
        text = plural(count).translate("log", "took the pile (%n card(s))", "", 1)
        if rest:
            text = translate("log", "{took} with {cards}").format(
                took=text, cards=cards_phrase(rest)
            )
        elif onto is not None:
            text = translate("log", "{took} onto {melds}").format(took=text, melds=onto)
        self._say(text)

    def _meld(self, event: events.MeldLaid) -> None:
        if self.taken is not None and self.taken.cards[-1] in event.cards:
            self._take_words(event.cards, None)
        else:
            self.laid.append(event)

    def _grown(self, event: events.MeldGrown) -> None:
        melds = self._whose(event.side, event.meld)
        if self.taken is not None and self.taken.cards[-1] in event.cards:
            self._take_words(event.cards, melds)
            return
        if len(event.cards) > 3:
            cards = cards_phrase(event.cards)
        else:
            cards = enumerate_words([mark_card(card) for card in event.cards])
        self._say(
            translate("log", "added {cards} to {melds}").format(
                cards=cards, melds=melds
            )
        )
        self.addition = (event.side, event.meld)

    def _whose(self, side: int, meld: int) -> str:
        return self.people.whose(side, self._ranks_of(side, meld))

    def _ranks_of(self, side: int, meld: int) -> str:
        if (side, meld) not in self.ranks:
            return translate("log", "melds")
        rank = self.ranks[side, meld]
        return translate("log", "sequence") if rank is None else rank_plural(rank)

    def _joined(self, event: events.MeldsJoined) -> None:
        melds = self._whose(event.side, event.meld)
        self._say(translate("log", "joined two of {melds}").format(melds=melds))

    def _completed(self, event: events.CanastaCompleted) -> None:
        """Word the canasta in place of the cards that made it."""
        self.laid = [laid for laid in self.laid if laid.meld != event.meld]
        self._say_laid()
        if self.addition == (event.side, event.meld):
            self.sentences[-1].pop()
        ranks = self._ranks_of(event.side, event.meld)
        self._say(translate("log", _COMPLETED[event.kind]).format(ranks=ranks))

    def _mixed(self, event: events.CanastaMixed) -> None:  # noqa: ARG002 - the last meld
        self._say_after(translate("log", "**the canasta is mixed now**"))

    def _say_after(self, consequence: str) -> None:
        """Word what followed from the last deed, after a colon."""
        if not self.sentences[-1]:
            self.sentences[-1:] = [[], [consequence]]  # nobody's deed: no name
            return
        self.sentences[-1][-1] = translate("log", "{deed}: {consequence}").format(
            deed=self.sentences[-1][-1], consequence=consequence
        )
        self.sentences.append([])

    def _opened(self, event: events.SideOpened) -> None:
        melds = [
            rank_plural(rank)
            for (side, _), rank in self.ranks.items()
            if side == event.side and rank is not None
        ]
        self.laid = []
        text = translate("log", "**opened with {points}**").format(
            points=figure(event.points)
        )
        if melds:
            text = translate("log", "{deed}: {consequence}").format(
                deed=text, consequence=enumerate_words(melds)
            )
        self._say(text)
        self.sentences.append([])

    def _discarded(self, event: events.CardDiscarded) -> None:
        card = mark_card(event.card)
        self._say(translate("log", "discarded {card}").format(card=card))

    def _froze(self, event: events.PileFroze) -> None:  # noqa: ARG002 - the card was just said
        self._say_after(translate("log", "**the pile is frozen**"))

    def _asked(self, event: events.PartnerAsked) -> None:
        partner = self.people.inner(event.partner)
        text = translate("log", "asked {partner}: may I go out?")
        self._say(text.format(partner=partner))
        self.sentences.append([])

    def _answered(self, event: events.PartnerAnswered) -> None:
        name = self.people.name(event.seat)
        if event.yes:
            text = translate("log", "**{name}** said yes")
        else:
            text = translate("log", "**{name}** said no")
        self.sentences[-1:] = [[text.format(name=name)], []]
        self.named.add(len(self.sentences) - 1)

    def _foot(self, event: events.FootTakenUp) -> None:  # noqa: ARG002 - whose foot is known
        self._say(translate("log", "took up the foot"))

    def _aside(self, event: events.ThreeSetAside) -> None:
        card = mark_card(event.card)
        self._say(translate("log", "set {card} aside").format(card=card))

    def _lifted(self, event: events.CardsLifted) -> None:
        self._say(plural(event.count).translate("log", "lifted %n card(s)", "", 1))
        if event.bonus:
            self._say_after(translate("log", "**that earns the bonus**"))

    def _kept(self, event: events.PacketKept) -> None:
        text = translate("log", "kept the {ordinal} packet as foot")
        self._say(text.format(ordinal=ordinal(event.packet)))

    def _floated(self, event: events.TurnFloated) -> None:  # noqa: ARG002 - it has no card
        self._say(translate("log", "ended the turn without a discard"))

    def _talon(self, event: events.TalonDrawn) -> None:
        count = len(event.cards)
        self._say(plural(count).translate("log", "took a wing of %n card(s)", "", 1))

    def _declared(self, event: events.HandDeclared) -> None:
        hand = _HANDS.get(event.hand)
        name = event.hand if hand is None else translate("log", hand)
        text = plural(event.points).translate(
            "log", "**laid {hand}** for %n point(s)", "", 1
        )
        self._say(text.format(hand=name))

    def _out(self, event: events.WentOut) -> None:
        if event.concealed:
            self._say(translate("log", "**went out concealed**"))
        else:
            self._say(translate("log", "**went out**"))
