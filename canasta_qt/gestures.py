"""What the controller tells the table about the player's hands: targets and drafts.

The controller makes these values, table and windows show them; the two sides share
nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from canasta_qt.advice import Advice
from canasta_qt.cards import Card
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.events import Event, ScoreLine
from canasta_qt.engine.state.refusals import Refusal


class Place(StrEnum):
    """Where on the table cards may be let go or picked up."""

    HAND = "hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    """One of the own side's melds; `index` says which."""
    NEW_MELD = "new_meld"
    """The free ground of the own row: a group of its own."""
    STAGED = "staged"
    """A staged group; `index` says which."""


class End(StrEnum):
    """An end of a sequence that lies on the table."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place and, for melds and staged groups, which of them."""

    place: Place
    index: int = 0
    end: End | None = None
    """One end of a sequence; None is the whole of it, and every other place."""

    @property
    def whole(self) -> Spot:
        """The place of which this is an end, or the place itself."""
        return self if self.end is None else Spot(self.place, self.index)


class NamedCard(NamedTuple):
    """A card that a line of the log names, and where it was laid."""

    card: Card
    meld: tuple[int, int] | None
    """Side and number of the meld; None is the pile."""


OTHERS_TURN: Final = "others_turn"
"""Kind of the refusal of what is not the player's to do before their turn."""


MELDING: Final = "melding"
"""Kind of the refusal of a meld before the draw."""


STAGED: Final = "staged"
"""Kind of the refusal of a discard while cards lie ready that cannot be melded."""


OTHER_CARDS: Final = "other_cards"
"""Kind of the refusal of cards that do not take the pile where others would."""


TOO_FEW_FIT: Final = "too_few_fit"
"""Kind of the refusal of cards that the hand cannot complete to a meld."""


SEVERAL_MELDS: Final = "several_melds"
"""Kind of the refusal of cards that different melds take."""


DISCARD_FIRST: Final = "discard_first"
"""Kind of the refusal of a discard before the draw, where the pile can be taken."""


IN_SEQUENCE: Final = "in_sequence"
"""Kind of the refusal of cards that a sequence has already."""


NO_SUCH_MELD: Final = "no_such_meld"
"""Kind of the refusal of cards for a meld of a rank that is not on the table."""


class NoUndo(StrEnum):
    """Kind of the refusal of an undo."""

    FORBIDDEN = "undo_forbidden"
    """The players agreed so before the game."""
    NOTHING = "undo_nothing"
    DRAWN = "undo_drawn"
    """A card was drawn."""
    SEEN = "undo_seen"
    """Other cards were seen: of a foot, of the bottom of the pile."""
    ASKED = "undo_asked"
    """The partner was asked."""
    PASSED = "undo_passed"
    """The next player has begun."""
    NOT_UNDONE = "redo_nothing"
    """Nothing was undone that could be done again."""


class Deed(StrEnum):
    """What letting go on a target does; its words are made from this."""

    ADD = "add"
    NEW = "new"
    STAGE = "stage"
    TAKE = "take"
    DISCARD = "discard"
    GO_OUT = "go_out"
    UNSTAGE = "unstage"
    DRAW = "draw"
    LAY_OUT = "lay_out"
    """Threes that count by themselves."""


class Effect(StrEnum):
    """What follows from an act, from what everybody and the player can see."""

    FREEZES = "freezes"
    BLOCKS = "blocks"
    FEEDS = "feeds"
    """The next player could take the pile with its top card alone."""
    OPENS = "opens"
    """The next player could take it with cards that came from the pile."""
    HOLDS = "holds"
    """An opponent holds cards of this rank from the pile."""
    KEEPS_ONE = "keeps_one"
    """One card stays after the discard, and canastas are lacking."""
    LAST_CARD = "last_card"
    """One card stays after melding, and canastas are lacking."""
    BREAKS = "breaks"
    TAKES = "takes"
    MAKES = "makes"
    MIXES = "mixes"
    """A wild card makes a mixed canasta of natural cards."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that follows from an act; what is not concerned is as by default."""

    effect: Effect
    seat: int = -1
    """The other player concerned."""
    rank: int = -1
    run: tuple[Card, Card] | None = None
    """Ends of the sequence concerned, in place of a rank."""
    count: int = 0
    """Cards: in the pile, held, in the pair, or canastas that there are."""
    size: int = 0
    """Cards of the meld concerned afterwards; 0 before there is none."""
    grows: bool = False
    """The meld concerned lies there already."""
    wilds: tuple[Card, ...] = ()
    """The wild cards that taking the pile needs."""
    points: int = 0
    instead: int = 0
    """Points of the natural canasta that it can no longer become."""
    kind: str = "mixed"
    """What this game calls the canasta made."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place for the cards in the air: what would happen there, or why nothing may."""

    spot: Spot
    deed: Deed
    refusal: Refusal | None = None
    """None where letting go is allowed."""
    points: int = 0
    """Points the cards bring (or the staged total they lead to, see `need`)."""
    need: int = 0
    """The opening minimum where a total counts towards it; else 0."""
    ready: bool = True
    """Whether what lies there then may be laid; False while a draft lacks something."""
    completes: str | None = None
    """`natural`, `mixed`, `sequence` or `wild` if a canasta is made by it."""
    rank: int | None = None
    """The rank of the meld concerned; None where it is a sequence."""
    run: tuple[Card, Card] | None = None
    """Lowest and highest card of the sequence concerned, as it lies."""
    cards: tuple[Card, ...] = ()
    """The cards that would be laid on the sequence, in rising order.

    Or the red three that would be set on a canasta, or the threes to be laid out.
    """
    joins: Spot | None = None
    """Where cards let go here really lie: with their kind, which is no new meld."""
    claim: Claim | None = None
    """What follows from letting go here, if that is worth a word."""

    @property
    def adds(self) -> bool:
        """Whether the cards would join one whole meld or staged group."""
        ready = self.ready and self.spot.place is Place.MELD
        whole = self.refusal is None and self.spot.end is None
        return whole and (ready or self.spot.place is Place.STAGED)


