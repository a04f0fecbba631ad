"""Bots' decisions, off the event loop: a bot gets a view and the rules, and has a time limit."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog

from fourball import bots
from fourball.games import Rules, View, game_of
from fourball.server.chance import any_of, new_seed

SECONDS: Final = 2.0
"""How long a bot may think. Today's bots need a few milliseconds."""

log = structlog.get_logger()


class Thinker:
    """Lets bots choose in worker threads.

    A bot that fails or takes too long does not hold up the table: any legal action is played for it, and the log says so.
    """

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")

    async def choose(self, level: str, view: View, rules: Rules) -> str:
        """The words of an action that is legal in the view."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._pool, _choose, level, view, rules, new_seed())
            words = await asyncio.wait_for(thought, SECONDS)
        except Exception as error:  # whatever a bot does wrong, the others at the table play on
            log.error("bot failed", bot=level, error=type(error).__name__)
            return view.legal[any_of(len(view.legal))]
        if words not in view.legal:
            log.error("bot chose what is not legal", bot=level)
            return view.legal[any_of(len(view.legal))]
        return words

    def close(self) -> None:
        """Lets the workers go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, view: View, rules: Rules, seed: int) -> str:
    return bots.make(level, seed, game_of(rules).name).choose(view, rules)
