import { execFileSync } from "node:child_process";
import { describe, expect, it, test } from "vitest";
import type { Clause, Component } from "../src/api/types";
import type { InWords } from "../src/games/shared/words";
import * as tapestry from "../src/games/tapestry/signs/glyphs";
import * as terra from "../src/games/terra/glyphs";
import { ICONS } from "../src/lib/icons";

/** How the effects of some games are drawn. */
interface Pictures {
  file: string;
  games: string[];
  words: InWords;
  /** The icons that stand for a clause. */
  icons: (clause: Pick<Clause, "id" | "args">) => string[];
  /** Whether a moment has to have a picture and has none. */
  lacks: (moment: string) => boolean;
}

const named = (icons: (string | undefined)[]): string[] => icons.filter((icon) => icon !== undefined && icon !== "") as string[];

const PICTURES: Pictures[] = [
  {
    file: "web/src/games/terra/glyphs.ts",
    games: ["age-of-innovation", "terra-nova"],
    words: terra.IN_WORDS,
    icons: ({ id, args }) => {
      const { icon, per } = terra.glyph({ id, args, when: "", when_args: {} });
      return named([icon, per]);
    },
    lacks: (moment) => moment.startsWith("on-") && terra.momentIcon(moment) === null,
  },
  {
    file: "web/src/games/tapestry/signs/glyphs.ts",
    games: ["tapestry"],
    words: tapestry.IN_WORDS,
    icons: (said) => tapestry.glyphs(said).flatMap(({ icon, per, way, tracks = [] }) => named([icon, per, way, ...tracks])),
    // Where an effect stands on a card or space of Tapestry says when it comes.
    lacks: () => false,
  },
];

/** The clauses in a picture: slots of income mats. */
function printed(part: unknown): Clause[] {
  if (Array.isArray(part)) return part.flatMap(printed);
  if (typeof part !== "object" || part === null) return [];
  return "id" in part && "args" in part ? [{ when: "", ...part } as unknown as Clause] : Object.values(part).flatMap(printed);
}

type Row = Pick<Component, "kind" | "name" | "effects" | "picture">;

/** A sentence for each effect and moment of a component without a picture. */
function missing({ file, words, icons, lacks }: Pictures, rows: Row[]): string[] {
  return rows
    .filter((row) => !words.kinds.includes(row.kind))
    .flatMap((row) => [...row.effects, ...printed(row.picture)].map((clause) => ({ clause, of: `${row.kind}-${row.name}` })))
    .filter(({ clause }) => !words.moments.includes(clause.when) && !words.clauses.includes(clause.id))
    .flatMap(({ clause, of }) => {
      const drawn = icons(clause);
      return [
        ...(drawn.length ? [] : [`${file} has no picture of ${clause.id} (${of}): draw it there, or list it in IN_WORDS.`]),
        ...drawn.filter((icon) => !(icon in ICONS)).map((icon) => `${file} draws ${clause.id} (${of}) as '${icon}', an icon that web/src/lib/icons.ts does not have.`),
        ...(lacks(clause.when) ? [`${file} has no picture of the moment ${clause.when} (${of}): add it to MOMENTS.`] : []),
      ];
    });
}

const python = process.env["SPIELWERK_PYTHON"] ?? ".venv/bin/python";
const components = JSON.parse(
  execFileSync(python, ["-m", "tests.browser.components"], { cwd: new URL("../../", import.meta.url), encoding: "utf-8", maxBuffer: 2 ** 26 }),
) as Record<string, Row[]>;

test("every game has its pictures looked at", () => {
  expect(PICTURES.flatMap((pictures) => pictures.games).sort()).toEqual(Object.keys(components).sort());
});

describe.each(PICTURES)("$file", (pictures) => {
  const rows = pictures.games.flatMap((game) => components[game]!);

  it("draws every effect", () => {
    expect(missing(pictures, rows)).toEqual([]);
  });

  it("leaves to words only what a component has and nothing draws", () => {
    const clauses = rows.flatMap((row) => [...row.effects, ...printed(row.picture)]);
    const { kinds, moments, clauses: told } = pictures.words;
    expect(kinds.filter((kind) => !rows.some((row) => row.kind === kind))).toEqual([]);
    expect(moments.filter((moment) => !clauses.some((clause) => clause.when === moment))).toEqual([]);
    expect(told.filter((id) => !clauses.some((clause) => clause.id === id && !pictures.icons(clause).length))).toEqual([]);
  });

  it("is named where a picture is missing", () => {
    const said = (id: string, when = "now"): string[] => missing(pictures, [{ kind: "palace", name: "18", effects: [{ id, when, args: {}, when_args: {} }], picture: {} }]);
    expect(said("effect-somersault")).toEqual([`${pictures.file} has no picture of effect-somersault (palace-18): draw it there, or list it in IN_WORDS.`]);
    expect(said("effect-gain-unicorns")).toEqual([`${pictures.file} draws effect-gain-unicorns (palace-18) as 'unicorns', an icon that web/src/lib/icons.ts does not have.`]);
    expect(missing(pictures, [{ kind: "palace", name: "18", effects: [], picture: { slots: [[{ id: "effect-somersault", args: {} }]] } }])).toHaveLength(1);
  });
});

test("a moment of the Terra games without an icon is named", () => {
  const effects = [{ id: "effect-gain-power", when: "on-full-moon", args: { n: 1 }, when_args: {} }];
  expect(missing(PICTURES[0]!, [{ kind: "palace", name: "18", effects, picture: {} }])).toEqual([
    "web/src/games/terra/glyphs.ts has no picture of the moment on-full-moon (palace-18): add it to MOMENTS.",
  ]);
});