@dataclass(frozen=True, slots=True)
class StagedGroup:
    """Cards laid ready but not played; `meld` is set if they are to join that meld."""

    cards: tuple[Card, ...]
    meld: int | None = None
    from_pile: Card | None = None
    """The top card of the pile, if this group takes it; not among `cards`."""
    points: int = 0
    """0 while the cards are not a legal meld."""

    @property
    def laid(self) -> tuple[Card, ...]:
        """All that playing the group lays, the top card of the pile last."""
        return self.cards if self.from_pile is None else (*self.cards, self.from_pile)


@dataclass(frozen=True, slots=True)
class Draft:
    """The staging strip: groups laid ready, their total and what would do."""

    groups: tuple[StagedGroup, ...] = ()
    total: int = 0
    need: int = 0
    """The opening minimum, 0 once the side is open."""
    refusal: Refusal | None = None
    """Why the draft cannot be played as it stands; None if it can."""
    would_do: tuple[tuple[tuple[Card, ...], int], ...] = ()
    """Cards of the hand that would complete it, each with the index of its group.

    An index beyond the last group is that of a new meld.
    """

    @property
    def cards(self) -> tuple[Card, ...]:
        """All hand cards lying in the strip."""
        return tuple(card for group in self.groups for card in group.cards)

    @property
    def takes_pile(self) -> bool:
        """Whether playing the draft takes the pile."""
        return any(group.from_pile is not None for group in self.groups)


LEAVE: Final = -1
"""In place of the number of a way to take the pile: it is left."""


@dataclass(frozen=True, slots=True)
class TakeChoice:
    """One way to take the pile, as a row of the chooser."""

    cards: tuple[Card, ...]
    """From the hand; empty where the top card alone joins a meld."""
    meld: int | None
    """The meld it joins, or None for a new one."""
    run: tuple[Card, Card] | None = None
    """Ends of the sequence it joins, if that is one."""


class PromptKind(StrEnum):
    """What the table asks of the player besides ordinary play."""

    CHOOSE_TAKE = "choose_take"
    ANSWER_PARTNER = "answer_partner"
    LIFT = "lift"
    """How many cards to lift for the deal or cut bonus: a slider up to `most`."""
    KEEP_PACKET = "keep_packet"
    """Which of two packets to keep as foot; the other is passed on."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question at the table."""

    kind: PromptKind
    choices: tuple[TakeChoice, ...] = ()
    asker: int | None = None
    most: int = 0
    wanted: tuple[int, int] = (0, 0)
    """The least and the most cards with which a lift earns the bonus."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: possible now, or there with the reason why not."""

    command: Command
    primary: bool = False
    refusal: Refusal | None = None
    rank: int | None = None
    """For `MELD` and `DISCARD`: the rank it would act on."""
    joins: bool = False
    """For `MELD`: the cards would join a meld that lies there."""
    run: tuple[Card, Card] | None = None
    """For `MELD`: the ends of the sequence that the cards would join."""
    lacks: Refusal | None = None
    """For `MELD`: why the cards would be staged, and not melded yet."""
    lays_out: bool = False
    """For `MELD`: the cards are threes that count by themselves."""
    hand: str = ""
    """For `DECLARE`: straight, pairs or garbage."""
    ends_round: bool = False
    """For `DRAW`: the stock is empty."""
    undoes: tuple[Event, ...] = ()
    """For `UNDO`: what the action to be taken back had caused."""


