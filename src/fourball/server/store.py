"""The log of all tables, in SQLite: rows are only ever added, and a row that is in the log has happened.

The primary key (table, version) is the referee: of two writers that both want to make version 17 of a table, the database
lets one. The unique `move_id` makes a repeated request harmless.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fourball.errors import HostError
from fourball.server import crash
from fourball.server.row import Row, now_ms

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_TIMEOUT_MS: Final = 5000

metadata = sa.MetaData()
event = sa.Table(
    "event",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("move_id", sa.String(200), nullable=False, unique=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
person = sa.Table(
    "person",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class Conflict(Exception):
    """Somebody else's row stands where this one should go: a version that is taken, or a move that is known."""


class Store:
    """The one writing connection to the database, and readers beside it."""

    def __init__(self, writer: AsyncConnection, readers: AsyncEngine) -> None:
        """Wraps an open database; use `open_store`."""
        self._writer = writer
        self._readers = readers
        self._writing = asyncio.Lock()

    async def append(self, rows: Sequence[Row]) -> None:
        """Adds rows to the log, all or none; on return they are committed.

        Raises:
            Conflict: another row has that version, or that move is in the log already.
        """
        values = [
            {
                "table": r.table,
                "version": r.version,
                "move_id": r.move_id,
                "seat": r.seat,
                "kind": r.kind,
            }
            | {"body": r.body, "at": r.at}
            for r in rows
        ]
        async with self._transaction() as connection:
            try:
                await connection.execute(sa.insert(event), values)
            except IntegrityError as error:
                raise Conflict from error
            crash.at("before-commit")

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table, in order, from the version after the given one."""
        query = (
            sa.select(event)
            .where(event.c.table == table, event.c.version > after)
            .order_by(event.c.version)
        )
        async with self._readers.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Row(r.table, r.version, r.move_id, r.seat, r.kind, r.body, r.at) for r in found]

    async def table_of(self, move_id: str) -> str | None:
        """The table in whose log a move stands, or ``None``."""
        query = sa.select(event.c.table).where(event.c.move_id == move_id)
        async with self._readers.connect() as connection:
            table: str | None = (await connection.execute(query)).scalar_one_or_none()
        return table

    async def name_of(self, token_hash: str) -> str | None:
        """The nickname of a person, or ``None`` if there is no such person."""
        query = sa.select(person.c.name).where(person.c.token_hash == token_hash)
        async with self._readers.connect() as connection:
            name: str | None = (await connection.execute(query)).scalar_one_or_none()
        return name

    async def add_person(self, token_hash: str, name: str) -> None:
        """Adds a person under the hash of a token."""
        async with self._transaction() as connection:
            await connection.execute(
                sa.insert(person).values(token_hash=token_hash, name=name, at=now_ms())
            )

    async def rename_person(self, token_hash: str, name: str) -> None:
        """Gives a person another nickname."""
        async with self._transaction() as connection:
            await connection.execute(
                sa.update(person).where(person.c.token_hash == token_hash).values(name=name)
            )

    async def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._readers.connect() as connection:
                await connection.execute(sa.select(event.c.version).limit(1))
        except SQLAlchemyError:
            return False
        return True

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing:
            try:
                yield self._writer
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise


@asynccontextmanager
async def open_store(path: Path, synchronous: str = "NORMAL") -> AsyncIterator[Store]:
    """Opens the database, brings its form up to date, and closes it at the end.

    Raises:
        HostError: ``database-unusable`` or ``database-newer``.
    """
    writers = _engine(path, synchronous, writing=True)
    readers = _engine(path, synchronous, writing=False)
    try:
        writer = await _up_to_date(writers, path)
        try:
            yield Store(writer, readers)
        finally:
            await writer.close()
    finally:
        await readers.dispose()
        await writers.dispose()


async def _up_to_date(writers: AsyncEngine, path: Path) -> AsyncConnection:
    try:
        # First without the async driver, which leaves a thread behind when a file cannot be opened.
        with closing(sqlite3.connect(path)) as probe:
            probe.execute("PRAGMA schema_version")
        writer = await writers.connect()
        try:
            # Locked, so that the form changes whole or not at all, and that a second server starting now waits.
            await writer.exec_driver_sql("BEGIN IMMEDIATE")
            await writer.run_sync(_migrate)
            await writer.commit()
        except BaseException:
            await writer.close()
            raise
    except (sqlite3.Error, DatabaseError) as error:
        reason = str(error.orig if isinstance(error, DatabaseError) else error)
        raise HostError(
            "database-unusable",
            f"The database {path} cannot be used: {reason}. Give another file, or mend this one.",
            path=str(path),
            reason=reason,
        ) from error
    return writer


def _engine(path: Path, synchronous: str, *, writing: bool) -> AsyncEngine:
    engine = create_async_engine(
        sa.URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=1 if writing else 4,
        max_overflow=0,
        hide_parameters=True,  # an error's text must not carry a pack into a log
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        if writing:
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute(f"PRAGMA synchronous = {synchronous.upper()}")
        else:
            cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    return engine


def _migrate(connection: sa.Connection) -> None:
    # Alembic takes a third of a second to import; a database that is up to date need not wait for it.
    tables = sa.inspect(connection).get_table_names()
    revision = _revision(connection) if "alembic_version" in tables else None
    if revision == NEWEST:
        return
    if tables and revision is None:
        raise HostError(
            "database-unusable",
            "The database holds something else, so nothing was changed in it. Give another file.",
            path=str(connection.engine.url.database),
        )
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise HostError(
            "database-newer",
            "The database was made by a newer version of fourball; use that version, or another file.",
            revision=revision,
        ) from error


NEWEST: Final = "0001"
"""The newest migration."""


def _revision(connection: sa.Connection) -> str | None:
    revision: str | None = connection.execute(
        sa.text("SELECT version_num FROM alembic_version")
    ).scalar()
    return revision
