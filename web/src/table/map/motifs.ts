/** Drawn land: a few stamps per terrain, scattered over a hex with slight variation that is the same each time. */
import type { Point } from "../../lib/hexes";

/** Paths in three tones of a terrain: ink lines, shaded shapes, light shapes. */
export interface Motif {
  ink: string;
  shade: string;
  light: string;
}

interface Stamp {
  ink?: string;
  shade?: string;
  light?: string;
}

/** Stamps in relative commands, beginning at the place they are put to. */
const STAMPS: Record<string, Stamp[]> = {
  desert: [
    { ink: "m-8 1q4-5 8-1q3-3 8-1", shade: "m-8 1q4-5 8-1q-1 3 2 4q-6 1-10-3z" },
    { ink: "m-6 0q3-4 6 0q2-2 5 0", shade: "m-6 0q3-4 6 0q-1 2 1 3q-4 1-7-3z" },
    { ink: "m-2 0h.1m4-2h.1m-1 4h.1m3 0h.1" },
  ],
  plains: [
    { ink: "m-7-3q7-3 14 0m-14 3q7-3 14 0m-14 3q7-3 14 0" },
    { ink: "m0 4v-8m0 3l-2.5-2m2.5 2l2.5-2m-2.5 4l-2.5-2m2.5 2l2.5-2" },
    { ink: "m-6-2q6-2.5 12 0m-12 3q6-2.5 12 0", light: "m-5 5q5-2 10 0v1.6q-5-2-10 0z" },
  ],
  swamp: [
    { ink: "m-3 5q0-5-2-8m3 8v-10m2 10q0-4 2.5-7", light: "m-1-5q1-3.5 0-5q-1.6 1.5-1 5z" },
    { ink: "m-6 0q6-2 12 0m-9 2.5q3-1 6 0" },
    { ink: "m0 4q0-4-2-6m2 6v-7m0 7q0-3 2-5" },
  ],
  lake: [
    { ink: "m-8 0q2-3 4 0t4 0t4 0t4 0" },
    { ink: "m-5 0q1.7-2.6 3.4 0t3.4 0t3.4 0", light: "m-4-4q3-1.6 8 0q-4 1.2-8 0z" },
    { ink: "m-5 1q1.7-2.6 3.4 0t3.4 0" },
  ],
  forest: [
    { shade: "m0-8l4.2 6h-2.2l3.4 5h-10.8l3.4-5h-2.2z", ink: "m0 3v2.6", light: "m0-8l1.6 2.3h-3.2z" },
    { shade: "m0-6l3.2 4.6h-1.6l2.6 4h-8.4l2.6-4h-1.6z", ink: "m0 2.6v2.2" },
    { shade: "m0-7l3.6 5.2h-1.9l3 4.4h-9.4l3-4.4h-1.9z", ink: "m0 2.6v2.4", light: "m0-7l1.4 2h-2.8z" },
  ],
  mountain: [
    { shade: "m0-8l8 13h-7l-2-5z", ink: "m-8 5l8-13l8 13", light: "m0-8l2.8 4.6l-2.2 1.4l-1.4-1.6l-1.8 1z" },
    { shade: "m0-5.5l5.5 9h-5z", ink: "m-5.5 3.5l5.5-9l5.5 9", light: "m0-5.5l1.8 3l-1.6.8l-1.8-1z" },
    { shade: "m0-4l4 6.4h-3.4z", ink: "m-4 2.4l4-6.4l4 6.4" },
  ],
  wasteland: [
    { ink: "m-7-2l4 2l1 4m-1-4l5-3l1-3m-1 3l4 2l3-1" },
    { ink: "m-4-4l2 4l-3 3m3-3l4 1l3 3m-3-3l1-4" },
    { shade: "m-4 2l1.6-4l3.4-1.4l3 2.4l.8 3z", ink: "m-4 2l1.6-4l3.4-1.4l3 2.4l.8 3zm5.6-5.2l.4 5" },
  ],
};

/** Where stamps go, from the middle of the hex; the last ones lie where a building would stand. */
const SPOTS: Point[] = [
  { x: -13, y: -9 },
  { x: 12, y: -10 },
  { x: 15, y: 7 },
  { x: -14, y: 8 },
  { x: 0, y: -19 },
  { x: 1, y: 19 },
  { x: 0, y: 0 },
];
const FREE = SPOTS.length - 1;

/** Numbers from 0 to 1 that a seed always gives alike (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function motif(terrain: string, seed: number, at: Point, built: boolean): Motif {
  const stamps = STAMPS[terrain];
  const found: Motif = { ink: "", shade: "", light: "" };
  if (!stamps) return found;
  const random = numbers(seed);
  for (const spot of built ? SPOTS.slice(0, FREE) : SPOTS) {
    const x = at.x + spot.x + (random() - 0.5) * 5;
    const y = at.y + spot.y + (random() - 0.5) * 4;
    const stamp = stamps[Math.floor(random() * stamps.length)]!;
    const start = `M${x.toFixed(1)} ${y.toFixed(1)}`;
    for (const tone of ["ink", "shade", "light"] as const) if (stamp[tone]) found[tone] += start + stamp[tone];
  }
  return found;
}
