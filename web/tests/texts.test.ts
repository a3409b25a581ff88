import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messageId, Texts } from "../src/texts/texts";

/** What is loaded at once, and what comes with a table, the rules page, the legend and the end of a game, with exercises and records. */
const FILES = ["texts/", "rules/rules.", "legend/signs.", "table/table.", "after/after.", "exercises/exercises.", "lobby/record."];
const source = (language: string): string => FILES.map((file) => readFileSync(new URL(`../src/${file}${language}.ftl`, import.meta.url), "utf-8")).join("\n");
const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();
const variables = (text: string): Map<string, string> =>
  new Map(text.split(/\n(?=[a-z])/).map((block) => [block.split(" ")[0]!, [...new Set(block.match(/\$[a-z]+/g) ?? [])].sort().join()]));

describe("the client's own words", () => {
  it("are complete in both languages", () => {
    expect(ids(source("de"))).toEqual(ids(source("en")));
    expect(new Set(ids(source("de"))).size).toBe(ids(source("de")).length);
  });

  it("use the same arguments in both languages", () => {
    const german = variables(source("de"));
    for (const [id, used] of variables(source("en"))) if (!id.startsWith("#")) expect([id, german.get(id)]).toEqual([id, used]);
  });
});

const SOURCES = new URL("../src/", import.meta.url);
/** Ids that a source asks for by a plain string, with its file. */
const asked = (): [string, string][] =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, SOURCES), "utf-8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((found): [string, string] => [found[1]!, file]));
/** Every text file of the client, whatever it comes with. */
const every = (language: string): Set<string> =>
  new Set(
    readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
      .filter((file) => file.endsWith(`${language}.ftl`))
      .flatMap((file) => ids(readFileSync(new URL(file, SOURCES), "utf-8"))),
  );

describe("every id that is asked for", () => {
  it.each(["de", "en"])("has its text (%s)", (language) => {
    const known = every(language);
    expect(asked().length).toBeGreaterThan(300);
    expect(asked().filter(([id]) => !known.has(id))).toEqual([]);
  });
});

/** Words that the German rulebooks do not use, and theirs. */
const OTHER_WORDS: [RegExp, string][] = [
  [/Planungstafel/, "Planungstableau"],
  [/(?<!Age of )\bInnovation(en)?\b/, "Erfindung"],
  [/\b[Aa]usbauen\b/, "aufwerten"],
  [/Wissenschaftstafel/, "Wissenstableau"],
  [/Geländekreis/, "Umwandlungskreis, Landschaftskreis"],
  [/Technologiekarte/, "Techkarte"],
];
const GAMES = new URL("../../src/spielwerk/games/", import.meta.url);
const texts = (folder: URL): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith("de.ftl") || /\bde\/\w+\.ftl$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), "utf-8")]);

describe("German words", () => {
  it("are those of the rulebooks, at the table and in what the coach says", () => {
    const read = [...texts(SOURCES), ...texts(GAMES)];
    expect(read.length).toBeGreaterThan(50);
    const found = read.flatMap(([file, text]) => text.split("\n").flatMap((line) => OTHER_WORDS.filter(([wrong]) => wrong.test(line)).map(([, right]) => [file, line, right])));
    expect(found).toEqual([]);
  });

  it("of one game stand beside a word for all", () => {
    const known = every("de");
    const own = [...known].filter((id) => /-(age-of-innovation|terra-nova)$/.test(id) && !/^(about|game)-/.test(id));
    expect(own.filter((id) => !known.has(id.replace(/-(age-of-innovation|terra-nova)$/, "")))).toEqual([]);
  });
});

describe("what a game calls its parts", () => {
  const words = (game: string, language: string): Texts =>
    new Texts(language, [readFileSync(new URL(`${game}/texts/${language}/course.ftl`, GAMES), "utf-8")]);

  it.each([
    ["age_of_innovation", "de", "Runde 3", "3", "Runden"],
    ["terra_nova", "en", "Round 3", "3", "rounds"],
    ["tapestry", "de", "Ära III", "III", "Ären"],
    ["tapestry", "en", "Era III", "III", "eras"],
  ])("is its own word (%s, %s)", (game, language, third, short, many) => {
    const texts = words(game, language);
    expect([texts.format("round", { n: 3 }), texts.format("round.numeral", { n: 3 }), texts.format("round.many")]).toEqual([third, short, many]);
  });

  it.each(["de", "en"])("is never the client's word where it looks back on a game (%s)", (language) => {
    const table = readFileSync(new URL(`../src/table/table.${language}.ftl`, import.meta.url), "utf-8").split("\n").filter((line) => /^(end|ledger|key-replay)/.test(line));
    const after = readFileSync(new URL(`../src/after/after.${language}.ftl`, import.meta.url), "utf-8").split("\n");
    expect(table.length).toBeGreaterThan(10);
    expect([...table, ...after].filter((line) => /(?<!\p{L})(rounds?|eras?|Runden?|Ären|Ära)(?!\p{L})/iu.test(line.replace(/^[\w-]+ =/, "").replaceAll(/\{[^}]*\}/g, "")))).toEqual([]);
  });
});

describe("messages with arguments", () => {
  const texts = new Texts(
    "en",
    [
      "discipline-law = Law\nterrain-lake = lake\npalace-3 = Palace 3\n    .full = the palace tile “Palace 3”\n" +
        "resource-coins = Coins\n    .counted = { $n } coins\nline = { $head }: { $body }\nwhen-now = At once\n" +
        "a = { $discipline }\nb = { $terrain_to } by { $seat }\nc = { $source } gives { $resource }\n" +
        "event-automatic = { $seat }: { $move }\nmove-copy = Copy { $of }\n" +
        "d = { $building-key ->\n    [guild] G\n   *[other] O\n}\neffect-x = { $n } x\neffect-y = one of:",
    ],
    { B: "Bruno" },
  );

  it("show words through their slots", () => {
    expect(texts.format("a", { discipline: "law" })).toBe("Law");
    expect(texts.format("b", { terrain_to: "lake", seat: "B" })).toBe("lake by Bruno");
    expect(texts.format("c", { source: "palace-3", resource: "coins", n: 4 })).toBe("the palace tile “Palace 3” gives 4 coins");
    expect(texts.format("d", { building: "guild" })).toBe("G");
  });

  it("tell an automatic answer with its own seat and the one it names", () => {
    expect(texts.format("event-automatic", { seat: "A", move: "move-copy", of: "B" })).toBe("A: Copy Bruno");
  });

  it("put a component's clauses under their moment", () => {
    const clause = { when: "now", when_args: {}, id: "effect-x", args: { n: 2 } };
    expect(texts.effects([clause, { ...clause, args: { n: 3 } }])).toEqual(["At once: 2 x; 3 x"]);
    expect(texts.effects([{ ...clause, id: "effect-y" }, clause, clause])).toEqual(["At once: one of: 2 x; 2 x"]);
  });

  it("name what has no text", () => {
    expect(texts.format("nowhere")).toBe("nowhere");
    expect(texts.maybe("nowhere")).toBe("");
  });

  it("make ids of anything", () => {
    expect(messageId("option", "rules", "1.2")).toBe("option-rules-1-2");
  });
});
