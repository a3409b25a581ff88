/** A player's board as the views of both Terra games describe it. */
export type Amounts = Record<string, number>;

export interface SlotRow {
  building: string;
  cost: Amounts;
  /** The cost beside somebody else's building. */
  cheaper: Amounts | null;
  /** What each slot brings, from left to right. */
  slots: Amounts[];
  /** How many slots their buildings have left. */
  open: number;
  /** What the building on it does. */
  tile?: string;
}

export interface TrackRow {
  track: string;
  level: number;
  steps: { value: number; reward: Amounts }[];
  cost: Amounts | null;
}

export interface Spot {
  terrain: string;
  spades: number;
  cost: Amounts;
}

export interface Planning {
  base: Amounts;
  rows: SlotRow[];
  tracks: TrackRow[];
  circle: Spot[];
}

export interface Good {
  icon: string;
  n: number;
  /** How many there are in all. */
  of?: number;
  /** The discipline of a book. */
  tone?: string;
  name: string;
}

/** Kinds of goods that have room in a line. */
const MOST = 5;

/** In a line that would be too long books are counted together; the board shows them one by one. */
export function foldedBooks(goods: Good[]): Good[] {
  const books = goods.filter((good) => good.tone && good.n);
  const others = goods.filter((good) => !good.tone);
  if (books.length < 2 || books.length + others.length <= MOST) return goods;
  const all = { icon: "book", n: books.reduce((sum, book) => sum + book.n, 0), name: books.map((book) => `${book.n} ${book.name}`).join(", ") };
  return [...others.slice(0, 3), all, ...others.slice(3)];
}

/** What the boards and strips of both games are drawn from. */
export interface BoardPlayer {
  seat: number;
  vp: number;
  bowls: number[];
  bridges: number;
  passed: boolean;
  used: string[];
  income: Amounts;
  able: string[];
  planning: Planning | null;
  goods: Good[];
  faction: string | null;
  tiles: string[];
  /** Shorter names for tiles that lie beside their faction. */
  titles?: Record<string, string>;
  /** Place in the turn order, or in that of the next round once the player has passed. */
  place: string;
}

/** A board that lies ready to be chosen, with what one starts with. */
export interface NewBoard extends Planning {
  terrain: string;
  start: Amounts;
  bowls: number[];
}

/** How the board would lie before somebody who chooses it. */
export function laidOut(board: NewBoard, seat: number, faction: string | null, tiles: string[], word: (id: string) => string): BoardPlayer {
  const { vp = 0, ...goods } = board.start;
  return {
    seat,
    vp,
    bowls: [0, 1, 2].map((n) => board.bowls[n] ?? 0),
    bridges: 0,
    passed: false,
    used: [],
    income: board.base,
    able: [],
    planning: board,
    goods: Object.entries(goods).map(([icon, n]) => ({ icon, n, name: word(`resource-${icon}`) })),
    faction,
    tiles,
    place: "",
  };
}

const ICON: Record<string, string> = {
  books: "book",
  build: "workshop",
  transform: "spade",
  "send scholar": "scholars",
  "return scholar": "scholars",
  innovate: "innovation",
  "power-action": "power",
  "book-action": "book",
  use: "special",
  annex: "annexes",
  "improve-shipping": "shipping",
};

/** The icon of a resource, a building, a track or a verb. */
export const iconOf = (word: string): string => ICON[word] ?? word;
