"""What a table must show for an observation, and what it shows wrongly.

Computed without the table’s composition: which card belongs where, which face it shows,
and the counts beside it. Pixel positions are compared with the picture that the scene
says it shows.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from canasta_qt.app.start.program import Program
from canasta_qt.cards import UNKNOWN, Card
from canasta_qt.controller.gestures.draft import Turn
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.engine.state.observation import Observation
from canasta_qt.gestures import HAND_SPOT, PILE_SPOT, Draft, Place, Spot
from canasta_qt.notation.position.line import format_position
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.paint.painted_item import snap_to_pixel
from canasta_qt.table.picture.table_state import TableState
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.table.view import TableView

CardPlaces: TypeAlias = Counter[tuple[Spot, Card | None]]
"""Spots of cards with the face: None lies face down."""
Hands: TypeAlias = tuple[tuple[Card, ...], ...]

SECRET = frozenset({Place.STOCK, Place.FOOT, Place.TALON})


def cards_at_rest(seen: Observation, draft: Draft, turned_up: Hands = ()) -> CardPlaces:
    """Return the place of every card when nothing moves."""
    position, viewer, found = seen.position, seen.seat, CardPlaces()
    at = TableState(position, viewer).side_spot
    staged = [card for group in draft.groups for card in group.cards]
    found.update(
        (Spot(Place.STAGED, number), card)
        for number, group in enumerate(draft.groups)
        for card in (*group.cards, group.pile_card)
        if card is not None
    )
    covered = seen.is_hand_hidden and not turned_up
    own = turned_up[viewer] if seen.is_hand_hidden and turned_up else seen.hand
    held = Counter(own) - Counter(staged)
    found.update((HAND_SPOT, card) for card in held.elements())
    for seat, number in enumerate(position.size):
        known = turned_up[seat] if turned_up else (None,) * number
        if seat != viewer or covered:
            found.update((Spot(Place.SEAT, seat), card) for card in known)
        found[Spot(Place.FOOT, seat), None] = len(position.feet[seat])
    for side, melds in enumerate(position.melds):
        for index, meld in enumerate(melds):
            found.update((at(Place.MELD, side, index), card) for card in meld.cards)
            if meld.topper is not None:
                found[at(Place.TOPPER, side, index), meld.topper] += 1
        found.update((at(Place.BONUS, side), card) for card in position.bonus[side])
        found.update(
            (at(Place.ASIDE, side), card) for card in position.black_threes_aside[side]
        )
    taken = sum(group.pile_card is not None for group in draft.groups)
    pile = position.pile[: len(position.pile) - taken]
    faces = (None if card == UNKNOWN else card for card in pile)
    found.update((PILE_SPOT, face) for face in faces)
    found[Spot(Place.STOCK), None] = len(position.stock)
    for number, talon in enumerate(position.talons):
        found[Spot(Place.TALON, number), None] = len(talon)
    return +found


def shown(scene: TableScene) -> CardPlaces:
    """Return the place of every visible card item."""
    return CardPlaces((item.spot, item.face) for item in _in_game(scene))


def _in_game(scene: TableScene) -> list[CardItem]:
    items = scene.card_items.items
    return [item for item in items if item.spot.place is not Place.AWAY]


def always_faults(scene: TableScene) -> Iterator[str]:
    """Yield faults that are wrong even during animations: cards created, lost, or
    revealed.
    """
    state, items = scene.table_state, _in_game(scene)
    if scene.is_empty:
        return
    in_packs = Counter(state.terms.deck)
    dealt = bool(
        state.position.stock or state.position.pile or any(state.position.size)
    )
    if len(items) != dealt * sum(in_packs.values()):
        yield f"{len(items)} cards instead of {sum(in_packs.values())}"
    faces = Counter(item.face for item in items if item.face is not None)
    if more := faces - in_packs:
        yield f"more cards than the packs have: {dict(more)}"
    places = Counter((place.spot, place.face) for place in scene.picture.cards)
    flights = Counter((item.spot, item.face) for item in items)
    homes = Counter(place.spot for place in scene.picture.cards)
    if homes != Counter(item.spot for item in items):
        yield f"cards belong elsewhere: {places - flights} {flights - places}"
    for item in items:
        hidden = item.spot.place in SECRET and item.rest_place is not None
        if hidden and item.face is not None:
            yield f"a hidden card shows its face: {item.spot} {item.face}"


def rest_faults(table: TableView, seen: Observation, draft: Draft) -> Iterator[str]:
    """Yield differences from an observation when nothing moves."""
    scene = table.scene()
    state = scene.table_state
    if scene.is_empty:
        return
    wanted, there = cards_at_rest(seen, draft, state.open_hands), shown(scene)
    if wanted != there:
        yield f"missing: {dict(wanted - there)}, too much: {dict(there - wanted)}"
    position = seen.position
    pile = scene.card_items.items_at(PILE_SPOT)
    taken = sum(group.pile_card is not None for group in draft.groups)
    left = position.pile[: len(position.pile) - taken]
    if left and pile and pile[-1].face not in (left[-1], None):
        yield f"the top of the pile is {pile[-1].face}, not {left[-1]}"
    yield from _numbers(scene, seen)
    yield from _poses(scene)


def _numbers(scene: TableScene, seen: Observation) -> Iterator[str]:
    """Yield wrong counts beside stock and pile, on plates, at melds."""
    position, fixtures = seen.position, scene.fixtures
    state, picture = scene.table_state, scene.picture
    assert state is not None, "a picture is put up"
    told = fixtures.stock.content.count, fixtures.pile.content.count
    if told != (len(position.stock), len(position.pile)):
        yield f"stock and pile say {told}"
    for step, plate in enumerate(fixtures.plates[: len(picture.zones.plate_rects)], 1):
        seat = (seen.seat + step) % position.terms.players
        if plate.content.count != position.size[seat]:
            yield f"the plate of seat {seat} says {plate.content.count}"
        if plate.content.name != scene.people.name(seat):
            yield f"the plate of seat {seat} is called {plate.content.name}"
        if plate.content.is_on_turn != (state.seat_on_turn == seat):
            yield f"the plate of seat {seat} has the wrong turn"
    for pill in picture.pills:
        home = pill.spot
        if home is None or home.place is not Place.MELD or pill.canasta_count > 1:
            continue
        side, index = state.side_and_index(home)
        meld = position.melds[side][index]
        if pill.count != len(meld.cards):
            yield f"{pill.count} cards are counted at {home}, not {len(meld.cards)}"


def _poses(scene: TableScene) -> Iterator[str]:
    """Yield cards that are not exactly in their place in the picture."""
    picture, ratio = scene.picture, scene.brushes.ratio
    places = Counter(
        (
            p.spot,
            p.face,
            snap_to_pixel(p.x, ratio),
            snap_to_pixel(p.y, ratio),
            p.width,
            p.rotation,
        )
        for p in picture.cards
    )
    felt = Rect(0, 0, scene.width(), scene.height())
    for item in _in_game(scene):
        at = item.base.x(), item.base.y(), item.width, item.rotation()
        key = (item.spot, item.face, *at)
        if not places[key]:
            yield f"a card lies where no place is: {key}"
        places[key] -= 1
        carried = (
            item.hand_card is not None and item.hand_card in scene.card_items.dragged
        )
        place = item.rest_place
        if place is None:
            yield f"a card is not at rest: {key}"
        elif item.isVisible() != (place.is_shown and not carried):
            yield f"a card is seen and should not be, or not: {key}"
        if item.opacity() != 1.0:
            yield f"a card is half there: {key}"
        middle = item.sceneBoundingRect().center()
        if item.isVisible() and not felt.contains(middle.x(), middle.y()):
            yield f"a card lies beside the table: {key}"


def program_faults(program: Program) -> list[str]:
    """Yield faults of all tables of a program."""
    found: list[str] = []
    for table in program.window.findChildren(TableView):
        scene = table.scene()
        found += always_faults(scene)
        still = not table.playback.animator.is_busy and not table.playback.is_animating
        if still and scene.observation is not None:
            found += rest_faults(table, scene.observation, scene.draft)
    return [*found, *_game_faults(program)]


def _game_faults(program: Program) -> Iterator[str]:
    """Yield faults of the table against the game, and of the status line."""
    table, page = program.table, program.page
    if table.playback.animator.is_busy or table.playback.is_animating:
        return
    scene, controller, seen = table.scene(), page.controller, page.observation
    if seen is None or scene.observation is None or not table.isVisible():
        return
    if scene.observation != seen:
        both = scene.observation, seen
        texts = [f"{one.seat}: {format_position(one.position)}" for one in both]
        yield f"{texts[0]} is shown instead of {texts[1]}"
    if (game := controller.session) is None:
        return
    if scene.draft != controller.draft:
        yield f"ready lies {scene.draft} instead of {controller.draft}"
    told = table.context.turn_status
    if game.is_own_turn and told is not None:
        turn = Turn(controller.observation, controller.draft)
        now = turn_status(turn, controller.selected_cards)
        if replace(told, offers=()) != replace(now, offers=()):
            yield f"the line says {told} instead of {now}"
    asked = scene.questions.question.isVisible() or scene.questions.chooser.isVisible()
    if asked and controller.prompt is None:
        yield "a question is asked that nobody has"
