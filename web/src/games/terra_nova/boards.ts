/** A player of Terra Nova as boards and strips show them. */
import { t } from "../../lib/prefs.svelte";
import type { Texts } from "../../texts/texts";
import type { BoardPlayer } from "../terra/board/planning";
import type { NovaPlayer, NovaView } from "./view";

function place(player: NovaPlayer, view: NovaView): string {
  if (player.passed) return `${t("passed")} ${view.passed.indexOf(player.seat) + 1}.`;
  const now = view.order.indexOf(player.seat);
  return now >= 0 ? `${now + 1}.` : "";
}

export function boardOf(player: NovaPlayer, view: NovaView, texts: Texts): BoardPlayer {
  const faction = player.faction ? `faction-${player.faction}` : null;
  return {
    ...player,
    goods: [{ icon: "money", n: player.money, name: texts.maybe("resource-money") || "money" }],
    place: place(player, view),
    faction,
    tiles: [...player.abilities.filter((name) => name !== faction), ...player.cities.map((name) => `city-${name}`)],
  };
}
