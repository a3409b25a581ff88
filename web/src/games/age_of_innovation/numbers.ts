/** What Age of Innovation counts for each player. */
import { t } from "../../lib/prefs.svelte";
import type { NumberGroup, NumberRow } from "../../numbers/numbers";
import type { Texts } from "../../texts/texts";
import { bowls } from "../terra/numbers";
import type { AgePlayer } from "./view";

const DISCIPLINES = ["banking", "law", "engineering", "medicine"];
const BUILDINGS = ["workshop", "guild", "school", "palace", "university"];
type Row = NumberRow<AgePlayer>;

export function numbers(texts: Texts): NumberGroup<AgePlayer>[] {
  const good = (name: "vp" | "coins" | "tools" | "scholars" | "keys" | "annexes"): Row => ({ label: texts.format(`resource-${name}`), icon: name, good: name, of: (player) => player[name] });
  const book = (name: string): Row => ({ label: t("numbers-book", { name: texts.format(`discipline-${name}`) }), icon: "book", good: `book-${name}`, of: (player) => player.books[name] });
  const income = (name: string): Row => ({ label: texts.format(`resource-${name}`), icon: name, of: (player) => player.income[name] });
  const level = (name: string): Row => ({ label: texts.format(`discipline-${name}`), icon: name, of: (player) => player.levels[name] });
  const built = (name: string): Row => ({ label: texts.format(`building-${name}`), icon: name, of: (player) => player.pieces[name]! - player.stock[name]! });
  const tiles = (name: "city_tiles" | "competencies" | "innovations", label: string, icon: string): Row => ({ label: t(label), icon, of: (player) => player[name].length });
  return [
    { title: "numbers-goods", rows: [good("vp"), good("coins"), good("tools"), good("scholars"), ...DISCIPLINES.map(book), ...bowls(), { label: texts.format("resource-power-tokens"), icon: "power-tokens", good: "power-tokens", of: ({ bowls: [one, two, three] }) => one + two + three }, good("keys"), good("annexes")] },
    { title: "income", rows: ["coins", "tools", "scholars", "power"].map(income) },
    {
      title: "numbers-tracks",
      rows: [
        ...DISCIPLINES.map(level),
        { label: texts.format("track-shipping"), icon: "shipping", of: (player) => player.shipping_value },
        { label: t("numbers-spade"), icon: "terraforming", of: (player) => player.tools_per_spade },
      ],
    },
    { title: "numbers-built", rows: [...BUILDINGS.map(built), tiles("city_tiles", "cities", "city"), tiles("competencies", "competencies", "competency"), tiles("innovations", "innovations", "innovation"), { label: t("numbers-area"), icon: "area", of: (player) => player.area }] },
  ];
}
