"""Every turn can be ended legally with the last cards of a hand.

Random small hands under house rules that make ending a turn hard, searched completely.
"""

from itertools import islice
from random import Random

import pytest

from canasta_qt.cards import Card, card_text, cards_text, full_deck
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.state.actions import ASK, AskPartner
from canasta_qt.engine.state.position import ANSWER_PHASE, Position, seat_to_act
from canasta_qt.engine.transition import apply_legal
from canasta_qt.notation.position.line import format_position, parse_position

RULES = (
    "",
    "",
    "go_out_canastas=2",
    "go_out_discard=required",
    "final_discard_unplayable=true",
    "final_discard_unplayable=true,go_out_discard=required",
    "final_discard_ban={wild}",
    "final_discard_ban={threes}",
    "final_discard_ban={threes,wild},go_out_discard=required",
    "ask_partner=mandatory",
    "ask_partner=mandatory,go_out_discard=required",
    "ask_partner=none",
    "black3_meld=never",
    "max_wilds=2",
    "wild_to_canasta=none",
    "max_meld_size=7,wild_to_canasta=none",
    "go_out_kinds=[natural>=1]",
    "single_card_rule=true",
    "forced_take_when_stock_out=true,ask_partner=mandatory",
)
RANKS = "68QK"


def table(seed: int, rules: str | None = None) -> Position:
    """Return a late position: few cards in the actor's hand, some large melds."""
    rng = Random(seed)
    if rules is None:
        rules = rng.choice(RULES)
    rest = full_deck(2, 4)
    rng.shuffle(rest)
    melds = [_meld(rank, rest, rng) for rank in rng.sample(RANKS, rng.randint(1, 3))]
    pool = [card for card in rest if card_text(card)[0] in f"{RANKS}2X"]
    pool += [card for card in rest if card_text(card) in ("3c", "3s")]
    turn = rng.choice(["draw", "play flags=drew", "play flags=drew,denied"])
    fewest = 1 if turn == "draw" else 2  # a player who drew has at least two
    held = [_draw(pool, rest, rng) for _ in range(rng.randint(fewest, 5))]
    pile = [_draw(pool, rest, rng) for _ in range(rng.randint(1, 2))]
    frozen = "!" if any(44 <= card < 52 for card in pile) else ""
    stock = rng.choice(["", "stock=0 "]) if turn == "draw" else ""
    partner = 3 if not stock else 108
    used = len(held) + len(pile) + sum(map(len, melds)) + 2
    third = f"({partner})" if not stock else f"({108 - used})"
    text = "".join(f"[{cards_text(meld)}]" for meld in melds)
    return parse_position(
        f"canasta/1 classic_4{f'({rules})' if rules else ''} turn=0.{turn} {stock}"
        f"pile={cards_text(pile)}{frozen} melds={text}/-"
        f" hands={cards_text(held)}/(1)/{third}/(1)"
    )


def _draw(pool: list[Card], rest: list[Card], rng: Random) -> Card:
    card = pool.pop(rng.randrange(len(pool)))
    rest.remove(card)
    return card


def _meld(rank: str, rest: list[Card], rng: Random) -> list[Card]:
    naturals = [card for card in rest if card_text(card)[0] == rank]
    wilds = [card for card in rest if 44 <= card < 52]
    cards = naturals[: rng.randint(4, 7)]
    cards += wilds[: rng.choice([0, 0, 1, 2])][: max(0, 7 - len(cards))]
    for card in cards:
        rest.remove(card)
    return cards


def ends(position: Position, seen: dict[str, bool]) -> bool:
    """Return whether every legal continuation reaches a legal end of the turn.

    While the partner has to answer, both answers must.
    """
    if seat_to_act(position) is None or position.turn != 0 or position.phase == 0:
        return True
    key = format_position(position)
    if key not in seen:
        seen[key] = True
        actions = list(islice(legal_actions(position), 60))
        seen[key] = bool(actions) and all(
            ends(after(position, action), seen) for action in actions
        )
    return seen[key]


def after(position: Position, action: object) -> Position:
    """Return a copy of the position after an action."""
    copied = position.copy()
    apply_legal(copied, action)  # type: ignore[arg-type]
    return copied


def goes_out(position: Position, seen: dict[str, bool]) -> bool:
    """Return whether some legal continuation ends with the actor going out."""
    if seat_to_act(position) is None:
        return position.out == 0
    if position.turn != 0 or position.phase == ANSWER_PHASE:
        return False
    key = format_position(position)
    if key not in seen:
        seen[key] = False
        seen[key] = any(
            goes_out(after(position, action), seen)
            for action in islice(legal_actions(position), 200)
            if not isinstance(action, AskPartner)
        )
    return seen[key]


@pytest.mark.sample(2)
@pytest.mark.parametrize("hundred", range(4))
def test_every_legal_action_leaves_a_legal_end_of_the_turn(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        position = table(seed)
        assert next(legal_actions(position), None) is not None
        for action in legal_actions(position):
            if position.phase == 0 and str(action) == "draw":
                continue
            assert ends(after(position, action), {}), (
                f"{action}: {format_position(position)}"
            )


@pytest.mark.parametrize("hundred", range(4))
def test_a_way_to_go_out_is_found_if_and_only_if_there_is_one(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        position = table(seed)
        if position.phase == 0:
            continue
        found = find_way_out(position, 0) is not None
        assert found is goes_out(position, {}), format_position(position)


@pytest.mark.parametrize("hundred", range(4))
def test_only_a_player_who_can_go_out_may_ask(hundred: int) -> None:
    for seed in range(hundred * 100, hundred * 100 + 100):
        position = table(seed)
        if position.phase == 0 or refusal(position, ASK) is not None:
            continue
        assert find_way_out(position, 0, asked=True) is not None
