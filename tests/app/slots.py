"""Comments for translators: what is filled into the slots of messages."""

import tomllib
from pathlib import Path

SLOTS: dict[str, str] = tomllib.loads(
    Path(__file__).with_name("slots.toml").read_text(encoding="utf-8")
)
