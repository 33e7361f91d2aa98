"""The bots of the window: one worker process, asked through `BotRunner`."""

from random import SystemRandom

from canasta_qt.bots.worker import WorkerRunner
from canasta_qt.controller.bot_runner import BotRunner


def bot_runner(seed: int | None) -> BotRunner:
    """Start the bots' process; without a seed every game is another one."""
    chosen = SystemRandom().getrandbits(32) if seed is None else seed
    return BotRunner(WorkerRunner(), chosen)
