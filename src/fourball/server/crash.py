"""A trap door for tests: the server kills itself at a named step.

Why it is in the program: the promise "a killed server loses nothing that anybody saw" is only tested if the process really
dies between two given steps of a move's way, and nobody outside can aim that well. Without the variable
``FOURBALL_CRASH_AT`` every call returns at once; nothing on the wire can set it.
"""

import os
import signal
from typing import Final

VARIABLE: Final = "FOURBALL_CRASH_AT"
STEPS: Final = (
    "before-store",
    "before-commit",
    "after-store",
    "before-publish",
    "after-publish",
    "before-answer",
    "after-answer",
    "before-frame",
    "after-frame",
    "before-bot",
)

_step = ""
_left = 0


def at(step: str) -> None:
    """Ends the process as ``kill -9`` does, if this is the n-th passing of the step ``FOURBALL_CRASH_AT=step:n`` names."""
    global _left
    if step != _step:
        return
    _left -= 1
    if _left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)


def arm(word: str) -> None:
    """Sets the trap as the variable does; an empty word takes it away.

    Raises:
        ValueError: there is no such step.
    """
    global _step, _left
    step, _, count = word.partition(":")
    if step and step not in STEPS:
        raise ValueError(f"{VARIABLE}: no step {step!r}; the steps are {', '.join(STEPS)}")
    _step, _left = step, int(count or 1)


arm(os.environ.get(VARIABLE, ""))
