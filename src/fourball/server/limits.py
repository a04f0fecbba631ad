"""How often one address may ask for something costly."""

import time
from collections import OrderedDict


class Pace:
    """A bucket of permissions for each key, filled evenly; a full bucket may be spent at once."""

    def __init__(self, per_minute: int, keys: int = 10_000) -> None:
        """Allows `per_minute` a key, and forgets the keys that asked longest ago beyond `keys`."""
        self._most = float(per_minute)
        self._keys = keys
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether the key may do it now; if so, that is counted."""
        now = time.monotonic()
        left, since = self._buckets.pop(key, (self._most, now))
        left = min(self._most, left + (now - since) * self._most / 60)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > self._keys:
            self._buckets.popitem(last=False)
        return allowed
