/** Pointy-top hexes in rows; odd rows stand half a hex to the right. */
export const RADIUS = 30;
export const WIDTH = RADIUS * Math.sqrt(3);
export const HEIGHT = RADIUS * 1.5;

export interface Point {
  x: number;
  y: number;
}

export function centre(row: number, column: number): Point {
  return { x: (column + (row % 2) / 2 + 0.5) * WIDTH, y: row * HEIGHT + RADIUS };
}

/** The six corners, clockwise from the top. */
export function corners(at: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 180) * (60 * n - 90);
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

export function outline(at: Point, radius = RADIUS): string {
  return corners(at, radius)
    .map((p) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`)
    .join(" ");
}

/** The cell in direction 0-5: E, SE, SW, W, NW, NE. Side n lies between corners n+1 and n+2. */
export function neighbour(row: number, column: number, direction: number): [number, number] {
  const shift = row % 2;
  const steps: [number, number][] = [
    [0, 1],
    [1, shift],
    [1, shift - 1],
    [0, -1],
    [-1, shift - 1],
    [-1, shift],
  ];
  const [down, right] = steps[direction]!;
  return [row + down, column + right];
}

/** "E4" as row and column. */
export function place(name: string): [number, number] {
  return [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
}
