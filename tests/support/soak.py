"""How long the long tests run: a short form by default, the whole with ``FOURBALL_SOAK=1`` in the environment."""

import os
from typing import Final

WHOLE: Final = os.environ.get("FOURBALL_SOAK", "") not in ("", "0")


def count(short: int, whole: int) -> int:
    """How often to repeat something."""
    return whole if WHOLE else short
