"""What the sheet for a new game is given and what it answers: plain values. No Qt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from canasta_qt.art.portraits import Portrait
from canasta_qt.translate import number_text, search_key, tr, tr_n


@dataclass(frozen=True)
class TableOffer:
    """A number of players and a way in which they form sides."""

    players: int
    seating: str
    """As records write it."""
    sides: str
    """The same in words: `2 pairs`, `Everybody alone`."""
    seats: tuple[str, ...]
    """What each seat is to the player, clockwise; the player's own comes first."""
    summary: str
    """What is dealt and drawn, and what going out takes."""
    usual: bool = True
    """It is played like this unless somebody says otherwise."""
    partners: frozenset[int] = frozenset()
    """The seats on the player's side."""
    takes_piles: bool = True
    """Whether piles are ever taken."""


@dataclass(frozen=True)
class GameOffer:
    """A game on the list: what is said of it, and what may be set."""

    ruleset: str
    """The key that names it."""
    title: str
    character: str
    tables: tuple[TableOffer, ...]
    """In the order of players; for each number the usual seating first."""
    target: int | None
    targets: tuple[int, ...]
    rounds: int | None = None
    """Number of hands of a game that has no target."""
    round_choices: tuple[int, ...] = ()
    packs: tuple[int, ...] = ()
    """Numbers of packs to choose from, the usual one first; empty where it is fixed."""
    note: str = ""
    """Where the rules come from."""
    own: bool = False
    """House rules, not a game of the program's own list."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players to choose from."""
        return tuple(dict.fromkeys(table.players for table in self.tables))

    def seated(self, players: int) -> tuple[TableOffer, ...]:
        """The ways in which that many players may sit."""
        return tuple(table for table in self.tables if table.players == players)

    def table(self, players: int, seating: str) -> TableOffer:
        """The table asked for, or the nearest to it."""
        tables = self.seated(players) or tuple(t for t in self.tables if t.usual)
        found = (table for table in tables if table.seating == seating)
        return next(found, tables[0])


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name and, for a bot, its level."""

    name: str
    level: str | None = None


@dataclass(frozen=True, kw_only=True)
class GameSetup:
    """What the player has asked for; None is what the rules say."""

    ruleset: str
    seats: tuple[Seat, ...]
    """Perhaps more than play: `players` says how many do."""
    target: int | None = None
    players: int
    seating: str = ""
    rounds: int | None = None
    packs: int | None = None
    portrait: Portrait | None = None
    """The player's own; None is the one there was before."""
    deal: int | None = None
    """The number that makes the decks; None is one by chance."""
    dealer: int | None = None
    """Who dealt when it was played before."""
    day: str = ""
    """The date whose deal it is, if it is one."""
    undo: bool = True
    """Whether actions may be taken back."""


@dataclass(frozen=True)
class Level:
    """A way to play, as the list of seats shows it."""

    name: str
    title: str
    character: str = ""
    """Its manner in one line."""
    usual: bool = False
    """Who sits down if nobody is chosen; no partner plays worse unasked."""


def fit_partners(
    seats: Sequence[Seat],
    before: frozenset[int],
    now: frozenset[int],
    ladder: Sequence[str],
    usual: str,
) -> tuple[Seat, ...]:
    """Raise weak opponents who become partners, and lower them again.

    `ladder` are the levels, the weakest first; a person plays like none of them.
    """
    ranks: dict[str | None, int] = {name: rank for rank, name in enumerate(ladder)}
    ranks[None] = len(ladder)

    def rank_of(level: str | None) -> int:
        return ranks.get(level, ranks[usual])

    def level_at(place: int) -> str | None:
        level = seats[place].level
        if place in now - before:
            return max(level, usual, key=rank_of)
        if place in before - now and level == usual:
            return min(level, seats[1].level, key=rank_of)
        return level

    return tuple(replace(it, level=level_at(at)) for at, it in enumerate(seats))


def facts(offer: GameOffer) -> str:
    """Number of players and goal: `4 players · 5,000`, `2–8 players · 4 hands`."""
    least, most = min(offer.players), max(offer.players)
    if least == most:
        players = players_words(least)
    else:
        words = tr("{numbers} players")
        players = words.format(numbers=", ".join(_ranges(offer.players)))
    if offer.target is not None:
        return f"{players} · {number_text(offer.target)}"
    rounds = tr_n("%n round(s)", offer.rounds or 0)
    return f"{players} · {rounds}"


def players_words(number: int) -> str:
    """Return how many play: `4 players`."""
    return tr_n("%n player(s)", number)


def _ranges(numbers: tuple[int, ...]) -> list[str]:
    """Neighbours are named by the first and the last of them: `2–6`, `8`."""
    ends = [n for n in numbers if n + 1 not in numbers]
    begins = [n for n in numbers if n - 1 not in numbers]
    return [
        str(first) if first == last else f"{first}–{last}"
        for first, last in zip(begins, ends, strict=True)
    ]


def finds(offer: GameOffer, text: str) -> bool:
    """Return whether a game matches what is typed: every word begins one of its own.

    A number and the word after it belong together: `2 players`.
    """
    said = searchable(offer)
    parts = re.findall(r"\d+ [^\W\d]+|\S+", search_key(text))
    return all(re.search(rf"(?<!\w){re.escape(part)}", said) for part in parts)


def sought_players(offer: GameOffer, text: str) -> int:
    """Return the number of players that is typed, if the game has it, or 0."""
    typed = tuple(re.findall(r"\d+ [^\W\d]+", search_key(text)))
    words = {number: search_key(players_words(number)) for number in offer.players}
    return next((n for n in words if any(map(words[n].startswith, typed))), 0)


def searchable(offer: GameOffer) -> str:
    """Everything that is said of a game, as searches compare it."""
    tables = [f"{players_words(each.players)} {each.sides}" for each in offer.tables]
    summaries = {table.summary for table in offer.tables}
    said = (offer.title, offer.character, facts(offer), *tables, *sorted(summaries))
    return search_key(" ".join(said))
