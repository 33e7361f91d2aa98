"""Dumps of everything the program says and draws, to detect accidental changes.

    python -m tests.golden.dumps FOLDER

writes every dump, one file each, so that two versions can be compared with diff. The
suite stores one digest per part of a dump in `*.digests`.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from canasta_qt.art.deck_style import DeckColours, DeckStyle, IndexSize
from canasta_qt.art.faces import face_svg
from canasta_qt.bots.levels import BOTS_BY_LEVEL
from canasta_qt.bots.messages import BotReply
from canasta_qt.bots.rule_bots.bot import Decision
from canasta_qt.cards import ALL_CARDS
from canasta_qt.controller.advice.adviser import advice_from_reply
from canasta_qt.controller.advice.review import decisions_of_viewer
from canasta_qt.controller.replay_frames import ReplayFrames
from canasta_qt.engine.state.observation import Observation
from canasta_qt.notation.record import parse_record
from canasta_qt.proving.checksum import checksum, requests_checksum, rounds_in_turn
from canasta_qt.rules.model import parameter_values
from canasta_qt.rules.rulesets.catalog import ALL_RULESETS
from canasta_qt.rules.text import value_text
from canasta_qt.wording.advice.action_text import action_text
from canasta_qt.wording.advice.comparison import comparison_text, cost_words
from canasta_qt.wording.advice.sentences import only_choice_text, reason_words
from canasta_qt.wording.log.events import TurnLog
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rule_sheet.sheet import rule_sheet
from canasta_qt.wording.rules.house_rules import (
    HouseRules,
    MultipleChoice,
    SingleChoice,
)
from canasta_qt.wording.rules.parameters import (
    parameter_sentence,
    parameter_title,
    parameter_value,
)

Part = tuple[str, list[str]]
"""A name and the lines that belong to it."""

RECORDS: Final = sorted(Path(__file__).parent.parent.glob("records/*/*.canasta"))
ASKED: Final = 5
"""Number of decisions of a record for which a searching level gives advice."""
SEARCHED: Final = 6
"""Number of worlds that it samples."""


def parameter_texts() -> Iterator[Part]:
    """Return titles, sentences and values of every parameter, in every ruleset."""
    for ruleset in ALL_RULESETS:
        lines = []
        for name, value in parameter_values(ruleset):
            lines.append(f"{name}: {parameter_title(name)}")
            lines.append(f"  {parameter_sentence(name)}")
            lines.append(f"  {parameter_value(name, value)}")
        yield ruleset.id, lines


def house_rules() -> Iterator[Part]:
    """Return the contents of the house rules editor for every parameter."""
    for ruleset in ALL_RULESETS:
        lines = []
        rules = HouseRules(ruleset, ruleset, ruleset)
        for row in rules.rows():
            lines.append(f"{row.name}: {row.group}: {row.title}: {row.sentence}")
            text = value_text(row.name, row.value)
            lines.append(f"  {text} = {row.value_words} | {row.default_words}")
            lines.append(f"  {row.no_effect_reason} {row.errors}")
            if isinstance(row.editor, SingleChoice | MultipleChoice):
                lines += [
                    f"  {each.words}: {each.effect}" for each in row.editor.choices
                ]
        yield ruleset.id, lines


def rule_sheets() -> Iterator[Part]:
    """Return the rule sheet of every game."""
    for ruleset in ALL_RULESETS:
        yield ruleset.id, rule_sheet(ruleset).splitlines()


def faces() -> Iterator[Part]:
    """Return digests of every card in every style."""
    for palette in DeckColours:
        for index in IndexSize:
            style = DeckStyle(palette, index)
            digests = [f"{card} {_digest(face_svg(card, style))}" for card in ALL_CARDS]
            yield f"{palette}-{index}-plain", digests


def log_sentences() -> Iterator[Part]:
    """Return the log of every test record for two viewers."""
    for path in RECORDS:
        lines = []
        for viewer in (0, 1):
            frames = ReplayFrames(
                parse_record(path.read_text(encoding="utf-8")), viewer
            )
            people = _people(frames.record.players, viewer)
            for number in range(frames.round_count):
                last = len(frames.round_frames(number)) - 1
                log = TurnLog(people)
                for index in range(last + 1):
                    log.add_events(frames.masked_events(number, index))
                for line in log.lines():
                    lines += [line.text, line.spoken_text]
        yield _name(path), lines


def advice_sentences() -> Iterator[Part]:
    """Return advice for the first seat of every test record, by two levels."""
    for path in RECORDS:
        frames = ReplayFrames(parse_record(path.read_text(encoding="utf-8")), 0)
        choices = decisions_of_viewer(frames, 0)
        people = _people(frames.record.players, 0)
        lines: list[str] = []
        for number, choice in enumerate(choices):
            lines += _advice(choice.observation, "standard", people)
            lines += _advice(choice.observation, "beginner", people)
            if number % max(1, len(choices) // ASKED) == 0:
                lines += _advice(choice.observation, "master", people)
        yield _name(path), lines


def _advice(observation: Observation, level: str, people: PlayerNames) -> Iterator[str]:
    decided: Decision = BOTS_BY_LEVEL[level].decide(observation, 1, SEARCHED)
    reply = BotReply(
        1, decided.action, decided.candidates, decided.explanation, decided.world_count
    )
    for may_show in (True, False):
        advice = advice_from_reply(observation, reply)
        if not may_show:
            advice = replace(advice, may_show_hand=False, candidates=())
        lead = action_text(advice.action, observation, "do")
        reason, compared = reason_words(advice, people), comparison_text(advice)
        alone = "" if compared else only_choice_text(advice)
        why = filter(None, (lead, reason, cost_words(advice), compared, alone))
        yield f"{level}: {' '.join(why)}"


def play() -> Iterator[Part]:
    """Return checksums of everything that bots do."""
    for ruleset in ALL_RULESETS:
        rounds = rounds_in_turn(10, (ruleset,))
        yield f"policies {ruleset.id}", [checksum(rounds, 1)]
        for level in ("beginner", "casual", "standard"):
            found = requests_checksum(rounds[:1], 1, level, through_worker=False)
            yield f"{level} {ruleset.id}", [found]


def _people(names: tuple[str, ...], viewer: int) -> PlayerNames:
    called = ("Bea", "Clara", "Anton", "Tomás", "Eva", "Jo", "Ada", "Max")
    return PlayerNames(called[: len(names)], viewer, 2)


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


DUMPS: Final[dict[str, Callable[[], Iterator[Part]]]] = {
    "parameters": parameter_texts,
    "house_rules": house_rules,
    "rule_sheets": rule_sheets,
    "faces": faces,
    "log": log_sentences,
    "advice": advice_sentences,
    "play": play,
}


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def digests(name: str) -> dict[str, str]:
    """Return a digest of each part of a dump."""
    return {part: _digest("\n".join(lines)) for part, lines in DUMPS[name]()}


def kept_digests(name: str) -> dict[str, str]:
    """Return the stored digests."""
    lines = _file(name).read_text(encoding="utf-8").splitlines()
    return {part: digest for digest, part in (line.split(" ", 1) for line in lines)}


def keep(name: str, found: dict[str, str]) -> None:
    """Store digests for later comparisons."""
    text = "".join(f"{digest} {part}\n" for part, digest in found.items())
    _file(name).write_text(text, encoding="utf-8", newline="\n")


def _file(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.digests")


def main(folder: Path) -> None:
    """Write every dump to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, dump in DUMPS.items():
        with Path(folder, f"{name}.txt").open("w", encoding="utf-8") as file:
            for part, lines in dump():
                file.write(f"== {part}\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
