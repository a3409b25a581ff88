import { describe, expect, it } from "vitest";
import { hearing, type Live } from "../src/api/live";
import type { Clause, LogEntry, Offer } from "../src/api/types";
import { glyph, lines } from "../src/games/terra/glyphs";
import { centre, neighbour, outline, place, WIDTH } from "../src/lib/hexes";
import { objectionTo } from "../src/learn/pointing";
import { mediumLevel } from "../src/lobby/quick";
import { consequence, cost, gifts, shifts } from "../src/table/deciding/consequence";
import { recentHexes } from "../src/table/session/recent";
import { motif } from "../src/table/map/motifs";
import { byTarget, byVerb, chief, keyOf, mainTarget } from "../src/table/session/targets";

const offer = (verb: string, args: Offer["args"]): Offer => ({
  move: 0,
  notation: verb,
  verb,
  role: "action",
  id: `move-${verb}`,
  args,
  events: [],
  warnings: [],
  reveals: false,
  then: [],
});

describe("hexes", () => {
  it("stand in rows, odd ones half a hex to the right", () => {
    expect(centre(1, 0).x - centre(0, 0).x).toBeCloseTo(WIDTH / 2);
    expect(outline(centre(0, 0)).split(" ")).toHaveLength(6);
  });

  it("know their neighbours and names", () => {
    expect(place("B13")).toEqual([1, 12]);
    expect(neighbour(0, 3, 1)).toEqual([1, 3]);
    expect(neighbour(1, 3, 2)).toEqual([2, 3]);
    for (let way = 0; way < 6; way++) {
      const [row, column] = neighbour(4, 4, way);
      expect(neighbour(row, column, (way + 3) % 6)).toEqual([4, 4]);
    }
  });
});

describe("targets", () => {
  it("prefer the place on the map", () => {
    expect(mainTarget(offer("upgrade", { hex: "E4", building: "guild" }))).toBe("hex-E4");
    expect(mainTarget(offer("use", { component: "palace-2" }))).toBe("palace-2");
    expect(mainTarget(offer("pass", { bonus: "coins-6" }))).toBe("bonus-coins-6");
    expect(mainTarget(offer("end", {}))).toBeNull();
  });

  it("gather answers", () => {
    const offers = [offer("build", { hex: "A1" }), offer("transform", { hex: "A1", terrain: "lake" }), offer("build", { hex: "A2" })];
    expect(byTarget(offers).get("hex-A1")).toHaveLength(2);
    expect(byVerb(offers).map((group) => [group.verb, group.answers.length])).toEqual([
      ["build", 2],
      ["transform", 1],
    ]);
  });
});

describe("consequences", () => {
  const paid = { id: "event-paid", args: { seat: "A", resource: "coins", n: 2, source: "rule-cost" } };
  const scored = { id: "event-gained", args: { seat: "A", resource: "vp", n: 3, source: "round-tile-guild-law" } };
  const foreign = { id: "event-gained", args: { seat: "B", resource: "power", n: 1, source: "neighbours-neighbours" } };

  it("sum up numbers and keep the source of points", () => {
    const found = consequence([paid, paid, scored, foreign], "A");
    expect(found.changes).toEqual([
      { resource: "coins", by: -4 },
      { resource: "vp", by: 3 },
    ]);
    expect(found.points).toEqual([{ n: 3, source: "round-tile-guild-law" }]);
    expect(found.others).toEqual([foreign]);
  });

  it("tell what others get at once", () => {
    expect(gifts([foreign, foreign, { id: "event-built", args: { seat: "B", hex: "A1" } }])).toEqual([{ seat: "B", resource: "power", by: 2 }]);
  });

  it("show values before and after", () => {
    const values = [
      { seat: 0, path: ["bowls"], before: [5, 5, 1], after: [4, 6, 1] },
      { seat: 0, path: ["books", "law"], before: 0, after: 1 },
      { seat: 0, path: ["resources", "food"], before: 2, after: 1 },
      { seat: 0, path: ["stock", "guild"], before: 4, after: 3 },
      { seat: 1, path: ["coins"], before: 4, after: 3 },
    ];
    expect(shifts(values, 0)).toEqual([
      { head: "bowls", icon: "power", detail: "", before: "5·5·1", after: "4·6·1" },
      { head: "books", icon: "book", detail: "law", before: "0", after: "1" },
      { head: "resources", icon: "food", detail: "", before: "2", after: "1" },
    ]);
  });

  it("tell the price", () => {
    expect(cost([paid, scored], "A")).toEqual([{ resource: "coins", by: -2 }]);
  });
});

