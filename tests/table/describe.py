"""The table as text: read off the items, and the same text made from an observation.

The two are compared after every event of a game; whatever differs is a mistake.
"""

from __future__ import annotations

from canasta_qt.cards import Card, cards_text, hand_order
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Draft
from canasta_qt.table.picture.placement import HomeKind, Origin
from canasta_qt.table.picture.table_state import look
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.wording.cards import sequence_sign


def describe_scene(scene: TableScene) -> str:
    """Write what the items show."""
    table_state = scene.table_state
    if table_state is None:
        return ""
    lines = [
        f"hand {cards_text(_faces(scene, Origin(HomeKind.HAND, table_state.viewer)))}"
    ]
    for i in range(len(scene.draft.groups)):
        staged = _faces(scene, Origin(HomeKind.STAGED, table_state.side, i))
        lines.append(f"staged {i} {cards_text(_sorted(staged))}")
    for side in range(table_state.sides):
        lines += _side(scene, side)
    lines += _runs(_labels(scene))
    pile = _faces(scene, Origin(HomeKind.PILE))
    pile += [g.from_pile for g in scene.draft.groups if g.from_pile is not None]
    lines.append(
        _pile_line(pile, scene.fixtures.pile.look.count, frozen=table_state.frozen)
    )
    own = len(scene.card_items.at_home(Origin(HomeKind.FOOT, table_state.viewer)))
    lines += _foot(table_state.viewer, own)
    for i in range(len(table_state.talons)):
        lines += _talon(i, len(scene.card_items.at_home(Origin(HomeKind.TALON, 0, i))))
    stock = len(scene.card_items.at_home(Origin(HomeKind.STOCK)))
    lines.append(f"stock {stock} says {scene.fixtures.stock.look.count}")
    for step, plate in enumerate(scene.fixtures.plates, start=1):
        if not plate.isVisible():
            continue
        seat = (table_state.viewer + step) % table_state.seats
        backs = len(scene.card_items.at_home(Origin(HomeKind.SEAT, seat)))
        lines.append(_seat_line(seat, backs, says=plate.look.count))
        lines += _foot(seat, len(scene.card_items.at_home(Origin(HomeKind.FOOT, seat))))
        if plate.look.turn:
            lines.append(f"turn {seat}")
        if plate.look.dealer:
            lines.append(f"dealer {seat}")
    if any(row.isVisible() and row.look.dealer for row in scene.fixtures.rows):
        lines.append(f"dealer {table_state.viewer}")
    return "\n".join(lines)


def _labels(scene: TableScene) -> list[str]:
    """What pills, badges and chips say of sequences."""
    return [mark.label for mark in scene.fixtures.named if mark.label]


def _runs(signs: list[str]) -> list[str]:
    return [f"sequences {', '.join(sorted(signs))}"] if signs else []


def _faces(scene: TableScene, home: Origin) -> list[Card]:
    return [
        item.face for item in scene.card_items.at_home(home) if item.face is not None
    ]


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=hand_order)


def _side(scene: TableScene, side: int) -> list[str]:
    homes = {
        item.home.index
        for item in scene.card_items.items
        if item.home.kind is HomeKind.MELD and item.home.owner == side
    }
    lines = []
    for index in sorted(homes):
        cards = _faces(scene, Origin(HomeKind.MELD, side, index))
        lines.append(f"meld {side}.{index} {cards_text(_sorted(cards))}")
    for index in sorted(homes):
        lines += _topper(
            side, index, _faces(scene, Origin(HomeKind.TOPPER, side, index))
        )
    bonus = _faces(scene, Origin(HomeKind.BONUS, side))
    if bonus:
        lines.append(f"bonus {side} {cards_text(_sorted(bonus))}")
    aside = _faces(scene, Origin(HomeKind.ASIDE, side))
    if aside:
        lines.append(f"aside {side} {cards_text(_sorted(aside))}")
    return lines


def _topper(side: int, index: int, cards: list[Card]) -> list[str]:
    return [f"topper {side}.{index} {cards_text(cards)}"] if cards else []


def _pile_line(pile: list[Card], says: int, *, frozen: bool) -> str:
    mark = " frozen" if frozen else ""
    return f"pile {len(pile)} top {cards_text(pile[-1:])}{mark} says {says}"


def _side_seen(observation: Observation, side: int) -> list[str]:
    position = observation.position
    melds = position.melds[side]
    lines = [
        f"meld {side}.{i} {cards_text(_sorted(list(meld.cards)))}"
        for i, meld in enumerate(melds)
    ]
    for i, meld in enumerate(melds):
        lines += _topper(side, i, [] if meld.topper is None else [meld.topper])
    if position.bonus[side]:
        lines.append(f"bonus {side} {cards_text(_sorted(position.bonus[side]))}")
    if position.asides[side]:
        lines.append(f"aside {side} {cards_text(_sorted(position.asides[side]))}")
    return lines


def _foot(seat: int, cards: int) -> list[str]:
    return [f"foot {seat} holds {cards}"] if cards else []


def _talon(number: int, cards: int) -> list[str]:
    return [f"talon {number} holds {cards}"] if cards else []


def _seat_line(seat: int, count: int, *, says: int) -> str:
    return f"seat {seat} holds {count} says {says}"


def _runs_seen(observation: Observation, draft: Draft) -> list[str]:
    """Sequences of all sides, and those lying ready that have cards enough."""
    appearance = [
        look(index, meld.cards, 0)
        for melds in observation.position.melds
        for index, meld in enumerate(melds)
    ]
    refused = draft.refusal
    few = refused is not None and refused.reason is Reason.MELD_TOO_SMALL
    least = refused.need if refused is not None and few else 0
    for index, group in enumerate(draft.groups):
        top = () if group.from_pile is None else (group.from_pile,)
        if len(group.cards) + len(top) >= least:
            appearance.append(look(index, group.cards + top, 0))
    return [sequence_sign(*each.ends) for each in appearance if each.ends is not None]


def describe_observation(
    observation: Observation,
    draft: Draft | None = None,
    order: tuple[Card, ...] | None = None,
) -> str:
    """Write what an observation says, as the table would show it.

    `order` is the hand as the player holds it; left out, it is sorted by rank.
    """
    position, viewer = observation.position, observation.seat
    draft = draft or Draft()
    hand = list(order) if order is not None else _sorted(list(observation.hand))
    if order is None:
        for card in draft.cards:
            hand.remove(card)
    lines = [f"hand {cards_text(hand)}"]
    for i, group in enumerate(draft.groups):
        top = () if group.from_pile is None else (group.from_pile,)
        lines.append(f"staged {i} {cards_text(_sorted([*group.cards, *top]))}")
    for side in range(len(position.melds)):
        lines += _side_seen(observation, side)
    lines += _runs(_runs_seen(observation, draft))
    pile = [card for card in position.pile if card >= 0]
    lines.append(_pile_line(pile, len(position.pile), frozen=position.frozen))
    lines += _foot(viewer, len(position.feet[viewer]))
    for i, talon in enumerate(position.talons):
        lines += _talon(i, len(talon))
    lines.append(f"stock {len(position.stock)} says {len(position.stock)}")
    seats = position.terms.players
    for step in range(1, seats):
        seat = (viewer + step) % seats
        size = position.size[seat]
        lines.append(_seat_line(seat, size, says=size))
        lines += _foot(seat, len(position.feet[seat]))
        if position.cause is None and position.turn == seat:
            lines.append(f"turn {seat}")
        if position.dealer == seat:
            lines.append(f"dealer {seat}")
    if position.dealer == viewer:
        lines.append(f"dealer {viewer}")
    return "\n".join(lines)
