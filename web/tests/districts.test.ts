import { expect, test } from "vitest";
import { areasOf, borders, lettersOf, plotsOf } from "../src/games/tapestry/mats/districts";

test("nine blocks have four lines from edge to edge", () => {
  expect(borders(areasOf({}))).toBe("M31 0V92M0 31H92M61 0V92M0 61H92");
  expect(lettersOf({})).toEqual([..."abcdefghi"]);
});

test("a district of its own shape is surrounded, at the frame only where it ends inside", () => {
  const areas = ["aa.......", "a........", ...Array<string>(7).fill(".........")];
  expect(borders(areas)).toBe("M11 11V21M11 11H21M21 0V11M0 21H11");
  expect(plotsOf(areas, "a")).toEqual([[0, 0], [0, 1], [1, 0]]);
});
