import { expect, test } from "vitest";
import { blocks, matches, pieces, wordsOf } from "../src/rules/search";

test("lines with a hyphen are a list, others paragraphs", () => {
  expect(blocks("One.\n- a\n- b\nTwo.")).toEqual([
    { items: ["One."], list: false },
    { items: ["a", "b"], list: true },
    { items: ["Two."], list: false },
  ]);
});

test("every word must occur, wherever it stands", () => {
  const row = { name: "x", title: "Power", text: "Three bowls.", pages: [], rulings: [], shows: [], cases: [] };
  expect(matches(row, wordsOf(" BOWL  power "), [])).toBe(true);
  expect(matches(row, wordsOf("bowl coin"), [])).toBe(false);
  expect(matches(row, wordsOf("bowl coin"), ["Coins"])).toBe(true);
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
