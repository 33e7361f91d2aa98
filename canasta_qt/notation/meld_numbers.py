"""Numbers of melds hold for a whole line, though joined melds close up after an act."""

from __future__ import annotations

from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    JoinMelds,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)


class NumberIsGoneError(Exception):
    """A number whose meld was joined into another earlier in the line."""

    def __init__(self, number: int) -> None:
        """Keep the number."""
        super().__init__(f"m{number} is gone")
        self.number = number


class Numbers:
    """The numbers of one line: which of them are gone, and where the others lie."""

    __slots__ = ("gone",)

    def __init__(self) -> None:
        """At the beginning of a line every number is the place of its meld."""
        self.gone: list[int] = []

    def placed(self, action: Action) -> Action:
        """Put places for numbers. Raises `NumberIsGoneError`."""
        if not self.gone or not isinstance(action, LayDown | TakePile):
            return action
        return type(action)(tuple(self._play(play) for play in action.plays))

    def remember(self, action: Action) -> None:
        """Strike the numbers that an action, as written, has joined into others."""
        if isinstance(action, LayDown | TakePile):
            self.gone += [
                play.other for play in action.plays if isinstance(play, JoinMelds)
            ]

    def _play(self, play: MeldPlay) -> MeldPlay:
        if isinstance(play, NewMeld):
            return play
        if isinstance(play, AddToMeld):
            return AddToMeld(self._place(play.meld), play.cards)
        return JoinMelds(self._place(play.meld), self._place(play.other))

    def _place(self, number: int) -> int:
        if number in self.gone:
            raise NumberIsGoneError(number)
        return number - sum(gone < number for gone in self.gone)


def joins_melds(action: Action) -> bool:
    """Say whether melds are joined, so that later numbers differ from places."""
    return isinstance(action, LayDown | TakePile) and any(
        isinstance(play, JoinMelds) for play in action.plays
    )
