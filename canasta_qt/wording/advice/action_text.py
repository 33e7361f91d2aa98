"""An action as advice says it: `Take the pile with your two eights`, `Discard 9♣`."""

from __future__ import annotations

from typing import Final, assert_never

from canasta_qt.cards import NATURAL_RANKS, Card, rank_of
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    Answer,
    AskPartner,
    Declare,
    Discard,
    Draw,
    Float,
    JoinMelds,
    KeepPacket,
    LayDown,
    Lift,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.melds import RUN
from canasta_qt.engine.state.observation import Observation
from canasta_qt.translate import (
    QT_TRANSLATE_NOOP,
    capital,
    enumerate_words,
    translate,
)
from canasta_qt.wording.cards import card_count, card_in_sentence, cards_phrase
from canasta_qt.wording.log.turn_text import meld_phrase
from canasta_qt.wording.rich_text import plain, runs_of
from canasta_qt.wording.table.labels import meld_name

_PLAIN: Final = {
    Draw: QT_TRANSLATE_NOOP("advice", "draw"),
    AskPartner: QT_TRANSLATE_NOOP("advice", "ask the partner whether to go out"),
    Float: QT_TRANSLATE_NOOP("advice", "end the turn without a discard"),
    Declare: QT_TRANSLATE_NOOP("advice", "lay the whole hand"),
}
_DISCARD: Final = QT_TRANSLATE_NOOP("advice", "discard {card}")
_YES: Final = QT_TRANSLATE_NOOP("advice", "answer yes")
_NO: Final = QT_TRANSLATE_NOOP("advice", "answer no")
_FIRST: Final = QT_TRANSLATE_NOOP("advice", "keep the first packet")
_SECOND: Final = QT_TRANSLATE_NOOP("advice", "keep the second packet")
_LIFT: Final = QT_TRANSLATE_NOOP("advice", "lift {cards}")
_TAKE_ONTO: Final = QT_TRANSLATE_NOOP(
    "advice", "add {card} to the {meld} and take the pile"
)
_TAKE_WITH: Final = QT_TRANSLATE_NOOP("advice", "take the pile with {cards}")
_JOIN: Final = QT_TRANSLATE_NOOP("advice", "join the two melds of {cards}")
_ADD: Final = QT_TRANSLATE_NOOP("advice", "add {cards}")
_LAY: Final = QT_TRANSLATE_NOOP("advice", "lay {cards}")
_DONE: Final = {
    _PLAIN[Draw]: QT_TRANSLATE_NOOP("advice", "drew"),
    _PLAIN[AskPartner]: QT_TRANSLATE_NOOP(
        "advice", "asked the partner whether to go out"
    ),
    _PLAIN[Float]: QT_TRANSLATE_NOOP("advice", "ended the turn without a discard"),
    _PLAIN[Declare]: QT_TRANSLATE_NOOP("advice", "laid the whole hand"),
    _DISCARD: QT_TRANSLATE_NOOP("advice", "discarded {card}"),
    _YES: QT_TRANSLATE_NOOP("advice", "answered yes"),
    _NO: QT_TRANSLATE_NOOP("advice", "answered no"),
    _FIRST: QT_TRANSLATE_NOOP("advice", "kept the first packet"),
    _SECOND: QT_TRANSLATE_NOOP("advice", "kept the second packet"),
    _LIFT: QT_TRANSLATE_NOOP("advice", "lifted {cards}"),
    _TAKE_ONTO: QT_TRANSLATE_NOOP(
        "advice", "added {card} to the {meld} and took the pile"
    ),
    _TAKE_WITH: QT_TRANSLATE_NOOP("advice", "took the pile with {cards}"),
    _JOIN: QT_TRANSLATE_NOOP("advice", "joined the two melds of {cards}"),
    _ADD: QT_TRANSLATE_NOOP("advice", "added {cards}"),
    _LAY: QT_TRANSLATE_NOOP("advice", "laid {cards}"),
}
"""How the same is said of what has been done."""


def _verb(source: str, *, done: bool) -> str:
    words = _DONE[source] if done else source
    return translate("advice", words)


def deed_words(action: Action, observation: Observation, *, done: bool = False) -> str:
    """Say what is to be done, or was, with a capital and without a full stop."""
    return capital(deed_inner(action, observation, done=done))


