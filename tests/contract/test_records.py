"""Records: replayed and written again they are the same bytes, on every run."""

from spielwerk.core.record import Record, parse, replay
from spielwerk.core.state import State
from tests.contract.variants import Player, Variant, every_player_count, every_variant


def recorded(variant: Variant, seed: int) -> tuple[Record, State]:
    record, state = variant.begin(seed)
    player = Player(seed)
    while state.seat >= 0:
        move = player.choose(state)
        record.add(state.seat, state.notation(move))
        state.play(move)
    return record, state


@every_variant
def test_a_record_replays_to_the_same_end(variant: Variant) -> None:
    record, state = recorded(variant, 21)
    text = record.write()
    again = parse(text)
    assert again.write() == text
    assert variant.game.dump(replay(variant.game, again)) == variant.game.dump(state)


@every_player_count
def test_equal_seeds_give_equal_bytes_and_others_do_not(variant: Variant) -> None:
    first, second, other = (recorded(variant, seed)[0].write() for seed in (22, 22, 23))
    assert first == second
    assert first != other


@every_player_count
def test_a_record_can_be_replayed_part_of_the_way(variant: Variant) -> None:
    record, _ = recorded(variant, 24)
    plies = len(record.answers)
    state = variant.new(24)
    for ply, (seat, notation, _) in enumerate(record.answers):
        if ply % (plies // 5) == 0:
            assert variant.game.dump(replay(variant.game, record, ply)) == variant.game.dump(state)
        assert state.seat == seat
        state.play(state.parse(notation))
