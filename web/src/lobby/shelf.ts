/** What the first page says of the games it knows: in which order, how heavy, with which picture. Its sentences are texts. */
const PICTURES = import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" });
/** Where a page with guided games is part of the client, it says which games it teaches. */
const TAUGHT = Object.values(import.meta.glob<string[]>("../learn/games.ts", { eager: true, import: "GAMES" })).flat();

/** The lightest first, with its weight in three steps. */
const WEIGHTS: Record<string, number> = { "terra-nova": 1, tapestry: 2, "age-of-innovation": 3 };
export const HEAVIEST = 3;

export const weight = (game: string): number => WEIGHTS[game] ?? 0;
export const picture = (game: string, theme: string): string => PICTURES[`./pictures/${game}-${theme}.webp`] ?? "";
export const taught = (game: string): boolean => TAUGHT.includes(game);

export function inOrder<T extends { name: string }>(games: T[]): T[] {
  return games.toSorted((a, b) => (weight(a.name) || HEAVIEST + 1) - (weight(b.name) || HEAVIEST + 1));
}
