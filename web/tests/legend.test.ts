import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWN as OF_TAPESTRY } from "../src/games/tapestry/signs/glyphs";
import { DRAWN as OF_TERRA } from "../src/games/terra/glyphs";
import { LEGENDS, signName, terrainName } from "../src/legend/signs";
import { ICONS } from "../src/lib/icons";
import { Texts } from "../src/texts/texts";

const LANGUAGES = ["de", "en"] as const;
const TERRA = ["age-of-innovation", "terra-nova"];

function wordsOf(game: string, language: string): Texts {
  const folder = new URL(`../../src/spielwerk/games/${game.replaceAll("-", "_")}/texts/${language}/`, import.meta.url);
  return new Texts(language, readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf-8")));
}

test.each(Object.keys(LEGENDS))("every sign of %s is drawn and has a name", (game) => {
  for (const language of LANGUAGES) {
    const words = wordsOf(game, language);
    const ours = new Texts(language, [readFileSync(new URL(`../src/legend/signs.${language}.ftl`, import.meta.url), "utf-8")]);
    for (const { icons, terrains } of LEGENDS[game]!) {
      expect(new Set(icons).size).toBe(icons.length);
      if (!terrains) expect(icons.filter((icon) => !(icon in ICONS))).toEqual([]);
      expect(icons.filter((icon) => !(terrains ? terrainName(icon, words) : signName(icon, game, words, ours)))).toEqual([]);
    }
  }
});

test("what the table draws for an effect is in the legend", () => {
  const listed = (games: string[]): Set<string> => new Set(games.flatMap((game) => LEGENDS[game]!.flatMap((group) => group.icons)));
  // The start on a civilization's mat, and other people, mean what they look like.
  expect([...OF_TAPESTRY].filter((icon) => !listed(["tapestry"]).has(icon))).toEqual(["pass", "person"]);
  expect([...OF_TERRA].filter((icon) => !listed(TERRA).has(icon))).toEqual([]);
});
