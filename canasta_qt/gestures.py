"""Values made by the controller and shown by table and windows: targets, drafts,
prompts, status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from canasta_qt.advice import Advice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event, ScoreLine
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.translate import mark


class Place(StrEnum):
    """Kinds of places on the table."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    NEW_MELD = "new_meld"
    """Free room in the own meld row, where cards become a new meld."""
    STAGED = "staged"
    """A group of staged cards."""
    BONUS = "bonus"
    SEAT = "seat"
    FOOT = "foot"
    TOPPER = "topper"
    """A red three set on a canasta."""
    ASIDE = "aside"
    """Black threes set aside from taken piles."""
    TALON = "talon"
    """A packet set aside at the deal."""
    ROW = "row"
    """The meld row of a side."""
    TRAY = "strip"
    """The staging tray, or while it is not shown the own meld row."""
    SCORE = "score"
    BUTTON = "button"
    """The button of a command."""
    AWAY = "away"
    """No place of the game: the scene has cards of more packs than this ruleset."""


_OWN_PLACES: Final = (
    Place.HAND, Place.STOCK, Place.PILE, Place.MELD, Place.NEW_MELD, Place.STAGED,
)  # fmt: skip
"""Places at which a drag can begin or end."""


class SequenceEnd(StrEnum):
    """Lower or upper end of a sequence on the table."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table as the player sees it; each place has exactly one spot."""

    place: Place
    index: int = 0
    """Seat for `SEAT` and `FOOT`; else the number of a staged group or packet, or of a
    meld as in `Position.locate_meld`."""
    end: SequenceEnd | None = None
    """End of a sequence; None for the whole sequence, and for all other places."""
    side: int = 0
    """Side of a meld, of threes or of a row, counted from the player's: 1 is the next
    side."""
    command: Command | None = None
    """Command of a button."""

    @property
    def is_own(self) -> bool:
        """Whether the player can drag cards from here, or click or drop cards here."""
        return self.place in _OWN_PLACES and not self.side

    @property
    def whole_sequence(self) -> Spot:
        """Return the spot of the whole sequence for one of its ends, and any other spot
        unchanged."""
        return self if self.end is None else replace(self, end=None)


RefusalPlace: TypeAlias = Spot | tuple[float, float, float, float] | None
"""Place where a refusal is shown: a spot, or a rectangle of the table (x, y, width,
height); None is the status line."""


class NamedCard(NamedTuple):
    """A card in a line of the log, and the place where the card was laid."""

    card: Card
    side_and_meld_index: tuple[int, int] | None
    """Side and index of the meld; None for the pile."""


def button_spot(command: Command) -> Spot:
    """Return the spot of the button of a command, whether it is shown or not."""
    return Spot(Place.BUTTON, command=command)


HAND_SPOT: Final = Spot(Place.HAND)
PILE_SPOT: Final = Spot(Place.PILE)
COMMAND_SPOTS: Final[Mapping[Command, Spot]] = {
    Command.DRAW: Spot(Place.STOCK),
    Command.TAKE: PILE_SPOT,
    Command.DISCARD: PILE_SPOT,
    Command.MELD: Spot(Place.NEW_MELD),
}
"""Spots by command, at which a refusal is shown if the command has no button at
present."""


NOT_ON_TURN_REFUSAL: Final = mark("It is not your turn yet.")
"""Sentence of the refusal of an action before the player's turn."""

NOT_ON_TURN: Final = Refusal(Reason.NOT_YOUR_DECISION, sentence=NOT_ON_TURN_REFUSAL)
"""Refusal of an action before the player's turn."""


MELD_BEFORE_DRAW_REFUSAL: Final = mark("Draw or take the pile before you meld.")
"""Sentence of the refusal of a meld before the draw."""


DRAW_BEFORE_MELD_REFUSAL: Final = mark("Draw before you meld.")
"""Sentence of the refusal of a meld before the draw if no cards take the pile."""
PAIR_BEFORE_OPENING_REFUSAL: Final = mark(
    "Draw before you meld: you have no two natural {ranks} to take the pile."
)
"""Sentence of the refusal of an initial meld before the draw that would be legal if the
hand had a natural pair to take the pile."""
PAIR_AND_OPENING_REFUSAL: Final = mark(
    "To take the pile you must open first and hold two natural {ranks}."
)
"""Sentence of the refusal of a take that needs a pair, and before the take an initial
meld."""


