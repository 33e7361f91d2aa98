"""Items of a scene that exist for every picture and are not cards: rows, plates,
labels."""

from dataclasses import replace
from typing import TypeAlias

from canasta_qt.art.portraits import Mood, portraits_for_seats
from canasta_qt.cards import RED3, Card, Rank
from canasta_qt.engine.state.facts import melded_score
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.gestures import PILE_SPOT, Place, Spot
from canasta_qt.look.plain_text import set_tooltip
from canasta_qt.look.tokens import QUIET_TABLE_FONT, Layer
from canasta_qt.table.items import centre_labels
from canasta_qt.table.items.badges import ChipItem, FootLabelItem, PillItem, rank_sign
from canasta_qt.table.items.centre_labels import CentreLabel
from canasta_qt.table.items.lights import Frost, Glint, TurnGlow
from canasta_qt.table.items.meld_rows import RowContent, RowItem
from canasta_qt.table.items.seat_plates import PlateContent, PlateItem
from canasta_qt.table.layout.places import PlatePlaces, plate_places
from canasta_qt.table.layout.zones import plaque_width
from canasta_qt.table.paint.brushes import RIGHT, Brushes
from canasta_qt.table.paint.painted_item import (
    PaintedItem,
    StyledScene,
    items_for_values,
)
from canasta_qt.table.picture.placement import MeldRowPicture, Picture
from canasta_qt.table.picture.table_state import TableState, TableTexts, can_meld_now
from canasta_qt.translate import capitalize, join_with_and, number_text, tr
from canasta_qt.wording.cards import card_count, rank_plural
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.labels import (
    opening_conditions,
    opening_words,
    side_words,
)

ItemWithCount: TypeAlias = CentreLabel | PlateItem | PillItem


