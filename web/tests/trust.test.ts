import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Note, Proof, Seat, Table, TableLine } from "../src/api/types";
import { sha256 } from "../src/lib/sha256";
import { removal } from "../src/lobby/removal";
import type { Doing } from "../src/table/log/deeds";
import { logRows } from "../src/table/log/rows";
import { findings } from "../src/table/ending/seal";

describe("the hash of a promise", () => {
  it("is SHA-256, whatever the length", () => {
    for (const text of ["", "abc", "ü€𝄞", ...[55, 56, 63, 64, 65, 200].map((n) => "x".repeat(n))])
      expect([text, sha256(text)]).toEqual([text, createHash("sha256").update(text).digest("hex")]);
  });
});

describe("a promise", () => {
  const seal = { origin: "drawn", chooser: "", rated: true, seed: "340282366920938463463374607431768211455", nonce: "00ff" };
  const table = { commitment: sha256(`${seal.nonce}:${seal.seed}`), seal } as Table;
  const proof: Proof = { commitment: table.commitment, seed: seal.seed, nonce: seal.nonce, drawn: true, answers: 7, of: 7 };
  const good = (...given: Parameters<typeof findings>): (boolean | null)[] => findings(...given).map((one) => one.good);

  it("is kept where everything fits", () => {
    expect(good(table, proof, table.commitment)).toEqual([true, true, true, true]);
    expect(good(table, proof, undefined)).toEqual([true, null, true, true]);
  });

  it("is broken by another seed, another commitment, another set-up or another answer", () => {
    expect(good({ ...table, seal: { ...table.seal, seed: "1" } }, proof, table.commitment)[0]).toBe(false);
    expect(good(table, proof, "other")[1]).toBe(false);
    expect(good(table, { ...proof, drawn: false, answers: 3 }, table.commitment).slice(2)).toEqual([false, false]);
  });
});

describe("the way out of a list", () => {
  const seat = (kind: Seat["kind"], claimed: boolean, mine: boolean): Seat => ({ kind, claimed, mine }) as Seat;
  const line = (over: boolean, host: boolean, ...seats: Seat[]): TableLine =>
    ({ over, host, seats, left: [], mine: seats.some((one) => one.mine) ? [0] : [] }) as unknown as TableLine;

  it("deletes nobody else's game", () => {
    expect(removal(line(false, true, seat("human", true, true), seat("bot", true, false)))).toBe("delete");
    expect(removal(line(false, true, seat("human", true, true), seat("human", false, false)))).toBe("delete");
    expect(removal(line(false, true, seat("human", true, true), seat("human", true, false)))).toBe("leave");
    expect(removal(line(false, false, seat("human", true, true), seat("bot", true, false)))).toBe("leave");
    expect(removal(line(true, true, seat("human", true, true), seat("human", true, false)))).toBe("forget");
  });
});

describe("notes", () => {
  it("stand before the answer that came after them", () => {
    const deeds = [0, 1, 2].map((ply) => ({ key: `p${ply}`, entry: { ply } }) as Doing);
    const notes = [0, 2, 2, 3].map((ply, number) => ({ ply, number }) as Note);
    expect(logRows(deeds, notes).map((row) => row.key)).toEqual(["n0", "p0", "p1", "n1", "n2", "p2", "n3"]);
  });
});