STAGED_CARDS_REFUSAL: Final = mark(
    "Meld the cards you put down before you discard, or take them back (Backspace)."
)
"""Sentence of the refusal of a discard while the staged cards cannot be melded."""


STAGED_TAKE_REFUSAL: Final = mark(
    "Take the pile first, or take your cards back (Backspace)."
)
"""Sentence of the refusal of an action that requires a draw, while a take is staged."""


OTHER_CARDS_REFUSAL: Final = mark(
    "Deselect these cards: others in your hand take the pile."
)
"""Sentence of the refusal of cards that cannot take the pile, while other cards can."""


TOP_CARD_MINIMUM_REFUSAL: Final = mark(
    "You cannot open with the top card: you need %n point(s)."
)
"""Sentence of the refusal of a take: no melds with the top card reach the minimum."""


TOO_FEW_CARDS_REFUSAL: Final = mark(
    "A meld needs at least %n card(s); your hand has too few that fit."
)
"""Sentence of the refusal of cards for which the hand has too few other cards to make a
meld."""


TOO_FEW_WILDS_REFUSAL: Final = mark(
    "A meld of wild cards needs at least %n card(s). Drop them on a meld, or add"
    " natural cards."
)
"""Sentence of the refusal of wild cards that need more cards, wild or natural, to be a
meld."""


SEVERAL_MELDS_REFUSAL: Final = mark(
    "These cards go to different melds: add one after the other."
)
"""Sentence of the refusal of cards that fit several different melds."""


DISCARD_BEFORE_DRAW_REFUSAL: Final = mark(
    "Draw first. Only cards that match {card} take the pile."
)
"""Sentence of the refusal of a discard before the draw while the pile can be taken."""


CARDS_IN_SEQUENCE_REFUSAL: Final = mark("This sequence already has {cards}.")
"""Sentence of the refusal of cards that the sequence already has."""


NO_SUCH_MELD_REFUSAL: Final = mark("Your side has no meld of {ranks} to add to.")
"""Sentence of the refusal of cards for a meld of a rank that has not been melded."""


class UndoRefusal(StrEnum):
    """Sentences on why undo or redo is refused."""

    FORBIDDEN = mark("This game is played without undo.")
    """The players excluded undo when they set up the game."""
    NOTHING = mark("You have done nothing this turn that you can undo.")
    DRAWN = mark("You cannot undo this: you have seen what you drew.")
    """A card was drawn."""
    SEEN = mark("You cannot undo this: you have seen hidden cards.")
    """Cards were revealed: the cards of a foot, or below the top card of the pile."""
    ASKED = mark("You cannot undo this: you asked your partner a question.")
    """The partner was asked."""
    ROUND_COUNTED = mark("You cannot undo this: the round is over and counted.")
    PASSED = mark("You cannot undo this: the next player has begun.")
    """The next player has begun the turn."""
    NOT_PLAYED = mark("You have not played in this round yet.")
    NOT_UNDONE = mark("There is nothing to redo.")
    """There is no undone action to redo."""


class DropAction(StrEnum):
    """Effects of a drop on a target."""

    ADD = "add"
    COMBINE = "combine"
    NEW = "new"
    STAGE = "stage"
    TAKE = "take"
    DISCARD = "discard"
    GO_OUT = "go_out"
    UNSTAGE = "unstage"
    DRAW = "draw"
    LAY_OUT = "lay_out"
    """Lay out threes, which score without being melded."""


class ConsequenceKind(StrEnum):
    """Kinds of consequences of an action, as far as the player can see them."""

    FREEZES = "freezes"
    BLOCKS = "blocks"
    FEEDS = "feeds"
    """The next player could take the pile by adding its top card alone to a meld."""
    OPENS = "opens"
    """The next player could take the pile with cards that this player is known to
    hold.
    """
    HOLDS = "holds"
    """An opponent is known to hold cards of the discarded rank."""
    KEEPS_ONE = "keeps_one"
    """One card remains in the hand, and the side lacks canastas to go out."""
    BREAKS = "breaks"
    TAKES = "takes"
    MAKES = "makes"
    MIXES = "mixes"
    """A wild card turns a natural canasta into a mixed one."""


