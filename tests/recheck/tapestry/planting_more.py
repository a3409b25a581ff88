"""Errors to plant: income turns, achievements, tech cards, decks, the ledger, the end."""

from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules import achievements, box, frames, gains, sequence, state, stock
from spielwerk.games.tapestry.rules.actions import cards, conquer, explore, techs
from spielwerk.games.tapestry.rules.capital import building, income_mat
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS
from spielwerk.games.tapestry.rules.catalog import Tech
from spielwerk.games.tapestry.rules.map import pieces as land
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks import advancing, markers
from tests.recheck.tapestry.planting import PLANTS, Patch, nothing, plant, row, rows

__all__ = ["PLANTS"]
"""All errors, those of the other module included."""

# Income turns


@plant
def another_resource_slot(patch: Patch) -> None:
    values = NO_OWN_CARDS.values
    patch.setattr(values, "resource_slots", (0b011011, 0b011101, 0b011011, 0b011011, *values.resource_slots[4:]))


@plant
def another_slot_for_points(patch: Patch) -> None:
    patch.setattr(income_mat, "COUNT_SLOTS", (0, 0b010101, 0b010101, 0b010110))


@plant
def another_number_of_points(patch: Patch) -> None:
    patch.setattr(NO_OWN_CARDS.values, "fixed_points", ((0, 0, 5, 0, 7, 10), *income_mat.FIXED_POINTS[1:]))


@plant
def no_tile_as_income(patch: Patch) -> None:
    patch.setattr(income_mat, "draw_tiles", nothing)


@plant
def no_card_as_income(patch: Patch) -> None:
    patch.setattr(income_mat, "draw_cards", nothing)


@plant
def a_store_of_nine(patch: Patch) -> None:
    patch.setattr(gains, "STORE", 9)


@plant
def no_bonus_for_the_first_in_an_era(patch: Patch) -> None:
    patch.setattr(sequence, "gain_any", nothing)


@plant
def no_card_in_an_income_turn(patch: Patch) -> None:
    ask = TapestryState.ask

    def unless_card(s: TapestryState, kind: int, seat: int, source: int = 0, a: int = 0, b: int = 0) -> None:
        if kind != frames.PLAY or source:
            ask(s, kind, seat, source, a, b)

    patch.setattr(TapestryState, "ask", unless_card)


@plant
def slots_uncovered_from_the_right(patch: Patch) -> None:
    def last_one(s: TapestryState, p: Player, kind: int, source: int) -> None:
        before = p.covered[kind]
        gain_building(s, p, kind, source)
        if before:
            p.covered[kind] = before ^ 1 << before.bit_length() - 1

    gain_building = building.gain_building
    patch.setattr("spielwerk.games.tapestry.rules.effects.kinds.gain_building", last_one)


# Achievements


@plant
def other_points_for_achievements(patch: Patch) -> None:
    patch.setattr(achievements, "ACHIEVEMENT_POINTS", ((9, 5), (14, 10, 5)))


@plant
def no_achievement_for_a_track(patch: Patch) -> None:
    patch.setattr(advancing, "came_onto", nothing)


@plant
def no_achievement_for_toppling(patch: Patch) -> None:
    patch.setattr(land, "toppled_one", nothing)


@plant
def no_achievement_for_the_island(patch: Patch) -> None:
    patch.setattr(conquer, "conquered", nothing)


# Tech cards


@plant
def the_top_row_needs_nothing(patch: Patch) -> None:
    patch.setattr(techs, "condition_met", lambda *_: True)


@plant
def neighbours_do_not_help(patch: Patch) -> None:
    def alone(s: TapestryState, p: Player, card: int) -> bool:
        track, slot, needs, _ = techs.conditions(s, card)
        return markers.position(p, track) >= needs if track >= 0 else not p.covered[slot] >> (needs - 1) & 1

    patch.setattr(techs, "condition_met", alone)


@plant
def the_display_is_not_refilled(patch: Patch) -> None:
    patch.setattr(techs, "refill", nothing)


@plant
def new_tech_cards_in_the_middle_row(patch: Patch) -> None:
    patch.setattr(techs, "take_tech", lambda s, p, card, source: p.middle.append(card))


@plant
def circles_and_squares_exchanged(patch: Patch) -> None:
    for card in rows("tech"):
        assert isinstance(card, Tech)
        circle, square = card.circle, card.square
        patch.setattr(card, "circle", square)
        patch.setattr(card, "square", circle)


# Decks, the ledger, the end


def read_again(patch: Patch) -> None:
    """The box is read off the rows anew, as they are with the error in them."""
    for kept in (box._copies_of, box._brought):
        patch.setattr(box, kept.__name__, kept.__wrapped__)
    patch.setattr(stock, "_kept", {})


@plant
def a_card_too_few(patch: Patch) -> None:
    read_again(patch)
    patch.setattr(row("tapestry", "trap"), "copies", 6)


@plant
def a_discarded_card_is_lost(patch: Patch) -> None:
    patch.setattr(cards, "discard_card", lambda s, p, card, _: p.hand.remove(card))


@plant
def a_tile_drawn_twice(patch: Patch) -> None:
    def put_back(s: TapestryState, p: Player, amount: int, source: int) -> None:
        gains.draw_tiles(s, p, amount, source)
        s.tiles.append(p.tiles[-1])

    patch.setattr(income_mat, "draw_tiles", put_back)


@plant
def a_tech_card_missing(patch: Patch) -> None:
    read_again(patch)
    patch.setattr(row("tech", "radio"), "set", "none")


@plant
def points_without_a_tally(patch: Patch) -> None:
    def untallied(s: TapestryState, p: Player, amount: int, source: int) -> None:
        gains.gain_vp(s, p, amount, source)
        p.tally[0] += 1

    patch.setattr(income_mat, "gain_vp", untallied)


@plant
def points_out_of_nothing(patch: Patch) -> None:
    def untold(s: TapestryState, p: Player, amount: int, source: int) -> None:
        gains.gain_vp(s, p, amount, source)
        p.vp += 1
        p.tally[0] += 1

    patch.setattr(explore, "gain_vp", untold)


@plant
def the_fewest_points_win(patch: Patch) -> None:
    patch.setattr(state, "winners", lambda rated: [min(rated, key=lambda result: result[1])[0]])


@plant
def turns_the_other_way_round(patch: Patch) -> None:
    original = sequence.NextTurn.run

    def skipping(self: sequence.NextTurn, s: TapestryState, frame: Frame) -> None:
        original(self, s, (*frame[:3], (frame[3] + 1) % len(s.players), frame[4]))

    patch.setattr(sequence.NextTurn, "run", skipping)
