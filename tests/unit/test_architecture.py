"""The house rules that a machine can check: who imports whom, what the rules are written in, what no file may name.

Each check covers what is there. A new part of the package is refused until it has its place in LAYERS.
"""

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from types import FunctionType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/fourball"

# From the ground up: a part may import the parts before it, never one after it.
LAYERS = (
    "errors",
    "cards",
    "sets",
    "options",
    "golf",
    "allfours",
    "games",
    "play",
    "record",
    "conformance",
    "kernel",
    "words",
    "bots",
    "review",
    "rulebook",
    "envs",
    "simulate",
    "server",
    "terminal",
    "cli",
    "__main__",
)
# The package itself offers the friendly names, so it stands just above where they come from.
LAYER_OF_PACKAGE = LAYERS.index("record") + 0.5
NO_PYTHON = {"client", "locale"}
STRANGERS = {("golf", "allfours"), ("allfours", "golf")}
STANDARD_LIBRARY_ONLY = {*LAYERS[: LAYERS.index("kernel")]}
KEPT_IN = {
    "numba": {"kernel"},
    "llvmlite": {"kernel"},
    "numpy": {"kernel", "envs", "simulate"},
    "litestar": {"server"},
    "uvicorn": {"server"},
    "sqlalchemy": {"server"},
    "alembic": {"server"},
}


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def part_of(module: str) -> str:
    """``golf`` for ``fourball.golf.rules``; empty for the package itself."""
    return module.partition(".")[2].partition(".")[0]


def layer_of(part: str) -> float:
    return LAYERS.index(part) if part else LAYER_OF_PACKAGE


def imports_of(module: str, *, typing_too: bool = True) -> Iterator[tuple[str, int]]:
    """What a module imports, wherever the statement stands, with its line."""
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = set()
    if not typing_too:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                unseen |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in unseen:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                stem = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*stem, *([base] if base else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                is_part = inner in MODULES or (base == "fourball" and alias.name in LAYERS)
                yield (inner if is_part else base), node.lineno


def test_every_part_has_its_place():
    parts = {p.stem for p in PACKAGE.glob("*.py")} - {"__init__"}
    parts |= {p.name for p in PACKAGE.iterdir() if p.is_dir() and any(p.rglob("*.py"))}
    assert parts <= set(LAYERS), (
        f"give {sorted(parts - set(LAYERS))} a place in LAYERS in {Path(__file__).name}"
    )
    assert not parts & NO_PYTHON


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_downwards(module):
    part = part_of(module)
    wrong = []
    for target, line in imports_of(module):
        other = part_of(target)
        if target.split(".")[0] != "fourball" or other == part or target == "fourball":
            continue
        if layer_of(other) >= layer_of(part) or (part, other) in STRANGERS:
            wrong.append(f"{MODULES[module].relative_to(ROOT)}:{line} imports {target}")
    assert wrong == []


def test_no_import_cycles():
    graph = {
        module: {
            target
            for target, _ in imports_of(module, typing_too=False)
            if target in MODULES and target not in {module, "fourball"}
        }
        for module in MODULES
    }
    for module in graph:  # a package that gathers names from its files is no cycle
        graph[module] -= {package for package in graph[module] if module.startswith(package + ".")}
    TopologicalSorter(graph).prepare()


@pytest.mark.parametrize("module", MODULES)
def test_heavy_libraries_stay_where_they_belong(module):
    part = part_of(module)
    wrong = [
        f"{MODULES[module].relative_to(ROOT)}:{line} imports {target}"
        for target, line in imports_of(module)
        if part not in KEPT_IN.get(target.split(".")[0], {part})
    ]
    assert wrong == []


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m) in STANDARD_LIBRARY_ONLY])
def test_rules_and_records_need_the_standard_library_only(module):
    known = sys.stdlib_module_names | {"fourball"}
    foreign = {target for target, _ in imports_of(module) if target.split(".")[0] not in known}
    assert foreign == set()


# The subset that rules.py is written in, so that the same functions run plainly and compiled.

STATEMENTS = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.While,
    ast.Return, ast.Pass, ast.Break, ast.Continue,
)  # fmt: skip
EXPRESSIONS = (
    ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call, ast.Attribute,
    ast.Subscript, ast.Name, ast.Constant, ast.Tuple,
)  # fmt: skip
OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift,
    ast.BitAnd, ast.BitOr, ast.BitXor, ast.Invert, ast.USub, ast.Not, ast.And, ast.Or,
    ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Load, ast.Store,
)  # fmt: skip
BUILTINS = {"range", "len", "min", "max", "abs", "int", "bool"}
SHARED = ("fourball.cards", "fourball.sets")
IMPORTS = {"dataclasses", "typing", *SHARED}


