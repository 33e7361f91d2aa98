"""An action as advice says it: `Take the pile with your two eights`, `Discard 9♣`."""

from __future__ import annotations

from typing import Final, assert_never

from canasta_qt.cards import NATURAL_RANKS, Card, rank_of
from canasta_qt.engine.actions import (
    Action,
    AddToMeld,
    Answer,
    AskPartner,
    Declare,
    Discard,
    Draw,
    Float,
    GoOut,
    JoinMelds,
    KeepPacket,
    LayDown,
    Lift,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.melds import RUN
from canasta_qt.engine.observation import Observation
from canasta_qt.wording.cards import card_count, card_in_sentence, cards_phrase
from canasta_qt.wording.deeds import meld_phrase
from canasta_qt.wording.runs import plain, runs_of
from canasta_qt.wording.table import meld_name
from canasta_qt.wording.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    translate,
)

_PLAIN: Final = {
    Draw: QT_TRANSLATE_NOOP("advice", "draw"),
    AskPartner: QT_TRANSLATE_NOOP("advice", "ask the partner whether to go out"),
    GoOut: QT_TRANSLATE_NOOP("advice", "go out"),
    Float: QT_TRANSLATE_NOOP("advice", "end the turn without a discard"),
    Declare: QT_TRANSLATE_NOOP("advice", "lay the whole hand"),
}


def deed_words(action: Action, view: Observation) -> str:
    """Say what is to be done, beginning with a capital and without a full stop."""
    return capital(deed_inner(action, view))


def deed_inner(action: Action, view: Observation) -> str:
    """Say it inside a sentence: `discard 9♣`."""
    match action:
        case TakePile(plays):
            return _taking(plays, view)
        case LayDown(plays):
            return _laying(plays, view)
        case Discard(card):
            return translate("advice", "discard {card}").format(
                card=card_in_sentence(card)
            )
        case Answer(yes):
            if yes:
                return translate("advice", "answer yes")
            return translate("advice", "answer no")
        case KeepPacket(packet):
            if packet == 1:
                return translate("advice", "keep the first packet")
            return translate("advice", "keep the second packet")
        case Lift(count):
            return translate("advice", "lift {cards}").format(cards=card_count(count))
        case Draw() | AskPartner() | GoOut() | Float() | Declare():
            return translate("advice", _PLAIN[type(action)])
        case _:
            assert_never(action)


def deed_beside(action: Action, other: Action, view: Observation) -> str:
    """Say it inside a sentence about another action that would be done instead."""
    words = deed_inner(action, view)
    if isinstance(action, Discard) and isinstance(other, LayDown):
        return translate("advice", "{deed} at once").format(deed=words)
    return words


def same_deed(one: Action, other: Action, view: Observation) -> bool:
    """Whether two actions come to the same for whoever plays them.

    Suits matter only where there are sequences, and never for threes and wild cards.
    """
    if one == other:
        return True
    if isinstance(one, Discard) and isinstance(other, Discard):
        rank = rank_of(one.card)
        suits = view.position.terms.melds.sequences and rank < NATURAL_RANKS
        return rank == rank_of(other.card) and not suits
    return deed_inner(one, view) == deed_inner(other, view)


def _taking(plays: tuple[MeldPlay, ...], view: Observation) -> str:
    first, *others = plays
    own = hand_cards(first, view)
    if not own:
        card = card_in_sentence(view.position.pile[-1])
        words = translate(
            "advice", "add {card} to the {meld} and take the pile"
        ).format(card=card, meld=_meld_of(first, view))
    else:
        words = translate("advice", "take the pile with {cards}").format(
            cards=cards_phrase(own)
        )
    if not others:
        return words
    return _then(words, _laying(tuple(others), view))


def hand_cards(first: MeldPlay, view: Observation) -> tuple[Card, ...]:
    """The cards of the first play of a take that come from the hand."""
    if isinstance(first, JoinMelds):
        return ()
    cards = list(first.cards)
    top = view.position.pile[-1]
    if top in cards:
        cards.remove(top)
    return tuple(cards)


def _then(first: str, second: str) -> str:
    return translate("advice", "{first}, then {second}").format(
        first=first, second=second
    )


def _laying(plays: tuple[MeldPlay, ...], view: Observation) -> str:
    """Say plays by kind: `lay three kings and two tens with a two, then add …`."""
    laid: list[str] = []
    added: dict[tuple[int, str], list[Card]] = {}
    joined: list[str] = []
    for play in plays:
        match play:
            case NewMeld(cards):
                laid.append(_phrase(cards))
            case AddToMeld(meld, cards):
                added.setdefault((meld, _meld_of(play, view)), []).extend(cards)
            case JoinMelds(meld):
                joined.append(meld_name(view.position.melds[view.side][meld]))
            case _:
                assert_never(play)
    to_meld = translate("advice", "{cards} to the {meld}")
    additions = [
        to_meld.format(cards=_added_cards(meld, cards, view), meld=name)
        for (meld, name), cards in added.items()
    ]
    words = ""
    for text, groups in (
        (translate("advice", "join the two melds of {cards}"), joined),
        (translate("advice", "add {cards}"), additions),
        (translate("advice", "lay {cards}"), laid),
    ):
        if groups:
            said = text.format(cards=enumerate_words(groups))
            words = _then(said, words) if words else said
    return words


def _added_cards(meld: int, cards: list[Card], view: Observation) -> str:
    """Name cards that are added: by rank, to a sequence each by its sign."""
    melds = view.position.melds[view.side]
    if meld < len(melds) and melds[meld].form == RUN:
        return enumerate_words([card_in_sentence(card) for card in sorted(cards)])
    return cards_phrase(cards)


def _meld_of(play: MeldPlay, view: Observation) -> str:
    """Name the meld a play adds to; one of the same act has no name yet."""
    melds = view.position.melds[view.side]
    if isinstance(play, AddToMeld) and play.meld < len(melds):
        return meld_name(melds[play.meld])
    return translate("advice", "new meld")


def _phrase(cards: tuple[Card, ...]) -> str:
    return plain(runs_of(meld_phrase(cards)))
