/** A player of Age of Innovation as boards and strips show them. */
import { t } from "../../lib/prefs.svelte";
import type { Texts } from "../../texts/texts";
import { type BoardPlayer, type Good, laidOut, type NewBoard } from "../terra/board/planning";
import type { AgePlayer, AgeView } from "./view";

function goods(player: AgePlayer, word: (id: string) => string): Good[] {
  const plain = (["coins", "tools", "scholars"] as const).map((icon): Good => ({ icon, n: player[icon], name: word(`resource-${icon}`) }));
  plain[2]!.of = player.scholar_supply;
  const books = Object.entries(player.books).map(([tone, n]): Good => ({ icon: "book", n, tone, name: word(`resource-book-${tone}`) }));
  const rare = (["keys", "annexes"] as const).filter((icon) => player[icon]).map((icon): Good => ({ icon, n: player[icon], name: word(`resource-${icon}`) }));
  return [...plain, ...books, ...rare];
}

function place(player: AgePlayer, view: AgeView): string {
  const next = view.next_order.indexOf(player.seat);
  if (player.passed) return `${t("passed")}${next >= 0 ? ` ${next + 1}.` : ""}`;
  const now = view.order.indexOf(player.seat);
  return now >= 0 ? `${now + 1}.` : "";
}

export function boardOf(player: AgePlayer, view: AgeView, texts: Texts): BoardPlayer {
  const word = (id: string): string => texts.maybe(id) || id;
  return {
    ...player,
    goods: goods(player, word),
    place: place(player, view),
    faction: player.faction ? `faction-${player.faction}` : null,
    tiles: [
      ...(player.palace ? [`palace-${player.palace}`] : []),
      ...(player.bonus ? [`bonus-${player.bonus}`] : []),
      ...player.innovations.map((name) => `innovation-${name}`),
      ...player.competencies.map((name) => `competency-${name}`),
      ...player.city_tiles.map((name) => `city-${name}`),
    ],
  };
}

/** The set that is pointed at, or the first one, as it would lie before whoever takes it. */
export function readyBoard(view: AgeView, seat: number, pointed: string, board: (name: string) => NewBoard | undefined, texts: Texts): { board: BoardPlayer; colour: string } | undefined {
  const { boards, factions, bonuses } = view.offered;
  // In the draft, and where one person chooses among two factions for each board, nothing lies with the board yet.
  const draft = view.offered.draft || factions.length > boards.length;
  const named = (n: number): string[] => [`board-${boards[n]}`, ...(draft ? [] : [`faction-${factions[n]}`, `bonus-${bonuses[n]}`])];
  const places = boards.map((_, n) => n).filter((n) => boards[n]);
  const chosen = places.find((n) => named(n).includes(pointed)) ?? places[0];
  const picture = chosen === undefined ? undefined : board(boards[chosen]!);
  if (chosen === undefined || !picture) return undefined;
  const faction = draft ? null : `faction-${factions[chosen]}`;
  const tiles = draft ? [] : [`bonus-${bonuses[chosen]}`];
  return { board: laidOut(picture, seat, faction, tiles, (id) => texts.maybe(id) || id), colour: boards[chosen]! };
}
