"""The status, the targets of cards and the ways of taking the pile, case by case."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from canasta_qt.cards import RANK_LETTERS, cards_text, parse_card, rank_of
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.consequences import (
    consequence_of_actions,
    discard_consequences,
)
from canasta_qt.controller.gestures.draft import (
    Intent,
    Turn,
    make_draft,
    play_draft_intent,
)
from canasta_qt.controller.gestures.intents import (
    command_intent,
    drop_intent,
    meld_intent,
)
from canasta_qt.controller.gestures.laying import (
    meld_to_join,
    sequence_to_continue,
    spot_of_rank,
)
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.controller.gestures.taking import (
    legal_take_choices,
    take_intent,
    take_with_cards_intent,
)
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.gestures import (
    EMPTY_DRAFT,
    Draft,
    Offer,
    Place,
    Prompt,
    SequenceEnd,
    Spot,
    StagedGroup,
    Target,
    TurnState,
    TurnStatus,
    button_spot,
)
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import moves_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.consequences import consequence_text
from canasta_qt.wording.table.labels import (
    missing_for_meld,
    opening_conditions,
    opening_words,
    pile_words,
    side_words,
    take_choice_words,
    target_words,
)
from canasta_qt.wording.table.status import status_line_text
from tests.cases import Case, cases
from tests.controller.dropped_cards import HAND, look, played, staged, why
from tests.controller.dropped_cards import cards as read_cards
from tests.controller.recorded_controller import Table
from tests.narrow import instance, some
from tests.positions import filled

NAMES = ("You", "Clara", "Anton", "Tomás")
PEOPLE = PlayerNames(NAMES, 0, 2)


def status_of(table: str, asked: str = "") -> TurnStatus:
    """Return the status with cards selected, `KcKd`, and others staged before,
    `KcKd after ready 5c5d`.
    """
    held, _, before = asked.partition("after ")
    view = observe(parse_position(filled(table)), 0)
    return turn_status(Turn(view, draft_after(table, before)), read_cards(held.strip()))


def offer_text(offer: Offer) -> str:
    """Return a button as text: `*` if it is primary, `-` and the reason if disabled."""
    words = [str(offer.command) + "*" * offer.is_primary]
    if offer.refusal is not None:
        words.append(f"-{offer.refusal.reason}")
    if offer.rank is not None:
        words.append(RANK_LETTERS[offer.rank])
    words += ["joins"] * offer.adds_to_meld + ["lays_out"] * offer.lays_out
    words += ["second"] * offer.is_second_meld
    words += [cards_text(offer.run_ends)] if offer.run_ends else []
    return " ".join([*words, offer.special_hand]).strip()


def buttons(now: TurnStatus) -> list[str]:
    """Return all buttons as text, without the hint, which is last in every own turn."""
    offers = [offer_text(offer) for offer in now.offers]
    assert (offers[-1:] == ["hint"]) == (
        now.is_own_turn and now.state not in (TurnState.LIFT, TurnState.KEEP)
    )
    return [offer for offer in offers if offer != "hint"]


def status_text(table: str, chosen: str) -> list[str]:
    """Return the state of the turn, its buttons and the other values of the status."""
    now = status_of(table, chosen)
    refused = [each.refusal for each in now.offers if each.command is Command.TAKE]
    assert now.refusal in (refused or [now.refusal]), "the line says why"
    held = cards_text(now.cards) if now.cards else ""
    meant = {
        "cards": "" if held == chosen else held,
        "rank": "" if now.rank is None else RANK_LETTERS[now.rank],
        "seat": "" if now.seat is None else str(now.seat),
        "points": str(now.points or ""),
    }
    words = [f"{name} {value}" for name, value in meant.items() if value]
    return [str(now.state), *buttons(now), *words]


def line_text(table: str, chosen: str) -> list[str]:
    """Return the status line after its first sentence, with the way to go out."""
    now = status_of(table, chosen)
    way = now.planned
    move = "" if way is None else moves_text(way.actions, way.observation)
    return [status_line_text(now, NAMES, 0, move)[1]]


def place_text(spot: Spot) -> str:
    end = "" if spot.end is None else f".{spot.end}"
    return f"{spot.place}{spot.index}{end}"


def spot_of(text: str) -> Spot:
    """Read `meld0`, `meld0.low`, `staged1` or `pile`."""
    place, end = (*text.split("."), "")[:2]
    name = place.rstrip("-0123456789")
    index = int(place.removeprefix(name) or 0)
    return Spot(Place(name), index, SequenceEnd(end) if end else None)


def group_of(text: str) -> StagedGroup:
    """Read `KcKd`, `0+KcKd` that go onto a meld, or `KcKd<Kh` that take the pile."""
    meld, _, laid = text.rpartition("+")
    held, _, top = laid.partition("<")
    taken = parse_card(top) if top else None
    return StagedGroup(read_cards(held), int(meld) if meld else None, taken)


def intent_of_gesture(view: Observation, draft: Draft, words: list[str]) -> Intent:
    """Return the intent of one gesture with a draft."""
    match words:
        case ["commit"]:
            return play_draft_intent(draft)
        case ["take"]:
            return take_intent(Turn(view, draft))
        case ["press", command]:
            meant = command_intent(Command(command), (), Turn(view, draft))
            assert meant is not None
            return meant
        case ["ready", *groups]:
            return make_draft(view, map(group_of, groups))
        case ["meld", what]:
            return meld_intent(Turn(view, draft), read_cards(what))
        case [*what, "from", source, "on", place]:
            held = read_cards("".join(what))
            return drop_intent(Turn(view, draft), held, spot_of(source), spot_of(place))
        case [*what, "on", place]:
            held = read_cards("".join(what))
            return drop_intent(Turn(view, draft), held, HAND, spot_of(place))
        case _:
            raise ValueError(words)


def intent_of(table: str, gestures: str) -> Intent:
    """Return the intent of the last of these gestures; the others stage cards."""
    draft, (*first, last) = EMPTY_DRAFT, gestures.split(", ")
    for each in filter(None, first):
        draft = staged(intent_of_gesture(look(table), draft, each.split()))
    return intent_of_gesture(look(table), draft, last.split())


def draft_after(table: str, gestures: str) -> Draft:
    """Return the draft after some gestures, or an empty one."""
    return staged(intent_of(table, gestures)) if gestures else EMPTY_DRAFT


def group_text(group: StagedGroup) -> str:
    onto = "" if group.meld_index is None else f"{group.meld_index}+"
    taken = "" if group.pile_card is None else "<" + cards_text((group.pile_card,))
    return onto + cards_text(group.cards) + taken


def intent_text(meant: Intent) -> list[str]:
    """Return the played actions, the reason of a refusal, or the draft as text."""
    if isinstance(meant, Refusal):
        return [f"-{meant.reason}"]
    if not isinstance(meant, Draft):
        return played(meant)
    lying = " ".join(["ready", *map(group_text, meant.groups)])
    points = [f"{meant.points} of {meant.opening_minimum}"] * (
        meant.opening_minimum > 0
    )
    refused = [] if meant.refusal is None else [f"-{meant.refusal.reason}"]
    cures = [
        f"{cards_text(held)} to {group}"
        for held, group in meant.completing_cards_and_groups
    ]
    return [lying, *points, *refused, *cures]


def choices_text(table: str) -> list[str]:
    """Return the rows of the list of ways to take the pile."""
    view = look(table)
    top = rank_of(view.position.pile[-1])
    return [take_choice_words(each, top) for each in legal_take_choices(view)]


def row_text(table: str, row: str) -> list[str]:
    """Return what a row of the list of ways to take the pile plays."""
    view = look(table)
    prompt = instance(Prompt, take_intent(Turn(view)))
    return intent_text(take_with_cards_intent(Turn(view), prompt.choices[int(row)]))


def penalties_text(table: str) -> list[str]:
    """Return the penalties that would count now: item, number, each, points."""
    found = status_of(table).pending_penalties
    lines = [f"{it.item} {it.count} x {it.each} = {it.points}" for it in found]
    return lines or ["none"]


def pile_text(table: str, reader: str) -> list[str]:
    """Return the label of the pile, `*` if it is frozen for all, and the line below."""
    words = pile_words(look(table), looks_on=reader == "onlooker")
    label = words.label + "*" * words.frozen_for_all
    return [text for text in (label, words.reason) if text]


def side_text(table: str) -> list[str]:
    """Return what is said of the own side, and what its initial meld needs."""
    view = look(table)
    words = side_words(view, 0), opening_words(view, 0), opening_conditions(view)
    return [text for text in words if text]


def command_text(text: str, chosen: str) -> list[str]:
    """Return the line that a command plays with selected cards, or its refusal."""
    name, _, held = chosen.partition(" ")
    table = Table(text)
    table.names()
    table.command(Command(name), held)
    if lines := table.lines():
        assert table.told("saved") == (table.session.record,)
        assert table.told("advanced")[1] == table.controller.observation
        return lines
    refused, place, _ = table.told("refused")
    assert table.names() == ["refused"]
    assert place == button_spot(Command(name))
    return [f"-{refused.reason} {refused.sentence}".rstrip()]


def tags_text(table: str) -> list[str]:
    """Return the tags that the cards of the hand have."""
    found = discard_consequences(look(table))
    labels = {consequence_text(each, PEOPLE).label for _, each in found}
    return sorted(labels) or ["nothing"]


def result_text(asked: str, table: str, chosen: str) -> list[str]:
    """Return the result of a gesture in a position as text."""
    if asked in RESULTS:
        return RESULTS[asked](table, chosen)
    dragged, _, before = chosen.partition(" after ")
    what, _, source = dragged.partition("from ")
    return targets_text(asked, table, what.strip(), source or "hand", before)


def consequence_line(table: str, line: str) -> str:
    """Return the heading and the status line for the last action of a line."""
    seat, _, acts = line.partition(": ")
    view = observe(parse_position(f"canasta/1 {table}"), int(seat))
    found = consequence_of_actions(view, tuple(map(parse_action, acts.split(", "))))
    if found is None:
        return "nothing"
    words = consequence_text(found, PEOPLE)
    return f"{words.heading} | {words.status_line}".strip()


def pile_tip(table: str, held: str) -> str:
    """Return what the pile says of cards over it, with their points for an opening."""
    found = find_targets(Turn(look(table)), read_cards(held), HAND)
    pile = next(target for target in found if target.spot.place is Place.PILE)
    points = f"{pile.points} of {pile.opening_minimum}: " * (pile.opening_minimum > 0)
    return points + consequence_text(some(pile.consequence), PEOPLE).heading


def targets_text(
    asked: str, table: str, what: str, source: str, before: str
) -> list[str]:
    """Return the targets of cards as text, with others staged by earlier gestures."""
    view, held = look(table), read_cards(what)
    draft = draft_after(table, before)
    found = find_targets(Turn(view, draft), held, spot_of(source))
    lit = [target for target in found if target.refusal is None]
    match asked:
        case "places":
            return [target_text(target) for target in lit]
        case "refusals":
            return [target_text(target) for target in found if target not in lit]
        case "words":
            melds = [t for t in lit if t.spot.place in {Place.MELD, Place.STAGED}]
            return [f"{place_text(t.spot)}: {target_words(t)}" for t in melds]
        case _:
            rank = RANK_LETTERS.index(asked)
            return [place_text(spot_of_rank(Turn(view, draft), rank, held))]


def takes_text(text: str) -> list[str]:
    """Return the ways to take the pile: the cards of the hand and the meld's number."""
    return [
        cards_text(choice.cards)
        + ("" if choice.meld_index is None else f" m{choice.meld_index}")
        for choice in legal_take_choices(look(text))
    ]


