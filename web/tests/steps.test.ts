import { describe, expect, it } from "vitest";
import { keeping, lengthened, stepped } from "../src/api/steps";
import type { LogEntry, News, Table } from "../src/api/types";

const seat = (number: number, thinking = false) => ({ seat: number, thinking });
const table = (version: number): Table =>
  ({
    version,
    ply: 4,
    to_move: 1,
    mine: [0],
    my_turn: false,
    seats: [seat(0), seat(1, true)],
    view: { game: "go", map: { A1: null }, players: [{ coins: 1 }, { coins: 2 }] },
  }) as unknown as Table;
const news = (more: Partial<News>): News => ({ version: 9, since: 5, until: 7, changes: [], log: [], ...more });
const row = (ply: number): LogEntry => ({ ply }) as LogEntry;

describe("steps", () => {
  it("change what they name and leave everything else as it was", () => {
    const before = table(6);
    const after = stepped(
      before,
      news({
        changes: [
          [["to_move"], 0],
          [["view", "players", 1, "coins"], 3],
          [["view", "map", "A1"], "house"],
        ],
      }),
    )!;
    expect(after.view).toEqual({ game: "go", map: { A1: "house" }, players: [{ coins: 1 }, { coins: 3 }] });
    expect((after.view["players"] as unknown[])[0]).toBe((before.view["players"] as unknown[])[0]);
    expect([after.version, after.my_turn]).toEqual([9, true]);
    expect(before).toEqual(table(6));
  });

  it("set nothing, and let a bot that has answered think no longer", () => {
    expect(stepped(table(5), news({ changes: [[["view", "map"], null]] }))!.view["map"]).toBeNull();
    expect(stepped(table(5), news({ changes: [[["to_move"], 0]] }))!.seats.map((one) => one.thinking)).toEqual([false, false]);
    expect(stepped(table(5), news({}))!.seats.map((one) => one.thinking)).toEqual([false, true]);
  });

  it("lead on from the versions they name alone", () => {
    expect(stepped(table(4), news({}))).toBeNull();
    expect(stepped(table(8), news({}))).toBeNull();
    expect(stepped(table(6), { version: 9, ply: 5, to_move: 0 })).toBeNull();
  });
});

describe("what came", () => {
  it("keeps every part that is alike, and is new where something changed", () => {
    const old = { players: [{ coins: 1, books: [1] }, { coins: 2, books: [2] }], round: 1 };
    const came = keeping(old, { players: [{ coins: 1, books: [1] }, { coins: 3, books: [2] }], round: 1 });
    expect(came).toEqual({ players: [{ coins: 1, books: [1] }, { coins: 3, books: [2] }], round: 1 });
    expect(came.players[0]).toBe(old.players[0]);
    expect(came.players[1]).not.toBe(old.players[1]);
    expect(came.players[1]!.books).toBe(old.players[1]!.books);
    expect(old.players[1]!.coins).toBe(2);
  });

  it("is the old one where nothing changed, and never where something is missing or of another kind", () => {
    const old = { a: [1, 2], b: null as number[] | null, c: undefined as undefined | number };
    expect(keeping(old, { a: [1, 2], b: null, c: undefined })).toBe(old);
    expect(keeping(old, { a: [1], b: null, c: undefined })).toEqual({ a: [1], b: null, c: undefined });
    expect(keeping(old, { a: [1, 2], b: [], c: undefined })).toEqual({ a: [1, 2], b: [], c: undefined });
    expect(Object.keys(keeping<object>(old, { a: [1, 2], b: null, d: undefined }))).toEqual(["a", "b", "d"]);
    expect(keeping<unknown>([], {})).toEqual({});
    expect(keeping(undefined, 3)).toBe(3);
  });
});

describe("a log", () => {
  it("goes on with newer rows, which count", () => {
    expect(lengthened([row(3), row(4)], [row(4), row(5)], 4).map((entry) => entry.ply)).toEqual([3, 4, 5]);
  });

  it("begins anew behind a gap", () => {
    expect(lengthened([row(3)], [row(9)], 9).map((entry) => entry.ply)).toEqual([9]);
    expect(lengthened([], [row(9)], 9).map((entry) => entry.ply)).toEqual([9]);
  });
});
