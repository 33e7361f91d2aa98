"""Effects of clicks, drags and keys, as pure functions of an observation and a
draft."""
