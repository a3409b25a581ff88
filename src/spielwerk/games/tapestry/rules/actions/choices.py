"""Small choices that effects ask for: parts, resources, yes or no, seats, tracks, hexes, landmarks."""

from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.play import DECLINING, SEAT, SOURCE, A, B, Frame, frame_of
from spielwerk.core.reasons import Reason
from spielwerk.core.values import numbers
from spielwerk.games.tapestry.rules.actions.common import SEATS, Pick, ResourcePick, SeatPick, TrackPick, Word
from spielwerk.games.tapestry.rules.actions.explore import HexPick
from spielwerk.games.tapestry.rules.capital.landmarks import gain_landmark
from spielwerk.games.tapestry.rules.cards.trading import trade_position
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.effects.items import WORDS
from spielwerk.games.tapestry.rules.effects.table import EFFECTS, HexMechanic, available, run
from spielwerk.games.tapestry.rules.frames import ANY_ORDER, CONVERT, RESOURCE, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain, gain_vp, pay
from spielwerk.games.tapestry.rules.landmark_cards import exclusive
from spielwerk.games.tapestry.rules.map.board import cell_of
from spielwerk.games.tapestry.rules.packing import (
    answer_of,
    answer_track,
    is_rear,
    marker_answer,
    pack_cell,
    pack_choice,
    pack_tracks,
    rival_marker,
    rival_of,
    space_of,
    unpack_seats,
    unpack_spaces,
    unpack_tracks,
)
from spielwerk.games.tapestry.rules.state import LANDMARKS, LANDMARKS_IN, NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import space_index
from spielwerk.games.tapestry.rules.tracks.markers import markers
from spielwerk.games.tapestry.rules.words import ALL, FOOD, FOUR, LAST, TRACKS

CONVERSION_POINTS: Final = 2


SCIENCE_DICE: Final = ("d12", "d20")
"""The faces of the first show four tracks, those of the second five."""

PLACE_OF_WORD: Final = {word: place for place, word in enumerate(WORDS)}


