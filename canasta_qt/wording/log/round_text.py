"""Log lines about the whole table: deal, end of a round, winner."""

from typing import Final, NamedTuple

from canasta_qt.cards import Card
from canasta_qt.engine.state import events
from canasta_qt.engine.state.events import Event
from canasta_qt.translate import (
    capitalize,
    join_with_and,
    join_with_commas,
    mark,
    number_text,
    tr,
    tr_n,
)
from canasta_qt.wording.log.sentences import PILE_IS_FROZEN_CLAUSE
from canasta_qt.wording.log.turn_text import card_signs
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import mark_card

_CAUSES: Final[dict[events.EndCause, str]] = {
    events.EndCause.WENT_OUT: mark("**The round is over.**"),
    events.EndCause.STOCK_EMPTY: mark(
        "**The round is over:** the stock is empty and nobody went out."
    ),
    events.EndCause.LAST_RED_THREE: mark(
        "**The round is over:** the last card of the stock was a red three."
    ),
    events.EndCause.SPECIAL_HAND: mark(
        "**The round is over:** a player melded a special hand."
    ),
    events.EndCause.INSTANT_WIN: mark(
        "**The round is over:** a side has enough canastas to win the game."
    ),
}


def round_event_text(told_events: list[Event], people: PlayerNames) -> str:
    """Return events of the whole table as one line with markup."""
    sentences = []
    turned: list[Card] = []
    for event in told_events:
        match event:
            case events.DealerDrawn(cards, dealer):
                sentences.append(_drawn(cards[dealer], dealer, people))
            case events.RoundStarted():
                sentences.append(_start_text(event, people))
            case events.UpcardTurned(card):
                turned.append(card)
            case events.StockRenewed(cards):
                text = mark("**The pile becomes the new stock** (%n card(s)).")
                sentences.append(tr_n(text, cards))
            case events.RoundEnded():
                cause = tr(_CAUSES[event.cause])
                sentences.append(f"{cause} {points_text(event.points, people)}")
            case events.GameEnded():
                sentences.append(winner_text(event.totals, event.winners, people))
            case _:
                pass  # a frozen pile is worded below, with the upcard
    if turned:
        text = tr("Upcard: {cards}.").format(cards=card_signs(turned))
        sentences.append(text)
        if any(isinstance(event, events.PileFroze) for event in told_events):
            sentences.append(tr(PILE_IS_FROZEN_CLAUSE))
    return " ".join(sentences)


def _drawn(card: Card, dealer: int, people: PlayerNames) -> str:
    text = tr("**{name}** drew {card}, the highest card, and deals.")
    if dealer == people.viewer:
        text = tr("**You** drew {card}, the highest card, and deal first.")
    return text.format(name=people.names[dealer], card=mark_card(card))


def _start_text(event: events.RoundStarted, people: PlayerNames) -> str:
    if event.first_seat == people.viewer:
        text = tr("**Round {number}:** {dealer} dealt; you begin.")
    elif event.dealer == people.viewer:
        text = tr("**Round {number}:** you dealt; {first} begins.")
    else:
        text = tr("**Round {number}:** {dealer} dealt; {first} begins.")
    return text.format(
        number=number_text(event.round),
        dealer=people.names[event.dealer],
        first=people.names[event.first_seat],
    )


def points_text(points: tuple[int, ...], people: PlayerNames) -> str:
    """Return the points of all sides as a sentence: `You and Anton score 190, Clara and
    Tomás 1,070.`"""
    order = people.side_order()
    own, *partners = people.seats_of(order[0])
    mine = own == people.viewer
    if len(order) > 2 or len(partners) > 1:
        text = tr("Points: {scores}.")
    elif mine and partners:
        text = tr("You and {partner} score {points}, {names} {number}.")
    elif mine:
        text = tr("You score {points}, {names} {number}.")
    elif partners:
        text = tr("{name} and {partner} score {points}, {names} {number}.")
    else:
        text = tr("{name} scores {points}, {names} {number}.")
    return text.format(
        scores=score_list(points, people),
        name=people.names[own],
        partner="".join(people.names[seat] for seat in partners),
        points=number_text(points[order[0]]),
        names=people.member_names(order[-1]),
        number=number_text(points[order[-1]]),
    )


def score_list(points: tuple[int, ...], people: PlayerNames) -> str:
    """Return the totals by side, the viewer's side first: `you and Anton 1,820, …`."""
    scores = [
        tr("{side} {points}").format(
            side=people.member_names(side), points=number_text(points[side])
        )
        for side in people.side_order()
    ]
    return join_with_commas(scores)


class _Winner(NamedTuple):
    """Sentences about the winner of a game: the heading, and the log line with
    points."""

    head: str
    text: str


_YOU: Final = _Winner(
    mark("You win"), mark("**You win the game** by %n point(s): {best} to {rest}.")
)
_YOUR_SIDE: Final = _Winner(
    mark("{names} win"),
    mark("**Your side wins the game** by %n point(s): {best} to {rest}."),
)
_PLAYER: Final = _Winner(
    mark("{name} wins this one"),
    mark("**{name} wins the game** by %n point(s): {best} to {rest}."),
)
_SIDE: Final = _Winner(
    mark("{names} win this one"),
    mark("**{names} win the game** by %n point(s): {best} to {rest}."),
)
_SHARED_WIN: Final = _Winner(
    mark("Shared win: {names}"), mark("**Shared win** at %n point(s): {names}.")
)
_TIE: Final = _Winner(
    mark("The game is a tie"), mark("**The game is a tie** at %n point(s).")
)


def _winner(winners: tuple[int, ...], people: PlayerNames) -> _Winner:
    if len(winners) == people.side_count:
        return _TIE
    if len(winners) > 1:
        return _SHARED_WIN
    alone = len(people.seats_of(winners[0])) == 1
    if people.is_own_side(winners[0]):
        return _YOU if alone else _YOUR_SIDE
    return _PLAYER if alone else _SIDE


def winner_head(winners: tuple[int, ...], people: PlayerNames) -> str:
    """Return the winners of the game as a heading: `You and Anton win`."""
    names = _names(winners, people)
    head = tr(_winner(winners, people).head)
    return capitalize(head.format(name=names, names=names))


def _names(sides: tuple[int, ...], people: PlayerNames) -> str:
    return join_with_and([people.member_names(side) for side in sides])


def winner_text(
    totals: tuple[int, ...], winners: tuple[int, ...], people: PlayerNames
) -> str:
    """Return the winners of the game and their margin, with markup.

    If several sides with unequal totals win, all totals are listed.
    """
    if len({totals[side] for side in winners}) > 1:
        return tr("**{result}:** {scores}.").format(
            result=winner_head(winners, people), scores=score_list(totals, people)
        )
    best = max(totals)
    others = [total for side, total in enumerate(totals) if side not in winners]
    margin = best - max(others) if len(winners) == 1 else best
    names = _names(winners, people)
    return tr_n(_winner(winners, people).text, margin).format(
        name=names,
        names=names,
        best=number_text(best),
        rest=join_with_and([number_text(total) for total in others]),
    )
