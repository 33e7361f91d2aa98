"""Input and result of the dialog for a new game, as plain values without Qt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from canasta_qt.art.portraits import Portrait
from canasta_qt.translate import number_text, search_key, tr, tr_n
from canasta_qt.wording.cards import number_word
from canasta_qt.wording.player_names import ALL_STYLES


@dataclass(frozen=True)
class TableOffer:
    """A number of players with one of its seatings."""

    player_count: int
    seating: str
    """Seating in the notation of records."""
    sides_text: str
    """Sides in words: `2 pairs`, `Everybody alone`."""
    seat_relations: tuple[str, ...]
    """Relation of each seat to the player, clockwise from the player's seat."""
    summary: str
    """Sentences about dealt and drawn cards, and about going out."""
    is_default: bool = True
    """True for the default seating of this number of players."""
    partner_seats: frozenset[int] = frozenset()
    """Seats on the player's side."""
    styles: frozenset[str] = ALL_STYLES
    """Names of the players whose playing style is noticeable in the game."""


@dataclass(frozen=True)
class GameOffer:
    """A game in the list: texts and alternatives."""

    ruleset_key: str
    """Key of the ruleset."""
    title: str
    character: str
    tables: tuple[TableOffer, ...]
    """Tables by number of players; the default seating of each number is first."""
    default_target: int | None
    target_choices: tuple[int, ...]
    rounds: int | None = None
    """Number of rounds of a game that has no target score."""
    round_choices: tuple[int, ...] = ()
    pack_choices: tuple[int, ...] = ()
    """Alternative numbers of packs, the default first; () if there is only one."""
    rules_source: str = ""
    """Source of the rules."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """Alternative numbers of players."""
        return tuple(dict.fromkeys(table.player_count for table in self.tables))

    def seatings(self, players: int) -> tuple[TableOffer, ...]:
        """Return the seatings for a number of players."""
        return tuple(table for table in self.tables if table.player_count == players)

    def nearest_table(self, players: int, seating: str) -> TableOffer:
        """Return the table with this number of players and seating, or the most similar
        table."""
        tables = self.seatings(players) or tuple(t for t in self.tables if t.is_default)
        found = (table for table in tables if table.seating == seating)
        return next(found, tables[0])


@dataclass(frozen=True)
class SeatSetup:
    """Name of a player and level of a bot; the level of a person is None."""

    name: str
    level: str | None = None


@dataclass(frozen=True, kw_only=True)
class GameSetup:
    """Result of the dialog; a field that is None has the default of the rules, unless
    its description differs."""

    ruleset: str
    seats: tuple[SeatSetup, ...]
    """Seats; there can be more than `player_count`, which are used in later games."""
    target: int | None = None
    player_count: int
    seating: str = ""
    round_count: int | None = None
    pack_count: int | None = None
    portrait: Portrait | None = None
    """Portrait of the player; None does not change it."""
    deal_number: int | None = None
    """Number of the deal; None for a random one."""
    dealer: int | None = None
    """First dealer, for a deal that is played again; else None."""
    deal_date: str = ""
    """Date of a deal of the day; empty for any other deal."""
    allows_undo: bool = True
    """True if players may undo actions."""
    is_default: bool | None = None
    """Whether the ruleset is preselected for later games; None does not change that."""


@dataclass(frozen=True)
class BotLevel:
    """A level of bots in the list of levels."""

    name: str
    title: str
    character: str = ""
    """How bots of this level play, in one line."""
    is_default: bool = False
    """True for the default level."""
    shows_style: bool = True
    """Whether the playing style of a bot of this level is noticeable."""


def seats_with_partner_levels(
    seats: Sequence[SeatSetup],
    previous_partners: frozenset[int],
    partners: frozenset[int],
    levels: Sequence[str],
    default_level: str,
) -> tuple[SeatSetup, ...]:
    """Return the seats with a higher level for weak bots that have become partners, and
    a lower one for partners that have become opponents.

    `partners` are the seats of partners now, `previous_partners` before the change.
    `levels` are in ascending order; persons have none.
    """
    ranks: dict[str | None, int] = {name: rank for rank, name in enumerate(levels)}
    ranks[None] = len(levels)

    def level_rank(level: str | None) -> int:
        return ranks.get(level, ranks[default_level])

    def level_with_rank(place: int) -> str | None:
        level = seats[place].level
        if place in partners - previous_partners:
            return max(level, default_level, key=level_rank)
        if place in previous_partners - partners and level == default_level:
            return min(level, seats[1].level, key=level_rank)
        return level

    return tuple(replace(it, level=level_with_rank(at)) for at, it in enumerate(seats))


def players_and_goal_text(offer: GameOffer) -> str:
    """Return numbers of players and the goal: `4 players · 5,000`, `2–8 players · 4
    hands`."""
    least, most = min(offer.player_counts), max(offer.player_counts)
    if least == most:
        players = player_count_text(least)
    else:
        words = tr("{numbers} players")
        players = words.format(numbers=", ".join(_ranges(offer.player_counts)))
    if offer.default_target is not None:
        return f"{players} · {number_text(offer.default_target)}"
    rounds = tr_n("%n round(s)", offer.rounds or 0)
    return f"{players} · {rounds}"


def player_count_text(number: int) -> str:
    """Return the number of players in words: `4 players`."""
    return tr_n("%n player(s)", number)


def _ranges(numbers: tuple[int, ...]) -> list[str]:
    """Return numbers as text, consecutive ones as a range: `2–6`, `8`."""
    ends = [n for n in numbers if n + 1 not in numbers]
    begins = [n for n in numbers if n - 1 not in numbers]
    return [
        str(first) if first == last else f"{first}–{last}"
        for first, last in zip(begins, ends, strict=True)
    ]


def matches_search(said: str, text: str) -> bool:
    """Return whether each word of the search `text` is the beginning of a word of
    `said`.

    `said` is the text or the title of a game as `search_key`. A number in the search
    forms one word with the word after it: `2 players`.
    """
    parts = re.findall(r"\d+ [^\W\d]+|\S+", search_key(text))
    return all(re.search(rf"(?<!\w){re.escape(part)}", said) for part in parts)


def searched_player_count(offer: GameOffer, text: str) -> int:
    """Return the number of players in the search; 0 if there is none, or the game does
    not allow it."""
    typed = tuple(re.findall(r"\d+ [^\W\d]+", search_key(text)))
    words = {
        number: search_key(player_count_text(number)) for number in offer.player_counts
    }
    return next((n for n in words if any(map(words[n].startswith, typed))), 0)


def search_text(offer: GameOffer) -> str:
    """Return all texts about a game as `search_key`."""
    tables = [
        f"{number_word(each.player_count)} {player_count_text(each.player_count)}"
        f" {each.sides_text}"
        for each in offer.tables
    ]
    summaries = {table.summary for table in offer.tables}
    said = (
        offer.title,
        offer.character,
        players_and_goal_text(offer),
        *tables,
        *sorted(summaries),
    )
    return search_key(" ".join(said))
