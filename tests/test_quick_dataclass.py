"""The quick `dataclass` does what the standard one does."""

import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from canasta_qt import quick_dataclass
from canasta_qt.quick_dataclass import field, fields, replace

STANDARD, QUICK = dataclasses.dataclass, quick_dataclass.dataclass
KINDS: list[dict[str, bool]] = [
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"frozen": True, "slots": True, "kw_only": True},
    {"slots": True, "eq": False},
    {"slots": True, "unsafe_hash": True},
]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
each_maker = pytest.mark.parametrize("maker", [STANDARD, QUICK], ids=["std", "quick"])
Maker = Callable[..., Callable[[type], Any]]


@pytest.fixture(params=[0, quick_dataclass._FEW], ids=["compiled", "as it comes"])
def few(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether functions are compiled before they have been called often."""
    monkeypatch.setattr(quick_dataclass, "_FEW", request.param)


pytestmark = pytest.mark.usefixtures("few")


@quick_dataclass.dataclass(frozen=True, slots=True)
class Pickled:
    """Pickling needs a class that can be found by its name."""

    rank: int
    suits: tuple[str, ...] = ()


def made(maker: Maker, kind: dict[str, bool]) -> Any:
    class Melded:
        """A class with every sort of field."""

        rank: int
        wild: int = 0
        cards: list[int] = field(default_factory=list)
        column: int = field(default=1, compare=False)

    return maker(**kind)(Melded)


def told(maker: Maker, kind: dict[str, bool]) -> list[object]:
    """What can be seen of a class and of its instances."""
    cls = made(maker, kind)
    one, same = cls(rank=7, wild=1), cls(rank=7, wild=1, column=3)
    facts = [repr(one), one == same, one == cls(rank=8), one == 7, cls.__match_args__]
    facts += [[each.name for each in fields(cls)], one.cards, hasattr(one, "__dict__")]
    facts += [repr(replace(one, rank=9)), cls.__hash__ is None, one.cards is same.cards]
    return facts


@each_kind
def test_a_class_is_as_the_standard_one_makes_it(kind: dict[str, bool]) -> None:
    assert told(QUICK, kind) == told(STANDARD, kind)


@each_kind
@each_maker
def test_too_few_values_make_no_instance(maker: Maker, kind: dict[str, bool]) -> None:
    with pytest.raises(TypeError, match=r"missing 1 required .* argument: 'rank'"):
        made(maker, kind)(wild=2)


@each_maker
def test_equal_instances_have_one_hash(maker: Maker) -> None:
    cls = made(maker, {"frozen": True, "slots": True})

    values = {"rank": 7, "cards": (1, 2)}
    assert len({cls(**values), cls(**values, column=5), cls(rank=8, cards=())}) == 2


@each_maker
def test_a_frozen_instance_cannot_be_changed(maker: Maker) -> None:
    one = made(maker, {"frozen": True, "slots": True})(rank=7)

    with pytest.raises(dataclasses.FrozenInstanceError):
        one.rank = 8
    with pytest.raises(dataclasses.FrozenInstanceError):
        del one.rank


@each_maker
def test_what_a_class_writes_out_itself_stays(maker: Maker) -> None:
    class Loud:
        """Says its rank."""

        rank: int

        def __init__(self, rank: int) -> None:
            self.rank = 2 * rank

        def __repr__(self) -> str:
            return "loud"

    one: Any = maker(slots=True)(Loud)(4)

    assert (repr(one), one.rank) == ("loud", 8)


@each_maker
def test_a_class_and_its_heir_have_fields_of_their_own(maker: Maker) -> None:
    @maker(slots=True)
    class Move:
        """Has one field."""

        card: int

    @maker(slots=True)
    class Flight(Move):
        """Has two."""

        over: int = 5

    heir: Any = Flight
    base: Any = Move
    flight, move = heir(1), base(2)

    assert (flight.card, flight.over, move.card) == (1, 5, 2)
    assert (flight == heir(1), flight == move, move == base(2)) == (True, False, True)


def test_a_frozen_instance_with_slots_is_pickled() -> None:
    one = Pickled(7, ("h",))

    assert pickle.loads(pickle.dumps(one)) == one


def test_only_what_is_called_often_is_compiled() -> None:
    cls = made(QUICK, {"frozen": True, "slots": True})
    before = cls.__init__, cls.__hash__

    for _ in range(quick_dataclass._FEW):
        assert cls.__init__ is before[0]
        cls(rank=1)
    cls(rank=1)

    assert cls.__init__ is not before[0]
    assert cls.__hash__ is before[1]


@each_maker
@each_kind
def test_values_that_fit_no_field_are_refused(
    maker: Maker, kind: dict[str, bool]
) -> None:
    wrong: list[tuple[tuple[int, ...], dict[str, int]]] = [
        ((), {}),
        ((1,) * 9, {}),
        ((1,), {"rank": 2}),
        ((), {"rank": 1, "rnak": 2}),
    ]
    if kind.get("kw_only"):
        wrong.append(((1,), {}))

    for values, named in wrong:
        with pytest.raises(TypeError, match="__init__"):
            made(maker, kind)(*values, **named)