@dataclass(frozen=True, slots=True)
class Consequence:
    """A consequence of an action; fields that do not apply have their default."""

    kind: ConsequenceKind
    other_seat: int = -1
    """Seat of the other player concerned; -1 for nobody."""
    rank: int = -1
    run_ends: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence concerned; `rank` is for other melds."""
    count: int = 0
    """Number of cards in the pile, of cards held or in a pair, or of canastas."""
    meld_size: int = 0
    """Number of cards of the meld after the action; 0 if there is no meld."""
    adds_to_meld: bool = False
    """True if the meld is on the table already."""
    needed_wilds: tuple[Card, ...] = ()
    """Wild cards that the next player needs to take the pile."""
    points: int = 0
    lost_natural_points: int = 0
    """Points of the natural canasta that the action makes impossible."""
    canasta_kind: str = "mixed"
    """Name of the canasta in this ruleset."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place for dragged cards, with the effect of a drop there or its refusal."""

    spot: Spot
    drop_action: DropAction
    refusal: Refusal | None = None
    """Refusal of the drop; None if the drop is allowed."""
    points: int = 0
    """Points of the dragged cards; if the drop changes the staged cards, points of all
    staged cards; for a red three set on a canasta, its bonus."""
    opening_minimum: int = 0
    """The opening minimum if the cards count towards it, else 0."""
    can_be_melded: bool = True
    """Whether the staged cards could be melded after the drop."""
    completed_canasta: str | None = None
    """Kind of the canasta that the drop completes: `natural`, `mixed`, `sequence`,
    `wild`.

    None if it completes none.
    """
    rank: int | None = None
    """Rank of the meld concerned, None for a sequence; rank of a discard before which
    the staged cards are melded."""
    run_ends: tuple[Card, Card] | None = None
    """Lowest and highest card, before the drop, of the sequence concerned."""
    cards: tuple[Card, ...] = ()
    """Cards that the drop would add to the sequence, in rising order.

    For other drops, the red three to be set on a canasta, or the threes to be laid out.
    """
    joined_spot: Spot | None = None
    """Meld to which the cards would be added although they are dropped on a free place;
    else None."""
    consequence: Consequence | None = None
    """Consequence of the drop to be shown; None if there is none."""

    @property
    def is_addition(self) -> bool:
        """Whether a drop would add the cards to one whole meld or staged group."""
        ready = self.can_be_melded and self.spot.place is Place.MELD
        whole = self.refusal is None and self.spot.end is None
        return whole and (ready or self.spot.place is Place.STAGED)


@dataclass(frozen=True, slots=True)
class StagedGroup:
    """Staged cards for one meld; `meld_index` is the index of the meld to which they
    will be added, or None for a new meld."""

    cards: tuple[Card, ...]
    meld_index: int | None = None
    pile_card: Card | None = None
    """Top card of the pile if this group takes the pile; it is not in `cards`."""
    points: int = 0
    """Points of the group; 0 while the cards are no legal meld."""

    @property
    def meld_cards(self) -> tuple[Card, ...]:
        """Cards that are melded when the group is played, the top card of the pile
        last.
        """
        return self.cards if self.pile_card is None else (*self.cards, self.pile_card)


@dataclass(frozen=True, slots=True)
class Draft:
    """The staged groups, their points, and hand cards that would complete them."""

    groups: tuple[StagedGroup, ...] = ()
    points: int = 0
    opening_minimum: int = 0
    """The opening minimum in points; 0 if the side has opened."""
    refusal: Refusal | None = None
    """Refusal of melding the staged cards now; None if they can be melded."""
    completing_cards_and_groups: tuple[tuple[tuple[Card, ...], int], ...] = ()
    """Hand cards that would complete the draft, each with the index of their group.

    An index beyond the last group means a new group.
    """

    @property
    def hand_cards(self) -> tuple[Card, ...]:
        """All staged cards that come from the hand."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def takes_pile(self) -> bool:
        """Whether playing the draft takes the pile."""
        return any(group.pile_card is not None for group in self.groups)


EMPTY_DRAFT: Final = Draft()


NO_TAKE_INDEX: Final = -1
"""Index for not taking the pile, in place of the index of a way to take it."""


@dataclass(frozen=True, slots=True)
class TakeChoice:
    """One way to take the pile, which is a row in the list of ways."""

    cards: tuple[Card, ...]
    """Cards from the hand; empty if the top card alone is added to a meld."""
    meld_index: int | None
    """Index of the meld to which the top card is added; None for a new meld."""
    run_ends: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence to which the top card is added; else
    None.
    """
    meld_cards: tuple[Card, ...] = ()
    """Cards of the meld to which the top card is added, if the side has other melds of
    that rank; else empty.
    """


