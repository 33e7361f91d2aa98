"""The table for the ear: names of things, the situation in one sentence and in full."""

from __future__ import annotations

from canasta_qt.cards import Card, hand_order
from canasta_qt.engine.facts import frozen_to, is_open, top_blocked
from canasta_qt.engine.melds import RUN, Meld
from canasta_qt.engine.observation import Observation
from canasta_qt.engine.position import ANSWER_PHASE, DRAW_PHASE, OVER_PHASE, actor
from canasta_qt.gestures import WhatNow
from canasta_qt.rules.values import PileAccess
from canasta_qt.wording.cards import (
    card_count,
    card_name,
    cards_phrase,
    number_word,
    point_count,
    spoken_card,
)
from canasta_qt.wording.people import People
from canasta_qt.wording.table import meld_name, opening_words, side_words, what_now
from canasta_qt.wording.translate import capital, figure, plural, translate


def hand_card(card: Card, place: int, count: int, *, selected: bool = False) -> str:
    """Name a card in the hand: `queen of hearts, 3 of 11, selected`."""
    text = translate("speech", "{card}, {place} of {count}").format(
        card=card_name(card), place=figure(place), count=figure(count)
    )
    return (
        translate("speech", "{card}, selected").format(card=text) if selected else text
    )


def meld_words(meld: Meld) -> str:
    """Name a meld: `kings, five cards, two wild, 70 points`."""
    parts = [_meld_head(meld), _in_words(meld.size)]
    if meld.naturals and meld.wilds:
        parts.append(
            translate("speech", "{number} wild").format(number=number_word(meld.wilds))
        )
    parts.append(point_count(meld.points))
    return ", ".join(parts)


def _meld_head(meld: Meld) -> str:
    heads = {
        "natural": translate("speech", "natural canasta of {melds}"),
        "mixed": translate("speech", "mixed canasta of {melds}"),
        "sequence": translate("speech", "complete {melds}"),
        "wild": translate("speech", "canasta of {melds}"),
    }
    name = _sequence(meld) if meld.form == RUN else meld_name(meld)
    return name if meld.kind is None else heads[meld.kind].format(melds=name)


def _sequence(meld: Meld) -> str:
    return translate("speech", "sequence from {low} to {high}").format(
        low=spoken_card(meld.cards[0]), high=spoken_card(meld.cards[-1])
    )


def _in_words(cards: int) -> str:
    text = plural(cards).translate("speech", "{number} card(s)", "", 1)
    return text.format(number=number_word(cards))


def pile_spoken(view: Observation) -> str:
    """Name the pile: `discard pile, frozen, 14 cards, top: four of clubs`."""
    position = view.position
    if position.terms.pile.pile_access is PileAccess.NEVER:
        head = translate("speech", "discard pile, never taken")
    elif position.frozen or position.terms.pile.pile_always_frozen:
        head = translate("speech", "discard pile, frozen")
    elif frozen_to(position, view.side):
        head = translate("speech", "discard pile, frozen for you")
    else:
        head = translate("speech", "discard pile")
    if not position.pile:
        return translate("speech", "{pile}, empty").format(pile=head)
    text = translate("speech", "{pile}, {cards}, top: {card}").format(
        pile=head,
        cards=card_count(len(position.pile)),
        card=card_name(position.pile[-1]),
    )
    if top_blocked(position):
        return translate("speech", "{pile}, stopped").format(pile=text)
    return text


def stock_spoken(view: Observation) -> str:
    """Name the stock: `stock, 43 cards`."""
    if not view.position.stock:
        return translate("speech", "stock, empty")
    return translate("speech", "stock, {cards}").format(
        cards=card_count(len(view.position.stock))
    )


