"""Compiles the rules from outside, with Numba: the very functions of ``rules.py``, in a namespace where each calls its twin.

Compiled code is kept on disk between runs. Numba notices an edit of the file that holds a function, but not an edit of
another file whose functions were compiled into it; so the folder it is kept in is named after a digest of everything that
goes into it.
"""

import hashlib
import importlib.util
import os
import platform
import sys
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any, Final

import numpy as np

from fourball import sets
from fourball.errors import HostError

if importlib.util.find_spec("numba") is None:
    raise HostError(
        "no-numba", "The compiled rules need Numba: install it with `pip install 'fourball[fast]'`."
    )

import numba

Record = Any
"""A NumPy record with the fields of ``rules.Position`` or ``rules.Options``."""

KERNEL: Final = Path(__file__).parent


def sources(extra: Iterable[Path] = ()) -> list[Path]:
    """The files whose text goes into compiled code: the rules, the cards, the kernel."""
    package = KERNEL.parent
    return sorted(
        [
            package / "cards.py",
            package / "sets.py",
            *package.glob("*/rules.py"),
            *KERNEL.glob("*.py"),
            *extra,
        ]
    )


def digest(files: Iterable[Path]) -> str:
    """A name for what these files, this Numba, this Python and this processor compile to."""
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    total = hashlib.sha256(
        repr((numba.__version__, np.__version__, sys.version, platform.machine(), bounds)).encode()
    )
    for file in files:
        total.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: ``FOURBALL_CACHE``, or the user's cache folder, and in it one folder for each digest."""
    home = (
        os.environ.get("FOURBALL_CACHE")
        or os.environ.get("XDG_CACHE_HOME")
        or Path.home() / ".cache"
    )
    return Path(home) / "fourball" / f"kernel-{digest(sources())}"


setattr(numba.config, "CACHE_DIR", str(cache_folder()))  # noqa: B010  Numba sets its options by name, unknown to types

jit: Final = numba.njit(nogil=True, error_model="numpy")
"""For functions that are compiled into others."""
inline: Final = numba.njit(nogil=True, error_model="numpy", forceinline=True)
"""For small functions that every step runs through."""
door: Final = numba.njit(nogil=True, error_model="numpy", cache=True)
"""For functions that are called from Python, whose compiled form is worth keeping."""


def compile_rules(
    module: ModuleType,
    replaced: Mapping[str, Any] = MappingProxyType({}),
    inlined: Collection[str] = (),
) -> SimpleNamespace:
    """The module's functions and those of ``sets`` that it uses, compiled; its constants stay as they are.

    Args:
        module: a ``rules`` module.
        replaced: by name, compiled functions to use instead of the module's own small helpers.
        inlined: names of the functions that every step runs through, to be put into their callers. All of them would
            take a minute to compile.
    """
    scope = dict(vars(module))
    homes = (module.__name__, sets.__name__)
    for name, function in list(scope.items()):
        if isinstance(function, FunctionType) and function.__module__ in homes:
            clone = FunctionType(function.__code__, scope, name)
            scope[name] = (
                replaced[name] if name in replaced else (inline if name in inlined else jit)(clone)
            )
    return SimpleNamespace(**scope)


def dtype_of(record: Any) -> np.dtype[Any]:
    """The NumPy record with the fields of a dataclass of integers: a list is an array, of the type its metadata names."""
    return np.dtype(
        [
            (f.name, f.metadata.get("dtype", np.int64), np.shape(getattr(record, f.name)))
            for f in fields(record)
        ],
        align=True,
    )


def to_record(value: Any, record: Record) -> None:
    """Copies a dataclass of integers into a record of ``dtype_of`` it."""
    for f in fields(value):
        record[f.name] = getattr(value, f.name)


def from_record(record: Record, value: Any) -> None:
    """Copies a record into a dataclass of integers with the same fields."""
    for f in fields(value):
        got = record[f.name]
        setattr(value, f.name, got.tolist() if isinstance(got, np.ndarray) else int(got))
