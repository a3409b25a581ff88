import { expect, test } from "vitest";
import { blocks, found, pieces, wordsOf } from "../src/rules/search";

test("lines with a hyphen are a list, others paragraphs", () => {
  expect(blocks("One.\n- a\n- b\nTwo.")).toEqual([
    { items: ["One."], list: false },
    { items: ["a", "b"], list: true },
    { items: ["Two."], list: false },
  ]);
});

test("every word must occur, wherever it stands", () => {
  const row = { name: "x", title: "Power", text: "Three bowls.", pages: [], rulings: [], shows: [], cases: [] };
  const nothing = (): string => "";
  expect(found(row, wordsOf(" BOWL  power "), nothing)).toBe(row);
  expect(found(row, wordsOf("bowl coin"), nothing)).toBe(null);
});

test("components that have it are found without the others", () => {
  const row = { name: "x", title: "Palaces", text: "You choose one.", pages: [], rulings: [], shows: ["palace-1", "palace-2"], cases: [] };
  const said = (id: string): string => (id === "palace-2" ? "Palace 2: 3 Coins" : "Palace 1: a bridge");
  expect(found(row, wordsOf("coin"), said)?.shows).toEqual(["palace-2"]);
  expect(found(row, wordsOf("choose"), said)?.shows).toEqual(row.shows);
  expect(found(row, wordsOf("scholar"), said)).toBe(null);
});

test("what was found is marked, signs of patterns are signs", () => {
  expect(pieces("A (b) a", wordsOf("a"))).toEqual([
    { text: "A", found: true },
    { text: " (b) ", found: false },
    { text: "a", found: true },
  ]);
  expect(pieces("1+1", ["+"])).toContainEqual({ text: "+", found: true });
  expect(pieces("text", [])).toEqual([{ text: "text", found: false }]);
});
