/** The browser's texts against the examples that core/texts.py is held against, from the same Fluent files. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Facts } from "../src/api/types";
import { Texts, messageId } from "../src/texts/texts";

const root = join(import.meta.dirname, "..", "..");
const folders = ["src/spielwerk/texts", "src/spielwerk/games/age_of_innovation/texts"];

function read(language: string): string[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder, language)).filter((name) => name.endsWith(".ftl"));
    return files.map((name) => readFileSync(join(root, folder, language, name), "utf8"));
  });
}

interface Example {
  why: string;
  language: string;
  id: string;
  args: Facts;
  text: string;
}

const examples = JSON.parse(readFileSync(join(root, "tests/texts/examples.json"), "utf8")) as Example[];

describe("texts", () => {
  for (const { why, language, id, args, text } of examples) {
    it(`${id} (${language}): ${why}`, () => {
      expect(new Texts(language, read(language), { B: "Bea" }).format(id, args)).toBe(text);
    });
  }

  it("gives every moment of a component one line", () => {
    const clauses = [
      { when: "now", when_args: {}, id: "effect-gain-coins", args: { n: 1 } },
      { when: "income", when_args: {}, id: "effect-gain-power", args: { n: 2 } },
      { when: "now", when_args: {}, id: "effect-books", args: { n: 2 } },
    ];
    const lines = ["At once: 1 coin; 2 books of your choice", "Income: 2 power"];
    expect(new Texts("en", read("en")).effects(clauses)).toEqual(lines);
  });

  it("keeps ids free of other characters", () => {
    expect(messageId("option", "rules", "1.2")).toBe("option-rules-1-2");
  });
});