def deed_inner(action: Action, observation: Observation, *, done: bool = False) -> str:
    """Say it inside a sentence: `discard 9♣`; of what is `done`, `discarded 9♣`."""
    match action:
        case TakePile(plays):
            return _taking(plays, observation, done=done)
        case LayDown(plays):
            return _laying(plays, observation, done=done)
        case Discard(card):
            return _verb(_DISCARD, done=done).format(card=card_in_sentence(card))
        case Answer(yes):
            return _verb(_YES if yes else _NO, done=done)
        case KeepPacket(packet):
            return _verb(_FIRST if packet == 1 else _SECOND, done=done)
        case Lift(count):
            return _verb(_LIFT, done=done).format(cards=card_count(count))
        case Draw() | AskPartner() | Float() | Declare():
            return _verb(_PLAIN[type(action)], done=done)
        case _:
            assert_never(action)


def deed_beside(
    action: Action, other: Action, observation: Observation, *, done: bool = False
) -> str:
    """Say it inside a sentence about another action that would be done instead."""
    words = deed_inner(action, observation, done=done)
    if isinstance(action, Discard) and isinstance(other, LayDown):
        return translate("advice", "{deed} at once").format(deed=words)
    return words


def same_deed(one: Action, other: Action, observation: Observation) -> bool:
    """Whether two actions come to the same for whoever plays them.

    Suits matter only where there are sequences, and never for threes and wild cards.
    """
    if one == other:
        return True
    if isinstance(one, Discard) and isinstance(other, Discard):
        rank = rank_of(one.card)
        suits = observation.position.terms.melds.sequences and rank < NATURAL_RANKS
        return rank == rank_of(other.card) and not suits
    return deed_inner(one, observation) == deed_inner(other, observation)


def _taking(
    plays: tuple[MeldPlay, ...], observation: Observation, *, done: bool
) -> str:
    first, *others = plays
    own = hand_cards(first, observation)
    if not own:
        card = card_in_sentence(observation.position.pile[-1])
        words = _verb(_TAKE_ONTO, done=done).format(
            card=card, meld=_meld_of(first, observation)
        )
    else:
        words = _verb(_TAKE_WITH, done=done).format(cards=cards_phrase(own))
    if not others:
        return words
    return _then(words, _laying(tuple(others), observation, done=done))


def hand_cards(first: MeldPlay, observation: Observation) -> tuple[Card, ...]:
    """The cards of the first play of a take that come from the hand."""
    if isinstance(first, JoinMelds):
        return ()
    cards = list(first.cards)
    top = observation.position.pile[-1]
    if top in cards:
        cards.remove(top)
    return tuple(cards)


def _then(first: str, second: str) -> str:
    return translate("advice", "{first}, then {second}").format(
        first=first, second=second
    )


def _laying(
    plays: tuple[MeldPlay, ...], observation: Observation, *, done: bool
) -> str:
    """Say plays by kind: `lay three kings and two tens with a two, then add …`."""
    laid: list[str] = []
    added: dict[tuple[int, str], list[Card]] = {}
    joined: list[str] = []
    for play in plays:
        match play:
            case NewMeld(cards):
                laid.append(_phrase(cards))
            case AddToMeld(meld, cards):
                added.setdefault((meld, _meld_of(play, observation)), []).extend(cards)
            case JoinMelds(meld):
                joined.append(
                    meld_name(observation.position.melds[observation.side][meld])
                )
            case _:
                assert_never(play)
    to_meld = translate("advice", "{cards} to the {meld}")
    additions = [
        to_meld.format(cards=_added_cards(meld, cards, observation), meld=name)
        for (meld, name), cards in added.items()
    ]
    words = ""
    for source, groups in ((_JOIN, joined), (_ADD, additions), (_LAY, laid)):
        if groups:
            said = _verb(source, done=done).format(cards=enumerate_words(groups))
            words = _then(said, words) if words else said
    return words


def _added_cards(meld: int, cards: list[Card], observation: Observation) -> str:
    """Name cards that are added: by rank, to a sequence each by its sign."""
    melds = observation.position.melds[observation.side]
    if meld < len(melds) and melds[meld].form == RUN:
        return enumerate_words([card_in_sentence(card) for card in sorted(cards)])
    return cards_phrase(cards)


def _meld_of(play: MeldPlay, observation: Observation) -> str:
    """Name the meld a play adds to; one of the same act has no name yet."""
    melds = observation.position.melds[observation.side]
    if isinstance(play, AddToMeld) and play.meld < len(melds):
        return meld_name(melds[play.meld])
    return translate("advice", "new meld")


def _phrase(cards: tuple[Card, ...]) -> str:
    return plain(runs_of(meld_phrase(cards)))
