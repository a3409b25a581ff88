import { describe, expect, it } from "vitest";
import type { LogEntry, Message, Ruled } from "../src/api/types";
import { deedsOf, joinedIn, retold, sentence, spoken } from "../src/table/log/deeds";
import { Texts } from "../src/texts/texts";

const texts = new Texts(
  "en",
  [
    `
event-explored = { $seat } explores { $hex }
event-built = { $seat } builds on { $hex }
    .after-transformed = { $seat } digs and builds on { $hex }
event-transformed = { $seat } digs { $hex }
event-round-began = Round { $n }
event-drew = { $seat } draws { $component }
event-stepped = { $seat } reaches { $level }
deed-pass = { $seat } passes
move-predict = Predict { $n }
resource-vp = points
    .counted = { $n } points
resource-worker = workers
    .counted = { $n } worker
resource-coin = coins
    .counted = { $n } coins
`,
  ],
  { A: "Ada", B: "Bo" },
);
const ui = new Texts("en", ["log-plain = { $name }: { $answer }\nlog-answer = Unseen: { $notation }\nlog-through = { $name } benefits from { $what }"]);

const event = (id: string, args: Message["args"]): Ruled => ({ id: `event-${id}`, args, rule: "" });
const gained = (resource: string, n: number, seat = "A"): Ruled => event("gained", { seat, resource, n });
const paid = (resource: string, n: number, seat = "A"): Ruled => event("paid", { seat, resource, n });

let ply = 0;
function entry(verb: string, events: Ruled[] = [], deeds: string[] = [], more: Partial<LogEntry> = {}): LogEntry {
  const seat = more.seat ?? 0;
  const own = { seat: "AB"[seat]! };
  return {
    ply: ply++,
    seat,
    notation: verb,
    verb,
    role: "action",
    id: `move-${verb}`,
    args: {},
    rule: "",
    by: "player",
    at: 0,
    events,
    deeds: deeds.map((id) => {
      const at = events.findIndex((one) => one.id === id);
      return { id, args: at < 0 ? own : events[at]!.args, at };
    }),
    ...more,
  };
}
const end = (events: Ruled[] = [], deeds: string[] = [], seat = 0): LogEntry => entry("end", events, deeds, { role: "ending", seat });
const say = (log: LogEntry[]): string[] => deedsOf(log, joinedIn(texts)).map((row) => (row.seat < 0 ? row.told[0]!.id : spoken(sentence(row, texts, ui, "en"), texts)));