class ChoosePart(Pick):
    """`take PART`: one of several rewards, or the one that comes next."""

    def __init__(self) -> None:
        super().__init__("take", len(WORDS), ("part",))

    def words(self, arg: int) -> str:
        return WORDS[arg]

    def parts(self, s: TapestryState, frame: Frame) -> list[int]:
        """The parts left, as effects."""
        kind, seat, _, effect, left = frame
        parts = EFFECTS[effect].choices(s)
        if kind == ANY_ORDER:
            return [part.number for place, part in enumerate(parts) if left >> place & 1]
        return [part.number for part in parts if available(s, seat, part)]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        effect = frame[A]
        return [PLACE_OF_WORD[part.word] for part in EFFECTS[effect].choices(s)]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [PLACE_OF_WORD[EFFECTS[part].word] for part in self.parts(s, frame)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        kind, seat, source, effect, left = frame
        parts = EFFECTS[effect].choices(s)
        place = [part.word for part in parts].index(WORDS[arg])
        rest = left & ~(1 << place) if kind == ANY_ORDER else 0
        later = [frame_of(ANY_ORDER, seat, source, effect, rest)] if rest else []
        s.ask_in_order([frame_of(RUN_EFFECT, seat, source, parts[place].number, 1), *later])


class GainResource(ResourcePick):
    """`gain RESOURCE`: one of the player's choice."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        kinds = frame[B] or ALL
        return [kind for kind in range(FOUR) if kinds >> kind & 1]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("same-kind", {"material": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, kinds = frame
        gain(s, s.players[seat], arg, 1, source)
        if left > 1:
            s.ask(RESOURCE, seat, source, left - 1, kinds & ~(1 << arg))


class ConvertFood(ResourcePick):
    """`convert RESOURCE`: food of the income becomes something else, for points (Mercantilism)."""

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [kind for kind in range(FOUR) if kind != FOOD]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.candidates(s, frame)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, left, _ = frame
        p = s.players[seat]
        pay(s, p, FOOD, 1, source)
        gain(s, p, arg, 1, source)
        gain_vp(s, p, CONVERSION_POINTS, source)
        if left > 1:
            s.ask(CONVERT, p.seat, source, left - 1)


class Accept(Word):
    """`accept`: what the question names happens."""

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, operand = frame
        run(s, seat, effect, source, operand)


class ChooseSeat(SeatPick):
    """`seat LETTER`: an opponent."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        seats = frame[B]
        return [seat for seat in range(len(s.players)) if seats >> seat & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, seats = frame
        run(s, seat, effect, source, pack_choice(arg, unpack_seats(seats)[1]))


class ChooseTrack(TrackPick):
    """`track NAME`."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        tracks = frame[B]
        return [track for track in range(s.tracks) if tracks >> track & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, tracks = frame
        run(s, seat, effect, source, pack_choice(arg, unpack_tracks(tracks)[1]))


class ChooseScienceDie(Pick):
    """`die d12` or `die d20`: which science die is rolled (variant, p.15)."""

    def __init__(self) -> None:
        super().__init__("science-die", len(SCIENCE_DICE), ("science-die",))

    def words(self, arg: int) -> str:
        return SCIENCE_DICE[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(len(SCIENCE_DICE))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, operand = frame
        run(s, seat, effect, source, pack_choice(FOUR + arg, operand))


class ChooseSpace(Pick):
    """`to N`: a space of a track (Socialism)."""

    def __init__(self) -> None:
        super().__init__("to", LAST + 1, ("n",))

    def words(self, arg: int) -> str:
        return str(arg)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        spaces = frame[B]
        return [space for space in range(LAST + 1) if spaces >> space & 1]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, spaces = frame
        run(s, seat, effect, source, pack_tracks(arg, unpack_spaces(spaces)[1]))


class ChooseHex(HexPick):
    """`hex NAME`."""

    def mask(self, s: TapestryState, frame: Frame) -> int:
        _, seat, _, effect, operand = frame
        mechanic = EFFECTS[effect]
        assert isinstance(mechanic, HexMechanic)
        return mechanic.cells(s, s.players[seat], operand)

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, effect, operand = frame
        run(s, seat, effect, source, pack_cell(cell_of(s.board, arg), operand))


def rival_positions(s: TapestryState, p: Player) -> list[int]:
    """Opponents' markers (`rival_marker`) on spaces that were not activated in this turn."""
    found: list[int] = []
    for seat in s.others(p.seat):
        other = s.players[seat]
        for track in range(s.tracks):
            for rear, marker in enumerate(markers(other, track)):
                space = space_of(other.marks[marker]) if marker != NONE else 0
                if space and not (p.seat == s.turn and s.activated >> space_index(track, space) & 1):
                    found.append(rival_marker(seat, marker_answer(track, rear)))
    return found


class ChoosePosition(Pick):
    """`position SEAT TRACK`: where an opponent's marker stands."""

    def __init__(self) -> None:
        super().__init__("position", rival_marker(SEATS, 0), ("of", "track"))

    def words(self, arg: int) -> str:
        return f"{letter(rival_of(arg))} {TRACKS[answer_track(answer_of(arg))]}" + ("-rear" if is_rear(arg) else "")

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        rivals = s.others(frame[SEAT])
        foremost = [rival_marker(seat, marker_answer(track, 0)) for seat in rivals for track in range(s.tracks)]
        return foremost + [place for place in rival_positions(s, s.players[frame[SEAT]]) if is_rear(place)]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return rival_positions(s, s.players[frame[SEAT]])

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        trade_position(s, s.players[frame[SEAT]], arg, frame[SOURCE])


class TakeLandmark(Pick):
    """`take-landmark NAME`: any that is still there (Dystopia)."""

    def __init__(self) -> None:
        super().__init__("take-landmark", LANDMARKS, ("landmark",))

    def words(self, arg: int) -> str:
        return BY_KIND["landmark"][arg].name

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [landmark for landmark in range(LANDMARKS) if LANDMARKS_IN[s.whole] >> landmark & 1]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        free = [landmark for landmark in range(LANDMARKS) if s.landmark_left(landmark)]
        return [landmark for landmark in free if not exclusive(s, landmark)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("taken", {"landmark": self.words(arg)})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        gain_landmark(s, s.players[frame[SEAT]], arg, frame[SOURCE])


CHOOSE_PART: Final = ChoosePart()
GAIN_RESOURCE: Final = GainResource("gain")
CONVERT_FOOD: Final = ConvertFood("convert")
ACCEPT: Final = Accept("accept")
DECLINE: Final = Word("decline", DECLINING)
CHOOSE_SEAT: Final = ChooseSeat("seat")
CHOOSE_TRACK: Final = ChooseTrack("track")
CHOOSE_SCIENCE_DIE: Final = ChooseScienceDie()
CHOOSE_SPACE: Final = ChooseSpace()
CHOOSE_HEX: Final = ChooseHex("hex")
CHOOSE_POSITION: Final = ChoosePosition()
TAKE_LANDMARK: Final = TakeLandmark()
