/** Capital mats as they are printed: where districts end, and the drawings of special plots. */
import type { City } from "../view";

const SIZE = 9;
export const PLOT = 10;
const EDGE = SIZE * PLOT + 2;
const BLOCKS = ["aaabbbccc", "dddeeefff", "ggghhhiii"].flatMap((line) => [line, line, line]);

/** The district of each plot; the nine blocks where a mat has no others. */
export const areasOf = (city: Pick<City, "areas">): string[] => city.areas ?? BLOCKS;

/** Where a stretch of plots begins or ends in the drawing, up to the frame at both sides. */
const end = (plot: number): number => (plot === 0 ? 0 : plot === SIZE ? EDGE : plot * PLOT + 1);

/** Stretches in which neighbouring plots are of different districts, as long as they go. */
function stretches(differs: (along: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let along = 0; along < SIZE; along++) {
    if (!differs(along)) continue;
    const last = found.at(-1);
    if (last?.[1] === along) last[1] = along + 1;
    else found.push([along, along + 1]);
  }
  return found;
}

/** The lines between districts as a path. */
export function borders(areas: string[]): string {
  let path = "";
  for (let line = 1; line < SIZE; line++) {
    const at = line * PLOT + 1;
    for (const [from, to] of stretches((y) => areas[y]![line] !== areas[y]![line - 1])) path += `M${at} ${end(from)}V${end(to)}`;
    for (const [from, to] of stretches((x) => areas[line]![x] !== areas[line - 1]![x])) path += `M${end(from)} ${at}H${end(to)}`;
  }
  return path;
}

/** The plots of a district, as row and column. */
export const plotsOf = (areas: string[], letter: string): [number, number][] =>
  areas.flatMap((row, y) => [...row].flatMap((area, x): [number, number][] => (area === letter ? [[y, x]] : [])));

/** The letters of a mat's districts, in the order in which the view counts them. */
export const lettersOf = (city: Pick<City, "areas" | "pays">): string[] =>
  city.pays?.map((one) => one.district) ?? [...new Set(areasOf(city).join("").replaceAll(".", ""))].toSorted();

/** Lily pad, will-o'-the-wisp, reeds beside one, goblin, centre of the city: on a plot of ten by ten. */
export const SPECIALS: Record<string, string> = {
  o: "M5 1.6a3.4 3.4 0 1 0 3.2 2.3L5 5Z",
  w: "M5 1.2C6.8 3.4 7.8 4.8 7.8 6.3a2.8 2.8 0 0 1-5.6 0C2.2 5.2 3 4.5 3.4 3.6c.6.6.8 1 .9 1.6C5 4.2 5.2 2.8 5 1.2Z",
  r: "M2.6 9V4.4h.7V9ZM4.7 9V2.6h.7V9ZM6.8 9V4h.7v5ZM2.4 4.6V2.4h1.1v2.2ZM4.5 2.9V1h1.1v1.9ZM6.6 4.2V2h1.1v2.2Z",
  g: "M.9 3.2 3 4.1C3.5 3 4.2 2.5 5 2.5s1.5.5 2 1.6l2.1-.9-1.6 2.6C7.3 7.5 6.3 8.6 5 8.6S2.7 7.5 2.5 5.8Z",
  c: "M5 .9 9.1 5 5 9.1.9 5ZM5 3 3 5l2 2 2-2Z",
};

/** A mat as it is before anything is built. */
export function bare(picture: Record<string, unknown>): City {
  const { rows, areas, special, pays, rules } = picture as unknown as City;
  return { rows: rows ?? [], districts: Array<boolean>(pays?.length ?? SIZE).fill(false), lines: 0, worth: 0, areas, special, pays, rules };
}
