"""Writing to a terminal that lacks a sign."""

import codecs
import unicodedata
from io import TextIOWrapper
from typing import Final

_NEAREST: Final = str.maketrans(
    {"·": "-", "−": "-", "–": "-", "…": "...", "’": "'", "“": '"', "”": '"', "„": '"'}
)


def write_nearest(stream: object) -> None:
    """Lets a stream that lacks a sign write the nearest one it has: ``a`` for ``ā``."""
    codecs.register_error("nearest", _nearest)
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="nearest")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_NEAREST))
    kept = (sign for sign in text if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in kept), error.end
