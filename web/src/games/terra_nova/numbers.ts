/** What Terra Nova counts for each player. */
import { t, tIn } from "../../lib/prefs.svelte";
import type { NumberGroup, NumberRow } from "../../numbers/numbers";
import type { Texts } from "../../texts/texts";
import { bowls } from "../terra/numbers";
import type { NovaPlayer, NovaView } from "./view";

const BUILDINGS = ["house", "trading-post", "left-palace", "right-palace"];
type Row = NumberRow<NovaPlayer>;

export function numbers(texts: Texts): NumberGroup<NovaPlayer>[] {
  const good = (name: "vp" | "money"): Row => ({ label: texts.format(`resource-${name}`), icon: name, good: name, of: (player) => player[name] });
  const income = (name: string): Row => ({ label: texts.format(`resource-${name}`), icon: name, of: (player) => player.income[name] });
  const built = (name: string): Row => ({
    label: texts.format(`building-${name}`),
    icon: name,
    of: (player, view) => (view as NovaView).map.hexes.filter((cell) => cell.owner === player.seat && cell.building === name).length,
  });
  return [
    { title: "numbers-goods", rows: [good("vp"), good("money"), ...bowls()] },
    { title: "income", rows: ["money", "power"].map(income) },
    { title: "numbers-tracks", rows: [{ label: t("track-shipping"), icon: "shipping", of: (player) => player.shipping_value }] },
    {
      title: "numbers-built",
      rows: [
        ...BUILDINGS.map(built),
        { label: tIn("terra-nova", "cities"), icon: "city", of: (player) => player.cities.length },
        { label: t("numbers-area"), icon: "area", of: (player) => player.area },
        { label: t("bridges-left"), icon: "bridge", of: (player) => player.bridges },
      ],
    },
  ];
}
