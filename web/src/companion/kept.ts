/** Sittings that this browser keeps, one for each game. */
import { kept } from "../lib/kept";
import type { Wish } from "./scene";

const place = (game: string): string => `spielwerk.companion.${game}`;

export const sittings = {
  of: (game: string): Wish | null => kept(place(game), null),
  keep(wish: Wish): void {
    localStorage.setItem(place(wish.game), JSON.stringify(wish));
  },
  drop(game: string): void {
    localStorage.removeItem(place(game));
  },
};
