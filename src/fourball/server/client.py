"""The built browser client: its files, and its first page for every address that is not a file."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "client"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
CHECKED: Final = "no-cache"
# Not the system's table, which differs from machine to machine; the framework adds the charset to a text's.
TYPES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED: Final = {".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
_WORTH_PACKING: Final = 1024
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fourball</title>
<h1>Fourball</h1><p>The browser client has not been built here: start with <code>scripts/run</code>, or install the package
from its wheel. The <a href="/schema">interface for programs</a> works.</p></html>"""


@dataclass(frozen=True, slots=True)
class File:
    """One file as it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache_control: str


class Client:
    """The files of a built client; only names that were there at the start are served, so no path leads elsewhere."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Looks which files the folder has; each is read when it is first asked for."""
        found = folder.rglob("*") if folder.is_dir() else ()
        self._paths = {
            path.relative_to(folder).as_posix(): path for path in found if path.is_file()
        }
        self._files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        """The file of that name, or ``None``."""
        known = self._files.get(name)
        if known is None and name in self._paths:
            try:
                known = _read(self._paths[name], hashed=name.startswith("assets/"))
            except OSError:  # the client was built again under a running server
                return None
            self._files[name] = known
        return known

    def page(self) -> File:
        """The first page."""
        return self.file("index.html") or File(
            NOT_BUILT, None, TYPES[".html"], '"not-built"', "no-store"
        )


def _read(path: Path, *, hashed: bool) -> File:
    content = path.read_bytes()
    packed = None
    if path.suffix in _PACKED and len(content) >= _WORTH_PACKING:
        packed = gzip.compress(content, 9, mtime=0)
    etag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'  # weak: the same for the packed form
    media_type = TYPES.get(path.suffix, "application/octet-stream")
    return File(content, packed, media_type, etag, IMMUTABLE if hashed else CHECKED)
