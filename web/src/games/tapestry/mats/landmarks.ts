/** Landmarks in a capital, each as a shape of its own. */
import type { City } from "../view";
import { PLOT } from "./districts";

/** A row and a column. */
export type Plot = [number, number];

export interface Shape {
  /** Empty for plots of which it is not told what stands there. */
  name: string;
  plots: Plot[];
}

/** One side of a plot, from a corner into a direction. */
interface Edge {
  x: number;
  y: number;
  direction: number;
}

/** Right, down, left, up: an outline is walked with its inside at the right hand. */
const WAYS: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

const plotOf = (name: string): Plot => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
const nameOf = (y: number, x: number): string => `${String.fromCharCode(65 + y)}${x + 1}`;

export function shapesOf(city: Pick<City, "rows" | "landmarks">): Shape[] {
  const landmarks = city.landmarks ?? [];
  const told = new Set(landmarks.flatMap((one) => one.plots));
  const others = city.rows.flatMap((row, y) => [...row].flatMap((plot, x): Plot[] => (plot === "L" && !told.has(nameOf(y, x)) ? [[y, x]] : [])));
  const shapes = landmarks.map(({ name, plots }) => ({ name, plots: plots.map(plotOf) }));
  return others.length ? [...shapes, { name: "", plots: others }] : shapes;
}

/** The sides of plots at which there is none of the others. */
function edgesOf(plots: Plot[]): Edge[] {
  const has = new Set(plots.map(([y, x]) => nameOf(y, x)));
  return plots.flatMap(([y, x]) => [
    ...(has.has(nameOf(y - 1, x)) ? [] : [{ x, y, direction: 0 }]),
    ...(has.has(nameOf(y, x + 1)) ? [] : [{ x: x + 1, y, direction: 1 }]),
    ...(has.has(nameOf(y + 1, x)) ? [] : [{ x: x + 1, y: y + 1, direction: 2 }]),
    ...(has.has(nameOf(y, x - 1)) ? [] : [{ x, y: y + 1, direction: 3 }]),
  ]);
}

/** The edge that goes on where another ends; where two plots meet at a corner alone, that of the same plot. */
function following(edges: Edge[], edge: Edge): Edge {
  const [right, down] = WAYS[edge.direction]!;
  const there = edges.filter((one) => one.x === edge.x + right && one.y === edge.y + down);
  return there.find((one) => one.direction === (edge.direction + 1) % 4) ?? there[0]!;
}

function loop(edges: Edge[], inset: number): string {
  const walked: Edge[] = [];
  for (let edge = edges[0]!; !walked.includes(edge); edge = following(edges, edge)) walked.push(edge);
  const corners = walked.flatMap((edge, n) => {
    const before = walked.at(n - 1)!;
    if (before.direction === edge.direction) return [];
    const [a, b] = [WAYS[(before.direction + 1) % 4]!, WAYS[(edge.direction + 1) % 4]!];
    return [`${edge.x * PLOT + 1 + inset * (a[0] + b[0])} ${edge.y * PLOT + 1 + inset * (a[1] + b[1])}`];
  });
  edges.splice(0, edges.length, ...edges.filter((edge) => !walked.includes(edge)));
  return `M${corners.join("L")}Z`;
}

/** The line around plots, a bit inside of them, so that those of neighbours keep apart. */
export function outline(plots: Plot[], inset: number): string {
  const edges = edgesOf(plots);
  let path = "";
  while (edges.length) path += loop(edges, inset);
  return path;
}
