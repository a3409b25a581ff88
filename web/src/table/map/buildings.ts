/** Buildings on the map, standing on y = 10: walls, roof and what is drawn on them, each with a height of its own. */
export interface House {
  walls: string;
  roof: string;
  detail: string;
  /** Half of the ground it covers, for its shadow. */
  half: number;
}

const workshop: House = { walls: "M-8 10V0h16v10Z", roof: "M-10.5 1 0-8.5 10.5 1Z", detail: "M-2.5 10V4h5v6", half: 10 };
const guild: House = {
  walls: "M-12 10V0h24v10Z",
  roof: "M-14 1-6-8 0-1.5 6-8 14 1Z",
  detail: "M-8 10V5h4v5M4 10V5h4v5",
  half: 13,
};
const palace: House = {
  walls: "M-13 10V-5h6v5h3v-7h8v7h3v-5h6v15Z",
  roof: "M-14.5-5-10-14-5.5-5ZM-6-7 0-18 6-7ZM5.5-5 10-14 14.5-5Z",
  detail: "M-3 10V4q3-4 6 0v6M-10 4v-3M10 4v-3",
  half: 15,
};
const university: House = {
  walls: "M-13 10V7h2V-1h22v8h2v3Z",
  roof: "M-9-1Q-9-13 0-14.5 9-13 9-1ZM-1-14v-4h2v4Z",
  detail: "M-7 7V1M-2.4 7V1M2.4 7V1M7 7V1",
  half: 15,
};

export const HOUSES: Record<string, House> = {
  workshop,
  guild,
  school: {
    walls: "M-12 10V-1h9v-8h9v8h6v11Z",
    roof: "M-13.5 0h10.5v-3h-8ZM-4.5-8 1.5-15 7.5-8ZM6 0h7.5L11-3H6Z",
    detail: "M-1 10V5h5v5M1.5-15v-5l4.5 2-4.5 1.5M-8 6V3",
    half: 13,
  },
  palace,
  university,
  tower: {
    walls: "M-5 10-4-10h8l1 20Z",
    roof: "M-7-10v-6h2.6v2.2h3.1V-16h2.6v2.2h3.1V-16H7v6Z",
    detail: "M-2 10V5h4v5M0-1v-4",
    half: 8,
  },
  monument: { walls: "M-8 10V6H8v4Z", roof: "M-4.5 6-2.4-14 0-19l2.4 5L4.5 6Z", detail: "M-2.5-2h5M-3 2h6", half: 9 },
  house: workshop,
  "trading-post": guild,
  "left-palace": palace,
  "right-palace": university,
};