class Fixtures:
    """Meld rows, seat plates, labels, count badges and chips of a scene."""

    def __init__(self, scene: StyledScene) -> None:
        self.scene = scene
        brushes = scene.brushes
        self.rows: list[RowItem] = []
        self.plates: list[PlateItem] = []
        self.pills: list[PillItem] = []
        self.feet: list[FootLabelItem] = []
        self.chips: list[ChipItem] = []
        self.stock = CentreLabel(brushes, RIGHT)
        self.pile = CentreLabel(brushes)
        self.no_stock = centre_labels.EmptyPlace(brushes, "stock")
        self.no_pile = centre_labels.EmptyPlace(brushes, "pile")
        self.oval = centre_labels.PrintedOval(brushes)
        self.frost = Frost(brushes, Layer.FROZEN_OUTLINE)
        self.glow = TurnGlow(brushes, Layer.ZONE + 5)
        self.glint = Glint(brushes, Layer.TRAVELLING + 60)
        lights = (self.frost, self.glow, self.glint)
        places = (self.oval, self.no_stock, self.no_pile, *lights)
        self.numbers: dict[Spot, ItemWithCount] = {}
        """The item that shows the number of cards at a spot, by spot."""
        self.fixed: tuple[PaintedItem, ...] = (self.stock, self.pile, *places)
        for item in self.fixed:
            scene.addItem(item)

    @property
    def items_with_sequences(self) -> list[PillItem | ChipItem]:
        """Return the visible items that may show the ends of a sequence."""
        marks: list[PillItem | ChipItem] = [*self.pills, *self.chips]
        return [mark for mark in marks if mark.isVisible()]

    @property
    def visible_rows(self) -> list[RowItem]:
        """The meld rows of the game that is shown."""
        return [row for row in self.rows if row.isVisible()]

    def clear(self) -> None:
        """Remove all items of the game."""
        self.numbers = {}
        items: list[PaintedItem] = [*self.fixed, *self.rows, *self.plates, *self.pills]
        for item in (*items, *self.feet, *self.chips):
            item.setVisible(False)

    def show_picture(self, picture: Picture, words: TableTexts) -> None:
        """Update all fixed items for a picture and its texts."""
        self.numbers = {Spot(Place.STOCK): self.stock, PILE_SPOT: self.pile}
        self._show_rows(picture, words)
        self.show_plates(picture, words)
        self._show_centre(picture, words)
        self._show_marks(picture)

    def _show_rows(self, picture: Picture, words: TableTexts) -> None:
        for item, row in items_for_values(
            self.scene, self.rows, RowItem, picture.meld_rows
        ):
            item.place(row.rect)
            item.show_content(_row_look(picture, row, words))

    def show_plates(self, picture: Picture, words: TableTexts) -> None:
        """Show the player and the current action on each seat plate."""
        table_state, style = picture.table_state, self.scene.brushes.style
        people = words.people
        faces = portraits_for_seats(
            people.names, people.first_seat, style.choices.portrait
        )
        plates = items_for_values(self.scene, self.plates, PlateItem, picture.plates)
        names_feet = _has_room_for_feet(picture, people, self.scene.brushes)
        for item, (seat, plate) in plates:
            item.place(plate)
            foot = bool(table_state.position.feet[seat])
            places = plate_places(picture.zones, plate, foot=foot)
            look = _plate_look(picture, seat, places, words, names_feet=names_feet)
            usual = Mood.THINKING if look.is_on_turn else Mood.CALM
            reacts = style.choices.faces_react
            mood = words.moods.get(seat, usual) if reacts else Mood.CALM
            item.show_content(replace(look, portrait=faces[seat], mood=mood))
            self.numbers[Spot(Place.SEAT, seat)] = item
            unseen = "" if item.second_line_font else look.second_line
            told = people.description(seat, faces[seat])
            item.description = "\n".join(filter(None, (unseen, told)))
            set_tooltip(item, item.description)

    def _show_centre(self, picture: Picture, words: TableTexts) -> None:
        zones, table_state = picture.zones, picture.table_state
        stock, pile_size = table_state.position.stock, len(table_state.position.pile)
        sideways = table_state.freezing_card_index is not None
        stock_at, pile_at = centre_labels.centre_label_rects(zones, frozen=sideways)
        for item in (self.stock, self.pile, self.oval):
            item.setVisible(True)
        self.stock.place(stock_at)
        look = centre_labels.CentreLabelContent(tr("Stock"), len(stock))
        self.stock.show_content(look)
        pile = words.pile_words
        taking = picture.draft.takes_pile
        bare = pile_size == taking
        empty = bare or taking
        look = centre_labels.CentreLabelContent(
            tr("Pile"),
            pile_size,
            chip_text="" if empty else pile.label,
            is_chip_filled=pile.frozen_for_all,
            frozen_reason=tr("being taken") if taking else pile.reason,
        )
        self.pile.place(pile_at)
        self.pile.show_content(look)
        self.oval.place_in(zones)
        self.no_stock.place(zones.stock_rect)
        self.no_stock.setVisible(not stock)
        self.no_pile.place(zones.pile_rect)
        self.no_pile.setVisible(bare)
        pile_cards = picture.cards_at(Place.PILE)
        self.frost.setVisible(pile.frozen_for_all and not empty)
        self.frost.show_progress(1.0)
        if pile_cards:
            self.frost.place_over(pile_cards[-1].pose)

    def _show_marks(self, picture: Picture) -> None:
        pills = list(items_for_values(self.scene, self.pills, PillItem, picture.pills))
        for pill, place in pills:
            pill.show_pill(place)
            if place.spot and place.spot.place is not Place.STAGED:
                self.numbers[place.spot] = pill
        if any(pill.lacks_room for pill, _ in pills):
            # Badges with and without a kind would look like different canastas.
            for pill, place in pills:
                pill.show_pill(replace(place, max_width=0.0))
        for chip, token in items_for_values(
            self.scene, self.chips, ChipItem, picture.chips
        ):
            chip.show_chip(token)
        for foot, label in items_for_values(
            self.scene, self.feet, FootLabelItem, picture.foot_labels
        ):
            foot.show_foot(label)


