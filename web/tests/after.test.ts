import { describe, expect, it } from "vitest";
import { ticks } from "../src/after/axes";
import { inWords } from "../src/after/inWords";
import { following } from "../src/after/playing.svelte";
import { grouped, type Result } from "../src/after/results";
import type { LogEntry } from "../src/api/types";

const entry = (ply: number, role: string, events = 0): LogEntry => ({ ply, role, events: Array.from({ length: events }) }) as unknown as LogEntry;

describe("what comes after a game", () => {
  it("has round numbers on its axes", () => {
    expect(ticks(0, 148)).toEqual([0, 50, 100, 150]);
    expect(ticks(110, 158)).toEqual([110, 120, 130, 140, 150, 160]);
    expect(ticks(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });

  it("passes over ends of turns that say nothing", () => {
    const rows = [entry(0, "action"), entry(1, "ending"), entry(2, "action"), entry(3, "ending", 1)];
    expect(following(rows, 0, 4)).toBe(1);
    expect(following(rows, 1, 4)).toBe(3);
    expect(following(rows, 3, 4)).toBe(4);
  });

  it("says once what is done several times", () => {
    const texts = { format: (id: string) => id };
    const step = (id: string, role = "action") => ({ id, args: {}, role }) as never;
    expect(inWords([step("a"), step("a"), step("b"), step("end", "ending")], texts)).toBe("2 × a › b");
    expect(inWords([step("end", "ending")], texts)).toBe("end");
  });

  it("counts games by what was played", () => {
    const result = (points: number, won: boolean, faction: string): Result => ({ id: String(points), game: "g", at: 0, points, place: 1, won, players: 2, others: [], played: { faction: [faction] } });
    const found = grouped([result(10, true, "x"), result(20, false, "x"), result(5, false, "y")], (one) => one.played["faction"]!);
    expect(found).toEqual([
      { name: "x", games: 2, wins: 1, mean: 15, best: 20 },
      { name: "y", games: 1, wins: 0, mean: 5, best: 5 },
    ]);
  });
});
