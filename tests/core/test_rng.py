"""Random numbers: the published generator, unbiased draws, seeds that do not collide."""

from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core.rng import MASK, Rng, derive


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


def test_games_of_a_run_have_seeds_of_their_own() -> None:
    seeds = {derive(seed, game) for seed in range(20) for game in range(2000)}
    assert len(seeds) == 40_000
    assert all(0 <= seed < 2**52 for seed in seeds)
    assert max(seeds) > MASK