def _row_look(picture: Picture, row: MeldRowPicture, words: TableTexts) -> RowContent:
    people, table_state, seen = words.people, picture.table_state, words.observation
    assert seen is not None, "the shown cards are those of an observation"
    own = row.side == table_state.viewer_side
    staging = own and bool(picture.draft.groups)
    opened = bool(table_state.position.melds[row.side])
    title, lines = _row_names(people, row)
    lists_members = lines == [people.member_list(row.side)]
    opens_now = staging and not opened and picture.draft.refusal is None
    lines.append(tr("about to open") if opens_now else side_words(seen, row.side))
    if own and table_state.position.lone >= 0:
        lines.insert(0, _own_alliance(table_state, people))
    threes = table_state.threes_of(row.side)
    red = sum(card >> 2 == RED3 for card in threes)
    look = RowContent(
        title=title,
        text_lines=tuple(lines),
        threes=(red, len(threes) - red),
        closed_ranks=closed_ranks_text(table_state.ranks_closed_for(row.side)),
        short_text=number_text(melded_score(seen.position, row.side)) if opened else "",
        hides_quiet_line=own and not _invites_melds(table_state, words, seen),
        plaque_width=0.0 if row.is_compact else plaque_width(picture.zones),
        threes_rect=row.threes_rect,
        has_divider=row.is_compact and row.rect.x > picture.zones.other_rows.x + 1,
        is_dealer=own and table_state.position.dealer == table_state.viewer,
        lists_members=lists_members,
        outlined_canastas=words.outlined_canastas if own and not row.columns else 0,
        outline_card_width=picture.zones.meld_card_width,
        lesson_heading=() if own or row.columns else words.lesson_heading,
    )
    if opened or staging or seen.position.phase == OVER_PHASE:
        return look
    return _empty_row_content(look, row, words, seen)


def _row_names(people: PlayerNames, row: MeldRowPicture) -> tuple[str, list[str]]:
    """Return title and members of a row: the name of the side, or the names of its
    players."""
    title = people.side_name(row.side)
    first, *mates = people.seats_of(row.side)
    if not mates or row.is_compact:
        return title, []
    if title != capitalize(people.member_names(row.side)):
        return title, [people.member_list(row.side)]
    rest = join_with_and([people.name_in_sentence(seat) for seat in mates])
    return people.name(first), [tr("with {name}").format(name=rest)]


def _invites_melds(state: TableState, words: TableTexts, seen: Observation) -> bool:
    own_turn = state.seat_on_turn == state.viewer
    return own_turn and not words.is_own_seat_given and can_meld_now(seen)


def closed_ranks_text(ranks: tuple[Rank, ...]) -> str:
    """Return which ranks a side cannot begin any more: `eights closed`, `5 9 10
    closed`."""
    if not ranks:
        return ""
    names = rank_plural(ranks[0])
    if len(ranks) > 1:
        names = " ".join(rank_sign(rank) for rank in ranks)
    return tr("{ranks} closed").format(ranks=names)


def _empty_row_content(
    look: RowContent, row: MeldRowPicture, words: TableTexts, seen: Observation
) -> RowContent:
    """Return the content of a row without melds: `look` with the minimum of the
    side."""
    need = opening_words(seen, row.side)
    from_number = need[:1].isdigit()
    if row.side == seen.position.terms.side_of[seen.seat]:
        first = tr("Initial meld: {need} points")
        before, after = first.split("{need}")
        lead = (before, need, after)
        if not from_number:
            lead = (tr("Initial meld: "), need, "")
        quiet = tr("Drag cards here, or select them and click.")
        quiet = "" if words.is_watched or words.people.viewer < 0 else quiet
        return replace(
            look,
            lead_number=lead,
            opening_conditions=opening_conditions(seen),
            quiet_line=quiet,
        )
    pattern = tr("No melds yet. Minimum: {need}.")
    if from_number:
        pattern = tr("No melds yet. Minimum: {need} points.")
    short = tr("minimum {points}").format(points=need)
    return replace(look, quiet_line=pattern.format(need=need), short_needs=short)


