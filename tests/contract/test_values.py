"""Lists of a state are values: replaced, never changed in place, because copies share them."""

import ast
from collections.abc import Iterator

from spielwerk.build.checkout import SOURCE
from spielwerk.core.state import State
from tests.contract.variants import Player, Variant, every_variant

COPIED = {"stack", "legal", "events", "players"}
"""What belongs to one state alone."""


def lists(state: State) -> Iterator[tuple[str, list[object]]]:
    """Every list of the state and its players, by name."""
    for thing in (state, *getattr(state, "players", ())):
        for name in set(dir(thing)) - COPIED:
            found = getattr(thing, name)
            if isinstance(found, list):
                yield f"{type(thing).__name__}.{name}", found


@every_variant
def test_lists_are_replaced_never_changed(variant: Variant) -> None:
    state, player = variant.new(8), Player(8)
    assert any(True for _ in lists(state))
    while state.seat >= 0:
        before = [(name, found, found[:]) for name, found in lists(state)]
        rng, numbers = state.rng, state.rng.dump()
        state.play(player.choose(state))
        assert rng.dump() == numbers
        assert not [name for name, found, content in before if found != content]


# What random games do not reach, the sources tell

GAMES = SOURCE / "spielwerk/games"
APART = {"tapestry/rules/components.py", "tapestry/rules/cards/own.py", "tapestry/rules/cards/own_values.py"}
"""Modules that make components, which have some names in common with states."""
CHANGING = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
DRAWING = {"next", "below", "shuffle", "shuffled", "load"}
"""What changes a generator, which copies share too (`State.chance`)."""


def kept_lists() -> set[str]:
    """The attributes of states and players that are lists, and the generator."""
    return {"rng"} | {
        node.target.attr
        for file in (*GAMES.glob("*/rules/state.py"), *GAMES.glob("*/rules/owned.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
        if ast.unparse(node.annotation).startswith("list[")
    } - COPIED


def changed(node: ast.AST) -> list[ast.expr]:
    """What a statement or call changes in place, if anything."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="rng") as rng, attr=attr)) if attr in DRAWING:
            return [rng]
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in CHANGING:
            return [value]
        case ast.Call(func=ast.Attribute(attr="shuffle"), args=args):
            return args
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return [target.value for target in targets if isinstance(target, ast.Subscript)]
        case ast.AugAssign(target=ast.Subscript(value=value)):
            return [value]
        case ast.AugAssign(target=ast.Name() as name):
            return [name]
        case ast.AugAssign(target=target, value=ast.List() | ast.ListComp()):
            return [target]
    return []


def is_kept(thing: ast.AST, kept: set[str]) -> bool:
    return isinstance(thing, ast.Attribute) and thing.attr in kept and ast.unparse(thing.value) != "self"


def renamed(function: ast.AST, kept: set[str]) -> set[str]:
    """Variables of a function that are a list of a state by another name."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and is_kept(node.value, kept)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def handed(text: str, kept: set[str]) -> set[tuple[str, int]]:
    """Functions that are given a list of a state, and in which place."""
    return {
        (call.func.id, place)
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        for place, argument in enumerate(call.args)
        if is_kept(argument, kept)
    }


def given(function: ast.FunctionDef, to: set[tuple[str, int]]) -> set[str]:
    return {one.arg for place, one in enumerate(function.args.args) if (function.name, place) in to}


def changes(text: str, kept: set[str], to: set[tuple[str, int]] | None = None) -> set[str]:
    """Where a list of a state is changed in place; `to`: what functions are given, if not by this text alone."""
    tree = ast.parse(text)
    to = handed(text, kept) if to is None else to
    found = set()
    for function in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]:
        others = renamed(function, kept) | given(function, to) if isinstance(function, ast.FunctionDef) else set()
        for node in ast.walk(function):
            for thing in changed(node):
                if is_kept(thing, kept) or (isinstance(thing, ast.Name) and thing.id in others):
                    found.add(f"{thing.lineno}: {ast.unparse(thing)}")
    return found


def test_changes_in_place_are_found() -> None:
    wrong = [
        "p.hand.append(3)",
        "p.res[0] -= 1",
        "s.tile[2] = 1",
        "s.chance().shuffle(s.cards)",
        "s.rng.below(6)",
        "p.hand += [1]",
        "del p.hand[0]",
        "def give(p):\n    hand = p.hand\n    hand.append(3)",
        "def give(hand, cards):\n    hand += cards\ngive(p.hand, cards)",
        "def take(hand):\n    return hand.pop()\ntake(p.hand)",
    ]
    assert [changes(line, {"hand", "res", "tile", "cards", "rng"}) != set() for line in wrong] == [True] * len(wrong)
    assert not changes("p.hand = followed(p.hand, 3)\nfound.append(3)\ns.stack.pop()", {"hand"})


def test_no_module_changes_them_in_place() -> None:
    """Rule cases lay out their own position, which nobody shares yet; everything else replaces."""
    kept = kept_lists()
    files = [file for file in GAMES.rglob("*.py") if "casework" not in file.parts]
    texts = {str(file.relative_to(GAMES)): file.read_text("utf-8") for file in files}
    to = set[tuple[str, int]]().union(*[handed(text, kept) for text in texts.values()])
    found = {file: changes(text, kept, to) for file, text in texts.items()}
    assert {file for file, places in found.items() if places} == APART
