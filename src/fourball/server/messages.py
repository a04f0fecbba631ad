"""Every message between a client and this server but the view itself, as typed values; unknown fields are refused."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from fourball.games import Event
from fourball.server.agreed import Agreed
from fourball.server.catalog import OptionValue
from fourball.server.views import TableView

Nonce: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)", description="Any new word.")
]
Words: TypeAlias = Annotated[
    str, Meta(max_length=200, description="The words of an action, such as `swap 3`.")
]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; whoever opens it has seat 0.

    Without `seats` it has four, or in All Fours as many as the rules have players; without `bots` they take all seats but one.
    """

    preset: str = "six-card"
    options: dict[str, OptionValue] = {}
    seats: int | None = None
    bots: int | None = None
    name: str | None = None
    start: bool = False
    agreed: Agreed | None = None
    nonce: Nonce | None = None


class RulesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A preset and house rules, to be checked."""

    preset: str = "six-card"
    options: dict[str, OptionValue] = {}
    seats: int | None = None


class RulesChecked(Struct, frozen=True):
    """Rules that can be played: every option, and the pack they need."""

    rules: dict[str, OptionValue]
    decks: int
    cards: int


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit, at a given seat or at the first there is."""

    name: str | None = None
    seat: int | None = None


class ActionWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An action, made on the sight of one version of the table."""

    version: int
    action: Words
    nonce: Nonce


class Me(Struct, frozen=True):
    """Who the cookie says one is."""

    name: str
    notice: str | None = None


class NameWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Another nickname."""

    name: Annotated[str, Meta(max_length=200)]


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag="act"):
    """An action, by WebSocket."""

    version: int
    action: Words
    nonce: Nonce


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag="sync"):
    """Asks for the whole table."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Asks whether somebody is there."""


class Frame(Struct, frozen=True, tag="table"):
    """The table at a version, and what happened since the version `since`."""

    since: int
    version: int
    events: tuple[Event, ...]
    table: TableView


class Accepted(Struct, frozen=True, tag="accepted"):
    """The action of that nonce stands in the log at that version."""

    nonce: str
    version: int


# Dataclasses, as the schema of a Struct cannot say that a field is one of several dataclasses.
@dataclass(frozen=True, slots=True)
class ActionDone:
    """The same over HTTP, with what it brought about."""

    nonce: str
    version: int
    table: TableView
    events: tuple[Event, ...]
    type: Literal["accepted"] = "accepted"


class Refused(Struct, frozen=True, tag="refused"):
    """The message changed nothing; why, and the present table."""

    nonce: str | None
    code: str
    message: str
    facts: dict[str, Any]
    version: int
    table: TableView


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


class Problem(Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    message: str
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """What was wrong with a wish at a table, and the present table."""

    code: str
    message: str
    facts: dict[str, Any]
    table: TableView


Incoming: TypeAlias = Act | Sync | Ping

read_incoming = msgspec.json.Decoder(Incoming).decode