describe("deeds", () => {
  it("say what came of an automatic turn that nobody chose", () => {
    const drew = event("drew", { seat: "B", component: "card 6" });
    const turn = (...events: Ruled[]): LogEntry => entry("automa-turn", events, [], { role: "automa", seat: 1, by: "bot" });
    expect(say([turn(drew, event("stepped", { seat: "B", level: 2 }), gained("vp", 1, "B"))])).toEqual(["Bo reaches 2: 1 points."]);
    expect(say([turn(drew, gained("vp", 3, "B"))])).toEqual(["Bo draws card 6: 3 points."]);
  });

  it("tell in one sentence what was asked for in many answers", () => {
    const explored = event("explored", { seat: "A", hex: "E3" });
    const log = [entry("tile"), entry("explore"), entry("rotate", [explored, gained("vp", 3)], ["event-explored"]), entry("gain", [gained("worker", 1)]), end()];
    expect(say(log)).toEqual(["Ada explores E3: 3 points and 1 worker."]);
    expect(deedsOf(log, () => false)[0]!.steps.filter((step) => step.answered).map((step) => step.entry.verb)).toEqual(["tile", "explore", "rotate", "gain"]);
  });

  it("have their price, also where it was paid before", () => {
    const built = event("built", { seat: "A", hex: "B2" });
    expect(say([entry("build", [paid("coin", 2), built, gained("vp", 2)], ["event-built"]), end()])).toEqual(["Ada builds on B2 (2 coins): 2 points."]);
  });

  it("go on as long as they are the same", () => {
    const log = [entry("pass", [gained("vp", 1), gained("coin", 1)], ["deed-pass"]), entry("pass", [gained("vp", 2)], ["deed-pass"]), end()];
    expect(say(log)).toEqual(["Ada passes: 3 points and 1 coins."]);
  });

  it("stay the same things as long as nothing comes to them", () => {
    const log = [entry("pass", [], ["deed-pass"], { seat: 1 }), entry("build", [event("built", { seat: "A", hex: "B2" })], ["event-built"])];
    const before = deedsOf(log, () => false);
    const after = retold(before, deedsOf([...log, entry("gain", [gained("vp", 3)])], () => false));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(spoken(sentence(after[1]!, texts, ui, "en"), texts)).toBe("Ada builds on B2: 3 points.");
  });

  it("leave out what was merely exchanged", () => {
    const log = [entry("pass", [], ["deed-pass"]), entry("convert", [paid("worker", 1), gained("coin", 1)], [], { role: "converting" }), end()];
    expect(say(log)).toEqual(["Ada passes."]);
  });

  it("are one sentence where both are about one place", () => {
    const dug = (hex: string): LogEntry => entry("dig", [event("transformed", { seat: "A", hex, terrain: "lake" })], ["event-transformed"]);
    const built = (hex: string): LogEntry => entry("build", [event("built", { seat: "A", hex, source: "x" })], ["event-built"]);
    expect(say([dug("C1"), built("C1"), end()])).toEqual(["Ada digs and builds on C1."]);
    expect(say([dug("C1"), built("D1"), end()])).toEqual(["Ada digs C1.", "Ada builds on D1."]);
    expect(say([dug("C1"), end(), built("C1"), end()])).toEqual(["Ada digs C1.", "Ada builds on C1."]);
  });

  it("of the next player may begin when a turn ends", () => {
    const explored = event("explored", { seat: "B", hex: "F1" });
    const log = [entry("pass", [], ["deed-pass"]), end([explored, gained("vp", 1, "B")], ["event-explored"]), entry("gain", [gained("coin", 1, "B")], [], { seat: 1 })];
    expect(say(log)).toEqual(["Ada passes.", "Bo explores F1: 1 points and 1 coins."]);
  });

  it("stand for answers that led to nothing", () => {
    expect(say([entry("predict", [], [], { args: { n: 8 } }), end()])).toEqual(["Ada: Predict 8."]);
    expect(say([entry("hidden", [], [], { id: "" }), end()])).toEqual(["Ada: Unseen: hidden."]);
  });

  it("give everybody's gains of a round to the round", () => {
    const log = [entry("pass", [], ["deed-pass"]), end([event("round-began", { n: 2 }), gained("coin", 5, "A"), gained("coin", 3, "B")], ["event-round-began"])];
    expect(say(log)).toEqual(["Ada passes.", "event-round-began"]);
    expect(deedsOf(log, () => false)[1]!.sums.get(1)!.get("coin")).toBe(3);
  });

  it("tell what an answer in somebody else's turn brought, and by what", () => {
    const built = event("built", { seat: "A", hex: "B2" });
    const log = [
      entry("build", [built], ["event-built"]),
      entry("gain", [{ ...gained("coin", 1, "B"), args: { seat: "B", resource: "coin", n: 1, source: "card-6" } }], [], { seat: 1 }),
      entry("bonus", [gained("vp", 3)]),
      end(),
    ];
    expect(say(log)).toEqual(["Ada builds on B2: 3 points.", "Bo benefits from card-6: 1 coins."]);
  });

  it("take in answers of others that came to nothing", () => {
    const log = [entry("build", [event("built", { seat: "A", hex: "B2" })], ["event-built"]), entry("decline", [], [], { seat: 1 }), entry("bonus", [gained("vp", 3)]), end()];
    expect(say(log)).toEqual(["Ada builds on B2: 3 points."]);
    expect(deedsOf(log, () => false)[0]!.steps.map((step) => step.entry.verb)).toEqual(["build", "build", "decline", "bonus"]);
  });

  it("tell what others scored by them", () => {
    expect(say([entry("build", [event("built", { seat: "A", hex: "B2" }), gained("vp", 4, "B")], ["event-built"]), end()])).toEqual(["Ada builds on B2. Bo: 4 points."]);
  });

  it("give choices of an income to the round in which they are asked", () => {
    const round = [event("round-began", { n: 2 }), gained("coin", 5, "A")];
    const log = [entry("pass", [], ["deed-pass"]), end(round, ["event-round-began"]), entry("book", [gained("worker", 1, "B")], [], { seat: 1 }), entry("book", [gained("worker", 2)])];
    expect(say([...log, entry("build", [event("built", { seat: "B", hex: "B2" })], ["event-built"], { seat: 1 })])).toEqual(["Ada passes.", "event-round-began", "Bo builds on B2."]);
    expect(deedsOf(log, () => false)[1]!.sums.get(1)!.get("worker")).toBe(1);
  });

  it("begin with their price and with what left no choice", () => {
    const wasted = event("lost", { seat: "A", resource: "coin", n: 1 });
    const log = [entry("pass", [], ["deed-pass"]), entry("build", [wasted, paid("coin", 2), event("built", { seat: "A", hex: "B2" })], ["event-built"]), end()];
    expect(say(log)).toEqual(["Ada passes.", "Ada builds on B2 (2 coins)."]);
  });

  it("have one pair of brackets", () => {
    const stepped = event("stepped", { seat: "A", level: "3 (by ship)" });
    expect(say([entry("step", [paid("coin", 2), stepped], ["event-stepped"]), end()])).toEqual(["Ada reaches 3 (by ship; 2 coins)."]);
  });
});
