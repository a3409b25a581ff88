/** A game with one click: me against bots of medium strength. */
import type { GameInfo, TableWish } from "../api/types";

const BOT_NAMES = ["Ada", "Bruno", "Clara", "Dora", "Emil"];
const OPPONENTS = 2;

export function botName(n: number): string {
  return BOT_NAMES[n % BOT_NAMES.length]!;
}

/** The level in the middle: the weakest bore, the strongest think long. */
export function mediumLevel(levels: string[]): string {
  return levels.includes("medium") ? "medium" : (levels[Math.floor(levels.length / 2)] ?? "");
}

/** The option that adds an automatic opponent, in games that have one. */
export const SOLO = "automa";

export const solo = (game: GameInfo): boolean => game.options.some((option) => option.name === SOLO);

/** Me alone against the first opponent there is, at its usual level. */
export function soloWish(game: GameInfo, name: string): TableWish {
  const opponent = game.options.find((option) => option.name === SOLO)?.choices.find((choice) => choice !== "none") ?? "none";
  return { game: game.name, seats: [{ kind: "me", name }], options: { [SOLO]: opponent } };
}

export function quickWish(game: GameInfo, name: string): TableWish {
  const players = Math.max(game.least_players, Math.min(1 + OPPONENTS, game.most_players));
  const bot = mediumLevel(game.bots);
  return {
    game: game.name,
    seats: [
      { kind: "me", name },
      ...Array.from({ length: players - 1 }, (_, n) => ({ kind: "bot" as const, bot, name: botName(n) })),
    ],
    shuffle: true,
  };
}
