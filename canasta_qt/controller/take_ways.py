"""The ways in which a player can take the pile, as rows of the chooser."""

from __future__ import annotations

from canasta_qt.cards import DEUCE, JOKER, NATURAL_RANKS, Card
from canasta_qt.engine.actions import AddToMeld, MeldPlay, NewMeld, TakePile
from canasta_qt.engine.generate import takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.melds import RUN, SET
from canasta_qt.engine.observation import Observation
from canasta_qt.gestures import TakeChoice
from canasta_qt.rules.values import InitialFromPile


def top_card(view: Observation) -> Card | None:
    """The top card of the pile, if there is one."""
    return view.position.pile[-1] if view.position.pile else None


def take_choices(view: Observation) -> tuple[TakeChoice, ...]:
    """The smallest ways to meet the top card that are legal now.

    Before the opening a way is listed if some opening begins with it.
    """
    top = top_card(view)
    if top is None:
        return ()
    position = view.position
    counts = position.terms.opening.initial_from_pile is InitialFromPile.TOP_COUNTS
    if position.melds[view.side] or not counts:
        return tuple(
            choice
            for choice in _ways(view, top)
            if refusal(position, TakePile((_play(choice, top),))) is None
        )
    firsts = {_sizes(take.plays[0]) for take in takes(position)}
    return tuple(
        choice
        for choice in _ways(view, top)
        if any(_covers(first, choice) for first in firsts)
    )


def _ways(view: Observation, top: Card) -> list[TakeChoice]:
    """The smallest ways to meet the top card, legal or not: pair, wild card, meld."""
    like = [card for card in view.hand if card >> 2 == top >> 2]
    choices = []
    if len(like) >= 2:
        choices.append(TakeChoice((like[0], like[1]), None))
    if like and top >> 2 < NATURAL_RANKS:
        for rank in (DEUCE, JOKER):
            wild = next((card for card in view.hand if card >> 2 == rank), None)
            if wild is not None:
                choices.append(TakeChoice((like[0], wild), None))
    one_meld = view.position.terms.one_meld
    for index, meld in enumerate(view.position.melds[view.side]):
        if meld.form == RUN and meld.cards[0] & 3 == top & 3:
            choices.append(TakeChoice((), index))
        elif meld.form == SET and meld.rank == top >> 2:
            choices.append(TakeChoice((), index))
            if len(like) >= 2 and not one_meld:
                choices.append(TakeChoice((like[0], like[1]), index))
    return choices


def _play(choice: TakeChoice, top: Card) -> MeldPlay:
    if choice.meld is not None:
        return AddToMeld(choice.meld, (*choice.cards, top))
    return NewMeld((*choice.cards, top))


def _sizes(play: MeldPlay) -> tuple[int, int, int]:
    """Naturals, deuces and jokers of a take's first play, the top card included."""
    cards = play.cards if isinstance(play, NewMeld | AddToMeld) else ()
    deuces = sum(card >> 2 == DEUCE for card in cards)
    jokers = sum(card >> 2 == JOKER for card in cards)
    return len(cards) - deuces - jokers, deuces, jokers


def _covers(first: tuple[int, int, int], choice: TakeChoice) -> bool:
    """Say whether an opening's first group can grow out of a way."""
    deuces = sum(card >> 2 == DEUCE for card in choice.cards)
    jokers = sum(card >> 2 == JOKER for card in choice.cards)
    naturals = len(choice.cards) - deuces - jokers + 1
    return naturals <= first[0] and deuces <= first[1] and jokers <= first[2]