def target_text(target: Target) -> str:
    """Return a target as text: deed, points, minimum, canasta, rank; or its refusal."""
    where = f"{target.spot.place}{target.spot.index}"
    if target.refusal is not None:
        rank = [] if target.rank is None else [RANK_LETTERS[target.rank]]
        return " ".join([where, str(target.refusal.reason), *rank])
    words = [f"{target.drop_action} {target.points}"]
    words += [f"of {target.opening_minimum}"] * (target.opening_minimum > 0)
    words += ["lacking"] * (not target.can_be_melded)
    words += [target.completed_canasta] if target.completed_canasta else []
    words += [RANK_LETTERS[target.rank]] if target.rank is not None else []
    if target.joined_spot is not None:
        words.append(f"joins {target.joined_spot.place}{target.joined_spot.index}")
    return f"{where}: " + " ".join(words)


RESULTS: Final[dict[str, Callable[[str, str], list[str]]]] = {
    "says": status_text,
    "line": line_text,
    "labels": lambda table, held: [
        offer_label(offer) for offer in status_of(table, held).offers
    ],
    "needs": lambda table, _: [
        str(it.reason) for it in status_of(table).going_out_refusals
    ],
    "short": lambda table, gestures: [missing_for_meld(draft_after(table, gestures))],
    "penalties": lambda table, _: penalties_text(table),
    "ways": lambda table, _: takes_text(table),
    "choices": lambda table, _: choices_text(table),
    "row": row_text,
    "drop": lambda table, gestures: intent_text(intent_of(table, gestures)),
    "why": lambda table, gestures: [why(intent_of(table, gestures))],
    "joins": lambda table, held: [str(meld_to_join(look(table), read_cards(held)))],
    "continues": lambda table, held: [
        str(sequence_to_continue(look(table), read_cards(held)))
    ],
    "follows": lambda table, line: [consequence_line(table, line)],
    "command": command_text,
    "pile": pile_text,
    "side": lambda table, _: side_text(table),
    "tags": lambda table, _: tags_text(table),
    "tip": lambda table, held: [pile_tip(table, held)],
}
"""What is compared in a position, by the word that asks for it."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("case", cases(Path(__file__).parent))
def test_every_gesture_of_the_case_files_has_its_expected_result(case: Case) -> None:
    for step in case.steps:
        gesture, _, wanted = step.partition("=>")
        asked, _, chosen = gesture.strip().partition(" ")
        assert ", ".join(result_text(asked, case.table, chosen)) == wanted.strip()