class Moment(StrEnum):
    """What the table is waiting for; the what-now line is worded from it."""

    DEALING = "dealing"
    LIFT = "lift"
    """Lift cards for the deal or cut bonus."""
    KEEP = "keep"
    """Choose the packet to keep as foot."""
    OPENED = "opened"
    """The side has opened to take the pile, which must be taken."""
    OPEN_FIRST = "open_first"
    """The pile may be taken this turn if the side opens from the hand before."""
    DRAW = "draw"
    """Draw; the pile cannot be taken (`refusal` says why)."""
    DRAW_OR_TAKE = "draw_or_take"
    MUST_TAKE = "must_take"
    """The stock is empty and the pile must be taken."""
    CANNOT_DRAW = "cannot_draw"
    """The stock is empty: end the hand, or take the pile where `refusal` is None."""
    PLAY = "play"
    """Lay melds, then discard."""
    CHOSEN = "chosen"
    """Cards are selected: `cards`, `points`, perhaps `rank`."""
    STAGED = "staged"
    """Cards lie ready: `points` of `need`."""
    AIR = "air"
    """Cards are being dragged."""
    MAY_GO_OUT = "may_go_out"
    MUST_GO_OUT = "must_go_out"
    """The partner said yes."""
    ANSWER = "answer"
    """The partner (`seat`) asks."""
    ASKED = "asked"
    """The player has asked and waits for the answer of `seat`."""
    CANASTA = "canasta"
    """A canasta of `kind` has been completed with `cards`."""
    OTHERS = "others"
    """Another seat (`seat`) is on turn."""
    PASS = "pass"
    """The machine is passed to the next person (`seat`)."""
    WATCH = "watch"
    """Bots play among themselves; `seat` is on turn."""
    PAUSED = "paused"
    """They wait until they are to go on."""
    HAND_OVER = "hand_over"
    """The hand has ended; `seat` went out, or None."""
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class WhatNow:
    """The always visible line as data: the moment, its numbers and its buttons."""

    moment: Moment
    offers: tuple[Offer, ...] = ()
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    """Selected cards, the cards that would take the pile, or those of a canasta."""
    kind: str = "natural"
    """Of a canasta, as the game calls it."""
    threes: tuple[Card, ...] = ()
    """For `PLAY`: threes of the hand that count by themselves and can be laid out."""
    rank: int | None = None
    points: int = 0
    need: int = 0
    draw_count: int = 1
    refusal: Refusal | None = None
    """Why the pile cannot be taken, why the draft cannot be played."""
    needs: tuple[Refusal, ...] = ()
    """What the side still lacks for going out."""
    pending_penalties: tuple[ScoreLine, ...] = ()
    """Penalties that would count against the side if the hand ended now."""
    goes_out: bool = False
    """Laying what lies ready ends the hand."""
    held: int = 0
    """For `ANSWER`: cards in the hands of the other sides."""
    claims: tuple[tuple[Card, Claim], ...] = ()
    """While a discard is due: what follows from discarding each card of the hand."""

    @property
    def is_own_turn(self) -> bool:
        """Whether the player is to decide something."""
        return self.moment not in (
            Moment.DEALING,
            Moment.CANASTA,
            Moment.OTHERS,
            Moment.PASS,
            Moment.WATCH,
            Moment.PAUSED,
            Moment.ASKED,
            Moment.HAND_OVER,
            Moment.GAME_OVER,
        )

    @property
    def is_skippable(self) -> bool:
        """Whether others act and can be hurried."""
        shows = (
            Moment.PASS,
            Moment.WATCH,
            Moment.PAUSED,
            Moment.HAND_OVER,
            Moment.GAME_OVER,
        )
        return not self.is_own_turn and self.moment not in shows


class RingPlace(StrEnum):
    """What on the table the coach can ring."""

    STOCK = "stock"
    PILE = "pile"
    STRIP = "strip"
    """Where staged cards lie."""
    SCORE = "score"
    FOOT = "foot"
    HAND = "hand"
    """The hand, or only `cards` of it."""
    MELD = "meld"
    """One of the own side's melds; `index` says which."""
    THEIR_MELD = "their_meld"
    """One of the next side's melds."""
    PLATE = "plate"
    """The plate of the seat `index`."""
    ROW_US = "row_us"
    ROW_THEM = "row_them"
    THREES = "threes"
    """The own side's red threes on the table."""
    BUTTON = "button"
    """The button of `command`."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark around one place of the table."""

    place: RingPlace
    index: int = 0
    cards: tuple[Card, ...] = ()
    command: Command | None = None


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the coach says and shows at one moment of a lesson."""

    seat: int
    """Who speaks."""
    says: tuple[str, ...]
    """Lines in the language of the reader."""
    rings: tuple[Ring, ...] = ()
    """The first one wears the caption."""
    waits: bool = False
    """The lesson goes on by `GO_ON`."""
    watches: bool = False
    """Others play what was said; nothing is asked of the learner."""
    can_show: bool = False
    """`SHOW_ME` would lift cards."""
    ghosts: int = 0
    """Canastas outlined on the own row, to show what is aimed at."""
    heading: tuple[str, ...] = ()
    """Number, title and goal of the lesson, for a row of theirs without melds."""
    lifted: tuple[Card, ...] = ()
    """Cards of the hand that are shown to be played."""
    wanted: tuple[Action, ...] = ()
    """What is asked for: only a button that does some of it stands out."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the table shows of the adviser; no advice yet while it thinks."""

    advice: Advice | None = None


@dataclass(frozen=True)
class Scores:
    """What the table says of the score: each side's name and total, then two lines."""

    sides: tuple[tuple[str, str], ...] = ()
    hand: str = ""
    target: str = ""
