/** Flat-topped hexes by axial coordinates. */
import type { Sides } from "../view";

export const R = 30;
const ROOT = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export const at = (q: number, r: number): Point => ({ x: 1.5 * R * q, y: ROOT * R * (r + q / 2) });

/** Clockwise from the top left, as the engine counts. */
export const corners = (p: Point, radius = R): Point[] =>
  [240, 300, 0, 60, 120, 180].map((angle) => ({
    x: p.x + radius * Math.cos((angle * Math.PI) / 180),
    y: p.y + radius * Math.sin((angle * Math.PI) / 180),
  }));

export const points = (list: Point[]): string => list.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(" ");

export interface Patch {
  terrain: string;
  shape: string;
}

/** The terrain around each corner, from the middle to the halves of both sides that meet there. */
export function patches(p: Point, sides: Sides, radius = R): Patch[] {
  const c = corners(p, radius);
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return sides.map(([terrain], n) => ({
    terrain,
    shape: points([p, middle(c[(n + 5) % 6]!, c[n]!), c[n]!, middle(c[n]!, c[(n + 1) % 6]!)]),
  }));
}

/** Land that touches no side lies in the middle. */
export function inner(sides: Sides, terrains: string[]): string[] {
  const along = new Set(sides.flat());
  return terrains.filter((terrain) => !along.has(terrain));
}
