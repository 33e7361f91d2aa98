"""Names of players in sentences: `You`, `Anton`, `We`, `They`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import PileAccess
from canasta_qt.translate import join_with_and, join_with_commas, mark, tr

_CHARACTERS: Final = {
    "clara": mark("Taps the table twice when she likes her hand. Always denies it."),
    "anton": mark("Forty years of Thursday games. Shuffles until somebody sighs."),
    "tomas": mark("Holds his cards like a guitar. Sings when the pile grows."),
    "ines": mark("Laughs before she melds, so everybody knows."),
    "ruth": mark("Has kept every score sheet since 1974. Brings the biscuits."),
    "emil": mark("Learned last week and already explains the rules to others."),
    "nora": mark("Says little, pours the tea, misses nothing."),
}
"""Sentences about the persons, by portrait; they do not depend on the playing style of
a bot."""

_WAYS: Final = {
    "Clara": mark("Opens late, with few wild cards."),
    "Emil": mark("Melds hastily and goes out without asking."),
    "Nora": mark("Keeps many cards in hand and melds late."),
    "Tomás": mark("Takes every pile, however small."),
    "Ines": mark("Leaves small piles and waits for a big one."),
    "Ruth": mark("Discards what opponents can use the least."),
    "Anton": mark("Freezes the pile when behind in melds."),
}
"""Descriptions of playing styles by name, as in
`canasta_qt/bots/estimates/playing_styles.py`."""
ALL_STYLES: Final = frozenset(_WAYS)
_MAX_CARDS_TO_OPEN_LATE: Final = 11
"""Largest number of dealt cards with which it is noticeable that a player opens late,
without wild cards."""


def visible_styles(terms: Terms) -> frozenset[str]:
    """Return the names of the players whose playing style is noticeable in a game.

    None is noticeable if no pile is taken. Freezing the pile is not noticeable if the
    pile is always frozen or no discard freezes it. Opening late is not noticeable with
    large hands or two drawn cards, with which every style opens soon.
    """
    rules, unseen = terms.rules, set[str]()
    if rules.pile_access is PileAccess.NEVER:
        return frozenset()
    if rules.pile_always_frozen or not rules.freezing_discards:
        unseen.add("Anton")
    if terms.draw_count > 1 or terms.hand_size > _MAX_CARDS_TO_OPEN_LATE:
        unseen.add("Clara")
    return ALL_STYLES - unseen


def player_description(
    portrait: str, name: str, styles: frozenset[str] = ALL_STYLES
) -> str:
    """Return two lines about a player: the person of the portrait, and if `styles` has
    the name, the playing style."""
    lines = _CHARACTERS.get(portrait, ""), _WAYS[name] if name in styles else ""
    return "\n".join(map(tr, filter(None, lines)))


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """Names of players by seat, the viewer's seat (-1 for an onlooker), and the number
    of sides."""

    names: tuple[str, ...]
    viewer: int = -1
    side_count: int = 2
    canasta_names: Mapping[str, str] = field(default_factory=dict)
    """Names of canastas in the present game, by kind."""
    is_shared: bool = False
    """Whether several people take turns as viewer; the portraits of seats then do not
    change."""
    playing_styles: tuple[str, ...] = ()
    """Names of the playing styles by seat, `""` for one that is not noticeable; () if
    all bots play alike."""

    def description(self, seat: int, portrait: str) -> str:
        """Return two lines about the player at a seat, who has this portrait."""
        way = self.playing_styles[seat] if self.playing_styles else ""
        return player_description(portrait, way)

    @property
    def first_seat(self) -> int:
        """Seat from which portraits are assigned clockwise; -1 if they are assigned by
        name."""
        return 0 if self.is_shared else self.viewer

    def side_of(self, seat: int) -> int:
        """Return the side of a seat: sides alternate around the table."""
        return seat % self.side_count

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side, the viewer's own seat first."""
        seats = range(side, len(self.names), self.side_count)
        return tuple(sorted(seats, key=lambda seat: seat != self.viewer))

    def name(self, seat: int) -> str:
        """Return the name of a seat at the beginning of a sentence: `You`, `Anton`."""
        if seat == self.viewer:
            return tr("You")
        return self.names[seat]

    def name_in_sentence(self, seat: int) -> str:
        """Return the name of a seat inside a sentence: `you`, `Anton`."""
        if seat == self.viewer:
            return tr("you")
        return self.names[seat]

    def member_names(self, side: int) -> str:
        """Return all names of a side: `you and Anton`, `Clara and Tomás`."""
        return join_with_and(
            [self.name_in_sentence(seat) for seat in self.seats_of(side)]
        )

    def member_list(self, side: int) -> str:
        """Return all names of a side as a list: `you, Anton`."""
        return join_with_commas(
            [self.name_in_sentence(seat) for seat in self.seats_of(side)]
        )

    def is_own_side(self, side: int) -> bool:
        """Return whether the viewer belongs to a side."""
        return self.viewer >= 0 and self.side_of(self.viewer) == side

    def side_name(self, side: int) -> str:
        """Return the name of a side as a heading: `We`, `They`, or of a single player
        `You`, `Clara`."""
        seats = self.seats_of(side)
        if len(seats) == 1:
            return self.name(seats[0])
        if self.is_own_side(side):
            return tr("We")
        if self.viewer >= 0 and self.side_count == 2:
            return tr("They")
        return self.member_names(side)

    def side_order(self) -> tuple[int, ...]:
        """Return all sides, the viewer's own side first."""
        sides = range(self.side_count)
        return tuple(sorted(sides, key=lambda side: not self.is_own_side(side)))
