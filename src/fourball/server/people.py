"""People: an opaque token in a cookie, its hash in the database, and a nickname."""

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from fourball.errors import TableError
from fourball.server.store import Store

NAME_LENGTH: Final = 24
_KEPT: Final = 10_000
# Joiners and variation signs belong to emoji and to some scripts; other format signs could turn a line of text around.
_ALLOWED_FORMAT: Final = "\u200c\u200d"
# Letters and symbols by their class that show nothing: Hangul fillers and the empty Braille cell.
_BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"

_ADJECTIVES: Final = (
    "Amber", "Brave", "Bright", "Calm", "Clever", "Cosy", "Eager", "Early", "Gentle", "Golden", "Happy", "Jolly", "Keen",
    "Kind", "Lucky", "Merry", "Mild", "Nimble", "Patient", "Proud", "Quick", "Quiet", "Silver", "Sunny", "Swift", "Wise",
)  # fmt: skip
_ANIMALS: Final = (
    "Badger", "Beaver", "Crane", "Curlew", "Deer", "Dipper", "Falcon", "Finch", "Fox", "Hare", "Heron", "Jay", "Kestrel",
    "Lark", "Linnet", "Lynx", "Marten", "Otter", "Owl", "Plover", "Raven", "Robin", "Seal", "Stoat", "Swan", "Wren",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who holds a token.

    Attributes:
        id: the token's hash; it never leaves the server.
        name: the nickname offered when sitting down.
    """

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever sent a request.

    Attributes:
        person: who it is.
        token: a new token to put in the cookie.
        notice: ``unknown-token`` if the old one meant nothing.
    """

    person: Person
    token: str | None = None
    notice: str | None = None


class People:
    """Finds people by their tokens, and makes new ones."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def of_token(self, token: str | None) -> Person | None:
        """The person whose token it is, or ``None``."""
        if not token:
            return None
        token_hash = _hash(token)
        known = self._known.get(token_hash)
        if known is None:
            name = await self._store.name_of(token_hash)
            known = None if name is None else self._keep(Person(token_hash, name))
        return known

    async def newcomer(self, *, unknown: bool = False) -> Visitor:
        """Makes a new person, with a token; `unknown` if there was one that meant nothing."""
        new = secrets.token_urlsafe(32)
        name = f"{secrets.choice(_ADJECTIVES)} {secrets.choice(_ANIMALS)}"
        person = Person(_hash(new), name)
        await self._store.add_person(person.id, name)
        return Visitor(self._keep(person), new, "unknown-token" if unknown else None)

    async def rename(self, person: Person, name: str) -> Person:
        """Keeps another nickname with the person.

        Raises:
            TableError: ``bad-name``.
        """
        renamed = Person(person.id, clean_name(name))
        if renamed.name != person.name:
            await self._store.rename_person(renamed.id, renamed.name)
        return self._keep(renamed)

    def _keep(self, person: Person) -> Person:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return person


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def clean_name(name: str) -> str:
    """A nickname as it is kept: composed signs, no space around it, single spaces inside.

    Raises:
        TableError: ``bad-name`` if it is empty, too long, or holds signs that cannot be seen.
    """
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if any(
        sign in _BLANK or (unicodedata.category(sign)[0] == "C" and sign not in _ALLOWED_FORMAT)
        for sign in clean
    ):
        raise TableError(
            "bad-name", "A name holds only signs that can be seen.", longest=NAME_LENGTH
        )
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in clean):
        raise TableError(
            "bad-name", "A name has at least one sign that can be seen.", longest=NAME_LENGTH
        )
    if len(clean) > NAME_LENGTH:
        raise TableError(
            "bad-name", f"A name has at most {NAME_LENGTH} signs.", longest=NAME_LENGTH
        )
    return clean