def seat_spoken(view: Observation, seat: int, people: People) -> str:
    """Name a player: `Clara, opponent, 11 cards, dealer, to play`."""
    position = view.position
    parts = [people.name(seat)]
    if seat != people.viewer:
        mate = people.own(people.side_of(seat))
        parts.append(
            translate("speech", "partner") if mate else translate("speech", "opponent")
        )
    parts.append(card_count(position.size[seat]))
    if seat == position.dealer:
        parts.append(translate("speech", "dealer"))
    if seat == actor(position):
        parts.append(translate("speech", "to play"))
    return ", ".join(parts)


def side_spoken(view: Observation, side: int, people: People) -> str:
    """Say how a side stands: `We: 1,985 points, 360 melded, two red threes.`"""
    position = view.position
    parts = [point_count(position.scores[side]), side_words(view, side)]
    if not is_open(position, side):
        parts.append(
            translate("speech", "needs {opening} to open").format(
                opening=opening_words(view, side)
            )
        )
    if position.bonus[side]:
        parts.append(cards_phrase(position.bonus[side]))
    return translate("speech", "{side}: {parts}.").format(
        side=people.side_name(side), parts=", ".join(parts)
    )


def situation(view: Observation, people: People) -> str:
    """Say how things stand in one sentence."""
    position = view.position
    points = ", ".join(
        translate("speech", "{side} {points}").format(
            side=people.side_inner(side), points=figure(position.scores[side])
        )
        for side in people.side_order()
    )
    hands = ", ".join(
        translate("speech", "{name} {count}").format(
            name=people.inner(seat), count=figure(position.size[seat])
        )
        for seat in range(position.terms.players)
    )
    text = translate(
        "speech", "Hand {number}, {turn}; {points}; {pile}; {stock}; in hand: {hands}."
    )
    return text.format(
        number=figure(position.round),
        turn=_turn_words(view, people),
        points=points,
        pile=pile_spoken(view),
        stock=stock_spoken(view),
        hands=hands,
    )


def _turn_words(view: Observation, people: People) -> str:
    seat = actor(view.position)
    if view.position.phase == OVER_PHASE or seat is None:
        return translate("speech", "the hand is over")
    own = seat == people.viewer
    if view.position.phase == DRAW_PHASE:
        text = (
            translate("speech", "your turn to draw")
            if own
            else translate("speech", "{name} is to draw")
        )
    elif view.position.phase == ANSWER_PHASE:
        text = (
            translate("speech", "you are asked for permission")
            if own
            else translate("speech", "{name} is asked for permission")
        )
    else:
        text = (
            translate("speech", "your turn to meld or discard")
            if own
            else translate("speech", "{name} is to meld or discard")
        )
    return text.format(name=people.inner(seat))


def full_table(view: Observation, people: People) -> str:
    """Say everything that lies on the table, a line for each thing."""
    lines = [
        translate("speech", "Hand {number}, {turn}.").format(
            number=figure(view.position.round), turn=_turn_words(view, people)
        )
    ]
    for side in people.side_order():
        lines.append(side_spoken(view, side, people))
        lines += [f"- {meld_words(meld)}" for meld in view.position.melds[side]]
    lines += [capital(pile_spoken(view)), capital(stock_spoken(view))]
    lines += [
        seat_spoken(view, seat, people) for seat in range(view.position.terms.players)
    ]
    held = ", ".join(card_name(card) for card in sorted(view.hand, key=hand_order))
    lines.append(
        translate("speech", "Your hand: {cards}.").format(
            cards=held or translate("speech", "no cards")
        )
    )
    return "\n".join(lines)


def expectation(what: WhatNow, people: People) -> str:
    """Say whose turn it is and what is expected now."""
    head, rest = what_now(what, people.names, people.viewer)
    return f"{head} {rest}".strip()


def drawn_spoken(cards: tuple[Card, ...]) -> str:
    """Say what the reader has drawn: `You drew the queen of hearts.`"""
    names = [spoken_card(card) for card in cards]
    return translate("speech", "You drew {cards}.").format(cards=", ".join(names))
