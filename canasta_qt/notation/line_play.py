"""Playing of lines in positions, in which the cards in the text of a line replace
unknown cards.

The judge, the replay of records, and tests play lines.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from canasta_qt.cards import RED3, UNKNOWN, Card, card_text, cards_text, count_kinds
from canasta_qt.engine.automatic_steps import exchange_red_threes
from canasta_qt.engine.legality import phase_refusal, refusal
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.events import CardsDrawn, Event
from canasta_qt.engine.state.observation import unseen_cards
from canasta_qt.engine.state.position import Position, seat_to_act
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.engine.transition import apply
from canasta_qt.notation.actions import GOING_OUT_MARK, Line, Step
from canasta_qt.notation.errors import ContradictionError, NotSpecificError
from canasta_qt.translate import mark

_STOCK_TOO_SMALL: Final = mark("“{action}” is wrong: the stock has fewer cards.")
_NO_SUCH_CARD_LEFT: Final = mark("“{action}” is wrong: no {card} is left.")


class LineRefusedError(Exception):
    """Raised if the rules refuse an action of a line."""

    def __init__(self, index: int, step: str, refused: Refusal) -> None:
        """Make the error; `index` is the index of the action in the line."""
        super().__init__(f"{step}: {refused.reason}")
        self.index = index
        self.step = step
        self.refusal = refused


def play_steps(
    position: Position, line: Line, *, reveal: bool = False, unordered: bool = False
) -> Iterator[tuple[Position, list[Event]]]:
    """Yield a new position after each action of a line, and the events of the action.

    With `reveal`, unseen cards may be played in place of unknown cards of a hand. With
    `unordered`, any card of a known stock may be drawn. Raises `LineRefusedError`, or a
    `NotationError` if the drawn cards of the line are impossible or incomplete.
    """
    reveal = reveal and position.hidden[line.seat] > 0
    for index, step in enumerate(line.steps):
        after = position.copy()
        if reveal:
            _reveal(after, line.seat, step.action)
        refused, events = play_step(after, line.seat, step, unordered=unordered)
        if refused is not None:
            raise LineRefusedError(index, str(step), refused)
        position = after
        yield position, events
    if line.is_out_announced and not (line.steps and position.out == line.seat):
        refused = _out_refusal(position.copy(), line.seat)
        raise LineRefusedError(len(line.steps), GOING_OUT_MARK, refused)


def play_line(
    position: Position, line: Line, *, reveal: bool = False, unordered: bool = False
) -> Position:
    """Return the position after a line, as `play_steps` yields it last."""
    for after, _ in play_steps(position, line, reveal=reveal, unordered=unordered):
        position = after
    return position


def _out_refusal(position: Position, seat: int) -> Refusal:
    """Return the refusal of the word `out` after a line with which the player has not
    gone out."""
    refused = _turn_refusal(position, seat, []) or phase_refusal(
        position, state.PLAY_PHASE
    )
    if refused is not None:
        return refused
    possible = find_way_out(position, seat) is not None
    return Refusal(Reason.NO_PLAYS if possible else Reason.CANNOT_GO_OUT)


def _turn_refusal(position: Position, seat: int, events: list[Event]) -> Refusal | None:
    """Return why a seat may not act; otherwise replace its red threes from the deal and
    return None."""
    if seat_to_act(position) != seat:
        over = position.phase == state.OVER_PHASE
        return Refusal(Reason.ROUND_IS_OVER if over else Reason.NOT_YOUR_DECISION)
    if position.phase in (state.DRAW_PHASE, state.PLAY_PHASE):
        exchange_red_threes(position, seat, events)
    return None


def play_step(
    position: Position, seat: int, step: Step, *, unordered: bool = False
) -> tuple[Refusal | None, list[Event]]:
    """Play one action in the position itself; return the refusal or the events.

    Red threes from the deal that are still in the hand are first laid out and replaced.
    After a refusal the position may have changed.
    """
    events: list[Event] = []
    refused = _turn_refusal(position, seat, events) or refusal(position, step.action)
    if refused is not None:
        return refused, events
    _place_drawn(position, step, unordered=unordered)
    happened = apply(position, step.action)
    if step.drawn_cards:
        _compare(step, happened)
    return None, events + happened


def fill_in_cards_of_step(
    position: Position, seat: int, step: Step, *, unordered: bool = False
) -> None:
    """Replace unknown cards by the cards that a step plays or draws.

    Raises `ContradictionError` if the drawn cards cannot be there.
    """
    if position.hidden[seat]:
        _reveal(position, seat, step.action)
    _place_drawn(position, step, unordered=unordered)


def _place_drawn(position: Position, step: Step, *, unordered: bool) -> None:
    if step.drawn_cards and unordered and UNKNOWN not in position.stock:
        _move_to_top(position, step)
    elif step.drawn_cards:
        _put_on_stock(position, step)


def fill_in_random_cards(
    position: Position, heap: list[Card], count: int, chance: Random
) -> None:
    """Replace unknown cards among the last `count` cards of `heap` by random unseen
    cards.

    Red threes that must be laid out at once are not used.
    """
    laid = position.terms.auto_red3
    rest = [c for c in unseen_cards(position) if not (laid and c >> 2 == RED3)]
    chance.shuffle(rest)
    for place in range(max(0, len(heap) - count), len(heap)):
        if heap[place] == UNKNOWN and rest:
            heap[place] = rest.pop()


def _put_on_stock(position: Position, step: Step) -> None:
    """Put the drawn cards on an unknown stock; compare them with the top cards of a
    known stock."""
    stock = position.stock
    unseen = count_kinds(unseen_cards(position))
    for place, card in enumerate(step.drawn_cards, 1):
        if place > len(stock):
            raise ContradictionError(_STOCK_TOO_SMALL, step.column, action=step)
        there = stock[-place]
        if there == UNKNOWN:
            unseen[card] -= 1
            if unseen[card] < 0:
                raise ContradictionError(
                    _NO_SUCH_CARD_LEFT, step.column, action=step, card=card_text(card)
                )
            stock[-place] = card
        elif there != card:
            raise ContradictionError(
                mark("“{action}” is wrong: the next card of the stock is {card}."),
                step.column,
                action=step,
                card=card_text(there),
            )


def _move_to_top(position: Position, step: Step) -> None:
    """Move the drawn cards to the top of a stock whose order is not given."""
    rest = position.stock[:]
    for card in step.drawn_cards:
        if card not in rest:
            raise ContradictionError(
                _NO_SUCH_CARD_LEFT, step.column, action=step, card=card_text(card)
            )
        rest.remove(card)
    position.stock = rest + list(reversed(step.drawn_cards))


def _compare(step: Step, happened: list[Event]) -> None:
    drawn: tuple[Card, ...] = ()
    for event in happened:
        if isinstance(event, CardsDrawn):
            drawn += event.cards
    if drawn == step.drawn_cards:
        return
    if len(drawn) > len(step.drawn_cards):
        raise NotSpecificError(
            mark("“{action}” does not name every card that was drawn."), action=step
        )
    raise ContradictionError(
        mark("“{action}” is wrong: only {cards} would be drawn."),
        step.column,
        action=step,
        cards=cards_text(drawn),
    )


def _reveal(position: Position, seat: int, action: actions.Action) -> None:
    """Replace unknown cards of a hand by the cards that an action plays, if these are
    unseen."""
    missing = count_kinds(played_cards(position, action))
    unseen = count_kinds(unseen_cards(position))
    hand = position.hands[seat]
    for kind, number in enumerate(missing):
        shown = min(number - hand[kind], unseen[kind], position.hidden[seat])
        if shown > 0:
            hand[kind] += shown
            position.ranks[seat][kind >> 2] += shown
            position.hidden[seat] -= shown


def played_cards(position: Position, action: actions.Action) -> list[Card]:
    """Return the cards that an action plays from the hand."""
    cards = list(actions.cards_of_action(action))
    top = position.pile[-1] if position.pile else None
    if isinstance(action, actions.TakePile) and top in cards:
        cards.remove(top)
    return cards
