/** A player of Terra Nova as boards and strips show them. */
import { t } from "../../lib/prefs.svelte";
import type { Texts } from "../../texts/texts";
import { type BoardPlayer, laidOut } from "../terra/board/planning";
import type { NovaPlayer, NovaView } from "./view";

function place(player: NovaPlayer, view: NovaView): string {
  // Once all have passed, the next order is laid out and nobody is in line any more.
  const next = view.passed.indexOf(player.seat);
  if (player.passed) return `${t("passed")}${next >= 0 ? ` ${next + 1}.` : ""}`;
  const now = view.order.indexOf(player.seat);
  return now >= 0 ? `${now + 1}.` : "";
}

const SIDES = ["left", "right"];

/** The two palaces of a faction are told apart by their sides. */
function palaces(faction: string, texts: Texts): Record<string, string> {
  return Object.fromEntries(SIDES.map((side) => [`palace-${faction}-${side}`, texts.maybe(`building-${side}-palace`)]));
}

export function boardOf(player: NovaPlayer, view: NovaView, texts: Texts): BoardPlayer {
  const faction = player.faction ? `faction-${player.faction}` : null;
  return {
    ...player,
    goods: [{ icon: "money", n: player.money, name: texts.maybe("resource-money") || "money" }],
    place: place(player, view),
    faction,
    titles: palaces(player.faction ?? "", texts),
    tiles: [...player.abilities.filter((name) => name !== faction), ...player.cities.map((name) => `city-${name}`)],
  };
}

/** The faction that is pointed at (or one of the mat), as it would lie before whoever takes it. */
export function readyBoard(view: NovaView, seat: number, pointed: string, texts: Texts): { board: BoardPlayer; colour: string } | undefined {
  const mine = view.offered.filter((mat) => mat.owner === seat);
  const factions = (mine.length ? mine : view.offered.filter((mat) => mat.owner === null)).flatMap((mat) => mat.factions.map((faction) => ({ ...faction, mat: mat.mat })));
  const named = (faction: (typeof factions)[number]): string[] => [`faction-${faction.name}`, ...faction.palaces];
  const chosen = factions.find((faction) => named(faction).includes(pointed)) ?? factions.find((faction) => `terrain-${faction.mat}` === pointed) ?? factions[0];
  if (!chosen) return undefined;
  const board = laidOut(chosen.picture, seat, `faction-${chosen.name}`, chosen.palaces, (id) => texts.maybe(id) || id);
  return { board: { ...board, titles: palaces(chosen.name, texts) }, colour: chosen.mat };
}