class Subset:
    """Collects whatever in a rules module stands outside the subset."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        self.found: list[str] = []
        self.functions = {n.name: n for n in self.tree.body if isinstance(n, ast.FunctionDef)}
        self.from_shared: set[str] = set()
        self.constants: set[str] = set()
        # A function that only gives record fields their first value runs when the module is read.
        in_records = self._calls(n for n in self.tree.body if isinstance(n, ast.ClassDef))
        self.builders = in_records - self._calls(self.functions.values())

    @staticmethod
    def _calls(nodes) -> set[str]:
        return {
            call.func.id
            for node in nodes
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }

    def refuse(self, node: ast.AST, why: str) -> None:
        self.found.append(f"line {node.lineno}: {why}: {ast.unparse(node).splitlines()[0][:80]}")

    def check(self) -> list[str]:
        for node in self.tree.body:
            self.at_top(node)
        for name, function in self.functions.items():
            if name not in self.builders:
                self.function(function)
        return self.found

    def at_top(self, node: ast.stmt) -> None:
        match node:
            case ast.ImportFrom(module=module, level=0) if module in IMPORTS:
                if module in SHARED:
                    self.from_shared |= {alias.asname or alias.name for alias in node.names}
            case ast.FunctionDef():
                pass
            case ast.ClassDef():
                self.record(node)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                self.constants.add(name)  # test_constants_are_ints looks at the value
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case _:
                self.refuse(node, "not for the top of a rules module")

    def record(self, node: ast.ClassDef) -> None:
        if node.bases or not any("dataclass" in ast.unparse(d) for d in node.decorator_list):
            self.refuse(node, "a class here is a plain dataclass")
        for inner in node.body:
            docstring = isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant)
            if not isinstance(inner, ast.AnnAssign) and not docstring:
                self.refuse(inner, "a record has fields only")

    def function(self, node: ast.FunctionDef) -> None:
        a = node.args
        if node.decorator_list or a.defaults or a.kw_defaults or a.vararg or a.kwarg:
            self.refuse(node, "no decorators, defaults, * or **")
        names = {arg.arg for arg in [*a.posonlyargs, *a.args]}
        names |= {
            n.id for n in ast.walk(node) if isinstance(n, ast.Name) and type(n.ctx) is ast.Store
        }
        self.block(node.body, names)

    def block(self, body: list[ast.stmt], names: set[str]) -> None:
        for node in body:
            match node:
                case ast.Expr(value=ast.Constant(value=str())):
                    continue
                case ast.Expr(value=ast.Call()):
                    self.expression(node.value, names)
                    continue
                case ast.For(iter=over):
                    is_range = isinstance(over, ast.Call) and ast.unparse(over.func) == "range"
                    if not (is_range or isinstance(over, ast.Name)) or node.orelse:
                        self.refuse(node, "loops run over a range or a tuple of ints, without else")
                case _ if not isinstance(node, STATEMENTS):
                    self.refuse(node, f"no {type(node).__name__}")
                    continue
            for field, value in ast.iter_fields(node):
                if field in {"body", "orelse"}:
                    self.block(value, names)
                elif field not in {"annotation", "op"}:
                    for inner in value if isinstance(value, list) else [value]:
                        if isinstance(inner, ast.expr):
                            self.expression(inner, names)

    def expression(self, node: ast.expr, names: set[str]) -> None:
        match node:
            case ast.Constant(value=value) if not isinstance(value, int):
                self.refuse(node, "constants are ints")
            case ast.Call(func=function):
                known = self.functions.keys() - self.builders | self.from_shared | BUILTINS
                if not isinstance(function, ast.Name) or function.id not in known - names:
                    self.refuse(node, "calls go to functions of this module, of cards or of sets")
                if node.keywords:
                    self.refuse(node, "arguments are given by place")
                for inner in node.args:
                    self.expression(inner, names)
                return
            case ast.Name(id=name) if name not in names | self.constants | self.from_shared:
                self.refuse(node, "a name that is no variable, int or tuple of ints")
            case _ if not isinstance(node, EXPRESSIONS):
                self.refuse(node, f"no {type(node).__name__}")
                return
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.expr):
                self.expression(inner, names)
            elif not isinstance(inner, OPERATORS):
                self.refuse(node, f"no {type(inner).__name__}")


RULES = [m for m in MODULES if m in {"fourball.golf.rules", "fourball.allfours.rules"}]


def is_int_or_ints(value: object) -> bool:
    return type(value) is int or (
        type(value) is tuple and len(value) > 0 and all(type(item) is int for item in value)
    )


@pytest.mark.parametrize("module", RULES)
def test_rules_keep_to_their_subset(module):
    assert Subset(MODULES[module].read_text(encoding="utf-8")).check() == []


@pytest.mark.parametrize("module", RULES)
def test_constants_of_the_rules_are_ints(module):
    loaded = importlib.import_module(module)
    subset = Subset(MODULES[module].read_text(encoding="utf-8"))
    subset.check()
    used = {n.id for f in subset.functions.values() for n in ast.walk(f) if type(n) is ast.Name}
    wrong = {
        name: value
        for name in (subset.constants | subset.from_shared) & used
        if not is_int_or_ints(value := getattr(loaded, name))
        and not isinstance(value, FunctionType | type)
    }
    assert wrong == {}


@pytest.mark.parametrize("shared", SHARED)
@pytest.mark.parametrize("module", RULES)
def test_what_the_rules_call_in_shared_files_keeps_to_the_subset_too(module, shared):
    there = Subset(MODULES[shared].read_text(encoding="utf-8"))
    for node in there.tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            there.at_top(node)
    rules = Subset(MODULES[module].read_text(encoding="utf-8"))
    rules.check()
    # What gives record fields their first value runs when the module is read.
    in_records = rules._calls(n for n in rules.tree.body if isinstance(n, ast.ClassDef))
    waiting = rules.from_shared & there.functions.keys() - in_records
    seen: set[str] = set()
    while waiting - seen:
        name = min(waiting - seen)
        seen.add(name)
        there.function(there.functions[name])
        waiting |= there._calls([there.functions[name]]) & there.functions.keys()
    assert there.found == []


@pytest.mark.parametrize(
    "body",
    [
        "return {}",
        "return {1}",
        "return [0]",
        "return 'a'",
        "return None",
        "return 1.5",
        "return a / 2",
        "return a in (1, 2)",
        "return a.bit_count()",
        "return f(b=1)",
        "return open(a)",
        "return print",
        "return (lambda: 1)()",
        "return [x for x in range(a)]",
        "return a[1:2]",
        "return f'{a}'",
        "raise ValueError",
        "try:\n        return 1\n    finally:\n        pass",
        "import os",
        "def inner() -> int:\n        return a\n    return inner()",
        "for x in a.row:\n        pass\n    return 1",
        "global LIMIT",
        "assert a",
        "return UNKNOWN",
    ],
)
def test_the_subset_refuses(body):
    assert Subset(f"LIMIT = 3\ndef f(a: int) -> int:\n    {body}\n").check() != []


@pytest.mark.parametrize(
    "source",
    [
        "import os\n",
        "from os import path\n",
        "def f(a: int = 1) -> int:\n    return a\n",
        "class A:\n    b: int = 0\n",
        "@dataclass\nclass A:\n    def b(self) -> int:\n        return 1\n",
        "if True:\n    A = 1\n",
    ],
)
def test_the_subset_refuses_at_the_top(source):
    assert Subset(source).check() != []


def test_the_subset_accepts_rules():
    source = '''"""Rules."""
from dataclasses import dataclass, field
from fourball.cards import rank

SEATS = 4
POINTS: Final = (1, 2, 3)
"""By rank."""


def ints(*shape: int) -> list[int]:
    return field(default_factory=lambda: [0] * shape[0])


@dataclass(slots=True)
class Position:
    """A deal."""

    grid: list[int] = ints(6)
    seat: int = 0  # to act


def best(p: Position, row: list[int]) -> int:
    """The best card (clause 1)."""
    total: int = 0
    for k in range(0, SEATS, 2):
        p.grid[k], p.grid[k + 1] = p.grid[k + 1], p.grid[k]
        total += POINTS[rank(row[k])] if p.seat == k and not total else -1
    for value in POINTS:
        total |= 1 << value
    while total > 3:
        total //= 2
        if total == 7:
            break
        elif total == 5:
            continue
    step(p)
    return max(total & ~3, 0)


def step(p: Position) -> None:
    p.seat += 1
    return
'''
    assert Subset(source).check() == []


# What no tracked file may hold.


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """The files git has or would take, as long as they are there."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    return [
        path for name in listed.split(b"\0") if name and (path := ROOT / name.decode()).is_file()
    ]


