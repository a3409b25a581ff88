import { describe, expect, it } from "vitest";
import { type Result, resultOf } from "../src/after/results";
import { type Scene, tableOf } from "../src/companion/scene";
import { ahead, best, cell, soloGames, streaks } from "../src/records/book";

const game = (at: number, points: number, hers: number, level = 1, board = "lake", bot = "automa"): Result => ({
  id: String(at),
  game: "age-of-innovation",
  at,
  points,
  place: 1,
  won: points > hers,
  players: 2,
  others: [{ name: "", bot, points: hers }],
  played: { board: [board] },
  solo: bot === "automa" ? { opponent: "druids", level } : null,
});

describe("the record book", () => {
  const found = soloGames([game(3, 90, 80), game(1, 100, 80), game(2, 70, 80), game(4, 95, 80, 2), game(5, 200, 1, 1, "lake", "hard")]);

  it("holds games against automatic opponents alone, the oldest first", () => {
    expect(found.map((result) => result.at)).toEqual([1, 2, 3, 4]);
  });

  it("leaves out games whose seed somebody chose", () => {
    expect(soloGames([{ ...game(1, 100, 80), rated: false }, { ...game(2, 90, 80), rated: true }]).map((result) => result.at)).toEqual([2]);
  });

  it("holds sittings at a real board", () => {
    const scene = { game: "tapestry", lines: [], automatic: ["", "automa"], over: true, scores: [90, 80], winners: [0], view: {} } as unknown as Scene;
    const told = resultOf(tableOf(scene, { automa: "automa", automa_level: 2 }, ["Mira", ""]));
    expect(soloGames([told]).map((result) => [result.points, result.solo.level])).toEqual([[90, 2]]);
  });

  it("knows streaks and the own best", () => {
    expect(streaks(found)).toEqual({ now: 2, longest: 2 });
    expect(streaks(found.slice(0, 2))).toEqual({ now: 0, longest: 1 });
    expect(best(found)?.points).toBe(100);
  });

  it("marks a board at a level as beaten by one win, with the best lead", () => {
    expect(cell(found, "board", "lake", 1)).toEqual({ games: 3, won: true, ahead: 20 });
    expect(cell(found, "board", "lake", 3)).toBeNull();
    expect(cell(found, "board", "forest", 1)).toBeNull();
    expect(ahead(found[1]!)).toBe(-10);
  });
});