class PromptKind(StrEnum):
    """Questions that the table asks the player."""

    CHOOSE_TAKE = "choose_take"
    ANSWER_PARTNER = "answer_partner"
    LIFT = "lift"
    """Number of cards to lift off the pack, for the bonus for cutting: up to
    `max_lift_count`."""
    KEEP_PACKET = "keep_packet"
    """Which packet to keep as foot; the other packet is passed on."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question that the table asks the player."""

    kind: PromptKind
    choices: tuple[TakeChoice, ...] = ()
    asking_seat: int | None = None
    max_lift_count: int = 0
    bonus_lift_range: tuple[int, int] = (0, 0)
    """Smallest and largest number of lifted cards that earns the bonus."""


@dataclass(frozen=True, slots=True)
class PlannedActions:
    """Actions that a command would play, with their penalties."""

    actions: tuple[Action, ...]
    observation: Observation
    """The position before the actions."""
    penalties: tuple[ScoreLine, ...] = ()
    """Penalties for melds that the actions leave unfinished at the end of the round."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of the table; if `refusal` is set, it is disabled for that reason."""

    command: Command
    is_primary: bool = False
    refusal: Refusal | None = None
    rank: int | None = None
    """Rank of the cards, for `MELD` and `DISCARD`; else None."""
    adds_to_meld: bool = False
    """Whether the cards would be added to a meld on the table, for `MELD`."""
    is_second_meld: bool = False
    """Whether the cards would be one more meld of a rank of which the side has a meld,
    for `MELD`."""
    run_ends: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence that the cards are, or to which they are
    added, for `MELD`."""
    stages: bool = False
    """Whether the cards would only be staged, and not melded yet, for `MELD`."""
    melds_staged: bool = False
    """Whether the staged cards are melded before, for `DISCARD`."""
    lays_out: bool = False
    """Whether the cards are threes, which score without being melded, for `MELD`."""
    special_hand: str = ""
    """Kind of the special hand, for `DECLARE`: straight, pairs or garbage."""
    ends_round: bool = False
    """Whether the round ends, as the stock is empty, for `DRAW`."""
    undone_events: tuple[Event, ...] = ()
    """Events of the action that would be undone, for `UNDO`."""
    planned: PlannedActions | None = None
    """Actions that would be played, for `GO_OUT`."""
    label: str = ""
    """Text of the button if it differs from the label of the command; else empty."""


class TurnState(StrEnum):
    """States of a turn, by what the player or another player must do; each has a text
    for the status line."""

    DEALING = "dealing"
    LIFT = "lift"
    """The player must lift cards off the pack to cut it."""
    KEEP = "keep"
    """The player must choose the packet to keep as foot."""
    OPENED = "opened"
    """The side has opened in order to take the pile, and must take the pile now."""
    OPEN_FIRST = "open_first"
    """The pile can be taken in this turn if the side first opens with cards of the
    hand.
    """
    DRAW = "draw"
    """The player must draw; `refusal` is the reason why the pile cannot be taken."""
    DRAW_OR_TAKE = "draw_or_take"
    MUST_TAKE = "must_take"
    """The stock is empty, and the player must take the pile."""
    CANNOT_DRAW = "cannot_draw"
    """The stock is empty: the player ends the round, or may take the pile if `refusal`
    is None."""
    PLAY = "play"
    """The player may meld, and then discards."""
    CHOSEN = "chosen"
    """Cards are selected: `cards` with their `points`, and `rank` if all have the same
    rank."""
    STAGED = "staged"
    """Cards are staged, with their `points`; for an initial meld, `opening_minimum` is
    needed."""
    DRAG = "air"
    """The player is dragging cards."""
    MAY_GO_OUT = "may_go_out"
    MUST_GO_OUT = "must_go_out"
    """The partner has allowed going out, so the player must go out."""
    ANSWER = "answer"
    """The partner in `seat` asks for permission to go out."""
    ASKED = "asked"
    """The player has asked the partner in `seat` for permission to go out."""
    CANASTA = "canasta"
    """A canasta of `canasta_kind` has been completed with `cards`."""
    OTHERS = "others"
    """Another player, in `seat`, is on turn."""
    PASS = "pass"
    """The machine is to be passed to the person in `seat`."""
    WATCH = "watch"
    """Only bots play; `seat` is on turn."""
    PAUSED = "paused"
    """Only bots play, and the game is paused."""
    HAND_OVER = "hand_over"
    """The round has ended; the player in `seat` went out, or nobody if `seat` is
    None."""
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class TurnStatus:
    """Content of the status line: the state of the turn, with numbers and buttons."""

    state: TurnState
    offers: tuple[Offer, ...] = ()
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    """Selected cards, cards that would take the pile, or the cards of a new canasta."""
    canasta_kind: str = "natural"
    """Kind of the new canasta, by its name in this ruleset."""
    threes_to_lay_out: tuple[Card, ...] = ()
    """Threes of the hand that can be laid out, and score without being melded, for
    `PLAY`."""
    rank: int | None = None
    points: int = 0
    opening_minimum: int = 0
    draw_count: int = 1
    refusal: Refusal | None = None
    """Refusal of a take, or of melding the staged, selected or any cards."""
    going_out_refusals: tuple[Refusal, ...] = ()
    """Conditions for going out that the side does not meet yet."""
    pending_penalties: tuple[ScoreLine, ...] = ()
    """Penalties that the side would get if the round ended now."""
    goes_out: bool = False
    """True if melding the staged cards goes out, which ends the round."""
    opponent_card_count: int = 0
    """Number of cards that the players of other sides hold, for `ANSWER`."""
    discard_consequences: tuple[tuple[Card, Consequence], ...] = ()
    """Each hand card with the consequence of discarding it, while a discard is due."""
    run_ends: tuple[Card, Card] | None = None
    """Lowest and highest of the selected cards if they are a sequence; else None."""

    @property
    def planned(self) -> PlannedActions | None:
        """The actions that going out would play; None if it is not offered."""
        return next((offer.planned for offer in self.offers if offer.planned), None)

    @property
    def is_own_turn(self) -> bool:
        """Whether the player must make a decision."""
        return not self.is_skippable and self.state not in (
            TurnState.PASS,
            TurnState.WATCH,
            TurnState.PAUSED,
            TurnState.HAND_OVER,
            TurnState.GAME_OVER,
        )

    @property
    def is_skippable(self) -> bool:
        """Whether another player acts, so that the pause of that turn can be
        skipped."""
        return self.state in (
            TurnState.DEALING,
            TurnState.CANASTA,
            TurnState.OTHERS,
            TurnState.ASKED,
        )


@dataclass(frozen=True, slots=True)
class CoachMark:
    """A mark of a lesson around one place of the table."""

    spot: Spot
    cards: tuple[Card, ...] = ()
    """Cards of the hand that are marked; () marks the whole hand."""


@dataclass(frozen=True, slots=True)
class LessonView:
    """The part of a lesson shown at one moment: text of the coach, marks and
    buttons."""

    seat: int
    """Seat whose portrait is beside the text."""
    sentences: tuple[str, ...]
    """Sentences in the language of the program."""
    coach_marks: tuple[CoachMark, ...] = ()
    """Marks around places; the caption is at the first one."""
    can_continue: bool = False
    """True if the button `GO_ON` is offered, which continues the lesson."""
    watches_others: bool = False
    """True while others play and the learner has nothing to do."""
    can_show_solution: bool = False
    """True if the button `SHOW_ME` is offered."""
    leave_command: Command = Command.LEAVE_LESSON
    """Command of the button that leaves the lesson or the practice position."""
    canasta_outline_count: int = 0
    """Number of canastas outlined in the own meld row, as a goal."""
    heading_lines: tuple[str, ...] = ()
    """Number, title and goal of the lesson, shown in the opponents' row while it is
    empty.
    """
    raised_cards: tuple[Card, ...] = ()
    """Cards of the hand that are raised to show that they should be played."""
    wanted_actions: tuple[Action, ...] = ()
    """Actions that the lesson asks for; only buttons that play these are primary."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice shown at the table; `advice` is None while the adviser is computing."""

    advice: Advice | None = None


@dataclass(frozen=True)
class ScoreText:
    """Score on the table: name and total of each side, and two lines of text."""

    side_names_and_totals: tuple[tuple[str, str], ...] = ()
    round_text: str = ""
    target_text: str = ""
