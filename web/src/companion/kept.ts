/** Sittings that this browser keeps, one for each game. */
import type { Wish } from "./scene";

const place = (game: string): string => `spielwerk.companion.${game}`;

export const sittings = {
  of(game: string): Wish | null {
    try {
      return JSON.parse(localStorage.getItem(place(game)) ?? "null") as Wish | null;
    } catch {
      return null;
    }
  },
  keep(wish: Wish): void {
    localStorage.setItem(place(wish.game), JSON.stringify(wish));
  },
  drop(game: string): void {
    localStorage.removeItem(place(game));
  },
};
