"""Random numbers: the published generator, unbiased draws, seeds that do not collide."""

from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.rng import LARGEST_SEED, MASK, WARM_UP, Rng, _mix, derive


def sfc32(a: int, b: int, c: int, d: int) -> tuple[int, tuple[int, int, int, int]]:
    """The generator as published, on unbounded integers."""
    result = (a + b + d) % 2**32
    return result, (
        b ^ (b >> 9),
        (c + (c << 3)) % 2**32,
        (((c << 21) | (c >> 11)) % 2**32 + result) % 2**32,
        (d + 1) % 2**32,
    )


@given(st.integers(0, 2**52))
def test_next_follows_the_published_generator(seed: int) -> None:
    rng = Rng(seed)
    words = tuple(rng.dump())
    for _ in range(5):
        expected, words = sfc32(*words)
        assert rng.next() == expected
        assert tuple(rng.dump()) == words


@given(st.integers(0, 2**52), st.integers(1, 60))
def test_below_stays_in_range_and_copies_go_their_own_way(seed: int, n: int) -> None:
    rng = Rng(seed)
    twin = rng.copy()
    drawn = [rng.below(n) for _ in range(20)]
    assert all(0 <= value < n for value in drawn)
    assert [twin.below(n) for _ in range(20)] == drawn


def test_every_order_of_three_is_about_equally_likely() -> None:
    rng = Rng(1)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(st.integers(0, 2**64 - 1))
def test_a_seed_of_64_bits_begins_as_it_always_did(seed: int) -> None:
    words = (seed % 2**32, seed >> 32, _mix(seed % 2**32) ^ 0x2545F491, 1)
    for _ in range(WARM_UP):
        _, words = sfc32(*words)
    assert tuple(Rng(seed).dump()) == words


@given(st.integers(0, LARGEST_SEED), st.integers(0, 127))
def test_every_bit_of_a_seed_counts(seed: int, bit: int) -> None:
    """The generator's steps can be undone, so other first words mean another state for ever."""
    other = seed ^ (1 << bit)
    assert Rng(seed).dump() != Rng(other).dump()
    assert derive(seed, 1) != derive(other, 1)
    assert 0 <= derive(seed, 1) < 2**52


def test_seeds_that_differ_in_a_high_bit_only_begin_differently() -> None:
    assert len({Rng(5 + (1 << bit)).next() for bit in range(64, 128)}) == 64


def test_games_of_a_run_have_seeds_of_their_own() -> None:
    seeds = {derive(seed, game) for seed in range(20) for game in range(2000)}
    assert len(seeds) == 40_000
    assert all(0 <= seed < 2**52 for seed in seeds)
    assert max(seeds) > MASK
