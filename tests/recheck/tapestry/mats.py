"""Advanced capitals a second time (p.13, p.14): plots, districts, and what differs from a basic mat.

Plots: # impassable, w will-o'-the-wisp (impassable, too), o lily pad, g goblin, c centre. Districts by letters, nine
blocks where a mat has none of its own.
"""

from typing import Final

ADVANCED: Final = {
    "archipelago": "...#....# ...#...#. ..###.#.. ###..#... ..#...#.# ...#..### .#####... ##...#... ..#...#..",
    "canyon": "..##..... ...##.... .#..##... ....###.. ##...##.. .....###. ..#...##. .#.....## ......#..",
    "cavern": "##.....## #.......# .....#... ...##.... ...#..... ....##... ..#.....# #......## ##....###",
    "cloud-city": "#...#.... ...##...# ..##.#..# ###...##. .##....#. ..###.#.. ...#.##.. ..#...### ###..#...",
    "mesa": "......... .###..... .###..... .###..##. ......##. ......... ..##..### ..##..### .........",
    "swamp": "...o...#. .o#...... .o#...o.. ..#.o.o#. ....##... .....o... #.....o#. #....o.#. ......o#.",
    "bog": ".......## .w....##. .##...... ..#...#w. .....w... ##....... ##..#.... #.w.#.#.. #......#w",
    "polar": "..#....#. .##....#. .#....#.# ##...#... ..#..#.#. ..#....#. ..#.#..#. ..#.....# .#.......",
    "savanna": "..#.#.... .#..#.#.. ..#....## ...#.#.#. .#....#.. ..#...#.. .#.#...#. ....#..#. .##...#..",
    "veil": "##......# ##..#.... #.#...... #...#..## #..#...#. ...#.#.#. ...#..#.# ...#..... #....#.#.",
    "city-in-a-bottle": "##.#..### .##.#.### ##.#.###. #.#.###.# .####.#.# #.##.###. .#####.#. ##.###..# #.#.##.##",
    "underworld": "##.....## #g..#..g# ...#..... .#....##. ....c.... .##....#. .....#... #g..#..g# ##.....##",
}

AREAS: Final = {
    "archipelago": "aaa.bbbb. aaa.bbb.c aaa..b.cc ...dd.ccc ee.ddd.cc eee.dd... ee....fff ..ggg.fff hh.ggg.ff",
    "cloud-city": ".aaa.bbbb aaa..bbb. aa..c.bb. ...ccc..e d..cccc.e dd...c.ee ddd.f..ee dd.fff... ...ff.ggg",
    "polar": "aaaaaa..b .....a..b cccc.a..b ...c..d.b e..c..d.b e..cc.d.b e.....d.. eeeee.d.. ...ffffff",
    "savanna": "aaa...bb. aaa...bb. ....c.bb. .d..cc... ddd.ccc.. .dd...... ......fff ee....fff eeee.....",
    "veil": "aaabbbccc aaabbbccc aaabbbccc xxxxyyddd xxxyyyddd xxxxyyddd eeexyyyzz eeezyyzzz eeezzzzzz",
    "city-in-a-bottle": "...aaa... ...aaa... ..aaaaa.. .bbcccdd. bbbcccddd bbbcccddd eeeeeffff .eeeefff. ..eeeff..",
    "underworld": "aaaa.bbbb aaaa.bbbb aaaa.bbbb aaaa.bbbb ......... cccc.dddd cccc.dddd cccc.dddd cccc.dddd",
}

PAID: Final = {
    "polar": {"a": 2, "c": 2, "e": 2},
    "veil": {"x": 0, "y": 0},
    "savanna": dict.fromkeys("abcdef", 0),
}
"""How often something is gained for a district at once, where it is not once. An upgrade is no gain."""
PAYS_IN_INCOME_TURNS: Final = ("savanna",)
LINKED: Final = ("underworld",)
WITHOUT_LANDMARKS: Final = ("city-in-a-bottle",)
NOTHING_STICKS_OUT: Final = ("canyon", "cavern")
PADS_FOR_A_POINT: Final = 2