# Written in pieces, or this file would name them.
REGISTRIES = [
    "".join(pieces).encode()
    for pieces in (
        ("py", "pi.org"),
        ("python", "hosted.org"),
        ("registry.", "npm", "js.org"),
        ("npm", "js.com"),
        ("yarn", "pkg.com"),
        ("npm", "mirror.com"),
        ("deb.", "debian.org"),
        ("proxy.", "golang.org"),
    )
]
MACHINE_PATH = re.compile(
    rb"(?<![\w.~*}\])-])(/(?:home|Users|root|work|tmp)/|[A-Z]:\\+Users\\)[\w.-]"
)


def test_no_file_names_a_registry(files):
    wrong = [
        (str(f.relative_to(ROOT)), r) for f in files for r in REGISTRIES if r in f.read_bytes()
    ]
    assert wrong == []


def test_no_file_names_a_path_of_one_machine(files):
    wrong = [
        f"{file.relative_to(ROOT)}: {found[0].decode()}"
        for file in files
        if (found := MACHINE_PATH.search(file.read_bytes()))
    ]
    assert wrong == []


@pytest.mark.parametrize("text", ["cd /{}/someone", "x='/{}/a.b'", "file:///{}/a"])
@pytest.mark.parametrize("top", ["home", "Users", "root", "work", "tmp"])
def test_a_path_of_one_machine_is_seen(text, top):
    assert MACHINE_PATH.search(text.format(top).encode())


def test_locks_name_no_address(files):
    locks = [f for f in files if f.name in {"package-lock.json", "uv.lock", "pylock.toml"}]
    assert [f for f in locks if f.name != "package-lock.json"] == []
    assert [f for f in locks if b'"resolved": "http' in f.read_bytes()] == []