describe("what happened lately", () => {
  const entry = (ply: number, seat: number, hex: string): LogEntry => ({
    ply,
    seat,
    notation: "",
    verb: "build",
    role: "action",
    id: "move-build",
    args: { hex },
    rule: "",
    by: "player",
    at: 0,
    events: [],
    deeds: [],
  });
  const log = [entry(0, 0, "A1"), entry(1, 1, "B1"), entry(2, 2, "C1")];

  it("is what others did since my last answer", () => {
    expect([...recentHexes(log, [0])]).toEqual([
      ["B1", 1],
      ["C1", 2],
    ]);
  });

  it("is the last turn where I play all seats", () => {
    expect([...recentHexes(log, [0, 1, 2])]).toEqual([["C1", 2]]);
  });
});

describe("pictures of effects", () => {
  const clause = (when: string, id: string, args: Clause["args"]): Clause => ({ when, when_args: {}, id, args });

  it("draw what is gained", () => {
    expect(glyph(clause("now", "effect-gain-tools", { n: 2 }))).toEqual({ icon: "tools", n: 2 });
    expect(glyph(clause("on-pass", "effect-points-per-guilds", { n: 2 }))).toMatchObject({ icon: "vp", per: "guild" });
  });

  it("draw a scale as one", () => {
    const scale = [4, 8].map((n) => clause("now", "effect-table-bridges", { n, points: n * 2 }));
    expect(lines(scale)).toEqual([{ when: "now", glyphs: [{ icon: "vp", n: "8·16", per: "bridge" }] }]);
  });
});

describe("live events", () => {
  it("are read, comments are not", () => {
    const heard: Live[] = [];
    const hear = hearing((live) => heard.push(live));
    for (const piece of [": still here\r\n\r\nid: 4\r\neve", 'nt: ply\r\ndata: {"version": 4, "ply": 2, "to_mo', 've": 1}\r\n\r', "\nevent: seats\ndata: {}\n\n"]) hear(piece);
    expect(heard).toEqual([{ event: "ply", version: 4, ply: 2, to_move: 1 }, { event: "seats" }]);
  });
});

describe("quick game", () => {
  it("takes the middle level", () => {
    expect(mediumLevel(["easy", "medium", "hard"])).toBe("medium");
    expect(mediumLevel(["a", "b", "c"])).toBe("b");
  });
});

describe("the coach", () => {
  const step = { at: 0, say: "", point: [], expect: ["build D6", "upgrade"], wrong: { transform: "elsewhere", "transform C5": "dear" } };

  it("takes what the chapter expects", () => {
    expect(objectionTo(step, "build D6")).toBeNull();
    expect(objectionTo(step, "upgrade D6 guild")).toBeNull();
  });

  it("objects to the rest, as nearly as it can", () => {
    expect(objectionTo(step, "transform A1 desert")?.args["say"]).toBe("elsewhere");
    expect(objectionTo(step, "transform C5 desert")?.args["say"]).toBe("dear");
    expect(objectionTo(step, "build D60")?.args["say"]).toBe("");
  });
});

describe("a choice of several answers", () => {
  const one = { ...offer("transform E4 swamp", { hex: "E4", terrain: "swamp", spades: 1 }) };
  const home = { ...offer("transform E4 lake", { hex: "E4", terrain: "lake", spades: 2 }) };
  const whole = { ...home, then: ["build E4"] };

  it("is told apart from its first answer", () => {
    expect(keyOf(home)).not.toBe(keyOf(whole));
  });
  it("has the price that people ask for; without it, the way home has", () => {
    expect(chief([one, home, whole])).toBe(whole);
    expect(chief([one, home])).toBe(home);
    expect(chief([])).toBeUndefined();
  });
});

describe("land", () => {
  const at = { x: 0, y: 0 };
  it("is drawn alike each time and differs from hex to hex", () => {
    expect(motif("forest", 7, at, false)).toEqual(motif("forest", 7, at, false));
    expect(motif("forest", 7, at, false)).not.toEqual(motif("forest", 8, at, false));
  });
  it("leaves room for a building", () => {
    const shapes = (built: boolean): number => motif("forest", 7, at, built).shade.split("M").length;
    expect(shapes(true)).toBe(shapes(false) - 1);
  });
});
