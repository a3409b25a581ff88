"""The fields of a state as plain data and back, each checked; what is wrong with one is a sentence."""

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from spielwerk.core.play import Frame

ANY: Final = -1
MANY: Final = 1_000_000

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
