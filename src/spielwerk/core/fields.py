"""The fields of a state as plain data and back, each checked; what is wrong with one is a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard

from spielwerk.core.play import Frame

ANY: Final = -1
MANY: Final = 1_000_000

NumberRule = tuple[str, int, int]
"""A number: its name, the least and the most it can be."""

ListRule = tuple[str, int, int, int, bool]
"""A list: its name, its length (ANY where it varies), the least and the most of its entries, whether all differ."""


def numbers(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and all(isinstance(item, int) and not isinstance(item, bool) for item in value)


def mask_of(value: object) -> int:
    """A mask from its hexadecimal form, or -1."""
    if isinstance(value, str) and value.startswith("0x"):
        try:
            return int(value, 16)
        except ValueError:
            return -1
    return -1


def fill(
    target: object, row: Mapping[str, Any], names: tuple[str, ...], masks: tuple[str, ...], wrong: list[str]
) -> None:
    """Set numbers and masks; what is missing or of another kind is named in `wrong`."""
    for name in names:
        value = mask_of(row.get(name)) if name in masks else row.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or (name in masks and value < 0):
            wrong.append(f"'{name}' is missing or not a {'hexadecimal mask' if name in masks else 'number'}.")
        else:
            setattr(target, name, value)


def fill_lists(
    target: object,
    row: Mapping[str, Any],
    names: tuple[str, ...],
    masks: tuple[str, ...],
    wrong: list[str],
    growing: tuple[str, ...] = (),
) -> None:
    """Set lists of numbers; one that is filled already keeps its length, unless it is named as growing."""
    for name in names:
        value = row.get(name)
        if name in masks and isinstance(value, list):
            value = [mask_of(item) for item in value]
        if not numbers(value) or (name in masks and min(value, default=-1) < 0):
            wrong.append(f"'{name}' is missing or not a list of numbers.")
        elif getattr(target, name) and name not in growing and len(getattr(target, name)) != len(value):
            wrong.append(f"'{name}' must have {len(getattr(target, name))} entries, not {len(value)}.")
        else:
            setattr(target, name, value[:])


def plain(owner: object, names: tuple[str, ...], lists: tuple[str, ...], masks: tuple[str, ...]) -> dict[str, Any]:
    """Numbers and lists of numbers by their names; masks, alone or in lists, in hexadecimal, since they are larger
    than JSON's safe numbers."""
    row: dict[str, Any] = {}
    for name in names:
        value: int = getattr(owner, name)
        row[name] = hex(value) if name in masks else value
    for name in lists:
        entries: list[int] = getattr(owner, name)
        row[name] = [hex(mask) for mask in entries] if name in masks else entries[:]
    return row


def fill_seats(
    players: Sequence[object],
    rows: list[Any],
    names: tuple[str, ...],
    lists: tuple[str, ...],
    masks: tuple[str, ...],
    wrong: list[str],
) -> None:
    """Set numbers and lists of every player; what is wrong names the player."""
    for seat, row in enumerate(rows):
        if not isinstance(row, Mapping):
            wrong.append(f"Player {seat + 1} must be a table of values.")
            continue
        found: list[str] = []
        fill(players[seat], row, names, masks, found)
        fill_lists(players[seat], row, lists, masks, found)
        wrong += [f"Player {seat + 1}: {defect}" for defect in found]


def rng_of(value: object, wrong: list[str]) -> list[int]:
    """The four words of the random numbers."""
    if numbers(value) and len(value) == 4:
        return value
    wrong.append("'rng' must be four numbers.")
    return [0, 0, 0, 0]


def frames_of(value: object, name: str, kinds: int, wrong: list[str]) -> list[Frame]:
    frames: list[Frame] = []
    if not isinstance(value, list):
        wrong.append(f"'{name}' must be a list of frames.")
        return frames
    for item in value:
        if not numbers(item) or len(item) != 5 or not 0 <= item[0] < kinds:
            wrong.append(f"'{name}' holds something that is no frame: {item}.")
        else:
            frames.append((item[0], item[1], item[2], item[3], item[4]))
    return frames


def number_defects(owner: object, limits: tuple[NumberRule, ...]) -> list[str]:
    """The numbers of a state that lie outside their limits, one sentence each."""
    found: list[str] = []
    for name, least, most in limits:
        value: int = getattr(owner, name)
        if not least <= value <= most:
            found.append(f"'{name}' goes from {least} to {most}, not {value}.")
    return found


def list_defects(owner: object, lists: tuple[ListRule, ...]) -> list[str]:
    """What the lists of a state hold that they cannot, one sentence each."""
    found: list[str] = []
    for name, length, least, most, distinct in lists:
        values: list[int] = getattr(owner, name)
        if length not in (ANY, len(values)):
            found.append(f"'{name}' must have {length} entries, not {len(values)}.")
        if not within(values, least, most):
            found.append(f"The entries of '{name}' go from {least} to {most}.")
        if distinct and len(set(values)) != len(values):
            found.append(f"'{name}' names something twice.")
    return found


def within(values: list[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)