def _plate_look(
    picture: Picture,
    seat: int,
    places: PlatePlaces,
    words: TableTexts,
    *,
    names_feet: bool,
) -> PlateContent:
    table_state, people = picture.table_state, words.people
    turn = table_state.seat_on_turn == seat
    name = people.name(seat)
    doing = _current_action(seat, words, turn=turn)
    relation = _relation(table_state, people, seat)
    if names_feet and table_state.has_taken_up_foot(seat):
        relation = _with_foot(relation)
    below = doing or relation
    if table_state.position.feet[seat] and places.foot_rect is None and not doing:
        below = tr("+ foot")
    opened, costs = bool(_face_up_cards(table_state, seat)), bool(words.hand_points)
    gone = table_state.position.out == seat and not table_state.position.size[seat]
    if gone:
        below = tr("went out")
    elif opened:
        below = card_count(table_state.position.size[seat])
        if table_state.position.feet[seat]:
            below = f"{below} {tr('+ foot')}"
    if costs and (opened or table_state.position.feet[seat]):
        below = number_text(words.hand_points[seat])
    return PlateContent(
        name=name,
        places=places,
        second_line=below,
        count=table_state.position.size[seat],
        hides_count=opened or gone,
        is_on_turn=turn,
        is_acting=bool(doing) and not opened,
        shows_hand_points=opened and costs,
        is_dealer=table_state.position.dealer == seat,
        fan_left=picture.fan_left_ends.get(seat),
    )


def _face_up_cards(table_state: TableState, seat: int) -> tuple[Card, ...]:
    """Return the face-up cards in the hand of a seat; () while hands are face down."""
    return table_state.open_hands[seat] if table_state.open_hands else ()


def _current_action(seat: int, words: TableTexts, *, turn: bool) -> str:
    """Return the current action of a seat as text; empty while cards are moving."""
    if words.asking_seat == seat:
        return tr("asks you")
    if words.is_watched:
        return tr("to play") if turn else ""
    thinks = words.acting_seat == seat and not words.is_coached
    return tr("thinks…") if thinks else ""


def _with_foot(relation: str) -> str:
    if not relation:
        return tr("in foot")
    return tr("{who}, in foot").format(who=relation)


def _has_room_for_feet(picture: Picture, people: PlayerNames, brushes: Brushes) -> bool:
    """Return whether every plate has room for the relation and the words `in foot`.

    Either all plates have these words or none. Without them, a plate without the packet
    shows that the foot was picked up.
    """
    return all(
        brushes.text_width(
            QUIET_TABLE_FONT, _with_foot(_relation(picture.table_state, people, seat))
        )
        <= plate_places(picture.zones, plate).names_rect.w
        for seat, plate in picture.plates
    )


def _own_alliance(table_state: TableState, people: PlayerNames) -> str:
    """Return the alliance of the player in a round of one against two: alone, or the
    name of the ally."""
    if table_state.ally_side < 0:
        return tr("alone this round")
    return tr("with {name}").format(name=people.name(table_state.ally_side))


def _other_alliance(table_state: TableState, people: PlayerNames, side: int) -> str:
    """Return the alliance of another side in a round of one against two."""
    if side == table_state.position.lone:
        return tr("plays alone")
    if people.viewer < 0:
        (mate,) = {0, 1, 2} - {side, table_state.position.lone}
        return tr("with {name}").format(name=people.name(mate))
    if side == table_state.ally_side:
        return tr("with you")
    return tr("against you")


def _relation(table_state: TableState, people: PlayerNames, seat: int) -> str:
    """Return the relation of a seat to the viewer: partner, opponent.

    With several other sides, or for an onlooker, it is the partner of that seat: `with
    Clara`.
    """
    side = table_state.terms.side_of[seat]
    looks_on = people.viewer < 0
    if table_state.position.lone >= 0:
        return _other_alliance(table_state, people, side)
    own = side == table_state.viewer_side and not looks_on
    mates = [each for each in people.seats_of(side) if each != seat]
    if mates and not own and (table_state.terms.sides > 2 or looks_on):
        return tr("with {name}").format(name=people.name(mates[0]))
    if looks_on:
        return ""
    return tr("partner") if own else tr("opponent")
